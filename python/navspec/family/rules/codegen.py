"""The checks of a spec as one generated function, for small files, where walking trees takes longer than computing.

The function computes the conditions of all checks line by line, every expression once. For each check it returns the
number of rows that it is made for; or None where a row fails, or where only the evaluator can tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from navspec.family.rules.expressions import (
    OPERATIONS,
    PLAIN,
    Column,
    Evaluator,
    Plan,
    Tree,
    as_single_column,
    calculate,
    operate,
    widen,
    worst,
)

MOST_ROWS = 20_000
"""Rows of the largest table that a check is made for, up to which a file is small."""

_COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
_SUMS = ("+", "-", "*", "&", "|", "^")
_CALCULATIONS = ("%", "<<", ">>", "min", "max")
_TEXTS = (
    "text",
    "format",
    "enum_name",
    "enum_words",
    "enum_original",
    "words_of",
    "lower_case",
    "drop_prefix",
    "bit_names",
)

Outcomes = dict[int, int | None]
"""Number of rows that each check is made for, by the id of the check."""


class _Name(NamedTuple):
    """The variables with the values of an expression and their states; the state may be the text "None"."""

    value: str
    state: str = "None"


def count_sound(evaluator: Evaluator) -> Outcomes:
    """Return the number of rows for which each check was made, for checks of a small file that no row fails.

    The function is generated for the second file with the same spec: for a single one it is not worth the time.
    """
    if evaluator.sound is None:
        evaluator.sound = _run_all(evaluator) if len(evaluator.tables) == 1 else {}
    return evaluator.sound


def _run_all(evaluator: Evaluator) -> Outcomes:
    plan = evaluator.plan
    plan.num_files += 1
    if plan.num_files == 1 or any(evaluator.count(table) > MOST_ROWS for table in {c["table"] for c in plan.checks}):
        return {}
    plan.run_all = plan.run_all or generate(plan)
    try:
        with evaluator.quiet():
            return plan.run_all(evaluator)
    except (ArithmeticError, ValueError):  # of Python, where NumPy computes a value that is none
        return {}


def generate(plan: Plan) -> Callable[[Evaluator], Outcomes]:
    """Return the function for all checks of a plan that it can compute."""
    writer = _Writer(plan)
    for check in plan.checks:
        writer.add_check(check)
    lines = ["def run(evaluator):", " column, outcomes = evaluator.column, {}", *writer.lines, " return outcomes"]
    exec(compile("\n".join(lines), "<checks>", "exec"), writer.names)
    return writer.names["run"]


class _Writer:
    """Writer of the lines of a function; `names` are those that it uses."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.lines: list[str] = []
        self.names: dict[str, Any] = {
            "Column": Column, "calculate": calculate, "joined": _join_conditions, "judge": _judge, "single": _as_single,
            "spread": _spread_state, "wide": widen, "worst": worst,
        }  # fmt: skip
        self._known: dict[tuple[str, int], _Name] = {}
        self._wide: dict[str, str] = {}
        self._count = 0

    def add_check(self, check: dict[str, Any]) -> None:
        """Add the lines of a check."""
        table = check["table"]
        when = self._add(check.get("when", True), table)
        parts = [self._add(fault["assert"], fault.get("each", table)) for fault in check["faults"]]
        conditions = "".join(f"({part.value}, {part.state}), " for part in (when, *parts))
        own = self._constant(check)
        self.lines.append(f" outcomes[{id(check)}] = judge(evaluator, {own}, ({conditions}))")

    def _add(self, tree: Tree, table: str) -> _Name:
        if not isinstance(tree, dict):
            return _Name(repr(tree))
        key = table, id(tree)
        name = self._known.get(key)
        if name is None:
            self._count += 1
            name = self._known[key] = self._compute(tree, table, f"v{self._count}")
        return name

    def _compute(self, tree: dict[str, Any], table: str, value: str) -> _Name:
        """Add the lines that compute an expression for all rows of a table."""
        op, state = tree["op"], f"s{value}"
        if op == "field":
            self.lines.append(f" {value}, {state} = column({table!r}, {tree['path']!r})")
            return _Name(value, state)
        if op == "via" and tree["by"] == "root":
            inner = self._add(tree["of"], "")
            self.lines.append(f" {value} = single({inner.value})")
            if inner.state == "None":
                return _Name(value)
            self.lines.append(f" {state} = spread(evaluator, {table!r}, {inner.state})")
            return _Name(value, state)
        if "args" not in tree or "table" in tree or (op in _COMPARISONS and any(map(_is_text, tree["args"]))):
            run = self._constant(self.plan.runner(tree))
            self.lines.append(f" {value}, {state} = {run}(evaluator, {table!r}, None)")
            return _Name(value, state)
        args = [self._add(arg, table) for arg in tree["args"]]
        if op in _COMPARISONS:
            self.lines.append(f" {value} = {args[0].value} {op} {args[1].value}")
            return _Name(value, self._join_states(state, args))
        if op in _SUMS:
            self.lines.append(f" {value} = {f' {op} '.join(map(self._widen, args))}")
            self._wide[value] = value
            return _Name(value, self._join_states(state, args))
        if op in _CALCULATIONS:
            self.lines.append(f" {value} = calculate({op!r}, {args[0].value}, {args[1].value})")
            self.lines += [f" {value} = calculate({op!r}, {value}, {arg.value})" for arg in args[2:]]
            self._wide[value] = value
            return _Name(value, self._join_states(state, args))
        if op == "not":
            self.lines.append(f" {value} = {args[0].value} ^ True")
            return _Name(value, args[0].state)
        if op in ("and", "or"):
            return self._decide(op, value, state, *args)
        columns = ", ".join(f"Column({arg.value}, {arg.state})" for arg in args)
        run, own = self._constant(OPERATIONS.get(op, operate)), self._constant(tree)
        self.lines.append(f" {value}, {state} = {run}(evaluator, {own}, [{columns}])")
        return _Name(value, state)

    def _decide(self, op: str, value: str, state: str, one: _Name, two: _Name) -> _Name:
        sign = "&" if op == "and" else "|"
        states = [name.state for name in (one, two) if name.state != "None"]
        if not states:
            self.lines.append(f" {value} = {one.value} {sign} {two.value}")
            return _Name(value)
        are_known = " and ".join(f"{name} is None" for name in states)
        known = f"({one.value} {sign} {two.value}, None)"
        parts = f"evaluator, {op!r}, {one.value}, {one.state}, {two.value}, {two.state}"
        self.lines.append(f" {value}, {state} = {known} if {are_known} else joined({parts})")
        return _Name(value, state)

    def _join_states(self, state: str, args: list[_Name]) -> str:
        """Add the line for the worst state of several values, and return its name."""
        states = list(dict.fromkeys(arg.state for arg in args if arg.state != "None"))
        if len(states) < 2:
            return states[0] if states else "None"
        self.lines.append(f" {state} = {states[0]}")
        for other in states[1:]:
            self.lines.append(f" if {other} is not None: {state} = worst({state}, {other})")
        return state

    def _widen(self, name: _Name) -> str:
        """Return the variable with values in a type in which sums fit."""
        if name.value in self._wide or not name.value.startswith("v"):
            return self._wide.get(name.value, f"({name.value})")
        wide = self._wide[name.value] = f"w{name.value}"
        self.lines.append(f" {wide} = wide({name.value})")
        return wide

    def _constant(self, value: Any) -> str:
        name = f"k{len(self.names)}"
        self.names[name] = value
        return name


def _is_text(tree: Tree) -> bool:
    """Return whether an expression is a text, or may be one."""
    if not isinstance(tree, dict):
        return isinstance(tree, str)
    if tree["op"] in ("via", "first", "last", "at", "from", "least", "greatest"):
        return _is_text(tree.get("of", 0))
    return tree["op"] in _TEXTS or (tree["op"] in ("if", "either", "pick") and any(map(_is_text, tree["args"])))


# --- what the generated lines call ---------------------------------------------------------------------------------


def _as_single(values: Any) -> Any:
    return values if type(values) in PLAIN else as_single_column(Column(values)).values


def _spread_state(evaluator: Evaluator, table: str, state: Any) -> Any:
    """Return the state of a value of the root as that of all rows of a table."""
    return None if state is None or not state[0] else np.full(evaluator.count(table), state[0])


def _join_conditions(evaluator: Evaluator, op: str, one: Any, state: Any, two: Any, more: Any) -> Column:
    return OPERATIONS[op](evaluator, {}, [Column(one, state), Column(two, more)])


def _judge(evaluator: Evaluator, check: dict[str, Any], conditions: tuple[tuple[Any, Any], ...]) -> int | None:
    """Return the number of rows that a check is made for, given its condition and those of its faults; None if one of them
    fails, and for checks of other kinds. The evaluator has the conditions then.
    """
    is_plain = "first" not in check and not check["across"] and all("each" not in fault for fault in check["faults"])
    known = _count_known(*conditions) if is_plain else None
    if known is None:
        tables = (fault.get("each", check["table"]) for fault in check["faults"])
        trees = [
            (check["table"], check.get("when")),
            *zip(tables, (fault["assert"] for fault in check["faults"]), strict=True),
        ]
        for (table, tree), condition in zip(trees, conditions, strict=True):
            evaluator.memo[table, id(tree)] = Column(*condition)
        return None
    if getattr(known, "ndim", 0):
        return int(np.count_nonzero(known))
    return evaluator.count(check["table"]) if known else 0


def _count_known(when: tuple[Any, Any], *outcomes: tuple[Any, Any]) -> Any:
    """Return the rows for which an outcome is known; None if one of them fails."""
    is_asked, state = when
    if state is not None:
        is_asked = is_asked & (state == 0)
    known: Any = False
    for values, state in outcomes:
        asked = is_asked if state is None else is_asked & (state == 0)
        if asked is True and state is None:
            if not (values if type(values) is bool else values.all()):
                return None
        elif np.greater(asked, values).any():
            return None
        known = asked if known is False or state is None else known | asked
    return known
