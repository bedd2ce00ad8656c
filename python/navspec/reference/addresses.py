"""Addresses of the reference pages on the built site, and anchors of the parts of a spec on its page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from navspec.families import families
from navspec.reference.model import Link
from navspec.spec import Field, Spec, Type

DOCS_VARIABLE = "NAVSPEC_DOCS"
"""Environment variable: folder or URL of the built site."""

INDEX = "index"
"""The page of everything that belongs to no format."""


def site_address() -> str:
    """Return the value of `NAVSPEC_DOCS`; empty if it is not set."""
    return os.environ.get(DOCS_VARIABLE, "")


def page_address(page: str, anchor: str = "", at: str = "") -> str:
    """Return the address of a place in the reference.

    Parameters
    ----------
    page : str
        Id of a format, or `INDEX`.
    anchor : str
        A place on the page.
    at : str
        Folder or URL of the site; default: the address is relative to the site.
    """
    place = f"{page}.html{'#' if anchor else ''}{anchor}"
    if not at:
        return place
    root = at if "://" in at else Path(at).resolve().as_uri()
    return f"{root.rstrip('/')}/{place}"


def page_of_rules(family: str) -> str:
    """Return the id of the page with the rules of a family: the format with the name of the family, or its first
    format.
    """
    if not family:
        return INDEX
    formats = [format_.id for format_ in families()[family].formats]
    return family if family in formats else formats[0]


class Anchors:
    """Anchors of the types of a spec and of their fields."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec

    @cached_property
    def holders(self) -> dict[str, list[tuple[Type, Field]]]:
        """Type -> the fields of that type, each with the type that it belongs to."""
        holders: dict[str, list[tuple[Type, Field]]] = {}
        for kind in self.spec.types.values():
            for field in kind.fields:
                for name in dict.fromkeys(structure_names(field)):
                    holders.setdefault(name, []).append((kind, field))
        return holders

    @cached_property
    def order(self) -> list[Type]:
        """Types that files can have, the root first, each before the types of its fields."""
        types: dict[str, Type] = {}
        waiting = [self.spec.root]
        while waiting:
            kind = waiting.pop()
            if kind.name not in types:
                types[kind.name] = kind
                waiting += [
                    self.spec.types[name]
                    for field in reversed(kind.fields)
                    for name in reversed(structure_names(field))
                ]
        return list(types.values())

    def is_inline(self, kind: Type) -> bool:
        """Return whether a type consists of bits, and is shown in the row of the only field that has it."""
        return bool(kind.bits) and len(self.holders.get(kind.name, ())) == 1

    def structure(self, kind: Type) -> str:
        """Return the anchor of a type: its name, or the field in whose row it is shown."""
        if not self.is_inline(kind):
            return kind.name
        holder, field = self.holders[kind.name][0]
        return self.of(holder, field.id)

    def of(self, kind: Type, name: str) -> str:
        """Return the anchor of a field, param or derived value of a type."""
        return f"{self.structure(kind)}.{name}"

    def link(self, kind: Type, path: list[str]) -> Link:
        """Return a link to the target of a path from a type; its text is the path."""
        for name in path[:-1]:
            kind = self.spec.type_of(kind.by_id[name])
        return Link(".".join(path), self.of(kind, path[-1]))

    def column(self, kind: Type, name: str) -> Link | None:
        """Return a link to the field that an annotation names: a path, whose first part may be a name from `-column`."""
        path = self._path(kind, name.split("."))
        return Link(name, self.link(kind, path).anchor) if path else None

    def _path(self, kind: Type, names: list[str]) -> list[str]:
        first, *rest = names
        if first in kind.instances and not rest:
            return names
        by_column = next((field for field in kind.fields if field.notes.get("column") == first), None)
        if start := kind.by_id.get(first) or by_column:
            inner = self._path(self.spec.type_of(start), rest) if rest else []
            return [start.id, *inner] if inner or not rest else []
        for field in kind.fields:
            if field.notes.get("column") == "." and (inner := self._path(self.spec.type_of(field), names)):
                return [field.id, *inner]
        return []

    def table(self, path: str) -> tuple[Type, Field]:
        """Return the list at the end of a dotted path from the root, and the type that it belongs to."""
        kind, names = self.spec.root, path.split(".")
        for name in names[:-1]:
            kind = self.spec.type_of(kind.by_id[name])
        return kind, kind.by_id[names[-1]]


def structure_names(field: Field) -> list[str]:
    """Return the names of the types that a field can have, in the order of its cases."""
    names = [field.type] if field.kind == "struct" else []
    for case in iter_cases(field):
        names += structure_names(case)
    return names


def iter_cases(field: Field) -> Iterator[Field]:
    """Yield the alternatives of a switch."""
    yield from (case for _, case in field.cases)
    if field.default:
        yield field.default
