"""Columns of networks made of stored fields; their names, units and meanings come from the spec."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.graphs.graph import Column, ValueRange
from navspec.spec import Field, Spec
from navspec.spec.meanings import parse_meanings
from navspec.spec.model import Type

FieldReader = Callable[[str], Array]
"""Returns a stored field of all rows by its path."""


def build_type_columns(
    spec: Spec,
    kind: Type,
    read: FieldReader,
    *,
    prefix: str = "",
    leave: Collection[str] = (),
    is_shared: bool = False,
) -> dict[str, Column]:
    """Build a column for every number in the records of a type: in units of the game, bits by their names.

    Parameters
    ----------
    spec, kind : Spec, Type
        Type of the rows.
    read : callable
        `read(path)` returns a field of all rows; the path of a bit is that of its integer, a dot, and its name.
    prefix : str
        Prefix of every name.
    leave : collection of str
        Paths of fields to leave out, with everything below them.
    is_shared : bool
        As in `Column`.

    Returns
    -------
    dict
        By name: the ids of enclosing structures and of the field, except those of bit runs.
    """
    return {
        prefix + name: replace(column, is_shared=is_shared)
        for name, path, column in _iter_columns(spec, kind, read, "", "")
        if not _is_excluded(path, leave)
    }


def build_table_columns(
    tables: Tables,
    key: str,
    *,
    prefix: str = "",
    leave: Collection[str] = (),
    rows: Array | None = None,
) -> dict[str, Column]:
    """Build a column for every number of the rows of a table in a file: the fields of its version, and named bits.

    Parameters
    ----------
    tables : Tables
        The file.
    key : str
        A table of records.
    prefix, leave : optional
        As in `build_type_columns`. Counts of lists are always left out.
    rows : numpy.ndarray, optional
        Rows of the table, one for every node or edge, -1 for none. The value for none is 0 or not a number, and -1,
        "none", for values with names. Default: all rows in their order.

    Returns
    -------
    dict
        By name as in `build_type_columns`; lists of a fixed length have a column for every element, by its name or
        number.
    """
    columns = {}
    for source in iter_column_sources(tables, key, prefix=prefix, leave=leave):
        names, none = source.names, 0
        if names and rows is not None:
            names, none = {-1: "none", **names}, -1
        read = partial(_read_rows, tables, key, source.path, source.number, rows=rows, none=none)
        columns[source.name] = Column(read, source.unit, names, source.doc, source.meanings, limits=source.limits)
    return columns


class ColumnSource(NamedTuple):
    """A number of the rows of a table in a file, as a column of a graph.

    Attributes
    ----------
    name : str
        Name of the column.
    path : str
        The field, as `Tables.column` takes it.
    number : int or None
        Number of the element, in a list of a fixed length.
    unit, names, doc, meanings, limits
        As in `Column`.
    """

    name: str
    path: str
    number: int | None
    unit: str
    names: Mapping[int, str]
    doc: str
    meanings: Mapping[str, str] = MappingProxyType({})
    limits: ValueRange | None = None


def iter_column_sources(
    tables: Tables, key: str, *, prefix: str = "", leave: Collection[str] = ()
) -> Iterator[ColumnSource]:
    """Iterate over the columns of `build_table_columns` with their fields; parameters as there."""
    record, _ = tables.layout(key)
    if record is None:
        return
    spec, kind = record.scope.spec, record.scope.type
    counts = {field for table, field in tables.count_fields if table == key}
    for path, leaf in record.leaves.items():
        if path in counts or _is_excluded(path, leave):
            continue
        name, field = prefix + path.replace(".", "_"), leaf.field
        unit = _unit_of(field)
        if leaf.bits is not None:
            for bit in leaf.bits.fields:
                if not _is_excluded(f"{path}.{bit.id}", leave):
                    yield ColumnSource(prefix + bit.id, f"{path}.{bit.id}", None, _unit_of(bit), {}, bit.doc)
        elif leaf.dtype.shape:
            elements = spec.elements(field)
            for number in range(leaf.dtype.shape[0]):
                element = elements[number].id if number in elements else number
                yield ColumnSource(f"{name}_{element}", path, number, unit, {}, field.doc)
        elif leaf.dtype.kind in "iuf":
            names, bits = spec.names_of(kind, field), parse_meanings(field.doc)
            limits = None if names else find_limits(field)
            yield ColumnSource(name, path, None, unit, names, field.doc, spec.meanings_of(kind, field), limits)
            for bit in tables.bits(key, path):
                if not _is_excluded(f"{path}.{bit}", leave):
                    yield ColumnSource(prefix + bit, f"{path}.{bit}", None, "none", {}, bits.get(bit, ""))


def list_column_names(spec: Spec, kind: Type, *, prefix: str = "", leave: Collection[str] = ()) -> tuple[str, ...]:
    """List the columns of `iter_column_sources` for a type, over files of all versions; parameters as there."""
    return tuple(dict.fromkeys(prefix + name for name in _iter_names(spec, kind, "", leave)))


def _iter_names(spec: Spec, kind: Type, path: str, leave: Collection[str]) -> Iterator[str]:
    counts = {
        list_field.repeat.count["path"][0]
        for list_field in kind.fields
        if list_field.repeat and isinstance(list_field.repeat.count, dict)
    }
    for field in kind.fields:
        field_path = f"{path}{field.id}"
        if _is_excluded(field_path, leave) or field.id in counts:
            continue
        name = field_path.replace(".", "_")
        if field.repeat:
            elements = spec.elements(field)
            yield from (f"{name}_{element.id}" for element in elements.values())
        elif field.kind == "struct":
            inner = spec.type_of(field)
            if inner.bits:
                yield from (bit.id for bit in inner.fields if not _is_excluded(f"{field_path}.{bit.id}", leave))
            else:
                yield from _iter_names(spec, inner, f"{field_path}.", leave)
        elif field.kind in ("int", "float", "switch"):
            yield name
            for bits in field.notes.get("bits", {}).values():
                choices = [bits] if isinstance(bits, str) else bits.values()
                yield from (bit for bit in choices if not _is_excluded(f"{field_path}.{bit}", leave))


def _read_rows(
    tables: Tables, key: str, path: str, number: int | None = None, *, rows: Array | None, none: int = 0
) -> Array:
    """Read a field of all rows of a table, or of some."""
    values = tables.column(key, path)
    if number is not None:
        values = values[:, number]
    if rows is None:
        return values
    if none:
        values = values.astype(np.int64)
    return np.append(values, values.dtype.type(np.nan if values.dtype.kind == "f" else none))[rows]


def _is_excluded(path: str, leave: Collection[str]) -> bool:
    return path in leave or any(path.startswith(f"{excluded}.") for excluded in leave)


def _iter_columns(
    spec: Spec,
    kind: Type,
    read: FieldReader,
    path: str,
    name: str,
) -> Iterator[tuple[str, str, Column]]:
    for field in kind.fields:
        field_path = f"{path}{field.id}"
        if field.repeat or field.condition is not None:
            continue
        if field.kind == "struct":
            inner = spec.type_of(field)
            yield from _iter_columns(spec, inner, read, f"{field_path}.", name if inner.bits else f"{name}{field.id}_")
        elif field.kind in ("int", "bits", "float"):
            names = spec.names_of(kind, field)
            yield (
                f"{name}{field.id}",
                field_path,
                Column(
                    partial(_read_scaled, read, field_path, field),
                    _unit_of(field),
                    names,
                    field.doc,
                    spec.meanings_of(kind, field),
                    limits=None if names else find_limits(field),
                ),
            )


def find_limits(field: Field) -> ValueRange | None:
    """Return the limits of a stored number in its unit; None if it is not a whole number of constant size."""
    if field.kind == "bits":
        least, most = 0, (1 << field.width) - 1
    elif field.kind == "int" and isinstance(field.size, int):
        half = 1 << 8 * field.size - 1
        least, most = (-half, half - 1) if field.signed else (0, 2 * half - 1)
    else:
        return None
    lower, upper = field.valid.get("min"), field.valid.get("max")
    least = max(least, lower) if isinstance(lower, int) else least
    most = min(most, upper) if isinstance(upper, int) else most
    steps = field.steps if "scale" in field.notes else 1
    return ValueRange(least / steps, most / steps, 1 / steps)


def _unit_of(field: Field) -> str:
    return str(field.notes.get("unit", "none"))


def _read_scaled(read: FieldReader, path: str, field: Field) -> Array:
    """Read values in their unit."""
    values = read(path)
    return values / np.float64(field.steps) if "scale" in field.notes else values


PORTAL = tuple(f"portal_{name}{end}" for end in range(2) for name in "xyz")
"""Names of the columns of `build_portal_columns`."""


def build_portal_columns(make_borders: Callable[[], Array], unit: str) -> dict[str, Column]:
    """Build columns of the borders that edges cross: `portal_x0` to `portal_z0` of the right end, `portal_x1` to
    `portal_z1`.

    `make_borders` returns both ends of every border, counter-clockwise around the area that an edge leads from;
    float64, shape (edges, 2, 3), not a number for edges without a border.
    """
    ends = cache(make_borders)

    def column(end: int, axis: int) -> Array:
        return ends()[:, end, axis]

    return {
        f"portal_{name}{end}": Column(
            partial(column, end, axis),
            unit,
            doc=f"The {'left' if end else 'right'} end of the border, as one leaves: {name}.",
        )
        for end in range(2)
        for axis, name in enumerate("xyz")
    }


class LadderEdges(NamedTuple):
    """Edges over ladders; int64, shape (edges,): rows of the areas at both ends, and of the ladder."""

    source: Array
    target: Array
    ladder: Array


def find_ladder_edges(source: Array, ladder: Array, ends: Array) -> LadderEdges:
    """Return the edges from areas over the ladders that they list to all areas at the other ends.

    `source` and `ladder` are rows, one for each entry of a list, `ends` rows of areas, shape (ladders, ends); -1 is
    none.
    """
    targets = np.append(ends, np.full((1, ends.shape[1]), -1), axis=0)[ladder]
    entry, end = np.nonzero((targets >= 0) & (source >= 0)[:, None])
    return LadderEdges(source[entry], targets[entry, end], ladder[entry])
