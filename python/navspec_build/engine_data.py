"""Data of formats for the engine in JavaScript: properties, specs, and kinds of files that no format reads."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from navspec import rules
from navspec.families import families
from navspec.families.unsupported import KINDS
from navspec.family.containers import FileSets
from navspec.family.rules.declared import declared_rules
from navspec.family.rules.read_errors import build_read_rules
from navspec.inputs.unknown_files import REPLACEMENTS
from navspec.spec import Field, Spec

_EMPTY = ("", None, [], {}, ())
_HIDDEN = ("doc_ref", "owner", "lender", "orig_id")
"""Members of a spec that only the reference shows."""


def format_facts(spec: Spec) -> dict[str, Any]:
    """Return the properties of a format beyond its spec; empty ones without a family."""
    family = families().get(spec.family)
    form = next((format_ for format_ in family.formats if format_.id == spec.id), None) if family else None
    return {
        "id": spec.id,
        "title": form.title if form else spec.title,
        "family": spec.family,
        "variants": {name: dict(family.decisions[name]) for name in form.variants} if family and form else {},
        "extensions": list(form.extensions) if form else [],
        "patterns": [f"^{pattern.replace('.', '[.]').replace('*', '.*')}$" for pattern in form.patterns]
        if form
        else [],
        "magic": _magic(spec.root.fields[0]).hex(),
        "isArchive": any(field.notes_of("files") for field in spec.root.fields),
        "set": _set(spec.family, family.sets) if family and family.sets else None,
    }


def declared_codes(spec: Spec) -> set[str]:
    """Return the codes of the rules that a spec declares."""
    declared = (*spec.checks, *spec.read_errors)
    return {rule.code for rule in declared_rules(spec)} | {declaration["code"] for declaration in declared}


def family_rules(specs: Iterable[Spec]) -> dict[str, Any]:
    """Return the declared rules of each family, the rules that need the number of a file among them, the formats that
    rules on reading apply to, and the rules that only the library runs.
    """
    by_family: dict[str, list[Spec]] = {}
    for spec in specs:
        by_family.setdefault(spec.family, []).append(spec)
    declared = {family: {code for spec in own for code in declared_codes(spec)} for family, own in by_family.items()}
    return {
        family: {
            "codes": sorted(declared[family]),
            "undeclared": sorted(
                rule.code for rule in rules() if rule.family == family and rule.code not in declared[family]
            ),
            "numbered": sorted({code for spec in own for code in _numbered_codes(spec)}),
            "structure": {read_rule.rule.code: list(read_rule.formats) for read_rule in build_read_rules(own)},
        }
        for family, own in by_family.items()
        if family in families()
    }


def _numbered_codes(spec: Spec) -> Iterator[str]:
    """Yield the codes of the rules that a spec declares which need the number of a file."""
    yield from (check["code"] for check in spec.checks if check["numbered"])
    for rule in declared_rules(spec):
        if rule.note.get("is") == "file" or (rule.key == "ref" and "file" in rule.note):
            yield rule.code


def unread_kinds() -> dict[str, Any]:
    """Return the kinds of files that no format reads: other contents in place of a file, and known kinds."""
    return {
        "standIns": [stand_in.to_dict() for stand_in in REPLACEMENTS],
        "unsupported": [kind.to_dict() for kind in KINDS],
    }


def _magic(first: Field) -> bytes:
    """Return the bytes that every file of a format begins with, from its first field; empty where there are none."""
    if isinstance(fixed := first.valid.get("eq"), int) and isinstance(first.size, int):
        return fixed.to_bytes(first.size, "little" if first.endian == "le" else "big")
    return first.contents or b""


def _set(family: str, sets: FileSets) -> dict[str, Any]:
    """Return the pattern of numbers in file names, the size of a usual set, and of the largest."""
    name = sets.name(0)
    most = next(number for number in range(1, 1 << 20) if sets.number(sets.name(number)) is None)
    return {
        "id": family,
        "key": sets.key,
        "pattern": f"^{name.replace('0', '([0-9]+)', 1).replace('.', '[.]')}$",
        "members": sets.members({}, {}),
        "most": most,
        **({"squares": sets.squares()._asdict()} if sets.squares else {}),
    }


def trim_spec(data: dict[str, Any], *, docs: bool = True) -> dict[str, Any]:
    """Return a compiled spec with only the members that the engine reads; with the texts of `doc` where they are shown."""
    hidden = _HIDDEN if docs else (*_HIDDEN, "doc")
    kept = {key: data[key] for key in ("id", "title", "family", "version", "root", "endian")}
    types = {name: _trimmed(type_, hidden) for name, type_ in data["types"].items()}
    judged = {key: data[key] for key in ("relations", "checks", "labels", "lanes", "read_errors") if data.get(key)}
    uses = list(_enum_functions(judged))
    partners = {(node["enum"], node["of"]) for node in uses if node["op"] in ("partner", "is_partner")}
    worded = {node["enum"] for node in uses if node["op"] in ("enum_words", "enum_original", "words_of")}
    enums = {
        name: {
            "values": [
                _member(member, data["enums"], partners, name, is_worded=name in worded) for member in enum["values"]
            ]
        }
        for name, enum in data["enums"].items()
    }
    return {**kept, "types": types, "enums": enums, **judged}


def _enum_functions(tree: Any) -> Iterator[dict[str, Any]]:
    """Yield every operation inside trees that looks up an enum."""
    if isinstance(tree, dict):
        if "enum" in tree and "op" in tree:
            yield tree
        for part in tree.values():
            yield from _enum_functions(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from _enum_functions(part)


def _member(
    member: dict[str, Any], enums: dict[str, Any], partners: set[tuple[str, str]], enum: str, *, is_worded: bool
) -> dict[str, Any]:
    """Return a member of an enum with its words, its original name and its partners where checks use them."""
    kept = {"value": member["value"], "id": member["id"]}
    notes = member.get("notes", {})
    if is_worded:
        texts = {"words": member.get("doc", "").removesuffix("."), "original": notes.get("orig_id", "")}
        kept |= {key: text for key, text in texts.items() if text}
    numbers: dict[str, list[Any]] = {}
    for kind, names in notes.get("with", {}).items():
        if (enum, kind) in partners:
            by_name = {second["id"]: second["value"] for second in enums.get(kind, {}).get("values", ())}
            numbers[kind] = [by_name.get(name, name) for name in (names if isinstance(names, list) else [names])]
    return kept | ({"with": numbers} if numbers else {})


def _trimmed(data: Any, hidden: tuple[str, ...]) -> Any:
    if isinstance(data, dict):
        return {
            key: _trimmed(value, hidden)
            for key, value in data.items()
            if key not in hidden and not (key != "value" and not isinstance(value, bool) and value in _EMPTY)
        }
    return [_trimmed(element, hidden) for element in data] if isinstance(data, list) else data


def compact_json(data: Any) -> str:
    """Return data as JSON without spaces."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
