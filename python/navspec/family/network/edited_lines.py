"""Edits of exported lines that leave the names of their ends as they were: turned lines, split lines, and lines that new
ones meet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from navspec.family.conversion.compiler import Compiler, label_rows
from navspec.family.network.base_network import ROUNDING
from navspec.family.network.changes import object_column
from navspec.family.network.line_cuts import find_line_cuts, measure_distances_from_nodes
from navspec.family.network.noding import clear_split_columns, find_meeting_points, have_ends
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Graph
from navspec.graphs.noding.parts import NOTHING, distance_between, format_place, has_value
from navspec.graphs.plan import NetworkPlan, select_lines

_MOST_PIECES = 1000
"""Pieces of one line above which they are not joined; users split a line into a few."""
_NOWHERE = np.full((1, 3), np.nan)


@dataclass(frozen=True, slots=True)
class EditedLines:
    """A plan whose exported lines end at the nodes that they name.

    Attributes
    ----------
    plan : NetworkPlan
        The plan, with nodes where lines were split.
    split : numpy.ndarray
        Names of both ends of lines that were split; text, shape (lines, 2).
    notes : tuple of str
        Descriptions of the edits.
    """

    plan: NetworkPlan
    split: Array
    notes: tuple[str, ...]


def follow_line_edits(plan: NetworkPlan, compiler: Compiler, reach: float, base: Graph | None = None) -> EditedLines:
    """Turn lines that are drawn against their names, join the pieces of split lines by new nodes, and put nodes into
    lines that drawn lines meet between their ends.

    Ends are at a node if they are not farther than `reach` from its place on the drawing, or in the base.
    """
    if not have_ends(plan).any() or "id" not in plan.nodes:
        return EditedLines(plan, np.zeros((0, 2), object), ())
    plan, turned = _turn_lines(plan, compiler, reach, base)
    plan, pieces = _join_pieces(plan, compiler, reach, base)
    plan, met, notes = _split_met_lines(plan, compiler, reach, base)
    return EditedLines(plan, np.concatenate((pieces, met)), (*turned, *notes))


class _Ends:
    """Distances of the ends of lines from the nodes that they name: from where these are, or were in the base."""

    def __init__(self, plan: NetworkPlan, base: Graph | None) -> None:
        self.rows = np.flatnonzero(have_ends(plan) & (np.diff(plan.offsets) > 1))
        self.names = np.stack([plan.lines[end][self.rows] for end in ("from", "to")], axis=1)
        self.places = np.stack(
            (plan.vertices[plan.offsets[self.rows]], plan.vertices[plan.offsets[self.rows + 1] - 1]), axis=1
        )
        sources = [(plan.nodes["id"].tolist(), plan.position)]
        if base is not None:
            sources.append((base.names(), base.position))
        self._nodes = []
        self.is_ascending = np.zeros(len(self.names), bool)
        """Whether the first node is before the second one, as in every export."""
        for ids, positions in sources:
            row = dict(zip(ids, range(len(ids)), strict=True))
            rows = np.array([row.get(name, -1) for name in self.names.ravel().tolist()], np.int64).reshape(-1, 2)
            self.is_ascending |= (rows[:, 0] >= 0) & (rows[:, 0] < rows[:, 1])
            self._nodes.append(np.concatenate((positions, _NOWHERE))[rows])

    def distances(self, places: Array) -> Array:
        """Return the distances of places from both nodes of every line; infinite from unknown ones; shape (lines, 2)."""
        away = np.full(self.names.shape, np.inf)
        for nodes in self._nodes:
            for side in range(2):
                is_known = np.isfinite(nodes[:, side, :2]).all(axis=1)
                distance = distance_between(places[:, side], nodes[:, side])
                away[is_known, side] = np.minimum(away[is_known, side], distance[is_known])
        return away


def _turn_lines(
    plan: NetworkPlan, compiler: Compiler, reach: float, base: Graph | None
) -> tuple[NetworkPlan, list[str]]:
    """Exchange the names of ends where a line is drawn from its last to its first node, and describe this.

    Columns of the whole line belong to its nodes, and stay with them.
    """
    ends = _Ends(plan, base)
    away, turned_away = ends.distances(ends.places), ends.distances(ends.places[:, ::-1])
    is_turned = (turned_away <= reach).all(axis=1) & (turned_away.sum(axis=1) < away.sum(axis=1))
    # A user can exchange the names instead: then these count.
    rows = ends.rows[is_turned & ends.is_ascending]
    if not len(rows):
        return plan, []
    lines = dict(plan.lines)
    for first, second in (("from", "to"), *((name, name + BACK) for name in compiler.whole_columns)):
        if first in lines and second in lines:
            values = lines[first].astype(object), lines[second].astype(object)
            values[0][rows], values[1][rows] = lines[second][rows], lines[first][rows]
            lines |= {first: values[0], second: values[1]}
    plan = replace(plan, lines=lines)
    more = f"; {len(rows):,} such lines in all" if len(rows) > 1 else ""
    (label,) = label_rows(plan, "lines", rows[:1])
    start, end = lines["from"][rows[0]], lines["to"][rows[0]]
    return plan, [f"{label}: drawn from {start} to {end}, against its `from` and `to`: these are exchanged{more}"]


def _join_pieces(plan: NetworkPlan, compiler: Compiler, reach: float, base: Graph | None) -> tuple[NetworkPlan, Array]:
    """Join lines with the same names that together lead from the one node to the other; return the names of their ends."""
    ends = _Ends(plan, base)
    is_at_node = ends.distances(ends.places) <= reach
    groups: dict[tuple[str, str], list[int]] = {}
    for at in np.flatnonzero(~is_at_node.all(axis=1)).tolist():
        groups.setdefault(tuple(ends.names[at].tolist()), []).append(at)
    chains = [
        chain
        for group in groups.values()
        if len(group) <= _MOST_PIECES and (chain := _order_pieces(group, ends.places, is_at_node, max(reach, ROUNDING)))
    ]
    if not chains:
        return plan, np.zeros((0, 2), object)
    names = ends.names[[chain[0] for chain in chains]]
    joints = [(number, ends.places[at, 1]) for number, chain in enumerate(chains) for at in chain[:-1]]
    numbers, places = zip(*joints, strict=True)
    plan, joint_names = _add_nodes(plan, names[list(numbers)], np.array(places), compiler)
    lines = {**plan.lines, **{end: plan.lines[end].astype(object) for end in ("from", "to")}}
    is_first, is_last = np.ones((2, len(plan.offsets) - 1), bool)
    joint = iter(joint_names)
    for chain in chains:
        for row, following in pairwise(ends.rows[chain].tolist()):
            lines["to"][row] = lines["from"][following] = next(joint)
            is_last[row] = is_first[following] = False
    return replace(plan, lines=clear_split_columns(lines, is_first, is_last, compiler)), names


def _order_pieces(group: Sequence[int], places: Array, is_at_node: Array, reach: float) -> list[int]:
    """Return the pieces of a line in their order; empty if they do not lead from one node of it to the other."""
    rest = list(group)
    chain = [at for at in rest if is_at_node[at, 0]][:1]
    while chain and not is_at_node[chain[-1], 1]:
        rest.remove(chain[-1])
        away = distance_between(places[rest, 0], places[chain[-1], 1]) if rest else np.zeros(0)
        if not len(away) or away.min() > reach:
            return []
        chain.append(rest[int(away.argmin())])
    return chain if len(chain) == len(group) else []


def _split_met_lines(
    plan: NetworkPlan, compiler: Compiler, reach: float, base: Graph | None
) -> tuple[NetworkPlan, Array, list[str]]:
    """Put nodes into straight lines with names where drawn lines meet them, away from other nodes; return the names of
    their ends, and describe this.
    """
    place, drawn_line, kind = find_meeting_points(plan, compiler)
    named = np.flatnonzero(have_ends(plan) & (np.diff(plan.offsets) == 2))
    start, end = plan.vertices[plan.offsets[named]], plan.vertices[plan.offsets[named] + 1]
    kinds = _column_or_default(plan.lines, named, compiler.kind)
    position, node_kinds = plan.position, _column_or_default(plan.nodes, np.arange(len(plan.position)), compiler.kind)
    if base is not None:
        position = np.concatenate((position, base.position))
        node_kinds = np.append(node_kinds, base.nodes.words("kind"))
    is_placed = np.isfinite(position).all(axis=1)
    away = measure_distances_from_nodes(place, kind, position[is_placed], node_kinds[is_placed])
    cuts = find_line_cuts(place, kind, start, end, kinds, away, reach)
    if not len(cuts.line):
        return plan, np.zeros((0, 2), object), []
    rows = named[cuts.line]
    ends = np.stack([plan.lines[end_name][rows] for end_name in ("from", "to")], axis=1)
    (label,) = label_rows(plan, "lines", drawn_line[cuts.point[:1]])
    more = f"; {len(rows):,} such nodes in all" if len(rows) > 1 else ""
    where = format_place(cuts.place[0])
    note = f"{label}: the edge {ends[0, 0]} - {ends[0, 1]} gets a node where they meet, at {where}{more}"
    plan, names = _add_nodes(plan, ends, cuts.place, compiler)
    # A line with n cuts becomes n + 1 rows.
    origin = np.sort(np.append(np.arange(len(plan.offsets) - 1), rows), kind="stable")
    plan = select_lines(plan, origin)
    is_last = np.append(origin[1:] != origin[:-1], True)
    is_first = np.append(True, origin[1:] != origin[:-1])
    lines = {**plan.lines, **{end_name: plan.lines[end_name].astype(object) for end_name in ("from", "to")}}
    before, after = np.flatnonzero(~is_last), np.flatnonzero(~is_first)
    lines["to"][before] = lines["from"][after] = names
    vertices = plan.vertices.copy()
    vertices[plan.offsets[before] + 1] = vertices[plan.offsets[after]] = cuts.place
    lines = clear_split_columns(lines, is_first, is_last, compiler)
    return replace(plan, lines=lines, vertices=vertices), np.unique(ends.astype(str), axis=0).astype(object), [note]


def _column_or_default(columns: Mapping[str, Array], rows: Array, default: str) -> Array:
    """Return the kinds of rows; rows without one have the default."""
    values = columns["kind"][rows] if "kind" in columns else np.full(len(rows), None, object)
    return np.where(has_value(values), values, default)


def _add_nodes(plan: NetworkPlan, ends: Array, places: Array, compiler: Compiler) -> tuple[NetworkPlan, Array]:
    """Append nodes inside lines, given by the names of their ends; return their names.

    They have the values that both ends have, and the lower one of two numbers.
    """
    ids = plan.nodes["id"].tolist()
    row = dict(zip(ids, range(len(ids)), strict=True))
    names = object_column([f"cut {number} in {start} - {end}" for number, (start, end) in enumerate(ends.tolist(), 1)])
    rows = np.array([[row.get(name, -1) for name in pair] for pair in ends.tolist()], np.int64).reshape(-1, 2)
    nodes = {}
    for name, values in plan.nodes.items():
        added = np.full(len(names), None, object)
        if name in ("kind", *compiler.node_columns()):
            of_ends = np.append(values.astype(object), NOTHING)[rows]
            added[:] = [_lower_value(*pair) for pair in of_ends.tolist()]
        nodes[name] = np.append(values.astype(object), names if name == "id" else added)
    labels = plan.node_labels
    if len(labels):
        labels = np.append(labels, names)
    return replace(plan, nodes=nodes, position=np.concatenate((plan.position, places)), node_labels=labels), names


def _lower_value(first: Any, second: Any) -> Any:
    """Return the value of both ends, or the lower of two numbers; None for unknown and for different other values."""
    if first == second:
        return first
    are_numbers = isinstance(first, int | float) and isinstance(second, int | float)
    return min(first, second) if are_numbers else None
