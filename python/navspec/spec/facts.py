"""Facts about a file that are values of its fields, by `-fact` of a spec."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from navspec.spec.model import Spec, Type


@cache
def fact_pointers(spec: Spec) -> dict[str, tuple[str, ...]]:
    """Return the JSON Pointers of the fields of each fact; a file has one of them. In a list of records the first one counts.

    A fact that is a structure gives one more for each of its fields: `position.x`.
    """
    pointers: dict[str, tuple[str, ...]] = {}
    for name, pointer in _iter_facts(spec, spec.root, ""):
        pointers[name] = (*pointers.get(name, ()), pointer)
    return pointers


def _iter_facts(spec: Spec, kind: Type, around: str) -> Iterator[tuple[str, str]]:
    for field in kind.fields:
        pointer, note = f"{around}/{field.id}", field.notes.get("fact", "")
        inner = spec.type_of(field) if field.kind == "struct" else None
        if isinstance(note, dict):
            yield from ((name, f"{pointer}/{element}") for name, element in note.items())
        elif note:
            yield note, pointer
            yield from ((f"{note}.{part.id}", f"{pointer}/{part.id}") for part in (inner.fields if inner else ()))
        if inner:
            yield from _iter_facts(spec, inner, f"{pointer}/0" if field.repeat else pointer)
