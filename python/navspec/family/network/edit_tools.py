"""Tools that edit a network of nodes and lines: each makes changes, which a family compiles to files."""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from reprlib import repr as brief
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.family.conversion.compiler import NodingSettings, Problem, fault_to_obstacle, problems_to_obstacles
from navspec.family.conversion.line_attributes import BRIDGE
from navspec.family.network.changes import EditProfile, NetworkChanges, NetworkCopies, object_column
from navspec.family.network.noding import add_nodes_at_joints
from navspec.family.network.tools import (
    TOOLS,
    Action,
    parse_attributes,
    parse_vector,
    require_settable_attributes,
    require_valid_use,
)
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Graph, nearest_row
from navspec.graphs.plan import NetworkPlan
from navspec.records.networks import CompileObstacle

SNAP_DISTANCE = 2.0
"""Largest distance at which points of a drawn line snap to a node or to a line."""
_LABEL = "the new line"
_IN_ORDER = ("connect", "join")
"""Tools for which it matters which node is the first one."""


def apply_tool(graph: Graph, action: Action, profile: EditProfile) -> NetworkChanges:
    """Apply the tool of an action to a network; raise `NavspecError` for an invalid action."""
    nodes = _require_rows(action.nodes)
    chosen = np.unique(nodes)
    action = replace(action, nodes=chosen, edges=_require_rows(action.edges))
    require_valid_use(TOOLS, action, graph)
    if action.tool in _IN_ORDER:
        action = replace(action, nodes=nodes)
    tools = _Tools(graph, action, profile)
    getattr(tools, action.tool)()
    return tools.changes.sort_by_row()


def copy_nodes(graph: Graph, nodes: Array, profile: EditProfile) -> NetworkCopies:
    """Return copies of nodes and of the lines between them."""
    changes = NetworkChanges(graph, profile)
    changes.read_between(nodes)
    return changes.copy()


def _require_rows(rows: Any) -> Array:
    row_array = np.asarray(rows)
    if row_array.ndim != 1 or (len(row_array) and row_array.dtype.kind not in "iu"):
        raise NavspecError("nodes, edges: these have to be rows of the graph")
    return row_array.astype(np.int64)


def get_attributes(action: Action) -> dict[str, Any]:
    """Return the attributes of an action."""
    return parse_attributes("attributes", action.values.get("attributes"))


def require_fitting_values(
    plan: NetworkPlan, problems: Sequence[Problem], attributes: Container[str]
) -> tuple[CompileObstacle, ...]:
    """Return the obstacles of changes; raise `NavspecError` for given attributes that do not fit."""
    for problem in problems:
        if problem.column in attributes or problem.column.removesuffix(BACK) in attributes:
            raise NavspecError(f"attributes: {next(problems_to_obstacles(plan, [problem])).message}")
    return tuple(problems_to_obstacles(plan, problems))


class _Tools:
    """The tools, each a method of its name."""

    def __init__(self, graph: Graph, action: Action, profile: EditProfile) -> None:
        self._graph, self._action, self._profile = graph, action, profile
        self.changes = NetworkChanges(graph, profile)

    def move(self) -> None:
        by, nodes = self._parse_step(), self._action.nodes
        self.changes.read_with_dependents(self.changes.edges_at(nodes), nodes)
        self.changes.move(nodes, by)

    def set(self) -> None:
        attributes, changes = self._parse_attributes(), self.changes
        nodes, edges = self._action.nodes, self._action.edges
        of_nodes = [name for name in attributes if name in self._profile.nodes]
        for name in attributes:
            noun, rows = ("nodes", nodes) if name in of_nodes else ("edges", edges)
            if not len(rows):
                raise NavspecError(f"attributes: '{name}' is one of {noun}, of which none are chosen")
        touched = edges if len(of_nodes) < len(attributes) else edges[:0]
        if "kind" in attributes:
            touched = np.concatenate((touched, changes.edges_at(nodes)))
        changes.read_with_dependents(touched, nodes)
        changes.choose(nodes)
        for name in of_nodes:
            changes.set_nodes(name, nodes, attributes[name])
        for name in attributes.keys() - of_nodes:
            changes.set_edges(name.removesuffix(BACK), edges, attributes[name], is_back=name.endswith(BACK))

    def delete(self) -> None:
        nodes, changes, lines = self._action.nodes, self.changes, self.changes.pair_edges(self._action.edges)
        edges = np.union1d(changes.edges_at(nodes), lines[lines >= 0])
        changes.read(nodes[:0], changes.pair_edges(np.setdiff1d(self._profile.add_dependents(edges), edges)))
        changes.delete(nodes, edges)
        changes.notes = tuple(self._describe_cuts(edges))

    def _describe_cuts(self, edges: Array) -> Iterator[str]:
        """Describe how nodes that stay lose their ways when edges are deleted."""
        graph = self._graph
        is_deleted = np.zeros(graph.edges.rows, bool)
        is_deleted[edges] = True
        ends = np.setdiff1d(np.concatenate((graph.source[edges], graph.target[edges])), self._action.nodes)
        before, after = (_count_neighbours(graph, chosen)[ends] for chosen in (np.ones_like(is_deleted), ~is_deleted))
        num_dead_ends, num_alone = (
            np.sum((after == 1) & (before > 1)).item(),
            np.sum((after == 0) & (before > 0)).item(),
        )
        if num_dead_ends:
            what = "dead end is" if num_dead_ends == 1 else "dead ends are"
            hint = "; Dissolve takes nodes out and keeps the road" if len(self._action.nodes) else ""
            yield f"{num_dead_ends:,} {what} made{hint}"
        if num_alone:
            yield f"{num_alone:,} {'node has' if num_alone == 1 else 'nodes have'} no line any more"

    def duplicate(self) -> None:
        changes, by = self.changes, self._parse_step()
        if not by.any():
            raise NavspecError("by: a copy needs a place of its own")
        changes.read_between(self._action.nodes)
        changes.duplicate(by)
        changes.choose(np.array([-1]))

    def paste(self) -> None:
        changes, copies = self.changes, self._action.values.get("copies")
        if not isinstance(copies, NetworkCopies):
            raise NavspecError("copies: this has to be what the editor of this format has copied")
        changes.read_between(self._action.nodes)
        changes.paste(copies, self._parse_step())
        changes.choose(np.array([-1]))

    def _parse_step(self) -> Array:
        """Return the distance of the action, rounded to whole steps, so that the opposite one leads back."""
        steps = np.array(self._profile.steps)
        return np.rint(parse_vector("by", self._action.values.get("by")) * steps) / steps

    def dissolve(self) -> None:
        changes, graph, nodes = self.changes, self._graph, self._action.nodes
        edges = changes.edges_at(nodes)
        around = np.union1d(nodes, np.concatenate((graph.source[edges], graph.target[edges])))
        changes.read_with_dependents(changes.edges_at(around), around)
        kept = np.setdiff1d(around, nodes)
        for node in nodes.tolist():
            if why := changes.dissolve(node):
                place = graph.position[node].tolist()
                changes.obstacles += (
                    CompileObstacle("", f"node {graph.names([node])[0]} {why}", place, "Delete it, or move it"),
                )
        changes.choose(kept)

    def join(self) -> None:
        changes, (kept, gone) = self.changes, self._action.nodes.tolist()
        kinds = [self._graph.nodes.about["kind"].names[kind] for kind in changes.kinds[[kept, gone]].tolist()]
        if kinds[0] != kinds[1]:
            names = self._graph.names([kept, gone])
            raise NavspecError(f"nodes: {names[0]} is {kinds[0]} and {names[1]} is {kinds[1]}, which cannot be joined")
        changes.read_with_dependents(changes.edges_at(np.array([kept, gone])), self._action.nodes)
        changes.join_nodes(kept, gone)
        changes.choose(np.array([kept]))

    def cut(self) -> None:
        at, changes = self._action.values.get("at"), self.changes
        changes.read_with_dependents(self._action.edges, self._action.nodes[:0])
        lines = np.flatnonzero(np.isin(changes.line_edges, self._action.edges).any(axis=1))
        if at is not None and len(lines) > 1:
            raise NavspecError("at: only one line can be cut at a place")
        places = (changes.position[changes.start] + changes.position[changes.end])[lines] / 2
        if at is not None:
            place = parse_vector("at", at, may_lack_height=True)
            share = changes.find_fractions(lines, place[np.newaxis])[0]
            height = changes.interpolate(int(lines[0]), share)[2]
            places = np.where(np.isnan(place), height, place)[np.newaxis]
        for line, place in zip(lines.tolist(), places, strict=True):
            changes.cut_line(line, place[np.newaxis])
        changes.choose(np.array([-1]))

    def connect(self) -> None:
        nodes = self._action.nodes
        self._draw_line(nodes, self._graph.position[nodes], {BRIDGE.name: True, **self._parse_attributes()})

    def draw(self) -> None:
        points = self._action.values.get("points")
        if not isinstance(points, Sequence) or isinstance(points, str) or len(points) < 2:
            raise NavspecError("points: a line has two or more")
        self._draw_line(*self._parse_points(points), self._parse_attributes(("kind", BRIDGE.name)))

    def _parse_attributes(self, more: Sequence[str] = ()) -> dict[str, Any]:
        profile, about = self._profile, self._graph.edges.about
        attributes = get_attributes(self._action)
        back = [name + BACK for name in profile.edges if not about[name].is_shared]
        if self._action.tool == "set" and not attributes:
            raise NavspecError("attributes: give the attributes to set")
        require_settable_attributes(
            attributes, list(dict.fromkeys((*profile.nodes, *profile.edges, *back, *more))), "nodes and edges"
        )
        return attributes

    # Drawing

    def _draw_line(self, rows: Array, places: Array, attributes: dict[str, Any]) -> None:
        """Draw a line through places; `rows` are their nodes, -1 for places without one."""
        changes, kind = self.changes, self._choose_kind(rows, attributes.pop("kind", None))
        near = self._find_near(places, kind)
        is_free = (rows < 0).any()
        cuts = self._snap(places, rows, near)
        self._read_neighbourhood(places, kind, near, np.array(list(cuts), np.int64))
        for edge, on_it in cuts.items():
            (line,) = np.flatnonzero((changes.line_edges == edge).any(axis=1)).tolist()
            share = changes.find_fractions(np.full(len(on_it), line), places[on_it])
            order = np.unique(share, return_index=True)[1]
            for number, fraction in zip(on_it, share.tolist(), strict=True):
                places[number] = changes.interpolate(line, fraction)
            changes.cut_line(line, places[np.array(on_it)[order]])
        word = self._graph.nodes.about["kind"].names[kind]
        columns = {name: object_column([value]) for name, value in {**attributes, "kind": word}.items()}
        plan = NetworkPlan(
            {}, {}, np.zeros((0, 3)), columns, places, np.array([0, len(places)]), line_labels=object_column([_LABEL])
        )
        settings = NodingSettings(SNAP_DISTANCE if is_free else 0.0, math.inf)
        noded = add_nodes_at_joints(plan, self._profile.compiler, settings, changes.to_plan())
        changes.notes = tuple(map(str, noded.notes))
        changes.obstacles = tuple(map(fault_to_obstacle, noded.faults))
        if not noded.faults:
            changes.add_plan(noded.plan)
            changes.drop_context()
            changes.choose(np.array([-1]) if (changes.rows < 0).any() else rows)

    def _parse_points(self, points: Sequence[Any]) -> tuple[Array, Array]:
        """Return the row of the node of every point, -1 for none, and the positions."""
        rows = np.full(len(points), -1)
        places = np.empty((len(points), 3))
        for number, point in enumerate(points):
            if isinstance(point, str):
                rows[number] = self._graph.row(point)
                places[number] = self._graph.position[rows[number]]
            else:
                places[number] = parse_vector("points", point, may_lack_height=True)
        return rows, places

    def _choose_kind(self, rows: Array, kind_value: Any) -> int:
        """Return the kind of a line: as given, or the kind of its nodes; raise `NavspecError` if these differ."""
        names = self._graph.nodes.about["kind"].names
        node_kinds = self.changes.kinds[rows[rows >= 0]].tolist()
        if kind_value is None:
            kind = (
                node_kinds[0]
                if node_kinds
                else {name: number for number, name in names.items()}[self._profile.compiler.kind]
            )
        else:
            numbers_by_name = {name: number for number, name in names.items()} | {number: number for number in names}
            if isinstance(kind_value, float) or kind_value not in numbers_by_name:
                raise NavspecError(
                    f"attributes: the kind is not {brief(kind_value)}; it can be {', '.join(names.values())}"
                )
            kind = numbers_by_name[kind_value]
        for row, node_kind in zip(rows[rows >= 0].tolist(), node_kinds, strict=True):
            if node_kind != kind:
                name = self._graph.names([row])[0]
                raise NavspecError(
                    f"points: node {name} is a {names[node_kind]} node, and no {names[kind]} line can join it"
                )
        return kind

    def _find_near(self, places: Array, kind: int) -> tuple[Array, Array]:
        """Return the nodes of a kind, and the edges between them, that are near some places; int64."""
        graph = self._graph
        low, high = places[:, :2].min(axis=0) - 2 * SNAP_DISTANCE, places[:, :2].max(axis=0) + 2 * SNAP_DISTANCE
        # The longest distance from which a line can reach into the box.
        around = self._profile.compiler.longest
        ground = graph.position[:, :2]
        is_mine = self.changes.kinds == kind
        is_near = is_mine & ((ground >= low - around) & (ground <= high + around)).all(axis=1)
        edges = np.flatnonzero(is_near[graph.source] & is_near[graph.target])
        edge_start, edge_end = ground[graph.source[edges]], ground[graph.target[edges]]
        is_across = ((np.maximum(edge_start, edge_end) >= low) & (np.minimum(edge_start, edge_end) <= high)).all(axis=1)
        nodes = np.flatnonzero(is_near & ((ground >= low) & (ground <= high)).all(axis=1))
        return nodes, edges[is_across]

    def _snap(self, places: Array, rows: Array, near: tuple[Array, Array]) -> dict[int, list[int]]:
        """Snap points to near nodes and lines; return the points on each edge."""
        graph, (nodes, edges) = self._graph, near
        points_by_edge: dict[int, list[int]] = {}
        for number in np.flatnonzero(rows < 0).tolist():
            place = places[number]
            away = distances_to(graph.position[nodes], place)
            if len(nodes) and away.min() <= SNAP_DISTANCE:
                rows[number] = nodes[away.argmin()]
                places[number] = graph.position[rows[number]]
                continue
            start, direction = graph.position[graph.source[edges]], graph.position[graph.target[edges]]
            direction = direction - start
            square = np.square(direction[:, :2]).sum(axis=1)
            share = ((place - start)[:, :2] * direction[:, :2]).sum(axis=1) / np.where(square > 0, square, 1)
            away = distances_to(start + direction * np.clip(share, 0, 1)[:, np.newaxis], place)
            if len(edges) and away.min() <= SNAP_DISTANCE:
                first = int(edges[np.flatnonzero(away <= away.min() + 1e-9)].min())
                points_by_edge.setdefault(self._find_first_edge(first), []).append(number)
        return points_by_edge

    def _find_first_edge(self, edge: int) -> int:
        """Return the edge that represents a line: the one from its lower node."""
        return int(self.changes.pair_edges(np.array([edge]))[0, 0])

    def _read_neighbourhood(self, places: Array, kind: int, near: tuple[Array, Array], cut: Array) -> None:
        """Read the lines near some places; lines to cut are editable, and lines that share stored values with them."""
        graph, changes, (nodes, edges) = self._graph, self.changes, near
        is_kind = changes.kinds == kind
        is_known = (is_kind if is_kind.any() else np.ones_like(is_kind)) & np.isfinite(graph.position).all(axis=1)
        # Unknown heights are those of the nearest nodes.
        low = places[np.isnan(places[:, 2]), :2].tolist() if is_known.any() else []
        nodes = np.union1d(nodes, np.array([nearest_row(graph.position, point, is_known) for point in low], np.int64))
        touched = self._profile.add_dependents(cut) if len(cut) else cut
        lines = changes.pair_edges(np.union1d(edges, touched))
        changes.read(nodes, lines, has_values=len(touched) > 0)
        changes.is_editable[:] = np.isin(lines, touched).any(axis=1)


def _count_neighbours(graph: Graph, is_chosen: Array) -> Array:
    """Return the number of neighbours of every node over some edges, either way; int64."""
    source, target = (ends[is_chosen].astype(np.int64) for ends in (graph.source, graph.target))
    pairs = np.unique(np.minimum(source, target) * graph.nodes.rows + np.maximum(source, target))
    low, high = np.divmod(pairs, graph.nodes.rows)
    ends = np.concatenate((low, high))[np.tile(low != high, 2)]
    return np.bincount(ends, minlength=graph.nodes.rows)


def distances_to(places: Array, place: Array) -> Array:
    """Return distances to one place; from above if that has no height; float64."""
    step = places - place
    return np.sqrt(np.square(step if np.isfinite(place[2]) else step[:, :2]).sum(axis=1))
