"""Graphs of path networks and meshes, against what plain Python has of the same bytes."""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders import gta_iv_paths, gta_sa_paths, metroid_prime_path, source2_nav, source_nav
from fuzz.mutations import Files
from fuzz.seeds import Input
from navspec.graphs.graph import Graph
from sweeps import rounds


def row(graph: Graph, source: str, target: str) -> int:
    """The one edge between two nodes."""
    (found,) = np.flatnonzero((graph.source == graph.row(source)) & (graph.target == graph.row(target)))
    return int(found)


def polygon(graph: Graph, node: int) -> list[list[float]]:
    assert graph.polygons is not None
    offsets, corners = graph.polygons
    return corners[offsets[node] : offsets[node + 1]].tolist()


def portal(graph: Graph, edge: int) -> list[tuple[float, float, float]]:
    return [tuple(float(graph.edges[f"portal_{axis}{end}"][edge]) for axis in "xyz") for end in range(2)]  # type: ignore[misc]


def twice(corners: Sequence[Sequence[float]]) -> float:
    """Twice the size of a polygon seen from above, above 0 where it is counter-clockwise."""
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)


def on_border(point: Sequence[float], corners: Sequence[Sequence[float]], within: float) -> bool:
    """Whether a point lies on the outline of a polygon as seen from above."""
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        step = b[0] - a[0], b[1] - a[1]
        square = step[0] ** 2 + step[1] ** 2
        share = ((point[0] - a[0]) * step[0] + (point[1] - a[1]) * step[1]) / square if square else 0.0
        share = min(max(share, 0.0), 1.0)
        if math.dist(point[:2], (a[0] + share * step[0], a[1] + share * step[1])) <= within:
            return True
    return False


# San Andreas


def sa_road() -> dict[int, bytes]:
    city = gta_sa_paths.City()
    west, middle, east = (city.vehicle(x, 100.0) for x in (100.0, 140.0, 180.0))
    city.road(west, middle, lanes=(2, 1))
    city.road(middle, east, lanes=(1, 0))
    walk = city.ped(100.0, 120.0), city.ped(110.0, 120.0)
    city.path(*walk)
    return {number: area.to_bytes() for number, area in city.areas().items()}


def sa_edges(files: dict[int, bytes]) -> Iterator[tuple[str, str, int, int, int, int]]:
    """Names of both ends of every link, lanes, light, navi node's file and row, by plain struct."""
    heads = {number: struct.unpack_from("<5I", data) for number, data in files.items()}
    navis = {
        number: [
            struct.unpack_from("<hhHHbbBBH", files[number], 20 + 28 * head[0] + 14 * each) for each in range(head[3])
        ]
        for number, head in heads.items()
    }
    for number, (nodes, vehicles, _, navi, links) in heads.items():
        data = files[number]
        at = 20 + 28 * nodes + 14 * navi
        navi_at = at + 4 * links + 4 * 192
        for node in range(nodes):
            (first,) = struct.unpack_from("<h", data, 20 + 28 * node + 16)
            count = data[20 + 28 * node + 24] & 15
            for link in range(first, first + count):
                area, target = struct.unpack_from("<HH", data, at + 4 * link)
                lanes = light = navi_area = navi_id = 0
                if node < vehicles:
                    (word,) = struct.unpack_from("<H", data, navi_at + 2 * link)
                    navi_area, navi_id = word >> 10, word & 0x3FF
                    of_navi = navis[navi_area][navi_id]
                    is_along = (of_navi[2], of_navi[3]) == (area, target)
                    lanes = of_navi[7] >> 3 & 7 if is_along else of_navi[7] & 7
                    light = of_navi[8] & 3 if bool(of_navi[7] >> 6 & 1) == is_along else 0
                yield f"{number}/{node}", f"{area}/{target}", lanes, light, navi_area, navi_id


def sa_told(graph: Graph) -> list[tuple[str, str, int, int, int, int]]:
    names = graph.names()
    columns = [graph.edges[name].tolist() for name in ("lanes", "traffic_light", "navi_area", "navi_id")]
    ends = ([names[each] for each in column.tolist()] for column in (graph.source, graph.target))
    return list(zip(*ends, *columns, strict=True))


def test_lanes_and_navi_nodes_of_a_built_set(tmp_path: Path) -> None:
    files = sa_road()
    for number, data in files.items():
        (tmp_path / f"NODES{number}.DAT").write_bytes(data)
    graph = navspec.graph(tmp_path)
    assert sorted(sa_told(graph)) == sorted(sa_edges(files))
    lanes = sorted(graph.edges["lanes"][graph.edges.words("kind") == "vehicle"].tolist())
    assert lanes == [0, 1, 1, 2]
    assert navspec.graph(tmp_path, kind="ped").nodes.rows == 2


def test_lanes_lights_and_navi_nodes_of_the_stock_set(stock: Path) -> None:
    files = {number: (stock / f"NODES{number}.DAT").read_bytes() for number in range(64)}
    graph = navspec.graph(stock)
    told = sa_told(graph)
    assert told == list(sa_edges(files))
    assert any(each[3] for each in told)


# GTA IV


@pytest.fixture
def iv_areas() -> dict[int, gta_iv_paths.Area]:
    areas = gta_iv_paths.random_city(random.Random(5))
    chance = random.Random(6)
    for node in (node for area in areas.values() for node in area.nodes if node.links):
        if chance.random() < 0.3:
            node.flags |= 1 << 25
        for link in node.links:
            link.lanes = chance.randrange(64)
    return areas


def test_gta_iv(tmp_path: Path, iv_areas: dict[int, gta_iv_paths.Area]) -> None:
    gta_iv_paths.write(tmp_path, iv_areas)
    graph = navspec.graph(tmp_path)
    nodes = [(area.number, at, node) for area in iv_areas.values() for at, node in enumerate(area.nodes)]
    assert graph.names() == [f"{area}/{at}" for area, at, _ in nodes]
    assert graph.unit == "m"
    assert graph.polygons is None
    assert graph.position.tolist() == [[node.x / 8, node.y / 8, node.z / 128] for *_, node in nodes]
    kinds = ["unlinked" if not node.links else "boat" if node.flags >> 25 & 1 else "vehicle" for *_, node in nodes]
    assert graph.nodes.words("kind").tolist() == kinds
    assert {*kinds} == {"vehicle", "boat", "unlinked"}
    assert graph.nodes["path_width"].tolist() == [node.width / 8 for *_, node in nodes]
    assert graph.nodes["spawn_density"].tolist() == [node.flags & 15 for *_, node in nodes]
    assert graph.nodes["street_name_hash"].tolist() == [node.street for *_, node in nodes]

    links = [(area, at, node, link) for area, at, node in nodes for link in node.links]
    names = graph.names()
    assert [names[each] for each in graph.source] == [f"{area}/{at}" for area, at, *_ in links]
    assert [names[each] for each in graph.target] == [f"{link.area}/{link.node}" for *_, link in links]
    assert graph.edges["length"].tolist() == [link.length for *_, link in links]
    assert graph.edges["lanes"].tolist() == [link.lanes >> 3 & 7 for *_, link in links]
    assert graph.edges["lanes_0_2"].tolist() == [link.lanes & 7 for *_, link in links]
    assert graph.edges["link_flags"].tolist() == [link.flags for *_, link in links]
    assert graph.edges["order"].tolist() == [node.links.index(link) for _, _, node, link in links]
    water = [
        "boat" if (node.flags | iv_areas[link.area].nodes[link.node].flags) >> 25 & 1 else "vehicle"
        for _, _, node, link in links
    ]
    assert graph.edges.words("kind").tolist() == water
    assert navspec.graph(tmp_path, kind="unlinked").edges.rows == 0


def test_links_of_gta_iv_that_lead_nowhere(tmp_path: Path) -> None:
    areas = gta_iv_paths.golden()
    areas[27].nodes[0].links.append(gta_iv_paths.Link(28, 7))
    areas[27].nodes[0].links.append(gta_iv_paths.Link(99, 0))
    gta_iv_paths.write(tmp_path, areas)
    graph = navspec.graph(tmp_path)
    names = graph.names()
    assert [(names[a], names[b]) for a, b in zip(graph.source, graph.target, strict=True)] == [
        ("27/0", "28/0"),
        ("28/0", "27/0"),
    ]


# Source


@pytest.fixture
def steps() -> source_nav.Mesh:
    """Areas of 100 from west to east, each higher or lower than the one before, and all joined both ways."""
    heights = [0.0, 18.0, 59.0, 120.0, 260.0, 60.0, -350.0]
    areas = []
    for number, z in enumerate(heights):
        east, west = [number + 2] if number + 1 < len(heights) else [], [number] if number else []
        corners = (100.0 * number, 0.0, z), (100.0 * number + 100.0, 50.0 + 10 * number, z)
        areas.append(source_nav.Area(number + 1, 0, *corners, z, z, ((), east, (), west)))
    areas[1].attributes, areas[2].attributes = 1, 3
    areas[1].place_index = 2
    areas[0].ladders_up, areas[5].ladders_down = (9,), (9,)
    return source_nav.Mesh(
        16,
        2,
        "tf",
        places=[b"Middle\0", b"BombsiteA\0"],
        areas=areas,
        ladders=[source_nav.Ladder(9, length=77.0, direction=1, areas=(5, 6, 0, 4, 1))],
    )


def test_source(steps: source_nav.Mesh) -> None:
    graph = navspec.graph(steps.pack(), name="steps.nav")
    assert graph.unit == "unit"
    assert graph.names() == ["1", "2", "3", "4", "5", "6", "7"]
    assert graph.nodes.words("place").tolist() == ["", "BombsiteA", "", "", "", "", ""]
    assert graph.nodes["crouch"].tolist() == [False, True, True, False, False, False, False]
    assert graph.nodes["jump"].tolist() == [False, False, True, False, False, False, False]
    assert graph.position[3].tolist() == [350.0, 40.0, 120.0]
    assert polygon(graph, 3) == [[300.0, 0.0, 120.0], [400.0, 0.0, 120.0], [400.0, 80.0, 120.0], [300.0, 80.0, 120.0]]
    east = row(graph, "4", "5")
    assert graph.edges.words("side")[east] == "east"
    assert portal(graph, east) == [(400.0, 0.0, 120.0), (400.0, 80.0, 120.0)]
    west = row(graph, "5", "4")
    assert graph.edges.words("side")[west] == "west"
    assert portal(graph, west) == [(400.0, 80.0, 260.0), (400.0, 0.0, 260.0)]
    assert graph.edges["length"][east] == pytest.approx(math.dist((350, 40, 120), (450, 45, 260)))


def test_costs_of_source(steps: source_nav.Mesh) -> None:
    graph = navspec.graph(steps.pack(), name="steps.nav")
    for source, target, times in (("1", "2", 21), ("2", "3", 26), ("3", "2", 21), ("2", "1", 1)):
        edge = row(graph, source, target)
        assert graph.edges["cost"][edge] == pytest.approx(times * graph.edges["length"][edge])


@pytest.mark.parametrize(
    ("game", "sub", "source", "target", "movement"),
    [
        ("tf", 2, "1", "2", "walk"),  # 18 up
        ("tf", 2, "2", "1", "walk"),
        ("tf", 2, "2", "3", "jump"),  # 41 up
        ("tf", 2, "3", "2", "drop"),
        ("tf", 2, "3", "4", "crouch_jump"),  # 61 up
        ("cs", 1, "3", "4", "climb_or_impossible"),
        ("tf", 2, "4", "5", "climb_or_impossible"),  # 140 up
        ("tf", 2, "5", "6", "drop"),  # 200 down
        ("cs", 1, "5", "6", "drop"),
        ("tf", 2, "6", "7", "dangerous_drop"),  # 410 down
        ("cs", 1, "6", "7", "dangerous_drop"),
    ],
)
def test_movement(steps: source_nav.Mesh, game: str, sub: int, source: str, target: str, movement: str) -> None:
    steps.game, steps.sub_version = game, sub
    graph = navspec.graph(steps.pack(), name="steps.nav")
    assert graph.edges.words("movement")[row(graph, source, target)] == movement


@pytest.mark.parametrize("version", [6, 9, 16])
def test_ladders_of_source(steps: source_nav.Mesh, version: int) -> None:
    steps.version = version
    if version < 16:
        steps.game, steps.sub_version = "base", None
    graph = navspec.graph(steps.pack(), name="steps.nav")
    names, kinds = graph.names(), graph.edges.words("kind")
    ways = {
        (kinds[edge], names[graph.source[edge]], names[graph.target[edge]])
        for edge in range(graph.edges.rows)
        if kinds[edge] != "connection"
    }
    up = {("ladder_up", "1", "5"), ("ladder_up", "1", "6")}
    # Up to version 6 areas do not list ladders, so that all areas at the top lead down.
    down = {("ladder_down", top, "1") for top in (("5", "6", "4") if version == 6 else ("6",))}
    assert ways == up | down
    edge = row(graph, "1", "6")
    assert (graph.edges["length"][edge], graph.edges["cost"][edge], graph.edges["ladder_id"][edge]) == (77.0, 77.0, 9)
    assert (graph.edges.words("side")[edge], graph.edges.words("ladder_direction")[edge]) == ("none", "east")
    assert graph.edges["order"][edge] == 2
    assert np.isnan(portal(graph, edge)).all()
    other = row(graph, "1", "2")
    assert (graph.edges.words("ladder_direction")[other], graph.edges["ladder_id"][other]) == ("none", 0)


def test_connections_that_lead_nowhere_or_back(steps: source_nav.Mesh) -> None:
    before = navspec.graph(steps.pack(), name="steps.nav").edges.rows
    steps.areas[0].connections = ((1, 99, 0), (2,), (), ())
    assert navspec.graph(steps.pack(), name="steps.nav").edges.rows == before


def test_every_layout_of_source() -> None:
    layouts = [(version, None, "base") for version in range(1, 10)]
    layouts += [(16, 1, "cs"), (16, 2, "tf"), (16, 3, "ins"), (16, 14, "l4d"), (16, 7, "l4d"), (16, 256, "tf2classic")]
    for version, sub, game in layouts:
        data = source_nav.mesh(version, sub, game).pack()
        graph = navspec.graph(data, name="a.nav")
        assert graph.names() == ["1", "2", "7", "4"]
        assert {*map(len, graph.nodes.values())} == {4}
        assert {*map(len, graph.edges.values())} == {graph.edges.rows}
        assert graph.edges.rows == 7 if version > 6 else 5


# Source 2


@pytest.mark.parametrize(("version", "generation"), [(30, 7), (31, 12), (35, 12), (36, 13)])
def test_source2(version: int, generation: int) -> None:
    mesh = source2_nav.mesh(version, int(version > 30), generation)
    mesh.areas[1].hull = 0
    graph = navspec.graph(mesh.pack(), name="a.nav")
    assert graph.unit == "unit"
    assert graph.names() == ["1", "2"]
    assert polygon(graph, 1) == [[100.0, 0.0, 0.0], [200.0, 50.0, 0.0], [100.0, 100.0, 0.0]]
    assert graph.position.tolist() == [[50.0, 50.0, 0.0], pytest.approx([400 / 3, 50.0, 0.0])]
    kinds = graph.edges.words("kind").tolist()
    (there,) = np.flatnonzero((graph.source == 0) & (graph.edges.words("kind") == "connection")).tolist()
    assert portal(graph, there) == [(100.0, 0.0, 0.0), (100.0, 100.0, 0.0)]
    assert graph.edges["length"][there] == pytest.approx(250 / 3)
    assert (graph.edges["edge"][there], graph.edges["target_edge"][there]) == (1, 2)
    # The left area at the top; all three at the bottom where the version stores them.
    assert kinds.count("ladder_up") == 1
    assert kinds.count("ladder_down") == (3 if version >= 35 else 1)
    (up,) = np.flatnonzero(graph.edges.words("kind") == "ladder_up")
    assert (graph.source[up], graph.target[up], graph.edges["length"][up]) == (0, 1, 128.0)
    assert graph.nodes["attributes"].tolist() == [0x10000, 0]
    assert ("crouch_height" in graph.nodes) == (version >= 35)


def test_hulls_of_source2() -> None:
    mesh = source2_nav.mesh(30, 0, 7)
    mesh.areas[1].hull = 2
    data = mesh.pack()
    graph = navspec.graph(data, name="a.nav")
    assert graph.nodes.words("kind").tolist() == ["hull_0", "hull_2"]
    assert navspec.graph(data, name="a.nav", kind="hull_2").names() == ["2"]
    assert navspec.graph(data, name="a.nav", kind="hull_1").nodes.rows == 0
    with pytest.raises(navspec.NavspecError, match="unknown value 'hull_3'; use hull_0, hull_1 or hull_2"):
        navspec.graph(data, name="a.nav", kind="hull_3")


def test_edges_of_source2_that_overlap_in_part() -> None:
    mesh = source2_nav.mesh()
    mesh.corners += [(100.0, 30.0, 40.0), (200.0, 30.0, 40.0), (100.0, 140.0, 40.0)]
    mesh.gravity = [(0.0, 0.0, -1.0)] * len(mesh.corners)
    mesh.polygons[1] = ((5, 6, 7), 0)
    graph = navspec.graph(mesh.pack(), name="a.nav")
    there, back = (int(np.flatnonzero((graph.source == each) & (graph.edges["kind"] == 0))[0]) for each in (0, 1))
    assert portal(graph, there) == [(100.0, 30.0, 0.0), (100.0, 100.0, 0.0)]
    assert portal(graph, back) == [pytest.approx((100.0, 100.0, 40.0)), pytest.approx((100.0, 30.0, 40.0))]


# Metroid Prime


@pytest.mark.parametrize("version", [4, 6, 7])
def test_metroid_prime(version: int) -> None:
    mesh = metroid_prime_path.grid(3, 6, 5, version)
    graph = navspec.graph(mesh.to_bytes(), name="a.path")
    assert graph.names() == [str(each) for each in range(len(mesh.regions))]
    links = [(number, region, link) for number, region in enumerate(mesh.regions) for link in region.links]
    assert graph.source.tolist() == [number for number, *_ in links]
    assert graph.target.tolist() == [link.region for *_, link in links]
    assert graph.nodes["ground"].tolist() == [bool(region.type_mask & 1) for region in mesh.regions]
    assert graph.nodes["index_1"].tolist() == [bool(region.index_mask & 2) for region in mesh.regions]
    assert graph.nodes["height"].tolist() == [region.height for region in mesh.regions]
    assert graph.edges["width_2d"].tolist() == [link.width for *_, link in links]
    assert graph.edges["edge"].tolist() == [link.edge for *_, link in links]
    for number, region in enumerate(mesh.regions):
        assert polygon(graph, number) == [list(corner) for corner in region.corners[::-1]]
        assert twice(polygon(graph, number)) > 0
    for edge, (_, region, link) in enumerate(links):
        assert portal(graph, edge) == [*region.edge(link.edge)[::-1]]
        assert graph.edges["length"][edge] == pytest.approx(
            math.dist(region.centroid, mesh.regions[link.region].centroid), rel=1e-6
        )


def test_links_of_metroid_prime_that_lead_nowhere() -> None:
    mesh = metroid_prime_path.two_squares()
    there, nowhere = (metroid_prime_path.Link(1, region, 5.5, 0.125) for region in (1, 5))
    mesh.regions[0].links.append(there)
    mesh.regions[1].links.append(metroid_prime_path.Link(9, 0, 8.0, 0.125))
    data = mesh.to_bytes().replace(there.to_bytes(), nowhere.to_bytes())
    graph = navspec.graph(data, name="a.path")
    assert (graph.source.tolist(), graph.target.tolist()) == ([0, 1, 1], [1, 0, 0])
    assert np.isnan(portal(graph, 2)).all()


# Real files


@pytest.fixture(params=["v3", "v4", "v5", "v9", "v16.0", "v16.1", "v16.2", "v16.14", "v16.256", "v30.0", "v35.1"])
def real(request: pytest.FixtureRequest, corpus: Path) -> Path:
    """The smallest mesh of a version."""
    return min((corpus / "source_nav" / request.param).iterdir(), key=lambda path: path.stat().st_size)


def test_real_meshes(real: Path) -> None:
    graph = navspec.graph(real)
    facts = navspec.info(real).files[0].info
    is_connection = graph.edges["kind"] == 0
    assert graph.nodes.rows == facts["areas"]
    assert np.count_nonzero(is_connection) == facts["connections"]
    corners = [polygon(graph, node) for node in range(graph.nodes.rows)]
    assert all(twice(corner) >= 0 for corner in corners)
    edges = random.Random(0).sample(np.flatnonzero(is_connection).tolist(), 50 if is_connection.sum() > 50 else 1)
    for edge in edges:
        source, target = int(graph.source[edge]), int(graph.target[edge])
        apart = math.dist(graph.position[source], graph.position[target])
        assert graph.edges["length"][edge] == pytest.approx(apart)
        if graph.cost == "cost":
            times = 1 + 20 * bool(graph.nodes["crouch"][target]) + 5 * bool(graph.nodes["jump"][target])
            assert graph.edges["cost"][edge] == pytest.approx(apart * times)
        ends = portal(graph, edge)
        assert all(on_border(end, corners[source], 1e-3) for end in ends)
    if graph.format == "source_nav":
        middles = np.array([np.mean(portal(graph, edge), axis=0) for edge in np.flatnonzero(is_connection).tolist()])
        shares = [
            on_border(middle, corners[target], 0.01)
            for middle, target in zip(middles, graph.target[is_connection].tolist(), strict=True)
        ]
        assert np.mean(shares) > 0.7  # the others are drops and jumps over gaps


# Bad files


@pytest.mark.parametrize(
    ("format_id", "data", "name"),
    [
        ("source_nav", source_nav.example(), "a.nav"),
        ("source2_nav", source2_nav.example(), "a.nav"),
        ("metroid_prime_path", metroid_prime_path.example(), "a.path"),
        ("gta_iv_paths", gta_iv_paths.example(), "nodes27.nod"),
    ],
)
def test_broken_files_give_own_errors(format_id: str, data: bytes, name: str) -> None:
    seed, chance, made = Input(data, name, None), random.Random(1), 0
    files = Files(format_id, [seed], [seed])
    for _ in range(rounds(150, 40)):
        broken = files.mutated(chance, seed)
        try:
            graph = navspec.graph(broken.data, name=name)
        except navspec.NavspecError:
            continue
        for columns in (graph.nodes, graph.edges):
            assert {*map(len, columns.values())} <= {columns.rows}
        assert len(graph.lines.there) <= graph.edges.rows
        assert len(graph.components()) == graph.nodes.rows
        made += 1
    assert made
