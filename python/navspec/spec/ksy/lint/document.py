"""W4, W12, W23 and the key order: how a spec is written down."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from navspec.spec.ksy import inherit
from navspec.spec.ksy.lint.loader import Problem
from navspec.spec.ksy.lint.model import Body, Spec

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


def w4_quoted_constants(spec: Spec) -> Iterator[Problem]:
    """Integers above int32 are text, or a compiler in a browser cannot read them; it does not look at annotations."""

    def walk(value: Any, holder: Body, where: str) -> Iterator[Problem]:
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


def w12_documentation(spec: Spec) -> Iterator[Problem]:
    """Every field says what it is and how that is known."""
    for attribute in spec.fields:
        if not attribute.body.get("doc", "").strip():
            yield spec.problem(attribute, "W12", "`doc` is missing")
        evidence = attribute.evidence
        if not evidence:
            yield spec.problem(attribute, "W12", "`-evidence` is missing")
        elif evidence != sorted(evidence, key=EVIDENCE.index):
            yield spec.problem(attribute, "W12", f"the strongest evidence stands first: {', '.join(EVIDENCE)}")


def w23_everything(spec: Spec) -> Iterator[Problem]:
    """What is no field says what it is, too: structures, params, derived values, members of enums, bits with names."""
    for type_ in spec.types.values():
        if not type_.body.get("doc", "").strip():
            yield spec.problem(type_, "W23", "`doc` is missing")
        for attribute in (*type_.params, *type_.instances):
            follows = attribute.kind == "instance" and inherit.doc(attribute.id, type_.body)
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


def to_strings(spec: Spec) -> Iterator[Problem]:
    """What describes a structure names its fields alone."""
    for type_ in spec.types.values():
        instances = {attribute.id for attribute in type_.instances}
        for name in re.findall(r"\{(\w+)", type_.body.get("to-string", "")):
            if name in instances:
                message = f"`{name}` is an instance, with which Go and Rust do not build: name fields"
                yield spec.problem(type_, "to-string", message)


def key_order(spec: Spec) -> Iterator[Problem]:
    """Keys stand in the order of the style guide, the project's own keys last."""
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
    spec: Spec, body: Body, order: Sequence[str], where: str, line_of: Body | None = None
) -> Iterator[Problem]:
    ranks = [(order.index(key) if key in order else len(order), key) for key in body]
    for (rank, key), (following, next_key) in pairwise(ranks):
        if rank > following:
            yield spec.problem(line_of or body, "key order", f"`{next_key}` stands before `{key}`", where)
            return
