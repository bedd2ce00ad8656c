"""Rules for regions: their lists, masks and shapes (floors, edges, boxes, middles)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.metroid_prime_path.layout import creature_bits
from navspec.families.metroid_prime_path.rules.base import TOLERANCE, Array, are_finite, check_mesh, rule
from navspec.families.metroid_prime_path.view import MOST_CORNERS, PrimeMesh, dot_products
from navspec.family.rules.rule_set import RuleFunction, RuleResult, check_rows, check_selected_rows

MOST_ABOVE_GROUND = 3.0
"""Height above the floor up to which walkers look for regions."""
SHORT = 1e-4
"""Edges that are shorter have no direction."""


def check_slices(table: str, first: Array, count: Array, size: int, word: str, field: str) -> RuleResult:
    """Check that lists lie in the table that they are slices of."""
    message = f"{{where}} has {{count}} {word} from {{first}} on, but the file has {{size}}"
    is_checked = count > 0
    return check_rows(
        table, is_checked & (first + count > size), is_checked, message, field, first=first, count=count, size=size
    )


def check_partition(first: Array, count: Array, size: int, word: str, field: str) -> RuleResult:
    """Check that every entry of a table belongs to exactly one list."""
    is_valid = (count > 0) & (first + count <= size)
    change = np.bincount(first[is_valid], minlength=size + 1)
    change -= np.bincount(first[is_valid] + count[is_valid], minlength=size + 1)
    uses = np.cumsum(change[:-1])
    shared, unused = int(np.count_nonzero(uses > 1)), int(np.count_nonzero(uses == 0))
    message = f"{{where}} has {{shared}} {word} that several lists share, and {{unused}} that are in none"
    return check_mesh(shared + unused > 0, message, field, is_checked=size > 0, shared=shared, unused=unused)


def build_slice_rule(table: str, count: str, first: str, listed: str, word: str) -> RuleFunction:
    """Return a rule that the lists of a table's rows, by two fields, lie in the table `listed`."""
    return lambda mesh: check_slices(
        table, mesh.column(table, first), mesh.column(table, count), mesh.count(listed), word, first
    )


def _build_partition_rule(count: str, first: str, listed: str, word: str) -> RuleFunction:
    return lambda mesh: check_partition(
        mesh.column("regions", first), mesh.column("regions", count), mesh.count(listed), word, listed
    )


@rule("REGION_NO_NODES", "error", "engine")
def _no_nodes(mesh: PrimeMesh) -> RuleResult:
    count = mesh.column("regions", "num_nodes")
    return check_rows(
        "regions", count == 0, len(count), "{where} has no corners, but the game reads the first", "num_nodes"
    )


rule("REGION_NODE_RANGE", "error", "engine")(build_slice_rule("regions", "num_nodes", "first_node", "nodes", "corners"))
rule("REGION_LINK_RANGE", "error", "engine")(build_slice_rule("regions", "num_links", "first_link", "links", "links"))
rule("REGION_NODE_PARTITION", "info", "measured")(_build_partition_rule("num_nodes", "first_node", "nodes", "corners"))
rule("REGION_LINK_PARTITION", "info", "measured")(_build_partition_rule("num_links", "first_link", "links", "links"))


@rule("REGION_INDEX_RANGE", "error", "engine")
def _index_range(mesh: PrimeMesh) -> RuleResult:
    message = "{where} has the index {index}, but there are {regions} regions"
    fails = mesh.index >= mesh.regions
    return check_rows("regions", fails, len(fails), message, "region_index", index=mesh.index, regions=mesh.regions)


@rule("REGION_SLOT", "info", "community")
def _slot(mesh: PrimeMesh) -> RuleResult:
    slot = mesh.column("regions", "run_time_slot")
    message = "{where} has {slot} in the slot that repeats its index {index}"
    return check_rows("regions", slot != mesh.index, len(slot), message, "run_time_slot", slot=slot, index=mesh.index)


@rule("REGION_DEGENERATE", "warning", "inferred")
def _degenerate(mesh: PrimeMesh) -> RuleResult:
    count = mesh.column("regions", "num_nodes")
    shortest = mesh.reduce_by_region(np.hypot(mesh.edges[:, 0], mesh.edges[:, 1]), np.minimum)
    fails = mesh.has_corners & ((count < 3) | (shortest < SHORT))
    message = "{where} has {count} corners, and the shortest edge between them is {shortest:.3g} long"
    return check_rows("regions", fails, mesh.has_corners, message, "num_nodes", count=count, shortest=shortest)


@rule("REGION_TYPE_EMPTY", "warning", "engine")
def _type_empty(mesh: PrimeMesh) -> RuleResult:
    message = "{where} lets no kind of creature in, so that no search finds it"
    return check_rows("regions", mesh.kinds == 0, mesh.regions, message, "type_mask")


@rule("REGION_TYPE_BITS", "info", "community")
def _type_bits(mesh: PrimeMesh) -> RuleResult:
    kinds = mesh.kinds
    fails = ((kinds & ~sum(creature_bits().values())) != 0) | ((kinds & (kinds - 1)) != 0)
    message = "{where} has the types {types:#x}; known regions have one of 1, 2 and 4"
    return check_rows("regions", fails, len(kinds), message, "type_mask", types=kinds)


@rule("REGION_INDEX_MASK_EMPTY", "warning", "engine")
def _index_mask_empty(mesh: PrimeMesh) -> RuleResult:
    message = "{where} lets creatures of no path index in, so that no search finds it"
    fails = (mesh.column("regions", "index_mask") & 0xFF) == 0
    return check_rows("regions", fails, len(fails), message, "index_mask")


@rule("REGION_MASK_HIGH_BYTE", "info", "engine")
def _mask_high_byte(mesh: PrimeMesh) -> Iterator[RuleResult]:
    for field in ("index_mask", "type_mask"):
        mask = mesh.column("regions", field)
        message = "{where} has {mask:#06x} in a mask of which the game reads the low byte"
        yield check_rows("regions", mask > 0xFF, len(mask), message, field, mask=mask)


@rule("HEIGHT", "warning", "engine")
def _height(mesh: PrimeMesh) -> RuleResult:
    message = "{where} is {height:g} high, so that nothing can be in it"
    return check_rows("regions", mesh.height <= 0, are_finite(mesh.height), message, "height", height=mesh.height)


@rule("HEIGHT_GROUND_LIMIT", "info", "engine")
def _height_ground_limit(mesh: PrimeMesh) -> RuleResult:
    walked = (mesh.kinds & creature_bits()["ground"]) != 0
    message = "{where} is {height:g} high, but walkers find it only up to 3 above its floor"
    fails = walked & (mesh.height > MOST_ABOVE_GROUND)
    return check_rows("regions", fails, walked & are_finite(mesh.height), message, "height", height=mesh.height)


LEVEL = 1e-6
"""Planes whose normal has a smaller z are vertical."""
FLAT = 0.01
"""Tolerance of corners from the plane, and outside an edge."""
NEAR_PLANE = 0.05
"""Tolerance of centroids from the plane."""

TOO_MANY = f"regions with more than {MOST_CORNERS} corners are not tested corner against corner"


def is_upright(mesh: PrimeMesh) -> Array:
    """Return whether the plane of a region is vertical; bool."""
    return np.abs(mesh.plane[:, 2]) <= LEVEL


def distance_to_plane(mesh: PrimeMesh, points: Array, regions: Array) -> Array:
    """Return the distance of points from the planes of regions; float64, NaN where a plane has no direction."""
    length = np.linalg.norm(mesh.plane, axis=1)[regions]
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(length > LEVEL, np.abs(mesh.height_above(points, regions)) / length, np.nan)


@rule("PLANE_NOT_UNIT", "warning", "engine")
def _plane_not_unit(mesh: PrimeMesh) -> RuleResult:
    length = np.linalg.norm(mesh.plane, axis=1)
    message = "{where} has a plane normal of length {length:.4g}, which scales its heights"
    return check_rows(
        "regions", np.abs(length - 1) > TOLERANCE, are_finite(length), message, "plane_normal", length=length
    )


@rule("PLANE_VERTICAL", "error", "engine")
def _plane_vertical(mesh: PrimeMesh) -> RuleResult:
    walked = (mesh.kinds & creature_bits()["ground"]) != 0
    message = "{where} has an upright plane, so that walkers drop to a point that is infinitely far"
    return check_rows(
        "regions", walked & is_upright(mesh), walked & are_finite(mesh.plane[:, 2]), message, "plane_normal"
    )


@rule("PLANE_NOT_UP", "warning", "engine")
def _plane_not_up(mesh: PrimeMesh) -> RuleResult:
    up = mesh.plane[:, 2]
    fails = (up < -LEVEL) | (is_upright(mesh) & ((mesh.kinds & creature_bits()["ground"]) == 0))
    message = "{where} has a plane normal that does not point up (z {up:.3g}), so that its room is not above its floor"
    return check_rows("regions", fails, are_finite(up), message, "plane_normal", up=up)


@rule("NOT_PLANAR", "warning", "inferred")
def _not_planar(mesh: PrimeMesh) -> RuleResult:
    region, row = mesh.corners.region, mesh.corners.row
    off = mesh.reduce_by_region(distance_to_plane(mesh, mesh.places[row], region), np.maximum)
    message = "{where} has a corner {off:.3g} away from its plane"
    return check_rows("regions", off > FLAT, are_finite(off), message, "plane_normal", off=off)


@rule("WINDING", "warning", "engine")
def _winding(mesh: PrimeMesh) -> RuleResult:
    turn = mesh.newell[:, 2]
    message = "{where} has its corners counter-clockwise as seen from above"
    return check_rows("regions", turn > 0, are_finite(turn), message)


@rule("NOT_CONVEX", "warning", "engine")
def _not_convex(mesh: PrimeMesh) -> RuleResult:
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


@rule("EDGE_NORMAL", "warning", "engine")
def _edge_normal(mesh: PrimeMesh) -> RuleResult:
    row = mesh.corners.row
    off = np.abs(mesh.inward[row] - mesh.due_inward).max(axis=1)
    is_checked = are_finite(off) & (np.hypot(mesh.edges[:, 0], mesh.edges[:, 1]) >= SHORT)
    message = "{where}: the direction from its edge into the region is off by {off:.3g}"
    return check_selected_rows(
        "nodes", row, is_checked & (off > TOLERANCE), is_checked, message, "edge_normal", off=off
    )


@rule("AABB_SMALL", "warning", "engine")
def _aabb_small(mesh: PrimeMesh) -> RuleResult:
    return _compare_boxes(
        mesh.due_box, mesh.box, "{where} reaches {off:.3g} out of its box, where the game does not find it"
    )


@rule("AABB_LOOSE", "info", "inferred")
def _aabb_loose(mesh: PrimeMesh) -> RuleResult:
    return _compare_boxes(mesh.box, mesh.due_box, "{where} has a box that is {off:.3g} larger than it need be")


def _compare_boxes(one: tuple[Array, Array], outer: tuple[Array, Array], message: str) -> RuleResult:
    """Return the regions where box `one` extends beyond box `outer`, at the corner with the greatest difference."""
    low, high = (outer[0] - one[0]).max(axis=1), (one[1] - outer[1]).max(axis=1)
    off = np.maximum(low, high)
    result = check_rows("regions", off > TOLERANCE, are_finite(off), message, off=off)
    result.fields = np.where(low[result.rows] >= high[result.rows], "aabb_min", "aabb_max").tolist()
    return result


@rule("CENTROID_OUTSIDE", "warning", "inferred")
def _centroid_outside(mesh: PrimeMesh) -> RuleResult:
    rows = np.arange(mesh.regions)
    region, row = mesh.corners.region, mesh.corners.row
    inside = mesh.reduce_by_region(
        dot_products(mesh.centroids[region] - mesh.places[row], mesh.inward[row]), np.minimum
    )
    off = distance_to_plane(mesh, mesh.centroids, rows)
    message = "{where} has a centroid that is {out:.3g} outside of its edges and {off:.3g} away from its plane"
    fails = (inside < 0) | (off > NEAR_PLANE)
    out = np.maximum(-inside, 0)
    return check_rows("regions", fails, are_finite(inside), message, "centroid", out=out, off=off)
