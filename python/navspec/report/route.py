"""A route through a network as text or GeoJSON."""

from __future__ import annotations

from typing import Any

from navspec.records.networks import Route
from navspec.records.record import dumps
from navspec.records.report import Position
from navspec.report import RenderOptions
from navspec.report.sheet import Sheet, format_count

SHOWN = 10
"""Nodes at both ends of a route that are listed."""


def render_text(record: Route, options: RenderOptions) -> str:
    """Return cost, length and nodes of the route; or the reason if there is none."""
    sheet = Sheet()
    ends = (f"{record.origin} to {record.target}", "name")
    if record.cost is None:
        sheet.line(ends, ": ", ("no route", "error"))
        sheet.line(f"{record.reason}", indent=2)
        return sheet.text(options)
    sheet.line(
        ends, f": {summarise_route(record)}", (f" (mode {record.mode}{', lanes' if record.lanes else ''})", "quiet")
    )
    rows = list(zip(record.nodes, record.position, strict=True))
    num_omitted = len(rows) - 2 * SHOWN
    width = max(map(len, record.nodes))
    for name, place in rows if num_omitted <= 0 else rows[:SHOWN]:
        sheet.line(f"{name:<{width}}  ", (format_point(place), "quiet"), indent=2)
    if num_omitted > 0:
        sheet.more(num_omitted, "nodes in between", indent=2)
        for name, place in rows[-SHOWN:]:
            sheet.line(f"{name:<{width}}  ", (format_point(place), "quiet"), indent=2)
    return sheet.text(options)


def summarise_route(record: Route) -> str:
    """Return cost, length and number of nodes."""
    unit = "units" if record.unit == "unit" else record.unit
    return f"cost {record.cost:,.15g}, {record.length:,.1f} {unit}, {format_count(len(record.nodes), 'node')}"


def format_point(place: Position) -> str:
    """Return a position with one decimal."""
    return " ".join("?" if coordinate is None else f"{coordinate:.1f}" for coordinate in place)


def render_geojson(record: Route, options: RenderOptions) -> str:
    """Return a collection with one line, or one point if the route has only one node; it is empty without a route."""
    del options
    facts = {name: fact for name, fact in record.to_dict().items() if name not in ("position", "points")}
    line = [
        [coordinate for coordinate in place if coordinate is not None] for place in record.line if None not in place[:2]
    ]
    feature: dict[str, Any] = {"type": "Feature", "properties": facts, "geometry": None}
    if line:
        is_line = len(line) > 1
        feature["geometry"] = {
            "type": "LineString" if is_line else "Point",
            "coordinates": line if is_line else line[0],
        }
    data = {
        "type": "FeatureCollection",
        "note": f"Coordinates are units of the game ({record.unit}), x, y and z; they are not longitude and latitude.",
        "features": [] if record.cost is None else [feature],
    }
    if record.cost is None:
        data["reason"] = record.reason
    return f"{dumps(data, ensure_ascii=False, indent=1)}\n"
