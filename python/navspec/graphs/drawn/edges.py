"""Edges between the nodes of drawn lines, and the plan that they make."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.drawn.faults import Report, spot
from navspec.graphs.drawn.parts import Edges, Points, Standing, apart, is_told, ranges
from navspec.graphs.numbers import Array, first_rows
from navspec.graphs.plan import NetworkPlan

MOST = 5_000_000
"""Lines between two nodes that a drawing may become."""


def edges_of(points: Points, nodes: Array, faults: Report) -> Edges:
    """From every point to the next one of its line."""
    first = np.flatnonzero(~points.is_last)
    source, target = points.node[first], points.node[first + 1]
    edges = Edges(source, target, points.line[first], nodes[source], nodes[target], points.layer[first])
    is_long = (edges.start != edges.end).any(axis=1)
    for row in np.flatnonzero(~is_long):
        message = f"has an edge without length at {spot(edges.start[row])}, between two nodes in one place"
        faults.add(edges.line[row], edges.start[row], f"{message}: join them, or move one")
    return edges.taken(is_long)


def split(edges: Edges, nodes: Array, longest: float) -> tuple[Edges, Array]:
    """Edges that are no longer than that, and all nodes."""
    length = apart(edges.end, edges.start)
    pieces = np.ceil(length / longest * (1 - 1e-12)).clip(1)
    if pieces.sum() > MOST:
        raise NavspecError(
            f"the drawing would have {int(pieces.sum()):,} edges no longer than {longest:g}, and {MOST:,} is the most: draw in "
            "units of the game, or allow longer edges"
        )
    pieces = pieces.astype(np.int64)
    row, number = np.repeat(np.arange(len(pieces)), pieces), ranges(np.zeros_like(pieces), pieces)
    is_last = number == pieces[row] - 1
    start, way = edges.start[row], (edges.end - edges.start)[row]
    end = np.where(is_last[:, None], edges.end[row], start + way * ((number + 1) / pieces[row])[:, None])
    more = len(nodes) + np.cumsum(~is_last) - 1
    source, target = (
        np.where(number == 0, edges.source[row], np.append(0, more)[: len(row)]),
        np.where(is_last, edges.target[row], more),
    )
    start = np.where((number == 0)[:, None], start, np.concatenate([start[:1], end])[: len(row)])
    found = Edges(source, target, edges.line[row], start, end, edges.layer[row])
    return found, np.concatenate([nodes, end[~is_last]])


def assembled(
    plan: NetworkPlan, standing: Standing, edges: Edges, nodes: Array, node_columns: Sequence[str]
) -> NetworkPlan:
    """The plan with edges for its drawn lines, each where the line was."""
    ends = np.stack([edges.source, edges.target], axis=1).ravel()
    used = ends[first_rows(ends)]
    fresh = used[used >= len(standing.position)]
    rows = np.append(np.arange(standing.own), fresh)
    names = np.append(standing.names, np.full(len(nodes) - len(standing.names), None, object))
    nameless = rows[~is_told(names[rows])]
    names[nameless] = _unlike(standing.names, len(nameless))
    number = np.full(len(nodes), -1)
    number[rows] = np.arange(len(rows))
    on, line = number[ends], np.repeat(edges.line, 2)
    on, line = on[on >= 0], line[on >= 0]

    of_nodes = {name: plan.lines[name] for name in ("kind", *node_columns) if name in plan.lines}
    columns = {"id": names[rows]}
    for name in dict.fromkeys([*plan.nodes, *of_nodes]):
        if name != "id":
            columns[name] = _node_column(plan.nodes.get(name), of_nodes.get(name), standing.own, len(rows), on, line)

    kept = np.flatnonzero(standing.has_ends[:, : standing.own_lines].all(axis=0))
    count = np.append(standing.count[kept], np.full(len(edges.line), 2))
    vertices = np.concatenate(
        [
            plan.vertices[ranges(plan.offsets[kept], standing.count[kept])],
            np.stack([edges.start, edges.end], axis=1).reshape(-1, 3),
        ]
    )
    origin = np.append(kept, edges.line)
    order = np.argsort(origin, kind="stable")
    origin = origin[order]
    lines = {name: np.asarray(values)[origin] for name, values in plan.lines.items() if name not in node_columns}
    for end, known, mine in zip(("from", "to"), standing.ends, (edges.source, edges.target), strict=True):
        lines[end] = np.append(known[kept], names[mine])[order]
    line_labels, node_labels = plan.line_labels, plan.node_labels
    if len(line_labels) or len(node_labels) or len(edges.line):
        labels = np.array([Report(plan).label(row) for row in range(standing.own_lines)], object)
        line_labels = labels[origin]
        owned = node_labels if len(node_labels) else names[: standing.own]
        node_labels = np.append(owned, labels[line[first_rows(on)][on[first_rows(on)] >= standing.own]])
    polygons = plan.polygons
    if polygons is not None:
        polygons = polygons._replace(offsets=np.append(polygons.offsets, np.full(len(fresh), polygons.offsets[-1])))
    return replace(
        plan,
        nodes=columns,
        position=nodes[rows],
        lines=lines,
        vertices=vertices[ranges((np.cumsum(count) - count)[order], count[order])],
        offsets=np.append(0, np.cumsum(count[order])),
        polygons=polygons,
        node_labels=node_labels,
        line_labels=line_labels,
    )


def _unlike(names: Array, count: int) -> list[str]:
    """Names that nobody has."""
    taken = {name for name in names.tolist() if isinstance(name, str) and name.startswith("new ")}
    free = (name for number in itertools.count(1) if (name := f"new {number}") not in taken)
    return list(itertools.islice(free, count))


def _node_column(mine: Array | None, of_lines: Array | None, own: int, rows: int, on: Array, line: Array) -> Array:
    """A column of nodes: what they have, and what the first of their lines has that tells it; `on` are nodes of lines."""
    found = np.full(rows, None, object)
    sources = []
    if mine is not None and own:
        sources.append(np.asarray(mine))
        found[:own] = sources[0]
    if of_lines is not None:
        values = np.asarray(of_lines)
        sources.append(values)
        is_known = is_told(values)[line]
        nodes, first = np.unique(on[is_known], return_index=True)
        is_open = ~is_told(found)[nodes]
        found[nodes[is_open]] = values[line[is_known][first[is_open]]]
    kinds = {source.dtype for source in sources}
    return found.astype(kinds.pop()) if len(kinds) == 1 and is_told(found).all() else found
