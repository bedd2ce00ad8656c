"""The rules that failed, the worst ones first."""

from __future__ import annotations

from dataclasses import dataclass

from navspec.records.report import SEVERITIES, Finding, Report, Rule, Severity, Total
from navspec.report import Page


@dataclass(frozen=True, slots=True)
class Ranked:
    """A rule with its worst finding and its totals."""

    rule: Rule
    severity: Severity
    total: Total
    findings: tuple[Finding, ...]


def ranked(report: Report, page: Page) -> list[Ranked]:
    """Rules with findings, and those whose findings are all cut from the list; by severity, then by code."""
    found: dict[str, list[Finding]] = {code: [] for code, total in report.totals.items() if total.failed}
    for each in report.findings:
        found.setdefault(each.code, []).append(each)
    ranks = [_rank(code, findings, report, page) for code, findings in found.items()]
    return sorted(ranks, key=lambda each: (SEVERITIES.index(each.severity), each.rule.code))


def _rank(code: str, findings: list[Finding], report: Report, page: Page) -> Ranked:
    rule = page.rules.get(code) or Rule(code, ("error",), "unknown", "file", "")
    severities: list[Severity] = [each.severity for each in findings] or [rule.severities[0]]
    worst: Severity = min(severities, key=SEVERITIES.index)
    return Ranked(rule, worst, report.totals.get(code, Total(0, len(findings))), tuple(findings))
