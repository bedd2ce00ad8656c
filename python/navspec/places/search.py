"""Fields of a file by a part of their name and by value, over whole columns."""

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
"""How far a number may be from one that is asked for, as a part of it."""


@dataclass(frozen=True, slots=True)
class Hits:
    """Places that were found: the pointers of the first ones, those before that fit best, and how many there are."""

    pointers: tuple[str, ...]
    total: int


@dataclass(frozen=True, slots=True)
class _Column:
    """A field in all rows of a table: the `path` in them, and what they hold; None for what is no single value."""

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


def search(tables: Tables, *, name: str = "", value: str = "", limit: int) -> Hits:
    """Find fields.

    Parameters
    ----------
    tables : Tables
        The file.
    name : str
        A part of the field's name, or of several names on the way to it, in any case of letters; blanks stand for `_`, and
        `/` for the step from one to the next. Elements of lists go by the names that the spec has for them as well.
    value : str
        A number, as it is stored or in the unit of the field; the name of a value; text, or bytes as `hex:00ff`. With both,
        fields have to fit both.
    limit : int
        Pointers that are made.
    """
    wanted = name.strip().casefold().replace(" ", "_").replace("/", ".").strip(".")
    asked = _Asked(value.strip()) if value.strip() else None
    found: list[tuple[int, _Column, Array]] = []
    for column in _columns(tables):
        rank = _rank(column.name, wanted)
        rows = np.arange(_count(tables, column)) if rank is not None else _elements(tables, column, wanted)
        if asked and len(rows):
            rows = rows[asked.holds(tables, column, rows)]
        if len(rows):
            found.append((4 if rank is None else rank, column, rows))
    found.sort(key=lambda hit: (hit[0], bool(hit[1].key)))
    pointers = list[str]()
    for _, each, rows in found:
        pointers += _pointers(tables, each, rows[: limit - len(pointers)])
    return Hits(tuple(pointers), sum(len(rows) for _, _, rows in found))


def _rank(name: str, wanted: str) -> int | None:
    """How well a name fits: 0 for the best; None where it does not."""
    if wanted not in name:
        return None
    last = name.rpartition(".")[2]
    return 0 if last == wanted else 1 if last.startswith(wanted) else 2 if wanted in last else 3


def _elements(tables: Tables, column: _Column, wanted: str) -> Array:
    """Rows of a list of the root that the spec has a name for that fits."""
    child = tables.layout(column.key)[1]
    if column.path or child is None or child.scope.table:
        return np.zeros(0, np.int64)
    count, named = _count(tables, column), tables.spec.elements(child.field)
    return np.array([row for row, each in named.items() if row < count and wanted in each.id.casefold()], np.int64)


def _count(tables: Tables, column: _Column) -> int:
    return len(tables[column.key])


def _pointers(tables: Tables, column: _Column, rows: Array) -> list[str]:
    if not column.key:
        return [f"/{column.path.replace('.', '/')}"] if len(rows) else []
    below = f"/{column.path.replace('.', '/')}" if column.path else ""
    return [f"{pointer}{below}" for pointer in tables.pointers(column.key, rows)] if len(rows) else []


def _columns(tables: Tables) -> Iterator[_Column]:
    """All fields of all tables; a structure, list or text is one as well, without values of its own."""
    for key, rows in tables.items():
        record, child = tables.layout(key)
        if record is None:
            assert child is not None
            if child.field.repeat is not None or child.kind == "optional":
                yield from _flat(tables, key, "", rows, child.field, child.scope.type, child.bits)
            continue
        yield from (_Column(key, path) for path in _around(record, key))
        for leaf in record.leaves.values():
            yield from _flat(tables, key, leaf.path, _part(rows, leaf.path), leaf.field, leaf.scope.type, leaf.bits)
        derived = record.scope.type.instances.values()
        yield from (_Column(key, each.id) for each in derived if each.value is not None and not each.enum)


def _part(rows: Array, path: str) -> Array:
    for name in path.split("."):
        rows = rows[name]
    return rows


def _around(record: RecordLayout, key: str) -> Iterator[str]:
    """Paths of what is in the rows of a table without being a value: structures, lists, texts."""
    before = f"{key}." if key else ""
    inner = [name.removeprefix(before) for name in record.children if record.children[name].present]
    paths = [*record.leaves, *inner]
    outer = (path[: dot.start()] for path in paths for dot in re.finditer(r"\.", path))
    yield from dict.fromkeys((*outer, *inner))


def _flat(
    tables: Tables, key: str, path: str, values: Array, each: Field, around: Type, bits: Type | None
) -> Iterator[_Column]:
    """A part of rows, and all that is in it."""
    if values.dtype.names:
        kind = tables.spec.types.get(each.type)
        if values.ndim > 1:
            yield _Column(key, path)
            for number in range(values.shape[1]):
                yield from _flat(tables, key, f"{path}.{number}".strip("."), values[:, number], each, around, bits)
        elif kind is not None:
            for name in values.dtype.names:
                inner = kind.by_id[name]
                run = tables.spec.types.get(inner.type)
                yield from _flat(
                    tables, key, f"{path}.{name}", values[name], inner, kind, run if run and run.bits else None
                )
        return
    if values.ndim > 1 and each.kind not in ("bytes", "switch"):
        yield _Column(key, path)
        for number in range(values.shape[1]):
            yield from _flat(tables, key, f"{path}.{number}".strip("."), values[:, number], each, around, bits)
        return
    yield _Column(key, path, values, each, around)
    try:
        named = tables.bits(key, path)
    except (LookupError, ValueError):
        named = {}
    for name, bit in named.items():
        inner = bits.by_id[name] if bits else None
        yield _Column(key, f"{path}.{name}".strip("."), values, inner, bits, bit)


class _Asked:
    """A value that is asked for, as all that it may mean."""

    def __init__(self, text: str) -> None:
        self.text = text.casefold()
        self.number = _number(text)
        self.data = _bytes(text)

    def holds(self, tables: Tables, column: _Column, rows: Array) -> Array:
        """Which of some rows hold it; bool."""
        if column.values is None or column.field is None:
            return self._in_lists(tables, column, rows)
        values = column.values[rows]
        if values.ndim > 1:
            return np.array([self.data in value.tobytes() for value in values], bool)
        if column.bit:
            values = column.bit.extract(values)
        return self._is_number(values, column.field) | self._is_named(tables, values, column)

    def _is_number(self, values: Array, each: Field) -> Array:
        if self.number is None:
            return np.zeros(len(values), bool)
        wanted = [self.number, self.number / each.notes["scale"]] if "scale" in each.notes else [self.number]
        stored = values.astype(np.float64)
        return np.logical_or.reduce([np.isclose(stored, one, rtol=_NEAR, atol=0) for one in wanted])

    def _is_named(self, tables: Tables, values: Array, column: _Column) -> Array:
        assert column.field is not None
        names = {} if values.dtype.kind == "f" else tables.spec.names_of(column.around, column.field)
        meant = [value for value, name in names.items() if self.text == name.casefold()]
        return np.isin(values, meant) if meant else np.zeros(len(values), bool)

    def _in_lists(self, tables: Tables, column: _Column, rows: Array) -> Array:
        """Of texts and bytes of any length, which row's hold it."""
        key = f"{column.key}.{column.path}" if column.key else column.path
        found = np.zeros(len(rows), bool)
        if key not in tables:
            return found
        child = tables.layout(key)[1]
        if child is None or child.record or child.field.repeat is not None or child.field.kind != "bytes":
            return found
        data, offsets = tables[key].tobytes(), tables.offsets(key)
        if self.data not in data:
            return found
        return np.array([self.data in data[offsets[row] : offsets[row + 1]] for row in rows.tolist()], bool)


def _number(text: str) -> float | None:
    """What a text is as a number; a unit may stand behind it."""
    found = re.match(r"\s*([+-]?0x[0-9a-f]+|[+-]?[0-9.]+(?:e[+-]?[0-9]+)?)\s*[^\d\s.]*\s*$", text, re.IGNORECASE)
    if not found:
        return None
    try:
        return float(int(found[1], 16)) if "x" in found[1].lower() else float(found[1])
    except (ValueError, OverflowError):
        return None


def _bytes(text: str) -> bytes:
    """What a text is as bytes."""
    try:
        return bytes.fromhex(text[4:]) if text.startswith("hex:") else text.encode()
    except ValueError:
        return text.encode()
