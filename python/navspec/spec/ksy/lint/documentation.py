"""W4, W12, W23 to W25 and the key order: texts, units, constants and repetition in a spec."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from navspec.spec.ksy import inherit
from navspec.spec.ksy.lint.loader import LintProblem, rule_fault
from navspec.spec.ksy.lint.model import Attribute, Body, KsySpec, KsyType, bare_name

EVIDENCE = ("engine", "measured", "community", "inferred", "unknown")

_META = [
    *("id", "title", "application", "file-extension", "xref", "tags", "license", "ks-version", "imports"),
    *("endian", "bit-endian"),
]
_TYPE = ["meta", "doc", "doc-ref", "to-string", "params", "seq", "instances", "types", "enums"]
_ATTRIBUTE = [
    *("id", "-orig-id", "size", "size-eos", "type", "enum", "terminator", "valid", "contents"),
    *("repeat", "repeat-expr", "repeat-until", "if", "doc", "doc-ref"),
]
_INSTANCE = ["-orig-id", "pos", "size", "type", "value", "enum", "if", "doc", "doc-ref"]

_INT32 = range(-(2**31), 2**31)


def w4_quoted_constants(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that integers above int32 are text, or a compiler in a browser cannot read them; it does not look at
    annotations.
    """

    def walk(value: Any, holder: Body, where: str) -> Iterator[LintProblem]:
        if isinstance(value, dict):
            for key, child in value.items():
                if not str(key).startswith("-"):
                    yield from walk(child, value, f"{where}/{key}")
        elif isinstance(value, list):
            for index, child in enumerate(value):
                name = child.get("id", index) if isinstance(child, dict) else index
                yield from walk(child, holder, f"{where}/{name}")
        elif isinstance(value, int) and value not in _INT32:
            yield spec.problem(holder, "W4", f"quote {value}: it is above int32", where.removeprefix("/"))

    yield from walk(spec.document.data, spec.document.data, "")


def w12_documentation(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that every field has documentation and evidence."""
    for attribute in spec.fields:
        if not attribute.body.get("doc", "").strip():
            yield spec.problem(attribute, "W12", "`doc` is missing")
        evidence = attribute.evidence
        if not evidence:
            yield spec.problem(attribute, "W12", "`-evidence` is missing")
        elif evidence != sorted(evidence, key=EVIDENCE.index):
            yield spec.problem(attribute, "W12", f"the strongest evidence comes first: {', '.join(EVIDENCE)}")


def w23_everything(spec: KsySpec) -> Iterator[LintProblem]:
    """Require documentation of everything else: structures, params, derived values, members of enums, named bits."""
    for type_ in spec.types.values():
        if not type_.body.get("doc", "").strip():
            yield spec.problem(type_, "W23", "`doc` is missing")
        for attribute in (*type_.params, *type_.instances):
            follows = attribute.kind == "instance" and inherit.derived_doc(attribute.id, type_.body)
            if not attribute.body.get("doc", "").strip() and not follows:
                yield spec.problem(attribute, "W23", "`doc` is missing")
    for attribute in spec.fields:
        for name in _bit_names(attribute.body):
            if f"`{name}`" not in attribute.body.get("doc", ""):
                yield spec.problem(attribute, "W23", f"`doc` does not say what the bit `{name}` means")
    for name, members in spec.enums.items():
        for value, member in members.items():
            if isinstance(member, str) or not member.get("doc", "").strip():
                yield spec.problem(members, "W23", "`doc` is missing", f"enums/{name}/{value}")


def to_strings(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that the `to-string` of a structure names only its fields."""
    for type_ in spec.types.values():
        instances = {attribute.id for attribute in type_.instances}
        for name in re.findall(r"\{(\w+)", type_.body.get("to-string", "")):
            if name in instances:
                message = f"`{name}` is an instance, with which Go and Rust do not build: name fields"
                yield spec.problem(type_, "to-string", message)


def key_order(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that keys are in the order of the style guide, the project's own keys last."""
    data = spec.document.data
    yield from _ordered(spec, data["meta"], _META, "meta")
    for type_ in spec.types.values():
        standard = {key: value for key, value in type_.body.items() if not key.startswith("-")}
        yield from _ordered(spec, standard, _TYPE, type_.where.rstrip("/"), line_of=type_.body)
        for attribute in type_.fields:
            yield from _ordered(spec, attribute.body, _ATTRIBUTE, attribute.where)
        for attribute in type_.instances:
            yield from _ordered(spec, attribute.body, _INSTANCE, attribute.where)


def _bit_names(body: Body) -> Iterator[str]:
    for names in body.get("-bits", {}).values():
        yield from [names] if isinstance(names, str) else names.values()


def _ordered(
    spec: KsySpec, body: Body, order: Sequence[str], where: str, line_of: Body | None = None
) -> Iterator[LintProblem]:
    ranks = [(order.index(key) if key in order else len(order), key) for key in body]
    for (rank, key), (following, next_key) in pairwise(ranks):
        if rank > following:
            yield spec.problem(line_of or body, "key order", f"`{next_key}` comes before `{key}`", where)
            return


_SAYS_WHAT_IT_IS = ("-unit", "enum", "-enum", "-key", "-unique", "-count-of", "-checksum", "-bits")
"""Keys beside which a number needs no unit."""


def w24_units(spec: KsySpec) -> Iterator[LintProblem]:
    """Require a unit for numbers that the spec does not describe as something without one."""
    unitless = {*_counts(spec), *_references(spec)}
    for attribute in spec.fields:
        if (
            _is_number(attribute)
            and (attribute.owner.name, attribute.id) not in unitless
            and not _says_what_it_is(attribute)
            and not _has_unit_where_it_is_used(attribute.owner)
        ):
            message = "give the number its `-unit`; `-unit: none` says that it has none"
            yield spec.problem(attribute, "W24", message)


def _is_number(attribute: Attribute) -> bool:
    is_choice = attribute.switch is not None and "size" not in attribute.body
    return bool(attribute.integer or attribute.is_float or (attribute.bits or 0) > 1 or is_choice)


def _says_what_it_is(attribute: Attribute) -> bool:
    body = attribute.body
    valid = body.get("valid", {})
    return (
        any(key in body for key in _SAYS_WHAT_IT_IS)
        or _is_scaled_by_a_value_with_unit(attribute)
        or "row" not in body.get("-ref", {"row": ""})
        or attribute.evidence == ["unknown"]
        or not isinstance(valid, dict)
        or bool({"eq", "any-of"} & valid.keys())
        or any({"eq", "any-of", "in-enum"} & rule.keys() for rule in attribute.rules("-expect"))
        or attribute.owner.attribute(f"{attribute.id}_name") is not None
    )


def _is_scaled_by_a_value_with_unit(attribute: Attribute) -> bool:
    scaled = attribute.owner.attribute(str(attribute.body.get("-scale")))
    return scaled is not None and "-unit" in scaled.body


def _counts(spec: KsySpec) -> Iterator[tuple[str, str]]:
    """Yield type and name of the numbers that count a list of their own type."""
    for attribute in spec.fields:
        expression = attribute.expression("repeat-expr")
        if expression and (name := bare_name(expression.tree)):
            yield attribute.owner.name, name


def _references(spec: KsySpec) -> Iterator[tuple[str, str]]:
    """Yield type and name of the numbers that `-ref` and `-range-ref` name as rows, files and counts."""
    for attribute in spec.fields:
        record = spec.find(attribute.type) or attribute.owner
        for rule in (*attribute.rules("-ref"), *attribute.rules("-range-ref")):
            for part in ("row", "file", "first", "count"):
                name, _, bit = rule.get(part, "").partition(".")
                named = record.attribute(name)
                yield (str(named.type), bit) if named and bit else (record.name, name)


def _has_unit_where_it_is_used(owner: KsyType) -> bool:
    """Return whether every field that holds the structure gives it a unit, as those of points do."""
    uses = list(owner.spec.uses(owner.name))
    return bool(uses) and all("-unit" in use.body for use in uses)


def w25_redundancy(spec: KsySpec) -> Iterator[LintProblem]:
    """Reject evidence, rules, scales and texts that are inherited or follow from other keys."""
    root = spec.document.data
    for type_ in spec.types.values():
        if not type_.is_root and "-evidence" in type_.body and _repeats(type_.body["-evidence"], root):
            yield spec.problem(type_, "W25", _AGAIN.format("-evidence", "the spec"))
        for attribute in type_.fields:
            if "-evidence" in attribute.body and _repeats(attribute.body["-evidence"], type_.body, root):
                yield spec.problem(attribute, "W25", _AGAIN.format("-evidence", "the type or spec around it"))
            yield from _check_scale(spec, attribute)
        for attribute in type_.instances:
            text = inherit.derived_doc(attribute.id, type_.body)
            if text and attribute.body.get("doc", "").strip() == text:
                yield spec.problem(attribute, "W25", "`doc` follows from the rest: leave it out")
    yield from _check_expectations(spec)


_AGAIN = "`{}` says what {} says: leave it out"


def _repeats(evidence: str | list[str], *around: inherit.Body) -> bool:
    return inherit.as_list(evidence) == inherit.inherited_evidence(*around)


def _check_scale(spec: KsySpec, attribute: Attribute) -> Iterator[LintProblem]:
    scale = attribute.body.get("-scale")
    scaling = {
        instance.id: instance for instance in attribute.owner.instances if _factor(instance, attribute) is not None
    }
    if isinstance(scale, str):
        if scale not in scaling:
            yield spec.problem(attribute, "-scale", f"no instance `{scale}` is `{attribute.id}.as<f8> * ...`")
        elif "-unit" in attribute.body and scaling[scale].body.get("-unit") == attribute.body["-unit"]:
            yield spec.problem(attribute, "W25", _AGAIN.format("-unit", f"`{scale}`"))
    elif same := [name for name, instance in scaling.items() if _factor(instance, attribute) == scale]:
        yield spec.problem(attribute, "W25", f"`{same[0]}` has the scale: `-scale: {same[0]}`")


def _factor(instance: Attribute, number: Attribute) -> float | None:
    match inherit.parse_scale(instance.body.get("value")):
        case (name, factor) if name == number.id:
            return factor
    return None


def _check_expectations(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that each rule is whole, and that a rule of several fields is written under `-rules`."""
    seen: Counter[str] = Counter()
    named: set[str] = set()
    for attribute in spec.fields:
        for declared, whole in zip(
            inherit.as_list(attribute.body.get("-expect", [])), attribute.rules("-expect"), strict=True
        ):
            code, shared = whole["code"], spec.rules.get(whole["code"], {})
            named.add(code)
            if isinstance(declared, str) and not shared:
                yield spec.problem(attribute, "-expect", f"`{code}` is not in `{inherit.RULES}`")
            elif fault := rule_fault(whole):
                yield spec.problem(attribute, "schema", f"{code}: {fault}")
            if not isinstance(declared, str) and (again := [key for key in shared if declared.get(key) == shared[key]]):
                yield spec.problem(attribute, "W25", _AGAIN.format(again[0], f"`{code}` in `{inherit.RULES}`"))
            if seen[str(whole)] and not shared:
                message = f"`{code}` is on another field as well: write it once, in `{inherit.RULES}`"
                yield spec.problem(attribute, "W25", message)
            seen[str(whole)] += 1
    named.update(_named_checks(spec))
    for code in spec.document.data.get(inherit.RULES, {}):
        if code not in named:
            yield spec.problem(spec.document.data, "W25", "no field expects it", f"{inherit.RULES}/{code}")


def _named_checks(spec: KsySpec) -> Iterator[str]:
    """Yield the codes of the checks that are named where they are made."""
    bodies = [part.body for part in (*spec.types.values(), *spec.fields)]
    checks = (check for body in bodies for key in inherit.CHECKS for check in inherit.as_list(body.get(key, [])))
    yield from (check for check in checks if isinstance(check, str))
