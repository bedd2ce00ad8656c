"""Subgraphs of a network under edit: some of its nodes and lines with their values, and new ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from navspec.family.conversion.compiler import Compiler
from navspec.family.conversion.problems import PlanPart, label_rows
from navspec.graphs.graph import Columns, Graph
from navspec.graphs.numbers import Array
from navspec.graphs.plan import BACK, NetworkPlan

_ORDER = "order"
"""Column with the rank of a line among the lines of its first node."""


class Subgraph:
    """Nodes and the lines between them.

    Values are numbers, not a number if unknown; `kind` is text. Values that the user gives stay as given.

    Attributes
    ----------
    rows : numpy.ndarray
        Row of every node in the network, -1 for new ones; int64.
    names : numpy.ndarray
        Names of nodes; text.
    position : numpy.ndarray
        Positions of nodes; float64, shape (nodes, 3).
    nodes, lines : dict
        Columns of both, by name; those of lines as in a `Plan`.
    start, end : numpy.ndarray
        Rows of the first and of the last node of every line; int64.
    ways : numpy.ndarray
        The edges of the network for each line, forward and back; -1 for new ones; int64, shape (lines, 2). An edge
        keeps
        its rank at the node that it leads from.
    is_editable : numpy.ndarray
        Whether a line is new or changed; others are context; bool.
    node_labels, line_labels : numpy.ndarray
        Labels for messages; None for those labelled by their names.
    """

    def __init__(self, rows: Array, names: Array, position: Array, nodes: Mapping[str, Array]) -> None:
        self.rows, self.names, self.position, self.nodes = rows, names, position, dict(nodes)
        self.start, self.end = np.zeros((2, 0), np.int64)
        self.ways = np.zeros((0, 2), np.int64)
        self.lines: dict[str, Array] = {}
        self.is_editable = np.zeros(0, bool)
        self.node_labels, self.line_labels = np.full(len(rows), None, object), np.zeros(0, object)

    def to_plan(self) -> NetworkPlan:
        """Convert to a plan."""
        ends = np.stack([self.position[self.start], self.position[self.end]], axis=1)
        named = {"from": self.names[self.start], "to": self.names[self.end], "kind": self.nodes["kind"][self.start]}
        plan = NetworkPlan(
            {},
            {"id": self.names, **self.nodes},
            self.position,
            {**self.lines, **named},
            ends.reshape(-1, 3),
            np.arange(len(self.start) + 1) * 2,
        )
        return replace(
            plan,
            node_labels=_fill_labels(self.node_labels, plan, "nodes"),
            line_labels=_fill_labels(self.line_labels, plan, "lines"),
        )

    # What is done to it

    def move(self, by: Array, along: Sequence[str]) -> None:
        """Move nodes by `by`, shape (nodes, 3), and positions on lines with them, weighted by the distance from
        each end.
        """
        if len(along):
            places = np.stack([self.lines[name] for name in along], axis=1)
            share = self.find_fractions(np.arange(len(self.start)), places)
            for name, step in zip(along, by.T, strict=False):
                start_step, end_step = step[self.start], step[self.end]
                self.lines[name] = self.lines[name] + np.where(
                    start_step == end_step, start_step, (1 - share) * start_step + share * end_step
                )
        self.position += by

    def find_fractions(self, lines: Array, places: Array) -> Array:
        """Return the fraction of each line at which a place lies, 0 to 1, from above; float64."""
        start, end = self.position[self.start[lines], :2], self.position[self.end[lines], :2]
        direction = end - start
        square = np.square(direction).sum(axis=1)
        fractions = ((places[:, :2] - start) * direction).sum(axis=1) / np.where(square > 0, square, 1)
        return np.clip(np.where(square > 0, fractions, 0.5), 0, 1)

    def interpolate(self, line: int, share: float) -> Array:
        """Return the place at a fraction of a line; float64, shape (3,)."""
        start, end = self.position[self.start[line]], self.position[self.end[line]]
        return start + (end - start) * share

    def cut_line(self, line: int, places: Array, compiler: Compiler, whole: Sequence[str]) -> None:
        """Insert nodes into a line, in the order of the line.

        The nodes get the lower values of the two ends. The pieces get the values of the line, except columns that
        describe only an end,
        and columns that describe only the whole line and are not in `whole`.
        """
        count = len(places)
        first, last = int(self.start[line]), int(self.end[line])
        forward, back = self.ways[line].tolist()
        old = len(self.rows)
        names = [f"cut {old + number}" for number in range(count)]
        lower = {
            name: np.full(count, min(column[[first, last]].tolist()), column.dtype)
            for name, column in self.nodes.items()
        }
        self.add_nodes(names, places, lower)
        nodes = [first, *range(old, old + count), last]
        rows = [line] * (count + 1)
        columns = {name: column[rows] for name, column in self.lines.items()}
        for name in (*compiler.whole_columns, *compiler.end_columns):
            for column_name, kept in zip((name, name + BACK), _pieces_keeping(name, compiler, whole), strict=True):
                if column_name in columns:
                    columns[column_name] = _clear_except(columns[column_name], kept)
        for name in self.lines:
            self.lines[name] = replace_rows(self.lines[name], line, columns[name][0])
        self.end[line] = nodes[1]
        self.ways[line] = forward, -1
        self.is_editable[line] = True
        self.add_lines(nodes[1:-1], nodes[2:], {name: column[1:] for name, column in columns.items()})
        self.ways[-1] = -1, back

    def add_nodes(self, names: Sequence[str], places: Array, columns: Mapping[str, Array]) -> None:
        """Append new nodes."""
        count = len(names)
        self.rows = np.append(self.rows, np.full(count, -1))
        self.names = np.append(self.names, object_column(names))
        self.position = np.concatenate((self.position, places))
        self.nodes = _append_columns(self.nodes, columns, len(self.rows) - count, count)
        self.node_labels = np.append(self.node_labels, np.full(count, None, object))

    def add_lines(self, start: Any, end: Any, columns: Mapping[str, Array]) -> None:
        """Append new lines."""
        count, old = len(start), len(self.start)
        self.start = np.append(self.start, np.asarray(start, np.int64))
        self.end = np.append(self.end, np.asarray(end, np.int64))
        self.ways = np.concatenate((self.ways, np.full((count, 2), -1)))
        self.is_editable = np.append(self.is_editable, np.ones(count, bool))
        self.lines = _append_columns(self.lines, columns, old, count)
        self.line_labels = np.append(self.line_labels, np.full(count, None, object))

    def add_plan(self, plan: NetworkPlan) -> None:
        """Append the nodes and lines of a plan; its lines may lead to existing nodes."""
        named = {name: column for name, column in plan.nodes.items() if name != "id"}
        self.add_nodes(plan.nodes["id"].tolist(), plan.position, named)
        row = {name: number for number, name in enumerate(self.names.tolist())}
        start, end = ([row[name] for name in plan.lines[end_column].tolist()] for end_column in ("from", "to"))
        structural = ("from", "to", "kind")
        self.add_lines(start, end, {name: column for name, column in plan.lines.items() if name not in structural})
        for mine, labels in ((self.node_labels, plan.node_labels), (self.line_labels, plan.line_labels)):
            mine[len(mine) - len(labels) :] = labels

    # What is taken of it

    def select_editable(self) -> Subgraph:
        """Return the editable lines, with the nodes at their ends."""
        lines = np.flatnonzero(self.is_editable)
        used = np.zeros(len(self.rows), bool)
        used[self.start[lines]] = used[self.end[lines]] = True
        return self._select(np.flatnonzero(used), lines)

    def sort_by_row(self, is_last: Array) -> tuple[Subgraph, Array]:
        """Sort the nodes as in the network, then the `is_last` ones, then new ones.

        Returns the subgraph, and its row for every node of this one.
        """
        order = np.lexsort((self.rows, is_last, self.rows < 0))
        row = np.empty_like(order)
        row[order] = np.arange(len(order))
        return self._select(order, np.arange(len(self.start))), row

    def _select(self, nodes: Array, lines: Array) -> Subgraph:
        row = np.full(len(self.rows), -1)
        row[nodes] = np.arange(len(nodes))
        columns = {name: column[nodes] for name, column in self.nodes.items()}
        subgraph = Subgraph(self.rows[nodes], self.names[nodes], self.position[nodes], columns)
        subgraph.start, subgraph.end = row[self.start[lines]], row[self.end[lines]]
        subgraph.ways, subgraph.is_editable = self.ways[lines], self.is_editable[lines]
        subgraph.lines = {name: column[lines] for name, column in self.lines.items()}
        subgraph.node_labels, subgraph.line_labels = self.node_labels[nodes], self.line_labels[lines]
        return subgraph


def read_subgraph(
    graph: Graph,
    nodes: Array,
    lines: Array,
    of_nodes: Sequence[str],
    of_edges: Sequence[str],
    parts: Callable[[Array, Array], tuple[Columns, Columns]],
) -> Subgraph:
    """Read nodes and lines of a network, and the nodes at the ends of these.

    Parameters
    ----------
    graph : Graph
        The network.
    nodes : numpy.ndarray
        Rows of nodes; int64.
    lines : numpy.ndarray
        Edges with their reverse edges, -1 if there is none; int64, shape (lines, 2).
    of_nodes, of_edges : sequence of str
        Columns to read, in addition to `kind`.
    parts : callable
        Returns the columns of some nodes and of some edges, by their rows.
    """
    forward, back = lines.T
    rows = np.unique(np.concatenate((nodes, graph.source[forward], graph.target[forward])))
    edges = np.concatenate((forward, back[back >= 0]))
    mine, edge_columns = parts(rows, edges)
    names = object_column(
        [
            "/".join(map(str, parts_of_key))
            for parts_of_key in zip(*(mine[parts_of_key].tolist() for parts_of_key in graph.key), strict=True)
        ]
    )
    columns = {"kind": mine.words("kind").astype(object)}
    columns |= {name: mine[name].astype(np.float64) for name in of_nodes if name != "kind"}
    subgraph = Subgraph(rows, names, graph.position[rows], columns)
    subgraph.start, subgraph.end = (np.searchsorted(rows, ends[forward]) for ends in (graph.source, graph.target))
    subgraph.ways, subgraph.is_editable = lines.copy(), np.ones(len(lines), bool)
    subgraph.line_labels = np.full(len(lines), None, object)
    subgraph.lines = {"has_back": back >= 0}
    # Edges of a node stand in their order.
    for name, values in [(_ORDER, edges), *((name, edge_columns[name]) for name in of_edges)]:
        subgraph.lines[name] = values[: len(forward)].astype(np.float64)
        if not edge_columns.about[name].is_shared:
            subgraph.lines[name + BACK] = np.full(len(forward), np.nan)
            subgraph.lines[name + BACK][back >= 0] = values[len(forward) :]
    return subgraph


def _pieces_keeping(name: str, compiler: Compiler, whole: Sequence[str]) -> tuple[slice, slice]:
    """Return the pieces of a split line that keep a column, forward and backward."""
    first, last = slice(0, 1), slice(-1, None)
    if name == _ORDER:
        return first, last
    if name in compiler.end_columns:
        return last, first
    return (slice(None), slice(None)) if name in whole else (slice(0), slice(0))


def _fill_labels(labels: Array, plan: NetworkPlan, part: PlanPart) -> Array:
    """Return the labels of all rows of a plan; none if all are labelled by their names."""
    filled, rows = labels.copy(), np.flatnonzero(np.equal(labels, np.array(None, object)))
    if len(rows) == len(labels):
        return filled[:0]
    filled[rows] = label_rows(plan, part, rows)
    return filled


def object_column(values: Sequence[Any]) -> Array:
    """Return an object array of values of any type."""
    array = np.empty(len(values), object)
    array[:] = values
    return array


def replace_rows(values: Array, row: Any, value: Any) -> Array:
    """Return values with another value in some rows; they stay numbers as long as all are numbers."""
    is_alike = values.dtype == object or np.asarray(value).dtype == values.dtype
    changed = values.copy() if is_alike else values.astype(object)
    changed[row] = value
    return changed


def _clear_except(values: Array, kept: slice) -> Array:
    """Return values with only a slice known."""
    cleared = np.full(len(values), np.nan) if values.dtype.kind == "f" else np.full(len(values), None, object)
    cleared[kept] = values[kept]
    return cleared


def _append_columns(mine: Mapping[str, Array], more: Mapping[str, Array], rows: int, count: int) -> dict[str, Array]:
    """Return columns with more rows; values that only one of the two has are unknown in the other."""
    columns = {}
    for name in dict.fromkeys((*mine, *more)):
        parts = [mine.get(name, np.full(rows, np.nan)), more.get(name, np.full(count, np.nan))]
        if name == "has_back" and name not in more:
            parts[1] = np.ones(count, bool)
        is_told = any(values.dtype == object and len(values) for values in parts)
        columns[name] = np.concatenate([values.astype(object) if is_told else values for values in parts])
    return columns
