"""Shortest paths over edges with costs, with Dijkstra and with A* as the games of meshes have it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from navspec.graphs.arrays import Array

if TYPE_CHECKING:
    from scipy.sparse import csr_array


class Distances(NamedTuple):
    """Costs of the cheapest paths from all nodes to one.

    Attributes
    ----------
    cost : numpy.ndarray
        Of the cheapest path; infinite if there is none; float64, shape (nodes,).
    next : numpy.ndarray
        Row of the next node on such a path; below 0 if there is none; int32, shape (nodes,).
    """

    cost: Array
    next: Array


class UsableEdges:
    """The edges of a network that can be used: open ones whose costs are finite and not below 0.

    Attributes
    ----------
    nodes : int
        Number of nodes.
    edges, source, target, cost : numpy.ndarray
        Of the usable edges, sorted by source, those of one node in their original order: rows, both ends, and cost;
        int64, `cost` is float64, shape (edges,).
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
        """Start of the edges of every node, and the end of the last ones; `target`, `cost` and `edges`; as lists."""
        starts = np.searchsorted(self.source, np.arange(self.nodes + 1))
        return starts.tolist(), self.target.tolist(), self.cost.tolist(), self.edges.tolist()

    @cached_property
    def _back(self) -> csr_array:
        """Costs of reverse edges as a matrix; parallel edges are all kept."""
        from scipy.sparse import csr_array

        order = np.argsort(self.target, kind="stable")
        starts = np.searchsorted(self.target[order], np.arange(self.nodes + 1))
        return csr_array((self.cost[order], self.source[order], starts), shape=(self.nodes,) * 2)

    def distances(self, target: int) -> Distances:
        """Return the costs of the cheapest paths from all nodes to one."""
        from scipy.sparse.csgraph import dijkstra

        return Distances(*dijkstra(self._back, indices=target, return_predecessors=True))

    def distances_from(self, origins: Array) -> Array:
        """Return the costs of the cheapest paths from any of some nodes to all nodes; float64, infinite if there is none.

        `origins` are rows of nodes, int64.
        """
        if not len(origins):
            return np.full(self.nodes, np.inf)
        from scipy.sparse import csr_array
        from scipy.sparse.csgraph import dijkstra

        starts = np.searchsorted(self.source, np.arange(self.nodes + 1))
        ahead = csr_array((self.cost, self.target, starts), shape=(self.nodes,) * 2)
        return dijkstra(ahead, indices=origins, min_only=True)

    def has_edges(self, node: int) -> bool:
        """Return whether an edge leads from or to a node."""
        return bool((self.source == node).any() or (self.target == node).any())

    def steps(self, node: int) -> Iterator[tuple[int, float]]:
        """Return the targets of the edges of a node, in their order, and the cost of each."""
        starts, targets, costs, _ = self.lists
        span = slice(starts[node], starts[node + 1])
        return zip(targets[span], costs[span], strict=True)

    def follow(self, origin: int, to: Distances) -> list[int]:
        """Return rows of the nodes of the cheapest path: at each node the first edge that is on such a path.

        There must be a path. Edges without cost are used only as a last resort, so that the path never turns back.
        """
        nodes = [origin]
        while (after := to.next[nodes[-1]]) >= 0:
            whole = to.cost[nodes[-1]]
            nodes.append(
                next(
                    node
                    for node, cost in self.steps(nodes[-1])
                    if to.cost[node] + cost == whole and (to.cost[node] < whole or node == after)
                )
            )
        return nodes

    def count_touched(self, is_expanded: Array) -> int:
        """Return the number of nodes that are reached when some are expanded with all their incoming edges;
        `is_expanded` is bool.
        """
        is_touched = is_expanded.copy()
        is_touched[self.source[is_expanded.take(self.target)]] = True
        return int(np.count_nonzero(is_touched))


class AStarPath(NamedTuple):
    """A path: rows of its nodes, rows of its edges, and its cost."""

    nodes: list[int]
    edges: list[int]
    cost: float


def find_path(
    graph: UsableEdges,
    starts: Iterable[int],
    goals: Collection[int],
    ahead: Array,
    *,
    newest_first: bool = False,
    growth: tuple[float, float] = (1.0, 0.0),
) -> AStarPath | None:
    """Find a path from one of some nodes to one of others with A*; None if there is none.

    The search never goes from a node back to its predecessor; a closed node is opened again when it is reached at less
    cost.

    Parameters
    ----------
    graph : UsableEdges
        The edges; those of a node are examined in their order.
    starts, goals : collections of int
        Rows of nodes. Paths begin with a cost of 0; the first goal that is taken from the open list ends the search.
    ahead : numpy.ndarray
        Estimated cost from every node to the goal; float64, shape (nodes,).
    newest_first : bool
        Of open nodes with equal totals, the newest is taken first.
    growth : two floats
        The cost at the next node is at least the first times the cost so far, plus the second.
    """
    factor, more = growth
    offsets, targets, costs, rows = graph.lists
    rest = ahead.tolist()
    numbers = count(0, -1 if newest_first else 1)
    queue: list[tuple[float, int, int]] = []
    cheapest: dict[int, float] = {}
    came: dict[int, tuple[int, int]] = {}
    entry: dict[int, int] = {}

    def open_node(node: int, cost: float, parent: int, edge: int) -> None:
        cheapest[node], came[node], entry[node] = cost, (parent, edge), next(numbers)
        heappush(queue, (cost + rest[node], entry[node], node))

    for node in starts:
        open_node(node, 0.0, -1, -1)
    while queue:
        _, number, node = heappop(queue)
        if entry[node] != number:  # it was come by for less in the meantime
            continue
        if node in goals:
            return _trace_path(node, came, cheapest[node])
        spent, parent = cheapest[node], came[node][0]
        for at in range(offsets[node], offsets[node + 1]):
            neighbour = targets[at]
            if neighbour in (node, parent):
                continue
            cost = max(spent + costs[at], spent * factor + more)
            if neighbour not in cheapest or cost < cheapest[neighbour]:
                open_node(neighbour, cost, node, rows[at])
    return None


def _trace_path(goal: int, came: dict[int, tuple[int, int]], cost: float) -> AStarPath:
    nodes, edges = [goal], []
    while (step := came[nodes[-1]])[0] >= 0:
        nodes.append(step[0])
        edges.append(step[1])
    return AStarPath(nodes[::-1], edges[::-1], cost)
