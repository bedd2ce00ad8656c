"""Colours of values: the same words have the same colours in every picture and program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from colorsys import hls_to_rgb

import numpy as np

from navspec.exchange.values import infer_type
from navspec.graphs.arrays import Array

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

_NAMED: dict[str, Colour] = {
    "vehicle": (49, 104, 189),
    "boat": (23, 152, 160),
    "ped": (209, 116, 33),
    "error": (200, 30, 45),
    "warning": (230, 150, 20),
    "info": (90, 120, 150),
    "nodes": (49, 104, 189),
    "lines": (90, 98, 110),
    "areas": (70, 140, 90),
    "roads": (190, 40, 130),
    "findings": (200, 30, 45),
}
_TURN = 0.61803398875
"""Step around the colour wheel from one value to the next, so that neighbours differ for any number of values."""


_COLUMNS = {
    "nodes": ("kind",),
    "lines": ("kind",),
    "roads": (),
    "areas": ("place", "attributes", "kind"),
    "findings": ("severity",),
}
"""Columns that may colour a layer, by layer: the first one that has values is used."""
_MAX_COLOURS = 64
"""Different values that get a colour each; more colours could not be distinguished."""


def choose_column(name: str, columns: Mapping[str, Array]) -> tuple[str, list[str]]:
    """Return the column that colours a layer, and its values as text; both are empty if there is none."""
    for column in _COLUMNS[name]:
        if column in columns:
            values = infer_type(columns[column])
            texts = sorted(set(values.values[values.is_known].astype(str).tolist()))
            if 0 < len(texts) <= _MAX_COLOURS:
                return column, texts
    return "", []


def iter_colours(name: str, columns: Mapping[str, Array], count: int) -> Iterator[tuple[str, Colour, Array]]:
    """Yield a label, a colour and the rows drawn in it, for each colour."""
    by, values = choose_column(name, columns)
    rest = np.ones(count, bool)
    if by:
        column = infer_type(columns[by])
        texts = np.where(column.is_known, column.values.astype(str), "")
        for value, colour in zip(values, assign_colours(values), strict=True):
            is_one = column.is_known & (texts == value)
            rest &= ~is_one
            yield value, colour, np.flatnonzero(is_one)
    if rest.any():
        yield name, named_colour(name), np.flatnonzero(rest)


def named_colour(word: str) -> Colour:
    """Return the fixed colour of a word."""
    return _NAMED[word]


def assign_colours(values: Sequence[str]) -> list[Colour]:
    """Return a colour for each value."""
    return [_NAMED.get(value) or _nth_colour(number) for number, value in enumerate(values)]


def _nth_colour(number: int) -> Colour:
    red, green, blue = hls_to_rgb((0.33 + number * _TURN) % 1, 0.45, 0.5)
    return round(red * 255), round(green * 255), round(blue * 255)
