"""Which polygons a point is in."""

from __future__ import annotations

import numpy as np

from navspec.graphs.graph import Polygons
from navspec.graphs.numbers import Array


def holding(polygons: Polygons, x: float, y: float) -> Array:
    """Whether polygons hold a point as seen from above; bool, shape (polygons,)."""
    offsets, corners = polygons
    counts = np.diff(offsets)
    owner = np.repeat(np.arange(len(counts)), counts)
    following = np.arange(1, len(corners) + 1)
    following[offsets[1:][counts > 0] - 1] = offsets[:-1][counts > 0]
    (x0, y0), (x1, y1) = corners[:, :2].T, corners[following, :2].T
    with np.errstate(all="ignore"):
        is_crossed = ((y0 > y) != (y1 > y)) & (x < x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    return np.bincount(owner[is_crossed], minlength=len(counts)) % 2 == 1
