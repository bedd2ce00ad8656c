"""Expressions of a spec in readable form: names become links, casts are dropped, and logic is spelled out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navspec.reference.addresses import Anchors
from navspec.reference.model import Link, Text, join_text
from navspec.spec import Expr, Type

_LEVELS = (("if",), ("or",), ("and",), ("not",), ("==", "!=", "<", "<=", ">", ">="), ("|",), ("^",), ("&",), ("<<", ">>"),
           ("+", "-"), ("*", "/", "%"), ("neg", "inv"))  # fmt: skip
_LEVEL = {op: level for level, ops in enumerate(_LEVELS) for op in ops}
_SIGNS = {"==": "=", "!=": "is not", "neg": "-", "inv": "~", "not": "not "}
_BYTES_LEFT = {"op": "-", "args": [{"op": "io", "of": "size"}, {"op": "io", "of": "pos"}]}
_HEX_FROM = 1 << 24
"""From here on a number is more likely a magic or a mask than a quantity."""


def format_expression(expr: Expr, kind: Type, anchors: Anchors, enum: str = "") -> Text:
    """Return an expression of a type as text; with an enum, constants of a choice are members of it."""
    return join_text(_ExpressionFormatter(kind, anchors, enum).parts(expr, 0))


def format_constant(value: Any) -> str:
    """Return a constant as text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:#x}" if isinstance(value, int) and abs(value) >= _HEX_FROM else str(value)


class _ExpressionFormatter:
    def __init__(self, kind: Type, anchors: Anchors, enum: str) -> None:
        self.kind = kind
        self.enum = enum
        self.anchors = anchors
        self.spec = anchors.spec

    def parts(self, expr: Expr, level: int) -> Iterator[str | Link]:
        """Yield an expression, in brackets if it binds less tightly than its surroundings."""
        if not isinstance(expr, dict):
            yield format_constant(expr)
            return
        op = expr["op"]
        if op == "cast":
            yield from self.parts(expr["args"][0], level)
        elif op == "get":
            yield from self._get(expr)
        elif op == "row":
            yield from self._row(expr)
        elif op == "io":
            yield "file size" if expr["of"] == "size" else "offset"
        elif expr == _BYTES_LEFT:
            yield "bytes left"
        else:
            inner = _LEVEL[op]
            yield from ("(",) if inner < level else ()
            yield from self._operation(op, expr["args"], inner)
            yield from (")",) if inner < level else ()

    def _operation(self, op: str, args: list[Expr], level: int) -> Iterator[str | Link]:
        if op == "if":
            yield from self._choice(args[1], level + 1)
            yield " if "
            yield from self.parts(args[0], level + 1)
            yield ", else "
            yield from self._choice(args[2], level)
        elif len(args) == 1:
            yield _SIGNS[op]
            yield from self.parts(args[0], level)
        else:
            yield from self.parts(args[0], level)
            yield f" {_SIGNS.get(op, op)} "
            named = self._member(args) if op in ("==", "!=") else None
            yield from [named] if named else self.parts(args[1], level + 1)

    def _choice(self, expr: Expr, level: int) -> Iterator[str | Link]:
        member = self._named(self.enum, expr)
        yield from [member] if member else self.parts(expr, level)

    def _named(self, enum: str, value: Expr) -> Link | None:
        """Return a link to the member of an enum, if there is one of that value."""
        member = self.spec.enums.get(enum, {}).get(value) if isinstance(value, int) else None
        return Link(member, f"{enum}.{member}") if member else None

    def _member(self, args: list[Expr]) -> Link | None:
        """Return the name of a constant that is compared with a value of an enum."""
        left, right = args
        if not isinstance(left, dict) or left["op"] != "get":
            return None
        kind = self._start(left)
        for name in left["path"][:-1]:
            kind = self.spec.type_of(kind.by_id[name])
        name = left["path"][-1]
        field = kind.by_id.get(name)
        value = kind.instances.get(name)
        return self._named(kind.enum_of(field) if field else value.enum or value.members if value else "", right)

    def _start(self, expr: dict[str, Any]) -> Type:
        if expr["from"] == "root":
            return self.spec.root
        kind = self.kind
        for _ in range(expr.get("up", 1) if expr["from"] == "parent" else 0):
            around = [holder for holder, _ in self.anchors.holders[kind.name]]
            kind = next((holder for holder in around if _has(holder, expr["path"][0])), around[0])
        return kind

    def _get(self, expr: dict[str, Any]) -> Iterator[str | Link]:
        start = self._start(expr)
        link = self.anchors.link(start, expr["path"])
        yield link
        if expr["from"] == "parent" or (start is not self.kind and _has(self.kind, expr["path"][0])):
            yield f" of {'the file' if start is self.spec.root else start.name}"

    def _row(self, expr: dict[str, Any]) -> Iterator[str | Link]:
        table = expr["table"]
        kind = self._start(table)
        for name in table["path"][:-1]:
            kind = self.spec.type_of(kind.by_id[name])
        rows = self.spec.type_of(kind.by_id[table["path"][-1]])
        yield self.anchors.link(rows, expr["path"])
        yield " of row "
        yield from self.parts(expr["index"], len(_LEVELS))
        yield " of "
        yield from self._get(table)


def _has(kind: Type, name: str) -> bool:
    return name in kind.by_id or name in kind.instances or name in kind.params
