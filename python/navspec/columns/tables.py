"""Tables of one file: reading, access by column, changes, and writing."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from navspec.columns import building, cast, edits
from navspec.columns.access import Array, ColumnStore
from navspec.columns.building import FileParts, encode_parts, find_counters
from navspec.columns.cast import ColumnTarget
from navspec.columns.codegen import counted_by
from navspec.columns.edits import RowEditor
from navspec.columns.layout import Child
from navspec.columns.read_steps import ReadState
from navspec.columns.table_reader import TableReader
from navspec.columns.walk import walk_of
from navspec.disk.files import Stamp, refresh_stamp
from navspec.errors import NoSuchPart, ReadError, WriteError
from navspec.errors.arguments import public
from navspec.spec import Spec
from navspec.spec.derived_bytes import NEW_FILE_STATE, derived_layout, read_derived_state, write_derived_bytes
from navspec.spec.derived_bytes import Spans as SealedSpans


class Tables(TableReader):
    """A file as one NumPy array per record type.

    Keys are dotted field paths: `""` is the root (one row), `"nodes"` a list of the root, `"areas.connections.ids"` a
    list inside records. Rows are structured arrays for records, with the dtypes of the file, and plain arrays for
    numbers, bit runs and bytes. They are writable and belong to this object; changes in them are written. Tables are
    equal when the spec, the decisions and the bits of all rows are the same. They can be pickled if they can be
    written.

    Not safe for use by several threads at once.

    Attributes
    ----------
    spec : Spec
        The spec that the bytes were read with.
    variant : str
        Variant of the format, as `navspec.identify` names it.
    path : str
        The file that was read, empty for bytes.
    alignment : int
        Zeros may fill the file up to a multiple of this: the bytes of a sector for files in an archive, otherwise 1.
    facts : mapping
        Facts about the whole file if only a part was read, such as the directory of an archive.
    is_inside : bool
        Whether the file lies in an archive.
    seal : DerivedState
        State of the derived bytes (padding, checksum) when the file was read.
    stamp : Stamp or None
        The file on disk when it was read; None for bytes that are not a file of their own.

    Examples
    --------
    >>> mesh = navspec.tables("maps/koth_lake.nav")
    >>> mesh.column("areas", "id")
    array([1, 2, 7, 4], dtype=uint32)
    >>> mesh.set_column("areas", "nw.z", [0.0, 8.0, 16.0, 24.0])  # units of the game
    >>> mesh.write("raised.nav")
    """

    def __init__(
        self,
        reading: ReadState,
        spec: Spec,
        *,
        variant: str = "",
        path: str = "",
    ) -> None:
        layout = walk_of(spec).layout(reading)
        reading.children = layout.children
        reading.rows[""] = building.root_row(reading, layout.record)
        decisions = {name: reading.values[name] for name in spec.decisions}
        super().__init__(spec, layout.record, reading, decisions, partial(building.resize_padding, reading, layout))
        self.variant = variant
        self.path = path
        self.alignment = 1
        self.facts: Mapping[str, Any] = {}
        self.is_inside = False
        self.stamp: Stamp | None = None
        self._layout = layout
        self._outcomes = tuple(reading.outcomes)
        sealing = derived_layout(spec)
        self.seal = read_derived_state(reading.data, self._derived_spans(), sealing) if sealing else NEW_FILE_STATE
        reading.data = b""  # rows that are views keep the bytes

    def __eq__(self, another: object) -> bool:
        if not isinstance(another, Tables):
            return NotImplemented
        mine, theirs = self._columns, another._columns
        return (
            (self.spec.id, self.spec.version, self._decisions)
            == (another.spec.id, another.spec.version, another._decisions)
            and mine.rows.keys() == theirs.rows.keys()
            and all(_has_same_bits(rows, theirs.rows[key]) for key, rows in mine.rows.items())
            and all(_has_same_bits(mine.bounds(key), theirs.bounds(key)) for key in mine.rows)
        )

    __hash__ = None

    def __reduce__(self) -> tuple[Any, ...]:
        data, lengths = self._encode()
        self._require_same_tables(data, lengths)
        state = {name: getattr(self, name) for name in ("variant", "path", *_INHERITED)}
        return _rebuild, (self.spec, data, self._decisions, state)

    def __repr__(self) -> str:
        rows = ", ".join(f"{key}: {len(rows)}" for key, rows in self.items() if key)
        return f"<Tables of {self.spec.id}{f' {self.path}' if self.path else ''}: {rows}>"

    @property
    def count_fields(self) -> list[tuple[str, str]]:
        """Tables and fields in them that count the rows of a list in each row."""
        find_counters = {(child.scope.table, counted_by(child)): None for child in self._layout.children.values()}
        return [(table, field) for table, field in find_counters if field]

    @public
    def replace(self, key: str, rows: Any, counts: Any = None, *, drop_children: bool = False) -> None:
        """Replace all rows of a table; a field that counts them is updated.

        Parameters
        ----------
        key : str
            A list.
        rows : array_like
            The new rows: records with the same fields as those of the table, or numbers that fit it.
        counts : array_like, optional
            Number of rows of each parent row; required for lists inside records.
        drop_children : bool
            Empty the tables inside this one. Without it they must be empty already, because it is not known to which of
            the new rows their rows belong.

        Raises
        ------
        NoSuchPart
            No such list.
        WriteError
            Rows and counts do not agree, or do not fit the spec; nothing is changed.
        """
        edits.replace(self._columns, self._list(key), rows, counts, drop_children=drop_children)
        self._spans.forget()

    def _list(self, key: str) -> Child:
        child = self.layout(key)[1]
        if child is None:
            raise NoSuchPart(f"{self.spec.id}: the root has one row, which cannot be replaced")
        return child

    def keep(self, key: str, is_kept: Any) -> None:
        """Drop the other rows of a table with their children; a field that counts them is updated.

        Parameters
        ----------
        key : str
            A list.
        is_kept : array_like
            bool, shape (rows,).

        Raises
        ------
        NoSuchPart
            No such table.
        WriteError
            `is_kept` is not one truth value per row.
        """
        edits.keep(self._columns, self._list(key), is_kept)
        self._spans.forget()

    def insert(self, key: str, at: int, rows: Any, parent: int | None = None) -> None:
        """Insert rows into a table; counts, and all references to later rows that the spec declares, are updated.

        Parameters
        ----------
        key : str
            A list. Parallel lists, which have a row for each of its rows, get new rows as well.
        at : int
            Row before which they are inserted; the number of rows to append. With `parent`, a position in the list of
            that row.
        rows : array_like or mapping
            Records or numbers as in the table; values or columns by the names of fields, as for `set_column`. Fields
            without a value get the value that means none, the only one that is expected, or the number of the row,
            where the spec says one of these, otherwise 0. Lists inside the new rows are empty, unless the spec requires
            rows. References in the new rows are row numbers after the insertion.
        parent : int, optional
            For a list inside records, the row around it; for a list whose rows belong to slices of other rows, as links
            belong to regions, the row that will own the new ones. Without it they belong to a slice only if they are
            inserted between two of its rows.

        Raises
        ------
        NoSuchPart
            No such list, row or field.
        WriteError
            A value does not fit; or a reference cannot be updated, for example in other files. Nothing is changed.

        Examples
        --------
        >>> mesh = navspec.tables("maps/koth_lake.nav")
        >>> mesh.insert("areas.hiding_spots", 0, {"id": 12, "position": {"x": 64.0, "y": 32.0}}, parent=2)
        >>> mesh.insert("areas.connections.ids", 0, [7], parent=0 * 4 + 1)  # the east side of the first area
        """
        editor = self._editor()
        editor.insert(key, at, rows, parent)
        self._adopt(editor)

    def delete(self, key: str, rows: Any) -> None:
        """Delete rows of a table with their children; counts and references to later rows are updated.

        Parameters
        ----------
        key : str
            A list. Parallel lists, which have a row for each of its rows, lose theirs as well.
        rows : int or array_like
            The numbers of the rows.

        Raises
        ------
        NoSuchPart
            No such list or row.
        WriteError
            Other rows refer to a deleted row; or a reference cannot be updated, as for `insert`. Nothing is changed.
        """
        chosen = self._rows(key, np.atleast_1d(cast.as_array(rows, ColumnTarget(self._columns, key, argument="rows"))))
        editor = self._editor()
        editor.delete(key, chosen)
        self._adopt(editor)

    @public
    def require_references(self, tables: Mapping[str, int | None]) -> None:
        """Check that all references to rows of some tables, and in them, point to a row of this file.

        Parameters
        ----------
        tables : mapping
            The tables, with the first of their rows that may have had another number before; None where none had.

        Raises
        ------
        WriteError
            A reference points to no row, or to a row that may have had another number.
        """
        self._editor().references.require_references(tables)

    def _editor(self) -> RowEditor:
        return RowEditor(self, self._layout.plans)

    def _adopt(self, editor: RowEditor) -> None:
        columns, edited = self._columns, editor.columns
        columns.rows.update(edited.rows)
        columns.offsets.update(edited.offsets)
        columns.values.update(edited.values)
        self._spans.forget()

    @public
    def recast(
        self,
        *,
        decisions: Mapping[str, Any] | None = None,
        root: Mapping[str, Any] | None = None,
        rows: Mapping[str, Any] | None = None,
        counts: Mapping[str, Any] | None = None,
        variant: str | None = None,
    ) -> Tables:
        """Return the file with other parts, or under other decisions.

        Parameters
        ----------
        decisions, root, rows, counts : mapping, optional
            The differences from this file; see `assemble`. Lists that this file does not have are zeros unless `rows`
            has them; lists that the new file does not have are dropped. Lists inside replaced rows keep their rows,
            which must fit as many rows as before, unless `rows` has them too.
        variant : str, optional
            Name of the variant for these decisions.

        Returns
        -------
        Tables
            Of the same spec and path; these tables do not change.

        Raises
        ------
        WriteError
            The parts do not make a file.
        """
        mine = self._columns
        keys = [key for key, child in mine.children.items() if child.present]
        counted = {counter for key in rows or {} for counter in find_counters(self.spec, key)}
        kept = FileParts(
            {path: mine.part("", path)[0] for path in self._root.leaves if path not in counted},
            {key: self[key] for key in keys},
            {key: mine.counts(key) for key in keys if key in mine.offsets and key not in (rows or {})},
        )
        changes = FileParts(root or {}, rows or {}, counts or {})
        pinned = {**self._decisions, **(decisions or {})}
        variant = self.variant if variant is None else variant
        tables = _read_back(self.spec, pinned, changes, kept, variant, self.path)
        vars(tables).update((name, getattr(self, name)) for name in _INHERITED)
        return tables

    def copy(self) -> Tables:
        """Return a copy with its own rows."""
        return self._with_rows({key: rows.copy() for key, rows in self._columns.rows.items()})

    __copy__ = copy

    def _with_rows(self, rows: dict[str, Array]) -> Tables:
        """Return tables with other arrays of the same rows."""
        columns = self._columns
        copied = ColumnStore({**columns.values}, columns.children, rows, {**columns.offsets})
        tables = Tables.__new__(Tables)
        vars(tables).update(vars(self), _columns=copied, _pad=partial(building.resize_padding, copied, self._layout))
        vars(tables).pop("_spans", None)
        return tables

    def select(self, key: str, is_kept: Array) -> Tables:
        """Return the file with only some rows of a list; the other lists are shared, and must not be changed."""
        tables = self._with_rows({**self._columns.rows, "": self[""].copy()})
        tables.keep(key, is_kept)
        return tables

    def without(self, keys: Iterable[str]) -> Tables:
        """Return the file with some lists empty, if it has them; the others are shared, and must not be changed."""
        children = [self._list(key) for key in keys if key in self]
        around = {child.scope.table for child in children}
        tables = self._with_rows({**self._columns.rows, **{key: self[key].copy() for key in around}})
        for child in children:
            edits.empty(tables._columns, child)
        return tables

    @public
    def recompute_checksum(self, *, padding: bool = False) -> None:
        """Compute the checksum on writing even if nothing has changed and a wrong one would be kept.

        `padding`: also write the bytes that fill the file by repeating others by their rule.
        """
        sealing = derived_layout(self.spec)
        if sealing and sealing.until:
            self.seal = replace(self.seal, digest="")
        if padding:
            self.seal = replace(self.seal, follows=True)

    def keep_checksum(self) -> None:
        """Keep a wrong checksum on writing, even after changes: it shows that something happened to the file."""
        self.seal = replace(self.seal, is_kept=True)

    def extent(self, key: str) -> tuple[int, int]:
        """Return the byte offset and length of a whole list of the root, as it would be written."""
        child = self.layout(key)[1]
        if child is None or child.scope.table:
            raise NoSuchPart(f"{self.spec.id}: '{key}' is not a list of the root; use the span of a row")
        return int(self._spans.parts_of("")[key].of(0)), self._spans.list_size(child)

    @public
    def to_bytes(self, *, keep_padding: bool = False) -> bytes:
        """Return the bytes of the file.

        Derived bytes (padding, checksum) are written, and set in the tables as well.

        Parameters
        ----------
        keep_padding : bool
            Keep bytes that fill the file by repeating others, and change only their number.

        Raises
        ------
        WriteError
            The tables are inconsistent with each other or with the spec, so that the bytes would not read back as these
            tables. Or the file is too long for its format, or has changed and contains a hash of an unknown algorithm.
        """
        data, lengths = self._encode()
        if sealing := derived_layout(self.spec):
            data, values, self.seal = write_derived_bytes(
                data, self._derived_spans(), sealing, self.seal, keep_padding=keep_padding
            )
            for name, value in values.items():
                if name not in self:
                    self[""][name] = value
                elif value != self[name].tobytes():
                    self._columns.rows[name] = np.frombuffer(bytearray(value), np.uint8)
                    lengths[name] = len(value)
                    self._spans.forget()
        self._require_same_tables(data, lengths)
        return data

    def _encode(self) -> tuple[bytes, dict[str, int]]:
        return building.encode_tables(self._columns, self._layout, self._decisions)

    def _require_same_tables(self, data: bytes, lengths: dict[str, int]) -> None:
        building.require_same_tables(self.spec, data, self._decisions, self._outcomes, self._columns, lengths)

    def _derived_spans(self) -> SealedSpans:
        """Return the places of the derived bytes, and of the fields that say where those end."""
        sealing = derived_layout(self.spec)
        return {name: self.span("", 0, name) for name in sealing.names} if sealing else {}

    @public
    def write(
        self, path: str | os.PathLike[str], *, force: bool = False, backup: bool = True, keep_padding: bool = False
    ) -> None:
        """Write the file in one step: completely, or not at all.

        Parameters
        ----------
        path : path
            The destination.
        force : bool
            Replace an existing file.
        backup : bool
            Keep a copy of the replaced file beside it.
        keep_padding : bool
            As for `to_bytes`.

        Raises
        ------
        WriteError
            As `to_bytes`; or the tables hold only a part of their file; or the file exists and `force` is not set; or
            it is the file that was read and has changed since.
        """
        from navspec.disk.atomic_write import write_bytes

        if self.facts:
            raise WriteError(
                f"only a part of {self.path or 'this file'} was read, and it cannot be written without the rest"
            )

        data = self.to_bytes(keep_padding=keep_padding)
        write_bytes(data, Path(path), force=force, backup=backup, stamp=self.stamp)
        self.stamp = refresh_stamp(self.stamp, path)


_INHERITED = ("alignment", "facts", "is_inside", "seal", "stamp")
"""Attributes that tables take over from the tables that they were made from."""


def _has_same_bits(a: Array, b: Array) -> bool:
    """Return whether arrays hold the same bits."""
    return a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()


def _rebuild(spec: Spec, data: bytes, decisions: Mapping[str, Any], attributes: Mapping[str, Any]) -> Tables:
    tables = read(data, spec, decisions=decisions)
    vars(tables).update(attributes)
    return tables


def read(
    data: bytes | bytearray | memoryview,
    spec: Spec,
    *,
    decisions: Mapping[str, Any] | None = None,
    variant: str = "",
    path: str = "",
) -> Tables:
    """Read bytes, which are copied; a bytearray is taken over and must not be used any more.

    Raises `ReadError` where they do not fit the spec.
    """
    reading = walk_of(spec).read(data, dict(decisions or {}))
    return Tables(reading, spec, variant=variant, path=path)


def assemble(
    spec: Spec,
    *,
    decisions: Mapping[str, Any],
    root: Mapping[str, Any],
    rows: Mapping[str, Any],
    counts: Mapping[str, Any] | None = None,
    variant: str = "",
    path: str = "",
) -> Tables:
    """Make a file from its parts.

    Parameters
    ----------
    spec : Spec
        The spec of the file.
    decisions : mapping
        Every decision of the spec by name.
    root : mapping
        Values of the root by path, bytes as arrays of numbers; missing values are 0, or the contents that the spec
        fixes. Counts follow the rows.
    rows : mapping
        Rows of tables by key. Fields are matched by name, and missing fields are 0; a missing list is as many zeros as
        its count says.
    counts : mapping, optional
        For lists inside records, the number of rows of each record, by key: int, shape (rows of the table around it,).
        The field that counts them is set. Required if neither that field nor a condition or constant has the number
        already.
    variant, path : str
        Attributes of the tables.

    Returns
    -------
    Tables
        As read from the bytes of the file; derived bytes are filled in when it is written.

    Raises
    ------
    WriteError
        A value does not fit, a decision is missing, a list does not have as many rows as its count says, or the file
        would not read back.
    """
    return _read_back(spec, decisions, FileParts(root, rows, counts or {}), FileParts(), variant, path)


def _read_back(
    spec: Spec, decisions: Mapping[str, Any], changes: FileParts, kept: FileParts, variant: str, path: str
) -> Tables:
    """Return the tables of the bytes that parts make."""
    data = encode_parts(spec, decisions, changes, kept)
    try:
        tables = read(data, spec, decisions=decisions, variant=variant, path=path)
    except ReadError as error:
        raise WriteError(f"what the parts make cannot be read: {error.message}", pointer=error.pointer) from error
    tables.seal = NEW_FILE_STATE
    return tables
