"""Generated JavaScript modules as a package: type declarations, named exports and an index."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from navspec.tree.runtime import class_name
from navspec_build.type_names import Spec, TypeNames, field_text, indented


def format_declarations(spec: Spec) -> str:
    """Return the text of `<Id>.d.ts`."""
    return "".join(f"{line}\n" for line in _Declarations(spec).lines())


class _Declarations(TypeNames):
    words: ClassVar[Mapping[str, str]] = {
        "int": "number",
        "float": "number",
        "bool": "boolean",
        "bytes": "Uint8Array",
        "str": "string",
        "None": "undefined",
        "Any": "unknown",
    }
    list_of = "Array<{}>"

    def lines(self) -> Iterator[str]:
        root = self.spec["root"]
        yield f"// Generated from {self.spec['id']}.ksy by `make generate`: {self.spec['title']}."
        yield "import type KaitaiStream from 'kaitai-struct/KaitaiStream';"
        yield ""
        yield from self._class(root)
        yield ""
        yield f"export namespace {class_name(root)} {{"
        for name in self.local_names(self.enums):
            yield f"    enum {class_name(name)} {{"
            for member in self.enums[name]["values"]:
                yield from indented(indented(_doc(member.get("doc", ""))))
                yield f"        {member['id'].upper()} = {member['value']},"
            yield "    }"
        for name in self.local_names(self.types):
            if name != root:
                yield from indented(self._class(name, "class"))
        yield "}"

    def _class(self, name: str, keyword: str = "export class") -> Iterator[str]:
        entry = self.types[name]
        yield from _doc(entry["doc"])
        yield f"{keyword} {class_name(name)} {{"
        yield from indented(self._members(name, entry))
        yield "}"

    def _members(self, name: str, entry: Mapping[str, Any]) -> Iterator[str]:
        root, parents = self.path(self.spec["root"]), self.parents(name)
        params = [f"{_property(param['id'])}: {self.param(param['type'])}" for param in entry["params"]]
        places = [("_parent", parents), ("_root", root)]
        links = [f"{name_}: {self.optional(kind)}" if params else f"{name_}?: {kind}" for name_, kind in places]
        yield f"constructor({', '.join(('_io: KaitaiStream', *links, *params))});"
        yield "readonly _io: KaitaiStream;"
        yield from (f"readonly {name_}: {kind};" for name_, kind in places)
        yield from (f"readonly {param};" for param in params)
        for field in entry["fields"]:
            yield from _doc(field_text(field))
            yield f"readonly {_property(field['id'])}: {self.field(field)};"
        for instance in entry["instances"]:
            yield from _doc(instance["doc"])
            yield f"readonly {_property(instance['id'])}: {self.value(instance)};"


def _property(name: str) -> str:
    """Return the name that the compiler gives to a field in JavaScript."""
    first, *rest = class_name(name)
    return first.lower() + "".join(rest)


def _doc(text: str) -> Iterator[str]:
    if text:
        yield "/**"
        yield from (f" * {line}".rstrip() for line in text.replace("*/", "*\\/").strip().splitlines())
        yield " */"


_NAMED_EXPORT = """
// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = {{ {name} }});
"""


def complete_modules(folder: Path, specs: Sequence[Spec]) -> None:
    """Complete the modules that the compiler wrote into a folder, one for each spec."""
    names = [class_name(spec["id"]) for spec in specs]
    for name, spec in zip(names, specs, strict=True):
        with (folder / f"{name}.js").open("a", encoding="utf-8") as module:
            module.write(_NAMED_EXPORT.format(name=name))
        (folder / f"{name}.d.ts").write_text(format_declarations(spec), encoding="utf-8")
    modules = "".join(f"  ...require('./{name}.js'),\n" for name in names)
    (folder / "index.js").write_text(f"'use strict';\n\nmodule.exports = {{\n{modules}}};\n", encoding="utf-8")
    exports = "".join(f"export * from './{name}.js';\n" for name in names)
    (folder / "index.d.ts").write_text(exports, encoding="utf-8")
