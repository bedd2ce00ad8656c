"""The tables that a spec describes: paths of its fields, references between rows, and values of new rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from navspec.spec.model import Field, Spec, Type


@dataclass(frozen=True, slots=True)
class FieldPath:
    """A field, and the table and path of its values.

    `table` and `field` are as for a column: `field` is "" for a list that has rows of its own, and `table` is "" for
    a field of the root and for a run of bytes of the root. `element` is the field with a `{}` for each number of a
    list in the row; `kind` is the type around it.
    """

    table: str
    field: str
    element: str
    attribute: Field
    kind: Type


def field_paths(spec: Spec) -> Iterator[FieldPath]:
    """Yield every field of a spec, in file order, except those of unions; a type that is used twice has two paths."""
    yield from _in_type(spec, spec.root, "", ())


def _in_type(spec: Spec, kind: Type, table: str, prefix: tuple[str, ...]) -> Iterator[FieldPath]:
    for field in kind.fields:
        is_table = _is_table(spec, field, table)
        inside = (*prefix, field.id) if is_table or field.repeat is None else (*prefix, field.id, "{}")
        element = ".".join(inside)
        path = element.replace(".{}", "")
        key = ".".join(part for part in (table, path) if part)
        at = ("", path) if field.kind == "bytes" and not table else (key, "") if is_table else (table, path)
        yield FieldPath(*at, element if at[1] else "", field, kind)
        if field.kind == "struct":
            inner = spec.type_of(field)
            if inner.bits and not is_table:
                yield from _in_type(spec, inner, table, inside)
            elif is_table or (field.condition is not None and table):
                yield from _in_type(spec, inner, key, ())
            else:
                yield from _in_type(spec, inner, table, inside)


def _is_table(spec: Spec, field: Field, table: str) -> bool:
    """Return whether a list has rows of its own; otherwise it is part of the row around it."""
    if field.repeat is None:
        return not table and field.kind == "bytes" and not isinstance(field.size, int)
    size = spec.type_of(field).size if field.kind == "struct" else field.size
    return not (table and isinstance(field.repeat.count, int) and isinstance(size, int))


@dataclass(frozen=True, slots=True)
class Reference:
    """Numbers that refer to rows of the table `to`.

    `table` and `field` are as for a column. `key` is the field whose value they repeat; "" where they are row
    numbers, counted from `base`. `none` refers to no row. `is_across`: they also refer to other files of a set. They
    are references only where each instance of the root in `tests` has the value beside it.
    """

    table: str
    field: str
    to: str
    key: str = ""
    base: int = 0
    none: int | None = None
    is_across: bool = False
    tests: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Slice:
    """Rows of the table `to` that belong to each row of `table`, by the fields for the first row and the count.

    Without `count` the rows of one end where those of the next begin, and the last ones at the end of the table.
    """

    table: str
    first: str
    count: str
    to: str


@dataclass(frozen=True, slots=True)
class References:
    """Every part of a spec that depends on row numbers.

    `pairs` are lists with a bit for each pair of rows of a table, and `beside` lists with a row for each row of a
    table, both by the key of the list. `numbered` are fields that repeat their row number, by table; `named` are
    those of them that are unique, by which pairs identify rows.
    """

    numbers: tuple[Reference, ...]
    slices: tuple[Slice, ...]
    pairs: dict[str, str]
    beside: dict[str, str]
    numbered: dict[str, tuple[str, ...]]
    named: dict[str, tuple[str, ...]]


@cache
def references(spec: Spec) -> References:
    """Return the references to rows of the tables of a spec."""
    paths = list(field_paths(spec))
    lists = {place.table for place in paths if not place.field}
    rows = [place for place in paths if any(note["is"] == "row" for note in place.attribute.notes_of("key"))]
    return References(
        tuple(number for place in paths for number in _numbers(place, lists)),
        tuple(
            Slice(place.table, note["first"], note.get("count", ""), note["table"])
            for place in paths
            for note in place.attribute.notes_of("range_ref")
        ),
        {place.table: table for place in paths for table in place.attribute.notes_of("pairs")},
        {
            place.table: note if isinstance(note, str) else note["table"]
            for place in paths
            for note in place.attribute.notes_of("beside")
        },
        _by_table(rows),
        _by_table([place for place in rows if "unique" in place.attribute.notes]),
    )


def _by_table(paths: list[FieldPath]) -> dict[str, tuple[str, ...]]:
    return {place.table: tuple(column.field for column in paths if column.table == place.table) for place in paths}


def _numbers(place: FieldPath, lists: set[str]) -> Iterator[Reference]:
    tests: tuple[tuple[str, bool], ...] = ()
    for note in place.attribute.notes_of("ref"):
        path = ".".join(filter(None, (place.field, note.get("row", ""))))
        key = f"{place.table}.{path}"
        table, field = (key, "") if path and key in lists else (place.table, path)
        test = note.get("if", "")
        conditions = (*tests, (test, True)) if test else tests
        tests = (*tests, (test, False)) if test else tests
        none = note.get("none")
        none = int(none, 0) if isinstance(none, str) else none
        yield Reference(
            table, field, note["table"], note.get("key", ""), note.get("base", 0), none, "file" in note, conditions
        )


class DefaultValue(NamedTuple):
    """A default value that the spec has for a field; `table` and `field` as for a column."""

    table: str
    field: str
    value: Any


@cache
def default_values(spec: Spec) -> tuple[DefaultValue, ...]:
    """Return default values: "no reference", the only expected value, and the fixed value; the last match wins."""
    return (*_none(spec), *_fixed(spec))


def _none(spec: Spec) -> Iterator[DefaultValue]:
    for number in references(spec).numbers:
        if number.field and number.none is not None:
            yield DefaultValue(number.table, number.field, number.none)


def _fixed(spec: Spec) -> Iterator[DefaultValue]:
    for place in field_paths(spec):
        if place.field:
            yield from (
                DefaultValue(place.table, place.field, note["eq"])
                for note in place.attribute.notes_of("expect")
                if "eq" in note
            )
            if isinstance(fixed := place.attribute.valid.get("eq"), int):
                yield DefaultValue(place.table, place.field, fixed)
            if place.attribute.contents is not None:
                yield DefaultValue(place.table, place.field, place.attribute.contents)
