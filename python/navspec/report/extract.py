"""What was written out of an archive, for people."""

from __future__ import annotations

from navspec.records.extracted import Extracted
from navspec.report import Page
from navspec.report.sheet import Sheet, number


def render(record: Extracted, page: Page) -> str:
    """Every file that was written, what was passed over and why, and the totals."""
    sheet = Sheet()
    for each in record.files if not page.brief else ():
        kind = f"{each.format} {each.variant}".rstrip()
        sheet.line((each.path, "name"), f": {kind}, {number(each.size, 'byte')}")
        for note in each.notes:
            sheet.line(f"  {note}")
    for each in record.passed_over:
        sheet.line("passed over ", (each.name, "name"), f": {each.reason}")
    totals = record.summary
    passed_over = f", {totals['passed_over']:,} passed over" if totals["passed_over"] else ""
    sheet.line(f"{number(totals['written'], 'file')} of {totals['entries']:,} written{passed_over}")
    return sheet.text(page)
