"""Path files of San Andreas from networks: bytes against the builders and plain struct, and what cannot be compiled."""

from __future__ import annotations

import itertools
import math
import struct
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import geopandas
import numpy as np
import pytest
import shapely

import navspec
from builders import gta_sa_paths_fla as fla
from builders.gta_sa_paths import City, border_city, smallest_city, valid_city, write_files
from builders.plans import column, drawing, plan, plan_of_city
from navspec.errors import NavspecError
from navspec.graphs.plan import NetworkPlan, plan_from_graph
from navspec.records.networks import Compiled

VARIANTS = {"ver2": 2, "ver3": 3, "fla4": 4}
Values = dict[str, Any]


def files_of(compiled: Compiled) -> dict[str, bytes]:
    assert (compiled.refused, compiled.obstacles, compiled.tool_errors) == ((), (), ())
    return {file.name: file.data for file in compiled.files}


def lower(files: dict[str, bytes]) -> dict[str, bytes]:
    return {name.lower(): data for name, data in files.items()}


def exported(city: City, folder: Path) -> NetworkPlan:
    """What a set of files says of its network."""
    city.write(folder)
    return plan_from_graph(navspec.graph(folder))


def without(network: NetworkPlan, *names: str) -> NetworkPlan:
    return replace(network, lines={name: column for name, column in network.lines.items() if name not in names})


# --- bytes ---------------------------------------------------------------------------------------------------------


def test_one_road_byte_by_byte() -> None:
    """Two nodes in the areas 27 and 28, and a road of 30 units over the border between them with a light at its end."""
    network = plan(
        {"a": (-20.06, -5, 3), "b": (10, -5, 3.9)},
        [("a", "b")],
        node_kind=["vehicle", None],
        node_density=[None, 7],
        lanes=[2],
        lanes_back=[0],
        traffic_light=["yes"],
    )
    files = files_of(navspec.compile(network))
    reserve = b"\xff\xff\x00\x00" * 192
    tail = bytes([30]) + bytes(192) + bytes([0]) + bytes(192)
    # One link, on a dead end, of normal speed.
    flags = 1 | 1 << 4 | 1 << 12
    west = struct.pack("<5I", 1, 1, 0, 0, 1)
    west += struct.pack("<IIhhhhhHHBBI", 0, 0, -160, -40, 24, 0x7FFE, 0, 27, 0, 0, 1, flags | 15 << 16)
    west += struct.pack("<HH", 28, 0) + reserve + struct.pack("<H", 28 << 10) + tail
    east = struct.pack("<5I", 1, 1, 0, 1, 1)
    east += struct.pack("<IIhhhhhHHBBI", 0, 0, 80, -40, 31, 0x7FFE, 0, 28, 0, 0, 1, flags | 7 << 16)
    # 10 units before the light, with two lanes away from the lower end; the direction is west.
    east += struct.pack("<hhHHbbBBH", 0, -40, 27, 0, -100, 0, 0, 2, 2)
    east += struct.pack("<HH", 27, 0) + reserve + struct.pack("<H", 28 << 10) + tail
    assert files["nodes27.dat"] == west
    assert files["nodes28.dat"] == east
    assert len(files) == 64
    assert {data for name, data in files.items() if name not in ("nodes27.dat", "nodes28.dat")} == {bytes(20)}


def quantised(city: City) -> City:
    """A city whose points lie at whole eighths."""
    for point in city.points:
        point.x, point.y, point.z = (int(8 * value) / 8 for value in (point.x, point.y, point.z))
    return city


CITIES = {"smallest": smallest_city, "border": border_city, "valid": valid_city, "other": lambda: valid_city(3)}


def waiting(city: City) -> City:
    """The same city, with navi nodes of lit edges where cars wait in the original files."""
    for edge in city.edges:
        if edge.light is not None and edge.navi is None:
            lit, dark = (city.points[end] for end in ((edge.a, edge.b) if edge.light == edge.a else (edge.b, edge.a)))
            length = math.hypot(dark.x - lit.x, dark.y - lit.y)
            part = 10 / length if length >= 20 else min(8, max(length / 2, length - 4)) / length
            edge.navi = lit.x + (dark.x - lit.x) * part, lit.y + (dark.y - lit.y) * part
    return city


def completed(city: City) -> City:
    """The same city, with defaults: inside roads navi nodes are as wide as the wider end, parking places are switched off."""
    waiting(quantised(city))
    counts = Counter(end for edge in city.edges for end in (edge.a, edge.b))
    for edge in city.edges:
        if edge.width is None and city.points[edge.a].vehicle and max(counts[edge.a], counts[edge.b]) <= 2:
            edge.width = max(city.points[end].values.get("path_width", 0) for end in (edge.a, edge.b))
    for number, point in enumerate(city.points):
        if point.vehicle and point.values.get("special_function") in (1, 2) and counts[number] == 1:
            point.values["switched_off"] = 1
    return city


@pytest.mark.parametrize("name", CITIES)
def test_what_the_author_knows_becomes_the_files(name: str) -> None:
    compiled = navspec.compile(plan_of_city(quantised(CITIES[name]())))
    assert files_of(compiled) == lower(completed(CITIES[name]()).files())


@pytest.mark.parametrize("to", VARIANTS)
def test_files_of_the_limit_adjuster(to: str) -> None:
    city = completed(valid_city())
    compiled = navspec.compile(plan_of_city(quantised(valid_city())), to=to.upper())
    assert compiled.settings == {"map_size": 6000}
    assert files_of(compiled) == {name: fla.converted(data, VARIANTS[to]) for name, data in lower(city.files()).items()}


@pytest.mark.parametrize("settings", [None, {"map_size": 12000}])
def test_a_larger_map(settings: dict[str, int] | None) -> None:
    city = City(16)
    rows = [city.vehicle(-4000 + 90 * step, 4700 + step, 30) for step in range(40)]
    for a, b in itertools.pairwise(rows):
        city.road(a, b)
    compiled = navspec.compile(plan_of_city(city), to="gta_sa_paths_fla:fla4", settings=settings)
    assert compiled.settings == {"map_size": 12000}
    assert files_of(compiled) == lower(fla.files(city.areas()))


def test_an_exported_network_becomes_the_same_files(tmp_path: Path) -> None:
    city = valid_city()
    city.road(city.vehicle(9, 9), city.vehicle(20, 9), navi=(14, 12.5), width=40)
    city.road(city.vehicle(9, 9.5), city.vehicle(20, 9.5), share=len(city.edges) - 1)
    network = exported(city, tmp_path)
    assert files_of(navspec.compile(network)) == lower(city.files())
    assert files_of(navspec.compile(navspec.graph(tmp_path))) == lower(city.files())


# --- networks that were edited -------------------------------------------------------------------------------------


def test_what_does_not_fit_any_more_is_computed(tmp_path: Path) -> None:
    """A node that moved: lengths, directions and navi nodes of its edges follow, all others stay."""
    city = valid_city()
    for point in city.points:
        point.x, point.y, point.z = (int(8 * value) / 8 for value in (point.x, point.y, point.z))
    network = without(exported(city, tmp_path), "navi_x", "navi_y")
    city.points[0].x += 12.5
    city.points[0].z += 9.0
    row = network.nodes["id"].tolist().index("{}/{}".format(*city.addresses()[0]))
    position = network.position.copy()
    position[row] += (12.5, 0, 9.0)
    for edge in city.edges:
        edge.navi = None
    assert files_of(navspec.compile(replace(network, position=position))) == lower(waiting(city).files())


def test_a_length_that_fits_stays(tmp_path: Path) -> None:
    """A distance of a whole number may have been rounded down to the one before; any other number is computed."""
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(36, 0))
    city.road(city.vehicle(0, 100), city.vehicle(36.5, 100))
    network = exported(city, tmp_path)
    network = replace(network, lines=network.lines | {"length": np.array([35, 35]), "length_back": np.array([35, 35])})
    tables = navspec.tables(files_of(navspec.compile(network))["nodes36.dat"], name="nodes36.dat")
    assert tables["link_lengths"].tolist() == [35, 35, 36, 36]


def test_new_nodes_come_behind_those_of_their_kind(tmp_path: Path) -> None:
    network = exported(border_city(), tmp_path)
    new = {"n1": (-2300, -2900, 10), "n2": (-2290, -2900, 10)}
    made = replace(
        network,
        nodes={
            "id": column([*new, *network.nodes["id"][::-1]]),
            "kind": column(["ped", "vehicle", *network.nodes["kind"][::-1]]),
        },
        position=np.concatenate((np.array(list(new.values())), network.position[::-1])),
    )
    tables = navspec.tables(files_of(navspec.compile(made))["nodes0.dat"], name="nodes0.dat")
    assert [table / 8 for table in tables["nodes"]["x"].tolist()] == [-2280, -2260, -2290, -2260, -2300]
    assert tables[""]["num_vehicle_nodes"][0] == 3


def test_an_order_of_links_is_kept(tmp_path: Path) -> None:
    network = plan(
        {"a": (0, 0, 0), "b": (50, 0, 0), "c": (0, 50, 0), "d": (50, 50, 0)},
        [("a", "b"), ("a", "c"), ("d", "a")],
        order=[2, 0, None],
        order_back=[None, None, 1],
    )
    tables = navspec.tables(files_of(navspec.compile(network))["nodes36.dat"], name="nodes36.dat")
    assert tables["links"]["node_id"].tolist()[:3] == [2, 3, 1]


CROSSROADS = {
    "a": (0, 0, 0), "b": (50, 0, 0), "c": (100, 0, 0), "d": (50, 50, 0), "e": (50, 100, 0), "f": (150, 0, 0), "g": (200, 0, 0),
}  # fmt: skip
"""A road from a to g over b, c and f, and one from b over d to e."""
CROSSING_LINES = [("f", "c"), ("f", "g"), ("b", "c"), ("b", "d"), ("a", "b"), ("d", "e")]


def test_an_order_of_links_that_nobody_told_is_the_original_one() -> None:
    """Edges at the junction b in their order, then those inside roads by their targets."""
    data = files_of(navspec.compile(plan(CROSSROADS, CROSSING_LINES)))["nodes36.dat"]
    tables = navspec.tables(data, name="nodes36.dat")
    offsets = [0, *np.cumsum(tables.column("nodes", "flags.link_count")).tolist()]
    targets = ["abcdefg"[node] for node in tables["links"]["node_id"].tolist()]
    lists = {name: "".join(targets[offsets[row] : offsets[row + 1]]) for row, name in enumerate("abcdefg")}
    assert lists == {"a": "b", "b": "cda", "c": "bf", "d": "be", "e": "d", "f": "cg", "g": "f"}


def test_cars_only_leave_parking_places() -> None:
    network = plan(CROSSROADS, CROSSING_LINES, node_special_function=[2, None, None, None, "parking_parallel", 3, None])
    tables = navspec.tables(files_of(navspec.compile(network))["nodes36.dat"], name="nodes36.dat")
    assert tables.column("nodes", "flags.switched_off").tolist() == [1, 0, 0, 0, 1, 0, 0]
    lanes = {
        target: (left, right)
        for target, left, right in zip(
            *(
                tables.column("navi_nodes", name).tolist()
                for name in ("target_node_id", "lanes.left_lanes", "lanes.right_lanes")
            ),
            strict=True,
        )
    }
    # Of a to b, whose target is a, and of d to e, whose target is d.
    assert (lanes[0], lanes[3]) == ((1, 0), (0, 1))
    told = replace(
        network,
        nodes=network.nodes | {"switched_off": column([0] * 7)},
        lines=network.lines | {"lanes": column([2] * 6)},
    )
    tables = navspec.tables(files_of(navspec.compile(told))["nodes36.dat"], name="nodes36.dat")
    assert not tables.column("nodes", "flags.switched_off").any()
    assert set(tables.column("navi_nodes", "lanes.left_lanes").tolist()) == {2}


def test_navi_nodes_inside_roads_lie_between_stored_places() -> None:
    """From 0.2, which is stored as 0.125, to 1.3, stored as 1.25: the middle is 0.6875; at junctions it is 0.75."""
    nodes = {"a": (0.2, 0, 0), "b": (1.3, 0, 0), "c": (1.3, 90, 0), "d": (1.3, -90, 0)}
    for lines, stored in (([("a", "b"), ("b", "c")], 5), ([("a", "b"), ("b", "c"), ("b", "d")], 6)):
        tables = navspec.tables(files_of(navspec.compile(plan(nodes, lines)))["nodes36.dat"], name="nodes36.dat")
        assert tables["navi_nodes"]["x"].tolist()[0] == stored


def test_arithmetic_of_the_console() -> None:
    """It loses a unit of 8 times 1,024.25, and of 8 times 1,024.375; 4/5 of 100 is 80 for both."""
    network = plan({"a": (1024.25, 0, 0), "b": (1024.375, 100, 0), "c": (1064, 130, 0)}, [("a", "b"), ("b", "c")])
    for arithmetic, stored in (("exact", [8194, 8195, 8512]), ("console", [8193, 8194, 8512])):
        files = files_of(navspec.compile(network, arithmetic=arithmetic))
        tables = navspec.tables(files["nodes37.dat"], name="nodes37.dat")
        assert tables["nodes"]["x"].tolist() == stored
    with pytest.raises(NavspecError, match="arithmetic: this is for whole sets; leave it out, or leave out base"):
        navspec.compile(network, base=".", arithmetic="console")


def test_lamps_light_roads_and_crossings(tmp_path: Path) -> None:
    """A lamp east of the road that leads north from a junction; the end with more links has the light.

    What lines say is replaced. The crossing that begins 15 units from the lamp has none.
    """
    lamps = tmp_path / "lamps.tsv"
    lamps.write_text("model\tx\ty\tz\theading\n1283\t60\t30\t5\t0\n")
    network = plan(
        CROSSROADS | {"p": (55, 30, 0), "q": (45, 30, 0), "r": (0, 90, 0)},
        [*CROSSING_LINES, ("p", "q"), ("q", "r")],
        node_kind=["vehicle"] * 7 + ["ped"] * 3,
        traffic_light=[1, *[None] * 7],
        road_cross=[*[None] * 6, True, True],
    )
    tables = navspec.tables(files_of(navspec.compile(network, lights=lamps))["nodes36.dat"], name="nodes36.dat")
    names = ("target_node_id", "traffic_light.state", "lanes.traffic_light_at_target")
    lights = zip(*(tables.column("navi_nodes", name).tolist() for name in names), strict=True)
    # From d to b, whose target is b.
    assert [light for light in lights if light[1]] == [(1, 1, 1)]
    assert tables["intersections"].tolist()[-4:] == [3, 3, 1, 1]


def test_halves_of_a_road_have_navi_nodes_of_their_own(tmp_path: Path) -> None:
    """Programs give both halves of a line that is cut all that was known of the whole."""
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(100, 0))
    network = exported(city, tmp_path)
    cut = replace(
        network,
        nodes={"id": column(["36/0", "36/1", "new"])},
        position=np.array([*network.position, (50, 0, 10)]),
        lines={name: np.repeat(column, 2) for name, column in network.lines.items()}
        | {"from": column(["36/0", "new"]), "to": column(["new", "36/1"])},
        vertices=np.zeros((4, 3)),
        offsets=np.array([0, 2, 4]),
    )
    compiled = navspec.compile(cut)
    tables = navspec.tables(files_of(compiled)["nodes36.dat"], name="nodes36.dat")
    assert len(tables["navi_nodes"]) == 2
    assert tables["link_lengths"].tolist() == [50, 50, 50, 50]
    assert [finding.code for finding in compiled.findings] == []


# --- drawings ------------------------------------------------------------------------------------------------------


def test_roads_that_meet_are_joined_and_split() -> None:
    """A road of 600 units, and another from its end on: equal pieces, the light at the last end alone, shared heights."""
    network = drawing(
        [(0, 0, 10), (600, 0, 10)],
        [(600, 1, 10), (600, 60, 12)],
        lanes=[2, None],
        lanes_back=[0, None],
        traffic_light=["yes", None],
        speed=["fast", None],
    )
    compiled = navspec.compile(network, spacing=1000)
    tables = navspec.tables(files_of(compiled)["nodes36.dat"], name="nodes36.dat")
    assert compiled.summary["nodes"], compiled.summary["lines"] == (5, 4)
    assert sorted(tables["nodes"]["x"].tolist()) == [0, 1600, 3200, 4800, 4800]
    assert tables["link_lengths"].tolist().count(200) == 6
    lights = tables.column("navi_nodes", "traffic_light.state")
    assert np.count_nonzero(lights) == 1
    assert sorted(tables.column("nodes", "flags.speed").tolist()) == [1, 2, 2, 2, 2]
    assert {finding.severity for finding in compiled.findings} <= {"info"}


def test_a_bend_of_an_exported_road_becomes_a_node(tmp_path: Path) -> None:
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(100, 0))
    network = exported(city, tmp_path)
    bent = replace(
        network, vertices=np.array([(0, 0, 10), (50, 30, 20), (100, 0, 10)], float), offsets=np.array([0, 3])
    )
    tables = navspec.tables(files_of(navspec.compile(bent))["nodes36.dat"], name="nodes36.dat")
    assert tables["nodes"]["x"].tolist() == [0, 800, 400]
    assert tables["nodes"]["y"].tolist() == [0, 0, 240]
    assert tables["link_lengths"].tolist() == [59] * 4  # the root of 50² + 30² + 10²


# --- what cannot be compiled ---------------------------------------------------------------------------------------


def road(a: Any = (0, 0, 0), b: Any = (50, 0, 0), **columns: Any) -> NetworkPlan:
    return plan({"a": a, "b": b}, [("a", "b")], **columns)


def star(count: int) -> NetworkPlan:
    """A junction with so many roads."""
    ends = {f"e{n}": (60 * math.cos(n), 60 * math.sin(n), 0) for n in range(count)}
    return plan({"hub": (0, 0, 0), **ends}, [("hub", end) for end in ends])


def rows_of(x: float, y: float, roads: int) -> NetworkPlan:
    """Many short roads in a part of one area; every one is a part of the network."""
    nodes: dict[str, tuple[float, float, float]] = {}
    for number in range(roads):
        across, along = divmod(number, 30)
        for end in (0, 1):
            nodes[f"{number}{'ab'[end]}"] = (x + 15 * across + 5 * end, y + 15 * along, 0)
    return plan(nodes, [(f"{number}a", f"{number}b") for number in range(roads)])


def chains(x: float, y: float, count: int) -> NetworkPlan:
    """One road with so many edges in one area."""
    steps = [*range(30), *range(29, -1, -1)]
    nodes = {f"n{number}": (x + 20 * (number // 30), y + 20 * steps[number % 60], 0) for number in range(count + 1)}
    return plan(nodes, [(f"n{number}", f"n{number + 1}") for number in range(count)])


REFUSED: dict[str, tuple[Callable[[], NetworkPlan], str, tuple[float, float, float] | None]] = {
    "unknown end": (
        lambda: plan({"a": (0, 0, 0)}, [("a", "z")]),
        "the line from a to z leads to node 'z', which is not there",
        (0, 0, 0),
    ),
    "same id": (
        lambda: replace(road(), nodes={"id": column(["a", "a"])}),
        "node a has the id 'a', as another one has",
        (50, 0, 0),
    ),
    "loop": (
        lambda: plan({"a": (4, 5, 6)}, [("a", "a")]),
        "the line from a to a leads back to its own node",
        (4, 5, 6),
    ),
    "zero length": (
        lambda: road(b=(0.05, 0, 0)),
        "the line from a to b has no length: both of its nodes lie at the same place",
        (0.025, 0, 0),
    ),
    "outside": (
        lambda: road(b=(0, -4096.125, 0)),
        "node b lies outside the map, at (0, -4096.12, 0); roads end 4096 units from its middle",
        (0, -4096.125, 0),
    ),
    "no height": (lambda: road(b=(50, 0, math.nan)), "node b has no height", None),
    "too long": (
        lambda: road(b=(256, 0, 0)),
        "the line from a to b is 256 units long, but a length is less than 256",
        (128, 0, 0),
    ),
    "over an area": (
        lambda: road((-760, 0, 0), (10, 0, 0)),
        "the line from a to b leads from area 34 to area 36, which do not touch",
        (-375, 0, 0),
    ),
    "types": (
        lambda: road(node_kind=["vehicle", "ped"]),
        "the line from a to b joins pedestrians and vehicles",
        (25, 0, 0),
    ),
    "water": (lambda: road(node_kind=["boat", "vehicle"]), "the line from a to b joins water and land", (25, 0, 0)),
    "links": (lambda: star(16), "node hub has 16 links, but a node can have 15", (0, 0, 0)),
    "one direction": (
        lambda: road(has_back=[False]),
        "the line from a to b has no way back, but files hold both ways of every road",
        (25, 0, 0),
    ),
    "two lights": (
        lambda: road(traffic_light=["yes"], traffic_light_back=["west_east"]),
        "the line from a to b has a light at both ends, but files hold one",
        (25, 0, 0),
    ),
    "value": (
        lambda: road(node_speed=["fst", None]),
        "node a has the speed 'fst'; it can be slow, normal, fast, speed_3",
        (0, 0, 0),
    ),
    "range": (lambda: road(lanes=[8]), "the line from a to b has the lanes 8; it can be 0 to 7", (25, 0, 0)),
    "fraction": (
        lambda: road(lanes=[2.5]),
        "the line from a to b has the lanes 2.5, and it is a whole number",
        (25, 0, 0),
    ),
    "fraction of a node": (
        lambda: road(node_density=[None, 3.7]),
        "node b has the density 3.7, and it is a whole number",
        (50, 0, 0),
    ),
    "no number": (
        lambda: road(lanes=["NaN"]),
        "the line from a to b has the lanes 'NaN', which is no number",
        (25, 0, 0),
    ),
    "bridge": (
        lambda: drawing([(0, 0, 5), (9, 0, 5)], [(5, 5, 5), (9, 5, 5)], bridge=["no", "nope"]),
        "fid 2: has the bridge 'nope'; it can be yes or no",
        (5, 5, 5),
    ),
    "bridge by number": (
        lambda: drawing([(0, 0, 5), (9, 0, 5)], bridge=[2]),
        "fid 1: has the bridge '2'; it can be yes or no",
        (0, 0, 5),
    ),
    "width": (lambda: road(node_path_width=[16, 0]), "node a has the path_width 16; it can be 0 to 15.9375", (0, 0, 0)),
    "attribute": (
        lambda: road(lane=[1]),
        "lines have the attribute 'lane', which means nothing here; did you mean lanes?",
        None,
    ),
    "navi nodes": (
        lambda: chains(20, 20, 1025),
        "area 36 would hold 1,025 navi nodes, but 1,024 fit; node n0 is the first one there",
        (20, 20, 0),
    ),
    "navi nodes of the last area": (
        lambda: chains(2260, 2260, 1024),
        "area 63 would hold 1,024 navi nodes, but 1,023 fit; node n0 is the first one there",
        (2260, 2260, 0),
    ),
    "parts": (
        lambda: rows_of(0, 0, 256),
        "node 255a begins part 256 of the network, but flood ids end at 255",
        (120, 225, 0),
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_is_refused_with_its_place(name: str, tmp_path: Path) -> None:
    make, message, place = REFUSED[name]
    compiled = navspec.compile(make(), tmp_path / "out")
    told = {obstacle.message: obstacle for obstacle in compiled.obstacles}
    assert message in told
    if place is not None:
        assert told[message].position == pytest.approx(place)
    assert compiled.fails
    assert compiled.files == ()
    assert not (tmp_path / "out").exists()


SQUARE = shapely.Polygon([(0, 0, 4), (8, 0, 4), (8, 8, 4), (0, 8, 4)])


@pytest.mark.filterwarnings("ignore:'crs' was not provided")
@pytest.mark.parametrize("end", ["geojson", "gpkg", "parquet"])
def test_what_is_no_line_is_named(end: str, tmp_path: Path) -> None:
    """With and without heights, and in parts."""
    flat, other = (
        shapely.force_2d(SQUARE),
        shapely.transform(SQUARE, lambda each: each + np.array([20, 0, 0]), include_z=True),
    )
    path = tmp_path / f"roads.{end}"
    for shape, places in (
        (SQUARE, [[4, 4, 4]]),
        (flat, [[4, 4, None]]),
        (shapely.MultiPolygon([SQUARE, other]), [[4, 4, 4], [24, 4, 4]]),
    ):
        saved(path, [shape, shapely.LineString([(40, 0, 4), (50, 0, 4)])])
        compiled = navspec.compile(path, tmp_path / "out")
        assert [obstacle.position for obstacle in compiled.obstacles] == places
        assert all(
            obstacle.message == f"{obstacle.feature} is a polygon; draw lines" for obstacle in compiled.obstacles
        )
        assert not (tmp_path / "out").exists()
    saved(path, [shapely.GeometryCollection([SQUARE, shapely.Point(0, 0)])])
    with pytest.raises(NavspecError, match=r"(GeometryC|c)ollection.*; draw lines and points"):
        navspec.compile(path)


def saved(path: Path, shapes: Sequence[Any]) -> None:
    """Shapes in a file as geopandas makes it."""
    frame = geopandas.GeoDataFrame(geometry=list(shapes))
    if path.suffix == ".parquet":
        frame.to_parquet(path)
    else:
        frame.to_file(path)


def test_frames_of_geopandas(tmp_path: Path) -> None:
    """As the user makes them, and as a graph gives them: these come back byte for byte."""
    write_files(tmp_path / "city", City().files())
    graph = navspec.graph(tmp_path / "city")
    frames = [graph.to_geopandas(), graph.to_geopandas("lines")]
    assert files_of(navspec.compile(frames)) == lower(City().files())
    roads = geopandas.GeoDataFrame(
        {"name": ["A", None], "lanes": [2, None]},
        geometry=[shapely.LineString([(0, 0, 9), (60, 0, 9)]), shapely.LineString([(60, 0), (99, 0)])],
    )
    assert len(navspec.compile(roads).files) == 64
    (obstacle,) = navspec.compile(roads.assign(lanes=[9, None])).obstacles
    assert obstacle.message == "row 0 (A) has the lanes 9; it can be 0 to 7"
    for frame, message in (
        (roads.set_crs(4326), r"the frame is in the projection WGS 84, .*set_crs\(None"),
        (graph.to_geopandas("edges"), r"use graph.to_geopandas\('lines'\)"),
    ):
        with pytest.raises(NavspecError, match=message):
            navspec.compile(frame)


@pytest.mark.filterwarnings("ignore:.*(truncated|aundered|crs)")
def test_a_shapefile(tmp_path: Path) -> None:
    """Its names have ten characters."""
    roads = geopandas.GeoDataFrame(
        {"switched_off": [1], "path_width": [1.5]}, geometry=[shapely.LineString([(0, 0, 9), (60, 0, 9)])]
    )
    roads.to_file(tmp_path / "roads.shp")
    compiled = navspec.compile(tmp_path / "roads.shp", tmp_path / "out", spacing=60)
    assert compiled.notes == ("lines: switched_o is read as switched_off",)
    nodes = navspec.graph(tmp_path / "out").nodes
    assert (nodes["switched_off"].tolist(), nodes["path_width"].tolist()) == ([1, 1], [1.5, 1.5])
    (tmp_path / "roads.dbf").unlink()
    with pytest.raises(NavspecError, match=r"roads\.dbf is not beside it"):
        navspec.compile(tmp_path / "roads.shp")
    roads.set_crs(4326).to_file(tmp_path / "earth.shp")
    with pytest.raises(NavspecError, match=r"layer earth is in the projection EPSG:4326.*delete the \.prj file"):
        navspec.compile(tmp_path / "earth.shp")


def test_degrees_are_recognized() -> None:
    (obstacle,) = navspec.compile(drawing([(24.94, 60.17, 0), (24.95, 60.18, 0)])).obstacles
    assert obstacle.message == (
        "the lines lie between 24.94, 60.17 and 24.95, 60.18, which look like longitude and latitude"
    )


def test_one_line_outside_is_one_obstacle() -> None:
    (obstacle,) = navspec.compile(drawing([(2990, 0, 10), (9000, 0, 10)]), spacing=300).obstacles
    assert obstacle.message.endswith("roads end 4096 units from its middle (and 19 more nodes of it)")


def test_a_drawing_without_roads(tmp_path: Path) -> None:
    """What was exported may have none: it was an empty map."""
    for network in (plan({}, []), plan({"a": (0, 0, 0)}, [])):
        (obstacle,) = navspec.compile(network, tmp_path / "out").obstacles
        assert (obstacle.message, obstacle.fix) == ("the drawing has no roads", "Draw lines")
        assert not (tmp_path / "out").exists()
    network = exported(City(), tmp_path / "base")
    assert files_of(navspec.compile(network)) == lower(City().files())


FITS = {
    "15 links": lambda: star(15),
    "255.875 units": lambda: road(b=(255.875, 0, 0)),
    "last place": lambda: road((4050, -4096, 0), (4095.875, -4096, 0)),
    "1,024 navi nodes": lambda: chains(20, 20, 1024),
    "1,023 in the last area": lambda: chains(2260, 2260, 1023),
    "255 parts": lambda: rows_of(0, 0, 255),
}


@pytest.mark.parametrize("name", FITS)
def test_what_just_fits(name: str) -> None:
    compiled = navspec.compile(FITS[name]())
    assert len(files_of(compiled)) == 64
    assert compiled.summary["error"] == 0


@pytest.mark.parametrize("to", ["ver3", "fla4"])
def test_the_limit_adjuster_has_room(to: str) -> None:
    assert navspec.compile(rows_of(0, 0, 256), to=to).refused == ()
    assert navspec.compile(chains(20, 20, 1025), to=to).refused == ()


def test_everything_is_named_at_once() -> None:
    """Faults in one place do not hide those in others."""
    network = plan(
        {"a": (0, 0, 0), "b": (300, 0, 0), "c": (5000, 0, 0), "d": (0, 60, 0), "e": (0, 90, 0)},
        [("a", "b"), ("b", "c"), ("a", "x"), ("d", "e")],
        node_kind=["vehicle", "vehicle", "vehicle", "ped", "boat"],
        lanes=["many", None, None, None],
        lane=["red", None, None, None],
    )
    features = [obstacle.feature for obstacle in navspec.compile(network).obstacles]
    assert set(features) == {
        "", "node c", "the line from a to b", "the line from a to x", "the line from d to e",
    }  # fmt: skip
    assert features.count("the line from a to b") == 2  # its length, and its lanes


# --- where it goes -------------------------------------------------------------------------------------------------


def test_files_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    compiled = navspec.compile(road(), tmp_path / "out")
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()} == files_of(compiled)
    assert compiled.summary["written"] == 64
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "out").iterdir()}
    with pytest.raises(navspec.WriteError, match="exists"):
        navspec.compile(road(b=(60, 0, 0)), tmp_path / "out")
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "out").iterdir()} == before
    assert navspec.compile(road(b=(60, 0, 0)), tmp_path / "out", force=True).summary["written"] == 64


def test_into_an_archive(tmp_path: Path) -> None:
    compiled = navspec.compile(road(), tmp_path / "new.img")
    assert [archive.entries for archive in compiled.archives] == [64]
    assert navspec.check(tmp_path / "new.img").severities.get("error", 0) == 0


@pytest.mark.parametrize("to", ["ver9", "gta_sa_paths_fla", "source_nav"])
def test_a_target_that_is_none(to: str) -> None:
    with pytest.raises(NavspecError, match="gta_sa_paths_fla:fla4"):
        navspec.compile(road(), to=to)


def test_a_map_that_the_game_has_not() -> None:
    with pytest.raises(NavspecError, match="leave out --map-size"):
        navspec.compile(road(), settings={"map_size": 12000})


def test_an_attribute_that_nobody_knows_is_told_as_it_is() -> None:
    """Its name is text of somebody else, and not a part of our sentence."""
    network = plan({"a": (0, 0, 0), "b": (10, 0, 0)}, [("a", "b")], **{"line_{0}": [1]})
    assert "lines: ignored line_{0}, which is not an attribute of roads" in navspec.compile(network).notes


def test_a_column_of_one_way_streets_says_what_to_write() -> None:
    network = plan({"a": (0, 0, 0), "b": (10, 0, 0)}, [("a", "b")], oneway=["yes"])
    notes = navspec.compile(network).notes
    assert "lines: ignored oneway, which is not an attribute of roads" in notes
    assert "oneway: a one-way street has lanes_back 0, and lanes in the direction of its line" in notes
