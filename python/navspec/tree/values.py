"""Expressions of the spec over the objects of a tree, and what follows from a field alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from navspec.spec import Expr, Field, expr

Evaluator = Callable[..., Any]
"""Called with an object and, where the expression says `_io`, with `pos` and `size`."""


def evaluator(tree: Expr) -> Evaluator:
    """An expression of a type as a function of an object of that type."""
    return expr.function(expr.source(tree, _name), "o, pos=0, size=0")


def _name(node: dict[str, Any]) -> str:
    if node["op"] == "io":
        return node["of"]
    if node["op"] == "row":
        return ".".join((f"{_name(node['table'])}[{expr.source(node['index'], _name)}]", *node["path"]))
    start = "o._root" if node["from"] == "root" else "o" + "._parent" * node.get("up", 0)
    return ".".join((start, *node["path"]))


@cache
def alternatives(field: Field) -> tuple[Field, ...]:
    """What a field can hold: itself, or the cases of a switch."""
    if field.kind != "switch":
        return (field,)
    last = _otherwise(field)
    return (*(case for _, case in field.cases), *([last] if last else []))


@cache
def _otherwise(field: Field) -> Field | None:
    """What a switch holds when no case applies: raw bytes, where its size says how many."""
    if field.default is None and field.size is not None:
        return replace(field, kind="bytes", on=None, cases=())
    return field.default


def chooser(field: Field) -> Callable[[Any], Field | None]:
    """The case of a switch that applies to an object; None where none does."""
    on, last = evaluator(field.on), _otherwise(field)
    cases = {evaluator(value)(None): case for value, case in field.cases}
    return lambda o: cases.get(on(o), last)


def class_name(name: str) -> str:
    """The class that the compiler makes of a type or enum: `node_flags` to `NodeFlags`."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def scalar_name(field: Field) -> str:
    """A number or bit field as Kaitai calls it, its byte order left out: `u4`, `b12`."""
    letter = field.kind[0] if field.kind != "int" else "s" if field.signed else "u"
    return f"{letter}{field.width if field.kind == 'bits' else field.size}"


def is_padding(field: Field) -> bool:
    """Whether a field aligns the next one: bytes whose size asks for the position alone."""
    asked = {node["of"] for node in expr.walk(field.size) if node["op"] == "io"}
    return field.kind == "bytes" and asked == {"pos"}


def counted_by(tree: Expr) -> dict[str, Any] | None:
    """The one name that a count or length consists of, if it does; `+ 0` only silences the compiler."""
    match tree:
        case {"op": "+", "args": [inner, 0]}:
            return counted_by(inner)
        case {"op": "get", "from": "self" | "parent" | "root", "path": [_]}:
            return tree
    return None
