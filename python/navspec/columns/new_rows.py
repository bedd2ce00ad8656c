"""New rows of a table: the values that are passed, and the defaults of the spec for the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import numpy as np

from navspec.columns import cast
from navspec.columns.access import Array, ColumnStore, part
from navspec.columns.cast import ColumnTarget, DType
from navspec.columns.layout import Child
from navspec.columns.table_reader import TableReader
from navspec.errors import NoSuchPart
from navspec.spec.table_schema import default_values, references


def build_rows(reader: TableReader, child: Child, values: Any, first: int) -> Array:
    """Build new rows of a list from records, numbers, columns by name, or the values of one row by name.

    They become rows from `first` on. A field without a value gets the value that means none, the only one that is
    expected, or the number of the row, where the spec says one of these; otherwise 0. Raises `NoSuchPart` for a name
    that is not a field, `WriteError` for values that do not fit.
    """
    to = ColumnTarget(reader._columns, child.key, argument="rows", is_known=lambda _: False)
    if isinstance(values, Mapping):
        return _build_from_columns(reader, child, dict(_flat(values)), first, to)
    rows = cast.rows(values, child.dtype, to)
    rows_made = default_rows(reader, child, len(rows), first)
    for path in _paths(np.asarray(values).dtype) if rows.dtype.names else [""]:
        part(rows_made, path)[...] = part(rows, path)
    return rows_made


def _build_from_columns(
    reader: TableReader, child: Child, values: Mapping[str, Any], first: int, to: ColumnTarget
) -> Array:
    if child.record is None:
        raise to.refusal(f"a row of '{child.key}' is a value of {child.dtype}, which has no names")
    draft = _with_rows(reader, child, default_rows(reader, child, 1, first))
    arrays = {name: cast.as_array(value, to) for name, value in values.items()}
    counts = {
        len(array) for name, array in arrays.items() if array.ndim and array.ndim >= draft.column(child.key, name).ndim
    }
    if len(counts) > 1:
        raise to.refusal(f"columns of {' and '.join(map(str, sorted(counts)))} values are not of the same rows")
    draft = _with_rows(reader, child, default_rows(reader, child, counts.pop() if counts else 1, first))
    for name, array in arrays.items():
        draft._set(child.key, name, array, argument="rows")
    return draft._columns.rows[child.key]


def default_rows(reader: TableReader, child: Child, count: int, first: int) -> Array:
    """Return rows in which every field has its default."""
    draft = _with_rows(reader, child, np.zeros((count, *child.dtype.shape), child.dtype.base))
    numbers = {path: first + np.arange(count) for path in references(reader.spec).numbered.get(child.key, ())}
    defaults = {default.field: default.value for default in default_values(reader.spec) if default.table == child.key}
    for path, value in (defaults | numbers).items():
        with suppress(NoSuchPart):
            draft._set(
                child.key, path, np.frombuffer(value, np.uint8) if isinstance(value, bytes) else value, argument="rows"
            )
    return draft._columns.rows[child.key]


def _with_rows(reader: TableReader, child: Child, rows: Array) -> TableReader:
    """Return a reader of the same tables, in which one table has other rows."""
    columns = reader._columns
    return TableReader(
        reader.spec,
        reader._root,
        ColumnStore(columns.values, columns.children, {**columns.rows, child.key: rows}, columns.offsets),
    )


def _flat(values: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the paths of fields with their values."""
    for name, value in values.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def _paths(dtype: DType, before: str = "") -> Iterator[str]:
    """Yield the paths of all fields of records."""
    for name in dtype.names or ():
        inner = dtype[name]
        if inner.names:
            yield from _paths(inner, f"{before}{name}.")
        else:
            yield f"{before}{name}"
