"""Types of another format: a spec names one as `other::name`, and what is compiled has it among its own.

The compiler takes such names as they stand, but a type of another file gets no root, and generated Rust cannot read one
without. So the types, with those inside them and with their enums, are copied from the spec that has them before anything
is made, and a type that a spec has for others alone is left out of what is made of it. The spec itself stays as its author
wrote it, with an import that the compiler and the Kaitai Web IDE follow: `alone` compiles it so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

from navspec.spec.ksy.absent import without_absent
from navspec.spec.ksy.expression import scalar
from navspec.spec.ksy.inherit import Ksy, SpecError, definitions, read

_BORROWED = re.compile(r"^(\w+)::(\w+)")
_MEMBER = re.compile(r"(\w+)::\w+")
_TEXTS = ("doc", "doc-ref", "message")
LENDERS = "-lenders"
"""Key of a spec that has taken types over: where each of them was written first, if that format has it, too."""
_FROM_FILE = ("endian", "bit-endian")
"""What a type takes from the file in which it stands."""


def load(path: Path) -> Ksy:
    """The spec at `path`, with the types that it borrows as its own, and without what it has for others alone.

    Raises `SpecError` where there is no such type, where its name is that of one unlike it, or where the other file has
    another byte or bit order.
    """
    spec = _own(_whole(path))
    if "seq" not in spec or "types" not in spec:  # one that is no format of its own lends all
        return spec
    reached = _reached(spec)
    return {**spec, "types": {name: each for name, each in spec["types"].items() if name in reached}}


def _own(spec: Ksy) -> Ksy:
    """A spec with the structures that its own root leads to as it has them itself."""
    if "seq" not in spec or "types" not in spec:
        return spec
    reached = _reached(spec)
    own = without_absent({**spec, "types": {name: each for name, each in spec["types"].items() if name in reached}})
    return {**spec, **own, "types": {**spec["types"], **own["types"]}}


def _whole(path: Path) -> Ksy:
    """The spec at `path`, with the types that it borrows as its own."""
    spec = read(path)
    return _Borrower(path, spec).spec if _wanted(_names(definitions(spec))) else spec


def _reached(spec: Ksy) -> set[str]:
    """The types of a spec that its root leads to."""
    found: set[str] = set()
    waiting = _inner(spec, spec)
    while waiting:
        if (name := waiting.pop()) not in found:
            found.add(name)
            waiting += _inner(spec["types"][name], spec)
    return found


def _inner(definition: Ksy, spec: Ksy) -> list[str]:
    """The types of a spec that one of its definitions consists of."""
    return [name for name in _names([definition]) if name in spec.get("types", {})]


class _Borrower:
    def __init__(self, path: Path, spec: Ksy) -> None:
        self.path = path
        own = list(definitions(spec))
        wanted = _wanted(_names(own))
        for definition in own:
            _name_as_own(definition)
        imports = {Path(name).name: name for name in spec["meta"].get("imports", [])}
        lenders = dict.fromkeys(lender for lender, _ in wanted)
        meta = {**spec["meta"], "imports": [name for each, name in imports.items() if each not in lenders]}
        self.spec: Ksy = {**spec, "meta": meta, "types": {**spec.get("types", {})}, "enums": {**spec.get("enums", {})}}
        for lender in lenders:
            if lender not in imports:
                raise self._error(f"names of {lender} are used, but it is not among the imports")
            other = _whole((path.parent / f"{imports[lender]}.ksy").resolve())
            self._copy(lender, other, [name for each, name in wanted if each == lender])

    def _copy(self, lender: str, other: Ksy, waiting: list[str]) -> None:
        """Take over types of another spec, and what they consist of."""
        for key in _FROM_FILE:
            if other["meta"].get(key) != self.spec["meta"].get(key):
                raise self._error(f"{lender} has another {key}, so that its types would be read wrong here")
        copied, named = set[str](), set[str]()
        shown = _reached(_own(other))
        while waiting:
            name = waiting.pop(0)
            if name in copied:
                continue
            self._take("types", lender, other, [name])
            if name in shown:
                self.spec.setdefault(LENDERS, {})[name] = other.get(LENDERS, {}).get(name, lender)
            copied.add(name)
            definition = other["types"][name]
            waiting += _inner(definition, other)
            named.update(_enums(definition))
        self._take("enums", lender, other, [enum for enum in other.get("enums", {}) if enum in named])

    def _take(self, kind: Literal["types", "enums"], lender: str, other: Ksy, names: Iterable[str]) -> None:
        """Take over some definitions as they stand in another spec."""
        for name in names:
            word = kind.removesuffix("s")
            if name not in other.get(kind, {}):
                raise self._error(f"{lender} has no {word} {name}")
            definition = other[kind][name]
            is_new = name not in self.spec[kind]
            if self.spec[kind].setdefault(name, definition) != definition:
                raise self._error(f"{word} {name} of {lender} has the name of another {word}")
            if is_new and kind == "enums":
                self._take("enums", lender, other, _partners(definition, other))

    def _error(self, what: str) -> SpecError:
        return SpecError(f"{self.path.name}: {what}")


def _names(definitions: Iterable[Ksy]) -> list[str]:
    """Types of fields and views that are structures, without their arguments."""
    kinds = [attribute.get("type") for definition in definitions for attribute in _attributes(definition)]
    names = [name for kind in kinds for name in (kind["cases"].values() if isinstance(kind, dict) else [kind])]
    return [name.partition("(")[0] for name in names if isinstance(name, str) and not scalar(name)]


def _enums(part: Any, key: str = "") -> Iterator[str]:
    """Enums that a part of a definition names: as those of numbers, and by their members in expressions."""
    if isinstance(part, dict):
        for name, each in part.items():
            yield from _MEMBER.findall(str(name))
            yield from _enums(each, name)
    elif isinstance(part, list):
        for each in part:
            yield from _enums(each, key)
    elif isinstance(part, str) and key not in _TEXTS:
        yield from [part] if key.endswith("enum") else _MEMBER.findall(part)


def _partners(enum: Ksy, spec: Ksy) -> list[str]:
    """Enums of a spec with members that go with those of an enum."""
    names = {name for each in enum.values() if isinstance(each, dict) for name in each.get("-with", {})}
    return [name for name in spec.get("enums", {}) if name in names]


def _attributes(definition: Ksy) -> Iterator[Ksy]:
    yield from definition.get("seq", [])
    yield from definition.get("instances", {}).values()


def _wanted(names: Iterable[str]) -> list[tuple[str, str]]:
    """Lender and name of what is borrowed."""
    return [(match[1], match[2]) for name in names if (match := _BORROWED.match(name))]


def _name_as_own(definition: Ksy) -> None:
    """Drop the names of other specs from the types of a definition."""
    for attribute in _attributes(definition):
        kind = attribute.get("type")
        if isinstance(kind, dict):
            kind["cases"] = {value: _BORROWED.sub(r"\2", name) for value, name in kind["cases"].items()}
        elif isinstance(kind, str):
            attribute["type"] = _BORROWED.sub(r"\2", kind)
