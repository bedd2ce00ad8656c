"""A network as vertices and edges with attributes, as Blender's meshes hold it, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import navspec
from navspec.graphs.connectivity import find_components
from navspec.graphs.graph import Column, Graph
from navspec.graphs.plan import BACK, NetworkPlan, plan_from_graph

from .columns import Array, Stored, stored

POINT, EDGE, FACE = "POINT", "EDGE", "FACE"
"""What attributes are of, as Blender calls it."""
ID = "navspec_id"
"""Attribute: what a node is called. Blender keeps `id` for itself."""
ROW = {POINT: "navspec_node", EDGE: "navspec_line"}
"""Attribute: place in the order of the files, from 1; 0 for what was drawn."""
SET = {POINT: "navspec_node_set", EDGE: "navspec_line_set"}
"""Attribute: names of the attributes of something drawn that are 0, no or nothing on purpose, with spaces between them."""
NOWHERE = "navspec_nowhere"
"""Attribute: the vertex has no place in the game, and stands at 0, 0, 0."""
OWN = {*ROW.values(), *SET.values(), NOWHERE}
"""Attributes that are none of the network."""


@dataclass(frozen=True, slots=True)
class Wire:
    """Vertices and edges of one mesh.

    Attributes
    ----------
    name : str
        What is in it: the kinds of nodes.
    points : numpy.ndarray
        float32, shape (vertices, 3).
    edges : numpy.ndarray
        Vertices at the ends of edges; int32, shape (edges, 2).
    point, edge : dict
        Attributes by name, shape (vertices,) and (edges,); as `columns.Stored`.
    notes : dict
        What is not in attributes, for JSON: `facts` and `key` of the graph, and by domain a note on each attribute: its type,
        names, unit and meaning, and `column` where it bears another name than the column.
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


def wires_of(graph: Graph) -> list[Wire]:
    """A graph as meshes: one for each kind of node, or for several that lines join; without lines from a node to itself."""
    plan = plan_from_graph(graph)
    point, edge = _attributes(plan, graph)
    source, target = graph.source[graph.lines.there], graph.target[graph.lines.there]
    kinds, kind = np.unique(plan.nodes["kind"].astype(str), return_inverse=True)
    part, _ = find_components(len(kinds), kind[source], kind[target])
    notes = {"facts": dict(plan.facts), **_notes(graph, point, edge)}
    points = np.where(np.isnan(plan.position).any(axis=1, keepdims=True), 0, plan.position).astype(np.float32)
    made = []
    for number in range(int(part.max(initial=-1)) + 1):
        rows = np.flatnonzero(part[kind] == number)
        lines = np.flatnonzero((part[kind[source]] == number) & (source != target))
        at = np.zeros(len(kind), np.int32)
        at[rows] = np.arange(len(rows))
        made.append(
            Wire(
                " ".join(kinds[part == number]),
                points[rows],
                np.stack([at[source[lines]], at[target[lines]]], axis=1),
                {name: values[rows] for name, (values, _) in point.items()},
                {name: values[lines] for name, (values, _) in edge.items()},
                notes,
            )
        )
    return made


EMPTY = bytes(20)
"""A path file of San Andreas without nodes."""


def blank() -> Wire:
    """A mesh without vertices, with all attributes of path networks of San Andreas."""
    graph = navspec.graph(EMPTY, name="NODES0.DAT")
    point, edge = _attributes(plan_from_graph(graph), graph)
    points, edges = np.zeros((0, 3), np.float32), np.zeros((0, 2), np.int32)
    return Wire("", points, edges, _values(point), _values(edge), _notes(graph, point, edge))


def loops_of(graph: Graph) -> int:
    """How many lines lead from a node to itself, which a mesh cannot hold."""
    return int(np.count_nonzero(graph.source[graph.lines.there] == graph.target[graph.lines.there]))


def faces_of(graph: Graph) -> Faces | None:
    """The outlines of a graph, with what is known of their nodes; None where it has none."""
    if graph.polygons is None:
        return None
    counts = np.diff(graph.polygons.offsets)
    is_drawn = counts > 2
    drawn = graph.polygons.select(is_drawn)
    point, _ = _attributes(plan_from_graph(graph), graph)
    return Faces(
        drawn.corners.astype(np.float32),
        drawn.offsets,
        {name: values[is_drawn] for name, (values, _) in point.items() if name not in OWN},
    )


def _values(held: Mapping[str, Stored]) -> dict[str, Array]:
    return {name: values for name, (values, _) in held.items()}


def _notes(graph: Graph, point: Mapping[str, Stored], edge: Mapping[str, Stored]) -> dict[str, Any]:
    notes = {
        domain: {name: note for name, (_, note) in held.items()} for domain, held in ((POINT, point), (EDGE, edge))
    }
    return {"key": list(graph.key), **notes}


def _attributes(plan: NetworkPlan, graph: Graph) -> tuple[dict[str, Stored], dict[str, Stored]]:
    """Attributes of vertices and edges. A mesh has each name once: `kind` of edges is `edge_kind` where vertices have one."""
    point = {ROW[POINT]: _rows(len(plan.position)), ID: Stored(plan.nodes["id"], {"type": "text", "column": "id"})}
    is_nowhere = np.asarray(np.isnan(plan.position).any(axis=1))
    if is_nowhere.any():
        point[NOWHERE] = Stored(is_nowhere, {})
    point |= {name: _attribute(name, plan.nodes[name], about) for name, about in graph.nodes.about.items()}
    edge = {ROW[EDGE]: _rows(len(plan.offsets) - 1)}
    for name, values in plan.lines.items():
        about = graph.edges.about.get(name.removesuffix(BACK), _PLAIN)
        edge[f"edge_{name}" if name in point else name] = _attribute(name, values, about)
    return point, edge


_PLAIN = Column(lambda: np.zeros(0))


def _rows(count: int) -> Stored:
    return Stored(np.arange(1, count + 1, dtype=np.int32), {})


def _attribute(name: str, values: Array, about: Column) -> Stored:
    held, note = stored(values, about.names)
    return Stored(held, {**note, "column": name, "unit": about.unit, "doc": about.doc})
