"""Networks compared by place: nodes are the same whatever their numbers are."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np

import navspec
from builders import source_nav
from builders.gta_sa_paths import City, valid_city
from builders.large_mesh import large_mesh
from builders.plans import drawing, plan
from navspec.families.source_nav.editing import EDITOR
from navspec.family.network.tools import Action
from navspec.graphs.alignment import Alignment
from navspec.operations.network_comparison import describe_difference


def overlaid(base: Path, roads: Any, folder: Path) -> Path:
    """A whole set after roads were compiled into it."""
    navspec.compile(roads, folder, base=base, spacing=100)
    written = {path.name.lower() for path in folder.iterdir()}
    for path in base.iterdir():
        if path.name.lower() not in written:
            (folder / path.name).write_bytes(path.read_bytes())
    return folder


def kinds(changes: Any) -> list[str]:
    return [change["kind"] for change in changes]


def test_a_new_road_is_only_its_nodes_and_lines(tmp_path: Path) -> None:
    """All later nodes of the files have other numbers, and so have all links to them."""
    city = valid_city()
    city.write(tmp_path / "base")
    start = city.points[0]
    roads = drawing(
        [(start.x, start.y, start.z), (start.x + 20, start.y + 31, start.z), (start.x + 20, start.y + 60, 9)]
    )
    b = overlaid(tmp_path / "base", roads, tmp_path / "b")
    difference = navspec.diff(tmp_path / "base", b)
    assert difference.fails
    (network,) = difference.networks
    assert kinds(network.node_changes) == ["added", "added"]
    assert kinds(network.line_changes) == ["added", "added"]
    assert [change["fields"] for change in network.node_changes] == [[], []]
    counts = {"added": 2, "removed": 0, "moved": 0, "changed": 0}
    assert {name: network.nodes[name] for name in counts} == counts
    assert {count["field"] for count in network.following} >= {"node", "base_link"}
    assert not network.truncated
    assert navspec.diff(tmp_path / "base", b, rows=True).networks == ()
    (shorter,) = navspec.diff(tmp_path / "base", b, limit=1).networks
    assert (len(shorter.node_changes), shorter.nodes["added"], shorter.truncated) == (1, 2, True)
    (back,) = navspec.diff(b, tmp_path / "base").networks
    assert kinds(back.node_changes) == ["removed", "removed"]


def test_a_node_that_moved_over_a_border_is_one_node(tmp_path: Path) -> None:
    """It is in another file then; lengths and navi nodes of its roads follow."""
    city = City()
    nodes = [city.vehicle(x, 0) for x in (-90, -40, -10, 40, 90)]
    for start, end in itertools.pairwise(nodes):
        city.road(start, end)
    city.write(tmp_path / "base")
    name = "{}/{}".format(*city.addresses()[nodes[2]])
    b = overlaid(tmp_path / "base", plan({name: (15, 5, np.nan)}, []), tmp_path / "b")
    (network,) = navspec.diff(tmp_path / "base", b).networks
    (change,) = network.node_changes
    assert (change["kind"], change["node_a"], change["node_b"]) == ("moved", name, "36/2")
    assert (change["position_a"], change["position_b"]) == ([-10.0, 0.0, 10.0], [15.0, 5.0, 10.0])
    assert network.line_changes == ()


def test_attributes_and_directions_are_changes(tmp_path: Path) -> None:
    """Of both directions of a line, in the order of its ends."""
    city = City()
    a, b, c = (city.vehicle(x, 0, density=3) for x in (0, 50, 100))
    city.road(a, b, (2, 1))
    city.road(b, c, (2, 1))
    city.write(tmp_path / "base")
    roads = plan({"n": (30, 40, 10)}, [("n", "36/0"), ("36/1", "36/0")], lanes=[1, 3], lanes_back=[1, 2])
    (network,) = navspec.diff(tmp_path / "base", overlaid(tmp_path / "base", roads, tmp_path / "b")).networks
    assert kinds(network.node_changes) == ["added"]
    (new, changed) = network.line_changes
    assert (new["kind"], new["ends_a"], new["ends_b"]) == ("added", None, ["36/0", "36/3"])
    assert (changed["ends_a"], changed["fields"]) == (["36/0", "36/1"], [{"field": "lanes_back", "a": 1, "b": 3}])


def test_nodes_that_moved_together_are_the_same(tmp_path: Path) -> None:
    """Along a road from both of its ends, and by their names where a whole part moved."""
    city = City()
    road = [city.vehicle(x, 0) for x in range(0, 300, 30)]
    far = [city.vehicle(x, 200) for x in (0, 30)]
    for start, end in (*itertools.pairwise(road), tuple(far)):
        city.road(start, end)
    city.write(tmp_path / "base")
    base = navspec.graph(tmp_path / "base")
    moved = navspec.graph(tmp_path / "base")
    moved.position = base.position + [0, 8, 0] * ~np.isin(base.position[:, 0], (0, 270))[:, np.newaxis]
    moved.position[-2:] = base.position[-2:] + 40
    alignment = Alignment(base, moved)
    assert alignment.nodes.tolist() == list(range(12))
    assert np.count_nonzero(alignment.is_moved) == 10
    assert (alignment.lines >= 0).all()


def test_an_area_that_moved_far_is_one_area(tmp_path: Path) -> None:
    """Although none of its neighbours are those of before; one of another size with its id is another area."""
    before, after, larger = (tmp_path / name for name in ("before.nav", "after.nav", "larger.nav"))
    before.write_bytes(large_mesh().pack())
    graph = navspec.graph(before)
    row = 20 * 66 + 20
    for path, tool, values in (
        (after, "move", {"by": [900.0, 700.0, 0.0]}),
        (larger, "shape", {"rectangle": [[5000, 5000, 0], [5300, 5400, 0]]}),
    ):
        edit = EDITOR.edit(graph.view, Action(tool, np.array([row]), values=values))
        assert edit.obstacles == ()
        path.write_bytes(next(iter(edit.files.values())).to_bytes())
    moved, resized = (describe_difference(graph, navspec.graph(path), 10) for path in (after, larger))
    (name,) = graph.names([row])
    assert [(change["kind"], change["node_a"], change["node_b"]) for change in moved.node_changes] == [
        ("moved", name, name)
    ]
    assert sorted(kinds(resized.node_changes)) == ["added", "removed"]


def test_areas_of_a_mesh() -> None:
    """An area that is gone, and one that has other corners."""
    mesh = source_nav.example()
    a = navspec.graph(mesh)
    assert describe_difference(a, navspec.graph(mesh), 10).node_changes == ()
    b = a.select(np.arange(a.nodes.rows) != 1)
    network = describe_difference(a, b, 10)
    assert [(change["kind"], change["node_a"]) for change in network.node_changes] == [("removed", a.names([1])[0])]
    assert network.lines["removed"] == np.count_nonzero((a.source[a.lines.there] == 1) | (a.target[a.lines.there] == 1))
    assert b.polygons is not None
    b.polygons.corners[0, 2] += 5
    network = describe_difference(a, b, 10)
    assert [change["kind"] for change in network.node_changes] == ["removed", "changed"]
    assert network.node_changes[1]["fields"] == [{"field": "outline", "a": None, "b": None}]
