"""Navigation meshes of Metroid Prime, packed from the document's layout."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from struct import pack
from typing import Any

Vector = tuple[float, float, float]

GROUND, FLYER, SWIMMER = 1, 2, 4
FEW_REGIONS, DEEPEST, SMALL = 16, 10, 8.0
"""When boxes of the octree are no longer split: fewer regions, this level, half as wide."""
NO_CHILD = 0xFFFFFFFF
FLOAT_MAX = 3.4028234663852886e38


@dataclass
class Link:
    """A link over an edge into another region."""

    edge: int
    region: int
    width: float
    inverse: float

    def to_bytes(self) -> bytes:
        return pack(">IIff", self.edge, self.region, self.width, self.inverse)


@dataclass
class Region:
    """A region by its corners, clockwise from above; everything else follows from them unless it is given."""

    corners: list[Vector]
    height: float = 4.0
    type_mask: int = GROUND
    index_mask: int = 1
    links: list[Link] = field(default_factory=list)

    @property
    def normal(self) -> Vector:
        """Up from the floor."""
        x = y = z = 0.0
        for one, other in zip(self.corners, [*self.corners[1:], self.corners[0]], strict=True):
            x += (one[1] - other[1]) * (one[2] + other[2])
            y += (one[2] - other[2]) * (one[0] + other[0])
            z += (one[0] - other[0]) * (one[1] + other[1])
        size = math.copysign(math.sqrt(x * x + y * y + z * z), z)
        return _positive((x / size, y / size, z / size))

    @property
    def box(self) -> tuple[Vector, Vector]:
        """Lowest and highest corner of the floor and the room above it."""
        low = tuple(min(each) for each in zip(*self.corners, strict=True))
        high = tuple(max(each) for each in zip(*self.corners, strict=True))
        return low, (high[0], high[1], high[2] + self.height)  # type: ignore[return-value]

    @property
    def centroid(self) -> Vector:
        """Middle of the corners, which is inside."""
        count = len(self.corners)
        return tuple(sum(each) / count for each in zip(*self.corners, strict=True))  # type: ignore[return-value]

    def edge(self, number: int) -> tuple[Vector, Vector]:
        """Both ends of an edge."""
        return self.corners[number], self.corners[(number + 1) % len(self.corners)]

    def edge_normal(self, number: int) -> Vector:
        """Horizontal direction from an edge into the region."""
        one, other = self.edge(number)
        x, y = other[1] - one[1], one[0] - other[0]
        size = math.hypot(x, y)
        return _positive((x / size, y / size, 0.0))


EMPTY_FILE = pack(">6I", 4, 0, 0, 0, 0, 0)
"""A mesh of version 4 without anything in it, not even a box of the octree."""


@dataclass
class Point:
    """A free point with its links to others."""

    position: Vector
    flags: int = 1
    links: list[int] = field(default_factory=list)


@dataclass
class Box:
    """A box of the octree."""

    low: Vector
    high: Vector
    regions: set[int]
    children: list[Box] = field(default_factory=list)

    @property
    def center(self) -> Vector:
        return tuple((one + other) / 2 for one, other in zip(self.low, self.high, strict=True))  # type: ignore[return-value]

    @property
    def half(self) -> Vector:
        return tuple((other - one) / 2 for one, other in zip(self.low, self.high, strict=True))  # type: ignore[return-value]


@dataclass
class Mesh:
    """A mesh of version 4, 6 or 7; `has_point_count` is False for a version 7 without the second graph.

    Boxes of the octree with fewer than `few` regions are not split; those on both sides of a short one list the same
    regions if `shares`.
    """

    regions: list[Region]
    version: int = 4
    points: list[Point] = field(default_factory=list)
    has_point_count: bool = True
    padding: int | None = None
    few: int = FEW_REGIONS
    shares: bool = True

    def link(self, one: int, other: int) -> None:
        """Link two regions over the edge that they share, in both directions."""
        for source, target in ((one, other), (other, one)):
            for edge in range(len(self.regions[source].corners)):
                start, end = self.regions[source].edge(edge)
                if any(
                    self.regions[target].edge(each) == (end, start) for each in range(len(self.regions[target].corners))
                ):
                    width = math.hypot(end[0] - start[0], end[1] - start[1])
                    self.regions[source].links.append(Link(edge, target, width, 1 / width))

    def body(self) -> bytes:
        """The file without its padding."""
        corners = [
            pack(">3f", *corner) + pack(">3f", *region.edge_normal(number))
            for region in self.regions
            for number, corner in enumerate(region.corners)
        ]
        links = [link.to_bytes() for region in self.regions for link in region.links]
        parts = [pack(">I", self.version), _listed(corners), _listed(links), _listed(self._regions())]
        parts += [self.matrix(GROUND), self.matrix(GROUND | FLYER)]
        count = len(self.regions)
        if self.version < 7:
            parts.append(bytes(8 * ((count * count + 31) // 32 - triangle(count))))
        lookup, boxes = self._octree()
        parts += [_listed(pack(">I", each) for each in lookup), _listed(boxes)]
        if self.version > 4 and self.has_point_count:
            parts.append(self._points())
        return b"".join(parts)

    def to_bytes(self) -> bytes:
        """The file."""
        body = self.body()
        unit = self.padding or (64 if self.version == 7 else 32)
        return body + b"\xff" * (-len(body) % unit)

    def _regions(self) -> list[bytes]:
        rows, corner, link = [], 0, 0
        for row, region in enumerate(self.regions):
            low, high = region.box
            rows.append(
                pack(
                    ">IIIIHH", len(region.corners), corner, len(region.links), link, region.index_mask, region.type_mask
                )
                + pack(">f3fI3f3f3f", region.height, *region.normal, row, *region.centroid, *low, *high)
                + (bytes(12) if self.version > 4 else b"")
                + pack(">I", row)
            )
            corner += len(region.corners)
            link += len(region.links)
        return rows

    def components(self, kinds: int) -> list[int]:
        """Number of the connected part of every region of some kinds, -1 for the others."""
        found = [-1] * len(self.regions)
        around: list[set[int]] = [set() for _ in self.regions]
        for row, region in enumerate(self.regions):
            for link in region.links:
                around[row].add(link.region)
                around[link.region].add(row)
        for start in range(len(found)):
            waiting = [start]
            while waiting:
                row = waiting.pop()
                if found[row] < 0 and self.regions[row].type_mask & kinds:
                    found[row] = start
                    waiting += around[row]
        return found

    def matrix(self, kinds: int) -> bytes:
        """Whether there is a way between two regions, for some kinds of creatures."""
        return bits(self.components(kinds))

    def _octree(self) -> tuple[list[int], list[bytes]]:
        if not self.regions:
            high = (-FLOAT_MAX,) * 3
            return [], [pack(">I9f", 1, *(FLOAT_MAX,) * 3, *high, 0, 0, 0) + pack(">8III", *[NO_CHILD] * 8, 0, 0)]
        boxes = [region.box for region in self.regions]
        low = tuple(min(each) for each in zip(*(box[0] for box in boxes), strict=True))
        high = tuple(max(each) for each in zip(*(box[1] for box in boxes), strict=True))
        root = _split(Box(low, high, set(range(len(boxes)))), boxes, 0, self)  # type: ignore[arg-type]
        lookup: list[int] = []
        rows: list[bytes] = []
        _emit(root, lookup, rows)
        return lookup, rows

    def _points(self) -> bytes:
        if not self.points:
            return pack(">I", 0)
        rows, first, targets, costs = [], 0, [], []
        for point in self.points:
            rows.append(pack(">3f4I", *point.position, point.flags, len(point.links), first, first))
            first += len(point.links)
            targets += [pack(">I", other) for other in point.links]
            costs += [pack(">f", math.dist(point.position, self.points[other].position)) for other in point.links]
        around = Mesh([Region([], links=[Link(0, other, 1, 1) for other in point.links]) for point in self.points])
        return _listed(rows) + _listed(targets) + _listed(costs) + bits(around.components(GROUND))


def triangle(count: int) -> int:
    """Words of a matrix with a bit for each pair."""
    return ((count * count - count) // 2 + 31) // 32


def bits(groups: Sequence[int]) -> bytes:
    """A matrix with a bit for each pair of the same group; -1 is in none."""
    words, count, bit = [0] * triangle(len(groups)), len(groups), 0
    for i in range(count):
        for j in range(i + 1, count):
            if groups[i] == groups[j] >= 0:
                words[bit // 32] |= 1 << bit % 32
            bit += 1
    return pack(f">{len(words)}I", *words)


def _split(box: Box, boxes: Sequence[tuple[Vector, Vector]], level: int, mesh: Mesh) -> Box:
    """Split a box as the public cooker does: first all of it, then siblings along short sides share their regions."""
    if len(box.regions) < mesh.few or level == DEEPEST or max(box.half) < SMALL:
        return box
    middle = box.center
    for number in range(8):
        upper = [bool(number & 1 << axis) for axis in range(3)]
        low = tuple(middle[axis] if upper[axis] else box.low[axis] for axis in range(3))
        high = tuple(box.high[axis] if upper[axis] else middle[axis] for axis in range(3))
        inside = {region for region in box.regions if touches(boxes[region], (low, high))}  # type: ignore[arg-type]
        box.children.append(_split(Box(low, high, inside), boxes, level + 1, mesh))  # type: ignore[arg-type]
    for axis in range(3):
        if mesh.shares and box.half[axis] < SMALL:
            for number in range(8):
                if not number & 1 << axis:
                    pair = box.children[number], box.children[number | 1 << axis]
                    pair[0].regions = pair[1].regions = pair[0].regions | pair[1].regions
    if all(child.regions == box.children[0].regions for child in box.children):
        box.children = []
    return box


def touches(one: tuple[Vector, Vector], other: tuple[Vector, Vector]) -> bool:
    """Whether two boxes have a point in common."""
    return all(one[0][axis] <= other[1][axis] and other[0][axis] <= one[1][axis] for axis in range(3))


def _emit(box: Box, lookup: list[int], rows: list[bytes]) -> int:
    """Append a box behind its children; the number of its row."""
    children = [_emit(child, lookup, rows) for child in box.children] or [NO_CHILD] * 8
    regions = [] if box.children else sorted(box.regions)
    head = pack(">I9f", not box.children, *box.low, *box.high, *box.center)
    rows.append(head + pack(">8III", *children, len(regions), 0 if box.children else len(lookup)))
    lookup += regions
    return len(rows) - 1


def _listed(rows: Iterable[bytes]) -> bytes:
    found = list(rows)
    return pack(">I", len(found)) + b"".join(found)


def _positive(vector: Vector) -> Vector:
    """The same without negative zeros."""
    return tuple(each + 0.0 for each in vector)  # type: ignore[return-value]


def square(x: float, y: float, side: float, height: float = 4.0) -> Region:
    """A level square from its lowest corner on."""
    return Region([(x, y, 0.0), (x, y + side, 0.0), (x + side, y + side, 0.0), (x + side, y, 0.0)], height)


def two_squares(version: int = 4, *, points: bool = False, has_point_count: bool = True) -> Mesh:
    """The golden mesh: two squares side by side, and two points in their middles."""
    mesh = Mesh([square(0, 0, 8), square(8, 0, 8)], version, has_point_count=has_point_count)
    mesh.link(0, 1)
    if points:
        mesh.points = [Point((4.0, 4.0, 0.0), links=[1]), Point((12.0, 4.0, 0.0), links=[0])]
    return mesh


def grid(seed: int, columns: int, rows: int, version: int = 4, points: int = 0) -> Mesh:
    """Cells of 4 units on a slope, some of them left out; masks and heights by a fixed random sequence."""
    chance = random.Random(seed)
    cells: dict[tuple[int, int], int] = {}
    regions: list[Region] = []
    for column in range(columns):
        for row in range(rows):
            if chance.random() < 0.15:
                continue
            x, y, low, high = 4.0 * column, 4.0 * row, 0.25 * column, 0.25 * (column + 1)
            corners = [(x, y, low), (x, y + 4, low), (x + 4, y + 4, high), (x + 4, y, high)]
            masks = chance.choice((1, 1, 1, 2, 4)), chance.choice((1, 3, 7))
            cells[column, row] = len(regions)
            regions.append(Region(corners, chance.choice((2.0, 3.0, 6.0)), *masks))
    mesh = Mesh(regions, version)
    for (column, row), here in cells.items():
        for other in ((column, row + 1), (column + 1, row)):
            if other in cells:
                mesh.link(here, cells[other])
    mesh.points = [Point((chance.uniform(0, 9), chance.uniform(0, 9), 0.0)) for _ in range(points)]
    for number, point in enumerate(mesh.points):
        point.links = [each for each in (number - 1, number + 1) if 0 <= each < points]
    return mesh


def example() -> bytes:
    """The golden mesh of version 6 with points."""
    return two_squares(6, points=True).to_bytes()


def squares(columns: int, rows: int, side: float = 8.0, **more: Any) -> Mesh:
    """Level squares for walkers, 2 high, column by column, all of them linked with their neighbours."""
    places = [(column, row) for column in range(columns) for row in range(rows)]
    mesh = Mesh([square(side * column, side * row, side, 2.0) for column, row in places], **more)
    for number, (column, row) in enumerate(places):
        if row + 1 < rows:
            mesh.link(number, number + 1)
        if column + 1 < columns:
            mesh.link(number, number + rows)
    return mesh
