"""Straight pieces of lines, as seen from above: which cross, and which points lie on one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.numbers import Array

if TYPE_CHECKING:
    from scipy.spatial import KDTree

MOST_PAIRS = 10_000_000
"""Pairs of neighbours that are compared at most, whatever the size of a drawing. A pair takes about 200 bytes."""

FEW_PAIRS, PER_PLACE = 500_000, 100
"""Pairs that any drawing may have, and how many more for each of its places: with more it is too crowded."""

SAMPLE = 1000
"""Points whose neighbours are counted first."""

ROUND = 1e-9
"""What rounding may move, as a part of a segment."""


class Crossings(NamedTuple):
    """Places that two segments have in common, in the order of the segments.

    Attributes
    ----------
    one, other : numpy.ndarray
        The segments; int64, `one` is the lower row.
    at, other_at : numpy.ndarray
        How far along each the place is, from 0 to 1; float64.
    """

    one: Array
    other: Array
    at: Array
    other_at: Array


class Touches(NamedTuple):
    """Points near a segment: rows of both, and how far along it the nearest place is, from 0 to 1."""

    point: Array
    segment: Array
    at: Array


def pairs_within(points: Array, layer: Array, reach: float) -> Array:
    """Every two points of a layer that are no further apart than this.

    Parameters
    ----------
    points : numpy.ndarray
        Finite places as seen from above; float64, shape (points, 2).
    layer : numpy.ndarray
        Points of different layers are never near each other; int64.
    reach : float
        How far.

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
    tree = _tree(points, layer, reach)
    _require_few(_count_pairs(tree, tree, reach) // 2, tree.n, reach)
    return tree.query_pairs(reach, output_type="ndarray").astype(np.int64, copy=False)


def crossings(start: Array, end: Array, layer: Array) -> Crossings:
    """Where segments of a layer meet: cross, touch, or run over each other (the middle of what they share).

    Parameters
    ----------
    start, end : numpy.ndarray
        Their ends; float64, shape (segments, 2).
    layer : numpy.ndarray
        Segments of different layers never cross; int64.
    """
    middles, owner, length = _pieces(start, end)
    pairs = np.sort(owner[pairs_within(middles, layer[owner], length)], axis=1)
    pairs = pairs[pairs[:, 0] != pairs[:, 1]]
    key = _once(pairs[:, 0] * len(start) + pairs[:, 1])
    one, other = key // max(len(start), 1), key % max(len(start), 1)
    along, across, between = end[one] - start[one], end[other] - start[other], start[other] - start[one]
    long, wide = (np.hypot(*each.T) for each in (along, across))
    area = _cross(along, across)
    is_parallel = np.abs(area) <= ROUND * long * wide
    with np.errstate(divide="ignore", invalid="ignore"):
        at, other_at = _cross(between, across) / area, _cross(between, along) / area
        # Of parallel ones: where the other begins and ends along this one.
        first, last = ((each * along).sum(axis=1) / long**2 for each in (between, between + across))
        low, high = np.maximum(np.minimum(first, last), 0), np.minimum(np.maximum(first, last), 1)
        is_over = is_parallel & (np.abs(_cross(between, along)) <= ROUND * long * (long + wide)) & (high - low > ROUND)
        at = np.where(is_over, (low + high) / 2, at)
        other_at = np.where(is_over, (at - first) / (last - first), other_at)
        is_one = is_over | (
            ~is_parallel & (at >= -ROUND) & (at <= 1 + ROUND) & (other_at >= -ROUND) & (other_at <= 1 + ROUND)
        )
    return Crossings(one[is_one], other[is_one], np.clip(at[is_one], 0, 1), np.clip(other_at[is_one], 0, 1))


def touches(points: Array, layer: Array, start: Array, end: Array, segment_layer: Array, reach: float) -> Touches:
    """Points that are no further than this from a segment of their layer.

    Parameters
    ----------
    points : numpy.ndarray
        Finite places; float64, shape (points, 2).
    layer, segment_layer : numpy.ndarray
        Points and segments of different layers are never near each other; int64.
    start, end : numpy.ndarray
        Ends of the segments; float64, shape (segments, 2).
    reach : float
        How far.
    """
    if not len(points) or not len(start):
        nothing = np.zeros(0, np.int64)
        return Touches(nothing, nothing, np.zeros(0))
    middles, owner, length = _pieces(start, end)
    wide = length / 2 + reach
    one, other = _tree(points, layer, wide), _tree(middles, segment_layer[owner], wide)
    _require_few(_count_pairs(one, other, wide), one.n + other.n, wide)
    found = one.sparse_distance_matrix(other, wide, output_type="coo_matrix")
    key = _once(found.row.astype(np.int64) * len(start) + owner[found.col])
    point, segment = key // len(start), key % len(start)
    along, away = end[segment] - start[segment], points[point] - start[segment]
    square = np.square(along).sum(axis=1)
    at = np.clip((away * along).sum(axis=1) / np.where(square > 0, square, 1), 0, 1)
    is_near = np.hypot(*(away - along * at[:, None]).T) <= reach
    return Touches(point[is_near], segment[is_near], at[is_near])


def _pieces(start: Array, end: Array) -> tuple[Array, Array, float]:
    """Segments cut into about equal pieces: their middles, the segment of each, and the greatest length of one."""
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


def _tree(points: Array, layer: Array, reach: float) -> KDTree:
    """Layers lie one above the other, further apart than anybody looks."""
    from scipy.spatial import KDTree

    places = np.column_stack([points, layer * (3 * reach + 1)])
    return KDTree(places, balanced_tree=False, compact_nodes=False)


def require_uncrowded(
    points: Array, layer: Array, start: Array, end: Array, segment_layer: Array, reach: float
) -> None:
    """Check that a drawing has few enough neighbours for `pairs_within`, `touches` and `crossings` together.

    Nothing but the trees takes memory here. The parameters are those of `touches`.

    Raises
    ------
    NavspecError
        There are too many pairs of neighbours.
    """
    if not len(points) or not len(start):
        return
    middles, owner, length = _pieces(start, end)
    wide = length / 2 + reach
    places, near, far = (
        _tree(points, layer, max(wide, length)),
        _tree(points, layer, reach),
        _tree(middles, segment_layer[owner], max(wide, length)),
    )
    passes = ((near, near, reach, 2), (places, far, wide, 1), (far, far, length, 2))
    pairs = 0
    for one, other, within, times in passes:
        pairs += _count_pairs(one, other, within) // times
        _require_few(pairs, places.n + far.n, within)


def _count_pairs(one: KDTree, other: KDTree, reach: float) -> int:
    """Count the pairs of neighbours; about, by some of them, where they are far too many."""
    sample = one.data[:: one.n // SAMPLE + 1]
    about = int(other.query_ball_point(sample, reach, return_length=True).mean() * one.n)
    return about if about > 4 * MOST_PAIRS else int(one.count_neighbors(other, reach))


def _require_few(pairs: int, places: int, reach: float) -> None:
    """Raise `NavspecError` for more pairs of neighbours than a drawing with so many places has."""
    if pairs > min(MOST_PAIRS, FEW_PAIRS + PER_PLACE * places):
        raise NavspecError(
            f"the drawing is too crowded: about {pairs:,} pairs of places in it are within {reach:g} of each other; draw in "
            "units of the game and not in degrees, with no line far beyond the map, and give a small tolerance"
        )


def _once(keys: Array) -> Array:
    keys = np.sort(keys)
    return keys[np.append(True, keys[1:] != keys[:-1])[: len(keys)]]


def _cross(one: Array, other: Array) -> Array:
    return one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]
