"""Expressions of a spec that have the same value in every file of the format, because params and sizes are constant."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import Any

from navspec.reference.addresses import Anchors, iter_cases
from navspec.spec import Expr, Field, Type

_OPERATIONS: dict[str, Callable[..., Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "not": operator.not_,
}


class Constants:
    """Values of expressions and sizes of types of a spec, where they do not depend on the file."""

    def __init__(self, anchors: Anchors) -> None:
        self._spec = anchors.spec
        self._params: dict[str, dict[str, Any]] = {}
        self._sizes: dict[str, int | None] = {}
        for kind in anchors.order:  # a type comes after a type that holds it, so that params pass down
            values = [
                [self.evaluate(arg, holder) for arg in args]
                for holder, field in anchors.holders.get(kind.name, ())
                for args in _iter_args(field, kind.name)
                if holder.name in self._params
            ]
            self._params[kind.name] = {
                param: column[0]
                for param, column in zip(kind.params, zip(*values, strict=True), strict=False)
                if column[0] is not None and all(value == column[0] for value in column)
            }

    def evaluate(self, expr: Expr, kind: Type) -> Any:
        """Return the value of an expression of a type; None if it depends on the file."""
        if not isinstance(expr, dict):
            return expr
        op = expr["op"]
        if op == "get":
            return self._get(expr, kind)
        if op == "cast":
            return self.evaluate(expr["args"][0], kind)
        if op == "if":
            condition = self.evaluate(expr["args"][0], kind)
            return None if condition is None else self.evaluate(expr["args"][1 if condition else 2], kind)
        if op not in _OPERATIONS:
            return None
        args = [self.evaluate(arg, kind) for arg in expr["args"]]
        return None if None in args else _OPERATIONS[op](*args)

    def size(self, kind: Type, field: Field) -> int | None:
        """Return the bytes of a field with all its elements, 0 for an absent one; None if they depend on the file."""
        if field.condition is not None:
            is_stored = self.evaluate(field.condition, kind)
            if not is_stored:
                return None if is_stored is None else 0
        count = self.evaluate(field.repeat.count, kind) if field.repeat else 1
        size = self.type_size(self._spec.type_of(field)) if field.kind == "struct" else self._bytes(kind, field)
        return size * count if isinstance(size, int) and isinstance(count, int) else None

    def _bytes(self, kind: Type, field: Field) -> Any:
        return None if field.size is None else self.evaluate(field.size, kind)

    def type_size(self, kind: Type) -> int | None:
        """Return the bytes of a type; None if they depend on the file."""
        if kind.size is not None or kind.bits:
            return kind.size
        if kind.name not in self._sizes:
            self._sizes[kind.name] = None
            sizes = [self.size(kind, field) for field in kind.fields]
            self._sizes[kind.name] = None if None in sizes else sum(size for size in sizes if size is not None)
        return self._sizes[kind.name]

    def _get(self, expr: dict[str, Any], kind: Type) -> Any:
        name, *rest = expr["path"]
        if expr["from"] != "self" or rest:
            return None
        if name in kind.params:
            return self._params[kind.name].get(name)
        instance = kind.instances.get(name)
        return None if instance is None or instance.is_decision else self.evaluate(instance.value, kind)


def _iter_args(field: Field, name: str) -> Iterator[tuple[Expr, ...]]:
    """Yield the arguments with which a field has a type."""
    if field.kind == "struct" and field.type == name:
        yield tuple(field.args)
    for case in iter_cases(field):
        yield from _iter_args(case, name)
