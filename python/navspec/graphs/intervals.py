"""Intervals on parallel lines, and which of them overlap."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.graphs.arrays import Array
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
    """

    line: Array
    low: Array
    high: Array

    def select(self, rows: Array) -> Intervals:
        """Return some of the intervals."""
        return Intervals(self.line[rows], self.low[rows], self.high[rows])


def find_overlaps(first: Intervals, second: Intervals, group: Array, sizes: Array) -> tuple[Array, Array, Array]:
    """Return every interval of `first` with each one of `second` on the same line that it overlaps or touches.

    Parameters
    ----------
    first, second : Intervals
        Two sets of intervals.
    group : numpy.ndarray
        Number of the group of every interval of `first`, such as a file; int64.
    sizes : numpy.ndarray
        Number of places of every group, on which it depends how many pairs are compared; int64.

    Returns
    -------
    rows_of_first, rows_of_second : numpy.ndarray
        Rows of both; int64, shape (pairs,).
    is_crowded : numpy.ndarray
        Whether the pairs of a group would be too many, so that none of them are here; bool, shape (groups,).
    """
    is_crowded = np.zeros(len(sizes), bool)
    if not len(first.line) or not len(second.line):
        return np.zeros(0, np.int64), np.zeros(0, np.int64), is_crowded
    order = np.lexsort((second.low, second.line))
    line, low, high = second.select(order)
    is_start = np.append(True, line[1:] != line[:-1])
    starts = np.flatnonzero(is_start)
    longest = np.maximum.reduceat(high - low, starts)
    lines = line[starts]
    number = np.searchsorted(lines, first.line).clip(max=len(lines) - 1)
    placed = np.flatnonzero(lines[number] == first.line)
    number = number[placed]
    sorted_low = (np.cumsum(is_start) - 1) * _SPACE + low
    begin = np.searchsorted(sorted_low, number * _SPACE + (first.low[placed] - longest[number]), "left")
    end = np.searchsorted(sorted_low, number * _SPACE + first.high[placed], "right")
    counts = end - begin
    pairs = np.bincount(group[placed], counts, len(sizes))
    is_crowded = pairs > np.minimum(FEW_PAIRS + PER_PLACE * sizes, MAX_PAIRS)
    counts[is_crowded[group[placed]]] = 0
    rows_of_first = np.repeat(placed, counts)
    ends = np.cumsum(counts)
    at = np.arange(len(rows_of_first)) - np.repeat(ends - counts, counts) + np.repeat(begin, counts)
    is_overlap = high[at] >= first.low[rows_of_first]
    return rows_of_first[is_overlap], order[at[is_overlap]], is_crowded
