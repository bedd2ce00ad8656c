"""An archive that was written, for people."""

from __future__ import annotations

from navspec.records.packed import Packed
from navspec.report import Page
from navspec.report.parts import packed
from navspec.report.sheet import Sheet


def render(record: Packed, page: Page) -> str:
    """What was left out, what is not as it was, and the archive."""
    sheet = Sheet()
    for each in record.passed_over if not page.brief else ():
        sheet.line("passed over ", (each.name, "name"), f": {each.reason}")
    packed(sheet, record, page)
    return sheet.text(page)
