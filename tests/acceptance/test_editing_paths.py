"""Edits of the 64 stock files: the same bytes as compiling the whole network, edited as a plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from navspec.columns import Tables, TableSet
from navspec.families import families
from navspec.family.network.tools import Action, EditResult
from navspec.graphs.graph import Graph
from navspec.graphs.plan import NetworkPlan, plan_from_graph
from navspec.records.networks import Compiled

Array = np.ndarray[Any, Any]
MANY = 24
"""Nodes or lines that one action is used on."""
SET = ("kind", "path_width", "switched_off", "road_block", "dont_wander", "speed", "density", "special_function")
"""What can be set of nodes."""


@cache
def opened(folder: Path) -> tuple[Graph, NetworkPlan]:
    graph = navspec.graph(folder)
    return graph, plan_from_graph(graph)


def again(files: TableSet, changed: EditResult | None = None) -> TableSet:
    there = {**files.files, **(changed.files if changed else {})}
    return TableSet(there, key=files.key, members=files.members, settings=files.settings)


def edited(files: TableSet, action: Action) -> TableSet:
    editor = families()["gta_sa_paths"].editor
    assert editor is not None
    edition = editor().edit(families()["gta_sa_paths"].view(again(files)), action)
    assert edition.obstacles == ()
    return again(files, edition)


def contents(files: TableSet) -> dict[int, bytes]:
    return {number: tables.to_bytes() for number, tables in files.files.items()}


def compiled(plan: NetworkPlan) -> dict[int, bytes]:
    """The whole network through the compiler."""
    compiler = families()["gta_sa_paths"].compiler
    assert compiler is not None
    made = compiler().compile(plan, compiler().targets[0], {})
    assert made.obstacles == ()
    return {number: tables.to_bytes() for number, tables in made.files.items()}


def differing(one: dict[int, bytes], other: dict[int, bytes]) -> list[int]:
    return [number for number in one if one[number] != other[number]]


def numbers(values: Array) -> Array:
    return np.array([np.nan if value is None else value for value in values.tolist()], float)


def ends_of(plan: NetworkPlan, lines: Any) -> list[Array]:
    row = {name: number for number, name in enumerate(plan.nodes["id"])}
    return [np.array([row[name] for name in plan.lines[end][lines]]) for end in ("from", "to")]


# What the tools do, on plans, each line in the place in which it was.


def moved(graph: Graph, plan: NetworkPlan, rng: np.random.Generator) -> tuple[Action, NetworkPlan]:
    """One end or both of lines, a little or far; places on lines go as much of the way as they lie near the end."""
    rows = rng.choice(graph.nodes.rows, MANY, replace=False)
    rows = np.union1d(rows, graph.target[np.isin(graph.source, rows[:4])])
    by = np.trunc(rng.uniform(-6, 6, 3) * 8) / 8
    names = plan.nodes["id"][rows]
    start, end = ends_of(plan, slice(None))
    is_start, is_end = (np.isin(plan.lines[each], names) for each in ("from", "to"))
    way = (plan.position[end] - plan.position[start])[:, :2]
    navi = np.stack([numbers(plan.lines["navi_x"]), numbers(plan.lines["navi_y"])], axis=1)
    square = (way**2).sum(axis=1)
    share = ((navi - plan.position[start][:, :2]) * way).sum(axis=1) / np.where(square > 0, square, 1)
    share = np.clip(np.where(square > 0, share, 0.5), 0, 1)
    part = (1 - share) * is_start + share * is_end
    position = plan.position.copy()
    position[rows] += by
    lines = {**plan.lines, "navi_x": navi[:, 0] + part * by[0], "navi_y": navi[:, 1] + part * by[1]}
    return Action("move", rows, values={"by": by.tolist()}), replace(plan, position=position, lines=lines)


def set_on_nodes(graph: Graph, plan: NetworkPlan, rng: np.random.Generator) -> tuple[Action, NetworkPlan]:
    rows = rng.choice(graph.nodes.rows, MANY, replace=False)
    told = {"speed": 2, "density": 3, "switched_off": True, "path_width": 2.5}
    nodes = {name: each.copy() for name, each in plan.nodes.items()}
    for name, value in told.items():
        nodes[name][rows] = value
    return Action("set", rows, values={"attributes": told}), replace(plan, nodes=nodes)


def set_on_lines(graph: Graph, plan: NetworkPlan, rng: np.random.Generator) -> tuple[Action, NetworkPlan]:
    """In the direction that was chosen, some of which are the ways back."""
    there, back = graph.lines
    at = rng.choice(np.flatnonzero(plan.lines["kind"] != "ped"), MANY, replace=False)
    edges = np.where(np.arange(MANY) % 2, there[at], back[at])
    lines = {name: each.copy() for name, each in plan.lines.items()}
    for number, row in enumerate(at.tolist()):
        ending = "" if number % 2 else "_back"
        lines["lanes" + ending][row] = 3
    lines["navi_path_width"][at] = 1.5
    told = {"lanes": 3, "navi_path_width": 1.5}
    return Action("set", edges=edges, values={"attributes": told}), replace(plan, lines=lines)


def without(graph: Graph, plan: NetworkPlan, nodes: Array, lines: Array) -> NetworkPlan:
    gone = plan.nodes["id"][nodes]
    is_left = ~np.isin(plan.lines["from"], gone) & ~np.isin(plan.lines["to"], gone)
    is_left[lines] = False
    is_node = ~np.isin(np.arange(graph.nodes.rows), nodes)
    return replace(
        plan,
        nodes={name: each[is_node] for name, each in plan.nodes.items()},
        position=plan.position[is_node],
        lines={name: each[is_left] for name, each in plan.lines.items()},
        vertices=plan.vertices.reshape(-1, 2, 3)[is_left].reshape(-1, 3),
        offsets=np.arange(is_left.sum() + 1) * 2,
    )


def deleted(graph: Graph, plan: NetworkPlan, rng: np.random.Generator) -> tuple[Action, NetworkPlan]:
    nodes = rng.choice(graph.nodes.rows, MANY // 2, replace=False)
    there, back = graph.lines
    lines = rng.choice(len(there), MANY, replace=False)
    edges = np.where(np.arange(MANY) % 2, there[lines], back[lines])
    return Action("delete", nodes, edges), without(graph, plan, nodes, lines)


def cut(graph: Graph, plan: NetworkPlan, rng: np.random.Generator) -> tuple[Action, NetworkPlan]:
    """The first pieces stand where the lines were, the second ones behind all; new nodes have the lower of what can be set."""
    there, back = graph.lines
    at = rng.choice(len(there), MANY, replace=False)
    edges = np.where(np.arange(MANY) % 2, there[at], back[at])
    at = np.sort(at)
    names = np.array([f"new {each}" for each in range(MANY)], object)
    ends = ends_of(plan, at)
    place = (plan.position[ends[0]] + plan.position[ends[1]]) / 2
    nodes = {}
    for name, each in plan.nodes.items():
        lower = names if name == "id" else np.full(MANY, None, object)
        if name in SET:
            lower[:] = [min(pair) for pair in zip(*(each[end].tolist() for end in ends), strict=True)]
        nodes[name] = np.concatenate((each.astype(object), lower))
    first = {name: each.astype(object) for name, each in plan.lines.items()}
    last = {name: each[at].copy() for name, each in first.items()}
    first["to"][at] = last["from"][:] = names
    for name, column in first.items():
        plain = name.removesuffix("_back")
        if plain == "length" or (plain.startswith("navi_") and plain != "navi_path_width"):
            column[at] = last[name][:] = None
    for name, keeps in (
        ("order", first),
        ("order_back", last),
        ("traffic_light", last),
        ("traffic_light_back", first),
    ):
        if keeps is first:
            last[name][:] = None
        else:
            first[name][at] = None
    lines = {name: np.concatenate((first[name], last[name])) for name in first}
    count = len(lines["from"])
    whole = replace(
        plan,
        nodes=nodes,
        position=np.concatenate((plan.position, place)),
        lines=lines,
        vertices=np.zeros((2 * count, 3)),
        offsets=np.arange(count + 1) * 2,
    )
    return Action("cut", edges=edges), whole


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("tool", [moved, set_on_nodes, set_on_lines, deleted, cut])
def test_an_edit_is_as_if_the_whole_was_compiled(
    stock: Path, tool: Callable[[Graph, NetworkPlan, np.random.Generator], tuple[Action, NetworkPlan]], seed: int
) -> None:
    graph, plan = opened(stock)
    action, whole = tool(graph, plan, np.random.default_rng(seed))
    found = contents(edited(graph.view.files, action))
    assert differing(found, compiled(whole)) == []
    assert differing(found, contents(graph.view.files)) != []


def test_many_edits_one_after_the_other(stock: Path) -> None:
    """Roads that are drawn, connected, and cut where they meet others: what was made is what the compiler makes of it."""
    graph, _ = opened(stock)
    rng, files = np.random.default_rng(7), graph.view.files
    roads = np.flatnonzero(graph.nodes["kind"] == 0)
    editor = families()["gta_sa_paths"].editor
    assert editor is not None
    done = {"draw": 0, "connect": 0}
    for number in range(24):
        row = rng.choice(roads)
        here = graph.position[row]
        if number % 3 == 0:
            away = np.hypot(*(graph.position[roads] - here)[:, :2].T)
            there = rng.choice(roads[(away > 50) & (away < 400)])
            action = Action("connect", np.array([row, there]))
        else:
            points: list[Any] = [[*(here[:2] + rng.uniform(-40, 40, 2) * step), None] for step in range(1, 5)]
            points[0] = graph.names([row])[0] if number % 3 == 1 else points[0]
            action = Action("draw", values={"points": points, "attributes": {"bridge": True, "lanes": 2, "speed": 1}})
        edition = editor().edit(families()["gta_sa_paths"].view(again(files)), action)
        if not edition.obstacles:
            done[action.tool] += 1
            files = again(files, edition)
            graph = made_of(files)
            roads = np.flatnonzero(graph.nodes["kind"] == 0)
    assert min(done.values()) >= 5
    assert differing(contents(files), compiled(plan_from_graph(graph))) == []


def made_of(files: TableSet) -> Graph:
    family = families()["gta_sa_paths"]
    assert family.graph is not None
    return family.graph(family.view(files))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("tool", [moved, set_on_nodes, set_on_lines])
def test_an_edited_export_compiled_onto_its_base(
    stock: Path, tool: Callable[[Graph, NetworkPlan, np.random.Generator], tuple[Action, NetworkPlan]], seed: int
) -> None:
    """As if the whole was compiled, but for the order of navi nodes where one changes files."""
    graph, plan = opened(stock)
    _, whole = tool(graph, plan, np.random.default_rng(seed))
    made = navspec.compile(whole, base=stock)
    assert made.refused == ()
    before, wanted = graph.view.files, compiled(whole)
    changed = tables_of(made)
    assert sorted(changed) == differing(wanted, contents(before))
    after = again(before, EditResult(changed))
    assert differing(compiled(plan_from_graph(made_of(after))), wanted) == []
    if tool is not moved:
        assert differing(contents(after), wanted) == []


def tables_of(made: Compiled) -> dict[int, Tables]:
    """New files by their areas."""
    return {int(file.name[5:-4]): navspec.tables(file.data, name=file.name) for file in made.files}


def test_what_an_edited_export_does_not_have_stays_in_its_base(stock: Path) -> None:
    graph, plan = opened(stock)
    _, whole = deleted(graph, plan, np.random.default_rng(1))
    made = navspec.compile(whole, base=stock)
    assert (made.refused, made.files) == ((), ())
    assert made.notes == (
        "not on the drawing, but kept: 12 of the nodes, 49 of the lines of the base, such as the line from 5/48 to 5/49; "
        "--delete deletes them",
        "nothing is other than it was",
    )
