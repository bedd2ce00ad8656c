"""Reading a whole file: the root's parts one after the other, lists as views or through a program.

The root occurs once, so it is walked in Python; what repeats is never walked, but viewed (rows of constant size) or
handed to a program (rows of variable size). Values that the walk has passed decide what comes later.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np

from navspec.errors import LimitExceeded, ReadError
from navspec.spec import Expr, Field, Spec, expr
from navspec.tables import faults, forth
from navspec.tables.bind import Scope, bind, is_known_at_root, names
from navspec.tables.columns import Columns
from navspec.tables.layout import part_offsets, row_starts
from navspec.tables.shape import Child, Leaf, Planner, Record

Values = dict[str, Any]
Array = np.ndarray[Any, Any]
Function = Callable[..., Any]

MAX_BYTES = 256 * 1024 * 1024
"""Largest input that is read."""

MAX_LAYOUTS = 64
"""Layouts of one list that are kept at a time."""


def compiled(tree: Expr) -> Function:
    """A bound tree as a function of the root's values, the size of the file and the position."""

    def name(node: dict[str, Any]) -> str:
        return str(node["of"]) if node["op"] == "io" else f"v[{node['path']!r}]"

    return expr.function(expr.source(tree, name), "v, size, pos")


@dataclass(frozen=True, eq=False)
class Check:
    """One condition of `valid` on a value of the root; `end` is where the value ends, counted from its run."""

    leaf: Leaf
    rule: str
    bound: Function
    end: int

    def holds(self, value: Any, bound: Any) -> bool:
        """Whether the value passes."""
        match self.rule:
            case "eq":
                return value == bound
            case "min":
                return value >= bound
            case "max":
                return value <= bound
        return value in bound


@dataclass
class Reading(Columns):
    """What a walk has found: values, tables, and where the parts of the root row stand."""

    data: bytearray = field(default_factory=bytearray)
    pinned: Values = field(default_factory=dict)
    outcomes: list[Any] = field(default_factory=list)
    items: list[Leaf | Plan] = field(default_factory=list)
    pieces: list[tuple[int, int]] = field(default_factory=list)
    position: int = 0


@dataclass(eq=False)
class Run:
    """Fixed parts that stand side by side."""

    leaves: list[Leaf]
    order: str
    size: int = 0
    unpack: struct.Struct = field(default_factory=lambda: struct.Struct(""))
    names: list[str] = field(default_factory=list)
    checks: list[tuple[str, list[Check]]] = field(default_factory=list)

    def finish(self, needed: set[str]) -> None:
        """Prepare for reading once it is known which values later parts ask for."""
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
                checks = [Check(leaf, rule, _bound(bound, leaf), at) for rule, bound in rules.items()]
                self.checks.append((leaf.path, checks))
        self.size = at
        self.unpack = struct.Struct("".join(parts))

    def read(self, found: Reading) -> None:
        start, values = found.position, found.values
        if start + self.size > len(found.data):
            raise self._short(found)
        for name, value in zip(self.names, self.unpack.unpack_from(found.data, start), strict=True):
            values[name] = value
        for name, checks in self.checks:
            for check in checks:
                value = values[name]
                bound = check.bound(values, len(found.data), start + check.end)
                if not check.holds(value, bound):
                    leaf = check.leaf
                    where = start + check.end - leaf.size
                    raise faults.invalid(_pointer(leaf.path), value, check.rule, bound, where, leaf.size)
        found.items += self.leaves
        found.pieces.append((start, self.size))
        found.position = start + self.size

    def _short(self, found: Reading) -> ReadError:
        at, end = found.position, len(found.data)
        for leaf in self.leaves:
            if at + leaf.size > end:
                break
            at += leaf.size
        return faults.too_short(_pointer(leaf.path), at, leaf.size, end - at)


def _bound(bound: Expr | bytes, leaf: Leaf) -> Function:
    if isinstance(bound, bytes):
        return lambda v, size, pos: bound
    return compiled(bind(bound, leaf.scope))


def _format(leaf: Leaf) -> str:
    """The struct code of a value that the walk has to know."""
    codes = {"u1": "B", "u2": "H", "u4": "I", "u8": "Q", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}
    return f"{leaf.size}s" if leaf.dtype.shape else codes[leaf.dtype.str[1:]]


def _pointer(path: str) -> str:
    return f"/{path.replace('.', '/')}"


@dataclass(eq=False)
class Lists:
    """A list, bytes of variable length or text among the parts of the root; its layout may depend on earlier values."""

    field: Field
    scope: Scope
    conditions: list[Function]
    plans: dict[tuple[Any, ...], Plan] = field(default_factory=dict)

    def read(self, found: Reading) -> None:
        outcome = tuple([_outcome(each, found) for each in self.conditions]) if self.conditions else ()
        plan = self.plans.get(outcome)
        if plan is None:
            values = dict(found.values)
            planner = Planner(self.scope.spec, lambda tree: compiled(tree)(values, 0, 0))
            plan = Plan(planner.child(self.field, self.scope))
            _remember(self.plans, outcome, plan)
        found.outcomes.append(outcome)
        plan.read(found)


def _remember(cache: dict[Any, Any], key: Any, value: Any) -> None:
    """Keep a layout; files can have more of them than anybody needs at once."""
    if len(cache) >= MAX_LAYOUTS:
        cache.clear()
    cache[key] = value


def _outcome(condition: Function, found: Reading) -> Any:
    try:
        return condition(found.values, 0, 0)
    except KeyError:  # the condition stands behind another one that is false
        return None


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
        self.valid = list(_valid_leaves(child))

    @cached_property
    def reader(self) -> forth.Reader:
        """The program that reads rows of variable size."""
        return forth.Reader(self.child)

    @cached_property
    def writer(self) -> forth.Writer:
        """The program that writes them."""
        return forth.Writer(self.child)

    def read(self, found: Reading) -> None:
        start = found.position
        found.items.append(self)
        if self.is_fixed:
            left = len(found.data) - start
            count = left if self.count is None else self.count(found.values, len(found.data), start)
            if count < 0 or count * self.row_size > left:
                raise faults.bad_count(_pointer(self.key), count, left // self.row_size, start)
            rows = np.frombuffer(found.data, self.base, count * self.elements, start)
            found.rows[self.key] = rows.reshape(count, *self.shape) if self.shape else rows
            found.position = start + count * self.row_size
        elif self.child.kind == "text":
            self._text(found)
        else:
            self._program(found)
        for record, leaf in self.valid:
            found.children[self.key] = self.child
            _hold(found, self.child, record, leaf, start)

    def _text(self, found: Reading) -> None:
        end = found.data.find(self.child.field.terminator, found.position)
        if end < 0:
            left = len(found.data) - found.position
            raise faults.too_short(_pointer(self.key), found.position, 1, left, "a zero that ends the text")
        found.rows[self.key] = np.frombuffer(found.data, np.uint8, end - found.position, found.position)
        found.position = end + 1

    def _program(self, found: Reading) -> None:
        values = dict(found.values)
        left = len(found.data) - found.position
        if self.count is not None:
            values[forth.COUNT] = count = self.count(found.values, len(found.data), found.position)
            if not 0 <= count <= left // self.child.smallest:
                raise faults.bad_count(_pointer(self.key), count, left // self.child.smallest, found.position)
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
            found.rows[key] = as_rows(rows, child)
            if key != self.key:
                found.offsets[key] = starts_of(_counts(found, child, counts))
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
    return np.concatenate(([0], np.cumsum(counts, dtype=np.int64)))


def as_rows(rows: Array, child: Child) -> Array:
    """Bytes as the rows of a table."""
    base, shape = child.dtype.base, child.dtype.shape
    rows = rows.view(base)
    return rows.reshape(-1, *shape) if shape else rows


def _fill_absent(child: Child, found: Reading) -> None:
    """Tables of lists that no record of this file has: empty, like those whose counts are all zero."""
    for each in child.record.children.values() if child.record else ():
        if each.present:
            _fill_absent(each, found)
        else:
            _add_empty(each, len(found.rows[child.key]), found)


def _add_empty(child: Child, parents: int, found: Reading) -> None:
    found.children[child.key] = child
    found.rows[child.key] = np.zeros(0, child.dtype)
    found.offsets[child.key] = np.zeros(parents + 1, np.int64)
    for each in child.record.children.values() if child.record else ():
        _add_empty(each, 0, found)


def _valid_leaves(child: Child) -> Iterator[tuple[Record, Leaf]]:
    """Parts of rows that `valid` or `contents` hold to something that whole columns can be tested for."""
    record = child.record
    if record is None or not child.present:
        return
    for leaf in record.leaves.values():
        bounds = [bind(bound, leaf.scope) for bound in leaf.field.valid.values()]
        if leaf.field.contents is not None or (bounds and not any(node["op"] == "io" for node in names(bounds))):
            yield record, leaf
    for each in record.children.values():
        yield from _valid_leaves(each)


def _hold(found: Reading, top: Child, record: Record, leaf: Leaf, start: int) -> None:
    """Test a column; the first row that fails is a read error."""
    column = found.part(record.key, leaf.path)
    rules: dict[str, Any] = {rule: bind(bound, leaf.scope) for rule, bound in leaf.field.valid.items()}
    if leaf.field.contents is not None:
        rules = {"eq": leaf.field.contents}
        column = np.ascontiguousarray(column).view(f"V{leaf.size}").reshape(-1)
    for rule, bound in rules.items():
        limit = np.void(bound) if isinstance(bound, bytes) else None
        limits = [found.evaluate(item, record.key) for item in bound] if rule == "any_of" else None
        if limits is not None:
            good = np.logical_or.reduce([column == each for each in limits])
        else:
            limit = found.evaluate(bound, record.key) if limit is None else limit
            good = column == limit if rule == "eq" else column >= limit if rule == "min" else column <= limit
        if not np.all(good):
            row = int(np.argmin(good))
            offset = offsets_of(found, record.key, top, start)[row] + record.position(leaf.path)[0]
            expected = bound if not isinstance(bound, dict) else int(np.broadcast_to(limit, column.shape)[row])
            where = faults.pointer(found, record.key, row, leaf.path)
            raise faults.invalid(where, column[row], rule, expected, int(offset), leaf.size)


def offsets_of(columns: Columns, key: str, top: Child, start: int) -> Array:
    """Where the rows of a table stand in the file; `top` is the root's list that holds it and `start` where that begins."""
    if key == top.key:
        return row_starts(columns, top, np.array([start]))
    child = columns.children[key]
    parent = columns.children[child.scope.table]
    assert parent.record is not None
    starts = offsets_of(columns, parent.key, top, start)
    at = next(at for item, at in part_offsets(columns, parent.record, starts) if isinstance(item, Child) and item.key == key)
    return row_starts(columns, child, at)


@dataclass(eq=False)
class Absent:
    """A list under a false condition."""

    plan: Plan

    def read(self, found: Reading) -> None:
        found.items.append(self.plan)
        _add_empty(self.plan.child, 1, found)
        del found.offsets[self.plan.key]


@dataclass(eq=False)
class Choice:
    """Parts under a condition, or under one case of a switch; the last branch may match everything."""

    value: Function
    branches: list[tuple[Any, list[Any]]]

    def read(self, found: Reading) -> None:
        value = self.value(found.values, len(found.data), found.position)
        for number, (match, steps) in enumerate(self.branches):
            if match is None or match == value:
                found.outcomes.append(number)
                for step in steps:
                    step.read(found)
                return
        found.outcomes.append(None)


@dataclass(eq=False)
class Decide:
    """A decision, made once: pinned by the caller, or by its default expression."""

    name: str
    value: Function

    def read(self, found: Reading) -> None:
        if self.name in found.pinned:
            found.values[self.name] = found.pinned[self.name]
        else:
            found.values[self.name] = self.value(found.values, len(found.data), found.position)


@dataclass(frozen=True, slots=True)
class Layout:
    """The parts of the root, the plans of its lists, and what the rows of every table are."""

    record: Record
    plans: dict[str, Plan]
    children: dict[str, Child]


def _all_children(items: tuple[Leaf | Child, ...]) -> Iterator[tuple[str, Child]]:
    for item in items:
        if isinstance(item, Child):
            yield item.key, item
            if item.record:
                yield from _all_children(item.record.items)


class Walk:
    """The steps that read a file of one spec; made once, used for every file."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.root = Scope(spec, spec.root)
        self.steps: list[Any] = []
        self.layouts: dict[tuple[Any, ...], Layout] = {}
        self._needed: set[str] = set()
        self._decided: set[str] = set()
        self._runs: list[Run] = []
        self._fields(self.root, self.steps)
        for name in spec.decisions:
            self._decide(name)
        for run in self._runs:
            run.finish(self._needed)

    def read(self, data: bytearray, pinned: Values) -> Reading:
        """Walk over the bytes, which the reading keeps and views.

        Raises `ReadError` where the bytes do not fit the spec.
        """
        if len(data) > MAX_BYTES:
            raise LimitExceeded(f"the file has {len(data):,} bytes, {MAX_BYTES:,} is the limit", format=self.spec.id)
        found = Reading(data=data, pinned=pinned)
        try:
            for step in self.steps:
                step.read(found)
            if found.position != len(data):
                raise _not_at_end(len(data) - found.position, found.position)
        except ReadError as error:
            error.format = self.spec.id
            raise
        return found

    def layout(self, found: Reading) -> Layout:
        """How the file of a reading lies."""
        key = tuple(found.outcomes)
        layout = self.layouts.get(key)
        if layout is None:
            items = tuple(item.child if isinstance(item, Plan) else item for item in found.items)
            plans = {item.key: item for item in found.items if isinstance(item, Plan)}
            layout = Layout(Record("", self.root, items), plans, dict(_all_children(items)))
            _remember(self.layouts, key, layout)
        return layout

    def _fields(self, scope: Scope, steps: list[Any]) -> None:
        for each in scope.type.fields:
            if each.condition is None:
                self._part(each, scope, steps)
                continue
            condition = self._function(each.condition, scope)
            branches = [(True, self._branch(each, scope))]
            if each.repeat or (each.kind == "bytes" and not isinstance(each.size, int)):
                branches.append((None, [Absent(Plan(self._planner().child(each, scope, present=False)))]))
            steps.append(Choice(condition, branches))

    def _part(self, each: Field, scope: Scope, steps: list[Any]) -> None:
        if each.kind == "struct" and not each.repeat and not self.spec.type_of(each).bits:
            self._fields(scope.inside(each), steps)
        elif each.kind == "switch" and each.size is None:
            cases = [*each.cases, (None, each.default)] if each.default else each.cases
            branches = [(match, self._branch(case, scope)) for match, case in cases if case]
            steps.append(Choice(self._function(each.on, scope), branches))
        elif not each.repeat and (dtype := self._planner().element(each)) is not None:
            self._leaf(each, scope, dtype, steps)
        else:
            self._list(each, scope, steps)

    def _branch(self, each: Field, scope: Scope) -> list[Any]:
        steps: list[Any] = []
        self._part(each, scope, steps)
        return steps

    def _leaf(self, each: Field, scope: Scope, dtype: np.dtype[Any], steps: list[Any]) -> None:
        bits = self.spec.type_of(each) if each.kind == "struct" else None
        leaf = Leaf(scope.path(each.id), each, scope, dtype, bits, each if each.kind == "switch" else None)
        for bound in each.valid.values():
            self._function(bound, scope)
        order = ">" if dtype.base.str[0] == ">" else "<"
        if not steps or not isinstance(steps[-1], Run) or steps[-1].order != order:
            steps.append(Run([], order))
            self._runs.append(steps[-1])
        steps[-1].leaves.append(leaf)

    def _list(self, each: Field, scope: Scope, steps: list[Any]) -> None:
        for tree in (each.size, each.repeat.count if each.repeat else None, *each.args):
            self._function(tree, scope)
        layouts: list[Expr] = []
        if each.kind == "struct" and not self.spec.type_of(each).bits:
            for tree, is_layout in _trees(scope.listed(each)):
                self._need(tree)
                if is_layout and is_known_at_root(tree):
                    layouts.append(tree)
        steps.append(Lists(each, scope, [compiled(tree) for tree in layouts]))

    def _function(self, tree: Expr, scope: Scope) -> Function:
        bound = bind(tree, scope)
        self._need(bound)
        return compiled(bound)

    def _need(self, bound: Expr) -> None:
        for node in names(bound):
            if node["op"] == "ref" and node["table"] == "":
                self._needed.add(node["path"])
                if node["path"] in self.spec.decisions:
                    self._decide(node["path"])

    def _decide(self, name: str) -> None:
        """Decisions are made before the outermost part that asks for them, so that no branch can hide one."""
        if name not in self._decided:
            self._decided.add(name)
            self.steps.append(Decide(name, self._function(self.spec.decisions[name].value, self.root)))

    def _planner(self) -> Planner:
        return Planner(self.spec, lambda _: False)


def _not_at_end(left: int, position: int) -> ReadError:
    return ReadError(
        f"{left:,} bytes follow the last field",
        offset=position,
        length=left,
        expected="the end of the file",
        actual=f"{left:,} bytes",
    )


def _trees(scope: Scope) -> Iterator[tuple[Expr, bool]]:
    """Every bound tree that records at `scope` ask for, and whether it decides their layout."""
    for each in scope.type.fields:
        if each.condition is not None:
            yield bind(each.condition, scope), True
        if each.kind == "switch" and each.size is None:
            yield bind(each.on, scope), True
        for tree in (each.size, each.repeat.count if each.repeat else None, *each.valid.values()):
            yield bind(tree, scope), False
        if each.kind == "struct" and not scope.spec.type_of(each).bits:
            listed = each.repeat or each.condition is not None
            yield from _trees(scope.listed(each) if listed else scope.inside(each))


@cache
def walk_of(spec: Spec) -> Walk:
    """The walk of a spec."""
    return Walk(spec)
