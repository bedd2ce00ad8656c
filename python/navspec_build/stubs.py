"""Type stubs of the generated Python modules, made from `<id>.spec.json`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from navspec.tree.binding import class_name

Spec = Mapping[str, Any]

_HEADER = '''\
"""Generated from {id}.ksy by `make generate`: {title}."""

from enum import IntEnum
from typing import Any, BinaryIO, Self
{imports}
from kaitaistruct import KaitaiStream

class _Struct:
    """What every structure has."""

    _io: KaitaiStream
    _dirty: bool
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    @classmethod
    def from_file(cls, filename: str) -> Self: ...
    @classmethod
    def from_bytes(cls, buf: bytes | bytearray) -> Self: ...
    @classmethod
    def from_io(cls, io: BinaryIO) -> Self: ...
    def _read(self) -> None: ...
    def _fetch_instances(self) -> None: ...
    def _check(self) -> None: ...
    def _write(self, io: KaitaiStream | None = None) -> None: ...
    def _write__seq(self, io: KaitaiStream | None = None) -> None: ...
'''

_SCALAR_PARAM = {"bool": "bool", "bytes": "bytes", "str": "str"}


def stub(spec: Spec) -> str:
    """The text of `<id>.pyi`."""
    return "".join(f"{line}\n" if line else "\n" for line in _Stub(spec).lines())


class _Stub:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.types: Mapping[str, Any] = spec["types"]
        self.enums: Mapping[str, Any] = spec["enums"]

    def lines(self) -> Iterator[str]:
        imports = "".join(f"\nfrom . import {owner}" for owner in sorted(self._imported()))
        header = _HEADER.format(id=self.spec["id"], title=self.spec["title"], imports=imports and imports + "\n")
        yield from header.splitlines()
        yield ""
        yield from self._class(self.spec["root"], self._nested())

    def _imported(self) -> set[str]:
        owners = {entry["owner"] for table in (self.types, self.enums) for entry in table.values()}
        return owners - {self.spec["id"]}

    def _own(self, table: Mapping[str, Any]) -> Iterator[str]:
        return (name for name, entry in table.items() if entry["owner"] == self.spec["id"])

    def _nested(self) -> Iterator[str]:
        for name in self._own(self.enums):
            yield ""
            yield f"class {class_name(name)}(IntEnum):"
            yield from (f"    {member['id']} = {member['value']}" for member in self.enums[name]["values"])
        for name in self._own(self.types):
            if name != self.spec["root"]:
                yield ""
                yield from self._class(name)

    def _class(self, name: str, nested: Iterable[str] = ()) -> Iterator[str]:
        entry = self.types[name]
        yield f"class {class_name(name)}(_Struct):"
        before = [*_doc(entry["doc"]), *nested]
        yield from _indent([*before, ""] if before else [])
        yield f"    _parent: {self._parents(name)}"
        yield f"    _root: {self._path(self.spec['root'])}"
        for param in entry["params"]:
            yield f"    {param['id']}: {self._param(param['type'])}"
        for field in entry["fields"]:
            yield f"    {field['id']}: {self._field(field)}"
            yield from _indent(_doc("\n\n".join(filter(None, (field["doc"], _bits(field["notes"].get("bits", {})))))))
        yield from self._constructor(name)
        for instance in entry["instances"]:
            yield from _indent(self._instance(instance))

    def _constructor(self, name: str) -> Iterator[str]:
        yield "    def __init__("
        yield "        self,"
        for param in self.types[name]["params"]:
            yield f"        {param['id']}: {self._param(param['type'])},"
        yield "        _io: KaitaiStream | None = None,"
        yield f"        _parent: {_optional(self._parents(name))} = None,"
        yield f"        _root: {self._path(self.spec['root'])} | None = None,"
        yield "    ) -> None: ..."

    def _instance(self, instance: Mapping[str, Any]) -> Iterator[str]:
        if instance["kind"] == "overlay":
            yield f"{instance['id']}__enabled: bool"
        yield "@property"
        signature = f"def {instance['id']}(self) -> {self._value(instance)}:"
        doc = list(_doc(instance["doc"]))
        yield signature if doc else f"{signature} ..."
        yield from _indent(doc)
        if instance["kind"] != "overlay":
            yield f"def _invalidate_{instance['id']}(self) -> None: ..."

    def _value(self, instance: Mapping[str, Any]) -> str:
        if instance["kind"] == "enum":
            return f"{self._enum(instance['enum'])} | int"
        return "Any" if instance["kind"] == "overlay" else instance["kind"]

    def _field(self, field: Mapping[str, Any]) -> str:
        kind = self._element(field)
        if "repeat" in field:
            kind = f"list[{kind}]"
        return _optional(kind) if "if" in field else kind

    def _element(self, field: Mapping[str, Any]) -> str:
        kind = field["kind"]
        if kind == "switch":
            return self._switch(field)
        if "enum" in field:
            return f"{self._enum(field['enum'])} | int"
        if kind == "struct":
            return self._path(field["type"])
        if kind == "bits":
            return "bool" if field["width"] == 1 else "int"
        return kind

    def _switch(self, field: Mapping[str, Any]) -> str:
        kinds = [self._element(case["field"]) for case in field["cases"]]
        if field.get("default"):
            kinds.append(self._element(field["default"]))
        elif "size" in field:
            kinds.append("bytes")
        return " | ".join(dict.fromkeys(kinds))

    def _param(self, kind: str) -> str:
        if kind in _SCALAR_PARAM:
            return _SCALAR_PARAM[kind]
        if kind in self.types:
            return self._path(kind)
        if re.fullmatch(r"[us][1248]|b\d+", kind):
            return "bool" if kind == "b1" else "int"
        return "float" if kind in ("f4", "f8") else "Any"

    def _path(self, name: str) -> str:
        return self._qualified(name, self.types[name]["owner"])

    def _enum(self, name: str) -> str:
        return self._qualified(name, self.enums[name]["owner"])

    def _qualified(self, name: str, owner: str) -> str:
        own = class_name(owner) if name == owner else f"{class_name(owner)}.{class_name(name)}"
        return own if owner == self.spec["id"] else f"{owner}.{own}"

    def _parents(self, name: str) -> str:
        parents = [
            self._path(parent)
            for parent, entry in self.types.items()
            if any(name in _structs(field) for field in entry["fields"])
        ]
        return " | ".join(parents) or "None"


def _structs(field: Mapping[str, Any]) -> Iterator[str]:
    if field["kind"] == "struct":
        yield field["type"]
    for case in field.get("cases", []):
        yield from _structs(case["field"])
    if field.get("default"):
        yield from _structs(field["default"])


def _bits(names: Mapping[int, Any]) -> str:
    """One sentence on the bits of an integer."""
    parts = []
    for number, name in names.items():
        choices = {"": name} if isinstance(name, str) else name
        parts += [f"{number} {each}{f' ({test})' if test not in ('', '_') else ''}" for test, each in choices.items()]
    return f"Bits: {', '.join(parts)}." if parts else ""


def _optional(kind: str) -> str:
    return kind if kind == "None" else f"{kind} | None"


def _doc(text: str) -> Iterator[str]:
    if not text:
        return
    first, *rest = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"').strip().splitlines()
    if rest:
        yield f'"""{first}'
        yield from rest
        yield '"""'
    else:
        yield f'"""{first}"""' if not first.endswith('"') else f'"""{first} """'


def _indent(lines: Iterable[str]) -> Iterator[str]:
    return (f"    {line}" if line else "" for line in lines)
