"""Rows of a list that differ between two versions of a file, with everything in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

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
    contents = [
        _contents(tables, key, front, count - back) for tables, count in zip((before, after), counts, strict=True)
    ]
    common = [content for content in contents[0] if content in contents[1]]
    same = [
        np.r_[:front, np.array([part[content] for content in common], np.int64), count - back : count]
        for part, count in zip(contents, counts, strict=True)
    ]
    changed = [
        np.setdiff1d(np.arange(front, count - back), rows[front : front + len(common)])
        for count, rows in zip(counts, same, strict=True)
    ]
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
    least, size = min(len(one), len(second)), max(one.itemsize, 1)
    step = max(1, _PART // size)
    for done in range(0, least, step):
        count = min(step, least - done)
        starts = (done, done) if leading else (len(one) - done - count, len(second) - done - count)
        parts = (rows[at : at + count].tobytes() for rows, at in zip((one, second), starts, strict=True))
        first, last = (np.frombuffer(part, np.uint8) for part in parts)
        (different,) = np.nonzero(first != last)
        if len(different):
            return done + (int(different[0]) // size if leading else count - 1 - int(different[-1]) // size)
    return least


def _contents(tables: Tables, key: str, first: int, end: int) -> dict[tuple[Any, ...], int]:
    """Return the rows of a range by their bits and those of everything in them."""
    contents: list[list[Any]] = [[row.tobytes()] for row in tables[key][first:end]]
    for table in _iter_tables(tables, key):
        if table == key:
            continue
        rows, offsets = tables[table], tables.offsets(table)
        parents = _row_bounds(tables, key, tables.around(table))[first : end + 1]
        bounds = offsets[parents]
        for at in np.flatnonzero(bounds[1:] > bounds[:-1]).tolist():
            own = offsets[parents[at] : parents[at + 1] + 1]
            contents[at] += table, (own - own[0]).tobytes(), rows[bounds[at] : bounds[at + 1]].tobytes()
    return {tuple(content): first + at for at, content in enumerate(contents)}
