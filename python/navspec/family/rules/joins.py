"""Rows found by the values of their columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from navspec.columns.access import Array

_NEAR = 16
"""Rows that are compared one by one where a table is sorted, and has so many rows with the same first value at most."""
_MANY = 1 << 12
"""Rows from which it is worth while to look whether a table is sorted."""
_MOST = 1 << 62
_TINY = 64
"""Rows of two tables below which values are compared one by one, as texts always are."""
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
    for own, second in zip(mine, theirs, strict=True):
        low, high, (own, second) = _as_numbers(own, second)
        span = high - low + 1
        if width * span >= _MOST:
            distinct, other_key = np.unique(keys[1], return_inverse=True)
            at = np.minimum(np.searchsorted(distinct, keys[0]), max(len(distinct) - 1, 0))
            own_key = np.where(distinct[at] == keys[0], at, -1) if len(distinct) else np.full(len(keys[0]), -1)
            keys, width = (own_key, other_key.reshape(-1)), len(distinct) + 1
        inside = (own >= low) & (own <= high) & (keys[0] >= 0)
        keys = np.where(inside, keys[0] * span + (own - low), -1), keys[1] * span + (second - low)
        width *= span
    return keys


def _as_numbers(own: Array, second: Array) -> tuple[int, int, tuple[Array, Array]]:
    """Return the limits of a column of the second table, and both columns as int64; other values become ranks."""
    if own.dtype.kind not in "iub" or second.dtype.kind not in "iub" or np.uint64 in (own.dtype, second.dtype):
        distinct, ranks = np.unique(second, return_inverse=True)
        if not len(distinct):
            return 0, 0, (np.full(len(own), -1), ranks)
        at = np.minimum(np.searchsorted(distinct, own), len(distinct) - 1)
        return 0, len(distinct), (np.where(distinct[at] == own, at, -1), ranks.reshape(-1))
    own, second = own.astype(np.int64), second.astype(np.int64)
    return int(second.min(initial=0)), int(second.max(initial=0)), (own, second)


class RowLookup:
    """Rows by keys from 0: the first row with a key, or the last one; of all rows, or of `rows`."""

    def __init__(self, keys: Array, rows: Array | None = None, *, last: bool = False, dense: int = 1 << 16) -> None:
        kept = np.arange(len(keys)) if rows is None else rows
        own = keys if rows is None else keys[rows]
        self._end = int(own.max(initial=-1)) + 1
        self._is_dense = self._end <= dense + 16 * len(own)
        step = slice(None) if last else slice(None, None, -1)
        if self._is_dense:
            self._rows = np.full(self._end + 1, -1)
            self._rows[own[step]] = kept[step]
            return
        bits = len(own).bit_length()
        if self._end < _MOST >> bits:  # sorting numbers is faster than sorting their places
            packed = np.sort((own << bits) + np.arange(len(own)))
            sorted_keys, order = packed >> bits, packed & ((1 << bits) - 1)
        else:
            order = np.argsort(own, kind="stable")
            sorted_keys = own[order]
        is_end = np.ones(len(own), bool)
        differs = sorted_keys[1:] != sorted_keys[:-1]
        if last:
            is_end[:-1] = differs
        else:
            is_end[1:] = differs
        self._keys, self._rows = sorted_keys[is_end], kept[order[is_end]]

    def find(self, keys: Array) -> Array:
        """Return the row of each key, -1 for none; int64."""
        if self._is_dense:
            if keys.dtype.kind == "i" and len(keys) and keys.min() < 0:
                keys = np.where(keys >= 0, keys, self._end)
            return self._rows.take(keys, mode="clip")
        at = np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)
        return np.where(self._keys[at] == keys, self._rows[at], -1)


class SortedRows:
    """Rows of a table by several columns; the first column ascends and has few equal values.

    Comparing the few rows with the same first value is faster than sorting all rows by all columns.
    """

    def __init__(self, columns: Sequence[Array], begins: Array, reach: int) -> None:
        self._columns, self._begins, self._reach = columns, begins, reach

    @classmethod
    def of(cls, columns: Sequence[Array]) -> SortedRows | None:
        """Return the rows of a table; None if it is not such a table."""
        first = columns[0]
        if first.dtype.kind not in "iub" or not len(first) or int(first[0]) < 0:
            return None
        if not (first[1:] >= first[:-1]).all() or int(first[-1]) >= 4 * len(first) + _DENSE:
            return None
        sizes = np.bincount(first)
        reach = int(sizes.max())
        return cls(columns, np.append(0, np.cumsum(sizes)), reach) if reach <= _NEAR else None

    def find(self, columns: Sequence[Array]) -> Array:
        """Return the first row with the same values for each row of some columns; -1 for none; int64."""
        key = columns[0]
        if len(key) and (int(key.min()) < 0 or int(key.max()) >= len(self._begins) - 1):
            key = np.where((key >= 0) & (key < len(self._begins)), key, len(self._begins) - 1)  # that of no row
        at, end = self._begins.take(key), self._begins.take(key + 1, mode="clip")
        matches, rows, wanted = np.full(len(key), -1), None, columns[1:]
        while len(at):
            is_same = at < end
            for mine, theirs in zip(wanted, self._columns[1:], strict=True):
                is_same &= theirs.take(at, mode="clip") == mine
            (same,) = is_same.nonzero()
            matches[same if rows is None else rows.take(same)] = at.take(same)
            at = at + 1
            (rest,) = np.greater(at < end, is_same).nonzero()
            rows = rest if rows is None else rows.take(rest)
            at, end = at.take(rest), end.take(rest)
            wanted = [column.take(rest) for column in wanted]
        return matches

    def find_mirrored(self) -> Array:
        """Return the first row in which the two columns of each row are exchanged; -1 for none; int64."""
        own, second = self._columns
        matches = np.full(len(own), -1)
        up = np.flatnonzero(own < second)
        partner = self.find([second.take(up), own.take(up)])
        matches[up] = partner
        has_one = np.flatnonzero(partner >= 0)[::-1]  # of rows with one partner, the first stays
        matches[partner.take(has_one)] = up.take(has_one)
        rest = np.flatnonzero(
            matches < 0
        )  # those without one, all but the first of equal rows, and those equal to theirs
        matches[rest] = self.find([second.take(rest), own.take(rest)])
        return matches

    def find_first_equal(self) -> Array:
        """Return the first row with the values of each row; int64."""
        *second_columns, last = self._columns
        first = np.arange(len(last))
        for step in range(self._reach - 1, 0, -1):
            (later,) = (last[step:] == last[:-step]).nonzero()
            for column in second_columns:
                later = later[column[later + step] == column[later]]
            first[later + step] = np.minimum(first[later + step], later)
        return first


def pair_equal(rows: Array, theirs: Sequence[Array]) -> Array:
    """Return rows of a table in which equal rows are used one after the other, -1 where there are too few.

    Parameters
    ----------
    rows : numpy.ndarray
        The first of equal rows, for every row of the first table; -1 for none.
    theirs : sequence of numpy.ndarray
        Columns of the second table, by which its rows are equal.
    """
    first = theirs[0]
    used_rows = rows if rows.min(initial=0) >= 0 else rows[rows >= 0]
    is_shared = np.append(
        np.bincount(used_rows, minlength=len(first)) > 1, False
    )  # the last one for rows without a match
    (shared,) = is_shared.nonzero()
    if not len(shared):
        return rows
    (users,) = is_shared[rows].nonzero()
    paired = rows.copy()
    (near,) = np.isin(first, np.unique(first[shared])).nonzero()
    equal_rows: dict[tuple[Any, ...], list[int]] = {}
    for row, *key in zip(near.tolist(), *(column[near].tolist() for column in theirs), strict=True):
        equal_rows.setdefault(tuple(key), []).append(row)
    by_first = {same[0]: same for same in equal_rows.values()}
    used: Counter[int] = Counter()
    for row in users.tolist():
        same = by_first[int(rows[row])]
        number = used[same[0]]
        used[same[0]] += 1
        paired[row] = same[number] if number < len(same) else -1
    return paired


def _find_numbers(mine: Array, theirs: Array, *, last: bool) -> Array | None:
    """Return the first row, or the last, of each whole number in a column of such numbers that are not far apart; -1 for
    none. None for other columns.
    """
    if not len(theirs) or mine.dtype.kind not in "iub" or theirs.dtype.kind not in "iub":
        return None
    low = int(theirs.min())
    span = int(theirs.max()) - low + 1
    if span > _DENSE:
        return None
    step = slice(None) if last else slice(None, None, -1)
    rows = np.full(span + 1, -1)
    rows[theirs.astype(np.int64)[step] - low] = np.arange(len(theirs))[step]
    at = mine.astype(np.int64) - low
    return rows.take(np.where((at >= 0) & (at < span), at, span))


def _find_few(mine: Sequence[Array], theirs: Sequence[Array], *, last: bool) -> Array:
    """Return rows by their values as `match_rows` does, without arrays on the way."""
    distinct: dict[tuple[Any, ...], int] = {}
    for row, values in enumerate(zip(*(column.tolist() for column in theirs), strict=True)):
        distinct[values] = row if last else distinct.get(values, row)
    return np.array([distinct.get(values, -1) for values in zip(*(c.tolist() for c in mine), strict=True)], np.int64)


def match_rows(
    mine: Sequence[Array],
    theirs: Sequence[Array],
    *,
    kept: Array | None = None,
    last: bool = False,
    paired: bool = False,
) -> Array:
    """Return for each row of a table the first row of another one with the same values, or the last; -1 for none; int64.

    Parameters
    ----------
    mine, theirs : sequence of numpy.ndarray
        Columns of both tables, in the same order. Of one table they may be the same columns.
    kept : numpy.ndarray
        Rows of the second table that can be found; default: all.
    paired : bool
        The second of equal rows leads to the second one, and so on.
    """
    if kept is not None:
        theirs = [column[kept] for column in theirs]
    near = None if last or len(theirs[0]) < _MANY else SortedRows.of(theirs)
    if len(mine[0]) + len(theirs[0]) < _TINY or any(column.dtype == object for column in (*mine, *theirs)):
        rows = _find_few(mine, theirs, last=last)
    elif near is None and len(mine) == 1 and (matches := _find_numbers(mine[0], theirs[0], last=last)) is not None:
        rows = matches
    elif near is None:
        own_keys, their_keys = combine_keys(mine, theirs)
        rows = RowLookup(their_keys, last=last).find(own_keys)
    elif kept is None and len(mine) == 2 and mine[0] is theirs[1] and mine[1] is theirs[0]:
        rows = near.find_mirrored()
    elif kept is None and all(own is second for own, second in zip(mine, theirs, strict=True)):
        rows = near.find_first_equal()
    else:
        rows = near.find(mine)
    if paired:
        rows = pair_equal(rows, theirs)
    return rows if kept is None else np.append(kept, -1)[rows]  # the last one for rows without a match
