"""W7, W9 and W16: counts and lengths that writers can fill in and readers can trust."""

from __future__ import annotations

from collections.abc import Iterator

from navspec.spec.ksy.expression import Expr
from navspec.spec.ksy.lint.integers import integer
from navspec.spec.ksy.lint.loader import LintProblem
from navspec.spec.ksy.lint.model import Attribute, KsySpec, bare_name, children, mentions_io, nodes, resolve


def w7_same_type(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that a count is a field of the type of its list, and is referred to by its bare name."""
    for attribute, tree, prefix in _sized(spec):
        match tree:
            case {"op": "get", "from": "root" | "parent", "path": [name]} if name == prefix + attribute.id:
                message = f"`{name}` belongs in the type of `{attribute.id}` and is referred to by its bare name"
                yield spec.problem(attribute, "W7", message)


def w16_names(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that a field that is a bare count is `num_<list>`, a bare length `len_<field>`."""
    for attribute, tree, prefix in _sized(spec):
        name = bare_name(tree)
        named = attribute.owner.attribute(name) if name else None
        if named and named.kind == "field" and name != prefix + attribute.id:
            message = f"`{name}` is called `{prefix}{attribute.id}`; its other name goes into `-orig-id`"
            yield spec.problem(attribute, "W16" if prefix == "num_" else "W7", message)


def w9_bounded(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that a wide count is bounded by the bytes left, cast to its own type, before anything is allocated."""
    seen: set[tuple[str, str]] = set()
    for attribute, tree, _ in _sized(spec):
        for count in _counts(tree, attribute):
            if (count.owner.name, count.id) not in seen:
                seen.add((count.owner.name, count.id))
                yield from _bound(spec, count)


def _sized(spec: KsySpec) -> Iterator[tuple[Attribute, Expr, str]]:
    """Yield fields with their count or length, and the prefix that the name of a plain count or length has."""
    for attribute in spec.fields:
        for key, prefix in (("repeat-expr", "num_"), ("size", "len_")):
            if expression := attribute.expression(key):
                yield attribute, expression.tree, prefix


def _counts(tree: Expr, attribute: Attribute) -> Iterator[Attribute]:
    match tree:
        case {"op": "%" | "&", "args": [_, int()]} | {"op": "&", "args": [int(), _]}:
            return
        case {"op": "if", "args": [_, *branches]}:
            for branch in branches:
                yield from _counts(branch, attribute)
        case {"op": "get"}:
            yield from _stored(tree, attribute)
        case dict():
            for child in children(tree) if tree["op"] != "row" else ():
                yield from _counts(child, attribute)


def _stored(node: Expr, attribute: Attribute) -> Iterator[Attribute]:
    for target in resolve(node, attribute.owner):
        value = target.expression("value")
        if target.kind == "field" and target.integer in ("u4", "s4", "u8", "s8"):
            yield target
        elif value and not target.body.get("-decision"):
            yield from _counts(value.tree, target)


def _bound(spec: KsySpec, count: Attribute) -> Iterator[LintProblem]:
    valid = count.body.get("valid")
    limits = {e.text: e.tree for e in count.expressions if e.key == "valid"}
    if not isinstance(valid, dict) or not ({"max", "any-of", "eq"} & valid.keys()):
        how = f"valid: {{max: ((_io.size - _io.pos) / N).as<{count.integer}>}}"
        yield spec.problem(count, "W9", f"bound the count by the bytes left: `{how}`")
        return
    if "max" in valid:
        most = limits[str(valid["max"])]
        if not isinstance(most, int) and not _is_cast(most, str(count.integer)):
            yield spec.problem(count, "W9", f"cast the bound to the type of the count: `.as<{count.integer}>`")
        if any(node["op"] == "/" and node["args"][1] == 0 for node in nodes(most)):
            yield spec.problem(count, "W9", "the bound divides by the size of an element, which is not 0")
        if str(count.integer)[0] == "s" and "min" not in valid:
            yield spec.problem(count, "W9", "a signed count has `min: 0`, too")
        if _has_far_offsets(spec) and not _is_wide(most):
            how = "((_io.size.as<s8> - _io.pos.as<s8>).as<s8> / N.as<s8>)"
            yield spec.problem(count, "W9", f"files with offsets in `s8` are larger than Rust computes bounds: `{how}`")


def _has_far_offsets(spec: KsySpec) -> bool:
    """Return whether offsets in the files of a format need more than 32 bits."""
    offsets = [instance for instance in spec.instances if instance.id.startswith("ofs_")]
    return any(
        (value := offset.expression("value")) and integer(value.tree, offset.owner) == "s8" for offset in offsets
    )


def _is_wide(tree: Expr, *, is_cast: bool = False) -> bool:
    """Return whether sizes, positions and their differences are cast to `s8`: Rust reads anything else as an `i32`."""
    match tree:
        case {"op": "cast", "to": to, "args": [arg]}:
            return _is_wide(arg, is_cast=to == "s8")
        case {"op": "io"}:
            return is_cast
        case {"op": "-", "args": args} if mentions_io(tree):
            return is_cast and all(_is_wide(arg) for arg in args)
        case dict():
            return all(_is_wide(child) for child in children(tree))
    return True


def _is_cast(tree: Expr, kind: str) -> bool:
    """Return whether a value carries a cast, or each branch of a choice does."""
    match tree:
        case {"op": "if", "args": [_, first, second]}:
            return _is_cast(first, kind) and _is_cast(second, kind)
        case {"op": "cast", "to": to}:
            return to == kind
    return False
