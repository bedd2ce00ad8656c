"""Expressions of the spec over the objects of a tree."""

from __future__ import annotations

from collections.abc import Callable
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
