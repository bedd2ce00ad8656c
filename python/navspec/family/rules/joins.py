"""Rows found by the values of their columns."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.columns.access import Array

_MOST = 1 << 62
_DENSE = 1 << 20
"""Keys below are looked up in an array; higher ones if there are about as many rows."""


def combine_keys(mine: Sequence[Array], theirs: Sequence[Array]) -> tuple[Array, Array]:
    """Return several columns of two tables as one whole number for each row, from 0: equal where all of them are equal.

    Parameters
    ----------
    mine, theirs : sequence of numpy.ndarray
        The columns of both tables, in the same order. Numbers, truth values, or texts.

    Returns
    -------
    tuple of numpy.ndarray
        int64; -1 for rows of the first table that cannot have an equal one.
    """
    keys = np.zeros(len(mine[0]), np.int64), np.zeros(len(theirs[0]), np.int64)
    width = 1
    for own, other in zip(mine, theirs, strict=True):
        low, high, (own, other) = _as_numbers(own, other)
        span = high - low + 1
        if width * span >= _MOST:
            known, other_key = np.unique(keys[1], return_inverse=True)
            at = np.minimum(np.searchsorted(known, keys[0]), max(len(known) - 1, 0))
            own_key = np.where(known[at] == keys[0], at, -1) if len(known) else np.full(len(keys[0]), -1)
            keys, width = (own_key, other_key.reshape(-1)), len(known) + 1
        inside = (own >= low) & (own <= high) & (keys[0] >= 0)
        keys = np.where(inside, keys[0] * span + (own - low), -1), keys[1] * span + (other - low)
        width *= span
    return keys


def _as_numbers(own: Array, other: Array) -> tuple[int, int, tuple[Array, Array]]:
    """Return the limits of a column of the second table, and both columns as int64; other values become ranks."""
    if own.dtype.kind not in "iub" or other.dtype.kind not in "iub" or np.uint64 in (own.dtype, other.dtype):
        known, ranks = np.unique(other, return_inverse=True)
        if not len(known):
            return 0, 0, (np.full(len(own), -1), ranks)
        at = np.minimum(np.searchsorted(known, own), len(known) - 1)
        return 0, len(known), (np.where(known[at] == own, at, -1), ranks.reshape(-1))
    own, other = own.astype(np.int64), other.astype(np.int64)
    return int(other.min(initial=0)), int(other.max(initial=0)), (own, other)


class RowLookup:
    """Rows by keys from 0: the first row with a key, or the last one; of all rows, or of `rows`."""

    def __init__(self, keys: Array, rows: Array | None = None, *, last: bool = False) -> None:
        kept = np.arange(len(keys)) if rows is None else rows
        own = keys[kept]
        self._end = int(own.max(initial=-1)) + 1
        self._is_dense = self._end <= _DENSE + 16 * len(own)
        step = slice(None) if last else slice(None, None, -1)
        if self._is_dense:
            self._rows = np.full(self._end + 1, -1)
            self._rows[own[step]] = kept[step]
            return
        order = np.argsort(own, kind="stable")
        is_end = np.ones(len(own), bool)
        sorted_keys = own[order]
        differs = sorted_keys[1:] != sorted_keys[:-1]
        if last:
            is_end[:-1] = differs
        else:
            is_end[1:] = differs
        self._keys, self._rows = sorted_keys[is_end], kept[order[is_end]]

    def find(self, keys: Array) -> Array:
        """Return the row of each key, -1 for none; int64."""
        if self._is_dense:
            return self._rows[np.where((keys >= 0) & (keys < self._end), keys, self._end)]
        at = np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)
        return np.where(self._keys[at] == keys, self._rows[at], -1)
