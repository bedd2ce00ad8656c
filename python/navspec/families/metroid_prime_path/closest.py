"""The point of a region that is closest to another, as the game looks for it: on its floor, its walls and its ceiling."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.columns.access import Array
from navspec.families.metroid_prime_path.view import Mesh


def closest(
    mesh: Mesh, point: Array, regions: Array, padding: float, *, is_free: bool, highest: float
) -> tuple[int, Array]:
    """The region that is closest to a point within the padding, -1 for none, and its closest point.

    Who `is_free` to leave the ground looks at floors alone, and is not kept out where a floor is `highest` below or more.
    """
    least, found, place = padding**2, -1, point
    low, high = mesh.box
    is_near = ((low[regions] - padding <= point) & (point <= high[regions] + padding)).all(axis=1)
    regions = regions[is_near & mesh.has_corners[regions]]
    if not is_free:
        regions = regions[mesh.above(np.broadcast_to(point, (len(regions), 3)), regions) < highest]
    first, count = (mesh.column("regions", name).tolist() for name in ("first_node", "num_nodes"))
    for region in regions.tolist():
        rows = np.arange(first[region], first[region] + count[region])
        corners, inward = mesh.places[rows], mesh.inward[rows]
        for polygon, normal, is_wall in _faces(
            corners, inward, mesh.plane[region], float(mesh.height[region]), is_free
        ):
            at = _on_polygon(point, polygon, normal, is_wall)
            if at is not None and (apart := float(np.square(at - point).sum())) < least:
                least, found, place = apart, region, at
    return found, place


def _faces(
    corners: Array, inward: Array, up: Array, height: float, is_free: bool
) -> Iterator[tuple[Array, Array, bool]]:
    """Polygons around a region with their normals, and whether each is a wall."""
    yield corners, up, False
    if is_free:
        return
    lift = np.array((0, 0, height))
    for number, normal in enumerate(inward):
        a, b = corners[number], corners[(number + 1) % len(corners)]
        yield np.array([a, a + lift, b + lift, b]), normal, True
    yield corners[::-1] + lift, -up, False


def _on_polygon(point: Array, corners: Array, normal: Array, is_wall: bool) -> Array | None:
    """The point of a polygon that is closest to another; None for a wall beside which that is."""
    steps = np.roll(corners, -1, axis=0) - corners
    sides = ((point - corners) * np.cross(steps, normal)).sum(axis=1)
    if (sides >= 0).all():
        square = normal @ normal
        return point - ((point - corners[0]) @ normal / square if square else 0.0) * normal
    for corner, step, side in zip(corners, steps, sides, strict=True):
        if side < 0 and (square := step @ step) > 0 and 0 <= (share := (point - corner) @ step / square) <= 1:
            return corner + share * step
    return None if is_wall else corners[np.square(corners - point).sum(axis=1).argmin()]
