"""Lanes of edges inside groups, which have them from the joints at the ends of their roads."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.graphs.arrays import Array

NO_LANES = -1
"""Lanes that are not known yet."""
_ROUNDS = 12
"""Rounds through all nodes."""


def spread_lanes(lanes: Array, ends: Array, links: Sequence[Sequence[int]], is_parking: Sequence[bool]) -> Array:
    """Return the lanes of edges, with those filled in that are not known: `NO_LANES`.

    In each round a node with two links, other than those to parking places, hands on the lanes of one to the other. The
    rest gets a lane out of a parking place, or none.

    Parameters
    ----------
    lanes : numpy.ndarray
        Lanes toward the first end of every edge, and toward the second one; int64, shape (edges, 2).
    ends : numpy.ndarray
        Nodes at the ends of every edge; int64, shape (edges, 2).
    links : sequence of sequences of int
        Edges of every node, in order.
    is_parking : sequence of bool
        Whether a node is a parking place.
    """
    first_end, second_end = ends.T.tolist()
    toward_first, toward_second = lanes.T.tolist()
    # Of every node between two edges: these, and the way along one that continues the way along the other.
    passages = list[tuple[int, int, bool]]()
    for node, edges in enumerate(links):
        if is_parking[node] or len(edges) < 2:
            continue
        through = [
            edge for edge in edges if not is_parking[second_end[edge] if first_end[edge] == node else first_end[edge]]
        ]
        if len(through) == 2:
            one, two = through
            passages.append((one, two, (first_end[one] == node) != (first_end[two] == node)))
    for _ in range(_ROUNDS):
        is_done = True
        for one, two, is_straight in passages:
            if (toward_first[one] == NO_LANES) == (toward_first[two] == NO_LANES):
                continue
            target, source = (one, two) if toward_first[one] == NO_LANES else (two, one)
            pair = toward_first[source], toward_second[source]
            toward_first[target], toward_second[target] = pair if is_straight else pair[::-1]
            is_done = False
        if is_done:
            break
    filled = np.stack([toward_first, toward_second], axis=1).astype(np.int64).reshape(-1, 2)
    parking = np.array(is_parking, bool)
    is_left = (filled == NO_LANES).all(axis=1)
    # Cars only leave a parking place.
    for side in (0, 1):
        filled[is_left & parking[ends[:, side]]] = (1, 0) if side else (0, 1)
    return np.where(filled == NO_LANES, 0, filled)
