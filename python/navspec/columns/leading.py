"""What leads to the rows of a file's tables, and whether rows may move or go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Array, Columns
from navspec.columns.fresh import Draft
from navspec.columns.moves import Move
from navspec.columns.shape import Record
from navspec.errors import NoSuchPart, WriteError
from navspec.spec import Spec
from navspec.spec.table_schema import Reference, Slice, references

ANEW = "`navspec compile` makes such files anew where it knows their format"

_MOVED = (
    "is the number of a row of {}, which may have been another one's; "
    "put new rows behind all others, or use `Tables.insert`"
)


class Leading(Draft):
    """Tables, and the numbers in them that lead to rows."""

    def __init__(self, spec: Spec, root: Record, columns: Columns) -> None:
        super().__init__(spec, root, columns)
        self.refs = references(spec)

    def demand_led(self, tables: Mapping[str, int | None]) -> None:
        """See `Tables.demand_led`."""
        self._demand_within([table for table, moved in tables.items() if moved is not None])
        inside = {key for key in self.columns.rows for table in tables if key == table or key.startswith(f"{table}.")}
        for reference, key, field in self._leading(self.columns.rows):
            if reference.is_across or not (key in inside or reference.to in tables):
                continue
            values = self.column(key, field)
            self._demand_none(key, field, self._is_lost(reference, values), f"leads to no row of {reference.to}")
            moved = tables.get(reference.to)
            if moved is not None and not reference.key:
                is_meant = True if reference.none is None else values != reference.none
                self._demand_none(
                    key,
                    field,
                    (values.astype(np.int64) >= moved + reference.base) & is_meant,
                    _MOVED.format(reference.to),
                )
        for slice_, first, counts in self._slices(tables):
            moved = tables[slice_.to]
            if moved is not None and (rows := np.flatnonzero(first + counts > moved)).size:
                where = faults.pointer(
                    self.columns, slice_.table, int(rows[0]), self._named(slice_.table, slice_.first)[1]
                )
                raise WriteError(f"{first[rows[0]]} {_MOVED.format(slice_.to)}", pointer=where)

    def _demand_none(self, key: str, field: str, chosen: Array, why: str) -> None:
        rows = _rows_of(chosen)
        if len(rows):
            value = np.atleast_1d(self.column(key, field)[rows[0]])[np.atleast_1d(chosen[rows[0]])][0]
            raise WriteError(f"{value} {why}", pointer=faults.pointer(self.columns, key, int(rows[0]), field))

    def _is_lost(self, reference: Reference, values: Array) -> Array:
        is_meant = np.ones(values.shape, bool) if reference.none is None else values != reference.none
        if reference.key:
            return is_meant & ~np.isin(values, self.column(reference.to, reference.key))
        rows = values.astype(np.int64) - reference.base
        return is_meant & ((rows < 0) | (rows >= len(self.columns.rows[reference.to])))

    # Whether rows may move or go

    def _demand_within(self, tables: Iterable[str]) -> None:
        """Raise `WriteError` for rows that are named by what cannot follow: in other files, or by numbers that move."""
        for reference in self.refs.numbers:
            if reference.to in tables and (
                reference.is_across or reference.key in self.refs.numbered.get(reference.to, ())
            ):
                raise WriteError(
                    f"rows of {reference.to} are named by their numbers from other files, by {_place(reference)}, "
                    f"which cannot follow; {ANEW}",
                    pointer=faults.pointer(self.columns, reference.to),
                )

    def _leading(self, tables: Iterable[str]) -> Iterator[tuple[Reference, str, str]]:
        """What leads to rows of some tables in a file like this, with the table and the field in which it stands."""
        for reference in self.refs.numbers:
            if reference.to not in tables or not all(
                bool(self.column("", name)[0]) is expected for name, expected in reference.tests
            ):
                continue
            if reference.key and not self._is_field(reference.to, reference.key):
                continue
            list_key = ".".join(filter(None, (reference.table, reference.field)))
            if list_key in self.columns.rows:
                yield reference, list_key, ""
            elif reference.table in self.columns.rows and self._is_field(reference.table, reference.field):
                yield reference, reference.table, reference.field

    def _is_field(self, key: str, field: str) -> bool:
        try:
            self.column(key, field)
        except NoSuchPart:
            return False
        return True

    def _demand_no_gap(self, moves: Mapping[str, Move]) -> None:
        """Raise `WriteError` where a number that leads nowhere would lead to a row by the new ones."""
        for reference, key, field in self._leading(moves):
            if not reference.key:
                move, values = moves[reference.to], self.column(key, field)
                rows = values.astype(np.int64) - reference.base
                dangling = (rows >= move.before) & (rows < move.after)
                dangling &= True if reference.none is None else values != reference.none
                bad = _rows_of(dangling)
                if len(bad):
                    raise WriteError(
                        f"{many(len(bad), reference.table)} would lead to a new row of {reference.to}, although now to none; "
                        "correct that first",
                        pointer=faults.pointer(self.columns, key, int(bad[0]), field),
                    )

    def _bounds(self, slice_: Slice) -> tuple[Array, Array]:
        """Where each slice of a table begins, and how many rows it has; int64."""
        first = self.column(slice_.table, slice_.first).astype(np.int64)
        if slice_.count:
            counts = self.column(slice_.table, slice_.count).astype(np.int64)
        else:
            counts = np.diff(np.append(first, len(self.columns.rows[slice_.to])))
        bad = np.flatnonzero(
            (counts != 0) & ((first < 0) | (counts < 0) | (first + counts > len(self.columns.rows[slice_.to])))
        )
        if len(bad):
            raise WriteError(
                f"{many(len(bad), slice_.table)} have rows of {slice_.to} that are not there; correct that first",
                pointer=faults.pointer(self.columns, slice_.table, int(bad[0])),
            )
        return first, counts

    def _slices(self, tables: Iterable[str]) -> list[tuple[Slice, Array, Array]]:
        """The slices of some tables, with their bounds before anything moves."""
        slices = [slice_ for slice_ in self.refs.slices if slice_.to in tables and slice_.table in self.columns.rows]
        return [(slice_, *self._bounds(slice_)) for slice_ in slices]

    def _pairs(self, moves: Mapping[str, Move]) -> dict[str, str]:
        """Lists with a bit for each pair of rows that move, with the table of those; their numbers have to be right."""
        bit_lists = {
            key: to for key, to in self.refs.pairs.items() if to in moves and self.columns.children[key].present
        }
        for table in bit_lists.values():
            for field in self.refs.named.get(table, ()):
                wrong = np.flatnonzero(self.column(table, field) != np.arange(moves[table].before))
                if len(wrong):
                    raise WriteError(
                        f"{field} is not the number of the row, so that it is not known which bits are whose; "
                        "correct that first",
                        pointer=faults.pointer(self.columns, table, int(wrong[0]), field),
                    )
        return bit_lists

    def _demand_unnamed(self, masks: Mapping[str, Array]) -> None:
        """Raise `WriteError` where rows that stay lead to rows that go."""
        leads: list[tuple[Reference, Array]] = []
        for reference, key, field in self._leading(masks):
            values = self.column(key, field)
            hit = self._names_lost(reference, values, masks[reference.to])
            if key in masks:
                hit = hit & masks[key].reshape(-1, *[1] * (hit.ndim - 1))
            rows = _rows_of(hit)
            if len(rows):
                leads.append((reference, rows))
        if leads:
            sources = ", ".join(
                f"{many(len(rows), reference.table)}{f' ({reference.field})' if reference.field else ''}"
                for reference, rows in leads
            )
            first, rows = leads[0]
            raise WriteError(
                f"{sources} would lead to a row of {first.to} that is to go, first row {rows[0]} of {first.table}; "
                "delete those rows first, or let them lead elsewhere",
                pointer=faults.pointer(self.columns, first.table, int(rows[0]), first.field),
            )

    def _names_lost(self, reference: Reference, values: Array, is_kept: Array) -> Array:
        """Which numbers name a row that goes, and no other."""
        is_meant = np.ones(values.shape, bool) if reference.none is None else values != reference.none
        if reference.key:
            keys = self.column(reference.to, reference.key)
            return is_meant & np.isin(values, np.setdiff1d(keys[~is_kept], keys[is_kept]))
        rows = values.astype(np.int64) - reference.base
        inside = is_meant & (rows >= 0) & (rows < len(is_kept))
        return inside & ~is_kept[np.where(inside, rows, 0)] if len(is_kept) else inside


def _rows_of(chosen: Array) -> Array:
    """The rows in which something is chosen."""
    return np.flatnonzero(chosen.any(axis=tuple(range(1, chosen.ndim))))


def many(count: int, table: str) -> str:
    """So many rows of a table, in words."""
    return f"{count:,} {'row' if count == 1 else 'rows'} of {table}"


def _place(reference: Reference) -> str:
    return f"{reference.table} ({reference.field})" if reference.field else reference.table
