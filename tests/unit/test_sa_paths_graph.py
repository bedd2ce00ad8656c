"""Recipes that change the graph of San Andreas path files: the bytes before and after, against builders and plain struct."""

from __future__ import annotations

import itertools
import math
import random
import struct
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import navspec
from builders import gta_sa_paths_fla as fla
from builders.gta_sa_paths import (
    Area,
    City,
    Link,
    NaviNode,
    Node,
    border_city,
    promenade,
    smallest,
    smallest_city,
    valid_city,
)
from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError, WriteError
from navspec.families.gta_sa_paths.layout import AREAS, number_of
from navspec.families.gta_sa_paths.recipes import network as rebuilding
from navspec.families.gta_sa_paths.recipes.graph import PathGraph
from navspec.families.gta_sa_paths.view import PathNetwork

Files = dict[str, bytes]

RECIPES = {code.removeprefix("SA_PATHS_"): each for each in rebuilding.RECIPES.recipes for code in each.codes}
MINE = [
    sort_recipe
    for sort_recipe in rebuilding.RECIPES.sort_recipes()
    if sort_recipe.apply.__module__ == rebuilding.__name__
]


def opened(files: Mapping[str, bytes]) -> TableSet:
    tables = {}
    for name, data in files.items():
        number = number_of(name)
        tables[-1 if number is None else number] = navspec.tables(data, name=name)
    return TableSet(tables, key="area", members=AREAS)


def again(files: TableSet) -> TableSet:
    return TableSet(files.files, key="area", members=AREAS)


def written(files: TableSet) -> Files:
    return {f"NODES{number}.DAT": tables.to_bytes() for number, tables in files.files.items()}


def repaired(files: Mapping[str, bytes], *codes: str) -> Files:
    """What the recipes of some codes make of files, one after the other."""
    network = opened(files)
    for code in codes:
        RECIPES[code].apply(PathNetwork(network))
        network = again(network)
    return written(network)


def refused(files: Mapping[str, bytes], *codes: str) -> set[str]:
    """Why the recipes of some codes do nothing, all of which refuse."""
    reasons = set()
    for code in codes:
        network = opened(files)
        with pytest.raises(NavspecError) as caught:
            RECIPES[code].apply(PathNetwork(network))
        assert written(network) == files
        reasons.add(str(caught.value))
    return reasons


def packed(*areas: Area) -> Files:
    return {area.name: area.to_bytes() for area in areas}


def one(area: Area, *codes: str) -> bytes:
    """One file after the recipes of some codes."""
    return repaired(packed(area), *codes)[area.name]


def failing(folder: Path, files: Mapping[str, bytes]) -> set[str]:
    """Codes of the findings of a folder with some files, without their prefix."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return {finding.code.removeprefix("SA_PATHS_") for finding in navspec.check(folder).findings}


@pytest.fixture(scope="module")
def stock_files(stock: Path) -> Files:
    return {path.name: path.read_bytes() for path in stock.iterdir()}


# --- the graph that nothing changes --------------------------------------------------------------------------------


def odd_area() -> Area:
    """Links that nobody owns, that lead nowhere and out of the map; navi links of pedestrians that name anything."""
    area = smallest()
    area.links[9].navi_id, area.links[9].navi_area_id = 3, 17
    area.links[10].navi_id = 2
    area.insert_link(7, Link(0, 999, 5, 9))
    area.insert_link(2, Link(40, 3, 0, 40))
    area.links += [Link(0, 1, 2), Link(77, 5)]
    return area


@pytest.mark.parametrize(
    "files",
    [
        pytest.param(valid_city().files(), id="city"),
        pytest.param({name: data for name, data in valid_city().files().items() if len(data) > 20}, id="part"),
        pytest.param(packed(odd_area()), id="odd"),
        pytest.param({"NODES0.DAT": smallest().no_tail()}, id="no tail"),
        pytest.param({"NODES0.DAT": smallest().wiki_sized()}, id="wiki"),
        pytest.param({"upload.dat": smallest().to_bytes()}, id="no number"),
        pytest.param({"NODES5.DAT": bytes(20)}, id="empty"),
    ],
)
def test_an_unchanged_graph_writes_nothing(files: Files) -> None:
    network = opened(files)
    before = dict(network.files)
    PathGraph(PathNetwork(network)).write()
    assert [tables.to_bytes() for tables in network.files.values()] == [*files.values()] or written(network) == files
    assert all(network.files[number] is tables for number, tables in before.items())


def test_sound_files_are_laid_out_as_they_are(stock_files: Files) -> None:
    for files in (stock_files, valid_city().files(), {"NODES0.DAT": smallest().no_tail()}):
        network = opened(files)
        graph = PathGraph(PathNetwork(network))
        graph.relink(np.arange(len(files)))
        graph.write()
        assert written(network) == files


def test_everything_turned_round_twice_is_as_before(stock_files: Files) -> None:
    """All nodes, links and navi nodes get other numbers in all files."""
    network = opened(stock_files)
    for turn in range(2):
        graph = PathGraph(PathNetwork(network))
        for rows in (graph.nodes, graph.navis):
            rows.rank = rows.rank[::-1].copy()
        graph.relink(np.arange(64))
        graph.write()
        network = again(network)
        if turn == 0:
            changed = written(network)
            assert not any(changed[name] == data for name, data in stock_files.items())
            assert navspec.check(changed["NODES5.DAT"], name="NODES5.DAT").severities.get("error", 0) == 0
    assert written(network) == stock_files


# --- first links ---------------------------------------------------------------------------------------------------


def test_first_links_are_rebuilt_from_the_counts(stock_files: Files) -> None:
    network = opened(stock_files)
    for tables in network.files.values():
        tables.set_column("nodes", "base_link", 0)
    assert repaired(written(network), "NODE_LINK_RANGE") == stock_files


def test_links_in_another_order_come_to_their_nodes() -> None:
    """Nodes keep their links, and nobody's links go."""
    area, sound = smallest(), smallest().to_bytes()
    links = area.links
    gap = [Link(0, 0, 3)] * 2
    area.links = [*links[8:], *gap, *links[4:8], Link(9, 9), *links[:4]]
    for node, base in zip(area.nodes, (11, 12, 6, 8, 9, 0, 1, 3), strict=True):
        node.base_link = base
    assert one(area, "NODE_LINK_SEQUENCE") == sound


def test_first_links_that_overlap_are_summed_up_only_where_the_counts_fit() -> None:
    area, sound = smallest(), smallest().to_bytes()
    area.nodes[6].base_link = 8
    assert one(area, "NODE_LINK_SEQUENCE") == sound
    area.nodes[7].base_link = 300
    assert one(area, "NODE_LINK_RANGE") == sound
    area.nodes[7].base_link = -1
    assert one(area, "NODE_LINK_RANGE") == sound
    area.links.append(Link(0, 6))
    assert refused(packed(area), "NODE_LINK_RANGE") == {
        "it cannot be told which links the nodes have, or which intersections the links; "
        "nor do their counts fit the links that are there"
    }


def test_the_first_link_of_a_node_without_links() -> None:
    area = smallest()
    area.links.pop()
    area.nodes[7].link_count = 0
    sound = area.to_bytes()
    area.nodes[7].base_link = -5
    assert one(area, "NODE_LINK_RANGE") == sound


def test_links_stay_where_intersections_are_misread() -> None:
    """The file has the full size, but its intersections stand before their reserve: they are none of the links read there."""
    area = promenade()
    area.insert_link(0, Link(0, 999))
    data = area.wiki_sized() + bytes(192)
    tables = navspec.tables(data, name="NODES0.DAT", variant="classic")
    assert isinstance(tables, Tables)
    files = TableSet({0: tables}, key="area", members=AREAS)
    with pytest.raises(NavspecError, match="which intersections the links"):
        RECIPES["LINK_TARGET"].apply(PathNetwork(files))
    assert written(files) == {"NODES0.DAT": data}
    assert one(area, "LINK_TARGET") == promenade().to_bytes()


# --- links dropped -------------------------------------------------------------------------------------------------


def test_links_that_lead_nowhere_are_dropped() -> None:
    area, sound = smallest(), smallest().to_bytes()
    area.insert_link(2, Link(0, 8, 1))
    area.insert_link(0, Link(64, 0, 2, length=9))
    area.insert_link(7, Link(0xFFFF, 0, road_cross=1))
    assert one(area, "LINK_TARGET") == sound


def test_links_into_areas_that_are_not_there_stay() -> None:
    west, east = border_city().areas()[0], border_city().areas()[1]
    west.insert_link(0, Link(2, 700))
    assert repaired(packed(west), "LINK_TARGET") == packed(west)
    east.insert_link(0, Link(0, 3))
    assert repaired(packed(west, east), "LINK_TARGET") == packed(west, border_city().areas()[1])


def test_links_of_a_file_without_a_number_stay() -> None:
    area = smallest()
    area.insert_link(2, Link(64, 8, 1))
    network = opened({"upload.dat": area.to_bytes()})
    RECIPES["LINK_TARGET"].apply(PathNetwork(network))
    assert network.files[-1].to_bytes() == area.to_bytes()


def test_links_between_vehicles_and_pedestrians_are_dropped_on_both_sides() -> None:
    area, sound = smallest(), smallest().to_bytes()
    area.insert_link(1, Link(0, 6, 1, length=40))
    area.insert_link(6, Link(0, 1, length=40))
    assert one(area, "LINK_TYPE") == sound


def test_self_links_are_dropped() -> None:
    area, sound = smallest(), smallest().to_bytes()
    area.insert_link(1, Link(0, 1, 1))
    area.insert_link(7, Link(0, 7))
    assert one(area, "LINK_SELF") == sound


def test_later_links_to_the_same_neighbour_are_dropped_at_both_ends() -> None:
    city = smallest_city()
    city.path(5, 6, cross=True)
    assert one(city.areas()[0], "LINK_DUPLICATE") == smallest().to_bytes()


def test_the_navi_node_of_a_dropped_road_stays() -> None:
    """It is number 3 of the scan, before that of 2 - 3."""
    city = smallest_city()
    city.road(1, 4)
    sound = city.areas()[0]
    files = opened({sound.name: one(sound, "LINK_DUPLICATE")})
    assert files["navi_nodes"].tobytes() == b"".join(navi.pack() for navi in sound.navi_nodes)
    assert files.column("navi_links", "navi_id").tolist() == [0, 0, 1, 2, 1, 4, 4, 2, 0, 0, 0, 0]


def test_links_to_a_neighbour_that_is_not_there_stay_as_many_as_they_are() -> None:
    city = border_city()
    city.path(4, 5)
    west, east = city.areas()[0], city.areas()[1]
    assert repaired(packed(west), "LINK_DUPLICATE") == packed(west)
    assert repaired(packed(west, east), "LINK_DUPLICATE") == packed(*[border_city().areas()[area] for area in (0, 1)])


def test_the_last_link_of_a_file() -> None:
    """Without links the sections that go with them are gone, whether they were complete or not."""
    area = Area(0, ped_nodes=[Node(-23200, -23200, 80, link_count=1, path_width=16)], links=[Link(0, 0)])
    bare = Area(0, ped_nodes=[Node(-23200, -23200, 80, path_width=16)]).to_bytes()
    assert len(bare) == 48
    for data in (area.to_bytes(), area.no_tail(), area.wiki_sized()):
        assert repaired({area.name: data}, "LINK_SELF") == {area.name: bare}


def test_a_file_whose_links_cannot_be_told_keeps_them() -> None:
    area = smallest()
    area.insert_link(2, Link(0, 8, 1))
    area.nodes[7].base_link = 3
    area.links.append(Link(0, 2))
    area.links[0].navi_id = 99
    told = "it cannot be told which links the nodes have, or which intersections the links"
    assert refused(packed(area), "LINK_TARGET", "LINK_ASYMMETRIC") == {told}
    assert len(refused(packed(area), "NAVI_LINK_TARGET")) == 1


# --- links added ---------------------------------------------------------------------------------------------------


def without_last_link(area: Area, node: int) -> Area:
    """The last link of a node is missing, and all else fits that, in an area whose bases may have been wiped."""
    nodes = area.nodes
    del area.links[sum(candidate.link_count for candidate in nodes[: node + 1]) - 1]
    nodes[node].link_count -= 1
    for candidate in nodes[node + 1 :]:
        candidate.base_link -= 1
    return area


@pytest.mark.parametrize("node", range(8))
def test_a_missing_link_back_is_added(node: int) -> None:
    """Navi node, length and the intersection of the crossing come with it."""
    assert one(without_last_link(smallest(), node), "LINK_ASYMMETRIC") == smallest().to_bytes()


def test_a_missing_link_back_over_a_border_is_added() -> None:
    areas = border_city().areas()
    files = packed(areas[0], without_last_link(border_city().areas()[1], 2))
    assert repaired(files, "LINK_ASYMMETRIC") == packed(areas[0], areas[1])
    # Its other end is not there to be asked.
    assert repaired(packed(areas[0]), "LINK_ASYMMETRIC") == packed(areas[0])


def crossroads(ends: int) -> Area:
    """A pedestrian node, and others with one way to it each; node 0 has no way back."""
    nodes = [Node(-23200, -23200, 80, 0, 0, path_width=16)]
    nodes += [Node(-23192 + number, -23200, 80, 0, number + 1, number, 16, link_count=1) for number in range(ends)]
    return Area(0, ped_nodes=nodes, links=[Link(0, 0, length=number + 1) for number in range(ends)])


@pytest.mark.parametrize(("ends", "links"), [(1, 1), (15, 15), (16, 15), (40, 15)])
def test_a_node_gets_no_more_links_than_it_can_count(ends: int, links: int) -> None:
    area = crossroads(ends)
    network = opened({area.name: one(area, "LINK_ASYMMETRIC")})
    assert network.column("nodes", "flags.link_count").tolist() == [links] + [1] * ends
    assert network.column("links", "node_id").tolist() == [*range(1, links + 1)] + [0] * ends
    assert network["link_lengths"].tolist() == [*range(1, links + 1), *range(1, ends + 1)]
    assert network.column("nodes", "base_link").tolist() == [0, *range(links, links + ends)]


def test_a_file_gets_no_more_links_than_its_nodes_can_name() -> None:
    """32,765 links lead from one node to another that has none; of three that are missing, two fit."""
    nodes = [Node(-18100, -23200, 80, 0, number, min(15 * number, 32_765), 16, link_count=15) for number in range(2185)]
    nodes[2184].link_count = 32_765 - 15 * 2184
    links = [Link(0, number // 15) for number in range(32_765)]
    for node in nodes[:3]:
        node.link_count = 14
    links = [Link(0, number // 15) for number in range(32_765) if not (number < 45 and number % 15 == 14)]
    links += [Link(1, number) for number in range(3)]
    nodes[2184].link_count += 3
    base = 0
    for node in nodes:
        node.base_link = base
        base += node.link_count
    west = Area(0, ped_nodes=nodes, links=links)
    peds = [Node(-17000, -23200, 80, 1, number, number, 16, link_count=1) for number in range(3)]
    east = Area(1, ped_nodes=peds, links=[Link(0, number) for number in range(3)])
    assert len(west.links) == 32_765
    network = opened(repaired(packed(west, east), "LINK_ASYMMETRIC"))
    assert len(network.files[0]["links"]) == 32_767
    assert network.files[0].column("nodes", "flags.link_count")[:4].tolist() == [15, 15, 14, 15]
    assert len(network.files[1]["links"]) == 6


def test_the_first_link_of_a_file() -> None:
    """Its sections appear, with a reserve that looks free."""
    city = City()
    city.path(city.ped(-2260, -2900), city.ped(-2240, -2900), cross=True)
    areas = city.areas()
    east = without_last_link(city.areas()[1], 0)
    assert len(east.to_bytes()) == 48
    assert repaired(packed(areas[0], east), "LINK_ASYMMETRIC") == packed(areas[0], areas[1])


def test_no_link_back_is_added_between_vehicles_and_pedestrians() -> None:
    area = smallest()
    area.insert_link(1, Link(0, 6, 1, length=40))
    assert one(area, "LINK_ASYMMETRIC") == area.to_bytes()


# --- navi nodes created --------------------------------------------------------------------------------------------


def test_a_link_takes_the_navi_node_of_the_other_direction() -> None:
    for link in (2, 4):
        area = smallest()
        area.links[link].navi_id = 77
        assert one(area, "NAVI_LINK_TARGET") == smallest().to_bytes()


def test_a_navi_node_is_created_in_the_middle_of_the_edge() -> None:
    """Edge 2 - 3 lies at x -2860 to -2840, y -2900; both directions name navi node 9 of an area off the map."""
    area = smallest()
    area.nodes[2].path_width, area.nodes[3].path_width = 24, 16
    for link in (5, 6):
        area.links[link].navi_id, area.links[link].navi_area_id = 9, 0
    sound = area.to_bytes()
    area.navi_nodes.append(NaviNode(-2850 * 8, -2900 * 8, 0, 2, -100, 0, 16))
    for link in (5, 6):
        area.links[link].navi_id = 4
    assert repaired({area.name: sound}, "NAVI_LINK_TARGET") == packed(area)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        # From the higher end (30 east, 40 north of it) to the lower: (-60, -80).
        ((-2900, -2900), (-2870, -2860), (-23080, -23040, -60, -80)),
        # 0.70710 is cut off; half eighths are cut towards zero: -2899.0625 = -23192.5 / 8.
        ((-2900, -2900), (-2898.125, -2898.125), (-23192, -23192, -70, -70)),
        # Straight up there is no direction.
        ((-2900, -2900), (-2900, -2900), (-23200, -23200, 100, 0)),
    ],
)
def test_place_and_direction_of_a_new_navi_node(
    low: tuple[float, float], high: tuple[float, float], expected: tuple[int, int, int, int]
) -> None:
    city = City()
    city.road(city.vehicle(*low, z=10), city.vehicle(*high, z=20))
    area = city.areas()[0]
    area.navi_nodes.clear()
    x, y, east, north = expected
    navi = opened({area.name: one(area, "NAVI_LINK_TARGET")})["navi_nodes"]
    assert navi.tobytes() == NaviNode(x, y, 0, 0, east, north).pack()


def test_a_new_navi_node_stands_in_the_file_of_its_square() -> None:
    """The middle of the edge over the border, x -2250, is in area 1; the order of all comes back with the numbering."""
    files = {area.name: area for area in border_city().areas().values()}
    west, east = files["NODES0.DAT"], files["NODES1.DAT"]
    sound = packed(*files.values())
    east.navi_nodes.pop(0)
    for links in (west.links, east.links):
        for link in links:
            if link.navi_area_id == 1:
                link.navi_id = 5 if link.navi_id == 0 else 0
    broken = packed(*files.values())
    created = repaired(broken, "NAVI_LINK_TARGET")
    navis = opened(created).files[1].column("navi_nodes", "target_area_id")
    assert navis.tolist() == [1, 0]
    assert repaired(created, "NAVI_ORDER") == sound
    # Without the file of the square, it cannot be created.
    alone = packed(west)
    assert repaired(alone, "NAVI_LINK_TARGET") == alone


def test_a_navi_node_of_another_edge_is_not_taken() -> None:
    """The other direction of 2 - 3 names the navi node of 0 - 1."""
    area = smallest()
    area.links[5].navi_id, area.links[6].navi_id = 9, 0
    network = opened({area.name: one(area, "NAVI_LINK_TARGET")})
    assert len(network["navi_nodes"]) == 5
    assert network.column("navi_links", "navi_id").tolist()[5:7] == [4, 0]


@pytest.mark.parametrize(("number", "limit"), [(0, 1024), (63, 1023)])
def test_a_full_file_gets_no_more_navi_nodes(number: int, limit: int) -> None:
    x, y = (-2900.0, -2900.0) if number == 0 else (2500.0, 2500.0)
    for free in (0, 1):
        area = smallest(x, y)
        spare = NaviNode(int(x) * 8, int(y) * 8, number, 0, 100, 0)
        area.navi_nodes += [spare] * (limit - free - len(area.navi_nodes))
        for link in (0, 1, 5, 6):
            area.links[link].navi_id, area.links[link].navi_area_id = 0, 62
        whole = {f"NODES{number}.DAT": bytes(20) for number in range(64)} | packed(area)
        if not free:
            assert "are full" in "".join(refused(whole, "NAVI_LINK_TARGET"))
            continue
        network = opened(repaired(whole, "NAVI_LINK_TARGET")).files[number]
        assert len(network["navi_nodes"]) == limit
        named = [(limit - 1, number)] * 2 + [(0, 62)] * 2
        ids, areas = (network.column("navi_links", name)[[0, 1, 5, 6]].tolist() for name in ("navi_id", "navi_area_id"))
        assert [*zip(ids, areas, strict=True)] == named


# --- navi nodes moved and renumbered -------------------------------------------------------------------------------


def with_navis_at(files: Mapping[str, bytes], places: Mapping[tuple[int, int], tuple[int, int]]) -> Files:
    """The same set with navi nodes in other places, by (area, row); told by the bytes alone."""
    navis: dict[int, dict[int, bytes]] = {}
    parts = {}
    for name, data in files.items():
        area = number_of(name)
        assert area is not None
        nodes, vehicles, _, count, links = struct.unpack_from("<5I", data)
        at = 20 + 28 * nodes
        for row in range(count):
            file, new = places.get((area, row), (area, row))
            navis.setdefault(file, {})[new] = data[at + 14 * row : at + 14 * row + 14]
        rest = bytearray(data[at + 14 * count :])
        owned = sum(data[20 + 28 * row + 24] & 15 for row in range(vehicles))
        for link in range(owned):
            (word,) = struct.unpack_from("<H", rest, 4 * links + 768 + 2 * link)
            file, row = places.get((word >> 10, word & 1023), (word >> 10, word & 1023))
            struct.pack_into("<H", rest, 4 * links + 768 + 2 * link, file << 10 | row)
        parts[name] = bytearray(data[:at]), rest
    found = {}
    for name, (head, rest) in parts.items():
        own = navis.get(number_of(name) or 0, {})
        assert sorted(own) == [*range(len(own))]
        struct.pack_into("<I", head, 12, len(own))
        found[name] = bytes(head) + b"".join(own[row] for row in range(len(own))) + bytes(rest)
    return found


def shuffled(files: Mapping[str, bytes], seed: int) -> Files:
    chance = random.Random(seed)
    places = {}
    for name, data in files.items():
        area = number_of(name) or 0
        rows = [*range(struct.unpack_from("<I", data, 12)[0])]
        chance.shuffle(rows)
        places.update({(area, old): (area, new) for old, new in enumerate(rows)})
    return with_navis_at(files, places)


def test_shuffled_navi_nodes_come_back_in_their_order(stock_files: Files) -> None:
    files = shuffled(stock_files, 1)
    assert sum(files[name] != data for name, data in stock_files.items()) == 64
    network = opened(files)
    RECIPES["NAVI_ORDER"].apply(PathNetwork(network))
    assert written(again(network)) == stock_files


def test_navi_nodes_without_an_edge_come_last_as_they_were() -> None:
    """Before 0: 0-1, 1: 1-2, 2: 1-4, 3: 2-3 stand two that nobody uses, and one between."""
    areas = smallest_city().areas()
    area = areas[0]
    sound = area.navi_nodes
    spare = [NaviNode(each, each, 0, 0, 100, 0) for each in (7, 8, 9)]
    area.navi_nodes = [spare[2], spare[0], sound[3], sound[0], spare[1], sound[1], sound[2]]
    for link in area.links[:8]:
        link.navi_id = (3, 5, 6, 2)[link.navi_id]
    files = packed(*areas.values())
    expected = smallest_city().areas()
    expected[0].navi_nodes += [spare[2], spare[0], spare[1]]
    assert repaired(files, "NAVI_ORDER") == packed(*expected.values())


def test_a_navi_node_in_a_foreign_file_comes_home(stock_files: Files) -> None:
    """Navi node 10 of area 22 stands behind those of area 5, and two of area 0 behind those of area 63."""
    for files in (stock_files, valid_city().files()):
        counts = {number_of(name) or 0: struct.unpack_from("<I", data, 12)[0] for name, data in files.items()}
        area = max(counts, key=lambda each: (counts[each], each))
        other, third = 5, 63
        places = {(area, 10): (other, counts[other]), (area, 0): (third, counts[third])}
        left = [row for row in range(counts[area]) if (area, row) not in places]
        places.update({(area, row): (area, new) for new, row in enumerate(left)})
        moved = with_navis_at(files, places)
        home = repaired(moved, "NAVI_FILE")
        assert {name for name, data in home.items() if len(data) != len(files[name])} == set()
        assert repaired(home, "NAVI_ORDER") == files


def test_a_navi_node_stays_where_its_file_is_full() -> None:
    """The road of area 0 has its navi node in the file of area 1; the file where it belongs has 1,024 others."""
    areas = smallest_city().areas()
    areas[1].navi_nodes.append(areas[0].navi_nodes.pop(0))
    for link in areas[0].links[:8]:
        link.navi_id, link.navi_area_id = (link.navi_id - 1, 0) if link.navi_id else (0, 1)
    areas[0].navi_nodes += [NaviNode(-23200, -23200, 0, 0, 100, 0)] * 1021
    assert "are full" in "".join(refused(packed(*areas.values()), "NAVI_FILE"))


def test_numbers_that_absent_files_name_do_not_change() -> None:
    """West node 1 and navi node 0 of the east are named by files that are not there."""
    areas = border_city().areas()
    for number, message in ((1, "the file of area 0 is not there"), (0, "the file of area 1 is not there")):
        network = opened(packed(areas[number]))
        graph = PathGraph(PathNetwork(network))
        graph.nodes.rank = graph.nodes.rank[::-1].copy()
        with pytest.raises(WriteError, match=message):
            graph.write()
    network = opened(packed(areas[1]))
    graph = PathGraph(PathNetwork(network))
    graph.navis.rank = np.array([1, 0])
    with pytest.raises(WriteError, match="area 0 is not there"):
        graph.write()
    # A navi node that points into an area that is not there is named by its links.
    areas[1].links[0] = Link(1, 1, 1, 1)
    network = opened(packed(areas[1]))
    graph = PathGraph(PathNetwork(network))
    graph.navis.rank = np.array([1, 0])
    with pytest.raises(WriteError, match="area 0 is not there"):
        graph.write()
    assert written(network) == packed(areas[1])


def test_numbers_of_a_part_that_nobody_else_names_can_change() -> None:
    area = smallest()
    network = opened(packed(area))
    for _ in range(2):
        graph = PathGraph(PathNetwork(network))
        graph.nodes.rank = graph.nodes.rank[::-1].copy()
        graph.navis.rank = graph.navis.rank[::-1].copy()
        graph.relink(np.array([0]))
        graph.write()
        network = again(network)
    assert written(network) == packed(area)


# --- nodes moved ---------------------------------------------------------------------------------------------------


class Misfiled(City):
    """A city with some points in the file of another area."""

    def __init__(self) -> None:
        super().__init__()
        self.forced: dict[int, int] = {}

    def addresses(self) -> list[tuple[int, int]]:
        places = {number: area for number, (area, _) in enumerate(super().addresses())} | self.forced
        result = [(0, 0)] * len(self.points)
        count = dict.fromkeys(range(64), 0)
        for vehicle in (True, False):
            for number, point in enumerate(self.points):
                if point.vehicle == vehicle:
                    result[number] = (places[number], count[places[number]])
                    count[places[number]] += 1
        return result


def misfiled() -> Misfiled:
    """A chain of roads and a footpath in area 9, joined to area 8, over 4 vehicle and 3 pedestrian nodes each."""
    city = Misfiled()
    road = [city.vehicle(-2380 + 40 * step, -2000) for step in range(8)]
    for a, b in itertools.pairwise(road):
        city.road(a, b, lanes=(2, 1), light=b if a == road[5] else None)
    walk = [city.ped(-2350 + 40 * step, -1950) for step in range(6)]
    for a, b in itertools.pairwise(walk):
        city.path(a, b, cross=a == walk[3], light=a == walk[3])
    return city


def test_nodes_come_into_the_file_of_their_square() -> None:
    """The last vehicle node and the last pedestrian node of area 8 stand first of their kind in the file of area 9."""
    city = misfiled()
    sound = city.files()
    city.forced = {3: 9, 10: 9}
    files = city.files()
    assert files != sound
    assert repaired(files, "NODE_OUTSIDE_AREA", "NAVI_ORDER") == sound


def test_nodes_can_be_the_first_of_a_file_and_the_last_of_another() -> None:
    """Nodes that stand in the empty file of area 40: it is empty again, and the file of area 9 is no more empty."""
    city = misfiled()
    sound = city.files()
    city.forced = dict.fromkeys((4, 5, 6, 7, 11, 12, 13), 40)
    files = city.files()
    assert files["NODES9.DAT"] == bytes(struct.pack("<5I", 0, 0, 0, 4, 0)) + files["NODES9.DAT"][20:]
    assert repaired(files, "NODE_OUTSIDE_AREA", "NAVI_ORDER") == sound


def test_nodes_stay_where_counts_do_not_agree() -> None:
    city = misfiled()
    city.forced = {7: 8}
    areas = city.areas()
    areas[8].counts["num_ped_nodes"] = 77
    assert len(refused(packed(*areas.values()), "NODE_OUTSIDE_AREA")) == 1


def test_a_node_moved_and_moved_back(stock_files: Files) -> None:
    """The last vehicle node of area 14 and the last pedestrian node of area 5 go to other files, and come back."""
    network = opened(stock_files)
    net = PathNetwork(network)
    starts = network.starts("nodes")
    rows = np.array([starts[14] + net.vehicle_nodes[14] - 1, starts[6] - 1])
    graph = PathGraph(net)
    graph.move_nodes(rows, np.array([3, 60]))
    graph.write()
    network = again(network)
    net = PathNetwork(network)
    assert net.counts("nodes")[[3, 5, 14, 60]].tolist() == [
        struct.unpack_from("<I", stock_files[f"NODES{area}.DAT"])[0] + step
        for area, step in ((3, 1), (5, -1), (14, -1), (60, 1))
    ]
    starts = network.starts("nodes")
    assert not {*failing_codes(network)} & {"NODE_ID", "NODE_AREA_ID", "NODE_LINK_SEQUENCE", "LINK_TARGET", "LINK_TYPE"}
    rows = np.array([starts[3] + net.vehicle_nodes[3] - 1, starts[61] - 1])
    graph = PathGraph(net)
    graph.move_nodes(rows, np.array([14, 5]))
    graph.write()
    assert written(again(network)) == stock_files


def failing_codes(files: TableSet) -> set[str]:
    """Codes of what fails about the files of a set."""
    from navspec.families.gta_sa_paths.rules import RULES
    from navspec.family.rules.options import Options
    from navspec.family.rules.runner import run_rules

    checks = RULES.checks.values()
    outcome = run_rules(checks, PathNetwork(files), Options(), "")
    return {code.removeprefix("SA_PATHS_") for code, total in outcome.totals.items() if total.failed}


# --- files of the limit adjuster -----------------------------------------------------------------------------------


def wide(files: Mapping[str, bytes], version: int) -> Files:
    return {name: fla.converted(data, version) for name, data in files.items()}


@pytest.mark.parametrize("version", fla.VERSIONS)
def test_files_of_the_limit_adjuster_are_laid_out_as_they_are(stock_files: Files, version: int) -> None:
    files = wide(stock_files, version)
    network = opened(files)
    for _ in range(2):
        graph = PathGraph(PathNetwork(network))
        for rows in (graph.nodes, graph.navis):
            rows.rank = rows.rank[::-1].copy()
        graph.relink(np.arange(64))
        graph.write()
        network = again(network)
    assert written(network) == files


def faulty_sets() -> list[tuple[str, Files, tuple[str, ...]]]:
    areas = valid_city().areas()
    areas[27].insert_link(0, Link(27, 9999, 3, 27))
    areas[28].insert_link(1, Link(28, 1, 3, 28))
    for node in areas[35].nodes:
        node.base_link = 0
    city = misfiled()
    city.forced = {3: 9, 10: 9}
    lone = City()
    lone.path(lone.ped(-2260, -2900), lone.ped(-2240, -2900), cross=True)
    first, last = lone.areas(), smallest_city().areas()
    without_last_link(first[1], 0)
    last[40].ped_nodes = [Node(-17000, 9000, 80, 40, link_count=1, path_width=16)]
    last[40].links = [Link(40, 0)]
    return [
        ("links", packed(*areas.values()), ("NODE_LINK_SEQUENCE", "LINK_TARGET", "LINK_SELF")),
        ("nodes", city.files(), ("NODE_OUTSIDE_AREA", "NAVI_ORDER")),
        ("first link", packed(*first.values()), ("LINK_ASYMMETRIC",)),
        ("last link", packed(*last.values()), ("LINK_SELF",)),
        ("order", shuffled(valid_city().files(), 3), ("NAVI_ORDER",)),
    ]


@pytest.mark.parametrize("version", fla.VERSIONS)
@pytest.mark.parametrize("case", faulty_sets(), ids=lambda case: case[0])
def test_files_of_the_limit_adjuster_are_repaired_alike(case: tuple[str, Files, tuple[str, ...]], version: int) -> None:
    _, files, codes = case
    assert repaired(wide(files, version), *codes) == wide(repaired(files, *codes), version)


def test_a_new_navi_node_of_the_limit_adjuster() -> None:
    """It can have a number that classic links cannot name; coordinates of 16 bits are left at 0."""
    area = smallest()
    area.navi_nodes[3:] = [area.navi_nodes[0]] * 1997
    sound = {area.name: fla.to_bytes(area, 4)}
    network = opened(repaired(sound, "NAVI_LINK_TARGET"))
    assert len(network["navi_nodes"]) == 2000
    for link in (5, 6):
        area.links[link].navi_id = 60_000
    network = opened(repaired({area.name: fla.to_bytes(area, 4)}, "NAVI_LINK_TARGET"))
    assert network.column("navi_links", "navi_id").tolist()[5:7] == [2000, 2000]
    new = network["navi_nodes"][2000:].tobytes()
    assert new == NaviNode(0, 0, 0, 2, -100, 0).pack() + bytes(2) + struct.pack("<ii", -2850 * 8, -2900 * 8)


def test_a_set_of_both_formats() -> None:
    """Links and navi nodes are repaired across; nodes and navi nodes do not move into files of another layout."""
    areas = border_city().areas()
    east = without_last_link(border_city().areas()[1], 2)
    files = packed(*areas.values())
    sound = files | {"NODES1.DAT": fla.to_bytes(areas[1], 3)}
    assert repaired(files | {"NODES1.DAT": fla.to_bytes(east, 3)}, "LINK_ASYMMETRIC") == sound
    areas[1].navi_nodes.reverse()
    for links in (areas[0].links, areas[1].links):
        for link in links:
            link.navi_id ^= link.navi_area_id
    mixed = packed(*areas.values()) | {"NODES1.DAT": fla.to_bytes(areas[1], 3)}
    assert repaired(mixed, "NAVI_ORDER") == sound
    city = misfiled()
    city.forced = {3: 9, 10: 9}
    files = city.files()
    files["NODES8.DAT"] = fla.converted(files["NODES8.DAT"], 4)
    assert "of another layout" in "".join(refused(files, "NODE_OUTSIDE_AREA"))


# --- whole repairs -------------------------------------------------------------------------------------------------


def mended(folder: Path, files: Mapping[str, bytes], *select: str) -> tuple[Files, dict[str, str]]:
    """What a repair makes of files, and what became of the steps by their first codes."""
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    done = navspec.repair(folder, select=[f"SA_PATHS_{code}" for code in select])
    [repaired_set] = done.sets
    states = {code.removeprefix("SA_PATHS_"): step.state for step in repaired_set.steps for code in step.codes}
    return {file.name: file.data for file in done.files}, states


def test_damage_of_the_original_set_is_undone(stock_files: Files, tmp_path: Path) -> None:
    """Navi nodes in any order, one of them in a foreign file; base_link 0 in every fifth file."""
    count = struct.unpack_from("<I", stock_files["NODES33.DAT"], 12)[0]
    last = struct.unpack_from("<I", stock_files["NODES12.DAT"], 12)[0] - 1
    files = shuffled(with_navis_at(stock_files, {(12, last): (33, count)}), 7)
    for area in range(0, 64, 5):
        data = bytearray(files[f"NODES{area}.DAT"])
        for node in range(struct.unpack_from("<I", data)[0]):
            struct.pack_into("<h", data, 20 + 28 * node + 16, 0)
        files[f"NODES{area}.DAT"] = bytes(data)
    repaired_set, states = mended(tmp_path / "set", files)
    assert repaired_set == stock_files
    done = ("NODE_LINK_SEQUENCE", "NAVI_FILE", "NAVI_ORDER")
    assert {states[code] for code in done} == {"done"}


def test_damage_of_all_kinds_is_undone(tmp_path: Path) -> None:
    sound = valid_city().files()
    areas = valid_city().areas()
    full = {number: area for number, area in areas.items() if len(area.vehicle_nodes) > 9 and len(area.ped_nodes) > 9}
    first, second, third, *_ = full.values()
    without_last_link(first, 5)
    without_last_link(first, len(first.nodes) - 1)
    first.insert_link(2, Link(first.number, 9999))
    second.insert_link(3, Link(second.number, 3))
    second.insert_link(0, Link(second.number, len(second.nodes) - 1))
    second.insert_link(len(second.nodes) - 1, Link(second.number, 0))
    second.links[0].navi_id = 1000
    for node in third.nodes:
        node.base_link = 0
    repaired_set, states = mended(tmp_path / "set", packed(*areas.values()))
    assert repaired_set == sound
    codes = ("NODE_LINK_SEQUENCE", "LINK_TARGET", "LINK_TYPE", "LINK_SELF", "LINK_ASYMMETRIC", "NAVI_LINK_PAIR")
    assert {code: states[code] for code in codes} == dict.fromkeys(codes, "done")


def test_nodes_move_once_their_links_are_in_order(tmp_path: Path) -> None:
    city = misfiled()
    sound = city.files()
    city.forced = {3: 9, 10: 9}
    areas = city.areas()
    for node in areas[9].nodes:
        node.base_link = 0
    codes = ("NODE_OUTSIDE_AREA", "NODE_LINK_SEQUENCE", "NAVI_ORDER")
    repaired_set, states = mended(tmp_path / "set", packed(*areas.values()), *codes)
    assert repaired_set == sound
    assert states == dict.fromkeys(codes[:2], "done")


def test_a_repair_says_what_it_lacks(tmp_path: Path) -> None:
    """Of a file alone, a navi node cannot go where it belongs."""
    area = smallest()
    area.navi_nodes[0].x = -2000 * 8
    path = tmp_path / area.name
    path.write_bytes(area.to_bytes())
    [repaired_set] = navspec.repair(path, select=["SA_PATHS_NAVI_FILE"]).sets
    assert [(step.state, step.reason) for step in repaired_set.steps] == [
        ("taken_back", "the files of their squares are not there, are full, or have rows of another layout")
    ]


# --- anything ------------------------------------------------------------------------------------------------------

Edit = Callable[[dict[int, Area], random.Random], None]


def _lose_link(areas: dict[int, Area], chance: random.Random) -> None:
    area = chance.choice([candidate for candidate in areas.values() if candidate.links])
    node = chance.choice([candidate for candidate in area.nodes if candidate.link_count > 1] or [area.nodes[0]])
    without_last_link(area, area.nodes.index(node))


def _add_link(areas: dict[int, Area], chance: random.Random) -> None:
    area = chance.choice([candidate for candidate in areas.values() if candidate.nodes])
    if area.nodes[0].link_count < 11:
        x, y = area.nodes[0].x, area.nodes[0].y
        near = [row for row, node in enumerate(area.nodes) if math.dist((x, y), (node.x, node.y)) < 8 * 200]
        # Farther away there could be no link back.
        nowhere = [(area.number, 9999), (64, 0), (0xFFFF, 1)]
        area.insert_link(0, Link(*chance.choice([(area.number, chance.choice(near)), *nowhere])))


def _lose_navi(areas: dict[int, Area], chance: random.Random) -> None:
    area = chance.choice([candidate for candidate in areas.values() if candidate.links])
    link = chance.choice(area.links)
    link.navi_id, link.navi_area_id = 1023, chance.choice([area.number, 0])


def _swap_navis(areas: dict[int, Area], chance: random.Random) -> None:
    area = chance.choice([candidate for candidate in areas.values() if len(candidate.navi_nodes) > 1])
    area.navi_nodes[0], area.navi_nodes[1] = area.navi_nodes[1], area.navi_nodes[0]
    for candidate in areas.values():
        for link in candidate.links[: sum(node.link_count for node in candidate.vehicle_nodes)]:
            if link.navi_area_id == area.number and link.navi_id < 2:
                link.navi_id ^= 1


def _wipe_bases(areas: dict[int, Area], chance: random.Random) -> None:
    for node in chance.choice([area for area in areas.values() if area.nodes]).nodes:
        node.base_link = 0


EDITS: list[Edit] = [_lose_link, _add_link, _lose_navi, _swap_navis, _wipe_bases]
MENDED = {code for each in MINE for code in each.codes}


def authored(data: bytes) -> tuple[list[bytes], set[bytes]]:
    """Nodes of a file without first link and link count; its navi nodes in any order."""
    nodes, _, _, navis, _ = struct.unpack_from("<5I", data)
    at = 20 + 28 * nodes
    rows = [data[20 + 28 * row : 48 + 28 * row] for row in range(nodes)]
    kept = [row[:16] + row[18:24] + bytes([row[24] & 0xF0]) + row[25:] for row in rows]
    return kept, {data[at + 14 * row : at + 14 * row + 14] for row in range(navis)}


@settings(max_examples=6, deadline=None)
@given(st.randoms(use_true_random=False), st.lists(st.sampled_from(EDITS), min_size=1, max_size=6))
def test_a_graph_with_some_faults_is_sound_again(chance: random.Random, edits: list[Edit]) -> None:
    areas = valid_city().areas()
    for edit in edits:
        edit(areas, chance)
    before = packed(*areas.values())
    network = opened(before)
    for recipe in MINE:
        recipe.apply(PathNetwork(network))
        network = again(network)
    after = written(network)
    assert {f"SA_PATHS_{code}" for code in failing_codes(opened(after))} & MENDED == set()
    for name, data in before.items():
        nodes, navis = authored(data)
        nodes_after, navis_after = authored(after[name])
        assert nodes_after == nodes
        assert navis_after >= navis
    for recipe in MINE:
        again_found = opened(after)
        recipe.apply(PathNetwork(again_found))
        assert written(again_found) == after


@settings(max_examples=12, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 20, 300]))
def test_anything_is_repaired_or_left(chance: random.Random, flips: int) -> None:
    """Random bytes: what comes out can be read again, and nothing but our own errors is raised."""
    files = {name: data for name, data in valid_city().files().items() if len(data) > 20}
    names = [*files]
    for _ in range(flips):
        name = chance.choice(names)
        data = bytearray(files[name])
        data[chance.randrange(20, len(data))] ^= 1 << chance.randrange(8)
        files[name] = bytes(data)
    network = opened(files)
    for recipe in MINE:
        try:
            recipe.apply(PathNetwork(network))
        except NavspecError:
            continue
        network = again(opened(written(network)))
    assert {name: number_of(name) for name in written(network)} == {name: number_of(name) for name in files}


def test_a_link_that_is_too_long_gets_no_link_back() -> None:
    """It leads to another node than was meant; what else is one way is mended all the same."""
    area = without_last_link(smallest(), 7)
    area.nodes[2].x += 8 * 300
    area.insert_link(0, Link(0, 2, 0, length=255))
    network = opened({area.name: one(area, "LINK_ASYMMETRIC")})
    assert len(network["links"]) == len(area.links) + 1
    area = smallest()
    area.nodes[2].x += 8 * 300
    area.insert_link(0, Link(0, 2, 0, length=255))
    [reason] = refused(packed(area), "LINK_ASYMMETRIC")
    assert reason == "no link is 256 units long or longer, so that these lead to other nodes than was meant"
