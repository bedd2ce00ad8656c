"""Parsing of values from users, and checks that they fit their places."""

from __future__ import annotations

import math
import operator
import re
import struct
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from navspec.errors import WriteError, suggest_values
from navspec.places.place import BytesPlace, DerivedPlace, NumberPlace, Place, SequencePlace, StructurePlace, counted_by

_WHOLE = re.compile(r"[+-]?(0x[0-9a-f]{1,40}|[0-9]{1,40})", re.IGNORECASE)
_BITS = re.compile(r"(?:f[48]:|0x)([0-9a-f]+)", re.IGNORECASE)
_TRUTH = {"true": 1, "yes": 1, "false": 0, "no": 0}
_RULES: Mapping[str, tuple[Callable[[Any, Any], bool], str]] = {
    "eq": (operator.eq, "is always"),
    "min": (operator.ge, "is at least"),
    "max": (operator.le, "is at most"),
    "any_of": (lambda value, bound: value in bound, "is one of"),
}
_FEW = 12


def require_settable(place: Place, new_value: Any) -> None:
    """Raise `WriteError` for a place that cannot be set to the value; the message has the reason and an alternative."""
    if why := _refusal_reason(place, new_value):
        raise WriteError(why, pointer=place.pointer)


def _refusal_reason(place: Place, new_value: Any) -> str:
    if isinstance(place, StructurePlace):
        return f"this is a structure; set a field of it ({', '.join(place.names()[:_FEW])})"
    if isinstance(place, SequencePlace):
        return f"this is a list; set an element of it, or several ({place.pointer}/0-2, {place.pointer}/*)"
    if isinstance(place, DerivedPlace):
        return f"this is not stored; set {_suggest_target(place, new_value)} instead of the derived value"
    if place.declared and place.declared.contents is not None:
        return "these bytes are the same in every file of the format"
    if why := describe_computed(place):
        return f"this {why}, and is filled in when the file is written"
    if "key" in place.notes:
        return "this number is determined by its position; `navspec repair` fixes a wrong one"
    return ""


def _suggest_target(place: DerivedPlace, new_value: Any) -> str:
    """Return the fields to set instead of a derived value: the same quantity, or its sources."""
    around = place.pointer.rpartition("/")[0]
    names = list(dict.fromkeys(_source_fields(place.instance.value)))
    if len(names) != 1 or not isinstance(place.owner, StructurePlace) or names[0] not in place.owner.type.by_id:
        return ", ".join(f"{around}/{name}" for name in names) or "others"
    unit, field = place.notes.get("unit"), place.owner.type.by_id[names[0]]
    is_measure = unit and unit == field.notes.get("unit") and re.fullmatch(r"-?[0-9.]+", str(new_value))
    return f"{around}/{names[0]}={new_value}{unit}" if is_measure else f"{around}/{names[0]}"


def _source_fields(tree: Any) -> Iterator[str]:
    """Yield the names of fields of the same structure in an expression."""
    match tree:
        case {"op": "get", "from": "self", "path": [name, *_]}:
            yield name
        case dict():
            for node in tree.values():
                yield from _source_fields(node)
        case list():
            for node in tree:
                yield from _source_fields(node)


def describe_computed(place: Place) -> str:
    """Return the role of a value that is computed when the file is written; empty for other values."""
    notes = place.notes
    counted = next((notes[note]["list"] for note in ("count_of", "size_of") if note in notes), "") or counted_by(place)
    if counted:
        return f"counts {counted}"
    if "checksum" in notes:
        return "is a checksum of the file"
    return "repeats other bytes" if "echo" in notes else ""


def parse_value(place: Place, new_value: Any) -> Any:
    """Return a value as its place stores it.

    Parameters
    ----------
    place : NumberPlace or BytesPlace
        The place.
    new_value : str, number or bytes
        Text as on the command line: a whole number, decimal or `0x...`; a fraction; the name of a member of an enum; a
        number followed by the unit of the field, which is scaled; `true` and `false` for a bit; the bits of a float,
        `0x7fc00000`; text for bytes, padded with zeros, or `hex:00ff`. Or a number or bytes of Python.

    Raises
    ------
    WriteError
        It does not fit.
    """
    if isinstance(place, BytesPlace):
        return _parse_bytes(place, new_value)
    assert isinstance(place, NumberPlace)
    value = _parse_float(place, new_value) if place.is_float else _parse_integer(place, new_value)
    _require_valid(place, value)
    return value


def _parse_integer(place: NumberPlace, new_value: Any) -> int:
    value = _parse_integer_text(place, new_value.strip()) if isinstance(new_value, str) else new_value
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, bool | int | np.integer | np.bool_):
        raise _misfit_error(place, new_value, _expected_range(place))
    low, high = place.limits
    if not low <= int(value) <= high:
        raise _misfit_error(place, new_value, f"use {low} to {high}")
    return int(value)


def _parse_integer_text(place: NumberPlace, text: str) -> int | None:
    """Return a whole number from a number, a name, or a number with a unit; None for other text."""
    if _WHOLE.fullmatch(text):
        return int(text, 16 if "x" in text.lower() else 10)
    numbers = {name: value for value, name in place.enum.items()}
    if text.lower() in numbers:
        return numbers[text.lower()]
    if text.lower() in _TRUTH and place.limits == (0, 1):
        return _TRUTH[text.lower()]
    if numbers and re.fullmatch(r"[a-z_]\w*", text, re.IGNORECASE):
        raise WriteError(f"unknown value '{text}'{suggest_values(text, numbers)}", pointer=place.pointer)
    amount = _parse_quantity(place, text)
    if amount is None:
        return None
    number = amount / place.notes.get("scale", 1)
    if not math.isclose(number, round(number), rel_tol=1e-9, abs_tol=1e-9):
        scale = place.notes.get("scale", 1)
        steps = [f"{round(step * scale, 9):g}" for step in (math.floor(number), math.ceil(number))]
        raise _misfit_error(place, text, f"the nearest values are {steps[0]} and {steps[1]} {place.notes['unit']}")
    return round(number)


def _parse_quantity(place: NumberPlace, text: str) -> float | None:
    """Return a number that is followed by the unit of the field."""
    unit = place.notes.get("unit")
    if not unit or not text.endswith(unit):
        return None
    try:
        amount = float(text.removesuffix(unit))
    except ValueError:
        return None
    return amount if math.isfinite(amount) else None


def _expected_range(place: NumberPlace) -> str:
    low, high = place.limits
    names = ", or one of its names" if place.enum else ""
    return f"use a whole number from {low} to {high}{names}"


def _parse_float(place: NumberPlace, new_value: Any) -> float | bytes:
    """Return a finite float, or the bits of any float."""
    size = place.view.dtype.itemsize
    if isinstance(new_value, str):
        text = new_value.strip()
        if bits := _BITS.fullmatch(text):
            if len(bits[1]) != 2 * size:
                raise _misfit_error(place, new_value, f"its bits are {2 * size} hexadecimal digits")
            return bytes.fromhex(bits[1])
        try:
            amount = _parse_quantity(place, text)
            value = float(text) if amount is None else amount / place.notes.get("scale", 1)
        except ValueError:
            raise _misfit_error(place, new_value, "use a number") from None
    elif isinstance(new_value, int | float | np.number) and not isinstance(new_value, bool):
        value = new_value
    else:
        raise _misfit_error(place, new_value, "use a number")
    try:
        packed = struct.pack(">f" if size == 4 else ">d", value)
    except (OverflowError, struct.error):
        raise _misfit_error(place, new_value, f"it is too large for {8 * size} bits") from None
    if not math.isfinite(value):
        raise _misfit_error(place, new_value, f"to store it anyway, give its bits, as 0x{packed.hex()}")
    return float(value)


def _parse_bytes(place: BytesPlace, new_value: Any) -> bytes:
    """Return bytes, padded with zeros if text is shorter than its place."""
    size, is_exact = place.size, True
    if isinstance(new_value, bytes | bytearray | memoryview):
        data = bytes(new_value)
    elif not isinstance(new_value, str):
        raise _misfit_error(place, new_value, "bytes are text, or hex:00ff")
    elif new_value.startswith("hex:"):
        try:
            data = bytes.fromhex(new_value[4:])
        except ValueError:
            raise _misfit_error(place, new_value, "after hex: use pairs of the digits 0 to f") from None
    else:
        is_quoted = len(new_value) > 1 and new_value[0] == new_value[-1] == '"'
        data, is_exact = (new_value[1:-1] if is_quoted else new_value).encode("utf-8", "surrogateescape"), False
    if size is not None:
        if len(data) > size or (is_exact and len(data) < size):
            allowed = f"{size:,}" if is_exact else f"up to {size:,}"
            raise _misfit_error(place, new_value, f"it has {len(data):,} bytes, and this place {allowed}")
        data = data.ljust(size, b"\0")
    if place.declared and place.declared.terminator is not None and place.declared.terminator in data:
        raise _misfit_error(place, new_value, "the text contains the byte that terminates it")
    return data


def _require_valid(place: NumberPlace, value: float | bytes) -> None:
    """Raise `WriteError` for a number against the constants of its field; conditions on other values are checked when
    the file is written.
    """
    if place.declared is None or isinstance(value, bytes):
        return
    for rule, (is_good, words) in _RULES.items():
        bound = place.declared.valid.get(rule)
        bounds = bound if isinstance(bound, list) else [bound]
        if bound is None or any(isinstance(limit, dict) for limit in bounds) or is_good(value, bound):
            continue
        raise _misfit_error(
            place, value, f"this field {words} {', '.join(map(str, bounds))}, or the file could not be read"
        )


def _misfit_error(place: Place, new_value: Any, why: str) -> WriteError:
    shown = f"'{new_value}'" if isinstance(new_value, str) else repr(new_value)
    return WriteError(f"{shown} does not fit; {why}", pointer=place.pointer)
