"""Values of a file for people."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from navspec.report.sheet import number, some

BYTES = 16
"""Bytes that are shown of many."""
NAMES = 6


def plain(value: Any) -> str:
    """A value as `navspec set` takes it."""
    return value if isinstance(value, str) else json.dumps(value)


def named(record: Mapping[str, Any], stem: str = "") -> str:
    """The pointer of a record behind a stem, and what it is in a list of such."""
    element = f" {record['element']}" if "element" in record else ""
    return f"{record['pointer'].removeprefix(stem)}{element}"


def short(record: Mapping[str, Any]) -> str:
    """The value of a record of `ls`, and what it means."""
    match record["kind"]:
        case "structure":
            names = record.get("names", {})
            values = record["value"].items()
            shown = ", ".join(f"{name} {plain(value)}{meant({'name': names.get(name, '')})}" for name, value in values)
            return shown or number(record["fields"], "field")
        case "list":
            return ", ".join(map(plain, record.get("value", ()))) or number(record["count"], "element")
        case "bytes":
            return _bytes(record)
        case "flags":
            return f"{hexadecimal(record['value'])}  {_bits(record['bits'])}".rstrip()
    return f"{plain(record['value'])}{meant(record)}"


def hexadecimal(value: Any) -> str:
    """A number whose bits count."""
    return f"{int(value):#x}"


def meant(record: Mapping[str, Any]) -> str:
    """What a number stands for, in brackets; its unit as it is."""
    unit = f" {record['unit']}" if "unit" in record else ""
    scaled = f"{record['scaled']:.10g}{unit}" if isinstance(record.get("scaled"), int | float) else ""
    found = ", ".join(filter(None, (record.get("name", ""), scaled)))
    return f" ({found})" if found else unit


def shortened(value: Any, at: int = 0) -> str:
    """A value of which no more than a line is shown, of bytes those from a place on."""
    if isinstance(value, dict | list):
        text = json.dumps(value)
        return text if len(text) < _LINE else f"{text[:_LINE]} …"
    if is_bytes(value):
        return _hex(f"hex:{value[4 + 2 * at :]}")
    return plain(value)


def is_bytes(value: Any) -> bool:
    """Whether a value stands for bytes."""
    return isinstance(value, str) and value.startswith("hex:")


_LINE = 100


def _bytes(record: Mapping[str, Any]) -> str:
    return f'"{record["text"]}"' if "text" in record else _hex(record["value"])


def _hex(value: str) -> str:
    data = bytes.fromhex(value[4:])
    if not data:
        return "nothing"
    return f"{data[:BYTES].hex(' ')}{' …' if len(data) > BYTES else ''}"


def _bits(bits: Mapping[str, Any]) -> str:
    return some([name if value is True else f"{name} {value}" for name, value in bits.items() if value], NAMES)


def leaves(pointer: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The single values of a record of `get`, with their pointers."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(f"{pointer}/{name}", inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from leaves(f"{pointer}/{place}", inner)
    else:
        yield pointer, value
