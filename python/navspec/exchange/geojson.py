"""GeoJSON, RFC 7946, with coordinates in units of a game: a collection of features, points or polygons and lines."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, pairwise
from operator import itemgetter
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import NavspecError
from navspec.exchange.head import NAME, build_head, read_head
from navspec.exchange.json_stream import parse_object
from navspec.exchange.layers import (
    AREA,
    FINDING_COLUMN,
    LINE,
    NOWHERE,
    POINT,
    FeatureLayer,
    Mark,
    build_plan,
    line_layer,
    mark_layer,
    node_layer,
)
from navspec.exchange.limits import require_table
from navspec.exchange.shapes import split_parts
from navspec.exchange.values import infer_object_type, json_values, to_column
from navspec.graphs.arrays import Array
from navspec.graphs.plan import NetworkPlan

_KINDS = {"Point": POINT, "LineString": LINE, "Polygon": AREA}
_MANY = {"MultiPoint": POINT, "MultiLineString": LINE, "MultiPolygon": AREA}
_DEGREES = ("CRS84", "4326")
"""Parts of the names of the projection that programs write into every GeoJSON file."""


def write(plan: NetworkPlan, marks: Sequence[Mark], file: BinaryIO) -> None:
    """Write a network, one feature per line; only findings if it has no columns."""
    encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
    layers = [node_layer(plan), line_layer(plan)] if plan.has_columns else []
    layers += [mark_layer(marks)] if marks else []
    file.write(f'{{"type":"FeatureCollection",\n"{NAME}":{encode(build_head(plan))},\n"features":['.encode())
    separator = "\n"
    for feature in chain.from_iterable(map(_iter_features, layers)):
        file.write(f"{separator}{encode(feature)}".encode())
        separator = ",\n"
    file.write(b"\n]}\n")


def _iter_features(layer: FeatureLayer) -> Iterator[dict[str, Any]]:
    columns = [json_values(column) for column in layer.columns.values()]
    rows = zip(*columns, strict=True) if columns else iter([()] * len(layer.shape))
    for values, shape in zip(rows, _iter_geometries(layer), strict=True):
        yield {"type": "Feature", "properties": dict(zip(layer.columns, values, strict=True)), "geometry": shape}


def _iter_geometries(layer: FeatureLayer) -> Iterator[dict[str, Any] | None]:
    points = layer.points.tolist()
    for at in np.flatnonzero(~np.isfinite(layer.points[:, 2])).tolist():
        points[at] = points[at][:2]
    for kind, (begin, end) in zip(layer.shape.tolist(), pairwise(layer.offsets.tolist()), strict=True):
        if kind == POINT:
            yield {"type": "Point", "coordinates": points[begin]}
        elif kind == LINE:
            yield {"type": "LineString", "coordinates": points[begin:end]}
        elif kind == AREA:
            yield {"type": "Polygon", "coordinates": [[*points[begin:end], points[begin]]]}
        else:
            yield None


def read(path: str) -> NetworkPlan:
    """Read a network that was exported, or drawn with another program."""
    with open(path, "rb") as file:  # noqa: PTH123 - a path stands in messages as it was given
        data = file.read()
    layers: list[FeatureLayer] = []
    rows, names = Counter[str](), {"node": set[str](), "line": set[str]()}

    def read_batch(features: list[Any], before: int) -> None:
        labelled = [(feature, f"feature {number}") for number, feature in enumerate(features, before + 1)]
        sorts = [_feature_role(*labelled_feature, path) for labelled_feature in labelled]
        for wanted in ("node", "line"):
            selection = [
                labelled_feature for labelled_feature, sort in zip(labelled, sorts, strict=True) if sort == wanted
            ]
            rows[wanted] += len(selection)
            names[wanted].update(*(feature["properties"] or () for feature, _ in selection if "properties" in feature))
            require_table(rows[wanted], names[wanted], path)
            layers.extend([_build_layer(selection, path)] if selection else [])

    try:
        text = data.decode(json.detect_encoding(data), "surrogatepass")
        del data
        document = parse_object(text, "features", read_batch)
    except NavspecError:
        raise
    except (ValueError, RecursionError) as error:
        raise NavspecError(f"{path}: this is not readable JSON: {error}") from None
    if document is None or document.get("features") != [] or document.get("type") != "FeatureCollection":
        raise NavspecError(f"{path}: this is not GeoJSON with a FeatureCollection; export lines and points as GeoJSON")
    _require_plane(document.get("crs"), path)
    return build_plan(read_head(document.get(NAME), path), layers, path)


def _require_plane(crs: Any, path: str) -> None:
    """Raise `NavspecError` for a projection that the user chose; the default of GeoJSON is ignored."""
    if crs is None:
        return
    properties = crs.get("properties") if isinstance(crs, Mapping) else None
    name = str(properties.get("name")) if isinstance(properties, Mapping) else "an unknown projection"
    if not name.endswith(_DEGREES):
        raise NavspecError(
            f"{path}: coordinates are in {name}, and have to be those of the game; export without a projection (no CRS)"
        )


def _feature_role(feature: Any, label: str, path: str) -> str:
    """Return the role of a feature: node, line or finding; each has its own columns."""
    properties = feature.get("properties") or {} if isinstance(feature, dict) else None
    if not isinstance(properties, dict):
        raise NavspecError(f"{path}: {label} is not a GeoJSON feature")
    if properties.get(FINDING_COLUMN) is not None:
        return "finding"
    geometry = feature.get("geometry")
    kind = geometry.get("type") if isinstance(geometry, dict) else None
    return "line" if kind in ("LineString", "MultiLineString") or (kind is None and "from" in properties) else "node"


def _build_layer(labelled: list[tuple[Any, str]], path: str) -> FeatureLayer:
    """Return features of one role, with their labels, as a layer."""
    features, labels = [feature for feature, _ in labelled], [label for _, label in labelled]
    kinds: list[int] = []
    rows: list[int] = []
    paths: list[list[Any]] = []
    for at, (feature, label) in enumerate(zip(features, labels, strict=True)):
        for kind, points in _geometry_parts(feature.get("geometry"), f"{path}: {label}"):
            rows.append(at)
            kinds.append(kind)
            paths.append(points)
    properties = [feature.get("properties") or {} for feature in features]
    columns = {
        name: to_column(infer_object_type(_nested_as_text(values)))
        for name, values in _property_columns(properties).items()
    }
    offsets = np.concatenate(([0], np.cumsum(np.fromiter(map(len, paths), np.int64, len(paths)))))
    points = _point_array(paths, [labels[row] for row in rows], path)
    shape = np.array(kinds, np.int8)
    return split_parts(columns, np.array(labels, object), np.array(rows, np.int64), shape, offsets, points, path)


def _property_columns(properties: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Return properties by name; None if a feature lacks one."""
    names = list(properties[0])
    if len(names) > 1 and all(len(feature_properties) == len(names) for feature_properties in properties):
        with suppress(KeyError):
            return dict(zip(names, map(list, zip(*map(itemgetter(*names), properties), strict=True)), strict=True))
    names = dict.fromkeys(chain.from_iterable(properties))
    return {name: [feature_properties.get(name) for feature_properties in properties] for name in names}


def _geometry_parts(geometry: Any, where: str) -> list[tuple[int, list[Any]]]:
    """Return the kind and the points of each shape of a feature."""
    if geometry is None:
        return [(NOWHERE, [])]
    kind = geometry.get("type") if isinstance(geometry, dict) else None
    coordinates = geometry.get("coordinates") if isinstance(geometry, dict) else None
    if kind in _KINDS:
        single, shapes = _KINDS[kind], [coordinates]
    elif kind in _MANY and isinstance(coordinates, list):
        single, shapes = _MANY[kind], coordinates
    else:
        raise NavspecError(f"{where} is a {kind}; draw lines and points")
    if not shapes or not coordinates:
        return [(NOWHERE, [])]
    return [(single, _part_points(single, shape, where)) for shape in shapes]


def _part_points(kind: int, coordinates: Any, where: str) -> list[Any]:
    if kind == POINT:
        return [coordinates]
    if kind == AREA:
        if not isinstance(coordinates, list) or len(coordinates) != 1:
            raise NavspecError(f"{where} is a polygon with a hole; an area has one outline")
        coordinates = coordinates[0]
    if not isinstance(coordinates, list) or len(coordinates) < (4 if kind == AREA else 2):
        raise NavspecError(f"{where} has too few points")
    return coordinates[:-1] if kind == AREA and coordinates[0] == coordinates[-1] else coordinates


def _point_array(paths: list[list[Any]], labels: list[str], path: str) -> Array:
    """Return all points with heights; NaN for an unknown height."""
    flat = list(chain.from_iterable(paths))
    try:
        if set(map(len, flat)) <= {2, 3} and set(map(type, chain.from_iterable(flat))) <= {int, float}:
            array = np.full((len(flat), 3), np.nan)
            wide = np.fromiter(map(len, flat), np.int64, len(flat)) == 3
            array[wide] = np.array([point for point in flat if len(point) == 3], np.float64).reshape(-1, 3)
            array[~wide, :2] = np.array([point for point in flat if len(point) == 2], np.float64).reshape(-1, 2)
            if np.isfinite(array[:, :2]).all():
                return array
    except (TypeError, OverflowError):
        pass
    for label, points in zip(labels, paths, strict=True):
        for point in points:
            if not _is_point(point):
                raise NavspecError(f"{path}: {label} has a point that is not two or three numbers: {str(point)[:60]}")
    return np.array([[*point, np.nan][:3] for point in flat], np.float64)


def _is_point(point: Any) -> bool:
    return (
        isinstance(point, list)
        and len(point) > 1
        and all(type(number) in (int, float) and abs(number) < 1e300 for number in point)
    )


def _nested_as_text(values: list[Any]) -> list[Any]:
    """Return values of a property; lists and objects become text."""
    if {list, dict}.isdisjoint(map(type, values)):
        return values
    return [json.dumps(value) if isinstance(value, list | dict) else value for value in values]
