"""What a file consists of, for people."""

from __future__ import annotations

from navspec.records.parts import Parts
from navspec.report import Page
from navspec.report.sheet import Sheet
from navspec.report.values import named, short


def render(record: Parts, page: Page) -> str:
    """Where this is, and one line for each part: name, type, value."""
    sheet = Sheet()
    kind = f": {record.type}" if record.type else ""
    sheet.line((record.path, "name"), f" {record.pointer}" if record.pointer else "", kind)
    stem = f"{record.pointer}/"
    entries = record.entries
    names = [named(entry, stem) for entry in entries]
    widths = [max(map(len, column), default=0) for column in (names, [entry["type"] for entry in entries])]
    for name, each in zip(names, entries, strict=True):
        kind = f"{each['type']:{widths[1]}}"
        sheet.line((f"{name:{widths[0]}}", "name"), "  ", (kind, "quiet"), "  ", short(each), indent=2)
    if record.total > len(entries):
        sheet.line((f"… and {record.total - len(entries):,} more (--limit, or a range)", "quiet"), indent=2)
    return sheet.text(page)
