"""Specs adapted to the compiler and its targets: self-contained, without params, with lower bounds; and its C++ output."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml

from navspec.spec.ksy.borrow import Ksy, SpecError, definitions, load
from navspec.spec.ksy.inherit import parse_yaml
from navspec.spec.ksy.lint import LintProblem


def self_contained(path: Path) -> str:
    """The text of the spec at `path`, as its author wrote it where `load` gives the same; raises as that does."""
    text = path.read_text(encoding="utf-8")
    try:
        is_same = _compiled(parse_yaml(text)) == _compiled(load(path))
    except yaml.YAMLError:  # the compiler says where
        return text
    return text if is_same else yaml.safe_dump(load(path), sort_keys=False, allow_unicode=True)


def _compiled(value: Any) -> Any:
    """What the compiler reads of a spec or of a part of it."""
    if isinstance(value, dict):
        return {key: _compiled(member) for key, member in value.items() if not str(key).startswith("-")}
    return [_compiled(element) for element in value] if isinstance(value, list) else value


_FLOOR = "0.as<u4>"
"""With a constant alone Rust compares without a sign, and nothing is below 0."""


def with_floors(path: Path) -> str:
    """The text of the self-contained spec at `path`, where each `u4` with an upper bound has a lower one; raises as `load`."""
    spec = load(path)
    fields = [field for definition in definitions(spec) for field in definition.get("seq", [])]
    open_below = [
        field["valid"]
        for field in fields
        if field.get("type") == "u4" and isinstance(field.get("valid"), dict) and field["valid"].keys() == {"max"}
    ]
    for valid in open_below:
        valid["min"] = _FLOOR
    return yaml.safe_dump(spec, sort_keys=False, allow_unicode=True) if open_below else self_contained(path)


_CONSTANT = re.compile(r"true|false|-?\d+(\.\d+)?")
_NAME = re.compile(r"[a-z]\w*")


def without_params(path: Path) -> str:
    """The text of the self-contained spec at `path` with value instances instead of params.

    Raises `SpecError` as `load` does, and where a param has several values, or one that is more than a name.
    """
    spec = load(path)
    arguments: dict[str, list[str]] = {}
    users: dict[str, Ksy] = {}
    for user, holder, key in _structures(spec):
        name, _, listed = holder[key].partition("(")
        if not listed:
            continue
        values = [value.strip() for value in listed.rstrip(" )").split(",")]
        if arguments.setdefault(name, values) != values or users.setdefault(name, user) is not user:
            raise SpecError(f"{path.name}: {name} takes params and is used in two ways: Perl would need two types")
        holder[key] = name
    for name, values in arguments.items():
        definition = spec["types"][name]
        params = definition.pop("params", [])
        if len(params) != len(values):
            raise SpecError(f"{path.name}: {name} takes {len(params)} params, and has {len(values)}")
        instances = {
            param["id"]: {"value": _value(value, f"{path.name}: {name}"), "doc": param.get("doc", "")}
            for param, value in zip(params, values, strict=True)
        }
        definition["instances"] = instances | definition.get("instances", {})
    return yaml.safe_dump(spec, sort_keys=False, allow_unicode=True) if arguments else self_contained(path)


def find_param_problems(specs: Iterable[Path]) -> list[LintProblem]:
    """One for each spec with params that `without_params` cannot do without."""
    faults = []
    for path in specs:
        try:
            without_params(path)
        except SpecError as error:
            faults.append(LintProblem(path.name, 1, "", "W15", str(error)))
    return faults


def _structures(spec: Ksy) -> Iterator[tuple[Ksy, dict[Any, str], Any]]:
    """Where types are named: the structure, a mapping in it, and the key under which the name stands in that."""
    for definition in definitions(spec):
        for attribute in definition.get("seq", []):
            match attribute.get("type"):
                case {"cases": cases}:
                    yield from ((definition, cases, case) for case in cases)
                case str():
                    yield definition, attribute, "type"


def _value(argument: str, where: str) -> str:
    """What the structure itself says instead of its user."""
    if _CONSTANT.fullmatch(argument):
        return argument
    if not _NAME.fullmatch(argument):
        raise SpecError(f"{where} has the param {argument}: take a constant, or make it an instance of what uses it")
    return f"_parent.{argument}"


# The compiler (0.11) declares each class before it opens the namespace, so that there are two classes of the name.
_GLOBAL_CLASS = re.compile(r"^class \w+;\n\n?", re.MULTILINE)


def without_global_classes(text: str) -> str:
    """Return a header or source without the declarations that stand outside of every namespace."""
    return _GLOBAL_CLASS.sub("", text)
