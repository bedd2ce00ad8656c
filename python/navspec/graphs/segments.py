"""Segments as seen from above: crossings, and points on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.arrays import Array

if TYPE_CHECKING:
    from scipy.spatial import KDTree

MAX_PAIRS = 10_000_000
"""Maximum number of pairs of neighbours that are compared, for any size of drawing. A pair needs about 200 bytes."""

FEW_PAIRS, PER_PLACE = 500_000, 100
"""Pairs that any drawing may have, and how many more for each of its places; with more pairs it is too crowded."""

SAMPLE = 1000
"""Points whose neighbours are counted first."""

ROUND = 1e-9
"""Rounding tolerance, as a part of a segment."""


class SegmentCrossings(NamedTuple):
    """Places that two segments share, in the order of the segments.

    Attributes
    ----------
    first, second : numpy.ndarray
        The segments; int64, `first` is the lower row.
    at, second_at : numpy.ndarray
        Position of the place along each segment, from 0 to 1; float64.
    """

    first: Array
    second: Array
    at: Array
    second_at: Array


class SegmentTouches(NamedTuple):
    """Points near a segment: rows of both, and the position of the nearest place along it, from 0 to 1."""

    point: Array
    segment: Array
    at: Array


def find_pairs_within(points: Array, layer: Array, reach: float) -> Array:
    """Return every two points of a layer that are not further apart than `reach`.

    Parameters
    ----------
    points : numpy.ndarray
        Finite places as seen from above; float64, shape (points, 2).
    layer : numpy.ndarray
        Points of different layers are never near each other; int64.
    reach : float
        Maximum distance.

    Returns
    -------
    numpy.ndarray
        Rows of both, the lower one first; int64, shape (pairs, 2).

    Raises
    ------
    NavspecError
        There are too many.
    """
    if len(points) < 2:
        return np.zeros((0, 2), np.int64)
    tree = _build_tree(points, layer, reach)
    _require_few(_count_pairs(tree, tree, reach) // 2, tree.n, reach)
    return tree.query_pairs(reach, output_type="ndarray").astype(np.int64, copy=False)


def find_segment_crossings(start: Array, end: Array, layer: Array) -> SegmentCrossings:
    """Return the places where segments of a layer cross, touch, or overlap (the middle of the common part).

    Parameters
    ----------
    start, end : numpy.ndarray
        Their ends; float64, shape (segments, 2).
    layer : numpy.ndarray
        Segments of different layers never cross; int64.
    """
    middles, owner, length = _split_segments(start, end)
    pairs = np.sort(owner[find_pairs_within(middles, layer[owner], length)], axis=1)
    pairs = pairs[pairs[:, 0] != pairs[:, 1]]
    key = _unique_keys(pairs[:, 0] * len(start) + pairs[:, 1])
    lower, higher = key // max(len(start), 1), key % max(len(start), 1)
    along, across, between = end[lower] - start[lower], end[higher] - start[higher], start[higher] - start[lower]
    long, wide = (np.hypot(*vectors.T) for vectors in (along, across))
    area = _cross_product(along, across)
    is_parallel = np.abs(area) <= ROUND * long * wide
    with np.errstate(divide="ignore", invalid="ignore"):
        at, second_at = _cross_product(between, across) / area, _cross_product(between, along) / area
        # Of parallel ones: where the other begins and ends along this one.
        first, last = ((vectors * along).sum(axis=1) / long**2 for vectors in (between, between + across))
        low, high = np.maximum(np.minimum(first, last), 0), np.minimum(np.maximum(first, last), 1)
        is_over = (
            is_parallel
            & (np.abs(_cross_product(between, along)) <= ROUND * long * (long + wide))
            & (high - low > ROUND)
        )
        at = np.where(is_over, (low + high) / 2, at)
        second_at = np.where(is_over, (at - first) / (last - first), second_at)
        is_one = is_over | (
            ~is_parallel & (at >= -ROUND) & (at <= 1 + ROUND) & (second_at >= -ROUND) & (second_at <= 1 + ROUND)
        )
    return SegmentCrossings(lower[is_one], higher[is_one], np.clip(at[is_one], 0, 1), np.clip(second_at[is_one], 0, 1))


def find_touches(
    points: Array, layer: Array, start: Array, end: Array, segment_layer: Array, reach: float
) -> SegmentTouches:
    """Return points that are not further than `reach` from a segment of their layer.

    Parameters
    ----------
    points : numpy.ndarray
        Finite places; float64, shape (points, 2).
    layer, segment_layer : numpy.ndarray
        Points and segments of different layers are never near each other; int64.
    start, end : numpy.ndarray
        Ends of the segments; float64, shape (segments, 2).
    reach : float
        Maximum distance.
    """
    if not len(points) or not len(start):
        nothing = np.zeros(0, np.int64)
        return SegmentTouches(nothing, nothing, np.zeros(0))
    middles, owner, length = _split_segments(start, end)
    wide = length / 2 + reach
    point_tree, segment_tree = _build_tree(points, layer, wide), _build_tree(middles, segment_layer[owner], wide)
    _require_few(_count_pairs(point_tree, segment_tree, wide), point_tree.n + segment_tree.n, wide)
    neighbours = point_tree.sparse_distance_matrix(segment_tree, wide, output_type="coo_matrix")
    key = _unique_keys(neighbours.row.astype(np.int64) * len(start) + owner[neighbours.col])
    point, segment = key // len(start), key % len(start)
    along, away = end[segment] - start[segment], points[point] - start[segment]
    square = np.square(along).sum(axis=1)
    at = np.clip((away * along).sum(axis=1) / np.where(square > 0, square, 1), 0, 1)
    is_near = np.hypot(*(away - along * at[:, None]).T) <= reach
    return SegmentTouches(point[is_near], segment[is_near], at[is_near])


def _split_segments(start: Array, end: Array) -> tuple[Array, Array, float]:
    """Return segments cut into about equal pieces: their middles, the segment of each, and the maximum length of a
    piece.
    """
    if not len(start):
        return start.reshape(0, 2), np.zeros(0, np.int64), 0.0
    lengths = np.hypot(*(end - start).T)
    # A few very long ones among short ones must not make too many pieces.
    length = max(float(np.median(lengths)), float(lengths.mean()) / 2)
    count = np.ceil(lengths / length).astype(np.int64).clip(1) if length > 0 else np.ones(len(start), np.int64)
    owner = np.repeat(np.arange(len(start)), count)
    number = np.arange(len(owner)) - np.repeat(np.cumsum(count) - count, count)
    at = (number + 0.5) / count[owner]
    return start[owner] + (end - start)[owner] * at[:, None], owner, length * (1 + ROUND)


def _build_tree(points: Array, layer: Array, reach: float) -> KDTree:
    """Return a tree of places; layers are further apart than any search distance."""
    from scipy.spatial import KDTree

    places = np.column_stack([points, layer * (3 * reach + 1)])
    return KDTree(places, balanced_tree=False, compact_nodes=False)


def require_uncrowded(
    points: Array, layer: Array, start: Array, end: Array, segment_layer: Array, reach: float
) -> None:
    """Raise `NavspecError` if `find_pairs_within`, `find_touches` and `find_segment_crossings` would find too many
    neighbours.

    Only the trees need memory here. The parameters are those of `find_touches`.
    """
    if not len(points) or not len(start):
        return
    middles, owner, length = _split_segments(start, end)
    wide = length / 2 + reach
    places, near, far = (
        _build_tree(points, layer, max(wide, length)),
        _build_tree(points, layer, reach),
        _build_tree(middles, segment_layer[owner], max(wide, length)),
    )
    passes = ((near, near, reach, 2), (places, far, wide, 1), (far, far, length, 2))
    pairs = 0
    for first, second, within, times in passes:
        pairs += _count_pairs(first, second, within) // times
        _require_few(pairs, places.n + far.n, within)


def _count_pairs(first: KDTree, second: KDTree, reach: float) -> int:
    """Return the number of pairs of neighbours; estimated from a sample if there are far too many."""
    sample = first.data[:: first.n // SAMPLE + 1]
    about = int(second.query_ball_point(sample, reach, return_length=True).mean() * first.n)
    return about if about > 4 * MAX_PAIRS else int(first.count_neighbors(second, reach))


def _require_few(pairs: int, places: int, reach: float) -> None:
    """Raise `NavspecError` for more pairs of neighbours than a drawing with so many places may have."""
    if pairs > min(MAX_PAIRS, FEW_PAIRS + PER_PLACE * places):
        raise NavspecError(
            f"the drawing is too crowded: about {pairs:,} pairs of places in it are within {reach:g} of each other; draw in "
            "units of the game and not in degrees, with no line far beyond the map, and give a small tolerance"
        )


def _unique_keys(keys: Array) -> Array:
    keys = np.sort(keys)
    return keys[np.append(True, keys[1:] != keys[:-1])[: len(keys)]]


def _cross_product(first: Array, second: Array) -> Array:
    return first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0]
