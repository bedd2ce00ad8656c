"""The path network of GTA IV as a map: roads and water ways over the squares of the areas."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.records.drawing import Drawing, Layer


def draw(net: RoadNetwork) -> Drawing:
    """One line for all links between two nodes, and the squares of all areas."""
    is_linked, is_water = net.own_links > 0, net.flag("water")
    lines = net.graph.lines
    on_water = is_water[lines].all(axis=1)
    layers = (
        Layer("Intersections", "path", np.flatnonzero(~is_linked), np.zeros((0, 2), np.int64)),
        Layer("Waterways", "water", np.flatnonzero(is_linked & is_water), lines[on_water]),
        Layer("Roads", "road", np.flatnonzero(is_linked & ~is_water), lines[~on_water]),
    )
    return Drawing(net.x, net.y, layers, tuple(net.drawn_squares()), names=net.named_points())
