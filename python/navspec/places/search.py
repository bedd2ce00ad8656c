"""Search for fields by parts of their names and by value, over whole columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.columns.layout import RecordLayout
from navspec.columns.table_reader import BitField
from navspec.spec import Field, Type

_NEAR = 1e-6
"""Relative difference up to which a number matches the query."""


@dataclass(frozen=True, slots=True)
class SearchHits:
    """Search results: the pointers of the first ones, the best matches first, and the total number."""

    pointers: tuple[str, ...]
    total: int


@dataclass(frozen=True, slots=True)
class _Column:
    """A field in all rows of a table: the `path` in them, and their values; None for anything but single values."""

    key: str
    path: str
    values: Array | None = None
    field: Field | None = None
    around: Type | None = None
    bit: BitField | None = None

    @property
    def name(self) -> str:
        """The field from the root on, without numbers of rows."""
        return f"{self.key}.{self.path}".strip(".").casefold()


def search_fields(tables: Tables, *, name: str = "", value: str = "", limit: int) -> SearchHits:
    """Find fields.

    Parameters
    ----------
    tables : Tables
        The file.
    name : str
        A part of the field's name, or of several names on its path, in any case; spaces mean `_`, and `/` separates the
        names. Elements of lists also match by their names from the spec.
    value : str
        A number, as it is stored or in the unit of the field; the name of a value; text, or bytes as `hex:00ff`. If
        name and value are given, fields must match both.
    limit : int
        Maximum number of pointers.
    """
    wanted = name.strip().casefold().replace(" ", "_").replace("/", ".").strip(".")
    query = _Query(value.strip()) if value.strip() else None
    hits: list[tuple[int, _Column, Array]] = []
    for column in _iter_columns(tables):
        rank = _rank_name(column.name, wanted)
        rows = np.arange(_count_rows(tables, column)) if rank is not None else _named_elements(tables, column, wanted)
        if query and len(rows):
            rows = rows[query.matches(tables, column, rows)]
        if len(rows):
            hits.append((4 if rank is None else rank, column, rows))
    hits.sort(key=lambda hit: (hit[0], bool(hit[1].key)))
    pointers = list[str]()
    for _, column, rows in hits:
        pointers += _build_pointers(tables, column, rows[: limit - len(pointers)])
    return SearchHits(tuple(pointers), sum(len(rows) for _, _, rows in hits))


def _rank_name(name: str, wanted: str) -> int | None:
    """Return the rank of a name, 0 for the best; None if it does not match."""
    if wanted not in name:
        return None
    last = name.rpartition(".")[2]
    return 0 if last == wanted else 1 if last.startswith(wanted) else 2 if wanted in last else 3


def _named_elements(tables: Tables, column: _Column, wanted: str) -> Array:
    """Return rows of a list of the root whose name in the spec matches."""
    child = tables.layout(column.key)[1]
    if column.path or child is None or child.scope.table:
        return np.zeros(0, np.int64)
    count, named = _count_rows(tables, column), tables.spec.elements(child.field)
    return np.array([row for row, member in named.items() if row < count and wanted in member.id.casefold()], np.int64)


def _count_rows(tables: Tables, column: _Column) -> int:
    return len(tables[column.key])


def _build_pointers(tables: Tables, column: _Column, rows: Array) -> list[str]:
    if not column.key:
        return [f"/{column.path.replace('.', '/')}"] if len(rows) else []
    below = f"/{column.path.replace('.', '/')}" if column.path else ""
    return [f"{pointer}{below}" for pointer in tables.pointers(column.key, rows)] if len(rows) else []


def _iter_columns(tables: Tables) -> Iterator[_Column]:
    """Yield all fields of all tables, including structures, lists and texts, which have no values of their own."""
    for key, rows in tables.items():
        record, child = tables.layout(key)
        if record is None:
            assert child is not None
            if child.field.repeat is not None or child.kind == "optional":
                yield from _iter_flat_columns(tables, key, "", rows, child.field, child.scope.type, child.bits)
            continue
        yield from (_Column(key, path) for path in _inner_paths(record, key))
        for leaf in record.leaves.values():
            yield from _iter_flat_columns(
                tables, key, leaf.path, _nested_column(rows, leaf.path), leaf.field, leaf.scope.type, leaf.bits
            )
        derived = record.scope.type.instances.values()
        yield from (
            _Column(key, instance.id) for instance in derived if instance.value is not None and not instance.enum
        )


def _nested_column(rows: Array, path: str) -> Array:
    for name in path.split("."):
        rows = rows[name]
    return rows


def _inner_paths(record: RecordLayout, key: str) -> Iterator[str]:
    """Yield paths of structures, lists and texts in the rows of a table."""
    before = f"{key}." if key else ""
    inner = [name.removeprefix(before) for name in record.children if record.children[name].present]
    paths = [*record.leaves, *inner]
    outer = (path[: dot.start()] for path in paths for dot in re.finditer(r"\.", path))
    yield from dict.fromkeys((*outer, *inner))


def _iter_flat_columns(
    tables: Tables, key: str, path: str, values: Array, declared: Field, around: Type, bits: Type | None
) -> Iterator[_Column]:
    """Yield a part of rows, and everything inside it."""
    if values.dtype.names:
        kind = tables.spec.types.get(declared.type)
        if values.ndim > 1:
            yield _Column(key, path)
            for number in range(values.shape[1]):
                yield from _iter_flat_columns(
                    tables, key, f"{path}.{number}".strip("."), values[:, number], declared, around, bits
                )
        elif kind is not None:
            for name in values.dtype.names:
                inner = kind.by_id[name]
                run = tables.spec.types.get(inner.type)
                yield from _iter_flat_columns(
                    tables, key, f"{path}.{name}", values[name], inner, kind, run if run and run.bits else None
                )
        return
    if values.ndim > 1 and declared.kind not in ("bytes", "switch"):
        yield _Column(key, path)
        for number in range(values.shape[1]):
            yield from _iter_flat_columns(
                tables, key, f"{path}.{number}".strip("."), values[:, number], declared, around, bits
            )
        return
    yield _Column(key, path, values, declared, around)
    try:
        named = tables.bits(key, path)
    except (LookupError, ValueError):
        named = {}
    for name, bit in named.items():
        inner = bits.by_id[name] if bits else None
        yield _Column(key, f"{path}.{name}".strip("."), values, inner, bits, bit)


class _Query:
    """A value to search for, in all its possible meanings."""

    def __init__(self, text: str) -> None:
        self.text = text.casefold()
        self.number = _parse_number(text)
        self.data = _parse_bytes(text)

    def matches(self, tables: Tables, column: _Column, rows: Array) -> Array:
        """Return which of some rows match; bool."""
        if column.values is None or column.field is None:
            return self._in_lists(tables, column, rows)
        values = column.values[rows]
        if values.ndim > 1:
            return np.array([self.data in value.tobytes() for value in values], bool)
        if column.bit:
            values = column.bit.extract(values)
        return self._is_number(values, column.field) | self._is_named(tables, values, column)

    def _is_number(self, values: Array, declared: Field) -> Array:
        if self.number is None:
            return np.zeros(len(values), bool)
        wanted = [self.number, self.number / declared.notes["scale"]] if "scale" in declared.notes else [self.number]
        stored = values.astype(np.float64)
        return np.logical_or.reduce([np.isclose(stored, one, rtol=_NEAR, atol=0) for one in wanted])

    def _is_named(self, tables: Tables, values: Array, column: _Column) -> Array:
        assert column.field is not None
        names = {} if values.dtype.kind == "f" else tables.spec.names_of(column.around, column.field)
        numbers = [value for value, name in names.items() if self.text == name.casefold()]
        return np.isin(values, numbers) if numbers else np.zeros(len(values), bool)

    def _in_lists(self, tables: Tables, column: _Column, rows: Array) -> Array:
        """Return which rows of texts and bytes of any length match."""
        key = f"{column.key}.{column.path}" if column.key else column.path
        is_hit = np.zeros(len(rows), bool)
        if key not in tables:
            return is_hit
        child = tables.layout(key)[1]
        if child is None or child.record or child.field.repeat is not None or child.field.kind != "bytes":
            return is_hit
        data, offsets = tables[key].tobytes(), tables.offsets(key)
        if self.data not in data:
            return is_hit
        return np.array([self.data in data[offsets[row] : offsets[row + 1]] for row in rows.tolist()], bool)


def _parse_number(text: str) -> float | None:
    """Return a text as a number; it may end with a unit."""
    parsed = re.match(r"\s*([+-]?0x[0-9a-f]+|[+-]?[0-9.]+(?:e[+-]?[0-9]+)?)\s*[^\d\s.]*\s*$", text, re.IGNORECASE)
    if not parsed:
        return None
    try:
        return float(int(parsed[1], 16)) if "x" in parsed[1].lower() else float(parsed[1])
    except (ValueError, OverflowError):
        return None


def _parse_bytes(text: str) -> bytes:
    """Return a text as bytes."""
    try:
        return bytes.fromhex(text[4:]) if text.startswith("hex:") else text.encode()
    except ValueError:
        return text.encode()
