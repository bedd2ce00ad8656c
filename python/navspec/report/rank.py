"""The rules that failed, the worst ones first."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from navspec.records.report import SEVERITIES, Finding, Report, Rule, Severity, Total
from navspec.report import Page


@dataclass(frozen=True, slots=True)
class Ranked:
    """A rule with its worst severity, its totals, and those of its findings that are not left out."""

    rule: Rule
    severity: Severity
    total: Total
    findings: tuple[Finding, ...]


def ranked(report: Report, page: Page) -> list[Ranked]:
    """Rules with findings, and those whose findings are all left out; by severity, then by code."""
    found: dict[str, list[Finding]] = {}
    for each in report.findings:
        found.setdefault(each.code, []).append(each)
    counts: dict[str, Counter[Severity]] = {}
    for (code, severity, _), count in report.tally.items():
        counts.setdefault(code, Counter())[severity] += count
    ranks = []
    for code, severities in counts.items():
        rule = page.rules.get(code) or Rule(code, ("error",), "unknown", "file", "")
        total = report.totals.get(code, Total(0, severities.total()))
        ranks.append(Ranked(rule, min(severities, key=SEVERITIES.index), total, tuple(found.get(code, ()))))
    return sorted(ranks, key=lambda each: (SEVERITIES.index(each.severity), each.rule.code))
