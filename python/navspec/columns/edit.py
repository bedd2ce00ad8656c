"""Other rows in the place of those of a table, with all that follows: counts around them, tables inside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as changed
from typing import Any

import numpy as np

from navspec.columns import cast
from navspec.columns.access import Array, Columns
from navspec.columns.cast import Target
from navspec.columns.lists import add_empty, starts_of
from navspec.columns.shape import Child

_MOST = (1 << 63) - 1


def replace(columns: Columns, child: Child, rows: Any, counts: Any, *, drop_children: bool) -> None:
    """See `Tables.replace`."""
    key, parents, to = child.key, len(columns.bounds(child.key)) - 1, Target(columns, child.key)
    row_counts = None
    if counts is not None:
        row_counts = cast.rows(counts, np.dtype(np.int64), changed(to, argument="counts"), (0, _MOST))
        if len(row_counts) == parents and key in columns.offsets:
            to = Target(changed(columns, offsets={**columns.offsets, key: starts_of(row_counts)}), key)
    new = cast.rows(rows, child.dtype, to)
    row_counts = np.array([len(new)]) if row_counts is None else row_counts
    to = Target(columns, key)
    if len(row_counts) != parents or row_counts.sum() != len(new):
        raise to.refusal(
            f"{len(new)} rows with {len(row_counts)} counts of {row_counts.sum()} do not fit {parents} parents"
        )
    if len(new) and not child.present:
        raise to.refusal("this file has no such list")
    inside = child.record.children if child.record else {}
    filled = next((name for name in inside if len(columns.rows[name])), None)
    if filled and not drop_children:
        raise to.refusal(f"{len(columns.rows[filled])} rows of {filled} would be lost; drop_children=True drops them")
    _put(columns, child, new, row_counts)


def keep(columns: Columns, child: Child, is_kept: Any) -> None:
    """See `Tables.keep`."""
    to, rows, chosen = Target(columns, child.key, argument="is_kept"), columns.rows[child.key], np.asarray(is_kept)
    if chosen.shape != (len(rows),):
        raise to.refusal(f"answers of the shape {chosen.shape} do not fit {len(rows)} rows")
    if len(rows) and chosen.dtype != bool:
        raise to.refusal(f"{chosen.dtype} values are no truth values")
    around = np.ones(len(columns.bounds(child.key)) - 1, bool)
    for nested, remaining, counts in list(_kept(columns, child, chosen.astype(bool), around)):
        _put(columns, nested, remaining, counts)


def _kept(columns: Columns, child: Child, is_kept: Array, around: Array) -> Iterator[tuple[Child, Array, Array]]:
    """What is left of a list, and of the lists in it: rows, and how many of them each row left around them has."""
    counts = np.diff(starts_of(is_kept)[columns.bounds(child.key)])
    yield child, columns.rows[child.key][is_kept], counts[around]
    for inner in child.record.children.values() if child.record else ():
        if inner.present:
            yield from _kept(columns, inner, np.repeat(is_kept, columns.counts(inner.key)), is_kept)


def _put(columns: Columns, child: Child, rows: Array, counts: Array) -> None:
    """Exchange rows; those of the tables inside are gone."""
    set_counts(columns, child, counts)
    columns.rows[child.key] = rows
    if child.key in columns.offsets:
        columns.offsets[child.key] = starts_of(counts)
    for inner in child.record.children.values() if child.record else ():
        add_empty(inner, np.zeros(len(rows) + 1, np.int64), columns)
        set_counts(columns, inner, np.zeros(len(rows), np.int64))


def set_counts(columns: Columns, child: Child, counts: Array) -> None:
    """Have the field follow that counts the rows of a list, where one of the row around them does."""
    match child.count:
        case {"op": "ref", "table": child.scope.table, "path": path} if child.present:
            if child.scope.table or path not in child.scope.spec.decisions:
                target = columns.part(child.scope.table, path)
                target[...] = cast.column(counts, target, Target(columns, child.scope.table, path))
                if not child.scope.table and path in columns.values:
                    columns.values[path] = int(counts[0])
