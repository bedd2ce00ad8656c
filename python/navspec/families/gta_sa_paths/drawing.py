"""Path networks as maps: roads, waterways and footpaths over the squares of the areas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.families.gta_sa_paths.layout import SQUARE
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.records.drawing import Drawing, Layer, Square, State

Array = np.ndarray[Any, Any]


def draw(net: PathNetwork) -> Drawing:
    """One line for all links between two nodes, and the squares of all areas.

    Lines are of the kind of the node that owns their first link; those of vehicles are waterways where both ends are
    water nodes.
    """
    is_vehicle, is_water = net.is_vehicle, net.is_vehicle & (net.flag("water_node") != 0)
    lines = _lines(net)
    on_road, on_water = is_vehicle[lines[:, 0]], is_water[lines].all(axis=1)
    layers = (
        Layer("Footpaths", "path", np.flatnonzero(~is_vehicle), lines[~on_road]),
        Layer("Waterways", "water", np.flatnonzero(is_water), lines[on_water]),
        Layer("Roads", "road", np.flatnonzero(is_vehicle & ~is_water), lines[on_road & ~on_water]),
    )
    return Drawing(net.x, net.y, layers, tuple(_squares(net)))


def _lines(net: PathNetwork) -> Array:
    """Every two nodes that a whole link joins, once, the owner of their first link in front; int64, shape (lines, 2)."""
    links = net.whole_links[net.of_whole_links(net.link_owner) != net.of_whole_links(net.link_target)]
    links = links[np.sort(np.unique(net.pairs(links), return_index=True)[1])]
    return np.stack([net.link_owner[links], net.link_target[links]], axis=1).astype(np.int64)


def _squares(net: PathNetwork) -> Iterator[Square]:
    if (net.files.numbers < 0).all():
        return
    for area, (west, south) in enumerate(net.corners(np.arange(net.grid**2)).tolist()):
        tables = net.files.files.get(area)
        state: State = "present" if tables else "unread" if area in net.files.unread else "absent"
        path = tables.path if tables else ""
        yield Square(str(area), west, south, west + SQUARE, south + SQUARE, state, path)
