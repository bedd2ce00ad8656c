"""Edit profiles of families, and the reader of the subgraphs that are edited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from navspec.family.conversion.compiler import Compiler
from navspec.family.network.subgraph import Subgraph, object_column, read_subgraph
from navspec.graphs.graph import Columns, Graph
from navspec.graphs.numbers import Array


@dataclass(frozen=True, slots=True)
class EditProfile:
    """Columns, steps and functions of a family that edit tools use.

    Attributes
    ----------
    compiler : Compiler
        Compiler of the family.
    nodes, edges : tuple of str
        Columns of the graph that can be set.
    kept : tuple of str
        Further columns of edges that the compiler keeps as long as they fit.
    steps : tuple of float
        Stored coordinates in a unit: east, north and up.
    along : tuple of str
        Columns of edges with a position on them, east and north, which moves with their ends; empty for none.
    add_dependents : callable
        Returns edges with all edges that share stored values with them, ascending.
    read_columns : callable or None
        Returns the columns of some nodes and of some edges by their rows, if that is faster than to read them from
        the graph.
    kinds : callable or None
        Returns the kind of the lines at every node of a graph, if the kind of some nodes does not determine it.
    """

    compiler: Compiler
    nodes: tuple[str, ...]
    edges: tuple[str, ...]
    kept: tuple[str, ...]
    steps: tuple[float, ...]
    along: tuple[str, ...] = ()
    add_dependents: Callable[[Array], Array] = lambda edges: edges
    read_columns: Callable[[Array, Array], tuple[Columns, Columns]] | None = None
    kinds: Callable[[Graph], Array] | None = None


class SubgraphReader:
    """Reads subgraphs of a network."""

    def __init__(self, graph: Graph, profile: EditProfile) -> None:
        self._graph, self._profile = graph, profile

    @cached_property
    def kinds(self) -> Array:
        """Kind of the lines at every node."""
        return self._profile.kinds(self._graph) if self._profile.kinds else self._graph.nodes["kind"]

    def edges_at(self, nodes: Array) -> Array:
        """Return the edges from or to nodes."""
        is_meant = np.zeros(self._graph.nodes.rows, bool)
        is_meant[nodes] = True
        return np.flatnonzero(is_meant[self._graph.source] | is_meant[self._graph.target])

    def lines(self, edges: Array) -> Array:
        """Return edges with their reverse edges, -1 if there is none; shape (lines, 2)."""
        graph = self._graph
        if not len(edges):
            return np.zeros((0, 2), np.int64)
        is_end = np.zeros(graph.nodes.rows, bool)
        is_end[graph.source[edges]] = is_end[graph.target[edges]] = True
        near = np.flatnonzero(is_end[graph.source] & is_end[graph.target])
        lines = np.stack(graph.lines_of(near), axis=1)
        return lines[np.isin(lines, edges).any(axis=1)]

    def read_with_dependents(self, edges: Array, nodes: Array) -> Subgraph:
        """Read nodes, and the lines of edges with all lines that share stored values with them."""
        return self.read(nodes, self.lines(self._profile.add_dependents(np.unique(edges)) if len(edges) else edges))

    def read(self, nodes: Array, lines: Array, *, is_told: bool = True) -> Subgraph:
        """Read nodes and lines, with the columns of lines if `is_told`."""
        profile = self._profile
        column_names = (*profile.edges, *profile.kept) if is_told else ()
        subgraph = read_subgraph(
            self._graph, nodes, lines, profile.nodes, column_names, profile.read_columns or self._read_columns
        )
        if profile.kinds:
            names = self._graph.nodes.about["kind"].names
            subgraph.nodes["kind"] = object_column([names[kind] for kind in self.kinds[subgraph.rows].tolist()])
        return subgraph

    def _read_columns(self, nodes: Array, edges: Array) -> tuple[Columns, Columns]:
        return self._graph.nodes.taken(nodes), self._graph.edges.taken(edges)
