"""Surfaces of triangles: their heights at places seen from above."""

from __future__ import annotations

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.arrays import Array

MAX_PAIRS, BATCH_SIZE = 200_000_000, 2_000_000
"""Pairs of a place and a triangle near it: most of all, and about as many as are compared together."""
_EDGE = 1e-9
"""Part of a triangle by which a place on its edge may be outside."""


def find_surface_heights(places: Array, triangles: Array) -> Array:
    """Return the heights of surfaces at places: the surface nearest to the height of the place, or the highest one if the
    place has no height; NaN without a surface. Upright triangles are not surfaces.

    Parameters
    ----------
    places : numpy.ndarray
        float64, shape (places, 3); NaN for an unknown height.
    triangles : numpy.ndarray
        Corners; finite, float64, shape (triangles, 3, 3).

    Raises
    ------
    NavspecError
        There are too many triangles above the places.
    """
    from scipy.spatial import KDTree

    heights, off = np.full(len(places), np.nan), np.full(len(places), np.inf)
    if not len(places):
        return heights
    tree = KDTree(places[:, :2])
    corners = triangles[..., :2]
    low, high = corners.min(axis=1), corners.max(axis=1)
    least, most = places[:, :2].min(axis=0), places[:, :2].max(axis=0)
    near = np.flatnonzero(((high >= least) & (low <= most)).all(axis=1))
    middle = (low[near] + high[near]) / 2
    radius = np.hypot(*(high[near] - low[near]).T) / 2 * (1 + _EDGE) + _EDGE
    pairs = np.cumsum(tree.query_ball_point(middle, radius, return_length=True), dtype=np.int64)
    if len(pairs) and pairs[-1] > MAX_PAIRS:
        raise NavspecError(
            f"the mesh has too many surfaces above each other: {pairs[-1]:,} pairs of a triangle and a node near it, and "
            f"{MAX_PAIRS:,} are the most; simplify it"
        )
    for batch in np.split(np.arange(len(near)), np.flatnonzero(np.diff(pairs // BATCH_SIZE)) + 1):
        lists = tree.query_ball_point(middle[batch], radius[batch])
        counts = np.fromiter(map(len, lists), np.int64, len(lists))
        if not counts.any():
            continue
        place, row = np.concatenate(lists).astype(np.int64), np.repeat(near[batch], counts)
        height = _find_heights(places[place, :2], triangles[row])
        is_hit = ~np.isnan(height)
        place, height = place[is_hit], height[is_hit]
        wanted = places[place, 2]
        away = np.where(np.isnan(wanted), -height, np.abs(height - wanted))
        order = np.lexsort((away, place))
        place, height, away = place[order], height[order], away[order]
        is_first = np.append(True, place[1:] != place[:-1])[: len(place)]
        place, height, away = place[is_first], height[is_first], away[is_first]
        is_better = away < off[place]
        heights[place[is_better]], off[place[is_better]] = height[is_better], away[is_better]
    return heights


def _find_heights(places: Array, triangles: Array) -> Array:
    """Return the height of each triangle at its place; NaN outside; shapes (pairs, 2) and (pairs, 3, 3)."""
    first, second, third = triangles.swapaxes(0, 1)
    along, across, inward = second - first, third - first, places - first[:, :2]
    area = along[:, 0] * across[:, 1] - along[:, 1] * across[:, 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        part = (inward[:, 0] * across[:, 1] - inward[:, 1] * across[:, 0]) / area
        second_part = (along[:, 0] * inward[:, 1] - along[:, 1] * inward[:, 0]) / area
        height = first[:, 2] + along[:, 2] * part + across[:, 2] * second_part
        is_outside = ~((part >= -_EDGE) & (second_part >= -_EDGE) & (part + second_part <= 1 + _EDGE))
    height[is_outside | (area == 0)] = np.nan
    return height
