"""Read navigation meshes of Source 2 and count the rule catalogue, with `struct` and plain Python alone.

Written from the layout and the rule definitions, without a look at navspec: what both agree on is not an echo. Only files
that can be read to the end are counted.
"""

from __future__ import annotations

import struct
from collections import Counter
from dataclasses import dataclass, field
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

Point = tuple[float, ...]


class Reader:
    """Bytes and how far they have been read."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, form: str) -> tuple[Any, ...]:
        """Values side by side."""
        values = struct.unpack_from(f"<{form}", self.data, self.at)
        self.at += struct.calcsize(f"<{form}")
        return values

    def one(self, form: str) -> Any:
        """A value."""
        return self.take(form)[0]

    def many(self, form: str, count: int) -> list[tuple[Any, ...]]:
        """Records side by side."""
        return [self.take(form) for _ in range(count)]

    def text(self) -> bytes:
        """Bytes up to a zero."""
        end = self.data.index(0, self.at)
        found, self.at = self.data[self.at : end], end + 1
        return found


@dataclass
class Area:
    """What the rules ask of an area; `edges` has the links of every edge, as pairs."""

    id: int
    hull: int
    polygon: int
    corners: list[Point]
    unused: float
    edges: list[list[tuple[int, int]]]
    ladders: list[list[int]]


@dataclass
class Mesh:
    """What the rules ask of a file."""

    version: int = 0
    sub_version: int = 0
    is_analyzed: int = 0
    corners: list[Point] = field(default_factory=list)
    polygons: list[list[int]] = field(default_factory=list)
    gravity: int | None = None
    areas: list[Area] = field(default_factory=list)
    ladders: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    hulls: int = 0
    padding: list[bytes] = field(default_factory=list)
    tail: bytes = b""


def read(data: bytes) -> Mesh:
    """A whole file."""
    reader = Reader(data)
    mesh = Mesh()
    _, mesh.version, mesh.sub_version, mesh.is_analyzed, places = reader.take("IIIBH")
    for _ in range(places):
        reader.take(f"{reader.one('H')}s")
    reader.take("B")
    if mesh.version >= 36:
        _block(reader, mesh)
    if mesh.version >= 31:
        mesh.corners = reader.many("3f", reader.one("I"))
        for _ in range(reader.one("I")):
            mesh.polygons.append(list(reader.take(f"{reader.one('B')}I")))
            reader.take("I" if mesh.version >= 35 else "")
    if mesh.version >= 32 and reader.one("I") & 1:
        mesh.gravity = reader.one("I")
        reader.many("3f", mesh.gravity)
    if mesh.version >= 35:
        for _ in range(reader.one("I")):
            reader.text()
            reader.take("12f")
    if mesh.version >= 36:
        _block(reader, mesh)
    mesh.areas = [_area(reader, mesh) for _ in range(reader.one("I"))]
    for _ in range(reader.one("I")):
        ladder = reader.take("If3f3ffI")[0]
        mesh.ladders.append((ladder, reader.take("7I" if mesh.version >= 35 else "5I")))
    reader.many("3f3f12f", reader.one("i"))
    _settings(reader, mesh)
    if mesh.version >= 36:
        _block(reader, mesh)
    if mesh.sub_version:
        _block(reader, mesh)
    mesh.tail = data[reader.at :]
    return mesh


def _area(reader: Reader, mesh: Mesh) -> Area:
    number, _, hull = reader.take("IQB")
    polygon, corners = -1, []
    if mesh.version >= 31:
        polygon = reader.one("I")
        sides = len(mesh.polygons[polygon])
    else:
        corners = reader.many("3f", reader.one("I"))
        sides = len(corners)
    unused = reader.one("f")
    edges: list[list[Any]] = [reader.many("II", reader.one("I")) for _ in range(sides)]
    reader.many("I3fB", reader.one("B"))
    reader.take("I")
    ladders = [list(reader.take(f"{reader.one('I')}I")) for _ in range(2)]
    return Area(number, hull, polygon, corners, unused, edges, ladders)


def _settings(reader: Reader, mesh: Mesh) -> None:
    version = reader.one("i")
    reader.take("Ifffiiffifi")
    reader.take("f" if version >= 7 else "")
    if version >= 12:
        reader.text()
        reader.text()
    stored = reader.one("i")
    mesh.hulls = stored if version >= 12 else 3
    hull = (
        "B" * (version >= 9) + "ff" + "Bf" * (version >= 8) + "Bf" * (version >= 13) + "fifff" + "i" * (version >= 11)
    )
    reader.many(hull, mesh.hulls)
    reader.take("B" if version >= 10 else "")


def _block(reader: Reader, mesh: Mesh) -> None:
    gap = -reader.at % 8
    if gap:
        mesh.padding.append(reader.one(f"{gap}s"))
    start = reader.at
    version, compression = reader.data[start], struct.unpack_from("<I", reader.data, start + 20)[0]
    if version == 4:
        reader.at = start + 72 + struct.unpack_from("<I", reader.data, start + 52)[0]
    else:
        plain_1, packed_1, plain_2, packed_2 = struct.unpack_from("<4I", reader.data, start + 72)
        reader.at = start + 120 + (packed_1 + packed_2 if compression else plain_1 + plain_2)


def counts(mesh: Mesh) -> dict[str, tuple[int, int]]:
    """Cases and failures of every rule that asks of files that were read."""
    asked, failed = Counter[str](), Counter[str]()
    for code, holds in _answers(mesh):
        asked[code] += 1
        failed[code] += not holds
    return {f"NAV2_{code}": (asked[code], failed[code]) for code in asked}


def _answers(mesh: Mesh) -> Iterator[tuple[str, bool]]:
    yield "VERSION_UNSEEN", (mesh.version, mesh.sub_version) in ((30, 0), (35, 1), (36, 1))
    yield "NOT_ANALYZED", mesh.is_analyzed != 0
    yield "TRAILING_BYTES", not mesh.tail
    for each in mesh.padding:
        yield "PADDING_NONZERO", not any(each)
    if mesh.gravity is not None:
        yield "GRAVITY_COUNT", mesh.gravity == len(mesh.corners)
    yield from _of_polygons(mesh)
    seen: set[int] = set()
    for area in mesh.areas:
        yield "AREA_ID_DUPLICATE", area.id not in seen
        seen.add(area.id)
        yield "HULL_RANGE", area.hull < mesh.hulls
        yield "UNUSED_FLOAT", area.unused == 0
    yield from _of_links(mesh)
    ladders = {ladder for ladder, _ in mesh.ladders}
    for ladder in chain.from_iterable(chain.from_iterable(area.ladders for area in mesh.areas)):
        if ladder:
            yield "LADDER_DANGLING", ladder in ladders
    for area in chain.from_iterable(areas for _, areas in mesh.ladders):
        if area:
            yield "LADDER_DANGLING", area in seen


def _of_polygons(mesh: Mesh) -> Iterator[tuple[str, bool]]:
    if mesh.version < 31:
        outlines: list[list[Point] | None] = [area.corners for area in mesh.areas]
        sides = [len(area.corners) for area in mesh.areas]
    else:
        outlines, sides = [], [len(rows) for rows in mesh.polygons]
        uses = Counter(area.polygon for area in mesh.areas)
        for number, rows in enumerate(mesh.polygons):
            yield "POLYGON_SHARED", uses[number] == 1
            yield "POLYGON_MANY_CORNERS", len(rows) <= 4
            there = [row < len(mesh.corners) for row in rows]
            for each in there:
                yield "CORNER_RANGE", each
            outlines.append([mesh.corners[row] for row in rows] if all(there) else None)
    for count, outline in zip(sides, outlines, strict=True):
        yield "POLYGON_FEW_CORNERS", count >= 3
        if outline is not None:
            yield "POLYGON_WINDING", _doubled(outline) > 0


def _doubled(outline: list[Point]) -> float:
    """Twice the size of a polygon seen from above, by triangles around its first corner."""
    if not outline:
        return 0.0
    x, y = outline[0][:2]
    fan = [(corner[0] - x, corner[1] - y) for corner in outline]
    return sum(one[0] * other[1] - other[0] * one[1] for one, other in pairwise(fan))


def _of_links(mesh: Mesh) -> Iterator[tuple[str, bool]]:
    by_id: dict[int, Area] = {}
    for area in mesh.areas:
        by_id.setdefault(area.id, area)
    for area in mesh.areas:
        for number, links in enumerate(area.edges):
            for target, edge in links:
                other = by_id.get(target)
                yield "LINK_DANGLING", other is not None
                if other is None:
                    continue
                yield "LINK_EDGE_RANGE", edge < len(other.edges)
                yield "LINK_HULL", other.hull == area.hull
                back = other.edges[edge] if edge < len(other.edges) else []
                yield "LINK_ONE_WAY", any(by_id.get(each) is area and at == number for each, at in back)
