"""Build navigation meshes of Source 2, versions 30 to 36, from plain records.

A record holds a value for every field that any version has; `Mesh.pack` writes those that its version has. Blocks of KV3
are headers around bytes that stand for their content.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

MAGIC = 0xFEEDFACE

Point = tuple[float, float, float]

VERSIONS = range(30, 37)
GENERATORS = range(6, 14)

_IDENTITY = (1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0)


def packed(form: str, *values: float) -> bytes:
    """Values side by side, the lowest byte first."""
    return struct.pack(f"<{form}", *values)


def ids(values: Sequence[int]) -> bytes:
    """A list of ids with its count."""
    return packed(f"I{len(values)}I", len(values), *values)


@dataclass
class Kv3:
    """A block of keys and values, stored as it is (`compression` 0), or as if LZ4 or zstd had made `content`."""

    version: int = 5
    content: bytes = b"\x00\x01table"
    compression: int = 0
    num_blobs: int = 0
    split: int = 3

    def pack(self) -> bytes:
        """Header of 72 or 120 bytes, and the content; from version 5 on it is in two buffers, cut at `split`."""
        size = len(self.content)
        plain = size if not self.compression else 2 * size
        head = packed("B3s16sIHH", self.version, b"3VK", b"sixteen letters!", self.compression, 0, 0)
        head += packed("IIIIHH", 1, 2, 3, 4, 5, 6) + packed("IIII", plain, size, self.num_blobs, 0) + packed("II", 7, 8)
        if self.version >= 5:
            sizes = [self.split, size - self.split]
            stored = [each for part in sizes for each in (part if not self.compression else 2 * part, part)]
            head += packed("4I8I", *stored, *range(8))
        return head + self.content


@dataclass
class Area:
    """A polygon; `edges` are per edge the links, pairs of area id and edge."""

    id: int = 1
    attributes: int = 0
    hull: int = 0
    polygon: int = 0
    corners: Sequence[Point] = ()
    unused: float = 0.0
    edges: Sequence[Sequence[tuple[int, int]]] = ((), (), (), ())
    spots: Sequence[tuple[int, Point, int]] = ()
    num_encounters: int = 0
    ladders_above: Sequence[int] = ()
    ladders_below: Sequence[int] = ()

    def pack(self, version: int) -> bytes:
        """The record."""
        parts = [packed("IQB", self.id, self.attributes, self.hull)]
        if version >= 31:
            parts.append(packed("I", self.polygon))
        else:
            parts += [packed("I", len(self.corners)), *(packed("3f", *corner) for corner in self.corners)]
        parts.append(packed("f", self.unused))
        for links in self.edges:
            parts += [packed("I", len(links)), *(packed("II", *link) for link in links)]
        parts.append(packed("B", len(self.spots)))
        parts += [packed("I3fB", spot, *position, flags) for spot, position, flags in self.spots]
        return b"".join((*parts, packed("I", self.num_encounters), ids(self.ladders_above), ids(self.ladders_below)))


@dataclass
class Ladder:
    """A ladder; the areas are those ahead, left, right and behind at the top, and ahead, left and right at the bottom."""

    id: int = 1
    width: float = 24.0
    top: Point = (50.0, 0.0, 128.0)
    bottom: Point = (50.0, 0.0, 0.0)
    length: float = 128.0
    direction: int = 2
    areas: tuple[int, int, int, int, int, int, int] = (0, 2, 0, 2, 1, 1, 1)

    def pack(self, version: int) -> bytes:
        """60 bytes, 68 from version 35 on."""
        head = packed("If3f3ffI", self.id, self.width, *self.top, *self.bottom, self.length, self.direction)
        return head + packed("7I", *self.areas)[: 28 if version >= 35 else 20]


@dataclass
class Settings:
    """How the mesh was generated."""

    version: int = 12
    num_hulls: int | None = None
    hulls: int = 1
    preset: bytes = b""
    definitions: bytes = b"hulls.txt"

    def pack(self) -> bytes:
        """The block."""
        gen = self.version
        stored = 3 if gen < 12 else self.hulls
        parts = [packed("iIfffiiffifi", gen, 1, 128.0, 1.5, 2.0, 8, 20, 120.0, 2.0, 1200, 45.0, 4)]
        if gen >= 7:
            parts.append(packed("f", -1.0))
        if gen >= 12:
            parts.append(self.preset + b"\0" + self.definitions + b"\0")
        parts.append(packed("I", stored if self.num_hulls is None else self.num_hulls))
        parts += [self._hull(number) for number in range(stored)]
        if gen >= 10:
            parts.append(b"\1")
        return b"".join(parts)

    def _hull(self, number: int) -> bytes:
        gen = self.version
        parts = [b"\1" if gen >= 9 else b"", packed("ff", 16.0 + number, 71.0)]
        parts.append(packed("Bf", 1, 35.5) if gen >= 8 else b"")
        parts.append(packed("Bf", 0, 17.5) if gen >= 13 else b"")
        parts.append(packed("fifff", 16.0, 50, 157.0, 64.0, 68.0))
        parts.append(packed("i", 0) if gen >= 11 else b"")
        return b"".join(parts)


@dataclass
class Mesh:
    """A file; polygons are rows of `corners` with the mesh that they move with."""

    version: int = 35
    sub_version: int = 1
    is_analyzed: int = 1
    places: list[bytes] = field(default_factory=list)
    has_unnamed_areas: int = 1
    corners: list[Point] = field(default_factory=list)
    polygons: list[tuple[Sequence[int], int]] = field(default_factory=list)
    gravity: list[Point] | None = None
    movable_meshes: list[bytes] = field(default_factory=list)
    areas: list[Area] = field(default_factory=list)
    ladders: list[Ladder] = field(default_factory=list)
    bounds: list[tuple[Point, Point]] = field(default_factory=list)
    settings: Settings = field(default_factory=Settings)
    blocks: tuple[Kv3, Kv3, Kv3] = field(default_factory=lambda: (Kv3(), Kv3(), Kv3()))
    custom_data: Kv3 = field(default_factory=lambda: Kv3(4, b"arealist", compression=2))
    padding: bytes = bytes(8)
    tail: bytes = b""
    magic: int = MAGIC

    def pack(self) -> bytes:
        """The bytes."""
        version = self.version
        data = packed("IIIB", self.magic, version, self.sub_version, self.is_analyzed)
        data += packed("H", len(self.places)) + b"".join(packed("H", len(name)) + name for name in self.places)
        data += packed("B", self.has_unnamed_areas)
        if version >= 36:
            data = self._block(data, self.blocks[0])
        if version >= 31:
            data += packed("I", len(self.corners)) + b"".join(packed("3f", *corner) for corner in self.corners)
            data += packed("I", len(self.polygons))
            for rows, movable in self.polygons:
                data += packed(f"B{len(rows)}I", len(rows), *rows) + (packed("I", movable) if version >= 35 else b"")
        if version >= 32:
            data += packed("I", self.gravity is not None)
            if self.gravity is not None:
                data += packed("I", len(self.gravity)) + b"".join(packed("3f", *each) for each in self.gravity)
        if version >= 35:
            data += packed("I", len(self.movable_meshes))
            data += b"".join(name + b"\0" + packed("12f", *_IDENTITY) for name in self.movable_meshes)
        if version >= 36:
            data = self._block(data, self.blocks[1])
        data += packed("I", len(self.areas)) + b"".join(area.pack(version) for area in self.areas)
        data += packed("I", len(self.ladders)) + b"".join(ladder.pack(version) for ladder in self.ladders)
        data += packed("i", len(self.bounds))
        data += b"".join(packed("3f3f12f", *low, *high, *_IDENTITY) for low, high in self.bounds)
        data += self.settings.pack()
        if version >= 36:
            data = self._block(data, self.blocks[2])
        if self.sub_version > 0:
            data = self._block(data, self.custom_data)
        return data + self.tail

    def _block(self, data: bytes, block: Kv3) -> bytes:
        return data + self.padding[: -len(data) % 8] + block.pack()


def mesh(version: int = 35, sub_version: int = 1, gen_version: int = 12) -> Mesh:
    """A small valid mesh: a square and a triangle to the east of it, linked both ways, and a ladder between them."""
    corners = [(0.0, 0.0, 0.0), (100.0, 0.0, 0.0), (100.0, 100.0, 0.0), (0.0, 100.0, 0.0), (200.0, 50.0, 0.0)]
    square, triangle = (0, 1, 2, 3), (1, 4, 2)
    areas = [
        Area(1, 0x10000, polygon=0, edges=((), ((2, 2),), (), ()), ladders_above=(1,)),
        Area(2, polygon=1, edges=((), (), ((1, 1),)), spots=((0, (150.0, 50.0, 0.0), 1),), ladders_below=(1,)),
    ]
    for area, rows in zip(areas, (square, triangle), strict=True):
        area.corners = [corners[row] for row in rows]
    return Mesh(
        version,
        sub_version,
        places=[b"Middle\0"],
        corners=corners,
        polygons=[(square, 0xFFFFFFFF), (triangle, 0)],
        gravity=[(0.0, 0.0, -1.0)] * len(corners) if version != 33 else None,
        movable_meshes=[b"1:2"],
        areas=areas,
        ladders=[Ladder()],
        bounds=[((0.0, 0.0, 0.0), (8.0, 8.0, 8.0))],
        settings=Settings(gen_version),
    )


def example() -> bytes:
    """A mesh of the newest version, which has all fields."""
    return mesh(36, gen_version=13).pack()
