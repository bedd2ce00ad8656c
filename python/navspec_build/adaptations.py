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
    """Return the text of the spec at `path`, as its author wrote it where `load` gives the same; raises as that
    does.
    """
    text = path.read_text(encoding="utf-8")
    try:
        is_same = _without_annotations(parse_yaml(text)) == _without_annotations(load(path))
    except yaml.YAMLError:  # the compiler reports the place
        return text
    return text if is_same else yaml.safe_dump(load(path), sort_keys=False, allow_unicode=True)


def _without_annotations(value: Any) -> Any:
    """Return the part of a spec that the compiler reads."""
    if isinstance(value, dict):
        return {key: _without_annotations(member) for key, member in value.items() if not str(key).startswith("-")}
    return [_without_annotations(element) for element in value] if isinstance(value, list) else value


_FLOOR = "0.as<u4>"
"""Lower bound of a count. Rust compares a plain constant without a sign, so that nothing is below 0."""


def with_floors(path: Path) -> str:
    """Return the text of the self-contained spec at `path`, where each `u4` with an upper bound has a lower one; raises
    as `load`.

    Rust compares bounds as 32 signed bits: a `u4` of 2^31 or more is negative there, and so below every upper bound.
    With 0 as
    its lower bound it is refused. The specs do not say so: for them no `u4` is below 0, and the compilers of other
    languages
    warn of comparing it.
    """
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
    """Return the text of the self-contained spec at `path` with value instances instead of params.

    For some languages the compiler leaves params out. A type with params is used by one structure of a spec, always
    with the
    same ones, so a param is a constant, or a value of the structure around it. Other languages keep their params.

    Raises `SpecError` as `load` does, and where a param has several values, or one that is more than a name.
    """
    spec, has_params = _replace_params(path)
    return yaml.safe_dump(spec, sort_keys=False, allow_unicode=True) if has_params else self_contained(path)


def _replace_params(path: Path) -> tuple[Ksy, bool]:
    """Return the spec at `path` with value instances instead of params, and whether it has any."""
    spec = load(path)
    arguments: dict[str, list[str]] = {}
    users: dict[str, Ksy] = {}
    for user, holder, key in _iter_type_references(spec):
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
            param["id"]: {"value": _instance_value(value, f"{path.name}: {name}"), "doc": param.get("doc", "")}
            for param, value in zip(params, values, strict=True)
        }
        definition["instances"] = instances | definition.get("instances", {})
    return spec, bool(arguments)


def find_param_problems(specs: Iterable[Path]) -> list[LintProblem]:
    """Return a problem for each spec with params that `without_params` cannot replace."""
    faults = []
    for path in specs:
        try:
            _replace_params(path)
        except SpecError as error:
            faults.append(LintProblem(path.name, 1, "", "W15", str(error)))
    return faults


def _iter_type_references(spec: Ksy) -> Iterator[tuple[Ksy, dict[Any, str], Any]]:
    """Yield each reference to a type: the structure, a mapping in it, and the key of the name in that."""
    for definition in definitions(spec):
        for attribute in definition.get("seq", []):
            match attribute.get("type"):
                case {"cases": cases}:
                    yield from ((definition, cases, case) for case in cases)
                case str():
                    yield definition, attribute, "type"


def _instance_value(argument: str, where: str) -> str:
    """Return the value of an argument in the structure itself."""
    if _CONSTANT.fullmatch(argument):
        return argument
    if not _NAME.fullmatch(argument):
        raise SpecError(f"{where} has the param {argument}: take a constant, or make it an instance of what uses it")
    return f"_parent.{argument}"


# The compiler (0.11) declares each class before it opens the namespace, so that there are two classes of the name.
_GLOBAL_CLASS = re.compile(r"^class \w+;\n\n?", re.MULTILINE)


def without_global_classes(text: str) -> str:
    """Return a header or source without the declarations outside of every namespace."""
    return _GLOBAL_CLASS.sub("", text)
