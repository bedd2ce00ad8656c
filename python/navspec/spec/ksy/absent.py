"""What a format never has: fields under a param that is false wherever the format uses their structure.

Formats share structures, and some have more in them than others: a field whose `if` is a param stands in those alone that
pass true. The others get the structure without the field and without the param, so that their parsers and pages show
nothing of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from navspec.spec.ksy.inherit import Ksy

_ARGUMENTS = re.compile(r"((?:\w+::)?\w+)\((.*)\)")
_EXPRESSIONS = ("if", "size", "repeat-expr", "repeat-until", "value", "valid", "type")
"""Keys of attributes in which params may be named."""

Param = tuple[str, str]
"""A structure and the name of a param of its."""


def without_absent(spec: Ksy) -> Ksy:
    """A self-contained spec without what it never has; the given one stays as it is, and is the same where that is nothing."""
    false = _false_params(spec)
    if not false:
        return spec
    types = {name: _without(name, definition, spec, false) for name, definition in spec["types"].items()}
    root = _without("", spec, spec, false)
    return {**root, "types": types}


def _false_params(spec: Ksy) -> set[Param]:
    """Params that are false at every use and stand behind an `if` by themselves, and those of that name which are passed on."""
    types = spec.get("types", {})
    names = {
        each["id"]
        for definition in types.values()
        for each in definition.get("params", [])
        if any(field.get("if") == each["id"] for field in definition.get("seq", []))
    }
    false = {
        (name, each["id"])
        for name, definition in types.items()
        for each in definition.get("params", [])
        if each["id"] in names and each["type"] == "bool"
    }
    uses = [(name, *use) for name, definition in (("", spec), *types.items()) for use in _uses(definition, types)]
    while true := {
        (kind, param)
        for user, kind, param, argument in uses
        if (kind, param) in false and argument != "false" and (user, argument) not in false
    }:
        false -= true
    return false


def _uses(definition: Ksy, types: Ksy) -> Iterator[tuple[str, str, str]]:
    """Structure, param and argument of everything that a structure passes on."""
    for attribute in definition.get("seq", []):
        for text in _kinds(attribute.get("type")):
            match = _ARGUMENTS.fullmatch(text)
            if match and match[1] in types:
                params = [each["id"] for each in types[match[1]].get("params", [])]
                for param, argument in zip(params, match[2].split(","), strict=False):
                    yield match[1], param, argument.strip()


def _kinds(kind: Any) -> list[str]:
    return [*kind["cases"].values()] if isinstance(kind, dict) else [kind] if isinstance(kind, str) else []


def _without(name: str, definition: Ksy, spec: Ksy, false: set[Param]) -> Ksy:
    """A structure without params that are false, and without what they switch on."""
    gone = {param for kind, param in false if kind == name}
    true = {
        key for key, each in definition.get("instances", {}).items() if each.get("value") in {f"not {p}" for p in gone}
    }
    found = {**definition}
    found["seq"] = [
        _settled(field, gone, true, spec, false) for field in definition.get("seq", []) if field.get("if") not in gone
    ]
    if gone:
        found["params"] = [each for each in definition["params"] if each["id"] not in gone]
        found["instances"] = {
            key: _settled(each, gone, true, spec, false)
            for key, each in definition.get("instances", {}).items()
            if key not in true
        }
    return {key: each for key, each in found.items() if each or key not in ("params", "instances")}


def _settled(attribute: Ksy, gone: set[str], true: set[str], spec: Ksy, false: set[Param]) -> Ksy:
    """A field or derived value without params that are gone."""
    found = {key: each for key, each in attribute.items() if key != "if" or each not in true}
    for key in _EXPRESSIONS:
        if key in found:
            found[key] = _replaced(found[key], gone)
    kind = found.get("type")
    if isinstance(kind, dict):
        found["type"] = {**kind, "cases": {key: _called(each, spec, false) for key, each in kind["cases"].items()}}
    elif isinstance(kind, str):
        found["type"] = _called(kind, spec, false)
    return found


def _replaced(part: Any, gone: set[str]) -> Any:
    """Expressions with `false` in place of params."""
    if isinstance(part, dict):
        return {key: _replaced(each, gone) for key, each in part.items()}
    if isinstance(part, list):
        return [_replaced(each, gone) for each in part]
    if isinstance(part, str) and gone:
        return re.sub(rf"(?<![\w.])(?:{'|'.join(map(re.escape, sorted(gone)))})\b", "false", part)
    return part


def _called(kind: str, spec: Ksy, false: set[Param]) -> str:
    """A type with the arguments of the params that are left."""
    match = _ARGUMENTS.fullmatch(kind)
    definition = spec["types"].get(match[1]) if match else None
    if match is None or definition is None:
        return kind
    params = [each["id"] for each in definition.get("params", [])]
    left = [
        argument.strip()
        for param, argument in zip(params, match[2].split(","), strict=True)
        if (match[1], param) not in false
    ]
    return f"{match[1]}({', '.join(left)})" if left else match[1]
