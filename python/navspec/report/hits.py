"""What a search in the reference finds, for people."""

from __future__ import annotations

from collections.abc import Sequence

from navspec.reference.index import Entry
from navspec.report import Page
from navspec.report.sheet import Sheet, number

MOST = 20
"""Entries that are listed."""


def render(found: Sequence[Entry], page: Page) -> str:
    """A line for each of the best ones, beginning with what `navspec docs` takes to show all of it."""
    sheet = Sheet()
    sheet.line(f"{number(len(found), 'place')}; navspec docs FORMAT NAME tells all of one")
    for each in found[:MOST]:
        what = f" ({each.name})" if not each.anchor else ""
        meaning = f": {each.line}" if each.line else ""
        sheet.line((f"{each.page} {each.anchor}".rstrip(), "name"), what, meaning, indent=2)
    if len(found) > MOST:
        sheet.line((f"… and {len(found) - MOST:,} more; another word finds fewer", "quiet"), indent=2)
    return sheet.text(page)
