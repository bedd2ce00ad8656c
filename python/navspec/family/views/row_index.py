"""Rows by id."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.columns.access import Array

NO_ROW = -1
"""Row of an id that no row has."""

MAX_DENSE_IDS = 1 << 20
"""Ids below are looked up in an array, as games number from 0; higher ones are searched if rows are few."""


class RowIndex:
    """Rows by id: of all rows, or of `rows`. If several rows have one id, the last one wins."""

    def __init__(self, ids: Array, rows: Array | None = None) -> None:
        chosen = np.arange(len(ids)) if rows is None else rows
        known_ids = ids if rows is None else ids[rows]
        end = int(known_ids.max(initial=0)) + 1
        self._count = len(known_ids)
        self._is_array = end <= MAX_DENSE_IDS + 16 * len(known_ids)
        if self._is_array:
            self._next = np.zeros(end + 1, np.int64)  # as `next`; the 0 at the end is for all higher ids
            self._next[known_ids] = chosen + 1
        else:
            order = np.argsort(known_ids, kind="stable")
            self._ids, self._rows = known_ids[order], chosen[order]

    @cached_property
    def has_repeated(self) -> bool:
        """Whether several rows have one id."""
        if self._is_array:
            return np.count_nonzero(self._next) != self._count
        return bool((self._ids[1:] == self._ids[:-1]).any())

    def rows(self, ids: Array) -> Array:
        """Return the row of each id, `NO_ROW` for unknown ids; int64, of the shape of `ids`."""
        rows_of_ids = self.next(ids)
        rows_of_ids -= 1
        return rows_of_ids

    def next(self, ids: Array) -> Array:
        """Return the row after that of each id, 0 for unknown ids."""
        if self._is_array:
            return self._next.take(ids, mode="clip")
        at = np.searchsorted(self._ids, ids, "right") - 1
        is_known = (at >= 0) & (self._ids[at] == ids)
        return np.where(is_known, self._rows[at] + 1, 0)


def are_repeated(values: Array) -> Array:
    """Return whether each value occurs earlier as well; bool."""
    order = np.argsort(values, kind="stable")
    inorder = values[order]
    is_repeated = np.zeros(len(values), bool)
    is_repeated[order[1:]] = inorder[1:] == inorder[:-1]
    return is_repeated


def are_not_among(rows: Array, count: int) -> Array:
    """Return whether each of `count` rows is not among some rows; bool."""
    is_other = np.ones(count, bool)
    is_other[rows] = False
    return is_other
