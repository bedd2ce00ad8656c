"""Facts of path networks in the words of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.families.gta_sa_paths.view import Array, PathNetwork

_FAST = 2
_PARKING = (1, 2)


def info(files: TableSet) -> dict[str, Any]:
    """What is on a map, or on the part of it that some files hold.

    Parameters
    ----------
    files : TableSet
        One file or several.

    Returns
    -------
    dict
        JSON types only. `nodes`, `vehicle_nodes`, `ped_nodes`, `navi_nodes`, `links` and what some of them are: numbers;
        a navi node stands for a road between two nodes, a crossing for a link over a road, so that both ways count.
        `area_numbers` are those of the areas that have nodes. `largest_area`: the one with most nodes, the first of equal ones,
        or None. `extent`: least and greatest coordinates of nodes in units of the game, or None.
    """
    net = PathNetwork(files)
    nodes, vehicle_nodes = net.counts("nodes"), net.vehicle_nodes
    speed, special = net.flag("speed"), net.flag("special_function")
    left, right = net.navi("lanes.left_lanes") != 0, net.navi("lanes.right_lanes") != 0
    return {
        "nodes": int(nodes.sum()),
        "vehicle_nodes": int(vehicle_nodes.sum()),
        "ped_nodes": int((nodes - vehicle_nodes).sum()),
        "navi_nodes": int(net.counts("navi_nodes").sum()),
        "links": int(net.counts("links").sum()),
        "water_nodes": _number(net.flag("water_node")),
        "highway_nodes": _number(speed == _FAST),
        "parking_nodes": _number((special == _PARKING[0]) | (special == _PARKING[1])),
        "switched_off_nodes": _number(net.flag("switched_off")),
        "road_block_nodes": _number(net.flag("road_block")),
        "one_way_roads": _number(left != right),
        "traffic_lights": _number(net.navi("traffic_light.state")),
        "crossings": _number(files.column("intersections", "road_cross")),
        "area_numbers": files.numbers[(nodes > 0) & (files.numbers >= 0)].tolist(),
        "largest_area": _largest(files.numbers, nodes),
        "extent": _extent(net),
    }


def _number(values: Array) -> int:
    return int(np.count_nonzero(values))


def _largest(numbers: Array, nodes: Array) -> int | None:
    if not nodes.any():
        return None
    number = int(numbers[np.argmax(nodes)])
    return number if number >= 0 else None


def _extent(net: PathNetwork) -> dict[str, list[float]] | None:
    if not len(net.position):
        return None
    return {name: [float(axis.min()), float(axis.max())] for name, axis in zip("xyz", net.position.T, strict=True)}
