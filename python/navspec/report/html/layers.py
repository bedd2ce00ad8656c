"""Packed arrays, colour themes and relations of the map."""

from __future__ import annotations

import zlib
from base64 import b64encode
from typing import TYPE_CHECKING, Any

import numpy as np

from navspec.report.sheet import printable

if TYPE_CHECKING:
    from navspec.records.drawing import Array, Drawing, Surface, Theme


def pack_array(values: Any, dtype: str) -> str:
    """Return numbers as Base64 of their bytes."""
    array = values if isinstance(values, np.ndarray) else list(values)
    return b64encode(np.asarray(array, dtype=dtype).tobytes()).decode("ascii")


MAX_RELATION = 1 << 17
"""Largest relation that a page includes, in bytes."""

_CELLS = 1023
"""Largest cell number along a side of the map; polygons are sorted by cells."""
_WIDTHS = ("<u1", "<u2", "<u4")


def theme_data(theme: Theme) -> dict[str, Any]:
    """Return codes in the smallest integer type that fits, kinds from 1 and 0 for none; the script infers the type from
    the size.
    """
    codes = theme.codes if theme.is_marks else theme.codes + 1
    most = int(codes.max(initial=0))
    width = next(dtype for dtype in _WIDTHS if most <= np.iinfo(dtype).max)
    return {
        "title": theme.title,
        "names": [printable(name) for name in theme.names],
        "marks": theme.is_marks,
        "codes": pack_array(codes, width),
    }


def relation_data(surface: Surface, drawing: Drawing, order: Array) -> dict[str, Any] | None:
    """Return a relation as compressed bits, with neighbouring polygons next to each other.

    First the number of each polygon in drawing order (`order`), 16 bits each. Then, for each pair, whether the first
    polygon is related to the second. Last, for each pair, whether only one direction differs. Most relations are
    symmetric: the last bits are nearly all 0, and compress to almost nothing.
    """
    relation = surface.relation
    if relation is None or not len(order):
        return None
    stored = ""
    if relation.pairs is not None:
        first = surface.corners[(np.cumsum(surface.counts) - surface.counts)[order]]
        stored = _compress(relation.pairs, order, _z_order(drawing.x[first], drawing.y[first]))
    return {"title": relation.title, "word": relation.word, "pairs": stored, "polygons": len(order)}


def _compress(pairs: Array, order: Array, near: Array) -> str:
    rows = order[near]
    pairs = np.unpackbits(pairs[rows], axis=1, count=len(rows))[:, rows].astype(bool)
    is_behind = ~np.tri(len(pairs), dtype=bool)
    bits = [np.packbits(relation[is_behind], bitorder="little").tobytes() for relation in (pairs, pairs != pairs.T)]
    data = zlib.compress(near.astype("<u2").tobytes() + b"".join(bits))
    return pack_array(np.frombuffer(data, np.uint8), "u1") if len(data) <= MAX_RELATION else ""


def _z_order(x: Array, y: Array) -> Array:
    """Return rows of places in the order of a Z-order curve; int64."""
    side = max(np.ptp(x), np.ptp(y), 1.0) if len(x) else 1.0
    code = np.zeros(len(x), np.int64)
    for turn, axis in enumerate((x, y)):
        cell = ((axis - axis.min(initial=np.inf)) / side * _CELLS).astype(np.int64)
        for bit in range(_CELLS.bit_length()):
            code |= (cell >> bit & 1) << (2 * bit + turn)
    return np.argsort(code, kind="stable")
