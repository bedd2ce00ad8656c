"""Lists of the root: rows of constant size are viewed where they stand, others read by a program."""

from __future__ import annotations

import dataclasses
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import faults, forth
from navspec.columns.access import Array, Columns
from navspec.columns.bind import Scope
from navspec.columns.fit import demand_end, demand_fit
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

    def read(self, found: Reading) -> None:
        """Take the rows from where the walk stands."""
        start, data = found.position, found.data
        found.items.append(self)
        if self.is_fixed:
            size = len(data)
            count = size - start if self.count is None else self._announced(found)
            end = start + count * self.row_size
            if end > size or count < 0:
                raise faults.bad_count(pointer_of(self.key), count, (size - start) // self.row_size, start)
            rows = np.frombuffer(data, self.base, count * self.elements, start)
            found.rows[self.key] = rows.reshape(count, *self.shape) if self.shape else rows
            found.position = end
        elif self.child.kind == "text":
            self._text(found, self.child.field.terminator or 0)
        elif found.known is not None:
            self._compare(found, found.known)
            return
        else:
            self._program(found)
        if self.valid:
            found.children[self.key] = self.child
            hold(found, self.valid, self.child, start)
        found.is_cut = found.cut is not None and found.cut.key == self.key

    def _announced(self, found: Reading) -> int:
        """How many rows there are, or are to be read."""
        assert self.count is not None
        count = self.count(found.values, len(found.data), found.position)
        if found.cut is None or found.cut.key != self.key:
            return count
        return min(count, found.cut.rows, (len(found.data) - found.position) // self.child.smallest)

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

    def _compare(self, found: Reading, known: Columns) -> None:
        """Hold rows that were written to the tables that they were written from."""
        columns = Columns(found.values, known.children, known.rows, known.offsets)
        rows = known.rows[self.key]
        if self.count is None:
            demand_end(columns, self.child)
        else:
            count = self.count(found.values, len(found.data), found.position)
            if count != len(rows):
                raise faults.miscounted(self.child, count, len(rows), pointer_of(self.key))
        demand_fit(columns, self.child)
        hold(columns, self.valid, self.child, found.position)
        found.rows[self.key] = rows
        found.position += found.lengths[self.key]

    def _text(self, found: Reading, terminator: int) -> None:
        end = found.data.find(terminator, found.position)
        if end < 0:
            left = len(found.data) - found.position
            raise faults.too_short(pointer_of(self.key), found.position, 1, left, "a zero that ends the text")
        found.rows[self.key] = np.frombuffer(found.data, np.uint8, end - found.position, found.position)
        found.position = end + 1

    def _program(self, found: Reading) -> None:
        values = dict(found.values)
        left = len(found.data) - found.position
        if self.count is not None:
            values[forth.COUNT] = count = self._announced(found)
            if not 0 <= count <= left // self.child.smallest:
                raise faults.bad_count(pointer_of(self.key), count, left // self.child.smallest, found.position)
        columns = {name: found.part(*name.split(":")) for name in self.reader.lookups}
        try:
            length, tables = self.reader.run(np.frombuffer(found.data, np.uint8)[found.position :], values, columns)
        except forth.Failure as failure:
            for key, counts in failure.counts.items():
                found.children[key] = self.reader.tables[key]
                if key != self.key:
                    found.offsets[key] = starts_of(counts)
            raise faults.failed(failure, found, found.data, found.position) from None
        for key, (rows, counts) in tables.items():
            child = self.reader.tables[key]
            found.children[key] = child
            if key == self.key:
                total = int(counts[0]) if self.count is None else values[forth.COUNT]
            else:
                found.offsets[key] = starts_of(_counts(found, child, counts))
                total = int(found.offsets[key][-1])
            found.rows[key] = as_rows(rows, child, total)
        _fill_absent(self.child, found)
        found.position += length


def _counts(found: Reading, child: Child, counts: Array) -> Array:
    """How many rows each parent row has: from the program, the parent's column, or the spec."""
    if len(counts) or not forth.is_counted(child):
        return counts
    parent = child.scope.table
    if path := forth.counted_by(child):
        return found.part(parent, path)
    return np.full(len(found.rows[parent]), child.count)


def starts_of(counts: Array) -> Array:
    """Counts per parent as offsets: int64, one longer."""
    starts = np.zeros(len(counts) + 1, np.int64)
    counts.cumsum(dtype=np.int64, out=starts[1:])
    return starts


def as_rows(rows: Array, child: Child, count: int) -> Array:
    """Bytes as the rows of a table, which have none where all of a record varies."""
    if not child.dtype.itemsize:
        return np.zeros(count, child.dtype)
    base, shape = child.dtype.base, child.dtype.shape
    rows = rows.view(base)
    return rows.reshape(-1, *shape) if shape else rows


def _fill_absent(child: Child, found: Reading) -> None:
    """Tables of lists that no record of this file has: empty, like those whose counts are all zero."""
    for each in child.record.children.values() if child.record else ():
        if each.present:
            _fill_absent(each, found)
        else:
            add_empty(each, len(found.rows[child.key]), found)


def add_empty(child: Child, parents: int, found: Reading) -> None:
    """The tables of a list that is not there."""
    found.children[child.key] = child
    found.rows[child.key] = np.zeros(0, child.dtype)
    found.offsets[child.key] = np.zeros(parents + 1, np.int64)
    for each in child.record.children.values() if child.record else ():
        add_empty(each, 0, found)


@dataclasses.dataclass(eq=False)
class Lists:
    """A list, bytes of variable length or text among the parts of the root; its layout may depend on earlier values."""

    field: Field
    scope: Scope
    conditions: list[Function]
    plans: dict[tuple[Any, ...], Plan] = dataclasses.field(default_factory=dict)

    def read(self, found: Reading) -> None:
        """Take the rows as the values so far have them laid out."""
        self.chosen(found).read(found)

    def chosen(self, found: Reading) -> Plan:
        """The plan for the values so far, whose outcome is noted."""
        outcome = tuple([_outcome(each, found) for each in self.conditions])
        plan = self.plans.get(outcome)
        if plan is None:
            values = dict(found.values)
            planner = Planner(self.scope.spec, lambda tree: compiled(tree)(values, 0, 0))
            plan = Plan(planner.child(self.field, self.scope))
            remember(self.plans, outcome, plan)
        found.outcomes.append(outcome)
        return plan


def remember(cache: dict[Any, Any], key: Any, value: Any) -> None:
    """Keep a layout; files can have more of them than anybody needs at once."""
    if len(cache) >= MAX_LAYOUTS:
        cache.clear()
    cache[key] = value


def _outcome(condition: Function, found: Reading) -> Any:
    try:
        return condition(found.values, 0, 0)
    except KeyError:  # the condition stands behind another one that is false
        return None


@dataclasses.dataclass(eq=False)
class Absent:
    """A list under a false condition."""

    plan: Plan

    def read(self, found: Reading) -> None:
        """Leave empty tables."""
        found.items.append(self.plan)
        add_empty(self.plan.child, 1, found)
        del found.offsets[self.plan.key]
