"""Rules of the shapes of regions: floors, edges, boxes, middles."""

from __future__ import annotations

import numpy as np

from navspec.families.metroid_prime_path.layout import kinds
from navspec.families.metroid_prime_path.rules.base import TOLERANCE, Array, known, rule
from navspec.families.metroid_prime_path.rules.regions import SHORT
from navspec.families.metroid_prime_path.view import MOST_CORNERS, Mesh, dots
from navspec.family.rules.results import RuleResult, check_rows, check_selected_rows

LEVEL = 1e-6
"""Planes whose normal has a smaller z stand upright."""
FLAT = 0.01
"""How far corners may be from the plane, and from being outside an edge."""
NEAR_PLANE = 0.05
"""How far centroids may be from the plane."""

TOO_MANY = f"regions with more than {MOST_CORNERS} corners are not tested corner against corner"


def upright(mesh: Mesh) -> Array:
    """Whether the plane of a region stands upright; bool."""
    return np.abs(mesh.plane[:, 2]) <= LEVEL


def off_plane(mesh: Mesh, points: Array, regions: Array) -> Array:
    """How far points are from the planes of regions; float64, NaN where a plane has no direction."""
    length = np.linalg.norm(mesh.plane, axis=1)[regions]
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(length > LEVEL, np.abs(mesh.above(points, regions)) / length, np.nan)


@rule("PLANE_NOT_UNIT", "warning", "engine")
def _plane_not_unit(mesh: Mesh) -> RuleResult:
    length = np.linalg.norm(mesh.plane, axis=1)
    message = "{where} has a plane normal of length {length:.4g}, which scales its heights"
    return check_rows("regions", np.abs(length - 1) > TOLERANCE, known(length), message, "plane_normal", length=length)


@rule("PLANE_VERTICAL", "error", "engine")
def _plane_vertical(mesh: Mesh) -> RuleResult:
    walked = (mesh.kinds & kinds()["ground"]) != 0
    message = "{where} has an upright plane, so that whoever walks drops to a point that is infinitely far"
    return check_rows("regions", walked & upright(mesh), walked & known(mesh.plane[:, 2]), message, "plane_normal")


@rule("PLANE_NOT_UP", "warning", "engine")
def _plane_not_up(mesh: Mesh) -> RuleResult:
    up = mesh.plane[:, 2]
    fails = (up < -LEVEL) | (upright(mesh) & ((mesh.kinds & kinds()["ground"]) == 0))
    message = "{where} has a plane normal that does not point up (z {up:.3g}), so that its room is not above its floor"
    return check_rows("regions", fails, known(up), message, "plane_normal", up=up)


@rule("NOT_PLANAR", "warning", "inferred")
def _not_planar(mesh: Mesh) -> RuleResult:
    region, row = mesh.corners.region, mesh.corners.row
    off = mesh.of_regions(off_plane(mesh, mesh.places[row], region), np.maximum)
    message = "{where} has a corner {off:.3g} away from its plane"
    return check_rows("regions", off > FLAT, known(off), message, "plane_normal", off=off)


@rule("WINDING", "warning", "engine")
def _winding(mesh: Mesh) -> RuleResult:
    turn = mesh.newell[:, 2]
    message = "{where} has its corners counter-clockwise as seen from above"
    return check_rows("regions", turn > 0, known(turn), message)


@rule("NOT_CONVEX", "warning", "engine")
def _not_convex(mesh: Mesh) -> RuleResult:
    worst = -mesh.of_regions(_behind(mesh), np.minimum)
    asked = mesh.is_simple & known(worst)
    message = "{where} is not convex: a corner lies {worst:.3g} outside of one of its edges"
    found = check_rows("regions", asked & (worst > FLAT), asked, message, worst=worst)
    found.not_asked, found.reason = int(np.count_nonzero(mesh.has_corners & ~mesh.is_simple)), TOO_MANY
    return found


def _behind(mesh: Mesh) -> Array:
    """How far inside every edge the corner of its region is that is least so; float64, shape (corners,)."""
    region, _, row, _ = mesh.corners
    first = mesh.column("regions", "first_node")[region]
    count = np.where(mesh.is_simple, mesh.column("regions", "num_nodes"), 0)[region]
    found = np.full(len(row), np.inf)
    for number in range(int(count.max(initial=0))):
        at = np.flatnonzero(count > number)
        inside = dots(mesh.places[first[at] + number] - mesh.places[row[at]], mesh.inward[row[at]])
        found[at] = np.minimum(found[at], inside)
    return found


@rule("EDGE_NORMAL", "warning", "engine")
def _edge_normal(mesh: Mesh) -> RuleResult:
    row = mesh.corners.row
    off = np.abs(mesh.inward[row] - mesh.due_inward).max(axis=1)
    asked = known(off) & (np.hypot(mesh.edges[:, 0], mesh.edges[:, 1]) >= SHORT)
    message = "{where}: the direction from its edge into the region is off by {off:.3g}"
    return check_selected_rows("nodes", row, asked & (off > TOLERANCE), asked, message, "edge_normal", off=off)


@rule("AABB_SMALL", "warning", "engine")
def _aabb_small(mesh: Mesh) -> RuleResult:
    return _boxes(mesh.due_box, mesh.box, "{where} reaches {off:.3g} out of its box, where the game does not find it")


@rule("AABB_LOOSE", "info", "inferred")
def _aabb_loose(mesh: Mesh) -> RuleResult:
    return _boxes(mesh.box, mesh.due_box, "{where} has a box that is {off:.3g} larger than it need be")


def _boxes(one: tuple[Array, Array], other: tuple[Array, Array], message: str) -> RuleResult:
    """Regions where one box reaches out of another, at the corner at which that is most."""
    low, high = (other[0] - one[0]).max(axis=1), (one[1] - other[1]).max(axis=1)
    off = np.maximum(low, high)
    found = check_rows("regions", off > TOLERANCE, known(off), message, off=off)
    found.fields = np.where(low[found.rows] >= high[found.rows], "aabb_min", "aabb_max").tolist()
    return found


@rule("CENTROID_OUTSIDE", "warning", "inferred")
def _centroid_outside(mesh: Mesh) -> RuleResult:
    rows = np.arange(mesh.regions)
    region, row = mesh.corners.region, mesh.corners.row
    inside = mesh.of_regions(dots(mesh.centroids[region] - mesh.places[row], mesh.inward[row]), np.minimum)
    off = off_plane(mesh, mesh.centroids, rows)
    message = "{where} has a centroid that is {out:.3g} outside of its edges and {off:.3g} away from its plane"
    fails = (inside < 0) | (off > NEAR_PLANE)
    out = np.maximum(-inside, 0)
    return check_rows("regions", fails, known(inside), message, "centroid", out=out, off=off)
