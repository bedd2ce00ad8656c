"""GraphML: nodes, and an edge for every direction, which the number of their line joins."""

from __future__ import annotations

import json
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, BinaryIO
from xml.etree.ElementTree import ParseError

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.head import NAME, head_of, read_head
from navspec.exchange.layers import AREA, LINE, NOWHERE, Layer, plan_from
from navspec.exchange.limits import require_table
from navspec.exchange.marks import Mark
from navspec.exchange.values import NO_XML, objects, typed
from navspec.graphs.numbers import Array
from navspec.graphs.plan import BACK, Plan

_BENT = "vertices"
"""Points of a line that does not go straight from node to node, as JSON."""
_CORNERS = "corners"
"""Corners of a node that is an area, as JSON."""
_LINE = "line"
"""Number of the line that an edge is one direction of, from 1."""
_IS_BACK = "is_back"
"""Whether an edge is the way back along its line."""
_BOTH = "has_back"


def write(plan: Plan, marks: Sequence[Mark], file: BinaryIO) -> None:  # noqa: ARG001 - a graph has no findings
    """Write a network; what is not known of a node or an edge is left out."""
    networkx = import_extra("networkx", "graph")
    graph = networkx.MultiDiGraph(**{NAME: json.dumps(head_of(plan))})
    nodes = {**dict(zip("xyz", plan.position.T, strict=True)), **plan.nodes}
    if plan.polygons is not None:
        nodes[_CORNERS] = _paths(plan.polygons.corners, plan.polygons.offsets, np.diff(plan.polygons.offsets) > 0)
    ids = plan.nodes["id"].tolist()
    row = {name: at for at, name in enumerate(ids)}
    if len(row) < len(ids) or None in row:
        raise NavspecError("two nodes have one name, or one has none, and GraphML needs one for each; export as .gpkg")
    usual = graph.graph["node_default"] = _usual(nodes)
    graph.add_nodes_from(zip(ids, _rows(nodes, usual, "id"), strict=True))
    at = np.array([[row.get(line, -1) for line in plan.lines[end].tolist()] for end in ("from", "to")], np.int64)
    if (at < 0).any():
        raise NavspecError("a line has no node at an end, and GraphML joins nodes; export as .gpkg")
    there, back = _directions(plan, _is_bent(plan, at))
    usual = graph.graph["edge_default"] = _usual(there)
    ends = (plan.lines[end].tolist() for end in ("from", "to"))
    rows = zip(*ends, _rows(there, usual), _rows(back, usual), strict=True)
    returns = plan.lines.get(_BOTH, np.zeros(at.shape[1], bool)).tolist()
    for (start, end, one, other), is_both in zip(rows, returns, strict=True):
        graph.add_edge(start, end, **one)
        if is_both:
            graph.add_edge(end, start, **other)
    networkx.write_graphml_xml(graph, file)


def _directions(plan: Plan, is_bent: Array) -> tuple[dict[str, Array], dict[str, Array]]:
    """Columns of the edges there and of those back, by the same names."""
    rows = len(is_bent)
    lines = {name: each for name, each in plan.lines.items() if name not in ("from", "to", _BOTH)}
    shared = {_LINE: np.arange(1, rows + 1), _BENT: _paths(plan.vertices, plan.offsets, is_bent)}
    nothing = np.full(rows, None, object)
    names = dict.fromkeys(name.removesuffix(BACK) for name in lines)
    there = {name: lines.get(name, nothing) for name in names}
    back = {name: lines.get(name + BACK, lines.get(name, nothing)) for name in names}
    return (
        {**there, _IS_BACK: np.zeros(rows, bool), **shared},
        {**back, _IS_BACK: np.ones(rows, bool), **shared},
    )


def _usual(columns: Mapping[str, Array]) -> dict[str, Any]:
    """The value that a column has most often, where it is always known and has it in most rows: it is told once."""
    found = {}
    for name, column in columns.items():
        (value, count), *_ = [*Counter(_listed(name, column)).most_common(1), (None, 0)]
        if (
            2 * count > len(column) and value != "" and typed(column).is_known.all()
        ):  # networkx reads no empty text there
            found[name] = value
    return found


def _rows(columns: Mapping[str, Array], usual: Mapping[str, Any], *leave: str) -> Iterator[dict[str, Any]]:
    """What is known of every row and is not as usual; of the first row all, as what no row tells is lost with its type."""
    names = [name for name in columns if name not in leave]
    expected = [usual.get(name) for name in names]
    for number, values in enumerate(zip(*(_listed(name, columns[name]) for name in names), strict=True)):
        told = zip(names, values, expected, strict=True)
        yield {name: each for name, each, most in told if each is not None and (each != most or not number)}


def _listed(name: str, column: Array) -> list[Any]:
    values = typed(column)
    if values.type == "text" and any(map(NO_XML.search, filter(None, values.to_list()))):
        raise NavspecError(f"{name}: a value has a character that XML cannot hold; export as .geojson")
    if values.values.dtype == np.uint64:
        return [str(each) for each in values.to_list()]
    return values.to_list()


def _paths(points: Array, offsets: Array, is_told: Array) -> Array:
    """Points of some rows as JSON."""
    found = np.full(len(is_told), None, object)
    for at in np.flatnonzero(is_told).tolist():
        found[at] = json.dumps(points[offsets[at] : offsets[at + 1]].tolist())
    return found


def _is_bent(plan: Plan, at: Array) -> Array:
    """Whether lines do not go straight from node to node, which are rows `at`, shape (2, lines)."""
    is_bent = np.diff(plan.offsets) != 2
    straight = np.flatnonzero(~is_bent)
    ends = np.stack([plan.vertices[plan.offsets[straight]], plan.vertices[plan.offsets[straight] + 1]])
    nodes = plan.position[at[:, straight]]
    is_bent[straight] = ((ends != nodes) & ~(np.isnan(ends) & np.isnan(nodes))).any(axis=(0, 2))
    return is_bent


def read(path: str) -> Plan:
    """Read a network that was exported or drawn as nodes with `x` and `y`, and edges."""
    networkx = import_extra("networkx", "graph")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a column without a type is text, as any program takes it
            graph = networkx.read_graphml(path, force_multigraph=True)
    except (ParseError, networkx.NetworkXException, ValueError) as error:
        raise NavspecError(f"{path}: this is no GraphML that can be read: {error}") from None
    except (LookupError, TypeError, AttributeError, RecursionError):
        raise NavspecError(
            f"{path}: this is no GraphML that can be read: a node, an edge or a value in it is not as GraphML has it"
        ) from None
    head = read_head(graph.graph.get(NAME), path)
    defaults = {part: graph.graph.get(f"{part}_default", {}) for part in ("node", "edge")}
    for part, rows in (("node", len(graph)), ("edge", graph.number_of_edges())):
        require_table(rows, defaults[part], path)
    nodes = [{**defaults["node"], **said, "id": name} for name, said in graph.nodes(data=True)]
    edges = [{**defaults["edge"], **said, "from": start, "to": end} for start, end, said in graph.edges(data=True)]
    lines = _lines(edges, head.types.get("lines", {}), is_both=not graph.is_directed())
    layers = [
        _layer(nodes, head.types.get("nodes", {}), [f"node {node['id']}" for node in nodes], _CORNERS, path),
        _layer(
            lines, head.types.get("lines", {}), [f"edge {line['from']} to {line['to']}" for line in lines], _BENT, path
        ),
    ]
    return plan_from(head, layers, path)


def _lines(edges: list[dict[str, Any]], types: Mapping[str, str], *, is_both: bool) -> list[dict[str, Any]]:
    """Edges of which those that are two directions of one line are one."""
    twice = [name.removesuffix(BACK) for name in types if name.endswith(BACK) and name != _BOTH]
    pairs: dict[Any, dict[bool, dict[str, Any]]] = {}
    found = []
    for edge in edges:
        number, is_back = edge.pop(_LINE, None), edge.pop(_IS_BACK, None)
        edge.pop("id", None)
        pair = pairs.setdefault(number, {}) if number is not None and is_back is not None else {}
        if is_back in pair or not _is_way_back(edge, pair.get(not is_back)):
            pair = {}
        pair[bool(is_back)] = edge
        if len(pair) == 1:
            found.append((number, pair))
    numbers = [number if isinstance(number, int) else len(edges) + 1 for number, _ in found]
    return [_line(found[at][1], twice, is_both) for at in np.argsort(numbers, kind="stable").tolist()]


def _is_way_back(edge: Mapping[str, Any], other: Mapping[str, Any] | None) -> bool:
    return other is None or (edge["from"], edge["to"]) == (other["to"], other["from"])


def _line(ways: Mapping[bool, dict[str, Any]], twice: Sequence[str], is_both: bool) -> dict[str, Any]:
    """A line of one edge or two, by whether they lead back."""
    there = ways.get(False) or ways[True]
    back = ways.get(True) if len(ways) == 2 else None
    found = {**there, _BOTH: is_both or back is not None}
    return found | {name + BACK: back.get(name) for name in twice} if back else found


def _layer(rows: list[dict[str, Any]], types: Mapping[str, str], labels: list[str], paths: str, path: str) -> Layer:
    """A layer of rows of which some have a path as JSON; the others are where their columns say."""
    names = dict.fromkeys((*types, *chain.from_iterable(rows)))
    names.pop(paths, None)
    require_table(len(rows), names, path)
    columns = {name: objects([row.get(name) for row in rows]) for name in names}
    told = [row.get(paths) for row in rows]
    points = [
        np.zeros((0, 3)) if each is None else _path(each, f"{path}: {at}")
        for each, at in zip(told, labels, strict=True)
    ]
    kind = AREA if paths == _CORNERS else LINE
    least = 3 if kind == AREA else 2
    counts = np.fromiter(map(len, points), np.int64, len(points))
    shape = np.where(counts >= least, kind, NOWHERE).astype(np.int8)
    counts[shape == NOWHERE] = 0
    drawn = [each for each, count in zip(points, counts.tolist(), strict=True) if count]
    return Layer(
        columns,
        shape,
        np.concatenate(([0], np.cumsum(counts))),
        np.concatenate([np.zeros((0, 3)), *drawn]),
        objects(labels),
    )


def _path(text: Any, where: str) -> Array:
    try:
        found: Array = np.array(json.loads(text), np.float64)
    except (ValueError, TypeError, RecursionError):
        found = np.zeros((0, 0))
    if found.ndim != 2 or found.shape[1] != 3:
        raise NavspecError(f"{where}: its points are no list of three numbers each")
    return found
