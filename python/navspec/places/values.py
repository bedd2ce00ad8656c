"""Values as people give them, and whether they fit their places."""

from __future__ import annotations

import math
import operator
import re
import struct
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from navspec.errors import WriteError, closest
from navspec.places.place import Bytes, Derived, Number, Place, Sequence, Structure, counted_by

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


def demand_settable(place: Place, given: Any) -> None:
    """Raise `WriteError` for a place that does not take the value given: the message says why, and what to do instead."""
    if why := _refusal(place, given):
        raise WriteError(why, pointer=place.pointer)


def _refusal(place: Place, given: Any) -> str:
    if isinstance(place, Structure):
        return f"this is a structure; set a field of it ({', '.join(place.names()[:_FEW])})"
    if isinstance(place, Sequence):
        return f"this is a list; set an element of it, or several ({place.pointer}/0-2, {place.pointer}/*)"
    if isinstance(place, Derived):
        return f"this is not stored; set {_instead(place, given)} instead of the derived value"
    if place.declared and place.declared.contents is not None:
        return "these bytes are the same in every file of the format"
    if why := written_with(place):
        return f"this {why}, and is filled in when the file is written"
    if "key" in place.notes:
        return "this number is given by where it stands; `navspec repair` sets a wrong one"
    return ""


def _instead(place: Derived, given: Any) -> str:
    """What to set instead of a derived value: the one that it is another measure of, or those that it comes from."""
    around = place.pointer.rpartition("/")[0]
    names = list(dict.fromkeys(_taken(place.instance.value)))
    if len(names) != 1 or not isinstance(place.owner, Structure) or names[0] not in place.owner.type.by_id:
        return ", ".join(f"{around}/{name}" for name in names) or "others"
    unit, field = place.notes.get("unit"), place.owner.type.by_id[names[0]]
    is_measure = unit and unit == field.notes.get("unit") and re.fullmatch(r"-?[0-9.]+", str(given))
    return f"{around}/{names[0]}={given}{unit}" if is_measure else f"{around}/{names[0]}"


def _taken(tree: Any) -> Iterator[str]:
    """Names of the fields of the same structure in an expression."""
    match tree:
        case {"op": "get", "from": "self", "path": [name, *_]}:
            yield name
        case dict():
            for each in tree.values():
                yield from _taken(each)
        case list():
            for each in tree:
                yield from _taken(each)


def written_with(place: Place) -> str:
    """What a value does that follows from others whenever the file is written; empty for all others."""
    notes = place.notes
    counted = next((notes[note]["list"] for note in ("count_of", "size_of") if note in notes), "") or counted_by(place)
    if counted:
        return f"counts {counted}"
    if "checksum" in notes:
        return "is a sum over the file"
    return "repeats other bytes" if "echo" in notes else ""


def parsed(place: Place, given: Any) -> Any:
    """A value as its place stores it.

    Parameters
    ----------
    place : Number or Bytes
        Where it is to stand.
    given : str, number or bytes
        Text as on the command line: a whole number, decimal or `0x...`; a fraction; the name of a member of an enum; a number
        with the unit of the field behind it, which is scaled; `true` and `false` for a bit; the bits of a float, `0x7fc00000`;
        text for bytes, filled up with zeros, or `hex:00ff`. Or a number or bytes of Python.

    Raises
    ------
    WriteError
        It does not fit.
    """
    if isinstance(place, Bytes):
        return _bytes(place, given)
    assert isinstance(place, Number)
    value = _float(place, given) if place.is_float else _whole(place, given)
    _demand_valid(place, value)
    return value


def _whole(place: Number, given: Any) -> int:
    value = _whole_from_text(place, given.strip()) if isinstance(given, str) else given
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, bool | int | np.integer | np.bool_):
        raise _unfit(place, given, _wanted(place))
    low, high = place.limits
    if not low <= int(value) <= high:
        raise _unfit(place, given, f"{place.type_name} holds {low} to {high}")
    return int(value)


def _whole_from_text(place: Number, text: str) -> int | None:
    """A whole number, a name or a number with a unit; None for what is none of them."""
    if _WHOLE.fullmatch(text):
        return int(text, 16 if "x" in text.lower() else 10)
    numbers = {name: value for value, name in place.enum.items()}
    if text.lower() in numbers:
        return numbers[text.lower()]
    if text.lower() in _TRUTH and place.limits == (0, 1):
        return _TRUTH[text.lower()]
    if numbers and re.fullmatch(r"[a-z_]\w*", text, re.IGNORECASE):
        meant = closest(text, numbers) or f"; it has {', '.join(list(numbers)[:_FEW])}"
        raise WriteError(f"'{text}' is no name of a value here{meant}", pointer=place.pointer)
    amount = _amount(place, text)
    if amount is None:
        return None
    number = amount / place.notes.get("scale", 1)
    if not math.isclose(number, round(number), rel_tol=1e-9, abs_tol=1e-9):
        scale = place.notes.get("scale", 1)
        steps = [f"{round(step * scale, 9):g}" for step in (math.floor(number), math.ceil(number))]
        raise _unfit(place, text, f"the nearest values are {steps[0]} and {steps[1]} {place.notes['unit']}")
    return round(number)


def _amount(place: Number, text: str) -> float | None:
    """A number that has the unit of the field behind it."""
    unit = place.notes.get("unit")
    if not unit or not text.endswith(unit):
        return None
    try:
        found = float(text.removesuffix(unit))
    except ValueError:
        return None
    return found if math.isfinite(found) else None


def _wanted(place: Number) -> str:
    low, high = place.limits
    names = ", or a name of it" if place.enum else ""
    return f"{place.type_name} holds a whole number of {low} to {high}{names}"


def _float(place: Number, given: Any) -> float | bytes:
    """A finite float, or the bits of any."""
    size = place.view.dtype.itemsize
    if isinstance(given, str):
        text = given.strip()
        if bits := _BITS.fullmatch(text):
            if len(bits[1]) != 2 * size:
                raise _unfit(place, given, f"the bits of {place.type_name} are {2 * size} digits")
            return bytes.fromhex(bits[1])
        try:
            amount = _amount(place, text)
            value = float(text) if amount is None else amount / place.notes.get("scale", 1)
        except ValueError:
            raise _unfit(place, given, f"{place.type_name} holds a number") from None
    elif isinstance(given, int | float | np.number) and not isinstance(given, bool):
        value = given
    else:
        raise _unfit(place, given, f"{place.type_name} holds a number")
    try:
        packed = struct.pack(">f" if size == 4 else ">d", value)
    except (OverflowError, struct.error):
        raise _unfit(place, given, f"it is too large for {place.type_name}") from None
    if not math.isfinite(value):
        raise _unfit(place, given, f"to have it all the same, give its bits, as 0x{packed.hex()}")
    return float(value)


def _bytes(place: Bytes, given: Any) -> bytes:
    """Bytes, filled up with zeros where text is shorter than its place."""
    size, is_exact = place.size, True
    if isinstance(given, bytes | bytearray | memoryview):
        data = bytes(given)
    elif not isinstance(given, str):
        raise _unfit(place, given, "bytes are text, or hex:00ff")
    elif given.startswith("hex:"):
        try:
            data = bytes.fromhex(given[4:])
        except ValueError:
            raise _unfit(place, given, "behind hex: stand pairs of the digits 0 to f") from None
    else:
        is_quoted = len(given) > 1 and given[0] == given[-1] == '"'
        data, is_exact = (given[1:-1] if is_quoted else given).encode("utf-8", "surrogateescape"), False
    if size is not None:
        if len(data) > size or (is_exact and len(data) < size):
            held = f"{size:,}" if is_exact else f"up to {size:,}"
            raise _unfit(place, given, f"it has {len(data):,} bytes, and this place {held}")
        data = data.ljust(size, b"\0")
    if place.declared and place.declared.terminator is not None and place.declared.terminator in data:
        raise _unfit(place, given, "the text holds the byte that ends it")
    return data


def _demand_valid(place: Number, value: float | bytes) -> None:
    """Hold a number to the conditions of its field; those over other values are asked when the file is written."""
    if place.declared is None or isinstance(value, bytes):
        return
    for rule, (is_good, words) in _RULES.items():
        bound = place.declared.valid.get(rule)
        bounds = bound if isinstance(bound, list) else [bound]
        if bound is None or any(isinstance(each, dict) for each in bounds) or is_good(value, bound):
            continue
        raise _unfit(place, value, f"this field {words} {', '.join(map(str, bounds))}, or the file could not be read")


def _unfit(place: Place, given: Any, why: str) -> WriteError:
    shown = f"'{given}'" if isinstance(given, str) else repr(given)
    return WriteError(f"{shown} does not fit: {why}", pointer=place.pointer)
