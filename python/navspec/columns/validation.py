"""Checks of whole columns: `valid`, `contents` and counts; the first row that breaks one is a read error."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Array, ColumnStore, widen
from navspec.columns.binding import Scope, bind, iter_names
from navspec.columns.layout import Child, Leaf, RecordLayout
from navspec.columns.offsets import Offsets, Spans, within
from navspec.errors import ReadError
from navspec.spec import Expr, Field


def require_consistent_counts(columns: ColumnStore, child: Child) -> None:
    """Raise `ReadError` unless a list and those in its rows have as many rows as their counts say, as reading would.

    A text must not contain its terminator, and a list with a closing row must end with it. The count of a list of the
    root is not checked.
    """
    if child.kind == "text":
        if np.any(columns.rows[child.key] == child.field.terminator):
            raise ReadError("the text holds the byte that ends it", pointer=faults.pointer(columns, child.key))
    elif child.kind == "until":
        _require_end(columns, child)
    elif parent := child.scope.table:
        counts, expected = columns.counts(child.key), columns.evaluate(child.count, parent)
        if not np.array_equal(counts, expected):
            row = int(np.argmax(counts != expected))
            where = faults.pointer(columns, parent, row, ".".join((*child.scope.prefix, child.field.id)))
            raise faults.wrong_count(child, int(expected[row]), int(counts[row]), where)
    for inner in child.record.children.values() if child.record else ():
        if inner.present:
            require_consistent_counts(columns, inner)


def _require_end(columns: ColumnStore, child: Child) -> None:
    """Raise `ReadError` unless the closing row is the last of its list, and no other."""
    assert child.record is not None
    assert child.field.repeat is not None
    first = next(iter(child.record.leaves))
    closing = widen(columns.part(child.key, first)) == child.field.repeat.until
    offsets = columns.bounds(child.key)
    last = np.zeros(len(closing), dtype=bool)
    last[offsets[1:][np.diff(offsets) > 0] - 1] = True
    if np.any(np.diff(offsets) == 0) or np.any(closing != last):
        raise ReadError("the closing row of the list is not its last", pointer=faults.pointer(columns, child.key))


@dataclass(frozen=True, eq=False)
class FieldCheck:
    """A column with the bounds that its field sets; `path` is empty for rows that are plain numbers."""

    key: str
    path: str
    field: Field
    bounds: dict[str, Expr]


def field_checks(child: Child) -> Iterator[FieldCheck]:
    """Yield the checks of the columns of a list, and of the lists in it."""
    if not child.present:
        return
    if child.record is None:
        yield from _checks_of_field(child.key, "", child.field, child.scope)
        return
    for leaf in child.record.leaves.values():
        yield from _checks_of_field(child.record.key, leaf.path, leaf.field, leaf.scope)
        if leaf.bits is None and leaf.field.kind == "struct":
            yield from _element_checks(child.record.key, leaf.path, leaf.field, leaf.scope)
    for inner in child.record.children.values():
        yield from field_checks(inner)


def _element_checks(key: str, path: str, field: Field, scope: Scope) -> Iterator[FieldCheck]:
    """Yield the checks of the fields of structures in a constant list."""
    inner = scope.inside(field)
    for part in inner.type.fields:
        yield from _checks_of_field(key, f"{path}.{part.id}", part, inner)
        if part.kind == "struct" and not scope.spec.type_of(part).bits:
            yield from _element_checks(key, f"{path}.{part.id}", part, inner)


def _checks_of_field(key: str, path: str, field: Field, scope: Scope) -> Iterator[FieldCheck]:
    if field.contents is not None:
        yield FieldCheck(key, path, field, {"eq": field.contents})
        return
    bounds = {rule: bind(bound, scope) for rule, bound in field.valid.items()}
    if bounds and not any(node["op"] == "io" for node in iter_names(list(bounds.values()))):
        yield FieldCheck(key, path, field, bounds)


def require_valid(columns: ColumnStore, tests: list[FieldCheck], top: Child, start: int) -> None:
    """Check the columns of a list that starts at a byte offset; raise `ReadError` for the first row that fails."""
    for test in tests:
        values = columns.part(test.key, test.path)
        if test.field.contents is not None:
            values = np.ascontiguousarray(values).view(f"V{len(test.field.contents)}")
        values = _as_elements(values)
        for rule, bound in test.bounds.items():
            limits = [_limit(columns, tree, test.key) for tree in (bound if rule == "any_of" else [bound])]
            good = np.broadcast_to(_COMPARE[rule](values, limits), values.shape)
            if not good.all():
                row, element = (int(index) for index in np.argwhere(~good)[0])
                shown = tuple(_to_python(np.broadcast_to(limit, values.shape)[row, element]) for limit in limits)
                where = faults.pointer(columns, test.key, row, _element_path(columns, test, element))
                offset = _offset(columns, test, top, start, row, element)
                expected = shown if rule == "any_of" else shown[0]
                raise faults.invalid_value(
                    where, _to_python(values[row, element]), rule, expected, offset, values.dtype.itemsize
                )


_COMPARE: dict[str, Any] = {
    "eq": lambda values, limits: values == limits[0],
    "min": lambda values, limits: values >= limits[0],
    "max": lambda values, limits: values <= limits[0],
    "any_of": lambda values, limits: np.logical_or.reduce([values == limit for limit in limits]),
}


def _limit(columns: ColumnStore, bound: Expr, key: str) -> Any:
    """Return a bound in the shape of the values, which have one row per record and one column per element."""
    if isinstance(bound, bytes):
        return np.void(bound)
    return _as_elements(columns.evaluate(bound, key))


def _as_elements(values: Array) -> Array:
    """Return values as two dimensions: rows and elements."""
    return values.reshape(len(values), math.prod(values.shape[1:]))


def _to_python(value: Any) -> Any:
    return value.tobytes() if isinstance(value, np.void) else value.item()


def _element_path(columns: ColumnStore, test: FieldCheck, element: int) -> str:
    """Return the path of a column, with the number of the element if it lies in a list inside the row."""
    record = columns.children[test.key].record
    if record is None:
        return test.path
    path, leaf = _leaf(record, test)
    return f"{path}.{element}{test.path[len(path) :]}" if leaf.field.repeat else test.path


def _leaf(record: RecordLayout, test: FieldCheck) -> tuple[str, Leaf]:
    """Return the part of a row that is or contains a column, with its path."""
    return next((path, leaf) for path, leaf in record.leaves.items() if f"{test.path}.".startswith(f"{path}."))


def _offset(columns: ColumnStore, test: FieldCheck, top: Child, start: int, row: int, element: int) -> int:
    """Return the byte offset of an element of a row in the file."""
    spans, child = Spans(columns, None), columns.children[test.key]
    spans.parts[""] = {top.key: Offsets(np.array([start]))}
    if child.record is None:
        return int(spans.starts(test.key)[row]) + element * columns.rows[test.key].dtype.itemsize
    path, leaf = _leaf(child.record, test)
    offset = element * leaf.dtype.base.itemsize + within(leaf.dtype.base, test.path[len(path) + 1 :])[0]
    return int(spans.parts_of(test.key)[path].of(row)) + offset
