"""Steps that read the root of a file: runs of fixed parts, and lists.

Rows of constant size are views of the bytes; others are read by a program.
"""

from __future__ import annotations

import dataclasses
import operator
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import faults, forth
from navspec.columns.access import Array, ColumnStore, add_empty, empty_offsets, offsets_from_counts
from navspec.columns.binding import Scope, bind
from navspec.columns.codegen import COUNT, counted_by, is_counted
from navspec.columns.layout import Child, LayoutPlanner, Leaf
from navspec.columns.validation import field_checks, require_consistent_counts, require_valid
from navspec.errors import ReadError
from navspec.spec import Expr, Field, expr

Values = dict[str, Any]
Function = Callable[[Values, int, int], Any]
"""Function of the root's values, the size of the file, and the position."""


class StopAfter(NamedTuple):
    """End of a partial read: after so many rows of a list of the root, or after as many as fit the bytes.

    `counts` are the values of the root that count the list; they are not checked.
    """

    key: str
    rows: int
    counts: tuple[str, ...]


@dataclass(slots=True)
class ReadState(ColumnStore):
    """State of a walk over a file: values, tables, and the places of the parts of the root row.

    `expected` are the tables that the bytes were written from. Rows of variable size are then compared with them
    instead of being read, and `lengths` says how many bytes each list of the root takes. After a `cut` nothing is read;
    `is_cut` says that it was reached. An item is a single part of the root, or the plan by which a list was read.
    """

    data: bytes | bytearray | memoryview = b""
    pinned: Values = field(default_factory=dict)
    outcomes: list[Any] = field(default_factory=list)
    items: list[Leaf | Any] = field(default_factory=list)
    pieces: list[tuple[int, int]] = field(default_factory=list)
    position: int = 0
    expected: ColumnStore | None = None
    lengths: dict[str, int] = field(default_factory=dict)
    cut: StopAfter | None = None
    is_cut: bool = False
    is_copied: bool = False

    def read_rows(self, dtype: np.dtype[Any], count: int, start: int) -> Array:
        """Return rows at a position of the bytes: a copy if `is_copied`, otherwise a view."""
        rows = np.frombuffer(self.data, dtype, count, start)
        return rows.copy() if self.is_copied else rows


def compiled(tree: Expr) -> Function:
    """Return a bound tree as a function of the root's values, the size of the file and the position."""

    def name(node: dict[str, Any]) -> str:
        return str(node["of"]) if node["op"] == "io" else f"v[{node['path']!r}]"

    return expr.function(expr.source(tree, name), "v, size, pos")


def pointer_of(path: str) -> str:
    """Return the JSON Pointer of a part of the root."""
    return f"/{path.replace('.', '/')}"


_CODES = {
    "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d",
}  # fmt: skip
_HOLDS = {"eq": operator.eq, "min": operator.le, "max": operator.ge, "any_of": operator.contains}
"""Function of a bound and a value that returns whether the value passes."""


@dataclass(frozen=True, eq=False)
class ValueCheck:
    """One condition of `valid` on a value of the root; `end` is where the value ends, counted from its run."""

    leaf: Leaf
    rule: str
    bound: Function
    end: int


@dataclass(eq=False)
class FixedRun:
    """Adjacent fixed parts of the root."""

    leaves: list[Leaf]
    order: str
    size: int = 0
    unpack: struct.Struct = field(default_factory=lambda: struct.Struct(""))
    names: list[str] = field(default_factory=list)
    checks: list[tuple[str, list[ValueCheck]]] = field(default_factory=list)

    def finish(self, needed: set[str]) -> None:
        """Prepare for reading, given the values that later parts need."""
        parts, at = [self.order], 0
        for leaf in self.leaves:
            at += leaf.size
            valid = leaf.field.valid or leaf.field.contents is not None
            if leaf.path not in needed and not valid:
                parts.append(f"{leaf.size}x")
                continue
            self.names.append(leaf.path)
            parts.append(_format(leaf))
            if valid:
                rules = {"eq": leaf.field.contents} if leaf.field.contents is not None else leaf.field.valid
                checks = [ValueCheck(leaf, rule, _bound(bound, leaf), at) for rule, bound in rules.items()]
                self.checks.append((leaf.path, checks))
        self.size = at
        self.unpack = struct.Struct("".join(parts))

    def read(self, state: ReadState) -> None:
        """Read the values that are needed, check them, and note the place of the bytes."""
        start, values = state.position, state.values
        if start + self.size > len(state.data):
            raise self._short(state)
        if self.names:
            values.update(zip(self.names, self.unpack.unpack_from(state.data, start), strict=True))
        for name, checks in self.checks:
            if state.cut and name in state.cut.counts:
                continue
            for check in checks:
                value = values[name]
                bound = check.bound(values, len(state.data), start + check.end)
                if not _HOLDS[check.rule](bound, value):
                    leaf = check.leaf
                    where = start + check.end - leaf.size
                    place = pointer_of(leaf.path)
                    raise faults.invalid_value(place, value, check.rule, bound, where, leaf.size, leaf.field)
        state.items += self.leaves
        state.pieces.append((start, self.size))
        state.position = start + self.size

    def _short(self, state: ReadState) -> ReadError:
        at, end = state.position, len(state.data)
        for leaf in self.leaves:
            if at + leaf.size > end:
                break
            at += leaf.size
        else:
            raise AssertionError("all parts fit")
        return faults.too_short(pointer_of(leaf.path), at, leaf.size, end - at)


def _bound(bound: Expr | bytes, leaf: Leaf) -> Function:
    if isinstance(bound, bytes):
        return lambda *_: bound
    return compiled(bind(bound, leaf.scope))


def _format(leaf: Leaf) -> str:
    """Return the struct code of a value that the walk needs."""
    return f"{leaf.size}s" if leaf.dtype.shape else _CODES[leaf.dtype.str[1:]]


MAX_LAYOUTS = 64
"""Number of layouts of one list that are cached at a time."""


class ListPlan:
    """Reading and writing of one list, for one outcome of the conditions in it."""

    def __init__(self, child: Child) -> None:
        self.child = child
        self.key = child.key
        self.count = compiled(child.count) if child.kind == "list" else None
        self.is_fixed = child.row_size is not None and child.kind in ("list", "rest")
        self.row_size = child.dtype.itemsize
        self.base, self.shape = child.dtype.base, child.dtype.shape
        self.elements = self.row_size // self.base.itemsize if self.base.itemsize else 0
        self.valid = list(field_checks(child))

    @cached_property
    def reader(self) -> forth.ListReader:
        """The program that reads rows of variable size."""
        return forth.ListReader(self.child)

    @cached_property
    def writer(self) -> forth.ListWriter:
        """The program that writes them."""
        return forth.ListWriter(self.child)

    def read(self, state: ReadState) -> None:
        """Read the rows at the position of the walk."""
        start = state.position
        state.items.append(self)
        if self.is_fixed:
            size = len(state.data)
            if self.count is None:
                count = self._whole(state)
            elif state.cut is None:
                count = self.count(state.values, size, start)
            else:
                count = self._announced(state)
            end = start + count * self.row_size
            if end > size or count < 0:
                raise faults.bad_count(pointer_of(self.key), count, (size - start) // self.row_size, start)
            rows = np.frombuffer(state.data, self.base, count * self.elements, start)
            if state.is_copied:
                rows = rows.copy()
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
            require_valid(state, self.valid, self.child, start)
        if state.cut is not None:
            state.is_cut = state.cut.key == self.key

    def _announced(self, state: ReadState) -> int:
        """Return the number of rows, or of those to be read before a cut."""
        assert self.count is not None
        count = self.count(state.values, len(state.data), state.position)
        if state.cut is None or state.cut.key != self.key:
            return count
        return min(count, state.cut.rows, (len(state.data) - state.position) // self.child.smallest)

    def _whole(self, state: ReadState) -> int:
        """Return the number of rows in the bytes left; they must be complete, except before a cut.

        Raises `ReadError` for an incomplete last row.
        """
        start, remaining = state.position, len(state.data) - state.position
        count, remainder = divmod(remaining, self.row_size)
        if state.cut is not None and state.cut.key == self.key:
            return min(count, state.cut.rows)
        if remainder:
            where = f"{pointer_of(self.key)}/{count}"
            raise faults.cut_record(where, start + count * self.row_size, self.row_size, remainder)
        return count

    def written(self, columns: ColumnStore) -> bytes | memoryview:
        """Return the bytes of the rows with their children."""
        rows = columns.rows[self.key]
        if self.child.kind == "text":
            return rows.tobytes() + bytes([self.child.field.terminator or 0])
        if self.child.row_size is None or self.child.kind == "until":
            counts = {key: columns.counts(key) for key in self.writer.tables if key != self.key}
            counts[self.key] = np.array([len(rows)])
            return self.writer.run(columns.rows, counts).data
        return rows.data.cast("B") if rows.size and rows.flags.c_contiguous else rows.tobytes()

    def _compare(self, state: ReadState, expected: ColumnStore) -> None:
        """Check written rows against the tables that they were written from."""
        columns = ColumnStore(state.values, expected.children, expected.rows, expected.offsets)
        rows = expected.rows[self.key]
        if self.count is not None:
            count = self.count(state.values, len(state.data), state.position)
            if count != len(rows):
                raise faults.wrong_count(self.child, count, len(rows), pointer_of(self.key))
        require_consistent_counts(columns, self.child)
        require_valid(columns, self.valid, self.child, state.position)
        state.rows[self.key] = rows
        state.position += state.lengths[self.key]

    def _text(self, state: ReadState, terminator: int) -> None:
        ends = re.compile(re.escape(bytes([terminator]))).search(state.data, state.position)
        if ends is None:
            remaining = len(state.data) - state.position
            raise faults.too_short(pointer_of(self.key), state.position, 1, remaining, "a zero that ends the text")
        state.rows[self.key] = state.read_rows(np.dtype(np.uint8), ends.start() - state.position, state.position)
        state.position = ends.end()

    def _program(self, state: ReadState) -> None:
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
            state.offsets.update(
                (key, offsets_from_counts(counts)) for key, counts in failure.counts.items() if key != self.key
            )
            raise faults.program_failed(failure, state, state.data, state.position) from None
        state.children.update(reader.tables)
        for (key, child), (rows, counts) in zip(reader.tables.items(), tables, strict=True):
            if key != self.key:
                is_empty = not len(rows) and child.dtype.itemsize
                starts = empty_offsets(child, state) if is_empty else self._starts(state, child, counts)
                state.offsets[key] = starts
                total = starts[-1]
            elif self.count is None:
                total = counts[0]
            state.rows[key] = as_rows(rows, child, total)
        for child in self._absent:
            add_empty(child, empty_offsets(child, state), state)
        state.position += length

    def _starts(self, state: ReadState, child: Child, counts: Array) -> Array:
        """Return the offsets of a list: from the counts of the program, of a column of the parent, or of the spec."""
        if child.key in self._counters and not len(counts):
            path, parent = self._counters[child.key], child.scope.table
            if path is None:
                return np.arange(len(state.rows[parent]) + 1) * child.count
            counts = state.part(parent, path)
        return offsets_from_counts(counts)

    @cached_property
    def _counters(self) -> dict[str, str | None]:
        """Column around each list that counts its rows; None where a constant does."""
        tables = self.reader.tables
        return {key: counted_by(child) for key, child in tables.items() if is_counted(child)}

    @cached_property
    def _absent(self) -> list[Child]:
        """Lists that no record of this file has; their tables are empty, like those whose counts are all zero."""
        records = (child.record for child in self.reader.tables.values() if child.record)
        return [child for record in records for child in record.children.values() if not child.present]


def as_rows(rows: Array, child: Child, count: int) -> Array:
    """Return bytes as the rows of a table; rows without fixed parts have no bytes."""
    if not child.dtype.itemsize:
        return np.zeros(count, child.dtype)
    base, shape = child.dtype.base, child.dtype.shape
    rows = rows.view(base)
    return rows.reshape(-1, *shape) if shape else rows


@dataclasses.dataclass(eq=False)
class ListStep:
    """A list, bytes of variable length or text among the parts of the root; its layout depends on earlier values.

    `names` are the values that the conditions use.
    """

    field: Field
    scope: Scope
    names: tuple[str, ...]
    conditions: list[Function]
    outcomes: dict[tuple[Any, ...], tuple[Any, ...]] = dataclasses.field(default_factory=dict)
    plans: dict[tuple[Any, ...], ListPlan] = dataclasses.field(default_factory=dict)

    def read(self, state: ReadState) -> None:
        """Read the rows with the layout that the values so far select."""
        self.chosen(state).read(state)

    def chosen(self, state: ReadState) -> ListPlan:
        """Return the plan that the values so far select, and note the outcome of the conditions."""
        key = tuple(map(state.values.get, self.names))
        if key not in self.outcomes:
            remember(self.outcomes, key, tuple([_outcome(condition, state) for condition in self.conditions]))
        outcome = self.outcomes[key]
        state.outcomes.append(outcome)
        if outcome not in self.plans:
            values = dict(state.values)
            planner = LayoutPlanner(self.scope.spec, lambda tree: compiled(tree)(values, 0, 0))
            remember(self.plans, outcome, ListPlan(planner.child(self.field, self.scope)))
        return self.plans[outcome]


def remember(cache: dict[Any, Any], key: Any, value: Any) -> None:
    """Cache a layout; a full cache is cleared first."""
    if len(cache) >= MAX_LAYOUTS:
        cache.clear()
    cache[key] = value


def _outcome(condition: Function, state: ReadState) -> Any:
    try:
        return condition(state.values, 0, 0)
    except KeyError:  # the condition is only reached if another one is true
        return None


@dataclasses.dataclass(eq=False)
class AbsentList:
    """A list under a false condition."""

    plan: ListPlan

    def read(self, state: ReadState) -> None:
        """Add empty tables."""
        state.items.append(self.plan)
        add_empty(self.plan.child, np.zeros(2, np.int64), state)
        del state.offsets[self.plan.key]
