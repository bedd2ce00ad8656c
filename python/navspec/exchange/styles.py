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
from navspec.exchange.head import find_note
from navspec.exchange.layers import FeatureLayer
from navspec.exchange.values import NO_XML, infer_type
from navspec.graphs.arrays import Array
from navspec.graphs.plan import NetworkPlan, Note

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


_MAX_SHOWN = 12
"""Columns in the text beside the pointer."""
STYLES = "layer_styles"
"""Name of the table."""
_TITLES = {"lines": '"from" || \' - \' || "to"', "findings": '"message"'}
"""Expressions for the display names of features, by layer; nodes and areas use their `id`."""


def style_table(plan: NetworkPlan, layers: Mapping[str, FeatureLayer]) -> Any:
    """Return the styles of some layers of a network as a `pyarrow.Table`."""
    pyarrow = import_extra("pyarrow", "gis")
    names = list(layers)
    count = len(names)
    columns = {
        "f_table_catalog": [""] * count,
        "f_table_schema": [""] * count,
        "f_table_name": names,
        "f_geometry_column": ["geom"] * count,
        "styleName": names,
        "styleQML": [_format_qml(plan, name, layer) for name, layer in layers.items()],
        "styleSLD": [""] * count,
        "useAsDefault": [True] * count,
        "description": [f"navspec: {name}" for name in names],
        "owner": [""] * count,
    }
    table = pyarrow.table(columns)
    day = pyarrow.array([946684800000] * count, pyarrow.timestamp("ms", "UTC"))
    return table.append_column("update_time", day)


def _format_qml(plan: NetworkPlan, name: str, layer: FeatureLayer) -> str:
    """Return a style: a colour for every value of the chosen column, or one for all, and a form with the columns."""
    by, values = choose_column(name, layer.columns)
    values = [value for value in values if not NO_XML.search(value)]
    root = ET.Element("qgis", version="3.22", styleCategories="Symbology|Fields|Forms|MapTips")
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
        _add_symbol(symbols, str(number), name, colour, plan, layer)
    title = _TITLES.get(name, '"id"')
    ET.SubElement(root, "previewExpression").text = title
    _add_form(root, plan, name, layer)
    _add_map_tip(root, title, layer)
    return f"<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n{ET.tostring(root, encoding='unicode')}"


def _add_form(root: ET.Element, plan: NetworkPlan, name: str, layer: FeatureLayer) -> None:
    """Add a widget for every column of a layer: a list of names, a check box, or a field; derived ones are read-only."""
    part = "lines" if name == "lines" else "nodes"
    widgets, aliases, editable = (ET.SubElement(root, tag) for tag in ("fieldConfiguration", "aliases", "editable"))
    for number, (column, values) in enumerate(layer.columns.items()):
        note = find_note(plan, part, column) if name != "findings" else Note(is_derived=True)
        kind, options = _choose_widget(note, values)
        field = ET.SubElement(widgets, "field", name=column, configurationFlags="None")
        config = ET.SubElement(ET.SubElement(field, "editWidget", type=kind), "config")
        config.append(options)
        ET.SubElement(aliases, "alias", field=column, index=str(number), name=column.replace("_", " "))
        ET.SubElement(editable, "field", name=column, editable=str(int(not note.is_derived)))


def _choose_widget(note: Note, values: Array) -> tuple[str, ET.Element]:
    """Return the widget of QGIS for a column, and its options."""
    options = ET.Element("Option", type="Map")
    names = [name for name in note.names if not NO_XML.search(name)]
    if names:
        listed = ET.SubElement(options, "Option", type="List", name="map")
        for name in names:
            ET.SubElement(ET.SubElement(listed, "Option", type="Map"), "Option", type="QString", name=name, value=name)
        return "ValueMap", options
    return ("CheckBox" if infer_type(values).type == "boolean" else "TextEdit"), options


def _add_map_tip(root: ET.Element, title: str, layer: FeatureLayer) -> None:
    """Add the text that QGIS shows beside the pointer: the name of a feature, and its values."""
    shown = [column for column in layer.columns if not NO_XML.search(column)][:_MAX_SHOWN]
    rows = "".join(f'<br>{column.replace("_", " ")}: [% "{column}" %]' for column in shown)
    ET.SubElement(root, "mapTip").text = f"<b>[% {title} %]</b>{rows}"


def _add_symbol(
    symbols: ET.Element, number: str, name: str, colour: Colour, plan: NetworkPlan, layer: FeatureLayer
) -> None:
    kind = {"lines": "line", "areas": "fill"}.get(name, "marker")
    symbol = ET.SubElement(symbols, "symbol", type=kind, name=number, alpha="1", clip_to_extent="1", force_rhr="0")
    rgba = ",".join(map(str, (*colour, 255)))
    if kind == "line":
        line_layer = _add_layer(
            symbol, "SimpleLine", {"line_color": rgba, "line_width": "0.4", "line_width_unit": "MM"}
        )
        if "lanes" in layer.columns:
            _set_expressions(line_layer, {"outlineWidth": f"0.3 + 0.2 * ({_LANES} + {_LANES_BACK})"})
            _add_directions(symbol, number, plan, layer)
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


_LANES, _LANES_BACK = 'coalesce("lanes", 1)', 'coalesce("lanes_back", 1)'
_ONE_WAY = f"({_LANES} = 0) <> ({_LANES_BACK} = 0)"


def _add_directions(symbol: ET.Element, number: str, plan: NetworkPlan, layer: FeatureLayer) -> None:
    """Add an arrow in the middle of one-way lines, and a dot at the ends that have a light."""
    marks = [("centralpoint", "filled_arrowhead", "60,60,60,255", _ONE_WAY, f"if({_LANES} = 0, 180, 0)")]
    for column, place in (("traffic_light", "lastvertex"), ("traffic_light_back", "firstvertex")):
        if column in layer.columns:
            # The first of the names is that of no light.
            unlit = _quote(next(iter(find_note(plan, "lines", column).names), ""))
            is_lit = f"coalesce(to_string(\"{column}\"), {unlit}) not in ({unlit}, 'false', '0')"
            marks.append((place, "circle", "200,30,45,255", is_lit, "0"))
    for at, (place, shape, colour, condition, angle) in enumerate(marks, 1):
        line = _add_layer(symbol, "MarkerLine", {"placement": place, "rotate": "1"})
        _set_expressions(line, {"enabled": condition})
        marker = ET.SubElement(line, "symbol", type="marker", name=f"@{number}@{at}", alpha="1", clip_to_extent="1")
        options = {"color": colour, "name": shape, "size": "1.8", "outline_style": "no"}
        _set_expressions(_add_layer(marker, "SimpleMarker", options), {"angle": angle})


def _quote(text: str) -> str:
    """Return a text as a constant of an expression."""
    return "'" + NO_XML.sub("", text).replace("'", "''") + "'"


def _set_expressions(layer: ET.Element, expressions: Mapping[str, str]) -> None:
    """Let expressions decide about properties of a symbol."""
    outer = ET.SubElement(ET.SubElement(layer, "data_defined_properties"), "Option", type="Map")
    ET.SubElement(outer, "Option", type="QString", name="name", value="")
    properties = ET.SubElement(outer, "Option", type="Map", name="properties")
    for name, expression in expressions.items():
        entry = ET.SubElement(properties, "Option", type="Map", name=name)
        ET.SubElement(entry, "Option", type="bool", name="active", value="true")
        ET.SubElement(entry, "Option", type="QString", name="expression", value=expression)
        ET.SubElement(entry, "Option", type="int", name="type", value="3")
    ET.SubElement(outer, "Option", type="QString", name="type", value="collection")
