"""The rules that failed, in the order in which they matter."""

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
    """Rules with findings, listed or not: those of files that cannot be read first, then by severity and code."""
    found: dict[str, list[Finding]] = {}
    for finding in report.findings:
        found.setdefault(finding.code, []).append(finding)
    counts: dict[str, Counter[Severity]] = {}
    unread: set[str] = set()
    for (code, severity, path), count in report.tally.items():
        unread |= {code} if path in report.unread else set()
        counts.setdefault(code, Counter())[severity] += count
    ranks = []
    for code, severities in counts.items():
        rule = page.rules.get(code) or Rule(code, ("error",), "unknown", "file", "")
        total = report.totals.get(code, Total(0, severities.total()))
        ranks.append(Ranked(rule, min(severities, key=SEVERITIES.index), total, tuple(found.get(code, ()))))
    return sorted(
        ranks, key=lambda each: (each.rule.code not in unread, SEVERITIES.index(each.severity), each.rule.code)
    )
