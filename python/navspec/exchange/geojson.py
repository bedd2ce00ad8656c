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
from navspec.exchange.head import NAME, head_of, read_head
from navspec.exchange.json_parts import members
from navspec.exchange.layers import AREA, LINE, NOWHERE, POINT, Layer, line_layer, node_layer, plan_from
from navspec.exchange.limits import require_table
from navspec.exchange.marks import MARKS, Mark, mark_layer
from navspec.exchange.parts import apart
from navspec.exchange.values import column_of, json_values, typed_objects
from navspec.graphs.numbers import Array
from navspec.graphs.plan import Plan

_KINDS = {"Point": POINT, "LineString": LINE, "Polygon": AREA}
_MANY = {"MultiPoint": POINT, "MultiLineString": LINE, "MultiPolygon": AREA}
_DEGREES = ("CRS84", "4326")
"""In names of the projection that programs give every GeoJSON file."""


def write(plan: Plan, marks: Sequence[Mark], file: BinaryIO) -> None:
    """Write a network, one feature a line."""
    encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode
    layers = [node_layer(plan), line_layer(plan), *([mark_layer(marks)] if marks else [])]
    file.write(f'{{"type":"FeatureCollection",\n"{NAME}":{encode(head_of(plan))},\n"features":['.encode())
    separator = "\n"
    for feature in chain.from_iterable(map(_features, layers)):
        file.write(f"{separator}{encode(feature)}".encode())
        separator = ",\n"
    file.write(b"\n]}\n")


def _features(layer: Layer) -> Iterator[dict[str, Any]]:
    columns = [json_values(each) for each in layer.columns.values()]
    rows = zip(*columns, strict=True) if columns else iter([()] * len(layer.shape))
    for values, shape in zip(rows, _shapes(layer), strict=True):
        yield {"type": "Feature", "properties": dict(zip(layer.columns, values, strict=True)), "geometry": shape}


def _shapes(layer: Layer) -> Iterator[dict[str, Any] | None]:
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


def read(path: str) -> Plan:
    """Read a network that was exported, or drawn with whatever program."""
    with open(path, "rb") as file:  # noqa: PTH123 - a path stands in messages as it was given
        data = file.read()
    layers: list[Layer] = []
    rows, names = Counter[str](), {"node": set[str](), "line": set[str]()}

    def take(features: list[Any], before: int) -> None:
        labelled = [(each, f"feature {number}") for number, each in enumerate(features, before + 1)]
        sorts = [_sort(*each, path) for each in labelled]
        for wanted in ("node", "line"):
            some = [each for each, sort in zip(labelled, sorts, strict=True) if sort == wanted]
            rows[wanted] += len(some)
            names[wanted].update(*(each["properties"] or () for each, _ in some if "properties" in each))
            require_table(rows[wanted], names[wanted], path)
            layers.extend([_layer(some, path)] if some else [])

    try:
        text = data.decode(json.detect_encoding(data), "surrogatepass")
        del data
        found = members(text, "features", take)
    except NavspecError:
        raise
    except (ValueError, RecursionError) as error:
        raise NavspecError(f"{path}: this is no JSON that can be read: {error}") from None
    if found is None or found.get("features") != [] or found.get("type") != "FeatureCollection":
        raise NavspecError(f"{path}: this is no GeoJSON with a FeatureCollection; export lines and points as GeoJSON")
    _demand_plane(found.get("crs"), path)
    return plan_from(read_head(found.get(NAME), path), layers, path)


def _demand_plane(crs: Any, path: str) -> None:
    """Raise `NavspecError` for a projection that somebody chose: that of all GeoJSON says nothing."""
    if crs is None:
        return
    said = crs.get("properties") if isinstance(crs, Mapping) else None
    name = str(said.get("name")) if isinstance(said, Mapping) else "an unknown projection"
    if not name.endswith(_DEGREES):
        raise NavspecError(
            f"{path}: coordinates are in {name}, and have to be those of the game; export without a projection (no CRS)"
        )


def _sort(feature: Any, label: str, path: str) -> str:
    """What a feature stands for, which have other columns each: a node, a line or a finding."""
    properties = feature.get("properties") or {} if isinstance(feature, dict) else None
    if not isinstance(properties, dict):
        raise NavspecError(f"{path}: {label} is no feature of GeoJSON")
    if properties.get(MARKS) is not None:
        return "finding"
    geometry = feature.get("geometry")
    kind = geometry.get("type") if isinstance(geometry, dict) else None
    return "line" if kind in ("LineString", "MultiLineString") or (kind is None and "from" in properties) else "node"


def _layer(labelled: list[tuple[Any, str]], path: str) -> Layer:
    """Features of one sort, with their labels, as a layer."""
    features, labels = [each for each, _ in labelled], [label for _, label in labelled]
    kinds: list[int] = []
    rows: list[int] = []
    paths: list[list[Any]] = []
    for at, (feature, label) in enumerate(zip(features, labels, strict=True)):
        for kind, points in _drawn(feature.get("geometry"), f"{path}: {label}"):
            rows.append(at)
            kinds.append(kind)
            paths.append(points)
    properties = [feature.get("properties") or {} for feature in features]
    columns = {name: column_of(typed_objects(_plain(values))) for name, values in _columns(properties).items()}
    offsets = np.concatenate(([0], np.cumsum(np.fromiter(map(len, paths), np.int64, len(paths)))))
    points = _points(paths, [labels[row] for row in rows], path)
    shape = np.array(kinds, np.int8)
    return apart(columns, np.array(labels, object), np.array(rows, np.int64), shape, offsets, points, path)


def _columns(properties: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Properties by name; None where a feature has none of a name."""
    names = list(properties[0])
    if len(names) > 1 and all(len(each) == len(names) for each in properties):
        with suppress(KeyError):
            return dict(zip(names, map(list, zip(*map(itemgetter(*names), properties), strict=True)), strict=True))
    names = dict.fromkeys(chain.from_iterable(properties))
    return {name: [each.get(name) for each in properties] for name in names}


def _drawn(geometry: Any, where: str) -> list[tuple[int, list[Any]]]:
    """The shapes of a feature: what each is, and its points."""
    if geometry is None:
        return [(NOWHERE, [])]
    kind = geometry.get("type") if isinstance(geometry, dict) else None
    given = geometry.get("coordinates") if isinstance(geometry, dict) else None
    if kind in _KINDS:
        single, shapes = _KINDS[kind], [given]
    elif kind in _MANY and isinstance(given, list):
        single, shapes = _MANY[kind], given
    else:
        raise NavspecError(f"{where} is a {kind}; draw lines and points")
    if not shapes or not given:
        return [(NOWHERE, [])]
    return [(single, _path(single, each, where)) for each in shapes]


def _path(kind: int, given: Any, where: str) -> list[Any]:
    if kind == POINT:
        return [given]
    if kind == AREA:
        if not isinstance(given, list) or len(given) != 1:
            raise NavspecError(f"{where} is a polygon with a hole; an area has one outline")
        given = given[0]
    if not isinstance(given, list) or len(given) < (4 if kind == AREA else 2):
        raise NavspecError(f"{where} has too few points")
    return given[:-1] if kind == AREA and given[0] == given[-1] else given


def _points(paths: list[list[Any]], labels: list[str], path: str) -> Array:
    """All points with heights; not a number where there is none."""
    flat = list(chain.from_iterable(paths))
    try:
        if set(map(len, flat)) <= {2, 3} and set(map(type, chain.from_iterable(flat))) <= {int, float}:
            found = np.full((len(flat), 3), np.nan)
            wide = np.fromiter(map(len, flat), np.int64, len(flat)) == 3
            found[wide] = np.array([each for each in flat if len(each) == 3], np.float64).reshape(-1, 3)
            found[~wide, :2] = np.array([each for each in flat if len(each) == 2], np.float64).reshape(-1, 2)
            if np.isfinite(found[:, :2]).all():
                return found
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
        and all(type(each) in (int, float) and abs(each) < 1e300 for each in point)
    )


def _plain(values: list[Any]) -> list[Any]:
    """Values of a property, those that hold others as text."""
    if {list, dict}.isdisjoint(map(type, values)):
        return values
    return [json.dumps(each) if isinstance(each, list | dict) else each for each in values]
