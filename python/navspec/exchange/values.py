"""Types of column values in other programs: integer, number, text and boolean, each with missing values."""

from __future__ import annotations

import re
from typing import Any, Literal, NamedTuple, get_args

import numpy as np

from navspec.graphs.arrays import Array

Type = Literal["boolean", "integer", "number", "text"]
TYPES: tuple[str, ...] = get_args(Type)

_OF_DTYPE: dict[str, Type] = {"b": "boolean", "i": "integer", "u": "integer", "f": "number"}
_OF_CLASS: dict[type, Type] = {bool: "boolean", int: "integer", float: "number"}
NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""Characters that XML does not allow."""
_NONE = type(None)
_DIGITS = 400
"""Maximum digits of an integer; a float has at most 309 digits before its point."""
_WORDS = {"true": True, "false": False, "1": True, "0": False}


class TypedValues(NamedTuple):
    """A column for other programs.

    Attributes
    ----------
    type : str
        One of `TYPES`.
    values : numpy.ndarray
        Of bool, int64 or uint64, float64, or objects that are text; shape (rows,). Arbitrary where unknown.
    is_known : numpy.ndarray
        bool, shape (rows,).
    """

    type: Type
    values: Array
    is_known: Array

    def to_list(self) -> list[Any]:
        """Return Python objects, None for unknown values."""
        if self.is_known.all():
            return self.values.tolist()
        listed = self.values.astype(object)
        listed[~self.is_known] = None
        return listed.tolist()


def infer_type(column: Array) -> TypedValues:
    """Return a column of a plan with the common type of its values; text if they have several."""
    kind = _OF_DTYPE.get(column.dtype.kind)
    if kind == "number":
        return TypedValues(kind, column.astype(np.float64), ~np.isnan(column))
    if kind == "integer":
        is_wide = column.dtype == np.uint64 and len(column) and int(column.max()) > np.iinfo(np.int64).max
        return TypedValues(kind, column if is_wide else column.astype(np.int64), np.ones(len(column), bool))
    if kind:
        return TypedValues(kind, column, np.ones(len(column), bool))
    return infer_object_type(column.tolist())


def infer_object_type(listed: list[Any]) -> TypedValues:
    """Return a list with the common type of its values; NaN counts as unknown."""
    classes = set(map(type, listed))
    if any(issubclass(class_, np.generic) for class_ in classes):
        listed = [value.item() if isinstance(value, np.generic) else value for value in listed]
        classes = set(map(type, listed))
    is_known = (
        np.array([value is not None for value in listed], bool) if _NONE in classes else np.ones(len(listed), bool)
    )
    kinds: set[Type] = {_OF_CLASS.get(class_, "text") for class_ in classes - {_NONE}}
    if kinds == {"integer", "number"}:
        kinds = {"number"}
    kind = kinds.pop() if len(kinds) == 1 else "text"
    if kind == "text":
        if not classes <= {str, _NONE}:
            listed = [value if value is None else str(value) for value in listed]
        return TypedValues(kind, object_array(listed), is_known)
    if not is_known.all():
        listed = [0 if value is None else value for value in listed]
    values = _number_array(listed, kind)
    return TypedValues(kind, values, is_known & ~np.isnan(values) if kind == "number" else is_known)


def json_values(column: Array) -> list[Any]:
    """Return a column as JSON values: infinity is text, and unknown values are null."""
    values = infer_type(column)
    listed = values.to_list()
    if values.type == "number" and np.isinf(values.values).any():
        return [str(value) if value in (np.inf, -np.inf) else value for value in listed]
    return listed


def to_column(values: TypedValues) -> Array:
    """Return a column of a plan: None or NaN for unknown values."""
    if values.type == "number":
        return np.where(values.is_known, values.values, np.nan)
    if values.is_known.all():
        return values.values.astype(object) if values.type == "text" else values.values
    array = values.values.astype(object)
    array[~values.is_known] = None
    return array


def convert_type(column: Array, kind: str) -> Array:
    """Return a column from another program in its original type; unchanged if a value cannot be converted."""
    current = infer_type(column)
    if current.type == kind:
        return to_column(current)
    listed = current.to_list()
    converted = [value if value is None else _convert_value(value, kind) for value in listed]
    if any(new is None and old is not None for new, old in zip(converted, listed, strict=True)):
        return column
    is_known = np.array([value is not None for value in converted], bool)
    if kind == "text":
        return to_column(TypedValues("text", object_array(converted), is_known))
    filled = [0 if value is None else value for value in converted]
    return to_column(TypedValues(kind, _number_array(filled, kind), is_known))  # type: ignore[arg-type] - see `TYPES`


def parse_texts(texts: list[str | None]) -> Array:
    """Return a column of text in the first type that fits all of its values."""
    non_null = [text for text in texts if text is not None]
    for kind in ("integer", "boolean", "number"):
        if (
            non_null
            and all(_convert_value(text, kind) is not None for text in non_null)
            and _is_canonical(non_null, kind)
        ):
            return convert_type(object_array(texts), kind)
    return to_column(infer_type(object_array(texts)))


def _is_canonical(texts: list[str], kind: str) -> bool:
    """Return whether all texts are the usual form of their values; 007 is not."""
    if kind == "boolean":
        return {"true", "false"}.issuperset(texts)
    return all(_is_canonical_integer(text) if text.lstrip("-").isdecimal() else kind == "number" for text in texts)


def _is_canonical_integer(text: str) -> bool:
    """Return whether digits are an integer as Python writes it, and not too long for a float."""
    return len(text) < _DIGITS and str(int(text)) == text


def _convert_value(value: Any, kind: str) -> Any:
    """Return a value in another type; None if it cannot be converted."""
    if kind == "text":
        return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
    if kind == "boolean":
        return _WORDS.get(str(value).strip().lower())
    try:
        number = float(value)
        return number if kind == "number" else int(value) if number.is_integer() else None
    except (ValueError, OverflowError):
        return None


def object_array(values: list[Any]) -> Array:
    """Return an array of objects, even if they are lists."""
    array = np.empty(len(values), object)
    array[:] = values
    return array


def _number_array(values: list[Any], kind: str) -> Array:
    if kind != "integer":
        return np.array(values, bool if kind == "boolean" else np.float64)
    try:
        return np.array(values, np.int64)
    except OverflowError:
        return np.array(values, np.uint64 if min(values) >= 0 and max(values) < 2**64 else np.float64)
