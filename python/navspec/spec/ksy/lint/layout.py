"""W1, W2, W8, W11 and W15: the layout of bytes, within the constructs that both planes carry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from navspec.spec.ksy.expression import scalar
from navspec.spec.ksy.lint.loader import LintProblem
from navspec.spec.ksy.lint.model import Attribute, KsySpec, KsyType, mentions_io, nodes, resolve
from navspec.spec.ksy.sizes import bits_of

# Members that Kaitai gives to numbers, lists, bytes and text.
_METHODS = {"first", "last", "length", "max", "min", "reverse", "size", "substring", "to_i", "to_s"}
_WHOLE_BITS = (8, 16, 32, 64)


def w1_every_byte(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that the cases of a sized switch take all bytes; bit runs fill whole bytes."""
    for attribute in spec.fields:
        if attribute.switch and "size" in attribute.body:
            for name in attribute.targets.values():
                case = spec.find(name)
                if case and not _takes_the_rest(case):
                    message = f"case type {name} ends with `- id: unparsed`, `size-eos: true`"
                    yield spec.problem(case, "W1", message)
    for type_ in spec.types.values():
        bits = sum(attribute.bits or 0 for attribute in type_.fields)
        if type_.is_bit_run and bits not in _WHOLE_BITS:
            message = f"the bits add up to {bits}: name the reserved ones, up to 8, 16, 32 or 64"
            yield spec.problem(type_, "W1", message)


def w2_text(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that text is bytes."""
    for attribute in spec.attributes:
        if attribute.type in ("str", "strz"):
            message = "text is bytes: `size` or `terminator: 0`, decoded in the family's code"
            yield spec.problem(attribute, "W2", f"type {attribute.type} is outside the subset: {message}")


def w8_bit_runs(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that a bit run is a type of its own, the lowest bit first."""
    data = spec.document.data
    for bit_run in filter(lambda type_: type_.is_bit_run, spec.types.values()):
        order = bit_run.body.get("meta", {}).get("bit-endian", data["meta"].get("bit-endian"))
        for attribute in bit_run.fields:
            if not attribute.bits:
                yield spec.problem(attribute, "W8", "move the bit fields of this type to a type of their own")
            elif not str(attribute.type).endswith("le") and order != "le":
                yield spec.problem(attribute, "W8", f"write {attribute.type}le, or `meta/bit-endian: le`")
            elif {"repeat", "if"} & attribute.body.keys():
                yield spec.problem(attribute, "W8", "a bit field is neither repeated nor conditional")


def w11_switches(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that a switch has a constant size and takes every value, or is between integer widths on a root value."""
    for attribute in (attribute for attribute in spec.fields if attribute.switch):
        if "size" in attribute.body:
            yield from _sized_switch(spec, attribute)
        else:
            yield from _width_switch(spec, attribute)


def _sized_switch(spec: KsySpec, attribute: Attribute) -> Iterator[LintProblem]:
    if not isinstance(attribute.body["size"], int):
        yield spec.problem(attribute, "W15", "the `size` of a switch is a constant; for other sizes keep the bytes")
    default = spec.find(attribute.targets.get("_"))
    if default and not (len(default.fields) == 1 and default.fields[0].body.get("size-eos")):
        yield spec.problem(attribute, "W11", "the case `_` names a type with one `size-eos` field, or is left out")


def _width_switch(spec: KsySpec, attribute: Attribute) -> Iterator[LintProblem]:
    if not all((number := scalar(name)) and number.letter in "us" for name in attribute.targets.values()):
        yield spec.problem(attribute, "W11", "a switch is inside a constant `size`; without, only integer widths")
        return
    if "_" not in attribute.targets and set(attribute.targets) != {"true", "false"}:
        yield spec.problem(attribute, "W11", "without a case `_` other values read nothing, and all later fields shift")
    on = attribute.expression("switch-on") or next(e for e in attribute.expressions if e.key == "switch-on")
    if not _of_root(on.tree, attribute.owner):
        yield spec.problem(attribute, "W11", "integer widths switch on a value of the root")


def _of_root(tree: Any, owner: KsyType) -> bool:
    names = [node for node in nodes(tree) if node["op"] == "get"]
    return all(owner.is_root or node["from"] == "root" or _derived_from_root(node, owner) for node in names)


def _derived_from_root(node: dict[str, Any], owner: KsyType) -> bool:
    targets = resolve(node, owner)
    return bool(targets) and all(
        hit.owner.is_root or (hit.kind == "instance" and _of_root(hit.expressions[0].tree, hit.owner))
        for hit in targets
    )


def w15_subset(spec: KsySpec) -> Iterator[LintProblem]:
    """Reject constructs that the two planes do not carry."""
    for attribute in spec.fields:
        yield from _bytes_of(spec, attribute)
        yield from _repetition(spec, attribute)
        valid = attribute.body.get("valid")
        if isinstance(valid, dict):
            for key in valid.keys() - {"eq", "min", "max", "any-of"}:
                message = f"`valid: {key}` is not a check in some targets: eq, min, max or any-of"
                yield spec.problem(attribute, "W15", message)
    for attribute in spec.instances:
        if "value" not in attribute.body and not attribute.body.get("-overlay"):
            message = "an instance has a `value`, or is a view marked `-overlay: true`; data belongs in `seq`"
            yield spec.problem(attribute, "W15", message)
    for attribute, expression in spec.expressions:
        if expression.tree is None or any(_is_method(node, attribute.owner) for node in nodes(expression.tree)):
            message = f"`{expression.text}` is outside the expressions of the subset: operators, names, `.as<>`"
            yield spec.problem(attribute, "W15", message)


def _is_method(node: dict[str, Any], owner: KsyType) -> bool:
    path = node.get("path", [])
    return len(path) > 1 and path[-1] in _METHODS and not resolve(node, owner)


def _bytes_of(spec: KsySpec, attribute: Attribute) -> Iterator[LintProblem]:
    body, owner = attribute.body, attribute.owner
    if "size" in body and attribute.type:
        yield spec.problem(attribute, "W15", "leave `size` out: a type says its own size; unknown bytes are a field")
    if not {"type", "size", "size-eos", "terminator", "contents"} & body.keys():
        yield spec.problem(attribute, "W15", "neither `type`, `size`, `size-eos`, `terminator` nor `contents`")
    if body.get("terminator", 0) != 0:
        yield spec.problem(attribute, "W15", "bytes end with `terminator: 0`; count any others with `len_`")
    if not body.get("size-eos"):
        return
    if attribute is not owner.fields[-1]:
        message = "`size-eos` is the last field; before others write `_io.size - _io.pos - N`"
        yield spec.problem(attribute, "W15", message)
    if not owner.is_root and any(use.type == owner.name or "size" not in use.body for use in spec.uses(owner.name)):
        message = "`size-eos` is for the root and in the cases of a sized switch; elsewhere count the bytes with `len_`"
        yield spec.problem(attribute, "W15", message)


def _repetition(spec: KsySpec, attribute: Attribute) -> Iterator[LintProblem]:
    repeat = attribute.body.get("repeat")
    if repeat == "eos" and not _ends_the_file(spec, attribute):
        message = (
            "`repeat: eos` is for elements of constant size that are the last field of the root; count others "
            "(`repeat: expr`), or end them with a marker row (`repeat: until`)"
        )
        yield spec.problem(attribute, "W15", message)
    if repeat == "until" and not _ends_with_marker(spec, attribute):
        yield spec.problem(attribute, "W15", "`repeat-until` is `_.<first field> == <constant>`")
    element = spec.find(attribute.type) if repeat else None
    if element and not bits_of(element.body, lambda name: getattr(spec.find(name), "body", None), exact=False):
        message = f"an element of type {element.name} can be empty: give it a byte that is always there"
        yield spec.problem(attribute, "W15", message)


def _ends_the_file(spec: KsySpec, attribute: Attribute) -> bool:
    """Return whether a list is the last field of the root, and its elements have a constant size."""
    element = {key: value for key, value in attribute.body.items() if key in ("type", "size", "contents")}
    size = bits_of({"seq": [element]}, lambda name: getattr(spec.find(name), "body", None), exact=True)
    return attribute.owner.is_root and attribute is attribute.owner.fields[-1] and size is not None


def _ends_with_marker(spec: KsySpec, attribute: Attribute) -> bool:
    until, element = attribute.expression("repeat-until"), spec.find(attribute.type)
    match until and until.tree:
        case {"op": "==", "args": [{"op": "get", "from": "item", "path": [name]}, int()]}:
            return bool(element and element.fields and element.fields[0].id == name)
    return False


def _takes_the_rest(case: KsyType) -> bool:
    return (
        bool(case.fields)
        and bool(case.fields[-1].body.get("size-eos"))
        and (case.fields[-1].id == "unparsed" or len(case.fields) == 1)
    )


def derived_bytes(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that derived fields exist always and once, in the root; their offsets do not depend on each other."""
    for key, fault in (("-checksum", _checksum), ("-echo", _echo)):
        attributes = [attribute for attribute in spec.fields if key in attribute.body]
        for attribute in attributes:
            message = fault(spec, attribute)
            if not _is_unconditional(attribute):
                message = "belongs on a field of the root without `if` and `repeat`"
            elif attribute is not attributes[0]:
                message = f"`{attributes[0].id}` has one already"
            if message:
                yield spec.problem(attribute, key, message)


def _is_unconditional(attribute: Attribute) -> bool:
    return attribute.owner.is_root and not {"if", "repeat"} & attribute.body.keys()


def _checksum(spec: KsySpec, attribute: Attribute) -> str:
    rule = attribute.body["-checksum"]
    if rule["algorithm"] == "unknown":
        is_fixed = attribute.integer or (attribute.type is None and isinstance(attribute.body.get("size"), int))
        return "" if is_fixed else "a hash is a number, or bytes of a constant `size`"
    if attribute.integer != "u4":
        return f"{rule['algorithm']} is a `u4`"
    before = spec.root.fields[: spec.root.fields.index(attribute) + 1] if attribute.owner.is_root else []
    if not any(earlier.id == rule["until"] and _is_unconditional(earlier) for earlier in before):
        return f"`{rule['until']}` is neither this field nor one before it that is always there"
    return ""


def _echo(spec: KsySpec, attribute: Attribute) -> str:
    size = attribute.expression("size")
    stream_members = {node["of"] for node in nodes(size.tree) if node["op"] == "io"} if size else set()
    if "size" not in stream_members and not attribute.body.get("size-eos"):
        return "belongs on bytes that fill the file: `size-eos`, or `_io.size - _io.pos - N`"
    for field in spec.root.fields[spec.root.fields.index(attribute) + 1 :] if attribute.owner.is_root else ():
        later_size = field.expression("size")
        if later_size and mentions_io(later_size.tree):
            return f"the size of `{field.id}` after it depends on its end"
    return ""
