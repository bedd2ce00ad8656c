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
"""Key of a spec: conditions that several fields expect, and checks that several structures make, by the code of the
rule.
"""
CHECKS = ("-checks", "-derived")
"""Keys of checks, which may be in `-rules` as well."""
LIKE = "-like"
"""Key of the root or a field of it: an imported spec, whose annotations at the same place hold here as well."""
_NOT_LENT = ("-orig-id", "-webide-representation", "-evidence", RULES, LIKE)
"""Annotations that `-like` does not take over."""
_JOINED = ("-checks",)
"""Annotations that a field takes over in addition to its own."""
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


def take_over(own: Body, lent: Body) -> Ksy:
    """Return the root or a field with the annotations of another one, as its `-like` says."""
    lent_notes = {key: value for key, value in lent.items() if key.startswith("-") and key not in _NOT_LENT}
    joined = {key: [*lent_notes[key], *own[key]] for key in _JOINED if key in lent_notes and key in own}
    return {key: value for key, value in ({**own, **lent_notes} | dict(own) | joined).items() if key != LIKE}


def lending_part(own: Body, lender: Body, *, is_root: bool) -> Body | None:
    """Return the part of another spec that is at the place of the root or of a field of it; None if there is none."""
    fields = (field for field in lender.get("seq", []) if field.get("id") == own.get("id"))
    return lender if is_root else next(fields, None)


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
    spec = _with_lent(path, parse_yaml(path.read_text(encoding="utf-8")))
    shared = spec.pop(RULES, {})
    if any(code not in shared for code in _unfinished(spec)):
        shared = {**_rules_of_imports(path, spec), **shared}
    for definition in reversed(list(definitions(spec))):  # the root, from which all inherit, is the last
        if "-checks" in definition:
            definition["-checks"] = _whole_checks(definition["-checks"], shared, path.name)
        for name, body in definition.get("instances", {}).items():
            if "doc" not in body and (text := derived_doc(name, definition)):
                body["doc"] = text
        if "seq" in definition:
            definition["seq"] = [_filled_in(field, definition, spec, shared, path.name) for field in definition["seq"]]
        definition.pop("-evidence", None)
    return spec


def _with_lent(path: Path, spec: Ksy) -> Ksy:
    """Return a spec with the annotations that its root and the fields of it take over from imported specs."""
    fields = spec.get("seq", [])
    if not any(LIKE in part for part in (spec, *fields)):
        return spec
    imported = {lender["meta"]["id"]: lender for lender in _imported(path, spec)}

    def whole(own: Ksy, *, is_root: bool = False) -> Ksy:
        if LIKE not in own:
            return own
        lent = lending_part(own, imported.get(own[LIKE], {}), is_root=is_root)
        if not lent:
            raise SpecError(f"{path.name}: `{LIKE}`: {own[LIKE]} is not imported, or has no field {own.get('id', '')}")
        return take_over(own, lent)

    return {**whole(spec, is_root=True), "seq": [whole(field) for field in fields]}


def _imported(path: Path, spec: Ksy) -> list[Ksy]:
    """Return the specs that a spec imports, as their authors wrote them."""
    paths = [path.parent / f"{name}.ksy" for name in spec["meta"].get("imports", [])]
    return [parse_yaml(imported_path.read_text(encoding="utf-8")) for imported_path in paths]


def _rules_of_imports(path: Path, spec: Ksy) -> Ksy:
    """Return the shared rules of the specs that a spec imports, by their codes."""
    return {code: body for imported in _imported(path, spec) for code, body in imported.get(RULES, {}).items()}


def _unfinished(spec: Ksy) -> Iterator[str]:
    """Yield the codes of rules that a field, or a structure, does not write in full."""
    fields = [field for definition in definitions(spec) for field in definition.get("seq", [])]
    for expectation in (expectation for field in fields for expectation in as_list(field.get("-expect", []))):
        if isinstance(expectation, str) or "severity" not in expectation or "evidence" not in expectation:
            yield expectation if isinstance(expectation, str) else expectation["code"]
    for part in (*definitions(spec), *fields):
        yield from (check for key in CHECKS for check in as_list(part.get(key, [])) if isinstance(check, str))


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
        elif key in CHECKS:
            checks = _whole_checks(as_list(value), shared, where)
            filled[key] = checks if isinstance(value, list) else checks[0]
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


def _whole_checks(declared: list[Any], shared: Mapping[str, Body], where: str) -> list[Ksy]:
    """Return checks, with the bodies in `-rules` for checks that only have a code."""
    if missing := [check for check in declared if isinstance(check, str) and check not in shared]:
        raise SpecError(f"{where}: no `{RULES}` say more of {missing[0]}")
    return [{"code": check, **deepcopy(shared[check])} if isinstance(check, str) else check for check in declared]


def _whole(declared: str | Body, shared: Mapping[str, Body], where: str) -> Ksy:
    complete = deepcopy(complete_rule(declared, shared))
    if "severity" not in complete:
        raise SpecError(f"{where}: `-expect`: no `{RULES}` say more of {complete['code']}")
    return complete
