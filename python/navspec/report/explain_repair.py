"""One repair that is asked for by its name, for people."""

from __future__ import annotations

from navspec.family.recipes import Recipe
from navspec.report import Page
from navspec.report.sheet import Sheet


def render(record: Recipe, page: Page) -> str:
    """What it does, who wants it, and how to ask for it."""
    (code,) = record.codes
    sheet = Sheet()
    sheet.line((code, "name"))
    sheet.line(f"{record.summary[:1].upper()}{record.summary[1:]}.", indent=2)
    for title, text in (
        ("Why", record.why),
        ("How", f"navspec repair FILE --select {code}, with --apply or -o to write"),
    ):
        sheet.gap()
        sheet.line((title, "name"))
        sheet.line(text, indent=2)
    return sheet.text(page)
