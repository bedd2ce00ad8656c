"""Rows of a set that move between its files, are added or dropped, and columns over all files that follow them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.errors import NavspecError


class RowPlacement:
    """Placement of the rows of a table: their files, and their order.

    Rows keep their numbers through all changes: those of the set are joined rows, new rows get the next numbers.

    Attributes
    ----------
    file : numpy.ndarray
        Index of the file of every row; int64.
    rank : numpy.ndarray
        Order of the rows of a file, within their block; int64.
    block : numpy.ndarray
        Block of every row; lower blocks come first in a file; int64.
    """

    def __init__(self, files: TableSet, table: str, block: Array | None = None) -> None:
        self._tables = list(files.files.values())
        self._table = table
        self._starts = files.starts(table)
        self._home = np.repeat(np.arange(len(self._tables)), files.counts(table))
        self.file = self._home.copy()
        self.rank = np.arange(len(self._home))
        self.block = np.zeros(len(self._home), np.int64) if block is None else block

    def move(self, rows: Array, file: Array) -> None:
        """Move rows to the end of their block in files."""
        self.file[rows] = file
        self.rank[rows] = self._next_ranks(len(rows))

    def add(self, file: Array) -> Array:
        """Append new rows to files; return their numbers."""
        rows = len(self.rank) + np.arange(len(file))
        self.rank = np.concatenate((self.rank, self._next_ranks(len(file))))
        self.file = np.concatenate((self.file, file))
        self.block = np.concatenate((self.block, np.zeros_like(file)))
        self._home = np.concatenate((self._home, np.full_like(file, -1)))
        return rows

    def drop(self, rows: Array) -> None:
        """Drop rows from their files; they keep their numbers."""
        self.file[rows] = len(self._tables)

    def _next_ranks(self, count: int) -> Array:
        return int(self.rank.max(initial=-1)) + 1 + np.arange(count)

    def find_places(self) -> RowPlaces:
        """Compute the places of all rows."""
        order = np.lexsort((self.rank, self.block, self.file))
        counts = np.bincount(self.file, minlength=len(self._tables))[: len(self._tables)]
        starts = np.concatenate(([0], np.cumsum(counts)))
        order = order[: starts[-1]]
        row = np.full(len(self.file), -1)
        row[order] = np.arange(len(order)) - np.repeat(starts[:-1], counts)
        is_new = self._home < 0
        is_moved = is_new | (self.file != self._home)
        unmoved = np.flatnonzero(~is_moved)
        is_moved[unmoved] = row[unmoved] != unmoved - self._starts[self._home[unmoved]]
        old_files = self._home[is_moved & ~is_new]
        changed = np.union1d(self.file[is_moved & (row >= 0)], old_files)
        return RowPlaces(order, starts, self.file, row, is_moved, changed.tolist())

    def stored(self, file: int, rows: Array) -> Array:
        """Return rows as they were stored, in the layout of a file; zeros for new ones."""
        stored_rows = np.zeros(len(rows), self._tables[file][self._table].dtype)
        home = self._home[rows]
        for source in np.unique(home[home >= 0]).tolist():
            at = home == source
            stored_rows[at] = self._tables[source][self._table][rows[at] - self._starts[source]]
        return stored_rows


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """The places of the rows of a table.

    Attributes
    ----------
    order : numpy.ndarray
        Numbers of all rows in order, file by file, without dropped ones.
    starts : numpy.ndarray
        Index in `order` at which every file begins, and the end.
    file, row : numpy.ndarray
        File of every row, and its row in the file; -1 for dropped rows.
    is_moved : numpy.ndarray
        Whether a row is new or has another place than before; bool.
    changed : list of int
        Files that have gained, lost or reordered rows, ascending.
    """

    order: Array
    starts: Array
    file: Array
    row: Array
    is_moved: Array
    changed: list[int]

    def of(self, file: int) -> Array:
        """Return the numbers of the rows of a file, in their order."""
        return self.order[self.starts[file] : self.starts[file + 1]]


class ColumnWriter:
    """Writer of columns over all files: only changed values, and into copies of files that others may use.

    `tables` are the files by number, which copies replace; `private` are numbers of files that may be changed in place.
    """

    def __init__(self, tables: dict[int, Tables], private: Iterable[int] = ()) -> None:
        self.files = TableSet(tables)
        self._tables = tables
        self._own = set(private)

    def put(self, table: str, field: str, values: Array, is_meant: Array) -> None:
        """Set a field of all selected rows."""
        rows = np.flatnonzero(is_meant)
        for file in np.unique(self.files.file_of(table, rows)).tolist():
            begin, end = self.files.starts(table)[file : file + 2].tolist()
            number = int(self.files.numbers[file])
            selected = np.flatnonzero(is_meant[begin:end])
            new_values = values[begin:end][selected]
            changed = new_values != self._tables[number].column(table, field)[selected]
            if changed.any():
                self._owned(number).set_column(table, field, new_values[changed], selected[changed])

    def put_at(self, table: str, field: str, rows: Array, values: Array) -> None:
        """Set a field of some joined rows, one value for each."""
        column = np.zeros(int(self.files.starts(table)[-1]), np.asarray(values).dtype)
        is_meant = np.zeros(len(column), bool)
        column[rows], is_meant[rows] = values, True
        self.put(table, field, column, is_meant)

    def _owned(self, number: int) -> Tables:
        """Return a file that may be changed, copied if necessary."""
        if number not in self._own:
            self._tables[number] = self._tables[number].copy()
            self._own.add(number)
        return self._tables[number]


def gather_rows(values: Array, rows: Array) -> Array:
    """Return values of rows, 0 for -1."""
    return np.append(values, 0)[rows]


def find_fitting(free: Array, wanted: Array, sizes: Array | None = None) -> Array:
    """Find which requests fit into the free room of their places, first come, first served; bool.

    `free` is the room of every place, `wanted` the place for each request, `sizes` the room that each takes (default:
    1).
    """
    sizes = np.ones_like(wanted) if sizes is None else sizes
    order = np.argsort(wanted, kind="stable")
    cumulated = np.cumsum(sizes[order])
    place = wanted[order]
    is_first = np.diff(place, prepend=-2) != 0
    before = np.maximum.accumulate(np.where(is_first, cumulated - sizes[order], 0))
    has_room = np.empty(len(wanted), dtype=bool)
    has_room[order] = cumulated - before <= free[place]
    return has_room


def require_any(is_possible: Array, reason: str) -> None:
    """Raise `NavspecError` if there are requests and none is possible."""
    if len(is_possible) and not is_possible.any():
        raise NavspecError(reason)


def select_possible(is_possible: Array, reason: str, *rows: Array) -> list[Array]:
    """Return the possible requests, in all columns; raise as `require_any`."""
    require_any(is_possible, reason)
    return [row[is_possible] for row in rows]
