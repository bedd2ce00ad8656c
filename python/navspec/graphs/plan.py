"""A network as drawn by users and stored by other programs: nodes by name, and lines between them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np

from navspec.graphs.arrays import Array
from navspec.graphs.graph import Columns, Graph, Polygons


class Note(NamedTuple):
    """Description of a column.

    Attributes
    ----------
    unit : str
        Unit of its values, `none` if they have none.
    doc : str
        Its meaning.
    names : tuple of str
        Names that its values may have; empty for numbers.
    is_derived : bool
        Whether it follows from others, so that edits of it have no effect.
    """

    unit: str = "none"
    doc: str = ""
    names: tuple[str, ...] = ()
    is_derived: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class NetworkPlan:
    """Nodes and lines with their attributes.

    Named values are stored by name (text, object arrays). Unknown values are None or NaN.

    Attributes
    ----------
    facts : mapping
        Its source: `format`, `variant`, `family` and `unit`; empty for drawings.
    nodes : mapping
        Columns of nodes: `id` is their name, text; shape (nodes,).
    position : numpy.ndarray
        Positions of nodes; float64, shape (nodes, 3). NaN for an unknown height.
    lines : mapping
        Columns of lines: `from` and `to` are names of nodes, None for lines that only have a shape. Attributes that
        differ between the two directions have two columns, the reverse one with the suffix `_back`; `has_back` is
        whether there is a reverse direction. Shape (lines,).
    vertices, offsets : numpy.ndarray
        Points of line n are `vertices[offsets[n]:offsets[n + 1]]`, two or more; float64, shape (points, 3), and int64,
        shape (lines + 1,).
    polygons : Polygons or None
        Outlines of nodes that are areas.
    node_labels, line_labels : numpy.ndarray
        Names of the rows in the program that stores them, such as `fid 12`: text for messages. May be empty.
    notes : mapping
        For `nodes` and `lines`: unit and meaning of some of their columns, by name; the same for both directions.
    """

    facts: Mapping[str, Any]
    nodes: Mapping[str, Array]
    position: Array
    lines: Mapping[str, Array]
    vertices: Array
    offsets: Array
    polygons: Polygons | None = None
    node_labels: Array = field(default_factory=lambda: np.zeros(0, object))
    line_labels: Array = field(default_factory=lambda: np.zeros(0, object))
    notes: Mapping[str, Mapping[str, Note]] = field(default_factory=dict)

    @property
    def has_columns(self) -> bool:
        """Whether it is a network, even if it has no rows."""
        return bool(self.nodes or self.lines)


def plan_from_graph(graph: Graph, settable: tuple[Collection[str], Collection[str]] | None = None) -> NetworkPlan:
    """Return a graph as a plan, with a line for every edge and its reverse edge.

    `settable` are the columns of nodes and of edges that edits may change; default: all.
    """
    nodes, edges = settable or (graph.nodes.keys(), graph.edges.keys())
    lines, ends = graph.line_columns(), graph.line_ends()
    return NetworkPlan(
        graph.facts,
        {"id": np.array(graph.names(), object), **_named_columns(graph.nodes)},
        graph.position,
        lines,
        ends.reshape(-1, 3),
        np.arange(len(ends) + 1) * 2,
        graph.polygons,
        notes={"nodes": _column_notes(graph.nodes, nodes), "lines": _column_notes(graph.edges, edges)},
    )


def _column_notes(columns: Columns, settable: Collection[str]) -> dict[str, Note]:
    return {
        name: Note(column.unit, column.doc, tuple(column.names.values()), name not in settable)
        for name, column in columns.about.items()
        if name not in ("source", "target")
    }


def _named_columns(columns: Columns) -> dict[str, Array]:
    return {name: columns.words(name) for name in columns}


def select_lines(plan: NetworkPlan, rows: Array) -> NetworkPlan:
    """Return a plan with some of its lines, and all nodes."""
    counts = np.diff(plan.offsets)[rows]
    offsets = np.concatenate(([0], np.cumsum(counts)))
    points = np.arange(offsets[-1]) + np.repeat(plan.offsets[:-1][rows] - offsets[:-1], counts)
    return replace(
        plan,
        lines={name: column[rows] for name, column in plan.lines.items()},
        vertices=plan.vertices[points],
        offsets=offsets,
        line_labels=plan.line_labels[rows] if len(plan.line_labels) else plan.line_labels,
    )


def select_nodes(plan: NetworkPlan, rows: Array) -> NetworkPlan:
    """Return a plan with some of its nodes, and all lines."""
    polygons = plan.polygons
    if polygons is not None:
        is_kept = np.zeros(len(plan.position), bool)
        is_kept[rows] = True
        polygons = polygons.select(is_kept)
    return replace(
        plan,
        nodes={name: column[rows] for name, column in plan.nodes.items()},
        position=plan.position[rows],
        polygons=polygons if polygons is not None and len(polygons.corners) else None,
        node_labels=plan.node_labels[rows] if len(plan.node_labels) else plan.node_labels,
    )
