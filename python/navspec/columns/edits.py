"""Insertion, deletion and replacement of rows, with everything that follows: counts, parallel and nested tables,
references.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace as changed
from typing import Any

import numpy as np

from navspec.columns import cast, faults
from navspec.columns.access import Array, ColumnStore, add_empty, offsets_from_counts
from navspec.columns.cast import ColumnTarget
from navspec.columns.codegen import counted_by
from navspec.columns.layout import Child
from navspec.columns.new_rows import build_rows, default_rows
from navspec.columns.read_steps import ListPlan
from navspec.columns.references import COMPILE_HINT, ReferenceChecks, Renumbering, format_rows, repack_pair_bits
from navspec.columns.table_reader import TableReader
from navspec.columns.validation import require_consistent_counts
from navspec.errors import NoSuchPart, ReadError, WriteError
from navspec.spec.table_schema import Reference, Slice

_MOST = (1 << 63) - 1


def replace(columns: ColumnStore, child: Child, rows: Any, counts: Any, *, drop_children: bool) -> None:
    """Replace the rows of a list; see `Tables.replace`."""
    key, parents, to = child.key, len(columns.bounds(child.key)) - 1, ColumnTarget(columns, child.key)
    row_counts = None
    if counts is not None:
        row_counts = cast.rows(counts, np.dtype(np.int64), changed(to, argument="counts"), (0, _MOST))
        if len(row_counts) == parents and key in columns.offsets:
            to = ColumnTarget(changed(columns, offsets={**columns.offsets, key: offsets_from_counts(row_counts)}), key)
    new = cast.rows(rows, child.dtype, to)
    row_counts = np.array([len(new)]) if row_counts is None else row_counts
    to = ColumnTarget(columns, key)
    if len(row_counts) != parents or row_counts.sum() != len(new):
        raise to.refusal(
            f"{len(new)} rows with {len(row_counts)} counts of {row_counts.sum()} do not fit {parents} parents"
        )
    if len(new) and not child.present:
        raise to.refusal("this file has no such list")
    inside = child.record.children if child.record else {}
    filled = next((name for name in inside if len(columns.rows[name])), None)
    if filled and not drop_children:
        raise to.refusal(f"{len(columns.rows[filled])} rows of {filled} would be lost; drop_children=True drops them")
    _put(columns, child, new, row_counts)


def keep(columns: ColumnStore, child: Child, is_kept: Any) -> None:
    """Drop the other rows of a list; see `Tables.keep`."""
    to, rows, chosen = (
        ColumnTarget(columns, child.key, argument="is_kept"),
        columns.rows[child.key],
        np.asarray(is_kept),
    )
    if chosen.shape != (len(rows),):
        raise to.refusal(f"answers of the shape {chosen.shape} do not fit {len(rows)} rows")
    if len(rows) and chosen.dtype != bool:
        raise to.refusal(f"{chosen.dtype} values are not truth values")
    around = np.ones(len(columns.bounds(child.key)) - 1, bool)
    for nested, remaining, counts in list(_rows_kept(columns, child, chosen.astype(bool), around)):
        _put(columns, nested, remaining, counts)


def empty(columns: ColumnStore, child: Child) -> None:
    """Drop all rows of a list with their children."""
    _put(columns, child, columns.rows[child.key][:0], np.zeros(len(columns.bounds(child.key)) - 1, np.int64))


def _rows_kept(
    columns: ColumnStore, child: Child, is_kept: Array, around: Array
) -> Iterator[tuple[Child, Array, Array]]:
    """Yield a list and the lists in it, with the rows that remain, and how many of them each remaining parent row has."""
    counts = np.diff(offsets_from_counts(is_kept)[columns.bounds(child.key)])
    yield child, columns.rows[child.key][is_kept], counts[around]
    for inner in child.record.children.values() if child.record else ():
        if inner.present:
            yield from _rows_kept(columns, inner, np.repeat(is_kept, columns.counts(inner.key)), is_kept)


def _put(columns: ColumnStore, child: Child, rows: Array, counts: Array) -> None:
    """Replace rows, and empty the tables inside them."""
    set_counts(columns, child, counts)
    columns.rows[child.key] = rows
    if child.key in columns.offsets:
        columns.offsets[child.key] = offsets_from_counts(counts)
    for inner in child.record.children.values() if child.record else ():
        add_empty(inner, np.zeros(len(rows) + 1, np.int64), columns)
        set_counts(columns, inner, np.zeros(len(rows), np.int64))


def set_counts(columns: ColumnStore, child: Child, counts: Array) -> None:
    """Set the field that counts the rows of a list, if a row around the list has one."""
    match child.count:
        case {"op": "ref", "table": child.scope.table, "path": path} if child.present:
            if child.scope.table or path not in child.scope.spec.decisions:
                target = columns.part(child.scope.table, path)
                target[...] = cast.column(counts, target, ColumnTarget(columns, child.scope.table, path))
                if not child.scope.table and path in columns.values:
                    columns.values[path] = int(counts[0])


class RowEditor:
    """Insertion and deletion of rows in copies of the tables of a file, which are adopted when everything is
    consistent.

    Attributes
    ----------
    columns : ColumnStore
        The tables as edited.
    references : ReferenceChecks
        Checks of the numbers in them that refer to rows.
    """

    def __init__(self, tables: TableReader, plans: Mapping[str, ListPlan]) -> None:
        columns, root = tables._columns, tables._root
        current = {
            name: columns.rows[""].getfield(*root.places[name]).item() for name in columns.values if name in root.places
        }
        self.columns = ColumnStore(
            {**columns.values, **current}, dict(columns.children), dict(columns.rows), dict(columns.offsets)
        )
        self.plans = plans
        self._reader = TableReader(tables.spec, root, self.columns)
        self.references = ReferenceChecks(self._reader)
        self._own: set[str] = set()

    def _put(self, key: str, field: str, values: Any, rows: Array | None = None) -> None:
        """Set a field, as `set_column` does."""
        self._copy_rows(key)
        self._reader._set(key, field, values, rows)

    def _copy_rows(self, key: str) -> None:
        """Copy the rows of a table before they are written to."""
        if key not in self._own:
            self._own.add(key)
            self.columns.rows[key] = self.columns.rows[key].copy()

    # Insertion

    def insert(self, key: str, at: int, values: Any, parent: int | None) -> None:
        """Insert rows; see `Tables.insert`."""
        child = self._child(key)
        to = ColumnTarget(self.columns, key)
        if not child.present:
            raise to.refusal("this file has no such list")
        together = self._parallel_lists(child)
        self.references.require_local_references(together)
        owner, owned = self._find_owner(child, parent)
        size = len(self.columns.rows[key]) if owned is None else owned[1] - owned[0]
        if not isinstance(at, int | np.integer) or not 0 <= at <= size:
            raise NoSuchPart(
                f"at: the list has {size} rows, so that new ones are inserted at 0 to {size}, not at {at!r}"
            )
        at = int(at) + (0 if owned is None else owned[0])
        new = build_rows(self._reader, child, values, at)
        slices = self.references.find_slices(together)
        moves = {table: Renumbering.for_insertion(len(self.columns.rows[table]), at, len(new)) for table in together}
        self.references.require_no_reference_to_new(moves)
        pairs = self.references.find_pair_lists(moves)
        for name in together:
            sibling = self._child(name)
            rows = new if name == key else default_rows(self._reader, sibling, len(new), at)
            place = int(parent or 0) if name in self.columns.offsets else 0
            self._insert_rows(sibling, at, rows, place, np.array([len(rows)]))
        self._update_references(moves, slices, pairs, owner)

    def _find_owner(self, child: Child, parent: Any) -> tuple[tuple[Slice, int] | None, tuple[int, int] | None]:
        """Return the slice that grows, with the row that owns it, and the bounds of the rows of a parent; None where
        there is none.
        """
        key, around = child.key, child.scope.table
        nested = key in self.columns.offsets
        slices = [
            slice_ for slice_ in self.references.refs.slices if slice_.to == key and slice_.table in self.columns.rows
        ]
        if parent is None:
            if nested:
                raise ColumnTarget(self.columns, key, argument="parent").refusal(
                    f"name the row of '{around}' that is to contain them"
                )
            return None, None
        if not nested and len(slices) != 1:
            raise ColumnTarget(self.columns, key, argument="parent").refusal("no other rows own those of this list")
        around = around if nested else slices[0].table
        count = len(self.columns.rows[around])
        if not isinstance(parent, int | np.integer) or not 0 <= parent < count:
            raise NoSuchPart(f"parent: table '{around}' has {count} rows, there is no row {parent!r}")
        if nested:
            bounds = self.columns.offsets[key]
            return None, (int(bounds[parent]), int(bounds[parent + 1]))
        starts, counts = self.references.slice_bounds(slices[0])
        if not counts[parent] and slices[0].count:
            ends = (starts + counts)[:parent][counts[:parent] > 0]
            starts[parent] = ends.max(initial=0)
            self._put(slices[0].table, slices[0].first, starts[parent], np.array([parent]))
        return (slices[0], int(parent)), (int(starts[parent]), int(starts[parent] + counts[parent]))

    def _insert_rows(self, child: Child, at: int, rows: Array, parent: int, counts: Array) -> None:
        """Insert rows before row `at` of a table. Parents from `parent` on get as many of them as `counts` says.

        Tables inside them get as many rows as the spec requires, none where a field counts them.
        """
        key, count = child.key, len(rows)
        old = self.columns.rows[key]
        self.columns.rows[key] = np.concatenate(
            (old[:at], rows, old[at:]), dtype=old.dtype
        )  # without it of this machine's order
        self._own.add(key)
        if key in self.columns.offsets:
            sizes = np.diff(self.columns.offsets[key])
            sizes[parent : parent + len(counts)] += counts
            self.columns.offsets[key] = offsets_from_counts(sizes)
        self._update_count(child)
        for inner in child.record.children.values() if child.record else ():
            self._insert_nested(inner, at, count)

    def _insert_nested(self, child: Child, at: int, count: int) -> None:
        key, around = child.key, child.scope.table
        if not child.present:
            add_empty(child, np.zeros(len(self.columns.rows[around]) + 1, np.int64), self.columns)
            return
        counter = counted_by(child)
        if counter:
            self.columns.part(around, counter)[at : at + count] = 0
        before = self.columns.offsets[key]
        counts = np.insert(np.diff(before), at, np.zeros(count, np.int64))
        self.columns.offsets[key] = offsets_from_counts(counts)
        if child.kind == "until":
            needed = np.ones(count, np.int64)
        elif counter or child.count is None:
            needed = np.zeros(count, np.int64)
        else:
            needed = self.columns.evaluate(child.count, around)[at : at + count].astype(np.int64)
        if (needed < 0).any():
            raise ColumnTarget(self.columns, key).refusal(f"there cannot be {needed.min()} rows")
        first = int(before[at])
        rows = default_rows(self._reader, child, int(needed.sum()), first)
        if child.kind == "until" and child.record and child.field.repeat:
            rows[next(iter(child.record.leaves))] = child.field.repeat.until
        self._insert_rows(child, first, rows, at, needed)

    def _update_count(self, child: Child) -> None:
        """Set the field that counts the rows of a list."""
        counts = np.diff(self.columns.bounds(child.key))
        if child.scope.table or child.count is not None:
            self._copy_rows(child.scope.table)
            set_counts(self.columns, child, counts)

    # Deletion

    def delete(self, key: str, rows: Array) -> None:
        """Delete rows; see `Tables.delete`."""
        child = self._child(key)
        is_kept = np.ones(len(self.columns.rows[key]), bool)
        is_kept[rows] = False
        together = self._parallel_lists(child)
        self.references.require_local_references(together)
        masks = {name: mask for table in together for name, mask in self._row_masks(self._child(table), is_kept)}
        self.references.require_unreferenced(masks)
        slices = self.references.find_slices(together)
        moves = {table: Renumbering.for_deletion(is_kept) for table in together}
        pairs = self.references.find_pair_lists(moves)
        for table in together:
            self._copy_rows(self._child(table).scope.table)
            keep(self.columns, self._child(table), is_kept)
        self._own.update(masks)
        self._update_references(moves, slices, pairs, None, masks)

    def _row_masks(self, child: Child, is_kept: Array) -> Iterator[tuple[str, Array]]:
        """Yield which rows remain, of a list and of all lists in it."""
        yield child.key, is_kept
        for inner in child.record.children.values() if child.record else ():
            if inner.present:
                yield from self._row_masks(inner, np.repeat(is_kept, self.columns.counts(inner.key)))

    # Consequences

    def _child(self, key: str) -> Child:
        child = self._reader.layout(key)[1]
        if child is None:
            raise NoSuchPart(
                f"{self._reader.spec.id}: the root is a single row; rows cannot be inserted or deleted there"
            )
        return child

    def _parallel_lists(self, child: Child) -> list[str]:
        """Return a list and the lists with a row for each of its rows: counted by the same field, or parallel by the
        spec.
        """
        keys = [child.key]
        for key in keys:
            for table in self.columns.children.values():
                if table.key not in keys and table.present and self._is_parallel(self._child(key), table):
                    keys.append(table.key)
        return keys

    def _is_parallel(self, one: Child, second: Child) -> bool:
        if one.scope.table != second.scope.table or len(self.columns.rows[one.key]) != len(
            self.columns.rows[second.key]
        ):
            return False
        beside = self.references.refs.beside
        is_counted = isinstance(one.count, dict) and one.count["op"] == "ref" and one.count == second.count
        return is_counted or beside.get(one.key) == second.key or beside.get(second.key) == one.key

    def _update_references(
        self,
        moves: Mapping[str, Renumbering],
        slices: list[tuple[Slice, Array, Array]],
        pairs: Mapping[str, str],
        owner: tuple[Slice, int] | None,
        masks: Mapping[str, Array] | None = None,
    ) -> None:
        """Renumber all references so that they point to the same rows, and check that the tables are consistent."""
        is_old = {key: ~move.is_new for key, move in moves.items()}
        for reference, key, field in list(self.references.find_references(moves)):
            if not reference.key:
                self._renumber(reference, key, field, moves[reference.to], is_old.get(key))
        for slice_, first, counts in slices:
            if masks and slice_.table in masks:
                first, counts = first[masks[slice_.table]], counts[masks[slice_.table]]
            self._update_slice(slice_, first, counts, moves, owner[1] if owner and owner[0] is slice_ else None)
        for table, move in moves.items():
            for field in self.references.refs.numbered.get(table, ()):
                self._renumber_own(table, field, move)
        for key, table in pairs.items():
            self._copy_rows(key)
            move = moves[table]
            self.columns.rows[key] = repack_pair_bits(self.columns.rows[key], move.rows, move.after)
        self._require_consistent(moves)

    def _renumber(self, reference: Reference, key: str, field: str, move: Renumbering, is_held: Array | None) -> None:
        values = self._reader.column(key, field)
        rows = values.astype(np.int64) - reference.base
        inside = (rows >= 0) & (rows < move.before)
        if reference.none is not None:
            inside &= values != reference.none
        if is_held is not None:
            inside &= is_held.reshape(-1, *[1] * (inside.ndim - 1))
        if move.before and inside.any():
            self._put(key, field, np.where(inside, move.rows[np.where(inside, rows, 0)] + reference.base, values))

    def _update_slice(
        self, slice_: Slice, first: Array, counts: Array, moves: Mapping[str, Renumbering], owner: int | None
    ) -> None:
        """Give slices the same rows as before; new rows between them, and those of the owner, become part of them."""
        move = moves[slice_.to]
        inside = (first >= 0) & (first <= move.before)
        start = np.where(inside, first, 0)
        stop = np.where(inside, first + counts, 0)
        new, end = move.start[start], move.end[stop]
        if owner is not None:
            added = move.after - move.before
            at = int(np.argmax(move.is_new))
            stays = (start == at) & (np.arange(len(first)) <= owner)
            new = np.where(stays, start, new)
            if stop[owner] == at:
                end[owner] = at + added
        rows = np.flatnonzero(~moves[slice_.table].is_new) if slice_.table in moves else np.arange(len(first))
        self._put(slice_.table, slice_.first, np.where(inside, new, first), rows)
        if slice_.count:
            size = np.where(inside, np.maximum(end, new) - new, counts)
            self._require_unshared_count(slice_, size != counts, moves)
            self._put(slice_.table, slice_.count, size, rows)

    def _require_unshared_count(self, slice_: Slice, changed: Array, moves: Mapping[str, Renumbering]) -> None:
        """Raise `WriteError` where a count that changes also counts the rows of other slices."""
        shared = [
            sharing
            for sharing in self.references.refs.slices
            if (sharing.table, sharing.count) == (slice_.table, slice_.count)
        ]
        for sharing in shared:
            if sharing.to not in moves and changed.any():
                raise WriteError(
                    f"{slice_.count} counts rows of {sharing.to} as well, which cannot follow; {COMPILE_HINT}",
                    pointer=faults.pointer(self.columns, slice_.table, int(np.argmax(changed)), slice_.count),
                )

    def _renumber_own(self, table: str, field: str, move: Renumbering) -> None:
        """Update fields that hold the number of their own row."""
        values = self._reader.column(table, field)
        old = np.full(move.after, -1)
        kept = move.rows[move.rows >= 0]
        old[kept] = np.flatnonzero(move.rows >= 0)
        self._put(table, field, np.where(values == old, np.arange(move.after), values))

    def _require_consistent(self, moves: Iterable[str]) -> None:
        """Raise `WriteError` for a list whose number of rows is not what the spec requires; lists of constants are
        refilled.
        """
        for key, plan in self.plans.items():
            child = plan.child
            if not child.present or key not in self.columns.rows:
                continue
            if child.is_padding and key in moves:
                raise ColumnTarget(self.columns, key).refusal(
                    "the number of these bytes follows from their place in the file"
                )
            if plan.count is not None and not (child.is_padding or child.is_sized_by_file):
                needed, count = plan.count(self.columns.values, 0, 0), len(self.columns.rows[key])
                if needed != count:
                    self._refill(child, needed, count, can_follow=key not in moves)
            try:
                require_consistent_counts(self.columns, child)
            except ReadError as error:
                raise WriteError(
                    f"{error.message}; the spec does not say how that follows", pointer=error.pointer
                ) from error

    def _refill(self, child: Child, needed: int, count: int, *, can_follow: bool) -> None:
        rows = self.columns.rows[child.key]
        expected = [note["eq"] for note in child.field.notes_of("expect") if "eq" in note]
        if not can_follow or child.record or not expected or not (rows == expected[0]).all():
            always = f"there are always {needed:,}"
            why = (
                always
                if isinstance(child.count, int)
                else f"the file has {needed:,}, which cannot follow; {COMPILE_HINT}"
            )
            raise WriteError(
                f"{format_rows(count, child.key)} do not fit: {why}", pointer=faults.pointer(self.columns, child.key)
            )
        filled = np.full((needed, *child.dtype.shape), 0, child.dtype.base)
        filled[...] = cast.column(expected[0], filled, ColumnTarget(self.columns, child.key))
        self.columns.rows[child.key] = filled
