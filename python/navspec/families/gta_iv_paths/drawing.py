"""The path network of GTA IV as a map: roads and water ways over the squares of the areas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.families.gta_iv_paths.layout import AREAS, SQUARE
from navspec.families.gta_iv_paths.view import RoadNetwork, corners
from navspec.records.drawing import Drawing, Layer, Square, State

Array = np.ndarray[Any, Any]


def draw(net: RoadNetwork) -> Drawing:
    """One line for all links between two nodes, and the squares of all areas."""
    x, y = net.positions_3d[:, :2].T
    is_linked, is_water = net.own_links > 0, net.flag("water")
    lines = _lines(net)
    on_water = is_water[lines].all(axis=1)
    layers = (
        Layer("Intersections", "path", np.flatnonzero(~is_linked), np.zeros((0, 2), np.int64)),
        Layer("Waterways", "water", np.flatnonzero(is_linked & is_water), lines[on_water]),
        Layer("Roads", "road", np.flatnonzero(is_linked & ~is_water), lines[~on_water]),
    )
    return Drawing(x, y, layers, tuple(_squares(net)))


def _lines(net: RoadNetwork) -> Array:
    """Every two nodes that a whole link joins, once; int64, shape (lines, 2)."""
    ends = np.stack([net.owner[net.whole], net.target[net.whole]], axis=1)
    ends = np.sort(ends[ends[:, 0] != ends[:, 1]], axis=1)
    return np.unique(ends, axis=0)


def _squares(net: RoadNetwork) -> Iterator[Square]:
    if (net.files.numbers < 0).all():
        return
    for area, (west, south) in enumerate(corners(np.arange(AREAS)).tolist()):
        tables = net.files.files.get(area)
        state: State = "present" if tables else "unread" if area in net.files.unread else "absent"
        yield Square(str(area), west, south, west + SQUARE, south + SQUARE, state, tables.path if tables else "")
