"""Rules of the second graph, that of free points."""

from __future__ import annotations

import numpy as np

from navspec.families.metroid_prime_path.rules.base import TOLERANCE, known, once, rule
from navspec.families.metroid_prime_path.rules.matrices import MOST_PAIRED, pairs
from navspec.families.metroid_prime_path.rules.regions import in_range
from navspec.families.metroid_prime_path.view import Mesh
from navspec.family.rules.results import RelatedRows, RuleResult, check_rows, check_selected_rows

_END = "{where} is an end"

rule("POINT_LINK_RANGE", "error", "engine")(in_range("points", "num_links", "first_link", "point_links", "links"))
rule("POINT_COST_RANGE", "error", "engine")(in_range("points", "num_links", "first_cost", "point_costs", "costs"))


@rule("POINT_COST_NEGATIVE", "warning", "inferred")
def _cost_negative(mesh: Mesh) -> RuleResult:
    cost = mesh.column("point_costs", "")
    return check_rows(
        "point_costs", cost < 0, known(cost), "{where} is {cost:g}, which is less than nothing", cost=cost
    )


@rule("POINT_COST_SHORT", "info", "inferred")
def _cost_short(mesh: Mesh) -> RuleResult:
    owner, _, target, row = mesh.point_ways
    costs = mesh.column("point_costs", "")
    cost = np.where(row >= 0, costs[row] if len(costs) else np.nan, np.nan)
    asked = known(cost, mesh.point_lengths)
    fails = asked & (cost < mesh.point_lengths - TOLERANCE)
    message = "{where} is {cost:.4g}, but points {point} and {target} are {length:.4g} apart"
    params = {"cost": cost, "point": owner, "target": target, "length": mesh.point_lengths}
    found = check_selected_rows("point_costs", row, fails, asked, message, **params)
    found.related = [RelatedRows(_END, "points", ends[fails]) for ends in (owner, target)]
    return found


@rule("POINT_COUNTS", "info", "inferred")
def _counts(mesh: Mesh) -> RuleResult:
    links, costs = mesh.count("point_links"), mesh.count("point_costs")
    message = "{where} has {links} links of points, but {costs} costs"
    return once(links != costs, message, "num_point_costs", asked=mesh.points > 0, links=links, costs=costs)


@rule("POINT_ONE_WAY", "info", "inferred")
def _one_way(mesh: Mesh) -> RuleResult:
    owner, row, target, _ = mesh.point_ways
    asked = target >= 0
    back = np.isin(target * mesh.points + owner, (owner * mesh.points + target)[asked])
    message = "{where} leads from point {point} to point {target}, which has no link back"
    found = check_selected_rows("point_links", row, asked & ~back, asked, message, point=owner, target=target)
    found.related = [RelatedRows("{where} is the other end", "points", target[asked & ~back])]
    return found


@rule("POINT_BITS", "warning", "engine")
def _bits(mesh: Mesh) -> RuleResult:
    if mesh.points > MOST_PAIRED:
        return RuleResult(0, not_asked=1, reason=f"more than {MOST_PAIRED:,} points are not compared each with each")
    due = mesh.due_point_bits()
    stored = mesh.stored_bits("point_connections")[: len(due)]
    message = "{where} is wrong about whether there is a way {how} between points {one} and {other}"
    return pairs("point_connections", stored != due, mesh.points, message, len(due), "points", np.arange(mesh.points))
