"""Rules of navi nodes and the edges of roads that they serve."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from navspec.families.gta_sa_paths.derived import FAR, navi_scan
from navspec.families.gta_sa_paths.original.lights import compare_ends
from navspec.families.gta_sa_paths.rules.base import RULES, node, not_asked
from navspec.families.gta_sa_paths.rules.navis import LIGHT_END, LIGHT_STATE
from navspec.families.gta_sa_paths.view import Array, PathNetwork, Roads
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_selected_rows, count_true
from navspec.graphs.arrays import count_earlier

_EDGE = "its edge from area {low_area} node {low_node} to area {high_area} node {high_node}"


def make_road_result(
    net: PathNetwork, roads: Roads, is_bad: Array, message: str, facts: Mapping[str, Array], field: str = ""
) -> RuleResult:
    """Answer of a rule about navi nodes and the edges that they serve; `facts` has an entry for each of `roads`."""
    bad = roads.where(is_bad)
    found = check_selected_rows("navi_nodes", roads.navi, is_bad, len(is_bad), message, field, **facts)
    found.rows = bad.navi.astype(np.int64)
    found.related = [RelatedRows("{where} is an end of its edge", "nodes", ends) for ends in (bad.low, bad.high)]
    found.params = {**node(net, "low", bad.low), **node(net, "high", bad.high), **found.params}
    found.not_asked, found.reason = net.unseen_roads, "the area of the navi node or of an end of the edge is not there"
    return found


@RULES.rule("NAVI_TARGET_END", "warning", "engine", "set", exceptions=2, needs_number=True)
def _navi_target_end(net: PathNetwork) -> RuleResult:
    roads = net.roads
    target = net.navi_target[roads.navi]
    named = {name: net.navi(name)[roads.navi] for name in ("target_area_id", "target_node_id")}
    message = f"{{where}} points to area {{target_area_id}} node {{target_node_id}}, which is no end of {_EDGE}"
    return make_road_result(net, roads, (target != roads.low) & (target != roads.high), message, named)


@RULES.rule("NAVI_TARGET_LOWER", "warning", "measured", "set", needs_number=True)
def _navi_target_lower(net: PathNetwork) -> RuleResult:
    roads = net.aimed_roads
    message = f"{{where}} points to the higher end of {_EDGE}"
    return make_road_result(net, roads, net.navi_target[roads.navi] != roads.low, message, {})


@RULES.rule("NAVI_DIR_CHORD", "warning", "measured", "set", needs_number=True)
def _navi_dir_chord(net: PathNetwork) -> RuleResult:
    is_asked, east, north = net.chords(net.aimed_roads)
    roads, east, north = net.aimed_roads.where(is_asked), east[is_asked], north[is_asked]
    dir_x, dir_y = net.dir_x[roads.navi], net.dir_y[roads.navi]
    is_bad = (np.abs(dir_x - east) > 1) | (np.abs(dir_y - north) > 1)
    message = f"{{where}} has direction {{dir_x}}, {{dir_y}}; {{east}}, {{north}} fits {_EDGE}"
    return make_road_result(net, roads, is_bad, message, {"dir_x": dir_x, "dir_y": dir_y, "east": east, "north": north})


@RULES.rule("NAVI_FAR", "warning", "measured", "set", needs_number=True)
def _navi_far(net: PathNetwork) -> RuleResult:
    roads = net.aimed_roads
    x = net.navi_x[roads.navi] - (net.x[roads.low] + net.x[roads.high]) / 2
    y = net.navi_y[roads.navi] - (net.y[roads.low] + net.y[roads.high]) / 2
    squares = x * x + y * y
    message = f"{{where}} lies {{distance:.6g}} units from the middle of {_EDGE}"
    return make_road_result(net, roads, squares > FAR**2, message, {"distance": np.sqrt(squares)})


@RULES.rule("NAVI_WIDTH", "info", "measured", "set", exceptions=22, needs_number=True)
def _navi_width(net: PathNetwork) -> RuleResult:
    roads = net.roads
    width, low, high = net.navi("path_width")[roads.navi], net.width[roads.low], net.width[roads.high]
    message = f"{{where}} has width {{width}}; {{low_width}} and {{high_width}} are the widths at the ends of {_EDGE}"
    facts = {"width": width, "low_width": low, "high_width": high}
    return make_road_result(net, roads, (width != low) & (width != high), message, facts, "path_width")


@RULES.rule("NAVI_PARKING_LANES", "info", "measured", "set", needs_number=True)
def _navi_parking_lanes(net: PathNetwork) -> RuleResult:
    is_low, is_high = (net.is_parking[ends] for ends in (net.aimed_roads.low, net.aimed_roads.high))
    roads, is_low = net.aimed_roads.where(is_low != is_high), is_low[is_low != is_high]
    is_target = (net.navi_target[roads.navi] == roads.low) == is_low
    right, left = (net.navi(f"lanes.{side}_lanes")[roads.navi] for side in ("right", "left"))
    lanes = np.where(is_target, right, left)
    message = (
        "{where} has {lanes} lanes into the parking place at area {parking_area} node {parking_node}; "
        "cars only leave such a place"
    )
    facts = {"lanes": lanes, **node(net, "parking", np.where(is_low, roads.low, roads.high))}
    result = make_road_result(net, roads, lanes > 0, message, facts)
    result.fields = np.where(is_target[lanes > 0], "lanes.right_lanes", "lanes.left_lanes").tolist()
    return result


@RULES.rule("NAVI_LIGHT_END", ("warning", "info"), "engine", "set", needs_number=True)
def _navi_light_end(net: PathNetwork) -> Iterator[RuleResult]:
    lit = net.aimed_roads.where(net.navi(LIGHT_STATE)[net.aimed_roads.navi] != 0)
    roads = lit.where(has_all_links(net, lit))
    is_low_lit = net.navi(LIGHT_END)[roads.navi] == (net.navi_target[roads.navi] == roads.low)
    light, dark = np.where(is_low_lit, roads.low, roads.high), np.where(is_low_lit, roads.high, roads.low)
    edges = np.stack([dark, light], axis=1).astype(np.int64)
    links, further = compare_ends(edges, net.is_parking, len(net.is_parking), net.road_lines)
    facts = {**node(net, "junction", dark), **node(net, "light", light)}
    message = (
        "{where} has its light at area {light_area} node {light_node}, but area {junction_area} node {junction_node} "
    )
    wrong = make_road_result(net, roads, links > 0, message + "has more links", facts, LIGHT_END)
    wrong.severity = "warning"
    wrong.not_asked += len(lit.navi) - len(roads.navi)
    yield wrong
    is_farther = (links == 0) & (further > 0)
    farther = make_road_result(net, roads, is_farther, message + "has neighbours with more links", facts, LIGHT_END)
    farther.cases = farther.not_asked = 0
    farther.severity = "info"
    yield farther


def has_all_links(net: PathNetwork, roads: Roads) -> Array:
    """Return whether the links of both ends of edges, and of their neighbours, lead to files that are there."""
    is_open = np.zeros(len(net.is_vehicle), dtype=bool)
    is_open[net.graph.owner[net.graph.is_unseen & net.is_vehicle_link]] = True
    near = is_open.copy()
    for one, two in (net.graph.lines.T, net.graph.lines.T[::-1]):
        near[one[is_open[two]]] = True
    return ~near[roads.low] & ~near[roads.high]


@RULES.rule("NAVI_ORDER", "info", "measured", "set", needs_number=True)
def _navi_order(net: PathNetwork) -> RuleResult:
    cases = count_true(net.has_links)
    if not net.is_complete:
        return not_asked(cases)
    edges = net.edges[net.navi_area[net.edges] < net.areas]
    edges = navi_scan(edges, net.graph.owner, net.navi_word)
    area, found = net.navi_area[edges], net.navi_id[edges]
    expected = count_earlier(area)
    bad = np.flatnonzero((found != expected) & net.has_links[area])
    # With all files there, an area is the index of its file.
    files, at = np.unique(area[bad], return_index=True)
    bad = bad[at]
    low, high = (
        node(net, name, ends[edges[bad]]) for name, ends in (("low", net.graph.owner), ("high", net.graph.target))
    )
    message = (
        "{where} has its navi nodes in another order than that of the edges: navi node {navi_node} serves "
        "the edge from area {low_area} node {low_node} to area {high_area} node {high_node}, where {expected} is due"
    )
    params = {"navi_node": found[bad], "expected": expected[bad], **low, **high}
    related = [RelatedRows("{where} is not in order", "navi_nodes", net.link_navi[edges[bad]])]
    return RuleResult(cases, rows=files, message=message, field="navi_nodes", params=params, related=related)
