"""A made-up city as OpenStreetMap has it, in the forms in which its programs store it."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from xml.sax.saxutils import quoteattr

import numpy as np

ORIGIN = (24.94, 60.17)
"""Longitude and latitude of the middle of the city."""
_METRES = 111_320.0
"""Metres in a degree of latitude, near enough."""
BLOCK, STREETS = 80, 31
"""Metres from a street to the next one, and the streets in each direction."""


@dataclass
class OsmCity:
    """Nodes and ways of a city; ids count from 1."""

    places: list[tuple[float, float]] = field(default_factory=list)
    node_tags: list[dict[str, str]] = field(default_factory=list)
    ways: list[tuple[list[int], dict[str, str]]] = field(default_factory=list)

    def node(self, east: float, north: float, **tags: str) -> int:
        """Add a node at metres from the origin, and return its id."""
        longitude = ORIGIN[0] + east / _METRES / math.cos(math.radians(ORIGIN[1]))
        self.places.append((round(longitude, 7), round(ORIGIN[1] + north / _METRES, 7)))
        self.node_tags.append(tags)
        return len(self.places)

    def way(self, nodes: Sequence[int], **tags: str) -> None:
        """Add a way; `_` in a key is a colon."""
        self.ways.append((list(nodes), {key.replace("_", ":"): tag for key, tag in tags.items()}))

    def line(self, *points: tuple[float, float], **tags: str) -> None:
        """Add a way with nodes of its own."""
        self.way([self.node(*point) for point in points], **tags)

    # Forms

    def geojson(self, nested: bool = False) -> str:
        """As osmium exports it: tags are properties; or nested, as older programs do."""
        features = []
        for number, (place, tags) in enumerate(zip(self.places, self.node_tags, strict=True), 1):
            if tags:
                features.append(self._feature("node", number, tags, "Point", place, nested))
        for number, (nodes, tags) in enumerate(self.ways, 1):
            line = [self.places[node - 1] for node in nodes]
            features.append(self._feature("way", number, tags, "LineString", line, nested))
        return json.dumps({"type": "FeatureCollection", "features": features})

    @staticmethod
    def _feature(noun: str, number: int, tags: dict[str, str], kind: str, places: object, nested: bool) -> object:
        own = {"id": f"{noun}/{number}", "tags": tags} if nested else {"@id": f"{noun}/{number}", **tags}
        return {"type": "Feature", "properties": own, "geometry": {"type": kind, "coordinates": places}}

    def xml(self) -> str:
        """As the editors write it."""
        lines = ["<?xml version='1.0' encoding='UTF-8'?>", '<osm version="0.6">']
        for number, ((longitude, latitude), tags) in enumerate(zip(self.places, self.node_tags, strict=True), 1):
            lines += [f'<node id="{number}" lat="{latitude}" lon="{longitude}">', *_xml_tags(tags), "</node>"]
        for number, (nodes, tags) in enumerate(self.ways, 1):
            refs = [f'<nd ref="{node}"/>' for node in nodes]
            lines += [f'<way id="{number}">', *refs, *_xml_tags(tags), "</way>"]
        return "\n".join([*lines, "</osm>"])

    def pbf(self) -> bytes:
        """As extracts have it: a block with everything."""
        texts = [""]
        rows = {"": 0}

        def row(text: str) -> int:
            if text not in rows:
                rows[text] = len(texts)
                texts.append(text)
            return rows[text]

        places = np.rint(np.array(self.places) * 1e7).astype(np.int64)
        tagged = [[row(text) for pair in tags.items() for text in pair] for tags in self.node_tags]
        dense = {
            1: _deltas(range(1, len(places) + 1)),
            8: _deltas(places[:, 1].tolist()),
            9: _deltas(places[:, 0].tolist()),
            10: b"".join(_varint(number) for pairs in tagged for number in (*pairs, 0)),
        }
        nodes = _bytes(2, b"".join(_bytes(at, packed) for at, packed in dense.items()))
        ways = bytearray()
        for number, (refs, tags) in enumerate(self.ways, 1):
            keys, values = (
                b"".join(_varint(row(text)) for text in texts_of_part) for texts_of_part in (tags, tags.values())
            )
            ways += _bytes(3, _number(1, number) + _bytes(2, keys) + _bytes(3, values) + _bytes(8, _deltas(refs)))
        table = b"".join(_bytes(1, text.encode()) for text in texts)
        block = _bytes(1, table) + _bytes(2, nodes) + _bytes(2, bytes(ways))
        features = _bytes(4, b"OsmSchema-V0.6") + _bytes(4, b"DenseNodes")
        return _blob("OSMHeader", features) + _blob("OSMData", block)


def _deltas(numbers: Sequence[int]) -> bytes:
    return b"".join(_varint(_zigzag(after - before)) for before, after in pairwise([0, *numbers]))


def _xml_tags(tags: dict[str, str]) -> Iterator[str]:
    return (f"<tag k={quoteattr(key)} v={quoteattr(tag)}/>" for key, tag in tags.items())


def _blob(kind: str, content: bytes) -> bytes:
    blob = _number(2, len(content)) + _bytes(3, zlib.compress(content))
    head = _bytes(1, kind.encode()) + _number(3, len(blob))
    return len(head).to_bytes(4, "big") + head + blob


def _varint(number: int) -> bytes:
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*encoded, number])


def _zigzag(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def _number(field_number: int, number: int) -> bytes:
    return _varint(field_number << 3) + _varint(number)


def _bytes(field_number: int, content: bytes) -> bytes:
    return _varint(field_number << 3 | 2) + _varint(len(content)) + content


def build_city(streets: int = STREETS) -> OsmCity:
    """A grid of streets around the origin, with an avenue with signals, a motorway above, and footpaths: 2,000 ways or so."""
    city = OsmCity()
    middle = streets // 2
    grid = {}
    for column in range(streets):
        for row in range(streets):
            tags = {"highway": "traffic_signals"} if row == middle and column % 3 == 0 else {}
            shift = 9 * math.sin(column * 0.7 + row)
            grid[column, row] = city.node((column - middle) * BLOCK + shift, (row - middle) * BLOCK - shift, **tags)
    for row in range(streets):
        for column in range(streets):
            kind = {"highway": "primary", "lanes": "4"} if row == middle else {"highway": "residential"}
            one_way = {"oneway": ("yes", "-1")[row % 2]} if row % 5 == 1 else {}
            if column < streets - 1:
                nodes = [grid[column, row], grid[column + 1, row]]
                city.way(nodes, name=f"Street {row}", **kind, **one_way)
            if row < streets - 1:
                nodes = [grid[column, row], grid[column, row + 1]]
                city.way(nodes, name=f"Avenue {column}", highway="tertiary", maxspeed="50")
    # Two carriageways over the streets, with ramps to both ends of a street.
    half = middle * BLOCK
    for side in (-1, 1):
        points = [(side * at, BLOCK / 2 - side * 6) for at in (-half - 300, -half - 150, half + 150, half + 300)]
        nodes = [city.node(*point) for point in points]
        city.way(nodes[:2], highway="motorway", lanes="3")
        city.way(nodes[1:3], highway="motorway", lanes="3", bridge="yes", layer="1")
        city.way(nodes[2:], highway="motorway", lanes="3")
        end = grid[streets - 1, middle] if side > 0 else grid[0, middle + 1]
        city.way([nodes[3], end], highway="motorway_link")
    for at in range(-middle + 1, middle - 1):
        for side in (-1, 1):
            points = [(at * BLOCK + 20, side * (half - 25)), (at * BLOCK + 60, side * (half - 30))]
            city.line(*points, highway="footway")
            city.line(points[1], (at * BLOCK + 100, side * (half - 25)), highway="path", surface="gravel")
    circle = [
        city.node(15 * math.cos(math.tau * turn / 12), half + 120 + 15 * math.sin(math.tau * turn / 12))
        for turn in range(12)
    ]
    city.way([*circle, circle[0]], highway="tertiary", junction="roundabout")
    city.way([circle[9], grid[middle, streets - 1]], highway="tertiary")
    city.line((0, half + 400), (50, half + 400), building="yes")
    city.line((0, half + 300), (50, half + 300), highway="proposed")
    return city
