"""What an anchor leads to on a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from navspec.reference.model import Page
from navspec.reference.phrases import rows_within


def anchors(page: Page) -> Iterator[str]:
    """Every anchor of a page, in the order in which they stand on it."""
    for structure in page.structures:
        yield structure.anchor
        yield from (row.anchor for row in rows_within(structure.rows))
    for enum in page.enums:
        yield enum.anchor
        yield from (each.anchor for each in enum.values)
    yield from (each.code for each in page.rules)


def narrowed(page: Page, anchor: str) -> Page:
    """The page with nothing on it but what an anchor leads to; a structure and an enum come whole.

    Raises `KeyError` for an anchor that the page does not have.
    """
    structures = []
    for each in page.structures:
        rows = tuple(row for row in rows_within(each.rows) if row.anchor == anchor)
        if each.anchor == anchor or rows:
            structures.append(each if each.anchor == anchor else replace(each, rows=rows))
    enums = []
    for each in page.enums:
        values = tuple(value for value in each.values if value.anchor == anchor)
        if each.anchor == anchor or values:
            enums.append(each if each.anchor == anchor else replace(each, values=values))
    rules = tuple(each for each in page.rules if each.code == anchor)
    if not (structures or enums or rules):
        raise KeyError(anchor)
    asked = {each.code: page.asked[each.code] for each in rules if each.code in page.asked}
    return replace(page, structures=tuple(structures), enums=tuple(enums), rules=rules, asked=asked)
