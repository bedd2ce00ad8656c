"""A report as JUnit XML, for servers that show test results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal
from xml.etree import ElementTree

from navspec.records.report import SEVERITIES, Finding, Report, Rule, Severity
from navspec.report import RenderOptions
from navspec.report.locations import message_with_location, to_posix
from navspec.report.sheet import format_count, printable

FIRST = 5
"""Findings of one rule that are listed per file."""

Verdict = Literal["failure", "error", "skipped"]


@dataclass(slots=True)
class _Case:
    """A rule checked on one file, with a verdict unless it passed; `notes` are findings that do not fail it."""

    verdict: Verdict | None = None
    message: str = ""
    text: str = ""
    notes: str = ""


@dataclass(slots=True)
class _Suite:
    """The rules checked on one file."""

    cases: dict[str, _Case] = field(default_factory=dict)

    def count(self, verdict: Verdict) -> int:
        return sum(case_.verdict == verdict for case_ in self.cases.values())


def render(report: Report, options: RenderOptions) -> str:
    """Return one suite per file with one case per rule that ran on it.

    A case fails if a finding is at or above the level that fails the check, so that tests and exit status agree. Other
    findings are in its output. Files that cannot be read are errors.
    """
    suites: dict[str, _Suite] = {}
    _add_passed(suites, report, options)
    _add_skipped(suites, report)
    _add_suppressed(suites, report)
    _add_findings(suites, report, options)
    named = [*suites.items()]
    if tool_suite := _tool_suite(report):
        named.append(("navspec", tool_suite))
    root = ElementTree.Element("testsuites", _attributes("navspec", [suite for _, suite in named]))
    for name, suite in named:
        _add_suite(root, name, suite)
    ElementTree.indent(root, " ")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def _add_passed(suites: dict[str, _Suite], report: Report, options: RenderOptions) -> None:
    """Add a case for every rule that ran; rules of sets also have one for each set."""
    ran = [options.rules.get(code, Rule(code, ("error",), "unknown", "file", "")) for code in sorted(report.totals)]
    for input_ in report.inputs:
        codes = [rule.code for rule in ran if rule.family in ("", input_.family)] if input_.status == "read" else []
        suites.setdefault(to_posix(input_.path), _Suite()).cases.update({code: _Case() for code in codes})
    for set_ in report.sets:
        codes = [rule.code for rule in ran if rule.family == set_.family and rule.scope == "set"]
        suites.setdefault(to_posix(set_.path), _Suite()).cases.update({code: _Case() for code in codes})


def _add_skipped(suites: dict[str, _Suite], report: Report) -> None:
    for skipped_rule in report.skipped_rules:
        if not skipped_rule.not_asked:
            case = _Case("skipped", skipped_rule.reason)
            suites.setdefault(to_posix(skipped_rule.path), _Suite()).cases[skipped_rule.code] = case


def _add_suppressed(suites: dict[str, _Suite], report: Report) -> None:
    for suppression in report.suppressed:
        for (code, _, path), count in suppression.places.items():
            case = _Case("skipped", f"{format_count(count, 'finding')} suppressed: {suppression.reason}")
            suites.setdefault(to_posix(path), _Suite()).cases[code] = case


def _add_findings(suites: dict[str, _Suite], report: Report, options: RenderOptions) -> None:
    unread = {to_posix(path): status for path, status in report.unread.items()}
    groups: dict[tuple[str, str], list[Finding]] = {}
    for finding in report.findings:
        groups.setdefault((to_posix(finding.path), finding.code), []).append(finding)
    counts: dict[tuple[str, str], Counter[Severity]] = {}
    for (code, severity, path), count in report.tally.items():
        counts.setdefault((to_posix(path), code), Counter())[severity] += count
    for (path, code), severities in counts.items():
        findings = sorted(groups.get((path, code), ()), key=lambda finding: SEVERITIES.index(finding.severity))
        case = suites.setdefault(path, _Suite()).cases[code] = _Case()
        text = _format_findings(findings, severities.total())
        if path in unread:
            case.verdict = "error"
        elif any(_fails(severity, options) for severity in severities):
            case.verdict = "failure"
        if case.verdict:
            case.message, case.text = message_with_location(findings[0]) if findings else text, text
        else:
            case.notes = text
    for path, status in unread.items():
        if not suites[path].cases:  # its rule was not selected
            suites[path].cases[status.upper()] = _Case("error", "this file could not be checked")


def _tool_suite(report: Report) -> _Suite | None:
    """Return the failures of navspec itself; None if there are none."""
    suite = _Suite()
    for place, error in enumerate(report.tool_errors, 1):
        suite.cases[f"tool error {place}"] = _Case("error", error)
    return suite if suite.cases else None


def _fails(severity: Severity, options: RenderOptions) -> bool:
    return options.fail_on != "never" and SEVERITIES.index(severity) <= SEVERITIES.index(options.fail_on)


def _format_findings(findings: list[Finding], total: int) -> str:
    lines = [printable(f"{finding.severity}: {message_with_location(finding)}") for finding in findings[:FIRST]]
    if (more := total - len(lines)) > 0:
        lines.append(
            f"… and {more:,} more" if lines else f"{format_count(more, 'finding')}, none listed (see --max-findings)"
        )
    return "\n".join(lines)


def _attributes(name: str, listed: Sequence[_Suite]) -> dict[str, str]:
    """Return the attributes of a suite, or of all suites; no time is measured, but some readers require one."""
    return {
        "name": _escape(name),
        "tests": str(sum(len(suite.cases) for suite in listed)),
        "failures": str(sum(suite.count("failure") for suite in listed)),
        "errors": str(sum(suite.count("error") for suite in listed)),
        "time": "0",
    }


def _add_suite(root: ElementTree.Element, path: str, suite: _Suite) -> None:
    element = ElementTree.SubElement(
        root, "testsuite", {**_attributes(path, [suite]), "skipped": str(suite.count("skipped"))}
    )
    for code, case in suite.cases.items():
        testcase = ElementTree.SubElement(element, "testcase", {"name": code, "classname": _escape(path), "time": "0"})
        if case.verdict == "skipped":
            ElementTree.SubElement(testcase, "skipped", {"message": _escape(case.message)})
        elif case.verdict:
            about = {"message": _escape(case.message), "type": code}
            ElementTree.SubElement(testcase, case.verdict, about).text = _escape(case.text or printable(case.message))
        elif case.notes:
            ElementTree.SubElement(testcase, "system-out").text = _escape(case.notes)


def _escape(text: str) -> str:
    """Return text in which characters that XML forbids, or that could steer a terminal, are spelled out."""
    return "\n".join(map(printable, text.split("\n")))
