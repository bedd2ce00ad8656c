"""Rules for the shapes of regions."""

from __future__ import annotations

import numpy as np

from navspec.families.metroid_prime_path.rules.base import Array, are_finite, rule
from navspec.families.metroid_prime_path.view import MOST_CORNERS, PrimeMesh, dot_products
from navspec.family.rules.rule_set import RuleResult, check_rows

FLAT = 0.01
"""Tolerance of corners outside an edge."""
TOO_MANY = f"regions with more than {MOST_CORNERS} corners are not tested corner against corner"


@rule("NOT_CONVEX", "warning", "engine")
def _not_convex(mesh: PrimeMesh) -> RuleResult:
    """Check that regions are convex; each corner is compared with each edge, and the spec has functions of one list only."""
    worst = -mesh.reduce_by_region(_least_inside(mesh), np.minimum)
    is_checked = mesh.is_simple & are_finite(worst)
    message = "{where} is not convex: a corner lies {worst:.3g} outside of one of its edges"
    result = check_rows("regions", is_checked & (worst > FLAT), is_checked, message, worst=worst)
    result.not_asked, result.reason = int(np.count_nonzero(mesh.has_corners & ~mesh.is_simple)), TOO_MANY
    return result


def _least_inside(mesh: PrimeMesh) -> Array:
    """Return the least distance inside every edge, over all corners of its region; float64, shape (corners,)."""
    region, _, row, _ = mesh.corners
    first = mesh.column("regions", "first_node")[region]
    count = np.where(mesh.is_simple, mesh.column("regions", "num_nodes"), 0)[region]
    least = np.full(len(row), np.inf)
    for number in range(int(count.max(initial=0))):
        at = np.flatnonzero(count > number)
        inside = dot_products(mesh.places[first[at] + number] - mesh.places[row[at]], mesh.inward[row[at]])
        least[at] = np.minimum(least[at], inside)
    return least
