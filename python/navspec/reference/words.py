"""Expressions of a spec for people: names become links, casts go, and logic is said in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from navspec.reference.anchors import Anchors
from navspec.reference.model import Link, Text
from navspec.spec import Expr, Type

_LEVELS = (("if",), ("or",), ("and",), ("not",), ("==", "!=", "<", "<=", ">", ">="), ("|",), ("^",), ("&",), ("<<", ">>"),
           ("+", "-"), ("*", "/", "%"), ("neg", "inv"))  # fmt: skip
_LEVEL = {op: level for level, ops in enumerate(_LEVELS) for op in ops}
_SIGNS = {"==": "=", "!=": "is not", "neg": "-", "inv": "~", "not": "not "}
_BYTES_LEFT = {"op": "-", "args": [{"op": "io", "of": "size"}, {"op": "io", "of": "pos"}]}
_HEX_FROM = 1 << 24
"""From here on a number is more likely a magic or a mask than a quantity."""


def said(expr: Expr, kind: Type, anchors: Anchors, enum: str = "") -> Text:
    """An expression of a type as text; with an enum, the constants to choose from are members of it."""
    return joined(_Speaker(kind, anchors, enum).parts(expr, 0))


def number(value: Any) -> str:
    """A constant."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:#x}" if isinstance(value, int) and abs(value) >= _HEX_FROM else str(value)


def joined(parts: Iterator[str | Link] | Sequence[str | Link]) -> Text:
    """Parts with the words between links as one."""
    found: list[str | Link] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part:
            found.append(part)
    return tuple(found)


def plain(text: Text) -> str:
    """The words without their links."""
    return "".join(part if isinstance(part, str) else part.text for part in text)


def listed(texts: Sequence[Text], last: str = "or") -> Text:
    """Texts with commas between them, and a word before the last."""
    parts: list[str | Link] = []
    for index, text in enumerate(texts):
        parts += [f" {last} " if index == len(texts) - 1 else ", "] if index else []
        parts += text
    return joined(parts)


class _Speaker:
    def __init__(self, kind: Type, anchors: Anchors, enum: str) -> None:
        self.kind = kind
        self.enum = enum
        self.anchors = anchors
        self.spec = anchors.spec

    def parts(self, expr: Expr, level: int) -> Iterator[str | Link]:
        """An expression, in brackets where it binds less than what is around it."""
        if not isinstance(expr, dict):
            yield number(expr)
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
        """Link to the member of an enum, where there is one of that value."""
        member = self.spec.enums.get(enum, {}).get(value) if isinstance(value, int) else None
        return Link(member, f"{enum}.{member}") if member else None

    def _member(self, args: list[Expr]) -> Link | None:
        """The name of a constant that something with an enum is compared with."""
        left, right = args
        if not isinstance(left, dict) or left["op"] != "get":
            return None
        kind = self._start(left)
        for name in left["path"][:-1]:
            kind = self.spec.type_of(kind.by_id[name])
        name = left["path"][-1]
        each = kind.by_id.get(name)
        value = kind.instances.get(name)
        return self._named(kind.enum_of(each) if each else value.enum or value.members if value else "", right)

    def _start(self, expr: dict[str, Any]) -> Type:
        if expr["from"] == "root":
            return self.spec.root
        kind = self.kind
        for _ in range(expr.get("up", 1) if expr["from"] == "parent" else 0):
            around = [holder for holder, _ in self.anchors.holders[kind.name]]
            kind = next((each for each in around if _has(each, expr["path"][0])), around[0])
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
