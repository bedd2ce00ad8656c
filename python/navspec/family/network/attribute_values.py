"""Columns of graphs set by hand: words become the numbers that they stand for, and go into the fields that hold them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from navspec.columns import Tables
from navspec.errors import NavspecError
from navspec.family.network.tools import require_known_attributes
from navspec.family.views.stored_columns import iter_column_sources
from navspec.graphs.numbers import Array

_TRUTH = {"true": 1, "yes": 1, "false": 0, "no": 0}


class AttributeRows(NamedTuple):
    """Rows that are chosen, of things that have attributes.

    Attributes
    ----------
    noun : str
        What such things are.
    key : str
        The table in which they are.
    rows : numpy.ndarray
        Rows of it, each once; int64.
    prefix, leave
        As of `iter_column_sources`: what names begin with, and which fields are not to be set.
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
    """Set fields of rows, of every part those that it has.

    Parameters
    ----------
    tables : Tables
        The file, which is changed.
    attributes : mapping
        New values by the names of columns: numbers, truth values, or names that values have.
    parts : sequence of AttributeRows
        What is chosen.
    handled_elsewhere : collection of str, optional
        Names that are known as well, and set elsewhere.

    Raises
    ------
    WriteError
        A value does not fit the field.
    NavspecError
        There is no such column, a value is none, or nothing is chosen that has such an attribute.
    """
    sources = {
        source.name: (part, source)
        for part in parts
        for source in iter_column_sources(tables, part.key, prefix=part.prefix, leave=part.leave)
    }
    if not attributes:
        raise NavspecError("attributes: say which are to be set, and what they become")
    require_known_attributes(attributes, [*sources, *handled_elsewhere], " and ".join(part.noun for part in parts))
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
    """Raise `NavspecError` where nothing is chosen that an attribute belongs to."""
    if not len(rows):
        raise NavspecError(f"{name}: {noun} have this, and none are chosen")


def parse_value(name: str, value: Any, names: Mapping[str, int]) -> int | float:
    """The number that a value stands for; `names` are those that values have. Raises `NavspecError` for none."""
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
