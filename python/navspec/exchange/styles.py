"""How QGIS draws the layers of a network: a style for each, in the table that it looks for in a GeoPackage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.etree import ElementTree as ET

from navspec.errors.extras import import_extra
from navspec.exchange.colours import colours_of, shade, told_by
from navspec.exchange.layers import Layer
from navspec.exchange.values import NO_XML

STYLES = "layer_styles"
"""The table."""


def style_table(layers: Mapping[str, Layer]) -> Any:
    """The styles of some layers as a `pyarrow.Table`."""
    pyarrow = import_extra("pyarrow", "gis")
    names = list(layers)
    count = len(names)
    columns = {
        "f_table_catalog": [""] * count,
        "f_table_schema": [""] * count,
        "f_table_name": names,
        "f_geometry_column": ["geom"] * count,
        "styleName": names,
        "styleQML": [_qml(name, layer) for name, layer in layers.items()],
        "styleSLD": [""] * count,
        "useAsDefault": [True] * count,
        "description": [f"navspec: {name}" for name in names],
        "owner": [""] * count,
    }
    table = pyarrow.table(columns)
    day = pyarrow.array([946684800000] * count, pyarrow.timestamp("ms", "UTC"))
    return table.append_column("update_time", day)


def _qml(name: str, layer: Layer) -> str:
    """A style: a colour for every value of the column that says most, or one for all."""
    by, values = told_by(name, layer.columns)
    values = [each for each in values if not NO_XML.search(each)]
    root = ET.Element("qgis", version="3.22", styleCategories="Symbology")
    kind = "categorizedSymbol" if by else "singleSymbol"
    renderer = ET.SubElement(root, "renderer-v2", {"type": kind, "symbollevels": "0", "forceraster": "0"})
    if by:
        renderer.set("attr", by)
        listed = ET.SubElement(renderer, "categories")
        for number, value in enumerate(values):
            what = {"value": value, "symbol": str(number), "label": value, "render": "true", "type": "string"}
            ET.SubElement(listed, "category", what)
    symbols = ET.SubElement(renderer, "symbols")
    for number, colour in enumerate(colours_of(values) if by else [shade(name)]):
        _symbol(symbols, str(number), name, colour, layer)
    return f"<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n{ET.tostring(root, encoding='unicode')}"


def _symbol(symbols: ET.Element, number: str, name: str, colour: tuple[int, int, int], layer: Layer) -> None:
    kind = {"lines": "line", "areas": "fill"}.get(name, "marker")
    symbol = ET.SubElement(symbols, "symbol", type=kind, name=number, alpha="1", clip_to_extent="1", force_rhr="0")
    rgba = ",".join(map(str, (*colour, 255)))
    if kind == "line":
        drawn = _layer(symbol, "SimpleLine", {"line_color": rgba, "line_width": "0.4", "line_width_unit": "MM"})
        if "lanes" in layer.columns:
            _by_lanes(drawn)
    elif kind == "fill":
        fill = ",".join(map(str, (*colour, 130)))
        _layer(symbol, "SimpleFill", {"color": fill, "outline_color": rgba, "outline_width": "0.2", "style": "solid"})
    else:
        size = "2.6" if name == "findings" else "1.2"
        shape = "diamond" if name == "findings" else "circle"
        _layer(symbol, "SimpleMarker", {"color": rgba, "name": shape, "size": size, "outline_style": "no"})


def _layer(symbol: ET.Element, kind: str, properties: Mapping[str, str]) -> ET.Element:
    layer = ET.SubElement(symbol, "layer", {"class": kind, "enabled": "1", "locked": "0", "pass": "0"})
    options = ET.SubElement(layer, "Option", type="Map")
    for name, value in properties.items():
        ET.SubElement(options, "Option", type="QString", name=name, value=value)
    return layer


def _by_lanes(layer: ET.Element) -> None:
    """Let the lanes of both directions make a line wider."""
    found = ET.SubElement(layer, "data_defined_properties")
    outer = ET.SubElement(found, "Option", type="Map")
    ET.SubElement(outer, "Option", type="QString", name="name", value="")
    properties = ET.SubElement(outer, "Option", type="Map", name="properties")
    width = ET.SubElement(properties, "Option", type="Map", name="outlineWidth")
    ET.SubElement(width, "Option", type="bool", name="active", value="true")
    lanes = 'coalesce("lanes", 0) + coalesce("lanes_back", 0)'
    ET.SubElement(width, "Option", type="QString", name="expression", value=f"0.3 + 0.2 * ({lanes})")
    ET.SubElement(width, "Option", type="int", name="type", value="3")
    ET.SubElement(outer, "Option", type="QString", name="type", value="collection")
