"""The totals of a check of very many files as text."""

from __future__ import annotations

from navspec.records.report import SEVERITIES
from navspec.records.rows import BulkReport
from navspec.report import Page
from navspec.report.parts import UNREAD, counted, listed, tool_errors
from navspec.report.sheet import Part, Sheet, number

_RULES = 20


def render(record: BulkReport, page: Page) -> str:
    """The rules that fail most, what could not be checked, and the verdict as the last line."""
    sheet = Sheet()
    failed = sorted(
        ((each.failed, code) for code, each in record.totals.items() if each.failed),
        key=lambda each: (-each[0], each[1]),
    )
    if failed and not page.brief:
        sheet.section("Rules that fail")
        width = len(f"{failed[0][0]:,}")
        for count, code in failed[:_RULES]:
            rule = page.rules.get(code)
            sheet.line(f"{count:>{width},} ", (code, "name"), f": {rule.summary}" if rule else "", indent=2)
        if len(failed) > _RULES:
            sheet.line((f"… and {number(len(failed) - _RULES, 'more rule')} (see {record.output})", "quiet"), indent=2)
    tool_errors(sheet, record.tool_errors)
    sheet.gap()
    if record.reused and not page.brief:
        sheet.line((f"{number(record.reused, 'lot')} of files had not changed since they were checked", "quiet"))
    number_, count = record.shard
    share = f" (shard {number_} of {count})" if count > 1 else ""
    parts: list[Part] = [number(sum(record.files.values()), "file")]
    parts += [(f"{record.files[each]:,} {words}", "error") for each, words in UNREAD.items() if record.files.get(each)]
    parts += [counted(each, record.severities.get(each, 0)) for each in SEVERITIES]
    parts += [f"{record.suppressed:,} suppressed"] if record.suppressed else []
    sheet.line(*listed(parts), share)
    return sheet.text(page)
