"""`valid` and `contents` over whole columns: the first row that breaks them is a read error."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from navspec.spec import Expr, Field
from navspec.tables import faults
from navspec.tables.bind import Scope, bind, names
from navspec.tables.columns import Array, Columns
from navspec.tables.layout import part_offsets, row_starts
from navspec.tables.shape import Child, Leaf, Record


@dataclass(frozen=True, eq=False)
class Held:
    """A column that must be as its field says; `path` is empty for rows that are plain numbers."""

    key: str
    path: str
    field: Field
    bounds: dict[str, Expr]


def held(child: Child) -> Iterator[Held]:
    """The columns of a list, and of the lists in it, that can be tested as a whole."""
    if not child.present:
        return
    if child.record is None:
        yield from _held(child.key, "", child.field, child.scope)
        return
    for leaf in child.record.leaves.values():
        yield from _held(child.record.key, leaf.path, leaf.field, leaf.scope)
    for each in child.record.children.values():
        yield from held(each)


def _held(key: str, path: str, each: Field, scope: Scope) -> Iterator[Held]:
    if each.contents is not None:
        yield Held(key, path, each, {"eq": each.contents})
        return
    bounds = {rule: bind(bound, scope) for rule, bound in each.valid.items()}
    if bounds and not any(node["op"] == "io" for node in names(list(bounds.values()))):
        yield Held(key, path, each, bounds)


def hold(columns: Columns, tests: list[Held], top: Child, start: int) -> None:
    """Test columns of a list that starts at a byte; raises `ReadError` for the first row that fails."""
    for test in tests:
        values = columns.part(test.key, test.path)
        if test.field.contents is not None:
            values = np.ascontiguousarray(values).view(f"V{len(test.field.contents)}").reshape(-1)
        for rule, bound in test.bounds.items():
            limits = [_limit(columns, each, test.key) for each in (bound if rule == "any_of" else [bound])]
            good = _COMPARE[rule](values, limits)
            if not np.all(good):
                row = int(np.argmin(good))
                shown = tuple(_shown(limit, row) for limit in limits)
                where = faults.pointer(columns, test.key, row, test.path)
                size = values.dtype.itemsize
                offset = _offset(columns, test, top, start, row)
                raise faults.invalid(
                    where, _shown(values, row), rule, shown if rule == "any_of" else shown[0], offset, size
                )


_COMPARE: dict[str, Any] = {
    "eq": lambda values, limits: values == limits[0],
    "min": lambda values, limits: values >= limits[0],
    "max": lambda values, limits: values <= limits[0],
    "any_of": lambda values, limits: np.logical_or.reduce([values == limit for limit in limits]),
}


def _limit(columns: Columns, bound: Expr, key: str) -> Any:
    return np.void(bound) if isinstance(bound, bytes) else columns.evaluate(bound, key)


def _shown(values: Any, row: int) -> Any:
    value = values if isinstance(values, np.void) else values[row]
    return value.tobytes() if isinstance(value, np.void) else value.item()


def _offset(columns: Columns, test: Held, top: Child, start: int, row: int) -> int:
    child = columns.children[test.key]
    starts = _starts(columns, child, top, start)
    if child.record is None:
        return int(starts[row])
    return int(_part(columns, child.record, starts, test.path)[row])


def _starts(columns: Columns, child: Child, top: Child, start: int) -> Array:
    """Where the rows of a table stand in the file."""
    if child.key == top.key:
        return row_starts(columns, top, np.array([start]))
    parent = columns.children[child.scope.table]
    assert parent.record is not None
    at = _part(columns, parent.record, _starts(columns, parent, top, start), child.key)
    return row_starts(columns, child, at)


def _part(columns: Columns, record: Record, starts: Array, name: str) -> Array:
    parts = part_offsets(columns, record, starts)
    return next(at for item, at in parts if (item.path if isinstance(item, Leaf) else item.key) == name)
