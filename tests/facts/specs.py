"""What specs say, read from their YAML by nothing but this: places, types and bits of records, members of enums.

Nothing of navspec is imported here, so that what a test compares was read twice.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

_FOLDER = Path(__file__).parents[2] / "ksy"
_NUMBER = re.compile(r"[usf]([1248])(?:be|le)?")

Body = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """A field of a record: how many bytes stand before it, and its type as documents write it, such as `s2[3]`."""

    at: int
    type: str
    id: str
    body: Body


@dataclass(frozen=True)
class Bits:
    """A field of a run of bits, or a named bit of a number, by its first and its last bit."""

    first: int
    last: int
    id: str
    body: Body


@cache
def spec(name: str) -> Body:
    """A spec."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load((_FOLDER / f"{name}.ksy").read_text(encoding="utf-8"), Loader=loader)


def fields(body: Body, record: str = "") -> dict[str, Body]:
    """The fields of a record by their ids, or those of the whole file."""
    found = body["types"][record] if record else body
    return {each["id"]: each for each in found["seq"]}


def parts(body: Body, record: str, *absent: str) -> list[Part]:
    """The fields of a record of fixed size with their places, as if those whose condition is named were not there."""
    found, at = [], 0
    for field in fields(body, record).values():
        if field.get("if") not in absent or "if" not in field:
            size, kind = _kind(body, field)
            found.append(Part(at, kind, field["id"], field))
            at += size
    return found


def size(body: Body, record: str, *absent: str) -> int:
    """Bytes of a record of fixed size."""
    last = parts(body, record, *absent)[-1]
    return last.at + _kind(body, last.body)[0]


def width(body: Body, each: Body) -> int:
    """Bytes of a field of fixed size, or of one row of a list."""
    return _kind(body, {key: value for key, value in each.items() if key != "repeat"})[0]


def scale(body: Body, record: str, each: Body) -> float | None:
    """What a stored number is multiplied by: a number, or that in the value that the field names; None for none."""
    said = each.get("-scale")
    if not isinstance(said, str):
        return said
    number, _, factor = body["types"][record]["instances"][said]["value"].partition(".as<f8> * ")
    assert number == each["id"]
    return float(factor)


def contents(each: Body) -> bytes:
    """The bytes that a field always has."""
    parts = each["contents"] if isinstance(each["contents"], list) else [each["contents"]]
    return b"".join(part.encode() if isinstance(part, str) else bytes([part]) for part in parts)


def bits(body: Body, run: str) -> list[Bits]:
    """The fields of a run of bits, whose lowest bit is the first."""
    found, at = [], 0
    for field in fields(body, run).values():
        width = int(field["type"].removeprefix("b").removesuffix("le"))
        found.append(Bits(at, at + width - 1, field["id"], field))
        at += width
    return found


def members(body: Body, enum: str) -> dict[int, str]:
    """The members of an enum by their values."""
    return {value: each["id"] if isinstance(each, dict) else each for value, each in body["enums"][enum].items()}


def _kind(body: Body, each: Body) -> tuple[int, str]:
    """Bytes of a field, and its type as documents write it."""
    if "size" in each:
        return each["size"], f"{each['size']} bytes"
    if "contents" in each:
        return len(contents(each)), f"{len(contents(each))} bytes"
    count = each["repeat-expr"] if "repeat" in each else 1
    number = _NUMBER.fullmatch(each["type"])
    if number:
        return count * int(number[1]), each["type"] + (f"[{count}]" if count > 1 else "")
    lender, _, name = each["type"].rpartition("::")
    body = spec(lender) if lender else body
    inner = fields(body, name).values()
    if all(re.fullmatch(r"b\d+", str(field.get("type"))) for field in inner):
        one = (bits(body, name)[-1].last + 1) // 8
        return count * one, f"u{one}" + (f"[{count}]" if count > 1 else "")
    one, kinds = size(body, name), {part.type for part in parts(body, name)}
    return count * one, f"{kinds.pop()}[{count * len(inner)}]" if len(kinds) == 1 else f"{count * one} bytes"
