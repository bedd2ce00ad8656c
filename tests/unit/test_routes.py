"""Ways through networks: against plain Python over the same files, and by the rules of the games on small sets."""

from __future__ import annotations

import heapq
import math
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_iv_paths, gta_sa_paths, metroid_prime_path, source2_nav, source_nav
from navspec.graphs.graph import Polygons
from navspec.graphs.shortest_paths import UsableEdges, find_path
from navspec.graphs.spatial import find_containing
from navspec.records.networks import Route
from sweeps import rounds

Edges = dict[str, list[tuple[str, float]]]
"""What leads from each node, and what it costs."""


def dijkstra(edges: Edges, origin: str, target: str) -> float | None:
    """Cost of the cheapest way."""
    queue, done = [(0.0, origin)], set[str]()
    while queue:
        cost, node = heapq.heappop(queue)
        if node == target:
            return cost
        if node not in done:
            done.add(node)
            for other, more in edges.get(node, []):
                heapq.heappush(queue, (cost + more, other))
    return None


def assert_way(route: Route, edges: Edges, cost: float | None) -> None:
    """It costs what it should, and goes along edges that add up to that."""
    if cost is None:
        assert (route.cost, route.nodes) == (None, ())
        assert route.reason
        return
    assert route.reason is None
    assert route.cost == pytest.approx(cost, rel=1e-9)
    steps = zip(route.nodes, route.nodes[1:], strict=False)
    sums = sum(min(more for other, more in edges[one] if other == two) for one, two in steps)
    assert sums == pytest.approx(cost, rel=1e-9)
    assert len(route.position) == len(route.nodes)


# The stock set


@pytest.fixture(scope="module")
def city(stock: Path) -> navspec.Graph:
    return navspec.graph(stock)


# gta_sa_paths.md 6.11: any direction, lanes, lanes in reverse
REFERENCE = [
    ("0/0", "63/0", 9_158, 9_391, 9_355),
    ("7/0", "56/0", 8_824, 8_825, 9_036),
    ("14/0", "46/0", 3_814, 3_919, 3_906),
    ("0/0", "14/100", 5_164, 5_164, 5_261),
    ("24/0", "31/0", 5_948, 5_948, 5_948),
    ("0/0", "63/414", 9_252, 9_485, 9_449),
    ("3/191", "57/229", 6_403, None, 6_737),
    ("6/433", "23/1516", 1_901, ..., ...),
    ("16/307", "49/235", 3_382, ..., ...),
]


@pytest.mark.parametrize(("origin", "target", "cost", "lanes", "back"), REFERENCE)
def test_reference_results(
    origin: str, target: str, cost: int, lanes: int | Any | None, back: int | Any, city: navspec.Graph
) -> None:
    found = navspec.route(city, origin, target)
    assert (found.cost, found.nodes[0], found.nodes[-1]) == (cost, origin, target)
    assert navspec.route(city, target, origin).cost == cost
    if lanes is ...:
        with pytest.raises(navspec.NavspecError, match="nodes of the kind ped have none"):
            navspec.route(city, origin, target, lanes=True)
        return
    assert navspec.route(city, origin, target, lanes=True).cost == lanes
    assert navspec.route(city, target, origin, lanes=True).cost == back


def test_no_lanes_on_the_water_of_the_stock_set(city: navspec.Graph) -> None:
    reason = navspec.route(city, "3/191", "57/229", lanes=True).reason
    assert reason == "one way only: no lanes lead from 3/191 to 57/229; without lanes it costs 6,403"


def test_the_oracle(corpus: Path, city: navspec.Graph) -> None:
    lua = (corpus / "gta_sa_paths" / "oracle" / "vehiclenodes.lua").read_text("utf-8")
    edges: Edges = {}
    for number, neighbours in re.findall(r"\{ id = (\d+), .*?neighbours = \{(.*?)\}", lua):
        pairs = re.findall(r"\[(\d+)\]=(\d+)", neighbours)
        edges[name_of(number)] = [(name_of(other), float(length)) for other, length in pairs]
    assert len(edges) == 30_587
    chance = random.Random(11)
    known = sorted(edges)
    costs = []
    for _ in range(30):
        origin, target = chance.sample(known, 2)
        costs.append(dijkstra(edges, origin, target))
        assert navspec.route(city, origin, target).cost == costs[-1]
    assert sum(cost is not None for cost in costs) > 15


def name_of(number: str) -> str:
    return f"{int(number) >> 16}/{int(number) & 0xFFFF}"


def test_the_game_gives_up_on_the_longest_ways(city: navspec.Graph) -> None:
    found = navspec.route(city, "0/0", "63/0", mode="engine")
    assert found.cost is None
    assert "gives up when it has come by 4,950 nodes" in str(found.reason)
    near = navspec.route(city, "6/433", "23/1516", mode="engine")
    assert near.cost == 1_901
    other = navspec.route(city, "6/433", "16/307", mode="engine")
    assert str(other.reason).startswith("another flood group: 6/433 is in 5 and 16/307 in 28")


def test_places_of_the_stock_set(city: navspec.Graph) -> None:
    found = navspec.route(city, (2387.0, 2513.0, 9.0), "-2427,-2474")
    assert (found.nodes[0], found.nodes[-1], found.kind) == ("63/0", "0/0", "vehicle")
    assert found.cost == 9_158
    on_foot = navspec.route(city, "6/433", (2760.0, -1265.0, 55.0))
    assert (on_foot.nodes[-1], on_foot.kind) == ("23/1516", "ped")
    boat = navspec.route(city, (-2000.0, -2000.0), (-2000.0, -2000.0), kind="boat")
    assert (boat.kind, boat.cost, len(boat.nodes)) == ("boat", 0, 1)


# Random networks of every family: a graph, and what plain Python has of the same builder

Network = tuple[navspec.Graph, Edges, Edges | None]


def sa_network(chance: random.Random) -> Network:
    """One area with roads, waterways and footpaths; with lanes, and without."""
    city = gta_sa_paths.City()
    kinds = [chance.choice(("road", "road", "water", "path")) for _ in range(chance.randrange(4, 30))]
    for kind in kinds:
        place = chance.uniform(0, 180), chance.uniform(0, 170)
        city.ped(*place) if kind == "path" else city.vehicle(*place, water_node=int(kind == "water"))
    lanes: dict[tuple[int, int], int] = {}
    for _ in range(2 * len(kinds)):
        a, b = chance.randrange(len(kinds)), chance.randrange(len(kinds))
        is_full = max(len(city.points[each].edges) for each in (a, b)) > 14
        if a == b or kinds[a] != kinds[b] or (a, b) in lanes or is_full:
            continue
        if kinds[a] == "path":
            city.path(a, b)
            lanes[a, b] = lanes[b, a] = 1
        else:
            lanes[a, b], lanes[b, a] = chance.randrange(3), chance.randrange(3)
            city.road(a, b, (lanes[a, b], lanes[b, a]))
    names = [f"{area}/{node}" for area, node in city.addresses()]
    (area,) = (each for each in city.areas().values() if each.nodes)
    places = {f"{area.number}/{node.node_id}": (node.x / 8, node.y / 8, node.z / 8) for node in area.nodes}
    edges: Edges = {}
    laned: Edges = {}
    for (a, b), count in lanes.items():
        cost = float(max(1, math.floor(math.dist(places[names[a]], places[names[b]]))))
        edges.setdefault(names[a], []).append((names[b], cost))
        if count:
            laned.setdefault(names[a], []).append((names[b], cost))
    return navspec.graph(area.to_bytes(), name=area.name), edges, laned


def iv_network(chance: random.Random) -> Network:
    count = chance.randrange(4, 30)
    points = [(8 * x + 7, chance.randrange(100, 900), chance.randrange(2000)) for x in chance.sample(range(150), count)]
    pairs = {(min(a, b), max(a, b)) for a, b in (chance.sample(range(count), 2) for _ in range(2 * count))}
    (area,) = (each for each in gta_iv_paths.city(points, sorted(pairs)).values() if each.nodes)
    edges: Edges = {}
    laned: Edges = {}
    for number, node in enumerate(area.nodes):
        for link in node.links:
            link.lanes = chance.choice((0, 9, 16, 1))
            edge = f"{link.area}/{link.node}", float(link.length)
            edges.setdefault(f"{area.number}/{number}", []).append(edge)
            if link.lanes >> 3:
                laned.setdefault(f"{area.number}/{number}", []).append(edge)
    return navspec.graph(area.to_bytes(), name=area.name), edges, laned


def source_network(chance: random.Random) -> Network:
    """Areas with connections in any direction, some to crouch and to jump in, and a ladder."""
    count = chance.randrange(3, 30)
    areas = []
    for number in range(1, count + 1):
        x, y, z = (float(chance.randrange(-999, 999)) for _ in range(3))
        sides = [
            [other for other in range(1, count + 1) if other != number and chance.random() < 0.03] for _ in range(4)
        ]
        size = chance.randrange(1, 9) * 25.0, chance.randrange(1, 9) * 25.0
        corners = (x, y, z), (x + size[0], y + size[1], z + 10.0)
        areas.append(source_nav.Area(number, chance.randrange(4), *corners, z, z, sides))
    areas[0].ladders_up, areas[1].ladders_down = (5,), (5,)
    ladder = source_nav.Ladder(5, length=float(chance.randrange(1, 900)), areas=(2, 3, 0, 1, 1))
    middles = [[(low + high) / 2 for low, high in zip(area.nw, area.se, strict=True)] for area in areas]
    edges: Edges = {str(area.id): [] for area in areas}
    for area, middle in zip(areas, middles, strict=True):
        for other in (each for side in area.connections for each in side):
            attributes = areas[other - 1].attributes
            times = 1 + 20 * (attributes & 1) + 5 * (attributes >> 1 & 1)
            edges[str(area.id)].append((str(other), times * math.dist(middle, middles[other - 1])))

    def climb(other: int) -> tuple[str, float]:
        attributes = areas[other - 1].attributes
        return str(other), ladder.length * (1 + 20 * (attributes & 1) + 5 * (attributes >> 1 & 1))

    edges["1"] += [climb(2), climb(3)]
    edges["2"].append(climb(1))
    mesh = source_nav.Mesh(16, 0, "base", areas=areas, ladders=[ladder])
    return navspec.graph(mesh.pack(), name="random.nav"), edges, None


def source2_network(chance: random.Random) -> Network:
    """Squares of two hulls in a row, whose edges lead anywhere."""
    count = chance.randrange(2, 25)
    mesh = source2_nav.mesh(30, 0, 7)
    mesh.ladders, mesh.areas = [], []
    places = [tuple(float(chance.randrange(-999, 999)) for _ in range(3)) for _ in range(count)]
    edges: Edges = {}
    hulls = [chance.randrange(2) for _ in places]
    for number, (x, y, z) in enumerate(places):
        corners = [(x - 32, y - 32, z), (x + 32, y - 32, z), (x + 32, y + 32, z), (x - 32, y + 32, z)]
        sides = [[(other + 1, 0) for other in range(count) if chance.random() < 0.05] for _ in range(4)]
        mesh.areas.append(source2_nav.Area(number + 1, hull=hulls[number], corners=corners, edges=sides))
        edges[str(number + 1)] = [
            (str(other), math.dist(places[number], places[other - 1]))
            for side in sides
            for other, _ in side
            if hulls[other - 1] == hulls[number]
        ]
    return navspec.graph(mesh.pack(), name="random.nav"), edges, None


def prime_network(chance: random.Random) -> Network:
    """Cells on a slope; some links lead one way."""
    mesh = metroid_prime_path.grid(chance.randrange(1 << 30), chance.randrange(2, 7), chance.randrange(2, 7))
    edges: Edges = {}
    for number, region in enumerate(mesh.regions):
        region.links = [link for link in region.links if chance.random() < 0.9]
        edges[str(number)] = [
            (str(link.region), math.dist(region.centroid, mesh.regions[link.region].centroid)) for link in region.links
        ]
    return navspec.graph(mesh.to_bytes(), name="random.path"), edges, None


@pytest.mark.parametrize("made", [sa_network, iv_network, source_network, source2_network, prime_network])
def test_random_networks(made: Callable[[random.Random], Network]) -> None:
    found = 0
    for seed in range(rounds(100, 30)):
        chance = random.Random(seed)
        graph, edges, laned = made(chance)
        names = graph.names()
        for _ in range(3):
            origin, target = chance.choice(names), chance.choice(names)
            cost = dijkstra(edges, origin, target)
            assert_way(navspec.route(graph, origin, target), edges, cost)
            found += cost is not None and origin != target
            kind = graph.nodes.words("kind")[graph.row(origin)]
            if laned is not None and kind != "ped":
                route = navspec.route(graph, origin, target, lanes=True)
                assert_way(route, laned, dijkstra(laned, origin, target))
    assert found > rounds(50, 15)


@pytest.mark.parametrize("made", [iv_network, source_network])
def test_the_games_of_random_networks_find_ways_where_there_are_some(made: Callable[[random.Random], Network]) -> None:
    """Of GTA IV the cheapest with lanes; in Source a ladder can mislead the search, and every step costs a little more."""
    found = 0
    for seed in range(60):
        chance = random.Random(seed)
        graph, edges, laned = made(chance)
        origin, target = (chance.choice(graph.names()) for _ in range(2))
        route = navspec.route(graph, origin, target, mode="engine")
        cost = dijkstra(edges if laned is None else laned, origin, target)
        assert (route.cost is None) == (cost is None)
        if cost is not None and route.cost is not None:
            found += 1
            assert route.cost == cost if laned is not None else route.cost >= cost * (1 - 1e-9)
    assert found > 10


def test_the_game_of_random_regions() -> None:
    """Regions of one kind of creature: A* from centroid to centroid finds what the cheapest way costs."""
    found = 0
    for seed in range(200):
        chance = random.Random(seed)
        mesh = metroid_prime_path.grid(seed, chance.randrange(2, 7), chance.randrange(2, 7))
        centroids = [region.centroid for region in mesh.regions]
        kinds = {"ground": 1, "flyer": 3, "swimmer": 4}
        kind = chance.choice(list(kinds))
        for region in mesh.regions:
            region.index_mask |= 1
        edges: Edges = {
            str(number): [
                (str(link.region), math.dist(region.centroid, centroids[link.region]))
                for link in region.links
                if mesh.regions[link.region].type_mask & kinds[kind]
            ]
            for number, region in enumerate(mesh.regions)
            if region.type_mask & kinds[kind]
        }
        if not edges:
            continue
        origin, target = chance.choice(list(edges)), chance.choice(list(edges))
        route = navspec.route(prime(mesh), origin, target, mode="engine", kind=kind)
        assert_way(route, edges, dijkstra(edges, origin, target))
        found += len(route.nodes) > 2
    assert found > 20


# Ties, and costs of zero


def graph_of(count: int, edges: list[tuple[int, int, float]]) -> UsableEdges:
    source, target, cost = (np.array(column) for column in zip(*edges, strict=True))
    return UsableEdges(count, source, target, cost.astype(float), np.ones(len(edges), bool))


def test_of_equal_ways_the_edge_that_is_stored_first_counts() -> None:
    edges = [(0, 2, 1.0), (0, 1, 1.0), (2, 3, 1.0), (1, 3, 1.0)]
    ways = graph_of(4, edges)
    assert ways.follow(0, ways.distances(3)) == [0, 2, 3]
    ways = graph_of(4, [edges[1], edges[0], *edges[2:]])
    assert ways.follow(0, ways.distances(3)) == [0, 1, 3]


def test_edges_that_cost_nothing_lead_nobody_round() -> None:
    ways = graph_of(4, [(0, 1, 0.0), (1, 0, 0.0), (1, 2, 0.0), (2, 1, 0.0), (2, 3, 5.0)])
    to = ways.distances(3)
    assert to.cost.tolist() == [5.0, 5.0, 5.0, 0.0]
    assert ways.follow(0, to) == [0, 1, 2, 3]


def test_of_several_edges_the_cheapest_counts_and_bad_ones_do_not() -> None:
    ways = graph_of(3, [(0, 1, 9.0), (0, 1, 4.0), (1, 2, math.nan), (1, 2, -3.0), (1, 2, math.inf), (1, 2, 2.0)])
    assert ways.distances(2).cost.tolist() == [6.0, 2.0, 0.0]


def test_search_ahead() -> None:
    ways = graph_of(5, [(0, 1, 2.0), (0, 2, 2.0), (1, 3, 2.0), (2, 3, 2.0), (3, 4, 1.0), (3, 1, 1.0)])
    nothing = np.zeros(5)
    found = find_path(ways, [0], {4}, nothing)
    assert found is not None
    assert (found.nodes, found.edges, found.cost) == ([0, 1, 3, 4], [0, 2, 4], 5.0)
    newest = find_path(ways, [0], {4}, nothing, newest_first=True)
    assert newest is not None
    assert newest.nodes == [0, 2, 3, 4]
    grown = find_path(ways, [0], {4}, nothing, growth=(2.0, 1.0))
    assert grown is not None
    assert grown.cost == 11.0  # 2, then 2 * 2 + 1, then 2 * 5 + 1
    assert find_path(ways, [4], {0}, nothing) is None


def test_points_in_polygons() -> None:
    corners = [(0, 0, 0), (4, 0, 0), (4, 4, 0), (0, 4, 0), (2, 2, 0), (9, 2, 0), (2, 9, 0)]
    polygons = Polygons(np.array([0, 4, 4, 7]), np.array(corners, float))
    assert find_containing(polygons, 1, 1).tolist() == [True, False, False]
    assert find_containing(polygons, 3, 3).tolist() == [True, False, True]
    assert find_containing(polygons, 9, 9).tolist() == [False, False, False]


# San Andreas as the game has it


def area_graph(
    city: gta_sa_paths.City, change: Callable[[gta_sa_paths.Area], None] = lambda area: None
) -> navspec.Graph:
    (area,) = (each for each in city.areas().values() if each.nodes)
    change(area)
    return navspec.graph(area.to_bytes(), name=area.name)


@pytest.fixture
def diamond() -> gta_sa_paths.City:
    """Two ways of one length around a block, and a dead end."""
    city = gta_sa_paths.City()
    places = [(100.0, 100.0), (140.0, 140.0), (140.0, 60.0), (180.0, 100.0), (220.0, 100.0)]
    for place in places:
        city.vehicle(*place)
    for a, b in ((0, 1), (0, 2), (1, 3), (2, 3), (3, 4)):
        city.road(a, b, lanes=(1, 0) if (a, b) == (3, 4) else (1, 1))
    return city


@pytest.mark.parametrize("mode", ["plain", "engine"])
def test_ties(diamond: gta_sa_paths.City, mode: Any) -> None:
    assert navspec.route(area_graph(diamond), "36/0", "36/4", mode=mode).nodes == ("36/0", "36/1", "36/3", "36/4")

    def swap(area: gta_sa_paths.Area) -> None:
        area.links[0], area.links[1] = area.links[1], area.links[0]

    assert navspec.route(area_graph(diamond, swap), "36/0", "36/4", mode=mode).nodes[1] == "36/2"


def test_one_way(diamond: gta_sa_paths.City) -> None:
    graph = area_graph(diamond)
    assert navspec.route(graph, "36/0", "36/4", lanes=True).cost == 56 + 56 + 40
    for mode in ("plain", "engine"):
        found = navspec.route(graph, "36/4", "36/0", lanes=True, mode=mode)
        assert found.reason == "one way only: no lanes lead from 36/4 to 36/0; without lanes it costs 152"


def test_flood_ids(diamond: gta_sa_paths.City) -> None:
    def other(area: gta_sa_paths.Area) -> None:
        area.vehicle_nodes[4].flood_id = 9

    graph = area_graph(diamond, other)
    assert navspec.route(graph, "36/0", "36/4").cost == 152
    reason = navspec.route(graph, "36/0", "36/4", mode="engine").reason
    assert reason == (
        "another flood group: 36/0 is in 1 and 36/4 in 9, and the game does not search between groups; links join them all "
        "the same, so that one of the two is wrong"
    )


def test_the_way_back_decides_what_it_costs_and_lanes_do_not_when_it_is_rebuilt(diamond: gta_sa_paths.City) -> None:
    def longer(area: gta_sa_paths.Area) -> None:
        for node, target in ((1, 0), (3, 1)):  # the search comes from 3 to 1 and from 1 to 0
            first = area.nodes[node].base_link
            links = area.links[first : first + area.nodes[node].link_count]
            next(link for link in links if link.node_id == target).length = 60

    graph = area_graph(diamond, longer)
    assert navspec.route(graph, "36/0", "36/3", mode="engine").nodes == ("36/0", "36/2", "36/3")
    assert navspec.route(graph, "36/0", "36/3", mode="engine").cost == 112
    assert navspec.route(graph, "36/3", "36/0", mode="engine").nodes == ("36/3", "36/1", "36/0")


def test_maximum(diamond: gta_sa_paths.City) -> None:
    graph = area_graph(diamond)
    for mode in ("plain", "engine"):
        assert navspec.route(graph, "36/0", "36/4", mode=mode, maximum=152).cost == 152
        found = navspec.route(graph, "36/0", "36/4", mode=mode, maximum=151)
        assert found.reason == "it costs 152, more than the maximum of 151"


def test_links_without_length_lead_the_game_back_and_forth(diamond: gta_sa_paths.City) -> None:
    def without(area: gta_sa_paths.Area) -> None:
        for node, target in ((0, 1), (1, 0)):
            first = area.nodes[node].base_link
            area.links[first : first + 2] = sorted(
                area.links[first : first + 2], key=lambda each: each.node_id != target
            )
            area.links[first].length = 0

    graph = area_graph(diamond, without)
    assert navspec.route(graph, "36/1", "36/4").cost == 96
    reason = str(navspec.route(graph, "36/1", "36/4", mode="engine").reason)
    assert reason.startswith("the game goes back and forth between 36/0 and 36/1")


def test_limit_of_touched_nodes(tmp_path: Path) -> None:
    """On a road without junctions the game comes by every node between both ends, and by one more behind the origin."""
    count = 5_200
    city = gta_sa_paths.City()
    for number in range(count):
        lane, along = divmod(number, 72)
        x = 10.0 * along if lane % 2 == 0 else 710.0 - 10.0 * along
        city.vehicle(10.0 + x, 10.0 + 10.0 * lane)
    for number in range(count - 1):
        city.road(number, number + 1)
    (area,) = (each for each in city.areas().values() if each.nodes)
    for link in area.links:
        link.navi_id &= 0x3FF
    graph = navspec.graph(area.to_bytes(), name=area.name)
    start = 100
    for steps, is_found in ((4_948, True), (4_949, False)):
        found = navspec.route(graph, f"36/{start + steps}", f"36/{start}", mode="engine")
        # all nodes nearer than the origin, the origin, and as many on the other side as are there
        assert (found.cost is not None) == (steps + 1 + min(start, steps) < 4_950)
        assert is_found or found.cost is None
        found = navspec.route(graph, f"36/{steps}", "36/0", mode="engine")
        assert (found.cost is not None) == is_found


def test_water_is_no_way_for_cars() -> None:
    city = gta_sa_paths.City()
    land, water, other = city.vehicle(100, 100), city.vehicle(120, 100, water_node=1), city.vehicle(140, 100)
    city.road(land, water)
    city.road(water, other)
    graph = area_graph(city)
    for mode in ("plain", "engine"):
        found = navspec.route(graph, "36/0", "36/2", mode=mode)
        assert found.cost is None
        assert found.reason == "no edge leads from or to 36/0"
    boat = navspec.route(graph, "36/0", "36/1")
    assert boat.reason == "36/0 is vehicle and 36/1 is boat, and no way leads from one kind to another"


@pytest.fixture
def border(tmp_path: Path) -> Path:
    """A road over two areas and back by way of the second one: two ends in the first one that only the other joins."""
    city = gta_sa_paths.City()
    west = [city.vehicle(700.0, 100.0 + 40 * each) for each in range(3)]
    east = [city.vehicle(800.0, 100.0 + 40 * each) for each in range(3)]
    for a, b in ((west[0], east[0]), (east[0], east[1]), (east[1], east[2]), (east[2], west[2]), (west[0], west[1])):
        city.road(a, b)
    city.write(tmp_path)
    return tmp_path


def test_areas_that_are_not_loaded(border: Path) -> None:
    assert navspec.route(border, "36/0", "36/2").cost == 100 + 40 + 40 + 100
    alone = border / "NODES36.DAT"
    reason = "another part of the network: 2 nodes are joined to 36/1 and 1 to 36/2, and nothing joins both"
    for mode in ("plain", "engine"):
        found = navspec.route(alone, "36/1", "36/2", mode=mode)
        assert str(found.reason).startswith(("no edge leads from or to 36/2; edges from there lead to areas", reason))
        assert str(found.reason).endswith("edges from there lead to areas that are not loaded")
    with pytest.raises(navspec.NoSuchPart, match="'37/0': nothing of area 37 is in the files that are given"):
        navspec.route(alone, "36/1", "37/0")


def test_lanes_whose_file_is_not_loaded_are_not_asked_for(border: Path) -> None:
    """The navi nodes of two links lie in the other file."""
    city = gta_sa_paths.City()
    a, b = city.vehicle(700.0, 100.0), city.vehicle(740.0, 100.0)
    city.road(a, b, lanes=(0, 0), navi=(760.0, 100.0))
    files = {number: area.to_bytes() for number, area in city.areas().items()}
    alone = navspec.graph(files[36], name="NODES36.DAT")
    assert navspec.route(alone, "36/0", "36/1", lanes=True).cost == 40
    city.write(border)
    assert navspec.route(border, "36/0", "36/1", lanes=True).cost is None


# GTA IV


def test_flood_groups_and_lanes_of_gta_iv(tmp_path: Path) -> None:
    areas = gta_iv_paths.golden()
    areas[27].nodes[0].links[0].lanes = 1
    areas[28].nodes[0].links[0].lanes = 8
    gta_iv_paths.write(tmp_path, areas)
    graph = navspec.graph(tmp_path)
    there = navspec.route(graph, "27/0", "28/0", mode="engine")
    assert str(there.reason).startswith("one way only: no lanes lead from 27/0 to 28/0")
    back = navspec.route(graph, "28/0", "27/0", mode="engine")
    assert back.cost == areas[28].nodes[0].links[0].length
    areas[28].nodes[0].flood = 77
    gta_iv_paths.write(tmp_path, areas)
    found = navspec.route(tmp_path, "28/0", "27/0", mode="engine")
    assert str(found.reason).startswith("another flood group: 28/0 is in 77 and 27/0 in ")


# Source


@pytest.fixture
def floors() -> source_nav.Mesh:
    """Two areas one above the other, and one to the east of both that both lead to, from the lower one up a ladder."""
    areas = [
        source_nav.Area(1, 0, (0.0, 0.0, 0.0), (100.0, 100.0, 0.0), 0.0, 0.0, ((), (3,), (), ())),
        source_nav.Area(2, 0, (0.0, 0.0, 200.0), (100.0, 100.0, 200.0), 200.0, 200.0, ((), (3,), (), ())),
        source_nav.Area(3, 0, (100.0, 20.0, 0.0), (300.0, 60.0, 0.0), 0.0, 0.0, ((), (), (), (1,))),
    ]
    areas[0].ladders_up = (4,)
    return source_nav.Mesh(16, 0, areas=areas, ladders=[source_nav.Ladder(4, length=210.0, areas=(2, 0, 0, 0, 1))])


@pytest.mark.parametrize(
    ("point", "area"),
    [
        ((50, 50, 4), "1"),
        ((50, 50, -5), "1"),  # no more than 5 beneath the surface
        ((50, 50, 119), "1"),
        ((50, 50, 194), "2"),  # 6 beneath the upper floor, and too far above the lower one; the upper one is nearer
        ((50, 50, 196), "2"),
        ((50, 50, 319), "2"),
        ((50, 50), "2"),  # without a height the highest
        ((100, 30, 1), "1"),  # both: the first of the file
        ((2000, 40, 0), "3"),
    ],
)
def test_areas_at_points_of_source(point: tuple[float, ...], area: str, floors: source_nav.Mesh) -> None:
    graph = navspec.graph(floors.pack(), name="a.nav")
    assert navspec.route(graph, point, point).nodes == (area,)


def test_no_area_of_source_is_near(floors: source_nav.Mesh) -> None:
    with pytest.raises(navspec.NoSuchPart, match="no node near 20000,0,0"):
        navspec.route(floors.pack(), (20000, 0, 0), "1", name="a.nav")


def test_a_way_of_source_goes_over_borders(floors: source_nav.Mesh) -> None:
    graph = navspec.graph(floors.pack(), name="a.nav")
    found = navspec.route(graph, (90.0, 90.0, 0.0), "3", mode="engine")
    assert found.nodes == ("1", "3")
    assert found.points == ([90.0, 90.0, 0.0], [100.0, 60.0, 0.0], [200.0, 40.0, 0.0])
    assert found.cost == pytest.approx(math.dist((50, 50, 0), (200, 40, 0)), rel=1e-6)
    assert navspec.route(graph, "3", "2", mode="engine").nodes == ("3", "1", "2")
    alone = navspec.route(graph, "2", "2", mode="engine")
    assert (alone.cost, alone.nodes) == (0, ("2",))
    with pytest.raises(navspec.NavspecError, match="lanes: there are none in source_nav"):
        navspec.route(graph, "1", "3", lanes=True)


def test_one_way_in_a_mesh(floors: source_nav.Mesh) -> None:
    floors.areas[2].connections = ((), (), (), ())
    found = navspec.route(floors.pack(), "3", "1", name="a.nav")
    assert str(found.reason).startswith("one way only: it leads from 1 to 3, where it costs ")


def test_cost_has_to_grow() -> None:
    """Areas in one place cost nothing to go through, but the search adds something for each."""
    same = ((0.0, 0.0, 0.0), (100.0, 100.0, 0.0), 0.0, 0.0)
    areas = [source_nav.Area(each, 0, *same, ((each + 1,) if each < 4 else (), (), (), ())) for each in range(1, 5)]
    data = source_nav.Mesh(16, 0, areas=areas).pack()
    assert navspec.route(data, "1", "4", name="a.nav").cost == 0
    assert navspec.route(data, "1", "4", name="a.nav", mode="engine").cost == pytest.approx(3e-5, rel=1e-3)


# Source 2


def test_areas_at_points_of_source2() -> None:
    graph = navspec.graph(source2_nav.mesh().pack(), name="a.nav")
    assert navspec.route(graph, (10.0, 90.0, 0.0), (190.0, 50.0)).nodes == ("1", "2")
    assert navspec.route(graph, (-50.0, 50.0), (10.0, 10.0)).nodes == ("1",)
    with pytest.raises(navspec.NavspecError, match="how the games search in source2_nav is not known"):
        navspec.route(graph, "1", "2", mode="engine")


# Metroid Prime


def prime(mesh: metroid_prime_path.Mesh) -> navspec.Graph:
    return navspec.graph(mesh.to_bytes(), name="a.path")


def test_points_stand_for_centroids() -> None:
    graph = prime(metroid_prime_path.squares(3, 1))
    found = navspec.route(graph, (1.0, 1.0, 0.0), (23.0, 1.0, 0.0), mode="engine")
    assert found.nodes == ("0", "1", "2")
    assert found.cost == pytest.approx(math.dist((1, 1), (12, 4)) + math.dist((12, 4), (23, 1)))
    assert found.points == ([1.0, 1.0, 0.0], [8.0, 4.0, 0.0], [16.0, 4.0, 0.0], [23.0, 1.0, 0.0])
    assert navspec.route(graph, (1.0, 1.0, 0.0), (23.0, 1.0, 0.0)).cost == pytest.approx(16.0)
    inside = navspec.route(graph, (1.0, 1.0, 0.0), (4.0, 5.0, 0.0), mode="engine")
    assert (inside.cost, inside.nodes) == (5.0, ("0",))


def test_masks_and_reachability() -> None:
    mesh = metroid_prime_path.squares(3, 1)
    mesh.regions[1].type_mask = metroid_prime_path.FLYER
    graph = prime(mesh)
    assert navspec.route(graph, "0", "2").cost == pytest.approx(16.0)
    on_foot = navspec.route(graph, "0", "2", mode="engine")
    assert on_foot.reason == "no path: by the reachability bits of the file no way leads from one to the other"
    assert navspec.route(graph, "0", "2", mode="engine", kind="flyer").cost == pytest.approx(16.0)
    swims = navspec.route(graph, "0", "2", mode="engine", kind="swimmer")
    assert str(swims.reason).startswith("region 0 is closed to this creature")
    with pytest.raises(
        navspec.NavspecError, match="who goes makes a difference to mode engine only; take that, or leave flyer out"
    ):
        navspec.route(graph, "0", "2", kind="flyer")


def test_bits_that_tell_of_a_way_that_is_not_there() -> None:
    mesh = metroid_prime_path.squares(3, 1)
    mesh.regions[1].index_mask = 2
    found = navspec.route(prime(mesh), "0", "2", mode="engine")
    assert found.reason == (
        "no way leads over regions for this creature, although the reachability bits of the file promise one"
    )


def test_a_part_of_a_mesh_is_not_searched_as_the_game_does() -> None:
    part = prime(metroid_prime_path.squares(3, 1)).select(np.array([True, True, False]))
    assert navspec.route(part, "0", (12.0, 4.0)).nodes == ("0", "1")
    with pytest.raises(navspec.NavspecError, match="the game searches in whole meshes"):
        navspec.route(part, "0", "1", mode="engine")


def test_creatures() -> None:
    mesh = metroid_prime_path.squares(3, 1)
    for region in mesh.regions:
        region.index_mask = 1 << 2
    found = navspec.route(mesh.to_bytes(), "0", "2", mode="engine", name="a.path")
    assert str(found.reason).endswith("its kind, or its index 0, is not in the masks")
    more: dict[str, Any] = {"mode": "engine", "name": "a.path"}
    assert navspec.route(mesh.to_bytes(), "0", "2", settings={"creature_index": 2}, **more).cost == pytest.approx(16.0)
    with pytest.raises(navspec.NavspecError, match="index of 0 to 7, not 9"):
        navspec.route(mesh.to_bytes(), "0", "2", settings={"creature_index": 9}, **more)


def test_at_most_16_points() -> None:
    found = navspec.route(prime(metroid_prime_path.squares(20, 1)), "0", "19", mode="engine")
    assert len(found.nodes) == 20
    assert len(found.points) == 16
    assert found.points[-1] == [15 * 8.0, 4.0, 0.0]


def test_ends_beside_the_mesh_move_to_its_floor() -> None:
    graph = prime(metroid_prime_path.squares(2, 1))
    found = navspec.route(graph, (-3.0, 4.0, 0.0), (12.0, 4.0, 0.0), mode="engine")
    assert found.points[0] == [0.0, 4.0, 0.0]
    assert found.cost == pytest.approx(12.0)
    far = navspec.route(graph, (-11.0, 4.0, 0.0), (12.0, 4.0, 0.0), mode="engine")
    assert str(far.reason).startswith("the point is in no region")


# What is asked for


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mode": "fast"}, "mode: this has to be plain or engine, not 'fast'"),
        ({"kind": "train"}, "kind: this has to be vehicle or boat or ped, not 'train'"),
        ({"kind": "ped"}, "kind: 36/0 is vehicle, not ped"),
        ({"origin": "36/99"}, "there is no node '36/99'; nodes are named by area and node, such as 36/0"),
        ({"origin": "1,2,3,4"}, "'1,2,3,4' is not a place; it takes two or three numbers"),
        ({"origin": (1.0,)}, "origin: this has to be the name of a node, or two or three numbers"),
        ({"origin": (1.0, math.nan)}, "'1,nan' is not a place"),
        ({"target": (0.0, 1e160)}, "'0,1e+160' is not a place; it takes two or three numbers up to 1e+09"),
        ({"origin": 5}, "origin: this has to be the name of a node, or two or three numbers, not 5"),
        ({"lanes": 1}, "lanes: this has to be True or False, not 1"),
        ({"maximum": "far"}, "maximum: this has to be a number, not 'far'"),
    ],
)
def test_wrong_arguments(given: dict[str, Any], message: str, diamond: gta_sa_paths.City) -> None:
    wanted = {"origin": "36/0", "target": "36/1", **given}
    with pytest.raises(navspec.NavspecError, match=re.escape(message)):
        navspec.route(area_graph(diamond), **wanted)


def test_no_network() -> None:
    with pytest.raises(navspec.UnknownFormat):
        navspec.route(b"nothing", "0/0", "1/1")
    with pytest.raises(navspec.NoSuchPart, match="there are no nodes"):
        navspec.route(metroid_prime_path.EMPTY_FILE, "0", "1", name="a.path")
    with pytest.raises(navspec.NoSuchPart, match="no node near"):
        navspec.route(metroid_prime_path.EMPTY_FILE, "0,0", "1,1", name="a.path")


def test_parts_of_a_graph_have_ways_too(diamond: gta_sa_paths.City) -> None:
    roads = area_graph(diamond).of_kind("vehicle")
    assert navspec.route(roads, "36/0", (220.0, 100.0)).cost == 152


BROKEN = [
    ("a.nav", source_nav.example()),
    ("a.nav", source2_nav.example()),
    ("a.path", metroid_prime_path.example()),
    ("nodes27.nod", gta_iv_paths.example()),
    ("NODES36.DAT", gta_sa_paths.example()),
]


@pytest.mark.parametrize(("name", "data"), BROKEN)
@pytest.mark.filterwarnings("error")
def test_broken_files_give_own_errors(name: str, data: bytes) -> None:
    chance = random.Random(3)
    for _ in range(rounds(80, 20)):
        changed = bytearray(data)
        for _ in range(chance.randrange(1, 5)):
            changed[chance.randrange(len(changed))] = chance.choice((0, 1, 0x7F, 0xFF))
        try:
            graph = navspec.graph(bytes(changed), name=name)
            names = graph.names()
        except navspec.NavspecError:
            continue
        for mode in ("plain", "engine"):
            for ends in ((names[0], names[-1]) if names else ("0", "0"), ((1.0, 2.0, 3.0), (60.0, 40.0, 0.0))):
                try:
                    navspec.route(graph, *ends, mode=mode).to_dict()
                except navspec.NavspecError:
                    continue
