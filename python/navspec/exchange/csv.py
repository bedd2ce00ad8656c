"""CSV: a table of nodes and one of lines; shapes are well-known text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.head import Head
from navspec.exchange.layers import AREA, LINE, plan_from
from navspec.exchange.limits import require_table
from navspec.exchange.marks import Mark
from navspec.exchange.simple import layer_of, shapes_of
from navspec.exchange.tables import arrow_table, table_layer, tables_at
from navspec.exchange.values import told
from navspec.graphs.plan import Plan

_SHAPE = "WKT"
_COLLECTION = "COLLECTION"


def write(plan: Plan, marks: Sequence[Mark], file: BinaryIO, part: str) -> None:  # noqa: ARG001 - tables have no findings
    """Write the nodes or the lines of a network; what is not known is empty."""
    layer = table_layer(plan, part)
    table = arrow_table(layer.columns, {})
    if np.isin(layer.shape, (LINE, AREA)).any():
        shapes = import_extra("shapely", "gis").to_wkt(shapes_of(layer), rounding_precision=-1)
        table = table.append_column(_SHAPE, [shapes])
    import_extra("pyarrow.csv", "parquet").write_csv(table, file)


def read(path: str) -> Plan:
    """Read both tables, found by the name of the one or the other or by that without either; or one of any shapes."""
    csv, shapely = import_extra("pyarrow.csv", "parquet"), import_extra("shapely", "gis")
    arrow = import_extra("pyarrow", "parquet")
    layers = []
    for part, each in tables_at(path):
        try:
            names = csv.open_csv(each).schema.names
            require_table(0, names, each)
            for name in (name for name in names if names.count(name) > 1):
                raise NavspecError(f"{each}: two columns are called '{name}'; rename or remove one")
            as_text = csv.ConvertOptions(
                column_types=dict.fromkeys(names, arrow.string()),
                strings_can_be_null=True,
                quoted_strings_can_be_null=False,
            )
            table: Any = csv.read_csv(each, convert_options=as_text)
        except (arrow.ArrowException, UnicodeDecodeError) as error:
            raise NavspecError(f"{each}: this is no table that can be read: {error}") from None
        require_table(len(table), names, each)
        labels = np.array([f"{part}row {number}" for number in range(2, len(table) + 2)], object)
        columns = {name: told(table.column(name).to_pylist()) for name in names if name != _SHAPE}
        shapes = np.full(len(table), None, object)
        if _SHAPE in names:
            texts = table.column(_SHAPE).to_pylist()
            for label, text in zip(labels, texts, strict=True):
                if text and _COLLECTION in text.upper():  # one in the other, they have no end that shapely would notice
                    raise NavspecError(f"{each}: {label} is a collection of shapes; draw lines and points")
            try:
                with np.errstate(over="ignore"):  # what is beyond all numbers is refused with its place
                    shapes = shapely.to_wkb(
                        shapely.from_wkt(np.array([*texts, None], object)[:-1]),
                        output_dimension=3,
                        flavor="iso",
                    )
            except shapely.errors.ShapelyError as error:
                raise NavspecError(f"{each}: a shape cannot be read: {error}") from None
        layers.append(layer_of(columns, labels, shapes, each))
    return plan_from(Head({}, {}, {}), layers, path)
