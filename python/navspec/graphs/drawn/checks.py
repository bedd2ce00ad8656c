"""Where drawn lines are in the way of each other, or of what stands."""

from __future__ import annotations

import numpy as np

from navspec.graphs.drawn.faults import Report, spot
from navspec.graphs.drawn.parts import Edges, Points, Standing, apart, first_of
from navspec.graphs.numbers import Array
from navspec.graphs.segments import ROUND, crossings, touches

JUST = 1e-6
"""Of an edge: so near its end is at its end."""


def find_loose_ends(
    points: Points, standing: Standing, edges: Edges, tolerance: float, faults: Report
) -> set[tuple[int, int]]:
    """Ends on a standing edge, where no node is; gives the two lines of each."""
    ends = np.flatnonzero((points.is_first | points.is_last) & (points.node >= len(standing.position)))
    here = points.place[ends]
    end, edge, at = touches(
        here[:, :2], points.layer[ends], edges.start[:, :2], edges.end[:, :2], edges.layer, tolerance
    )
    where = edges.start[edge] + (edges.end - edges.start)[edge] * at[:, None]
    away = apart(here[end], where)
    is_near = away <= tolerance
    end, edge, at, away = end[is_near], edge[is_near], at[is_near], away[is_near]
    nearest = first_of(end, away, edge)
    found = set()
    for row, other, part in zip(ends[end[nearest]].tolist(), edge[nearest].tolist(), at[nearest].tolist(), strict=True):
        line, crossed = int(points.line[row]), int(edges.line[other])
        name = standing.ends[int(part > 0.5), crossed]
        x, y = standing.vertices[standing.offsets[crossed] + (standing.count[crossed] - 1 if part > 0.5 else 0), :2]
        message = f"ends at {spot(points.place[row])} on {standing.called(crossed)}, where no node is"
        faults.add(line, points.place[row], f"{message}: give it a vertex there, or end at {name} at {x:g}, {y:g}")
        found.add((line, crossed))
    return found


def find_repeats(edges: Edges, nodes: Array, standing: Standing, there: Edges, faults: Report) -> None:
    """Two edges between the same nodes."""
    is_whole = (there.source >= 0) & (there.target >= 0)
    source, target = np.append(there.source[is_whole], edges.source), np.append(there.target[is_whole], edges.target)
    line = np.append(there.line[is_whole], edges.line)
    many = np.count_nonzero(is_whole)
    first, owner = np.unique(
        np.minimum(source, target) * len(nodes) + np.maximum(source, target), return_index=True, return_inverse=True
    )[1:]
    earlier = first[owner.ravel()]
    again = np.flatnonzero(earlier < np.arange(len(line)))
    again = again[again >= many]
    again = again[np.sort(first_of(line[again] * len(standing.line_layer) + line[earlier[again]], again, again))]
    for row, mine, other in zip(again, line[again].tolist(), line[earlier[again]].tolist(), strict=True):
        here = edges.start[row - many]
        message = f"runs over the same nodes as {_other(mine, other, standing, faults)} at {spot(here)}"
        faults.add(mine, here, f"{message}: draw one line for both directions, or these further apart")


def find_crossings(
    edges: Edges,
    standing: Standing,
    there: Edges,
    clearance: float,
    tolerance: float,
    is_bridge: Array,
    told: set[tuple[int, int]],
    faults: Report,
) -> None:
    """Places in which edges have no node together."""
    edges = edges.taken((edges.start != edges.end)[:, :2].any(axis=1))
    many = len(edges.line)
    edges = Edges(*(np.concatenate(each) for each in zip(edges, there, strict=True)))
    found = crossings(edges.start[:, :2], edges.end[:, :2], edges.layer)
    one, other = found.one, found.other
    meets = [
        getattr(edges, a)[one] == getattr(edges, b)[other] for a in ("source", "target") for b in ("source", "target")
    ]
    nodes = np.sum(meets, axis=0)
    is_inside = (np.minimum(found.at, 1 - found.at) > JUST) & (np.minimum(found.other_at, 1 - found.other_at) > JUST)
    here = edges.start[one] + (edges.end - edges.start)[one] * found.at[:, None]
    above = edges.start[other] + (edges.end - edges.start)[other] * found.other_at[:, None]
    low, high = edges.line[one], edges.line[other]
    is_fault = (
        (one < many)
        & ((nodes == 0) | (nodes == 1) & is_inside)
        & ~(np.abs(here[:, 2] - above[:, 2]) > clearance)
        & ~is_bridge[np.minimum(low, len(is_bridge) - 1)]
        & ~is_bridge[np.minimum(high, len(is_bridge) - 1)]
    )
    rows = np.flatnonzero(is_fault)
    rows = rows[np.lexsort((found.at[rows], one[rows], high[rows], low[rows]))]
    last = (-1, -1, np.full(3, np.inf))
    for row in rows.tolist():
        line, crossed, place = int(low[row]), int(high[row]), here[row]
        is_same = (
            last[:2] == (line, crossed) and np.hypot(*(place - last[2])[:2]) <= tolerance + ROUND * np.abs(place).max()
        )
        last = (line, crossed, place)
        if is_same or (line, crossed) in told:
            continue
        message = f"crosses {_other(line, crossed, standing, faults)} at {spot(place)} without a junction"
        # What stands gets no vertex; whoever draws puts a node there once a line has one.
        what = "a vertex of both" if crossed < standing.own_lines else "a vertex"
        faults.add(
            line, place, f"{message}: snap {what} there, or give them different heights, or one of them bridge = yes"
        )


def _other(line: int, other: int, standing: Standing, report: Report) -> str:
    """Another line, for a message."""
    if other == line:
        return "itself"
    return standing.called(other) if standing.has_ends[:, other].all() else report.label(other)
