"""The results of edits as text: changes, consequences, findings and written files."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

from navspec.columns.diff import first_difference
from navspec.records.changes import Change, Edited, ListChange, RowsEdited
from navspec.records.report import Finding
from navspec.report import RenderOptions
from navspec.report.archives import add_archive
from navspec.report.sheet import Sheet, add_tool_errors, add_written_file, format_count, heading, join_first
from navspec.report.values import format_line, format_meaning, is_bytes

VALUES = 30
"""Changes that are listed, and consequences that are listed."""
FINDINGS = 20
FIELDS = 6
"""Changed fields that are named of a list."""
CODES = 3
"""Rules that are named of the reason of a consequence."""


def render(record: Edited, options: RenderOptions) -> str:
    """Return changes with their consequences, findings that appear and disappear, and the verdict as the last line."""
    sheet = Sheet()
    _add_changes(sheet, record.changes)
    if record.follows:
        sheet.line(("follows:", "name"))
    _add_changes(sheet, record.follows, indent=2)
    _add_outcome(sheet, record, options)
    return sheet.text(options)


def render_rows(record: RowsEdited, options: RenderOptions) -> str:
    """Return lists with their new, removed and changed rows, findings, and the verdict as the last line."""
    sheet = Sheet()
    sheet.line((record.path or "-", "name"), f": {join_first(record.elements, FINDINGS)}" if record.elements else "")
    for change in record.lists[:VALUES]:
        _add_list(sheet, change)
    sheet.more(len(record.lists) - VALUES, "more lists", indent=2)
    _add_outcome(sheet, record, options)
    return sheet.text(options)


def _add_list(sheet: Sheet, change: ListChange) -> None:
    """Add a line with the numbers of rows of a list, and the fields with changed values."""
    rows = f"{change.before:,} → {change.after:,} rows" if change.before != change.after else ""
    fields = join_first((f"{field.field or 'value'} {field.values:,}" for field in change.fields), FIELDS)
    changed = f"{'; ' if rows else ''}changed values: {fields}" if fields else ""
    name = f"{PurePath(change.path).name or '-'} {change.list or 'header'}"
    sheet.line((name, "name"), ": ", rows, (changed, "quiet" if rows else ""), indent=2)


def _add_outcome(sheet: Sheet, record: Edited | RowsEdited, options: RenderOptions) -> None:
    """Add notes, findings and failures, and the verdict as the last line."""
    for note in record.notes:
        sheet.line(("note: ", "warning"), note)
    _add_findings(sheet, "new", record.found)
    if not options.brief:
        _add_findings(sheet, "gone", record.gone)
    add_tool_errors(sheet, record.tool_errors)
    _add_verdict(sheet, record, options)


def _add_changes(sheet: Sheet, changes: tuple[Change, ...], indent: int = 0) -> None:
    for change in changes[:VALUES]:
        _add_change(sheet, change, indent)
    sheet.more(len(changes) - VALUES, indent=indent)


def _add_change(sheet: Sheet, change: Change, indent: int) -> None:
    at = (
        first_difference(*(bytes.fromhex(value[4:]) for value in (change.old, change.new))) if _has_bytes(change) else 0
    )
    place = f"from byte {at:,} on " if at else ""
    codes = f" ({join_first(change.codes, CODES)})" if change.codes else ""
    because = f"  {change.reason}{codes}" if change.reason else ""
    sides = f"{_format_side(change, 'old', at)} -> {_format_side(change, 'new', at)}"
    sheet.line((change.label, "name"), f": {place}{sides}", (because, "quiet"), indent=indent)


def _has_bytes(change: Change) -> bool:
    return (
        is_bytes(change.old) and is_bytes(change.new) and not any("text" in about for about in change.meanings.values())
    )


def _format_side(change: Change, side: str, at: int) -> str:
    value: Any = getattr(change, side)
    about = change.meanings.get(side, {})
    if value is None:
        return "nothing"
    return f'"{about["text"]}"' if "text" in about else f"{format_line(value, at)}{format_meaning(about)}"


def _add_findings(sheet: Sheet, word: str, findings: tuple[Finding, ...]) -> None:
    for finding in findings[:FINDINGS]:
        sheet.line(f"{word}: ", *heading(finding), finding.message, (f"  {finding.pointer}", "quiet"))
    sheet.more(len(findings) - FINDINGS)


def _add_verdict(sheet: Sheet, record: Edited | RowsEdited, options: RenderOptions) -> None:
    written = [file for file in (record.files if isinstance(record, RowsEdited) else [record]) if file.written]
    if record.refused:
        sheet.line(("not written: ", "error"), f"{record.refused} (--allow-invalid writes it all the same)")
    elif written:
        for archive in record.archives:
            add_archive(sheet, archive, options)
        changed = [] if record.archives else [file for file in written if getattr(file, "changed", True)]
        for file in changed[:FINDINGS]:
            add_written_file(sheet, file)
        sheet.more(len(changed) - FINDINGS, "more files")
        if not record.archives and (unchanged := len(written) - len(changed)):
            sheet.line(f"and {format_count(unchanged, 'file')} without changes")
    elif record.is_changed:
        sheet.line("nothing is written")
    else:
        sheet.line("nothing changes")
