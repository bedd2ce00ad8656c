"""Networks that are laid into one that is there: what of them is new, and what of it is told otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

import numpy as np

from navspec.errors import NavspecError
from navspec.family.compilers import Attributes, Laid, Obstruction, refuse_repeated, rows_of_ends
from navspec.family.drawn import with_nodes
from navspec.family.edited import Edited, edited
from navspec.family.obstacles import of_fault, of_obstructions
from navspec.family.pens import Pen, Pieces
from navspec.family.pieces import Piece, with_value
from navspec.family.redrawn import AXES, Redrawn
from navspec.graphs.graph import Graph
from navspec.graphs.near import nearest
from navspec.graphs.numbers import Array, count_before
from navspec.graphs.plan import BACK, Plan, with_lines

_T = TypeVar("_T")


def demand_base(net: Any, demand: Callable[[], _T]) -> _T:
    """What a family demands of a base; raises `NavspecError` for one into which nothing can be laid."""
    if not net.is_complete:
        raise NavspecError("base: this set is not complete; name a folder or archive with all files")
    try:
        return demand()
    except NavspecError as error:
        raise NavspecError(f"base: {error}") from error


def laid(plan: Plan, graph: Graph, pen: Pen, reach: float, make: Callable[[Redrawn], Edited]) -> Laid:
    """A network laid into the files of a graph; see `Compiler`. `make` gives what is redrawn as its compiler has it."""
    base = _Base(graph)
    is_bent = np.diff(plan.offsets) > 2
    gone = base.lines_between(*(base.rows(names) for names in _ends(plan)))
    gone = gone[is_bent & (gone >= 0)]
    drawing = with_nodes(plan, pen.compiler, reach, base.besides(plan, gone))
    made = _Laying(drawing.plan, base, pen, reach, gone)
    edition = edited(made.redrawn(), make)
    found = (*map(of_fault, drawing.faults), *of_obstructions(made.plan, made.obstructions), *edition.obstacles)
    notes = (*map(str, drawing.notes), *edition.notes)
    return Laid(drawing.plan, {} if found else edition.files, found, notes)


def _ends(plan: Plan) -> tuple[Array, Array]:
    """Names of the first and the last nodes of lines, None for none."""
    none = np.full(len(plan.offsets) - 1, None, object)
    return plan.lines.get("from", none), plan.lines.get("to", none)


class _Base:
    """The network that is there. Its lines are numbered as `Graph.lines` has them."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.names = np.array(graph.names(), object)
        # Of several nodes with one name the first is meant.
        self._row = dict(zip(self.names[::-1].tolist(), range(len(self.names) - 1, -1, -1), strict=True))

    def rows(self, names: Array) -> Array:
        """Rows of nodes by their names, -1 for those of no node; int64."""
        return np.array([self._row.get(each, -1) for each in names.tolist()], np.int64)

    @cached_property
    def _pairs(self) -> tuple[Array, Array]:
        """The two nodes of every line as one number, and what sorts these; int64."""
        there = self.graph.lines.there
        found = self._pair(self.graph.source[there], self.graph.target[there])
        return found, np.argsort(found, kind="stable")

    def _pair(self, one: Array, other: Array) -> Array:
        return np.minimum(one, other).astype(np.int64) * self.graph.nodes.rows + np.maximum(one, other)

    def lines_between(self, start: Array, end: Array) -> Array:
        """The line between two nodes, -1 for none or where one of them is -1; int64.

        Asked for again it is the next one between them.
        """
        pairs, order = self._pairs
        ordered = pairs[order]
        asked = np.flatnonzero((start >= 0) & (end >= 0))
        pair = self._pair(start[asked], end[asked])
        at = np.searchsorted(ordered, pair) + count_before(pair)
        is_there = at < np.searchsorted(ordered, pair, "right")
        found = np.full(len(start), -1)
        found[asked[is_there]] = order[at[is_there]]
        return found

    def besides(self, plan: Plan, gone: Array) -> Plan:
        """What stands besides the nodes and lines that a plan tells: nodes, and lines from one node to another."""
        graph, (there, _) = self.graph, self.graph.lines
        told = self.rows(plan.nodes["id"]) if "id" in plan.nodes else np.zeros(0, np.int64)
        position = graph.position.copy()
        known = told >= 0
        position[told[known]] = _known(plan.position[known], position[told[known]])
        is_node, is_line = np.ones(graph.nodes.rows, bool), np.ones(len(there), bool)
        is_node[told[known]] = False
        lines = self.lines_between(*map(self.rows, _ends(plan)))
        is_line[lines[lines >= 0]] = is_line[gone] = False
        there = there[is_line]
        start, end = graph.source[there], graph.target[there]
        return Plan(
            {},
            {"id": self.names[is_node], "kind": graph.nodes.words("kind")[is_node]},
            position[is_node],
            {"from": self.names[start], "to": self.names[end], "kind": graph.edges.words("kind")[there]},
            np.stack([position[start], position[end]], axis=1).reshape(-1, 3),
            np.arange(len(there) + 1) * 2,
        )


def _known(given: Array, stored: Array) -> Array:
    """Positions as they are given, as stored where they are not."""
    return np.where(np.isfinite(given), given, stored)


class _Laying:
    """A plan whose lines lead from node to node, compared with what is there.

    Attributes
    ----------
    plan : Plan
        The plan.
    nodes, lines : Attributes
        Its columns.
    """

    def __init__(self, plan: Plan, base: _Base, pen: Pen, reach: float, gone: Array) -> None:
        self.plan, self._base, self._pen, self._reach = plan, base, pen, reach
        self._graph = graph = base.graph
        self.nodes = Attributes("nodes", plan.nodes, len(plan.position), graph.nodes.about)
        self.lines = Attributes("lines", plan.lines, len(plan.offsets) - 1, graph.edges.about)
        self._gone = np.stack([each[gone] for each in graph.lines], axis=1)
        """Ways of lines that become others."""
        refuse_repeated(self.nodes, self._names)

    @property
    def obstructions(self) -> tuple[Obstruction, ...]:
        """What stands against it, once it is redrawn."""
        return (*self.nodes.obstacles, *self.lines.obstacles)

    # Nodes

    @property
    def _names(self) -> Array:
        return self.plan.nodes["id"]

    @cached_property
    def _named(self) -> Array:
        """Rows of the nodes that have the names of those of the plan; -1 for none."""
        return self._base.rows(self._names)

    @cached_property
    def _place(self) -> Array:
        """Where the nodes that are there stand, as the plan tells it."""
        found, told = self._graph.position.copy(), np.flatnonzero(self._named >= 0)
        found[self._named[told]] = _known(self.plan.position[told], found[self._named[told]])
        return found

    @cached_property
    def _is_moved(self) -> Array:
        """Whether a node of the plan is one that stood in another place; bool."""
        away = np.abs(self._place - self._graph.position) * self._pen.steps
        return np.append((np.rint(away) > 0).any(axis=1), False)[self._named]

    @cached_property
    def _row(self) -> Array:
        """Row of the node that every node of the plan is, by its name or because it is so near; -1 for new ones."""
        found = self._named.copy()
        about, kinds = self._graph.nodes.about["kind"], self._graph.nodes["kind"]
        told = self.nodes.numbers("kind")
        (usual,) = (each for each, name in about.names.items() if name == self._pen.compiler.kind)
        told = np.where(np.isnan(told), usual, told)
        is_asked = (found < 0) & np.isfinite(self.plan.position).all(axis=1)
        for kind in about.names:
            asked, there = np.flatnonzero(is_asked & (told == kind)), np.flatnonzero(kinds == kind)
            at, away = nearest(self.plan.position[asked], self._place[there])
            is_near = away <= self._reach
            found[asked[is_near]] = there[at[is_near]]
        return found

    def _refuse_other(self) -> None:
        """Nodes of an older export can have the names of others by now: they stand where these are."""
        moved = np.flatnonzero(self._is_moved)
        names, position, kinds = self._base.names, self._graph.position, self._graph.nodes["kind"]
        for kind in np.unique(kinds[self._named[moved]]).tolist():
            mine, there = moved[kinds[self._named[moved]] == kind], np.flatnonzero(kinds == kind)
            at, away = nearest(self._place[self._named[mine]], position[there])
            is_other = (away * max(self._pen.steps) < 0.5) & (there[at] != self._named[mine])
            text = "{where} lies where node {value} of the base is"
            fix = "Export the base again if this is of an older one, or move it"
            self.nodes.refuse(mine[is_other], text, names[there[at[is_other]]], fix)

    @cached_property
    def _other_nodes(self) -> dict[str, Array]:
        """Columns of nodes that are told otherwise, and of which nodes of the plan; bool."""
        found = {}
        for name in self._pen.nodes:
            told, stored = self.nodes.numbers(name), np.append(self._graph.nodes[name].astype(np.float64), np.nan)
            is_other = (self._named >= 0) & ~np.isnan(told) & (told != stored[self._named])
            if is_other.any():
                found[name] = is_other
        return found

    # Lines

    @cached_property
    def _rows_of_ends(self) -> tuple[Array, Array]:
        """Nodes of the plan at the ends of lines, behind these all nodes that are there; -1 for what is neither."""
        own = len(self._names)
        names = np.append(self._base.names, self._names).tolist()
        rows = dict(zip(names, [*range(own, len(names)), *range(own)], strict=True))
        start, end = rows_of_ends(self.lines, rows)
        return start, end

    @cached_property
    def _ends(self) -> Array:
        """Rows of the nodes at the ends of lines, -1 for new ones; int64, shape (lines, 2)."""
        rows = np.concatenate((self._row, np.arange(self._graph.nodes.rows), [-1]))
        return np.stack([rows[each] for each in self._rows_of_ends], axis=1)

    @cached_property
    def _ways(self) -> Array:
        """Edges that lines are, there and back; -1 for what is new; shape (lines, 2)."""
        line = self._base.lines_between(*self._ends.T)
        there, back = (np.append(each, -1)[line] for each in self._graph.lines)
        is_turned = (there >= 0) & (self._graph.source[there] != self._ends[:, 0])
        found = np.where(is_turned[:, np.newaxis], np.stack([back, there], axis=1), np.stack([there, back], axis=1))
        found[np.isin(found, self._gone[:, 0]).any(axis=1)] = -1
        return found

    @cached_property
    def _is_known(self) -> Array:
        """Whether a line is one that is there; bool."""
        return (self._ways >= 0).any(axis=1)

    @cached_property
    def _other_lines(self) -> dict[str, Array]:
        """Columns of lines that are told otherwise in one of their directions, and of which lines; bool."""
        found = {}
        for name in (*self._pen.edges, *self._pen.kept):
            stored = np.append(self._graph.edges[name].astype(np.float64), np.nan)
            names = (name,) if self._graph.edges.about[name].is_shared else (name, name + BACK)
            is_other = np.zeros(len(self._ways), bool)
            for each, edge in zip(names, self._ways.T, strict=False):
                told = self.lines.numbers(each)
                is_other |= (edge >= 0) & ~np.isnan(told) & (told != stored[edge])
            if is_other.any():
                found[name] = is_other
        is_one_way = self._ways.min(axis=1, initial=0) >= 0
        is_one_way &= self.lines.numbers("has_back") == 0
        return {**found, "has_back": is_one_way} if is_one_way.any() else found

    # What comes of it

    def redrawn(self) -> Redrawn:
        """What is other than before, and what is new."""
        self._refuse_other()
        pieces = Pieces(self._graph, self._pen)
        is_chosen = np.logical_or.reduce([self._is_moved, *self._other_nodes.values()])
        chosen = np.flatnonzero(is_chosen)
        is_turned = self._is_moved | self._other_nodes.get("kind", np.zeros(len(is_chosen), bool))
        lines = np.flatnonzero(np.logical_or.reduce([np.zeros(len(self._ways), bool), *self._other_lines.values()]))
        touched = np.concatenate((pieces.around(self._named[is_turned]), self._ways[lines].ravel(), self._gone.ravel()))
        touched = np.unique(touched[touched >= 0])
        if len(touched):
            touched = self._pen.together(touched)
        ways = pieces.lines(touched)
        ways = ways[~np.isin(ways, self._gone[:, 0]).any(axis=1)]
        new = np.flatnonzero(~self._is_known & (np.stack(self._rows_of_ends, axis=1) >= 0).all(axis=1))
        ends = self._ends[new].ravel()
        piece = pieces.piece_of(np.concatenate((self._named[chosen], ends[ends >= 0])), ways)
        self._tell_nodes(piece, chosen)
        self._tell_lines(piece)
        piece.add_plan(self._new(new))
        row = np.full(self._graph.nodes.rows, -1)
        known = piece.rows >= 0
        row[piece.rows[known]] = np.flatnonzero(known)
        made = Redrawn(
            piece,
            (*self._other_nodes, *(AXES if self._is_moved.any() else ())),
            edges=self._gone[self._gone >= 0],
            chosen=row[self._named[chosen]],
            moved=row[self._named[self._is_moved]],
            notes=tuple(self._notes()),
            is_laid=True,
        )
        return made.ordered()

    def _tell_nodes(self, piece: Piece, chosen: Array) -> None:
        """Put what is told of nodes into a piece."""
        row = np.searchsorted(piece.rows, self._named)
        by = np.zeros(piece.position.shape)
        moved = self._named[self._is_moved]
        by[row[self._is_moved]] = self._place[moved] - self._graph.position[moved]
        piece.move(by, self._pen.along)
        for name, is_other in self._other_nodes.items():
            piece.nodes[name] = with_value(piece.nodes[name], row[is_other], self.plan.nodes[name][is_other])
        if len(self.plan.node_labels):
            piece.node_labels[row[chosen]] = self.plan.node_labels[chosen]

    def _tell_lines(self, piece: Piece) -> None:
        """Put what is told of lines into a piece."""
        line_of = np.full(self._graph.edges.rows, -1)
        for edges in self._ways.T:
            line_of[edges[edges >= 0]] = np.flatnonzero(edges >= 0)
        line = line_of[piece.ways[:, 0]]
        is_turned = np.append(self._ways[:, 0], -1)[line] != piece.ways[:, 0]
        for name, is_other in self._other_lines.items():
            rows = np.flatnonzero(np.append(is_other, False)[line])
            for each, other in ((name, name + BACK), (name + BACK, name)):
                if each not in piece.lines:
                    continue
                for at, given in ((rows[~is_turned[rows]], each), (rows[is_turned[rows]], other)):
                    values = self.plan.lines.get(given if other in piece.lines else each)
                    told = np.full(len(at), None, object) if values is None else values[line[at]]
                    piece.lines[each] = with_value(piece.lines[each], at, told)
        if len(self.plan.line_labels):
            known = np.flatnonzero(line >= 0)
            piece.line_labels[known] = self.plan.line_labels[line[known]]

    def _new(self, lines: Array) -> Plan:
        """Nodes and lines that are not there yet."""
        plan, nodes = with_lines(self.plan, lines), np.flatnonzero(self._row < 0)
        ends = {}
        for name, row in zip(("from", "to"), self._ends[lines].T, strict=True):
            ends[name] = np.where(row >= 0, self._base.names[row], plan.lines[name])
        return replace(
            plan,
            nodes={name: each[nodes] for name, each in plan.nodes.items()},
            position=plan.position[nodes],
            lines={**plan.lines, **ends},
            node_labels=plan.node_labels[nodes] if len(plan.node_labels) else plan.node_labels,
        )

    def _notes(self) -> Iterator[str]:
        """What stays although it seems to be meant otherwise."""
        is_told = np.zeros(self._graph.nodes.rows, bool)
        is_told[self._named[self._named >= 0]] = True
        there = self._graph.lines.there
        source, target = self._graph.source[there], self._graph.target[there]
        is_missing = is_told[source] & is_told[target] & ~np.isin(there, np.append(self._ways, self._gone))
        missing = np.flatnonzero(is_missing)
        if len(missing):
            one, other = self._base.names[[source[missing[0]], target[missing[0]]]]
            what = f"{len(missing):,} lines of the base are" if len(missing) > 1 else "a line of the base is"
            yield (
                f"{what} not on the drawing although the nodes are, such as from {one} to {other}: it stays; to delete, use "
                "the studio, or compile the whole without a base"
            )
