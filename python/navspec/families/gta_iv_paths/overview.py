"""Overviews of the path network of GTA IV: facts, and a map of roads and water ways over the squares of the areas."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.family.views.drawing import (
    build_band_theme,
    build_group_theme,
    build_section,
    build_value_theme,
    compute_extent,
)
from navspec.graphs.arrays import Array
from navspec.records.drawing import Drawing, Layer, Style, Theme


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
    on_water = np.asarray(is_water[lines].all(axis=1))

    def layer(title: str, style: Style, has_points: Array, has_lines: Array) -> Layer:
        own = lines[has_lines]
        section = build_section(net, net.graph.line_edges[has_lines], own, net.position)
        return Layer(title, style, np.flatnonzero(has_points), own, section=section)

    layers = (
        Layer("Intersections", "path", np.flatnonzero(~is_linked), np.zeros((0, 2), np.int64)),
        layer("Waterways", "water", is_linked & is_water, on_water),
        layer("Roads", "road", is_linked & ~is_water, ~on_water),
    )
    return Drawing(net.x, net.y, layers, tuple(net.map_squares()), names=net.named_points(), themes=tuple(_themes(net)))


def _themes(net: RoadNetwork) -> list[Theme]:
    """Return the properties by which nodes, and the lines between them, can be coloured."""
    is_slow, is_fast = net.flag("slow_traffic") | net.flag("dirt_road"), net.flag("highway")
    speed = np.where(is_fast, 2, np.where(is_slow, 0, 1))
    use = net.flag("behaviour").astype(np.int64)
    return [
        build_value_theme("Speed", speed, {0: "slow or dirt road", 1: "ordinary", 2: "highway"}, is_ordered=True),
        build_value_theme("Density", net.flag("spawn_density"), {}, is_ordered=True),
        build_value_theme("Ignored", net.flag("ignored"), {0: "Used", 1: "Ignored"}),
        build_value_theme("Special use", np.where(use > 0, use, -1), {}),
        build_group_theme("Flood group", net.node("flood_group"), net.flag("water"), ("cars", "boats")),
        build_band_theme("Height", net.position[:, 2], "m"),
    ]
