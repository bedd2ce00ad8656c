"""What is wrong with the lists of visible areas, found in one walk over them.

They are most of many files, up to a million entries of five bytes. The walk goes by blocks of areas, whose columns stay in
the caches of the processor, and has a cell for every pair of an area of the block and an area that it may see.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

import numpy as np

from navspec.formats.source_nav.ids import NONE, Array, Index

CELLS = 1 << 18
"""Pairs of areas in a block, unless that would be few areas."""
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
    """Entries of areas that inherit, in the order of the areas (`parent`) whose lists they inherit."""

    def __init__(self, stored: Array, flags: Array, offsets: Array, parent: Array, index: Index) -> None:
        areas = np.flatnonzero(parent != NONE)
        areas = areas[np.argsort(parent[areas], kind="stable")]
        counts = offsets[areas + 1] - offsets[areas]
        rows = np.repeat(offsets[areas] + counts - np.cumsum(counts), counts) + np.arange(counts.sum())
        target = index.rows(stored[rows])
        there = target != NONE
        self.rows, self.target = rows[there], target[there]
        self.parent = np.repeat(parent[areas], counts)[there]
        self.flags = flags[self.rows]


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
    areas, counts = len(parent), np.diff(offsets)
    width = areas + 1
    step = max(LEAST, CELLS // width)
    starts = np.arange(0, areas + step, step)
    ends = offsets[np.minimum(starts, areas)]
    base = np.arange(areas) % step * width + 1  # a target that is not there, -1, has the first cell of its owner
    numbers = np.arange(np.diff(ends).max(initial=0), dtype=np.int32)
    last = np.zeros(step * width, np.int32)  # the entry in every cell; where there is none, any number
    heirs = _Heirs(stored, flags, offsets, parent, index)
    wanted = base[heirs.parent] + heirs.target
    parts = np.searchsorted(heirs.parent, starts)
    found: dict[str, list[Array]] = defaultdict(list)
    for block, first in enumerate(starts[:-1].tolist()):
        begin, end = ends[block], ends[block + 1]
        owners = slice(first, first + step)
        target = index.rows(stored[begin:end])
        if target.min(initial=0) == NONE:
            found["missing"].append(np.flatnonzero(target == NONE) + begin)
        cell = np.repeat(base[owners], counts[owners])
        cell += target
        entry = numbers[: len(cell)]
        last[cell] = entry
        if (last.take(cell) != entry).any():
            earliest = np.unique(cell, return_index=True)[1]
            last[cell[earliest]] = earliest
            found["repeated"].append(np.flatnonzero((last[cell] != entry) & (target != NONE)) + begin)
        part = slice(parts[block], parts[block + 1])
        rows, own, at = heirs.rows[part], heirs.flags[part], last.take(wanted[part])
        if not len(cell):
            found["pointless"].append(rows[own == 0])
            continue
        is_there = cell.take(at, mode="clip") == wanted[part]
        found["redundant"].append(rows[is_there & (flags[begin:end].take(at, mode="clip") == own)])
        found["pointless"].append(rows[~is_there & (own == 0)])

    missing, repeated, redundant, pointless = (
        np.sort(np.concatenate([np.zeros(0, np.int64), *found[name]])) for name in Sight._fields[:4]
    )
    deleting = int(np.count_nonzero(heirs.flags == 0))
    return Sight(missing, repeated, redundant, pointless, len(heirs.rows), deleting)
