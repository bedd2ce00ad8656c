"""Noding of drawn lines: nodes, and lines between two of them.

Points of lines of one kind that are not further apart than a tolerance become one node. The distance is measured in
space if both heights are known, else from above. The end of a line joins the inside of another in the same way, and a
point joins an existing node. Lines that cross without a node are faults, unless one is above the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.arrays import Array
from navspec.graphs.noding.bends import round_bends
from navspec.graphs.noding.edges import (
    assemble_plan,
    build_edges,
    find_crossings,
    find_loose_ends,
    find_repeats,
    report_repeats,
    split_long_edges,
)
from navspec.graphs.noding.ground import Ground, place_on_ground
from navspec.graphs.noding.heights import fill_heights
from navspec.graphs.noding.joints import add_joints, collect_points, drop_close_vertices, drop_repeats, merge_points
from navspec.graphs.noding.parts import (
    FAR,
    DrawingFault,
    Edges,
    ExistingNetwork,
    FaultCollector,
    Points,
    distance_between,
)
from navspec.graphs.plan import NetworkPlan
from navspec.graphs.segments import require_uncrowded

__all__ = ["DrawingFault", "Ground", "NodedDrawing", "node_drawing"]

SHOWN = 20
"""Faults that an error lists."""


@dataclass(frozen=True, slots=True)
class NodedDrawing:
    """A drawing with nodes.

    Attributes
    ----------
    plan : NetworkPlan
        Every line is between two nodes, except lines with faults.
    faults : list of DrawingFault
        Reasons why the plan must not be used; empty if there are none.
    notes : list of DrawingFault
        Assumptions that were made.
    origin : numpy.ndarray
        Line of the drawing that every line of the plan is, or is a piece of; int64.
    warnings : list of DrawingFault
        Probable mistakes.
    existing_values : mapping
        Columns of the existing lines with values that the drawing gives to them, None for none.
    """

    plan: NetworkPlan
    faults: list[DrawingFault]
    notes: list[DrawingFault]
    origin: Array
    warnings: list[DrawingFault] = field(default_factory=list)
    existing_values: Mapping[str, Array] = field(default_factory=dict)

    def whole(self) -> NetworkPlan:
        """Return the plan; raises `NavspecError` with all faults."""
        if not self.faults:
            return self.plan
        shown = "".join(f"\n  {fault}" for fault in self.faults[:SHOWN])
        more = f"\n  and {len(self.faults) - SHOWN:,} more" if len(self.faults) > SHOWN else ""
        raise NavspecError(f"the drawing has {len(self.faults):,} faults:{shown}{more}")


def node_drawing(
    plan: NetworkPlan,
    *,
    tolerance: float,
    longest: float | Array,
    shortest: float = 0.0,
    clearance: float = 4.0,
    node_columns: Sequence[str] = (),
    bridges: Array | None = None,
    importance: Array | None = None,
    existing: NetworkPlan | None = None,
    ground: Ground | None = None,
    drops_redundant: bool = False,
    radius: float = 0.0,
) -> NodedDrawing:
    """Add nodes to lines that have none. Lines with `from` and `to` do not change.

    A node that lines share has the values of the first line, of the most important ones, that has any. Unknown heights
    are interpolated along the network; a free end without a height has that of the nearest existing node.

    Parameters
    ----------
    plan : NetworkPlan
        Lines, and nodes to join them to. Lines, nodes and existing ones of different `kind` are never joined.
    tolerance : float
        Points that are not further apart are one node.
    longest : float or numpy.ndarray
        Longer edges are split into equal ones; of all lines, or shape (lines,).
    shortest : float
        Vertices that would make a shorter edge are dropped, unless another line joins them; at least the tolerance is
        used.
    clearance : float
        Lines that cross with more than this between their heights are independent.
    node_columns : sequence of str
        Columns of lines that belong to nodes; nodes get them, and lines lose them.
    bridges : numpy.ndarray, optional
        Lines that may cross others; bool, shape (lines,).
    importance : numpy.ndarray, optional
        Of lines: nodes have the values of the most important one, of equal ones of the longest line that passes it; shape
        (lines,). Default: all are equal.
    existing : NetworkPlan, optional
        An existing network, which is not changed: new lines join its nodes by their names.
    ground : Ground, optional
        Heights of new nodes, instead of those of the drawing.
    drops_redundant : bool
        Drop lines without length, and edges between the same nodes as earlier ones, which are faults otherwise.
    radius : float
        Bends that no other line joins become arcs of this radius, or smaller ones between short edges; 0 for none.

    Raises
    ------
    NavspecError
        A parameter is out of range, or the drawing is too large or too crowded.
    """
    _require_in_range(tolerance=tolerance, shortest=shortest, clearance=clearance, radius=radius)
    if not np.all(np.greater(longest, 0)):
        raise NavspecError(f"longest: this has to be more than 0, not {longest!r}")
    faults, notes = FaultCollector(plan), FaultCollector(plan)
    redundant = FaultCollector(plan) if drops_redundant else faults
    network = ExistingNetwork(plan, existing)
    points = collect_points(plan, network, faults)
    existing_edges = network.edges_around(points.place, tolerance)
    _require_uncrowded(points, existing_edges, tolerance)
    points, ties = add_joints(points, tolerance)
    points, nodes = merge_points(points, network, ties, tolerance, faults)
    reported = find_loose_ends(points, network, existing_edges, tolerance, faults)
    points = drop_close_vertices(points, max(shortest, tolerance))
    points = drop_repeats(points, nodes, redundant)
    # Nodes of a network that was exported are as sure as those of another one.
    fixed = slice(0 if plan.facts else network.own, len(network.position))
    nodes = fill_heights(nodes, points, network, fixed, notes if ground is None else FaultCollector(plan))
    if radius > 0:
        points, nodes = round_bends(points, nodes, radius, np.broadcast_to(longest, network.own_lines)[points.line])
    edges = build_edges(points, nodes, faults)
    repeats = find_repeats(edges, nodes, existing_edges)
    if drops_redundant:
        edges = edges.select(np.setdiff1d(np.arange(len(edges.line)), repeats[0]))
    else:
        joined = np.unique(points.line[distance_between(points.place, nodes[points.node]) > tolerance / 10])
        report_repeats(edges, repeats, network, joined, tolerance, faults)
    over = np.zeros(network.own_lines, bool) if bridges is None else np.asarray(bridges, bool)
    find_crossings(edges, network, existing_edges, clearance, tolerance, over, reported, faults)
    edges, nodes = split_long_edges(edges, nodes, np.broadcast_to(longest, network.own_lines)[edges.line])
    if ground is not None:
        edges, nodes = place_on_ground(edges, nodes, fixed, ground, over, faults)
    noded_plan, origin = assemble_plan(plan, network, edges, nodes, node_columns, importance)
    return NodedDrawing(noded_plan, faults.faults, notes.faults, origin)


def _require_uncrowded(points: Points, existing_edges: Edges, tolerance: float) -> None:
    """Raise `NavspecError` for a drawing whose joints and crossings would need too much memory."""
    first = np.flatnonzero(~points.is_last)
    start, end, layer = (
        np.concatenate(arrays)
        for arrays in (
            (points.place[first], existing_edges.start),
            (points.place[first + 1], existing_edges.end),
            (points.layer[first], existing_edges.layer),
        )
    )
    is_long = (start != end)[:, :2].any(axis=1)
    start, end, layer = start[is_long, :2], end[is_long, :2], layer[is_long]
    require_uncrowded(points.place[:, :2], points.layer, start, end, layer, tolerance)


def _require_in_range(**numbers: float) -> None:
    for name, value in numbers.items():
        if not 0 <= value < FAR:
            raise NavspecError(f"{name}: this has to be a number from 0 on, not {value!r}")
