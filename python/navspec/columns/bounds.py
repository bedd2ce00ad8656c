"""What is known of a count before it is read: which column holds it, and how large it can be."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass, field

from navspec.columns.shape import Child, Leaf, Record
from navspec.spec import Expr

_SAFE = 1 << 40
"""Counts up to here have sizes that 64 bits hold; reading beyond the end stops what is too large."""


def counted_by(child: Child) -> str | None:
    """The path of the column of the parent's row that holds the count of a list, where one does."""
    match child.count:
        case {"op": "ref", "table": child.scope.table, "path": path} if child.kind == "list" and child.scope.table:
            return path
    return None


def is_counted(child: Child) -> bool:
    """Whether the counts of a list follow from a column or a constant."""
    return isinstance(child.count, int) or counted_by(child) is not None


@dataclass
class Bounds:
    """How large counts can be, by the largest values of unsigned columns: (table, path) -> value."""

    unsigned: dict[tuple[str, str], int] = field(default_factory=dict)

    def is_safe(self, tree: Expr) -> bool:
        """Whether a count can be acted on as it is: not negative, and too small for its bytes to wrap."""
        largest = self.largest(tree)
        return largest is not None and largest <= _SAFE

    def largest(self, tree: Expr) -> int | None:
        """The largest value of a tree that cannot be negative, as far as its form tells; None for any other."""
        match tree:
            case int():
                return tree if tree >= 0 else None
            case {"op": "ref", "table": table, "path": path}:
                return self.unsigned.get((table, path))
            case {"op": "&", "args": [_, int(mask)]}:
                return mask
            case {"op": "if", "args": [_, yes, no]}:
                return self._combined(max, yes, no)
            case {"op": "+", "args": [first, second]}:
                return self._combined(operator.add, first, second)
            case {"op": "*", "args": [first, second]}:
                return self._combined(operator.mul, first, second)
            case {"op": ">>" | "/" | "%" | "cast", "args": [value, *_]}:
                return self.largest(value)
        return None

    def _combined(self, combine: Callable[[int, int], int], first: Expr, second: Expr) -> int | None:
        first_bound, second_bound = self.largest(first), self.largest(second)
        return None if first_bound is None or second_bound is None else combine(first_bound, second_bound)

    def is_implied(self, record: Record, leaf: Leaf, rule: str) -> bool:
        """Whether reading the list that a value counts fails in any case when the value breaks the rule.

        True for an upper bound of bytes left / n on the count of the very next list, if its rows have n bytes or more.
        """
        items = list(record.items)
        after = items[items.index(leaf) + 1 :]
        if rule != "max" or not after or not isinstance(after[0], Child) or counted_by(after[0]) != leaf.path:
            return False
        if not self.is_safe(after[0].count):
            return False
        match leaf.field.valid["max"]:
            case {"op": "cast", "args": [{"op": "/", "args": [{"op": "-", "args": [size, pos]}, int(divisor)]}]}:
                is_left = (size, pos) == ({"op": "io", "of": "size"}, {"op": "io", "of": "pos"})
                return is_left and divisor <= after[0].smallest
        return False
