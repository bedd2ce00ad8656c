"""Intervals on parallel lines, and which of them overlap."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.graphs.arrays import Array, expand_ranges
from navspec.graphs.segments import FEW_PAIRS, MAX_PAIRS, PER_PLACE

_SPACE = float(1 << 20)
"""Distance between lines on the one line on which all intervals are sorted."""


class Intervals(NamedTuple):
    """Intervals on parallel lines; shape (intervals,).

    Attributes
    ----------
    line : numpy.ndarray
        Number of the line of each; int64.
    low, high : numpy.ndarray
        Its ends, between -65,536 and 65,536; float64.
    group : numpy.ndarray
        Number of its group, such as a file; int64. A line has intervals of one group.
    """

    line: Array
    low: Array
    high: Array
    group: Array

    def select(self, rows: Array) -> Intervals:
        """Return some of the intervals."""
        return Intervals(self.line[rows], self.low[rows], self.high[rows], self.group[rows])


class Overlaps(NamedTuple):
    """Pairs of intervals that overlap or touch.

    Attributes
    ----------
    first, second : numpy.ndarray
        Rows of both; int64, shape (pairs,).
    is_crowded : numpy.ndarray
        Whether the pairs of a group would be too many, so that none of them are here; bool, shape (groups,).
    """

    first: Array
    second: Array
    is_crowded: Array


def find_overlaps(intervals: Intervals, sizes: Array) -> Overlaps:
    """Return every two intervals on the same line that overlap or touch, each pair once.

    `sizes` is the number of places of every group, on which it depends how many pairs are compared; int64.
    """
    order = np.lexsort((intervals.low, intervals.line))
    line, low, high, group = intervals.select(order)
    number = np.cumsum(np.append(False, line[1:] != line[:-1])) if len(line) else line
    end = np.searchsorted(number * _SPACE + low, number * _SPACE + high, "right")
    first, at, is_crowded = _list_windows(np.arange(1, len(line) + 1), end, group, _limit(sizes))
    return Overlaps(order[first], order[at], is_crowded)


def find_overlaps_between(first: Intervals, second: Intervals, sizes: Array) -> Overlaps:
    """Return every interval of one set with each one of another on the same line that it overlaps or touches.

    `sizes` is as for `find_overlaps`.
    """
    _, number = np.unique(np.append(first.line, second.line), return_inverse=True)
    base_of_first, base_of_second = np.split(number * _SPACE, [len(first.line)])
    starts_of_first, starts_of_second = base_of_first + first.low, base_of_second + second.low
    order_of_first, order_of_second = np.argsort(starts_of_first), np.argsort(starts_of_second)
    limit = _limit(sizes)
    # Of two intervals that overlap, one begins in the other.
    places = starts_of_second[order_of_second]
    begin = np.searchsorted(places, starts_of_first, "left")
    end = np.searchsorted(places, base_of_first + first.high, "right")
    outer, at, is_crowded = _list_windows(begin, end, first.group, limit)
    places = starts_of_first[order_of_first]
    begin = np.searchsorted(places, starts_of_second, "right")
    end = np.searchsorted(places, base_of_second + second.high, "right")
    inner, inner_at, is_crowded_too = _list_windows(begin, end, second.group, limit)
    is_crowded |= is_crowded_too
    rows_of_first, rows_of_second = np.append(outer, order_of_first[inner_at]), np.append(order_of_second[at], inner)
    is_kept = ~is_crowded[first.group[rows_of_first]]
    return Overlaps(rows_of_first[is_kept], rows_of_second[is_kept], is_crowded)


def _limit(sizes: Array) -> Array:
    """Return the number of pairs that are compared in groups of these sizes; int64."""
    return np.minimum(FEW_PAIRS + PER_PLACE * sizes, MAX_PAIRS)


def _list_windows(begin: Array, end: Array, group: Array, limit: Array) -> tuple[Array, Array, Array]:
    """Return each row with each number from its `begin` up to its `end`, and the groups that have too many of them."""
    counts = end - begin
    is_crowded = np.bincount(group, counts, len(limit)) > limit
    counts[is_crowded[group]] = 0
    return np.repeat(np.arange(len(counts)), counts), expand_ranges(begin, counts), is_crowded
