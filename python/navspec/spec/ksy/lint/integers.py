"""W22: integers meet integers of the same type, and large ones are compared as what they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navspec.spec.ksy.expression import Expr
from navspec.spec.ksy.lint.loader import LintProblem
from navspec.spec.ksy.lint.model import COMPARISONS, Attribute, KsySpec, KsyType, resolve

_ARITHMETIC = frozenset("+-*/%&|^")
_SMALL = 128
"""Constants below take the type of what they are compared with; Rust reads others, and what they meet, as 32 signed bits."""


_INT32 = range(-(2**31), 2**31)


def w22_integers(spec: KsySpec) -> Iterator[LintProblem]:
    """Require operands of one integer type for Go, and casts of large unsigned numbers, which Rust compares as negative
    ones.
    """
    for attribute, expression, node in spec.operations:
        owner = attribute.owner
        if message := _mixed(node, owner) or _wrapped(node, owner, expression.key) or _absent(node, owner):
            yield spec.problem(attribute, "W22", message)
    for attribute in spec.attributes:
        if message := _beyond(attribute):
            yield spec.problem(attribute, "W22", message)


def _beyond(attribute: Attribute) -> str:
    """Return the fault of a `valid` that needs more than 32 bits; empty for none.

    Equality of a `u4` works in 32 bits, its order only below 2^31.
    """
    valid = attribute.body.get("valid")
    if valid is not None and attribute.integer in ("u8", "s8"):
        return "Rust compares this in `valid` by its lower 32 bits: test half of it, or nothing"
    ordered = {str(valid[rule]) for rule in ("min", "max") if rule in valid} if isinstance(valid, dict) else set()
    limits = [
        expression.tree
        for expression in attribute.expressions
        if expression.key == "valid" and expression.text in ordered
    ]
    large = [limit for limit in limits if isinstance(limit, int) and limit not in _INT32]
    return f"Rust compares this with {large[0]} as 32 signed bits: leave out a bound that large" if large else ""


def _mixed(node: dict[str, Any], owner: KsyType) -> str:
    choice = node["op"] == "if"
    if not choice and node["op"] not in (*_ARITHMETIC, *COMPARISONS):
        return ""
    operands = node["args"][1:] if choice else node["args"]
    kinds = sorted({kind for operand in operands if (kind := integer(operand, owner))})
    what = "branches of `? :`" if choice else f"operands of `{node['op']}`"
    if len(kinds) > 1:
        return f"the {what} are {' and '.join(kinds)}, which Go does not mix: cast them to one type"
    sums = [operand for operand in operands if isinstance(operand, dict) and operand["op"] in _ARITHMETIC]
    if choice and any(integer(sum_, owner) not in (None, "int") for sum_ in sums):
        return f"Go takes a branch of `? :` that computes for an int: cast it, `(...).as<{kinds[0]}>`"
    return ""


def _wrapped(node: dict[str, Any], owner: KsyType, key: str) -> str:
    if key == "valid" or node["op"] not in ("<", "<=", ">", ">="):
        return ""
    kinds = {integer(operand, owner) for operand in node["args"]}
    large = [operand for operand in node["args"] if isinstance(operand, int) and operand >= _SMALL]
    if kinds & {"u4", "u8", "s8"} and large:
        return f"Rust compares this with {large[0]} as 32 signed bits: cast both sides, `.as<s8>`"
    return ""


def _absent(node: dict[str, Any], owner: KsyType) -> str:
    """Return the fault of `%` with an operand that may be absent: a field with `if` can be null in C#; empty for
    none.
    """
    if node["op"] == "%" and any("if" in hit.body for operand in node["args"] for hit in resolve(operand, owner)):
        return "C# has no `%` of a value that may be absent: cast it, `x.as<u4> % 2`, or use `&`"
    return ""


def integer(tree: Expr, owner: KsyType) -> str | None:
    """Return the type of an integer expression in Go; None for constants, which take any, and where it is not known."""
    match tree:
        case {"op": "cast", "to": "int" | "u1" | "u2" | "u4" | "u8" | "s1" | "s2" | "s4" | "s8"}:
            return tree["to"]
        case {"op": "get" | "row"}:
            kinds = {_declared(attribute) for attribute in resolve(tree, owner)}
            return kinds.pop() if len(kinds) == 1 else None
        case {"op": "<<" | ">>" | "neg" | "inv", "args": [value, *_]}:
            return integer(value, owner)
        case {"op": "if", "args": [_, *operands]}:
            return _first(operands, owner)
        case {"op": op, "args": operands} if op in _ARITHMETIC:
            return _first(operands, owner)
    return None


def _first(operands: list[Expr], owner: KsyType) -> str | None:
    return next((kind for operand in operands if (kind := integer(operand, owner))), None)


def _declared(attribute: Attribute) -> str | None:
    """Return the type that Go declares for a stored or derived integer."""
    value = attribute.expression("value")
    if value is None:
        return "u8" if (attribute.bits or 1) > 1 else attribute.integer
    if "enum" in attribute.body:
        return None
    kind = integer(value.tree, attribute.owner)
    computes = isinstance(value.tree, dict) and value.tree["op"] in _ARITHMETIC
    return "int" if kind and computes else kind
