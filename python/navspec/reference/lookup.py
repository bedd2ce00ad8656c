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
        yield from (value.anchor for value in enum.values)
    yield from (rule.code for rule in page.rules)


def narrowed(page: Page, anchor: str) -> Page:
    """The page with nothing on it but what an anchor leads to; a structure and an enum come whole.

    Raises `KeyError` for an anchor that the page does not have.
    """
    structures = []
    for structure in page.structures:
        rows = tuple(row for row in rows_within(structure.rows) if row.anchor == anchor)
        if structure.anchor == anchor or rows:
            structures.append(structure if structure.anchor == anchor else replace(structure, rows=rows))
    enums = []
    for enum in page.enums:
        values = tuple(value for value in enum.values if value.anchor == anchor)
        if enum.anchor == anchor or values:
            enums.append(enum if enum.anchor == anchor else replace(enum, values=values))
    rules = tuple(rule for rule in page.rules if rule.code == anchor)
    if not (structures or enums or rules):
        raise KeyError(anchor)
    asked = {rule.code: page.asked[rule.code] for rule in rules if rule.code in page.asked}
    return replace(page, structures=tuple(structures), enums=tuple(enums), rules=rules, asked=asked)
