"""Values of columns as other programs know them: whole numbers, numbers, text, and yes or no; each may be missing."""

from __future__ import annotations

import re
from typing import Any, Literal, NamedTuple, get_args

import numpy as np

from navspec.graphs.numbers import Array

Type = Literal["boolean", "integer", "number", "text"]
TYPES: tuple[str, ...] = get_args(Type)

_OF_DTYPE: dict[str, Type] = {"b": "boolean", "i": "integer", "u": "integer", "f": "number"}
_OF_CLASS: dict[type, Type] = {bool: "boolean", int: "integer", float: "number"}
NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""Characters that XML does not have."""
_NONE = type(None)
_DIGITS = 400
"""Longer numbers are none: a float has 309 digits before its point at most."""
_WORDS = {"true": True, "false": False, "1": True, "0": False}


class Values(NamedTuple):
    """A column for other programs.

    Attributes
    ----------
    type : str
        One of `TYPES`.
    values : numpy.ndarray
        Of bool, int64 or uint64, float64, or objects that are text; shape (rows,). Anything where nothing is known.
    is_known : numpy.ndarray
        bool, shape (rows,).
    """

    type: Type
    values: Array
    is_known: Array

    def to_list(self) -> list[Any]:
        """As objects of Python, None where nothing is known."""
        if self.is_known.all():
            return self.values.tolist()
        found = self.values.astype(object)
        found[~self.is_known] = None
        return found.tolist()


def typed(column: Array) -> Values:
    """A column of a plan, by the one type that all its values have; text where they have several."""
    kind = _OF_DTYPE.get(column.dtype.kind)
    if kind == "number":
        return Values(kind, column.astype(np.float64), ~np.isnan(column))
    if kind == "integer":
        is_wide = column.dtype == np.uint64 and len(column) and int(column.max()) > np.iinfo(np.int64).max
        return Values(kind, column if is_wide else column.astype(np.int64), np.ones(len(column), bool))
    if kind:
        return Values(kind, column, np.ones(len(column), bool))
    return typed_objects(column.tolist())


def typed_objects(listed: list[Any]) -> Values:
    """As `typed`, of a list; not a number is none that is known."""
    classes = set(map(type, listed))
    if any(issubclass(class_, np.generic) for class_ in classes):
        listed = [each.item() if isinstance(each, np.generic) else each for each in listed]
        classes = set(map(type, listed))
    is_known = np.array([each is not None for each in listed], bool) if _NONE in classes else np.ones(len(listed), bool)
    kinds: set[Type] = {_OF_CLASS.get(each, "text") for each in classes - {_NONE}}
    if kinds == {"integer", "number"}:
        kinds = {"number"}
    kind = kinds.pop() if len(kinds) == 1 else "text"
    if kind == "text":
        if not classes <= {str, _NONE}:
            listed = [each if each is None else str(each) for each in listed]
        return Values(kind, objects(listed), is_known)
    if not is_known.all():
        listed = [0 if each is None else each for each in listed]
    values = _numbers(listed, kind)
    return Values(kind, values, is_known & ~np.isnan(values) if kind == "number" else is_known)


def json_values(column: Array) -> list[Any]:
    """A column as values that JSON can hold: infinity is text, and what is not known null."""
    values = typed(column)
    found = values.to_list()
    if values.type == "number" and np.isinf(values.values).any():
        return [str(each) if each in (np.inf, -np.inf) else each for each in found]
    return found


def column_of(values: Values) -> Array:
    """A column of a plan: None, or not a number, where nothing is known."""
    if values.type == "number":
        return np.where(values.is_known, values.values, np.nan)
    if values.is_known.all():
        return values.values.astype(object) if values.type == "text" else values.values
    found = values.values.astype(object)
    found[~values.is_known] = None
    return found


def as_type(column: Array, kind: str) -> Array:
    """A column of a plan as another program gave it, in the type that it had; as it is where its values are not of that."""
    given = typed(column)
    if given.type == kind:
        return column_of(given)
    listed = given.to_list()
    made = [each if each is None else _as_type(each, kind) for each in listed]
    if any(new is None and old is not None for new, old in zip(made, listed, strict=True)):
        return column
    is_known = np.array([each is not None for each in made], bool)
    if kind == "text":
        return column_of(Values("text", objects(made), is_known))
    filled = [0 if each is None else each for each in made]
    return column_of(Values(kind, _numbers(filled, kind), is_known))  # type: ignore[arg-type] - see `TYPES`


def told(texts: list[str | None]) -> Array:
    """A column that is given as text, in the first type that all of its values have."""
    known = [text for text in texts if text is not None]
    for kind in ("integer", "boolean", "number"):
        if known and all(_as_type(each, kind) is not None for each in known) and _is_plain(known, kind):
            return as_type(objects(texts), kind)
    return column_of(typed(objects(texts)))


def _is_plain(texts: list[str], kind: str) -> bool:
    """Whether no text says more than its value: 007 is no number."""
    if kind == "boolean":
        return {"true", "false"}.issuperset(texts)
    return all(_is_whole(text) if text.lstrip("-").isdecimal() else kind == "number" for text in texts)


def _is_whole(text: str) -> bool:
    """Whether some digits are a whole number as Python writes it; more than a float can have are none."""
    return len(text) < _DIGITS and str(int(text)) == text


def _as_type(value: Any, kind: str) -> Any:
    """A value in another type; None where it has none there."""
    if kind == "text":
        return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
    if kind == "boolean":
        return _WORDS.get(str(value).strip().lower())
    try:
        number = float(value)
        return number if kind == "number" else int(value) if number.is_integer() else None
    except (ValueError, OverflowError):
        return None


def objects(values: list[Any]) -> Array:
    """An array of them, even where they are lists."""
    found = np.empty(len(values), object)
    found[:] = values
    return found


def _numbers(values: list[Any], kind: str) -> Array:
    if kind != "integer":
        return np.array(values, bool if kind == "boolean" else np.float64)
    try:
        return np.array(values, np.int64)
    except OverflowError:
        return np.array(values, np.uint64 if min(values) >= 0 and max(values) < 2**64 else np.float64)
