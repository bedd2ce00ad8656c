"""A report for people: where it breaks, what that means, what to do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from navspec.records.report import SEVERITIES, Cause, Finding, Related, Report, Severity, Status
from navspec.report import Page
from navspec.report.parts import UNREAD, counted, cut, heading, listed, standing, tool_errors, unasked
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
    _findings(sheet, report, page)
    if not page.brief:
        _rules(sheet, report, page)
    if page.info == "counts":
        _infos(sheet, report, page)
    _skipped(sheet, report, page)
    _suppressed(sheet, report)
    tool_errors(sheet, report.tool_errors)
    _verdict(sheet, report, page)
    return sheet.text(page)


def _causes(sheet: Sheet, report: Report) -> None:
    if not report.causes:
        return
    sheet.section("Most likely")
    for cause in report.causes:
        counts = listed(counted(severity, count) for severity, count in severities_of(cause) if count)
        sheet.line(cause.message, indent=2)
        if len(cause.paths) > 1:
            sheet.line("files: ", (some(cause.paths, PER_FILE), "name"), indent=4)
        sheet.line("explains ", *counts, "; these are not listed below", indent=4)
        sheet.line(("Fix: ", "good"), cause.fix, indent=4)
    sheet.gap()


def severities_of(cause: Cause) -> list[tuple[Severity, int]]:
    """How many findings a cause explains, by severity, the worst first."""
    return [(each, cause.explains[each]) for each in SEVERITIES]


def _incomplete_sets(sheet: Sheet, report: Report) -> None:
    for set_ in report.sets:
        if set_.missing:
            have = f"{set_.files} of {set_.files + len(set_.missing)} files of the set"
            sheet.line((set_.path or set_.family, "name"), f": {have}; not here: {some(set_.missing, 6)}")


def _findings(sheet: Sheet, report: Report, page: Page) -> None:
    """Findings by file; first the files that cannot be read, of which every finding is there."""
    levels = SEVERITIES if page.info == "all" else SEVERITIES[:-1]
    counts: dict[str, Counter[tuple[str, Severity]]] = {}
    for (code, severity, path), count in report.unexplained.items():
        counts.setdefault(path, Counter())[code, severity] += count
    groups: dict[str, list[Finding]] = {path: [] for path in report.unread}
    for finding in report.findings:
        if finding.cause is None and (finding.severity in levels or finding.path in report.unread):
            groups.setdefault(finding.path, []).append(finding)
    told: Counter[str] = Counter()
    explained = {path for cause in report.causes for path in cause.paths}
    passed_over: list[set[str]] = []
    for path, findings in groups.items():
        here: Counter[str] = Counter()
        shown: list[Finding] = []
        for finding in sorted(findings, key=lambda each: SEVERITIES.index(each.severity)):
            if path in report.unread or (
                here[finding.code] < PER_FILE and told[finding.code] < PER_RULE[finding.severity]
            ):
                shown.append(finding)
                told[finding.code] += 1
                here[finding.code] += 1
        if not findings and path in explained:
            continue
        if shown or path in report.unread:
            _file(sheet, path, report.unread.get(path), counts.get(path, Counter()), shown, levels)
        else:
            passed_over.append({finding.code for finding in findings})
    if passed_over:
        sheet.gap()
        codes = some(sorted(set().union(*passed_over)), 4)
        sheet.line((f"… and {number(len(passed_over), 'more file')} with {codes} (see --output-format json)", "quiet"))


def _file(
    sheet: Sheet,
    path: str,
    status: Status | None,
    counts: Counter[tuple[str, Severity]],
    shown: list[Finding],
    levels: Sequence[Severity],
) -> None:
    sheet.gap()
    severities: Counter[Severity] = Counter()
    left: Counter[str] = Counter()
    for (code, severity), count in counts.items():
        severities[severity] += count
        left[code] += count if severity in levels else 0
    parts: list[Part] = [(UNREAD[status], "error")] if status else []
    parts += [counted(each, severities[each]) for each in SEVERITIES if severities[each]]
    sheet.line((path or "all files together", "name"), ": ", *listed(parts))
    for each in shown:
        _finding(sheet, each)
    left -= Counter(each.code for each in shown if each.cause is None)
    if left:
        more = ", ".join(f"{count:,} more of {code}" for code, count in left.items())
        sheet.line((f"… and {more} (see --output-format json)", "quiet"), indent=2)


def _finding(sheet: Sheet, each: Finding) -> None:
    place = f"  {where(each)}" if each.path else ""
    at = f" {coordinates(each.position)}" if each.position else ""
    sheet.line(*heading(each), each.message, (f"{at}{place}", "quiet"), indent=2)
    related = [other for other in each.related if not _is_told(other, each)]
    for other in related[:RELATED]:
        at = " ".join(filter(None, (other["path"], other.get("pointer"))))
        sheet.line((f"see {at}: {other.get('message', '')}".rstrip(": "), "quiet"), indent=6)
    if len(related) > RELATED:
        sheet.line((f"… and {len(related) - RELATED:,} more places", "quiet"), indent=6)


def _is_told(other: Related, finding: Finding) -> bool:
    """Whether a finding in the same file names another place by itself."""
    name = re.split(r" (?:is|leads|has) ", other.get("message", ""))[0]
    return bool(name) and other["path"] == finding.path and name in finding.message


def _rules(sheet: Sheet, report: Report, page: Page) -> None:
    left = {code for code, _, _ in report.unexplained}
    ranks = [each for each in ranked(report, page) if each.rule.code in left]
    ranks = [rank for rank in ranks if rank.severity != "info" or page.info == "all"]
    if ranks:
        sheet.section("What it means and what to do")
    for rule, severity, total in ((rank.rule, rank.severity, rank.total) for rank in ranks):
        asked = f": fails in {total.failed:,} of {number(total.cases, 'case')}" if total.cases else ""
        evidence = f", {rule.evidence}" if rule.code in page.rules else ""
        sheet.line((rule.code, "name"), " (", (severity, severity), evidence, ")", asked, indent=2)
        for text in filter(None, (rule.summary, rule.explanation)):
            sheet.line(text, indent=4)
        if rule.fix:
            sheet.line(("Fix: ", "good"), rule.fix, indent=4)


def _infos(sheet: Sheet, report: Report, page: Page) -> None:
    counts: Counter[str] = Counter()
    for (code, severity, _), count in report.unexplained.items():
        counts[code] += count if severity == "info" else 0
    if not +counts:
        return
    sheet.section("No more than unusual (info; --info all lists them)")
    width = max(len(f"{count:,}") for count in counts.values())
    for code, count in sorted((+counts).items()):
        rule = page.rules.get(code)
        summary = f": {rule.summary}" if rule and not page.brief else ""
        sheet.line((f"{count:>{width},} ", "info"), (code, "name"), summary, indent=2)


def _skipped(sheet: Sheet, report: Report, page: Page) -> None:
    groups = unasked(report)
    if not groups:
        return
    if page.brief:
        sheet.gap()
        codes = {code for group in groups for code in group.codes}
        rules = number(len(codes), "rule")
        questions = sum(group.questions for group in groups)
        open_ = f" ({number(questions, 'question')})" if questions else ""
        sheet.line((f"{rules} not asked of everything{open_}; without -q the reasons are told", "quiet"))
        return
    sheet.section("Not checked")
    for group in groups[:REASONS]:
        sheet.line(f"{group.reason}{group.ending}: ", (some(group.codes, 8), "quiet"), indent=2)
    sheet.more(len(groups) - REASONS, "more reasons", indent=2)


def _suppressed(sheet: Sheet, report: Report) -> None:
    told = [each for each in report.suppressed if each.count]
    if told:
        sheet.section("Suppressed")
    for each in told:
        sheet.line((str(each), "name"), f": {number(each.count, 'finding')}, {each.reason}", indent=2)


def _verdict(sheet: Sheet, report: Report, page: Page) -> None:
    sheet.gap()
    if left_out := cut(report, len(report.findings)):
        sheet.line((left_out, "quiet"))
    style, words = standing(report, page.fail_on)
    if words.startswith("Loads") and not page.brief:
        sheet.line((words, style), ": the game takes this, and does not do all that its author meant.")
    sheet.line(*_verdict_parts(report))


def verdict(report: Report) -> str:
    """The likes of "64 files, 0 errors, 2 warnings"."""
    return "".join(part if isinstance(part, str) else part[0] for part in _verdict_parts(report))


def _verdict_parts(report: Report) -> list[Part]:
    shown: tuple[Severity, ...] = SEVERITIES if report.severities.get("info") else ("error", "warning")
    counts = Counter({each: report.severities.get(each, 0) for each in shown})
    parts: list[Part] = [number(len(report.inputs), "file")]
    for status, words in UNREAD.items():
        if several := sum(input_.status == status for input_ in report.inputs):
            parts.append((f"{several:,} {words}", "error"))
    clean = not counts.total() and len(parts) == 1
    parts += [counted(each, counts[each], "good" if clean else "") for each in shown]
    if several := sum(each.count for each in report.suppressed):
        parts.append(f"{several:,} suppressed")
    profile = "" if report.profile == "default" else f" (profile {report.profile})"
    return [*listed(parts), profile]
