"""Conversion of columns of plans to Arrow tables, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from navspec.errors.extras import import_extra
from navspec.exchange.layers import FeatureLayer, line_layer, node_layer
from navspec.exchange.values import TypedValues, infer_type, to_column
from navspec.graphs.arrays import Array
from navspec.graphs.plan import NetworkPlan

PARTS = ("nodes", "lines")
"""Parts of a network that are files of their own."""


def to_arrow_table(columns: Mapping[str, Array], metadata: Mapping[str, Mapping[str, str]]) -> Any:
    """Return columns as a `pyarrow.Table`, with metadata of some of them; unknown values are null."""
    pyarrow = import_extra("pyarrow", "parquet")
    types = {
        "boolean": pyarrow.bool_(),
        "integer": pyarrow.int64(),
        "number": pyarrow.float64(),
        "text": pyarrow.string(),
    }
    arrays, fields = [], []
    for name, column in columns.items():
        values = infer_type(column)
        kind = types[values.type]
        if values.values.dtype == np.uint64:  # programs for maps know no whole numbers as large
            values, kind = TypedValues("text", values.values.astype(str).astype(object), values.is_known), types["text"]
        arrays.append(pyarrow.array(values.values, kind, mask=~values.is_known))
        fields.append(pyarrow.field(name, kind, metadata=metadata.get(name)))
    return pyarrow.Table.from_arrays(arrays, schema=pyarrow.schema(fields))


def from_arrow_table(table: Any) -> dict[str, Array]:
    """Return columns of a `pyarrow.Table` as those of a plan; unsupported types become text."""
    return {name: _from_arrow_column(table.column(name)) for name in table.column_names}


def _from_arrow_column(column: Any) -> Array:
    pyarrow = import_extra("pyarrow", "parquet")
    kinds = pyarrow.types
    kind = column.type
    is_known = ~column.is_null().to_numpy()
    if kinds.is_boolean(kind):
        return to_column(TypedValues("boolean", column.fill_null(False).to_numpy(), is_known))
    if kinds.is_integer(kind):
        return to_column(TypedValues("integer", column.fill_null(0).to_numpy(), is_known))
    if kinds.is_floating(kind):
        return column.to_numpy().astype(np.float64)
    values = np.array([None, *column.to_pylist()], object)[1:]
    return to_column(infer_type(values))


def table_layer(plan: NetworkPlan, part: str) -> FeatureLayer:
    """Return nodes with `x`, `y` and `z`, or lines."""
    if part == "lines":
        return line_layer(plan)
    layer = node_layer(plan)
    columns = {"id": plan.nodes["id"], **dict(zip("xyz", plan.position.T, strict=True))}
    return replace(
        layer, columns=columns | {name: column for name, column in plan.nodes.items() if name not in columns}
    )


def find_tables(path: str) -> list[tuple[str, str]]:
    """Return the labels and paths of the tables of a network with a file for nodes and one for lines.

    Either may be missing; a file of any other name is the only one.
    """
    whole = Path(path)
    stem, inner = whole.stem, Path(whole.stem)
    if inner.suffix.removeprefix(".") in PARTS:
        stem = inner.stem
    elif whole.exists():
        return [("", path)]
    candidates = [(f"{part} ", str(whole.with_name(f"{stem}.{part}{whole.suffix}"))) for part in PARTS]
    return [candidate for candidate in candidates if Path(candidate[1]).exists()] or [("", path)]
