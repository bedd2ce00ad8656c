"""Pieces of a network that is being redrawn: some of its nodes and lines, with what they tell, and new ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from navspec.family.conversion.compiler import Compiler
from navspec.family.conversion.problems import PlanPart, make_labels
from navspec.graphs.graph import Columns, Graph
from navspec.graphs.numbers import Array
from navspec.graphs.plan import BACK, Plan

_ORDER = "order"
"""Column that tells the place of a line among those of its first node."""


class Piece:
    """Nodes and lines that lead from one of them to another.

    Values stand as numbers, not a number where nothing is known; `kind` is text. What somebody tells stands as it was told.

    Attributes
    ----------
    rows : numpy.ndarray
        Row of every node in the network, -1 of new ones; int64.
    names : numpy.ndarray
        What nodes are called; text.
    position : numpy.ndarray
        Where nodes are; float64, shape (nodes, 3).
    nodes, lines : dict
        Columns of both, by name; of lines as a `Plan` has them.
    start, end : numpy.ndarray
        Rows here of the first and of the last node of every line; int64.
    ways : numpy.ndarray
        The edges of the network that a line is, there and back; -1 for what is new; int64, shape (lines, 2). An edge keeps
        its place at the node that it leads from.
    is_meant : numpy.ndarray
        Whether a line is new, or not as it was; others are there to be seen; bool.
    node_labels, line_labels : numpy.ndarray
        What messages call them; None for those that are called by their names.
    """

    def __init__(self, rows: Array, names: Array, position: Array, nodes: Mapping[str, Array]) -> None:
        self.rows, self.names, self.position, self.nodes = rows, names, position, dict(nodes)
        self.start, self.end = np.zeros((2, 0), np.int64)
        self.ways = np.zeros((0, 2), np.int64)
        self.lines: dict[str, Array] = {}
        self.is_meant = np.zeros(0, bool)
        self.node_labels, self.line_labels = np.full(len(rows), None, object), np.zeros(0, object)

    def plan(self) -> Plan:
        """The same as a plan."""
        ends = np.stack([self.position[self.start], self.position[self.end]], axis=1)
        named = {"from": self.names[self.start], "to": self.names[self.end], "kind": self.nodes["kind"][self.start]}
        made = Plan(
            {},
            {"id": self.names, **self.nodes},
            self.position,
            {**self.lines, **named},
            ends.reshape(-1, 3),
            np.arange(len(self.start) + 1) * 2,
        )
        return replace(
            made,
            node_labels=_told(self.node_labels, made, "nodes"),
            line_labels=_told(self.line_labels, made, "lines"),
        )

    # What is done to it

    def move(self, by: Array, along: Sequence[str]) -> None:
        """Move nodes, and places on lines with the ends of those: the nearer an end is, the more of its way they go.

        `by` is how far every node goes, shape (nodes, 3).
        """
        if len(along):
            places = np.stack([self.lines[name] for name in along], axis=1)
            share = self.shares(np.arange(len(self.start)), places)
            for name, step in zip(along, by.T, strict=False):
                one, other = step[self.start], step[self.end]
                self.lines[name] = self.lines[name] + np.where(one == other, one, (1 - share) * one + share * other)
        self.position += by

    def shares(self, lines: Array, places: Array) -> Array:
        """How far along lines places are, one for each, from 0 to 1, as seen from above; float64."""
        start, end = self.position[self.start[lines], :2], self.position[self.end[lines], :2]
        way = end - start
        square = np.square(way).sum(axis=1)
        found = ((places[:, :2] - start) * way).sum(axis=1) / np.where(square > 0, square, 1)
        return np.clip(np.where(square > 0, found, 0.5), 0, 1)

    def on_line(self, line: int, share: float) -> Array:
        """A place on a line; float64, shape (3,)."""
        start, end = self.position[self.start[line]], self.position[self.end[line]]
        return start + (end - start) * share

    def cut(self, line: int, places: Array, compiler: Compiler, whole: Sequence[str]) -> None:
        """Put nodes into a line, in the order of the line.

        They tell the lower of what its two ends tell. The pieces tell what the line does, but for what belongs to its ends
        alone, and what holds for all of it, `whole` apart.
        """
        count = len(places)
        first, last = int(self.start[line]), int(self.end[line])
        there, back = self.ways[line].tolist()
        old = len(self.rows)
        names = [f"cut {old + number}" for number in range(count)]
        lower = {
            name: np.full(count, min(each[[first, last]].tolist()), each.dtype) for name, each in self.nodes.items()
        }
        self.add_nodes(names, places, lower)
        nodes = [first, *range(old, old + count), last]
        rows = [line] * (count + 1)
        columns = {name: each[rows] for name, each in self.lines.items()}
        for name in (*compiler.whole_columns, *compiler.end_columns):
            for each, kept in zip((name, name + BACK), _pieces_with(name, compiler, whole), strict=True):
                if each in columns:
                    columns[each] = _cleared(columns[each], kept)
        for name in self.lines:
            self.lines[name] = with_value(self.lines[name], line, columns[name][0])
        self.end[line] = nodes[1]
        self.ways[line] = there, -1
        self.is_meant[line] = True
        self.add_lines(nodes[1:-1], nodes[2:], {name: each[1:] for name, each in columns.items()})
        self.ways[-1] = -1, back

    def add_nodes(self, names: Sequence[str], places: Array, columns: Mapping[str, Array]) -> None:
        """Put new nodes behind the others."""
        count = len(names)
        self.rows = np.append(self.rows, np.full(count, -1))
        self.names = np.append(self.names, column(names))
        self.position = np.concatenate((self.position, places))
        self.nodes = _longer(self.nodes, columns, len(self.rows) - count, count)
        self.node_labels = np.append(self.node_labels, np.full(count, None, object))

    def add_lines(self, start: Any, end: Any, columns: Mapping[str, Array]) -> None:
        """Put new lines behind the others."""
        count, old = len(start), len(self.start)
        self.start = np.append(self.start, np.asarray(start, np.int64))
        self.end = np.append(self.end, np.asarray(end, np.int64))
        self.ways = np.concatenate((self.ways, np.full((count, 2), -1)))
        self.is_meant = np.append(self.is_meant, np.ones(count, bool))
        self.lines = _longer(self.lines, columns, old, count)
        self.line_labels = np.append(self.line_labels, np.full(count, None, object))

    def add_plan(self, plan: Plan) -> None:
        """Put the nodes and lines of a plan behind the others; its lines lead to those that are here, too."""
        named = {name: each for name, each in plan.nodes.items() if name != "id"}
        self.add_nodes(plan.nodes["id"].tolist(), plan.position, named)
        row = {name: number for number, name in enumerate(self.names.tolist())}
        start, end = ([row[name] for name in plan.lines[each].tolist()] for each in ("from", "to"))
        known = ("from", "to", "kind")
        self.add_lines(start, end, {name: each for name, each in plan.lines.items() if name not in known})
        for mine, labels in ((self.node_labels, plan.node_labels), (self.line_labels, plan.line_labels)):
            mine[len(mine) - len(labels) :] = labels

    # What is taken of it

    def meant(self) -> Piece:
        """The lines that are meant, with the nodes at their ends."""
        lines = np.flatnonzero(self.is_meant)
        used = np.zeros(len(self.rows), bool)
        used[self.start[lines]] = used[self.end[lines]] = True
        return self._taken(np.flatnonzero(used), lines)

    def ordered(self, is_last: Array) -> tuple[Piece, Array]:
        """The same with its nodes in the order of the network, some behind all others, and new ones behind these.

        Gives the piece, and the row in it of every node here.
        """
        order = np.lexsort((self.rows, is_last, self.rows < 0))
        row = np.empty_like(order)
        row[order] = np.arange(len(order))
        return self._taken(order, np.arange(len(self.start))), row

    def _taken(self, nodes: Array, lines: Array) -> Piece:
        row = np.full(len(self.rows), -1)
        row[nodes] = np.arange(len(nodes))
        columns = {name: each[nodes] for name, each in self.nodes.items()}
        found = Piece(self.rows[nodes], self.names[nodes], self.position[nodes], columns)
        found.start, found.end = row[self.start[lines]], row[self.end[lines]]
        found.ways, found.is_meant = self.ways[lines], self.is_meant[lines]
        found.lines = {name: each[lines] for name, each in self.lines.items()}
        found.node_labels, found.line_labels = self.node_labels[nodes], self.line_labels[lines]
        return found


def piece_of(
    graph: Graph,
    nodes: Array,
    lines: Array,
    of_nodes: Sequence[str],
    of_edges: Sequence[str],
    parts: Callable[[Array, Array], tuple[Columns, Columns]],
) -> Piece:
    """Nodes and lines of a network, and the nodes at the ends of these.

    Parameters
    ----------
    graph : Graph
        The network.
    nodes : numpy.ndarray
        Rows of nodes; int64.
    lines : numpy.ndarray
        Edges and the ones that lead back, -1 where there is none; int64, shape (lines, 2).
    of_nodes, of_edges : sequence of str
        Columns that are taken over, besides `kind`.
    parts : callable
        Columns of some nodes and of some edges, by their rows.
    """
    there, back = lines.T
    rows = np.unique(np.concatenate((nodes, graph.source[there], graph.target[there])))
    ways = np.concatenate((there, back[back >= 0]))
    mine, others = parts(rows, ways)
    names = column(
        ["/".join(map(str, each)) for each in zip(*(mine[each].tolist() for each in graph.key), strict=True)]
    )
    columns = {"kind": mine.words("kind").astype(object)}
    columns |= {name: mine[name].astype(np.float64) for name in of_nodes if name != "kind"}
    found = Piece(rows, names, graph.position[rows], columns)
    found.start, found.end = (np.searchsorted(rows, ends[there]) for ends in (graph.source, graph.target))
    found.ways, found.is_meant = lines.copy(), np.ones(len(lines), bool)
    found.line_labels = np.full(len(lines), None, object)
    found.lines = {"has_back": back >= 0}
    # Edges of a node stand in their order.
    for name, values in [(_ORDER, ways), *((name, others[name]) for name in of_edges)]:
        found.lines[name] = values[: len(there)].astype(np.float64)
        if not others.about[name].is_shared:
            found.lines[name + BACK] = np.full(len(there), np.nan)
            found.lines[name + BACK][back >= 0] = values[len(there) :]
    return found


def _pieces_with(name: str, compiler: Compiler, whole: Sequence[str]) -> tuple[slice, slice]:
    """Which pieces of a line have a column of it, there and back."""
    first, last = slice(0, 1), slice(-1, None)
    if name == _ORDER:
        return first, last
    if name in compiler.end_columns:
        return last, first
    return (slice(None), slice(None)) if name in whole else (slice(0), slice(0))


def _told(labels: Array, plan: Plan, part: PlanPart) -> Array:
    """Labels of all rows of a plan; none where all are called by their names."""
    found, rows = labels.copy(), np.flatnonzero(np.equal(labels, np.array(None, object)))
    if len(rows) == len(labels):
        return found[:0]
    found[rows] = make_labels(plan, part, rows)
    return found


def column(values: Sequence[Any]) -> Array:
    """Values of any kind."""
    found = np.empty(len(values), object)
    found[:] = values
    return found


def with_value(values: Array, row: Any, value: Any) -> Array:
    """Values with another one in some rows, numbers as long as they are all numbers."""
    is_alike = values.dtype == object or np.asarray(value).dtype == values.dtype
    found = values.copy() if is_alike else values.astype(object)
    found[row] = value
    return found


def _cleared(values: Array, kept: slice) -> Array:
    """Values, not known but for some."""
    found = np.full(len(values), np.nan) if values.dtype.kind == "f" else np.full(len(values), None, object)
    found[kept] = values[kept]
    return found


def _longer(mine: Mapping[str, Array], more: Mapping[str, Array], rows: int, count: int) -> dict[str, Array]:
    """Columns with more rows; what is told in one part alone is not known in the other."""
    found = {}
    for name in dict.fromkeys((*mine, *more)):
        parts = [mine.get(name, np.full(rows, np.nan)), more.get(name, np.full(count, np.nan))]
        if name == "has_back" and name not in more:
            parts[1] = np.ones(count, bool)
        is_told = any(each.dtype == object and len(each) for each in parts)
        found[name] = np.concatenate([each.astype(object) if is_told else each for each in parts])
    return found
