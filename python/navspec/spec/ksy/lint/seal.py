"""What follows from the rest of a file: `-checksum` and `-echo`."""

from __future__ import annotations

from collections.abc import Iterator

from navspec.spec.ksy.lint.loader import Problem
from navspec.spec.ksy.lint.model import Attribute, Spec, mentions_io, nodes


def sealed(spec: Spec) -> Iterator[Problem]:
    """Sealed fields stand in the root, always and once; their places do not depend on each other."""
    for key, fault in (("-checksum", _checksum), ("-echo", _echo)):
        found = [attribute for attribute in spec.fields if key in attribute.body]
        for attribute in found:
            message = fault(spec, attribute)
            if not _is_always_there(attribute):
                message = "stands on a field of the root without `if` and `repeat`"
            elif attribute is not found[0]:
                message = f"`{found[0].id}` has one already"
            if message:
                yield spec.problem(attribute, key, message)


def _is_always_there(attribute: Attribute) -> bool:
    return attribute.owner.is_root and not {"if", "repeat"} & attribute.body.keys()


def _checksum(spec: Spec, attribute: Attribute) -> str:
    rule = attribute.body["-checksum"]
    if rule["algorithm"] == "unknown":
        is_fixed = attribute.integer or (attribute.type is None and isinstance(attribute.body.get("size"), int))
        return "" if is_fixed else "a hash is a number, or bytes of a constant `size`"
    if attribute.integer != "u4":
        return f"{rule['algorithm']} is a `u4`"
    before = spec.root.fields[: spec.root.fields.index(attribute) + 1] if attribute.owner.is_root else []
    if not any(each.id == rule["until"] and _is_always_there(each) for each in before):
        return f"`{rule['until']}` is neither this field nor one before it that is always there"
    return ""


def _echo(spec: Spec, attribute: Attribute) -> str:
    size = attribute.expression("size")
    asked = {node["of"] for node in nodes(size.tree) if node["op"] == "io"} if size else set()
    if "size" not in asked and not attribute.body.get("size-eos"):
        return "stands on bytes that fill the file: `size-eos`, or `_io.size - _io.pos - N`"
    for field in spec.root.fields[spec.root.fields.index(attribute) + 1 :] if attribute.owner.is_root else ():
        behind = field.expression("size")
        if behind and mentions_io(behind.tree):
            return f"the size of `{field.id}` behind it depends on where it ends"
    return ""
