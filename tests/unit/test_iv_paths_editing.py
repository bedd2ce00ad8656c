"""Editing path files of GTA IV by hand: what tools do to small cities, and that the compiler makes the same of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders.gta_iv_paths import city, random_city, write
from navspec.columns import TableSet
from navspec.errors import NavspecError
from navspec.families import families
from navspec.family.network.tools import Action, EditResult
from navspec.graphs.graph import Graph
from navspec.graphs.plan import plan_from_graph
from sweeps import rounds


class InputFile:
    """A set of files that somebody edits."""

    def __init__(self, folder: Path) -> None:
        self.files: TableSet = navspec.graph(folder).view.files

    @property
    def graph(self) -> Graph:
        family = families()["gta_iv_paths"]
        assert family.graph is not None
        return family.graph(family.view(self.files))

    def edit(self, tool: str, nodes: Sequence[str] = (), edges: Sequence[str] = (), **values: Any) -> EditResult:
        """What a tool makes of nodes by their names, and of edges by those of both ends with a > between."""
        editor, graph = families()["gta_iv_paths"].editor, self.graph
        assert editor is not None
        rows = np.array([graph.row(name) for name in nodes], np.int64)
        pairs = list(zip(graph.source.tolist(), graph.target.tolist(), strict=True))
        at = [
            pairs.index((graph.row(first), graph.row(second))) for first, second in (edge.split(">") for edge in edges)
        ]
        before = self.bytes
        edition = editor().edit(
            families()["gta_iv_paths"].view(self.files), Action(tool, rows, np.array(at, np.int64), values)
        )
        assert self.bytes == before
        return edition

    def do(self, tool: str, nodes: Sequence[str] = (), edges: Sequence[str] = (), **values: Any) -> EditResult:
        """The same, kept."""
        edition = self.edit(tool, nodes, edges, **values)
        assert edition.obstacles == ()
        self.files = TableSet({**self.files.files, **edition.files}, key="area", members=64)
        return edition

    @property
    def bytes(self) -> dict[str, bytes]:
        return {f"nodes{number}.nod": tables.to_bytes() for number, tables in self.files.files.items()}

    def findings(self, folder: Path) -> list[tuple[str, str]]:
        """Errors and warnings of the files as they are."""
        folder.mkdir(exist_ok=True)
        for name, data in self.bytes.items():
            (folder / name).write_bytes(data)
        return [
            (finding.code, finding.message) for finding in navspec.check(folder).findings if finding.severity != "info"
        ]

    def ways(self) -> dict[str, dict[str, int]]:
        graph = self.graph
        names, source, target = graph.names(), graph.source.tolist(), graph.target.tolist()
        columns = {name: graph.edges[name].tolist() for name in graph.edges}
        return {
            f"{names[source[row]]}>{names[target[row]]}": {name: values[row] for name, values in columns.items()}
            for row in range(graph.edges.rows)
        }


def opened(folder: Path) -> InputFile:
    """Area 36: a road from 10, 10 over 50, 10 to 50, 40, another one beside it, and a node alone; 10 m high."""
    places = [(10, 10), (50, 10), (50, 40), (200, 10), (230, 10), (100, 100)]
    write(folder, city([(8 * x, 8 * y, 1280) for x, y in places], [(0, 1), (1, 2), (3, 4)]))
    return InputFile(folder)


def test_a_moved_node_takes_its_lines_along(tmp_path: Path) -> None:
    files = opened(tmp_path)
    before = files.bytes
    edition = files.do("move", ["36/1"], by=[-10, 40, 0.5])
    assert (set(edition.files), edition.nodes) == ({36}, ("36/1",))
    lines = files.ways()
    # From 10, 10 to 40, 50; and to 50, 40, sqrt(200).
    assert [lines[name]["length"] for name in ("36/0>36/1", "36/1>36/0", "36/1>36/2", "36/2>36/1")] == [50, 50, 14, 14]
    assert files.graph.position[1].tolist() == [40, 50, 10.5]
    files.do("move", ["36/1"], by=[10, -40, -0.5])
    assert files.bytes == before


def test_a_node_that_leaves_its_square_changes_files(tmp_path: Path) -> None:
    files = opened(tmp_path)
    edition = files.do("move", ["36/0"], by=[-20, 0, 0])
    assert (set(edition.files), edition.nodes) == ({35, 36}, ("35/0",))
    assert {name: line["length"] for name, line in files.ways().items() if "35" in name} == {
        "35/0>36/0": 60,
        "36/0>35/0": 60,
    }
    assert files.findings(tmp_path) == []


def test_attributes_of_nodes_and_of_lines(tmp_path: Path) -> None:
    files = opened(tmp_path)
    files.do("set", ["36/0"], attributes={"highway": True, "path_width": 2.5, "spawn_density": 3})
    files.do("set", edges=["36/1>36/0"], attributes={"lanes": 3})
    nodes = files.graph.nodes
    assert nodes["highway"].tolist() == [1, 0, 0, 0, 0, 0]
    assert nodes["path_width"].tolist() == [2.5, 0, 0, 0, 0, 0]
    assert nodes["spawn_density"].tolist() == [3, 15, 15, 15, 15, 0]
    lines = files.ways()
    assert (lines["36/0>36/1"]["lanes"], lines["36/1>36/0"]["lanes"], lines["36/1>36/2"]["lanes"]) == (1, 3, 1)
    assert (lines["36/0>36/1"]["lanes_0_2"], lines["36/1>36/0"]["lanes_0_2"]) == (3, 1)
    (obstacle,) = files.edit("set", ["36/0"], attributes={"kind": "boat"}).obstacles
    assert obstacle.message == "the line from 36/0 to 36/1 joins water and land"
    files.do("set", ["36/3", "36/4"], attributes={"kind": "boat"})
    assert files.graph.nodes["water"].tolist() == [0, 0, 0, 1, 1, 0]
    with pytest.raises(NavspecError, match="has the lanes_back 8; it can be 0 to 7"):
        files.edit("set", edges=["36/1>36/0"], attributes={"lanes": 8})
    with pytest.raises(NavspecError, match=r"no 'speed' that can be set.*; it can be kind, path_width"):
        files.edit("set", ["36/0"], attributes={"speed": 8})


def test_a_drawn_road(tmp_path: Path) -> None:
    """From node 2 over a free point to 1 m beside node 3: two parts become one, which has the lower group."""
    files = opened(tmp_path)
    before = files.bytes
    edition = files.do(
        "draw", points=["36/2", [120, 40, None], [200.5, 10.5, None]], attributes={"lanes": 2, "highway": 1}
    )
    assert edition.nodes == ("36/5",)
    lines = files.ways()
    assert [lines[name]["length"] for name in ("36/2>36/5", "36/5>36/2", "36/5>36/3", "36/3>36/5")] == [70, 70, 85, 85]
    assert lines["36/5>36/3"]["lanes"] == lines["36/3>36/5"]["lanes"] == 2
    nodes = files.graph.nodes
    assert nodes["flood_group"].tolist() == [1, 1, 1, 1, 1, 1, 0]
    assert nodes["highway"].tolist() == [0, 0, 0, 0, 0, 1, 0]
    assert nodes["num_own_links"].tolist() == [1, 2, 2, 2, 1, 2, 0]
    assert files.findings(tmp_path) == []
    files.do("delete", ["36/5"])
    assert files.bytes == before


def test_a_node_without_links_gets_some_and_loses_them(tmp_path: Path) -> None:
    files = opened(tmp_path)
    before = files.bytes
    assert files.graph.nodes.words("kind").tolist()[5] == "unlinked"
    edition = files.do("connect", ["36/4", "36/5"])
    assert edition.nodes == ("36/4", "36/5")
    assert files.graph.nodes.words("kind").tolist()[5] == "vehicle"
    assert files.ways()["36/5>36/4"]["length"] == 158
    assert files.findings(tmp_path) == []
    files.do("delete", edges=["36/4>36/5"])
    assert files.bytes == before
    files.do("delete", edges=["36/0>36/1"])
    # Node 0 stands before the node that has had no links.
    assert files.graph.position[:, 0].tolist() == [50, 50, 200, 230, 10, 100]
    assert files.graph.nodes["flood_group"].tolist() == [1, 1, 2, 2, 0, 0]
    assert files.graph.nodes["unlinked"].tolist() == [0, 0, 0, 0, 1, 1]


def test_a_node_is_joined_with_another_one(tmp_path: Path) -> None:
    """The ends of two roads, and a node without links with the end of a road."""
    files = opened(tmp_path)
    before = files.ways()
    edition = files.do("join", ["36/2", "36/3"])
    assert edition.nodes == ("36/2",)
    lines = files.ways()
    assert lines["36/1>36/2"]["length"] == before["36/1>36/2"]["length"]
    assert lines["36/2>36/3"]["length"] == lines["36/3>36/2"]["length"] == 182
    assert files.graph.nodes["flood_group"].tolist() == [1, 1, 1, 1, 0]
    edition = files.do("join", ["36/4", "36/3"])
    assert sorted(files.graph.position[:, 0].tolist()) == [10, 50, 50, 100]
    assert files.graph.nodes["unlinked"].tolist() == [0, 0, 0, 0]
    assert files.findings(tmp_path) == []


def test_a_node_is_dissolved(tmp_path: Path) -> None:
    files = opened(tmp_path)
    before = files.ways()
    files.do("cut", edges=["36/0>36/1"])
    edition = files.do("dissolve", ["36/5"])
    assert edition.nodes == ("36/0", "36/1")
    after = files.ways()
    assert {name: (edge["length"], edge["lanes"]) for name, edge in after.items()} == {
        name: (edge["length"], edge["lanes"]) for name, edge in before.items()
    }
    assert files.findings(tmp_path) == []


def test_a_line_is_cut(tmp_path: Path) -> None:
    files = opened(tmp_path)
    files.do("set", edges=["36/0>36/1"], attributes={"lanes": 3})
    edition = files.do("cut", edges=["36/0>36/1"])
    assert edition.nodes == ("36/5",)
    lines = files.ways()
    assert [lines[name]["length"] for name in ("36/0>36/5", "36/5>36/1", "36/1>36/5", "36/5>36/0")] == [20] * 4
    assert [lines[name]["lanes"] for name in ("36/0>36/5", "36/5>36/1", "36/1>36/5", "36/5>36/0")] == [3, 3, 1, 1]
    assert [name for name in lines if name.startswith("36/1>")] == ["36/1>36/5", "36/1>36/2"]
    assert files.findings(tmp_path) == []


def test_what_needs_a_file_that_is_not_there(tmp_path: Path) -> None:
    write(tmp_path, city([(-32, -32, 0), (32, -32, 0), (-800, -800, 0)], [(0, 1), (0, 2)]))
    for path in tmp_path.iterdir():
        if path.name != "nodes27.nod":
            path.unlink()
    files = InputFile(tmp_path)
    (obstacle,) = files.edit("delete", ["27/0"]).obstacles
    assert obstacle.message == "a link of area 28, whose file is not there, leads to node 27/0"
    (obstacle,) = files.edit("move", ["27/1"], by=[200, 0, 0]).obstacles
    assert obstacle.message == "node 27/1 would lie in area 28, whose file is not there"
    edition = files.do("move", ["27/0"], by=[-4, 0, 0])
    assert edition.notes == ("links to areas that are not there (28) keep their lengths: it is unknown where they end",)
    assert files.files.files[27]["links"]["length"].tolist() == [132, 8, 132]


@pytest.mark.parametrize("seed", range(rounds(12, 2)))
def test_what_is_edited_is_what_the_compiler_makes(seed: int, tmp_path: Path) -> None:
    """Random edits of random cities, one after the other; what a compiler may choose is as it was before them."""
    at = random.Random(seed)
    write(tmp_path, random_city(at))
    files = InputFile(tmp_path)
    done = 0
    for _ in range(12):
        graph = files.graph
        node, second = at.sample(graph.names(), 2)
        names = graph.names()
        edge_row = at.randrange(graph.edges.rows)
        edge = f"{names[graph.source[edge_row]]}>{names[graph.target[edge_row]]}"
        place = graph.position[graph.row(node)]
        attributes: dict[str, dict[str, Any]] = {
            "move": {"nodes": [node, second], "by": [at.uniform(-300, 300), at.uniform(-300, 300), 0]},
            "set": {"edges": [edge], "attributes": {"lanes": at.randrange(8)}},
            "draw": {"points": [node, [place[0] + at.uniform(-400, 400), place[1] + at.uniform(-400, 400), None]]},
            "connect": {"nodes": [node, second]},
            "cut": {"edges": [edge]},
            "delete": {"nodes": [second], "edges": [edge]},
        }
        tool = at.choice(list(attributes))
        edition = files.edit(tool, **attributes[tool])
        if not edition.obstacles:
            files.do(tool, **attributes[tool])
            done += 1
    assert done > 4
    compiled = navspec.compile(plan_from_graph(files.graph), to="gta_iv_paths")
    assert compiled.obstacles == ()
    assert {file.name: file.data for file in compiled.files} == files.bytes
