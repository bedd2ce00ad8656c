"""What navspec can read, for people."""

from __future__ import annotations

from navspec.family.contract import Formats
from navspec.report import Page
from navspec.report.sheet import Sheet


def render(record: Formats, page: Page) -> str:
    """One paragraph per format."""
    sheet = Sheet()
    for format_ in record.formats:
        sheet.gap()
        sheet.line((format_.id, "name"), f": {format_.title}")
        sheet.line(("files     ", "quiet"), ", ".join(f"*.{extension}" for extension in format_.extensions), indent=2)
        sheet.line(("variants  ", "quiet"), ", ".join(format_.variants), indent=2)
        able = [verb for verb in ("read", "write", "check", "repair", "convert") if getattr(format_, verb)]
        sheet.line(("can       ", "quiet"), ", ".join(able), indent=2)
    return sheet.text(page)
