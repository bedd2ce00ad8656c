"""Connected parts of a graph."""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components

from navspec.graphs.numbers import Array


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
    if not nodes:
        return np.zeros(0, np.int64), np.zeros(0, np.int64)
    edges = csr_array((np.ones(len(start)), (start, end)), shape=(nodes, nodes))
    count, label = connected_components(edges, directed=False)
    found = np.empty(count, np.int64)
    # Of values for the same part the last one stays.
    found[label[::-1]] = np.arange(nodes - 1, -1, -1)
    order = np.argsort(found)
    number = np.empty(count, np.int64)
    number[order] = np.arange(count)
    return number.take(label), found[order]
