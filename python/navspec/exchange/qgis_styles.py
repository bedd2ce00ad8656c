"""Styles of QGIS for the layers of a network, in the table of a GeoPackage from which QGIS reads them: symbols, labels,
forms and map tips.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from xml.etree import ElementTree as ET

from navspec.errors.extras import import_extra
from navspec.exchange.head import find_note
from navspec.exchange.layers import DRAWN, FeatureLayer
from navspec.exchange.styles import Colour, assign_colours, choose_column, named_colour
from navspec.exchange.values import NO_XML, infer_type
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.plan import NetworkPlan, Note

STYLES = "layer_styles"
"""Name of the table."""
_MAX_SHOWN = 12
"""Columns in the text beside the pointer."""
_TITLES = {"lines": '"from" || \' - \' || "to"', DRAWN: '"name"', "findings": '"message"'}
"""Expressions for the display names of features, by layer; nodes and areas use their `id`."""
_LINES = ("lines", DRAWN)
_NULL = "{2839923C-8B7D-419E-B84B-CA2FE9B80EC7}"
"""Value of an entry without a value in lists of QGIS."""
_MIN_LANE = 0.0002
"""Width of a lane on the screen, in metres, from which on lanes are drawn: a whole map is drawn faster without."""
_MAX_SPIN = 1e9
"""Limits beyond which a field to type in is more useful than one to count with."""


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
    categories = "Symbology|Labeling|Fields|Forms|MapTips|AttributeTable"
    root = ET.Element("qgis", version="3.22", styleCategories=categories)
    _add_renderer(root, plan, name, layer)
    title = _TITLES.get(name, '"id"')
    ET.SubElement(root, "previewExpression").text = title
    if name == "findings":
        _add_labels(root)
        _add_table(root, layer)
    _add_form(root, plan, name, layer)
    _add_map_tip(root, title, layer)
    return f"<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n{ET.tostring(root, encoding='unicode')}"


# Forms


def _add_form(root: ET.Element, plan: NetworkPlan, name: str, layer: FeatureLayer) -> None:
    """Add a widget for every column of a layer, with its default; derived ones are read-only."""
    part = name if name in _LINES else "nodes"
    tags = ("fieldConfiguration", "aliases", "defaults", "editable")
    widgets, aliases, defaults, editable = (ET.SubElement(root, tag) for tag in tags)
    for number, (column, values) in enumerate(layer.columns.items()):
        note = find_note(plan, part, column) if name != "findings" else Note(is_derived=True)
        kind, options = _choose_widget(note, values)
        field = ET.SubElement(widgets, "field", name=column, configurationFlags="None")
        config = ET.SubElement(ET.SubElement(field, "editWidget", type=kind), "config")
        config.append(options)
        ET.SubElement(aliases, "alias", field=column, index=str(number), name=column.replace("_", " "))
        ET.SubElement(defaults, "default", field=column, expression=_format_default(note, values), applyOnUpdate="0")
        ET.SubElement(editable, "field", name=column, editable=str(int(not note.is_derived)))


def _choose_widget(note: Note, values: Array) -> tuple[str, ET.Element]:
    """Return the widget of QGIS for a column, and its options: a list of names, a check box, or a field."""
    options = ET.Element("Option", type="Map")
    names = [name for name in note.names if not NO_XML.search(name)]
    if names:
        listed = ET.SubElement(options, "Option", type="List", name="map")
        # What applies without a value is in the list, too.
        absent = {} if not note.default or note.default in names else {note.default: _NULL}
        for name, value in {**absent, **{name: name for name in names}}.items():
            ET.SubElement(ET.SubElement(listed, "Option", type="Map"), "Option", type="QString", name=name, value=value)
        return "ValueMap", options
    column, limits = infer_type(values), note.limits
    if column.type == "boolean":
        return "CheckBox", options
    if column.type not in ("integer", "number") or limits is None or note.is_derived or limits.most > _MAX_SPIN:
        return "TextEdit", options
    numbers = dict(zip(("Min", "Max", "Step"), limits, strict=True))
    # So many digits that a stored value does not change when it is shown.
    digits = len(f"{limits.step:.12f}".rstrip("0").partition(".")[2])
    ET.SubElement(options, "Option", type="QString", name="Style", value="SpinBox")
    ET.SubElement(options, "Option", type="bool", name="AllowNull", value="true")
    ET.SubElement(options, "Option", type="int", name="Precision", value=str(digits))
    for name, number in numbers.items():
        ET.SubElement(options, "Option", type="double" if digits else "int", name=name, value=f"{number:.12g}")
    return "Range", options


def _format_default(note: Note, values: Array) -> str:
    """Return the expression for the value of a new feature; empty for none."""
    if note.names:
        return _quote(note.default) if note.default in note.names else ""
    if infer_type(values).type == "boolean":
        return "false" if note.default else ""
    return note.default if note.default.isdecimal() else ""


def _add_map_tip(root: ET.Element, title: str, layer: FeatureLayer) -> None:
    """Add the text that QGIS shows beside the pointer: the name of a feature, and its values."""
    shown = [column for column in layer.columns if not NO_XML.search(column)][:_MAX_SHOWN]
    rows = "".join(f'<br>{column.replace("_", " ")}: [% "{column}" %]' for column in shown)
    ET.SubElement(root, "mapTip").text = f"<b>[% {title} %]</b>{rows}"


# Symbols


def _add_renderer(root: ET.Element, plan: NetworkPlan, name: str, layer: FeatureLayer) -> None:
    """Add a symbol for every value of the chosen column, and one for the others, or one for all."""
    by, values = choose_column(name, layer.columns)
    values = [value for value in values if not NO_XML.search(value)]
    kind = "categorizedSymbol" if by else "singleSymbol"
    renderer = ET.SubElement(root, "renderer-v2", {"type": kind, "symbollevels": "1", "forceraster": "0"})
    colours = [named_colour(name)]
    if by:
        renderer.set("attr", by)
        colours = [*assign_colours(values), *colours]
        listed = ET.SubElement(renderer, "categories")
        for number, (value, label) in enumerate(zip([*values, ""], [*values, "other"], strict=True)):
            what = {"value": value, "symbol": str(number), "label": label, "render": "true", "type": "string"}
            ET.SubElement(listed, "category", what)
    symbols = ET.SubElement(renderer, "symbols")
    for number, colour in enumerate(colours):
        _add_symbol(symbols, str(number), name, colour, plan, layer)


def _add_symbol(
    symbols: ET.Element, number: str, name: str, colour: Colour, plan: NetworkPlan, layer: FeatureLayer
) -> None:
    kind = "line" if name in _LINES else "fill" if name == "areas" else "marker"
    symbol = ET.SubElement(symbols, "symbol", type=kind, name=number, alpha="1", clip_to_extent="1", force_rhr="0")
    rgba = _format_colour(colour)
    if kind == "line":
        road = _Road(plan, layer) if plan.roadway and plan.roadway.lanes in layer.columns else None
        if road:
            road.add_lanes(symbol, colour)
        width = "0.6" if name == DRAWN else "0.3"
        _add_layer(symbol, "SimpleLine", {"line_color": rgba, "line_width": width, "line_width_unit": "MM"}, level=1)
        if road:
            road.add_marks(symbol, number)
    elif kind == "fill":
        fill = _format_colour(colour, 130)
        _add_layer(
            symbol, "SimpleFill", {"color": fill, "outline_color": rgba, "outline_width": "0.2", "style": "solid"}
        )
    else:
        size = "2.6" if name == "findings" else "1.2"
        shape = "diamond" if name == "findings" else "circle"
        _add_layer(symbol, "SimpleMarker", {"color": rgba, "name": shape, "size": size, "outline_style": "no"})


class _Road:
    """Symbols of roads: lanes at scale, and marks of directions and lights."""

    def __init__(self, plan: NetworkPlan, layer: FeatureLayer) -> None:
        assert plan.roadway
        self.plan, self.columns, self.roadway = plan, layer.columns, plan.roadway
        lanes, kinds = self.roadway.lanes, ", ".join(map(_quote, self.roadway.kinds))
        is_road = (
            f'coalesce("kind", {_quote(self.roadway.kinds[0])}) in ({kinds})' if "kind" in layer.columns else "true"
        )
        self.lanes, self.lanes_back = (
            f'if({is_road}, coalesce("{name}", 1), 0)' if name in layer.columns else "0"
            for name in (lanes, lanes + BACK)
        )
        self.is_one_way = f"({self.lanes} = 0) <> ({self.lanes_back} = 0)"

    def add_lanes(self, symbol: ET.Element, colour: Colour) -> None:
        """Add a strip for the lanes of each direction, which shows nodes below it: on the right, or in the middle of a
        one-way road.
        """
        median = next((f'coalesce("{name}", 0)' for name in self.roadway.medians if name in self.columns), "0")
        style = {"capstyle": "flat", "joinstyle": "round", "line_width_unit": "MapUnit", "offset_unit": "MapUnit"}
        for side, lanes in ((1, self.lanes), (-1, self.lanes_back)):
            width = f"{self.roadway.lane_width} * {lanes}"
            strip = _add_layer(symbol, "SimpleLine", {"line_color": _format_colour(colour, 85), **style})
            offset = f"if({self.is_one_way}, 0, {side} * ({median} + {width} / 2))"
            is_visible = f"@map_scale < {self.roadway.lane_width / _MIN_LANE:.0f} and {lanes} > 0"
            _set_expressions(strip, {"enabled": is_visible, "outlineWidth": width, "offset": offset})

    def add_marks(self, symbol: ET.Element, number: str) -> None:
        """Add an arrow in the middle of one-way roads, and a dot at the ends that have a light."""
        marks = [("centralpoint", "filled_arrowhead", "60,60,60,255", self.is_one_way, f"if({self.lanes} = 0, 180, 0)")]
        light = self.roadway.light
        for column, place in ((light, "lastvertex"), (light + BACK, "firstvertex")):
            if column in self.columns:
                unlit = _quote(next(iter(find_note(self.plan, "lines", light).names), ""))
                is_lit = f"coalesce(to_string(\"{column}\"), {unlit}) not in ({unlit}, 'false', '0')"
                marks.append((place, "circle", "200,30,45,255", is_lit, "0"))
        for at, (place, shape, colour, condition, angle) in enumerate(marks, len(symbol)):
            line = _add_layer(symbol, "MarkerLine", {"placement": place, "rotate": "1"}, level=2)
            _set_expressions(line, {"enabled": condition})
            marker = ET.SubElement(line, "symbol", type="marker", name=f"@{number}@{at}", alpha="1", clip_to_extent="1")
            options = {"color": colour, "name": shape, "size": "1.8", "outline_style": "no"}
            _set_expressions(_add_layer(marker, "SimpleMarker", options), {"angle": angle})


def _add_labels(root: ET.Element) -> None:
    """Add labels with the messages of errors and warnings; others show them beside the pointer."""
    settings = ET.SubElement(ET.SubElement(root, "labeling", type="simple"), "settings")
    text = {
        "fieldName": "if(\"severity\" in ('error', 'warning'), \"message\", '')",
        "isExpression": "1",
        "fontSize": "9",
        "textColor": _format_colour((40, 40, 40)),
    }
    style = ET.SubElement(settings, "text-style", text)
    buffer = {"bufferDraw": "1", "bufferSize": "1", "bufferColor": _format_colour((255, 255, 255))}
    ET.SubElement(style, "text-buffer", buffer)
    ET.SubElement(settings, "text-format", {"autoWrapLength": "40", "multilineAlign": "0"})
    ET.SubElement(settings, "placement", {"placement": "6", "dist": "2"})
    ET.SubElement(settings, "rendering", {"obstacle": "1", "drawLabels": "1"})


def _add_table(root: ET.Element, layer: FeatureLayer) -> None:
    """Add widths of columns in the table of findings: messages are long, and come first."""
    columns = ET.SubElement(ET.SubElement(root, "attributetableconfig", actionWidgetStyle="buttonList"), "columns")
    first = ("severity", "message")
    for name in dict.fromkeys((*first, *layer.columns)):
        width = {"severity": "80", "message": "700"}.get(name, "-1")
        ET.SubElement(columns, "column", {"name": name, "type": "field", "width": width, "hidden": "0"})


def _format_colour(colour: Sequence[int], opacity: int = 255) -> str:
    return ",".join(map(str, (*colour, opacity)))


def _add_layer(symbol: ET.Element, kind: str, properties: Mapping[str, str], level: int = 0) -> ET.Element:
    """Add a layer to a symbol; layers of a higher level are above those of all features of a lower one."""
    layer = ET.SubElement(symbol, "layer", {"class": kind, "enabled": "1", "locked": "0", "pass": str(level)})
    options = ET.SubElement(layer, "Option", type="Map")
    for name, value in properties.items():
        ET.SubElement(options, "Option", type="QString", name=name, value=value)
    return layer


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
