"""Every structure of a file with its place, and where the numbers in it stand: what measures and sweeps go by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from navspec import tree
from navspec.spec import Field, Spec, Type
from navspec.tree.classes import Binding, TypePlan, bind
from navspec.tree.linking import sizes


@dataclass(frozen=True, eq=False)
class Structure:
    """An object of a tree and the offset of its first byte in the file."""

    o: Any
    plan: TypePlan
    offset: int
    binding: Binding

    @property
    def kind(self) -> Type:
        """Its type."""
        return self.plan.kind

    @cached_property
    def offsets(self) -> dict[str, int]:
        """Where the fields begin that are stored; those of a run of bits all begin where it does."""
        found, at = {}, self.offset
        for field in self.kind.fields:
            if (value := getattr(self.o, field.id)) is not None:
                found[field.id] = at
                at += self._length(field, value)
        return found

    def stored(self, name: str) -> Field:
        """A field, or the case of it that is stored here."""
        field = self.kind.by_id[name]
        case = self.plan.cases[name](self.o) if field.kind == "switch" else field
        assert case is not None
        return case

    def inside(self) -> Iterator[Structure]:
        """The structures in it."""
        for each in self.plan.nested:
            at = self.offsets.get(each.id)
            for child in _as_list(getattr(self.o, each.id)):
                assert at is not None
                yield Structure(child, self.binding.of[type(child)], at, self.binding)
                at += sizes(self.binding)[type(child)](child)

    def _length(self, field: Field, value: Any) -> int:
        values = value if field.repeat else [value]
        match field.kind:
            case "struct":
                size = self.binding.spec.types[field.type].size
                if size is not None:
                    return size * len(values)
                return sum(sizes(self.binding)[type(each)](each) for each in values)
            case "bytes":
                return sum(map(len, values)) + (field.terminator is not None) * len(values)
        return (self.stored(field.id).size or 0) * len(values)


def _as_list(value: Any) -> list[Any]:
    return [] if value is None else value if isinstance(value, list) else [value]


def structures(data: bytes, spec: Spec) -> Iterator[Structure]:
    """All structures of a file, each behind the one that holds it; those of a type in the order of the file."""
    binding = bind(spec, "navspec_formats")
    waiting = [Structure(tree.read(data, spec), binding.root, 0, binding)]
    for each in waiting:
        yield each
        if each.plan.nested:
            waiting.extend(each.inside())


def numbers(field: Field) -> range:
    """What fits into an integer field."""
    bits = field.width or 8 * field.size
    return range(-(2 ** (bits - 1)), 2 ** (bits - 1)) if field.signed else range(2**bits)


def fault_place(kind: Type, field: Field) -> str:
    """Where breaking a rule counts: bytes that many fields have alike under a condition, such as guards, count once."""
    if field.contents is not None and field.condition is not None:
        return f"{field.contents.hex(' ')} under a condition"
    return f"{kind.name}.{field.id}"


def faults(kind: Type) -> Iterator[tuple[str, str]]:
    """Field and rule of each `valid` and `contents` of a type that some value breaks."""
    for field in kind.fields:
        if field.contents is not None:
            yield field.id, "eq"
        for rule, bound in field.valid.items():
            span = numbers(field) if field.kind in ("int", "bits") else range(0)
            if (rule, bound) not in (("min", span.start), ("max", span.stop - 1)):
                yield field.id, rule
