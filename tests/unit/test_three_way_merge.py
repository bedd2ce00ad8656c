"""Mods of one base merged: the changes of each, by place, and what excludes each other."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_iv_paths as iv
from builders.gta_sa_paths import City
from builders.plans import drawing, plan
from navspec.errors import NavspecError
from navspec.graphs.plan import NetworkPlan, plan_from_graph, select_lines
from navspec.records.networks import Merged
from navspec.records.report import Report


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A road of five nodes from west to east, 36/0 to 36/4, in one area."""
    city = City()
    nodes = [city.vehicle(x, 20) for x in range(20, 321, 75)]
    for start, end in itertools.pairwise(nodes):
        city.road(start, end, (2, 2))
    city.write(tmp_path / "base")
    return tmp_path / "base"


def mod(base: Path, name: str, roads: NetworkPlan, **options: Any) -> Path:
    """The changed files of a mod."""
    compiled = navspec.compile(roads, base.parent / name, base=base, spacing=100, **options)
    assert compiled.files
    return base.parent / name


def edited(base: Path, **columns: Any) -> NetworkPlan:
    """The export of a base with other columns of lines or nodes."""
    exported = plan_from_graph(navspec.graph(base))
    nodes = {name: np.array(values) for name, values in columns.items() if name in exported.nodes}
    lines = {name: np.array(values) for name, values in columns.items() if name in exported.lines}
    return replace(exported, nodes={**exported.nodes, **nodes}, lines={**exported.lines, **lines})


def without(base: Path, name: str) -> NetworkPlan:
    """The export of a base without a node and its lines."""
    exported = plan_from_graph(navspec.graph(base))
    lines = np.flatnonzero((exported.lines["from"] != name) & (exported.lines["to"] != name))
    is_kept = exported.nodes["id"] != name
    nodes = {column: values[is_kept] for column, values in exported.nodes.items()}
    return replace(select_lines(exported, lines), nodes=nodes, position=exported.position[is_kept])


def overlaid(base: Path, over: Path) -> Path:
    """A folder with the files of a base, and those of another folder over them."""
    whole = over.with_name(f"whole {over.name}")
    whole.mkdir()
    changed = {path.name.lower(): path.read_bytes() for path in over.iterdir()}
    for path in base.iterdir():
        (whole / path.name).write_bytes(changed.pop(path.name.lower(), path.read_bytes()))
    assert not changed
    return whole


def places(folder: Path) -> list[tuple[float, float]]:
    return sorted((x, y) for x, y, _ in navspec.graph(folder).position.tolist())


def messages(merged: Merged) -> list[str]:
    return [conflict.message for conflict in merged.conflicts]


def check(folder: Path) -> Report:
    return navspec.check(folder)


def test_both_mods_are_in_the_result_and_nothing_else(base: Path) -> None:
    """New roads, a moved node, attributes and a deleted node, in one area; one mod is a whole set."""
    roads = drawing([(95, 20), (95, 60), (95, 90)])
    a = overlaid(base, mod(base, "a", roads))
    changes = plan({"36/0": (20, 28, np.nan)}, [("36/2", "36/3")], lanes=[1], lanes_back=[2])
    b = mod(base, "b", replace(changes, facts={}))
    c = mod(base, "c", without(base, "36/4"), delete=True)
    merged = navspec.merge(base, a, b, base.parent / "out", more=[str(c)])
    assert (merged.conflicts, merged.refused) == ((), ())
    assert [file.name for file in merged.files] == ["NODES36.DAT"]
    out = overlaid(base, base.parent / "out")
    assert places(out) == [(20, 28), (95, 20), (95, 60), (95, 90), (170, 20), (245, 20)]
    assert check(out).summary["error"] == 0
    (network,) = navspec.diff(base, out).networks
    assert [(change["kind"], change["node_a"]) for change in network.node_changes] == [
        ("added", None),
        ("added", None),
        ("removed", "36/4"),
        ("moved", "36/0"),
    ]
    (changed,) = [change for change in network.line_changes if change["kind"] == "changed"]
    assert (changed["ends_a"], changed["fields"]) == (["36/2", "36/3"], [{"field": "lanes", "a": 2, "b": 1}])
    # A mod that is merged with its base alone is the mod.
    alone = navspec.merge(base, a, base, base.parent / "alone")
    assert navspec.diff(a, overlaid(base, base.parent / "alone")).networks == ()
    assert alone.summary["nodes"] == 7


def test_the_same_change_of_both_is_one(base: Path) -> None:
    a = mod(base, "a", drawing([(95, 20), (95, 60), (95, 90)]))
    b = mod(base, "b", drawing([(95, 20), (95, 60), (95, 90)], [(20, 20), (20, 70)]))
    merged = navspec.merge(base, a, b, base.parent / "out")
    assert merged.conflicts == ()
    assert len(places(overlaid(base, base.parent / "out"))) == 8


def test_nodes_that_both_put_into_one_line_are_in_one_row(base: Path) -> None:
    """The pieces have the values of the line, and every road is joined."""
    roads = drawing([(40, 20), (40, 80)], [(80, 20), (80, 80)])
    a, b = mod(base, "a", roads), mod(base, "b", drawing([(60, 20), (60, 80)], [(170, 20), (170, 80)]))
    merged = navspec.merge(base, a, b, base.parent / "out")
    assert merged.conflicts == ()
    graph = navspec.graph(overlaid(base, base.parent / "out"))
    x, y = graph.position[:, 0], graph.position[:, 1]
    along = [
        (x[s], x[t]) for s, t in zip(graph.source, graph.target, strict=True) if y[s] == y[t] == 20 and x[s] < x[t]
    ]
    assert sorted(along) == [(20, 40), (40, 60), (60, 80), (80, 95), (95, 170), (170, 245), (245, 320)]
    assert set(graph.edges["lanes"][y[graph.source] == y[graph.target]].tolist()) == {2}
    assert len(np.unique(graph.components())) == 1
    assert check(base.parent / "whole out").summary["error"] == 0


CONFLICTS: dict[str, tuple[Any, Any, str]] = {
    "moved": (
        lambda base: plan({"36/1": (95, 30, np.nan)}, []),
        lambda base: plan({"36/1": (95, 40, np.nan)}, []),
        "node 36/1: A moves it to 95, 30, B moves it to 95, 40",
    ),
    "set": (
        lambda base: edited(base, density=[3, 15, 15, 15, 15]),
        lambda base: edited(base, density=[4, 15, 15, 15, 15]),
        "node 36/0: A sets its density to 3, B sets its density to 4",
    ),
    "deleted and moved": (
        lambda base: plan({"36/4": (320, 30, np.nan)}, []),
        lambda base: without(base, "36/4"),
        "node 36/4: A changes or joins it, B deletes it",
    ),
    "deleted and joined": (
        lambda base: without(base, "36/4"),
        lambda base: drawing([(320, 20), (350, 80)]),
        "node 36/4: A deletes it, B joins it",
    ),
    "lanes": (
        lambda base: edited(base, lanes=[1, 2, 2, 2]),
        lambda base: edited(base, lanes=[3, 2, 2, 2]),
        "the line from 36/0 to 36/1: A sets its lanes to 1, B sets its lanes to 3",
    ),
    "split and set": (
        lambda base: drawing([(60, 20), (60, 80)]),
        lambda base: edited(base, lanes=[3, 2, 2, 2]),
        "the line from 36/0 to 36/1: A deletes or splits it, B changes it",
    ),
    "split and deleted": (
        lambda base: drawing([(60, 20), (60, 80)]),
        lambda base: select_lines(plan_from_graph(navspec.graph(base)), np.arange(1, 4)),
        "the line from 36/0 to 36/1: A puts nodes into it, B deletes it",
    ),
}


@pytest.mark.parametrize("name", CONFLICTS)
def test_what_excludes_each_other_is_not_written(name: str, base: Path) -> None:
    """Unless one mod is preferred; the result has no errors then either."""
    first, second, message = CONFLICTS[name]
    paths = [base.parent / label for label in "ab"]
    for path, make in zip(paths, (first, second), strict=True):
        roads = make(base)
        mod(base, path.name, roads, delete=bool(roads.facts))
    a, b = paths
    merged = navspec.merge(base, a, b, base.parent / "out")
    assert messages(merged) == [message]
    assert merged.refused == ("1 conflict",)
    assert merged.conflicts[0].position is not None
    assert not (base.parent / "out").exists()
    for prefer in "ab":
        merged = navspec.merge(base, a, b, base.parent / prefer.upper(), prefer=prefer)
        assert (merged.conflicts, merged.refused) == ((), ())
    wanted = places(overlaid(base, a))
    assert set(wanted) <= set(places(overlaid(base, base.parent / "A"))) or "deleted" in name


def test_what_cannot_be_merged(base: Path, tmp_path: Path) -> None:
    a = mod(base, "a", drawing([(95, 20), (95, 60)]))
    with pytest.raises(NavspecError, match=r"^prefer: this has to be one of A, B, not 'C'$"):
        navspec.merge(base, a, a, prefer="C")
    navspec.convert(base, to="fla4", output=tmp_path / "fla")
    with pytest.raises(
        NavspecError, match=r"fla: these files are gta_sa_paths_fla, and the base is gta_sa_paths; convert"
    ):
        navspec.merge(base, a, tmp_path / "fla")


def test_roads_of_gta_iv(tmp_path: Path) -> None:
    """The same code."""
    (tmp_path / "base").mkdir()
    points = [(x, 0, 10) for x in range(0, 201, 50)]
    iv.write(tmp_path / "base", iv.city(points, list(itertools.pairwise(range(len(points))))))
    graph = navspec.graph(tmp_path / "base")
    paths = []
    for label, at in zip("ab", (1, 3), strict=True):
        start = graph.position[at].tolist()
        roads = drawing([start, (start[0], start[1] + 30, start[2]), (start[0], start[1] + 60, start[2])])
        paths.append(mod(tmp_path / "base", label, roads))
    c = mod(tmp_path / "base", "c", without(tmp_path / "base", "36/0"), delete=True)
    a, b = paths
    merged = navspec.merge(tmp_path / "base", a, b, tmp_path / "out", more=[str(c)])
    assert (merged.conflicts, merged.summary["error"]) == ((), 0)
    (network,) = navspec.diff(tmp_path / "base", overlaid(tmp_path / "base", tmp_path / "out")).networks
    assert [change["kind"] for change in network.node_changes] == ["added"] * 4 + ["removed"]
    assert [change["kind"] for change in network.line_changes] == ["added"] * 4 + ["removed"]
