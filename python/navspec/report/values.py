"""Parts and values of a file as text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from navspec.records.contents import Parts, Values
from navspec.report import RenderOptions
from navspec.report.sheet import Sheet, format_count, join_first

BYTES = 16
"""Bytes that are shown of many."""
NAMES = 6


def format_plain(value: Any) -> str:
    """Return a value as `navspec set` takes it."""
    return value if isinstance(value, str) else json.dumps(value)


def relative_pointer(record: Mapping[str, Any], stem: str = "") -> str:
    """Return the pointer of a record without a stem, and the element that it is in a list."""
    element = f" {record['element']}" if "element" in record else ""
    return f"{record['pointer'].removeprefix(stem)}{element}"


def summarise(record: Mapping[str, Any]) -> str:
    """Return the value of a record of `ls`, and its meaning."""
    match record["kind"]:
        case "structure":
            names = record.get("names", {})
            values = record["value"].items()
            shown = ", ".join(
                f"{name} {format_plain(value)}{format_meaning({'name': names.get(name, '')})}" for name, value in values
            )
            return shown or format_count(record["fields"], "field")
        case "list":
            return ", ".join(map(format_plain, record.get("value", ()))) or format_count(record["count"], "element")
        case "bytes":
            return _format_bytes(record)
        case "flags":
            return f"{format_hex(record['value'])}  {_format_bits(record['bits'])}".rstrip()
    return f"{format_plain(record['value'])}{format_meaning(record)}"


def format_hex(value: Any) -> str:
    """Return a number in hexadecimal."""
    return f"{int(value):#x}"


def format_meaning(record: Mapping[str, Any]) -> str:
    """Return the name or scaled value of a number in brackets; or its unit without brackets."""
    unit = f" {record['unit']}" if "unit" in record else ""
    scaled = f"{record['scaled']:.10g}{unit}" if isinstance(record.get("scaled"), int | float) else ""
    details = ", ".join(filter(None, (record.get("name", ""), scaled)))
    return f" ({details})" if details else unit


def format_line(value: Any, at: int = 0) -> str:
    """Return a value cut to one line; of bytes, those from the offset `at` on."""
    if isinstance(value, dict | list):
        text = json.dumps(value)
        return text if len(text) < MAX_LINE else f"{text[:MAX_LINE]} …"
    if is_bytes(value):
        return _format_hex_digits(f"hex:{value[4 + 2 * at :]}")
    return format_plain(value)


def is_bytes(value: Any) -> bool:
    """Return whether a value represents bytes."""
    return isinstance(value, str) and value.startswith("hex:")


MAX_LINE = 100


def _format_bytes(record: Mapping[str, Any]) -> str:
    return f'"{record["text"]}"' if "text" in record else _format_hex_digits(record["value"])


def _format_hex_digits(value: str) -> str:
    data = bytes.fromhex(value[4:])
    if not data:
        return "nothing"
    return f"{data[:BYTES].hex(' ')}{' …' if len(data) > BYTES else ''}"


def _format_bits(bits: Mapping[str, Any]) -> str:
    return join_first([name if value is True else f"{name} {value}" for name, value in bits.items() if value], NAMES)


def iter_leaves(pointer: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the single values of a record of `get`, with their pointers."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from iter_leaves(f"{pointer}/{name}", inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from iter_leaves(f"{pointer}/{place}", inner)
    else:
        yield pointer, value


def render_parts(record: Parts, options: RenderOptions) -> str:
    """Return the pointer, and one line for each part: name, type, value."""
    sheet = Sheet()
    kind = f": {record.type}" if record.type else ""
    sheet.line((record.path, "name"), f" {record.pointer}" if record.pointer else "", kind)
    stem = f"{record.pointer}/"
    entries = record.entries
    names = [relative_pointer(entry, stem) for entry in entries]
    widths = [max(map(len, column), default=0) for column in (names, [entry["type"] for entry in entries])]
    for name, entry in zip(names, entries, strict=True):
        kind = f"{entry['type']:{widths[1]}}"
        sheet.line((f"{name:{widths[0]}}", "name"), "  ", (kind, "quiet"), "  ", summarise(entry), indent=2)
    if record.total > len(entries):
        sheet.line((f"… and {record.total - len(entries):,} more (--limit, or a range)", "quiet"), indent=2)
    return sheet.text(options)


def render_values(record: Values, options: RenderOptions) -> str:
    """Return a single value without its pointer; several values with pointers and meanings."""
    sheet = Sheet(whole=True)
    values = record.values
    if len(values) == 1 and not isinstance(values[0]["value"], dict | list):
        sheet.line(values[0].get("text", format_plain(values[0]["value"])))
        return sheet.text(options)
    for record_of_value in values:
        if isinstance(record_of_value["value"], dict | list):
            for pointer, value in iter_leaves(record_of_value["pointer"], record_of_value["value"]):
                sheet.line((pointer, "name"), f": {format_plain(value)}")
        else:
            text = (
                f'"{record_of_value["text"]}"' if "text" in record_of_value else format_plain(record_of_value["value"])
            )
            sheet.line((relative_pointer(record_of_value), "name"), f": {text}{format_meaning(record_of_value)}")
    return sheet.text(options)
