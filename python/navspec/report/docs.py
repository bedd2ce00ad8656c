"""A page of the reference as text or Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from navspec.reference.markdown import render_page
from navspec.reference.model import (
    STORED,
    Enum,
    Page,
    Row,
    Structure,
    format_endian,
    format_size,
    iter_rows,
    plain_text,
    row_facts,
    row_name,
    value_facts,
)
from navspec.report import RenderOptions
from navspec.report.explain import render_rule
from navspec.report.sheet import Part, Sheet, format_count

_WIDEST = 16
"""Columns that a cell may take; a longer cell moves the following cells to the right."""


def render(record: Page, options: RenderOptions) -> str:
    """Return structures with a paragraph for each field, enums and rules; a page with only one rule shows it in full."""
    if len(record.rules) == 1 and not record.structures and not record.enums:
        return render_rule(record.rules[0], options)
    sheet = Sheet()
    sheet.line((record.id, "name"), f": {record.title}, version {record.version}, {format_endian(record)}")
    for structure in record.structures:
        _add_structure(sheet, structure, record)
    for enum in record.enums:
        _add_enum(sheet, enum)
    if record.rules:
        sheet.gap()
        sheet.line((format_count(len(record.rules), "rule"), "name"), "; navspec explain CODE shows one in full")
    for rule in record.rules:
        severities = " or ".join(rule.severities)
        sheet.line((rule.code, "name"), " (", (severities, rule.severities[0]), f"): {rule.summary}", indent=2)
    if record.rules_on != record.id and len(record.structures) > 1:
        sheet.gap()
        sheet.line(f"The rules are on the page of {record.rules_on}: navspec docs {record.rules_on}")
    return sheet.text(options)


def _add_structure(sheet: Sheet, structure: Structure, record: Page) -> None:
    sheet.gap()
    original = f", {structure.original}" if structure.original else ""
    lender = f", the same as in {structure.lender.page}" if structure.lender else ""
    sheet.line((structure.name, "name"), f": {format_size(structure)}{original}{lender}")
    meaning = record.meaning if structure.name == record.id else structure.meaning
    for paragraph in _paragraphs(meaning):
        sheet.line(paragraph, indent=2)
    if structure.used:
        sheet.line(("stored in ", "quiet"), ", ".join(use.text for use in structure.used), indent=2)
    rows = list(iter_rows(structure.rows))
    cells = {row.anchor: _cells(structure, row) for row in rows}
    widths = [max(min(len(cell[column]), _WIDEST) for cell in cells.values()) for column in range(3)] if rows else []
    for row in rows:
        sheet.gap()
        _add_row(sheet, row, cells[row.anchor], widths)


def _cells(structure: Structure, row: Row) -> Sequence[str]:
    """Return the columns of a row: place, size and name; a field that is not stored has its role as its place."""
    role = {"param": "given", "decision": "decided"}.get(row.role, row.role)
    size = plain_text(row.size)
    in_bytes = format_count(int(size), "byte") if size.isdecimal() else size
    return (plain_text(row.offset) if row.role in STORED else role, in_bytes, row_name(structure, row))


def _add_row(sheet: Sheet, row: Row, cells: Sequence[str], widths: Sequence[int]) -> None:
    place, size, name = (f"{cell:<{width}}  " for cell, width in zip(cells, widths, strict=True))
    what = plain_text(row.value or row.type)
    sheet.line((place, "quiet"), size, (name, "name"), what, indent=2)
    for paragraph in _paragraphs(row.meaning):
        sheet.line(paragraph, indent=6)
    for fact in row_facts(row):
        sheet.line(plain_text(fact), indent=6)
    if sources := ", ".join(filter(None, (*row.evidence, row.original))):
        sheet.line((sources, "quiet"), indent=6)


def _paragraphs(text: str) -> list[str]:
    """Return paragraphs and list items, each as one line."""
    return [" ".join(paragraph.split()) for paragraph in re.split(r"\n\n+|\n(?=- )", text) if paragraph.strip()]


def _add_enum(sheet: Sheet, enum: Enum) -> None:
    sheet.gap()
    used = f": names {', '.join(use.text for use in enum.used)}" if enum.used else ""
    sheet.line((enum.name, "name"), used)
    width = max(len(str(value.value)) for value in enum.values)
    for value in enum.values:
        parts: list[Part] = [(f"{value.value:>{width}}  ", "quiet"), (value.id, "name")]
        tail = ", ".join(
            filter(None, (" ".join(value.meaning.split()), value.original, *map(plain_text, value_facts(value))))
        )
        sheet.line(*parts, f": {tail}" if tail else "", indent=2)


def render_markdown(record: Page, options: RenderOptions) -> str:
    """Return the tables of the page, without the text of its author."""
    del options
    return render_page(record)
