"""Files of a set, and path networks over the squares of a map."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cached_property
from typing import Self

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.spatial import SquareGrid
from navspec.records.drawing import Names, Square, State
from navspec.spec.model import Type

_NUMBERS = 1 << 16
"""Number of file numbers that links can have."""


class SetView:
    """The files of a set and their joined rows.

    Attributes
    ----------
    files : TableSet
        The set; number -1 is that of a file whose number is unknown.
    """

    def __init__(self, files: TableSet) -> None:
        self.files = files

    def copy(self) -> Self:
        """Return the view with all that was computed so far, and with files that can be replaced by others."""
        result = copy(self)
        result.files = self.files.with_files(self.files.files)
        return result

    @property
    def all_tables(self) -> list[Tables]:
        """The files in their order."""
        return list(self.files.files.values())

    def counts(self, table: str) -> Array:
        """Return the number of rows of a table in every file; int64, shape (files,)."""
        return self.files.counts(table)

    def repeat_per_row(self, table: str, values: Array) -> Array:
        """Repeat a value of every file for all its rows of a table."""
        return np.repeat(values, self.counts(table))

    def header(self, field: str) -> Array:
        """Return a count of the header of every file; int64, shape (files,)."""
        return self.files.column("", field).astype(np.int64)

    def values(self, table: str, field: str, rows: Array) -> Array:
        """Return a field of some joined rows, 0 for -1: faster than the whole column for few rows."""
        file = self.file_of(table, rows)
        starts = self.files.starts(table)
        all_tables = self.all_tables
        field_values = np.zeros(len(rows), all_tables[0].column(table, field).dtype)
        for number in np.unique(file[rows >= 0]).tolist():
            at = file == number
            values = all_tables[number].column(table, field)[rows[at] - starts[number]]
            kind = np.promote_types(field_values.dtype, values.dtype)
            field_values = field_values.astype(kind, copy=False)
            field_values[at] = values
        return field_values

    def file_of(self, table: str, rows: Array) -> Array:
        """Return the index of the file of joined rows; int64."""
        return self.files.file_of(table, rows)

    def rows_in_file(self, table: str, rows: Array) -> Array:
        """Return the row in its file of joined rows; int64."""
        return rows - self.files.starts(table)[self.file_of(table, rows)]

    def file_at(self, numbers: Array) -> Array:
        """Return the index of the file of each number; int64, -1 if it is absent."""
        index = np.minimum(np.searchsorted(self.files.numbers, numbers), len(self.files.numbers) - 1)
        return np.where(self.files.numbers[index] == numbers, index, -1)

    def has_any(self, table: str, rows: Array) -> Array:
        """Return whether each file has some of the joined rows; bool, shape (files,)."""
        return np.bincount(self.file_of(table, rows), minlength=len(self.files.numbers)) > 0

    @cached_property
    def is_complete(self) -> bool:
        """Whether all files of the set are present and can be read."""
        return set(range(self.files.members)) <= set(self.files.numbers.tolist())

    @cached_property
    def missing(self) -> Array:
        """Numbers of missing files, ascending; int64. A file that cannot be read is not missing."""
        return np.setdiff1d(np.arange(self.files.members), [*self.files.numbers, *self.files.unread])

    def is_absent(self, numbers: Array) -> Array:
        """Return whether files of these numbers belong to the set, but are missing or cannot be read; bool."""
        absent = np.zeros(_NUMBERS, dtype=bool)
        absent[np.setdiff1d(np.arange(self.files.members), self.files.numbers)] = True
        return absent.take(numbers.astype(np.intp))


class Network(SetView):
    """Nodes and links over the files of a set; each file is a square of the map.

    Rows are joined rows, files are in ascending order of their numbers; -1 is none. A subclass defines the `graph`.
    """

    stored: Type
    """Type of a node in the spec."""
    squares: SquareGrid
    """Division of the map into squares."""
    edge_tables: tuple[str, ...] = ("links",)
    """Tables that have a row for every link."""

    @cached_property
    def graph(self) -> Adjacency:
        """Nodes, and links as its edges."""
        raise NotImplementedError

    @cached_property
    def position(self) -> Array:
        """Positions of nodes in metres: x east, y north, z up; float64, shape (nodes, 3), each axis contiguous."""
        position = np.empty((3, len(self.node("x"))))
        for row, axis in zip(position, "xyz", strict=True):
            np.divide(self.node(axis), self.stored.by_id[axis].steps, out=row)
        return position.T

    @property
    def x(self) -> Array:
        """East, of every node; float64."""
        return self.position[:, 0]

    @property
    def y(self) -> Array:
        """North, of every node; float64."""
        return self.position[:, 1]

    def node(self, name: str) -> Array:
        """Return a field of every node by its name, as stored."""
        return self.files.column("nodes", name)

    def flag(self, name: str) -> Array:
        """Return a flag of every node by its name; bool for a single bit, int64 otherwise."""
        return self.node(f"flags.{name}")

    def link(self, name: str) -> Array:
        """Return a field of every link by its name, as stored."""
        return self.files.column("links", name)

    def sum_per_file(self, values: Array) -> Array:
        """Sum values over the nodes of every file; int64, shape (files,)."""
        return np.diff(np.concatenate(([0], np.cumsum(values, dtype=np.int64)))[self.files.starts("nodes")])

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Return the positions of rows; float64, shape (rows, 3), not a number if they have none. Links are at their
        nodes.
        """
        if table in self.edge_tables:
            rows = self.graph.owner[rows]
        elif table != "nodes":
            return np.full((len(rows), 3), np.nan)
        return self.graph.at_nodes(rows)

    def map_squares(self) -> Iterator[Square]:
        """Yield the squares of the map for a drawing; none if the numbers of all files are unknown."""
        if (self.files.numbers < 0).all():
            return
        side = self.squares.side
        for number, (west, south) in enumerate(self.squares.corners(np.arange(self.squares.grid**2)).tolist()):
            tables = self.files.files.get(number)
            state: State = "present" if tables else "unread" if number in self.files.unread else "absent"
            yield Square(str(number), west, south, west + side, south + side, state, tables.path if tables else "")

    def _iter_named_bits(self) -> Iterator[tuple[str, int, int, dict[int, str]]]:
        """Yield the parts of the flags of nodes, with the names of their values; see `Names`."""
        tables = self.all_tables[0]
        record, _ = tables.layout("nodes")
        stored = tables.find_stored("nodes", "flags")
        kind = tables.spec.types[record.leaves[stored[0]].field.type] if record and stored else None
        for name, bit in tables.bits("nodes", "flags").items():
            values = tables.spec.names_of(kind, kind.by_id[name]) if kind and name in kind.by_id else {}
            words = {value: value_name.replace("_", " ") for value, value_name in values.items()}
            yield name.replace("_", " "), bit.shift, bit.width, words

    def named_points(self) -> Names:
        """Return names and flags of nodes for a drawing that has them as its points."""
        return Names(
            "node",
            self.files.key,
            self.files.starts("nodes")[:-1],
            self.files.numbers,
            self.node("flags"),
            tuple(self._iter_named_bits()),
        )
