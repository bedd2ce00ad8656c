"""CSV: a table of nodes and one of lines; shapes are well-known text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.head import Head
from navspec.exchange.layers import AREA, LINE, Mark, build_plan
from navspec.exchange.limits import require_table
from navspec.exchange.shapes import layer_from_wkb, to_shapes
from navspec.exchange.tables import find_tables, table_layer, to_arrow_table
from navspec.exchange.values import parse_texts
from navspec.graphs.plan import NetworkPlan

_SHAPE = "WKT"
_COLLECTION = "COLLECTION"


def write(plan: NetworkPlan, marks: Sequence[Mark], file: BinaryIO, part: str) -> None:  # noqa: ARG001 - tables have no findings
    """Write the nodes or the lines of a network; unknown values are empty."""
    layer = table_layer(plan, part)
    table = to_arrow_table(layer.columns, {})
    if np.isin(layer.shape, (LINE, AREA)).any():
        shapes = import_extra("shapely", "gis").to_wkt(to_shapes(layer), rounding_precision=-1)
        table = table.append_column(_SHAPE, [shapes])
    import_extra("pyarrow.csv", "parquet").write_csv(table, file)


def read(path: str) -> NetworkPlan:
    """Read both tables, found by the name of one of them or by their common name; or one table of any shapes."""
    csv, shapely = import_extra("pyarrow.csv", "parquet"), import_extra("shapely", "gis")
    arrow = import_extra("pyarrow", "parquet")
    layers = []
    for part, table_path in find_tables(path):
        try:
            names = csv.open_csv(table_path).schema.names
            require_table(0, names, table_path)
            for name in (name for name in names if names.count(name) > 1):
                raise NavspecError(f"{table_path}: two columns are called '{name}'; rename or remove one")
            as_text = csv.ConvertOptions(
                column_types=dict.fromkeys(names, arrow.string()),
                strings_can_be_null=True,
                quoted_strings_can_be_null=False,
            )
            table: Any = csv.read_csv(table_path, convert_options=as_text)
        except (arrow.ArrowException, UnicodeDecodeError) as error:
            raise NavspecError(f"{table_path}: this is not a readable table: {error}") from None
        require_table(len(table), names, table_path)
        labels = np.array([f"{part}row {number}" for number in range(2, len(table) + 2)], object)
        columns = {name: parse_texts(table.column(name).to_pylist()) for name in names if name != _SHAPE}
        shapes = np.full(len(table), None, object)
        if _SHAPE in names:
            texts = table.column(_SHAPE).to_pylist()
            for label, text in zip(labels, texts, strict=True):
                if text and _COLLECTION in text.upper():  # one in the other, they have no end that shapely would notice
                    raise NavspecError(f"{table_path}: {label} is a collection of shapes; draw lines and points")
            try:
                with np.errstate(over="ignore"):  # what is beyond all numbers is refused with its place
                    shapes = shapely.to_wkb(
                        shapely.from_wkt(np.array([*texts, None], object)[:-1]),
                        output_dimension=3,
                        flavor="iso",
                    )
            except shapely.errors.ShapelyError as error:
                raise NavspecError(f"{table_path}: a shape cannot be read: {error}") from None
        layers.append(layer_from_wkb(columns, labels, shapes, table_path))
    return build_plan(Head({}, {}, {}), layers, path)
