"""Conversion of a network to vertices and edges with attributes, as in Blender's meshes, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import navspec
from navspec.families import families
from navspec.family.conversion.line_attributes import BRIDGE
from navspec.family.network.tools import HAS_BACK
from navspec.graphs.connectivity import find_components
from navspec.graphs.graph import BACK, Column, Graph
from navspec.graphs.plan import NetworkPlan, plan_from_graph

from .attributes import Array, AttributeColumn, to_attribute

POINT, EDGE, FACE = "POINT", "EDGE", "FACE"
"""Domains of attributes, as Blender names them."""
ID = "navspec_id"
"""Attribute: name of a node. Blender reserves `id`."""
ROW = {POINT: "navspec_node", EDGE: "navspec_line"}
"""Attribute: place in the order of the files, from 1; 0 for drawn elements."""
SET = {POINT: "navspec_node_set", EDGE: "navspec_line_set"}
"""Attribute: names of the attributes of a drawn element that are intentionally 0, no or empty, separated by spaces."""
NOWHERE = "navspec_nowhere"
"""Attribute: the vertex has no place in the game, and is placed at 0, 0, 0."""
OWN = {*ROW.values(), *SET.values(), NOWHERE}
"""Attributes that do not belong to the network."""


@dataclass(frozen=True, slots=True)
class Wire:
    """Vertices and edges of one mesh.

    Attributes
    ----------
    name : str
        Its content: the kinds of nodes.
    points : numpy.ndarray
        float32, shape (vertices, 3).
    edges : numpy.ndarray
        Vertices at the ends of edges; int32, shape (edges, 2).
    point, edge : dict
        Attributes by name, shape (vertices,) and (edges,); as `AttributeColumn`.
    notes : dict
        Metadata for JSON: `facts`, `key` and `roadway` of the graph, and by domain a note on each attribute: its type,
        names, unit, limits and meaning, whether it is derived, and the name of its `column`.
    """

    name: str
    points: Array
    edges: Array
    point: dict[str, Array]
    edge: dict[str, Array]
    notes: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Faces:
    """Outlines of areas: corners of face n are `corners[offsets[n]:offsets[n + 1]]`, float32, and attributes of faces."""

    corners: Array
    offsets: Array
    face: dict[str, Array]


def build_wires(graph: Graph) -> list[Wire]:
    """Return a graph as meshes: one for each kind of node, or for several kinds that lines join; without loops."""
    plan = plan_from_graph(graph)
    point, edge = _attributes(plan, graph)
    source, target = graph.source[graph.lines.there], graph.target[graph.lines.there]
    kinds, kind = np.unique(plan.nodes["kind"].astype(str), return_inverse=True)
    part, _ = find_components(len(kinds), kind[source], kind[target])
    notes = {"facts": dict(plan.facts), **_notes(graph, point, edge)}
    points = np.where(np.isnan(plan.position).any(axis=1, keepdims=True), 0, plan.position).astype(np.float32)
    wires = []
    for number in range(int(part.max(initial=-1)) + 1):
        rows = np.flatnonzero(part[kind] == number)
        lines = np.flatnonzero((part[kind[source]] == number) & (source != target))
        at = np.zeros(len(kind), np.int32)
        at[rows] = np.arange(len(rows))
        wires.append(
            Wire(
                " ".join(kinds[part == number]),
                points[rows],
                np.stack([at[source[lines]], at[target[lines]]], axis=1),
                {name: values[rows] for name, (values, _) in point.items()},
                {name: values[lines] for name, (values, _) in edge.items()},
                notes,
            )
        )
    return wires


EMPTY = bytes(20)
"""A path file of San Andreas without nodes."""


def blank_wire() -> Wire:
    """Return a mesh without vertices, with all attributes of path networks of San Andreas."""
    graph = navspec.graph(EMPTY, name="NODES0.DAT")
    point, edge = _attributes(plan_from_graph(graph), graph)
    points, edges = np.zeros((0, 3), np.float32), np.zeros((0, 2), np.int32)
    return Wire("", points, edges, _values(point), _values(edge), _notes(graph, point, edge))


def count_loops(graph: Graph) -> int:
    """Return the number of lines from a node to itself, which a mesh cannot contain."""
    return int(np.count_nonzero(graph.source[graph.lines.there] == graph.target[graph.lines.there]))


def build_faces(graph: Graph) -> Faces | None:
    """Return the outlines of a graph, with the attributes of their nodes; None if it has none."""
    if graph.polygons is None:
        return None
    counts = np.diff(graph.polygons.offsets)
    is_drawn = counts > 2
    outlines = graph.polygons.select(is_drawn)
    point, _ = _attributes(plan_from_graph(graph), graph)
    return Faces(
        outlines.corners.astype(np.float32),
        outlines.offsets,
        {name: values[is_drawn] for name, (values, _) in point.items() if name not in OWN},
    )


def _values(attributes: Mapping[str, AttributeColumn]) -> dict[str, Array]:
    return {name: values for name, (values, _) in attributes.items()}


def _notes(graph: Graph, point: Mapping[str, AttributeColumn], edge: Mapping[str, AttributeColumn]) -> dict[str, Any]:
    notes = {
        domain: {name: note for name, (_, note) in attributes.items()}
        for domain, attributes in ((POINT, point), (EDGE, edge))
    }
    roadway = [list(value) if isinstance(value, tuple) else value for value in graph.roadway or ()]
    return {"key": list(graph.key), "roadway": roadway, **notes}


def _attributes(plan: NetworkPlan, graph: Graph) -> tuple[dict[str, AttributeColumn], dict[str, AttributeColumn]]:
    """Return attributes of vertices and edges. Names are unique in a mesh: `kind` of edges is `edge_kind` if vertices
    have one. Notes mark attributes that are `derived`, because edits of them have no effect.
    """
    family = families()[graph.family]
    settable = family.settable_columns if family.compiler else None
    of_nodes, of_edges = settable or ((), ())
    point = {
        ROW[POINT]: _rows(len(plan.position)),
        ID: AttributeColumn(plan.nodes["id"], {"type": "text", "column": "id"}),
    }
    is_nowhere = np.asarray(np.isnan(plan.position).any(axis=1))
    if is_nowhere.any():
        point[NOWHERE] = AttributeColumn(is_nowhere, {"type": "bool"})
    point |= {
        name: _attribute(name, plan.nodes[name], about, is_derived=name not in of_nodes)
        for name, about in graph.nodes.about.items()
    }
    edge = {ROW[EDGE]: _rows(len(plan.offsets) - 1)}
    for name, values in plan.lines.items():
        about = graph.edges.about.get(name.removesuffix(BACK), _PLAIN)
        is_derived = not (settable and name == HAS_BACK) and name.removesuffix(BACK) not in of_edges
        edge[f"edge_{name}" if name in point else name] = _attribute(name, values, about, is_derived=is_derived)
    if family.compiler:
        # Files do not have it, but drawings do.
        about = Column(lambda: np.zeros(0), doc=BRIDGE.doc)
        edge[BRIDGE.name] = _attribute(BRIDGE.name, np.zeros(len(plan.offsets) - 1, bool), about, is_derived=False)
    return point, edge


_PLAIN = Column(lambda: np.zeros(0))


def _rows(count: int) -> AttributeColumn:
    return AttributeColumn(np.arange(1, count + 1, dtype=np.int32), {})


def _attribute(name: str, values: Array, about: Column, *, is_derived: bool) -> AttributeColumn:
    stored, note = to_attribute(values, about.names)
    note |= {"column": name, "unit": about.unit, "doc": about.doc, "derived": is_derived}
    return AttributeColumn(stored, {**note, "limits": list(about.limits)} if about.limits else note)
