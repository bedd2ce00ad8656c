"""Inheritance inside a spec: evidence, rules, scales and derived texts that are written once and apply to several parts.

It works on plain mappings, so that the compile step, which fills everything in, and the lint, which checks the file
as its author wrote it, read a spec in the same way.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from navspec.errors import NavspecError

Ksy = dict[str, Any]
Body = Mapping[str, Any]

RULES = "-rules"
"""Key of a spec: conditions that several fields expect, by the code of the rule."""
_ABOUT_THE_RULE = ("code", "severity", "evidence", "unmodified", "message")
"""Keys of a rule other than its conditions."""
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the former is ten times as fast
_DEEPEST = 100
_SCALED = re.compile(r"(\w+)\.as<f8> \* (\d+\.\d+(?:e-?\d+)?)")


class SpecError(NavspecError):
    """A spec that cannot be compiled to data; the message names the place."""


def definitions(spec: Body) -> Iterator[Any]:
    """Yield the root and the types of a spec."""
    yield spec
    yield from spec.get("types", {}).values()


def as_list(value: Any) -> list[Any]:
    """Return a list unchanged, and any other value as a list of one."""
    return value if isinstance(value, list) else [value]


def inherited_evidence(*nearest_first: Body) -> list[str]:
    """Return the evidence for the meaning of a field: that of the nearest of itself, its type and its spec; empty for
    none.
    """
    return next((as_list(body["-evidence"]) for body in nearest_first if "-evidence" in body), [])


def complete_rule(declared: str | Body, shared: Mapping[str, Body]) -> Ksy:
    """Return a whole rule: the keys of the field, and the keys that the spec has for all fields with that code."""
    local = {"code": declared} if isinstance(declared, str) else declared
    whole = {**shared.get(local["code"], {}), **local}
    conditions = {key: value for key, value in whole.items() if key not in _ABOUT_THE_RULE}
    return conditions | {key: whole[key] for key in _ABOUT_THE_RULE if key in whole}


def parse_scale(value: Any) -> tuple[str, float] | None:
    """Return field and factor of a derived value that only multiplies a stored number, such as `x.as<f8> * 0.125`."""
    match = _SCALED.fullmatch(str(value))
    return (match[1], float(match[2])) if match else None


def derived_doc(name: str, definition: Body) -> str:
    """Return the documentation of an instance where the spec shows it: the meaning of a number, or whether one field is
    stored.
    """
    body = definition["instances"][name]
    fields = {field.get("id") for field in definition.get("seq", [])}
    if "enum" in body and body.get("value") in fields:
        return f"Meaning of `{body['value']}`."
    asking = [field["id"] for field in definition.get("seq", []) if field.get("if") == name]
    return f"Whether `{asking[0]}` is stored." if len(asking) == 1 else ""


def parse_yaml(text: str) -> Ksy:
    """Return a spec as its author wrote it; raises `SpecError` for one that is nested too deeply."""
    return pickle.loads(_parsed(text))


@lru_cache(64)
def _parsed(text: str) -> bytes:
    """Return the pickled spec: specs that lend to others are read for each of them, and every reader gets a copy."""
    require_shallow(text)
    return pickle.dumps(yaml.load(text, Loader=LOADER))


def require_shallow(text: str) -> None:
    """Raise `SpecError` for YAML that is nested too deeply."""
    depth = 0
    for event in yaml.parse(text, Loader=LOADER):  # one by one, where the composer of libyaml fills the stack
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST:
            raise SpecError(f"line {event.start_mark.line + 1}: lists and mappings are nested {depth} deep")


def read_spec(path: Path) -> Ksy:
    """Return the spec at `path` with all inherited keys filled in.

    Raises `SpecError` for a name that does not exist.
    """
    spec = parse_yaml(path.read_text(encoding="utf-8"))
    shared = spec.pop(RULES, {})
    if any(code not in shared for code in _unfinished(spec)):
        shared = {**_rules_of_imports(path, spec), **shared}
    for definition in reversed(list(definitions(spec))):  # the root, from which all inherit, is the last
        for name, body in definition.get("instances", {}).items():
            if "doc" not in body and (text := derived_doc(name, definition)):
                body["doc"] = text
        if "seq" in definition:
            definition["seq"] = [_filled_in(field, definition, spec, shared, path.name) for field in definition["seq"]]
        definition.pop("-evidence", None)
    return spec


def _rules_of_imports(path: Path, spec: Ksy) -> Ksy:
    """Return the shared rules of the specs that a spec imports, by their codes."""
    imported = [path.parent / f"{name}.ksy" for name in spec["meta"].get("imports", [])]
    specs = [parse_yaml(imported_path.read_text(encoding="utf-8")) for imported_path in imported]
    return {code: body for imported_spec in specs for code, body in imported_spec.get(RULES, {}).items()}


def _unfinished(spec: Ksy) -> Iterator[str]:
    """Yield the codes of rules that a field does not write in full."""
    fields = (field for definition in definitions(spec) for field in definition.get("seq", []))
    for expectation in (expectation for field in fields for expectation in as_list(field.get("-expect", []))):
        if isinstance(expectation, str) or "severity" not in expectation or "evidence" not in expectation:
            yield expectation if isinstance(expectation, str) else expectation["code"]


def _filled_in(field: Ksy, definition: Ksy, spec: Ksy, shared: Mapping[str, Body], where: str) -> Ksy:
    where = f"{where}: field {field.get('id', '?')}"
    filled: Ksy = {key: value for key, value in field.items() if not key.startswith("-") or key == "-orig-id"}
    if sources := inherited_evidence(field, definition, spec):
        filled["-evidence"] = [*sources]  # shared objects would be aliases in YAML
    for key, value in field.items():
        if key == "-scale" and isinstance(value, str):
            filled |= _scaled(field, value, definition, where)
        elif key == "-expect":
            rules = [_whole(expectation, shared, where) for expectation in as_list(value)]
            filled[key] = rules if isinstance(value, list) else rules[0]
        else:
            filled.setdefault(key, value)
    return filled


def _scaled(field: Ksy, name: str, definition: Ksy, where: str) -> Ksy:
    body = definition.get("instances", {}).get(name, {})
    match parse_scale(body.get("value")):
        case (number, factor) if number == field["id"]:
            unit = {"-unit": body["-unit"]} if "-unit" in body and "-unit" not in field else {}
            return {**unit, "-scale": factor}
    raise SpecError(f"{where}: `-scale`: no instance {name} is `{field['id']}.as<f8> * ...`")


def _whole(declared: str | Body, shared: Mapping[str, Body], where: str) -> Ksy:
    complete = deepcopy(complete_rule(declared, shared))
    if "severity" not in complete:
        raise SpecError(f"{where}: `-expect`: no `{RULES}` say more of {complete['code']}")
    return complete
