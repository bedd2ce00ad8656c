"""W6, W13, W17, W19 and W21: expressions that mean the same in every target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navspec.spec.ksy.expression import Expr
from navspec.spec.ksy.lint.integers import integer
from navspec.spec.ksy.lint.loader import LintProblem
from navspec.spec.ksy.lint.model import (
    COMPARISONS,
    Attribute,
    Expression,
    KsySpec,
    KsyType,
    bare_name,
    children,
    mentions_io,
    nodes,
    resolve,
)


def w6_positions(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that nothing depends on the position of the stream at the time of evaluation."""
    for attribute, expression, node in spec.operations:
        if attribute.kind == "instance" and node["op"] == "io" and node["of"] == "pos":
            message = "`_io.pos` in an instance is the position at its first use, pass it as a param"
            yield spec.problem(attribute, "W6", message)
        if (
            expression.key != "type"
            and node["op"] == "get"
            and node["from"] == "self"
            and node["path"][:1] == ["_index"]
        ):
            yield spec.problem(attribute, "W6", "`_index` is only for the arguments of a type")


def w13_decisions(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that a value that the bytes in order cannot decide is a decision of the root."""
    for attribute in spec.attributes:
        if attribute.body.get("-decision") and not attribute.owner.is_root:
            yield spec.problem(attribute, "W13", "a decision is an instance of the root")
    for attribute, expression in spec.expressions:
        if expression.key == "valid" or not mentions_io(expression.tree):
            continue
        if attribute.body.get("-decision"):
            yield from _uncast_sizes(spec, attribute, expression)
        elif not _trailing_or_alignment(attribute, expression):
            message = "`_io` only in `valid`, in decisions, and in trailing or aligning sizes of the root"
            yield spec.problem(attribute, "W13", message)


def _uncast_sizes(spec: KsySpec, attribute: Attribute, expression: Expression) -> Iterator[LintProblem]:
    for node in nodes(expression.tree):
        asks = node["op"] in COMPARISONS and any(mentions_io(arg) for arg in node["args"])
        if asks and not all(_is_s8(arg, attribute.owner) for arg in node["args"]):
            message = "both sides of a comparison with `_io.size` carry `.as<s8>`, or Go does not build"
            yield spec.problem(attribute, "W13", message)


def _is_s8(tree: Expr, owner: KsyType) -> bool:
    match tree:
        case int() | {"op": "cast", "to": "s8"}:
            return True
        case {"op": "+" | "-" | "*" | "/" | "%" | "neg", "args": args}:
            return all(_is_s8(arg, owner) for arg in args)
        case {"op": "get"}:
            values = [hit.expression("value") for hit in resolve(tree, owner)]
            return bool(values) and all(value and _is_s8(value.tree, owner) for value in values)
    return False


def _trailing_or_alignment(attribute: Attribute, expression: Expression) -> bool:
    if expression.key != "size" or not attribute.owner.is_root:
        return False
    match expression.tree:
        case {
            "op": "-",
            "args": [{"op": "-", "args": [{"op": "io", "of": "size"}, {"op": "io", "of": "pos"}]}, rest],
        }:
            return not mentions_io(rest)
    return _only_remainders(expression.tree)


def _only_remainders(tree: Expr) -> bool:
    match tree:
        case {"op": "io" | "io?"}:
            return False
        case {"op": "%", "args": [{"op": "io", "of": "pos"}, int()]}:
            return True
        case dict():
            return all(_only_remainders(child) for child in children(tree))
    return True


def w17_numbers(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that scaling is `x.as<f8> * c`; negative numbers are neither divided nor shifted right."""
    for attribute, _, node in spec.operations:
        if node["op"] in ("/", ">>") and any(_may_be_negative(arg, attribute.owner) for arg in node["args"]):
            yield spec.problem(
                attribute, "W17", f"`{node['op']}` on a value that may be negative differs between targets"
            )
        elif node["op"] == "/" and any(_is_float(arg, attribute.owner) for arg in node["args"]):
            yield spec.problem(attribute, "W17", "multiply instead of dividing: `x.as<f8> * 0.125`")
    for attribute in spec.instances:
        value = attribute.expression("value")
        if value and _is_float(value.tree, attribute.owner) and not _visibly_float(value.tree):
            yield spec.problem(attribute, "W17", "a float value carries its cast: `x.as<f8> * 0.125`")


def _visibly_float(tree: Expr) -> bool:
    match tree:
        case {"op": "cast", "to": "f4" | "f8"}:
            return True
        case {"op": "if", "args": [_, *branches]}:
            return all(_visibly_float(branch) for branch in branches)
        case {"op": "neg", "args": [arg]}:
            return _visibly_float(arg)
        case {"op": "+" | "-" | "*", "args": args}:
            kinds = [arg for arg in args if not isinstance(arg, float | int)]
            return bool(kinds) and all(_visibly_float(arg) for arg in kinds)
    return False


def _is_float(tree: Expr, owner: KsyType) -> bool:
    match tree:
        case float():
            return True
        case {"op": "cast", "to": target}:
            return target in ("f4", "f8")
        case {"op": "get" | "row"}:
            return any(_float_attribute(hit) for hit in resolve(tree, owner))
        case {"op": "+" | "-" | "*" | "/" | "%" | "neg", "args": args}:
            return any(_is_float(arg, owner) for arg in args)
        case {"op": "if", "args": [_, *branches]}:
            return any(_is_float(branch, owner) for branch in branches)
    return False


def _float_attribute(attribute: Attribute) -> bool:
    value = attribute.expression("value")
    return attribute.is_float or bool(value and _is_float(value.tree, attribute.owner))


def _may_be_negative(tree: Expr, owner: KsyType) -> bool:
    match tree:
        case bool() | str():
            return False
        case int() | float():
            return tree < 0
        case {"op": "cast", "to": target}:
            return target[0] == "s" and _may_be_negative(tree["args"][0], owner)
        case {"op": "neg" | "inv"}:
            return True
        case {"op": "-", "args": [first, second]} if _is_io(first) and _is_io(second):
            return False
        case {"op": "-", "args": [{"op": "*", "args": [first, second]}, third]} if first == second == third:
            return False  # n * n - n, whatever the sign of n
        case {"op": "&", "args": args}:
            return all(_may_be_negative(arg, owner) for arg in args)
        case {"op": "%", "args": [_, divisor]}:
            return _may_be_negative(divisor, owner)
        case {"op": "get" | "row"}:
            return any(_signed_attribute(hit) for hit in resolve(tree, owner))
        case {"op": "if", "args": [_, *branches]}:
            return any(_may_be_negative(branch, owner) for branch in branches)
        case {"op": "-"}:
            return True
        case {"op": "+" | "*" | "/" | "<<" | ">>" | "|" | "^", "args": args}:
            return any(_may_be_negative(arg, owner) for arg in args)
    return False


def _is_io(tree: Expr) -> bool:
    """Return whether a value is the size of the stream or a position in it, which no cast to `s8` changes."""
    match tree:
        case {"op": "io"} | {"op": "cast", "to": "s8", "args": [{"op": "io"}]}:
            return True
    return False


def _signed_attribute(attribute: Attribute) -> bool:
    value = attribute.expression("value")
    if value:
        return _may_be_negative(value.tree, attribute.owner)
    return attribute.is_float or (attribute.integer or "u")[0] == "s"


def w19_conditions(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that `if` names a boolean value instance, or a boolean param, of the same type."""
    for attribute in spec.attributes:
        condition = attribute.expression("if")
        if condition is None:
            continue
        name = bare_name(condition.tree)
        named = attribute.owner.attribute(name) if name else None
        if named and named.kind == "param" and is_boolean(named):
            continue
        value = named.expression("value") if named and named.kind == "instance" else None
        if value is None:
            message = f"`if: {condition.text}` becomes the name of a boolean value instance, `has_{attribute.id}`"
            yield spec.problem(attribute, "W19", message)
        elif not _is_boolean(value.tree, attribute.owner):
            yield spec.problem(attribute, "W19", f"`{name}` is not a boolean: write the comparison out")


def _is_boolean(tree: Expr, owner: KsyType) -> bool:
    match tree:
        case bool():
            return True
        case {"op": "and" | "or" | "not"} | {"op": "==" | "!=" | "<" | "<=" | ">" | ">="}:
            return True
        case {"op": "if", "args": [_, *branches]}:
            return all(_is_boolean(branch, owner) for branch in branches)
        case {"op": "get" | "row"}:
            targets = resolve(tree, owner)
            return bool(targets) and all(is_boolean(hit) for hit in targets)
    return False


def is_boolean(attribute: Attribute) -> bool:
    """Return whether a field or instance is true or false."""
    value = attribute.expression("value")
    if value:
        return _is_boolean(value.tree, attribute.owner)
    return attribute.bits == 1 or attribute.type == "bool"


def w21_reach(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that nothing reaches a structure that is still being read through the root, and look-ups are guarded."""
    for attribute, _, node in spec.operations:
        if node["op"] == "get" and node["from"] == "root" and len(node["path"]) > 1:
            yield from _still_reading(spec, attribute, node)
        if node["op"] == "row" and _is_no_index(node["index"], attribute.owner):
            message = "C# takes no wide and no absent number for a row: cast it, `_root.t[row.as<s4>]`"
            yield spec.problem(attribute, "W21", message)
    for attribute, expression in spec.expressions:
        if not _guarded(expression.tree, ()):
            message = "guard a look-up: `row < _root.num_t ? _root.t[row].n.as<u4> : 0`"
            yield spec.problem(attribute, "W21", message)


def _is_no_index(row: Expr, owner: KsyType) -> bool:
    return integer(row, owner) in ("u4", "u8", "s8") or any("if" in hit.body for hit in resolve(row, owner))


def _still_reading(spec: KsySpec, attribute: Attribute, node: dict[str, Any]) -> Iterator[LintProblem]:
    start = spec.root.attribute(node["path"][0])
    if start and start.type and attribute.owner.name in spec.below(start.type):
        yield spec.problem(attribute, "W21", f"`_root.{start.id}` is still being read here: use `_parent`")


def _guarded(tree: Expr, bounded: tuple[Expr, ...]) -> bool:
    match tree:
        case {"op": "if", "args": [condition, yes, no]}:
            return (
                _guarded(condition, bounded)
                and _guarded(yes, (*bounded, *_bounds(condition)))
                and _guarded(no, bounded)
            )
        case {"op": "row", "index": {"op": "cast", "args": [index]} | index} if index not in bounded:
            return False
        case dict():
            return all(_guarded(child, bounded) for child in children(tree))
    return True


def _bounds(condition: Expr) -> list[Expr]:
    match condition:
        case {"op": "<", "args": [row, _]}:
            return [row]
        case {"op": "and", "args": args}:
            return [row for arg in args for row in _bounds(arg)]
    return []
