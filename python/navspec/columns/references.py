"""References to the rows of a file's tables: checks that rows may move or be deleted, and renumbering."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Array, offsets_from_counts
from navspec.columns.table_reader import TableReader
from navspec.errors import NoSuchPart, WriteError
from navspec.spec.table_schema import Reference, Slice, references


@dataclass(frozen=True)
class Renumbering:
    """New numbers of the rows of a table.

    Attributes
    ----------
    before, after : int
        Numbers of rows.
    rows : numpy.ndarray
        New number of each old row, -1 for one that is deleted.
    start, end : numpy.ndarray
        New number of each row at which a slice begins, or before which it ends; one longer.
    is_new : numpy.ndarray
        Whether each row of the new table is new; bool.
    """

    before: int
    after: int
    rows: Array
    start: Array
    end: Array
    is_new: Array

    @classmethod
    def for_insertion(cls, before: int, at: int, count: int) -> Renumbering:
        """Return the numbers after `count` rows were inserted before row `at`."""
        rows = np.arange(before + 1)
        start, end = rows + count * (rows >= at), rows + count * (rows > at)
        is_new = np.zeros(before + count, bool)
        is_new[at : at + count] = True
        return cls(before, before + count, start[:-1], start, end, is_new)

    @classmethod
    def for_deletion(cls, is_kept: Array) -> Renumbering:
        """Return the numbers after all rows but those in `is_kept` were deleted."""
        start = offsets_from_counts(is_kept)
        rows = np.where(is_kept, start[:-1], -1)
        return cls(len(is_kept), int(start[-1]), rows, start, start, np.zeros(start[-1], bool))


COMPILE_HINT = "`navspec compile` can make such files again if it knows their format"

_MOVED = (
    "is the number of a row of {}, which may have been another one's; "
    "put new rows after all others, or use `Tables.insert`"
)


class ReferenceChecks:
    """Checks of the numbers in the tables of a reader that refer to rows.

    Attributes
    ----------
    reader : TableReader
        The tables.
    columns : ColumnStore
        Its columns.
    refs : References
        The references that its spec declares.
    """

    def __init__(self, reader: TableReader) -> None:
        self.reader = reader
        self.columns = reader._columns
        self.refs = references(reader.spec)

    def require_references(self, tables: Mapping[str, int | None]) -> None:
        """Raise `WriteError` for references that point to no row; see `Tables.require_references`."""
        self.require_local_references([table for table, moved in tables.items() if moved is not None])
        inside = {key for key in self.columns.rows for table in tables if key == table or key.startswith(f"{table}.")}
        for reference, key, field in self.find_references(self.columns.rows):
            if reference.is_across or not (key in inside or reference.to in tables):
                continue
            values = self.reader.column(key, field)
            self._refuse(key, field, self._points_nowhere(reference, values), f"leads to no row of {reference.to}")
            moved = tables.get(reference.to)
            if moved is not None and not reference.key:
                is_meant = True if reference.none is None else values != reference.none
                self._refuse(
                    key,
                    field,
                    (values.astype(np.int64) >= moved + reference.base) & is_meant,
                    _MOVED.format(reference.to),
                )
        for slice_, first, counts in self.find_slices(tables):
            moved = tables[slice_.to]
            if moved is not None and (rows := np.flatnonzero(first + counts > moved)).size:
                where = faults.pointer(
                    self.columns, slice_.table, int(rows[0]), self.reader._resolve_name(slice_.table, slice_.first)[1]
                )
                raise WriteError(f"{first[rows[0]]} {_MOVED.format(slice_.to)}", pointer=where)

    def _refuse(self, key: str, field: str, chosen: Array, why: str) -> None:
        rows = _rows_with(chosen)
        if len(rows):
            value = np.atleast_1d(self.reader.column(key, field)[rows[0]])[np.atleast_1d(chosen[rows[0]])][0]
            raise WriteError(f"{value} {why}", pointer=faults.pointer(self.columns, key, int(rows[0]), field))

    def _points_nowhere(self, reference: Reference, values: Array) -> Array:
        is_meant = np.ones(values.shape, bool) if reference.none is None else values != reference.none
        if reference.key:
            return is_meant & ~np.isin(values, self.reader.column(reference.to, reference.key))
        rows = values.astype(np.int64) - reference.base
        return is_meant & ((rows < 0) | (rows >= len(self.columns.rows[reference.to])))

    # Checks before rows move or are deleted

    def require_local_references(self, tables: Iterable[str]) -> None:
        """Raise `WriteError` for rows whose references cannot be updated: they are in other files, or name numbers that
        change.
        """
        for reference in self.refs.numbers:
            if reference.to in tables and (
                reference.is_across or reference.key in self.refs.numbered.get(reference.to, ())
            ):
                raise WriteError(
                    f"rows of {reference.to} are named by their numbers from other files, by {_describe(reference)}, "
                    f"which cannot follow; {COMPILE_HINT}",
                    pointer=faults.pointer(self.columns, reference.to),
                )

    def find_references(self, tables: Iterable[str]) -> Iterator[tuple[Reference, str, str]]:
        """Yield the references to rows of some tables that this file has, with the table and the field that holds each."""
        for reference in self.refs.numbers:
            if reference.to not in tables or not all(
                bool(self.reader.column("", name)[0]) is expected for name, expected in reference.tests
            ):
                continue
            if reference.key and not self._has_field(reference.to, reference.key):
                continue
            list_key = ".".join(filter(None, (reference.table, reference.field)))
            if list_key in self.columns.rows:
                yield reference, list_key, ""
            elif reference.table in self.columns.rows and self._has_field(reference.table, reference.field):
                yield reference, reference.table, reference.field

    def _has_field(self, key: str, field: str) -> bool:
        try:
            self.reader.column(key, field)
        except NoSuchPart:
            return False
        return True

    def require_no_reference_to_new(self, moves: Mapping[str, Renumbering]) -> None:
        """Raise `WriteError` where a reference that points to no row would point to a new one."""
        for reference, key, field in self.find_references(moves):
            if not reference.key:
                move, values = moves[reference.to], self.reader.column(key, field)
                rows = values.astype(np.int64) - reference.base
                dangling = (rows >= move.before) & (rows < move.after)
                dangling &= True if reference.none is None else values != reference.none
                bad = _rows_with(dangling)
                if len(bad):
                    raise WriteError(
                        f"{format_rows(len(bad), reference.table)} would lead to a new row of {reference.to}, although now to "
                        "none; correct that first",
                        pointer=faults.pointer(self.columns, key, int(bad[0]), field),
                    )

    def slice_bounds(self, slice_: Slice) -> tuple[Array, Array]:
        """Return the first row of each slice of a table, and its number of rows; int64. Raises `WriteError` for missing
        rows.
        """
        first = self.reader.column(slice_.table, slice_.first).astype(np.int64)
        if slice_.count:
            counts = self.reader.column(slice_.table, slice_.count).astype(np.int64)
        else:
            counts = np.diff(np.append(first, len(self.columns.rows[slice_.to])))
        bad = np.flatnonzero(
            (counts != 0) & ((first < 0) | (counts < 0) | (first + counts > len(self.columns.rows[slice_.to])))
        )
        if len(bad):
            raise WriteError(
                f"{format_rows(len(bad), slice_.table)} have rows of {slice_.to} that are not there; correct that first",
                pointer=faults.pointer(self.columns, slice_.table, int(bad[0])),
            )
        return first, counts

    def find_slices(self, tables: Iterable[str]) -> list[tuple[Slice, Array, Array]]:
        """Return the slices of some tables, with their bounds before any row moves."""
        slices = [slice_ for slice_ in self.refs.slices if slice_.to in tables and slice_.table in self.columns.rows]
        return [(slice_, *self.slice_bounds(slice_)) for slice_ in slices]

    def find_pair_lists(self, moves: Mapping[str, Renumbering]) -> dict[str, str]:
        """Return the lists with a bit for each pair of rows that move, with the table of those rows.

        Raises `WriteError` where the numbers of those rows are wrong.
        """
        bit_lists = {
            key: to for key, to in self.refs.pairs.items() if to in moves and self.columns.children[key].present
        }
        for table in bit_lists.values():
            for field in self.refs.named.get(table, ()):
                wrong = np.flatnonzero(self.reader.column(table, field) != np.arange(moves[table].before))
                if len(wrong):
                    raise WriteError(
                        f"{field} is not the number of the row, so that it is not known which bits are whose; "
                        "correct that first",
                        pointer=faults.pointer(self.columns, table, int(wrong[0]), field),
                    )
        return bit_lists

    def require_unreferenced(self, masks: Mapping[str, Array]) -> None:
        """Raise `WriteError` where rows that remain refer to rows that are deleted."""
        leads: list[tuple[Reference, Array]] = []
        for reference, key, field in self.find_references(masks):
            values = self.reader.column(key, field)
            hit = self._points_to_deleted(reference, values, masks[reference.to])
            if key in masks:
                hit = hit & masks[key].reshape(-1, *[1] * (hit.ndim - 1))
            rows = _rows_with(hit)
            if len(rows):
                leads.append((reference, rows))
        if leads:
            sources = ", ".join(
                f"{format_rows(len(rows), reference.table)}{f' ({reference.field})' if reference.field else ''}"
                for reference, rows in leads
            )
            first, rows = leads[0]
            raise WriteError(
                f"{sources} would lead to a row of {first.to} that is to go, first row {rows[0]} of {first.table}; "
                "delete those rows first, or let them lead elsewhere",
                pointer=faults.pointer(self.columns, first.table, int(rows[0]), first.field),
            )

    def _points_to_deleted(self, reference: Reference, values: Array, is_kept: Array) -> Array:
        """Return which references name a deleted row, and no other row."""
        is_meant = np.ones(values.shape, bool) if reference.none is None else values != reference.none
        if reference.key:
            keys = self.reader.column(reference.to, reference.key)
            return is_meant & np.isin(values, np.setdiff1d(keys[~is_kept], keys[is_kept]))
        rows = values.astype(np.int64) - reference.base
        inside = is_meant & (rows >= 0) & (rows < len(is_kept))
        return inside & ~is_kept[np.where(inside, rows, 0)] if len(is_kept) else inside


def _rows_with(chosen: Array) -> Array:
    """Return the rows in which something is chosen."""
    return np.flatnonzero(chosen.any(axis=tuple(range(1, chosen.ndim))))


def format_rows(count: int, table: str) -> str:
    """Return a number of rows of a table in words."""
    return f"{count:,} {'row' if count == 1 else 'rows'} of {table}"


def _describe(reference: Reference) -> str:
    return f"{reference.table} ({reference.field})" if reference.field else reference.table


def repack_pair_bits(words: Array, rows: Array, after: int) -> Array:
    """Return the bits of pairs of rows, a bit for each pair in integers, lowest bit first, after the rows are
    renumbered.

    `rows` has the new number of each row, in order, and -1 for one that is deleted; `after` is the new number of rows.
    The bits of new rows, and those after the last pair, are 0.
    """
    width = 8 * words.dtype.itemsize
    little = words.astype(words.dtype.newbyteorder("<"))
    stays, is_old = rows >= 0, np.zeros(after, bool)
    is_old[rows[stays]] = True
    is_kept = _chosen_pairs(stays)
    old = np.unpackbits(little.view(np.uint8), bitorder="little")[: len(is_kept)]
    new = np.zeros(-(-(after * (after - 1) // 2) // width) * width, np.uint8)
    new[np.flatnonzero(_chosen_pairs(is_old))] = old[is_kept]
    return np.packbits(new, bitorder="little").view(little.dtype).astype(words.dtype)


def _chosen_pairs(chosen: Array) -> Array:
    """Return whether both rows are among those chosen, for each pair i < j."""
    return np.concatenate([np.zeros(0, bool), *(chosen[row + 1 :] & chosen[row] for row in range(len(chosen)))])
