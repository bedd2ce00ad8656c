"""Columns of plans as tables of Arrow, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from navspec.errors.extras import import_extra
from navspec.exchange.layers import Layer, line_layer, node_layer
from navspec.exchange.values import Values, column_of, typed
from navspec.graphs.numbers import Array
from navspec.graphs.plan import Plan

PARTS = ("nodes", "lines")
"""A network as tables: a file for each."""


def arrow_table(columns: Mapping[str, Array], metadata: Mapping[str, Mapping[str, str]]) -> Any:
    """Columns as a `pyarrow.Table`, with metadata of some of them; what is not known is null."""
    pyarrow = import_extra("pyarrow", "parquet")
    types = {
        "boolean": pyarrow.bool_(),
        "integer": pyarrow.int64(),
        "number": pyarrow.float64(),
        "text": pyarrow.string(),
    }
    arrays, fields = [], []
    for name, column in columns.items():
        values = typed(column)
        kind = types[values.type]
        if values.values.dtype == np.uint64:  # programs for maps know no whole numbers as large
            values, kind = Values("text", values.values.astype(str).astype(object), values.is_known), types["text"]
        arrays.append(pyarrow.array(values.values, kind, mask=~values.is_known))
        fields.append(pyarrow.field(name, kind, metadata=metadata.get(name)))
    return pyarrow.Table.from_arrays(arrays, schema=pyarrow.schema(fields))


def columns_of(table: Any) -> dict[str, Array]:
    """Columns of a `pyarrow.Table` as those of a plan; of a kind that no plan knows as text."""
    return {name: _column(table.column(name)) for name in table.column_names}


def _column(column: Any) -> Array:
    pyarrow = import_extra("pyarrow", "parquet")
    kinds = pyarrow.types
    kind = column.type
    is_known = ~column.is_null().to_numpy()
    if kinds.is_boolean(kind):
        return column_of(Values("boolean", column.fill_null(False).to_numpy(), is_known))
    if kinds.is_integer(kind):
        return column_of(Values("integer", column.fill_null(0).to_numpy(), is_known))
    if kinds.is_floating(kind):
        return column.to_numpy().astype(np.float64)
    values = np.array([None, *column.to_pylist()], object)[1:]
    return column_of(typed(values))


def table_layer(plan: Plan, part: str) -> Layer:
    """Nodes with `x`, `y` and `z`, or lines."""
    if part == "lines":
        return line_layer(plan)
    layer = node_layer(plan)
    columns = {"id": plan.nodes["id"], **dict(zip("xyz", plan.position.T, strict=True))}
    return replace(layer, columns=columns | {name: each for name, each in plan.nodes.items() if name not in columns})


def tables_at(path: str) -> list[tuple[str, str]]:
    """The files of a network that has a file for nodes and one for lines: what their rows are called, and paths.

    Either may be missing, and a file of another name is the only one.
    """
    whole = Path(path)
    stem, inner = whole.stem, Path(whole.stem)
    if inner.suffix.removeprefix(".") in PARTS:
        stem = inner.stem
    elif whole.exists():
        return [("", path)]
    found = [(f"{each} ", str(whole.with_name(f"{stem}.{each}{whole.suffix}"))) for each in PARTS]
    return [each for each in found if Path(each[1]).exists()] or [("", path)]
