"""Text of tables for tools that compare by line: a line for each value, in the order of the file.

A row of a few values is one line. Other rows have a heading, which cannot be confused with the line of a value. Both
name the row by its place, and by its id if it has one, so that the lines of a row do not change when other rows are
added or removed. Every byte of the file is shown: files that differ have different lines.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from navspec.columns.access import Array, part
from navspec.columns.diff import json_value, leaves
from navspec.columns.layout import Child
from navspec.columns.tables import Tables
from navspec.spec import Field, Type
from navspec.spec.table_schema import references

FEW = 4
"""Largest number of values of a row in one line."""
BYTES = 32
"""Bytes in a line."""
_SHORT = 3


def format_lines(tables: Tables) -> str:
    """Return a file as lines that end with a line feed: the root first, and every row before its children."""
    texts: list[str] = []
    starts: list[Array] = []
    names: dict[str, list[str]] = {"": [""]}
    for key in tables:
        child = tables.layout(key)[1]
        if child is not None and _is_blob(child, tables[key]):
            blobs = list(_blobs(tables, key, child, names[child.scope.table]))
            starts.append(np.array([at for at, _ in blobs], np.int64))
            texts += [text for _, text in blobs]
            continue
        if child is not None:
            names[key] = _row_names(tables, key, child, names[child.scope.table])
        starts.append(tables.starts(key))
        texts += _rows(tables, key, names[key])
    order = np.argsort(np.concatenate(starts), kind="stable")  # the outer of two rows at one offset comes first
    return "".join(map(texts.__getitem__, order.tolist()))


def _is_blob(child: Child, rows: Array) -> bool:
    """Return whether the rows of a list are the bytes of one text, or of another single value."""
    is_bytes = child.field.kind == "bytes" and child.field.repeat is None and rows.ndim == 1 and not rows.dtype.names
    return child.kind == "text" or is_bytes


def _row_names(tables: Tables, key: str, child: Child, around: list[str]) -> list[str]:
    """Return the names of the rows of a list, such as "areas id 17 connections/north"."""
    local, count = _local_key(key, child), len(tables[key])
    parents = _parents(tables, key, child, count)
    before = [f"{name} " if name else "" for name in around]
    if child.kind == "optional":
        return [f"{before[parent]}{local}" for parent in parents.tolist()]
    if path := _id_field(tables, key):
        ids = part(tables[key], path).tolist()
        return [f"{before[up]}{local} {path} {id_}" for up, id_ in zip(parents.tolist(), ids, strict=True)]
    elements = {number: element.id for number, element in tables.spec.elements(child.field).items()}
    places = np.arange(count) - tables.offsets(key)[:-1][parents] if child.scope.table else np.arange(count)
    called = ((elements.get(place, place), up) for place, up in zip(places.tolist(), parents.tolist(), strict=True))
    return [f"{before[up]}{local}/{name}" for name, up in called]


def _id_field(tables: Tables, key: str) -> str:
    """Return the field by which references name the rows of a table; empty where they use the places of rows."""
    fields = leaves(tables, key)
    keys = [number.key for number in references(tables.spec).numbers if number.to == key and number.key]
    keys += [path for path, leaf in fields.items() if "unique" in leaf.field.notes]
    return next((path for path in keys if path in fields and fields[path].dtype.shape == ()), "")


def _parents(tables: Tables, key: str, child: Child, count: int) -> Array:
    """Return the parent row of every row."""
    return tables.parents(key) if child.scope.table else np.zeros(count, np.int64)


def _local_key(key: str, child: Child) -> str:
    """Return the name of a list in the rows that have it."""
    return key[len(child.scope.table) + 1 :] if child.scope.table else key


def _blobs(tables: Tables, key: str, child: Child, around: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the offset and the bytes of each parent row that has any."""
    local, rows, parent = _local_key(key, child), tables[key], child.scope.table
    bounds = tables.offsets(key) if parent else np.array([0, len(rows)])
    filled = np.flatnonzero(np.diff(bounds))
    starts = tables.spans(parent, filled, local)[0] if parent else np.array([tables.extent(key)[0]] * len(filled))
    for up, at in zip(filled.tolist(), starts.tolist(), strict=True):
        data = rows[bounds[up] : bounds[up + 1]].tobytes()
        name = f"{around[up]} {local}".lstrip()
        yield at, _format_blob(name, data)


def _format_blob(name: str, data: bytes) -> str:
    if text := _format_text(data):
        return f"{name}: {text} ({len(data):,} bytes)\n"
    if len(data) <= BYTES or not any(data):
        return f"{name}: {_format_hex(data)}\n"
    several = range(0, len(data), BYTES)
    return f"{name}\n" + "".join(f" 0x{at:X}: {_format_hex(data[at : at + BYTES])}\n" for at in several)


class _Part(NamedTuple):
    """One value of all rows: its name in a row, and its text for each row."""

    name: str
    words: list[str]


def _rows(tables: Tables, key: str, names: list[str]) -> list[str]:
    """Return a text for every row."""
    parts = [
        column
        for path, leaf in leaves(tables, key).items()
        for column in _parts(tables, leaf.field, leaf.scope.type, part(tables[key], path), path)
    ]
    if not key:
        form = "".join(f"{column.name}: %s\n" for column in parts)
        return [form % row for row in zip(*(column.words for column in parts), strict=True)] if parts else [""]
    if len(parts) <= FEW:
        form = f"%s: {', '.join(f'{column.name} %s'.lstrip() for column in parts)}\n" if parts else "%s\n"
    else:
        form = "".join(("%s\n", *(f" {column.name}: %s\n" for column in parts)))
    return [form % row for row in zip(names, *(column.words for column in parts), strict=True)]


def _parts(tables: Tables, field: Field, around: Type, column: Array, path: str) -> Iterator[_Part]:
    """Yield the single values in a part of all rows; the part is a field of the type `around`."""
    if column.ndim > 1 and field.kind in ("bytes", "switch"):
        size = column.itemsize * math.prod(column.shape[1:])
        yield from _bytes_parts(np.ascontiguousarray(column).view(np.uint8).reshape(len(column), size), path)
    elif column.ndim > 1:
        for number in range(column.shape[1]):
            yield from _parts(tables, field, around, column[:, number], f"{path}.{number}" if path else str(number))
    elif column.dtype.names:
        kind = tables.spec.types[field.type]
        for name in column.dtype.names:
            yield from _parts(tables, kind.by_id[name], kind, column[name], f"{path}.{name}" if path else name)
    else:
        yield _Part(path, _format_column(column, _value_formatter(tables, field, around, column.dtype)))


def _bytes_parts(flat: Array, path: str) -> Iterator[_Part]:
    """Yield bytes as one value, or as several if they are too many for a line; uint8, shape (rows, bytes)."""
    size = flat.shape[1]
    words = cache(_format_hex if size > BYTES else _format_bytes)
    for at in range(0, size, BYTES):
        piece = flat[:, at : at + BYTES]
        name = f"{path}+0x{at:X}" if size > BYTES else path
        yield _Part(name, [words(row.tobytes()) for row in piece])


def _format_column(column: Array, words: Callable[[Any], str]) -> list[str]:
    """Return the texts of the values of a column; each distinct value is formatted once."""
    bits = np.ascontiguousarray(column).view(np.dtype(f"u{column.dtype.itemsize}"))  # keeps -0.0 and each NaN apart
    distinct, where = np.unique(bits, return_inverse=True)
    texts = np.array([words(value) for value in distinct.view(column.dtype)], object)
    return texts[where].tolist()


def _value_formatter(tables: Tables, field: Field, around: Type, dtype: np.dtype[Any]) -> Callable[[Any], str]:
    """Return a function that formats a value: as it is stored, followed by its meaning."""
    spec = tables.spec
    kind = spec.types.get(field.type)
    if kind is not None and kind.bits:
        runs = {name: (*place, spec.names_of(kind, kind.by_id[name])) for name, place in kind.bit_fields.items()}
    else:
        runs = {name: (at, 1, {}) for name, at in tables.named_bits(field, 8 * dtype.itemsize).items()}
    if runs:
        return lambda value: _format_flags(int(value), runs)
    names = spec.names_of(around, field) if dtype.kind in "iu" else {}
    scale, unit = field.notes.get("scale"), field.notes.get("unit", "")

    def words(value: Any) -> str:
        if names and int(value) in names:
            return f"{json_value(value)} ({names[int(value)]})"
        if scale is not None and np.isfinite(value):
            return f"{json_value(value)} ({f'{float(value) * scale:g} {unit}'.rstrip()})"
        return str(json_value(value))

    return words


def _format_flags(value: int, runs: dict[str, tuple[int, int, dict[int, str]]]) -> str:
    """Return a number with its bits: names of the bits that are set, and the values of fields of several bits."""
    texts: list[str] = []
    for name, (shift, width, names) in runs.items():
        if bits := (value >> shift) & ((1 << width) - 1):
            texts.append(name if width == 1 else f"{name} {names.get(bits, bits)}")
    return f"{value} ({', '.join(texts)})" if texts else str(value)


def _format_text(data: bytes) -> str:
    """Return bytes as quoted text; empty if they are not text, or so short that it may be chance."""
    head, _, tail = data.partition(b"\0")
    if len(head) <= _SHORT or any(tail):
        return ""
    try:
        text = head.decode()
    except UnicodeDecodeError:
        return ""
    return json.dumps(text, ensure_ascii=False) if text.isprintable() else ""


def _format_bytes(data: bytes) -> str:
    """Return a constant number of bytes as text or hex digits."""
    return _format_text(data) or _format_hex(data)


def _format_hex(data: bytes) -> str:
    """Return bytes as hex digits, or their number if all are zero."""
    return data.hex(" ") if any(data) or len(data) <= _SHORT else f"{len(data):,} zeros"
