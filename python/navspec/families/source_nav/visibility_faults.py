"""Faults of the lists of visible areas, found in one pass through them.

These lists are most of many files, up to a million entries of five bytes. The pass works on blocks of areas, whose
columns stay in the caches of the processor, and has a cell for every pair of an area of the block and an area that it
may see.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.columns.access import Array
from navspec.family.views.row_index import NO_ROW, RowIndex, are_repeated

CELLS = 1 << 18
"""Pairs of areas in a block, except where that would be few areas."""
MOST = 255
"""The largest flags that an entry has room for."""
LEAST = 64
"""Minimum number of areas in a block."""

_NOTHING = np.zeros(0, np.int64)


class VisibilityFaults(NamedTuple):
    """Faulty entries as ascending rows; int64.

    `missing` have a target that does not exist, `repeated` one that an earlier entry of the same list has. Of the
    entries of areas that inherit another list, `inherited` in number and `deleting` of them with flags 0, `redundant`
    repeat an entry of that list, and `pointless` delete an entry that it does not have. `blind` are areas that do not
    see themselves: neither their own list nor the inherited one has an entry for them.
    """

    missing: Array
    repeated: Array
    redundant: Array
    pointless: Array
    inherited: int
    deleting: int
    blind: Array


class _Heirs:
    """Areas that inherit, in the order of their parents, and the faults of their entries.

    Here and in the pass a target is the row plus 1, 0 for one that does not exist, and a mark is the flags plus 1.
    Entries are loaded many at a time, and compared with the lists of parents block by block.
    """

    def __init__(
        self, stored: Array, marks: Array, offsets: Array, parent: Array, base: Array, index: RowIndex
    ) -> None:
        self._stored, self._marks, self._index = stored, marks, index
        areas = np.flatnonzero(parent != NO_ROW)
        areas = self.areas = areas[np.argsort(parent[areas], kind="stable")]
        self.parent = parent[areas]
        self._counts = np.diff(offsets)[areas]
        self._ends = np.append(0, np.cumsum(self._counts))
        self._first, self._lists = offsets[areas], base[self.parent]
        self._entries = _HeirEntries(0, 0, *[_NOTHING] * 5)
        self.redundant, self.pointless = [_NOTHING], [_NOTHING]
        self.inherited = self.deleting = 0

    def compare_with_parents(self, first: int, last: int, cells: Array) -> None:
        """Compare the entries of some areas with the marks of their parents, which are in `cells` now; calls go through
        all areas in order.
        """
        while first < last:
            if first == self._entries.end:
                self._entries = self._load_entries(first)
            start, end = self._entries.start, min(last, self._entries.end)
            cells_of_areas = slice(*(self._ends[[first, end]] - self._ends[start]))
            cells.take(self._entries.cell[cells_of_areas], out=self._entries.parent_marks[cells_of_areas], mode="clip")
            first = end
            if first == self._entries.end:
                self._record_faults()

    def _load_entries(self, start: int) -> _HeirEntries:
        """Return the entries of the areas from `start` on, of a limited number."""
        most = int(np.searchsorted(self._ends, self._ends[start] + CELLS, "right"))
        end = max(start + 1, most - 1)
        counts, ends = self._counts[start:end], self._ends[start:end]
        rows = np.repeat(self._first[start:end] - ends, counts)
        rows += np.arange(self._ends[start], self._ends[end])
        target = self._index.next(self._stored[rows])
        marks, cell = self._marks[rows], np.repeat(self._lists[start:end], counts)
        cell += target
        return _HeirEntries(start, end, rows, target != 0, marks, cell, np.empty_like(marks))

    def _record_faults(self) -> None:
        """Record the entries that repeat their parents' entries, or delete missing ones."""
        _, _, rows, is_there, marks, _, parent_marks = self._entries
        if not is_there.all():
            rows, marks, parent_marks = rows[is_there], marks[is_there], parent_marks[is_there]
        is_deleting = marks == 1
        self.redundant.append(rows[parent_marks == marks])
        self.pointless.append(rows[is_deleting & (parent_marks == 0)])
        self.inherited += len(rows)
        self.deleting += int(np.count_nonzero(is_deleting))


class _HeirEntries(NamedTuple):
    """Entries of some areas that inherit, from the area number `start` to `end`.

    Each has its row, whether its target exists, its mark, the `cell` with its parent's mark for the target, and that
    mark.
    """

    start: int
    end: int
    rows: Array
    is_there: Array
    marks: Array
    cell: Array
    parent_marks: Array


def find_visibility_faults(
    stored: Array, flags: Array, offsets: Array, parent: Array, index: RowIndex
) -> VisibilityFaults:
    """Find the faults of all lists.

    Parameters
    ----------
    stored, flags : numpy.ndarray
        Targets of the entries, and their flags; shape (entries,).
    offsets : numpy.ndarray
        Start of the list of every area; shape (areas + 1,).
    parent : numpy.ndarray
        Row of the area whose list each area inherits, `NONE` for none; shape (areas,).
    index : RowIndex
        Areas by the targets of entries.
    """
    if not len(stored):
        return VisibilityFaults(_NOTHING, _NOTHING, _NOTHING, _NOTHING, 0, 0, np.arange(len(parent)))
    areas, counts = len(parent), np.diff(offsets)
    width = areas + 1
    step = max(LEAST, CELLS // width)
    starts = np.arange(0, areas + step, step)
    ends = offsets[np.minimum(starts, areas)]
    base = np.arange(areas) % step * width
    marks = flags + np.uint16(1) if flags.max(initial=0) == MOST else flags + np.uint8(1)
    cells = np.zeros(min(step, areas) * width, marks.dtype)  # mark of the pair of each cell, 0 without an entry
    heirs = _Heirs(stored, marks, offsets, parent, base, index)
    parts = np.searchsorted(heirs.parent, starts).tolist()
    diagonal, of_heirs = base + np.arange(1, width), base[heirs.parent] + heirs.areas + 1
    self_marks, inherited = (
        np.zeros(areas, marks.dtype),
        np.zeros(len(heirs.areas), marks.dtype),
    )  # marks of areas for themselves
    missing, repeated = [_NOTHING], [_NOTHING]
    for block, first in enumerate(starts[:-1].tolist()):
        begin, owners = ends[block], slice(first, first + step)
        target = index.next(stored[begin : ends[block + 1]])
        cell = np.repeat(base[owners], counts[owners])
        cell += target
        cells[cell] = marks[begin : ends[block + 1]]
        if cells[::width].any():
            missing.append(np.flatnonzero(target == 0) + begin)
        if np.count_nonzero(cells) != len(cell):
            is_later = are_repeated(cell)
            cells[cell[~is_later]] = marks[begin : ends[block + 1]][~is_later]
            repeated.append(np.flatnonzero(is_later & (target != 0)) + begin)
        self_marks[owners] = cells[diagonal[owners]]
        heir_slice = slice(parts[block], parts[block + 1])
        inherited[heir_slice] = cells[of_heirs[heir_slice]]
        heirs.compare_with_parents(heir_slice.start, heir_slice.stop, cells)
        cells.fill(0)
    self_marks[heirs.areas] = np.where(self_marks[heirs.areas] == 0, inherited, self_marks[heirs.areas])
    return VisibilityFaults(
        np.concatenate(missing),
        np.concatenate(repeated),
        np.sort(np.concatenate(heirs.redundant)),
        np.sort(np.concatenate(heirs.pointless)),
        heirs.inherited,
        heirs.deleting,
        np.flatnonzero(self_marks <= 1),
    )
