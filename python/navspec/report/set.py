"""An edit for people: what was set, what follows, what the rules say of it, and where it is."""

from __future__ import annotations

from typing import Any

from navspec.columns.compare import first_difference
from navspec.records.edited import Change, Edited
from navspec.records.report import Finding
from navspec.report import Page
from navspec.report.parts import heading, packed, tool_errors, wrote
from navspec.report.sheet import Sheet
from navspec.report.values import is_bytes, meant, shortened

VALUES = 30
"""Values that are listed of those that were set, and of those that follow."""
FINDINGS = 20


def render(record: Edited, page: Page) -> str:
    """Changes one by one, with what follows them, findings that come and go, and the verdict as the last line."""
    sheet = Sheet()
    _changes(sheet, record.changes)
    if record.follows:
        sheet.line(("follows:", "name"))
    _changes(sheet, record.follows, indent=2)
    for note in record.notes:
        sheet.line(("note: ", "warning"), note)
    _findings(sheet, "new", record.found)
    if not page.brief:
        _findings(sheet, "gone", record.gone)
    tool_errors(sheet, record.tool_errors)
    _verdict(sheet, record, page)
    return sheet.text(page)


def _changes(sheet: Sheet, changes: tuple[Change, ...], indent: int = 0) -> None:
    for change in changes[:VALUES]:
        _change(sheet, change, indent)
    sheet.more(len(changes) - VALUES, indent=indent)


def _change(sheet: Sheet, each: Change, indent: int) -> None:
    at = first_difference(*(bytes.fromhex(value[4:]) for value in (each.old, each.new))) if _are_bytes(each) else 0
    place = f"from byte {at:,} on " if at else ""
    codes = f" ({', '.join(each.codes)})" if each.codes else ""
    because = f"  {each.reason}{codes}" if each.reason else ""
    sides = f"{_side(each, 'old', at)} -> {_side(each, 'new', at)}"
    sheet.line((each.named, "name"), f": {place}{sides}", (because, "quiet"), indent=indent)


def _are_bytes(each: Change) -> bool:
    return is_bytes(each.old) and is_bytes(each.new) and not any("text" in about for about in each.meant.values())


def _side(each: Change, side: str, at: int) -> str:
    value: Any = getattr(each, side)
    about = each.meant.get(side, {})
    if value is None:
        return "nothing"
    return f'"{about["text"]}"' if "text" in about else f"{shortened(value, at)}{meant(about)}"


def _findings(sheet: Sheet, word: str, findings: tuple[Finding, ...]) -> None:
    for finding in findings[:FINDINGS]:
        sheet.line(f"{word}: ", *heading(finding), finding.message, (f"  {finding.pointer}", "quiet"))
    sheet.more(len(findings) - FINDINGS)


def _verdict(sheet: Sheet, record: Edited, page: Page) -> None:
    if record.refused:
        sheet.line(("not written: ", "error"), f"{record.refused} (--allow-invalid writes it all the same)")
    elif record.written:
        for archive in record.archives:
            packed(sheet, archive, page)
        if not record.archives:
            wrote(sheet, record)
    elif record.is_changed:
        sheet.line("nothing is written")
    else:
        sheet.line("nothing changes")
