"""What a spec says once for several of its parts, given to each of them: evidence, rules, scales, texts that follow.

Plain mappings go in, so that the compile step, which fills everything in, and the lint, which looks at what the author
wrote, read a spec alike.
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
"""Key of a spec: what several fields expect, by the code of the rule."""
_ABOUT_THE_RULE = ("code", "severity", "evidence", "unmodified", "message")
"""What a rule says beside what it asks for."""
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the former is ten times as fast
_DEEPEST = 100
_SCALED = re.compile(r"(\w+)\.as<f8> \* (\d+\.\d+(?:e-?\d+)?)")


class SpecError(NavspecError):
    """A spec that cannot be compiled to data; names the place."""


def definitions(spec: Body) -> Iterator[Any]:
    """The root and the types of a spec."""
    yield spec
    yield from spec.get("types", {}).values()


def listed(said: Any) -> list[Any]:
    """What stands once, or several times as a list."""
    return said if isinstance(said, list) else [said]


def evidence(*nearest_first: Body) -> list[str]:
    """How the meaning of a field is known: what the nearest of itself, its type and its spec says; empty for nothing."""
    return next((listed(each["-evidence"]) for each in nearest_first if "-evidence" in each), [])


def rule(said: str | Body, shared: Mapping[str, Body]) -> Ksy:
    """The whole of a rule: what a field says of it, and before that what the spec says for all fields with that code."""
    own = {"code": said} if isinstance(said, str) else said
    whole = {**shared.get(own["code"], {}), **own}
    asked = {key: value for key, value in whole.items() if key not in _ABOUT_THE_RULE}
    return asked | {key: whole[key] for key in _ABOUT_THE_RULE if key in whole}


def scale(value: Any) -> tuple[str, float] | None:
    """Field and factor of a derived value that does nothing but multiply a stored number, such as `x.as<f8> * 0.125`."""
    found = _SCALED.fullmatch(str(value))
    return (found[1], float(found[2])) if found else None


def doc(name: str, definition: Body) -> str:
    """What an instance is, where the spec shows it: the meaning of a number, or whether one field is stored."""
    body = definition["instances"][name]
    fields = {each.get("id") for each in definition.get("seq", [])}
    if "enum" in body and body.get("value") in fields:
        return f"Meaning of `{body['value']}`."
    asking = [each["id"] for each in definition.get("seq", []) if each.get("if") == name]
    return f"Whether `{asking[0]}` is stored." if len(asking) == 1 else ""


def parsed(text: str) -> Ksy:
    """A spec as its author wrote it; raises `SpecError` for one that is nested too deeply."""
    return pickle.loads(_parsed(text))


@lru_cache(64)
def _parsed(text: str) -> bytes:
    """The same, to be copied whenever it is asked for: specs that lend to others are read for each of those."""
    demand_shallow(text)
    return pickle.dumps(yaml.load(text, Loader=LOADER))


def demand_shallow(text: str) -> None:
    """Raise `SpecError` for YAML that is nested too deeply."""
    depth = 0
    for event in yaml.parse(text, Loader=LOADER):  # one by one, where the composer of libyaml fills the stack
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST:
            raise SpecError(f"line {event.start_mark.line + 1}: lists and mappings stand {depth} deep in each other")


def read(path: Path) -> Ksy:
    """The spec at `path`, with what its parts leave to others filled in.

    Raises `SpecError` for a name that nothing has.
    """
    spec = parsed(path.read_text(encoding="utf-8"))
    shared = spec.pop(RULES, {})
    if any(each not in shared for each in _unfinished(spec)):
        shared = {**_rules_of_imports(path, spec), **shared}
    for definition in reversed(list(definitions(spec))):  # the root, from which all inherit, is the last
        for name, body in definition.get("instances", {}).items():
            if "doc" not in body and (text := doc(name, definition)):
                body["doc"] = text
        if "seq" in definition:
            definition["seq"] = [_filled_in(each, definition, spec, shared, path.name) for each in definition["seq"]]
        definition.pop("-evidence", None)
    return spec


def _rules_of_imports(path: Path, spec: Ksy) -> Ksy:
    """What the fields of the specs that it imports expect together, by the code of the rule."""
    imported = [path.parent / f"{name}.ksy" for name in spec["meta"].get("imports", [])]
    specs = [parsed(each.read_text(encoding="utf-8")) for each in imported]
    return {code: body for each in specs for code, body in each.get(RULES, {}).items()}


def _unfinished(spec: Ksy) -> Iterator[str]:
    """Codes of the rules of which fields do not say all themselves."""
    fields = (field for definition in definitions(spec) for field in definition.get("seq", []))
    for said in (each for field in fields for each in listed(field.get("-expect", []))):
        if isinstance(said, str) or "severity" not in said or "evidence" not in said:
            yield said if isinstance(said, str) else said["code"]


def _filled_in(field: Ksy, definition: Ksy, spec: Ksy, shared: Mapping[str, Body], where: str) -> Ksy:
    where = f"{where}: field {field.get('id', '?')}"
    found: Ksy = {key: value for key, value in field.items() if not key.startswith("-") or key == "-orig-id"}
    if said := evidence(field, definition, spec):
        found["-evidence"] = [*said]  # shared objects would be aliases in YAML
    for key, value in field.items():
        if key == "-scale" and isinstance(value, str):
            found |= _scaled(field, value, definition, where)
        elif key == "-expect":
            rules = [_whole(each, shared, where) for each in listed(value)]
            found[key] = rules if isinstance(value, list) else rules[0]
        else:
            found.setdefault(key, value)
    return found


def _scaled(field: Ksy, name: str, definition: Ksy, where: str) -> Ksy:
    body = definition.get("instances", {}).get(name, {})
    match scale(body.get("value")):
        case (number, factor) if number == field["id"]:
            unit = {"-unit": body["-unit"]} if "-unit" in body and "-unit" not in field else {}
            return {**unit, "-scale": factor}
    raise SpecError(f"{where}: `-scale`: no instance {name} is `{field['id']}.as<f8> * ...`")


def _whole(said: str | Body, shared: Mapping[str, Body], where: str) -> Ksy:
    found = deepcopy(rule(said, shared))
    if "severity" not in found:
        raise SpecError(f"{where}: `-expect`: no `{RULES}` say more of {found['code']}")
    return found
