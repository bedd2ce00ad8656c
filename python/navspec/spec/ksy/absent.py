"""Removal of fields that a format never has: they depend on a param that is false wherever the format uses their
structure.

Formats share structures, and some have more fields in them than others: a field whose `if` is a param exists only in
formats that pass true. The other formats get the structure without the field and without the param, so that their
parsers and pages show nothing of it.
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
    """Return a self-contained spec without the fields that it never has.

    The given spec stays as it is; it is returned itself where there is nothing to remove.
    """
    false = _false_params(spec)
    if not false:
        return spec
    types = {name: _without(name, definition, spec, false) for name, definition in spec["types"].items()}
    root = _without("", spec, spec, false)
    return {**root, "types": types}


def _false_params(spec: Ksy) -> set[Param]:
    """Return the params that are false at every use and are an `if` by themselves, and the params of that name that pass
    them on.
    """
    types = spec.get("types", {})
    names = {
        param["id"]
        for definition in types.values()
        for param in definition.get("params", [])
        if any(field.get("if") == param["id"] for field in definition.get("seq", []))
    }
    false = {
        (name, param["id"])
        for name, definition in types.items()
        for param in definition.get("params", [])
        if param["id"] in names and param["type"] == "bool"
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
    """Yield structure, param and argument of every argument that a structure passes on."""
    for attribute in definition.get("seq", []):
        for text in _kinds(attribute.get("type")):
            match = _ARGUMENTS.fullmatch(text)
            if match and match[1] in types:
                params = [param["id"] for param in types[match[1]].get("params", [])]
                for param, argument in zip(params, match[2].split(","), strict=False):
                    yield match[1], param, argument.strip()


def _kinds(kind: Any) -> list[str]:
    return [*kind["cases"].values()] if isinstance(kind, dict) else [kind] if isinstance(kind, str) else []


def _without(name: str, definition: Ksy, spec: Ksy, false: set[Param]) -> Ksy:
    """Return a structure without its false params, and without the fields that depend on them."""
    absent = {param for kind, param in false if kind == name}
    true = {
        key
        for key, instance in definition.get("instances", {}).items()
        if instance.get("value") in {f"not {p}" for p in absent}
    }
    result = {**definition}
    result["seq"] = [
        _settled(field, absent, true, spec, false)
        for field in definition.get("seq", [])
        if field.get("if") not in absent
    ]
    if absent:
        result["params"] = [param for param in definition["params"] if param["id"] not in absent]
        result["instances"] = {
            key: _settled(instance, absent, true, spec, false)
            for key, instance in definition.get("instances", {}).items()
            if key not in true
        }
    return {key: part for key, part in result.items() if part or key not in ("params", "instances")}


def _settled(attribute: Ksy, absent: set[str], true: set[str], spec: Ksy, false: set[Param]) -> Ksy:
    """Return a field or derived value without references to absent params."""
    result = {key: value for key, value in attribute.items() if key != "if" or value not in true}
    for key in _EXPRESSIONS:
        if key in result:
            result[key] = _replaced(result[key], absent)
    kind = result.get("type")
    if isinstance(kind, dict):
        result["type"] = {**kind, "cases": {key: _called(case, spec, false) for key, case in kind["cases"].items()}}
    elif isinstance(kind, str):
        result["type"] = _called(kind, spec, false)
    return result


def _replaced(part: Any, absent: set[str]) -> Any:
    """Return expressions with `false` in place of absent params."""
    if isinstance(part, dict):
        return {key: _replaced(value, absent) for key, value in part.items()}
    if isinstance(part, list):
        return [_replaced(element, absent) for element in part]
    if isinstance(part, str) and absent:
        return re.sub(rf"(?<![\w.])(?:{'|'.join(map(re.escape, sorted(absent)))})\b", "false", part)
    return part


def _called(kind: str, spec: Ksy, false: set[Param]) -> str:
    """Return a type with the arguments of the remaining params."""
    match = _ARGUMENTS.fullmatch(kind)
    definition = spec["types"].get(match[1]) if match else None
    if match is None or definition is None:
        return kind
    params = [param["id"] for param in definition.get("params", [])]
    arguments = [
        argument.strip()
        for param, argument in zip(params, match[2].split(","), strict=True)
        if (match[1], param) not in false
    ]
    return f"{match[1]}({', '.join(arguments)})" if arguments else match[1]
