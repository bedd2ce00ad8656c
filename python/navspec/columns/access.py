"""Tables as columns: parts of rows by path, values of ancestors repeated for descendants, expressions over whole
tables.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from navspec.columns.layout import Child
from navspec.spec import Expr, expr

Array = np.ndarray[Any, Any]


@dataclass(slots=True)
class ColumnStore:
    """The tables of a file.

    Attributes
    ----------
    values : dict
        Single values of the root that expressions name, decisions included.
    children : dict
        Table key -> the list, optional part or text that its rows come from.
    rows : dict
        Table key -> the rows, one array each.
    offsets : dict
        Table key -> int64, shape (parent rows + 1,): rows `offsets[p]` to `offsets[p + 1]` belong to parent row p.
        Tables of the root's own lists have none.
    """

    values: dict[str, Any] = field(default_factory=dict)
    children: dict[str, Child] = field(default_factory=dict)
    rows: dict[str, Array] = field(default_factory=dict)
    offsets: dict[str, Array] = field(default_factory=dict)

    def part(self, key: str, path: str) -> Array:
        """Return a fixed part of all rows of a table, as a view."""
        return part(self.rows[key], path)

    def bounds(self, key: str) -> Array:
        """Return the offsets of any table, in the form of `offsets`; for a list of the root they are 0 and the number
        of rows.
        """
        offsets = self.offsets.get(key)
        return np.array([0, len(self.rows[key])]) if offsets is None else offsets

    def counts(self, key: str) -> Array:
        """Return the number of rows of each parent row, for a table that is not one of the root's own lists; int64."""
        offsets = self.offsets[key]
        return offsets[1:] - offsets[:-1]

    def repeat_for(self, key: str, ancestor: str, values: Array) -> Array:
        """Return values of an ancestor's rows, repeated for the rows of `key`."""
        chain = []
        while key != ancestor:
            chain.append(key)
            key = self.children[key].scope.table
        for table in reversed(chain):
            values = np.repeat(values, self.counts(table), axis=0)
        return values

    def evaluate(self, tree: Expr, key: str) -> Array:
        """Evaluate a bound tree for every row of a table.

        Returns integers as int64 (8-byte unsigned ones as uint64), other numbers as float64.
        """
        is_name = isinstance(tree, dict) and "args" not in tree
        result = self._column(tree, key) if is_name else self._computed(tree, key)
        count = len(self.rows[key]) if key in self.rows else 1
        return np.broadcast_to(result, (count, *np.shape(result)[1:])) if np.ndim(result) == 0 else result

    def can_evaluate(self, tree: Expr) -> bool:
        """Return whether this file has the field that a tree names.

        A computed tree can always be evaluated: it reads only fields that exist.
        """
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
            # A row that does not exist has no value. Trees that use it all the same get -1, which is never a valid count.
            return np.where(inside, np.append(target, -1)[np.where(inside, index, len(target))], -1)
        if node["table"] == "" and node["path"] in self.values:
            return self.values[node["path"]]
        try:
            column = widen(self.part(node["table"], node["path"]))
        except (KeyError, ValueError):
            return 0  # not in this file: the tree uses it only under a condition that is false
        return column if node["table"] == key else self.repeat_for(key, node["table"], column)


def part(rows: Array, path: str) -> Array:
    """Return a part of rows by its path, as a view; a number in the path is that of an element of a list."""
    for name in path.split(".") if path else ():
        rows = rows[:, int(name)] if name.isdigit() else rows[name]
    return rows


def widen(column: Array) -> Array:
    """Return a column in a type in which sums and products of its values fit."""
    if column.dtype.kind == "f":
        return column.astype(np.float64)
    if column.dtype.kind in "iu" and column.dtype.itemsize < 8:
        return column.astype(np.int64)
    return column


def offsets_from_counts(counts: Array) -> Array:
    """Return counts per parent as offsets; int64, one longer."""
    starts = np.empty(len(counts) + 1, np.int64)
    starts[0] = 0
    counts.cumsum(dtype=np.int64, out=starts[1:])
    return starts


def empty_offsets(child: Child, columns: ColumnStore) -> Array:
    """Return the offsets of a list that has no rows; int64."""
    return np.zeros(len(columns.rows[child.scope.table]) + 1, np.int64)


def add_empty(child: Child, starts: Array, columns: ColumnStore) -> None:
    """Add empty tables for a list that is absent, and for the lists in it; `starts` are its offsets, all zeros."""
    columns.children[child.key] = child
    columns.rows[child.key] = np.zeros(0, child.dtype)
    columns.offsets[child.key] = starts
    for inner in child.record.children.values() if child.record else ():
        add_empty(inner, starts[:1], columns)
