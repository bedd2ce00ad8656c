"""Facts of path networks in the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

import numpy as np

from navspec.families.gta_sa_paths.original.streets import StreetFacts, describe_streets
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.rules.rule_set import count_true
from navspec.family.views.drawing import compute_extent
from navspec.records.record import Natural

_FAST = 2
_PARKING = (1, 2)


class PathFacts(TypedDict):
    """What is on a map, or on the part of it that some files hold.

    - navi_nodes: A navi node stands for a road between two nodes.
    - crossings: A crossing stands for a link over a road, so that both ways count.
    - area_numbers: Those of the areas that have nodes.
    - largest_area: The one with most nodes, the first of equal ones.
    - extent: Least and greatest coordinates of nodes in units of the game.
    - padded_files: Files outside an archive in which zeros fill the last sector of 2,048 bytes, as tools extract them.
    - streets: Streets by the texts that the files were made from, where these are given.
    """

    nodes: Natural
    vehicle_nodes: Natural
    ped_nodes: Natural
    navi_nodes: Natural
    links: Natural
    water_nodes: Natural
    highway_nodes: Natural
    parking_nodes: Natural
    switched_off_nodes: Natural
    road_block_nodes: Natural
    one_way_roads: Natural
    traffic_lights: Natural
    crossings: Natural
    area_numbers: list[int]
    largest_area: int | None
    extent: Mapping[str, list[float]] | None
    padded_files: Natural
    streets: NotRequired[StreetFacts]


def info(net: PathNetwork) -> PathFacts:
    """What is on a map, or on the part of it that some files hold: one file or several."""
    nodes, vehicle_nodes = net.counts("nodes"), net.vehicle_nodes
    speed, special = net.flag("speed"), net.flag("special_function")
    left, right = net.navi("lanes.left_lanes") != 0, net.navi("lanes.right_lanes") != 0
    facts: PathFacts = {
        "nodes": int(nodes.sum()),
        "vehicle_nodes": int(vehicle_nodes.sum()),
        "ped_nodes": int((nodes - vehicle_nodes).sum()),
        "navi_nodes": int(net.counts("navi_nodes").sum()),
        "links": int(net.counts("links").sum()),
        "water_nodes": count_true(net.flag("water_node")),
        "highway_nodes": count_true(speed == _FAST),
        "parking_nodes": count_true((special == _PARKING[0]) | (special == _PARKING[1])),
        "switched_off_nodes": count_true(net.flag("switched_off")),
        "road_block_nodes": count_true(net.flag("road_block")),
        "one_way_roads": count_true(left != right),
        "traffic_lights": count_true(net.navi("traffic_light.state")),
        "crossings": count_true(net.files.column("intersections", "road_cross")),
        "area_numbers": net.files.numbers[(nodes > 0) & (net.files.numbers >= 0)].tolist(),
        "largest_area": _largest(net.files.numbers, nodes),
        "extent": compute_extent(net.position),
        "padded_files": count_true(net.fills_sector),
    }
    if streets := describe_streets(net):
        facts["streets"] = streets
    return facts


def _largest(numbers: Array, nodes: Array) -> int | None:
    if not nodes.any():
        return None
    largest = int(numbers[np.argmax(nodes)])
    return largest if largest >= 0 else None
