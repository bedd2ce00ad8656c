"""Attributes of Blender for columns of a network, without loss, and their values as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError

Array = np.ndarray[Any, Any]
Note = dict[str, Any]

OPTIONAL = "optional text"
"""Type of text in which an empty value means None."""
SINGLE, DECIMAL = "single", "decimal"
"""Ways in which a FLOAT attribute represents a float64: exactly, or by the shortest decimal that rounds to it."""


class AttributeColumn(NamedTuple):
    """A column as an attribute.

    Attributes
    ----------
    values : numpy.ndarray
        Of int32 for INT, float32 for FLOAT, bool for BOOLEAN, objects (str) for STRING; shape (rows,).
    note : dict
        Metadata of the column for JSON: `type`, and `names` of numbers that have some.
    """

    values: Array
    note: Note


def to_attribute(values: Array, names: Mapping[int, str]) -> AttributeColumn:
    """Return a column as an attribute; unknown values are None; shape (rows,).

    Parameters
    ----------
    values : numpy.ndarray
        Numbers, or text; if `names` has some, these, or the number as text.
    names : mapping
        Names of numbers; they are stored as numbers.
    """
    if values.dtype == object:
        is_known = np.array([value is not None for value in values.tolist()], bool)
        non_null = values[is_known]
        if names:
            filled = np.zeros(len(values), np.int32)
            filled[is_known] = _numbers_of_names(non_null, names)
            return AttributeColumn(
                filled, {"type": "name", "names": {str(number): name for number, name in names.items()}}
            )
        if all(isinstance(value, str) for value in non_null.tolist()):
            return AttributeColumn(np.where(is_known, values, ""), {"type": "text" if is_known.all() else OPTIONAL})
        plain = np.array(non_null.tolist())
        filled = np.zeros(len(values), plain.dtype)
        filled[is_known] = plain
        values = filled
    if values.dtype == bool:
        return AttributeColumn(values, {"type": "bool"})
    if values.dtype.kind == "f":
        return _float_attribute(values)
    if values.dtype.kind in "iu":
        return _integer_attribute(values)
    return AttributeColumn(values.astype(object), {"type": "text"})


def from_attribute(values: Array, note: Note) -> Array:
    """Return the column of an attribute, edited or not; values that do not fit their type become int64."""
    kind = note.get("type")
    if kind == "name":
        names = {int(number): name for number, name in note["names"].items()}
        distinct, at = np.unique(values, return_inverse=True)
        return np.array([names.get(value, str(value)) for value in distinct.tolist()], object)[at]
    if values.dtype == object:
        if kind == OPTIONAL:
            return np.array([value or None for value in values.tolist()], object)
        return values if kind in ("text", None) else _parse_numbers(values, kind)
    if values.dtype.kind == "f":
        if kind == "float32":
            return values
        return values.astype(np.float64) if kind == SINGLE else values.astype("U32").astype(np.float64)
    if values.dtype == bool:
        return values
    if kind == "bool":
        return values != 0
    wanted = np.dtype(kind or "int64")
    if wanted == np.uint32:
        return values.view(np.uint32)
    limits = np.iinfo(wanted)
    is_held = not len(values) or (values.min() >= limits.min and values.max() <= limits.max)
    return values.astype(wanted if is_held else np.int64)


def is_blank(values: Array) -> Array:
    """Return where an attribute has the default of new elements: 0, no, or empty; bool, shape (rows,)."""
    return values == ("" if values.dtype == object else 0)


def _numbers_of_names(words: Array, names: Mapping[int, str]) -> Array:
    numbers = {name: number for number, name in names.items()}
    distinct, at = np.unique(words.astype(str), return_inverse=True)
    return np.array([numbers[word] if word in numbers else int(word) for word in distinct.tolist()], np.int32)[at]


def _integer_attribute(values: Array) -> AttributeColumn:
    note = {"type": values.dtype.name}
    if values.dtype == np.uint32:
        return AttributeColumn(values.view(np.int32), note)
    limits = np.iinfo(np.int32)
    if len(values) and (values.min() < limits.min or values.max() > limits.max):
        return AttributeColumn(values.astype(str).astype(object), note)
    return AttributeColumn(values.astype(np.int32), note)


def _float_attribute(values: Array) -> AttributeColumn:
    if values.dtype == np.float32:
        return AttributeColumn(values, {"type": "float32"})
    single = values.astype(np.float32)
    for kind in (SINGLE, DECIMAL):
        if np.array_equal(from_attribute(single, {"type": kind}), values.astype(np.float64), equal_nan=True):
            return AttributeColumn(single, {"type": kind})
    return AttributeColumn(np.array([repr(value) for value in values.tolist()], object), {"type": "float64"})


def _parse_numbers(texts: Array, kind: str) -> Array:
    """Return numbers that are stored as text; invalid ones stay text, and are refused later."""
    convert = float if kind == "float64" else int
    try:
        return np.array([convert(text or 0) for text in texts.tolist()], kind)
    except (ValueError, OverflowError):
        return texts


Value = int | float | bool | bytes

CHOICE, BOOLEAN, WHOLE_NUMBER, DECIMAL_NUMBER, TEXT = "choice", "boolean", "whole number", "decimal number", "text"
"""Widgets for values, by which they are also parsed."""
_TRUTH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


def choose_widget(note: Note, data_type: str) -> str:
    """Return the widget for an attribute with a type of Blender; numbers that no property can have are text."""
    if data_type == "STRING" or note.get("type") == "uint32":
        return TEXT
    if note.get("type") == "name":
        return CHOICE
    if note.get("type") == "bool":
        return BOOLEAN
    return DECIMAL_NUMBER if data_type == "FLOAT" else WHOLE_NUMBER


def parse_value(text: str, widget: str, note: Note) -> Value:
    """Parse user input for an attribute; raises `NavspecError` if it does not fit."""
    text = text.strip()
    names = {name: int(number) for number, name in note.get("names", {}).items()}
    is_number = widget != TEXT or note.get("type") == "uint32"
    try:
        if widget == BOOLEAN:
            return _TRUTH[text.lower()]
        if not is_number:
            return text.encode()
        if text in names:
            return names[text]
        number = float(text) if widget == DECIMAL_NUMBER else int(text)
        low, high, *_step = note.get("limits", (-(2**31), 2**32 - 1))
        if names or low <= number <= high:
            return number if widget == DECIMAL_NUMBER else _to_signed(int(number))
        expected = f"it has to be a number from {low:g} to {high:g}"
    except (KeyError, ValueError):
        choices = list(names) or (["yes", "no"] if widget == BOOLEAN else [])
        expected = f"it can be {', '.join(choices)}" if choices else "it has to be a number"
    raise NavspecError(f"{note.get('column', 'the value')}: {expected}, not {text!r}")


def format_value(value: Value, note: Note) -> str:
    """Return a value in readable form: by its name, with its unit."""
    if isinstance(value, bytes):
        return value.decode(errors="replace")
    if isinstance(value, bool) or note.get("type") == "bool":
        return "yes" if value else "no"
    if isinstance(value, int):
        names = note.get("names", {})
        return names.get(str(value)) or str(value % 2**32 if note.get("type") == "uint32" else value)
    unit = note.get("unit", "none")
    return f"{value:g}" if unit == "none" else f"{value:g} {unit}"


def set_word(words: str, word: str, *, is_in: bool) -> str:
    """Return words separated by spaces, with one of them added or removed."""
    remaining: Iterable[str] = (entry for entry in words.split() if entry != word)
    return " ".join([*remaining, word] if is_in else remaining)


def _to_signed(number: int) -> int:
    """Return a number as a signed 32-bit one; unsigned numbers keep their bits."""
    if not -(2**31) <= number < 2**32:
        raise ValueError
    return number - 2**32 if number >= 2**31 else number
