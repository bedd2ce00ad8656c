"""Extracted and packed archives as text."""

from __future__ import annotations

from navspec.records.archives import Extracted, Packed
from navspec.report import RenderOptions
from navspec.report.sheet import Sheet, format_count

PACKED = 12
"""Files of an archive that are named."""


def render_packed(record: Packed, options: RenderOptions) -> str:
    """Return skipped files, changed files, and the archive."""
    sheet = Sheet()
    for entry in record.passed_over if not options.brief else ():
        sheet.line("skipped ", (entry.name, "name"), f": {entry.reason}")
    add_archive(sheet, record, options)
    return sheet.text(options)


def render_extracted(record: Extracted, options: RenderOptions) -> str:
    """Return every file that was written, skipped files with the reason, and the totals."""
    sheet = Sheet()
    for file in record.files if not options.brief else ():
        kind = f"{file.format} {file.variant}".rstrip()
        sheet.line((file.path, "name"), f": {kind}, {format_count(file.size, 'byte')}")
        for note in file.notes:
            sheet.line(f"  {note}")
    for entry in record.passed_over:
        sheet.line("skipped ", (entry.name, "name"), f": {entry.reason}")
    totals = record.summary
    passed_over = f", {totals['passed_over']:,} skipped" if totals["passed_over"] else ""
    sheet.line(f"{format_count(totals['written'], 'file')} of {totals['entries']:,} written{passed_over}")
    return sheet.text(options)


def add_archive(sheet: Sheet, archive: Packed, options: RenderOptions) -> None:
    """Add the changes of an archive: files that were changed, added, moved or removed, and its size."""
    for file in archive.files[:PACKED] if archive.base and not options.brief else ():
        to, count = f"byte {file.offset:,}" if file.offset is not None else "", format_count(file.size or 0, "byte")
        words = {
            "changed": f"{count}, {f'moves to {to}' if file.is_elsewhere else 'stays at its place'}",
            "added": f"new, {count} at {to}",
            "moved": f"as it was, moves to {to}",
            "removed": "taken out",
        }
        sheet.line((file.name, "name"), f": {words[file.state]}", indent=2)
    if archive.base and not options.brief:
        sheet.more(len(archive.files) - PACKED, "more files", indent=2)
    counts = archive.summary
    states = [(counts["changed"], "changed"), (counts["added"], "new"), (counts["removed"], "taken out")]
    changes = [f"{count:,} {word}" for count, word in [*states, (counts["elsewhere"], "moved")] if count]
    before = f"{archive.old_size:,} \u2192 " if archive.base and archive.old_size != archive.size else ""
    same = f", {counts['unchanged']:,} as they were" if archive.base else ""
    kept = f"; before: {archive.backup}" if archive.backup else ""
    files = format_count(archive.entries, "file")
    sheet.line(
        "wrote " if archive.written else "would write ",
        (archive.archive, "name"),
        f": {files}, {', '.join(changes) or 'none changed'}{same}, {before}{archive.size:,} bytes",
        (kept, "quiet"),
    )
