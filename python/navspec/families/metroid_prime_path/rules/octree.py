"""Rules for the octree, and for the regions that searches find."""

from __future__ import annotations

import numpy as np

from navspec.families.metroid_prime_path.octree import DEEPEST, Octree
from navspec.families.metroid_prime_path.rules.base import Array, are_finite, rule
from navspec.families.metroid_prime_path.rules.links import MOST_PAIRED
from navspec.families.metroid_prime_path.rules.links import TOO_MANY as TOO_MANY_REGIONS
from navspec.families.metroid_prime_path.rules.regions import TOO_MANY
from navspec.families.metroid_prime_path.view import PrimeMesh
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows

NONE = -1
"""Number for no child."""
PADDING = 10.0
"""Distance of the search around a point that is in no region."""
MOST_LEAVES = 32
MOST_FOUND = {4: 4, 5: 8, 6: 8, 7: 8}
"""Regions of a kind that the game uses at one point, by version."""
LIFT = {4: 0.3, 5: 0.5, 6: 0.5, 7: 0.5}
"""Height by which the game lifts points of walkers before a search, by version."""

_MOST_COMPARED = 1 << 26
_AT_ONCE = 1 << 20
_MOST_CORNERS = 20_000_000


@rule("OCTREE_CYCLE", "error", "engine")
def _cycle(mesh: PrimeMesh) -> RuleResult:
    """Check that descents end; a spec cannot follow children from box to box."""
    message = "{where} leads back to itself, so that the game looks for a leaf without end"
    return check_rows("octree_nodes", mesh.octree.is_endless, mesh.octree.size, message, "children")


@rule("OCTREE_REGION_MISSING", "warning", "engine")
def _region_missing(mesh: PrimeMesh) -> RuleResult:
    """Check that leaves list what reaches into them; each box is compared with each region."""
    octree, (low, high) = mesh.octree, mesh.box
    if octree.size * mesh.regions > _MOST_COMPARED:
        reason = "there are too many boxes and regions to compare each with each"
        return RuleResult(0, not_asked=int(np.count_nonzero(octree.is_leaf)), reason=reason)
    is_checked = octree.is_leaf & (octree.has_list | (octree.count == 0)) & are_finite(octree.low, octree.high)
    missing, first = np.zeros(octree.size, np.int64), np.zeros(octree.size, np.int64)
    boxes = np.flatnonzero(is_checked)
    step = max(1, _AT_ONCE // max(1, mesh.regions))
    where = np.full(octree.size, NONE)
    for start in range(0, len(boxes) if mesh.regions else 0, step):
        some_boxes = boxes[start : start + step]
        where[:] = NONE
        where[some_boxes] = np.arange(len(some_boxes))
        due = boxes_touch(octree.low[some_boxes, None], octree.high[some_boxes, None], low, high)
        box, region = octree.entries
        is_in_block = where[box] >= 0
        due[where[box[is_in_block]], region[is_in_block]] = False
        missing[some_boxes], first[some_boxes] = due.sum(axis=1), due.argmax(axis=1)
    message = "{where} does not list region {region}, which reaches into it and is not found there ({missing} in all)"
    result = check_rows("octree_nodes", missing > 0, is_checked, message, "num_regions", region=first, missing=missing)
    result.related = [RelatedRows("{where} is the first", "regions", first[result.rows])]
    return result


def boxes_touch(low: Array, high: Array, other_low: Array, other_high: Array) -> Array:
    """Return whether boxes have a point in common; bool."""
    with np.errstate(invalid="ignore"):
        axes = [
            (low[..., axis] <= other_high[..., axis]) & (other_low[..., axis] <= high[..., axis]) for axis in range(3)
        ]
    return np.logical_and.reduce(axes)


# Results of searches at the middle of regions


@rule("OVERLAP_LIMIT", "warning", "engine")
def _overlap_limit(mesh: PrimeMesh) -> RuleResult:
    """Check the number of regions above centroids; each region is compared with each."""
    if mesh.regions > MOST_PAIRED:
        return RuleResult(0, not_asked=mesh.regions, reason=TOO_MANY_REGIONS)
    most, points = MOST_FOUND[mesh.version], mesh.centroids + np.array((0.0, 0.0, LIFT[mesh.version]))
    point, region = _find_boxes_at(mesh, points)
    if int(mesh.column("regions", "num_nodes")[region].sum()) > _MOST_CORNERS:
        return RuleResult(0, not_asked=mesh.regions, reason="too many regions reach over each other")
    is_inside = mesh.contains(points[point], region)
    point, region = point[is_inside], region[is_inside]
    index = mesh.column("regions", "index_mask") & 0xFF
    highest = np.zeros(mesh.regions, np.int64)
    crowded = np.bincount(point, minlength=mesh.regions)[point] > most
    point, region = point[crowded], region[crowded]
    for bit in range(64) if len(point) else ():
        has = (mesh.kinds[region] >> bit % 8 & 1) & (index[region] >> bit // 8 & 1)
        highest = np.maximum(highest, np.bincount(point, has, mesh.regions).astype(np.int64))
    message = "{where} has {found} regions of one kind above its centroid, of which the game takes {most}"
    answer = check_rows("regions", highest > most, are_finite(points), message, "centroid", found=highest, most=most)
    answer.not_asked, answer.reason = int(np.count_nonzero(mesh.has_corners & ~mesh.is_simple)), TOO_MANY
    return answer


def _find_boxes_at(mesh: PrimeMesh, points: Array) -> tuple[Array, Array]:
    """Return points and the simple regions whose boxes contain them, pair by pair."""
    low, high = mesh.box
    with np.errstate(invalid="ignore"):
        inside = np.logical_and.reduce(
            [(low[:, axis] <= points[:, None, axis]) & (points[:, None, axis] <= high[:, axis]) for axis in range(3)]
        )
    point, region = np.nonzero(inside & mesh.is_simple)
    return point, region


@rule("LEAF_LIMIT", "info", "engine")
def _leaf_limit(mesh: PrimeMesh) -> RuleResult:
    """Check the number of leaves near centroids, which descents of the octree find."""
    octree = mesh.octree
    is_checked = are_finite(mesh.centroids)
    if not octree.is_tree or octree.depth > DEEPEST or octree.size * mesh.regions > _MOST_COMPARED:
        reason = "the octree is damaged, or too large"
        return RuleResult(0, not_asked=int(np.count_nonzero(is_checked)), reason=reason)
    leaves = count_leaves_near(octree, np.where(is_checked[:, None], mesh.centroids, 0.0))
    message = "{where} has {leaves} leaves of the octree within 10 of its centroid, of which the game looks at 32"
    return check_rows("regions", is_checked & (leaves > MOST_LEAVES), is_checked, message, "centroid", leaves=leaves)


def count_leaves_near(octree: Octree, points: Array) -> Array:
    """Return the number of leaves that a search around points meets; int64."""
    step = max(1, _AT_ONCE // max(1, octree.size))
    counts = [octree.count_leaves_near(points[start : start + step], PADDING) for start in range(0, len(points), step)]
    return np.concatenate([np.zeros(0, np.int64), *counts])
