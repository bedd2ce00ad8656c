"""Rows of a list that differ between two versions of a file, with everything in them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from navspec.columns.access import Array
from navspec.columns.tables import Tables

_PART = 1 << 20
"""Bytes that are compared at a time."""


class ChangedRows(NamedTuple):
    """Rows that differ, and rows with the same content in both versions, in pairs; int64."""

    before: Array
    after: Array
    same_before: Array
    same_after: Array


def find_changed_rows(before: Tables, after: Tables, key: str, limit: int) -> ChangedRows | None:
    """Find the rows of a list of the root whose content differs; None if they are spread over more than `limit` rows.

    Rows before the first difference and after the last one are compared as arrays, and only the rows between one by one.
    """
    counts = len(before[key]), len(after[key])
    front = back = min(counts)
    for table in _iter_tables(before, key):
        for leading in (True, False):
            equal = _count_equal_rows(before, after, key, table, leading=leading)
            front, back = (min(front, equal), back) if leading else (front, min(back, equal))
    back = min(back, min(counts) - front)
    if max(counts) - front - back > limit:
        return None
    parts = range(front, counts[0] - back), range(front, counts[1] - back)
    pairs = _pair_rows(before, after, key, parts)
    changed = [np.setdiff1d(np.arange(part.start, part.stop), rows) for part, rows in zip(parts, pairs, strict=True)]
    same = [np.r_[:front, rows, count - back : count] for rows, count in zip(pairs, counts, strict=True)]
    return ChangedRows(*changed, *same)


def _iter_tables(tables: Tables, key: str) -> Iterator[str]:
    yield key
    yield from (table for table in tables if table.startswith(f"{key}."))


def _row_bounds(tables: Tables, key: str, table: str) -> Array:
    """Return the offsets of a table for the rows of the list around it, however deep it lies in these."""
    if table == key:
        return np.arange(len(tables[key]) + 1)
    return tables.offsets(table)[_row_bounds(tables, key, tables.around(table))]


def _count_equal_rows(before: Tables, after: Tables, key: str, table: str, *, leading: bool) -> int:
    """Return how many rows of the list, from its start or its end, have the same rows of one table."""
    bounds = _row_bounds(before, key, table)
    equal = _to_list_rows(bounds, _count_equal(before[table], after[table], leading=leading), leading=leading)
    if table == key:
        return equal
    outer = _row_bounds(before, key, before.around(table))
    sizes = (np.diff(tables.offsets(table)) for tables in (before, after))
    return min(equal, _to_list_rows(outer, _count_equal(*sizes, leading=leading), leading=leading))


def _to_list_rows(bounds: Array, count: int, *, leading: bool) -> int:
    """Return how many rows of the list lie completely in a number of rows at the start or the end of a table."""
    if leading:
        return int(np.searchsorted(bounds, count, "right")) - 1
    return len(bounds) - 1 - int(np.searchsorted(bounds, bounds[-1] - count))


def _count_equal(one: Array, second: Array, *, leading: bool) -> int:
    """Return how many rows have the same bits, from the start or the end of two arrays."""
    least = min(len(one), len(second))
    step = max(1, _PART // max(one.itemsize, 1))
    for done in range(0, least, step):
        count = min(step, least - done)
        starts = (done, done) if leading else (len(one) - done - count, len(second) - done - count)
        first, last = (_as_bytes(rows[at : at + count]) for rows, at in zip((one, second), starts, strict=True))
        if (different := first != last).any():
            rows = different.any(axis=1).nonzero()[0]
            return done + (int(rows[0]) if leading else count - 1 - int(rows[-1]))
    return least


def _pair_rows(before: Tables, after: Tables, key: str, parts: tuple[range, range]) -> tuple[Array, Array]:
    """Return the rows of a range in both versions that have the same content, in pairs; int64."""
    contents = [_row_contents(tables[key], part) for tables, part in zip((before, after), parts, strict=True)]
    common = [content for content in contents[0] if content in contents[1]]
    one, second = (np.array([rows[content] for content in common], np.int64) for rows in contents)
    for table in _iter_tables(before, key):
        if table != key:
            for old, new in zip(*(_lists_in_rows(tables, key, table) for tables in (before, after)), strict=True):
                is_same = _are_same_lists(old.of(one), new.of(second))
                one, second = one[is_same], second[is_same]
    return one, second


def _row_contents(rows: Array, part: range) -> dict[bytes, int]:
    """Return the rows of a range by their bits."""
    own = np.ascontiguousarray(rows[part.start : part.stop])
    return dict(zip(own.view(f"V{own.itemsize}").tolist(), part, strict=True))


class _Lists(NamedTuple):
    """Lists one after the other: their values, and where they begin and end."""

    values: Array
    starts: Array
    ends: Array

    def of(self, numbers: Array) -> _Lists:
        return self._replace(starts=self.starts[numbers], ends=self.ends[numbers])

    @property
    def sizes(self) -> Array:
        return self.ends - self.starts


def _lists_in_rows(tables: Tables, key: str, table: str) -> tuple[_Lists, _Lists]:
    """Return what the rows of the list contain of a table: how many rows each row around it has, and the rows."""
    outer, inner = (_row_bounds(tables, key, name) for name in (tables.around(table), table))
    counts = np.diff(tables.offsets(table))
    return _Lists(counts, outer[:-1], outer[1:]), _Lists(tables[table], inner[:-1], inner[1:])


def _are_same_lists(one: _Lists, second: _Lists) -> Array:
    """Return which lists have the same bits as their counterparts; bool."""
    is_same = one.sizes == second.sizes
    numbers = is_same.nonzero()[0]
    sizes = one.sizes[numbers]
    owner = np.repeat(numbers, sizes)
    place = np.arange(len(owner)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    first, last = (_as_bytes(lists.values[lists.starts[owner] + place]) for lists in (one, second))
    is_same[owner[(first != last).any(axis=1)]] = False
    return is_same


def _as_bytes(rows: Array) -> Array:
    """Return the bytes of rows; uint8, shape (rows, bytes)."""
    size = rows.dtype.itemsize * math.prod(rows.shape[1:])
    return np.ascontiguousarray(rows).reshape(-1).view(np.uint8).reshape(len(rows), size)
