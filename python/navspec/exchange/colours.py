"""Colours of values: the same ones for the same words in every picture and program."""

from __future__ import annotations

from collections.abc import Sequence
from colorsys import hls_to_rgb

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


def shade(word: str) -> Colour:
    """The colour of a word that has one of its own."""
    return _WORDS[word]


def colours_of(values: Sequence[str]) -> list[Colour]:
    """A colour for each of some values."""
    return [_WORDS.get(value) or _turned(number) for number, value in enumerate(values)]


def _turned(number: int) -> Colour:
    red, green, blue = hls_to_rgb((0.33 + number * _TURN) % 1, 0.45, 0.5)
    return round(red * 255), round(green * 255), round(blue * 255)
