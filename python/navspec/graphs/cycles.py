"""Cycles of a graph whose edges have a direction."""

from __future__ import annotations

import numpy as np

from navspec.graphs.numbers import Array


def on_cycle(nodes: int, start: Array, end: Array) -> Array:
    """Nodes from which edges lead back to themselves.

    Parameters
    ----------
    nodes : int
        How many nodes there are.
    start, end : numpy.ndarray
        Nodes at both ends of every edge, which leads from the first to the second.

    Returns
    -------
    numpy.ndarray
        bool, shape (nodes,).
    """
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import connected_components

    edges = csr_array((np.ones(len(start)), (start, end)), shape=(nodes, nodes))
    part = connected_components(edges, connection="strong")[1] if nodes else np.zeros(0, np.int64)
    found = (np.bincount(part) > 1)[part]
    found[start[start == end]] = True
    return found
