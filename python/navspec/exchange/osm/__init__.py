"""Roads of OpenStreetMap as a drawing: tags become attributes, and degrees become units around an origin."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from navspec.errors import MAX_BYTES, LimitExceeded, NavspecError
from navspec.exchange.osm import geojson, pbf, xml
from navspec.exchange.osm.carriageways import merge_carriageways
from navspec.exchange.osm.elements import HIGHWAY, MapElement
from navspec.exchange.osm.projection import project
from navspec.exchange.osm.roads import MapRoad
from navspec.exchange.osm.signals import INSIDE_JUNCTION, SignalFinder, Step
from navspec.exchange.osm.tags import read_street, read_tags
from navspec.exchange.values import infer_object_type, to_column
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.noding.heights import interpolate_network_heights
from navspec.graphs.plan import NetworkPlan
from navspec.graphs.spatial import find_nearest

TOLERANCE = 0.5
"""Greatest distance between nodes that are joined, in units: carriageways and footpaths are often within 2 of each other."""
SPACING = 20.0
"""Length of the longest edge, in units: with the many places of a city, half of the edges are then up to 11 long."""
LAYER_HEIGHT = 6.0
"""Metres from one layer to the next."""
ALMOST_JUNCTION = 5.0
"""Metres ahead of a free end up to which a road lies that it probably meets: of 144 free ends in Helsinki with a road within
15 metres, 121 end there, such as at a door or on a street.
"""
RAMP_LENGTH = 60.0
"""Metres around a layer, for each layer, in which roads on the ground rise or fall to it."""
ONLY_SUFFIXES = (".osm", ".pbf")
"""Extensions that only files of OpenStreetMap have."""
SUFFIXES = (".geojson", ".json", *ONLY_SUFFIXES)


class MapDrawing(NamedTuple):
    """Roads as a drawing without nodes, and notes about them."""

    plan: NetworkPlan
    notes: tuple[str, ...]


def read(
    path: str,
    origin: Sequence[float] | None = None,
    scale: float = 1.0,
    *,
    most_values: Mapping[str, float] | None = None,
    merges_carriageways: bool = False,
    lane_width: float = 0.0,
) -> MapDrawing:
    """Read the roads of a file.

    Parameters
    ----------
    path : str
        GeoJSON, XML (.osm) or PBF (.osm.pbf).
    origin : sequence of float, optional
        Longitude and latitude in degrees of the place that becomes 0, 0. Default: the middle of the roads.
    scale : float
        Units of the game for a metre.
    most_values : mapping, optional
        Greatest values of attributes, to which larger ones are reduced.
    merges_carriageways : bool
        Merge the two carriageways of a road into one road in both directions.
    lane_width : float
        Width of a lane in units, between which and the middle of the road the median strip lies.

    Raises
    ------
    NavspecError
        The file cannot be read, or has no roads; a place is far from the origin; or a required library is missing.
    OSError
        The file cannot be opened.
    """
    elements = _read_elements(path)
    ways = [element for element in elements if len(element.places) > 1]
    tagged = [(way, read_tags(way.tags)) for way in ways]
    roads = [(way, road) for way, road in tagged if road is not None]
    if not roads:
        raise NavspecError(f"{path}: there are no roads, which are ways with a highway tag")
    skipped = len(ways) - len(roads)
    what = f"{skipped:,} ways that are not roads" if skipped != 1 else "1 way that is not a road"
    notes = [f"{len(roads):,} roads of OpenStreetMap; skipped {what}"]
    degrees, rows = np.unique(
        np.array([place for way, _ in roads for place in way.places]), axis=0, return_inverse=True
    )
    if origin is None:
        west, south, east, north = *degrees.min(axis=0), *degrees.max(axis=0)
        origin = round(float(west + east) / 2, 5), round(float(south + north) / 2, 5)
        notes.append(f"the middle of the roads is the origin: --origin {origin[0]:.8g},{origin[1]:.8g}")
    metres = project(degrees, origin, path)
    stops = np.cumsum([len(way.places) for way, _ in roads])
    lines = [
        MapRoad(
            _format_label(way),
            read_street(way.tags),
            road.columns,
            road.layer,
            line[::-1] if road.is_reversed else line,
        )
        for (way, road), line in zip(roads, map(np.ndarray.tolist, np.split(rows.ravel(), stops[:-1])), strict=True)
    ]
    signals = _find_signals(elements, degrees)
    if merges_carriageways:
        merged = merge_carriageways(lines, metres, signals, lane_width, scale)
        lines, metres, signals = merged.roads, merged.places, merged.signals
        notes.append(f"merged carriageways: {merged.length / 1000:,.1f} km of divided roads")
    finder = SignalFinder([(line.rows, line.is_one_way) for line in lines if line.is_driven], metres)
    lit = finder.find_lit_steps(signals)
    lit_places = {end for _, end in lit}
    pieces = [
        piece
        for line in lines
        for piece in (_split_at_lights(line, metres, lit, lit_places) if line.is_driven else [line])
    ]
    heights = _find_heights(lines, metres)
    plan = _build_plan(pieces, np.column_stack([metres, heights]) * scale, most_values or {})
    return MapDrawing(plan, tuple(notes))


def _read_elements(path: str) -> list[MapElement]:
    """Return the elements of a file; its extension selects the reader."""
    suffix = Path(path).suffix.lower()
    if suffix not in SUFFIXES:
        raise NavspecError(f"{path}: roads of OpenStreetMap are read from {', '.join(SUFFIXES)}")
    with open(path, "rb") as file:  # noqa: PTH123 - a path is in messages as the user named it
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise LimitExceeded(
            f"the file has more than {MAX_BYTES:,} bytes, which is the limit; cut out the city", path=path
        )
    if suffix == ".pbf":
        return pbf.read_elements(path).elements
    return (xml if suffix == ".osm" else geojson).read_elements(data, path).elements


def _format_label(way: MapElement) -> str:
    name = way.tags.get("name")
    return f"{name} ({way.label})" if name else way.label


def _find_signals(elements: Sequence[MapElement], degrees: Array) -> dict[int, str]:
    """Return the direction of ways for which traffic signals are, by row: `forward`, `backward`, or another word."""
    row = {place: at for at, place in enumerate(map(tuple, degrees.tolist()))}
    return {
        row[element.places[0]]: element.tags.get("traffic_signals:direction", "both")
        for element in elements
        if element.tags[HIGHWAY] == "traffic_signals" and element.places[0] in row
    }


def _split_at_lights(
    road: MapRoad, metres: Array, lit: Collection[Step], lit_places: Collection[int]
) -> Iterator[MapRoad]:
    """Yield the pieces of a road between lit places, with the lights at their ends."""
    cuts = [at for at, row in enumerate(road.rows[1:-1], 1) if row in lit_places]
    for first, last in pairwise([0, *cuts, len(road.rows) - 1]):
        rows = road.rows[first : last + 1]
        is_inside = rows[0] in lit_places and rows[-1] in lit_places
        is_inside &= bool(np.hypot(*np.diff(metres[rows], axis=0).T).sum() < INSIDE_JUNCTION)
        ends = {"traffic_light": (rows[-2], rows[-1]), "traffic_light_back": (rows[1], rows[0])}
        lights = {name: "yes" for name, step in ends.items() if step in lit and not is_inside}
        yield road._replace(columns={**road.columns, **lights}, rows=rows)


def _find_heights(roads: Sequence[MapRoad], metres: Array) -> Array:
    """Return the height of every place in metres; float64, shape (places,).

    Places on a layer have its height, on several layers that of the one farthest from the ground. Other places around a
    layer lie on even slopes along the roads, and the remaining ones at 0.
    """
    rows = np.concatenate([road.rows for road in roads])
    line = np.repeat(np.arange(len(roads)), [len(road.rows) for road in roads])
    layers = np.array([road.layer for road in roads])[line]
    layer = np.zeros(len(metres), np.int64)
    order = np.argsort(np.abs(layers), kind="stable")
    layer[rows[order]] = layers[order]
    raised = np.flatnonzero(layer)
    nearest, away = find_nearest(metres, metres[raised])
    is_open = (layer == 0) & (away <= RAMP_LENGTH * np.abs(np.append(layer[raised], 0)[nearest]))
    heights = np.where(is_open, np.nan, layer * LAYER_HEIGHT)
    steps = np.flatnonzero(line[1:] == line[:-1])
    source, target = rows[steps], rows[steps + 1]
    length = np.hypot(*(metres[target] - metres[source]).T)
    return np.nan_to_num(interpolate_network_heights(heights, source, target, length))


def _build_plan(roads: Sequence[MapRoad], places: Array, most_values: Mapping[str, float]) -> NetworkPlan:
    """Return roads as a plan, their values reduced to the greatest ones; `places` are in units, shape (places, 3)."""
    shapes = [places[road.rows] for road in roads]
    for number, road in enumerate(roads):
        if len(road.rows) == 2 and {"traffic_light", "traffic_light_back"} <= road.columns.keys():
            # An edge has one light.
            shapes[number] = np.insert(shapes[number], 1, shapes[number].mean(axis=0), axis=0)
    names = dict.fromkeys(name for road in roads for name in road.columns)
    columns = {name: [road.columns.get(name) for road in roads] for name in names}
    limits = {name + end: most for name, most in most_values.items() for end in ("", BACK)}
    for name in limits.keys() & columns.keys():
        columns[name] = [value and min(value, limits[name]) for value in columns[name]]
    return NetworkPlan(
        {},
        {"id": np.zeros(0, object)},
        np.zeros((0, 3)),
        {name: to_column(infer_object_type(values)) for name, values in columns.items()},
        np.concatenate(shapes),
        np.concatenate(([0], np.cumsum([len(shape) for shape in shapes]))),
        line_labels=np.array([road.label for road in roads], object),
    )
