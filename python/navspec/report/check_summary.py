"""Totals of a check: outcome, failed rules in order of importance, skipped checks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, NamedTuple

from navspec.records.report import SEVERITIES, Cause, Finding, Report, Rule, Severity, Status, Total
from navspec.report import RenderOptions
from navspec.report.sheet import Part, format_count, format_severity, join_parts

UNREAD: dict[Status, str] = {"unreadable": "unreadable", "unknown_format": "of unknown format"}
"""Words for the states of files that were not read."""


@dataclass(frozen=True, slots=True)
class RankedRule:
    """A rule with its worst severity, its totals, and its findings in the report."""

    rule: Rule
    severity: Severity
    total: Total
    findings: tuple[Finding, ...]


def rank_rules(report: Report, options: RenderOptions) -> list[RankedRule]:
    """Return rules with findings, listed or not: first those of files that cannot be read, then by severity, number of
    findings and code.
    """
    findings: dict[str, list[Finding]] = {}
    for finding in report.findings:
        findings.setdefault(finding.code, []).append(finding)
    counts: dict[str, Counter[Severity]] = {}
    unread: set[str] = set()
    for (code, severity, path), count in report.tally.items():
        unread |= {code} if path in report.unread else set()
        counts.setdefault(code, Counter())[severity] += count
    ranks = []
    for code, severities in counts.items():
        rule = options.rules.get(code) or Rule(code, ("error",), "unknown", "file", "")
        total = report.totals.get(code, Total(0, severities.total()))
        ranks.append(RankedRule(rule, min(severities, key=SEVERITIES.index), total, tuple(findings.get(code, ()))))
    return sorted(
        ranks,
        key=lambda rank: (
            rank.rule.code not in unread,
            SEVERITIES.index(rank.severity),
            -counts[rank.rule.code].total(),
            rank.rule.code,
        ),
    )


def outcome_of(report: Report, fail_on: Severity | Literal["never"]) -> tuple[Severity | Literal["good"], str]:
    """Return the outcome of a check in a few words with its style: "Fails", "Loads, 2 warnings", "Passes"."""
    if report.fails_at(fail_on):
        return "error", "Fails"
    for severity, words in (("error", ""), ("warning", "Loads, ")):
        if count := report.severities.get(severity, 0):
            return "warning", f"{words}{format_count(count, severity)}"
    return "good", "Passes"


def truncation_notice(report: Report, listed: int) -> str:
    """Return a sentence if a report omits findings, else an empty string."""
    total = sum(report.tally.values())
    if listed == total:
        return ""
    return (
        f"Showing {listed:,} of {format_count(total, 'finding')}, the first ones of each rule in each file "
        "(see --max-findings); all totals are exact."
    )


def explained_counts(cause: Cause) -> list[tuple[Severity, int]]:
    """Return how many findings a cause explains, by severity, the worst first."""
    return [(severity, cause.explains[severity]) for severity in SEVERITIES]


def format_verdict(report: Report) -> str:
    """Return the totals as text, such as "64 files, 0 errors, 2 warnings"."""
    return "".join(part if isinstance(part, str) else part[0] for part in verdict_parts(report))


def verdict_parts(report: Report) -> list[Part]:
    """Return the totals as parts of a line."""
    shown: tuple[Severity, ...] = SEVERITIES if report.severities.get("info") else ("error", "warning")
    counts = Counter({severity: report.severities.get(severity, 0) for severity in shown})
    parts: list[Part] = [format_count(len(report.inputs), "file")]
    for status, words in UNREAD.items():
        if several := sum(input_.status == status for input_ in report.inputs):
            parts.append((f"{several:,} {words}", "error"))
    clean = not counts.total() and len(parts) == 1
    parts += [format_severity(severity, counts[severity], "good" if clean else "") for severity in shown]
    if several := sum(suppression.count for suppression in report.suppressed):
        parts.append(f"{several:,} suppressed")
    profile = "" if report.profile == "default" else f" (profile {report.profile})"
    return [*join_parts(parts), profile]


class SkippedChecks(NamedTuple):
    """Rules that were skipped for one reason, and how many of their checks are known to be skipped."""

    reason: str
    codes: tuple[str, ...]
    num_checks: int

    @property
    def ending(self) -> str:
        """The number of skipped checks as the end of a sentence; empty if it is unknown."""
        return f" ({format_count(self.num_checks, 'check')} skipped)" if self.num_checks else ""


def group_skipped_checks(report: Report) -> list[SkippedChecks]:
    """Return skipped rules grouped by reason, in the order of the report."""
    groups: dict[str, dict[str, int]] = {}
    for skipped_rule in report.skipped_rules:
        codes = groups.setdefault(skipped_rule.reason, {})
        codes[skipped_rule.code] = codes.get(skipped_rule.code, 0) + skipped_rule.not_asked
    return [SkippedChecks(reason, tuple(codes), sum(codes.values())) for reason, codes in groups.items()]
