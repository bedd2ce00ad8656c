"""Connected parts of a graph."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.graphs.numbers import Array


class Sizes(NamedTuple):
    """Parts by their size, the largest first, of equal ones that with the first node; int64.

    `part` is the part of every node, `nodes` how many nodes each part has, descending.
    """

    part: Array
    nodes: Array


def components(nodes: int, start: Array, end: Array) -> tuple[Array, Array]:
    """The parts that edges join nodes to, whatever their direction; numbered from 0 by first appearance.

    Parameters
    ----------
    nodes : int
        How many nodes there are.
    start, end : numpy.ndarray
        Nodes at the ends of every edge; one direction of an edge is enough.

    Returns
    -------
    part : numpy.ndarray
        Number of the part of every node.
    first : numpy.ndarray
        First node of every part, ascending.
    """
    label = np.arange(nodes, dtype=start.dtype)  # of every node one of its part, in the end the first
    while len(start):
        # Of two such nodes the later one goes to the earlier, and what goes there follows. Each round joins every part of a
        # part to another, or the next one does.
        one, other = label.take(start), label.take(end)
        np.minimum.at(label, np.maximum(one, other), np.minimum(one, other))
        label = label.take(label).take(label)  # to look costs more than to go on, and few are there sooner
        while ((further := label.take(label)) != label).any():
            label = further
        apart = np.flatnonzero(label.take(start) != label.take(end))
        start, end = start.take(apart), end.take(apart)
    is_first = label == np.arange(nodes)
    return (np.cumsum(is_first) - 1)[label], np.flatnonzero(is_first)


def by_size(part: Array, graph: Array | None = None) -> Sizes:
    """Parts of nodes, numbered from 0 by first appearance, in the order of their sizes.

    Of several graphs, whose numbers of every node are given ascending, those of each come together.
    """
    nodes = np.bincount(part)
    order = np.argsort(-nodes, kind="stable")
    if graph is not None:
        owner = np.zeros(len(nodes), np.int64)
        owner[part] = graph
        order = order[np.argsort(owner[order], kind="stable")]
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    return Sizes(rank[part], nodes[order])
