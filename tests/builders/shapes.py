"""Build files of the invented format `shapes` (tests/shapes.ksy) from plain records.

A record holds a value for every field that the format can have. Counts, lengths and presence bits follow from the
values, and what a version or a bit leaves out is not packed. A float may be given as an integer, which is then its
stored bits. `sample` draws a file from a random source; with `hypothesis.strategies.randoms` it serves as a strategy.
"""

from __future__ import annotations

import itertools
import random
import struct
from dataclasses import dataclass, field

MAGIC = b"SHPS"
FOOTER = 0x53504853
END_OF_CHAIN = 255

Float = float | int


def f4(value: Float) -> bytes:
    """A single, or the bits of one."""
    return struct.pack("<I", value) if isinstance(value, int) else struct.pack("<f", value)


def f8(value: Float) -> bytes:
    """A double, or the bits of one."""
    return struct.pack("<Q", value) if isinstance(value, int) else struct.pack("<d", value)


def bits(*parts: tuple[int, int]) -> int:
    """(value, width) pairs as one number, the first in its lowest bits."""
    word = shift = 0
    for value, width in parts:
        if not 0 <= value < 1 << width:
            raise ValueError(f"{value} does not fit {width} bits")
        word |= value << shift
        shift += width
    return word


@dataclass
class Header:
    """`header_block`, 56 bytes."""

    kind: int = 7
    scale: Float = 1.5
    low: int = 5
    is_set: bool = True
    middle: int = 0x12345
    high: int = 0xAB
    origin: tuple[Float, Float, Float] = (1.0, 2.0, 3.0)
    triple: tuple[int, int, int] = (-1, 2, -3)
    corners: tuple[tuple[Float, Float, Float], ...] = ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0))
    reserved: bytes = b"resvd"

    def pack(self) -> bytes:
        """The bytes."""
        flags = bits((self.low, 3), (self.is_set, 1), (self.middle, 20), (self.high, 8))
        floats = itertools.chain(self.origin, *self.corners)
        x, y, z, *corners = map(f4, floats)
        parts = [struct.pack("<B", self.kind), f4(self.scale), struct.pack("<I", flags), x, y, z]
        return b"".join([*parts, struct.pack("<3h", *self.triple), *corners, self.reserved])


@dataclass
class Detail:
    """`detail_block`."""

    weight: Float = 0.5
    note: bytes = b"note"
    check_word: int = 0xBEEF

    def pack(self) -> bytes:
        """The bytes."""
        return f4(self.weight) + struct.pack("<B", len(self.note)) + self.note + struct.pack("<H", self.check_word)


@dataclass
class Spot:
    """`spot`; its marks count up from `first_mark`, as many as the item has tags."""

    spot_id: int = 9
    points: list[tuple[int, int]] = field(default_factory=lambda: [(4, 5), (6, 7)])
    first_mark: int = 0

    def pack(self, num_marks: int) -> bytes:
        """The bytes, with the marks of an item of so many tags."""
        points = b"".join(struct.pack("<IB", *point) for point in self.points)
        marks = bytes((self.first_mark + step) & 255 for step in range(num_marks))
        return struct.pack("<HB", self.spot_id, len(self.points)) + points + marks


@dataclass
class Item:
    """`item`. `extra` is packed where it is not None, `detail` where it is not None, `mode` is 2 and there is no extra.

    `grid` counts up from `first_cell`; `body` is the eight bytes of the union.
    """

    item_id: int = 1
    attributes: int = 0x5A
    raw_x: int = -1000
    mode: int = 2
    num_columns: int = 3
    rest: int = 0x81
    owner: int = 255
    tags: list[int] = field(default_factory=lambda: [10, 20])
    sides: list[list[int]] = field(default_factory=lambda: [[1], [], [2, 3], []])
    score: Float = 0.25
    extra: int | None = None
    detail: Detail = field(default_factory=Detail)
    bonus: int = 0xB0
    spots: list[Spot] = field(default_factory=lambda: [Spot()])
    name: bytes = b"name"
    body_kind: int = 0
    body: bytes = b"bodybody"
    blob: bytes = b"blob"
    num_rows: int = 2
    first_cell: int = 100

    @property
    def has_detail(self) -> bool:
        """Whether the detail is packed."""
        return self.mode == 2 and self.extra is None

    def pack(self, version: int) -> bytes:
        """The bytes in a file of this layout version."""
        flags = bits((self.extra is not None, 1), (self.mode, 3), (self.num_columns, 4), (self.rest, 8))
        cells = self.num_rows * (self.num_columns + 1) - (self.num_rows >> 1) % 2
        parts = [
            struct.pack("<I", self.item_id),
            struct.pack({1: "<B", 2: "<H", 3: "<I"}[version], self.attributes),
            struct.pack("<hHBB", self.raw_x, flags, self.owner, len(self.tags)),
            struct.pack(f"<{len(self.tags)}H", *self.tags),
            *(struct.pack(f"<I{len(side)}I", len(side), *side) for side in self.sides),
            f8(self.score) if version >= 3 else b"",
            b"" if self.extra is None else struct.pack("<I", self.extra),
            self.detail.pack() if self.has_detail else b"",
            struct.pack("<H", self.bonus) if version >= 3 and self.mode == 7 else b"",
            struct.pack("<B", len(self.spots)),
            *(spot.pack(len(self.tags)) for spot in self.spots),
            self.name + b"\0",
            struct.pack("<B", self.body_kind),
            self.body,
            struct.pack("<H", len(self.blob)),
            self.blob,
            struct.pack("<B", self.num_rows),
            bytes((self.first_cell + step) & 255 for step in range(cells)),
        ]
        return b"".join(parts)


@dataclass
class Settings:
    """`settings_block`; `hulls` are (enabled, radius)."""

    gen_version: int = 9
    tile: Float = 1.0
    title: bytes = b"title"
    hulls: list[tuple[int, Float]] = field(default_factory=lambda: [(1, 2.0), (0, 3.0)])

    def pack(self) -> bytes:
        """The bytes."""
        parts = [struct.pack("<i", self.gen_version)]
        if self.gen_version >= 7:
            parts.append(f4(self.tile))
        parts.append(self.title + b"\0" + struct.pack("<H", len(self.hulls)))
        for enabled, radius in self.hulls:
            parts.append((bytes([enabled]) if self.gen_version >= 9 else b"") + f4(radius))
        return b"".join(parts)


@dataclass
class File:
    """A whole file.

    `chain` are the links before the last one, (kind, values), and `last_values` the values of that. `faces` are rows of
    `polygons`; their edges count up from 1. `footer` None leaves it out. `other_game` and `exact` make a file whose
    decisions differ from their defaults: by default the game follows `sub_version`, and the remainder is lengthened until
    the size of the file says whether there is a footer.
    """

    version: int = 3
    sub_version: int = 3
    header: Header = field(default_factory=Header)
    numbers: list[int] = field(default_factory=lambda: [-5, 6])
    game_block: int = 77
    items: list[Item] = field(default_factory=lambda: [Item()])
    chain: list[tuple[int, list[int]]] = field(default_factory=lambda: [(3, [-1, 2])])
    last_values: list[int] = field(default_factory=list)
    polygons: list[list[int]] = field(default_factory=lambda: [[1, 2, 3], [9]])
    faces: list[int] = field(default_factory=lambda: [0, 1, 0])
    settings: Settings = field(default_factory=Settings)
    padding: int = 0
    aligned: int = 2**60
    late_marks: tuple[int, int, int] = (1, 2, 0xFFFF)
    remainder: bytes = b"rest"
    footer: int | None = FOOTER
    other_game: bool | None = None
    exact: bool = False

    @property
    def is_other_game(self) -> bool:
        """Whether the game block is packed."""
        return self.version >= 2 and self.sub_version > 9 if self.other_game is None else self.other_game

    @property
    def decisions(self) -> dict[str, bool]:
        """What the file was packed for, by the names of the spec."""
        return {"is_other_game": self.is_other_game, "has_footer": self.footer is not None}

    def to_bytes(self) -> bytes:
        """The bytes."""
        data = bytearray(MAGIC + struct.pack("<I", self.version))
        if self.version >= 2:
            data += struct.pack("<I", self.sub_version)
        data += self.header.pack()
        data += struct.pack(f"<H{len(self.numbers)}i", len(self.numbers), *self.numbers)
        if self.is_other_game:
            data += struct.pack("<I", self.game_block)
        data += struct.pack("<I", len(self.items))
        for item in self.items:
            data += item.pack(self.version)
        for kind, values in [*self.chain, (END_OF_CHAIN, self.last_values)]:
            data += struct.pack(f"<BB{len(values)}b", kind, len(values), *values)
        data += struct.pack("<I", len(self.polygons))
        for corners in self.polygons:
            data += struct.pack(f"<B{len(corners)}I", len(corners), *corners)
        data += struct.pack("<I", len(self.faces))
        for row in self.faces:
            edges = range(1, len(self.polygons[row]) + 1)
            data += struct.pack(f"<I{len(edges)}H", row, *edges)
        data += self.settings.pack()
        data += bytes([self.padding]) * (-len(data) % 8)
        data += struct.pack("<Q", self.aligned)
        if self.settings.gen_version >= 9:
            data += struct.pack(">3H", *self.late_marks)
        data += self.remainder
        if not self.exact:
            data += b"+" * (-len(data) % 4 if self.footer is not None else len(data) % 4 == 0)
        if self.footer is not None:
            data += struct.pack("<I", self.footer)
        return bytes(data)


NUMBERS = {1: (0, 1, 127, 128, 255), 2: (0, 1, 0x7FFF, 0x8000, 0xFFFF), 4: (0, 1, 2**31 - 1, 2**31, 2**32 - 1)}
SINGLES = (0.0, -0.0, 1.5, -2.25, 0x7F7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFC12345, 0x00000001)
DOUBLES = (0.0, -0.0, 0.1, 0x7FF0000000000001, 0xFFF8000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000)
TEXTS = (b"", b"x", b"\xff\xfe not a text \x80", b"longer than the others, with spaces")


def sample(rng: random.Random, version: int | None = None, items: int | None = None) -> File:
    """A file drawn from a random source: every construct, edges of every width, all versions unless one is given."""

    def some(most: int, *values: int) -> list[int]:
        return [rng.choice(values) for _ in range(rng.randint(0, most))]

    def single() -> Float:
        return rng.choice(SINGLES)

    def text() -> bytes:
        return rng.choice(TEXTS)

    def signed(size: int) -> int:
        value = rng.choice(NUMBERS[size])
        return value - (1 << 8 * size) if value >= 1 << 8 * size - 1 else value

    def vector() -> tuple[Float, Float, Float]:
        return single(), single(), single()

    def header() -> Header:
        return Header(
            kind=rng.choice(NUMBERS[1]),
            scale=single(),
            low=rng.randint(0, 7),
            is_set=rng.random() < 0.5,
            middle=rng.choice((0, 1, 0xFFFFF)),
            high=rng.choice(NUMBERS[1]),
            origin=vector(),
            triple=(signed(2), signed(2), signed(2)),
            corners=(vector(), vector()),
            reserved=rng.choice((bytes(5), b"\xff" * 5, b"abcde")),
        )

    def item(layout: int) -> Item:
        return Item(
            item_id=rng.choice(NUMBERS[4]),
            attributes=rng.choice(NUMBERS[{1: 1, 2: 2, 3: 4}[layout]]),
            raw_x=signed(2),
            mode=rng.choice((0, 1, 2, 2, 7)),
            num_columns=rng.randint(0, 15),
            rest=rng.choice(NUMBERS[1]),
            owner=rng.choice(NUMBERS[1]),
            tags=some(3, *NUMBERS[2]),
            sides=[some(3, *NUMBERS[4]) for _ in range(4)],
            score=rng.choice(DOUBLES),
            extra=rng.choice((None, None, 0, 2**32 - 1)),
            detail=Detail(single(), text(), rng.choice(NUMBERS[2])),
            spots=[
                Spot(
                    rng.choice(NUMBERS[2]),
                    [(rng.choice(NUMBERS[4]), rng.choice(NUMBERS[1])) for _ in range(rng.randint(0, 2))],
                    rng.choice(NUMBERS[1]),
                )
                for _ in range(rng.randint(0, 2))
            ],
            name=text(),
            body_kind=rng.randint(0, 2),
            body=rng.choice((bytes(8), b"\xff" * 8, b"\x01\x00\x01\x00\x80\x7f\xaa\xbb")),
            blob=text(),
            num_rows=rng.randint(0, 4),
            first_cell=rng.choice(NUMBERS[1]),
        )

    version = rng.randint(1, 3) if version is None else version
    polygons = [some(4, *NUMBERS[4]) for _ in range(rng.randint(0, 3))]
    return File(
        version=version,
        sub_version=rng.choice((0, 9, 10, 2**32 - 1)),
        header=header(),
        numbers=[signed(4) for _ in range(rng.randint(0, 3))],
        game_block=rng.choice(NUMBERS[4]),
        items=[item(version) for _ in range(rng.randint(0, 3) if items is None else items)],
        chain=[(rng.randint(0, 254), [signed(1) for _ in range(rng.randint(0, 2))]) for _ in range(rng.randint(0, 2))],
        last_values=[signed(1) for _ in range(rng.randint(0, 2))],
        polygons=polygons,
        faces=[rng.randrange(len(polygons)) for _ in range(rng.randint(0, 3))] if polygons else [],
        settings=Settings(
            gen_version=rng.randint(6, 9),
            tile=single(),
            title=text(),
            hulls=[(rng.choice(NUMBERS[1]), single()) for _ in range(rng.randint(0, 2))],
        ),
        padding=rng.choice((0, 0, 0xCC)),
        aligned=rng.choice((0, 1, 2**63, 2**64 - 1)),
        late_marks=(rng.choice(NUMBERS[2]), 1, 0xFFFF),
        remainder=rng.choice((b"", b"r", b"remainder")),
        footer=rng.choice((None, FOOTER, 0)),
    )


def build(seed: int, version: int, items: int = 3) -> bytes:
    """The bytes of a sample that depends on nothing but the arguments."""
    return sample(random.Random(seed), version, items).to_bytes()


def example() -> bytes:
    """The file that stands for the format where one is enough."""
    return File().to_bytes()
