"""A bit for each pair of rows of a table, in whole numbers, the lowest bit first."""

from __future__ import annotations

import numpy as np

from navspec.columns.access import Array


def paired(words: Array, rows: Array, after: int) -> Array:
    """The bits of pairs once their rows are others; those of new rows, and behind the last pair, are 0.

    `rows` has the new number of each row, in order, and -1 for one that goes; `after` is how many there are then.
    """
    width = 8 * words.dtype.itemsize
    little = words.astype(words.dtype.newbyteorder("<"))
    stays, is_old = rows >= 0, np.zeros(after, bool)
    is_old[rows[stays]] = True
    is_kept = _both(stays)
    old = np.unpackbits(little.view(np.uint8), bitorder="little")[: len(is_kept)]
    new = np.zeros(-(-(after * (after - 1) // 2) // width) * width, np.uint8)
    new[np.flatnonzero(_both(is_old))] = old[is_kept]
    return np.packbits(new, bitorder="little").view(little.dtype).astype(words.dtype)


def _both(chosen: Array) -> Array:
    """Whether both rows are among those chosen, for each pair i < j."""
    return np.concatenate([np.zeros(0, bool), *(chosen[row + 1 :] & chosen[row] for row in range(len(chosen)))])
