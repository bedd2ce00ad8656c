"""Parquet: a table of nodes and one of lines, each with its shapes as GeoParquet 1.1 has them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.head import NAME, Head, build_head, find_note, read_head
from navspec.exchange.layers import Mark, build_plan
from navspec.exchange.limits import require_table, require_unpacked
from navspec.exchange.plane import is_plane
from navspec.exchange.shapes import layer_from_wkb, to_shapes
from navspec.exchange.tables import find_tables, from_arrow_table, table_layer, to_arrow_table
from navspec.graphs.plan import NetworkPlan

_SHAPE = "geometry"


def write(plan: NetworkPlan, marks: Sequence[Mark], file: BinaryIO, part: str) -> None:  # noqa: ARG001 - tables have no findings
    """Write the nodes or the lines of a network."""
    layer = table_layer(plan, part)
    descriptions = {name: find_note(plan, part, name) for name in layer.columns}
    notes = {name: {"unit": note.unit, "doc": note.doc} for name, note in descriptions.items()}
    table = to_arrow_table(layer.columns, notes)
    pyarrow, shapely = import_extra("pyarrow", "gis"), import_extra("shapely", "gis")
    shapes = shapely.to_wkb(to_shapes(layer), output_dimension=3, flavor="iso")
    table = table.append_column(_SHAPE, pyarrow.array(shapes, pyarrow.binary()))
    kinds = sorted({f"{shape.geom_type} Z" for shape in to_shapes(layer) if shape is not None})
    geo = {
        "version": "1.1.0",
        "primary_column": _SHAPE,
        "columns": {_SHAPE: {"encoding": "WKB", "geometry_types": kinds, "crs": None}},
    }
    metadata = {NAME: json.dumps(build_head(plan)), "geo": json.dumps(geo)}
    import_extra("pyarrow.parquet", "parquet").write_table(table.replace_schema_metadata(metadata), file)


def read(path: str) -> NetworkPlan:
    """Read both tables, found by the name of the one or the other or by that without either; or one of any shapes."""
    arrow_error = import_extra("pyarrow", "parquet").ArrowException
    head, layers = Head({}, {}, {}), []
    for part, table_path in find_tables(path):
        try:
            table = _read_table(table_path)
            columns = from_arrow_table(table.drop_columns([_SHAPE] if _SHAPE in table.column_names else []))
        except (arrow_error, OSError) as error:
            raise NavspecError(f"{table_path}: this is not a readable Parquet file: {error}") from None
        metadata = table.schema.metadata or {}
        head = read_head(metadata.get(NAME.encode(), b"").decode(errors="replace"), table_path)
        _require_plane(metadata.get(b"geo"), table_path)
        labels = np.array([f"{part}row {number}" for number in range(1, len(table) + 1)], object)
        shapes = table.column(_SHAPE).to_numpy() if _SHAPE in table.column_names else np.full(len(table), None, object)
        layers.append(layer_from_wkb(columns, labels, shapes, table_path))
    return build_plan(head, layers, path)


def _read_table(path: str) -> Any:
    """Read a table, if what it becomes in memory is in proportion to the file."""
    parquet, arrow, compute = (
        import_extra(name, "parquet") for name in ("pyarrow.parquet", "pyarrow", "pyarrow.compute")
    )
    size = Path(path).stat().st_size
    with parquet.ParquetFile(path) as file:
        meta, schema = file.metadata, file.schema_arrow
        require_table(meta.num_rows, meta.num_columns, path)
        parts = [
            meta.row_group(group).column(at) for group in range(meta.num_row_groups) for at in range(meta.num_columns)
        ]
        require_table(sum(part.num_values for part in parts), 1, path)
        require_unpacked(sum(part.total_uncompressed_size for part in parts), size, path)
    # A text that stands once may be meant in every row: it stays so until all of them are counted.
    texts = [field.name for field in schema if arrow.types.is_string(field.type) or arrow.types.is_binary(field.type)]
    table = parquet.read_table(path, read_dictionary=texts)
    for name in texts:
        column = table.column(name)
        if arrow.types.is_dictionary(column.type):
            chunks = column.chunks
            lengths = (compute.take(compute.binary_length(chunk.dictionary), chunk.indices) for chunk in chunks)
            require_unpacked(sum(compute.sum(length).as_py() or 0 for length in lengths), size, path)
            table = table.set_column(
                table.column_names.index(name),
                name,
                arrow.chunked_array([chunk.dictionary_decode() for chunk in chunks]),
            )
    return table


def _require_plane(geo: bytes | None, path: str) -> None:
    """Raise `NavspecError` for shapes that lie somewhere on Earth; GeoParquet that says nothing means degrees."""
    try:
        crs = json.loads(geo or b"{}")["columns"][_SHAPE]["crs"]
        name = crs and crs["name"]
    except (ValueError, LookupError, TypeError):
        return
    if name and not is_plane(str(name)):
        raise NavspecError(
            f"{path}: coordinates are in {name}, and have to be those of the game; export without a projection (no CRS)"
        )
