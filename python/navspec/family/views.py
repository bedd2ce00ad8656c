"""What the views of several families have in common: the rows of a set, and the files that they stand in."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import TableSet

Array = np.ndarray[Any, Any]


class SetView:
    """The files of a set and their joined rows.

    Attributes
    ----------
    files : TableSet
        The set; number -1 is that of a file whose number is not known.
    """

    def __init__(self, files: TableSet) -> None:
        self.files = files

    def counts(self, table: str) -> Array:
        """Rows of a table in every file; int64, shape (files,)."""
        return self.files.counts(table)

    def spread(self, table: str, values: Array) -> Array:
        """A value of every file, for all its rows of a table."""
        return np.repeat(values, self.counts(table))

    def header(self, field: str) -> Array:
        """A count of the header of every file; int64, shape (files,)."""
        return self.files.column("", field).astype(np.int64)

    def file_of(self, table: str, rows: Array) -> Array:
        """Index of the file of joined rows; int64."""
        return self.files.file_of(table, rows)

    def rows_in_file(self, table: str, rows: Array) -> Array:
        """Row in its file of joined rows; int64."""
        return rows - self.files.starts(table)[self.file_of(table, rows)]

    @cached_property
    def is_complete(self) -> bool:
        """Whether all files of the set are there and can be read."""
        return set(range(self.files.members)) <= set(self.files.numbers.tolist())

    @cached_property
    def missing(self) -> Array:
        """Numbers of files that are not there, ascending; int64. A file that cannot be read is there."""
        return np.setdiff1d(np.arange(self.files.members), [*self.files.numbers, *self.files.unread])
