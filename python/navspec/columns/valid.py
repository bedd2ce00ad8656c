"""`valid` and `contents` over whole columns: the first row that breaks them is a read error."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Array, Columns
from navspec.columns.bind import Scope, bind, names
from navspec.columns.shape import Child, Leaf, Record
from navspec.columns.spans import Offsets, Spans, within
from navspec.spec import Expr, Field


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
        if leaf.bits is None and leaf.field.kind == "struct":
            yield from _elements(child.record.key, leaf.path, leaf.field, leaf.scope)
    for inner in child.record.children.values():
        yield from held(inner)


def _elements(key: str, path: str, field: Field, scope: Scope) -> Iterator[Held]:
    """Fields of structures in a constant list."""
    inner = scope.inside(field)
    for part in inner.type.fields:
        yield from _held(key, f"{path}.{part.id}", part, inner)
        if part.kind == "struct" and not scope.spec.type_of(part).bits:
            yield from _elements(key, f"{path}.{part.id}", part, inner)


def _held(key: str, path: str, field: Field, scope: Scope) -> Iterator[Held]:
    if field.contents is not None:
        yield Held(key, path, field, {"eq": field.contents})
        return
    bounds = {rule: bind(bound, scope) for rule, bound in field.valid.items()}
    if bounds and not any(node["op"] == "io" for node in names(list(bounds.values()))):
        yield Held(key, path, field, bounds)


def hold(columns: Columns, tests: list[Held], top: Child, start: int) -> None:
    """Test columns of a list that starts at a byte; raises `ReadError` for the first row that fails."""
    for test in tests:
        values = columns.part(test.key, test.path)
        if test.field.contents is not None:
            values = np.ascontiguousarray(values).view(f"V{len(test.field.contents)}")
        values = _wide(values)
        for rule, bound in test.bounds.items():
            limits = [_limit(columns, tree, test.key) for tree in (bound if rule == "any_of" else [bound])]
            good = np.broadcast_to(_COMPARE[rule](values, limits), values.shape)
            if not good.all():
                row, element = (int(index) for index in np.argwhere(~good)[0])
                shown = tuple(_plain(np.broadcast_to(limit, values.shape)[row, element]) for limit in limits)
                where = faults.pointer(columns, test.key, row, _element_path(columns, test, element))
                offset = _offset(columns, test, top, start, row, element)
                expected = shown if rule == "any_of" else shown[0]
                raise faults.invalid(where, _plain(values[row, element]), rule, expected, offset, values.dtype.itemsize)


_COMPARE: dict[str, Any] = {
    "eq": lambda values, limits: values == limits[0],
    "min": lambda values, limits: values >= limits[0],
    "max": lambda values, limits: values <= limits[0],
    "any_of": lambda values, limits: np.logical_or.reduce([values == limit for limit in limits]),
}


def _limit(columns: Columns, bound: Expr, key: str) -> Any:
    """A bound beside values that have one row per record, and one element per column."""
    if isinstance(bound, bytes):
        return np.void(bound)
    return _wide(columns.evaluate(bound, key))


def _wide(values: Array) -> Array:
    """Rows by elements."""
    return values.reshape(len(values), math.prod(values.shape[1:]))


def _plain(value: Any) -> Any:
    return value.tobytes() if isinstance(value, np.void) else value.item()


def _element_path(columns: Columns, test: Held, element: int) -> str:
    """The path of a column, with the number of the element where it lies in a list inside the row."""
    record = columns.children[test.key].record
    if record is None:
        return test.path
    path, leaf = _leaf(record, test)
    return f"{path}.{element}{test.path[len(path) :]}" if leaf.field.repeat else test.path


def _leaf(record: Record, test: Held) -> tuple[str, Leaf]:
    """The part of a row that a column is or lies in, with its path."""
    return next((path, leaf) for path, leaf in record.leaves.items() if f"{test.path}.".startswith(f"{path}."))


def _offset(columns: Columns, test: Held, top: Child, start: int, row: int, element: int) -> int:
    """Where an element of a row stands in the file."""
    spans, child = Spans(columns, None), columns.children[test.key]
    spans.parts[""] = {top.key: Offsets(np.array([start]))}
    if child.record is None:
        return int(spans.starts(test.key)[row]) + element * columns.rows[test.key].dtype.itemsize
    path, leaf = _leaf(child.record, test)
    offset = element * leaf.dtype.base.itemsize + within(leaf.dtype.base, test.path[len(path) + 1 :])[0]
    return int(spans.parts_of(test.key)[path].of(row)) + offset
