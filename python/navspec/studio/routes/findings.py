"""Findings in a document: causes first, then rules and their findings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from navspec.operations.check import rules_in_report
from navspec.operations.evaluation import find_unmatched
from navspec.records.report import SEVERITIES, Finding, Related, Report, keep_first
from navspec.report import RenderOptions
from navspec.report.check_summary import rank_rules
from navspec.studio.endpoints import ApiCall, ArrayResponse, endpoint

LISTED = 20_000
"""Findings that the page gets; all others still count."""
_MOST = 1 << 31


@endpoint("documents/{document:int}/findings")
def findings(call: ApiCall) -> Any:
    """Return totals, causes, rules with their texts, findings by column, and the news `since` a revision.

    Of a finding `rule` and `file` are numbers in the lists beside it (file -1: the set), `cause` -1 without one,
    `x`, `y`, `z` NaN without a place. `related` has other places by the number of the finding. `news` are findings
    that are
    new or gone since another revision, None where the report of that is not kept any more.
    """
    document = call.document
    report, revision = document.check(), document.revision
    before = document.reports.get(call.number("since", revision, _MOST))
    listed = keep_first(report.findings, LISTED)
    return ArrayResponse(
        {
            "revision": revision,
            "news": before and _compare_reports(report, before, listed),
            **_findings_data(report, listed, list(document.now.files)),
        }
    )


def _compare_reports(report: Report, before: Report, listed: list[Finding]) -> dict[str, Any]:
    """Return the news of a report: numbers of the new findings that are listed, and totals by severity."""
    new_findings = find_new_findings(report, before)
    ids = set(map(id, new_findings))
    return {
        "found": np.array([number for number, finding in enumerate(listed) if id(finding) in ids], np.uint32),
        "found_totals": count_severities(new_findings),
        "gone_totals": count_fixed(before, report, new_findings),
    }


def find_new_findings(report: Report, earlier: Report) -> list[Finding]:
    """Return findings of one report that another lacks.

    Rows may have other numbers in between while places stay, or the place of a finding moves and its row and text stay.
    """

    def place(finding: Finding) -> tuple[Any, ...]:
        position = tuple(finding.position) if finding.position else (finding.path, finding.pointer)
        return finding.code, finding.severity, position

    def row(finding: Finding) -> tuple[Any, ...]:
        return finding.code, finding.severity, finding.path, finding.pointer, finding.message

    return find_unmatched(report.findings, earlier.findings, place, row)[0]


def count_fixed(old: Report, new: Report, new_findings: list[Finding]) -> dict[str, int]:
    """Return by severity how many findings are gone, including findings that reports only count."""
    more = count_severities(new_findings)
    return {
        severity: max(0, old.severities.get(severity, 0) - new.severities.get(severity, 0) + more[severity])
        for severity in SEVERITIES
    }


def count_severities(findings: list[Finding]) -> dict[str, int]:
    """Return how many findings there are of each severity."""
    return {**dict.fromkeys(SEVERITIES, 0), **Counter(finding.severity for finding in findings)}


def _findings_data(report: Report, listed: list[Finding], paths: list[str]) -> dict[str, Any]:
    rules = rank_rules(report, RenderOptions(rules={rule.code: rule for rule in rules_in_report(report)}))
    codes = {ranked_rule.rule.code: number for number, ranked_rule in enumerate(rules)}
    numbers = {path: number for number, path in enumerate(paths)}
    unlisted = report.tally - Counter(finding.group for finding in listed)
    places = np.array([_position(finding) for finding in listed], np.float32).reshape(-1, 3)
    return {
        "totals": {severity: report.severities.get(severity, 0) for severity in SEVERITIES},
        "listed": len(listed),
        "causes": [cause.to_dict() for cause in report.causes],
        "rules": [
            {**rule.rule.to_dict(), "severity": rule.severity, **_counts(report, rule.rule.code)} for rule in rules
        ],
        "files": paths,
        "errors": list(report.tool_errors),
        "unlisted": [
            {"rule": codes[code], "severity": SEVERITIES.index(severity), "file": numbers.get(path, -1), "count": count}
            for (code, severity, path), count in unlisted.items()
        ],
        "findings": {
            "rule": np.array([codes[finding.code] for finding in listed], np.uint16),
            "severity": np.array([SEVERITIES.index(finding.severity) for finding in listed], np.uint8),
            "file": np.array([numbers.get(finding.path, -1) for finding in listed], np.int32),
            "cause": np.array([-1 if finding.cause is None else finding.cause for finding in listed], np.int32),
            "offset": np.array([finding.offset for finding in listed], np.float64),
            "length": np.array([finding.length for finding in listed], np.float64),
            "x": places[:, 0].copy(),
            "y": places[:, 1].copy(),
            "z": places[:, 2].copy(),
            "message": [finding.message for finding in listed],
            "pointer": [finding.pointer for finding in listed],
            "place": [finding.place for finding in listed],
            "related": {
                str(number): list(map(_related, finding.related))
                for number, finding in enumerate(listed)
                if finding.related
            },
        },
    }


def _position(finding: Finding) -> list[float]:
    """Return the position of a finding on the map: its own place, or a related one."""
    places = (finding.position, *(related.get("position") for related in finding.related))
    position = next((place for place in places if place is not None), (None, None, None))
    return [np.nan if coordinate is None else coordinate for coordinate in position]


def _related(related: Related) -> dict[str, Any]:
    return {
        "path": related["path"],
        "pointer": related.get("pointer", ""),
        "message": related.get("message", ""),
        "position": related.get("position"),
    }


def _counts(report: Report, code: str) -> dict[str, int]:
    total = report.totals.get(code)
    return {"failed": total.failed, "cases": total.cases} if total else {"failed": 0, "cases": 0}


ROUTES = [findings]
