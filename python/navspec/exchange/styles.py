"""Colours of values, and styles of QGIS for the layers of a network.

The same words have the same colours in every picture and program. QGIS reads styles from a table in a GeoPackage.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from colorsys import hls_to_rgb
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np

from navspec.errors.extras import import_extra
from navspec.exchange.layers import FeatureLayer
from navspec.exchange.values import NO_XML, infer_type
from navspec.graphs.arrays import Array

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

_NAMED: dict[str, Colour] = {
    "vehicle": (49, 104, 189),
    "boat": (23, 152, 160),
    "ped": (209, 116, 33),
    "error": (200, 30, 45),
    "warning": (230, 150, 20),
    "info": (90, 120, 150),
    "nodes": (49, 104, 189),
    "lines": (90, 98, 110),
    "areas": (70, 140, 90),
    "findings": (200, 30, 45),
}
_TURN = 0.61803398875
"""Step around the colour wheel from one value to the next, so that neighbours differ for any number of values."""


_COLUMNS = {"nodes": ("kind",), "lines": ("kind",), "areas": ("place", "attributes", "kind"), "findings": ("severity",)}
"""Columns that may colour a layer, by layer: the first one that has values is used."""
_MAX_COLOURS = 64
"""Different values that get a colour each; more colours could not be distinguished."""


def choose_column(name: str, columns: Mapping[str, Array]) -> tuple[str, list[str]]:
    """Return the column that colours a layer, and its values as text; both are empty if there is none."""
    for column in _COLUMNS[name]:
        if column in columns:
            values = infer_type(columns[column])
            texts = sorted(set(values.values[values.is_known].astype(str).tolist()))
            if 0 < len(texts) <= _MAX_COLOURS:
                return column, texts
    return "", []


def iter_colours(name: str, columns: Mapping[str, Array], count: int) -> Iterator[tuple[str, Colour, Array]]:
    """Yield a label, a colour and the rows drawn in it, for each colour."""
    by, values = choose_column(name, columns)
    rest = np.ones(count, bool)
    if by:
        column = infer_type(columns[by])
        texts = np.where(column.is_known, column.values.astype(str), "")
        for value, colour in zip(values, assign_colours(values), strict=True):
            is_one = column.is_known & (texts == value)
            rest &= ~is_one
            yield value, colour, np.flatnonzero(is_one)
    if rest.any():
        yield name, named_colour(name), np.flatnonzero(rest)


def named_colour(word: str) -> Colour:
    """Return the fixed colour of a word."""
    return _NAMED[word]


def assign_colours(values: Sequence[str]) -> list[Colour]:
    """Return a colour for each value."""
    return [_NAMED.get(value) or _nth_colour(number) for number, value in enumerate(values)]


def _nth_colour(number: int) -> Colour:
    red, green, blue = hls_to_rgb((0.33 + number * _TURN) % 1, 0.45, 0.5)
    return round(red * 255), round(green * 255), round(blue * 255)


STYLES = "layer_styles"
"""Name of the table."""
_TITLES = {"lines": '"from" || \' - \' || "to"', "findings": '"message"'}
"""Expressions for the display names of features, by layer; nodes and areas use their `id`."""


def style_table(layers: Mapping[str, FeatureLayer]) -> Any:
    """Return the styles of some layers as a `pyarrow.Table`."""
    pyarrow = import_extra("pyarrow", "gis")
    names = list(layers)
    count = len(names)
    columns = {
        "f_table_catalog": [""] * count,
        "f_table_schema": [""] * count,
        "f_table_name": names,
        "f_geometry_column": ["geom"] * count,
        "styleName": names,
        "styleQML": [_format_qml(name, layer) for name, layer in layers.items()],
        "styleSLD": [""] * count,
        "useAsDefault": [True] * count,
        "description": [f"navspec: {name}" for name in names],
        "owner": [""] * count,
    }
    table = pyarrow.table(columns)
    day = pyarrow.array([946684800000] * count, pyarrow.timestamp("ms", "UTC"))
    return table.append_column("update_time", day)


def _format_qml(name: str, layer: FeatureLayer) -> str:
    """Return a style: a colour for every value of the chosen column, or one for all."""
    by, values = choose_column(name, layer.columns)
    values = [value for value in values if not NO_XML.search(value)]
    root = ET.Element("qgis", version="3.22", styleCategories="Symbology|MapTips")
    kind = "categorizedSymbol" if by else "singleSymbol"
    renderer = ET.SubElement(root, "renderer-v2", {"type": kind, "symbollevels": "0", "forceraster": "0"})
    if by:
        renderer.set("attr", by)
        listed = ET.SubElement(renderer, "categories")
        for number, value in enumerate(values):
            what = {"value": value, "symbol": str(number), "label": value, "render": "true", "type": "string"}
            ET.SubElement(listed, "category", what)
    symbols = ET.SubElement(renderer, "symbols")
    for number, colour in enumerate(assign_colours(values) if by else [named_colour(name)]):
        _add_symbol(symbols, str(number), name, colour, layer)
    ET.SubElement(root, "previewExpression").text = _TITLES.get(name, '"id"')
    return f"<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n{ET.tostring(root, encoding='unicode')}"


def _add_symbol(symbols: ET.Element, number: str, name: str, colour: tuple[int, int, int], layer: FeatureLayer) -> None:
    kind = {"lines": "line", "areas": "fill"}.get(name, "marker")
    symbol = ET.SubElement(symbols, "symbol", type=kind, name=number, alpha="1", clip_to_extent="1", force_rhr="0")
    rgba = ",".join(map(str, (*colour, 255)))
    if kind == "line":
        line_layer = _add_layer(
            symbol, "SimpleLine", {"line_color": rgba, "line_width": "0.4", "line_width_unit": "MM"}
        )
        if "lanes" in layer.columns:
            _scale_width_by_lanes(line_layer)
    elif kind == "fill":
        fill = ",".join(map(str, (*colour, 130)))
        _add_layer(
            symbol, "SimpleFill", {"color": fill, "outline_color": rgba, "outline_width": "0.2", "style": "solid"}
        )
    else:
        size = "2.6" if name == "findings" else "1.2"
        shape = "diamond" if name == "findings" else "circle"
        _add_layer(symbol, "SimpleMarker", {"color": rgba, "name": shape, "size": size, "outline_style": "no"})


def _add_layer(symbol: ET.Element, kind: str, properties: Mapping[str, str]) -> ET.Element:
    layer = ET.SubElement(symbol, "layer", {"class": kind, "enabled": "1", "locked": "0", "pass": "0"})
    options = ET.SubElement(layer, "Option", type="Map")
    for name, value in properties.items():
        ET.SubElement(options, "Option", type="QString", name=name, value=value)
    return layer


def _scale_width_by_lanes(layer: ET.Element) -> None:
    """Make lines wider by the lanes of both directions."""
    data_defined = ET.SubElement(layer, "data_defined_properties")
    outer = ET.SubElement(data_defined, "Option", type="Map")
    ET.SubElement(outer, "Option", type="QString", name="name", value="")
    properties = ET.SubElement(outer, "Option", type="Map", name="properties")
    width = ET.SubElement(properties, "Option", type="Map", name="outlineWidth")
    ET.SubElement(width, "Option", type="bool", name="active", value="true")
    lanes = 'coalesce("lanes", 0) + coalesce("lanes_back", 0)'
    ET.SubElement(width, "Option", type="QString", name="expression", value=f"0.3 + 0.2 * ({lanes})")
    ET.SubElement(width, "Option", type="int", name="type", value="3")
    ET.SubElement(outer, "Option", type="QString", name="type", value="collection")
