"""Rules of navi nodes and the edges of roads that they serve, which need more of the graph than an edge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from navspec.families.gta_sa_paths.derived import navi_scan
from navspec.families.gta_sa_paths.original.lights import compare_ends
from navspec.families.gta_sa_paths.rules.base import LIGHT_END, LIGHT_STATE, RULES, node, skipped_result
from navspec.families.gta_sa_paths.view import Array, PathNetwork, Roads
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_selected_rows, count_true
from navspec.graphs.arrays import count_earlier


def build_road_result(
    net: PathNetwork, roads: Roads, is_bad: Array, message: str, facts: Mapping[str, Array], field: str = ""
) -> RuleResult:
    """Build the result of a rule about navi nodes and their edges; `facts` has an entry for each of `roads`."""
    bad = roads.where(is_bad)
    result = check_selected_rows("navi_nodes", roads.navi, is_bad, len(is_bad), message, field, **facts)
    result.rows = bad.navi.astype(np.int64)
    result.related = [RelatedRows("{where} is an end of its edge", "nodes", ends) for ends in (bad.low, bad.high)]
    result.params = {**node(net, "low", bad.low), **node(net, "high", bad.high), **result.params}
    result.not_asked, result.reason = (
        net.unseen_roads,
        "the area of the navi node or of an end of the edge is not there",
    )
    return result


@RULES.rule("NAVI_LIGHT_END", ("warning", "info"), "engine", "set", needs_number=True)
def _navi_light_end(net: PathNetwork) -> Iterator[RuleResult]:
    """Check the ends of lights: Python, as the number of different neighbours counts, and those of the neighbours."""
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
    wrong = build_road_result(net, roads, links > 0, message + "has more links", facts, LIGHT_END)
    wrong.severity = "warning"
    wrong.not_asked += len(lit.navi) - len(roads.navi)
    yield wrong
    is_farther = (links == 0) & (further > 0)
    farther = build_road_result(net, roads, is_farther, message + "has neighbours with more links", facts, LIGHT_END)
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
    """Check the numbers of navi nodes: Python, as they are counted over all edges of the map in one order."""
    cases = count_true(net.has_links)
    if not net.is_complete:
        return skipped_result(cases)
    edges = net.edges[net.navi_area[net.edges] < net.areas]
    edges = navi_scan(edges, net.graph.owner, net.navi_word)
    area, stored = net.navi_area[edges], net.navi_id[edges]
    expected = count_earlier(area)
    bad = np.flatnonzero((stored != expected) & net.has_links[area])
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
    params = {"navi_node": stored[bad], "expected": expected[bad], **low, **high}
    related = [RelatedRows("{where} is not in order", "navi_nodes", net.link_navi[edges[bad]])]
    return RuleResult(cases, rows=files, message=message, field="navi_nodes", params=params, related=related)
