"""Types of another format: a spec names one as `other::name`, and the compiled spec has it among its own types.

The compiler accepts such names as they are, but a type of another file gets no root, and generated Rust cannot read a
type without a root. So the types, with the types inside them and with their enums, are copied from the lending spec
before anything is generated. A type that a spec has only for other specs is left out of its own generated files. The
spec file itself keeps an import that the compiler and the Kaitai Web IDE follow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

from navspec.spec.ksy.absent import without_absent
from navspec.spec.ksy.expression import scalar
from navspec.spec.ksy.inherit import Ksy, SpecError, definitions, read_spec

_BORROWED = re.compile(r"^(\w+)::(\w+)")
_MEMBER = re.compile(r"(\w+)::\w+")
_ARGUMENT = re.compile(r", *(\w+) *(?=[,)])")
"""An argument of a function of checks that is a single name, such as the enum in `in_enum(model, vehicle)`."""
_TEXTS = ("doc", "doc-ref", "message")
LENDERS = "-lenders"
"""Key of a spec that has borrowed types: the id of the format that each type comes from, if that format has it, too."""
_FROM_FILE = ("endian", "bit-endian")
"""Keys that a type inherits from the file that contains it."""


def load(path: Path) -> Ksy:
    """Return the spec at `path` with the types that it borrows, and without types that it has only for other specs.

    Raises `SpecError` where the type does not exist, where its name belongs to a different type, or where the lending
    file has another byte or bit order.
    """
    spec = _with_local_types(_whole(path))
    if "seq" not in spec or "types" not in spec:  # one that is no format of its own lends all
        return spec
    reached = _reached(spec)
    return {**spec, "types": {name: definition for name, definition in spec["types"].items() if name in reached}}


def absent_fields(path: Path) -> dict[str, set[str]]:
    """Return the fields that structures have in other formats, and never in that of the spec at `path`, by structure."""
    whole = _whole(path).get("types", {})
    return {
        name: {field["id"] for field in whole[name].get("seq", [])}
        - {field["id"] for field in definition.get("seq", [])}
        for name, definition in load(path).get("types", {}).items()
    }


def _with_local_types(spec: Ksy) -> Ksy:
    """Return a spec in which the structures that its root leads to are without absent fields."""
    if "seq" not in spec or "types" not in spec:
        return spec
    reached = _reached(spec)
    reachable = without_absent(
        {**spec, "types": {name: definition for name, definition in spec["types"].items() if name in reached}}
    )
    return {**spec, **reachable, "types": {**spec["types"], **reachable["types"]}}


def _whole(path: Path) -> Ksy:
    """Return the spec at `path` with the types that it borrows."""
    spec = read_spec(path)
    return _Borrower(path, spec).spec if _wanted(_names(definitions(spec))) else spec


def _reached(spec: Ksy) -> set[str]:
    """Return the names of the types of a spec that its root leads to."""
    reached: set[str] = set()
    waiting = _inner(spec, spec)
    while waiting:
        if (name := waiting.pop()) not in reached:
            reached.add(name)
            waiting += _inner(spec["types"][name], spec)
    return reached


def _inner(definition: Ksy, spec: Ksy) -> list[str]:
    """Return the names of the types of a spec that one of its definitions contains."""
    return [name for name in _names([definition]) if name in spec.get("types", {})]


class _Borrower:
    def __init__(self, path: Path, spec: Ksy) -> None:
        self.path = path
        local_definitions = list(definitions(spec))
        wanted = _wanted(_names(local_definitions))
        for definition in local_definitions:
            _drop_spec_names(definition)
        imports = {Path(name).name: name for name in spec["meta"].get("imports", [])}
        lenders = dict.fromkeys(lender for lender, _ in wanted)
        meta = {**spec["meta"], "imports": [name for spec_id, name in imports.items() if spec_id not in lenders]}
        self.spec: Ksy = {**spec, "meta": meta, "types": {**spec.get("types", {})}, "enums": {**spec.get("enums", {})}}
        for lender in lenders:
            if lender not in imports:
                raise self._error(f"names of {lender} are used, but it is not among the imports")
            lending_spec = _whole((path.parent / f"{imports[lender]}.ksy").resolve())
            self._copy(lender, lending_spec, [name for owner, name in wanted if owner == lender])

    def _copy(self, lender: str, lending_spec: Ksy, waiting: list[str]) -> None:
        """Copy types of another spec, and the types that they contain."""
        for key in _FROM_FILE:
            if lending_spec["meta"].get(key) != self.spec["meta"].get(key):
                raise self._error(f"{lender} has another {key}, so that its types would be read wrong here")
        copied, named = set[str](), set[str]()
        shown = _reached(_with_local_types(lending_spec))
        while waiting:
            name = waiting.pop(0)
            if name in copied:
                continue
            self._copy_definitions("types", lender, lending_spec, [name])
            if name in shown:
                self.spec.setdefault(LENDERS, {})[name] = lending_spec.get(LENDERS, {}).get(name, lender)
            copied.add(name)
            definition = lending_spec["types"][name]
            waiting += _inner(definition, lending_spec)
            named.update(_enums(definition))
        self._copy_definitions(
            "enums", lender, lending_spec, [enum for enum in lending_spec.get("enums", {}) if enum in named]
        )

    def _copy_definitions(
        self, kind: Literal["types", "enums"], lender: str, lending_spec: Ksy, names: Iterable[str]
    ) -> None:
        """Copy some definitions of another spec unchanged."""
        for name in names:
            word = kind.removesuffix("s")
            if name not in lending_spec.get(kind, {}):
                raise self._error(f"{lender} has no {word} {name}")
            definition = lending_spec[kind][name]
            is_new = name not in self.spec[kind]
            if self.spec[kind].setdefault(name, definition) != definition:
                raise self._error(f"{word} {name} of {lender} has the name of another {word}")
            if is_new and kind == "enums":
                self._copy_definitions("enums", lender, lending_spec, _partners(definition, lending_spec))

    def _error(self, what: str) -> SpecError:
        return SpecError(f"{self.path.name}: {what}")


def _names(definitions: Iterable[Ksy]) -> list[str]:
    """Return the types of fields and views that are structures, without their arguments."""
    kinds = [attribute.get("type") for definition in definitions for attribute in _attributes(definition)]
    names = [name for kind in kinds for name in (kind["cases"].values() if isinstance(kind, dict) else [kind])]
    return [name.partition("(")[0] for name in names if isinstance(name, str) and not scalar(name)]


def _enums(part: Any, key: str = "") -> Iterator[str]:
    """Yield the enums that a part of a definition names: enums of numbers, and members in expressions."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from _MEMBER.findall(str(name))
            yield from _enums(value, name)
    elif isinstance(part, list):
        for element in part:
            yield from _enums(element, key)
    elif isinstance(part, str) and key not in _TEXTS:
        yield from [part] if key.endswith("enum") else (*_MEMBER.findall(part), *_ARGUMENT.findall(part))


def _partners(enum: Ksy, spec: Ksy) -> list[str]:
    """Return the enums of a spec whose members are partners (`-with`) of those of an enum."""
    names = {name for member in enum.values() if isinstance(member, dict) for name in member.get("-with", {})}
    return [name for name in spec.get("enums", {}) if name in names]


def _attributes(definition: Ksy) -> Iterator[Ksy]:
    yield from definition.get("seq", [])
    yield from definition.get("instances", {}).values()


def _wanted(names: Iterable[str]) -> list[tuple[str, str]]:
    """Return lender and name of each borrowed type."""
    return [(match[1], match[2]) for name in names if (match := _BORROWED.match(name))]


def _drop_spec_names(definition: Ksy) -> None:
    """Drop the names of other specs from the types of a definition."""
    for attribute in _attributes(definition):
        kind = attribute.get("type")
        if isinstance(kind, dict):
            kind["cases"] = {value: _BORROWED.sub(r"\2", name) for value, name in kind["cases"].items()}
        elif isinstance(kind, str):
            attribute["type"] = _BORROWED.sub(r"\2", kind)
