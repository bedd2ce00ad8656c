"""Names of the types of a spec in a language that declares types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from navspec.tree.runtime import class_name

Spec = Mapping[str, Any]


class TypeNames:
    """Names of the types of a spec in a language.

    Attributes
    ----------
    words : mapping
        Its names for `int`, `float`, `bool`, `bytes`, `str`, an absent value (`None`), and a value of any type (`Any`).
    list_of : str
        Its form of a list, of `{}`.
    """

    words: ClassVar[Mapping[str, str]]
    list_of: ClassVar[str]

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.types: Mapping[str, Any] = spec["types"]
        self.enums: Mapping[str, Any] = spec["enums"]

    def local_names(self, table: Mapping[str, Any]) -> Iterator[str]:
        """Return the types or enums that are not imported."""
        return (name for name, entry in table.items() if entry["owner"] == self.spec["id"])

    def value(self, instance: Mapping[str, Any]) -> str:
        """Return the type of an instance."""
        if instance["kind"] == "enum":
            return f"{self.enum(instance['enum'])} | {self.words['int']}"
        return self.words["Any" if instance["kind"] == "overlay" else instance["kind"]]

    def field(self, field: Mapping[str, Any]) -> str:
        """Return the type of a field."""
        kind = self._element(field)
        if "repeat" in field:
            kind = self.list_of.format(kind)
        return self.optional(kind) if "if" in field else kind

    def param(self, kind: str) -> str:
        """Return the type of a parameter."""
        if kind in self.types:
            return self.path(kind)
        if re.fullmatch(r"[us][1248]|b\d+", kind):
            return self.words["bool" if kind == "b1" else "int"]
        return self.words["float" if kind in ("f4", "f8") else kind if kind in ("bool", "bytes", "str") else "Any"]

    def path(self, name: str) -> str:
        """Return the name of a type."""
        return self._qualified(name, self.types[name]["owner"])

    def enum(self, name: str) -> str:
        """Return the name of an enum."""
        return self._qualified(name, self.enums[name]["owner"])

    def parents(self, name: str) -> str:
        """Return the types that contain a type."""
        parents = [
            self.path(parent)
            for parent, entry in self.types.items()
            if any(name in _structs(field) for field in entry["fields"])
        ]
        return " | ".join(parents) or self.words["None"]

    def optional(self, kind: str) -> str:
        """Return the type, where the value may be absent."""
        return kind if kind == self.words["None"] else f"{kind} | {self.words['None']}"

    def _element(self, field: Mapping[str, Any]) -> str:
        kind = field["kind"]
        if kind == "switch":
            return self._switch(field)
        if "enum" in field:
            return f"{self.enum(field['enum'])} | {self.words['int']}"
        if kind == "struct":
            return self.path(field["type"])
        if kind == "bits":
            return self.words["bool" if field["width"] == 1 else "int"]
        return self.words[kind]

    def _switch(self, field: Mapping[str, Any]) -> str:
        kinds = [self._element(case["field"]) for case in field["cases"]]
        if field.get("default"):
            kinds.append(self._element(field["default"]))
        elif "size" in field:
            kinds.append(self.words["bytes"])
        return " | ".join(dict.fromkeys(kinds))

    def _qualified(self, name: str, owner: str) -> str:
        local = class_name(owner) if name == owner else f"{class_name(owner)}.{class_name(name)}"
        return local if owner == self.spec["id"] else f"{owner}.{local}"


def field_text(field: Mapping[str, Any]) -> str:
    """Return the text on a field, and a sentence on the bits of an integer."""
    return "\n\n".join(filter(None, (field["doc"], _bits(field["notes"].get("bits", {})))))


def indented(lines: Iterable[str]) -> Iterator[str]:
    """Return lines with one more level of indentation."""
    return (f"    {line}" if line else "" for line in lines)


def _structs(field: Mapping[str, Any]) -> Iterator[str]:
    if field["kind"] == "struct":
        yield field["type"]
    for case in field.get("cases", []):
        yield from _structs(case["field"])
    if field.get("default"):
        yield from _structs(field["default"])


def _bits(names: Mapping[int, Any]) -> str:
    parts = []
    for number, name in names.items():
        choices = {"": name} if isinstance(name, str) else name
        parts += [
            f"{number} {meaning}{f' ({test})' if test not in ('', '_') else ''}" for test, meaning in choices.items()
        ]
    return f"Bits: {', '.join(parts)}." if parts else ""
