"""Ends of lines that lie elsewhere than the nodes that they name."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders.gta_sa_paths import City
from builders.plans import column, drawing
from navspec.exchange import write
from navspec.graphs.plan import NetworkPlan, plan_from_graph, select_lines
from navspec.operations.drawings import join_drawings
from navspec.records.networks import Compiled

PLACES = [(0, 0, 10), (100, 0, 10), (200, 0, 10)]


@pytest.fixture
def exported(tmp_path: Path) -> NetworkPlan:
    """Two lines over three nodes, 36/0 to 36/2, exported from the base."""
    city = City()
    rows = [city.vehicle(x, y, z) for x, y, z in PLACES]
    for a, b in itertools.pairwise(rows):
        city.road(a, b)
    city.write(tmp_path / "base")
    return plan_from_graph(navspec.graph(tmp_path / "base"))


def moved(plan: NetworkPlan, line: int, end: int, to: Sequence[float]) -> NetworkPlan:
    vertices = plan.vertices.copy()
    vertices[plan.offsets[line + end] - end] = to
    return replace(plan, vertices=vertices)


def with_node(plan: NetworkPlan, row: int, to: Sequence[float]) -> NetworkPlan:
    position = plan.position.copy()
    position[row] = to
    return replace(plan, position=position)


def last_line(plan: NetworkPlan) -> int:
    return next(at for at, ends in enumerate(zip(plan.lines["from"], plan.lines["to"], strict=True)) if "36/2" in ends)


def last_end(plan: NetworkPlan) -> int:
    return int(plan.lines["to"][last_line(plan)] == "36/2")


def test_over_a_base_an_end_lies_at_its_node_or_where_that_was(exported: NetworkPlan, tmp_path: Path) -> None:
    line, end = last_line(exported), last_end(exported)
    stray = moved(exported, line, end, (200, 80, 10))
    away = "80 units from node 36/2"
    for given, text in ((stray, away), (with_node(stray, 2, (200, 30, 10)), "50 units from node 36/2")):
        compiled = navspec.compile(given, tmp_path / "out", base=tmp_path / "base")
        (obstacle,) = compiled.obstacles
        assert text in obstacle.message
        assert f"which `{('from', 'to')[end]}` names" in obstacle.message
        assert obstacle.position == [200, 80, 10]
        assert not (tmp_path / "out").exists()
    for given in (with_node(exported, 2, (200, 80, 10)), with_node(stray, 2, (200, 80, 10))):
        compiled = navspec.compile(given, base=tmp_path / "base")
        assert (compiled.refused, [file.state for file in compiled.files]) == ((), ["changed"])
    lines_alone = replace(stray, nodes={"id": column([])}, position=np.zeros((0, 3)))
    (obstacle,) = navspec.compile(lines_alone, base=tmp_path / "base").obstacles
    assert away in obstacle.message


def test_without_a_base_lines_follow_their_nodes_and_that_is_noted(exported: NetworkPlan) -> None:
    stray = moved(exported, last_line(exported), last_end(exported), (200, 80, 10))
    for given in (stray, with_node(exported, 2, (200, 80, 10))):
        compiled = navspec.compile(given)
        assert compiled.refused == ()
        (note,) = compiled.notes
        assert "80 units from node 36/2" in note
        assert note.endswith("lines follow their nodes; move these if lines are meant")
    assert navspec.compile(with_node(stray, 2, (200, 80, 10))).notes == ()


def test_without_a_base_ends_of_one_node_have_to_agree(exported: NetworkPlan) -> None:
    """Both lines meet at 36/1: where one of them was moved, nobody moved the node alone."""
    line = 1 - last_line(exported)
    end = int(exported.lines["to"][line] == "36/1")
    (obstacle,) = navspec.compile(moved(exported, line, end, (100, 30, 10))).obstacles
    assert "30 units from node 36/1" in obstacle.message
    compiled = navspec.compile(with_node(exported, 1, (100, 30, 10)))
    assert compiled.refused == ()
    assert compiled.notes[0].count("; 2 such ends in all") == 1


@pytest.mark.parametrize("end", ["gpkg", "geojson", "csv", "parquet", "glb", "graphml"])
def test_what_programs_round_is_no_move(end: str, exported: NetworkPlan, tmp_path: Path) -> None:
    """Not even without a tolerance: here points are off as far as single precision takes them."""
    shift = np.array([2000.1, -2000.3, 33.3])
    position = exported.position + shift
    vertices = (exported.vertices + shift).astype(np.float32).astype(np.float64)
    write(replace(exported, position=position, vertices=vertices), tmp_path / f"roads.{end}")
    compiled = navspec.compile(tmp_path / f"roads.{end}", tolerance=0)
    assert (compiled.refused, compiled.notes) == ((), ())


def lanes(compiled: Compiled) -> dict[tuple[float, float], int]:
    """Lanes of the edges of area 36, by the x of both ends."""
    (file,) = [file for file in compiled.files if file.name.lower() == "nodes36.dat"]
    graph = navspec.graph(file.data, name="nodes36.dat")
    x = graph.position[:, 0].tolist()
    ends = zip(graph.source.tolist(), graph.target.tolist(), strict=True)
    return {(x[a], x[b]): count for (a, b), count in zip(ends, graph.edges["lanes"].tolist(), strict=True)}


@pytest.mark.parametrize("has_base", [False, True])
def test_a_line_that_was_turned_leads_the_other_way(exported: NetworkPlan, tmp_path: Path, *, has_base: bool) -> None:
    """As the tool of a program for maps turns it; of exchanged names in the table, the names count."""
    base = tmp_path / "base" if has_base else None
    one_way = {"lanes": np.array([1, 3]), "lanes_back": np.array([0, 2])}
    exported = replace(exported, lines={**exported.lines, **one_way})
    as_drawn = navspec.compile(exported, base=base)
    assert not any("exchanged" in note for note in as_drawn.notes)
    turned = exported.vertices.reshape(-1, 2, 3)[:, ::-1].reshape(-1, 3)
    compiled = navspec.compile(replace(exported, vertices=turned), base=base)
    start, end = exported.lines["from"][0], exported.lines["to"][0]
    assert compiled.notes[0] == (
        f"the line from {end} to {start}: drawn from {end} to {start}, against its `from` and `to`: these are exchanged; "
        "2 such lines in all"
    )
    opposite = {(b, a): count for (a, b), count in lanes(as_drawn).items()}
    assert lanes(compiled) == opposite
    names = {**exported.lines, "from": exported.lines["to"], "to": exported.lines["from"]}
    by_name = navspec.compile(replace(exported, lines=names), base=base)
    assert (lanes(by_name), [note for note in by_name.notes if "exchanged" in note]) == (opposite, [])


@pytest.mark.parametrize("has_base", [False, True])
def test_pieces_of_a_split_line_are_joined(exported: NetworkPlan, tmp_path: Path, *, has_base: bool) -> None:
    """They have the names of the whole line, and can have values of their own."""
    row = last_line(exported)
    both = select_lines(exported, np.array([0, 1, row]))
    vertices = both.vertices.copy()
    begin = vertices[both.offsets[row]].copy()
    middle = (begin + vertices[both.offsets[row + 1] - 1]) / 2
    vertices[both.offsets[row]] = vertices[both.offsets[2] + 1] = middle
    lines = {**both.lines, "lanes": np.array([2, 2, 2]), "lanes_back": np.array([1, 1, 1])}
    lines["lanes"][2] = 3
    compiled = navspec.compile(
        replace(both, lines=lines, vertices=vertices), base=tmp_path / "base" if has_base else None
    )
    assert compiled.obstacles == ()
    assert compiled.summary["nodes"] == 4
    along = lanes(compiled)
    assert set(along) == {(a, b) for pair in ((0, 100), (100, 150), (150, 200)) for a, b in (pair, pair[::-1])}
    assert sorted(along.values()) == [1, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("has_base", [False, True])
def test_a_line_that_a_new_one_meets_gets_a_node(exported: NetworkPlan, tmp_path: Path, *, has_base: bool) -> None:
    new = join_drawings([exported, drawing([(50, 1, 10), (50, 60, 10)], [(150, -40, 10), (150, -1, 10)])], ["a", "b"])
    base = tmp_path / "base" if has_base else None
    compiled = navspec.compile(new, base=base, spacing=100)
    assert compiled.obstacles == ()
    assert "b: fid 1: the edge 36/0 - 36/1 gets a node where they meet, at 50, 0; 2 such nodes in all" in compiled.notes
    assert compiled.summary["nodes"] == 7
    assert {(0, 50), (50, 100), (100, 150), (150, 200)} < set(lanes(compiled))
