"""Where the fields of a spec stand in tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from navspec.spec.model import Field, Spec, Type


@dataclass(frozen=True, slots=True)
class Place:
    """A field, and where its values are.

    `table` and `field` are as for a column: `field` is "" for a list that has rows of its own, and `table` is "" for a field of
    the root and for a run of bytes of the root. `element` is the field with a `{}` for each number of a list in the row; `kind`
    is the type around it.
    """

    table: str
    field: str
    element: str
    each: Field
    kind: Type


def places(spec: Spec) -> Iterator[Place]:
    """Every field of a spec, in file order, those of unions left out; a type that is used twice has two places."""
    yield from _in_type(spec, spec.root, "", ())


def _in_type(spec: Spec, kind: Type, table: str, prefix: tuple[str, ...]) -> Iterator[Place]:
    for field in kind.fields:
        is_table = _is_table(spec, field, table)
        inside = (*prefix, field.id) if is_table or field.repeat is None else (*prefix, field.id, "{}")
        element = ".".join(inside)
        path = element.replace(".{}", "")
        key = ".".join(part for part in (table, path) if part)
        at = ("", path) if field.kind == "bytes" and not table else (key, "") if is_table else (table, path)
        yield Place(*at, element if at[1] else "", field, kind)
        if field.kind == "struct":
            inner = spec.type_of(field)
            if inner.bits and not is_table:
                yield from _in_type(spec, inner, table, inside)
            elif is_table or (field.condition is not None and table):
                yield from _in_type(spec, inner, key, ())
            else:
                yield from _in_type(spec, inner, table, inside)


def _is_table(spec: Spec, each: Field, table: str) -> bool:
    """Whether a list has rows of its own, rather than a place in the row around it."""
    if each.repeat is None:
        return not table and each.kind == "bytes" and not isinstance(each.size, int)
    size = spec.type_of(each).size if each.kind == "struct" else each.size
    return not (table and isinstance(each.repeat.count, int) and isinstance(size, int))
