"""Roads of OpenStreetMap: a made-up city in all forms of files, and single ways for the table of tags."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders.osm import ORIGIN, OsmCity, build_city
from navspec.errors import NavspecError
from navspec.exchange import osm
from navspec.exchange.osm.projection import project
from navspec.exchange.osm.tags import HIGHWAYS, read_tags
from navspec.graphs.plan import NetworkPlan

FORMS: Mapping[str, Callable[[OsmCity], str | bytes]] = {
    "city.geojson": OsmCity.geojson,
    "nested.json": lambda city: city.geojson(nested=True),
    "city.osm": OsmCity.xml,
    "city.osm.pbf": OsmCity.pbf,
}


def write(city: OsmCity, path: Path) -> str:
    """Write a city in the form of a file name."""
    content = FORMS[path.name](city)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


def read(city: OsmCity, folder: Path) -> osm.MapDrawing:
    return osm.read(write(city, folder / "city.geojson"), ORIGIN)


def rows(drawing: osm.MapDrawing, *names: str) -> list[tuple[Any, ...]]:
    missing = np.full(len(drawing.plan.offsets) - 1, None, object)
    return list(zip(*(drawing.plan.lines.get(name, missing).tolist() for name in names), strict=True))


def test_a_city_compiles_without_a_finding_of_weight(tmp_path: Path) -> None:
    city = build_city()
    assert len(city.ways) > 1900
    path = write(city, tmp_path / "city.osm.pbf")
    compiled = navspec.compile(path, source_format="osm", origin=ORIGIN)
    assert compiled.refused == ()
    assert (compiled.counts["error"], compiled.counts["warning"]) == (0, 0)
    assert compiled.notes[0] == f"{len(city.ways) - 2:,} roads of OpenStreetMap; skipped 1 way that is not a road"


def test_gta_iv_has_no_place_for_footpaths_and_lights(tmp_path: Path) -> None:
    """They are left out with a note, and the roads are there."""
    compiled = navspec.compile(write(build_city(), tmp_path / "city.osm"), source_format="osm", to="gta_iv")
    assert (compiled.refused, compiled.summary["error"], len(compiled.files)) == ((), 0, 64)
    assert "ignored: traffic_light, traffic_light_back, for which gta_iv_paths has no place" in compiled.notes
    assert any(note.endswith("of the kind ped, which gta_iv_paths does not have") for note in compiled.notes)


def test_all_forms_of_files_are_the_same_drawing(tmp_path: Path) -> None:
    first, *drawings = (osm.read(write(build_city(), tmp_path / name), ORIGIN).plan for name in FORMS)
    for plan in drawings:
        assert np.allclose(plan.vertices, first.vertices, atol=1e-4)
        assert plan.offsets.tolist() == first.offsets.tolist()
        assert plan.line_labels.tolist() == first.line_labels.tolist()
        assert {name: column.tolist() for name, column in plan.lines.items()} == {
            name: column.tolist() for name, column in first.lines.items()
        }


@pytest.mark.parametrize(
    ("tags", "wanted"),
    [
        ({"highway": "residential"}, {"lanes": 1, "lanes_back": 1, "speed": "normal", "bridge": "no"}),
        ({"highway": "motorway"}, {"lanes": 2, "lanes_back": 0, "speed": "fast"}),
        ({"highway": "motorway", "oneway": "no"}, {"lanes": 2, "lanes_back": 2}),
        ({"highway": "primary", "lanes": "4"}, {"lanes": 2, "lanes_back": 2}),
        ({"highway": "primary", "lanes": "3", "lanes:backward": "1"}, {"lanes": 2, "lanes_back": 1}),
        ({"highway": "primary", "lanes": "5", "lanes:forward": "3"}, {"lanes": 3, "lanes_back": 2}),
        ({"highway": "primary", "lanes": "19", "oneway": "yes"}, {"lanes": 19, "lanes_back": 0}),
        ({"highway": "primary", "lanes": "one"}, {"lanes": 2, "lanes_back": 2}),
        ({"highway": "tertiary", "junction": "roundabout"}, {"lanes": 1, "lanes_back": 0}),
        ({"highway": "tertiary", "maxspeed": "80"}, {"speed": "fast"}),
        ({"highway": "tertiary", "maxspeed": "50 mph"}, {"speed": "fast"}),
        ({"highway": "trunk", "maxspeed": "40 mph"}, {"speed": "normal"}),
        ({"highway": "service", "tunnel": "yes"}, {"bridge": "yes"}),
        ({"highway": "service", "tunnel": "building_passage"}, {"bridge": "no"}),
        ({"highway": "footway"}, {"kind": "ped", "road_cross": 0}),
        ({"highway": "footway", "footway": "crossing"}, {"road_cross": 1, "ped_traffic_light": 0}),
        ({"highway": "footway", "crossing": "traffic_signals"}, {"road_cross": 1, "ped_traffic_light": 1}),
    ],
)
def test_tags(tags: Mapping[str, str], wanted: Mapping[str, Any]) -> None:
    road = read_tags(tags)
    assert road is not None
    assert {name: road.columns[name] for name in wanted} == wanted


@pytest.mark.parametrize(
    "tags",
    [
        {"highway": "proposed"},
        {"highway": "pedestrian", "area": "yes"},
        {"highway": "service", "access": "no"},
        {"highway": "residential", "oneway": "no", "reversed": "yes"},
    ],
)
def test_ways_that_are_not_roads(tags: Mapping[str, str]) -> None:
    assert read_tags(tags) is None


def test_the_guide_has_the_table_of_tags() -> None:
    text = Path(__file__).parents[2].joinpath("docs/guide/openstreetmap.md").read_text(encoding="utf-8")
    table = [
        line.strip("| ").split(" | ") for line in text.splitlines() if re.match(r"\| `\w+` \| (vehicle|ped) \|", line)
    ]
    lanes = {True: "{} one way", False: "{} each way"}
    assert table == [
        [
            f"`{highway}`",
            road.kind,
            "" if road.kind == "ped" else lanes[road.is_one_way].format(road.lanes),
            "" if road.kind == "ped" else road.speed,
            str(road.density),
        ]
        for highway, road in HIGHWAYS.items()
    ]


def test_traffic_drives_as_the_way_says_and_names_are_kept(tmp_path: Path) -> None:
    city = OsmCity()
    city.line((0, 0), (50, 0), highway="primary", oneway="-1", name="A 1")
    plan = read(city, tmp_path).plan
    assert np.allclose(plan.vertices[:, 0], [50, 0], atol=0.3)
    assert plan.line_labels.tolist() == ["A 1 (way 1)"]


def test_layers_are_heights_and_ramps_lead_to_them(tmp_path: Path) -> None:
    """A bridge over a street: the way up begins 60 m before it, and the street under it is level."""
    city = OsmCity()
    ramp = [city.node(-x, 0) for x in (130, 90, 70, 50, 30)]
    deck = [ramp[-1], city.node(30, 0)]
    city.way(ramp, highway="primary")
    city.way(deck, highway="primary", bridge="viaduct")
    city.line((0, -200), (0, -20), (0, 20), (0, 200), highway="residential")
    city.line((200, 0), (200, 90), highway="residential", tunnel="yes", layer="-2")
    heights = read(city, tmp_path).plan.vertices[:, 2]
    assert np.allclose(heights, [0, 0, 2, 4, 6, 6, 6, 0, 0, 0, 0, -12, -12], atol=0.01)
    compiled = navspec.compile(str(tmp_path / "city.geojson"), source_format="osm", scale=0.5)
    assert compiled.refused == ()


def test_lanes_are_those_that_files_can_hold(tmp_path: Path) -> None:
    city = OsmCity()
    city.line((0, 0), (50, 0), highway="primary", lanes="19", oneway="yes")
    plan = osm.read(write(city, tmp_path / "city.geojson"), ORIGIN, most_values={"lanes": 7}).plan
    assert (plan.lines["lanes"].tolist(), plan.lines["lanes_back"].tolist()) == ([7], [0])
    for to in ("gta_sa_paths", "gta_iv"):
        assert navspec.compile(str(tmp_path / "city.geojson"), source_format="osm", to=to).refused == ()


def test_only_ends_that_almost_meet_a_road_are_mistakes(tmp_path: Path) -> None:
    """Ways that meet share a place: an end 4 m before a street may be one, but one 8 m before it, or beside it, is a door."""
    city = OsmCity()
    city.line((-200, 0), (200, 0), highway="residential")
    for east, north in ((-100, 4), (0, 8)):
        city.line((east, 200), (east, north), highway="residential")
    city.line((100, 200), (100, 50), (150, 4), (180, 4), highway="residential")
    city.line((-100, 200), (0, 200), (100, 200), highway="residential")
    (warning,) = navspec.compile(write(city, tmp_path / "city.geojson"), source_format="osm").drawing_warnings
    assert re.match(
        r"way 2: ends at .*, (3\.9\d*|4(\.0\d*)?) units beside way 1, and does not join it", warning.message
    )


def test_signals_light_the_roads_to_junctions(tmp_path: Path) -> None:
    """At a junction all roads to it; from a stop line only its own; between junctions both ways of the road."""
    city = OsmCity()
    lit, plain, stop = city.node(0, 0, highway="traffic_signals"), city.node(300, 0), None
    west, east, north, south = city.node(-100, 0), city.node(600, 0), city.node(0, 100), city.node(0, -100)
    stop = city.node(300, 12, highway="traffic_signals", **{"traffic_signals:direction": "backward"})
    crossing = city.node(150, 0, highway="traffic_signals")
    city.way([west, lit, crossing, plain, east], highway="primary")
    city.way([north, lit, south], highway="primary", oneway="yes")
    city.way([plain, stop, city.node(300, 90)], highway="primary")
    lights = rows(read(city, tmp_path), "traffic_light", "traffic_light_back")
    assert lights == [
        ("yes", None),  # from the west
        ("yes", "yes"),  # between the junction and the crossing
        (None, "yes"),
        (None, None),
        ("yes", None),  # from the north, and on without one
        (None, None),
        (None, "yes"),  # to the junction, 12 m from the stop line
    ]
    assert navspec.compile(str(tmp_path / "city.geojson"), source_format="osm").refused == ()


def divided_city() -> OsmCity:
    """A divided avenue of two ways each way, 16 m wide, that ends as one road in the east; a street crosses it, another leads
    to it from the north, and a turn joins its carriageways.
    """
    city = OsmCity()
    avenue = {"highway": "primary", "oneway": "yes", "lanes": "2", "name": "Avenue"}
    south = [city.node(x, -8) for x in (-200, -60, 0, 80)]
    north = [city.node(x, 8) for x in (80, 3, -90, -200)]
    end = city.node(160, 0)
    city.way(south[:3], **avenue)
    city.way([*south[2:], end], **(avenue | {"lanes": "3"}))
    city.way([end, *north], **avenue)
    city.way([end, city.node(260, 0)], highway="primary", name="Avenue")
    city.way([city.node(0, -100), south[2], city.node(1.5, 0), north[1], city.node(3, 100)], highway="residential")
    city.way([north[2], city.node(-90, 90)], highway="residential")
    city.way([south[1], city.node(-60, 0), north[2]], highway="service")
    return city


def test_carriageways_become_one_road(tmp_path: Path) -> None:
    path = write(divided_city(), tmp_path / "city.geojson")
    kept, merged = (
        osm.read(path, ORIGIN, most_values={}, merges_carriageways=merges, lane_width=5.4) for merges in (False, True)
    )
    assert len(kept.plan.offsets) - 1 == 7
    assert merged.notes[1] == "merged carriageways: 0.4 km of divided roads"
    # The avenue up to the crossing, and on to its end, with three lanes there.
    assert rows(merged, "lanes", "lanes_back") == [(2, 2), (3, 2), (2, 2), (1, 1), (1, 1), (1, 1)]
    assert np.allclose(merged.plan.lines["path_width"], [2.6, 0.9, *[np.nan] * 4], atol=0.4, equal_nan=True)
    lines = np.split(merged.plan.vertices[:, :2], merged.plan.offsets[1:-1])
    west = [(-200, 0), (-90, 0), (-60, 0), (1.5, 0)]
    assert np.allclose(lines[0], west, atol=1)
    assert np.allclose(lines[1][[0, 1, -1]], [(1.5, 0), (80, 0), (160, 0)], atol=1)
    assert np.allclose(lines[3], [(0, -100), (1.5, 0)], atol=1)  # from both sides to the one crossing
    assert np.allclose(lines[4], [(1.5, 0), (3, 100)], atol=1)
    assert np.allclose(lines[5], [(-90, 0), (-90, 90)], atol=1)
    for to in ("gta_sa_paths", "gta_iv"):
        compiled = navspec.compile(path, source_format="osm", origin=ORIGIN, carriageways="merge", scale=2.0, to=to)
        assert (compiled.refused, compiled.drawing_warnings) == ((), ())


def test_signals_of_carriageways_light_the_crossing_once(tmp_path: Path) -> None:
    """Signals on both sides of the crossing, and stop lines before it: every road to it has a light, and none from it."""
    city = divided_city()
    for node in (3, 6):
        city.node_tags[node - 1] = {"highway": "traffic_signals"}
    at_junctions = read_merged(city, tmp_path)
    city = divided_city()
    for way, before, east, north in ((0, 2, -12, -8), (2, 2, 15, 8)):
        nodes, tags = city.ways[way]
        stop = city.node(east, north, highway="traffic_signals")
        city.ways[way] = ([*nodes[:before], stop, *nodes[before:]], tags)
    at_lines = read_merged(city, tmp_path)
    assert lit_ends(at_junctions) == {(0, 0): 4}
    assert lit_ends(at_lines) == {(0, 0): 2}


def read_merged(city: OsmCity, folder: Path) -> NetworkPlan:
    return osm.read(write(city, folder / "city.geojson"), ORIGIN, merges_carriageways=True).plan


def lit_ends(plan: NetworkPlan) -> dict[tuple[float, float], int]:
    """Lights by place, in tens of metres."""
    counts: dict[tuple[float, float], int] = {}
    for name, points in (("traffic_light", plan.offsets[1:] - 1), ("traffic_light_back", plan.offsets[:-1])):
        column = plan.lines.get(name, np.full(len(points), None))
        for east, north in plan.vertices[points[column == "yes"], :2].tolist():
            place = round(east / 10) + 0.0, round(north / 10) + 0.0
            counts[place] = counts.get(place, 0) + 1
    return counts


def test_roads_that_are_no_carriageways_stay(tmp_path: Path) -> None:
    """The same direction, another name or none, too far apart, a roundabout, and a slip road."""
    city = OsmCity()
    one_way = {"highway": "primary", "oneway": "yes"}
    for number, (second, tags) in enumerate(
        [
            ([(0, 10), (200, 10)], {"name": "A"}),
            ([(200, 10), (0, 10)], {"name": "B"}),
            ([(200, 10), (0, 10)], {}),
            ([(200, 31), (0, 31)], {"name": "A"}),
            ([(200, 10), (0, 10)], {"name": "A", "junction": "circular"}),
            ([(200, 10), (0, 10)], {"name": "A", "highway": "primary_link"}),
            ([(30, 10), (0, 10)], {"name": "A"}),
        ]
    ):
        high = number * 100
        city.line((0, high), (200, high), **one_way, name="A" if tags else "")
        city.line(*((east, north + high) for east, north in second), **{**one_way, **tags})
    kept = read(city, tmp_path).plan
    merged = read_merged(city, tmp_path)
    assert np.array_equal(merged.vertices, kept.vertices)


@pytest.mark.parametrize("seed", range(8))
def test_carriageways_of_any_map(seed: int, tmp_path: Path) -> None:
    """One-way roads of one name at random: everything stays in its place, about, and compiles or is refused by name."""
    rng = np.random.default_rng(seed)
    city = OsmCity()
    nodes = [city.node(*rng.uniform(-150, 150, 2)) for _ in range(25)]
    for _ in range(12):
        way = rng.permutation(nodes)[: rng.integers(2, 7)].tolist()
        city.way(way, highway="primary", oneway="yes", name=str(rng.choice(["A", "B"])))
    for _ in range(10):
        city.way(rng.choice(nodes, 2, replace=False).tolist(), highway="residential")
    plan = read_merged(city, tmp_path)
    assert np.abs(plan.vertices[:, :2]).max() < 160
    assert (np.diff(plan.offsets) > 1).all()
    navspec.compile(str(tmp_path / "city.geojson"), source_format="osm", carriageways="merge")


def test_what_is_drawn_twice_is_one_road(tmp_path: Path) -> None:
    """The same way, back, and beside it nearer than roads are joined; a footpath there is a path of its own."""
    city = OsmCity()
    a, b, c = city.node(0, 0), city.node(15, 0), city.node(30, 0)
    city.way([a, b], highway="primary")
    city.way([c, b, b, a], highway="primary")
    city.way([c, c], highway="primary")
    city.line((0, 0.3), (15, 0.3), highway="primary")
    city.line((15, 0), (15.2, 0.2), highway="service")
    city.way([a, b], highway="footway")
    compiled = navspec.compile(write(city, tmp_path / "city.geojson"), source_format="osm")
    assert compiled.refused == ()
    assert (compiled.counts["nodes"], compiled.counts["lines"]) == (5, 3)


def test_the_projection_is_that_of_the_ellipsoid() -> None:
    pyproj = pytest.importorskip("pyproj")
    origin = (24.94, 60.17)
    places = np.array([[24.94, 60.17], [24.99, 60.17], [24.94, 60.2], [24.88, 60.14], [25.3, 60.4]])
    exact = pyproj.Transformer.from_crs(
        "EPSG:4326", f"+proj=tmerc +ellps=WGS84 +lon_0={origin[0]} +lat_0={origin[1]}", always_xy=True
    ).transform(*places.T)
    away = np.hypot(*(project(places, origin, "x") - np.transpose(exact)).T)
    assert (away <= 2e-4 * np.hypot(*exact) + 1e-6).all()


BAD = {
    "game.geojson": (
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"highway":"primary"},'
        '"geometry":{"type":"LineString","coordinates":[[0,0],[500,0]]}}]}',
        "feature 1 has a place at 500, 0, which is not a longitude and a latitude; leave out --from osm if",
    ),
    "far.geojson": (
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"highway":"primary"},'
        '"geometry":{"type":"LineString","coordinates":[[0,0],[9,0]]}}]}',
        r"a road is \d,\d\d\d km from the origin 24.94, 60.17, and 100 km are the most; name an origin in the city",
    ),
    "text.geojson": (
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"highway":"primary"},'
        '"geometry":{"type":"LineString","coordinates":[["a",0],[9,0]]}}]}',
        "feature 1 has a place that is not two numbers",
    ),
    "none.geojson": ('{"type":"FeatureCollection","features":[]}', "there are no roads, which are ways with a highway"),
    "broken.json": ("{", "this is not readable JSON"),
    "other.json": ("[]", "this is not GeoJSON with a FeatureCollection"),
    "broken.osm": ("<osm>", "this is not readable XML of OpenStreetMap: no element found"),
    "entities.osm": ('<!DOCTYPE osm [<!ENTITY a "b">]><osm/>', "has no document type; download it again"),
    "cut.osm": ('<osm><way id="1"><nd ref="1"/><tag k="highway" v="road"/></way></osm>', "there are no roads"),
    "broken.osm.pbf": ("x", "this is not a readable file of OpenStreetMap"),
    "city.txt": ("", "roads of OpenStreetMap are read from .geojson, .json, .osm, .pbf"),
}


@pytest.mark.parametrize("name", BAD)
def test_files_without_roads(name: str, tmp_path: Path) -> None:
    content, message = BAD[name]
    (tmp_path / name).write_text(content)
    with pytest.raises(NavspecError, match=message):
        osm.read(str(tmp_path / name), ORIGIN)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"origin": (200, 0), "source_format": "osm"}, "origin: this has to be a longitude and a latitude in degrees"),
        ({"origin": (0, 0)}, "add --from osm, or leave them out"),
        ({"scale": 2.0}, "add --from osm, or leave them out"),
        ({"carriageways": "merge"}, "add --from osm, or leave them out"),
        ({"carriageways": "both", "source_format": "osm"}, "carriageways: this can be keep or merge, not 'both'"),
        ({"scale": -1.0, "source_format": "osm"}, "scale: this has to be a number of more than 0, not -1.0"),
        ({"source": "city.osm.pbf"}, "city.osm.pbf: this is a file of OpenStreetMap; add --from osm"),
        ({"spacing": math.nan}, "spacing: this has to be a number of more than 0, not nan"),
        ({"source_format": "shp"}, "source_format: this can be osm, not 'shp'"),
    ],
)
def test_options(options: Mapping[str, Any], message: str) -> None:
    with pytest.raises(NavspecError, match=re.escape(message)):
        navspec.compile(**{"source": "roads.geojson", **options})
