"""Rules of navi nodes by themselves."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.derived import LIGHT_AXIS, NORTH_SOUTH, WEST_EAST
from navspec.families.gta_sa_paths.layout import direction_scale
from navspec.families.gta_sa_paths.rules.base import RULES, node, outside
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows, count_true

LIGHT_END = "lanes.traffic_light_at_target"
LIGHT_STATE = "traffic_light.state"

_DIRECTION_ERROR = 1.0
"""Degrees by which a direction can differ from that of its edge, as its parts are whole hundredths."""

_NO_TARGET = "the area of the target is not there"


@RULES.rule("NAVI_USE", "warning", "measured", "set", exceptions=2, needs_number=True)
def _navi_use(net: PathNetwork) -> RuleResult:
    uses = net.navi_uses
    # With the target there, an edge is known at least from that end.
    is_open = (uses == 0) & net.is_absent(net.navi("target_area_id"))
    found = check_rows("navi_nodes", uses != 1, ~is_open, "{where} serves {edges} edges instead of one", edges=uses)
    found.not_asked, found.reason = count_true(is_open), _NO_TARGET
    return found


@RULES.rule("NAVI_DIR_LENGTH", "warning", "measured", "file")
def _navi_dir_length(net: PathNetwork) -> RuleResult:
    squares = net.dir_x**2 + net.dir_y**2
    is_bad = (squares < 97**2) | (squares > 101**2)
    message = "{where} has a direction of length {length:.4g} instead of 1"
    return check_rows("navi_nodes", is_bad, len(squares), message, length=np.sqrt(squares) / direction_scale())


@RULES.rule("NAVI_DIR_REVERSED", "warning", "measured", "set", needs_number=True)
def _navi_dir_reversed(net: PathNetwork) -> RuleResult:
    navi = np.flatnonzero(net.navi_target >= 0)
    target = net.navi_target[navi]
    dir_x, dir_y = net.dir_x[navi], net.dir_y[navi]
    bad = np.flatnonzero(dir_x * (net.x[target] - net.navi_x[navi]) + dir_y * (net.y[target] - net.navi_y[navi]) <= 0)
    message = (
        "{where} has direction {dir_x}, {dir_y}, which does not lead towards its target, "
        "area {target_area} node {target_node}"
    )
    params = {"dir_x": dir_x[bad], "dir_y": dir_y[bad], **node(net, "target", target[bad])}
    unseen = count_true(net.is_absent(net.navi("target_area_id")))
    found = RuleResult(len(navi), "navi_nodes", navi[bad], message, params=params, not_asked=unseen, reason=_NO_TARGET)
    found.related = [RelatedRows("{where} is its target", "nodes", target[bad])]
    return found


@RULES.rule("NAVI_FILE", "warning", "measured", "file", needs_number=True)
def _navi_file(net: PathNetwork) -> RuleResult:
    return outside(net, "navi_nodes", net.navi_x, net.navi_y)


@RULES.rule("NAVI_NO_LANES", "info", "measured", "file", exceptions=12)
def _navi_no_lanes(net: PathNetwork) -> RuleResult:
    lanes = net.navi("lanes.left_lanes") + net.navi("lanes.right_lanes")
    return check_rows("navi_nodes", lanes == 0, len(lanes), "{where} has no lanes", "lanes")


@RULES.rule("NAVI_LIGHT_END_ALONE", "info", "measured", "file")
def _navi_light_end_alone(net: PathNetwork) -> RuleResult:
    is_named = net.navi(LIGHT_END)
    message = "{where} names its target as the end of a light, but has no light"
    return check_rows("navi_nodes", is_named & (net.navi(LIGHT_STATE) == 0), len(is_named), message, LIGHT_END)


@RULES.rule("NAVI_LIGHT_AXIS", "info", "measured", "file", exceptions=4)
def _navi_light_axis(net: PathNetwork) -> RuleResult:
    state, dir_x, dir_y = net.navi(LIGHT_STATE), net.dir_x, net.dir_y
    angle, (low, high) = np.degrees(np.arctan2(dir_y, dir_x)) % 180, LIGHT_AXIS
    expected = np.where((angle >= low) & (angle <= high), NORTH_SOUTH, WEST_EAST)
    is_between = np.minimum(np.abs(angle - low), np.abs(angle - high)) < _DIRECTION_ERROR
    is_bad = (state != expected) & ~(is_between & (state <= WEST_EAST))
    message = "{where} has traffic light state {state}; a road in direction {dir_x}, {dir_y} has {expected}"
    facts = {"state": state, "expected": expected, "dir_x": dir_x, "dir_y": dir_y}
    return check_rows("navi_nodes", is_bad, state != 0, message, LIGHT_STATE, **facts)
