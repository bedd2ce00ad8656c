"""Connected components, cycles and dead ends of a graph."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.graphs.arrays import Array


class ComponentSizes(NamedTuple):
    """Components sorted by size, the largest first; of equal ones the one with the first node comes first; int64.

    `part` is the component of every node, `nodes` the number of nodes in each component, descending.
    """

    part: Array
    nodes: Array


def find_components(nodes: int, start: Array, end: Array) -> tuple[Array, Array]:
    """Return the components that edges of any direction join; numbered from 0 by first appearance.

    Parameters
    ----------
    nodes : int
        Number of nodes.
    start, end : numpy.ndarray
        Nodes at the ends of every edge; one direction of an edge is enough.

    Returns
    -------
    part : numpy.ndarray
        Component of every node.
    first : numpy.ndarray
        First node of every component, ascending.
    """
    label = np.arange(nodes, dtype=start.dtype)  # of every node one of its part, in the end the first
    while len(start):
        # Of two such nodes the later one goes to the earlier, and what goes there follows. Each round joins every part of a
        # part to another, or the next one does.
        first, second = label.take(start), label.take(end)
        np.minimum.at(label, np.maximum(first, second), np.minimum(first, second))
        label = label.take(label).take(label)  # to look costs more than to go on, and few are there sooner
        while ((further := label.take(label)) != label).any():
            label = further
        unjoined = np.flatnonzero(label.take(start) != label.take(end))
        start, end = start.take(unjoined), end.take(unjoined)
    is_first = label == np.arange(nodes)
    return (np.cumsum(is_first) - 1)[label], np.flatnonzero(is_first)


def sort_by_size(part: Array, graph: Array | None = None) -> ComponentSizes:
    """Sort components of nodes, numbered from 0 by first appearance, by size.

    With several graphs, given as ascending numbers for every node, the components of each graph stay together.
    """
    nodes = np.bincount(part)
    order = np.argsort(-nodes, kind="stable")
    if graph is not None:
        owner = np.zeros(len(nodes), np.int64)
        owner[part] = graph
        order = order[np.argsort(owner[order], kind="stable")]
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    return ComponentSizes(rank[part], nodes[order])


def find_reachable(nodes: int, start: Array, end: Array, origins: Array) -> Array:
    """Find the nodes to which edges lead from some nodes, these included, in linear time.

    Parameters
    ----------
    nodes : int
        Number of nodes.
    start, end : numpy.ndarray
        Nodes at both ends of every edge, which leads from the first to the second.
    origins : numpy.ndarray
        Nodes to begin with; int64.

    Returns
    -------
    numpy.ndarray
        bool, shape (nodes,).
    """
    order = np.argsort(start, kind="stable")
    offsets, ends = np.searchsorted(start[order], np.arange(nodes + 1)).tolist(), end[order]
    is_reached = np.zeros(nodes, bool)
    is_reached[origins] = True
    seen, waiting = is_reached.data, origins.tolist()
    while waiting:
        node = waiting.pop()
        for following in ends[offsets[node] : offsets[node + 1]].tolist():
            if not seen[following]:
                seen[following] = True
                waiting.append(following)
    return is_reached


def find_strong_components(nodes: int, start: Array, end: Array) -> Array:
    """Return the component of every node within which edges lead from any node to any other; int32.

    Parameters
    ----------
    nodes : int
        Number of nodes.
    start, end : numpy.ndarray
        Nodes at both ends of every edge, which leads from the first to the second.
    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import connected_components

    edges = csr_array((np.ones(len(start)), (start, end)), shape=(nodes, nodes))
    return connected_components(edges, connection="strong")[1] if nodes else np.zeros(0, np.int32)


def find_cycle_nodes(nodes: int, start: Array, end: Array) -> Array:
    """Return the nodes from which edges lead back to themselves.

    Parameters
    ----------
    nodes : int
        Number of nodes.
    start, end : numpy.ndarray
        Nodes at both ends of every edge, which leads from the first to the second.

    Returns
    -------
    numpy.ndarray
        bool, shape (nodes,).
    """
    part = find_strong_components(nodes, start, end)
    is_on_cycle = (np.bincount(part) > 1)[part]
    is_on_cycle[start[start == end]] = True
    return is_on_cycle


def find_dead_ends(neighbours: Array, start: Array, end: Array) -> Array:
    """Find dead ends: remove nodes with at most one remaining neighbour until there are none.

    The time is linear even for long branches; removing one node per pass would make it quadratic.

    Parameters
    ----------
    neighbours : numpy.ndarray
        Number of different neighbours of every node; int64. Nodes without incoming edges stay.
    start, end : numpy.ndarray
        Edges along which a removed node is missed, each pair of nodes once in either direction.

    Returns
    -------
    numpy.ndarray
        Whether a node is removed; bool.
    """
    # The sum of a node's neighbours names the last one when all others are gone; counted from 1, so that 0 is none.
    sums = np.bincount(start, end + 1.0, len(neighbours)).astype(np.int64).tolist()
    num_left = neighbours.tolist()
    removed = np.flatnonzero(neighbours <= 1).tolist()
    for node in removed:
        neighbour = sums[node] - 1
        if neighbour >= 0:
            sums[neighbour] -= node + 1
            num_left[neighbour] -= 1
            if num_left[neighbour] == 1:
                removed.append(neighbour)
    is_gone = np.zeros(len(num_left), dtype=bool)
    is_gone[removed] = True
    return is_gone
