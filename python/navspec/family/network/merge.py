"""Networks that are laid into one that is there: what of them is new, and what of it is told otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeVar

import numpy as np

from navspec.errors import NavspecError
from navspec.family.conversion.compiler import MergeResult, PlanColumns, find_end_rows, refuse_repeated_names
from navspec.family.conversion.problems import Problem, fault_to_obstacle, make_labels, problems_to_obstacles
from navspec.family.network.base_network import Base, Cuts
from navspec.family.network.edit_profile import Pen, Pieces
from navspec.family.network.edit_tools import AXES, Redrawn
from navspec.family.network.endpoint_check import find_strays
from navspec.family.network.noding import with_nodes
from navspec.family.network.subgraph import Piece, column, with_value
from navspec.family.network.write_back import Edited, edited
from navspec.graphs.drawn.faults import spot
from navspec.graphs.graph import Graph
from navspec.graphs.near import nearest
from navspec.graphs.numbers import Array
from navspec.graphs.plan import BACK, Plan, with_lines

_T = TypeVar("_T")


def demand_base(net: Any, demand: Callable[[], _T]) -> _T:
    """What a family demands of a base; raises `NavspecError` for one into which nothing can be laid."""
    if not net.is_complete:
        raise NavspecError("base: this set is not complete; name a folder or archive with all files")
    beyond = net.files.numbers[net.files.numbers >= net.files.members]
    if len(beyond):
        raise NavspecError(
            f"base: the map has no area {beyond[0]}, but there is a file of it; tell the size of the map"
        )
    try:
        return demand()
    except NavspecError as error:
        raise NavspecError(f"base: {error}") from error


def laid(plan: Plan, graph: Graph, pen: Pen, reach: float, make: Callable[[Redrawn], Edited]) -> MergeResult:
    """A network laid into the files of a graph; see `Compiler`. `make` gives what is redrawn as its compiler has it."""
    if plan.facts.get("format", graph.format) != graph.format:
        plan = _renamed(plan)
    base = Base(graph, plan)
    cuts = base.cuts(pen.compiler, reach)
    drawing = with_nodes(plan, pen.compiler, reach, base.besides(cuts))
    made = _Laying(drawing.plan, base, cuts, pen, reach)
    edition = edited(made.redrawn(), make)
    faults, doubts = find_strays(plan, reach, base)
    found = (
        *map(fault_to_obstacle, (*faults, *drawing.faults)),
        *problems_to_obstacles(made.plan, made.obstructions),
        *edition.obstacles,
    )
    notes = (
        *map(str, (*doubts, *drawing.notes)),
        *made.notes(plan),
        *(() if found else (*made.missing(), *edition.notes)),
    )
    return MergeResult(drawing.plan, {} if found else edition.files, found, notes)


def _renamed(plan: Plan) -> Plan:
    """A plan of files of another format, whose nodes have the names of others here."""

    def other(names: Array) -> Array:
        return column([name and f"given {name}" for name in names.tolist()])

    ends = {end: other(plan.lines[end]) for end in ("from", "to")}
    return replace(plan, nodes={**plan.nodes, "id": other(plan.nodes["id"])}, lines={**plan.lines, **ends})


class _Laying:
    """A plan whose lines lead from node to node, compared with what is there.

    Attributes
    ----------
    plan : Plan
        The plan.
    nodes, lines : PlanColumns
        Its columns.
    """

    def __init__(self, plan: Plan, base: Base, cuts: Cuts, pen: Pen, reach: float) -> None:
        self.plan, self._base, self._cuts, self._pen, self._reach = plan, base, cuts, pen, reach
        self._graph = graph = base.graph
        self.nodes = PlanColumns("nodes", plan.nodes, len(plan.position), graph.nodes.about)
        self.lines = PlanColumns("lines", plan.lines, len(plan.offsets) - 1, graph.edges.about)
        self._gone = np.stack([each[base.gone] for each in graph.lines], axis=1)
        """Ways of lines that become others."""
        self._every = np.append(base.names, cuts.names)
        """Names of all nodes that lines can lead to besides those of the plan: cuts are the last ones."""
        refuse_repeated_names(self.nodes, self._names)

    @property
    def obstructions(self) -> tuple[Problem, ...]:
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
    def _is_moved(self) -> Array:
        """Whether a node of the plan is one that stood in another place; bool."""
        away = np.abs(self._base.position - self._graph.position) * self._pen.steps
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
            at, away = nearest(self.plan.position[asked], self._base.position[there])
            is_near = away <= self._reach
            found[asked[is_near]] = there[at[is_near]]
        return found

    def _refuse_other(self) -> None:
        """Nodes of an older export can have the names of others by now: they stand where these are."""
        moved = np.flatnonzero(self._is_moved)
        names, position, kinds = self._base.names, self._graph.position, self._graph.nodes["kind"]
        for kind in np.unique(kinds[self._named[moved]]).tolist():
            mine, there = moved[kinds[self._named[moved]] == kind], np.flatnonzero(kinds == kind)
            at, away = nearest(self._base.position[self._named[mine]], position[there])
            is_other = (away * max(self._pen.steps) < 0.5) & (there[at] != self._named[mine])
            text = "{where} lies where node {value} of the base is"
            fix = "Export the base again if this is of an older one, or move it"
            self.nodes.refuse(mine[is_other], text, names[there[at[is_other]]], fix)

    @cached_property
    def _other_nodes(self) -> dict[str, Array]:
        """Columns of nodes that are told otherwise, and of which nodes of the plan; bool."""
        return self._others_of_nodes(self.nodes, self._pen.nodes)

    def _others_of_nodes(self, told: PlanColumns, names: Iterable[str]) -> dict[str, Array]:
        """Some columns of nodes that are told otherwise, and of which nodes of the plan; bool."""
        found = {name: _is_other(told, name, self._graph.nodes[name], self._named) for name in names}
        return {name: is_other for name, is_other in found.items() if is_other.any()}

    @property
    def _is_other(self) -> Array:
        """Whether a node of the plan is one that is told otherwise; bool."""
        return np.logical_or.reduce([self._is_moved, *self._other_nodes.values()])

    # Lines

    @cached_property
    def _rows_of_ends(self) -> tuple[Array, Array]:
        """Nodes of the plan at the ends of lines, behind these all others; -1 for what is neither."""
        own = len(self._names)
        rows = dict(zip(self._every.tolist(), range(own, own + len(self._every)), strict=True))
        return find_end_rows(self.lines, rows | dict(zip(self._names.tolist(), range(own), strict=True)))

    @cached_property
    def _ends(self) -> Array:
        """Rows of the nodes at the ends of lines, behind these the cuts, -1 for new ones; int64, shape (lines, 2)."""
        rows = np.concatenate((self._row, np.arange(len(self._every)), [-1]))
        return np.stack([rows[each] for each in self._rows_of_ends], axis=1)

    @cached_property
    def _ways(self) -> Array:
        """Edges that lines are, there and back; -1 for what is new; shape (lines, 2)."""
        line = self._base.lines_between(*np.where(self._ends < self._graph.nodes.rows, self._ends, -1).T)
        there, back = (np.append(each, -1)[line] for each in self._graph.lines)
        is_turned = (there >= 0) & (np.append(self._graph.source, -1)[there] != self._ends[:, 0])
        found = np.where(is_turned[:, np.newaxis], np.stack([back, there], axis=1), np.stack([there, back], axis=1))
        found[np.isin(found, self._gone[:, 0]).any(axis=1)] = -1
        return found

    @cached_property
    def _is_known(self) -> Array:
        """Whether a line is one that is there; bool."""
        return self._ways.max(axis=1) >= 0

    @cached_property
    def _other_lines(self) -> dict[str, Array]:
        """Columns of lines that are told otherwise in one of their directions, and of which lines; bool."""
        found = self._others_of_lines(self.lines, (*self._pen.edges, *self._pen.kept))
        is_one_way = self._ways.min(axis=1, initial=0) >= 0
        is_one_way &= self.lines.numbers("has_back") == 0
        return {**found, "has_back": is_one_way} if is_one_way.any() else found

    def _others_of_lines(self, told: PlanColumns, names: Iterable[str]) -> dict[str, Array]:
        """Some columns of lines that are told otherwise in one of their directions, and of which lines; bool."""
        found = {}
        for name in names:
            stored, is_shared = self._graph.edges[name], self._graph.edges.about[name].is_shared
            there, back = self._ways.T
            is_other = _is_other(told, name, stored, there)
            found[name] = is_other if is_shared else is_other | _is_other(told, name + BACK, stored, back)
        return {name: is_other for name, is_other in found.items() if is_other.any()}

    @property
    def _is_other_line(self) -> Array:
        """Whether a line is one that is told otherwise; bool."""
        return np.logical_or.reduce([np.zeros(len(self._ways), bool), *self._other_lines.values()])

    @cached_property
    def _new_lines(self) -> Array:
        """Lines that are not there yet, and lead from a node to another; int64."""
        return np.flatnonzero(~self._is_known & (np.stack(self._rows_of_ends, axis=1) >= 0).all(axis=1))

    @cached_property
    def _is_cut(self) -> Array:
        """Whether new lines lead to a cut; bool."""
        return np.isin(self._graph.nodes.rows + np.arange(len(self._cuts.line)), self._ends[self._new_lines])

    # What comes of it

    def redrawn(self) -> Redrawn:
        """What is other than before, and what is new."""
        self._refuse_other()
        pieces = Pieces(self._graph, self._pen)
        chosen = np.flatnonzero(self._is_other)
        is_turned = self._is_moved | self._other_nodes.get("kind", np.zeros(len(self._named), bool))
        cut_ways = np.stack([each[self._cuts.line[self._is_cut]] for each in self._graph.lines], axis=1)
        touched = (pieces.around(self._named[is_turned]), self._ways[self._is_other_line], self._gone, cut_ways)
        touched = np.unique(np.concatenate([each.ravel() for each in touched]))
        touched = touched[touched >= 0]
        if len(touched):
            touched = self._pen.together(touched)
        ways = pieces.lines(touched)
        ways = ways[~np.isin(ways, self._gone[:, 0]).any(axis=1)]
        ends = self._ends[self._new_lines]
        ends = ends[(ends >= 0) & (ends < self._graph.nodes.rows)]
        piece = pieces.piece_of(np.concatenate((self._named[chosen], ends)), ways)
        self._tell_nodes(piece, chosen)
        self._tell_lines(piece)
        self._cut(piece)
        piece.add_plan(self._new())
        row = np.full(self._graph.nodes.rows, -1)
        known = piece.rows >= 0
        row[piece.rows[known]] = np.flatnonzero(known)
        made = Redrawn(
            piece,
            (*self._other_nodes, *(AXES if self._is_moved.any() else ())),
            edges=self._gone[self._gone >= 0],
            chosen=row[self._named[chosen]],
            moved=row[self._named[self._is_moved]],
            is_laid=True,
        )
        return made.ordered()

    def _tell_nodes(self, piece: Piece, chosen: Array) -> None:
        """Put what is told of nodes into a piece."""
        row = np.searchsorted(piece.rows, self._named)
        by = np.zeros(piece.position.shape)
        moved = self._named[self._is_moved]
        by[row[self._is_moved]] = self._base.position[moved] - self._graph.position[moved]
        piece.move(by, self._pen.along)
        for name, is_other in self._other_nodes.items():
            told = self.nodes.numbers(name)[is_other]
            if name == "kind":
                words = self._graph.nodes.about[name].names
                told = column([words.get(each, each) for each in told.tolist()])
            piece.nodes[name] = with_value(piece.nodes[name], row[is_other], told)
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

    def _cut(self, piece: Piece) -> None:
        """Put the cuts into the lines of a piece."""
        cuts = Cuts(*(each[self._is_cut] for each in self._cuts))
        there = self._graph.lines.there
        for line in np.unique(cuts.line).tolist():
            at = cuts.line == line
            (row,) = np.flatnonzero((piece.ways == there[line]).any(axis=1)).tolist()
            is_turned = piece.ways[row, 0] != there[line]
            places, names = (each[at][:: -1 if is_turned else 1] for each in (cuts.place, cuts.names))
            piece.cut(row, places, self._pen.compiler, self._pen.edges)
            piece.names[-len(names) :] = names

    def _new(self) -> Plan:
        """Nodes and lines that are not there yet."""
        plan, nodes = with_lines(self.plan, self._new_lines), np.flatnonzero(self._row < 0)
        ends = {}
        for name, row in zip(("from", "to"), self._ends[self._new_lines].T, strict=True):
            ends[name] = np.where(row >= 0, np.append(self._every, "")[row], plan.lines[name])
        return replace(
            plan,
            nodes={name: each[nodes] for name, each in plan.nodes.items()},
            position=plan.position[nodes],
            lines={**plan.lines, **ends},
            node_labels=plan.node_labels[nodes] if len(plan.node_labels) else plan.node_labels,
        )

    def notes(self, plan: Plan) -> Iterator[str]:
        """What is done to the base, and what of the drawing is not taken over; `plan` is as drawn."""
        base, (there, _) = self._base, self._graph.lines
        one, other = (base.names[each[there]] for each in (self._graph.source, self._graph.target))
        cuts = np.flatnonzero(self._is_cut)
        if len(cuts):
            line, place = self._cuts.line[cuts[0]], spot(self._cuts.place[cuts[0]])
            more = f"; {len(cuts):,} such nodes in all" if len(cuts) > 1 else ""
            (label,) = make_labels(plan, "lines", self._cuts.drawn[cuts[:1]])
            yield f"{label}: the edge {one[line]} - {other[line]} gets a node where they meet, at {place}{more}"
        others, lines = np.count_nonzero(self._is_other), np.count_nonzero(self._is_other_line)
        if others or lines:
            moved = np.count_nonzero(self._is_moved)
            yield f"told otherwise than in the base: {others:,} of the nodes ({moved:,} moved), {lines:,} of the lines"
        yield from self._not_taken()

    def missing(self) -> Iterator[str]:
        """Lines of the base that the drawing lacks; of one against which something stands, nobody knows what it lacks."""
        base, (there, _) = self._base, self._graph.lines
        is_told = np.zeros(self._graph.nodes.rows, bool)
        is_told[self._named[self._named >= 0]] = True
        is_missing = is_told[self._graph.source[there]] & is_told[self._graph.target[there]]
        missing = np.flatnonzero(is_missing & ~np.isin(there, np.append(self._ways, self._gone)))
        if len(missing):
            what = f"{len(missing):,} lines of the base are" if len(missing) > 1 else "a line of the base is"
            one, other = (base.names[each[there[missing[0]]]] for each in (self._graph.source, self._graph.target))
            yield (
                f"{what} not on the drawing although the nodes are, such as from {one} to {other}: it "
                "stays; to delete, use the studio, or compile the whole without a base"
            )

    def _not_taken(self) -> Iterator[str]:
        """What is told otherwise than in the base, although it follows from the rest."""
        graph, pen = self._graph, self._pen
        # Nothing stands against what is not used, whatever it is.
        nodes, lines = (
            PlanColumns(each.part, each.columns, each.rows, each.about) for each in (self.nodes, self.lines)
        )
        settable = {"source", "target", "kind", *pen.edges, *pen.kept}
        of_nodes = self._others_of_nodes(nodes, graph.nodes.about.keys() - pen.nodes)
        of_lines = self._others_of_lines(lines, graph.edges.about.keys() - settable)
        for noun, others in (("node", of_nodes), ("line", of_lines)):
            for name, is_other in sorted(others.items()):
                yield f"not taken over: {_tell(is_other, noun)} another {name} than the base, and it cannot be set"
        for name, is_other in self._other_lines.items():
            if name in pen.kept:
                yield f"taken over only where it fits: {_tell(is_other, 'line')} another {name} than the base"


def _tell(is_other: Array, noun: str) -> str:
    count = np.count_nonzero(is_other)
    return f"{count:,} {noun}s tell" if count > 1 else f"a {noun} tells"


def _is_other(told: PlanColumns, name: str, stored: Array, rows: Array) -> Array:
    """Whether a column tells a row that is there, -1 for none, otherwise than it is stored; bool."""
    numbers, stored = told.numbers(name), np.append(stored.astype(np.float64), np.nan)
    return (rows >= 0) & ~np.isnan(numbers) & (numbers != stored[rows])
