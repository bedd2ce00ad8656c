"""Fixed parts of the root: single values, structures and constant numbers of bytes."""

from __future__ import annotations

import operator
import struct
from dataclasses import dataclass, field

from navspec.columns import faults
from navspec.columns.bind import bind
from navspec.columns.found import Function, Reading, compiled, pointer_of
from navspec.columns.shape import Leaf
from navspec.errors import ReadError
from navspec.spec import Expr

_CODES = {
    "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d",
}  # fmt: skip
_HOLDS = {"eq": operator.eq, "min": operator.le, "max": operator.ge, "any_of": operator.contains}
"""Of a bound and a value: whether the value passes."""


@dataclass(frozen=True, eq=False)
class Check:
    """One condition of `valid` on a value of the root; `end` is where the value ends, counted from its run."""

    leaf: Leaf
    rule: str
    bound: Function
    end: int


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

    def read(self, state: Reading) -> None:
        """Take the values that are needed, and remember where the bytes stand."""
        start, values = state.position, state.values
        if start + self.size > len(state.data):
            raise self._short(state)
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
                    raise faults.invalid(pointer_of(leaf.path), value, check.rule, bound, where, leaf.size)
        state.items += self.leaves
        state.pieces.append((start, self.size))
        state.position = start + self.size

    def _short(self, state: Reading) -> ReadError:
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
    """The struct code of a value that the walk has to know."""
    return f"{leaf.size}s" if leaf.dtype.shape else _CODES[leaf.dtype.str[1:]]
