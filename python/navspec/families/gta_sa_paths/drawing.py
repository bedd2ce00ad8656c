"""Path networks as maps: roads, waterways and footpaths over the squares of the areas."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.records.drawing import Drawing, Layer


def draw(net: PathNetwork) -> Drawing:
    """One line for all links between two nodes, and the squares of all areas.

    Lines are of the kind of the node that owns their first link; those of vehicles are waterways where both ends are
    water nodes.
    """
    is_vehicle, is_water = net.is_vehicle, net.is_vehicle & (net.flag("water_node") != 0)
    lines = net.graph.lines
    on_road, on_water = is_vehicle[lines[:, 0]], is_water[lines].all(axis=1)
    layers = (
        Layer("Footpaths", "path", np.flatnonzero(~is_vehicle), lines[~on_road]),
        Layer("Waterways", "water", np.flatnonzero(is_water), lines[on_water]),
        Layer("Roads", "road", np.flatnonzero(is_vehicle & ~is_water), lines[on_road & ~on_water]),
    )
    return Drawing(net.x, net.y, layers, tuple(net.map_squares()), names=net.named_points())
