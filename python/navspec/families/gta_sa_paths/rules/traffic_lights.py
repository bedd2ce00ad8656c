"""Rules of the lamps that are placed on a map: Python, as the lamps are in a file outside the set, which the setting `lights`
names.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.families.gta_sa_paths.original.light_files import Lights
from navspec.families.gta_sa_paths.original.lights import light_ends, light_states, lit_crossings
from navspec.families.gta_sa_paths.rules.base import LIGHT_END, LIGHT_STATE, RULES, node
from navspec.families.gta_sa_paths.rules.crossings import build_crossing_result
from navspec.families.gta_sa_paths.rules.roads import build_road_result, has_all_links
from navspec.families.gta_sa_paths.view import Array, PathNetwork, Roads
from navspec.family.rules.rule_set import RuleResult


def lamps_of(net: PathNetwork) -> Lights | None:
    """Return the lamps of the map, if they are given."""
    return net.files.settings.get("lights")


class RoadLights(NamedTuple):
    """The lights of edges by the lamps: of edges that share their navi nodes with no other one."""

    roads: Roads
    state: Array
    is_at_target: Array


def find_road_lights(net: PathNetwork, lamps: Lights) -> RoadLights:
    """Return the lights that the navi nodes of edges have by the lamps."""
    roads = net.aimed_roads.where(net.navi_uses[net.aimed_roads.navi] == 1)
    target = net.navi_target[roads.navi]
    edges = np.stack([target, np.where(target == roads.low, roads.high, roads.low)], axis=1).astype(np.int64)
    state = light_states(lamps, net.position, edges)
    is_at_target = light_ends(edges, net.is_parking, len(net.is_parking), net.road_lines)
    return RoadLights(roads, state, is_at_target & (state != 0))


@RULES.rule("NAVI_LIGHT_LAMP", "warning", "measured", "set", needs_number=True)
def _navi_light_lamp(net: PathNetwork) -> RuleResult:
    """Check the lights of edges by the lamps of the map."""
    lamps = lamps_of(net)
    if lamps is None:
        return RuleResult(0)
    roads, due, is_due_at_target = find_road_lights(net, lamps)
    state, at_target = (net.navi(name)[roads.navi] for name in (LIGHT_STATE, LIGHT_END))
    is_other_end = (at_target != is_due_at_target) & (due != 0) & has_all_links(net, roads)
    is_bad = (state != due) | is_other_end
    message = "{where} has {light}; by the lamps of the map it has {due_light}"
    facts = {
        "light": _describe(net, roads, state, at_target),
        "due_light": _describe(net, roads, due, is_due_at_target),
    }
    result = build_road_result(net, roads, is_bad, message, facts)
    result.fields = np.where((state != due)[is_bad], LIGHT_STATE, LIGHT_END).tolist()
    return result


def _describe(net: PathNetwork, roads: Roads, state: Array, is_at_target: Array) -> Array:
    """Return the lights of edges in words; object."""
    is_low = (is_at_target != 0) == (net.navi_target[roads.navi] == roads.low)
    ends = node(net, "end", np.where(is_low, roads.low, roads.high))
    words = [
        f"a light of state {value} at area {area} node {row}" if value else "no light"
        for value, area, row in zip(*(column.tolist() for column in (state, *ends.values())), strict=True)
    ]
    return np.array(words, object)


def find_crossing_lights(net: PathNetwork, lamps: Lights) -> tuple[Array, Array]:
    """Return the rows of links of pedestrians that cross a road, and whether they have a light by the lamps."""
    is_crossing = net.crossing_bit("road_cross") & ~net.is_vehicle_link
    links = net.graph.whole[net.graph.of_whole(is_crossing)]
    pairs = np.stack([net.graph.owner[links], net.graph.target[links]], axis=1).astype(np.int64)
    return links, lit_crossings(lamps, net.position, pairs)


@RULES.rule("INTERSECTION_LIGHT_LAMP", "warning", "measured", "set", needs_number=True)
def _intersection_light_lamp(net: PathNetwork) -> RuleResult:
    """Check the lights of crossings by the lamps of the map."""
    lamps = lamps_of(net)
    if lamps is None:
        return RuleResult(0)
    links, is_lit = find_crossing_lights(net, lamps)
    bit = net.crossing_bit("ped_traffic_light")[links] != 0
    bad = links[bit != is_lit]
    message = (
        "{where} has {value} for a pedestrian light on its crossing to area {area_id} node {node_id}, "
        "but by the lamps of the map it is {due}"
    )
    value, due = (column[bit != is_lit].astype(np.int64) for column in (bit, is_lit))
    return build_crossing_result(net, bad, message, len(links), value=value, due=due)
