"""Names that links lead to: the structures, fields, bits and enums of a spec."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from navspec.spec.model import Field, Spec, Type


def anchors(spec: Spec) -> frozenset[str]:
    """Every anchor of the page of a format, without those of its rules, which are their codes.

    A structure has its name, that of the whole file the id of the spec; what stands in it follows a dot: `node.flags`. A run of
    bits that one field alone uses has no name of its own, its bits follow the field: `node.flags.dead_end`. Bits that `-bits`
    names follow theirs in the same way. An enum has its name, `speed`, and its members `speed.fast`.
    """
    return frozenset((*_of_types(spec), *_of_enums(spec)))


def runs_of_bits(spec: Spec) -> frozenset[str]:
    """The types that are runs of bits and of which one field alone makes use."""
    uses = Counter(name for kind in spec.types.values() for each in kind.fields for name in _types_of(each))
    return frozenset(name for name, count in uses.items() if count == 1 and spec.types[name].bits)


def _of_types(spec: Spec) -> Iterator[str]:
    inside = runs_of_bits(spec)
    for kind in spec.types.values():
        if kind.name in inside:
            continue
        yield kind.name
        yield from _inside(kind, kind.name)
        for each in kind.fields:
            if each.kind == "struct" and each.type in inside:
                yield from _inside(spec.types[each.type], f"{kind.name}.{each.id}")


def _inside(kind: Type, prefix: str) -> Iterator[str]:
    for name in (*kind.params, *kind.instances):
        yield f"{prefix}.{name}"
    for each in kind.fields:
        yield f"{prefix}.{each.id}"
        for names in each.notes.get("bits", {}).values():
            for name in [names] if isinstance(names, str) else names.values():
                yield f"{prefix}.{each.id}.{name}"


def _of_enums(spec: Spec) -> Iterator[str]:
    for name, members in spec.enums.items():
        yield name
        for member in members.values():
            yield f"{name}.{member}"


def _types_of(each: Field) -> Iterator[str]:
    cases = [case for _, case in each.cases] + [each.default] if each.kind == "switch" else []
    for one in (each, *cases):
        if one is not None and one.kind == "struct":
            yield one.type
