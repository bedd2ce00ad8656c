"""A network as people draw it and other programs hold it: nodes by name, and lines between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np

from navspec.graphs.graph import Columns, Graph, Polygons
from navspec.graphs.numbers import Array

BACK = "_back"
"""Behind the name of a column: its value for the way back along the line."""


class Note(NamedTuple):
    """What is to be said of a column: its unit, `none` where it has none, and what it is."""

    unit: str = "none"
    doc: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class NetworkPlan:
    """Nodes and lines with what is known of them.

    Values that have names stand there by name (text, object arrays), and what is not known is None, or not a number.

    Attributes
    ----------
    facts : mapping
        What it was made from: `format`, `variant`, `family` and `unit`; empty for what somebody drew.
    nodes : mapping
        Columns of nodes: `id` is their name, text; shape (nodes,).
    position : numpy.ndarray
        Where nodes are; float64, shape (nodes, 3). Not a number for a height that is not known.
    lines : mapping
        Columns of lines: `from` and `to` are names of nodes, None for lines that only have a shape. What differs between the
        two directions is there twice, for the way back with `_back` behind the name; `has_back` tells whether there is one.
        Shape (lines,).
    vertices, offsets : numpy.ndarray
        Points of line n are `vertices[offsets[n]:offsets[n + 1]]`, two or more; float64, shape (points, 3), and int64, shape
        (lines + 1,).
    polygons : Polygons or None
        Outlines of nodes that are areas.
    node_labels, line_labels : numpy.ndarray
        What the program that holds it calls each row, such as `fid 12`: text for messages. Empty where it does not matter.
    notes : mapping
        For `nodes` and `lines`: what is to be said of some of their columns, by name; the same for both directions.
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


def plan_of(graph: Graph) -> NetworkPlan:
    """A graph, with a line for every edge and the one that leads back."""
    there, back = graph.lines
    names = np.array(graph.names(), object)
    position = graph.position
    lines: dict[str, Array] = {
        "from": names[graph.source[there]],
        "to": names[graph.target[there]],
        "has_back": back >= 0,
    }
    for name in graph.edges:
        if name in ("source", "target"):
            continue
        values = graph.edges.words(name)
        lines[name] = values[there]
        if not graph.edges.about[name].is_shared:
            lines[name + BACK] = or_none(values[back], back >= 0)
    ends = np.stack([position[graph.source[there]], position[graph.target[there]]], axis=1)
    return NetworkPlan(
        {"format": graph.format, "variant": graph.variant, "family": graph.family, "unit": graph.unit},
        {"id": names, **_words(graph.nodes)},
        position,
        lines,
        ends.reshape(-1, 3),
        np.arange(len(there) + 1) * 2,
        graph.polygons,
        notes={"nodes": _notes(graph.nodes), "lines": _notes(graph.edges)},
    )


def _notes(columns: Columns) -> dict[str, Note]:
    return {name: Note(each.unit, each.doc) for name, each in columns.about.items() if name not in ("source", "target")}


def _words(columns: Columns) -> dict[str, Array]:
    return {name: columns.words(name) for name in columns}


def with_lines(plan: NetworkPlan, rows: Array) -> NetworkPlan:
    """A plan with some of its lines, and all nodes."""
    counts = np.diff(plan.offsets)[rows]
    offsets = np.concatenate(([0], np.cumsum(counts)))
    points = np.arange(offsets[-1]) + np.repeat(plan.offsets[:-1][rows] - offsets[:-1], counts)
    return replace(
        plan,
        lines={name: each[rows] for name, each in plan.lines.items()},
        vertices=plan.vertices[points],
        offsets=offsets,
        line_labels=plan.line_labels[rows] if len(plan.line_labels) else plan.line_labels,
    )


def or_none(values: Array, is_known: Array) -> Array:
    """Values, None where they are not known; shape (rows, ...), and of `is_known` (rows,)."""
    if is_known.all():
        return values
    found = values.astype(object)
    found[~is_known] = None
    return found
