"""Functions of arrays: rows of equal values by order of appearance, and rows of ranges."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

_SPREAD = 4
"""Range of values per row above which sorting needs less memory than a table of all values."""


def expand_ranges(start: Array, count: Array) -> Array:
    """Return rows from each start on, one range after the other."""
    return np.arange(count.sum()) + np.repeat(start - (np.cumsum(count) - count), count)


def first_rows(values: Array) -> Array:
    """Return rows in which a whole number appears for the first time, ascending; int64."""
    low, high = (int(values.min()), int(values.max())) if len(values) else (0, -1)
    if high - low >= _SPREAD * len(values):
        return np.sort(np.unique(values, return_index=True)[1])
    first = np.full(high - low + 1, -1)
    first[values[::-1] - low] = np.arange(len(values))[::-1]  # of several the last one that is put stays
    return np.sort(first[first >= 0])


def count_earlier(values: Array) -> Array:
    """Return, for every row, the number of earlier rows with the same value; int64."""
    order = np.argsort(values, kind="stable")
    ordered = values[order]
    is_new = np.ones(len(values), dtype=bool)
    is_new[1:] = ordered[1:] != ordered[:-1]
    rows = np.arange(len(values))
    counts = np.empty(len(values), np.int64)
    counts[order] = rows - np.maximum.accumulate(np.where(is_new, rows, 0))
    return counts
