"""W22: integers meet integers of the same type, and large ones are compared as what they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navspec.spec.ksy.expression import Expr
from navspec.spec.ksy.lint.loader import Problem
from navspec.spec.ksy.lint.model import COMPARISONS, Attribute, Spec, Type, resolve

_ARITHMETIC = frozenset("+-*/%&|^")
_SMALL = 128
"""Constants below take the type of what they are compared with; Rust reads others, and what they meet, as 32 signed bits."""


_INT32 = range(-(2**31), 2**31)


def w22_integers(spec: Spec) -> Iterator[Problem]:
    """Go takes no two types of integers in one operation or choice; Rust compares large unsigned numbers as negative ones."""
    for attribute, expression, node in spec.operations:
        owner = attribute.owner
        if message := _mixed(node, owner) or _wrapped(node, owner, expression.key) or _absent(node, owner):
            yield spec.problem(attribute, "W22", message)
    for attribute in spec.attributes:
        if message := _beyond(attribute):
            yield spec.problem(attribute, "W22", message)


def _beyond(attribute: Attribute) -> str:
    """Whether `valid` compares what 32 bits do not tell apart: equality of a `u4` they do, its order only below 2^31."""
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


def _mixed(node: dict[str, Any], owner: Type) -> str:
    choice = node["op"] == "if"
    if not choice and node["op"] not in (*_ARITHMETIC, *COMPARISONS):
        return ""
    operands = node["args"][1:] if choice else node["args"]
    found = sorted({kind for operand in operands if (kind := integer(operand, owner))})
    what = "branches of `? :`" if choice else f"operands of `{node['op']}`"
    if len(found) > 1:
        return f"the {what} are {' and '.join(found)}, which Go does not mix: cast them to one type"
    sums = [operand for operand in operands if isinstance(operand, dict) and operand["op"] in _ARITHMETIC]
    if choice and any(integer(sum_, owner) not in (None, "int") for sum_ in sums):
        return f"Go takes a branch of `? :` that computes for an int: cast it, `(...).as<{found[0]}>`"
    return ""


def _wrapped(node: dict[str, Any], owner: Type, key: str) -> str:
    if key == "valid" or node["op"] not in ("<", "<=", ">", ">="):
        return ""
    kinds = {integer(each, owner) for each in node["args"]}
    large = [each for each in node["args"] if isinstance(each, int) and each >= _SMALL]
    if kinds & {"u4", "u8", "s8"} and large:
        return f"Rust compares this with {large[0]} as 32 signed bits: cast both sides, `.as<s8>`"
    return ""


def _absent(node: dict[str, Any], owner: Type) -> str:
    """A field with `if` can be null in C#, where `%` is a function of numbers."""
    if node["op"] == "%" and any("if" in hit.body for each in node["args"] for hit in resolve(each, owner)):
        return "C# has no `%` of what may be absent: cast it, `x.as<u4> % 2`, or use `&`"
    return ""


def integer(tree: Expr, owner: Type) -> str | None:
    """The type of an integer expression in Go; None for constants, which take any, and where it is not known."""
    match tree:
        case {"op": "cast", "to": "int" | "u1" | "u2" | "u4" | "u8" | "s1" | "s2" | "s4" | "s8"}:
            return tree["to"]
        case {"op": "get" | "row"}:
            kinds = {_declared(each) for each in resolve(tree, owner)}
            return kinds.pop() if len(kinds) == 1 else None
        case {"op": "<<" | ">>" | "neg" | "inv", "args": [value, *_]}:
            return integer(value, owner)
        case {"op": "if", "args": [_, *operands]}:
            return _first(operands, owner)
        case {"op": op, "args": operands} if op in _ARITHMETIC:
            return _first(operands, owner)
    return None


def _first(operands: list[Expr], owner: Type) -> str | None:
    return next((kind for operand in operands if (kind := integer(operand, owner))), None)


def _declared(attribute: Attribute) -> str | None:
    """The type that Go declares for a stored or derived integer."""
    value = attribute.expression("value")
    if value is None:
        return "u8" if (attribute.bits or 1) > 1 else attribute.integer
    if "enum" in attribute.body:
        return None
    kind = integer(value.tree, attribute.owner)
    computes = isinstance(value.tree, dict) and value.tree["op"] in _ARITHMETIC
    return "int" if kind and computes else kind
