"""Lists of the root: rows of constant size are viewed where they stand, others read by a program."""

from __future__ import annotations

import dataclasses
import re
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import faults, forth
from navspec.columns.access import Array, Columns
from navspec.columns.bind import Scope
from navspec.columns.bounds import counted_by, is_counted
from navspec.columns.emit import COUNT
from navspec.columns.fit import demand_fit
from navspec.columns.found import Function, Reading, compiled, pointer_of
from navspec.columns.shape import Child, Planner
from navspec.columns.valid import held, hold
from navspec.spec import Field

MAX_LAYOUTS = 64
"""Layouts of one list that are kept at a time."""


class Plan:
    """How one list is read and written, for one outcome of the conditions in it."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.key = child.key
        self.count = compiled(child.count) if child.kind == "list" else None
        self.is_fixed = child.row_size is not None and child.kind in ("list", "rest")
        self.row_size = child.dtype.itemsize
        self.base, self.shape = child.dtype.base, child.dtype.shape
        self.elements = self.row_size // self.base.itemsize if self.base.itemsize else 0
        self.valid = list(held(child))

    @cached_property
    def reader(self) -> forth.Reader:
        """The program that reads rows of variable size."""
        return forth.Reader(self.child)

    @cached_property
    def writer(self) -> forth.Writer:
        """The program that writes them."""
        return forth.Writer(self.child)

    def read(self, state: Reading) -> None:
        """Take the rows from where the walk stands."""
        start, data = state.position, state.data
        state.items.append(self)
        if self.is_fixed:
            size = len(data)
            count = self._announced(state) if self.count else self._whole(state)
            end = start + count * self.row_size
            if end > size or count < 0:
                raise faults.bad_count(pointer_of(self.key), count, (size - start) // self.row_size, start)
            rows = state.taken(self.base, count * self.elements, start)
            state.rows[self.key] = rows.reshape(count, *self.shape) if self.shape else rows
            state.position = end
        elif self.child.kind == "text":
            self._text(state, self.child.field.terminator or 0)
        elif state.expected is not None:
            self._compare(state, state.expected)
            return
        else:
            self._program(state)
        if self.valid:
            state.children[self.key] = self.child
            hold(state, self.valid, self.child, start)
        state.is_cut = state.cut is not None and state.cut.key == self.key

    def _announced(self, state: Reading) -> int:
        """How many rows there are, or are to be read."""
        assert self.count is not None
        count = self.count(state.values, len(state.data), state.position)
        if state.cut is None or state.cut.key != self.key:
            return count
        return min(count, state.cut.rows, (len(state.data) - state.position) // self.child.smallest)

    def _whole(self, state: Reading) -> int:
        """Return how many rows the bytes left are; they must be whole, except before a cut.

        Raises `ReadError` for a last row that is not whole.
        """
        start, remaining = state.position, len(state.data) - state.position
        count, remainder = divmod(remaining, self.row_size)
        if state.cut is not None and state.cut.key == self.key:
            return min(count, state.cut.rows)
        if remainder:
            where = f"{pointer_of(self.key)}/{count}"
            raise faults.cut_record(where, start + count * self.row_size, self.row_size, remainder)
        return count

    def written(self, columns: Columns) -> bytes | memoryview:
        """The bytes of the rows, with all that belongs to them."""
        rows = columns.rows[self.key]
        if self.child.kind == "text":
            return rows.tobytes() + bytes([self.child.field.terminator or 0])
        if self.child.row_size is None or self.child.kind == "until":
            counts = {key: columns.counts(key) for key in self.writer.tables if key != self.key}
            counts[self.key] = np.array([len(rows)])
            return self.writer.run(columns.rows, counts).data
        return rows.data.cast("B") if rows.size and rows.flags.c_contiguous else rows.tobytes()

    def _compare(self, state: Reading, expected: Columns) -> None:
        """Hold rows that were written to the tables that they were written from."""
        columns = Columns(state.values, expected.children, expected.rows, expected.offsets)
        rows = expected.rows[self.key]
        if self.count is not None:
            count = self.count(state.values, len(state.data), state.position)
            if count != len(rows):
                raise faults.miscounted(self.child, count, len(rows), pointer_of(self.key))
        demand_fit(columns, self.child)
        hold(columns, self.valid, self.child, state.position)
        state.rows[self.key] = rows
        state.position += state.lengths[self.key]

    def _text(self, state: Reading, terminator: int) -> None:
        ends = re.compile(re.escape(bytes([terminator]))).search(state.data, state.position)
        if ends is None:
            remaining = len(state.data) - state.position
            raise faults.too_short(pointer_of(self.key), state.position, 1, remaining, "a zero that ends the text")
        state.rows[self.key] = state.taken(np.dtype(np.uint8), ends.start() - state.position, state.position)
        state.position = ends.end()

    def _program(self, state: Reading) -> None:
        values, total, remaining = state.values, 0, len(state.data) - state.position
        if self.count is not None:
            total = self._announced(state)
            if not 0 <= total <= remaining // self.child.smallest:
                raise faults.bad_count(pointer_of(self.key), total, remaining // self.child.smallest, state.position)
            values = {**values, COUNT: total}
        reader = self.reader
        columns = {name: state.part(*name.split(":")) for name in reader.lookups}
        try:
            length, tables = reader.run(np.frombuffer(state.data, np.uint8, -1, state.position), values, columns)
        except forth.Failure as failure:
            state.children.update(reader.tables)
            state.offsets.update((key, starts_of(counts)) for key, counts in failure.counts.items() if key != self.key)
            raise faults.failed(failure, state, state.data, state.position) from None
        state.children.update(reader.tables)
        for (key, child), (rows, counts) in zip(reader.tables.items(), tables, strict=True):
            if key != self.key:
                is_empty = not len(rows) and child.dtype.itemsize
                starts = nowhere(child, state) if is_empty else self._starts(state, child, counts)
                state.offsets[key] = starts
                total = starts[-1]
            elif self.count is None:
                total = counts[0]
            state.rows[key] = as_rows(rows, child, total)
        for child in self._absent:
            add_empty(child, nowhere(child, state), state)
        state.position += length

    def _starts(self, state: Reading, child: Child, counts: Array) -> Array:
        """Which rows belong to which parent row: as the program has counted, the parent's column, or the spec."""
        if child.key in self._counters and not len(counts):
            path, parent = self._counters[child.key], child.scope.table
            if path is None:
                return np.arange(len(state.rows[parent]) + 1) * child.count
            counts = state.part(parent, path)
        return starts_of(counts)

    @cached_property
    def _counters(self) -> dict[str, str | None]:
        """What counts the rows of lists: a column around them, or, where there is none, a constant."""
        tables = self.reader.tables
        return {key: counted_by(child) for key, child in tables.items() if is_counted(child)}

    @cached_property
    def _absent(self) -> list[Child]:
        """Lists that no record of this file has: empty, like those whose counts are all zero."""
        records = (child.record for child in self.reader.tables.values() if child.record)
        return [child for record in records for child in record.children.values() if not child.present]


def starts_of(counts: Array) -> Array:
    """Counts per parent as offsets: int64, one longer."""
    starts = np.empty(len(counts) + 1, np.int64)
    starts[0] = 0
    counts.cumsum(dtype=np.int64, out=starts[1:])
    return starts


def nowhere(child: Child, columns: Columns) -> Array:
    """Offsets of a list that no row has anything in; int64."""
    return np.zeros(len(columns.rows[child.scope.table]) + 1, np.int64)


def as_rows(rows: Array, child: Child, count: int) -> Array:
    """Bytes as the rows of a table, which have none where all of a record varies."""
    if not child.dtype.itemsize:
        return np.zeros(count, child.dtype)
    base, shape = child.dtype.base, child.dtype.shape
    rows = rows.view(base)
    return rows.reshape(-1, *shape) if shape else rows


def add_empty(child: Child, starts: Array, columns: Columns) -> None:
    """The tables of a list that is not there; `starts` are its offsets, zeros."""
    columns.children[child.key] = child
    columns.rows[child.key] = np.zeros(0, child.dtype)
    columns.offsets[child.key] = starts
    for inner in child.record.children.values() if child.record else ():
        add_empty(inner, starts[:1], columns)


@dataclasses.dataclass(eq=False)
class Lists:
    """A list, bytes of variable length or text among the parts of the root; its layout depends on earlier values.

    `names` are the values that the conditions ask for.
    """

    field: Field
    scope: Scope
    names: tuple[str, ...]
    conditions: list[Function]
    outcomes: dict[tuple[Any, ...], tuple[Any, ...]] = dataclasses.field(default_factory=dict)
    plans: dict[tuple[Any, ...], Plan] = dataclasses.field(default_factory=dict)

    def read(self, state: Reading) -> None:
        """Take the rows as the values so far have them laid out."""
        self.chosen(state).read(state)

    def chosen(self, state: Reading) -> Plan:
        """The plan for the values so far, whose outcome is noted."""
        key = tuple(map(state.values.get, self.names))
        if key not in self.outcomes:
            remember(self.outcomes, key, tuple([_outcome(condition, state) for condition in self.conditions]))
        outcome = self.outcomes[key]
        state.outcomes.append(outcome)
        if outcome not in self.plans:
            values = dict(state.values)
            planner = Planner(self.scope.spec, lambda tree: compiled(tree)(values, 0, 0))
            remember(self.plans, outcome, Plan(planner.child(self.field, self.scope)))
        return self.plans[outcome]


def remember(cache: dict[Any, Any], key: Any, value: Any) -> None:
    """Keep a layout; files can have more of them than anybody needs at once."""
    if len(cache) >= MAX_LAYOUTS:
        cache.clear()
    cache[key] = value


def _outcome(condition: Function, state: Reading) -> Any:
    try:
        return condition(state.values, 0, 0)
    except KeyError:  # the condition stands behind another one that is false
        return None


@dataclasses.dataclass(eq=False)
class Absent:
    """A list under a false condition."""

    plan: Plan

    def read(self, state: Reading) -> None:
        """Leave empty tables."""
        state.items.append(self.plan)
        add_empty(self.plan.child, np.zeros(2, np.int64), state)
        del state.offsets[self.plan.key]
