"""The existing network under a drawing: its parts in the drawing, where drawn lines meet it, and endpoints off their
nodes.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from navspec.family.conversion.compiler import Compiler
from navspec.family.network.line_cuts import find_line_cuts, measure_distances_from_nodes
from navspec.family.network.noding import find_meeting_points
from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.graph import Graph
from navspec.graphs.noding.parts import (
    DrawingFault,
    FaultCollector,
    distance_between,
    format_place,
    has_value,
)
from navspec.graphs.plan import NetworkPlan
from navspec.graphs.spatial import find_nearest

ROUNDING = 0.01
"""Largest distance by which programs move points by rounding."""
_NO_LINES = np.zeros((0, 2), object)
_NOWHERE = np.full((1, 3), np.nan)


class BaseCuts(NamedTuple):
    """Places in lines of a base that get nodes, in the order of the lines and along each.

    Attributes
    ----------
    line : numpy.ndarray
        Line of the base; int64.
    place : numpy.ndarray
        Position; float64, shape (cuts, 3).
    drawn_line : numpy.ndarray
        Line of the drawing that meets it there; int64.
    names : numpy.ndarray
        Names of the new nodes; text.
    """

    line: Array
    place: Array
    drawn_line: Array
    names: Array


class BasePieces(NamedTuple):
    """Pieces of lines of a base between two nodes or cuts.

    Attributes
    ----------
    line : numpy.ndarray
        Line of the base; int64.
    is_first, is_last : numpy.ndarray
        Whether a piece contains the first and the last node of its line; bool.
    """

    line: Array
    is_first: Array
    is_last: Array


class BaseNetwork:
    """The existing network, with nodes moved as in the drawing. Its lines are numbered as in `Graph.lines`.

    Attributes
    ----------
    graph : Graph
        The network.
    names : numpy.ndarray
        Names of its nodes; text.
    position : numpy.ndarray
        Positions of its nodes, as drawn if the drawing contains them; float64, shape (nodes, 3).
    replaced_lines : numpy.ndarray
        Lines that have bends in the drawing, or are `split`, by the names of their ends, and are replaced; int64.
    missing_nodes, missing_lines : numpy.ndarray
        Nodes that the drawing lacks although it has others of their kind, and lines at them, or that it lacks between
        drawn nodes; int64.
    deletes : bool
        Whether these are no longer there.
    """

    def __init__(self, graph: Graph, plan: NetworkPlan, *, split: Array = _NO_LINES, deletes: bool = False) -> None:
        self.graph, self._plan = graph, plan
        self.names = np.array(graph.names(), object)
        self._row = dict(zip(self.names.tolist(), range(len(self.names)), strict=True))
        drawn_rows = self.rows(plan.nodes["id"]) if "id" in plan.nodes else np.zeros(0, np.int64)
        matches = np.flatnonzero(drawn_rows >= 0)
        self._is_drawn = np.zeros(graph.nodes.rows, bool)
        self._is_drawn[drawn_rows[matches]] = True
        self.position, drawn_position = graph.position.copy(), plan.position[matches]
        self.position[drawn_rows[matches]] = np.where(
            np.isfinite(drawn_position), drawn_position, self.position[drawn_rows[matches]]
        )
        none = np.full(len(plan.offsets) - 1, None, object)
        names = (np.append(plan.lines.get(end, none), split[:, side]) for side, end in enumerate(("from", "to")))
        self._lines = self.lines_between(*map(self.rows, names))
        is_replaced = np.append(np.diff(plan.offsets) > 2, np.ones(len(split), bool))
        self.replaced_lines = self._lines[is_replaced & (self._lines >= 0)]
        kinds = graph.nodes["kind"]
        is_missing = ~self._is_drawn & np.isin(kinds, kinds[self._is_drawn])
        is_undrawn = np.ones(len(graph.lines.there), bool)
        is_undrawn[self._lines[self._lines >= 0]] = False
        start, end = (ends[graph.lines.there] for ends in (graph.source, graph.target))
        has_drawn_ends = self._is_drawn[start] & self._is_drawn[end]
        self.missing_nodes = np.flatnonzero(is_missing)
        self.missing_lines = np.flatnonzero((is_undrawn & has_drawn_ends) | is_missing[start] | is_missing[end])
        self.deletes = deletes
        self.is_kept = ~(is_missing & deletes)
        """Whether a node stays; bool."""
        self._is_other_line = is_undrawn
        self._is_other_line[self.missing_lines] &= not deletes

    def rows(self, names: Array) -> Array:
        """Return the rows of nodes by name, -1 for unknown names; int64."""
        return np.array([self._row.get(name, -1) for name in names.tolist()], np.int64)

    @cached_property
    def _pairs(self) -> tuple[Array, Array]:
        """The two nodes of every line as one number, and the order that sorts these; int64."""
        edges = self.graph.lines.there
        pairs = self._pair(self.graph.source[edges], self.graph.target[edges])
        return pairs, np.argsort(pairs, kind="stable")

    def _pair(self, first: Array, second: Array) -> Array:
        return np.minimum(first, second).astype(np.int64) * self.graph.nodes.rows + np.maximum(first, second)

    def lines_between(self, start: Array, end: Array) -> Array:
        """Return the line between two nodes, -1 if there is none or one of them is -1; int64.

        For a repeated pair of nodes it is the next line between them.
        """
        pairs, order = self._pairs
        ordered = pairs[order]
        rows = np.flatnonzero((start >= 0) & (end >= 0))
        pair = self._pair(start[rows], end[rows])
        at = np.searchsorted(ordered, pair) + count_earlier(pair)
        is_there = at < np.searchsorted(ordered, pair, "right")
        lines = np.full(len(start), -1)
        lines[rows[is_there]] = order[at[is_there]]
        return lines

    # Lines outside the drawing

    @property
    def _undrawn_lines(self) -> Array:
        """Lines that stay although the drawing does not contain them; int64."""
        return np.flatnonzero(self._is_other_line)

    def _ends(self, lines: Array) -> tuple[Array, Array]:
        """Return the rows of the first and of the last nodes of lines."""
        edges = self.graph.lines.there[lines]
        return self.graph.source[edges], self.graph.target[edges]

    def _kinds(self, lines: Array) -> Array:
        return self.graph.edges.words("kind")[self.graph.lines.there[lines]]

    def find_cuts(self, compiler: Compiler, reach: float) -> BaseCuts:
        """Find where drawn lines meet lines outside the drawing: within `reach` of them and of no node."""
        place, drawn_lines, kind = find_meeting_points(self._plan, compiler)
        lines, is_kept = self._undrawn_lines, self.is_kept
        start, end = (self.position[rows] for rows in self._ends(lines))
        kinds = self.graph.nodes.words("kind")[is_kept]
        away = measure_distances_from_nodes(place, kind, self.position[is_kept], kinds)
        cuts = find_line_cuts(place, kind, start, end, self._kinds(lines), away, reach)
        starts, stops = (self.names[rows].tolist() for rows in self._ends(lines[cuts.line]))
        names = [f"cut {number} of {a} - {b}" for number, (a, b) in enumerate(zip(starts, stops, strict=True), 1)]
        return BaseCuts(lines[cuts.line], cuts.place, drawn_lines[cuts.point], np.array(names, object))

    def build_remaining_plan(self, cuts: BaseCuts) -> tuple[NetworkPlan, BasePieces]:
        """Return the plan of everything outside the drawing, and the line of the base of each of its lines: nodes, cuts,
        and lines between them.
        """
        graph, lines = self.graph, self._undrawn_lines
        other_nodes = np.flatnonzero(~self._is_drawn & self.is_kept)
        end_rows = np.stack(self._ends(lines), axis=1)
        # Lines with cuts lead from one cut to the next.
        names, position = np.append(self.names, cuts.names), np.concatenate((self.position, cuts.place))
        row = np.concatenate((np.searchsorted(lines, cuts.line), np.arange(len(lines))))
        order = np.argsort(row, kind="stable")
        row = row[order]
        stop = np.concatenate((graph.nodes.rows + np.arange(len(cuts.line)), end_rows[:, 1]))[order]
        is_first = np.append(True, row[1:] != row[:-1])[: len(row)]
        start = np.where(is_first, end_rows[row, 0], np.append(0, stop[:-1])[: len(row)])
        plan = NetworkPlan(
            {},
            {
                "id": np.append(names[other_nodes], cuts.names),
                "kind": np.append(graph.nodes.words("kind")[other_nodes], self._kinds(cuts.line)),
            },
            np.concatenate((position[other_nodes], cuts.place)),
            {"from": names[start], "to": names[stop], "kind": self._kinds(lines)[row]},
            np.stack([position[start], position[stop]], axis=1).reshape(-1, 3),
            np.arange(len(row) + 1) * 2,
        )
        return plan, BasePieces(lines[row], is_first, np.append(is_first[1:], True)[: len(row)])


def name_points_at_nodes(plan: NetworkPlan, graph: Graph, compiler: Compiler, reach: float) -> NetworkPlan:
    """Return a plan whose unnamed points within `reach` of a node of the base are this node; of several only the first."""
    if plan.facts or "id" not in plan.nodes:
        return plan
    names, position, base_names = plan.nodes["id"].astype(object), plan.position.copy(), graph.names()
    kinds = plan.nodes.get("kind", np.full(len(names), None, object)).astype(object)
    kinds = np.where(has_value(kinds), kinds, compiler.kind)
    is_point = ~has_value(names) & np.isfinite(position[:, :2]).all(axis=1)
    if plan.polygons is not None:
        is_point &= np.diff(plan.polygons.offsets) == 0
    base_kinds = graph.nodes.words("kind")
    used: set[int] = set()
    for kind in np.unique(base_kinds).tolist():
        for has_height, axes in ((True, 3), (False, 2)):
            points = np.flatnonzero(is_point & (kinds == kind) & (np.isfinite(position[:, 2]) == has_height))
            nodes = np.flatnonzero(base_kinds == kind)
            at, away = find_nearest(position[points, :axes], graph.position[nodes, :axes])
            for point, node in zip(points[away <= reach].tolist(), nodes[at[away <= reach]].tolist(), strict=True):
                if node not in used:
                    used.add(node)
                    names[point], position[point] = base_names[node], graph.position[node]
    return replace(plan, nodes={**plan.nodes, "id": names}, position=position)


def find_mismatched_endpoints(
    plan: NetworkPlan, reach: float, base: BaseNetwork | None = None
) -> tuple[list[DrawingFault], list[DrawingFault]]:
    """Return faults of endpoints farther than `reach` from the node that they name, and notes about uncertain ones.

    A node can be moved without its lines, which then still end at its old position. A base has that position. Without a
    base, all lines at a node must end at one place, and it is then unknown which of the two was moved.
    """
    reach = max(reach, ROUNDING)
    none = np.full(len(plan.offsets) - 1, None, object)
    ends = [plan.lines.get(end, none) for end in ("from", "to")]
    rows = np.flatnonzero(has_value(ends[0]) & has_value(ends[1]) & (np.diff(plan.offsets) > 1))
    names = np.concatenate([end_names[rows] for end_names in ends])
    place = plan.vertices[np.concatenate((plan.offsets[:-1][rows], plan.offsets[1:][rows] - 1))]
    ids = plan.nodes.get("id", np.zeros(0, object)).tolist()
    row = dict(zip(ids, range(len(ids)), strict=True))
    node = np.array([row.get(name, -1) for name in names.tolist()], np.int64)
    node_position = np.concatenate((plan.position, _NOWHERE))[node]
    is_known, base_position = np.zeros(len(names), bool), node_position
    if base is not None:
        base_rows = base.rows(names)
        is_known, base_position = base_rows >= 0, np.concatenate((base.graph.position, _NOWHERE))[base_rows]
        node_position = np.where((node < 0)[:, np.newaxis], base_position, node_position)

    def are_mismatched(place: Array) -> Array:
        return (distance_between(place, node_position) > reach) & ~(
            is_known & (distance_between(place, base_position) <= reach)
        )

    is_mismatched = are_mismatched(place)
    # The direction in which a line is drawn does not matter: its names define it.
    is_turned = ~are_mismatched(np.roll(place, len(rows), axis=0)).reshape(2, -1).any(axis=0)
    is_mismatched &= ~np.tile(is_turned, 2)
    is_sure = is_mismatched & (is_known | _have_split_ends(node, place, is_mismatched, reach))
    away = distance_between(place, node_position)
    faults, doubts = FaultCollector(plan), FaultCollector(plan)

    def describe_end(at: int) -> str:
        verb, end = ("begins", "from") if at < len(rows) else ("ends", "to")
        return f"{verb} at {format_place(place[at])}, {away[at]:.6g} units from node {names[at]}, which `{end}` names"

    for at in np.flatnonzero(is_sure).tolist():
        fix = "move the node there or the end back, or clear `from` and `to`"
        faults.add(rows[at % len(rows)], place[at], f"{describe_end(at)}: {fix}")
    unsure = np.flatnonzero(is_mismatched & ~is_sure)
    for at in unsure[:1].tolist():
        more = f"; {len(unsure):,} such ends in all" if len(unsure) > 1 else ""
        doubts.add(
            rows[at % len(rows)],
            place[at],
            f"{describe_end(at)}{more}: lines follow their nodes; move these if lines are meant",
        )
    return faults.faults, doubts.faults


def _have_split_ends(node: Array, place: Array, is_mismatched: Array, reach: float) -> Array:
    """Return whether ends are at a node whose mismatched ends are not all of its ends, or are not at one place;
    bool.
    """
    mismatched = np.flatnonzero(is_mismatched)
    first = np.full(node.max(initial=-1) + 2, -1)
    first[node[mismatched[::-1]]] = mismatched[::-1]
    has_mismatched = first[node] >= 0
    is_elsewhere = has_mismatched & (distance_between(place, place[first[node]]) > reach)
    return np.isin(node, node[is_elsewhere])
