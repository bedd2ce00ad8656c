"""Runs of bits, drawn as a ruler: the highest bit at the left, and a name to each field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from navspec.reference.model import Row, plain_text

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
    """The drawing of the fields of a run of so many bits; what is derived from them has no place there.

    Names stand below each other at the right, that of the lowest bit on top, so that no line crosses another.
    """
    right = bits * CELL
    spans, ordered = list[Span](), sorted((row for row in rows if row.offset), key=_lowest)
    for number, row in enumerate(ordered):
        low, width = _lowest(row), _width(row)
        x = right - (low + width) * CELL
        y = MARGIN + TALL + STEP * (number + 0.8)
        spans.append(Span(row.anchor, row.id, bits_of(row), x, width * CELL, x + width * CELL / 2, y))
    ticks = tuple((bit, right - (bit + 0.5) * CELL) for bit in range(bits))
    longest = max(len(span.name) + len(span.bits) + 2 for span in spans)
    height = MARGIN + TALL + STEP * (len(spans) + 0.5)
    return Ruler(right + 24 + longest * LETTER, height, right, tuple(spans), ticks)


def bits_of(row: Row) -> str:
    """The number of a bit, or the highest and the lowest of several; empty for what is derived from some."""
    if not row.offset:
        return ""
    low, width = _lowest(row), _width(row)
    return str(low) if width == 1 else f"{low + width - 1}:{low}"


def _lowest(row: Row) -> int:
    """The number of the lowest bit, which the offset of a row tells."""
    return int("".join(filter(str.isdigit, plain_text(row.offset))))


def _width(row: Row) -> int:
    return int(plain_text(row.size).split()[0])
