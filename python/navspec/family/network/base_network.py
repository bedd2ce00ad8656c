"""A network into which a drawing is laid: what of it the drawing tells, and where drawn lines meet it."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np

from navspec.family.conversion.compiler import Compiler
from navspec.family.network.noding import meeting_points
from navspec.graphs.drawn.parts import apart, first_of
from navspec.graphs.graph import Graph
from navspec.graphs.near import distances
from navspec.graphs.numbers import Array, count_before
from navspec.graphs.plan import Plan
from navspec.graphs.segments import touches


class Cuts(NamedTuple):
    """Places in lines of a base at which it gets nodes, in the order of the lines and along each.

    Attributes
    ----------
    line : numpy.ndarray
        Line of the base; int64.
    place : numpy.ndarray
        Where; float64, shape (cuts, 3).
    drawn : numpy.ndarray
        Line of the drawing that meets it there; int64.
    names : numpy.ndarray
        What the nodes are called; text.
    """

    line: Array
    place: Array
    drawn: Array
    names: Array


class Base:
    """The network that is there, as far as a drawing leaves it. Its lines are numbered as `Graph.lines` has them.

    Attributes
    ----------
    graph : Graph
        The network.
    names : numpy.ndarray
        What its nodes are called; text.
    position : numpy.ndarray
        Where they stand, as the drawing tells it; float64, shape (nodes, 3).
    gone : numpy.ndarray
        Lines that get bends on the drawing, and become others; int64.
    """

    def __init__(self, graph: Graph, plan: Plan) -> None:
        self.graph, self._plan = graph, plan
        self.names = np.array(graph.names(), object)
        self._row = dict(zip(self.names.tolist(), range(len(self.names)), strict=True))
        told = self.rows(plan.nodes["id"]) if "id" in plan.nodes else np.zeros(0, np.int64)
        known = np.flatnonzero(told >= 0)
        self._is_told = np.zeros(graph.nodes.rows, bool)
        self._is_told[told[known]] = True
        self.position, given = graph.position.copy(), plan.position[known]
        self.position[told[known]] = np.where(np.isfinite(given), given, self.position[told[known]])
        none = np.full(len(plan.offsets) - 1, None, object)
        self._lines = self.lines_between(*(self.rows(plan.lines.get(end, none)) for end in ("from", "to")))
        self.gone = self._lines[(np.diff(plan.offsets) > 2) & (self._lines >= 0)]

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

    # Lines that the drawing does not tell

    @cached_property
    def _others(self) -> Array:
        """Lines that the drawing does not tell; int64."""
        is_other = np.ones(len(self.graph.lines.there), bool)
        is_other[self._lines[self._lines >= 0]] = False
        return np.flatnonzero(is_other)

    def _ends(self, lines: Array) -> tuple[Array, Array]:
        """Rows of the first and of the last node of lines."""
        there = self.graph.lines.there[lines]
        return self.graph.source[there], self.graph.target[there]

    def _kinds(self, lines: Array) -> Array:
        return self.graph.edges.words("kind")[self.graph.lines.there[lines]]

    def cuts(self, compiler: Compiler, reach: float) -> Cuts:
        """Where lines of the drawing meet lines that it does not tell, no farther than `reach` from them and from no node."""
        place, drawn, kind = meeting_points(self._plan, compiler)
        low, high = place.min(axis=0, initial=np.inf) - reach, place.max(axis=0, initial=-np.inf) + reach
        lines = self._others
        start, end = (self.position[rows] for rows in self._ends(lines))
        is_near = ((np.maximum(start, end) >= low) & (np.minimum(start, end) <= high))[:, :2].all(axis=1)
        lines, start, end = lines[is_near], start[is_near], end[is_near]
        code = np.unique(np.concatenate((kind, self._kinds(lines))).astype(str), return_inverse=True)[1].ravel()
        layer, line_layer = code[: len(kind)], code[len(kind) :]
        point, at, share = touches(place[:, :2], layer, start[:, :2], end[:, :2], line_layer, reach)
        where = start[at] + (end - start)[at] * share[:, np.newaxis]
        away = apart(place[point], where)
        is_free = (away <= reach) & (self._from_nodes(place, kind) > reach)[point]
        point, at, share, where, away = (each[is_free] for each in (point, at, share, where, away))
        nearest = first_of(point, away, at)
        order = nearest[np.lexsort((share[nearest], at[nearest]))]
        kept: list[int] = []
        for row in order.tolist():
            if not kept or at[kept[-1]] != at[row] or np.linalg.norm(where[row] - where[kept[-1]]) > reach:
                kept.append(row)
        lines = lines[at[kept]]
        one, other = (self.names[rows].tolist() for rows in self._ends(lines))
        names = [f"cut {number} of {a} - {b}" for number, (a, b) in enumerate(zip(one, other, strict=True), 1)]
        return Cuts(lines, where[kept], drawn[point[kept]], np.array(names, object))

    def _from_nodes(self, place: Array, kind: Array) -> Array:
        """How far places are from the nearest node of their kind: as seen from above where they have no height; float64."""
        kinds, is_flat = self.graph.nodes.words("kind"), np.isnan(place[:, 2])
        found = np.full(len(place), np.inf)
        for each in dict.fromkeys(kind.tolist()):
            there = self.position[kinds == each]
            for axes, is_asked in ((2, is_flat), (3, ~is_flat)):
                rows = np.flatnonzero(is_asked & (kind == each))
                found[rows] = distances(place[rows, :axes], there[:, :axes])
        return found

    def besides(self, cuts: Cuts) -> Plan:
        """What stands besides the drawing: nodes that it does not tell and cuts, and lines from one node to another."""
        graph, lines = self.graph, self._others
        others = np.flatnonzero(~self._is_told)
        ways = np.stack(self._ends(lines), axis=1)
        # Lines with cuts lead from one cut to the next.
        names, position = np.append(self.names, cuts.names), np.concatenate((self.position, cuts.place))
        row = np.concatenate((np.searchsorted(lines, cuts.line), np.arange(len(lines))))
        order = np.argsort(row, kind="stable")
        row = row[order]
        stop = np.concatenate((graph.nodes.rows + np.arange(len(cuts.line)), ways[:, 1]))[order]
        is_first = np.append(True, row[1:] != row[:-1])[: len(row)]
        start = np.where(is_first, ways[row, 0], np.append(0, stop[:-1])[: len(row)])
        return Plan(
            {},
            {
                "id": np.append(names[others], cuts.names),
                "kind": np.append(graph.nodes.words("kind")[others], self._kinds(cuts.line)),
            },
            np.concatenate((position[others], cuts.place)),
            {"from": names[start], "to": names[stop], "kind": self._kinds(lines)[row]},
            np.stack([position[start], position[stop]], axis=1).reshape(-1, 3),
            np.arange(len(row) + 1) * 2,
        )
