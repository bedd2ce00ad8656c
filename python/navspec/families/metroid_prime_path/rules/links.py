"""Rules for links between regions, for the matrices of connected pairs, and for the second graph, that of free
points.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from navspec.families.metroid_prime_path.layout import MATRICES, mask_of
from navspec.families.metroid_prime_path.rules.base import LINKS, TOLERANCE, are_finite, check_mesh, rule
from navspec.families.metroid_prime_path.rules.regions import build_slice_rule
from navspec.families.metroid_prime_path.view import Array, PrimeMesh, pair_of_bits, upper_triangle
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows, check_selected_rows, count_true

MOST_PAIRED = 2048
"""Regions up to which each is compared with each; the game searches no mesh with more than a quarter of them."""
TOO_MANY = f"more than {MOST_PAIRED:,} regions are not compared each with each"
_WORDS = {"ground_connections": "on the ground", "flyer_connections": "in the air", "point_connections": "by points"}
_UNINDEXED = "regions share an index, or have one that no region can have"


def compare_bits(mesh: PrimeMesh, table: str) -> tuple[Array, Array]:
    """Return the bits of the matrix of regions, in its order, as stored and as computed from the links; bool."""
    due = mesh.due_bits(mask_of(MATRICES[table]))
    return mesh.stored_bits(table)[: len(due)], due


def pair_result(
    table: str, bits: Array, count: int, message: str, cases: int, owner_table: str, rows: Array
) -> RuleResult:
    """Return the failures at bits of a matrix for `count` rows of `owner_table`; `rows` are their rows in the order of
    the matrix.
    """
    wrong = np.flatnonzero(bits)
    first, second = pair_of_bits(wrong, count)
    params = {"one": first, "other": second, "how": _WORDS[table]}
    related = [
        RelatedRows("{where} is one of the two", owner_table, rows[rows_of_pair]) for rows_of_pair in (first, second)
    ]
    return RuleResult(cases, table, wrong // 32, message, params=params, related=related)


def _check_matrix(mesh: PrimeMesh, table: str, *, is_missing: bool) -> RuleResult:
    if mesh.regions > MOST_PAIRED or not mesh.is_indexed:
        return RuleResult(0, not_asked=1, reason=TOO_MANY if mesh.regions > MOST_PAIRED else _UNINDEXED)
    stored, due = compare_bits(mesh, table)
    which = ("regions", np.argsort(mesh.index))
    if is_missing:
        message = (
            "{where} says that there is no way {how} between the regions of index {one} and {other}, but links have one"
        )
        return pair_result(table, due & ~stored, mesh.regions, message, int(due.sum()), *which)
    message = "{where} promises a way {how} between the regions of index {one} and {other}, but links have none"
    return pair_result(table, stored & ~due, mesh.regions, message, int((~due).sum()), *which)


for _kind, _table in (("GROUND", "ground_connections"), ("FLYER", "flyer_connections")):
    rule(f"{_kind}_BIT_MISSING", "warning", "engine")(partial(_check_matrix, table=_table, is_missing=True))
    rule(f"{_kind}_BIT_EXTRA", "warning", "engine")(partial(_check_matrix, table=_table, is_missing=False))


@rule("MATRIX_NOT_TRANSITIVE", "warning", "inferred")
def _not_transitive(mesh: PrimeMesh) -> Iterator[RuleResult]:
    if mesh.regions > MOST_PAIRED:
        yield RuleResult(0, not_asked=len(MATRICES), reason=TOO_MANY)
        return
    message = "{where} leads {how} from index {one} to a third region and from there to {other}, but not all the way"
    pair, rows = upper_triangle(mesh.regions), np.full(mesh.regions, -1)
    has_index = mesh.index < mesh.regions
    rows[mesh.index[has_index]] = np.flatnonzero(has_index)
    for table in MATRICES:
        joined = np.eye(mesh.regions, dtype=bool)
        joined[pair] = mesh.stored_bits(table)[: np.count_nonzero(pair)]
        joined |= joined.T
        bits, cases = (_join_in_two_steps(joined) & ~joined)[pair], int(np.count_nonzero(pair))
        yield pair_result(table, bits, mesh.regions, message, cases, "regions", rows)


def _join_in_two_steps(joined: Array) -> Array:
    """Return the pairs that a symmetric, reflexive relation joins over a third element; bool, shape (n, n)."""
    first = joined.argmax(axis=1) if len(joined) else np.zeros(0, np.int64)
    is_whole = first[:, None] == first
    if (is_whole == joined).all():  # groups within which each is joined to each, as in a valid mesh
        return joined
    steps = joined.astype(np.float32)
    return steps @ steps > 0


@rule("MATRIX_SPARE_BITS", "info", "measured")
def _spare_bits(mesh: PrimeMesh) -> Iterator[RuleResult]:
    for table, count in (*((matrix, mesh.regions) for matrix in MATRICES), ("point_connections", mesh.points)):
        spare = mesh.stored_bits(table)[count * (count - 1) // 2 :]
        rows = np.flatnonzero([spare.any()]) + mesh.count(table) - 1
        yield RuleResult(int(len(spare) > 0), table, rows, "{where} has bits that belong to no pair")


NEAR = 0.01
"""Maximum distance of corners that count as equal."""
INVERSE = 1e-4
"""Tolerance of the product of a width and its inverse."""
_MOST_BACK = 256
"""Reverse links that are compared with a link."""


def edge_lengths(mesh: PrimeMesh) -> tuple[Array, Array]:
    """Return the length of the edge of every owned link, from above and in space; float64, NaN where there is no
    edge.
    """
    if not len(mesh.owned_links.row):
        return np.zeros(0), np.zeros(0)
    offset = (
        mesh.places[mesh.owned_links.end] - mesh.places[mesh.owned_links.start]
        if mesh.count("nodes")
        else np.zeros((1, 3))
    )
    offset = np.where((mesh.owned_links.start >= 0)[:, None], offset, np.nan)
    return np.hypot(offset[:, 0], offset[:, 1]), np.linalg.norm(offset, axis=1)


def _is_near(width: Array, length: Array) -> Array:
    """Return whether widths equal lengths; bool."""
    return np.abs(width - length) <= TOLERANCE * np.maximum(1, length)


@rule("LINK_EDGE_RANGE", "error", "engine")
def _edge_range(mesh: PrimeMesh) -> RuleResult:
    owner, row, edge, *_ = mesh.owned_links
    edges = mesh.column("regions", "num_nodes")[owner]
    message = "{where} leads over edge {edge} of a region that has {edges}"
    return check_selected_rows("links", row, edge >= edges, len(row), message, "edge", edge=edge, edges=edges)


rule("LINK_SELF", "warning", "inferred")(
    LINKS.check_whole_links("loops", "{where} leads into its own region", field="region_row")
)
rule("LINK_PARALLEL", "info", "engine")(
    LINKS.check_repeated_links(
        "{where} leads to region {target} like an earlier link, which is the only one that the game follows",
        whole=True,
        field="region_row",
    )
)


@rule("LINK_ONE_WAY", "warning", "inferred")
def _one_way(mesh: PrimeMesh) -> RuleResult:
    message = "{where} leads to region {target}, which has no link back"
    return LINKS.build_result(mesh, mesh.graph.one_way, message, cases=count_true(mesh.has_target))


@rule("LINK_EDGE_MISMATCH", "warning", "measured")
def _edge_mismatch(mesh: PrimeMesh) -> RuleResult:
    row, target = mesh.owned_links.row, mesh.owned_links.target
    has_ends = (mesh.owned_links.start >= 0) & np.append(mesh.has_corners, False)[target]
    candidates = np.flatnonzero(mesh.has_reverse_link & has_ends)
    back, is_many = _find_best_reverse(mesh, candidates)
    off = np.full(len(row), np.nan)
    off[candidates] = np.where(is_many, np.nan, back)
    message = "{where} leads to region {target}, whose link back leads over another edge"
    result = check_selected_rows("links", row, off > NEAR, ~np.isnan(off), message, "edge", target=target)
    result.not_asked = int(np.count_nonzero(is_many))
    result.reason = f"more than {_MOST_BACK} links lead back"
    result.related = [LINKS.relate_far_ends(mesh.graph, np.flatnonzero(off > NEAR))]
    return result


def _find_best_reverse(mesh: PrimeMesh, links: Array) -> tuple[Array, Array]:
    """Return the distance between the ends of links and those of their best reverse link, infinite where that has no edge.

    The second array is true for links with too many reverse links to compare. Distances are NaN where an end of the
    link is not finite.
    """
    owner, target, start, end = (
        column[links]
        for column in (mesh.owned_links.owner, mesh.owned_links.target, mesh.owned_links.start, mesh.owned_links.end)
    )
    (order, known_ways), wanted = mesh.graph.by_direction, target * mesh.regions + owner
    first, count = (np.searchsorted(known_ways, wanted, side) for side in ("left", "right"))
    count -= first
    least, is_many = np.full(len(links), np.inf), count > _MOST_BACK
    for step in range(int(count[~is_many].max(initial=0))):
        at = np.flatnonzero((count > step) & ~is_many)
        back = order[first[at] + step]
        off = np.maximum(
            np.linalg.norm(mesh.places[start[at]] - mesh.places[mesh.owned_links.end[back]], axis=1),
            np.linalg.norm(mesh.places[end[at]] - mesh.places[mesh.owned_links.start[back]], axis=1),
        )
        least[at] = np.minimum(least[at], np.where(mesh.owned_links.start[back] >= 0, off, np.inf))
    least[~are_finite(mesh.places[start], mesh.places[end])] = np.nan
    return least, is_many


@rule("LINK_WIDTH", "warning", "engine")
def _width(mesh: PrimeMesh) -> RuleResult:
    row, width, (flat, straight) = (
        mesh.owned_links.row,
        mesh.column("links", "width_2d")[mesh.owned_links.row],
        edge_lengths(mesh),
    )
    is_checked = are_finite(width, straight)
    fails = is_checked & ((width <= 0) | ~(_is_near(width, flat) | _is_near(width, straight)))
    message = "{where} is {width:.4g} wide, but its edge is {length:.4g} long"
    return check_selected_rows("links", row, fails, is_checked, message, "width_2d", width=width, length=flat)


@rule("LINK_WIDTH_3D", "info", "measured")
def _width_3d(mesh: PrimeMesh) -> RuleResult:
    row, width, (flat, straight) = (
        mesh.owned_links.row,
        mesh.column("links", "width_2d")[mesh.owned_links.row],
        edge_lengths(mesh),
    )
    fails = (width > 0) & ~_is_near(width, flat) & _is_near(width, straight)
    message = "{where} is as wide as its edge is long in space, {width:.4g}; seen from above that is {length:.4g}"
    return check_selected_rows(
        "links", row, fails, are_finite(width, straight), message, "width_2d", width=width, length=flat
    )


@rule("LINK_INV_WIDTH", "warning", "engine")
def _inv_width(mesh: PrimeMesh) -> RuleResult:
    row = np.arange(mesh.count("links"))
    width, inverse = mesh.column("links", "width_2d"), mesh.column("links", "inv_width_2d")
    product = width * inverse
    message = "{where} has {inverse:.4g} as the inverse of its width {width:.4g}"
    fails = np.abs(product - 1) > INVERSE
    return check_selected_rows(
        "links", row, fails, are_finite(product), message, "inv_width_2d", inverse=inverse, width=width
    )


_IS_END = "{where} is an end"

rule("POINT_LINK_RANGE", "error", "engine")(
    build_slice_rule("points", "num_links", "first_link", "point_links", "links")
)
rule("POINT_COST_RANGE", "error", "engine")(
    build_slice_rule("points", "num_links", "first_cost", "point_costs", "costs")
)


@rule("POINT_COST_NEGATIVE", "warning", "inferred")
def _point_cost_negative(mesh: PrimeMesh) -> RuleResult:
    cost = mesh.column("point_costs", "")
    return check_rows(
        "point_costs", cost < 0, are_finite(cost), "{where} is {cost:g}, which is less than nothing", cost=cost
    )


@rule("POINT_COST_SHORT", "info", "inferred")
def _point_cost_short(mesh: PrimeMesh) -> RuleResult:
    owner, _, target, row = mesh.owned_point_links
    costs = mesh.column("point_costs", "")
    cost = np.where(row >= 0, costs[row] if len(costs) else np.nan, np.nan)
    is_checked = are_finite(cost, mesh.point_lengths)
    fails = is_checked & (cost < mesh.point_lengths - TOLERANCE)
    message = "{where} is {cost:.4g}, but points {point} and {target} are {length:.4g} apart"
    params = {"cost": cost, "point": owner, "target": target, "length": mesh.point_lengths}
    result = check_selected_rows("point_costs", row, fails, is_checked, message, **params)
    result.related = [RelatedRows(_IS_END, "points", ends[fails]) for ends in (owner, target)]
    return result


@rule("POINT_COUNTS", "info", "inferred")
def _point_counts(mesh: PrimeMesh) -> RuleResult:
    links, costs = mesh.count("point_links"), mesh.count("point_costs")
    message = "{where} has {links} links of points, but {costs} costs"
    return check_mesh(links != costs, message, "num_point_costs", is_checked=mesh.points > 0, links=links, costs=costs)


@rule("POINT_ONE_WAY", "info", "inferred")
def _point_one_way(mesh: PrimeMesh) -> RuleResult:
    owner, row, target, _ = mesh.owned_point_links
    is_checked = target >= 0
    back = np.isin(target * mesh.points + owner, (owner * mesh.points + target)[is_checked])
    message = "{where} leads from point {point} to point {target}, which has no link back"
    result = check_selected_rows(
        "point_links", row, is_checked & ~back, is_checked, message, point=owner, target=target
    )
    result.related = [RelatedRows("{where} is the other end", "points", target[is_checked & ~back])]
    return result


@rule("POINT_BITS", "warning", "engine")
def _point_bits(mesh: PrimeMesh) -> RuleResult:
    if mesh.points > MOST_PAIRED:
        return RuleResult(0, not_asked=1, reason=f"more than {MOST_PAIRED:,} points are not compared each with each")
    due = mesh.due_point_bits()
    stored = mesh.stored_bits("point_connections")[: len(due)]
    message = "{where} is wrong about whether there is a way {how} between points {one} and {other}"
    return pair_result(
        "point_connections", stored != due, mesh.points, message, len(due), "points", np.arange(mesh.points)
    )
