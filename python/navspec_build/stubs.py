"""Type stubs of the generated Python modules, made from `<id>.spec.json`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from navspec.tree.values import class_name
from navspec_build.typed import Spec, Typed, indented, told

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


def stub(spec: Spec) -> str:
    """The text of `<id>.pyi`."""
    return "".join(f"{line}\n" if line else "\n" for line in _Stub(spec).lines())


class _Stub(Typed):
    words: ClassVar[Mapping[str, str]] = {
        word: word for word in ("int", "float", "bool", "bytes", "str", "None", "Any")
    }
    list_of = "list[{}]"

    def lines(self) -> Iterator[str]:
        imports = "".join(f"\nfrom . import {owner}" for owner in sorted(self._imported()))
        header = _HEADER.format(id=self.spec["id"], title=self.spec["title"], imports=imports and imports + "\n")
        yield from header.splitlines()
        yield ""
        yield from self._class(self.spec["root"], self._nested())

    def _imported(self) -> set[str]:
        owners = {entry["owner"] for table in (self.types, self.enums) for entry in table.values()}
        return owners - {self.spec["id"]}

    def _nested(self) -> Iterator[str]:
        for name in self.own(self.enums):
            yield ""
            yield f"class {class_name(name)}(IntEnum):"
            yield from (f"    {member['id']} = {member['value']}" for member in self.enums[name]["values"])
        for name in self.own(self.types):
            if name != self.spec["root"]:
                yield ""
                yield from self._class(name)

    def _class(self, name: str, nested: Iterable[str] = ()) -> Iterator[str]:
        entry = self.types[name]
        yield f"class {class_name(name)}(_Struct):"
        before = [*_doc(entry["doc"]), *nested]
        yield from indented([*before, ""] if before else [])
        yield f"    _parent: {self.parents(name)}"
        yield f"    _root: {self.path(self.spec['root'])}"
        for param in entry["params"]:
            yield f"    {param['id']}: {self.param(param['type'])}"
        for field in entry["fields"]:
            yield f"    {field['id']}: {self.field(field)}"
            yield from indented(_doc(told(field)))
        yield from self._constructor(name)
        for instance in entry["instances"]:
            yield from indented(self._instance(instance))

    def _constructor(self, name: str) -> Iterator[str]:
        yield "    def __init__("
        yield "        self,"
        for param in self.types[name]["params"]:
            yield f"        {param['id']}: {self.param(param['type'])},"
        yield "        _io: KaitaiStream | None = None,"
        yield f"        _parent: {self.optional(self.parents(name))} = None,"
        yield f"        _root: {self.path(self.spec['root'])} | None = None,"
        yield "    ) -> None: ..."

    def _instance(self, instance: Mapping[str, Any]) -> Iterator[str]:
        if instance["kind"] == "overlay":
            yield f"{instance['id']}__enabled: bool"
        yield "@property"
        signature = f"def {instance['id']}(self) -> {self.value(instance)}:"
        doc = list(_doc(instance["doc"]))
        yield signature if doc else f"{signature} ..."
        yield from indented(doc)
        if instance["kind"] != "overlay":
            yield f"def _invalidate_{instance['id']}(self) -> None: ..."


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
