"""Branches of a graph that lead nowhere."""

from __future__ import annotations

import numpy as np

from navspec.graphs.numbers import Array


def peel(neighbours: Array, start: Array, end: Array) -> Array:
    """Take away nodes that have no more than one neighbour left, until there are none.

    The time is linear even for long branches, which a round for each of their nodes would make quadratic.

    Parameters
    ----------
    neighbours : numpy.ndarray
        Different neighbours of every node; int64. Those that no edge leads to stay.
    start, end : numpy.ndarray
        Edges along which a node that goes is missed, each pair of nodes once in either direction.

    Returns
    -------
    numpy.ndarray
        Whether a node goes; bool.
    """
    # The sum of a node's neighbours names the last one when all others are gone; counted from 1, so that 0 is none.
    sums = np.bincount(start, end + 1.0, len(neighbours)).astype(np.int64).tolist()
    left = neighbours.tolist()
    gone = np.flatnonzero(neighbours <= 1).tolist()
    for node in gone:
        other = sums[node] - 1
        if other >= 0:
            sums[other] -= node + 1
            left[other] -= 1
            if left[other] == 1:
                gone.append(other)
    is_gone = np.zeros(len(left), dtype=bool)
    is_gone[gone] = True
    return is_gone
