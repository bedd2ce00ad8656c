"""Comparison of networks by place: pairs the networks of two folders, and lists what came, went, moved and changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

import numpy as np

from navspec.columns.diff import json_value
from navspec.errors import NavspecError
from navspec.family.conversion.compiler import round_position
from navspec.graphs.arrays import Array
from navspec.graphs.difference import DIRECTIONS, OUTLINE, GraphDifference, RowPairs
from navspec.graphs.graph import BACK, Graph
from navspec.inputs.discovery import Unit, apply_settings
from navspec.inputs.file import InputFile
from navspec.operations.networks import build_network
from navspec.operations.unit_checks import draw_unit
from navspec.records.comparison import (
    ChangeCounts,
    ChangedField,
    ChangedLine,
    ChangedNode,
    ChangedTable,
    ChangeKind,
    ChangeShapes,
    FileDifference,
    FollowingCount,
    NetworkDifference,
)
from navspec.records.report import Position


class ComparedPair(NamedTuple):
    """Two files that belong together, None for one that is missing or cannot be read, and their differences."""

    a: InputFile | None
    b: InputFile | None
    difference: FileDifference


def compare_networks(
    pairs: Iterable[ComparedPair], settings: Mapping[str, Any], limit: int, *, drawings: bool = False
) -> Iterator[NetworkDifference]:
    """Yield the differences of all networks that have other nodes or lines, or nodes with other numbers.

    Only files that both sides have are compared: of a folder with the changed files of a set, the other files are not
    removed. Networks that cannot be read are only compared by row. With `drawings`, all networks that differ are yielded,
    each with its map.
    """
    for units, tables in _group_files(pairs):
        if not any(table["added"] or table["removed"] or drawings for table in tables):
            continue
        apply_settings(units, settings)
        try:
            a, b = map(build_network, units)
        except NavspecError:
            continue
        network = describe_difference(a, b, limit, paths=[unit.where for unit in units])
        if drawings:
            elsewhere = {table["key"] for table in tables if not has_places([a.view, b.view], table["key"])}
            yield replace(network, drawing=draw_unit(units[1], b.view), elsewhere=frozenset(elsewhere))
            continue
        is_renumbered = any(count["field"] in a.key for count in network.following)
        if is_renumbered or any(part[what] for part in (network.nodes, network.lines) for what in ("added", "removed")):
            yield network


_SAMPLE = 100
"""Rows of a table that are tried for a place."""


def has_places(views: Iterable[Any], key: str) -> bool:
    """Return whether rows of a table have places on the map of one of these views."""
    return any(_has_places(view, key) for view in views)


def _has_places(view: Any, key: str) -> bool:
    if not key:
        return False
    try:
        count = int(view.files.starts(key)[-1])
        positions = view.positions(key, np.arange(min(count, _SAMPLE)))
    except (LookupError, ValueError):
        return False
    return bool(np.isfinite(positions[:, :2]).all(axis=1).any())


def _group_files(pairs: Iterable[ComparedPair]) -> Iterator[tuple[list[Unit], list[ChangedTable]]]:
    """Yield the files of both sides for each network, those of a set or one file, and their tables that differ."""
    groups: dict[Any, tuple[list[Unit], list[ChangedTable]]] = {}
    for number, pair in enumerate(pairs):
        a, b, difference = pair
        if a is None or b is None or a.family is not b.family or a.family.graph is None:
            continue
        key = (a.family.id, a.content.folder, b.content.folder) if a.family.sets else number
        units, tables = groups.setdefault(key, ([Unit(a.family), Unit(b.family)], []))
        tables += difference.tables
        for unit, file in zip(units, (a, b), strict=True):
            unit.files.append(file)
    yield from groups.values()


def describe_difference(a: Graph, b: Graph, limit: int, *, paths: Sequence[str] = ("", "")) -> NetworkDifference:
    """Return the differences between two networks of one format by place: at most `limit` nodes and lines that are new,
    and as many that are gone, moved and changed.
    """
    return describe_graph_difference(GraphDifference(a, b), limit, paths=paths)


def describe_graph_difference(
    difference: GraphDifference, limit: int, *, paths: Sequence[str] = ("", "")
) -> NetworkDifference:
    """Return the record of a difference; see `describe_difference`."""
    a, b = difference.a, difference.b
    nodes, lines = _list_pairs(difference.nodes, limit), _list_pairs(difference.lines, limit)
    of_nodes = _count_changes(difference.nodes, a.nodes.rows, b.nodes.rows)
    of_lines = _count_changes(difference.lines, len(a.lines.there), len(b.lines.there))
    following: Iterable[FollowingCount] = (
        {"field": name, "count": count} for name, count in difference.count_following().items()
    )
    num_changes = sum(len(rows.a) for part in (difference.nodes, difference.lines) for rows in part.values())
    path_a, path_b = paths
    return NetworkDifference(
        path_a,
        path_b,
        a.format,
        of_nodes,
        of_lines,
        tuple(_iter_changed_nodes(difference, nodes)),
        tuple(_iter_changed_lines(difference, lines)),
        tuple(following),
        truncated=num_changes > len(nodes) + len(lines),
        noun=a.key[-1],
        node_shapes=tuple(ChangeShapes(_node_shape(a, row_a), _node_shape(b, row_b)) for _, row_a, row_b in nodes),
        line_shapes=tuple(_iter_line_shapes(difference, lines)),
    )


def _list_pairs(parts: Mapping[str, RowPairs], limit: int) -> list[tuple[ChangeKind, int, int]]:
    """Return what became of nodes or lines, and their rows in both networks, at most `limit` of each kind."""
    return [
        (cast(ChangeKind, kind), *rows)
        for kind, pairs in parts.items()
        for rows in zip(pairs.a[:limit].tolist(), pairs.b[:limit].tolist(), strict=True)
    ]


def _count_changes(pairs: Mapping[str, RowPairs], total_a: int, total_b: int) -> ChangeCounts:
    counts = {"total_a": total_a, "total_b": total_b} | {what: len(rows.a) for what, rows in pairs.items()}
    return cast(ChangeCounts, counts)


def _iter_changed_nodes(
    difference: GraphDifference, pairs: Iterable[tuple[ChangeKind, int, int]]
) -> Iterator[ChangedNode]:
    a, b = difference.a, difference.b
    masks = difference.node_changes
    words = [
        {name: [None] * graph.nodes.rows if name == OUTLINE else graph.nodes.words(name) for name in masks}
        for graph in (a, b)
    ]
    kinds = a.nodes.words("kind"), b.nodes.words("kind")
    for kind, row_a, row_b in pairs:
        names = [name for name, is_other in masks.items() if min(row_a, row_b) >= 0 and is_other[row_a]]
        yield {
            "kind": kind,
            "node_a": _name(a, row_a),
            "node_b": _name(b, row_b),
            "node_kind": str(kinds[0][row_a] if row_b < 0 else kinds[1][row_b]),
            "position_a": _place(a, row_a),
            "position_b": _place(b, row_b),
            "fields": [_field(name, words[0][name][row_a], words[1][name][row_b]) for name in names],
        }


def _iter_line_edges(
    difference: GraphDifference, pairs: Iterable[tuple[ChangeKind, int, int]]
) -> Iterator[tuple[Array | None, Array | None]]:
    """Yield the edges of lines, forward and back, in both networks; None for no line."""
    edges, new_edges = difference.line_edges, np.stack(difference.b.lines, axis=1)
    for _, line_a, line_b in pairs:
        edges_b = new_edges[line_b] if line_a < 0 else edges[1][line_a] if line_b >= 0 else None
        yield edges[0][line_a] if line_a >= 0 else None, edges_b


def _iter_changed_lines(
    difference: GraphDifference, pairs: Sequence[tuple[ChangeKind, int, int]]
) -> Iterator[ChangedLine]:
    a, b = difference.a, difference.b
    masks = difference.line_changes
    words = {name: _read_line_column(difference, name) for name in masks}
    for (kind, line_a, line_b), (edges_a, edges_b) in zip(pairs, _iter_line_edges(difference, pairs), strict=True):
        names = [name for name, is_other in masks.items() if min(line_a, line_b) >= 0 and is_other[line_a]]
        shown_edges = edges_a if edges_b is None else edges_b
        yield {
            "kind": cast(Any, kind),
            "ends_a": _ends(a, edges_a),
            "ends_b": _ends(b, edges_b),
            "is_one_way": shown_edges is not None and bool((shown_edges < 0).any()),
            "fields": [_field(name, *(values[line_a] for values in words[name])) for name in names],
        }


def _iter_line_shapes(
    difference: GraphDifference, pairs: Iterable[tuple[ChangeKind, int, int]]
) -> Iterator[ChangeShapes]:
    for edges_a, edges_b in _iter_line_edges(difference, pairs):
        yield ChangeShapes(_line_shape(difference.a, edges_a), _line_shape(difference.b, edges_b))


def _line_shape(graph: Graph, edges: Array | None) -> list[list[float]] | None:
    """Return the places of both ends of a line; None for no line."""
    rows = _end_rows(graph, edges)
    return None if rows is None else _shape(graph.position[rows])


def _node_shape(graph: Graph, row: int) -> list[list[float]] | None:
    """Return the corners of an area, or the place of a node; None for no node."""
    if row < 0:
        return None
    if graph.polygons is None:
        return _shape(graph.position[[row]])
    return _shape(graph.polygons.corners[slice(*graph.polygons.offsets[row : row + 2])])


def _shape(places: Array) -> list[list[float]] | None:
    """Return places as seen from above; None if one is unknown."""
    flat = places[:, :2]
    return np.round(flat, 3).tolist() if len(flat) and np.isfinite(flat).all() else None


def _read_line_column(difference: GraphDifference, name: str) -> list[Array]:
    """Return the values of a column for every line of `a`, in both networks."""
    sides = []
    for graph, edges in zip((difference.a, difference.b), difference.line_edges, strict=True):
        if name == DIRECTIONS:
            sides.append(np.array(["none", "forward", "back", "both"], object)[(edges >= 0) @ np.array([1, 2])])
            continue
        is_back = name not in graph.edges
        forward, back = edges.T[:: -1 if is_back else 1]
        sides.append(
            graph.edges.words(name.removesuffix(BACK) if is_back else name)[np.where(forward < 0, back, forward)]
        )
    return sides


def _field(name: str, a: Any, b: Any) -> ChangedField:
    return {"field": name, "a": json_value(a), "b": json_value(b)}


def _name(graph: Graph, row: int) -> str | None:
    return None if row < 0 else graph.names([row])[0]


def _place(graph: Graph, row: int) -> Position | None:
    return None if row < 0 else round_position(graph.position[row].tolist())


def _ends(graph: Graph, edges: Array | None) -> list[str] | None:
    """Return the names of the ends of a line, from its edges forward and back; None for no line."""
    rows = _end_rows(graph, edges)
    return None if rows is None else graph.names(rows)


def _end_rows(graph: Graph, edges: Array | None) -> list[int] | None:
    """Return the rows of the ends of a line, from its edges forward and back; None for no line."""
    if edges is None:
        return None
    forward, back = edges.tolist()
    edge = back if forward < 0 else forward
    ends = [int(graph.source[edge]), int(graph.target[edge])]
    return ends[::-1] if forward < 0 else ends
