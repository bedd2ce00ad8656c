"""Numbers in the order of appearance."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

_SPREAD = 4
"""How many numbers there may be for each value before it takes less to sort than to have a place for each."""


def first_rows(values: Array) -> Array:
    """Rows in which a value of whole numbers appears for the first time, ascending; int64."""
    low, high = (int(values.min()), int(values.max())) if len(values) else (0, -1)
    if high - low >= _SPREAD * len(values):
        return np.sort(np.unique(values, return_index=True)[1])
    first = np.full(high - low + 1, -1)
    first[values[::-1] - low] = np.arange(len(values))[::-1]  # of several the last one that is put stays
    return np.sort(first[first >= 0])


def count_before(values: Array) -> Array:
    """How many rows before every row have the same value; int64."""
    order = np.argsort(values, kind="stable")
    ordered = values[order]
    is_new = np.ones(len(values), dtype=bool)
    is_new[1:] = ordered[1:] != ordered[:-1]
    rows = np.arange(len(values))
    found = np.empty(len(values), np.int64)
    found[order] = rows - np.maximum.accumulate(np.where(is_new, rows, 0))
    return found
