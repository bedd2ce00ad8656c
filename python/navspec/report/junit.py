"""A report as JUnit XML, for servers that show test results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal
from xml.etree import ElementTree

from navspec.records.report import SEVERITIES, Finding, Report, Rule, Severity
from navspec.report import Page
from navspec.report.places import placed, slashed
from navspec.report.sheet import number, printable

FIRST = 5
"""Findings of one rule that are listed per file."""

Verdict = Literal["failure", "error", "skipped"]


@dataclass(slots=True)
class _Case:
    """A rule on one file: passed where there is no verdict; `notes` are findings that do not fail it."""

    verdict: Verdict | None = None
    message: str = ""
    text: str = ""
    notes: str = ""


@dataclass(slots=True)
class _Suite:
    """What was asked of one file, by rule."""

    cases: dict[str, _Case] = field(default_factory=dict)

    def count(self, verdict: Verdict) -> int:
        return sum(case_.verdict == verdict for case_ in self.cases.values())


def render(report: Report, page: Page) -> str:
    """One suite per file with one case per rule that ran on it.

    A case fails where a finding is at or above the level that fails the check, so that tests and exit status agree;
    other findings stand in its output. Files that cannot be read are errors.
    """
    suites: dict[str, _Suite] = {}
    _passed(suites, report, page)
    _skipped(suites, report)
    _suppressed(suites, report)
    _found(suites, report, page)
    named = [*suites.items()]
    if own := _of_the_tool(report):
        named.append(("navspec", own))
    root = ElementTree.Element("testsuites", _counts("navspec", [suite for _, suite in named]))
    for name, suite in named:
        _write(root, name, suite)
    ElementTree.indent(root, " ")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def _passed(suites: dict[str, _Suite], report: Report, page: Page) -> None:
    """A case for every rule that ran: those of sets for the sets as well."""
    ran = [page.rules.get(code, Rule(code, ("error",), "unknown", "file", "")) for code in sorted(report.totals)]
    for input_ in report.inputs:
        codes = [rule.code for rule in ran if rule.family in ("", input_.family)] if input_.status == "read" else []
        suites.setdefault(slashed(input_.path), _Suite()).cases.update({code: _Case() for code in codes})
    for set_ in report.sets:
        codes = [rule.code for rule in ran if rule.family == set_.family and rule.scope == "set"]
        suites.setdefault(slashed(set_.path), _Suite()).cases.update({code: _Case() for code in codes})


def _skipped(suites: dict[str, _Suite], report: Report) -> None:
    for skipped_rule in report.skipped_rules:
        if not skipped_rule.not_asked:
            case = _Case("skipped", skipped_rule.reason)
            suites.setdefault(slashed(skipped_rule.path), _Suite()).cases[skipped_rule.code] = case


def _suppressed(suites: dict[str, _Suite], report: Report) -> None:
    for each in report.suppressed:
        for (code, _, path), count in each.places.items():
            case = _Case("skipped", f"{number(count, 'finding')} suppressed: {each.reason}")
            suites.setdefault(slashed(path), _Suite()).cases[code] = case


def _found(suites: dict[str, _Suite], report: Report, page: Page) -> None:
    unread = {slashed(path): status for path, status in report.unread.items()}
    groups: dict[tuple[str, str], list[Finding]] = {}
    for finding in report.findings:
        groups.setdefault((slashed(finding.path), finding.code), []).append(finding)
    counts: dict[tuple[str, str], Counter[Severity]] = {}
    for (code, severity, path), count in report.tally.items():
        counts.setdefault((slashed(path), code), Counter())[severity] += count
    for (path, code), severities in counts.items():
        findings = sorted(groups.get((path, code), ()), key=lambda each: SEVERITIES.index(each.severity))
        case = suites.setdefault(path, _Suite()).cases[code] = _Case()
        text = _listed(findings, severities.total())
        if path in unread:
            case.verdict = "error"
        elif any(_fails(each, page) for each in severities):
            case.verdict = "failure"
        if case.verdict:
            case.message, case.text = placed(findings[0]) if findings else text, text
        else:
            case.notes = text
    for path, status in unread.items():
        if not suites[path].cases:  # its rule was not selected
            suites[path].cases[status.upper()] = _Case("error", "this file could not be checked")


def _of_the_tool(report: Report) -> _Suite | None:
    """Failures of navspec itself."""
    suite = _Suite()
    for place, each in enumerate(report.tool_errors, 1):
        suite.cases[f"tool error {place}"] = _Case("error", each)
    return suite if suite.cases else None


def _fails(severity: Severity, page: Page) -> bool:
    return page.fail_on != "never" and SEVERITIES.index(severity) <= SEVERITIES.index(page.fail_on)


def _listed(findings: list[Finding], total: int) -> str:
    lines = [printable(f"{finding.severity}: {placed(finding)}") for finding in findings[:FIRST]]
    if (more := total - len(lines)) > 0:
        lines.append(
            f"… and {more:,} more" if lines else f"{number(more, 'finding')}, none listed (see --max-findings)"
        )
    return "\n".join(lines)


def _counts(name: str, listed: Sequence[_Suite]) -> dict[str, str]:
    """The attributes of a suite, or of all of them together; no time is measured, but some readers want one."""
    return {
        "name": _legal(name),
        "tests": str(sum(len(each.cases) for each in listed)),
        "failures": str(sum(each.count("failure") for each in listed)),
        "errors": str(sum(each.count("error") for each in listed)),
        "time": "0",
    }


def _write(root: ElementTree.Element, path: str, suite: _Suite) -> None:
    element = ElementTree.SubElement(
        root, "testsuite", {**_counts(path, [suite]), "skipped": str(suite.count("skipped"))}
    )
    for code, case in suite.cases.items():
        found = ElementTree.SubElement(element, "testcase", {"name": code, "classname": _legal(path), "time": "0"})
        if case.verdict == "skipped":
            ElementTree.SubElement(found, "skipped", {"message": _legal(case.message)})
        elif case.verdict:
            about = {"message": _legal(case.message), "type": code}
            ElementTree.SubElement(found, case.verdict, about).text = _legal(case.text or printable(case.message))
        elif case.notes:
            ElementTree.SubElement(found, "system-out").text = _legal(case.notes)


def _legal(text: str) -> str:
    """Text with what XML cannot hold, or what could steer a terminal, spelled out."""
    return "\n".join(map(printable, text.split("\n")))
