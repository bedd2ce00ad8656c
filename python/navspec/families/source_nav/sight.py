"""What is wrong with the lists of visible areas, found in one walk over them.

They are most of many files, up to a million entries of five bytes. The walk goes by blocks of areas, whose columns stay in
the caches of the processor, and has a cell for every pair of an area of the block and an area that it may see.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.family.ids import NONE, Array, Index, but

CELLS = 1 << 18
"""Pairs of areas in a block, unless that would be few areas."""
MOST = 255
"""The largest flags that an entry has room for."""
LEAST = 64
"""Areas in a block, however many there are to see."""


class Sight(NamedTuple):
    """Entries that are not as they should be, as ascending rows; int64.

    `missing` have a target that is not there, `repeated` one that stands earlier in the same list. Of the entries of areas
    that inherit the list of another one, `inherited` in number and `deleting` of them with flags 0, `redundant` stand like
    that in the other list, and `pointless` delete what it does not have.
    """

    missing: Array
    repeated: Array
    redundant: Array
    pointless: Array
    inherited: int
    deleting: int


class _Heirs:
    """Entries of areas that inherit, in the order of the areas (`parent`) whose lists they inherit.

    Here and in the walk a target is the row behind that of the area, 0 for one that is not there; what is `said` of it are
    the flags and 1.
    """

    def __init__(self, stored: Array, said: Array, offsets: Array, parent: Array, index: Index) -> None:
        areas = np.flatnonzero(parent != NONE)
        areas = areas[np.argsort(parent[areas], kind="stable")]
        counts = offsets[areas + 1] - offsets[areas]
        rows = np.repeat(offsets[areas] + counts - np.cumsum(counts), counts) + np.arange(counts.sum())
        target = index.next(stored[rows])
        there = target != 0
        self.rows, self.target = rows[there], target[there]
        self.parent = np.repeat(parent[areas], counts)[there]
        self.said = said[self.rows]


def survey(stored: Array, flags: Array, offsets: Array, parent: Array, index: Index) -> Sight:
    """Walk the lists.

    Parameters
    ----------
    stored, flags : numpy.ndarray
        What entries have as their target, and their flags; shape (entries,).
    offsets : numpy.ndarray
        Where the list of every area begins; shape (areas + 1,).
    parent : numpy.ndarray
        Row of the other area whose list each area inherits, `NONE` for none; shape (areas,).
    index : Index
        Areas by what entries have as their target.
    """
    nothing = np.zeros(0, np.int64)
    if not len(stored):
        return Sight(nothing, nothing, nothing, nothing, 0, 0)
    areas, counts = len(parent), np.diff(offsets)
    width = areas + 1
    step = max(LEAST, CELLS // width)
    starts = np.arange(0, areas + step, step)
    ends = offsets[np.minimum(starts, areas)]
    base = np.arange(areas) % step * width
    said = flags + np.uint16(1) if flags.max(initial=0) == MOST else flags + np.uint8(1)
    cells = np.zeros(step * width, said.dtype)  # what is said of the area of each, 0 where it is not listed
    heirs = _Heirs(stored, said, offsets, parent, index)
    wanted = base[heirs.parent] + heirs.target
    parts = np.searchsorted(heirs.parent, starts)
    above = np.zeros(len(wanted), said.dtype)  # what the other list says
    missing, repeated = [nothing], [nothing]
    for block, first in enumerate(starts[:-1].tolist()):
        begin, owners = ends[block], slice(first, first + step)
        target = index.next(stored[begin : ends[block + 1]])
        cell = np.repeat(base[owners], counts[owners])
        cell += target
        cells[cell] = said[begin : ends[block + 1]]
        if cells[::width].any():
            missing.append(np.flatnonzero(target == 0) + begin)
        if np.count_nonzero(cells) != len(cell):
            is_later = but(np.unique(cell, return_index=True)[1], len(cell))
            cells[cell[~is_later]] = said[begin : ends[block + 1]][~is_later]
            repeated.append(np.flatnonzero(is_later & (target != 0)) + begin)
        part = slice(parts[block], parts[block + 1])
        above[part] = cells.take(wanted[part])
        cells.fill(0)
    return Sight(
        np.concatenate(missing),
        np.concatenate(repeated),
        np.sort(heirs.rows[above == heirs.said]),
        np.sort(heirs.rows[(above == 0) & (heirs.said == 1)]),
        len(heirs.rows),
        int(np.count_nonzero(heirs.said == 1)),
    )
