"""Edges between the nodes of drawn lines: their plan, and faults such as crossings without a junction."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.arrays import Array, expand_ranges, first_rows
from navspec.graphs.noding.parts import (
    Edges,
    ExistingNetwork,
    FaultCollector,
    Points,
    distance_between,
    format_place,
    has_value,
    nearest_of_group,
)
from navspec.graphs.plan import NetworkPlan
from navspec.graphs.segments import ROUND, find_segment_crossings, find_touches

MAX_EDGES = 5_000_000
"""Maximum number of edges of a drawing."""


def build_edges(points: Points, nodes: Array, faults: FaultCollector) -> Edges:
    """Return edges from every point to the next one of its line."""
    first = np.flatnonzero(~points.is_last)
    source, target = points.node[first], points.node[first + 1]
    edges = Edges(source, target, points.line[first], nodes[source], nodes[target], points.layer[first])
    is_long = (edges.start != edges.end).any(axis=1)
    for row in np.flatnonzero(~is_long):
        message = f"has an edge without length at {format_place(edges.start[row])}, between two nodes in one place"
        faults.add(edges.line[row], edges.start[row], f"{message}: join them, or move one")
    return edges.select(is_long)


def split_long_edges(edges: Edges, nodes: Array, longest: Array) -> tuple[Edges, Array]:
    """Return edges that are not longer than `longest`, a length for each, and all nodes."""
    length = distance_between(edges.end, edges.start)
    pieces = np.ceil(length / longest * (1 - 1e-12)).clip(1)
    if pieces.sum() > MAX_EDGES:
        raise NavspecError(
            f"the drawing would have {int(pieces.sum()):,} edges no longer than {longest.min():g}, and {MAX_EDGES:,} is the "
            "most: draw in units of the game, or allow longer edges"
        )
    pieces = pieces.astype(np.int64)
    row, number = np.repeat(np.arange(len(pieces)), pieces), expand_ranges(np.zeros_like(pieces), pieces)
    is_last = number == pieces[row] - 1
    start, step = edges.start[row], (edges.end - edges.start)[row]
    end = np.where(is_last[:, None], edges.end[row], start + step * ((number + 1) / pieces[row])[:, None])
    more = len(nodes) + np.cumsum(~is_last) - 1
    source, target = (
        np.where(number == 0, edges.source[row], np.append(0, more)[: len(row)]),
        np.where(is_last, edges.target[row], more),
    )
    start = np.where((number == 0)[:, None], start, np.concatenate([start[:1], end])[: len(row)])
    split_edges = Edges(source, target, edges.line[row], start, end, edges.layer[row])
    return split_edges, np.concatenate([nodes, end[~is_last]])


def assemble_plan(
    plan: NetworkPlan,
    network: ExistingNetwork,
    edges: Edges,
    nodes: Array,
    node_columns: Sequence[str],
    importance: Array | None,
) -> tuple[NetworkPlan, Array]:
    """Return the plan with edges instead of its drawn lines, each at the place of its line; and the line of the drawing
    that each line of this plan is from.
    """
    ends = np.stack([edges.source, edges.target], axis=1).ravel()
    used = ends[first_rows(ends)]
    new_nodes = used[used >= len(network.position)]
    rows = np.append(np.arange(network.own), new_nodes)
    names = np.append(network.names, np.full(len(nodes) - len(network.names), None, object))
    nameless = rows[~has_value(names[rows])]
    names[nameless] = _unused_names(network.names, len(nameless))
    number = np.full(len(nodes), -1)
    number[rows] = np.arange(len(rows))
    on, line = number[ends], np.repeat(edges.line, 2)
    on, line = on[on >= 0], line[on >= 0]
    is_major = np.ones(len(on), bool) if importance is None else _are_major(on, line, importance, _measure_lines(plan))

    of_nodes = {name: plan.lines[name] for name in ("kind", *node_columns) if name in plan.lines}
    columns = {"id": names[rows]}
    for name in dict.fromkeys([*plan.nodes, *of_nodes]):
        if name != "id":
            columns[name] = _node_column(
                plan.nodes.get(name), of_nodes.get(name), network.own, len(rows), on[is_major], line[is_major]
            )

    kept = np.flatnonzero(network.has_ends[:, : network.own_lines].all(axis=0))
    count = np.append(network.count[kept], np.full(len(edges.line), 2))
    vertices = np.concatenate(
        [
            plan.vertices[expand_ranges(plan.offsets[kept], network.count[kept])],
            np.stack([edges.start, edges.end], axis=1).reshape(-1, 3),
        ]
    )
    origin = np.append(kept, edges.line)
    order = np.argsort(origin, kind="stable")
    origin = origin[order]
    lines = {name: np.asarray(values)[origin] for name, values in plan.lines.items() if name not in node_columns}
    for end, existing_names, mine in zip(("from", "to"), network.ends, (edges.source, edges.target), strict=True):
        lines[end] = np.append(existing_names[kept], names[mine])[order]
    line_labels, node_labels = plan.line_labels, plan.node_labels
    if len(line_labels) or len(node_labels) or len(edges.line):
        labels = np.array([FaultCollector(plan).label(row) for row in range(network.own_lines)], object)
        line_labels = labels[origin]
        owned = node_labels if len(node_labels) else names[: network.own]
        node_labels = np.append(owned, labels[line[first_rows(on)][on[first_rows(on)] >= network.own]])
    polygons = plan.polygons
    if polygons is not None:
        polygons = polygons._replace(offsets=np.append(polygons.offsets, np.full(len(new_nodes), polygons.offsets[-1])))
    noded_plan = replace(
        plan,
        nodes=columns,
        position=nodes[rows],
        lines=lines,
        vertices=vertices[expand_ranges((np.cumsum(count) - count)[order], count[order])],
        offsets=np.append(0, np.cumsum(count[order])),
        polygons=polygons,
        node_labels=node_labels,
        line_labels=line_labels,
    )
    return noded_plan, origin


def _unused_names(names: Array, count: int) -> list[str]:
    """Return names that no node has."""
    used = {name for name in names.tolist() if isinstance(name, str) and name.startswith("new ")}
    free = (name for number in itertools.count(1) if (name := f"new {number}") not in used)
    return list(itertools.islice(free, count))


def _measure_lines(plan: NetworkPlan) -> Array:
    """Return the lengths of lines in whole units as seen from above; int64."""
    line = np.repeat(np.arange(len(plan.offsets) - 1), np.diff(plan.offsets))
    steps = np.where(line[1:] == line[:-1], np.hypot(*np.diff(plan.vertices[:, :2], axis=0).T), 0)
    return np.nan_to_num(np.bincount(line[1:], steps, len(plan.offsets) - 1), posinf=0).astype(np.int64)


def _are_major(on: Array, line: Array, importance: Array, length: Array) -> Array:
    """Return whether a line is among the most important ones at its node: of equal ones, lines that pass it, and of these
    the longest; bool.
    """
    ranks, lengths = (np.unique(values, return_inverse=True)[1].ravel() for values in (importance, length))
    visit, visits = np.unique(on * len(importance) + line, return_inverse=True, return_counts=True)[1:]
    rank = (ranks[line] * 2 + (visits[visit.ravel()] > 1)) * (lengths.max(initial=0) + 1) + lengths[line]
    highest = np.zeros(on.max(initial=-1) + 1, np.int64)
    np.maximum.at(highest, on, rank)
    return rank == highest[on]


def _node_column(mine: Array | None, of_lines: Array | None, num_own: int, rows: int, on: Array, line: Array) -> Array:
    """Return a column of nodes: their own values, else those of their first line that has one; `on` are nodes of lines."""
    column = np.full(rows, None, object)
    sources = []
    if mine is not None and num_own:
        sources.append(np.asarray(mine))
        column[:num_own] = sources[0]
    if of_lines is not None:
        values = np.asarray(of_lines)
        sources.append(values)
        is_known = has_value(values)[line]
        nodes, first = np.unique(on[is_known], return_index=True)
        is_open = ~has_value(column)[nodes]
        column[nodes[is_open]] = values[line[is_known][first[is_open]]]
    kinds = {source.dtype for source in sources}
    return column.astype(kinds.pop()) if len(kinds) == 1 and has_value(column).all() else column


JUST = 1e-6
"""Part of an edge that counts as its end."""


def find_loose_ends(
    points: Points, network: ExistingNetwork, edges: Edges, tolerance: float, faults: FaultCollector
) -> set[tuple[int, int]]:
    """Report ends that touch an existing edge where it has no node; return the two lines of each."""
    ends = np.flatnonzero((points.is_first | points.is_last) & (points.node >= len(network.position)))
    places = points.place[ends]
    end, edge, at = find_touches(
        places[:, :2], points.layer[ends], edges.start[:, :2], edges.end[:, :2], edges.layer, tolerance
    )
    where = edges.start[edge] + (edges.end - edges.start)[edge] * at[:, None]
    away = distance_between(places[end], where)
    is_near = away <= tolerance
    end, edge, at, away = end[is_near], edge[is_near], at[is_near], away[is_near]
    nearest = nearest_of_group(end, away, edge)
    line_pairs = set()
    for row, crossed_edge, part in zip(
        ends[end[nearest]].tolist(), edge[nearest].tolist(), at[nearest].tolist(), strict=True
    ):
        line, crossed = int(points.line[row]), int(edges.line[crossed_edge])
        name = network.ends[int(part > 0.5), crossed]
        x, y = network.vertices[network.offsets[crossed] + (network.count[crossed] - 1 if part > 0.5 else 0), :2]
        message = f"ends at {format_place(points.place[row])} on {network.called(crossed)}, where no node is"
        faults.add(line, points.place[row], f"{message}: give it a vertex there, or end at {name} at {x:g}, {y:g}")
        line_pairs.add((line, crossed))
    return line_pairs


def find_repeats(edges: Edges, nodes: Array, existing_edges: Edges) -> tuple[Array, Array]:
    """Return edges between the same nodes as an earlier edge, and the line of the earlier one."""
    is_whole = (existing_edges.source >= 0) & (existing_edges.target >= 0)
    source, target = (
        np.append(existing_edges.source[is_whole], edges.source),
        np.append(existing_edges.target[is_whole], edges.target),
    )
    line = np.append(existing_edges.line[is_whole], edges.line)
    many = np.count_nonzero(is_whole)
    first, owner = np.unique(
        np.minimum(source, target) * len(nodes) + np.maximum(source, target), return_index=True, return_inverse=True
    )[1:]
    earlier = first[owner.ravel()]
    again = np.flatnonzero(earlier < np.arange(len(line)))
    again = again[again >= many]
    return again - many, line[earlier[again]]


def report_repeats(
    edges: Edges,
    repeats: tuple[Array, Array],
    network: ExistingNetwork,
    joined: Array,
    tolerance: float,
    faults: FaultCollector,
) -> None:
    """Report the first one of the repeated edges of every two lines; see `find_repeats`. `joined` are lines that were drawn
    elsewhere, within the tolerance.
    """
    again, earlier_lines = repeats
    first = np.sort(nearest_of_group(edges.line[again] * len(network.line_layer) + earlier_lines, again, again))
    for row, mine, earlier in zip(
        again[first], edges.line[again[first]].tolist(), earlier_lines[first].tolist(), strict=True
    ):
        place = edges.start[row]
        message = f"runs over the same nodes as {_name_line(mine, earlier, network, faults)} at {format_place(place)}"
        if np.isin(joined, (mine, earlier)).any():
            fix = f"the tolerance of {tolerance:g} joins them: draw them further apart, or give a smaller one"
        else:
            fix = "draw one line for both directions, or these further apart"
        faults.add(mine, place, f"{message}: {fix}")


def find_crossings(
    edges: Edges,
    network: ExistingNetwork,
    existing_edges: Edges,
    clearance: float,
    tolerance: float,
    is_bridge: Array,
    reported: set[tuple[int, int]],
    faults: FaultCollector,
) -> None:
    """Report crossings of edges without a common node."""
    edges = edges.select((edges.start != edges.end)[:, :2].any(axis=1))
    many = len(edges.line)
    edges = Edges(*(np.concatenate(columns) for columns in zip(edges, existing_edges, strict=True)))
    crossings = find_segment_crossings(edges.start[:, :2], edges.end[:, :2], edges.layer)
    first, second = crossings.first, crossings.second
    meets = [
        getattr(edges, a)[first] == getattr(edges, b)[second]
        for a in ("source", "target")
        for b in ("source", "target")
    ]
    nodes = np.sum(meets, axis=0)
    is_inside = (np.minimum(crossings.at, 1 - crossings.at) > JUST) & (
        np.minimum(crossings.second_at, 1 - crossings.second_at) > JUST
    )
    below = edges.start[first] + (edges.end - edges.start)[first] * crossings.at[:, None]
    above = edges.start[second] + (edges.end - edges.start)[second] * crossings.second_at[:, None]
    low, high = edges.line[first], edges.line[second]
    is_fault = (
        (first < many)
        & ((nodes == 0) | (nodes == 1) & is_inside)
        & ~(np.abs(below[:, 2] - above[:, 2]) > clearance)
        & ~is_bridge[np.minimum(low, len(is_bridge) - 1)]
        & ~is_bridge[np.minimum(high, len(is_bridge) - 1)]
    )
    rows = np.flatnonzero(is_fault)
    rows = rows[np.lexsort((crossings.at[rows], first[rows], high[rows], low[rows]))]
    last = (-1, -1, np.full(3, np.inf))
    for row in rows.tolist():
        line, crossed, place = int(low[row]), int(high[row]), below[row]
        is_same = (
            last[:2] == (line, crossed) and np.hypot(*(place - last[2])[:2]) <= tolerance + ROUND * np.abs(place).max()
        )
        last = (line, crossed, place)
        if is_same or (line, crossed) in reported:
            continue
        message = f"crosses {_name_line(line, crossed, network, faults)} at {format_place(place)} without a junction"
        # What stands gets no vertex; whoever draws puts a node there once a line has one.
        what = "a vertex of both" if crossed < network.own_lines else "a vertex"
        faults.add(
            line, place, f"{message}: snap {what} there, or give them different heights, or one of them bridge = yes"
        )


def _name_line(line: int, second: int, network: ExistingNetwork, report: FaultCollector) -> str:
    """Return the name of the second line, for a message about the first."""
    if second == line:
        return "itself"
    return network.called(second) if network.has_ends[:, second].all() else report.label(second)
