"""Places where drawn lines meet straight lines between nodes, away from these nodes."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.graphs.arrays import Array
from navspec.graphs.noding.parts import distance_between, nearest_of_group
from navspec.graphs.segments import find_touches
from navspec.graphs.spatial import nearest_distances


class LineCuts(NamedTuple):
    """Places in lines that get nodes, in the order of the lines and along each.

    Attributes
    ----------
    line : numpy.ndarray
        Row of the line; int64.
    place : numpy.ndarray
        Position on it; float64, shape (cuts, 3).
    point : numpy.ndarray
        Row of the drawn point that meets it there; int64.
    """

    line: Array
    place: Array
    point: Array


def find_line_cuts(
    place: Array, kind: Array, start: Array, end: Array, line_kind: Array, away_from_nodes: Array, reach: float
) -> LineCuts:
    """Find where points are within `reach` of lines of their kind, and of no node.

    Parameters
    ----------
    place : numpy.ndarray
        Points of drawn lines; float64, shape (points, 3), NaN for unknown heights.
    kind, line_kind : numpy.ndarray
        Kinds of the points and of the lines; text.
    start, end : numpy.ndarray
        Ends of the lines; float64, shape (lines, 3).
    away_from_nodes : numpy.ndarray
        Distance of every point from the nearest node of its kind; float64.
    reach : float
        Largest distance; cuts of one line are farther apart.
    """
    low, high = place.min(axis=0, initial=np.inf) - reach, place.max(axis=0, initial=-np.inf) + reach
    lines = np.flatnonzero(((np.maximum(start, end) >= low) & (np.minimum(start, end) <= high))[:, :2].all(axis=1))
    start, end = start[lines], end[lines]
    layers = np.unique(np.concatenate((kind, line_kind[lines])).astype(str), return_inverse=True)[1].ravel()
    point, at, share = find_touches(
        place[:, :2], layers[: len(kind)], start[:, :2], end[:, :2], layers[len(kind) :], reach
    )
    where = start[at] + (end - start)[at] * share[:, np.newaxis]
    away = distance_between(place[point], where)
    is_free = (away <= reach) & (away_from_nodes > reach)[point]
    point, at, share, where, away = (column[is_free] for column in (point, at, share, where, away))
    nearest = nearest_of_group(point, away, at)
    order = nearest[np.lexsort((share[nearest], at[nearest]))]
    kept: list[int] = []
    for row in order.tolist():
        if not kept or at[kept[-1]] != at[row] or np.linalg.norm(where[row] - where[kept[-1]]) > reach:
            kept.append(row)
    return LineCuts(lines[at[kept]], where[kept], point[kept])


def measure_distances_from_nodes(place: Array, kind: Array, position: Array, kinds: Array) -> Array:
    """Return distances to the nearest node of the same kind; from above for places without a height; float64."""
    is_flat, nearest = np.isnan(place[:, 2]), np.full(len(place), np.inf)
    for kind_name in dict.fromkeys(kind.tolist()):
        positions = position[kinds == kind_name]
        for axes, is_in_group in ((2, is_flat), (3, ~is_flat)):
            rows = np.flatnonzero(is_in_group & (kind == kind_name))
            nearest[rows] = nearest_distances(place[rows, :axes], positions[:, :axes])
    return nearest
