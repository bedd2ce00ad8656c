"""Changes to a network: nodes and lines to add, move, set and delete."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from navspec.family.conversion.compiler import Compiler, PlanPart, label_rows
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Columns, Graph
from navspec.graphs.plan import NetworkPlan
from navspec.records.networks import CompileObstacle

AXES = ("x", "y", "z")
"""Columns that change for nodes that move."""
_ORDER = "order"
"""Column with the rank of a line among the lines of its first node."""


@dataclass(frozen=True, slots=True)
class EditProfile:
    """Columns, steps and functions of a family that describe possible changes.

    Attributes
    ----------
    compiler : Compiler
        Compiler of the family.
    nodes, edges : tuple of str
        Columns of the graph that can be set.
    kept : tuple of str
        Further columns of edges that the compiler keeps as long as they fit.
    steps : tuple of float
        Stored coordinates in a unit: east, north and up.
    along : tuple of str
        Columns of edges with a position on them, east and north, which moves with their ends; empty for none.
    add_dependents : callable
        Returns edges with all edges that share stored values with them, ascending.
    read_columns : callable or None
        Returns the columns of some nodes and of some edges by their rows, if that is faster than to read them from the
        graph.
    kinds : callable or None
        Returns the kind of the lines at every node of a graph, if the kind of some nodes does not determine it.
    """

    compiler: Compiler
    nodes: tuple[str, ...]
    edges: tuple[str, ...]
    kept: tuple[str, ...]
    steps: tuple[float, ...]
    along: tuple[str, ...] = ()
    add_dependents: Callable[[Array], Array] = lambda edges: edges
    read_columns: Callable[[Array, Array], tuple[Columns, Columns]] | None = None
    kinds: Callable[[Graph], Array] | None = None


@dataclass(frozen=True, slots=True)
class NetworkCopies:
    """Copies of nodes, and of the lines between them, that no longer belong to a network.

    Attributes
    ----------
    names : numpy.ndarray
        Names of the nodes; objects.
    position : numpy.ndarray
        East, north and up; float64, shape (nodes, 3).
    nodes, lines : mapping
        Columns of nodes and lines.
    start, end : numpy.ndarray
        Nodes at both ends of the lines; int64.
    """

    names: Array
    position: Array
    nodes: Mapping[str, Array]
    lines: Mapping[str, Array]
    start: Array
    end: Array


class NetworkChanges:
    """Changes to a network: new and changed nodes and lines, the nodes at their ends, and rows to delete.

    Only rows that were read can be changed. Values are numbers, not a number if unknown; `kind` is text. Values that
    the user gives stay as given.

    Attributes
    ----------
    rows : numpy.ndarray
        Row of every node in the network, -1 for new ones; int64.
    names : numpy.ndarray
        Names of nodes; text.
    position : numpy.ndarray
        Positions of nodes; float64, shape (nodes, 3).
    is_chosen, is_moved : numpy.ndarray
        Whether a node is set or selected, and whether it has moved; bool.
    nodes, lines : dict
        Columns of both, by name; those of lines as in a plan.
    start, end : numpy.ndarray
        Rows here of the first and of the last node of every line; int64.
    line_edges : numpy.ndarray
        The edges of the network for each line, forward and back; -1 for new ones; int64, shape (lines, 2). An edge
        keeps its rank at the node that it leads from.
    is_editable : numpy.ndarray
        Whether a line is new or changed; others are context; bool.
    node_labels, line_labels : numpy.ndarray
        Labels for messages; None for rows labelled by their names.
    changed : tuple of str
        Columns of the chosen nodes that were set, `x`, `y` and `z` among them.
    deleted_nodes, deleted_edges : numpy.ndarray
        Rows of the network to delete; int64.
    obstacles : tuple of CompileObstacle
        Reasons why the changes are impossible.
    notes : tuple of str
        Assumptions.
    is_merge : bool
        Whether everything else keeps its numbers and ids if possible, even if the game would order it differently.
    """

    def __init__(self, graph: Graph, profile: EditProfile) -> None:
        self.graph, self.profile, self.is_merge = graph, profile, False
        self.changed: tuple[str, ...] = ()
        self.deleted_nodes, self.deleted_edges = np.zeros((2, 0), np.int64)
        self.obstacles: tuple[CompileObstacle, ...] = ()
        self.notes: tuple[str, ...] = ()

    @cached_property
    def kinds(self) -> Array:
        """Kind of the lines at every node of the network."""
        return self.profile.kinds(self.graph) if self.profile.kinds else self.graph.nodes["kind"]

    def edges_at(self, nodes: Array) -> Array:
        """Return the edges of the network from or to nodes."""
        is_end = np.zeros(self.graph.nodes.rows, bool)
        is_end[nodes] = True
        return np.flatnonzero(is_end[self.graph.source] | is_end[self.graph.target])

    def pair_edges(self, edges: Array) -> Array:
        """Return edges of the network with their reverse edges, -1 if there is none; shape (lines, 2)."""
        graph = self.graph
        if not len(edges):
            return np.zeros((0, 2), np.int64)
        is_end = np.zeros(graph.nodes.rows, bool)
        is_end[graph.source[edges]] = is_end[graph.target[edges]] = True
        near = np.flatnonzero(is_end[graph.source] & is_end[graph.target])
        pairs = np.stack(graph.lines_of(near), axis=1)
        return pairs[np.isin(pairs, edges).any(axis=1)]

    # Reading

    def read_with_dependents(self, edges: Array, nodes: Array) -> None:
        """Read nodes, and the lines of edges with all lines that share stored values with them."""
        self.read(nodes, self.pair_edges(self.profile.add_dependents(np.unique(edges)) if len(edges) else edges))

    def read(self, nodes: Array, lines: Array, *, has_values: bool = True) -> None:
        """Read nodes and lines of the network, and the nodes at the ends of these.

        `lines` are edges with their reverse edges; int64, shape (lines, 2). Without values, lines are only context.
        """
        graph, profile, (forward, back) = self.graph, self.profile, lines.T
        self.rows = np.unique(np.concatenate((nodes, graph.source[forward], graph.target[forward])))
        edges = np.concatenate((forward, back[back >= 0]))
        node_columns, edge_columns = (profile.read_columns or self._read_columns)(self.rows, edges)
        keys = zip(*(node_columns[name].tolist() for name in graph.key), strict=True)
        self.names = object_column(["/".join(map(str, key)) for key in keys])
        kinds = node_columns.words("kind")
        if profile.kinds:
            words = graph.nodes.about["kind"].names
            kinds = object_column([words[kind] for kind in self.kinds[self.rows].tolist()])
        self.nodes = {"kind": kinds.astype(object)}
        self.nodes |= {name: node_columns[name].astype(np.float64) for name in profile.nodes if name != "kind"}
        self.position = graph.position[self.rows]
        self.is_chosen, self.is_moved = np.zeros((2, len(self.rows)), bool)
        self.node_labels, self.line_labels = (np.full(len(part), None, object) for part in (self.rows, lines))
        self.start, self.end = (np.searchsorted(self.rows, ends[forward]) for ends in (graph.source, graph.target))
        self.line_edges, self.is_editable = lines.copy(), np.ones(len(lines), bool)
        self.lines = {"has_back": back >= 0}
        names = (*profile.edges, *profile.kept) if has_values else ()
        # Edges are in the order of the lines at their nodes.
        for name, values in [(_ORDER, edges), *((name, edge_columns[name]) for name in names)]:
            self.lines[name] = values[: len(forward)].astype(np.float64)
            if not edge_columns.about[name].is_shared:
                self.lines[name + BACK] = np.full(len(forward), np.nan)
                self.lines[name + BACK][back >= 0] = values[len(forward) :]

    def _read_columns(self, nodes: Array, edges: Array) -> tuple[Columns, Columns]:
        return self.graph.nodes.select(nodes), self.graph.edges.select(edges)

    def read_between(self, nodes: Array) -> None:
        """Read nodes and the lines between them."""
        graph = self.graph
        is_chosen = np.zeros(graph.nodes.rows, bool)
        is_chosen[nodes] = True
        self.read(nodes, self.pair_edges(np.flatnonzero(is_chosen[graph.source] & is_chosen[graph.target])))

    # Changing

    def choose(self, nodes: Array) -> None:
        """Select nodes, by their rows in the network."""
        self.is_chosen |= np.isin(self.rows, nodes)

    def move(self, nodes: Array, by: Array) -> None:
        """Move nodes, by their rows in the network, and positions on lines with them.

        `by` is one distance, or one for each node; a position on a line moves as the nearer end does, in proportion.
        """
        at, steps = np.searchsorted(self.rows, nodes), np.zeros(self.position.shape)
        steps[at] = by
        self._shift(steps)
        if len(at):
            self.is_moved[at] = self.is_chosen[at] = True
            self.changed += AXES

    def _shift(self, steps: Array) -> None:
        """Move all nodes by steps, and positions on lines with them."""
        if len(self.profile.along):
            places = np.stack([self.lines[name] for name in self.profile.along], axis=1)
            share = self.find_fractions(np.arange(len(self.start)), places)
            for name, step in zip(self.profile.along, steps.T, strict=False):
                start_step, end_step = step[self.start], step[self.end]
                self.lines[name] = self.lines[name] + np.where(
                    start_step == end_step, start_step, (1 - share) * start_step + share * end_step
                )
        self.position += steps

    def set_nodes(self, name: str, nodes: Array, values: Any) -> None:
        """Set a column of nodes, by their rows in the network, to one value or one for each."""
        at = np.searchsorted(self.rows, nodes)
        self.nodes[name] = replace_rows(self.nodes[name], at, values)
        self.is_chosen[at] = True
        self.changed += (name,)

    def set_edges(self, name: str, edges: Array, values: Any, *, is_back: bool = False) -> None:
        """Set a column of edges of the network, to one value or one for each; of their reverse edges if `is_back`."""
        number = np.full(self.graph.edges.rows + 1, -1)
        number[edges] = np.arange(len(edges))
        number[-1] = -1
        for side in (0, 1):
            column = name + BACK if (side == 1) != is_back and name + BACK in self.lines else name
            at = number[self.line_edges[:, side]]
            lines = np.flatnonzero(at >= 0)
            new_values = values[at[lines]] if isinstance(values, np.ndarray) else values
            self.lines[column] = replace_rows(self.lines[column], lines, new_values)

    def join_nodes(self, kept: int, gone: int) -> None:
        """Join two nodes, by their rows in the network; the lines of the second one lead to the first.

        Lines between both are deleted, and so are lines to nodes that the first one is joined to.
        """
        first, second = np.searchsorted(self.rows, (kept, gone)).tolist()
        steps = np.zeros(self.position.shape)
        steps[second] = self.position[first] - self.position[second]
        self._shift(steps)
        ends = np.stack((self.start, self.end), axis=1)
        neighbours, far_ends = (np.where(ends == node, ends[:, ::-1], -1).max(axis=1) for node in (first, second))
        is_kept = (far_ends < 0) | ((far_ends != first) & ~np.isin(far_ends, neighbours))
        removed = self.line_edges[~is_kept]
        for side, column in enumerate((self.start, self.end)):
            lines = np.flatnonzero((column == second) & is_kept)
            removed = np.append(removed, self.line_edges[lines, side])
            self.line_edges[lines, side] = -1  # the edge from the node that goes is deleted, and made again
            column[lines] = first
        self.delete(np.array([gone]), np.unique(removed[removed >= 0]))
        self._select(np.delete(np.arange(len(self.rows)), second), np.flatnonzero(is_kept))

    def copy(self) -> NetworkCopies:
        """Return copies of everything that was read, without ranks and numbers among other rows."""
        profile, lines = self.profile, dict(self.lines)
        cleared = [name for name in profile.compiler.whole_columns if name not in (*profile.edges, *profile.along)]
        for name in (_ORDER, *cleared):
            for column in {name, name + BACK} & lines.keys():
                lines[column] = np.full(len(self.start), np.nan)
        return NetworkCopies(self.names, self.position, dict(self.nodes), lines, self.start, self.end)

    def paste(self, copies: NetworkCopies, by: Array) -> None:
        """Append copies at a distance."""
        old, lines = len(self.rows), dict(copies.lines)
        for name, step in zip(self.profile.along, by.tolist(), strict=False):
            lines[name] = lines[name] + step
        self.add_nodes([f"copy of {name}" for name in copies.names.tolist()], copies.position + by, copies.nodes)
        self.add_lines(copies.start + old, copies.end + old, lines)

    def duplicate(self, by: Array) -> None:
        """Replace everything that was read by copies at a distance."""
        old, count = len(self.rows), len(self.start)
        self.paste(self.copy(), by)
        self._select(np.arange(old, len(self.rows)), np.arange(count, len(self.start)))

    def dissolve(self, node: int) -> str:
        """Join both lines of a node, given by its row in the network, to one line; return why not, empty if they are.

        The line keeps the values of the longer one, and at both ends those of the line that led there.
        """
        here = int(np.searchsorted(self.rows, node))
        lines = np.flatnonzero((self.start == here) | (self.end == here))
        far = np.where(self.start[lines] == here, self.end[lines], self.start[lines])
        count = len(np.unique(far))
        if len(lines) != 2 or count != 2:
            return f"has {count} {'neighbour' if count == 1 else 'neighbours'}, and a road goes on only from one to another"
        leads_away = self.start[lines] == here
        has_back = self.lines["has_back"][lines].astype(bool)
        if has_back[0] != has_back[1] or (not has_back[0] and leads_away[0] == leads_away[1]):
            return "lies between lines of which one leads another way"
        short = int(np.linalg.norm(self.position[far] - self.position[here], axis=1).argmin())
        (removed, away), (line, _) = ((lines[at], leads_away[at]) for at in (short, 1 - short))
        for name in self.profile.compiler.end_columns:
            if name + BACK in self.lines:
                column = name if away else name + BACK  # into the end that both lines share from now on
                target = name + BACK if leads_away[1 - short] else name
                self.lines[target] = replace_rows(self.lines[target], line, self.lines[column][removed])
        self.is_editable[line] = True
        self.join_nodes(int(self.rows[far[short]]), node)
        return ""

    def delete(self, nodes: Array, edges: Array) -> None:
        """Delete nodes and edges of the network."""
        self.deleted_nodes = np.union1d(self.deleted_nodes, nodes)
        self.deleted_edges = np.union1d(self.deleted_edges, edges)

    def cut_line(self, line: int, places: Array, names: Sequence[str] = ()) -> None:
        """Insert nodes into a line, in the order of the line.

        The nodes get the lower values of the two ends. The pieces get the values of the line, except columns that
        describe only an end, and columns that describe only the whole line and cannot be set.
        """
        count, old = len(places), len(self.rows)
        first, last = int(self.start[line]), int(self.end[line])
        forward, back = self.line_edges[line].tolist()
        lower = {
            name: np.full(count, min(column[[first, last]].tolist()), column.dtype)
            for name, column in self.nodes.items()
        }
        self.add_nodes(names if len(names) else [f"cut {old + number}" for number in range(count)], places, lower)
        nodes = [first, *range(old, old + count), last]
        rows, compiler = [line] * (count + 1), self.profile.compiler
        columns = {name: column[rows] for name, column in self.lines.items()}
        for name in (*compiler.whole_columns, *compiler.end_columns):
            for column, kept in zip((name, name + BACK), self._find_keeping_pieces(name), strict=True):
                if column in columns:
                    columns[column] = _clear_except(columns[column], kept)
        for name in self.lines:
            self.lines[name] = replace_rows(self.lines[name], line, columns[name][0])
        self.end[line] = nodes[1]
        self.line_edges[line] = forward, -1
        self.is_editable[line] = True
        self.add_lines(nodes[1:-1], nodes[2:], {name: column[1:] for name, column in columns.items()})
        self.line_edges[-1] = -1, back

    def _find_keeping_pieces(self, name: str) -> tuple[slice, slice]:
        """Return the pieces of a split line that keep a column, forward and backward."""
        first, last = slice(0, 1), slice(-1, None)
        if name == _ORDER:
            return first, last
        if name in self.profile.compiler.end_columns:
            return last, first
        return (slice(None), slice(None)) if name in self.profile.edges else (slice(0), slice(0))

    def add_nodes(self, names: Sequence[str], places: Array, columns: Mapping[str, Array]) -> None:
        """Append new nodes."""
        count, old = len(names), len(self.rows)
        self.rows = np.append(self.rows, np.full(count, -1))
        self.names = np.append(self.names, object_column(names))
        self.position = np.concatenate((self.position, places))
        self.nodes = _append_columns(self.nodes, columns, old, count)
        self.node_labels = np.append(self.node_labels, np.full(count, None, object))
        self.is_chosen, self.is_moved = (
            np.append(mask, np.zeros(count, bool)) for mask in (self.is_chosen, self.is_moved)
        )

    def add_lines(self, start: Any, end: Any, columns: Mapping[str, Array]) -> None:
        """Append new lines."""
        count, old = len(start), len(self.start)
        self.start = np.append(self.start, np.asarray(start, np.int64))
        self.end = np.append(self.end, np.asarray(end, np.int64))
        self.line_edges = np.concatenate((self.line_edges, np.full((count, 2), -1)))
        self.is_editable = np.append(self.is_editable, np.ones(count, bool))
        self.lines = _append_columns(self.lines, columns, old, count)
        self.line_labels = np.append(self.line_labels, np.full(count, None, object))

    def add_plan(self, plan: NetworkPlan) -> None:
        """Append the nodes and lines of a plan; its lines may lead to existing nodes."""
        columns = {name: column for name, column in plan.nodes.items() if name != "id"}
        self.add_nodes(plan.nodes["id"].tolist(), plan.position, columns)
        row = {name: number for number, name in enumerate(self.names.tolist())}
        start, end = ([row[name] for name in plan.lines[end_column].tolist()] for end_column in ("from", "to"))
        structural = ("from", "to", "kind")
        self.add_lines(start, end, {name: column for name, column in plan.lines.items() if name not in structural})
        for all_labels, labels in ((self.node_labels, plan.node_labels), (self.line_labels, plan.line_labels)):
            all_labels[len(all_labels) - len(labels) :] = labels

    # Places on lines

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

    # Results

    @property
    def num_unmoved(self) -> int:
        """Number of existing nodes that have not moved."""
        return int(np.count_nonzero((self.rows >= 0) & ~self.is_moved))

    @property
    def chosen(self) -> Array:
        """Rows here of the nodes to select afterwards; int64."""
        return np.flatnonzero(self.is_chosen)

    def drop_context(self) -> None:
        """Keep only the editable lines, with the nodes at their ends."""
        lines = np.flatnonzero(self.is_editable)
        self._select(np.union1d(self.start[lines], self.end[lines]), lines)

    def sort_by_row(self) -> NetworkChanges:
        """Sort the nodes as in the network, then moved nodes, then new ones; return the changes."""
        self._select(np.lexsort((self.rows, self.is_moved, self.rows < 0)), np.arange(len(self.start)))
        return self

    def _select(self, nodes: Array, lines: Array) -> None:
        row = np.full(len(self.rows), -1)
        row[nodes] = np.arange(len(nodes))
        self.start, self.end = row[self.start[lines]], row[self.end[lines]]
        for name in ("rows", "names", "position", "is_chosen", "is_moved", "node_labels"):
            setattr(self, name, getattr(self, name)[nodes])
        for name in ("line_edges", "is_editable", "line_labels"):
            setattr(self, name, getattr(self, name)[lines])
        self.nodes = {name: column[nodes] for name, column in self.nodes.items()}
        self.lines = {name: column[lines] for name, column in self.lines.items()}

    def to_plan(self) -> NetworkPlan:
        """Convert new, changed and context rows to a plan."""
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
        has_text = any(values.dtype == object and len(values) for values in parts)
        columns[name] = np.concatenate([values.astype(object) if has_text else values for values in parts])
    return columns
