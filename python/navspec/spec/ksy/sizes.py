"""Sizes of the parts of a spec, in bits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navspec.spec.ksy.expression import scalar
from navspec.spec.ksy.inherit import Body

Find = Callable[[str], Body | None]
"""Returns the definition of a type by its name."""


def bits_of(definition: Body, find: Find, *, exact: bool) -> int | None:
    """Return the bits of a structure, None where their number is not constant; or the fewest that it can have."""
    total = 0
    for attribute in definition.get("seq", []):
        bits = _bits(attribute, find, exact=exact)
        if bits is None:
            return None
        total += bits
    return total


def _bits(attribute: Body, find: Find, *, exact: bool) -> int | None:
    count = attribute.get("repeat-expr") if "repeat" in attribute else 1
    if "if" in attribute or not isinstance(count, int):
        return None if exact else 0
    one = _element(attribute, find, exact=exact)
    return None if one is None else one * count


def _element(attribute: Body, find: Find, *, exact: bool) -> int | None:
    kind, size = attribute.get("type"), attribute.get("size")
    if isinstance(size, int):
        return 8 * size
    if "contents" in attribute:
        return 8 * len(contents_of(attribute["contents"]))
    if number := scalar(kind):
        return number.bits
    if isinstance(kind, str) and (definition := find(kind.partition("(")[0])):
        return bits_of(definition, find, exact=exact)
    if exact:
        return None
    if isinstance(kind, dict):
        return min(_element({"type": case}, find, exact=False) or 0 for case in kind["cases"].values())
    return 8 if "terminator" in attribute else 0


def contents_of(contents: Any) -> bytes:
    """Return the bytes that `contents` describes."""
    if isinstance(contents, str):
        return contents.encode("ascii")
    return b"".join(item.encode("ascii") if isinstance(item, str) else bytes([item]) for item in contents)
