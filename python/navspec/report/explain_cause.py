"""One kind of cause, for people."""

from __future__ import annotations

from navspec.family.diagnosis.hypotheses import CAUSES
from navspec.report import Page
from navspec.report.sheet import Sheet


def render(record: str, page: Page) -> str:
    """What happened where a report names it, and how that was found out."""
    sheet = Sheet()
    sheet.section(record, CAUSES[record])
    sheet.section(
        "How it is known",
        "The files were put as they would be without it, and the rules were asked once more: what they no longer find, it "
        "explains.",
    )
    return sheet.text(page)
