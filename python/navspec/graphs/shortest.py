"""Shortest ways over edges that cost something."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from navspec.graphs.numbers import Array

if TYPE_CHECKING:
    from scipy.sparse import csr_array


class Distances(NamedTuple):
    """What the ways from all nodes to one cost.

    Attributes
    ----------
    cost : numpy.ndarray
        Of the cheapest way; infinite where there is none; float64, shape (nodes,).
    next : numpy.ndarray
        Row of a node that follows on such a way; below 0 where none does; int32, shape (nodes,).
    """

    cost: Array
    next: Array


class Ways:
    """The edges of a network that can be used: those that are open, and whose costs are finite and not below 0.

    Attributes
    ----------
    nodes : int
        How many nodes there are.
    edges, source, target, cost : numpy.ndarray
        Of the edges that can be used, by the node that they lead from, of one node in the order in which they were given:
        their rows, both ends, and what they cost; int64, that float64, shape (edges,).
    """

    def __init__(self, nodes: int, source: Array, target: Array, cost: Array, is_open: Array) -> None:
        self.nodes = nodes
        edges = np.flatnonzero(is_open & np.isfinite(cost) & (cost >= 0))
        if (np.diff(source) < 0).any():
            edges = edges[np.argsort(source[edges], kind="stable")]
        self.edges = edges
        self.source, self.target = (ends.take(edges).astype(np.int64) for ends in (source, target))
        self.cost = cost.take(edges).astype(np.float64)

    @cached_property
    def lists(self) -> tuple[list[int], list[int], list[float], list[int]]:
        """Where the edges of every node begin, and those of the last one end; `target`, `cost` and `edges`; as lists."""
        starts = np.searchsorted(self.source, np.arange(self.nodes + 1))
        return starts.tolist(), self.target.tolist(), self.cost.tolist(), self.edges.tolist()

    @cached_property
    def _back(self) -> csr_array:
        """Costs from the node that an edge leads to, to the one that it leads from; of several edges each is there."""
        from scipy.sparse import csr_array

        order = np.argsort(self.target, kind="stable")
        starts = np.searchsorted(self.target[order], np.arange(self.nodes + 1))
        return csr_array((self.cost[order], self.source[order], starts), shape=(self.nodes,) * 2)

    def distances(self, target: int) -> Distances:
        """What the ways from all nodes to one cost."""
        from scipy.sparse.csgraph import dijkstra

        return Distances(*dijkstra(self._back, indices=target, return_predecessors=True))

    def has_edges(self, node: int) -> bool:
        """Whether an edge leads from or to a node."""
        return bool((self.source == node).any() or (self.target == node).any())

    def steps(self, node: int) -> Iterator[tuple[int, float]]:
        """Where the edges of a node lead, in their order, and what each costs."""
        starts, targets, costs, _ = self.lists
        span = slice(starts[node], starts[node + 1])
        return zip(targets[span], costs[span], strict=True)

    def follow(self, origin: int, to: Distances) -> list[int]:
        """Rows of the nodes of the cheapest way: at each node over the first of its edges with which one can be gone on.

        There has to be one. Edges that cost nothing are taken only where there is no other, so that no way turns round.
        """
        found = [origin]
        while (after := to.next[found[-1]]) >= 0:
            whole = to.cost[found[-1]]
            found.append(
                next(
                    node
                    for node, cost in self.steps(found[-1])
                    if to.cost[node] + cost == whole and (to.cost[node] < whole or node == after)
                )
            )
        return found

    def touched(self, is_expanded: Array) -> int:
        """Nodes that are come by when some are looked at with all edges that lead to them; `is_expanded` is bool."""
        is_touched = is_expanded.copy()
        is_touched[self.source[is_expanded.take(self.target)]] = True
        return int(np.count_nonzero(is_touched))
