"""What there is to print of each type, in order: the one reading of the specs that the dumpers of all languages share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from navspec.spec import Field, Spec, Type

Kind = Literal["int", "u8", "bool", "f4", "f8", "bytes", "struct", "widths"]
"""`u8` is an unsigned number of eight bytes, `int` every other one and every enum, `widths` one whose width varies."""

Source = Literal["field", "param", "instance"]
"""Where a value comes from: languages that compute derived values on demand ask for them in another way."""


class Unsupported(Exception):
    """A spec has what the dumpers cannot print yet."""


@dataclass(frozen=True)
class Member:
    """One value of an object.

    Attributes
    ----------
    present : Member or None
        The truth that tells whether the value is stored; asked because some languages cannot tell absent from 0.
    names : str
        The field that a derived value is a name of: Java and Lua have nothing for numbers without a name, C++ loses their sign.
    """

    id: str
    kind: Kind
    source: Source = "field"
    is_list: bool = False
    type: str = ""
    present: Member | None = None
    names: str = ""


def members(kind: Type) -> list[Member]:
    """All that is printed of a type, sorted by name; a name is there where the number is that it stands for."""
    found = {name: Member(name, "bool" if name in kind.bool_params else "int", "param") for name in kind.params}
    for instance in kind.instances.values():
        if not instance.is_overlay:
            shape: Kind = {"bool": "bool", "float": "f8"}.get(instance.kind, "int")  # type: ignore[assignment]
            named = instance.value["path"][0] if instance.enum and _is_own(instance.value) else ""
            found[instance.id] = Member(instance.id, shape, "instance", names=named)
    for field in kind.fields:
        present = None
        if field.condition is not None:
            if not _is_own(field.condition):
                raise Unsupported(f"{kind.name}.{field.id}: its condition is no truth of its own type")
            present = found[field.condition["path"][0]]
        shape, target = _shape(field, kind)
        found[field.id] = Member(field.id, shape, "field", field.repeat is not None, target, present)
        found |= {name: replace(one, present=present) for name, one in found.items() if one.names == field.id}
    return [found[name] for name in sorted(found)]


def _is_own(value: Any) -> bool:
    return value.get("op") == "get" and value["from"] == "self" and len(value["path"]) == 1


def _shape(each: Field, kind: Type) -> tuple[Kind, str]:
    match each.kind:
        case "int":
            return ("u8" if each.size == 8 and not each.signed else "int"), ""
        case "bits":
            return ("bool" if each.width == 1 else "int"), ""
        case "float":
            return ("f4" if each.size == 4 else "f8"), ""
        case "bytes":
            return "bytes", ""
        case "struct":
            return "struct", each.type
        case "switch" if each.size is None and not each.repeat:
            return "widths", ""
    raise Unsupported(f"{kind.name}.{each.id}: a switch between structures")


def reachable(spec: Spec) -> list[Type]:
    """The types that a file of the format can hold, the root first."""
    waiting = [spec.root]
    for kind in waiting:
        for field in kind.fields:
            if field.kind == "struct" and spec.types[field.type] not in waiting:
                waiting.append(spec.types[field.type])
    return waiting


def plan(spec: Spec) -> dict[str, Any]:
    """The same as data, for dumpers that read it when they run."""
    return {
        "root": spec.root.name,
        "types": {
            kind.name: {
                "owner": kind.owner,
                "members": [
                    {
                        "id": member.id,
                        "kind": member.kind,
                        "list": member.is_list,
                        "type": member.type,
                        "present": member.present.id if member.present else "",
                        "names": member.names,
                    }
                    for member in members(kind)
                ],
            }
            for kind in reachable(spec)
        },
    }
