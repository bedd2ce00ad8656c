"""What was written out of an archive, for people."""

from __future__ import annotations

from navspec.records.extracted import Extracted
from navspec.report import Page
from navspec.report.sheet import Sheet, number


def render(record: Extracted, page: Page) -> str:
    """Every file that was written, what was passed over and why, and the totals."""
    sheet = Sheet()
    for file in record.files if not page.brief else ():
        kind = f"{file.format} {file.variant}".rstrip()
        sheet.line((file.path, "name"), f": {kind}, {number(file.size, 'byte')}")
        for note in file.notes:
            sheet.line(f"  {note}")
    for each in record.passed_over:
        sheet.line("passed over ", (each.name, "name"), f": {each.reason}")
    totals = record.summary
    passed_over = f", {totals['passed_over']:,} passed over" if totals["passed_over"] else ""
    sheet.line(f"{number(totals['written'], 'file')} of {totals['entries']:,} written{passed_over}")
    return sheet.text(page)
