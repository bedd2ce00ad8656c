"""The map of a set: roads with lanes and traffic lights, waterways and footpaths over the squares of the areas."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.layout import FORMAT
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.views.drawing import build_band_theme, build_group_theme, build_section, build_value_theme
from navspec.graphs.arrays import Array
from navspec.records.drawing import Drawing, Layer, Style, Theme
from navspec.spec import load_spec


def draw_network(net: PathNetwork) -> Drawing:
    """Draw one line for all links between two nodes, and the squares of all areas.

    Lines are of the kind of the node that owns their first link; those of vehicles are waterways if both ends are water
    nodes.
    """
    is_vehicle, is_water = net.is_vehicle, net.is_vehicle & (net.flag("water_node") != 0)
    lines = net.graph.lines
    on_road, on_water = is_vehicle[lines[:, 0]], is_water[lines].all(axis=1)

    def layer(title: str, style: Style, has_points: Array, has_lines: Array) -> Layer:
        own = lines[has_lines]
        section = build_section(net, net.graph.line_edges[has_lines], own, net.position)
        return Layer(title, style, np.flatnonzero(has_points), own, section=section)

    layers = (
        layer("Footpaths", "path", ~is_vehicle, ~on_road),
        layer("Waterways", "water", is_water, on_water),
        layer("Roads", "road", is_vehicle & ~is_water, on_road & ~on_water),
    )
    return Drawing(net.x, net.y, layers, tuple(net.map_squares()), names=net.named_points(), themes=tuple(_themes(net)))


def _themes(net: PathNetwork) -> list[Theme]:
    """Return the properties by which nodes, and the lines between them, can be coloured."""
    spec = load_spec(FORMAT)
    flags = spec.types["node_flags"]

    def names(field: str) -> dict[int, str]:
        return spec.names_of(flags, flags.by_id[field])

    special, is_vehicle = net.flag("special_function").astype(np.int64), net.is_vehicle
    return [
        build_value_theme("Speed", np.where(is_vehicle, net.flag("speed"), -1), names("speed"), is_ordered=True),
        build_value_theme("Density", net.flag("density"), {}, is_ordered=True),
        build_value_theme("Switched off", net.flag("switched_off"), {0: "Switched on", 1: "Switched off"}),
        build_value_theme("Special use", np.where(special > 0, special, -1), names("special_function")),
        build_group_theme("Connected part", net.flood_id, ~is_vehicle, ("cars and boats", "pedestrians")),
        build_band_theme("Height", net.position[:, 2], "m"),
    ]
