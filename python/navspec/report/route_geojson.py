"""A way through a network as a line, for maps."""

from __future__ import annotations

from typing import Any

from navspec.records.json_text import dumps
from navspec.records.route import Route
from navspec.report import Page


def render(record: Route, page: Page) -> str:
    """A collection with one line, or with one point where the way is but that; with none where there is no way."""
    del page
    facts = {name: each for name, each in record.to_dict().items() if name not in ("position", "points")}
    line = [[each for each in place if each is not None] for place in record.line if None not in place[:2]]
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
