"""OpenStreetMap as GeoJSON, as osmium, Overpass, QuickOSM and OSMnx export it: tags are properties, or in one of them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from navspec.errors import NavspecError
from navspec.exchange.json_stream import parse_object
from navspec.exchange.osm.elements import HIGHWAY, ElementCollector, parse_hstore, to_tag

_IDS = ("@id", "full_id", "osm_id", "osmid", "id", "@osmId")
_NESTED = ("tags", "other_tags")
"""Properties with tags in them: an object, its JSON, or a text of PostgreSQL."""


def read_elements(data: bytes, path: str) -> ElementCollector:
    """Return the elements of a file; raises `NavspecError` for one that is not GeoJSON with roads."""
    collector = ElementCollector(path)

    def read_batch(features: list[Any], before: int) -> None:
        for number, feature in enumerate(features, before + 1):
            _add_feature(collector, feature, f"feature {number}", path)

    try:
        document = parse_object(data.decode(json.detect_encoding(data), "surrogatepass"), "features", read_batch)
    except NavspecError:
        raise
    except (ValueError, RecursionError) as error:
        raise NavspecError(f"{path}: this is not readable JSON: {error}") from None
    if document is None or document.get("features") != []:
        raise NavspecError(
            f"{path}: this is not GeoJSON with a FeatureCollection; export as GeoJSON (osmium export, or Overpass Turbo)"
        )
    return collector


def _add_feature(collector: ElementCollector, feature: Any, number: str, path: str) -> None:
    geometry = feature.get("geometry") if isinstance(feature, dict) else None
    properties = feature.get("properties") if isinstance(feature, dict) else None
    if not isinstance(geometry, dict) or not isinstance(properties, dict):
        return
    tags = {key: tag for key, tag in _iter_tags(properties) if tag}
    if HIGHWAY not in tags:
        return
    label = _find_label(properties | {"id": feature.get("id", properties.get("id"))}) or number
    kind, coordinates = geometry.get("type"), geometry.get("coordinates")
    lists = {"Point": [[coordinates]], "LineString": [coordinates], "MultiLineString": coordinates}.get(str(kind), [])
    try:
        for points in lists:
            collector.add(label, tags, [(float(point[0]), float(point[1])) for point in points])
    except (TypeError, ValueError, IndexError, KeyError, OverflowError):
        raise NavspecError(f"{path}: {label} has a place that is not two numbers") from None


def _iter_tags(properties: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in properties.items():
        if name not in _NESTED:
            yield name, to_tag(_parse_list(value))
            continue
        if isinstance(value, str) and value.startswith("{"):
            try:
                value = json.loads(value)
            except (ValueError, RecursionError):
                continue
        if isinstance(value, dict):
            yield from ((str(key), to_tag(tag)) for key, tag in value.items())
        elif isinstance(value, str):
            yield from parse_hstore(value)


def _parse_list(value: Any) -> Any:
    """Return the first entry of a list that OSMnx wrote as text, such as `['2', '3']`."""
    if isinstance(value, str) and value.startswith("["):
        return value.strip("[]").split(",")[0].strip(" '\"")
    return value


def _find_label(properties: Mapping[str, Any]) -> str:
    for name in _IDS:
        tag = to_tag(_parse_list(properties.get(name)))
        number = tag.rpartition("/")[2].lstrip("nwr")
        if number.isdigit():
            return f"{'node' if tag.startswith('n') else 'way'} {number}"
    return ""
