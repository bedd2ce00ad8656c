"""Params as value instances, for languages to which the compiler hands no params.

A type with params is used by one structure of a spec, always with the same ones, so a param is a constant, or a value of the
structure around it. Constructors without arguments would do for every language, but are no reason to take them from those that
have them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml

from navspec.spec.ksy.borrow import Ksy, SpecError, definitions, load
from navspec.spec.ksy.lint import LintProblem
from navspec_build.self_contained import self_contained

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


def problems(specs: Iterable[Path]) -> list[LintProblem]:
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
