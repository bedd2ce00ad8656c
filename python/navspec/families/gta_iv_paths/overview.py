"""Overviews of the path network of GTA IV: facts, and a map of roads and water ways over the squares of the areas."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.family.views.drawing import compute_extent
from navspec.records.drawing import Drawing, Layer


def describe_network(net: RoadNetwork) -> dict[str, Any]:
    """Return the facts of the map, or of the part of it in some files.

    JSON types only. `nodes`, `vehicle_nodes`, `intersection_nodes`, `links`, `water_nodes`, `highway_nodes` and
    `streets` (different names) are numbers, `areas` those with nodes; `extent` least and greatest coordinates of
    nodes in metres, or None.
    """
    nodes, vehicles = net.counts("nodes"), int(np.count_nonzero(net.is_vehicle))
    names = np.unique(net.node("street_name_hash"))
    return {
        "nodes": int(nodes.sum()),
        "vehicle_nodes": vehicles,
        "intersection_nodes": int(nodes.sum()) - vehicles,
        "links": int(net.counts("links").sum()),
        "water_nodes": int(np.count_nonzero(net.flag("water"))),
        "highway_nodes": int(np.count_nonzero(net.flag("highway"))),
        "streets": int(np.count_nonzero(names)),
        "areas": net.files.numbers[(nodes > 0) & (net.files.numbers >= 0)].tolist(),
        "extent": compute_extent(net.position),
    }


def draw_network(net: RoadNetwork) -> Drawing:
    """Return a drawing with one line for all links between two nodes, and the squares of all areas."""
    is_linked, is_water = net.link_counts > 0, net.flag("water")
    lines = net.graph.lines
    on_water = is_water[lines].all(axis=1)
    layers = (
        Layer("Intersections", "path", np.flatnonzero(~is_linked), np.zeros((0, 2), np.int64)),
        Layer("Waterways", "water", np.flatnonzero(is_linked & is_water), lines[on_water]),
        Layer("Roads", "road", np.flatnonzero(is_linked & ~is_water), lines[~on_water]),
    )
    return Drawing(net.x, net.y, layers, tuple(net.map_squares()), names=net.named_points())
