"""Sets of files, as columns over all of them."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns.access import Array, ColumnStore
from navspec.columns.access import part as part_of
from navspec.columns.table_reader import TableReader
from navspec.columns.tables import Tables
from navspec.errors import NavspecError, NoSuchPart
from navspec.errors.arguments import public


class TableSet(Mapping[str, Array]):
    """The files of a set by number, and their tables joined in that order.

    `set["nodes"]` are the rows of all files and `set.column("nodes", "x")` one field of them. The word of the set for
    the number of a file is a column too (`set.column("nodes", "area")`). Joined arrays are copies, made on first use
    and read-only; to change something, change the tables in `files` and make a new set. Files of several layouts have
    columns in common, but no rows: `set[key]` then raises `NavspecError`.

    Attributes
    ----------
    files : dict
        `Tables` by the number of the file, ascending.
    key : str
        Word for that number, such as `area`.
    numbers : numpy.ndarray
        The numbers, int64, shape (files,).
    members : int
        Files of a full set; numbers run from 0 to one below.
    path : str
        The folder, empty where there is none.
    unread : collection of int
        Numbers of files that exist but cannot be read.
    settings : mapping
        Settings of the user for them, by the names that the family gives to its settings.

    Examples
    --------
    >>> paths = navspec.table_set("build/demo")
    >>> paths.key, len(paths.files), paths["nodes"].shape
    ('area', 64, (507,))
    >>> paths.column("nodes", "area")[:3]  # the file of each node
    array([26, 26, 26])
    >>> paths.files[28].column("nodes", "position_x")[:2]  # metres
    array([ 73.875, 472.25 ])
    """

    @public
    def __init__(
        self,
        files: Mapping[int, Tables],
        *,
        key: str = "file",
        members: int | None = None,
        path: str = "",
        unread: Collection[int] = (),
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        self.files = {number: files[number] for number in sorted(files)}
        self.key = key
        self.members = len(files) if members is None else members
        self.path = path
        self.unread = unread
        self.settings = dict(settings or {})
        self.numbers = np.array(list(self.files), dtype=np.int64)
        self._joined: dict[str, Array] = {}
        self._columns: dict[tuple[str, str], Array] = {}
        self._starts: dict[str, Array] = {}
        self._counts: dict[str, Array] = {}
        self._filled: dict[str, bool] = {}

    @public
    def with_files(self, files: Mapping[int, Tables]) -> TableSet:
        """Return a set of other files with the same attributes."""
        return TableSet(
            files, key=self.key, members=self.members, path=self.path, unread=self.unread, settings=self.settings
        )

    @public
    def __getitem__(self, key: str) -> Array:
        if key not in self._joined:
            self._joined[key] = _freeze(
                np.concatenate(
                    self._require_same_layout(key, {number: t[key] for number, t in self._files_with_rows(key).items()})
                )
            )
        return self._joined[key]

    def __contains__(self, key: object) -> bool:
        return any(key in tables for tables in self.files.values())

    def __eq__(self, another: object) -> bool:
        return (
            (self.key, self.files) == (another.key, another.files) if isinstance(another, TableSet) else NotImplemented
        )

    __hash__ = None

    def _files_with_rows(self, key: str) -> dict[int, Tables]:
        """Return the files with rows in a table, or the first file if there are none: most areas of a large map may be
        empty.
        """
        if not self.files:
            raise NoSuchPart(f"a set without files has no table {key!r}")
        numbers = list(self.files)
        filled = np.flatnonzero(self.counts(key)).tolist() or [0]
        return {numbers[index]: self.files[numbers[index]] for index in filled}

    def _require_same_layout(self, what: str, parts: dict[int, Array]) -> list[Array]:
        """Return the parts of the files as a list; raise `NavspecError` if they cannot be joined."""
        first, *_ = parts
        for number, part in parts.items():
            if part.dtype != parts[first].dtype and (part.dtype.names or parts[first].dtype.names):
                one, second = (
                    f"{self.key} {file_number} ({self.files[file_number].format})" for file_number in (number, first)
                )
                raise NavspecError(
                    f"the rows of '{what}' in {one} are others than in {second}; ask for a field that all have, "
                    f"with column('{what}', ...), or for those of one file"
                )
        return list(parts.values())

    def __iter__(self) -> Iterator[str]:
        seen: dict[str, None] = {}
        for tables in self.files.values():
            seen.update(dict.fromkeys(tables))
        return iter(key for key in seen if key)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<TableSet of {len(self.files)} files{f' in {self.path}' if self.path else ''}>"

    @public
    def column(self, key: str, field: str) -> Array:
        """Return one field of all rows of all files, or the number of their file; see `Tables.column`."""
        column = self._columns.get((key, field))
        if column is None:
            column = self._joined_column(key, field)
            self._columns[key, field] = _freeze(column)
        return column

    def _joined_column(self, key: str, field: str) -> Array:
        if field == self.key and key:
            return np.repeat(self.numbers, self.counts(key))
        if len(self.files) == 1:
            return next(iter(self.files.values())).column(key, field).copy()
        filled = self._files_with_rows(key)
        column = self._join_stored(list(filled.values()), key, field) if self._can_join_bits else None
        if column is not None:
            return column
        bit = next(iter(filled.values())).bit(key, field) if self._can_join_bits else None
        if bit and all(tables.bit(key, field) == bit for tables in filled.values()):
            return bit.extract(self.column(key, bit.path))
        parts = {number: tables.column(key, field) for number, tables in filled.items()}
        return np.concatenate(self._require_same_layout(f"{key}.{field}" if field else key, parts))

    def _join_stored(self, files: Sequence[Tables], key: str, field: str) -> Array | None:
        """Return a field that is at the same place of the rows of all files, found only once; None for other fields."""
        place = files[0].find_stored(key, field)
        if place is None:
            return None
        path, bit = place
        if bit:
            return bit.extract(self.column(key, path))
        rows = [tables[key] for tables in files]
        dtype = rows[0].dtype
        if any(part.dtype is not dtype and part.dtype != dtype for part in rows):
            return None
        return np.concatenate([part_of(part, path) for part in rows])

    @cached_property
    def _can_join_bits(self) -> bool:
        """Whether there are several files with the same integers."""
        return len(self.files) > 1 and len({tables.spec.id for tables in self.files.values()}) == 1

    @public
    def counts(self, key: str) -> Array:
        """Return the number of rows of a table in every file; int64, shape (files,)."""
        counts = self._counts.get(key)
        if counts is None:
            rows = [len(tables[key]) for tables in self.files.values()]
            counts = self._counts[key] = _freeze(np.array(rows, np.int64))
        return counts

    @public
    def has_rows(self, key: str) -> bool:
        """Return whether a file has a table of that name, with rows in it."""
        is_filled = self._filled.get(key)
        if is_filled is None:
            is_filled = any(key in tables and len(tables[key]) for tables in self.files.values())
            self._filled[key] = is_filled
        return is_filled

    @public
    def starts(self, key: str) -> Array:
        """Return the joined row at which every file begins, and the end; int64, shape (files + 1,)."""
        starts = self._starts.get(key)
        if starts is None:
            starts = self._starts[key] = np.zeros(len(self.files) + 1, np.int64)
            np.cumsum(self.counts(key), out=starts[1:])
        return starts

    @property
    def whole(self) -> TableReader:
        """The tables of all files as those of one; only for a set of one file, and for a batch."""
        if len(self.files) != 1:
            raise NavspecError(
                f"{len(self.files)} files are not one; ask for a column of all, or for the tables of one file"
            )
        return next(iter(self.files.values()))

    def parts(self, table: str, rows: Array) -> Iterator[tuple[TableReader, Array, Array]]:
        """Yield the tables that contain some joined rows of a table, with their indices in `rows` and their numbers in
        the table.

        For the table "" the rows are numbers of files. Rows below 0 are skipped.
        """
        tables = list(self.files.values())
        if len(tables) == 1:
            (inside,) = (rows >= 0).nonzero()
            if len(inside):
                yield tables[0], inside, rows[inside]
            return
        index = self.file_of(table, rows) if table else rows
        for file in np.flatnonzero(np.bincount(index[index >= 0])).tolist():
            numbers = np.flatnonzero(index == file)
            yield tables[file], numbers, rows[numbers] - self.starts(table)[file]

    @public
    def file_of(self, key: str, rows: Array) -> Array:
        """Return the index of the file of joined rows of a table; -1 for rows below 0; int64."""
        return np.searchsorted(self.starts(key), rows, "right") - 1


def _freeze(array: Array) -> Array:
    """Make an array read-only: it is a copy of what the files held when it was made."""
    array.flags.writeable = False
    return array


def layout_key(tables: Tables) -> Hashable:
    """Return a key that is equal for files whose tables can be joined."""
    return tables.spec.id, id(tables._layout), tuple(tables.decisions.items())


class BatchReader(TableReader):
    """The tables of several files as those of one, whose root has a row for each of them.

    Lists of the root belong to its rows, like lists inside records: `offsets("areas")` are the first areas of every
    file. Numbers of rows in pointers, and offsets in spans, are those in the file of the row.
    """

    def __init__(self, files: Sequence[Tables]) -> None:
        first = files[0]
        tables = [file._columns for file in files]
        rows = {key: _concatenate([columns.rows[key] for columns in tables]) for key in tables[0].rows}
        offsets = {key: self._bounds(key, tables) for key in rows if key}
        columns = ColumnStore(_common([columns.values for columns in tables]), tables[0].children, rows, offsets)
        super().__init__(first.spec, first._root, columns, first._decisions)
        self.variant = first.variant

    def _bounds(self, key: str, tables: Sequence[ColumnStore]) -> Array:
        """Return the offsets of a table over all files."""
        ends = np.cumsum([len(columns.rows[key]) for columns in tables])
        if key not in tables[0].offsets:
            return np.append(0, ends)
        parts = [columns.offsets[key][1:] for columns in tables]
        before = np.repeat(np.append(0, ends[:-1]), [len(part) for part in parts])
        return np.append(0, np.concatenate(parts) + before)


def _concatenate(parts: Sequence[Array]) -> Array:
    """Return the rows of tables of one layout, joined without searching for a common type."""
    return np.concatenate(parts, dtype=parts[0].dtype, casting="equiv")


def _common(values: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the single values that are the same in all files; the root has a column for the others."""
    first, *rest = values
    return {name: value for name, value in first.items() if all(mapping[name] == value for mapping in rest)}


class TableBatch(TableSet):
    """Independent single files as a set, without references from one to another.

    They have the same `layout_key`. None of them has a number in its name, so they are numbered -1, -2 and so on.
    """

    def __init__(self, files: Sequence[Tables], *, settings: Mapping[str, Any] | None = None) -> None:
        super().__init__(dict(enumerate(files)), settings=settings)
        self.numbers = -1 - np.arange(len(files))
        self._whole = BatchReader(files)

    @property
    def whole(self) -> BatchReader:
        """The tables of all files as those of one."""
        return self._whole

    def __getitem__(self, key: str) -> Array:
        return self._whole[key]

    def _joined_column(self, key: str, field: str) -> Array:
        return self._whole.column(key, field)

    def has_rows(self, key: str) -> bool:
        """Return whether a file has a table of that name, with rows in it."""
        return key in self._whole and len(self._whole[key]) > 0

    def starts(self, key: str) -> Array:
        """Return the joined row at which every file begins, and the end; int64, shape (files + 1,)."""
        if key not in self._starts:
            self._starts[key] = self._starts_of(key)
        return self._starts[key]

    def _starts_of(self, key: str) -> Array:
        if not key:
            return np.arange(len(self.files) + 1)
        return self._whole.offsets(key)[self.starts(self._whole.around(key))]

    def parts(self, table: str, rows: Array) -> Iterator[tuple[TableReader, Array, Array]]:
        """Yield all rows of all files at once."""
        del table
        inside = np.flatnonzero(rows >= 0)
        if len(inside):
            yield self._whole, inside, rows[inside]
