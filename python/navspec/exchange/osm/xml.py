"""OpenStreetMap as XML, as the editors and the export of openstreetmap.org write it."""

from __future__ import annotations

from typing import Any
from xml.parsers import expat

from navspec.errors import NavspecError
from navspec.exchange.osm.elements import HIGHWAY, ElementCollector

MAX_NODES = 2_000_000
"""Nodes that a file may have: their places are kept until the ways are read."""


class _Reader:
    """Handlers of one file: nodes come first, then the ways that name them."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._places: dict[str, tuple[float, float]] = {}
        self.collector = ElementCollector(path)
        self._begin({})

    def _begin(self, attributes: dict[str, str]) -> None:
        self._attributes, self._tags, self._refs = attributes, dict[str, str](), list[str]()

    def open_tag(self, name: str, attributes: dict[str, str]) -> None:
        """Read the start of an XML element."""
        if name in ("node", "way", "relation"):
            self._begin(attributes)
        elif name == "tag":
            self._tags[attributes.get("k", "")] = attributes.get("v", "")
        elif name == "nd":
            self._refs.append(attributes.get("ref", ""))

    def close_tag(self, name: str) -> None:
        """Read the end of an XML element."""
        key = self._attributes.get("id", "")
        if name == "node":
            try:
                place = float(self._attributes["lon"]), float(self._attributes["lat"])
            except (KeyError, ValueError):
                return  # deleted
            self._places[key] = place
            if len(self._places) > MAX_NODES:
                raise NavspecError(f"{self._path}: there are more than {MAX_NODES:,} nodes; cut out the city")
            if HIGHWAY in self._tags:
                self.collector.add(f"node {key}", self._tags, [place])
        elif name == "way" and HIGHWAY in self._tags:
            # A cut file may lack nodes beyond its edge.
            places = [self._places[ref] for ref in self._refs if ref in self._places]
            if len(places) > 1:
                self.collector.add(f"way {key}", self._tags, places)


def read_elements(data: bytes, path: str) -> ElementCollector:
    """Return the elements of a file; raises `NavspecError` for one that is not XML of OpenStreetMap."""
    reader = _Reader(path)
    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = reader.open_tag, reader.close_tag
    parser.StartDoctypeDeclHandler = lambda *_: _refuse_doctype(path)
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, UnicodeError) as error:
        raise NavspecError(f"{path}: this is not readable XML of OpenStreetMap: {error}") from None
    return reader.collector


def _refuse_doctype(path: str) -> Any:
    """Refuse declarations of entities, which can grow without limit."""
    raise NavspecError(f"{path}: a file of OpenStreetMap has no document type; download it again")
