"""W10, W18 and W20: ids that every target can take."""

from __future__ import annotations

import keyword
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from navspec.spec.ksy.lint.loader import LintProblem
from navspec.spec.ksy.lint.model import Attribute, Body, KsySpec

_SNAKE_CASE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

# PHP refuses these as class names.
_CLASS_NAMES = frozenset(["array", "iterable", "mixed", "never", "object", "string"])


@cache
def _reserved() -> frozenset[str]:
    """Return the words that break at least one target as an id, because the compiler never escapes them."""
    lines = Path(__file__).with_name("reserved.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(keyword.kwlist).union(*(line.split() for line in lines if not line.startswith("#")))


def w10_ids(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that ids are snake_case, the file bears the id, and no two things bear the same name."""
    data = spec.document.data
    if spec.document.path.stem != spec.id:
        yield spec.problem(
            data["meta"], "W10", f"file name and id differ: {spec.document.path.name}, {spec.id}", "meta/id"
        )
    for name, holder, where in _names(spec):
        if not _SNAKE_CASE.fullmatch(name):
            yield spec.problem(holder, "W10", f"`{name}` is not lower_snake_case", where)
    for type_ in spec.types.values():
        counts = Counter(attribute.id for attribute in type_.attributes)
        for name in (name for name, count in counts.items() if count > 1):
            yield spec.problem(type_, "W10", f"`{name}` appears twice")
    for imported in spec.imports:
        for name in sorted((spec.types.keys() | spec.enums.keys()) & (imported.types.keys() | imported.enums.keys())):
            yield spec.problem(data, "W10", f"`{name}` is in the imported {imported.id}, too", "")
    if spec.id in data.get("types", {}):
        yield spec.problem(data, "W10", f"type `{spec.id}` has the id of the spec", f"types/{spec.id}")


def w18_enums(spec: KsySpec) -> Iterator[LintProblem]:
    """Require that an enum on a field lists all its values and is of the same spec; members fit every target."""
    for attribute in spec.attributes:
        lender, _, name = attribute.body.get("enum", "").rpartition("::")
        if lender:
            instead = f"put the structure into {lender}, and borrow it: `type: {lender}::{attribute.owner.name}`"
            yield spec.problem(attribute, "W18", f"enum {name} of another spec is not found by the compiler: {instead}")
    for attribute in spec.fields:
        if "enum" in attribute.body:
            yield from _complete(spec, attribute.body["enum"], attribute)
    for attribute in spec.instances:
        source = str(attribute.body.get("value", ""))
        if "enum" in attribute.body and _SNAKE_CASE.fullmatch(source) and attribute.id != f"{source}_name":
            yield spec.problem(attribute, "W18", f"the instance that names the values of `{source}` is `{source}_name`")
    seen: dict[str, str] = {}
    for name, members in spec.enums.items():
        for value, member in members.items():
            where = f"enums/{name}/{value}"
            if int(value) not in range(-(2**31), 2**31):
                yield spec.problem(members, "W18", f"{value} is above int32", where)
            label = _member(member)
            if seen.setdefault(label, name) != name:
                yield spec.problem(
                    members, "W18", f"`{label}` is a member of {seen[label]}, too: Nim refuses it", where
                )


def w20_names(spec: KsySpec) -> Iterator[LintProblem]:
    """Reject keywords of any target; require different names for a field, its type, the enclosing type and its
    enums.
    """
    for name, holder, where in _names(spec):
        is_type = where == f"types/{name}"
        if name in _reserved() or (is_type and name in _CLASS_NAMES):
            yield spec.problem(holder, "W20", f"`{name}` is a reserved word in a target", where)
    for name in sorted(spec.types.keys() & spec.enums.keys()):
        yield spec.problem(spec.enums[name], "W20", f"`{name}` is a type and an enum", f"enums/{name}")
    for attribute in spec.attributes:
        reserved = {
            attribute.owner.name,
            spec.id,
            attribute.type,
            attribute.body.get("enum"),
            *attribute.targets.values(),
        }
        if attribute.owner.is_root:
            reserved |= spec.types.keys() | spec.enums.keys()
        if attribute.id in reserved:
            yield spec.problem(attribute, "W20", f"`{attribute.id}` is the name of a type or enum that it belongs to")


def _complete(spec: KsySpec, name: str, attribute: Attribute) -> Iterator[LintProblem]:
    members = spec.enum(name)
    if members is None:
        return
    bits = attribute.bits or (8 * int(attribute.integer[1]) if attribute.integer else 64)
    if len(members) < 2**bits:
        instead = f"keep the integer and name it in an instance `{attribute.id}_name`"
        yield spec.problem(attribute, "W18", f"enum {name} does not list all {bits}-bit values: {instead}")


def _names(spec: KsySpec) -> Iterator[tuple[str, Body | None, str]]:
    yield spec.id, spec.document.data["meta"], "meta/id"
    for name, body in spec.document.data.get("types", {}).items():
        yield name, body, f"types/{name}"
    for attribute in spec.attributes:
        yield attribute.id, attribute.body, attribute.where
    for name, members in spec.enums.items():
        yield name, members, f"enums/{name}"
        for value, member in members.items():
            yield _member(member), members, f"enums/{name}/{value}"


def _member(member: str | Body) -> str:
    return member if isinstance(member, str) else member["id"]
