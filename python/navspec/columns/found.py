"""What a walk over a file has found so far, and expressions over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from navspec.columns.access import Array, Columns
from navspec.columns.shape import Leaf
from navspec.spec import Expr, expr

Values = dict[str, Any]
Function = Callable[[Values, int, int], Any]
"""Of the root's values, the size of the file, and the position."""


class Cut(NamedTuple):
    """Where reading is to end: behind so many rows of a list of the root, or behind those that the bytes can hold.

    `counts` are the values of the root that count the list; what they say holds no longer.
    """

    key: str
    rows: int
    counts: tuple[str, ...]


@dataclass
class Reading(Columns):
    """What a walk has found: values, tables, and where the parts of the root row stand.

    `expected` are the tables that the bytes were written from: rows of variable size are then held to them instead of being
    read, with `lengths` saying how many bytes each list of the root takes. Behind a `cut` nothing is read; `is_cut` says
    that it has been made. An item is a single part of the root, or the plan by which a list was read.
    """

    data: bytes | bytearray | memoryview = b""
    pinned: Values = field(default_factory=dict)
    outcomes: list[Any] = field(default_factory=list)
    items: list[Leaf | Any] = field(default_factory=list)
    pieces: list[tuple[int, int]] = field(default_factory=list)
    position: int = 0
    expected: Columns | None = None
    lengths: dict[str, int] = field(default_factory=dict)
    cut: Cut | None = None
    is_cut: bool = False

    def taken(self, dtype: np.dtype[Any], count: int, start: int) -> Array:
        """Elements that stand in the bytes, to be written to: a view where those may be, or nobody will; else a copy."""
        rows = np.frombuffer(self.data, dtype, count, start)
        return rows if rows.flags.writeable or self.expected is not None else rows.copy()


def compiled(tree: Expr) -> Function:
    """A bound tree as a function of the root's values, the size of the file and the position."""

    def name(node: dict[str, Any]) -> str:
        return str(node["of"]) if node["op"] == "io" else f"v[{node['path']!r}]"

    return expr.function(expr.source(tree, name), "v, size, pos")


def pointer_of(path: str) -> str:
    """JSON Pointer of a part of the root."""
    return f"/{path.replace('.', '/')}"
