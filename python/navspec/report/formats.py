"""What navspec can read, for people."""

from __future__ import annotations

from navspec.family.contract import Formats
from navspec.report import Page
from navspec.report.sheet import Sheet


def render(record: Formats, page: Page) -> str:
    """One paragraph per format."""
    sheet = Sheet()
    for each in record.formats:
        sheet.gap()
        sheet.line((each.id, "name"), f": {each.title}")
        sheet.line(("files     ", "quiet"), ", ".join(f"*.{extension}" for extension in each.extensions), indent=2)
        sheet.line(("variants  ", "quiet"), ", ".join(each.variants), indent=2)
        able = [verb for verb in ("read", "write", "check", "repair", "convert") if getattr(each, verb)]
        sheet.line(("can       ", "quiet"), ", ".join(able), indent=2)
    return sheet.text(page)
