"""W25: what is said once for several parts of a spec is not said again, and what is named is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from navspec.spec.ksy import inherit
from navspec.spec.ksy.lint import schema
from navspec.spec.ksy.lint.loader import Problem
from navspec.spec.ksy.lint.model import Attribute, Spec


def w25_said_once(spec: Spec) -> Iterator[Problem]:
    """Evidence, rules, scales and texts that stand where they are inherited, or where they follow."""
    root = spec.document.data
    for type_ in spec.types.values():
        if not type_.is_root and "-evidence" in type_.body and _repeats(type_.body["-evidence"], root):
            yield spec.problem(type_, "W25", _AGAIN.format("-evidence", "the spec"))
        for attribute in type_.fields:
            if "-evidence" in attribute.body and _repeats(attribute.body["-evidence"], type_.body, root):
                yield spec.problem(attribute, "W25", _AGAIN.format("-evidence", "what is around it"))
            yield from _scale(spec, attribute)
        for attribute in type_.instances:
            text = inherit.doc(attribute.id, type_.body)
            if text and attribute.body.get("doc", "").strip() == text:
                yield spec.problem(attribute, "W25", "`doc` follows from the rest: leave it out")
    yield from _rules(spec)


_AGAIN = "`{}` says what {} says: leave it out"


def _repeats(said: str | list[str], *around: inherit.Body) -> bool:
    return inherit.listed(said) == inherit.evidence(*around)


def _scale(spec: Spec, attribute: Attribute) -> Iterator[Problem]:
    said = attribute.body.get("-scale")
    found = {
        instance.id: instance for instance in attribute.owner.instances if _factor(instance, attribute) is not None
    }
    if isinstance(said, str):
        if said not in found:
            yield spec.problem(attribute, "-scale", f"no instance `{said}` is `{attribute.id}.as<f8> * ...`")
        elif "-unit" in attribute.body and found[said].body.get("-unit") == attribute.body["-unit"]:
            yield spec.problem(attribute, "W25", _AGAIN.format("-unit", f"`{said}`"))
    elif same := [name for name, each in found.items() if _factor(each, attribute) == said]:
        yield spec.problem(attribute, "W25", f"`{same[0]}` has the scale: `-scale: {same[0]}`")


def _factor(instance: Attribute, number: Attribute) -> float | None:
    match inherit.scale(instance.body.get("value")):
        case (name, factor) if name == number.id:
            return factor
    return None


def _rules(spec: Spec) -> Iterator[Problem]:
    """Each rule is whole, and one that several fields expect alike stands under `-rules`."""
    seen: Counter[str] = Counter()
    named: set[str] = set()
    for attribute in spec.fields:
        for said, whole in zip(
            inherit.listed(attribute.body.get("-expect", [])), attribute.rules("-expect"), strict=True
        ):
            code, shared = whole["code"], spec.rules.get(whole["code"], {})
            named.add(code)
            if isinstance(said, str) and not shared:
                yield spec.problem(attribute, "-expect", f"`{code}` is not in `{inherit.RULES}`")
            elif fault := schema.lacking(whole):
                yield spec.problem(attribute, "schema", f"{code}: {fault}")
            if not isinstance(said, str) and (again := [key for key in shared if said.get(key) == shared[key]]):
                yield spec.problem(attribute, "W25", _AGAIN.format(again[0], f"`{code}` in `{inherit.RULES}`"))
            if seen[str(whole)] and not shared:
                message = f"`{code}` stands on another field as well: say it once, in `{inherit.RULES}`"
                yield spec.problem(attribute, "W25", message)
            seen[str(whole)] += 1
    for code in spec.document.data.get(inherit.RULES, {}):
        if code not in named:
            yield spec.problem(spec.document.data, "W25", "no field expects it", f"{inherit.RULES}/{code}")
