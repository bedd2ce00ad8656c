"""What is the same in every file of a format, because the root passes constants to the types in it.

Formats share types that take the platform as a parameter: what is stored on another platform only is no case of theirs.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from navspec.spec import Expr, Spec, Type
from navspec.spec.expr import function, source

Known = dict[str, Any]


@cache
def parameters(spec: Spec) -> dict[str, Known]:
    """Of each type that a file can hold, in the order in which they are met, the parameters that never change."""
    found: dict[str, Known] = {spec.root.name: {}}
    waiting = [spec.root]
    for kind in waiting:
        for field in kind.fields:
            if field.kind != "struct" or value(field.condition, kind, found[kind.name]) is False:
                continue
            inner = spec.types[field.type]
            passed = {
                name: value(tree, kind, found[kind.name]) for name, tree in zip(inner.params, field.args, strict=True)
            }
            before = found.get(inner.name, passed)
            found[inner.name] = {name: known for name, known in passed.items() if before.get(name) == known}
            if inner not in waiting or before != found[inner.name]:
                waiting.append(inner)
    return {name: {key: each for key, each in known.items() if each is not None} for name, known in found.items()}


def value(tree: Expr, kind: Type, known: Known) -> Any:
    """The value of an expression of a type where parameters alone decide it, None where they do not."""
    if not isinstance(tree, dict):
        return tree
    if tree["op"] == "get" and tree["from"] == "self" and len(tree["path"]) == 1:
        name = tree["path"][0]
        return value(kind.instances[name].value, kind, known) if name in kind.instances else known.get(name)
    if "args" not in tree:
        return None
    args = [value(each, kind, known) for each in tree["args"]]
    if tree["op"] == "if" and args[0] is not None:
        return args[1] if args[0] else args[2]
    if (tree["op"], False) in (("and", arg) for arg in args) or (tree["op"], True) in (("or", arg) for arg in args):
        return tree["op"] == "or"
    return None if None in args else function(source(tree | {"args": args}, str), "")()
