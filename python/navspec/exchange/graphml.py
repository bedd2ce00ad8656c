"""GraphML: nodes, and an edge for every direction; both edges of a line share its number."""

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
from navspec.exchange.head import NAME, build_head, read_head
from navspec.exchange.layers import AREA, LINE, NOWHERE, FeatureLayer, Mark, build_plan
from navspec.exchange.limits import require_table
from navspec.exchange.values import NO_XML, infer_type, object_array
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK
from navspec.graphs.plan import NetworkPlan

_BENT = "vertices"
"""Points of a line that is not straight from node to node, as JSON."""
_CORNERS = "corners"
"""Corners of a node that is an area, as JSON."""
_LINE = "line"
"""Number of the line that an edge is one direction of, from 1."""
_IS_BACK = "is_back"
"""Whether an edge is the reverse direction of its line."""
_HAS_BACK = "has_back"


def write(plan: NetworkPlan, marks: Sequence[Mark], file: BinaryIO) -> None:  # noqa: ARG001 - a graph has no findings
    """Write a network; unknown values of nodes and edges are left out."""
    networkx = import_extra("networkx", "graph")
    graph = networkx.MultiDiGraph(**{NAME: json.dumps(build_head(plan))})
    nodes = {**dict(zip("xyz", plan.position.T, strict=True)), **plan.nodes}
    if plan.polygons is not None:
        nodes[_CORNERS] = _format_paths(
            plan.polygons.corners, plan.polygons.offsets, np.diff(plan.polygons.offsets) > 0
        )
    ids = plan.nodes["id"].tolist()
    row = {name: at for at, name in enumerate(ids)}
    if len(row) < len(ids) or None in row:
        raise NavspecError("two nodes have one name, or one has none, and GraphML needs one for each; export as .gpkg")
    defaults = graph.graph["node_default"] = _common_values(nodes)
    graph.add_nodes_from(zip(ids, _iter_rows(nodes, defaults, "id"), strict=True))
    at = np.array([[row.get(line, -1) for line in plan.lines[end].tolist()] for end in ("from", "to")], np.int64)
    if (at < 0).any():
        raise NavspecError("a line has no node at an end, and GraphML joins nodes; export as .gpkg")
    forward, back = _directions(plan, _is_bent(plan, at))
    defaults = graph.graph["edge_default"] = _common_values(forward)
    ends = (plan.lines[end].tolist() for end in ("from", "to"))
    rows = zip(*ends, _iter_rows(forward, defaults), _iter_rows(back, defaults), strict=True)
    returns = plan.lines.get(_HAS_BACK, np.zeros(at.shape[1], bool)).tolist()
    for (start, end, one, reverse), is_both in zip(rows, returns, strict=True):
        graph.add_edge(start, end, **one)
        if is_both:
            graph.add_edge(end, start, **reverse)
    networkx.write_graphml_xml(graph, file)


def _directions(plan: NetworkPlan, is_bent: Array) -> tuple[dict[str, Array], dict[str, Array]]:
    """Return the columns of forward edges and of reverse edges, by the same names."""
    rows = len(is_bent)
    lines = {name: column for name, column in plan.lines.items() if name not in ("from", "to", _HAS_BACK)}
    shared = {_LINE: np.arange(1, rows + 1), _BENT: _format_paths(plan.vertices, plan.offsets, is_bent)}
    nothing = np.full(rows, None, object)
    names = dict.fromkeys(name.removesuffix(BACK) for name in lines)
    forward = {name: lines.get(name, nothing) for name in names}
    back = {name: lines.get(name + BACK, lines.get(name, nothing)) for name in names}
    return (
        {**forward, _IS_BACK: np.zeros(rows, bool), **shared},
        {**back, _IS_BACK: np.ones(rows, bool), **shared},
    )


def _common_values(columns: Mapping[str, Array]) -> dict[str, Any]:
    """Return the most common value of every column that has no unknown values, if most rows have it; it is written
    once.
    """
    defaults = {}
    for name, column in columns.items():
        (value, count), *_ = [*Counter(_to_list(name, column)).most_common(1), (None, 0)]
        if (
            2 * count > len(column) and value != "" and infer_type(column).is_known.all()
        ):  # networkx reads no empty text there
            defaults[name] = value
    return defaults


def _iter_rows(columns: Mapping[str, Array], defaults: Mapping[str, Any], *leave: str) -> Iterator[dict[str, Any]]:
    """Yield the known values of every row that differ from the defaults; of the first row all, so that no type is lost."""
    names = [name for name in columns if name not in leave]
    expected = [defaults.get(name) for name in names]
    for number, values in enumerate(zip(*(_to_list(name, columns[name]) for name in names), strict=True)):
        cells = zip(names, values, expected, strict=True)
        yield {name: value for name, value, most in cells if value is not None and (value != most or not number)}


def _to_list(name: str, column: Array) -> list[Any]:
    values = infer_type(column)
    if values.type == "text" and any(map(NO_XML.search, filter(None, values.to_list()))):
        raise NavspecError(f"{name}: a value has a character that XML cannot hold; export as .geojson")
    if values.values.dtype == np.uint64:
        return [str(value) for value in values.to_list()]
    return values.to_list()


def _format_paths(points: Array, offsets: Array, is_told: Array) -> Array:
    """Return the points of some rows as JSON."""
    texts = np.full(len(is_told), None, object)
    for at in np.flatnonzero(is_told).tolist():
        texts[at] = json.dumps(points[offsets[at] : offsets[at + 1]].tolist())
    return texts


def _is_bent(plan: NetworkPlan, at: Array) -> Array:
    """Return whether lines are not straight between their nodes, the rows `at`, shape (2, lines)."""
    is_bent = np.diff(plan.offsets) != 2
    straight = np.flatnonzero(~is_bent)
    ends = np.stack([plan.vertices[plan.offsets[straight]], plan.vertices[plan.offsets[straight] + 1]])
    nodes = plan.position[at[:, straight]]
    is_bent[straight] = ((ends != nodes) & ~(np.isnan(ends) & np.isnan(nodes))).any(axis=(0, 2))
    return is_bent


def read(path: str) -> NetworkPlan:
    """Read a network that was exported, or drawn as nodes with `x` and `y`, and edges."""
    networkx = import_extra("networkx", "graph")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a column without a type is text, as any program takes it
            graph = networkx.read_graphml(path, force_multigraph=True)
    except (ParseError, networkx.NetworkXException, ValueError) as error:
        raise NavspecError(f"{path}: this is not readable GraphML: {error}") from None
    except (LookupError, TypeError, AttributeError, RecursionError):
        raise NavspecError(
            f"{path}: this is not readable GraphML: a node, an edge or a value in it is not as GraphML has it"
        ) from None
    head = read_head(graph.graph.get(NAME), path)
    defaults = {part: graph.graph.get(f"{part}_default", {}) for part in ("node", "edge")}
    for part, rows in (("node", len(graph)), ("edge", graph.number_of_edges())):
        require_table(rows, defaults[part], path)
    nodes = [{**defaults["node"], **attributes, "id": name} for name, attributes in graph.nodes(data=True)]
    edges = [
        {**defaults["edge"], **attributes, "from": start, "to": end}
        for start, end, attributes in graph.edges(data=True)
    ]
    lines = _merge_edges(edges, head.types.get("lines", {}), is_both=not graph.is_directed())
    layers = [
        _build_layer(nodes, head.types.get("nodes", {}), [f"node {node['id']}" for node in nodes], _CORNERS, path),
        _build_layer(
            lines, head.types.get("lines", {}), [f"edge {line['from']} to {line['to']}" for line in lines], _BENT, path
        ),
    ]
    return build_plan(head, layers, path)


def _merge_edges(edges: list[dict[str, Any]], types: Mapping[str, str], *, is_both: bool) -> list[dict[str, Any]]:
    """Merge edges that are the two directions of one line."""
    twice = [name.removesuffix(BACK) for name in types if name.endswith(BACK) and name != _HAS_BACK]
    pairs: dict[Any, dict[bool, dict[str, Any]]] = {}
    lines = []
    for edge in edges:
        number, is_back = edge.pop(_LINE, None), edge.pop(_IS_BACK, None)
        edge.pop("id", None)
        pair = pairs.setdefault(number, {}) if number is not None and is_back is not None else {}
        if is_back in pair or not _is_reverse(edge, pair.get(not is_back)):
            pair = {}
        pair[bool(is_back)] = edge
        if len(pair) == 1:
            lines.append((number, pair))
    numbers = [number if isinstance(number, int) else len(edges) + 1 for number, _ in lines]
    return [_merge_directions(lines[at][1], twice, is_both) for at in np.argsort(numbers, kind="stable").tolist()]


def _is_reverse(edge: Mapping[str, Any], reverse: Mapping[str, Any] | None) -> bool:
    return reverse is None or (edge["from"], edge["to"]) == (reverse["to"], reverse["from"])


def _merge_directions(directions: Mapping[bool, dict[str, Any]], twice: Sequence[str], is_both: bool) -> dict[str, Any]:
    """Return a line made of one edge or two, by whether they are reverse."""
    forward = directions.get(False) or directions[True]
    back = directions.get(True) if len(directions) == 2 else None
    line = {**forward, _HAS_BACK: is_both or back is not None}
    return line | {name + BACK: back.get(name) for name in twice} if back else line


def _build_layer(
    rows: list[dict[str, Any]], types: Mapping[str, str], labels: list[str], paths: str, path: str
) -> FeatureLayer:
    """Return a layer of rows; some have a path as JSON, the others have coordinates in their columns."""
    names = dict.fromkeys((*types, *chain.from_iterable(rows)))
    names.pop(paths, None)
    require_table(len(rows), names, path)
    columns = {name: object_array([row.get(name) for row in rows]) for name in names}
    texts = [row.get(paths) for row in rows]
    points = [
        np.zeros((0, 3)) if text is None else _parse_path(text, f"{path}: {at}")
        for text, at in zip(texts, labels, strict=True)
    ]
    kind = AREA if paths == _CORNERS else LINE
    least = 3 if kind == AREA else 2
    counts = np.fromiter(map(len, points), np.int64, len(points))
    shape = np.where(counts >= least, kind, NOWHERE).astype(np.int8)
    counts[shape == NOWHERE] = 0
    shapes = [line_points for line_points, count in zip(points, counts.tolist(), strict=True) if count]
    return FeatureLayer(
        columns,
        shape,
        np.concatenate(([0], np.cumsum(counts))),
        np.concatenate([np.zeros((0, 3)), *shapes]),
        object_array(labels),
    )


def _parse_path(text: Any, where: str) -> Array:
    try:
        points: Array = np.array(json.loads(text), np.float64)
    except (ValueError, TypeError, RecursionError):
        points = np.zeros((0, 0))
    if points.ndim != 2 or points.shape[1] != 3:
        raise NavspecError(f"{where}: its points are not lists of three numbers")
    return points
