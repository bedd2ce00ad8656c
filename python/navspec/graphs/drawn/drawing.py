"""Lines that people drew, as nodes and lines between two of them.

Where points of lines of one kind are no further apart than a tolerance, they are one node: in space where both heights are
told, else as seen from above. The end of a line joins the inside of another in the same way, and a point joins a node that
stands already. Lines that cross without any of this are faults, unless one is above the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.drawn.checks import find_crossings, find_loose_ends, find_repeats
from navspec.graphs.drawn.edges import assembled, edges_of, split
from navspec.graphs.drawn.faults import Fault, Report
from navspec.graphs.drawn.heights import with_heights
from navspec.graphs.drawn.joints import joined, points_of, with_joints, without_close, without_repeats
from navspec.graphs.drawn.parts import FAR, Edges, Points, Standing
from navspec.graphs.numbers import Array
from navspec.graphs.plan import NetworkPlan
from navspec.graphs.segments import require_uncrowded

SHOWN = 20
"""Faults that an error lists."""


@dataclass(frozen=True, slots=True)
class Noded:
    """A drawing with nodes.

    Attributes
    ----------
    plan : Plan
        Every line is between two nodes, but for those that cannot be.
    faults : list of Fault
        Why this is not to be used; empty where all is well.
    notes : list of Fault
        What was assumed.
    """

    plan: NetworkPlan
    faults: list[Fault]
    notes: list[Fault]

    def whole(self) -> NetworkPlan:
        """The plan; raises `NavspecError` with all that is wrong."""
        if not self.faults:
            return self.plan
        shown = "".join(f"\n  {fault}" for fault in self.faults[:SHOWN])
        more = f"\n  and {len(self.faults) - SHOWN:,} more" if len(self.faults) > SHOWN else ""
        raise NavspecError(f"the drawing has {len(self.faults):,} faults:{shown}{more}")


def noded(
    plan: NetworkPlan,
    *,
    tolerance: float,
    longest: float,
    shortest: float = 0.0,
    clearance: float = 4.0,
    node_columns: Sequence[str] = (),
    bridges: Array | None = None,
    existing: NetworkPlan | None = None,
) -> Noded:
    """Nodes for the lines that have none. Lines with `from` and `to` stay as they are.

    A node that lines share has the values of the first line, in the order of the plan, that tells any. Heights that are not
    known are between those that are, along the network; a free end without a height has that of the nearest existing node.

    Parameters
    ----------
    plan : Plan
        Lines, and nodes to join them to. Lines, nodes and existing ones of different `kind` are never joined.
    tolerance : float
        Points no further apart are one node.
    longest : float
        Longer edges are split into equal ones.
    shortest : float
        Vertices that make a shorter edge are left out where no other line joins them; at least the tolerance counts.
    clearance : float
        Lines that cross with more than this between their heights have nothing to do with each other.
    node_columns : sequence of str
        Columns of lines that belong to nodes; nodes get them, and lines lose them.
    bridges : numpy.ndarray, optional
        Lines that may cross others; bool, shape (lines,).
    existing : Plan, optional
        A network that stands, in which nothing is changed: new lines join its nodes by their names.

    Raises
    ------
    NavspecError
        A parameter is out of range, or the drawing is too large or too crowded.
    """
    _check(tolerance=tolerance, shortest=shortest, clearance=clearance)
    if not longest > 0:
        raise NavspecError(f"longest: this has to be more than 0, not {longest!r}")
    faults, notes = Report(plan), Report(plan)
    standing = Standing(plan, existing)
    points = points_of(plan, standing, faults)
    there = standing.edges_around(points.place, tolerance)
    _require_uncrowded(points, there, tolerance)
    points, ties = with_joints(points, tolerance)
    points, nodes = joined(points, standing, ties, tolerance, faults)
    told = find_loose_ends(points, standing, there, tolerance, faults)
    points = without_close(points, max(shortest, tolerance))
    points = without_repeats(points, nodes, faults)
    nodes = with_heights(nodes, points, standing, notes)
    edges = edges_of(points, nodes, faults)
    find_repeats(edges, nodes, standing, there, faults)
    over = np.zeros(standing.own_lines, bool) if bridges is None else np.asarray(bridges, bool)
    find_crossings(edges, standing, there, clearance, tolerance, over, told, faults)
    edges, nodes = split(edges, nodes, longest)
    return Noded(assembled(plan, standing, edges, nodes, node_columns), faults.found, notes.found)


def _require_uncrowded(points: Points, there: Edges, tolerance: float) -> None:
    """Raise `NavspecError` for a drawing of which the joints and crossings would take too much memory."""
    first = np.flatnonzero(~points.is_last)
    start, end, layer = (
        np.concatenate(each)
        for each in (
            (points.place[first], there.start),
            (points.place[first + 1], there.end),
            (points.layer[first], there.layer),
        )
    )
    is_long = (start != end)[:, :2].any(axis=1)
    start, end, layer = start[is_long, :2], end[is_long, :2], layer[is_long]
    require_uncrowded(points.place[:, :2], points.layer, start, end, layer, tolerance)


def _check(**numbers: float) -> None:
    for name, value in numbers.items():
        if not 0 <= value < FAR:
            raise NavspecError(f"{name}: this has to be a number from 0 on, not {value!r}")
