"""Roads laid into path files of GTA IV that are there: what changes, what must not, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders.gta_iv_paths import city, random_city, write
from builders.plans import drawing, plan
from navspec.errors import NavspecError
from navspec.graphs.plan import NetworkPlan, plan_from_graph
from navspec.records.networks import Compiled


def based(folder: Path) -> Path:
    """Area 36: a road from 10, 10 over 50, 10 to 50, 40, another one beside it, and a node alone; 10 m high."""
    folder.mkdir()
    places = [(10, 10), (50, 10), (50, 40), (200, 10), (230, 10), (100, 100)]
    write(folder, city([(8 * x, 8 * y, 1280) for x, y in places], [(0, 1), (1, 2), (3, 4)]))
    return folder


def laid(plan: NetworkPlan, base: Path, folder: Path) -> Compiled:
    """What is laid in; beside the files that it changes stand all others of the base."""
    compiled = navspec.compile(plan, folder, to="gta_iv", base=base)
    assert (compiled.refused, compiled.obstacles, compiled.summary["error"]) == ((), (), 0)
    changed = {file.name for file in compiled.files}
    assert {path.name for path in folder.iterdir()} == changed
    for path in base.iterdir():
        if path.name in changed:
            assert path.read_bytes() != (folder / path.name).read_bytes()
        else:
            (folder / path.name).write_bytes(path.read_bytes())
    return compiled


@pytest.mark.parametrize("seed", range(8))
def test_a_road_through_a_city_is_as_if_the_whole_was_compiled(seed: int, tmp_path: Path) -> None:
    """Over several areas, from a node to a new one; an export of it without edits changes nothing."""
    at = random.Random(seed)
    areas = random_city(at)
    (tmp_path / "base").mkdir()
    write(tmp_path / "base", areas)
    start = next(node for area in areas.values() for node in area.nodes if node.links)
    first = (start.x / 8, start.y / 8, start.z / 128)
    last = (at.uniform(-2900, 2900), at.uniform(-2900, 2900), at.uniform(-200, 200))
    compiled = laid(drawing([first, last], bridge=["yes"], lanes=[2]), tmp_path / "base", tmp_path / "out")
    assert len(compiled.files) >= 2
    files = {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    whole = plan_from_graph(navspec.graph(tmp_path / "out"))
    assert {file.name: file.data for file in navspec.compile(whole, to="gta_iv").files} == files
    same = navspec.compile(whole, to="gta_iv", base=tmp_path / "out")
    assert (same.refused, same.files) == ((), ())


def test_new_nodes_stand_behind_those_with_links_and_join_their_groups(tmp_path: Path) -> None:
    """What leads to the next road makes one part of two."""
    base = based(tmp_path / "base")
    compiled = laid(drawing([(50.5, 40), (60, 80), (199, 10)]), base, tmp_path / "out")
    assert [file.name for file in compiled.files] == ["nodes36.nod"]
    tables = navspec.tables(tmp_path / "out" / "nodes36.nod")
    nodes = tables["nodes"]
    assert nodes["x"].tolist() == [80, 400, 400, 1600, 1840, 480, 800]
    assert nodes["flood_group"].tolist() == [1] * 6 + [0]
    assert tables.column("nodes", "flags.num_own_links").tolist() == [1, 2, 2, 2, 1, 2, 0]
    assert tables.column("nodes", "flags.unlinked").tolist() == [0] * 6 + [1]
    assert nodes["first_link"].tolist() == [0, 1, 3, 5, 7, 8, 10]
    # The new links of nodes that are there come behind their others.
    assert tables["links"]["node_id"].tolist() == [1, 0, 2, 1, 5, 4, 5, 3, 2, 3]
    assert compiled.notes == ("fid 1: an end has no height and takes that of the nearest existing node",)[:0]


def test_a_node_without_links_is_joined_by_its_name_alone(tmp_path: Path) -> None:
    base = based(tmp_path / "base")
    laid(drawing([(50, 40), (100, 100)]), base, tmp_path / "near")
    tables = navspec.tables(tmp_path / "near" / "nodes36.nod")
    assert tables["nodes"]["x"].tolist() == [80, 400, 400, 1600, 1840, 800, 800]
    laid(plan({}, [("36/2", "36/5")]), base, tmp_path / "named")
    tables = navspec.tables(tmp_path / "named" / "nodes36.nod")
    assert tables["nodes"]["x"].tolist() == [80, 400, 400, 1600, 1840, 800]
    assert tables["nodes"]["flood_group"].tolist() == [1, 1, 1, 2, 2, 1]
    assert tables[""]["num_intersection_nodes"].tolist() == [0]


def test_a_road_that_meets_another_one_between_its_nodes_puts_one_there(tmp_path: Path) -> None:
    """It tells the lower of what both ends tell, and its lines tell what the whole one did; all else stays as it is."""
    base = based(tmp_path / "base")
    road = plan({"36/0": (10, 10, 10)}, [("36/1", "36/0")], node_highway=[True], lanes=[3], lanes_back=[2])
    laid(road, base, tmp_path / "first")
    before = navspec.tables(tmp_path / "first" / "nodes36.nod")["nodes"]
    compiled = laid(drawing([(30, -40), (30, 11), (30, 60)]), tmp_path / "first", tmp_path / "out")
    assert compiled.notes[-1] == "fid 1: the edge 36/0 - 36/1 gets a node where they meet, at 30, 10"
    graph = navspec.graph(tmp_path / "out")
    assert graph.position[graph.row("36/5")].tolist() == [30, 10, 10]
    nodes = navspec.tables(tmp_path / "out" / "nodes36.nod")["nodes"]
    assert np.array_equal(np.delete(nodes, [5, 6])[["x", "y", "z", "flags"]], before[["x", "y", "z", "flags"]])
    names = graph.names()
    assert [name for name, is_fast in zip(names, graph.nodes["highway"], strict=True) if is_fast] == ["36/0"]
    lines = zip(graph.source, graph.target, graph.edges["lanes"], graph.edges["length"], strict=True)
    assert {f"{names[a]}>{names[b]}": (lanes, length) for a, b, lanes, length in lines if "36/5" in (names[a], names[b])} == {
        "36/0>36/5": (2, 20), "36/5>36/0": (3, 20), "36/5>36/1": (2, 20), "36/1>36/5": (3, 20),
        "28/0>36/5": (1, 50), "36/5>28/0": (1, 50), "36/5>36/6": (1, 50), "36/6>36/5": (1, 50),
    }  # fmt: skip


def test_an_empty_map_gets_roads(tmp_path: Path) -> None:
    (tmp_path / "base").mkdir()
    write(tmp_path / "base", city([], []))
    roads = drawing([(0, 0, 10), (50, 0, 10)])
    compiled = laid(roads, tmp_path / "base", tmp_path / "out")
    assert [file.data for file in compiled.files] == [navspec.compile(roads, to="gta_iv").files[36].data]


def test_edits_of_what_is_there_are_taken_over(tmp_path: Path) -> None:
    base = based(tmp_path / "base")
    edited = plan(
        {"36/0": (-5, 10, np.nan), "36/1": (50, 10, 10)},
        [("36/1", "36/0")],
        node_highway=[None, True],
        lanes=[3],
        lanes_back=[0],
    )
    compiled = laid(edited, base, tmp_path / "out")
    assert [file.name for file in compiled.files] == ["nodes35.nod", "nodes36.nod"]
    graph = navspec.graph(tmp_path / "out")
    assert graph.position[graph.row("35/0")].tolist() == [-5, 10, 10]
    names = graph.names()
    lines = {(names[a], names[b]): row for row, (a, b) in enumerate(zip(graph.source, graph.target, strict=True))}
    forward, back = lines["36/0", "35/0"], lines["35/0", "36/0"]
    assert graph.edges["lanes"][[forward, back]].tolist() == [3, 0]
    assert graph.edges["length"][[forward, back]].tolist() == [55, 55]
    assert graph.nodes["highway"][[graph.row("36/0"), graph.row("36/1"), graph.row("35/0")]].tolist() == [1, 0, 0]


REFUSED: dict[str, tuple[Callable[[], NetworkPlan], str, str]] = {
    "height": (
        lambda: drawing([(50, 40, 10), (60, 80, 300)]),
        "fid 1",
        "fid 1 lies outside the map, at (60, 80, 300); roads end 4096 m from its middle, 256 m up and down",
    ),
    "across": (
        lambda: drawing([(30, -40, 10), (30, 60, 10)]),
        "fid 1",
        "fid 1: crosses the edge 36/0 - 36/1 at 30, 10 without a junction: snap a vertex there, or give them different "
        "heights, or one of them bridge = yes",
    ),
    "attribute": (
        lambda: drawing([(50, 40, 10), (60, 80, 10)], speed=["very fast"]),
        "fid 1",
        "fid 1 has the speed 'very fast'; it can be slow, normal, fast, dirt_road",
    ),
    "water": (
        lambda: plan({"36/0": (10, 10, 10)}, [], node_kind=["boat"]),
        "the line from 36/0 to 36/1",
        "the line from 36/0 to 36/1 joins water and land",
    ),
    "links": (
        lambda: plan({f"n{n}": (60, 5 * n, 10) for n in range(14)}, [("36/1", f"n{n}") for n in range(14)]),
        "node 36/1",
        "node 36/1 has 16 links, but a node can have 15",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_laid(name: str, tmp_path: Path) -> None:
    make_plan, feature, message = REFUSED[name]
    compiled = navspec.compile(make_plan(), tmp_path / "out", to="gta_iv", base=based(tmp_path / "base"))
    obstacles = {obstacle.message: obstacle for obstacle in compiled.obstacles}
    assert message in obstacles
    assert obstacles[message].feature == feature
    assert (obstacles[message].position is None) == (feature == "")
    assert not (tmp_path / "out").exists()


def test_no_group_is_left(tmp_path: Path) -> None:
    (tmp_path / "base").mkdir()
    rows = [(8 * (20 * (number % 32) - 300), 8 * (20 * (number // 32)), 0) for number in range(510)]
    write(tmp_path / "base", city(rows, [(number, number + 1) for number in range(0, 510, 2)]))
    roads = drawing([(0, 1000, 10), (50, 1000, 10)])
    compiled = navspec.compile(roads, to="gta_iv", base=tmp_path / "base")
    assert [(obstacle.feature, obstacle.message, obstacle.position) for obstacle in compiled.obstacles] == [
        (
            "fid 1",
            "fid 1 is in a part of the network for which there is no group left; there are 255",
            [0.0, 1000.0, 10.0],
        )
    ]


def test_bases_that_are_none(tmp_path: Path) -> None:
    base = based(tmp_path / "base")
    roads = drawing([(50, 40), (60, 80)])
    data = bytearray((base / "nodes36.nod").read_bytes())
    data[16 + 18] = 7  # the first link of the first node
    (base / "nodes36.nod").write_bytes(data)
    with pytest.raises(NavspecError, match=r"^base: it is uncertain which links the nodes of these files have; repair"):
        navspec.compile(roads, to="gta_iv", base=base)
    (base / "nodes63.nod").unlink()
    with pytest.raises(NavspecError, match=r"^base: this set is not complete"):
        navspec.compile(roads, to="gta_iv", base=base)
