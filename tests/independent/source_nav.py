"""Read navigation meshes of GoldSrc and Source 1 with `struct` and plain Python alone: versions 1 to 16, every game.

Written from the layout, without a look at navspec. Games are named as its variants are.
"""

from __future__ import annotations

import struct
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

PREFIX = "NAV_"

Point = tuple[float, float, float]


class Spot(NamedTuple):
    """A hiding spot; version 1 stores the position alone."""

    id: int
    position: Point
    flags: int


class Approach(NamedTuple):
    """An approach record."""

    here: int
    prev: int
    prev_how: int
    next: int
    next_how: int


class Encounter(NamedTuple):
    """A path; spots are pairs of id and t. Before version 3 there are no directions and no ids."""

    from_area: int
    from_dir: int
    to_area: int
    to_dir: int
    spots: list[tuple[int, int]]


class Ladder(NamedTuple):
    """A ladder; areas are those ahead, left, right and behind at the top, and the one at the bottom."""

    id: int
    width: float
    top: Point
    bottom: Point
    length: float
    direction: int
    areas: tuple[int, ...]


@dataclass
class Area:
    """An area; what a version does not store is None or empty."""

    id: int
    attributes: int
    nw: Point
    se: Point
    ne_z: float
    sw_z: float
    connections: list[tuple[int, ...]]
    spots: list[Spot] = field(default_factory=list)
    approaches: list[Approach] = field(default_factory=list)
    encounters: list[Encounter] = field(default_factory=list)
    place: int | None = None
    ladders_up: tuple[int, ...] | None = None
    ladders_down: tuple[int, ...] | None = None
    occupy: tuple[float, ...] | None = None
    light: tuple[float, ...] | None = None
    visible: list[tuple[int, int]] = field(default_factory=list)
    inherit: int | None = None
    tf_attributes: int | None = None
    spawn_attributes: int | None = None
    fog_place: int | None = None


@dataclass
class Mesh:
    """A file; `end` is where its last part ends."""

    version: int
    sub_version: int
    game: str
    bsp_size: int | None = None
    is_analyzed: int | None = None
    places: list[bytes] = field(default_factory=list)
    has_unnamed_areas: int | None = None
    fog_places: list[bytes] = field(default_factory=list)
    areas: list[Area] = field(default_factory=list)
    ladders: list[Ladder] = field(default_factory=list)
    end: int = 0


@cache
def _layout(form: str) -> struct.Struct:
    return struct.Struct(f"<{form}")


class Reader:
    """Takes values off the front of bytes."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def take(self, form: str) -> tuple[Any, ...]:
        """Values side by side, the lowest byte first."""
        layout = _layout(form)
        found = layout.unpack_from(self.data, self.at)
        self.at += layout.size
        return found

    def one(self, form: str) -> Any:
        """A single value."""
        return self.take(form)[0]

    def ids(self) -> tuple[int, ...]:
        """A list of ids behind its count."""
        return self.take(f"{self.one('I')}I")

    def rows(self, form: str, count: int) -> list[tuple[Any, ...]]:
        """Values side by side, again and again."""
        layout = _layout(form)
        start, self.at = self.at, self.at + count * layout.size
        found = list(layout.iter_unpack(self.data[start : self.at]))
        assert len(found) == count
        return found

    def names(self) -> list[bytes]:
        """Names behind their number, each behind its length."""
        return [self.one(f"{self.one('H')}s") for _ in range(self.one("H"))]


def read(data: bytes, game: str) -> Mesh:
    """Read a mesh as that of a game: goldsrc, base, cs, tf, ins, l4d, tf2classic or tf2classified."""
    reader = Reader(data)
    magic, version = reader.take("II")
    assert magic == 0xFEEDFACE
    mesh = Mesh(version, reader.one("I") if version >= 10 else 0, game)
    if version >= 4:
        mesh.bsp_size = reader.one("I")
    if version >= 14:
        mesh.is_analyzed = reader.one("B")
    if version >= 5:
        mesh.places = reader.names()
    if version >= 12:
        mesh.has_unnamed_areas = reader.one("B")
    if game == "l4d" and mesh.sub_version >= 8:
        if mesh.sub_version >= 12:
            reader.at = data.index(0, reader.at) + 1
        mesh.fog_places = reader.names()
    if game == "tf2classic":
        assert reader.take("4s") == (b"TF2C",)
    mesh.areas = [_area(reader, mesh) for _ in range(reader.one("I"))]
    if version >= 6:
        mesh.ladders = [_ladder(reader, version) for _ in range(reader.one("I"))]
    if game == "l4d":
        reader.one("f")
    mesh.end = reader.at
    return mesh


def _area(reader: Reader, mesh: Mesh) -> Area:
    version, sub = mesh.version, mesh.sub_version
    number, attributes = reader.one("I"), reader.one("B" if version < 9 else "H" if version < 13 else "I")
    nw, se = reader.take("3f"), reader.take("3f")
    area = Area(number, attributes, nw, se, *reader.take("ff"), [reader.ids() for _ in range(4)])
    area.spots = [_spot(reader, version) for _ in range(reader.one("B"))]
    if version < 15:
        area.approaches = [Approach(*reader.take("IIBIB")) for _ in range(reader.one("B"))]
    area.encounters = [_encounter(reader, version) for _ in range(reader.one("I"))]
    if version >= 5:
        area.place = reader.one("H")
    if version >= 7:
        area.ladders_up, area.ladders_down = reader.ids(), reader.ids()
    has_four_teams = mesh.game in ("tf2classic", "tf2classified")
    if version >= 8:
        area.occupy = reader.take("4f" if has_four_teams else "2f")
    if version >= 11:
        area.light = reader.take("4f")
    if mesh.game == "l4d":
        _l4d(reader, area, sub)
    elif version >= 16:
        area.visible = reader.rows("IB", reader.one("I"))
        area.inherit = reader.one("I")
    if mesh.game == "cs" and sub >= 1:
        area.approaches += [Approach(*reader.take("IIBIB")) for _ in range(reader.one("B"))]
    if mesh.game == "tf" and sub >= 2:
        area.tf_attributes = reader.one("I")
    if mesh.game == "ins" and sub >= 2:
        reader.one("I")
    if has_four_teams:
        reader.one("Q")
    return area


def _l4d(reader: Reader, area: Area, sub: int) -> None:
    if sub < 1:
        return
    area.spawn_attributes = reader.one("I")
    reader.take(f"{(2 <= sub <= 9) + (4 <= sub <= 9) + (5 <= sub <= 12)}I")
    if sub >= 8:
        area.fog_place = reader.one("H")
    if sub <= 9 and area.spawn_attributes & 8:
        reader.take("IIffI")
    if 3 <= sub <= 9:
        reader.take(f"{reader.one('B')}I")
    if sub >= 5:
        count = reader.one("I")
        area.visible = reader.rows("IB", count) if sub >= 9 else [(reader.one("I"), 1) for _ in range(count)]
    if sub >= 11:
        area.inherit = reader.one("I")


def _spot(reader: Reader, version: int) -> Spot:
    if version == 1:
        return Spot(0, reader.take("3f"), 1)
    return Spot(reader.one("I"), reader.take("3f"), reader.one("B"))


def _encounter(reader: Reader, version: int) -> Encounter:
    if version < 3:
        from_area, to_area, *_, count = reader.take("II3f3fB")
        reader.take(f"{4 * count}f")
        return Encounter(from_area, 0, to_area, 0, [])
    *head, count = reader.take("IBIBB")
    return Encounter(*head, reader.rows("IB", count))


def _ladder(reader: Reader, version: int) -> Ladder:
    number, width = reader.take("If")
    top, bottom = reader.take("3f"), reader.take("3f")
    length, direction = reader.take("fI")
    if version == 6:
        reader.one("B")
    return Ladder(number, width, top, bottom, length, direction, reader.take("5I"))


class Tally:
    """How often each rule was asked, and the JSON pointers of what fails."""

    def __init__(self) -> None:
        self.cases: Counter[str] = Counter()
        self.failed: defaultdict[str, list[str]] = defaultdict(list)

    def ask(self, code: str, pointer: str, holds: bool) -> None:
        """Count one case."""
        self.cases[PREFIX + code] += 1
        if not holds:
            self.failed[PREFIX + code].append(pointer)

    def sweep(self, code: str, cases: int, failed: Iterable[str]) -> None:
        """Count some cases, with the pointers of those that fail."""
        self.cases[PREFIX + code] += cases
        self.failed[PREFIX + code] += failed

    def counts(self) -> dict[str, tuple[int, int]]:
        """(cases, failed) by full code."""
        return {code: (cases, len(self.failed[code])) for code, cases in self.cases.items()}
