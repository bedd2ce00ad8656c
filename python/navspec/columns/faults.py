"""Read errors in the terms of the spec: the field, the row, and the value that was read."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.columns.access import Array, ColumnStore
from navspec.columns.forth import Failure
from navspec.columns.layout import Child, Leaf
from navspec.errors import ReadError
from navspec.spec import Field
from navspec.spec.read_errors import WRONG_COUNT, has_bytes_left

_EXPECTED = {"eq": "{}", "min": "at least {}", "max": "at most {}", "any_of": "one of {}"}


def pointer(columns: ColumnStore, key: str, row: int | None = None, path: str = "") -> str:
    """Return the JSON Pointer of a table, of a row of it, or of a part of that row."""
    if key and row is None:
        scope = columns.children[key].scope
        names = "/".join((*scope.prefix, columns.children[key].field.id, *filter(None, path.split("."))))
        return f"{pointer(columns, scope.table)}/{names}"
    return pointers(columns, key, np.array([row or 0]), path)[0]


def pointers(columns: ColumnStore, key: str, rows: Array, path: str = "") -> list[str]:
    """Return the JSON Pointers of rows of a table, or of a part of each."""
    tail = f"/{path.replace('.', '/')}" if path else ""
    if not key:
        return [tail] * len(rows)
    child, offsets = columns.children[key], columns.offsets.get(key)
    parents = np.zeros_like(rows) if offsets is None else np.searchsorted(offsets, rows, "right") - 1
    step = "/".join((*child.scope.prefix, child.field.id))
    around = pointers(columns, child.scope.table, parents, step)
    if child.kind == "optional":
        return [f"{outer}{tail}" for outer in around]
    local = rows if offsets is None else rows - offsets[parents]
    return [f"{outer}/{row}{tail}" for outer, row in zip(around, local.tolist(), strict=True)]


def wrong_count(child: Child, count: int, rows: int, where: str) -> ReadError:
    """Return the error for a list whose number of rows is wrong; it names the field that counts them, if there is one."""
    match child.count:
        case {"op": "ref", "path": path}:
            return ReadError(f"{path} is {count:,}, but there are {rows:,} rows", pointer=where)
    return ReadError(f"{count:,} rows are announced, but there are {rows:,}", pointer=where)


def too_short(where: str, offset: int, size: int, rest: int, expected: str = "") -> ReadError:
    """Return the error for a file that ends inside a field."""
    rest = max(rest, 0)
    return ReadError(
        "the file ends too early",
        kind="end",
        pointer=where,
        offset=offset,
        length=rest,
        expected=expected or f"{size} bytes",
        actual=f"{rest} bytes left",
        hint="The file is cut short, or its counts are wrong",
    )


def cut_record(where: str, offset: int, size: int, rest: int) -> ReadError:
    """Return the error for bytes at the end of the file that are fewer than a record."""
    return ReadError(
        f"the last record has {rest:,} of its {size:,} bytes",
        kind="end",
        pointer=where,
        offset=offset,
        length=rest,
        expected=f"{size:,} bytes",
        actual=f"{rest:,} bytes left",
        hint="The file is cut short, or bytes were added at its end",
    )


def invalid_value(
    where: str, value: Any, rule: str, bound: Any, offset: int, length: int, field: Field | None = None
) -> ReadError:
    """Return the error for a value that breaks `valid`; with a field, its `max` may follow from the bytes left."""
    is_count = field is not None and rule == "max" and has_bytes_left(field.valid["max"])
    expected = _EXPECTED[rule].format(_format_value(bound))
    return ReadError(
        f"expected {expected}, found {_format_value(value)}",
        kind="count" if is_count else "value",
        pointer=where,
        offset=offset,
        length=length,
        expected=expected,
        actual=_format_value(value),
        hint=WRONG_COUNT if is_count else "The file is damaged, or of another format",
    )


def bad_count(where: str, count: int, most: int, offset: int) -> ReadError:
    """Return the error for a count that the rest of the file cannot hold."""
    return ReadError(
        f"a list of {count:,} does not fit the bytes left",
        kind="count",
        pointer=where,
        offset=offset,
        expected=f"0 to {most:,}",
        actual=f"{count:,}",
        hint=WRONG_COUNT,
    )


def program_failed(
    failure: Failure, columns: ColumnStore, data: bytes | bytearray | memoryview, start: int
) -> ReadError:
    """Return the error for a program that stopped; `columns` holds what it had read until then."""
    step, part = failure.step, failure.step.part
    offset = start + failure.position
    if step.what == "division by zero":
        return ReadError("an expression after this field divides by zero", pointer=_place(part), offset=offset)
    if isinstance(part, Child):
        key = part.key
        if step.what == "count":
            where = pointer(
                columns, part.scope.table, len(failure.counts[key]) if part.scope.table else None, _name(part)
            )
            return bad_count(where, failure.count, (len(data) - offset) // part.smallest, offset)
        row = max(len(failure.counts[key]) - (step.what != "text"), 0)
        where = pointer(columns, part.scope.table, row if part.scope.table else None, _name(part))
        return too_short(
            where, offset, step.size, len(data) - offset, "a zero that ends the text" if step.what == "text" else ""
        )
    assert step.record is not None
    key, size = step.record.key, max(step.record.dtype.itemsize, 1)
    if step.what == "short":
        row = failure.written[key] // size
        return too_short(pointer(columns, key, row, part.path), offset, step.size, len(data) - offset)
    row = max(failure.written[key] - 1, 0) // size
    where = pointer(columns, key, row, part.path)
    if step.what == "contents":
        at = start + failure.position - 1
        return invalid_value(where, bytes(data[at : at + 1]), "eq", part.field.contents, at, 1)
    value = np.frombuffer(data, part.dtype, 1, offset - part.size)[0]
    rule = step.what
    bound = part.field.valid[rule] if rule == "any_of" else failure.limit
    return invalid_value(where, value, rule, bound, offset - part.size, part.size, part.field)


def _place(part: Leaf | Child) -> str:
    key = part.key if isinstance(part, Child) else f"{part.scope.table}.{part.path}"
    return f"/{key.replace('.', '/')}"


def _name(child: Child) -> str:
    return ".".join((*child.scope.prefix, child.field.id))


def _format_value(value: Any) -> str:
    if isinstance(value, bytes | bytearray):
        return f"bytes {value.hex(' ')}"
    if isinstance(value, tuple | list):
        return ", ".join(_format_value(item) for item in value)
    return f"{int(value):,}" if isinstance(value, int | np.integer) else f"{value}"
