"""Existence of the names in annotations: lists, tables, columns, enums and members."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from string import Formatter
from typing import Any

from navspec.spec.ksy.lint.expressions import is_boolean
from navspec.spec.ksy.lint.loader import LintProblem
from navspec.spec.ksy.lint.model import Attribute, KsySpec, KsyType

RULE_KEYS = ("-expect", "-key", "-unique", "-checksum", "-echo", "-ref", "-range-ref")

_FACTS = {"-key": {"value", "expected"}, "-checksum": {"value", "expected"}, "-echo": set[str]()}


def names_exist(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that the lists, tables, columns and enums that an annotation names exist."""
    for attribute in spec.fields:
        owner = attribute.owner
        for key in ("-count-of", "-size-of"):
            listed = owner.attribute(attribute.body[key]["list"]) if key in attribute.body else None
            if key in attribute.body and listed is None:
                yield _missing(spec, attribute, key, attribute.body[key]["list"], "this type")
            elif listed and listed.body.get("repeat") == "eos":
                yield spec.problem(attribute, key, f"{listed.id} has no count: it ends with the file (`repeat: eos`)")
        if "-index" in attribute.body and spec.enum(attribute.body["-index"]["enum"]) is None:
            yield _missing(spec, attribute, "-index", attribute.body["-index"]["enum"], "the enums")
        if "-enum" in attribute.body:
            yield from _names(spec, attribute, attribute.body["-enum"])
        for rule in attribute.rules("-expect"):
            if "in-enum" in rule and spec.enum(rule["in-enum"]) is None:
                yield _missing(spec, attribute, "-expect", rule["in-enum"], "the enums")
        for key in ("-ref", "-range-ref"):
            for rule in attribute.rules(key):
                yield from _reference(spec, attribute, key, rule)
        for key in ("-pairs", "-beside"):
            if key in attribute.body:
                table = attribute.body[key]
                yield from _table(spec, attribute, key, table if isinstance(table, str) else table["table"])
        if "names" in attribute.body.get("-files", {}):
            yield from _table(spec, attribute, "-files", attribute.body["-files"]["names"])
        yield from _bits(spec, attribute, attribute.body.get("-bits", {}))
        for key in RULE_KEYS:
            for rule in attribute.rules(key):
                yield from _message(spec, attribute, key, rule.get("message", ""))


def _names(spec: KsySpec, attribute: Attribute, name: str) -> Iterator[LintProblem]:
    """Require a derived value for names that it can give, as derived values reach every language."""
    members = spec.enum(name)
    if members is None:
        yield _missing(spec, attribute, "-enum", name, "the enums")
    elif attribute.integer and "repeat" not in attribute.body and min(map(int, members)) >= 0:
        message = f"name the values in an instance `{attribute.id}_name`, which every language has"
        yield spec.problem(attribute, "-enum", message)
    elif attribute.integer is None and "size" not in attribute.body:
        yield spec.problem(attribute, "-enum", "names are for whole numbers, and for bytes that are a text")


def partners_exist(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that the members of enums that `-with` names exist."""
    for name, members in spec.enums.items():
        for value, member in members.items():
            for enum, partners in member.get("-with", {}).items() if isinstance(member, dict) else ():
                member_ids = {
                    named if isinstance(named, str) else named["id"] for named in (spec.enum(enum) or {}).values()
                }
                for partner in partners if isinstance(partners, list) else [partners]:
                    if (isinstance(partner, str) or member_ids) and partner not in member_ids:
                        message = f"`{partner}` is not a member of an enum {enum}"
                        yield spec.problem(members, "-with", message, f"enums/{name}/{value}")


def _bits(spec: KsySpec, attribute: Attribute, bits: dict[str, Any]) -> Iterator[LintProblem]:
    """Require that names of bits depend only on facts of the whole file, and that no name is used for two bits."""
    choices = [list(bit.values()) if isinstance(bit, dict) else [bit] for bit in bits.values()]
    for name, count in Counter(name for names in choices for name in set(names)).items():
        if count > 1:
            yield spec.problem(attribute, "-bits", f"`{name}` names {count} bits")
    for condition in (name for bit in bits.values() if isinstance(bit, dict) for name in bit if name != "_"):
        if not _is_condition(spec, condition):
            yield spec.problem(attribute, "-bits", _NO_CONDITION.format(condition))


_NO_CONDITION = "`{}` is not a boolean value instance of the root"


def _is_condition(spec: KsySpec, name: str) -> bool:
    named = spec.root.attribute(name)
    return named is not None and named.kind == "instance" and is_boolean(named)


def _table(spec: KsySpec, attribute: Attribute, key: str, name: str) -> Iterator[LintProblem]:
    table = _follow(spec.root, name)
    if not table or "repeat" not in table.body:
        yield _missing(spec, attribute, key, name, "the tables of the root")


def _reference(spec: KsySpec, attribute: Attribute, key: str, rule: dict[str, Any]) -> Iterator[LintProblem]:
    yield from _table(spec, attribute, key, rule["table"])
    table = _follow(spec.root, rule["table"])
    if table and "key" in rule and not _column(spec, table, rule["key"]):
        yield _missing(spec, attribute, key, rule["key"], f"table {rule['table']}")
    if "if" in rule and not _is_condition(spec, rule["if"]):
        yield spec.problem(attribute, key, _NO_CONDITION.format(rule["if"]))
    if "below" in rule and not spec.root.attribute(rule["below"]):
        yield _missing(spec, attribute, key, rule["below"], "the root")
    for name in (rule[part] for part in ("row", "file", "first", "count") if part in rule):
        if not _column(spec, attribute, name):
            yield _missing(spec, attribute, key, name, "the record")


def _message(spec: KsySpec, attribute: Attribute, key: str, text: str) -> Iterator[LintProblem]:
    try:
        parts = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    except ValueError as error:
        yield spec.problem(attribute, key, f"message: {error}")
        return
    for name in parts:
        if (
            name not in {"where", "field", *_FACTS.get(key, {"value"})}
            and not _column(spec, attribute, name)
            and not _follow(attribute.owner, name)
        ):
            yield _missing(spec, attribute, key, name, "the record that the message speaks of")


def _column(spec: KsySpec, table: Attribute, name: str) -> Attribute | None:
    """Return a field of the rows of a table; for a number, a field of the record that contains it."""
    return _follow(spec.find(table.type) or table.owner, name)


def _follow(start: KsyType, name: str) -> Attribute | None:
    """Return the attribute of that name, which may be one that the spec sets with `-column`."""
    first, _, rest = name.partition(".")
    target = start.attribute(first) or next(
        (field for field in start.fields if field.body.get("-column") == first), None
    )
    if target and not rest:
        return target
    for parent in [target] if target else [field for field in start.fields if field.body.get("-column") == "."]:
        inner = start.spec.find(parent.type)
        if hit := _follow(inner, rest if target else name) if inner else None:
            return hit
    return None


def _missing(spec: KsySpec, attribute: Attribute, key: str, name: str, place: str) -> LintProblem:
    return spec.problem(attribute, key, f"`{name}` is not in {place}")
