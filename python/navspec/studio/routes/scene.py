"""The map, and attributes of nodes and edges on it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from navspec.errors import NavspecError, closest
from navspec.family.network.tools import HAS_BACK, Editor, Tool
from navspec.graphs.arrays import Array
from navspec.graphs.graph import BACK, Graph
from navspec.graphs.graph import Columns as GraphColumns
from navspec.report.scene import encode_drawing
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, ArrayResponse, endpoint

_TYPES = {"b": "bool", "i": "int", "u": "int", "f": "float"}
_FEW = 20
"""Names of values in a message."""
MOST_THINGS = 2_000
"""Nodes and edges with attributes in one response."""


@endpoint("documents/{document:int}/scene")
def scene(call: ApiCall) -> Any:
    """Return the map; `revision` is the one that it shows. Only the revision where nothing can be drawn.

    `placed` are subjects of the form that are dragged on the map: pointers to their `position`, and their `lift` above the
    ground.
    """
    document = call.document
    drawing = document.now.drawing
    if drawing is None:
        return ArrayResponse({"revision": document.revision})
    encoded = encode_drawing(drawing, {path: number for number, path in enumerate(document.now.files)})
    document.now.release_drawing()
    return ArrayResponse({"revision": document.revision, "placed": _find_placed(document), **encoded})


def _find_placed(document: Document) -> list[dict[str, Any]]:
    build_form = document.unit.family.form
    sections = build_form(document.now.view) if build_form else ()
    return [{"position": list(section.position), "lift": section.lift} for section in sections if section.position]


@endpoint("documents/{document:int}/things", method="POST")
def things(call: ApiCall) -> Any:
    """Return the attributes of nodes (`nodes`: names) and edges (`edges`: pairs of names) that they share.

    Each attribute has its `value`, None where they differ (`mixed`), and its description: unit, doc, the `names`
    that it can have, others too where it is `open`, its `type` (bool, int, float or text), whether it can be set
    (`settable`). A single node also has its `neighbours`, joined by edges: `out` to them, `back` from them.
    """
    document = call.document
    data, graph = call.data, document.now.graph
    nodes, edges = select_rows(graph, data)
    editor = document.unit.family.editor
    tools = editor() if editor else None
    return {
        "nodes": _describe_rows(graph.nodes, nodes, tools.nodes if tools else ()),
        "edges": _describe_rows(graph.edges, edges, tools.edges if tools else ()),
        "positions": np.round(graph.position[nodes[:MOST_THINGS]], 3).tolist(),
        "neighbours": _neighbours(graph, int(nodes[0])) if len(nodes) == 1 else [],
        "count": {"nodes": len(nodes), "edges": len(edges)},
    }


@endpoint("documents/{document:int}/edges", method="POST")
def edges(call: ApiCall) -> Any:
    """Return the edges between nodes, either way: `lines` are pairs of their names; those without an edge are left
    out.
    """
    graph, lines = call.document.now.graph, call.data.get("lines")
    if not isinstance(lines, list) or not all(isinstance(line, list) and len(line) == 2 for line in lines):
        raise NavspecError("lines have to be pairs of names")
    ends = np.array([[graph.row(str(name)) for name in line] for line in lines], np.int64).reshape(-1, 2)
    wanted = np.stack([ends, ends[:, ::-1]], axis=1).reshape(-1, 2)
    is_there = np.isin(_edge_numbers(graph, *wanted.T), _edge_numbers(graph, graph.source, graph.target))
    names = graph.names(wanted[is_there].ravel())
    return {"edges": list(dict.fromkeys(zip(names[::2], names[1::2], strict=True)))}


_CONDITION = re.compile(r"\s*([^<>=!]+?)\s*(<=|>=|!=|==?|<|>)\s*([^<>=!]+?)\s*")
_COMPARISONS: dict[str, Callable[[Array, Any], Array]] = {
    "<": np.less, "<=": np.less_equal, ">": np.greater, ">=": np.greater_equal,
    "=": np.equal, "==": np.equal, "!=": np.not_equal,
}  # fmt: skip
_TRUTH = {"yes": 1, "no": 0, "true": 1, "false": 0}
MOST_SELECTED = 50_000
"""Nodes or edges that a condition selects."""


@endpoint("documents/{document:int}/select", method="POST")
def select(call: ApiCall) -> Any:
    """Return the nodes or the edges for which a condition on an attribute holds: as names, at most `MOST_SELECTED`, and
    their `count`. `Editor.condition` is an example.
    """
    graph, text = call.document.now.graph, call.member("condition", str)
    parts = _CONDITION.fullmatch(text)
    if parts is None:
        editor = call.document.unit.family.editor
        example = f": {editor().condition}" if editor else ""
        raise NavspecError(f"'{text}' is not a condition; write an attribute, a comparison and a value{example}")
    name = parts[1].lower().replace(" ", "_")
    columns = next((columns for columns in (graph.nodes, graph.edges) if name in columns.about), None)
    if columns is None:
        names = [*graph.nodes.about, *graph.edges.about]
        raise NavspecError(f"nothing has the attribute '{parts[1]}'{closest(name, names)}")
    value = _parse_compared(columns, name, parts[2], parts[3])
    rows = np.flatnonzero(_COMPARISONS[parts[2]](columns[name], value))
    some = rows[:MOST_SELECTED]
    if columns is graph.nodes:
        return {"nodes": list(graph.names(some)), "edges": [], "count": len(rows)}
    ends = [graph.names(side[some]) for side in (graph.source, graph.target)]
    return {"nodes": [], "edges": list(zip(*ends, strict=True)), "count": len(rows)}


def _parse_compared(columns: GraphColumns, name: str, sign: str, text: str) -> Any:
    """Return the value that a condition compares with: a number, or that of a name or of yes and no."""
    about = columns.about[name]
    words = text.lower().replace(" ", "_")
    numbers = {label.lower().replace(" ", "_"): number for number, label in about.names.items()}
    if words in numbers:
        if sign not in ("=", "==", "!="):
            raise NavspecError(f"{name}: names have no order; use = or !=")
        return numbers[words]
    if columns[name].dtype.kind == "b" and words in _TRUTH:
        return _TRUTH[words]
    try:
        return float(text)
    except ValueError as error:
        choices = ", ".join(list(numbers)[:_FEW]) or ("yes, no" if columns[name].dtype.kind == "b" else "a number")
        raise NavspecError(f"{name}: not '{text}'; it can be {choices}") from error


def _edge_numbers(graph: Graph, source: Array, target: Array) -> Array:
    """Return a number for every two nodes."""
    return source.astype(np.int64) * graph.nodes.rows + target


@endpoint("documents/{document:int}/attributes")
def attributes(call: ApiCall) -> Any:
    """Return the attributes that a `tool` can give to the `nodes` and `edges` that it makes, as in `things`, without
    values.

    Of edges `back` is the name of the attribute of the reverse edge, None where there is none. An attribute with a
    `value` has that one until it is set.
    """
    document = call.document
    make_editor = document.unit.family.editor
    if make_editor is None:
        return {"nodes": [], "edges": []}
    editor, graph = make_editor(), document.now.graph
    tool = find_tool(editor, call.query.get("tool"))

    def describe_columns(columns: GraphColumns, names: tuple[str, ...]) -> list[dict[str, Any]]:
        settable = names if tool.takes is None else tool.takes
        return [_describe_attribute(columns, name) for name in names if name in settable and name in columns.about]

    edges = describe_columns(graph.edges, editor.edges)
    for edge in edges:
        edge["back"] = f"{edge['name']}{BACK}" if tool.has_back and not edge["shared"] else None
    if HAS_BACK in (tool.takes or ()):
        edges.insert(0, _HAS_BACK)
    return {"nodes": describe_columns(graph.nodes, editor.nodes), "edges": edges}


_HAS_BACK = {
    "name": HAS_BACK,
    "value": True,
    "unit": "none",
    "doc": "Whether it leads back as well.",
    "names": [],
    "meanings": {},
    "type": "bool",
    "shared": True,
    "open": False,
    "back": None,
}


def find_tool(editor: Editor, name: Any) -> Tool:
    """Return the tool of a name; raises `NavspecError` where there is none."""
    for tool in editor.tools:
        if tool.name == name:
            return tool
    raise NavspecError(f"there is no tool '{name}'; tools are {', '.join(tool.name for tool in editor.tools)}")


def _neighbours(graph: Graph, node: int) -> list[dict[str, Any]]:
    out = set(graph.target[graph.source == node].tolist())
    back = set(graph.source[graph.target == node].tolist())
    rows = sorted(out | back)
    names = graph.names(np.array(rows, np.int64))
    return [{"name": name, "out": row in out, "back": row in back} for name, row in zip(names, rows, strict=True)]


def select_rows(graph: Graph, data: dict[str, Any], table: str = "") -> tuple[Array, Array]:
    """Return rows of the nodes and edges that the page names; raises `NavspecError` for one that does not exist.

    A node can also be a pointer into its record in `table`, the list that the nodes are made of.
    """
    requested = data.get("nodes", []), data.get("edges", [])
    if not all(isinstance(names, list) for names in requested):
        raise NavspecError("nodes and edges have to be lists")
    nodes = np.array([_find_row(graph, str(name), table) for name in requested[0]], np.int64)
    pairs = [pair if isinstance(pair, list) and len(pair) == 2 else [None, None] for pair in requested[1]]
    ends = np.array([[graph.row(str(name)) for name in pair] for pair in pairs], np.int64).reshape(-1, 2)
    wanted, existing = _edge_numbers(graph, *ends.T), _edge_numbers(graph, graph.source, graph.target)
    rows = np.flatnonzero(np.isin(existing, wanted))
    for source, target in (pairs[at] for at in np.flatnonzero(~np.isin(wanted, existing[rows]))[:1]):
        raise NavspecError(f"there is no edge from {source} to {target}")
    return nodes, rows


def _find_row(graph: Graph, name: str, table: str) -> int:
    number = name.removeprefix(f"/{table}/").partition("/")[0]
    if table and name.startswith(f"/{table}/") and number.isdecimal() and int(number) < graph.nodes.rows:
        return int(number)
    return graph.row(name)


def _describe_rows(columns: GraphColumns, rows: Array, settable: tuple[str, ...]) -> list[dict[str, Any]]:
    if not len(rows):
        return []
    attributes = []
    for name, about in columns.about.items():
        if name in ("source", "target"):
            continue
        different = np.unique(columns[name][rows])
        is_mixed = len(different) > 1
        value = None if is_mixed else different[0].item()
        shown = value if value is None else about.names.get(value, value)
        attributes.append(
            {**_describe_attribute(columns, name), "value": shown, "mixed": is_mixed, "settable": name in settable}
        )
    return attributes


def _describe_attribute(columns: GraphColumns, name: str) -> dict[str, Any]:
    about = columns.about[name]
    return {
        "name": name,
        "unit": about.unit,
        "doc": about.doc,
        "names": list(dict.fromkeys(about.names.values())),
        "meanings": dict(about.meanings),
        "type": _TYPES.get(columns[name].dtype.kind, "text"),
        "shared": about.is_shared,
        "open": about.is_open,
    }


ROUTES = [scene, things, attributes, edges, select]
