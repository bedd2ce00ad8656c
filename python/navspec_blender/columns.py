"""Columns of a network as Blender's attributes hold them, and back without loss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]
Note = dict[str, Any]

OPTIONAL = "optional text"
"""Text of which nothing means None."""
SINGLE, DECIMAL = "single", "decimal"
"""How a FLOAT attribute gives back a float64: as it stands, or as the shortest decimal that rounds to it."""


class Stored(NamedTuple):
    """A column as an attribute.

    Attributes
    ----------
    values : numpy.ndarray
        Of int32 for INT, float32 for FLOAT, bool for BOOLEAN, objects (str) for STRING; shape (rows,).
    note : dict
        What JSON has to keep of the column: `type`, and `names` of numbers that have some.
    """

    values: Array
    note: Note


def stored(values: Array, names: Mapping[int, str]) -> Stored:
    """A column, of which what is not known is None; shape (rows,).

    Parameters
    ----------
    values : numpy.ndarray
        Numbers, or text; where `names` has some, these, or the number as text.
    names : mapping
        What numbers are called; they are stored as numbers.
    """
    if values.dtype == object:
        is_known = np.array([value is not None for value in values.tolist()], bool)
        known = values[is_known]
        if names:
            filled = np.zeros(len(values), np.int32)
            filled[is_known] = _numbers(known, names)
            return Stored(filled, {"type": "name", "names": {str(number): name for number, name in names.items()}})
        if all(isinstance(each, str) for each in known.tolist()):
            return Stored(np.where(is_known, values, ""), {"type": "text" if is_known.all() else OPTIONAL})
        plain = np.array(known.tolist())
        filled = np.zeros(len(values), plain.dtype)
        filled[is_known] = plain
        values = filled
    if values.dtype == bool:
        return Stored(values, {"type": "bool"})
    if values.dtype.kind == "f":
        return _real(values)
    if values.dtype.kind in "iu":
        return _whole(values)
    return Stored(values.astype(object), {"type": "text"})


def restored(values: Array, note: Note) -> Array:
    """What `stored` was given, or what somebody made of it; values that their type does not hold become int64."""
    kind = note.get("type")
    if kind == "name":
        names = {int(number): name for number, name in note["names"].items()}
        found, at = np.unique(values, return_inverse=True)
        return np.array([names.get(each, str(each)) for each in found.tolist()], object)[at]
    if values.dtype == object:
        if kind == OPTIONAL:
            return np.array([value or None for value in values.tolist()], object)
        return values if kind in ("text", None) else _of_texts(values, kind)
    if values.dtype.kind == "f":
        if kind == "float32":
            return values
        return values.astype(np.float64) if kind == SINGLE else values.astype("U32").astype(np.float64)
    if values.dtype == bool:
        return values
    wanted = np.dtype(kind or "int64")
    if wanted == np.uint32:
        return values.view(np.uint32)
    limits = np.iinfo(wanted)
    is_held = not len(values) or (values.min() >= limits.min and values.max() <= limits.max)
    return values.astype(wanted if is_held else np.int64)


def is_blank(values: Array) -> Array:
    """Where an attribute has the value that new elements get: 0, no, or nothing; bool, shape (rows,)."""
    return values == ("" if values.dtype == object else 0)


def _numbers(words: Array, names: Mapping[int, str]) -> Array:
    numbers = {name: number for number, name in names.items()}
    found, at = np.unique(words.astype(str), return_inverse=True)
    return np.array([numbers[each] if each in numbers else int(each) for each in found.tolist()], np.int32)[at]


def _whole(values: Array) -> Stored:
    note = {"type": values.dtype.name}
    if values.dtype == np.uint32:
        return Stored(values.view(np.int32), note)
    limits = np.iinfo(np.int32)
    if len(values) and (values.min() < limits.min or values.max() > limits.max):
        return Stored(values.astype(str).astype(object), note)
    return Stored(values.astype(np.int32), note)


def _real(values: Array) -> Stored:
    if values.dtype == np.float32:
        return Stored(values, {"type": "float32"})
    single = values.astype(np.float32)
    for kind in (SINGLE, DECIMAL):
        if np.array_equal(restored(single, {"type": kind}), values.astype(np.float64), equal_nan=True):
            return Stored(single, {"type": kind})
    return Stored(np.array([repr(value) for value in values.tolist()], object), {"type": "float64"})


def _of_texts(texts: Array, kind: str) -> Array:
    """Numbers that stand there as text; what is none stays text, for whoever refuses it."""
    made = float if kind == "float64" else int
    try:
        return np.array([made(text or 0) for text in texts.tolist()], kind)
    except (ValueError, OverflowError):
        return texts
