"""Reading of a whole file: the parts of the root in order, lists as views or by a program.

The root occurs once, so it is walked in Python. Lists are never walked: rows of constant size are viewed, rows of
variable size are read by a program. Values that were read decide how to go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from navspec.columns.access import ColumnStore
from navspec.columns.binding import Scope, bind, iter_names, root_conditions
from navspec.columns.layout import Child, LayoutPlanner, Leaf, RecordLayout
from navspec.columns.read_steps import (
    AbsentList,
    FixedRun,
    Function,
    ListPlan,
    ListStep,
    ReadState,
    StopAfter,
    Values,
    compiled,
    remember,
)
from navspec.errors import ReadError
from navspec.spec import Expr, Field, Spec

MANY_VIEWS = 8
"""Number of lists of fixed rows from which one copy of a file is cheaper than a copy of each list, as rows must be
writable.
"""


@dataclass(eq=False)
class ChoiceStep:
    """Parts under a condition, or under one case of a switch; the last branch may match everything."""

    value: Function
    branches: list[tuple[Any, list[Any]]]

    def read(self, state: ReadState) -> None:
        """Read the parts of the branch that applies."""
        value = self.value(state.values, len(state.data), state.position)
        for number, (match, steps) in enumerate(self.branches):
            if match is None or match == value:
                state.outcomes.append(number)
                for step in steps:
                    step.read(state)
                return
        state.outcomes.append(None)


@dataclass(eq=False)
class DecisionStep:
    """A decision, made once: pinned by the caller, or by its default expression."""

    name: str
    value: Function

    def read(self, state: ReadState) -> None:
        """Make the decision."""
        if self.name in state.pinned:
            state.values[self.name] = state.pinned[self.name]
        else:
            state.values[self.name] = self.value(state.values, len(state.data), state.position)


@dataclass(frozen=True, slots=True)
class RootLayout:
    """The parts of the root, the plans of its lists, and the children that all tables come from."""

    record: RecordLayout
    plans: dict[str, ListPlan]
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
        self.layouts: dict[tuple[Any, ...], RootLayout] = {}
        self._needed: set[str] = set()
        self._decided: set[str] = set()
        self._runs: list[FixedRun] = []
        self._fields(self.root, self.steps)
        for name in spec.decisions:
            self._decide(name)
        for run in self._runs:
            run.finish(self._needed)
        self._views = sum(isinstance(step, ListPlan) and step.is_fixed for step in self.steps)

    def read(self, data: bytes | bytearray | memoryview, pinned: Values, cut: StopAfter | None = None) -> ReadState:
        """Walk over the bytes, to their end or to a cut. The state keeps them, and has views of them if they are
        writable.

        Raises `ReadError` where the bytes do not fit the spec.
        """
        if self._views > MANY_VIEWS and not isinstance(data, bytearray):
            data = bytearray(data)
        is_copied = not isinstance(data, bytearray) and memoryview(data).readonly
        state = ReadState(data=data, pinned=pinned, cut=cut, is_copied=is_copied)
        self._read(state)
        return state

    def compare(self, data: bytes, pinned: Values, expected: ColumnStore, lengths: dict[str, int]) -> ReadState:
        """Walk over bytes that were written from `expected` tables; see `ReadState`.

        Raises `ReadError` where they would not read back as those.
        """
        state = ReadState(data=data, pinned=pinned, expected=expected, lengths=lengths)
        self._read(state)
        return state

    def _read(self, state: ReadState) -> None:
        try:
            for step in self.steps:
                step.read(state)
                if state.is_cut:
                    return
            if state.position != len(state.data):
                raise _not_at_end(len(state.data) - state.position, state.position)
        except ReadError as error:
            error.format = self.spec.id
            raise
        except (ArithmeticError, MemoryError) as error:
            raise ReadError(
                f"an expression of the spec has no value for these bytes ({error})",
                format=self.spec.id,
                offset=state.position,
                hint="The file is damaged, or of another format",
            ) from error

    def layout(self, state: ReadState) -> RootLayout:
        """Return the layout of the file of a state."""
        key = tuple(state.outcomes)
        layout = self.layouts.get(key)
        if layout is None:
            items = tuple(item.child if isinstance(item, ListPlan) else item for item in state.items)
            plans = {item.key: item for item in state.items if isinstance(item, ListPlan)}
            layout = RootLayout(RecordLayout("", self.root, items), plans, dict(_all_children(items)))
            remember(self.layouts, key, layout)
        return layout

    def _fields(self, scope: Scope, steps: list[Any]) -> None:
        for field in scope.type.fields:
            if field.condition is None:
                self._part(field, scope, steps)
                continue
            condition = self._function(field.condition, scope)
            branches: list[tuple[Any, list[Any]]] = [(True, self._branch(field, scope))]
            if field.repeat or (field.kind == "bytes" and not isinstance(field.size, int)):
                branches.append((None, [AbsentList(ListPlan(self._planner().child(field, scope, present=False)))]))
            steps.append(ChoiceStep(condition, branches))

    def _part(self, field: Field, scope: Scope, steps: list[Any]) -> None:
        if field.kind == "struct" and not field.repeat and not self.spec.type_of(field).bits:
            self._fields(scope.inside(field), steps)
        elif field.kind == "switch" and field.size is None:
            cases = [*field.cases, (None, field.default)] if field.default else field.cases
            branches = [(match, self._branch(case, scope)) for match, case in cases if case]
            steps.append(ChoiceStep(self._function(field.on, scope), branches))
        elif not field.repeat and (dtype := self._planner().element(field)) is not None:
            self._leaf(field, scope, dtype, steps)
        else:
            self._list(field, scope, steps)

    def _branch(self, field: Field, scope: Scope) -> list[Any]:
        steps: list[Any] = []
        self._part(field, scope, steps)
        return steps

    def _leaf(self, field: Field, scope: Scope, dtype: np.dtype[Any], steps: list[Any]) -> None:
        bits = self.spec.type_of(field) if field.kind == "struct" else None
        leaf = Leaf(scope.path(field.id), field, scope, dtype, bits, field if field.kind == "switch" else None)
        for bound in field.valid.values():
            self._function(bound, scope)
        order = ">" if dtype.base.str[0] == ">" else "<"
        if not steps or not isinstance(steps[-1], FixedRun) or steps[-1].order != order:
            steps.append(FixedRun([], order))
            self._runs.append(steps[-1])
        steps[-1].leaves.append(leaf)

    def _list(self, field: Field, scope: Scope, steps: list[Any]) -> None:
        for tree in (field.size, field.repeat.count if field.repeat else None, *field.args):
            self._function(tree, scope)
        layouts: list[Expr] = []
        if field.kind == "struct" and not self.spec.type_of(field).bits:
            for tree, conditions in _trees(scope.listed(field)):
                self._need(tree)
                layouts += conditions
        if layouts:
            conditions = dict.fromkeys(node["path"] for tree in layouts for node in iter_names(tree))
            steps.append(ListStep(field, scope, tuple(conditions), [compiled(tree) for tree in layouts]))
        else:
            steps.append(ListPlan(self._planner().child(field, scope)))

    def _function(self, tree: Expr, scope: Scope) -> Function:
        bound = bind(tree, scope)
        self._need(bound)
        return compiled(bound)

    def _need(self, bound: Expr) -> None:
        for node in iter_names(bound):
            if node["op"] == "ref" and node["table"] == "":
                self._needed.add(node["path"])
                if node["path"] in self.spec.decisions:
                    self._decide(node["path"])

    def _decide(self, name: str) -> None:
        """Make a decision before the outermost part that uses it, so that no branch can hide one."""
        if name not in self._decided:
            self._decided.add(name)
            self.steps.append(DecisionStep(name, self._function(self.spec.decisions[name].value, self.root)))

    def _planner(self) -> LayoutPlanner:
        return LayoutPlanner(self.spec, lambda _: False)


def _not_at_end(num_bytes: int, position: int) -> ReadError:
    return ReadError(
        f"{num_bytes:,} bytes follow the last field",
        offset=position,
        length=num_bytes,
        expected="the end of the file",
        actual=f"{num_bytes:,} bytes",
    )


def _trees(scope: Scope) -> Iterator[tuple[Expr, list[Expr]]]:
    """Yield every bound tree that records at `scope` use, and the conditions in it that decide their layout."""
    for field in scope.type.fields:
        if field.condition is not None:
            condition = bind(field.condition, scope)
            yield condition, list(root_conditions(condition, logical=True))
        if field.kind == "switch" and field.size is None:
            on = bind(field.on, scope)
            yield on, [on]
        for tree in (field.size, field.repeat.count if field.repeat else None):
            count = bind(tree, scope)
            yield count, list(root_conditions(count))
        for tree in field.valid.values():
            yield bind(tree, scope), []
        if field.kind == "struct" and not scope.spec.type_of(field).bits:
            listed = field.repeat or field.condition is not None
            yield from _trees(scope.listed(field) if listed else scope.inside(field))


@cache
def walk_of(spec: Spec) -> Walk:
    """Return the walk of a spec."""
    return Walk(spec)
