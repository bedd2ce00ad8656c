"""Build navigation meshes of GoldSrc and Source 1, every version and every game's data, from plain records.

A record holds a value for every field that any version has; `Mesh.pack` writes those that its version, sub-version and
game have. Counts follow from the lists unless a test sets them.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

MAGIC = 0xFEEDFACE
EMPTY, BATTLESTATION, FINALE, PLAYER_START, BATTLEFIELD = 1 << 1, 1 << 5, 1 << 6, 1 << 7, 1 << 8
CHECKPOINT, RESCUE_VEHICLE, RESCUE_CLOSET = 1 << 11, 1 << 15, 1 << 16
"""Spawn attributes of Left 4 Dead."""

Point = tuple[float, float, float]

LAYOUTS = [
    *((version, None, "goldsrc") for version in range(1, 6)),
    *((version, None, "base") for version in range(6, 10)),
    *((version, 0, "base") for version in range(10, 17)),
    *((version, 1, "cs") for version in range(10, 17)),
    (16, 0, "cs"),
    (16, 1, "tf"),
    (13, 2, "tf"),
    (16, 2, "tf"),
    (16, 3, "ins"),
    (16, 4, "ins"),
    *((16, sub_version, "l4d") for sub_version in range(15)),
    (10, 8, "l4d"),
    (12, 12, "l4d"),
    (14, 13, "l4d"),
    (15, 13, "l4d"),
    (16, 256, "tf2classic"),
    (16, 257, "tf2classified"),
    (16, 257, "tf2classic"),
    (16, 256, "tf2classified"),
]
"""Version, sub-version and game of every layout, those that no known file has among them."""

FOUR_TEAMS = ("tf2classic", "tf2classified")
"""Games whose areas have an earliest time for each of four teams, and attributes of eight bytes."""


def packed(form: str, *values: float) -> bytes:
    """Values side by side, the lowest byte first."""
    return struct.pack(f"<{form}", *values)


def ids(values: Sequence[int]) -> bytes:
    """A list of ids with its count."""
    return packed(f"I{len(values)}I", len(values), *values)


@dataclass
class Approach:
    """A way into view."""

    here: int = 1
    prev: int = 0
    prev_how: int = 9
    next: int = 2
    next_how: int = 1

    def pack(self) -> bytes:
        """14 bytes."""
        return packed("IIBIB", self.here, self.prev, self.prev_how, self.next, self.next_how)


@dataclass
class Spot:
    """A hiding spot."""

    id: int = 0
    position: Point = (10.0, 20.0, 0.0)
    flags: int = 1

    def pack(self, version: int) -> bytes:
        """17 bytes, 12 in version 1."""
        if version == 1:
            return packed("3f", *self.position)
        return packed("I3fB", self.id, *self.position, self.flags)


@dataclass
class Encounter:
    """A path through an area; spots are pairs of id and t, which old versions store as a point and a fraction."""

    from_area: int = 1
    from_dir: int = 0
    to_area: int = 2
    to_dir: int = 1
    spots: list[tuple[int, int]] = field(default_factory=list)
    path: tuple[Point, Point] = ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0))

    def pack(self, version: int) -> bytes:
        """11 bytes and 5 per spot, or 33 and 16."""
        if version < 3:
            head = packed("II3f3fB", self.from_area, self.to_area, *self.path[0], *self.path[1], len(self.spots))
            return head + b"".join(packed("3ff", spot, 0.0, 0.0, t / 255) for spot, t in self.spots)
        head = packed("IBIBB", self.from_area, self.from_dir, self.to_area, self.to_dir, len(self.spots))
        return head + b"".join(packed("IB", spot, t) for spot, t in self.spots)


@dataclass
class Area:
    """A rectangle with all that a version can say of it. `unknown_d` is stored where bit 3 of the spawn attributes is set."""

    id: int = 1
    attributes: int = 0
    nw: Point = (0.0, 0.0, 0.0)
    se: Point = (100.0, 100.0, 0.0)
    ne_z: float = 0.0
    sw_z: float = 0.0
    connections: Sequence[Sequence[int]] = ((), (), (), ())
    spots: list[Spot] = field(default_factory=list)
    approaches: list[Approach] = field(default_factory=list)
    encounters: list[Encounter] = field(default_factory=list)
    place_index: int = 0
    ladders_up: Sequence[int] = ()
    ladders_down: Sequence[int] = ()
    occupy: tuple[float, float] = (1.5, 2.5)
    more_occupy: tuple[float, float] = (3.5, 4.5)
    light: tuple[float, float, float, float] = (1.0, 0.75, 0.5, 0.25)
    visible: list[tuple[int, int]] = field(default_factory=list)
    inherit: int = 0
    cs_approaches: list[Approach] = field(default_factory=list)
    tf_attributes: int = 0
    tfc_attributes: int = 0
    ins_attributes: int = 0
    spawn_attributes: int = 0
    unknown_a: int = 0xA
    unknown_b: int = 0xB
    unknown_c: int = 0xC
    fog_place_index: int = 0
    unknown_d: tuple[int, int, float, float, int] = (1, 2, 0.5, 0.25, 3)
    unknown_e: Sequence[int] = ()

    def pack(self, mesh: Mesh) -> bytes:
        """The record as a version and a game have it."""
        version, sub, game = mesh.version, mesh.sub_version or 0, mesh.game
        width = "B" if version <= 8 else "H" if version <= 12 else "I"
        parts = [packed(f"I{width}", self.id, self.attributes & (1 << 8 * struct.calcsize(width)) - 1)]
        parts.append(packed("3f3fff", *self.nw, *self.se, self.ne_z, self.sw_z))
        parts += [ids(side) for side in self.connections]
        parts += [packed("B", len(self.spots)), *(spot.pack(version) for spot in self.spots)]
        if version < 15:
            parts += [packed("B", len(self.approaches)), *(approach.pack() for approach in self.approaches)]
        parts += [packed("I", len(self.encounters)), *(encounter.pack(version) for encounter in self.encounters)]
        if version >= 5:
            parts.append(packed("H", self.place_index))
        if version >= 7:
            parts += [ids(self.ladders_up), ids(self.ladders_down)]
        if version >= 8:
            parts.append(packed("2f", *self.occupy))
        if version >= 8 and game in FOUR_TEAMS:
            parts.append(packed("2f", *self.more_occupy))
        if version >= 11:
            parts.append(packed("4f", *self.light))
        if game == "l4d":
            parts.append(self._l4d(sub))
        elif version >= 16:
            parts.append(self._visible(with_flags=True) + packed("I", self.inherit))
        if game == "cs" and sub >= 1:
            parts += [packed("B", len(self.cs_approaches)), *(cs_approach.pack() for cs_approach in self.cs_approaches)]
        if game == "tf" and sub >= 2:
            parts.append(packed("I", self.tf_attributes))
        if game in FOUR_TEAMS:
            parts.append(packed("Q", self.tfc_attributes))
        if game == "ins" and sub >= 2:
            parts.append(packed("I", self.ins_attributes))
        return b"".join(parts)

    def _visible(self, *, with_flags: bool) -> bytes:
        rows = [packed("IB", *row) if with_flags else packed("I", row[0]) for row in self.visible]
        return packed("I", len(rows)) + b"".join(rows)

    def _l4d(self, sub: int) -> bytes:
        if sub < 1:
            return b""
        parts = [packed("I", self.spawn_attributes)]
        if 2 <= sub <= 9:
            parts.append(packed("I", self.unknown_a))
        if 4 <= sub <= 9:
            parts.append(packed("I", self.unknown_b))
        if 5 <= sub <= 12:
            parts.append(packed("I", self.unknown_c))
        if sub >= 8:
            parts.append(packed("H", self.fog_place_index))
        if sub <= 9 and self.spawn_attributes & 8:
            parts.append(packed("IIffI", *self.unknown_d))
        if 3 <= sub <= 9:
            parts.append(packed(f"B{len(self.unknown_e)}I", len(self.unknown_e), *self.unknown_e))
        if sub >= 5:
            parts.append(self._visible(with_flags=sub >= 9))
        if sub >= 11:
            parts.append(packed("I", self.inherit))
        return b"".join(parts)


@dataclass
class Ladder:
    """A ladder; the areas are those ahead, left, right and behind at the top, and the one at the bottom."""

    id: int = 1
    width: float = 24.0
    top: Point = (50.0, 0.0, 128.0)
    bottom: Point = (50.0, 0.0, 0.0)
    length: float = 128.0
    direction: int = 2
    is_dangling: int = 0
    areas: tuple[int, int, int, int, int] = (2, 0, 0, 0, 1)

    def pack(self, version: int) -> bytes:
        """60 bytes, 61 in version 6."""
        head = packed("If3f3ffI", self.id, self.width, *self.top, *self.bottom, self.length, self.direction)
        dangling = packed("B", self.is_dangling) if version == 6 else b""
        return head + dangling + packed("5I", *self.areas)


@dataclass
class Mesh:
    """A file. `num_areas` overrides the count."""

    version: int = 16
    sub_version: int | None = 0
    game: str = "base"
    bsp_size: int = 4_847_032
    is_analyzed: int = 1
    places: list[bytes] = field(default_factory=list)
    has_unnamed_areas: int = 1
    population: bytes = b"default"
    fog_places: list[bytes] = field(default_factory=list)
    tag: bytes = b"TF2C"
    areas: list[Area] = field(default_factory=list)
    ladders: list[Ladder] = field(default_factory=list)
    max_view_distance: float = 1500.0
    tail: bytes = b""
    magic: int = MAGIC
    num_areas: int | None = None

    def pack(self) -> bytes:
        """The bytes."""
        version = self.version
        parts = [packed("II", self.magic, version)]
        if version >= 10:
            parts.append(packed("I", self.sub_version or 0))
        if version >= 4:
            parts.append(packed("I", self.bsp_size))
        if version >= 14:
            parts.append(packed("B", self.is_analyzed))
        if version >= 5:
            parts.append(_places(self.places))
        if version >= 12:
            parts.append(packed("B", self.has_unnamed_areas))
        if self.game == "l4d" and (self.sub_version or 0) >= 8:
            parts.append(self.population + b"\0" if (self.sub_version or 0) >= 12 else b"")
            parts.append(_places(self.fog_places))
        parts.append(self.tag if self.game == "tf2classic" else b"")
        parts.append(packed("I", len(self.areas) if self.num_areas is None else self.num_areas))
        parts += [area.pack(self) for area in self.areas]
        if version >= 6:
            parts += [packed("I", len(self.ladders)), *(ladder.pack(version) for ladder in self.ladders)]
        if self.game == "l4d":
            parts.append(packed("f", self.max_view_distance))
        return b"".join(parts) + self.tail


def _places(names: Sequence[bytes]) -> bytes:
    return packed("H", len(names)) + b"".join(packed("H", len(name)) + name for name in names)


def names_rows(sub_version: int | None, game: str) -> bool:
    """Whether lists of visible areas name areas by their row: Left 4 Dead does so from sub-version 14 on."""
    return game == "l4d" and (sub_version or 0) >= 14


def seen_as(row: int, area_id: int, sub_version: int | None, game: str) -> int:
    """The number by which lists of visible areas name an area."""
    return row if names_rows(sub_version, game) else area_id


def mesh(version: int = 16, sub_version: int | None = 0, game: str = "base") -> Mesh:
    """A small valid mesh: a row of four areas from west to east, with all that its version can hold.

    The third area lies on top of a wall that a ladder leads up to; the fourth is reached by a drop, without a way back.
    In Left 4 Dead each area sees itself.
    """
    is_l4d = game == "l4d"
    none = 7 if version <= 9 else 9
    rows = [
        Area(1, connections=((), (2,), (), ()), attributes=0x8, place_index=1, ladders_up=(5,)),
        Area(2, connections=((), (4,), (), (1,)), place_index=1 if version >= 5 else 0),
        Area(7, connections=((), (4,), (), ()), place_index=2, ladders_down=(5,), attributes=0x1),
        Area(4, connections=((), (), (), (2,))),
    ]
    for number, area in enumerate(rows):
        area.nw, area.se = (100.0 * number, 0.0, 0.0), (100.0 * number + 100.0, 100.0, 0.0)
        area.spots = [Spot(number, (100.0 * number + 25.0, 25.0, 0.0), (1, 2, 4, 1)[number] if version <= 5 else 1)]
    rows[1].encounters = [
        Encounter(1, 3, 4, 1, [(0, 10), (3, 200)]),
        Encounter(4, 1, 1, 3),
    ]
    if version >= 5:
        rows[1].approaches = rows[1].cs_approaches = [Approach(2, 0, none, 4, 1), Approach(4, 2, 1, 2, 3)]
    first, second, _, last = (seen_as(row, area.id, sub_version, game) for row, area in enumerate(rows))
    rows[0].visible = [(first, 3), (second, 1), (last, 2)]
    rows[1].visible, rows[1].inherit = [(last, 0)], 1
    if is_l4d:
        for row, area in enumerate(rows[1:], 1):
            area.visible = [*area.visible, (seen_as(row, area.id, sub_version, game), 2)]
    rows[2].tf_attributes, rows[2].ins_attributes, rows[2].spawn_attributes = 1 << 21, 1, 1 << 11
    rows[2].tfc_attributes = 1 << 32 | 1 << 30
    if is_l4d and (sub_version or 0) <= 9:
        rows[3].spawn_attributes, rows[3].unknown_e = 1 << 3 | 1 << 11, (6, 7)
    return Mesh(
        version,
        sub_version,
        game,
        places=[b"Middle\0", b"BombsiteA\0"],
        areas=rows,
        ladders=[Ladder(5, areas=(7, 0, 0, 0, 1))],
    )


def clean(version: int = 16, sub_version: int | None = 0, game: str = "base") -> Mesh:
    """The same with nothing that a rule has to say of it: areas in the order of their ids, all with a way back and a place.

    The ladder leads from the first area to the last. In Left 4 Dead the third is a checkpoint, the last the finale.
    """
    found = mesh(version, sub_version, game)
    found.has_unnamed_areas = 0
    for number, area in enumerate(found.areas):
        west, east = (number,) if number else (), (number + 2,) if number < 3 else ()
        area.id, area.connections = number + 1, ((), east, (), west)
        area.place_index = 1 + number // 2
        area.ladders_up, area.ladders_down = (5,) if number == 0 else (), (5,) if number == 3 else ()
    if game == "l4d":
        found.areas[2].visible = [(seen_as(2, 3, sub_version, game), 2)]
        found.areas[3].spawn_attributes |= FINALE | RESCUE_VEHICLE
    encounters = found.areas[1].encounters
    encounters[0].to_area = encounters[1].from_area = 3
    for approach, (here, prev) in zip(found.areas[1].approaches, ((2, 0), (4, 3)), strict=False):
        approach.here, approach.prev, approach.next = here, prev, 3
    found.ladders[0].areas = (4, 0, 0, 0, 1)
    return found


def example() -> bytes:
    """A mesh of Left 4 Dead 2, which has most fields."""
    return mesh(16, 14, "l4d").pack()
