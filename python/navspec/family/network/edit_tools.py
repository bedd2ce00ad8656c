"""What an action makes of a network of nodes and lines: the piece of it that is other than before, and what goes.

Nothing here knows a format. A family makes files of the piece, which has all that its compiler keeps.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field, replace
from reprlib import repr as brief
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.family.conversion.problems import Problem, fault_to_obstacle, problems_to_obstacles
from navspec.family.network.edit_profile import Pen, Pieces
from navspec.family.network.noding import BRIDGE, with_nodes
from navspec.family.network.subgraph import Piece, column, with_value
from navspec.family.network.tools import TOOLS, Action, columns_of, demand_known, demand_use, vector
from navspec.graphs.graph import Graph, nearest
from navspec.graphs.numbers import Array
from navspec.graphs.plan import BACK, Plan
from navspec.records.compiled import Obstacle

REACH = 2.0
"""Points of a drawn line that are no farther from a node, or from a line, are meant to be on it."""
_LABEL = "the new line"
AXES = ("x", "y", "z")
"""Columns that are set of nodes that move."""


def _none() -> Array:
    return np.zeros(0, np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class Redrawn:
    """What an action comes to.

    Attributes
    ----------
    piece : Piece
        Lines that are new or not as they were, with the nodes at their ends, and nodes that are new or not as they were.
    changed : tuple of str
        Columns of nodes that were set, `x`, `y` and `z` among them; of those nodes that are `chosen`.
    nodes, edges : numpy.ndarray
        Rows of the graph of the nodes and edges that go; int64.
    chosen, moved : numpy.ndarray
        Rows of the piece that are to be chosen afterwards, and of nodes that stood in another place; int64.
    obstacles : tuple of Obstacle
        What stands against it.
    notes : tuple of str
        What was assumed.
    standing : int
        How many nodes of the piece, those in front, are where they were.
    is_laid : bool
        Whether all else keeps its numbers and ids as far as it can, also where another order was that of the game.
    """

    piece: Piece
    changed: tuple[str, ...] = ()
    nodes: Array = field(default_factory=_none)
    edges: Array = field(default_factory=_none)
    chosen: Array = field(default_factory=_none)
    moved: Array = field(default_factory=_none)
    obstacles: tuple[Obstacle, ...] = ()
    notes: tuple[str, ...] = ()
    standing: int = 0
    is_laid: bool = False

    def ordered(self) -> Redrawn:
        """The same with the nodes of the piece in the order of the network, those behind that were moved, and then new ones."""
        is_moved = np.zeros(len(self.piece.rows), bool)
        is_moved[self.moved] = True
        piece, row = self.piece.ordered(is_moved)
        standing = np.count_nonzero((self.piece.rows >= 0) & ~is_moved)
        return replace(self, piece=piece, chosen=row[self.chosen], moved=row[self.moved], standing=standing)


def redraw(graph: Graph, action: Action, pen: Pen) -> Redrawn:
    """Use a tool on a network; raises `NavspecError` for what cannot be understood."""
    action = replace(action, nodes=np.unique(_rows(action.nodes)), edges=_rows(action.edges))
    demand_use(TOOLS, action, graph)
    made: Redrawn = getattr(_Redrawing(graph, action, pen), action.tool)()
    return made.ordered()


def _rows(rows: Any) -> Array:
    found = np.asarray(rows)
    if found.ndim != 1 or (len(found) and found.dtype.kind not in "iu"):
        raise NavspecError("nodes, edges: these have to be rows of the graph")
    return found.astype(np.int64)


def told_by(action: Action) -> dict[str, Any]:
    """The attributes that an action tells."""
    return columns_of("attributes", action.values.get("attributes"))


def obstacles_of(plan: Plan, found: Sequence[Problem], told: Container[str]) -> tuple[Obstacle, ...]:
    """What stands against a piece; raises `NavspecError` for values of columns that were told as such and that do not fit."""
    for each in found:
        if each.column in told or each.column.removesuffix(BACK) in told:
            raise NavspecError(f"attributes: {next(problems_to_obstacles(plan, [each])).message}")
    return tuple(problems_to_obstacles(plan, found))


class _Redrawing:
    """The tools, each a method of its name."""

    def __init__(self, graph: Graph, action: Action, pen: Pen) -> None:
        self._graph, self._action, self._pen = graph, action, pen
        self._pieces = Pieces(graph, pen)

    def move(self) -> Redrawn:
        steps = np.array(self._pen.steps)
        # In whole steps it leads back, too.
        by = np.rint(vector("by", self._action.values.get("by")) * steps) / steps
        rows = self._action.nodes
        piece = self._pieces.piece(self._pieces.around(rows), rows)
        is_moved = np.isin(piece.rows, rows)
        piece.move(np.where(is_moved[:, np.newaxis], by, 0), self._pen.along)
        chosen = np.flatnonzero(is_moved)
        return Redrawn(piece, AXES, chosen=chosen, moved=chosen)

    def set(self) -> Redrawn:
        told, pen = self._attributes(), self._pen
        nodes, edges = self._action.nodes, self._action.edges
        of_nodes = [name for name in told if name in pen.nodes]
        for name in told:
            noun, rows = ("nodes", nodes) if name in of_nodes else ("edges", edges)
            if not len(rows):
                raise NavspecError(f"attributes: '{name}' is one of {noun}, of which none are chosen")
        touched = edges if len(of_nodes) < len(told) else edges[:0]
        if "kind" in told:
            touched = np.concatenate((touched, self._pieces.around(nodes)))
        piece = self._pieces.piece(touched, nodes)
        rows = np.flatnonzero(np.isin(piece.rows, nodes))
        for name in of_nodes:
            piece.nodes[name] = with_value(piece.nodes[name], rows, told[name])
        for name in told.keys() - of_nodes:
            plain = name.removesuffix(BACK)
            for side in (0, 1):
                lines = np.flatnonzero(np.isin(piece.ways[:, side], edges))
                is_back = (side == 1) != (name != plain)
                way = plain + BACK if is_back and plain + BACK in piece.lines else plain
                piece.lines[way] = with_value(piece.lines[way], lines, told[name])
        return Redrawn(piece, tuple(of_nodes), chosen=rows)

    def delete(self) -> Redrawn:
        nodes, lines = self._action.nodes, self._pieces.lines(self._action.edges)
        gone = np.union1d(self._pieces.around(nodes), lines[lines >= 0])
        others = self._pieces.lines(np.setdiff1d(self._pen.together(gone), gone))
        return Redrawn(self._pieces.piece_of(nodes[:0], others), nodes=nodes, edges=gone)

    def cut(self) -> Redrawn:
        at = self._action.values.get("at")
        piece = self._pieces.piece(self._action.edges, self._action.nodes[:0])
        chosen = np.flatnonzero(np.isin(piece.ways, self._action.edges).any(axis=1))
        if at is not None and len(chosen) > 1:
            raise NavspecError("at: only one line can be cut at a place")
        places = (piece.position[piece.start] + piece.position[piece.end])[chosen] / 2
        if at is not None:
            place = vector("at", at, may_lack_height=True)
            share = piece.shares(chosen, place[np.newaxis])[0]
            height = piece.on_line(int(chosen[0]), share)[2]
            places = np.where(np.isnan(place), height, place)[np.newaxis]
        old = len(piece.rows)
        for line, place in zip(chosen.tolist(), places, strict=True):
            piece.cut(line, place[np.newaxis], self._pen.compiler, self._pen.edges)
        return Redrawn(piece, chosen=np.arange(old, len(piece.rows)))

    def connect(self) -> Redrawn:
        nodes = self._action.nodes
        return self._drawn(nodes, self._graph.position[nodes], {BRIDGE: True, **self._attributes()})

    def draw(self) -> Redrawn:
        points = self._action.values.get("points")
        if not isinstance(points, Sequence) or isinstance(points, str) or len(points) < 2:
            raise NavspecError("points: a line has two or more")
        return self._drawn(*self._points(points), self._attributes(("kind", BRIDGE)))

    # What they have in common

    def _attributes(self, more: Sequence[str] = ()) -> dict[str, Any]:
        pen, about = self._pen, self._graph.edges.about
        told = told_by(self._action)
        back = [name + BACK for name in pen.edges if not about[name].is_shared]
        if self._action.tool == "set" and not told:
            raise NavspecError("attributes: tell what is to be set")
        demand_known(told, list(dict.fromkeys((*pen.nodes, *pen.edges, *back, *more))), "nodes and edges")
        return told

    # Drawing

    def _drawn(self, rows: Array, places: Array, told: dict[str, Any]) -> Redrawn:
        """A line between places, some of which are nodes, -1 for none."""
        kind = self._kind(rows, told.pop("kind", None))
        near = self._near(places, kind)
        is_free = (rows < 0).any()
        cuts = self._snapped(places, rows, near)
        local = self._local(places, kind, near, np.array(list(cuts), np.int64))
        for edge, on_it in cuts.items():
            (line,) = np.flatnonzero((local.ways == edge).any(axis=1)).tolist()
            share = local.shares(np.full(len(on_it), line), places[on_it])
            order = np.unique(share, return_index=True)[1]
            for number, each in zip(on_it, share.tolist(), strict=True):
                places[number] = local.on_line(line, each)
            local.cut(line, places[np.array(on_it)[order]], self._pen.compiler, self._pen.edges)
        word = self._graph.nodes.about["kind"].names[kind]
        columns = {name: column([value]) for name, value in {**told, "kind": word}.items()}
        plan = Plan({}, {}, np.zeros((0, 3)), columns, places, np.array([0, len(places)]), line_labels=column([_LABEL]))
        made = with_nodes(plan, self._pen.compiler, REACH if is_free else 0.0, local.plan())
        notes = tuple(map(str, made.notes))
        if made.faults:
            return Redrawn(local, obstacles=tuple(map(fault_to_obstacle, made.faults)), notes=notes)
        local.add_plan(made.plan)
        piece = local.meant()
        new = np.flatnonzero(piece.rows < 0)
        return Redrawn(piece, chosen=new if len(new) else np.flatnonzero(np.isin(piece.rows, rows)), notes=notes)

    def _points(self, points: Sequence[Any]) -> tuple[Array, Array]:
        """Row of the node of every point, -1 for none, and where they are."""
        rows = np.full(len(points), -1)
        places = np.empty((len(points), 3))
        for number, each in enumerate(points):
            if isinstance(each, str):
                rows[number] = self._graph.row(each)
                places[number] = self._graph.position[rows[number]]
            else:
                places[number] = vector("points", each, may_lack_height=True)
        return rows, places

    def _kind(self, rows: Array, told: Any) -> int:
        """Whom a line is for: as it is told, or as the nodes are that it joins; raises `NavspecError` where these differ."""
        names = self._graph.nodes.about["kind"].names
        there = self._pieces.kinds[rows[rows >= 0]].tolist()
        if told is None:
            kind = there[0] if there else {name: each for each, name in names.items()}[self._pen.compiler.kind]
        else:
            known = {name: each for each, name in names.items()} | {each: each for each in names}
            if isinstance(told, float) or told not in known:
                raise NavspecError(f"attributes: the kind is not {brief(told)}; it can be {', '.join(names.values())}")
            kind = known[told]
        for row, other in zip(rows[rows >= 0].tolist(), there, strict=True):
            if other != kind:
                name = self._graph.names([row])[0]
                raise NavspecError(
                    f"points: node {name} is a {names[other]} node, and no {names[kind]} line can join it"
                )
        return kind

    def _near(self, places: Array, kind: int) -> tuple[Array, Array]:
        """Nodes of a kind, and edges between them, that are near some places; int64."""
        graph = self._graph
        low, high = places[:, :2].min(axis=0) - 2 * REACH, places[:, :2].max(axis=0) + 2 * REACH
        # As far from the box as a line can reach into it.
        around = self._pen.compiler.longest
        here = graph.position[:, :2]
        is_mine = self._pieces.kinds == kind
        is_near = is_mine & ((here >= low - around) & (here <= high + around)).all(axis=1)
        edges = np.flatnonzero(is_near[graph.source] & is_near[graph.target])
        one, other = here[graph.source[edges]], here[graph.target[edges]]
        is_across = ((np.maximum(one, other) >= low) & (np.minimum(one, other) <= high)).all(axis=1)
        nodes = np.flatnonzero(is_near & ((here >= low) & (here <= high)).all(axis=1))
        return nodes, edges[is_across]

    def _snapped(self, places: Array, rows: Array, near: tuple[Array, Array]) -> dict[int, list[int]]:
        """Put points onto nodes and lines that are near; gives those that lie on edges."""
        graph, (nodes, edges) = self._graph, near
        found: dict[int, list[int]] = {}
        for number in np.flatnonzero(rows < 0).tolist():
            place = places[number]
            away = apart(graph.position[nodes], place)
            if len(nodes) and away.min() <= REACH:
                rows[number] = nodes[away.argmin()]
                places[number] = graph.position[rows[number]]
                continue
            start, way = graph.position[graph.source[edges]], graph.position[graph.target[edges]]
            way = way - start
            square = np.square(way[:, :2]).sum(axis=1)
            share = ((place - start)[:, :2] * way[:, :2]).sum(axis=1) / np.where(square > 0, square, 1)
            away = apart(start + way * np.clip(share, 0, 1)[:, np.newaxis], place)
            if len(edges) and away.min() <= REACH:
                first = int(edges[np.flatnonzero(away <= away.min() + 1e-9)].min())
                found.setdefault(self._one_of(first), []).append(number)
        return found

    def _one_of(self, edge: int) -> int:
        """The edge that stands for a line: the one from its lower node."""
        return int(self._pieces.lines(np.array([edge]))[0, 0])

    def _local(self, places: Array, kind: int, near: tuple[Array, Array], cut: Array) -> Piece:
        """Lines near some places, of which those that are cut, and what is told together with them, are meant."""
        graph, (nodes, edges) = self._graph, near
        is_kind = self._pieces.kinds == kind
        is_known = (is_kind if is_kind.any() else np.ones_like(is_kind)) & np.isfinite(graph.position).all(axis=1)
        # Heights that are not told are those of the nearest nodes.
        low = places[np.isnan(places[:, 2]), :2].tolist() if is_known.any() else []
        nodes = np.union1d(nodes, np.array([nearest(graph.position, each, is_known) for each in low], np.int64))
        touched = self._pen.together(cut) if len(cut) else cut
        lines = self._pieces.lines(np.union1d(edges, touched))
        # What lines tell does not matter where they are only there to be seen.
        piece = self._pieces.piece_of(nodes, lines, is_told=len(touched) > 0)
        piece.is_meant[:] = np.isin(lines, touched).any(axis=1)
        return piece


def apart(places: Array, place: Array) -> Array:
    """How far places are from one: as seen from above where that has no height; float64."""
    step = places - place
    return np.sqrt(np.square(step if np.isfinite(place[2]) else step[:, :2]).sum(axis=1))
