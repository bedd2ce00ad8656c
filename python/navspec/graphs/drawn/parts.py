"""Points and edges of a drawing, and what stands already, as columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from navspec.graphs.numbers import Array
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
    """How far along the line, from a start that grows from line to line."""
    node: Array
    is_joint: Array
    """Whether it stays where it is: an end, or a point that others join."""

    def taken(self, rows: Array) -> Points:
        """Some of them."""
        return Points(*(each[rows] for each in self))

    @property
    def is_first(self) -> Array:
        """Whether a line begins here."""
        return np.append(True, self.line[1:] != self.line[:-1])[: len(self.line)]

    @property
    def is_last(self) -> Array:
        """Whether a line ends here."""
        return np.append(self.line[1:] != self.line[:-1], True)[-len(self.line) :][: len(self.line)]


class Edges(NamedTuple):
    """Straight pieces between two nodes; shape (edges,), of `start` and `end` (edges, 3)."""

    source: Array
    target: Array
    line: Array
    start: Array
    end: Array
    layer: Array

    def taken(self, rows: Array) -> Edges:
        """Some of them."""
        return Edges(*(each[rows] for each in self))


class Standing:
    """What there is: nodes and lines of the plan first, then those of the existing network."""

    def __init__(self, plan: NetworkPlan, existing: NetworkPlan | None) -> None:
        plans = [each for each in (plan, existing) if each is not None]
        self.own, self.own_lines = len(plan.position), len(plan.offsets) - 1
        self.position = np.concatenate([each.position for each in plans])
        self.names = np.concatenate([_column(each.nodes, "id", len(each.position)) for each in plans])
        ends = [[_column(each.lines, end, len(each.offsets) - 1) for each in plans] for end in ("from", "to")]
        self.ends = np.stack([np.concatenate(each) for each in ends])
        self.has_ends = np.stack([is_told(each) for each in self.ends])
        kinds = [_column(each.nodes, "kind", len(each.position)) for each in plans]
        kinds += [_column(each.lines, "kind", len(each.offsets) - 1) for each in plans]
        layers = np.unique(np.concatenate(kinds).astype(str), return_inverse=True)[1].ravel().astype(np.int64)
        self.layer, self.line_layer = layers[: len(self.position)], layers[len(self.position) :]
        count = np.concatenate([np.diff(each.offsets) for each in plans])
        self.vertices = np.concatenate([each.vertices for each in plans])
        self.count, self.offsets = count, np.cumsum(count) - count

    def edges_around(self, points: Array, reach: float) -> Edges:
        """Straight pieces of the lines that have nodes, as far as they can be near points."""
        lines = np.flatnonzero(self.has_ends.all(axis=0) & (self.count > 1))
        pieces = self.count[lines] - 1
        line, first = np.repeat(lines, pieces), ranges(self.offsets[lines], pieces)
        last = np.cumsum(pieces)
        # Bends between the ends are no nodes: nothing else has their numbers.
        source = -2 - np.arange(len(line))
        target = source - 1
        row = {name: at for at, name in enumerate(self.names.tolist())}
        for ends, at, names in zip((source, target), (last - pieces, last - 1), self.ends[:, lines], strict=True):
            found = np.array([row.get(name, -1) for name in names.tolist()], np.int64)
            ends[at] = np.where(found >= 0, found, ends[at] - 2 * len(line))
        start, end = self.vertices[first], self.vertices[first + 1]
        edges = Edges(source, target, line, start, end, self.line_layer[line])
        low, high = (each(start, end)[:, :2] for each in (np.minimum, np.maximum))
        least, most = points[:, :2].min(axis=0, initial=FAR), points[:, :2].max(axis=0, initial=-FAR)
        is_near = ((high >= least - reach) & (low <= most + reach)).all(axis=1)
        return edges.taken(is_near & (low != high).any(axis=1) & is_position(start) & is_position(end))

    def called(self, line: int) -> str:
        """A line that has nodes, for a message."""
        return f"the edge {self.ends[0, line]} - {self.ends[1, line]}"


def _column(columns: Mapping[str, Array], name: str, rows: int) -> Array:
    return np.asarray(columns[name], object) if name in columns else np.full(rows, None, object)


def is_told(values: Array) -> Array:
    """Whether there is a value: no None, no empty text, and a number."""
    values = np.asarray(values)
    if values.dtype == object:
        return np.not_equal(values, NOTHING) & np.equal(values, values) & np.not_equal(values, "")
    return ~np.isnan(values) if values.dtype.kind == "f" else np.ones(len(values), bool)


def is_position(points: Array) -> Array:
    """Whether they are somewhere; their heights may be missing."""
    is_near = np.abs(points) < FAR
    return is_near[:, 0] & is_near[:, 1] & (is_near[:, 2] | np.isnan(points[:, 2]))


def ranges(start: Array, count: Array) -> Array:
    """Rows from each start on, one range after the other."""
    return np.arange(count.sum()) + np.repeat(start - (np.cumsum(count) - count), count)


def apart(one: Array, other: Array) -> Array:
    """Distances of points, pair by pair: in space where both heights are known, else from above."""
    away = one - other
    return np.sqrt(np.square(np.where(np.isnan(away), 0, away)).sum(axis=1))


def first_of(group: Array, away: Array, row: Array) -> Array:
    """Of each group the nearest one, of equal ones that with the lowest row."""
    order = np.lexsort((row, away, group))
    return order[np.append(True, group[order[1:]] != group[order[:-1]])[: len(order)]]
