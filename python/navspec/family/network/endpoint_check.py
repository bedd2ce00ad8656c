"""Find line endpoints that do not coincide with the nodes that they name, because one of the two was moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from navspec.graphs.arrays import Array
from navspec.graphs.noding.parts import DrawingFault, FaultCollector, distance_between, format_place, has_value
from navspec.graphs.plan import NetworkPlan

if TYPE_CHECKING:
    from navspec.family.network.base_network import BaseNetwork


ROUNDING = 0.01
"""Largest distance by which programs move points by rounding."""
_NOWHERE = np.full((1, 3), np.nan)


def find_mismatched_endpoints(
    plan: NetworkPlan, reach: float, base: BaseNetwork | None = None
) -> tuple[list[DrawingFault], list[DrawingFault]]:
    """Return faults of endpoints farther than `reach` from the node that they name, and notes about uncertain ones.

    A node can be moved without its lines, which then still end at its old position. A base has that position. Without
    a base, all
    lines at a node must end at one place, and it is then unknown which of the two was moved.
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
    stands = np.concatenate((plan.position, _NOWHERE))[node]
    is_known, stood = np.zeros(len(names), bool), stands
    if base is not None:
        base_rows = base.rows(names)
        is_known, stood = base_rows >= 0, np.concatenate((base.graph.position, _NOWHERE))[base_rows]
        stands = np.where((node < 0)[:, np.newaxis], stood, stands)

    def are_strays(place: Array) -> Array:
        return (distance_between(place, stands) > reach) & ~(is_known & (distance_between(place, stood) <= reach))

    is_stray = are_strays(place)
    # Which way a line is drawn does not matter: its names say it.
    is_turned = ~are_strays(np.roll(place, len(rows), axis=0)).reshape(2, -1).any(axis=0)
    is_stray &= ~np.tile(is_turned, 2)
    is_sure = is_stray & (is_known | _have_split_ends(node, place, is_stray, reach))
    away = distance_between(place, stands)
    faults, doubts = FaultCollector(plan), FaultCollector(plan)

    def describe_end(at: int) -> str:
        verb, end = ("begins", "from") if at < len(rows) else ("ends", "to")
        return f"{verb} at {format_place(place[at])}, {away[at]:.6g} units from node {names[at]}, which `{end}` names"

    for at in np.flatnonzero(is_sure).tolist():
        fix = "move the node there or the end back, or clear `from` and `to`"
        faults.add(rows[at % len(rows)], place[at], f"{describe_end(at)}: {fix}")
    unsure = np.flatnonzero(is_stray & ~is_sure)
    for at in unsure[:1].tolist():
        more = f"; {len(unsure):,} such ends in all" if len(unsure) > 1 else ""
        doubts.add(
            rows[at % len(rows)],
            place[at],
            f"{describe_end(at)}{more}: lines follow their nodes; move these if lines are meant",
        )
    return faults.faults, doubts.faults


def _have_split_ends(node: Array, place: Array, is_stray: Array, reach: float) -> Array:
    """Return whether ends are at a node whose mismatched ends are not all of its ends, or are not at one place;
    bool.
    """
    strays = np.flatnonzero(is_stray)
    first = np.full(node.max(initial=-1) + 2, -1)
    first[node[strays[::-1]]] = strays[::-1]
    has_strays = first[node] >= 0
    is_elsewhere = has_strays & (distance_between(place, place[first[node]]) > reach)
    return np.isin(node, node[is_elsewhere])
