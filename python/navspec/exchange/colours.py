"""Colours of values: the same ones for the same words in every picture and program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from colorsys import hls_to_rgb

import numpy as np

from navspec.exchange.values import typed
from navspec.graphs.numbers import Array

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

_WORDS: dict[str, Colour] = {
    "vehicle": (49, 104, 189),
    "boat": (23, 152, 160),
    "ped": (209, 116, 33),
    "error": (200, 30, 45),
    "warning": (230, 150, 20),
    "info": (90, 120, 150),
    "nodes": (49, 104, 189),
    "lines": (90, 98, 110),
    "areas": (70, 140, 90),
    "findings": (200, 30, 45),
}
_TURN = 0.61803398875
"""Of the circle of colours, from one to the next: neighbours are far from each other, however many there are."""


_BY = {"nodes": ("kind",), "lines": ("kind",), "areas": ("place", "attributes", "kind"), "findings": ("severity",)}
"""Which column colours a layer: the first of these that it has and that has something to say."""
_MOST = 64
"""Different values that get a colour each; of more, nobody could tell the colours apart."""


def told_by(name: str, columns: Mapping[str, Array]) -> tuple[str, list[str]]:
    """The column that colours a layer, and its values as text; nothing of both where none does."""
    for each in _BY[name]:
        if each in columns:
            values = typed(columns[each])
            found = sorted(set(values.values[values.is_known].astype(str).tolist()))
            if 0 < len(found) <= _MOST:
                return each, found
    return "", []


def by_colour(name: str, columns: Mapping[str, Array], count: int) -> Iterator[tuple[str, Colour, Array]]:
    """What is drawn in one colour: a word for it, the colour, and its rows."""
    by, values = told_by(name, columns)
    rest = np.ones(count, bool)
    if by:
        column = typed(columns[by])
        texts = np.where(column.is_known, column.values.astype(str), "")
        for value, colour in zip(values, colours_of(values), strict=True):
            is_one = column.is_known & (texts == value)
            rest &= ~is_one
            yield value, colour, np.flatnonzero(is_one)
    if rest.any():
        yield name, shade(name), np.flatnonzero(rest)


def shade(word: str) -> Colour:
    """The colour of a word that has one of its own."""
    return _WORDS[word]


def colours_of(values: Sequence[str]) -> list[Colour]:
    """A colour for each of some values."""
    return [_WORDS.get(value) or _turned(number) for number, value in enumerate(values)]


def _turned(number: int) -> Colour:
    red, green, blue = hls_to_rgb((0.33 + number * _TURN) % 1, 0.45, 0.5)
    return round(red * 255), round(green * 255), round(blue * 255)
