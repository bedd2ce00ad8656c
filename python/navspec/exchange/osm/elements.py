"""Elements of OpenStreetMap: ways and nodes with tags, and places in degrees."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from navspec.errors import NavspecError

HIGHWAY = "highway"
"""The key of all roads, and of traffic signals."""
PRECISION = 7
"""Decimals of a place in degrees: OpenStreetMap has no more."""
MAX_ELEMENTS, MAX_PLACES = 200_000, 2_000_000
"""Elements with a highway tag that a file may have, and their places together."""


class MapElement(NamedTuple):
    """A way with two places or more, or a node with one.

    Attributes
    ----------
    label : str
        Name for messages, such as `way 4236349`.
    tags : mapping
        Values by key; text.
    places : list
        Longitude and latitude of every place, in degrees of WGS 84; no two in a row are equal.
    """

    label: str
    tags: Mapping[str, str]
    places: list[tuple[float, float]]


class ElementCollector:
    """Elements with a highway tag, in the order of the file."""

    def __init__(self, path: str) -> None:
        self._path, self._num_places = path, 0
        self.elements: list[MapElement] = []

    def add(self, label: str, tags: Mapping[str, str], places: list[tuple[float, float]]) -> None:
        """Add an element; raises `NavspecError` for a place that is not on Earth, and for too many places."""
        for longitude, latitude in places:
            if not (abs(longitude) <= 180 and abs(latitude) <= 90):
                raise NavspecError(
                    f"{self._path}: {label} has a place at {longitude:g}, {latitude:g}, which is not a longitude and a "
                    "latitude; leave out --from osm if the coordinates are those of the game"
                )
        # Programs differ in the last bits of the places of a node.
        rounded = [(round(longitude, PRECISION), round(latitude, PRECISION)) for longitude, latitude in places]
        unequal = [place for place, before in zip(rounded, [None, *rounded], strict=False) if place != before]
        if len(unequal) < min(len(places), 2):
            return  # a way without length
        self.elements.append(MapElement(label, tags, unequal))
        self._num_places += len(places)
        if len(self.elements) > MAX_ELEMENTS or self._num_places > MAX_PLACES:
            raise NavspecError(
                f"{self._path}: there are more than {MAX_ELEMENTS:,} roads, or {MAX_PLACES:,} places in them; cut out the "
                "city (osmium extract --bbox WEST,SOUTH,EAST,NORTH)"
            )


_PAIR = re.compile(r'"((?:[^"\\]|\\.)*)"\s*=>\s*(?:"((?:[^"\\]|\\.)*)"|NULL)')


def parse_hstore(text: str) -> Iterator[tuple[str, str]]:
    """Yield keys and values of tags in the notation of PostgreSQL, as GDAL writes them into one column."""
    for key, value in _PAIR.findall(text):
        yield re.sub(r"\\(.)", r"\1", key), re.sub(r"\\(.)", r"\1", value)


def to_tag(value: Any) -> str:
    """Return a value of a tag as text; of a list the first one; empty for none."""
    if isinstance(value, list):
        return to_tag(value[0]) if value else ""
    if value is None or value != value or isinstance(value, dict):
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value).strip()
