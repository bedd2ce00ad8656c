"""Attribute values set by the user: names of values become numbers, which are stored in fields."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from navspec.columns import Tables
from navspec.errors import NavspecError
from navspec.family.network.tools import require_settable_attributes
from navspec.family.views.stored_columns import iter_column_sources
from navspec.graphs.arrays import Array

_TRUTH = {"true": 1, "yes": 1, "false": 0, "no": 0}


class AttributeRows(NamedTuple):
    """Selected rows with attributes.

    Attributes
    ----------
    noun : str
        Noun for such rows.
    key : str
        Their table.
    rows : numpy.ndarray
        Selected rows, each once; int64.
    prefix, leave
        As in `iter_column_sources`: the prefix of attribute names, and fields that cannot be set.
    """

    noun: str
    key: str
    rows: Array
    prefix: str = ""
    leave: Collection[str] = ()


def set_columns(
    tables: Tables,
    attributes: Mapping[str, Any],
    parts: Sequence[AttributeRows],
    handled_elsewhere: Collection[str] = (),
) -> None:
    """Set fields of rows; each part of the selection gets the attributes that it has.

    Parameters
    ----------
    tables : Tables
        The file, which is changed.
    attributes : mapping
        New values by the names of columns: numbers, truth values, or names of values.
    parts : sequence of AttributeRows
        The selection.
    handled_elsewhere : collection of str, optional
        Names of attributes that the caller sets.

    Raises
    ------
    WriteError
        A value does not fit the field.
    NavspecError
        A column does not exist, a value is invalid, or no row with such an attribute is selected.
    """
    sources = {
        source.name: (part, source)
        for part in parts
        for source in iter_column_sources(tables, part.key, prefix=part.prefix, leave=part.leave)
    }
    if not attributes:
        raise NavspecError("attributes: say which are to be set, and what they become")
    require_settable_attributes(attributes, [*sources, *handled_elsewhere], " and ".join(part.noun for part in parts))
    for name, value in attributes.items():
        if name in handled_elsewhere:
            continue
        part, column = sources[name]
        require_rows(name, part.rows, part.noun)
        number = parse_value(name, value, {word: number for number, word in column.names.items()})
        if column.number is None:
            tables.set_column(part.key, column.path, number, part.rows)
            continue
        elements = tables.column(part.key, column.path)[part.rows].tolist()
        for element_values in elements:
            element_values[column.number] = number
        tables.set_column(part.key, column.path, elements, part.rows)


def require_rows(name: str, rows: Array, noun: str) -> None:
    """Raise `NavspecError` if no row with an attribute is selected."""
    if not len(rows):
        raise NavspecError(f"{name}: {noun} have this, and none are chosen")


def parse_value(name: str, value: Any, names: Mapping[str, int]) -> int | float:
    """Parse a value as a number; `names` are names of values. Raises `NavspecError` for any other value."""
    text = value.strip() if isinstance(value, str) else value
    if isinstance(text, str):
        word = names.get(text, _TRUTH.get(text.lower()))
        if word is not None:
            return word
    for kind in (int, float) if isinstance(text, str | int) else (float,):
        try:
            number = kind(text)
        except (TypeError, ValueError, OverflowError):
            continue
        return int(number) if isinstance(number, float) and number.is_integer() else number
    choices = f"it can be {', '.join(names)}" if names else "that is no number"
    raise NavspecError(f"{name}: not {value!r}; {choices}")
