"""Tables as the nested values of the canonical JSON, built row by row: slow, and independent of the object plane."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.spec import Field, Instance, Type


def nested(tables: Tables) -> dict[str, Any]:
    """Everything that the tables hold, derived values included."""
    return _structure(tables, tables.spec.root, "", 0, ())


def _structure(tables: Tables, kind: Type, key: str, row: int, prefix: tuple[str, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in kind.fields:
        value = _field(tables, field, key, row, prefix)
        if value is not _ABSENT:
            found[field.id] = value
    for name in kind.params:
        value = tables.column(key, ".".join((*prefix, name)))[row]
        found[name] = bool(value) if name in kind.bool_params else _integer(value)
    for name, instance in kind.instances.items():
        if instance.kind == "overlay":
            continue
        if instance.is_decision:
            found[name] = tables.decisions[name]
            continue
        if instance.enum and instance.value["path"][0] not in found:
            continue  # a name of what is not there
        found[name] = _derived(instance, tables.column(key, ".".join((*prefix, name)))[row])
    return dict(sorted(found.items()))


_ABSENT = object()


def _derived(instance: Instance, value: Any) -> Any:
    return {"bool": bool, "float": _double, "int": _integer, "enum": _integer}[instance.kind](value)


def _field(tables: Tables, each: Field, key: str, row: int, prefix: tuple[str, ...]) -> Any:
    if each.condition is not None and not tables.column(key, ".".join((*prefix, *each.condition["path"])))[row]:
        return _ABSENT
    path = ".".join((*prefix, each.id))
    child = ".".join(part for part in (key, path) if part)
    if child in tables and child:
        return _list(tables, each, child, row)
    if each.kind == "struct" and not each.repeat and not tables.spec.type_of(each).bits:
        return _structure(tables, tables.spec.type_of(each), key, row, (*prefix, each.id))
    value = tables.column(key, path)[row]
    if each.repeat:
        return _elements(tables, each, key, row, path, value)
    if each.kind == "switch" and each.size is not None:
        return _union(tables, each, key, row, path, value)
    return _element(tables, each, value)


def _list(tables: Tables, each: Field, key: str, parent: int) -> Any:
    start, end = tables.offsets(key)[parent : parent + 2]
    if not each.repeat and each.kind == "bytes":
        return f"hex:{tables[key][start:end].tobytes().hex()}"
    is_record = each.kind == "struct" and not tables.spec.type_of(each).bits
    values = [
        _structure(tables, tables.spec.type_of(each), key, row, ())
        if is_record
        else _element(tables, each, tables[key][row])
        for row in range(start, end)
    ]
    if each.repeat:
        return values
    return values[0]


def _elements(tables: Tables, each: Field, key: str, row: int, path: str, values: Any) -> list[Any]:
    """A list of fixed length, which stands within its record; values that follow from its records are columns as well."""
    found = [_element(tables, each, value) for value in values]
    if each.kind == "struct" and not tables.spec.type_of(each).bits:
        for name, instance in tables.spec.type_of(each).instances.items():
            derived = tables.column(key, f"{path}.{name}")[row]
            found = [one | {name: _derived(instance, value)} for one, value in zip(found, derived, strict=True)]
        found = [dict(sorted(one.items())) for one in found]
    return found


def _element(tables: Tables, each: Field, value: Any) -> Any:
    if each.kind == "struct":
        kind = tables.spec.type_of(each)
        if kind.bits:
            return _bits(kind, int(value))
        return {
            part.id: _element(tables, part, value[part.id]) for part in sorted(kind.fields, key=lambda part: part.id)
        }
    if each.kind == "switch":
        return _integer(value)
    if each.kind == "float":
        return _float(value, each)
    if each.kind == "bytes":
        return f"hex:{np.asarray(value).tobytes().hex()}"
    return _integer(value)


def _bits(kind: Type, word: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in kind.fields:
        shift, width = kind.bit_fields[field.id]
        value = word >> shift & (1 << width) - 1
        found[field.id] = bool(value) if width == 1 else value
    for name, instance in kind.instances.items():
        found[name] = found[instance.value["path"][0]]
    return dict(sorted(found.items()))


def _union(tables: Tables, each: Field, key: str, row: int, path: str, raw: Any) -> Any:
    tag = tables.column(key, ".".join((*path.split(".")[:-1], each.on["path"][0])))[row]
    case = next((field for value, field in each.cases if value == tag), None)
    if case is None:
        return f"hex:{raw.tobytes().hex()}"
    kind = tables.spec.type_of(case)
    view = tables.column(key, f"{path}.{kind.name}")[row]
    return {part.id: _element(tables, part, view[part.id]) for part in sorted(kind.fields, key=lambda part: part.id)}


def _integer(value: Any) -> int | str:
    value = int(value)
    return value if abs(value) < 2**53 else str(value)


def _double(value: Any) -> str:
    return f"f8:{struct.pack('>d', value).hex()}"


def _float(value: Any, each: Field) -> str:
    if value == value:
        return _double(value)
    return f"f{each.size}:{np.asarray(value).astype(f'>f{each.size}').tobytes().hex()}"
