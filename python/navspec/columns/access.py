"""Tables as columns: parts of rows by path, ancestors' values beside their descendants, expressions over whole tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from navspec.columns.layout import Child
from navspec.spec import Expr, expr

Array = np.ndarray[Any, Any]


@dataclass
class Columns:
    """What a file holds.

    Attributes
    ----------
    values : dict
        Single values of the root that expressions name, decisions included.
    children : dict
        Per table key what its rows are.
    rows : dict
        Per table key the rows, one array each.
    offsets : dict
        Per table key int64, parent rows + 1: rows `offsets[p]` to `offsets[p + 1]` belong to parent row p. Tables of the
        root's own lists have none.
    """

    values: dict[str, Any] = field(default_factory=dict)
    children: dict[str, Child] = field(default_factory=dict)
    rows: dict[str, Array] = field(default_factory=dict)
    offsets: dict[str, Array] = field(default_factory=dict)

    def part(self, key: str, path: str) -> Array:
        """A fixed part of all rows of a table; a view."""
        return part(self.rows[key], path)

    def bounds(self, key: str) -> Array:
        """Which rows belong to which row of the table around them, of any table: as `offsets` has it."""
        offsets = self.offsets.get(key)
        return np.array([0, len(self.rows[key])]) if offsets is None else offsets

    def counts(self, key: str) -> Array:
        """How many rows each parent row has, of a table that is not one of the root's own lists; int64."""
        offsets = self.offsets[key]
        return offsets[1:] - offsets[:-1]

    def repeat_for(self, key: str, ancestor: str, values: Array) -> Array:
        """Values of an ancestor's rows, repeated for the rows of `key`."""
        chain = []
        while key != ancestor:
            chain.append(key)
            key = self.children[key].scope.table
        for table in reversed(chain):
            values = np.repeat(values, self.counts(table), axis=0)
        return values

    def evaluate(self, tree: Expr, key: str) -> Array:
        """A bound tree for every row of a table; integers as int64 (8-byte unsigned ones as uint64), numbers as float64."""
        is_name = isinstance(tree, dict) and "args" not in tree
        result = self._column(tree, key) if is_name else self._computed(tree, key)
        count = len(self.rows[key]) if key in self.rows else 1
        return np.broadcast_to(result, (count, *np.shape(result)[1:])) if np.ndim(result) == 0 else result

    def can_evaluate(self, tree: Expr) -> bool:
        """Whether this file has the field that a tree is a name of; one that is computed asks for none that is not there."""
        if not isinstance(tree, dict) or tree["op"] != "ref" or (not tree["table"] and tree["path"] in self.values):
            return True
        try:
            self.part(tree["table"], tree["path"])
        except (KeyError, ValueError):
            return False
        return True

    def _computed(self, tree: Expr, key: str) -> Any:
        scope: dict[str, Any] = {"np": np}

        def name(node: dict[str, Any]) -> str:
            label = f"x{len(scope)}"
            scope[label] = self._column(node, key)
            return label

        text = expr.source(tree, name, columns=True)
        with np.errstate(all="ignore"):
            return expr.function(text, "", **scope)()

    def _column(self, node: dict[str, Any], key: str) -> Any:
        if node["op"] == "at":
            target = widen(self.part(node["table"], node["path"]))
            index = self.evaluate(node["index"], key)
            inside = (index >= 0) & (index < len(target))
            # A row that is not there has no value; where the tree asks for it all the same, -1 is no count.
            return np.where(inside, np.append(target, -1)[np.where(inside, index, len(target))], -1)
        if node["table"] == "" and node["path"] in self.values:
            return self.values[node["path"]]
        try:
            column = widen(self.part(node["table"], node["path"]))
        except (KeyError, ValueError):
            return 0  # not in this file: the tree asks for it behind a condition that is false
        return column if node["table"] == key else self.repeat_for(key, node["table"], column)


def part(rows: Array, path: str) -> Array:
    """A part of rows by its path; a view."""
    for name in path.split(".") if path else ():
        rows = rows[name]
    return rows


def widen(column: Array) -> Array:
    """A column in a type in which sums and products of its values fit."""
    if column.dtype.kind == "f":
        return column.astype(np.float64)
    if column.dtype.kind in "iu" and column.dtype.itemsize < 8:
        return column.astype(np.int64)
    return column


def offsets_from_counts(counts: Array) -> Array:
    """Counts per parent as offsets: int64, one longer."""
    starts = np.empty(len(counts) + 1, np.int64)
    starts[0] = 0
    counts.cumsum(dtype=np.int64, out=starts[1:])
    return starts


def empty_offsets(child: Child, columns: Columns) -> Array:
    """Offsets of a list that no row has anything in; int64."""
    return np.zeros(len(columns.rows[child.scope.table]) + 1, np.int64)


def add_empty(child: Child, starts: Array, columns: Columns) -> None:
    """The tables of a list that is not there; `starts` are its offsets, zeros."""
    columns.children[child.key] = child
    columns.rows[child.key] = np.zeros(0, child.dtype)
    columns.offsets[child.key] = starts
    for inner in child.record.children.values() if child.record else ():
        add_empty(inner, starts[:1], columns)
