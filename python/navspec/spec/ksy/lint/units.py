"""W24: a number says its unit, or that it has none."""

from __future__ import annotations

from collections.abc import Iterator

from navspec.spec.ksy.lint.loader import Problem
from navspec.spec.ksy.lint.model import Attribute, Spec, Type, bare_name

_SAYS_WHAT_IT_IS = ("-unit", "enum", "-enum", "-key", "-unique", "-count-of", "-checksum", "-bits")
"""Keys beside which a number needs no unit."""


def w24_units(spec: Spec) -> Iterator[Problem]:
    """Numbers that neither have a unit nor are, by what the spec says of them, something that has none."""
    known = {*_counts(spec), *_references(spec)}
    for attribute in spec.fields:
        if (
            _is_number(attribute)
            and (attribute.owner.name, attribute.id) not in known
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


def _counts(spec: Spec) -> Iterator[tuple[str, str]]:
    """Type and name of the numbers that count a list of their own type."""
    for attribute in spec.fields:
        expression = attribute.expression("repeat-expr")
        if expression and (name := bare_name(expression.tree)):
            yield attribute.owner.name, name


def _references(spec: Spec) -> Iterator[tuple[str, str]]:
    """Type and name of the numbers that `-ref` and `-range-ref` name as rows, files and counts."""
    for attribute in spec.fields:
        record = spec.find(attribute.type) or attribute.owner
        for rule in (*attribute.rules("-ref"), *attribute.rules("-range-ref")):
            for part in ("row", "file", "first", "count"):
                name, _, bit = rule.get(part, "").partition(".")
                named = record.attribute(name)
                yield (str(named.type), bit) if named and bit else (record.name, name)


def _has_unit_where_it_is_used(owner: Type) -> bool:
    """Whether every field that holds the structure gives it a unit, as those of points do."""
    uses = list(owner.spec.uses(owner.name))
    return bool(uses) and all("-unit" in use.body for use in uses)
