"""Points, edges and faults of a drawing, and the existing network, as columns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from navspec.graphs.arrays import Array, expand_ranges
from navspec.graphs.plan import NetworkPlan

FAR = 1e9
"""Positions beyond this are mistakes."""

NOTHING = np.array(None, object)


class Points(NamedTuple):
    """Points of drawn lines in the order of the lines; shape (points,), of `place` (points, 3)."""

    place: Array
    line: Array
    layer: Array
    along: Array
    """Distance along the line, from a start that grows from line to line."""
    node: Array
    is_joint: Array
    """Whether it is fixed: an end, or a point that others join."""

    def select(self, rows: Array) -> Points:
        """Return some of the points."""
        return Points(*(column[rows] for column in self))

    @property
    def is_first(self) -> Array:
        """Whether a line begins here; bool."""
        return np.append(True, self.line[1:] != self.line[:-1])[: len(self.line)]

    @property
    def is_last(self) -> Array:
        """Whether a line ends here; bool."""
        return np.append(self.line[1:] != self.line[:-1], True)[-len(self.line) :][: len(self.line)]


class Edges(NamedTuple):
    """Straight edges between two nodes; shape (edges,), of `start` and `end` (edges, 3)."""

    source: Array
    target: Array
    line: Array
    start: Array
    end: Array
    layer: Array

    def select(self, rows: Array) -> Edges:
        """Return some of the edges."""
        return Edges(*(column[rows] for column in self))


class ExistingNetwork:
    """Existing nodes and lines: those of the plan first, then those of the existing network."""

    def __init__(self, plan: NetworkPlan, existing: NetworkPlan | None) -> None:
        plans = [network for network in (plan, existing) if network is not None]
        self.own, self.own_lines = len(plan.position), len(plan.offsets) - 1
        self.position = np.concatenate([network.position for network in plans])
        self.names = np.concatenate([_column(network.nodes, "id", len(network.position)) for network in plans])
        ends = [[_column(network.lines, end, len(network.offsets) - 1) for network in plans] for end in ("from", "to")]
        self.ends = np.stack([np.concatenate(names) for names in ends])
        self.has_ends = np.stack([has_value(names) for names in self.ends])
        kinds = [_column(network.nodes, "kind", len(network.position)) for network in plans]
        kinds += [_column(network.lines, "kind", len(network.offsets) - 1) for network in plans]
        layers = np.unique(np.concatenate(kinds).astype(str), return_inverse=True)[1].ravel().astype(np.int64)
        self.layer, self.line_layer = layers[: len(self.position)], layers[len(self.position) :]
        count = np.concatenate([np.diff(network.offsets) for network in plans])
        self.vertices = np.concatenate([network.vertices for network in plans])
        self.count, self.offsets = count, np.cumsum(count) - count

    def edges_around(self, points: Array, reach: float) -> Edges:
        """Return the straight pieces of lines with nodes that can be near points."""
        lines = np.flatnonzero(self.has_ends.all(axis=0) & (self.count > 1))
        pieces = self.count[lines] - 1
        line, first = np.repeat(lines, pieces), expand_ranges(self.offsets[lines], pieces)
        last = np.cumsum(pieces)
        # Bends between the ends are no nodes: nothing else has their numbers.
        source = -2 - np.arange(len(line))
        target = source - 1
        row = {name: at for at, name in enumerate(self.names.tolist())}
        for ends, at, names in zip((source, target), (last - pieces, last - 1), self.ends[:, lines], strict=True):
            nodes = np.array([row.get(name, -1) for name in names.tolist()], np.int64)
            ends[at] = np.where(nodes >= 0, nodes, ends[at] - 2 * len(line))
        start, end = self.vertices[first], self.vertices[first + 1]
        edges = Edges(source, target, line, start, end, self.line_layer[line])
        low, high = (bound(start, end)[:, :2] for bound in (np.minimum, np.maximum))
        least, most = points[:, :2].min(axis=0, initial=FAR), points[:, :2].max(axis=0, initial=-FAR)
        is_near = ((high >= least - reach) & (low <= most + reach)).all(axis=1)
        return edges.select(is_near & (low != high).any(axis=1) & is_position(start) & is_position(end))

    def called(self, line: int) -> str:
        """Return the name of a line with nodes, for a message."""
        return f"the edge {self.ends[0, line]} - {self.ends[1, line]}"


def _column(columns: Mapping[str, Array], name: str, rows: int) -> Array:
    return np.asarray(columns[name], object) if name in columns else np.full(rows, None, object)


def has_value(values: Array) -> Array:
    """Return whether there is a value: not None, an empty text or NaN."""
    values = np.asarray(values)
    if values.dtype == object:
        return np.not_equal(values, NOTHING) & np.equal(values, values) & np.not_equal(values, "")
    return ~np.isnan(values) if values.dtype.kind == "f" else np.ones(len(values), bool)


def is_position(points: Array) -> Array:
    """Return whether points are on the map; their heights may be unknown."""
    is_near = np.abs(points) < FAR
    return is_near[:, 0] & is_near[:, 1] & (is_near[:, 2] | np.isnan(points[:, 2]))


def distance_between(first: Array, second: Array) -> Array:
    """Return distances of points, pair by pair: in space if both heights are known, else from above."""
    away = first - second
    return np.sqrt(np.square(np.where(np.isnan(away), 0, away)).sum(axis=1))


def nearest_of_group(group: Array, away: Array, row: Array) -> Array:
    """Return the nearest row of each group, of equal ones the lowest."""
    order = np.lexsort((row, away, group))
    return order[np.append(True, group[order[1:]] != group[order[:-1]])[: len(order)]]


@dataclass(frozen=True, slots=True)
class DrawingFault:
    """A fault of a drawing, or a decision about it.

    Attributes
    ----------
    label : str
        Name of the line in the program that drew it.
    message : str
        The fault and its fix; follows the label in a sentence.
    position : tuple of float
        East, north and up; NaN if unknown.
    """

    label: str
    message: str
    position: tuple[float, float, float]

    def __str__(self) -> str:
        return f"{self.label}: {self.message}"


class FaultCollector:
    """Collector of faults of lines of a plan."""

    def __init__(self, plan: NetworkPlan) -> None:
        self.plan = plan
        self.faults: list[DrawingFault] = []

    def label(self, line: int) -> str:
        """Return the name of a line."""
        return str(self.plan.line_labels[line]) if len(self.plan.line_labels) else f"line {line}"

    def add(self, line: Any, place: Array, message: str) -> None:
        """Add a fault of a line, given by its row."""
        x, y, z = place.tolist()
        self.faults.append(DrawingFault(self.label(int(line)), message, (x, y, z)))


def format_place(place: Array) -> str:
    """Return a place for a message."""
    return ", ".join(f"{round(axis, 3) + 0:g}" for axis in place[:2].tolist())
