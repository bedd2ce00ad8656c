"""Files that lie alike as one: what is asked of small files is asked of many of them at once."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from navspec.columns.access import Array, Columns
from navspec.columns.held import Held
from navspec.columns.sets import TableSet
from navspec.columns.spans import Spans
from navspec.columns.tables import Tables


def layout_of(tables: Tables) -> Hashable:
    """What is the same for files whose tables can be joined."""
    return tables.spec.id, id(tables._layout), tuple(tables.decisions.items())


class Joined(Held):
    """The tables of several files as those of one, whose root has a row for each of them.

    Lists of the root belong to its rows, as lists inside records belong to theirs: `offsets("areas")` tells where the areas of
    every file begin. Numbers of rows in pointers, and offsets in spans, are those in the file of the row.
    """

    def __init__(self, files: Sequence[Tables]) -> None:
        first = files[0]
        tables = [file._columns for file in files]
        self.spec, self.variant = first.spec, first.variant
        self._root, self._decisions = first._root, first._decisions
        rows = {key: _one_after_another([columns.rows[key] for columns in tables]) for key in tables[0].rows}
        offsets = {key: self._bounds(key, tables) for key in rows if key}
        self._columns = Columns(_common([columns.values for columns in tables]), tables[0].children, rows, offsets)
        self._spans = Spans(self._columns, self._root)

    def _bounds(self, key: str, tables: Sequence[Columns]) -> Array:
        """Which rows of a table belong to which row of the table around it."""
        ends = np.cumsum([len(columns.rows[key]) for columns in tables])
        if key not in tables[0].offsets:
            return np.append(0, ends)
        parts = [columns.offsets[key][1:] for columns in tables]
        before = np.repeat(np.append(0, ends[:-1]), [len(part) for part in parts])
        return np.append(0, np.concatenate(parts) + before)


def _one_after_another(parts: Sequence[Array]) -> Array:
    """Rows of tables of one layout; what such rows have in common need not be found out."""
    return np.concatenate(parts, dtype=parts[0].dtype, casting="equiv")


def _common(values: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Single values that all files have alike; of others the root has a column."""
    first, *rest = values
    return {name: value for name, value in first.items() if all(mapping[name] == value for mapping in rest)}


class Joint(TableSet):
    """Single files that do not belong together, as a set in which nothing leads from one to another.

    They lie alike (`layout_of`), and none of them has a number of its name: theirs are -1, -2 and so on.
    """

    def __init__(self, files: Sequence[Tables], *, settings: Mapping[str, Any] | None = None) -> None:
        super().__init__(dict(enumerate(files)), settings=settings)
        self.numbers = -1 - np.arange(len(files))
        self._whole = Joined(files)

    @property
    def whole(self) -> Joined:
        """The tables of all files as those of one."""
        return self._whole

    def __getitem__(self, key: str) -> Array:
        return self._whole[key]

    def _joined_column(self, key: str, field: str) -> Array:
        return self._whole.column(key, field)

    def has_rows(self, key: str) -> bool:
        """Whether a file has a table of that name, with rows in it."""
        return key in self._whole and len(self._whole[key]) > 0

    def starts(self, key: str) -> Array:
        """Joined row at which every file begins, and the end; int64, shape (files + 1,)."""
        if key not in self._starts:
            self._starts[key] = self._starts_of(key)
        return self._starts[key]

    def _starts_of(self, key: str) -> Array:
        if not key:
            return np.arange(len(self.files) + 1)
        return self._whole.offsets(key)[self.starts(self._whole.around(key))]

    def parts(self, table: str, rows: Array) -> Iterator[tuple[Held, Array, Array]]:
        """All rows of files at once."""
        del table
        inside = np.flatnonzero(rows >= 0)
        if len(inside):
            yield self._whole, inside, rows[inside]
