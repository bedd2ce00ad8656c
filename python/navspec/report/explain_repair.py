"""One repair that is asked for by its name, for people."""

from __future__ import annotations

from navspec.family.repair.recipes import Recipe
from navspec.report import Page
from navspec.report.sheet import Sheet


def render(record: Recipe, page: Page) -> str:
    """What it does, who wants it, and how to ask for it."""
    (code,) = record.codes
    sheet = Sheet()
    sheet.section(code, f"{record.summary[:1].upper()}{record.summary[1:]}.")
    sheet.section("Why", record.why)
    sheet.section("How", f"navspec repair FILE --select {code}, with --apply or -o to write")
    return sheet.text(page)
