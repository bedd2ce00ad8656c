"""Roads: chains of nodes between junctions."""

from __future__ import annotations

import numpy as np

from navspec.graphs.graph import Graph


def trace_road(graph: Graph, first: int, second: int, limit: int) -> list[int]:
    """Return the nodes of the road over two neighbours, in order, in the direction from the first to the second.

    A road ends at a junction, at a dead end, after `limit` nodes on each side, or where it closes.

    Parameters
    ----------
    graph : Graph
        The network; directions of edges make no difference.
    first, second : int
        Rows of two nodes that an edge joins.
    limit : int
        Most nodes on each side of the edge.
    """
    ends = np.concatenate([np.stack([graph.source, graph.target]), np.stack([graph.target, graph.source])], axis=1)
    ends = ends[:, ends[0] != ends[1]]
    pairs = np.unique(ends[0].astype(np.int64) * graph.nodes.rows + ends[1])
    owner, neighbour = np.divmod(pairs, graph.nodes.rows)
    starts = np.searchsorted(owner, np.arange(graph.nodes.rows + 1))

    def walk(previous: int, node: int) -> list[int]:
        nodes = list[int]()
        while len(nodes) < limit:
            nodes.append(node)
            onward = neighbour[starts[node] : starts[node + 1]]
            if len(onward) != 2 or node == start:
                break
            previous, node = node, int(onward[onward != previous][0])
        return nodes

    start = first
    forward = walk(first, second)
    if forward[-1] == first:
        return [first, *forward]
    start = second
    return [*reversed(walk(second, first)), *forward]
