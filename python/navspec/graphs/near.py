"""What lies near what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from navspec.graphs.numbers import Array

if TYPE_CHECKING:
    from scipy.spatial import KDTree


def distances(points: Array, others: Array) -> Array:
    """How far points are from the nearest of others; float64, shape (points,), infinite where there are none.

    Places are finite numbers, shape (n, axes).
    """
    if not len(points) or not len(others):
        return np.full(len(points), np.inf)
    places, at = np.unique(points, axis=0, return_inverse=True)
    # A tree of equal points would be a list.
    return _tree(np.unique(others, axis=0)).query(places)[0][at.ravel()]


def nearest(points: Array, others: Array) -> tuple[Array, Array]:
    """Row of the nearest of others for every point, and how far away it is; -1 and infinite where there are none.

    Places are finite numbers, shape (n, axes).
    """
    if not len(points) or not len(others):
        return np.full(len(points), -1), np.full(len(points), np.inf)
    away, rows = _tree(others).query(points)
    return np.asarray(rows, np.int64), np.asarray(away)


def neighbours(points: Array, most: int, reach: float) -> tuple[Array, Array]:
    """Pairs of points that are near each other, each with no more than some of its nearest ones.

    Parameters
    ----------
    points : numpy.ndarray
        Finite and different places, shape (points, axes).
    most : int
        Nearest ones that are looked at.
    reach : float
        How far they may be away.

    Returns
    -------
    one, other : numpy.ndarray
        Rows of `points`; int64. A pair can be there in both directions.
    """
    if len(points) < 2:
        return np.zeros(0, np.int64), np.zeros(0, np.int64)
    count = min(most + 1, len(points))
    away, found = _tree(points).query(points, k=count, distance_upper_bound=reach)
    one, other = np.repeat(np.arange(len(points)), count), found.ravel()
    there = np.isfinite(away.ravel()) & (other != one)
    return one[there], other[there].astype(np.int64)


def _tree(points: Array) -> KDTree:
    from scipy.spatial import KDTree  # most questions are asked without it

    return KDTree(points)
