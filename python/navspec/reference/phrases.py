"""What all renderings of a page say in the same words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from navspec.reference.model import Link, Page, Row, Structure, Text, Value
from navspec.reference.words import joined

STORED = ("field", "bit")
"""Roles of rows whose value is in the file."""


def rows_within(rows: tuple[Row, ...]) -> Iterator[Row]:
    """Rows with the bits inside them, in order."""
    for row in rows:
        yield row
        yield from rows_within(row.bits)


def facts_of(value: Value) -> Iterator[Text]:
    """What is said of a value besides its meaning, one short phrase each."""
    if value.unit:
        yield (f"in {value.unit}",)
    yield from value.partners


def name_in(structure: Structure, row: Row) -> str:
    """Name of a row, with that of the field around a bit: `flags.speed`."""
    return row.anchor.removeprefix(f"{structure.anchor}.")


def facts(row: Row) -> Iterator[Text]:
    """What is said of a row besides its meaning, one short phrase each."""
    if row.condition:
        yield joined(["stored ", *row.condition] if row.role == "field" else row.condition)
    if row.unit or row.scale:
        scale = f"stored number times {row.scale}" if row.scale else ""
        yield (", ".join(filter(None, (f"in {row.unit}" if row.unit else "", scale))),)
    if row.range:
        yield row.range
    if row.enum:
        yield ("named by ", row.enum)
    yield from row.relations
    if others := rules_besides(row):
        yield joined([part for index, link in enumerate(others) for part in (", " if index else "rule ", link)])


def rules_besides(row: Row) -> list[Link]:
    """The rules of a row that neither its range nor its relations name."""
    named = [part for text in (row.range, *row.relations) for part in text]
    return [link for link in row.rules if link not in named]


def unmodified(known: str, exceptions: int) -> str:
    """How unmodified game files do on a rule."""
    if exceptions == 1:
        return "1 case in unmodified game files breaks it"
    if exceptions:
        return f"{exceptions:,} cases in unmodified game files break it"
    return "no unmodified game file breaks it" if known == "clean" else "not measured"


def asked(scope: str) -> str:
    """Of what a rule is asked."""
    return "of every file" if scope == "file" else "of the files of a set together"


def in_bytes(size: str) -> str:
    """The size of a structure: a number, or words around one."""
    shown = re.sub(r"\d+", lambda match: f"{int(match[0]):,}", size)
    return f"{shown} {'byte' if size == '1' else 'bytes'}"


def size_of(structure: Structure) -> str:
    """Size of a structure in words."""
    return in_bytes(structure.size) + (f", {structure.bits} bits" if structure.bits else "")


def endian(page: Page) -> str:
    """Byte order in words."""
    return {"le": "little-endian", "be": "big-endian"}[page.endian]
