"""Spatial queries: nearest points, polygons around a point, and maps of squares."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from navspec.graphs.arrays import Array

if TYPE_CHECKING:
    from scipy.spatial import KDTree

    from navspec.graphs.graph import Polygons


def nearest_distances(points: Array, targets: Array) -> Array:
    """Return the distance from each point to the nearest target; float64, shape (points,), infinite without targets.

    Places are finite numbers, shape (n, axes).
    """
    if not len(points) or not len(targets):
        return np.full(len(points), np.inf)
    places, at = np.unique(points, axis=0, return_inverse=True)
    # A tree of equal points would be a list.
    return _build_tree(np.unique(targets, axis=0)).query(places)[0][at.ravel()]


def find_nearest(points: Array, targets: Array) -> tuple[Array, Array]:
    """Return the row of the nearest target for every point, and its distance; -1 and infinite without targets.

    Places are finite numbers, shape (n, axes).
    """
    if not len(points) or not len(targets):
        return np.full(len(points), -1), np.full(len(points), np.inf)
    away, rows = _build_tree(targets).query(points)
    return np.asarray(rows, np.int64), np.asarray(away)


def find_neighbours(points: Array, most: int, reach: float) -> tuple[Array, Array]:
    """Return pairs of points that are near each other, each with a limited number of its nearest ones.

    Parameters
    ----------
    points : numpy.ndarray
        Finite and different places, shape (points, axes).
    most : int
        Maximum number of neighbours of a point.
    reach : float
        Maximum distance.

    Returns
    -------
    first, second : numpy.ndarray
        Rows of `points`; int64. A pair can appear in both directions.
    """
    if len(points) < 2:
        return np.zeros(0, np.int64), np.zeros(0, np.int64)
    count = min(most + 1, len(points))
    away, rows = _build_tree(points).query(points, k=count, distance_upper_bound=reach)
    first, second = np.repeat(np.arange(len(points)), count), rows.ravel()
    is_pair = np.isfinite(away.ravel()) & (second != first)
    return first[is_pair], second[is_pair].astype(np.int64)


def _build_tree(points: Array) -> KDTree:
    from scipy.spatial import KDTree  # most questions are asked without it

    return KDTree(points)


def find_containing(polygons: Polygons, x: float, y: float) -> Array:
    """Return whether polygons contain a point as seen from above; bool, shape (polygons,)."""
    offsets, corners = polygons
    counts = np.diff(offsets)
    owner = np.repeat(np.arange(len(counts)), counts)
    following = np.arange(1, len(corners) + 1)
    following[offsets[1:][counts > 0] - 1] = offsets[:-1][counts > 0]
    (x0, y0), (x1, y1) = corners[:, :2].T, corners[following, :2].T
    with np.errstate(all="ignore"):
        is_crossed = ((y0 > y) != (y1 > y)) & (x < x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    return np.bincount(owner[is_crossed], minlength=len(counts)) % 2 == 1


def are_inside(points: Array, corners: Array) -> Array:
    """Return whether points lie in a polygon as seen from above; bool, shape (points,)."""
    x, y = points[:, :2].T
    is_inside = np.zeros(len(points), bool)
    for (x0, y0), (x1, y1) in zip(corners[:, :2].tolist(), np.roll(corners[:, :2], -1, axis=0).tolist(), strict=True):
        if y0 != y1:
            is_inside ^= ((y0 > y) != (y1 > y)) & (x < x0 + (y - y0) * (x1 - x0) / (y1 - y0))
    return is_inside


class SquareGrid(NamedTuple):
    """A square map around the origin, divided into squares that are numbered row by row from the south-west.

    `side` is the side of a square, in units of the game; `grid` is the number of squares in a row.
    """

    side: float
    grid: int

    def at(self, x: Array, y: Array) -> Array:
        """Return the squares of positions; int64. The outermost squares are open to the outside."""
        column, row = (
            np.clip(value // self.side + self.grid // 2, 0, self.grid - 1).astype(np.int64) for value in (x, y)
        )
        return row * self.grid + column

    def corners(self, squares: Array) -> Array:
        """Return south-western corners, east and north; of the type of `side`, shape (squares, 2)."""
        return self.side * (np.stack([squares % self.grid, squares // self.grid], axis=1) - self.grid // 2)

    def distance_outside(self, squares: Array, x: Array, y: Array) -> Array:
        """Return the distance of positions from their squares, one for each; float64, 0 or less inside.

        The outermost squares are open to the outside; numbers below 0 mean no square, without bounds.
        """
        distance = np.full(len(squares), -np.inf)
        corners = self.corners(squares)
        for axis, (value, square) in enumerate(((x, squares % self.grid), (y, squares // self.grid))):
            inward = value - corners[:, axis]
            distance = np.maximum(distance, np.where(square > 0, -inward, -np.inf))
            distance = np.maximum(distance, np.where(square < self.grid - 1, inward - self.side, -np.inf))
        return np.where(squares < 0, -np.inf, distance)

    def are_separated(self, first: Array, second: Array) -> Array:
        """Return whether squares do not touch, pair by pair; bool."""
        across, along = (
            np.abs(operation(first, self.grid) - operation(second, self.grid))
            for operation in (np.mod, np.floor_divide)
        )
        return np.maximum(across, along) > 1
