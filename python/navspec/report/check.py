"""A report for people: where it breaks, what that means, what to do."""

from __future__ import annotations

from collections import Counter

from navspec.records.report import SEVERITIES, Cause, Finding, Report, Severity
from navspec.report import Page
from navspec.report.parts import counted, heading, listed, tool_errors, unasked
from navspec.report.places import coordinates, where
from navspec.report.rank import ranked
from navspec.report.sheet import Part, Sheet, number, some

PER_FILE = 5
"""Findings of one rule that are listed per file."""
PER_RULE: dict[Severity, int] = {"error": 50, "warning": 50, "info": 5}
"""Findings of one rule that are listed in all."""
RELATED = 3
REASONS = 12


def render(report: Report, page: Page) -> str:
    """Findings by file, their rules with what to do, what was not asked, and the verdict as the last line."""
    sheet = Sheet()
    _causes(sheet, report)
    if not page.brief:
        _incomplete_sets(sheet, report)
    _findings(sheet, report)
    if not page.brief:
        _rules(sheet, report, page)
    _skipped(sheet, report, page)
    tool_errors(sheet, report.tool_errors)
    _verdict(sheet, report)
    return sheet.text(page)


def _causes(sheet: Sheet, report: Report) -> None:
    if not report.causes:
        return
    sheet.section("Most likely")
    for each in report.causes:
        counts = listed(counted(severity, count) for severity, count in severities_of(each) if count)
        sheet.line(each.message, indent=2)
        sheet.line("explains ", *counts, "; these are not listed below", indent=4)
        sheet.line(("Fix: ", "good"), each.fix, indent=4)
    sheet.gap()


def severities_of(cause: Cause) -> list[tuple[Severity, int]]:
    """How many findings a cause explains, by severity, the worst first."""
    return [(each, cause.explains[each]) for each in SEVERITIES]


def _incomplete_sets(sheet: Sheet, report: Report) -> None:
    for each in report.sets:
        if each.missing:
            have = f"{each.files} of {each.files + len(each.missing)} files of the set"
            sheet.line((each.path or each.family, "name"), f": {have}; not here: {some(each.missing, 6)}")


def _findings(sheet: Sheet, report: Report) -> None:
    groups: dict[str, list[Finding]] = {}
    for each in report.findings:
        if each.cause is None:
            groups.setdefault(each.path, []).append(each)
    told: Counter[str] = Counter()
    passed_over: list[set[str]] = []
    for path, findings in groups.items():
        here: Counter[str] = Counter()
        shown: list[Finding] = []
        for each in sorted(findings, key=lambda each: SEVERITIES.index(each.severity)):
            if here[each.code] < PER_FILE and told[each.code] < PER_RULE[each.severity]:
                shown.append(each)
                told[each.code] += 1
                here[each.code] += 1
        if shown:
            _file(sheet, path, findings, shown, here)
        else:
            passed_over.append({each.code for each in findings})
    if passed_over:
        sheet.gap()
        codes = some(sorted(set().union(*passed_over)), 4)
        sheet.line((f"… and {number(len(passed_over), 'more file')} with {codes} (see --format json)", "quiet"))


def _file(sheet: Sheet, path: str, findings: list[Finding], shown: list[Finding], here: Counter[str]) -> None:
    sheet.gap()
    counts = Counter(each.severity for each in findings)
    totals = listed(counted(each, counts[each]) for each in SEVERITIES if counts[each])
    sheet.line((path or "all files together", "name"), ": ", *totals)
    for each in shown:
        _finding(sheet, each)
    left = Counter(each.code for each in findings) - here
    if left:
        more = ", ".join(f"{count:,} more of {code}" for code, count in left.items())
        sheet.line((f"… and {more} (see --format json)", "quiet"), indent=2)


def _finding(sheet: Sheet, each: Finding) -> None:
    place = f"  {where(each)}" if each.path else ""
    at = f" {coordinates(each.position)}" if each.position else ""
    sheet.line(*heading(each), each.message, (f"{at}{place}", "quiet"), indent=2)
    for other in each.related[:RELATED]:
        at = " ".join(filter(None, (other["path"], other.get("pointer"))))
        sheet.line((f"see {at}: {other.get('message', '')}".rstrip(": "), "quiet"), indent=6)
    if len(each.related) > RELATED:
        sheet.line((f"… and {len(each.related) - RELATED:,} more places", "quiet"), indent=6)


def _rules(sheet: Sheet, report: Report, page: Page) -> None:
    ranks = [each for each in ranked(report, page) if any(finding.cause is None for finding in each.findings)]
    if ranks:
        sheet.section("What it means and what to do")
    for rule, severity, total in ((each.rule, each.severity, each.total) for each in ranks):
        asked = f": fails in {total.failed:,} of {number(total.cases, 'case')}" if total.cases else ""
        evidence = f", {rule.evidence}" if rule.code in page.rules else ""
        sheet.line((rule.code, "name"), " (", (severity, severity), evidence, ")", asked, indent=2)
        for text in filter(None, (rule.summary, rule.explanation)):
            sheet.line(text, indent=4)
        if rule.fix:
            sheet.line(("Fix: ", "good"), rule.fix, indent=4)


def _skipped(sheet: Sheet, report: Report, page: Page) -> None:
    groups = unasked(report)
    if not groups:
        return
    if page.brief:
        sheet.gap()
        codes = {code for each in groups for code in each.codes}
        rules = number(len(codes), "rule")
        questions = sum(each.questions for each in groups)
        open_ = f" ({number(questions, 'question')})" if questions else ""
        sheet.line((f"{rules} not asked of everything{open_}; without -q the reasons are told", "quiet"))
        return
    sheet.section("Not checked")
    for each in groups[:REASONS]:
        sheet.line(f"{each.reason}{each.ending}: ", (some(each.codes, 8), "quiet"), indent=2)
    sheet.more(len(groups) - REASONS, "more reasons", indent=2)


def _verdict(sheet: Sheet, report: Report) -> None:
    sheet.gap()
    if report.truncated:
        stored = number(len(report.findings), "finding")
        sheet.line((f"The list ends after {stored} (see --max-findings); the totals are exact.", "quiet"))
    sheet.line(*_verdict_parts(report))


def verdict(report: Report) -> str:
    """The likes of "64 files, 0 errors, 2 warnings"."""
    return "".join(part if isinstance(part, str) else part[0] for part in _verdict_parts(report))


def _verdict_parts(report: Report) -> list[Part]:
    shown: tuple[Severity, ...] = SEVERITIES if report.severities.get("info") else ("error", "warning")
    counts = Counter({each: report.severities.get(each, 0) for each in shown})
    parts: list[Part] = [number(len(report.inputs), "file")]
    for status, words in (("unreadable", "unreadable"), ("unknown_format", "of unknown format")):
        if several := sum(each.status == status for each in report.inputs):
            parts.append((f"{several:,} {words}", "error"))
    clean = not counts.total() and len(parts) == 1
    parts += [counted(each, counts[each], "good" if clean else "") for each in shown]
    profile = "" if report.profile == "default" else f" (profile {report.profile})"
    return [*listed(parts), profile]
