"""Drawings on the pages: structures as nested boxes, and runs of bits as rulers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from navspec.reference.model import Link, Page, Row, Structure, format_bytes, plain_text


@dataclass(frozen=True)
class StructureBox:
    """A structure with the ones inside it; `is_again` for one that was shown before, with its contents."""

    anchor: str
    name: str
    note: str = ""
    is_again: bool = False
    inside: tuple[StructureBox, ...] = ()


def diagram(page: Page) -> StructureBox:
    """Return the boxes of a file: each structure is unfolded where a file has it first."""
    return _box(page.structures[0], "", {structure.anchor: structure for structure in page.structures}, set())


def _box(structure: Structure, field: str, structures: Mapping[str, Structure], shown: set[str]) -> StructureBox:
    if structure.anchor in shown:
        return StructureBox(structure.anchor, structure.name, is_again=True)
    shown.add(structure.anchor)
    note = " · ".join(filter(None, (field, format_bytes(structure.size))))
    parts = _parts(structure, structures).items()
    inside = tuple(_box(structures[anchor], name, structures, shown) for anchor, name in parts)
    return StructureBox(structure.anchor, structure.name, note, inside=inside)


def _parts(structure: Structure, structures: Mapping[str, Structure]) -> dict[str, str]:
    """Return the structures in the fields of one, each with the first of those fields."""
    fields: dict[str, str] = {}
    for row in structure.rows:
        for part in row.type if row.role == "field" else ():
            if isinstance(part, Link) and not part.page and part.anchor in structures:
                fields.setdefault(part.anchor, row.id)
    return fields


CELL, TALL, STEP, MARGIN, LETTER = 22, 26, 20, 16, 7.3


@dataclass(frozen=True)
class Span:
    """A field of a ruler: its box, the line to its name, and the name."""

    anchor: str
    name: str
    bits: str
    x: float
    width: float
    middle: float
    y: float


@dataclass(frozen=True)
class Ruler:
    """A ruler in units of its drawing; `ticks` are numbers of bits with their places."""

    width: float
    height: float
    right: float
    spans: tuple[Span, ...]
    ticks: tuple[tuple[int, float], ...]


def ruler(rows: Sequence[Row], bits: int) -> Ruler:
    """Return the drawing of the fields of a run of bits, without derived ones.

    Names are below each other at the right, that of the lowest bit on top, so that no line crosses another.
    """
    right = bits * CELL
    spans, ordered = list[Span](), sorted((row for row in rows if row.offset), key=_lowest)
    for number, row in enumerate(ordered):
        low, width = _lowest(row), _width(row)
        x = right - (low + width) * CELL
        y = MARGIN + TALL + STEP * (number + 0.8)
        spans.append(Span(row.anchor, row.id, format_bits(row), x, width * CELL, x + width * CELL / 2, y))
    ticks = tuple((bit, right - (bit + 0.5) * CELL) for bit in range(bits))
    longest = max(len(span.name) + len(span.bits) + 2 for span in spans)
    height = MARGIN + TALL + STEP * (len(spans) + 0.5)
    return Ruler(right + 24 + longest * LETTER, height, right, tuple(spans), ticks)


def format_bits(row: Row) -> str:
    """Return the number of a bit, or the highest and the lowest of several; empty for derived fields."""
    if not row.offset:
        return ""
    low, width = _lowest(row), _width(row)
    return str(low) if width == 1 else f"{low + width - 1}:{low}"


def _lowest(row: Row) -> int:
    """Return the number of the lowest bit, from the offset of a row."""
    return int("".join(filter(str.isdigit, plain_text(row.offset))))


def _width(row: Row) -> int:
    return int(plain_text(row.size).split()[0])
