"""Where the parts of a spec stand on its page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from navspec.reference.model import Link
from navspec.spec import Field, Spec, Type


class Anchors:
    """Anchors of the types of a spec and of what is in them."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec

    @cached_property
    def holders(self) -> dict[str, list[tuple[Type, Field]]]:
        """Type -> the fields that hold it, with the type around each."""
        found: dict[str, list[tuple[Type, Field]]] = {}
        for kind in self.spec.types.values():
            for field in kind.fields:
                for name in dict.fromkeys(structures(field)):
                    found.setdefault(name, []).append((kind, field))
        return found

    @cached_property
    def order(self) -> list[Type]:
        """Types that files can have, the root first, each before those inside it."""
        found: dict[str, Type] = {}
        waiting = [self.spec.root]
        while waiting:
            kind = waiting.pop()
            if kind.name not in found:
                found[kind.name] = kind
                waiting += [
                    self.spec.types[name] for field in reversed(kind.fields) for name in reversed(structures(field))
                ]
        return list(found.values())

    def stands_within(self, kind: Type) -> bool:
        """Whether a type is one of bits that stands in the row of the only field that holds it."""
        return bool(kind.bits) and len(self.holders.get(kind.name, ())) == 1

    def structure(self, kind: Type) -> str:
        """Anchor of a type: its name, or the field within which it stands."""
        if not self.stands_within(kind):
            return kind.name
        holder, each = self.holders[kind.name][0]
        return self.of(holder, each.id)

    def of(self, kind: Type, name: str) -> str:
        """Anchor of a field, param or derived value of a type."""
        return f"{self.structure(kind)}.{name}"

    def link(self, kind: Type, path: list[str]) -> Link:
        """Link to what a path from a type leads to; its words are the path."""
        for name in path[:-1]:
            kind = self.spec.type_of(kind.by_id[name])
        return Link(".".join(path), self.of(kind, path[-1]))

    def column(self, kind: Type, name: str) -> Link | None:
        """Link to what a name stands for in annotations: a path, whose first part may be one that `-column` gives."""
        path = self._path(kind, name.split("."))
        return Link(name, self.link(kind, path).anchor) if path else None

    def _path(self, kind: Type, names: list[str]) -> list[str]:
        first, *rest = names
        if first in kind.instances and not rest:
            return names
        given = next((field for field in kind.fields if field.notes.get("column") == first), None)
        if each := kind.by_id.get(first) or given:
            inner = self._path(self.spec.type_of(each), rest) if rest else []
            return [each.id, *inner] if inner or not rest else []
        for each in kind.fields:
            if each.notes.get("column") == "." and (inner := self._path(self.spec.type_of(each), names)):
                return [each.id, *inner]
        return []

    def table(self, path: str) -> tuple[Type, Field]:
        """The list that a dotted path from the root leads to, and the type around it."""
        kind, names = self.spec.root, path.split(".")
        for name in names[:-1]:
            kind = self.spec.type_of(kind.by_id[name])
        return kind, kind.by_id[names[-1]]


def structures(each: Field) -> list[str]:
    """Names of the types that a field holds, in the order of its cases."""
    found = [each.type] if each.kind == "struct" else []
    for case in cases(each):
        found += structures(case)
    return found


def cases(each: Field) -> Iterator[Field]:
    """What a switch can be."""
    yield from (case for _, case in each.cases)
    if each.default:
        yield each.default
