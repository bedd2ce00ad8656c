"""The stack of the flood fill, which the original files still hold in the first word of their nodes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.graphs.arrays import Array

_FIRST_SQUARE, _NEXT_SQUARES, _SQUARE_BYTES, _NODE_BYTES = 0x1A7_FA70, 0x1BE_6910, 0x3_17C0, 28
"""Addresses in the memory of the console: of the nodes of square 0, of where the others would begin, and their sizes."""


def nodes_below(links: Sequence[Sequence[int]]) -> Array:
    """Return the node that lay below every node on the stack when it was put there, -1 for none; int64.

    `links` are the targets of every node in their order. Nodes are numbered in the order of their addresses, and the filling
    begins at the first one that has no number.
    """
    below = [-1] * len(links)
    is_numbered = bytearray(len(links))
    for start in range(len(links)):
        if is_numbered[start]:
            continue
        is_numbered[start] = 1
        top = start
        while top >= 0:
            node = top
            top = below[node]
            for neighbour in links[node]:
                if not is_numbered[neighbour]:
                    is_numbered[neighbour] = 1
                    below[neighbour] = top
                    top = neighbour
    return np.array(below, np.int64)


def stack_pointers(below: Array, area: Array, node_id: Array) -> Array:
    """Return addresses of the nodes below others in the memory of the console, 0 for none; int64."""
    areas = area[below]
    base = np.where(areas == 0, _FIRST_SQUARE, _NEXT_SQUARES + _SQUARE_BYTES * areas)
    return np.where(below < 0, 0, base + _NODE_BYTES * node_id[below])
