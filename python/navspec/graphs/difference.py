"""Difference of two networks by place: what came, went, moved and changed, apart from numbers that follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

import numpy as np

from navspec.graphs.alignment import Alignment
from navspec.graphs.arrays import Array, expand_ranges
from navspec.graphs.graph import BACK, Columns, Graph

DIRECTIONS = "directions"
"""Change of a line that gets or loses one of its directions."""
OUTLINE = "outline"
"""Change of a node that has other corners at the same place."""


class RowPairs(NamedTuple):
    """Rows of both networks; -1 where one does not have them; int64, shape (pairs,)."""

    a: Array
    b: Array


class GraphDifference:
    """Differences from a network `a` to a network `b`.

    Attributes
    ----------
    a, b : Graph
        The networks.
    alignment : Alignment
        Which nodes and lines are the same.
    nodes, lines : dict
        Rows of nodes, and of lines as `Graph.lines` numbers them, by what became of them: `added`, `removed`, `moved`
        or `changed`. Nodes that moved and changed are only among the moved ones; lines do not move.
    """

    def __init__(self, a: Graph, b: Graph) -> None:
        self.a, self.b, self.alignment = a, b, Alignment(a, b)
        moved = np.flatnonzero(self.alignment.is_moved)
        changed = np.setdiff1d(_rows_of_any(self.node_changes), moved)
        self.nodes = _pair_rows(self.alignment.nodes, b.nodes.rows, {"moved": moved, "changed": changed})
        of_lines = {"moved": moved[:0], "changed": _rows_of_any(self.line_changes)}
        self.lines = _pair_rows(self.alignment.lines, len(b.lines.there), of_lines)

    @cached_property
    def node_changes(self) -> dict[str, Array]:
        """Masks of the nodes of `a` that differ in `b`, by column; bool. Columns without differences are left out."""
        nodes, is_moved = self.alignment.nodes, self.alignment.is_moved
        kept = np.flatnonzero(nodes >= 0)
        changes = {}
        for name in list_own_columns(self.a, self.a.nodes):
            if name in self.b.nodes:
                changes[name] = np.zeros(len(nodes), bool)
                changes[name][kept] = have_other_values(self.a.nodes, self.b.nodes, name, kept, nodes[kept])
                if name in self.a.measures:
                    changes[name] &= ~is_moved
        changes[OUTLINE] = self._have_other_outlines() & ~is_moved
        return {name: is_other for name, is_other in changes.items() if is_other.any()}

    def _have_other_outlines(self) -> Array:
        """Return whether nodes of `a` have other corners in `b`; bool."""
        is_other = np.zeros(len(self.alignment.nodes), bool)
        if self.a.polygons is None or self.b.polygons is None:
            return is_other
        polygons, kept = (self.a.polygons, self.b.polygons), np.flatnonzero(self.alignment.nodes >= 0)
        rows = kept, self.alignment.nodes[kept]
        counts, other_counts = (np.diff(sides.offsets)[at] for sides, at in zip(polygons, rows, strict=True))
        is_other[kept] = counts != other_counts
        is_alike = counts == other_counts
        counts = counts[is_alike]
        corners, other_corners = (
            sides.corners[expand_ranges(sides.offsets[at[is_alike]], counts)]
            for sides, at in zip(polygons, rows, strict=True)
        )
        is_moved = _are_unequal(corners, other_corners).any(axis=1)
        is_other[np.repeat(kept[is_alike], counts)[is_moved]] = True
        return is_other

    @cached_property
    def line_edges(self) -> tuple[Array, Array]:
        """Edges of the lines of `a`, forward and back, and the same edges of `b`; -1 for none; int64, shape (lines, 2)."""
        edges = np.stack(self.a.lines, axis=1)
        other_edges, of_lines = np.full(edges.shape, -1), np.flatnonzero(self.alignment.lines >= 0)
        other_edges[of_lines] = self.alignment.orient_lines(of_lines)
        return edges, other_edges

    @cached_property
    def line_changes(self) -> dict[str, Array]:
        """Masks of the lines of `a` that differ in `b`, by column, with the suffix `_back` for the direction back; bool.
        Columns without differences are left out.
        """
        edges, other_edges = self.line_edges
        is_kept = self.alignment.lines >= 0
        changes = {DIRECTIONS: is_kept & ((edges >= 0) != (other_edges >= 0)).any(axis=1)}
        first = self.a.lines.there
        has_moved = self.alignment.is_moved[self.a.source[first]] | self.alignment.is_moved[self.a.target[first]]
        for name in list_own_columns(self.a, self.a.edges):
            if name not in self.b.edges:
                continue
            is_other = np.zeros(edges.shape, bool)
            for side in range(2):
                rows = np.flatnonzero((edges[:, side] >= 0) & (other_edges[:, side] >= 0))
                pairs = edges[rows, side], other_edges[rows, side]
                is_other[rows, side] = have_other_values(self.a.edges, self.b.edges, name, *pairs)
            if name in self.a.measures:
                is_other[has_moved] = False
            if self.a.edges.about[name].is_shared:
                changes[name] = is_other.any(axis=1)
            else:
                changes |= {name: is_other[:, 0], name + BACK: is_other[:, 1]}
        return {name: is_other for name, is_other in changes.items() if is_other.any()}

    def count_following(self) -> dict[str, int]:
        """Count the nodes and edges of both networks that differ in numbers that only follow, by column."""
        counts = {}
        for columns, other_columns, matches in (
            (self.a.nodes, self.b.nodes, self.alignment.nodes),
            (self.a.edges, self.b.edges, self.alignment.edges),
        ):
            kept = np.flatnonzero(matches >= 0)
            for name in columns:
                if name in self.a.numbers and name in other_columns:
                    is_other = have_other_values(columns, other_columns, name, kept, matches[kept])
                    counts[name] = int(np.count_nonzero(is_other))
        return {name: count for name, count in counts.items() if count}


def list_own_columns(graph: Graph, columns: Columns) -> list[str]:
    """Return the columns of nodes or edges whose values do not follow from numbers of rows."""
    return [name for name in columns if name not in ("source", "target") and name not in graph.numbers]


def have_other_values(columns: Columns, other_columns: Columns, name: str, rows: Array, other_rows: Array) -> Array:
    """Return whether rows of one network differ from those of another in a column; bool."""
    if columns.about[name].names == other_columns.about[name].names:
        return _are_unequal(columns.read(name)[rows], other_columns.read(name)[other_rows])
    return _are_unequal(columns.words(name)[rows], other_columns.words(name)[other_rows])


def _are_unequal(values: Array, other_values: Array) -> Array:
    """Return whether values differ; two that are not a number are equal; bool."""
    is_other = values != other_values
    return is_other & ~((values != values) & (other_values != other_values)) if values.dtype.kind == "f" else is_other


def _rows_of_any(masks: Mapping[str, Array]) -> Array:
    """Return the rows that at least one mask selects, ascending; int64."""
    return np.unique(np.concatenate([np.zeros(0, np.int64), *map(np.flatnonzero, masks.values())]))


def _pair_rows(matches: Array, count: int, kept: Mapping[str, Array]) -> dict[str, RowPairs]:
    """Return the rows that only one network has, and `kept` ones, by what became of them; `count` are the rows of `b`."""
    is_new = np.ones(count, bool)
    is_new[matches[matches >= 0]] = False
    added, removed = np.flatnonzero(is_new), np.flatnonzero(matches < 0)
    return {
        "added": RowPairs(np.full(len(added), -1), added),
        "removed": RowPairs(removed, np.full(len(removed), -1)),
        **{what: RowPairs(rows, matches[rows]) for what, rows in kept.items()},
    }
