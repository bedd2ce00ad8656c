"""Rules of links, their lengths and their intersections."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.derived import FARTHEST, are_lengths
from navspec.families.gta_sa_paths.rules.base import LINKS, RULES
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.rules.rule_set import RelatedRows, RuleResult, count_true

_TO = "{where} links to area {area_id} node {node_id}"

RULES.rule("LINK_TYPE", "error", "measured", "set", needs_number=True)(
    LINKS.check_equal_ends(lambda net: net.is_vehicle, _TO + ", but only one of them is a vehicle node")
)
RULES.rule("LINK_WATER", "warning", "measured", "set", needs_number=True)(
    LINKS.check_equal_ends(lambda net: net.flag("water_node"), _TO + ", but only one of them is a water node")
)
RULES.rule("FLOOD_LINK", "warning", "engine", "set", needs_number=True)(
    LINKS.check_equal_ends(
        lambda net: net.flood_id,
        "{where} has flood id {flood_id}, but links to area {area_id} node {node_id} with flood id {other}",
        "flood_id",
        "other",
    )
)
RULES.rule("LINK_ASYMMETRIC", "warning", "measured", "set", needs_number=True)(
    LINKS.check_whole_links(lambda net: net.one_way_links, _TO + ", and no link leads back for it")
)
RULES.rule("LINK_SELF", "warning", "measured", "file", needs_number=True)(
    LINKS.check_owned_links("loops", "{where} links to itself")
)
RULES.rule("LINK_DUPLICATE", "warning", "measured", "file", exceptions=4)(
    LINKS.check_repeated_links(_TO + " more than once")
)
RULES.rule("LENGTH_ASYMMETRIC", "warning", "measured", "set", needs_number=True)(
    LINKS.check_equal_reverse(
        lambda net: net.length, _TO + " with length {value}, and the link back has length {back}", table="link_lengths"
    )
)
RULES.rule("INTERSECTION_ASYMMETRIC", "warning", "measured", "set", needs_number=True)(
    LINKS.check_equal_reverse(
        lambda net: net.crossing,
        _TO + " with intersection bits {value}, and the link back has {back}",
        table="intersections",
        is_checked=lambda net: net.is_crossing_known,
    )
)


@RULES.rule("LINK_AREA_DISTANCE", "warning", "measured", "file", needs_number=True)
def _link_area_distance(net: PathNetwork) -> RuleResult:
    return LINKS.build_result(
        net, net.far_links, _TO + ", and the two areas do not touch", cases=count_true(net.link_area < net.areas)
    )


@RULES.rule("LENGTH_VALUE", "warning", "measured", "set", needs_number=True)
def _length_value(net: PathNetwork) -> RuleResult:
    is_bad = ~are_lengths(net.graph.of_whole(net.length).astype(np.float64), net.graph.square_length)
    return _of_distance(net, is_bad, _TO + " with length {length}, but they are {distance:.6g} units apart")


@RULES.rule("LENGTH_OVERFLOW", "error", "engine", "set", needs_number=True)
def _length_overflow(net: PathNetwork) -> RuleResult:
    is_bad = net.graph.square_length >= FARTHEST**2
    return _of_distance(net, is_bad, _TO + ", {distance:.6g} units away; a length is 255 at most")


def _of_distance(net: PathNetwork, is_bad: Array, message: str) -> RuleResult:
    links, distance = net.graph.whole[is_bad], np.sqrt(net.graph.square_length[is_bad])
    return LINKS.build_result(
        net, links, message, {"length": net.length[links], "distance": distance}, table="link_lengths"
    )


@RULES.rule("INTERSECTION_VEHICLE", "warning", "measured", "file")
def _intersection_vehicle(net: PathNetwork) -> RuleResult:
    is_asked = net.is_vehicle_link & net.is_crossing_known
    message = (
        "{where} is a vehicle node, but has intersection bits {value} on its link to area {area_id} node {node_id}"
    )
    links = np.flatnonzero(is_asked & (net.crossing != 0))
    return LINKS.build_result(
        net, links, message, {"value": net.crossing[links]}, table="intersections", cases=count_true(is_asked)
    )


@RULES.rule("INTERSECTION_LIGHT_ONLY", "warning", "measured", "file")
def _intersection_light_only(net: PathNetwork) -> RuleResult:
    links = np.flatnonzero(net.crossing_bit("ped_traffic_light") & ~net.crossing_bit("road_cross"))
    message = "{where} has a pedestrian light on its link to area {area_id} node {node_id}, but no crossing"
    return LINKS.build_result(net, links, message, table="intersections", cases=count_true(net.is_crossing_known))


# Navi links


def _navi_of(net: PathNetwork, links: Array) -> dict[str, Array]:
    """Return the navi nodes that links name."""
    return {"navi_area_id": net.navi_area[links], "navi_id": net.navi_id[links]}


@RULES.rule("NAVI_LINK_TARGET", "error", "engine", "set", needs_number=True)
def _navi_link_target(net: PathNetwork) -> RuleResult:
    is_absent = net.is_vehicle_link & net.is_absent(net.navi_area)
    is_asked = net.is_vehicle_link & ~is_absent
    links = np.flatnonzero(is_asked & (net.link_navi < 0))
    message = _TO + " by area {navi_area_id} navi node {navi_id}, which does not exist"
    result = LINKS.build_result(
        net, links, message, _navi_of(net, links), table="navi_links", cases=count_true(is_asked)
    )
    result.not_asked, result.reason = count_true(is_absent), "the area of the navi node is not there"
    return result


@RULES.rule("NAVI_LINK_PED", "info", "measured", "file")
def _navi_link_ped(net: PathNetwork) -> RuleResult:
    is_asked = net.graph.is_owned & ~net.is_vehicle_link
    links = np.flatnonzero(is_asked & (net.navi_word != 0))
    message = "{where} is a pedestrian node, but names area {navi_area_id} navi node {navi_id} for a link"
    named = RelatedRows("{where} is named", "navi_nodes", net.link_navi[links])
    cases, table = count_true(is_asked), "navi_links"
    return LINKS.build_result(net, links, message, _navi_of(net, links), table=table, cases=cases, related=[named])


def _navis_of_both(net: PathNetwork, links: Array) -> dict[str, Array]:
    """Return the navi nodes that links and the links back name."""
    back = net.graph.back[links]
    return {**_navi_of(net, links), "back_area_id": net.navi_area[back], "back_id": net.navi_id[back]}


RULES.rule("NAVI_LINK_PAIR", "warning", "engine", "set", needs_number=True)(
    LINKS.check_equal_reverse(
        lambda net: net.navi_word,
        _TO
        + " by area {navi_area_id} navi node {navi_id}, and the link back by area {back_area_id} navi node {back_id}",
        table="navi_links",
        is_checked=lambda net: net.is_vehicle_link,
        facts=_navis_of_both,
    )
)
