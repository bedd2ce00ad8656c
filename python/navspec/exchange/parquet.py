"""Parquet: a table of nodes and one of lines, each with its shapes as GeoParquet 1.1 has them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.head import NAME, Head, head_of, note_of, read_head
from navspec.exchange.layers import plan_from
from navspec.exchange.marks import Mark
from navspec.exchange.simple import layer_of, shapes_of
from navspec.exchange.tables import arrow_table, columns_of, table_layer, tables_at
from navspec.graphs.plan import Plan

_SHAPE = "geometry"


def write(plan: Plan, marks: Sequence[Mark], file: BinaryIO, part: str) -> None:  # noqa: ARG001 - tables have no findings
    """Write the nodes or the lines of a network."""
    layer = table_layer(plan, part)
    notes = {name: note_of(plan, part, name)._asdict() for name in layer.columns}
    table = arrow_table(layer.columns, notes)
    pyarrow, shapely = import_extra("pyarrow", "gis"), import_extra("shapely", "gis")
    shapes = shapely.to_wkb(shapes_of(layer), output_dimension=3, flavor="iso")
    table = table.append_column(_SHAPE, pyarrow.array(shapes, pyarrow.binary()))
    kinds = sorted({f"{each.geom_type} Z" for each in shapes_of(layer) if each is not None})
    geo = {
        "version": "1.1.0",
        "primary_column": _SHAPE,
        "columns": {_SHAPE: {"encoding": "WKB", "geometry_types": kinds, "crs": None}},
    }
    said = {NAME: json.dumps(head_of(plan)), "geo": json.dumps(geo)}
    import_extra("pyarrow.parquet", "parquet").write_table(table.replace_schema_metadata(said), file)


def read(path: str) -> Plan:
    """Read both tables, found by the name of the one or the other or by that without either; or one of any shapes."""
    parquet = import_extra("pyarrow.parquet", "parquet")
    arrow_error = import_extra("pyarrow", "parquet").ArrowException
    head, layers = Head({}, {}, {}), []
    for part, each in tables_at(path):
        try:
            table: Any = parquet.read_table(each)
            columns = columns_of(table.drop_columns([_SHAPE] if _SHAPE in table.column_names else []))
        except (arrow_error, OSError) as error:
            raise NavspecError(f"{each}: this is no Parquet file that can be read: {error}") from None
        said = table.schema.metadata or {}
        head = read_head(said.get(NAME.encode(), b"").decode(errors="replace"), each)
        _demand_plane(said.get(b"geo"), each)
        labels = np.array([f"{part}row {number}" for number in range(1, len(table) + 1)], object)
        shapes = table.column(_SHAPE).to_numpy() if _SHAPE in table.column_names else np.full(len(table), None, object)
        layers.append(layer_of(columns, labels, shapes, each))
    return plan_from(head, layers, path)


def _demand_plane(geo: bytes | None, path: str) -> None:
    """Raise `NavspecError` for shapes that lie somewhere on Earth; GeoParquet that says nothing means degrees."""
    try:
        crs = json.loads(geo or b"{}")["columns"][_SHAPE]["crs"]
        name = crs and crs["name"]
    except (ValueError, LookupError, TypeError):
        return
    if name:
        raise NavspecError(
            f"{path}: coordinates are in {name}, and have to be those of the game; export without a projection (no CRS)"
        )
