"""Comparison of networks by place: pairs the networks of two folders, and lists what came, went, moved and changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
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
from navspec.records.comparison import (
    ChangeCounts,
    ChangedField,
    ChangedLine,
    ChangedNode,
    ChangedTable,
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
    pairs: Iterable[ComparedPair], settings: Mapping[str, Any], limit: int
) -> Iterator[NetworkDifference]:
    """Yield the differences of all networks that have other nodes or lines, or nodes with other numbers.

    Only files that both sides have are compared: of a folder with the changed files of a set, the other files are not
    removed. Networks that cannot be read are only compared by row.
    """
    for units, tables in _group_files(pairs):
        if not any(table["added"] or table["removed"] for table in tables):
            continue
        apply_settings(units, settings)
        try:
            a, b = map(build_network, units)
        except NavspecError:
            continue
        network = describe_difference(a, b, limit, paths=[unit.where for unit in units])
        is_renumbered = any(count["field"] in a.key for count in network.following)
        if is_renumbered or any(part[what] for part in (network.nodes, network.lines) for what in ("added", "removed")):
            yield network


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
    """Return the differences between two networks of one format by place, at most `limit` nodes and lines of them."""
    difference = GraphDifference(a, b)
    nodes = tuple(islice(_iter_changed_nodes(difference), limit))
    lines = tuple(islice(_iter_changed_lines(difference), limit))
    of_nodes = _count_changes(difference.nodes, a.nodes.rows, b.nodes.rows)
    of_lines = _count_changes(difference.lines, len(a.lines.there), len(b.lines.there))
    following: Iterable[FollowingCount] = (
        {"field": name, "count": count} for name, count in difference.count_following().items()
    )
    num_changes = sum(len(rows.a) for part in (difference.nodes, difference.lines) for rows in part.values())
    is_truncated = num_changes > len(nodes) + len(lines)
    return NetworkDifference(
        paths[0], paths[1], a.format, of_nodes, of_lines, nodes, lines, tuple(following), is_truncated
    )


def _count_changes(pairs: Mapping[str, RowPairs], total_a: int, total_b: int) -> ChangeCounts:
    counts = {"total_a": total_a, "total_b": total_b} | {what: len(rows.a) for what, rows in pairs.items()}
    return cast(ChangeCounts, counts)


def _iter_changed_nodes(difference: GraphDifference) -> Iterator[ChangedNode]:
    """Yield the nodes that differ: new ones first."""
    a, b = difference.a, difference.b
    masks = difference.node_changes
    words = [
        {name: [None] * graph.nodes.rows if name == OUTLINE else graph.nodes.words(name) for name in masks}
        for graph in (a, b)
    ]
    kinds = a.nodes.words("kind"), b.nodes.words("kind")
    for what, pairs in difference.nodes.items():
        for row_a, row_b in zip(pairs.a.tolist(), pairs.b.tolist(), strict=True):
            names = [name for name, is_other in masks.items() if min(row_a, row_b) >= 0 and is_other[row_a]]
            yield {
                "kind": cast(Any, what),
                "node_a": _name(a, row_a),
                "node_b": _name(b, row_b),
                "node_kind": str(kinds[0][row_a] if row_b < 0 else kinds[1][row_b]),
                "position_a": _place(a, row_a),
                "position_b": _place(b, row_b),
                "fields": [_field(name, words[0][name][row_a], words[1][name][row_b]) for name in names],
            }


def _iter_changed_lines(difference: GraphDifference) -> Iterator[ChangedLine]:
    """Yield the lines that differ: new ones first."""
    a, b = difference.a, difference.b
    edges = difference.line_edges
    new_edges = np.stack(b.lines, axis=1)
    masks = difference.line_changes
    words = {name: _read_line_column(difference, name) for name in masks}
    for what, pairs in difference.lines.items():
        for line_a, line_b in zip(pairs.a.tolist(), pairs.b.tolist(), strict=True):
            edges_a = edges[0][line_a] if line_a >= 0 else None
            edges_b = new_edges[line_b] if line_a < 0 else edges[1][line_a] if line_b >= 0 else None
            names = [name for name, is_other in masks.items() if min(line_a, line_b) >= 0 and is_other[line_a]]
            shown_edges = edges_a if edges_b is None else edges_b
            yield {
                "kind": cast(Any, what),
                "ends_a": _ends(a, edges_a),
                "ends_b": _ends(b, edges_b),
                "is_one_way": shown_edges is not None and bool((shown_edges < 0).any()),
                "fields": [_field(name, *(values[line_a] for values in words[name])) for name in names],
            }


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
    if edges is None:
        return None
    forward, back = edges.tolist()
    edge = back if forward < 0 else forward
    ends = [int(graph.source[edge]), int(graph.target[edge])]
    return graph.names(ends[::-1] if forward < 0 else ends)
