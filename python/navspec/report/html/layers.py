"""What the map of the page can be coloured by, packed for its script."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

from navspec.report.html.pack import packed
from navspec.report.sheet import printable

if TYPE_CHECKING:
    from navspec.records.drawing import Array, Drawing, Surface, Theme

LARGEST = 1 << 17
"""Bytes of a relation that a page takes."""

_CELLS = 1023
"""Cells along a side of the map, less one, by which its polygons are ordered."""
_WIDTHS = ("<u1", "<u2", "<u4")


def themed(theme: Theme) -> dict[str, Any]:
    """Codes in as few bytes as they need, kinds from 1 and 0 for none; the script knows how many by their number."""
    codes = theme.codes if theme.is_marks else theme.codes + 1
    most = int(codes.max(initial=0))
    width = next(each for each in _WIDTHS if most <= np.iinfo(each).max)
    return {
        "title": theme.title,
        "names": [printable(name) for name in theme.names],
        "marks": theme.is_marks,
        "codes": packed(codes, width),
    }


def related(surface: Surface, drawing: Drawing, order: Array) -> dict[str, Any] | None:
    """A relation as compressed bits, with polygons in an order in which those that lie together stand together.

    First the place of each of them among the polygons as they are drawn (`order`), 16 bits each; then for each whether it
    goes with those behind it, and last for each whether one of two goes with the other and that not with it. Most relations
    hold both ways: the last bits are nearly all 0, which costs nothing.
    """
    relation = surface.relation
    if relation is None or not len(order):
        return None
    stored = ""
    if relation.pairs is not None:
        first = surface.corners[(np.cumsum(surface.counts) - surface.counts)[order]]
        stored = _compressed(relation.pairs, order, _neighbourly(drawing.x[first], drawing.y[first]))
    return {"title": relation.title, "word": relation.word, "pairs": stored, "polygons": len(order)}


def _compressed(pairs: Array, order: Array, near: Array) -> str:
    rows = order[near]
    pairs = np.unpackbits(pairs[rows], axis=1, count=len(rows))[:, rows].astype(bool)
    is_behind = ~np.tri(len(pairs), dtype=bool)
    bits = [np.packbits(each[is_behind], bitorder="little").tobytes() for each in (pairs, pairs != pairs.T)]
    found = zlib.compress(near.astype("<u2").tobytes() + b"".join(bits))
    return packed(np.frombuffer(found, np.uint8), "u1") if len(found) <= LARGEST else ""


def _neighbourly(x: Array, y: Array) -> Array:
    """Rows of places in the order of a curve that visits squares, and in each of them its quarters; int64."""
    side = max(np.ptp(x), np.ptp(y), 1.0) if len(x) else 1.0
    code = np.zeros(len(x), np.int64)
    for turn, axis in enumerate((x, y)):
        cell = ((axis - axis.min(initial=np.inf)) / side * _CELLS).astype(np.int64)
        for bit in range(_CELLS.bit_length()):
            code |= (cell >> bit & 1) << (2 * bit + turn)
    return np.argsort(code, kind="stable")
