"""Rules of the intersections of links: Python, as they are skipped where intersections are read from the wrong place, which
only another look at the bytes shows.
"""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.rules.base import LINKS, RULES
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.rules.rule_set import RuleResult, count_true

RULES.rule("INTERSECTION_ASYMMETRIC", "warning", "measured", "set", needs_number=True)(
    LINKS.check_equal_reverse(
        lambda net: net.crossing,
        "{where} links to area {area_id} node {node_id} with intersection bits {value}, and the link back has {back}",
        table="intersections",
        is_checked=lambda net: net.is_crossing_known,
    )
)


@RULES.rule("INTERSECTION_VEHICLE", "warning", "measured", "file")
def _intersection_vehicle(net: PathNetwork) -> RuleResult:
    """Check intersections on links of vehicle nodes, where they are read from the right place."""
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
    """Check lights without crossings, where intersections are read from the right place."""
    links = np.flatnonzero(net.crossing_bit("ped_traffic_light") & ~net.crossing_bit("road_cross"))
    message = "{where} has a pedestrian light on its link to area {area_id} node {node_id}, but no crossing"
    return LINKS.build_result(net, links, message, table="intersections", cases=count_true(net.is_crossing_known))
