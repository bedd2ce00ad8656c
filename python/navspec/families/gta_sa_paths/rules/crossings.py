"""Rules of the intersections of links: Python, as they are skipped where intersections are read from the wrong place, which
only another look at the bytes shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from navspec.families.gta_sa_paths.rules.base import RULES
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.rules.rule_set import RelatedRows, RuleResult, count_true


def build_crossing_result(
    net: PathNetwork, links: Array, message: str, cases: int, related: Sequence[RelatedRows] = (), **params: Any
) -> RuleResult:
    """Build the result of a rule that the intersections of `links` fail; `related` are further places."""
    target = net.graph.target[links]
    other_ends = np.where(target == net.graph.owner[links], -1, target)
    return RuleResult(
        cases,
        "intersections",
        net.crossing_rows(links),
        message,
        params={"area_id": net.link_area[links], "node_id": net.link_node[links], **params},
        related=[RelatedRows("{where} is the other end", "nodes", other_ends), *related],
    )


@RULES.rule("INTERSECTION_ASYMMETRIC", "warning", "measured", "set", needs_number=True)
def _intersection_asymmetric(net: PathNetwork) -> RuleResult:
    """Check that a link and the link back have the same intersection."""
    is_asked = net.is_crossing_known
    is_mutual = (net.graph.back >= 0) & is_asked & is_asked.take(net.graph.back)
    links = np.flatnonzero(is_mutual & net.graph.unlike_back(net.crossing))
    back = net.graph.back[links]
    message = (
        "{where} links to area {area_id} node {node_id} with intersection bits {value}, and the link back has {back}"
    )
    related = [RelatedRows("{where} leads back", "intersections", net.crossing_rows(back))]
    values, back_values = net.crossing[links], net.crossing[back]
    result = build_crossing_result(net, links, message, count_true(is_mutual), related, value=values, back=back_values)
    result.not_asked = count_true(net.graph.is_unseen & is_asked)
    result.reason = "the area of the other end is not there"
    return result


@RULES.rule("INTERSECTION_VEHICLE", "warning", "measured", "file")
def _intersection_vehicle(net: PathNetwork) -> RuleResult:
    """Check intersections on links of vehicle nodes, where they are read from the right place."""
    is_asked = net.is_vehicle_link & net.is_crossing_known
    message = (
        "{where} is a vehicle node, but has intersection bits {value} on its link to area {area_id} node {node_id}"
    )
    links = np.flatnonzero(is_asked & (net.crossing != 0))
    return build_crossing_result(net, links, message, count_true(is_asked), value=net.crossing[links])


@RULES.rule("INTERSECTION_LIGHT_ONLY", "warning", "measured", "file")
def _intersection_light_only(net: PathNetwork) -> RuleResult:
    """Check lights without crossings, where intersections are read from the right place."""
    links = np.flatnonzero(net.crossing_bit("ped_traffic_light") & ~net.crossing_bit("road_cross"))
    message = "{where} has a pedestrian light on its link to area {area_id} node {node_id}, but no crossing"
    return build_crossing_result(net, links, message, count_true(net.is_crossing_known))
