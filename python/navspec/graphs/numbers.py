"""Numbers in the order of appearance."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def first_rows(values: Array) -> Array:
    """Rows in which a value appears for the first time, ascending; int64."""
    return np.sort(np.unique(values, return_index=True)[1])


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
