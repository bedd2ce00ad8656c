"""Rules for the matrices of connected pairs, and for edges of links that lead back.

The bits of a matrix follow from the parts of a graph, which only a search finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from navspec.families.metroid_prime_path.layout import MATRICES, mask_of
from navspec.families.metroid_prime_path.rules.base import are_finite, rule
from navspec.families.metroid_prime_path.view import Array, PrimeMesh, pair_of_bits, upper_triangle
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_selected_rows

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
    """Check that a matrix has the pairs of regions between which links have a way, or no others."""
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
    """Check that ways over a third region are in the matrix; each pair of regions is compared with every other region."""
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


NEAR = 0.01
"""Maximum distance of corners that count as equal."""
_MOST_BACK = 256
"""Reverse links that are compared with a link."""


@rule("LINK_EDGE_MISMATCH", "warning", "measured")
def _edge_mismatch(mesh: PrimeMesh) -> RuleResult:
    """Check the edge of links that lead back; a link is compared with several others, and the spec has functions of one
    list only.
    """
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
    result.related = [RelatedRows("{where} is the other end", "regions", target[off > NEAR])]
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


@rule("POINT_BITS", "warning", "engine")
def _point_bits(mesh: PrimeMesh) -> RuleResult:
    """Check that the matrix of points has the pairs between which links have a way."""
    if mesh.points > MOST_PAIRED:
        return RuleResult(0, not_asked=1, reason=f"more than {MOST_PAIRED:,} points are not compared each with each")
    due = mesh.due_point_bits()
    stored = mesh.stored_bits("point_connections")[: len(due)]
    message = "{where} is wrong about whether there is a way {how} between points {one} and {other}"
    return pair_result(
        "point_connections", stored != due, mesh.points, message, len(due), "points", np.arange(mesh.points)
    )
