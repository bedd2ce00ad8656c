"""The report of a check as text: faults, their meaning, and fixes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from navspec.records.bulk import BulkReport
from navspec.records.report import SEVERITIES, Finding, Related, Report, Severity, Status
from navspec.report import RenderOptions
from navspec.report.check_summary import (
    UNREAD,
    explained_counts,
    group_skipped_checks,
    outcome_of,
    rank_rules,
    truncation_notice,
    verdict_parts,
)
from navspec.report.locations import format_location, format_position
from navspec.report.sheet import (
    Part,
    Sheet,
    add_tool_errors,
    format_count,
    format_severity,
    heading,
    join_first,
    join_parts,
)

PER_FILE = 5
"""Findings of one rule that are listed per file."""
PER_RULE: dict[Severity, int] = {"error": 50, "warning": 50, "info": 5}
"""Findings of one rule that are listed in all."""
_RULES = 20

RELATED = 3
REASONS = 12


def render(report: Report, options: RenderOptions) -> str:
    """Return findings by file, their rules with fixes, skipped checks, and the verdict as the last line."""
    sheet = Sheet()
    _add_causes(sheet, report)
    if not options.brief:
        _add_incomplete_sets(sheet, report)
    _add_findings(sheet, report, options)
    if not options.brief:
        _add_rules(sheet, report, options)
    if options.info == "counts":
        _add_infos(sheet, report, options)
    _add_skipped(sheet, report, options)
    _add_suppressed(sheet, report)
    add_tool_errors(sheet, report.tool_errors)
    _add_verdict(sheet, report, options)
    return sheet.text(options)


def _add_causes(sheet: Sheet, report: Report) -> None:
    if not report.causes:
        return
    sheet.section("Most likely")
    for cause in report.causes:
        counts = join_parts(format_severity(severity, count) for severity, count in explained_counts(cause) if count)
        sheet.line(cause.message, indent=2)
        if len(cause.paths) > 1:
            sheet.line("files: ", (join_first(cause.paths, PER_FILE), "name"), indent=4)
        sheet.line("explains ", *counts, "; these are not listed below", indent=4)
        sheet.line(("Fix: ", "good"), cause.fix, indent=4)
    sheet.gap()


def _add_incomplete_sets(sheet: Sheet, report: Report) -> None:
    for set_ in report.sets:
        if set_.missing:
            have = f"{set_.files} of {set_.files + len(set_.missing)} files of the set"
            sheet.line((set_.path or set_.family, "name"), f": {have}; not here: {join_first(set_.missing, 6)}")


def _add_findings(sheet: Sheet, report: Report, options: RenderOptions) -> None:
    """List findings by file; first the files that cannot be read, with all their findings."""
    levels = SEVERITIES if options.info == "all" else SEVERITIES[:-1]
    counts: dict[str, Counter[tuple[str, Severity]]] = {}
    for (code, severity, path), count in report.unexplained.items():
        counts.setdefault(path, Counter())[code, severity] += count
    groups: dict[str, list[Finding]] = {path: [] for path in report.unread}
    for finding in report.findings:
        if finding.cause is None and (finding.severity in levels or finding.path in report.unread):
            groups.setdefault(finding.path, []).append(finding)
    num_shown: Counter[str] = Counter()
    explained = {path for cause in report.causes for path in cause.paths}
    passed_over: list[set[str]] = []
    for path, findings in groups.items():
        num_in_file: Counter[str] = Counter()
        shown: list[Finding] = []
        for finding in sorted(findings, key=lambda item: SEVERITIES.index(item.severity)):
            if path in report.unread or (
                num_in_file[finding.code] < PER_FILE and num_shown[finding.code] < PER_RULE[finding.severity]
            ):
                shown.append(finding)
                num_shown[finding.code] += 1
                num_in_file[finding.code] += 1
        if not findings and path in explained:
            continue
        if shown or path in report.unread:
            _add_file(sheet, path, report.unread.get(path), counts.get(path, Counter()), shown, levels)
        else:
            passed_over.append({finding.code for finding in findings})
    if passed_over:
        sheet.gap()
        codes = join_first(sorted(set().union(*passed_over)), 4)
        sheet.line(
            (f"… and {format_count(len(passed_over), 'more file')} with {codes} (see --output-format json)", "quiet")
        )


def _add_file(
    sheet: Sheet,
    path: str,
    status: Status | None,
    counts: Counter[tuple[str, Severity]],
    shown: list[Finding],
    levels: Sequence[Severity],
) -> None:
    sheet.gap()
    severities: Counter[Severity] = Counter()
    remaining: Counter[str] = Counter()
    for (code, severity), count in counts.items():
        severities[severity] += count
        remaining[code] += count if severity in levels else 0
    parts: list[Part] = [(UNREAD[status], "error")] if status else []
    parts += [format_severity(severity, severities[severity]) for severity in SEVERITIES if severities[severity]]
    sheet.line((path or "all files together", "name"), ": ", *join_parts(parts))
    for finding in shown:
        _add_finding(sheet, finding)
    remaining -= Counter(finding.code for finding in shown if finding.cause is None)
    if remaining:
        more = ", ".join(f"{count:,} more of {code}" for code, count in remaining.items())
        sheet.line((f"… and {more} (see --output-format json)", "quiet"), indent=2)


def _add_finding(sheet: Sheet, finding: Finding) -> None:
    place = f"  {format_location(finding)}" if finding.path else ""
    at = f" {format_position(finding.position)}" if finding.position else ""
    sheet.line(*heading(finding), finding.message, (f"{at}{place}", "quiet"), indent=2)
    related = [place for place in finding.related if not _is_mentioned(place, finding)]
    for place in related[:RELATED]:
        at = " ".join(filter(None, (place["path"], place.get("pointer"))))
        sheet.line((f"see {at}: {place.get('message', '')}".rstrip(": "), "quiet"), indent=6)
    if len(related) > RELATED:
        sheet.line((f"… and {len(related) - RELATED:,} more places", "quiet"), indent=6)


def _is_mentioned(place: Related, finding: Finding) -> bool:
    """Return whether the message of a finding already names another place in the same file."""
    name = re.split(r" (?:is|leads|has) ", place.get("message", ""))[0]
    return bool(name) and place["path"] == finding.path and name in finding.message


def _add_rules(sheet: Sheet, report: Report, options: RenderOptions) -> None:
    codes = {code for code, _, _ in report.unexplained}
    ranks = [rank for rank in rank_rules(report, options) if rank.rule.code in codes]
    ranks = [rank for rank in ranks if rank.severity != "info" or options.info == "all"]
    if ranks:
        sheet.section("What it means and what to do")
    for rule, severity, total in ((rank.rule, rank.severity, rank.total) for rank in ranks):
        failures = f": fails in {total.failed:,} of {format_count(total.cases, 'case')}" if total.cases else ""
        evidence = f", {rule.evidence}" if rule.code in options.rules else ""
        sheet.line((rule.code, "name"), " (", (severity, severity), evidence, ")", failures, indent=2)
        if rule.fault:
            sheet.line(rule.fault, indent=4)
        if rule.summary:
            sheet.line(("Must hold: ", "quiet"), rule.summary, indent=4)
        if rule.explanation:
            sheet.line(rule.explanation, indent=4)
        if rule.fix:
            sheet.line(("Fix: ", "good"), rule.fix, indent=4)


def _add_infos(sheet: Sheet, report: Report, options: RenderOptions) -> None:
    counts: Counter[str] = Counter()
    for (code, severity, _), count in report.unexplained.items():
        counts[code] += count if severity == "info" else 0
    if not +counts:
        return
    sheet.section("No more than unusual (info; --info all lists them)")
    width = max(len(f"{count:,}") for count in counts.values())
    for code, count in sorted((+counts).items()):
        rule = options.rules.get(code)
        fault = f": {rule.title}" if rule and not options.brief else ""
        sheet.line((f"{count:>{width},} ", "info"), (code, "name"), fault, indent=2)


def _add_skipped(sheet: Sheet, report: Report, options: RenderOptions) -> None:
    groups = group_skipped_checks(report)
    if not groups:
        return
    if options.brief:
        sheet.gap()
        codes = {code for group in groups for code in group.codes}
        rules = format_count(len(codes), "rule")
        num_skipped = sum(group.num_checks for group in groups)
        skipped = f" ({format_count(num_skipped, 'check')} skipped)" if num_skipped else ""
        sheet.line((f"{rules} could not check everything{skipped}; the reasons are shown without -q", "quiet"))
        return
    sheet.section("Not checked")
    for group in groups[:REASONS]:
        sheet.line(f"{group.reason}{group.ending}: ", (join_first(group.codes, 8), "quiet"), indent=2)
    sheet.more(len(groups) - REASONS, "more reasons", indent=2)


def _add_suppressed(sheet: Sheet, report: Report) -> None:
    applied = [suppression for suppression in report.suppressed if suppression.count]
    if applied:
        sheet.section("Suppressed")
    for suppression in applied:
        sheet.line(
            (str(suppression), "name"),
            f": {format_count(suppression.count, 'finding')}, {suppression.reason}",
            indent=2,
        )


def _add_verdict(sheet: Sheet, report: Report, options: RenderOptions) -> None:
    sheet.gap()
    if left_out := truncation_notice(report, len(report.findings)):
        sheet.line((left_out, "quiet"))
    style, words = outcome_of(report, options.fail_on)
    if words.startswith("Loads") and not options.brief:
        sheet.line((words, style), ": the game accepts this, but will not behave as intended.")
    sheet.line(*verdict_parts(report))


def render_bulk(record: BulkReport, options: RenderOptions) -> str:
    """The rules that fail most, what could not be checked, and the verdict as the last line."""
    sheet = Sheet()
    failed = sorted(
        ((total.failed, code) for code, total in record.totals.items() if total.failed),
        key=lambda rule_count: (-rule_count[0], rule_count[1]),
    )
    if failed and not options.brief:
        sheet.section("Rules that fail")
        width = len(f"{failed[0][0]:,}")
        for count, code in failed[:_RULES]:
            rule = options.rules.get(code)
            sheet.line(f"{count:>{width},} ", (code, "name"), f": {rule.title}" if rule else "", indent=2)
        if len(failed) > _RULES:
            sheet.line(
                (f"… and {format_count(len(failed) - _RULES, 'more rule')} (see {record.output})", "quiet"), indent=2
            )
    add_tool_errors(sheet, record.tool_errors)
    sheet.gap()
    if record.reused and not options.brief:
        sheet.line(
            (
                f"{format_count(record.reused, 'batch', 'batches')} of files had not changed since the last check",
                "quiet",
            )
        )
    number_, count = record.shard
    share = f" (shard {number_} of {count})" if count > 1 else ""
    parts: list[Part] = [format_count(sum(record.files.values()), "file")]
    parts += [
        (f"{record.files[status]:,} {words}", "error") for status, words in UNREAD.items() if record.files.get(status)
    ]
    parts += [format_severity(severity, record.severities.get(severity, 0)) for severity in SEVERITIES]
    parts += [f"{record.suppressed:,} suppressed"] if record.suppressed else []
    sheet.line(*join_parts(parts), share)
    return sheet.text(options)
