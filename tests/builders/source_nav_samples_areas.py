"""Samples for the rules of meshes about header, places, areas and connections.

Each is `clean()` of a layout with one edit. In version 16 the first name of a place stands at 21 behind its length, the
second at 30, the flag of unnamed areas at 40, their number at 41 and the first area at 45. In an area of version 13 or
later the attributes stand at 4, the corners at 8 and 20, the heights of the other two at 32 and 36, and the lists of
links begin at 40 with their counts.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from builders.sampling import ERROR, INFO, WARNING, Expected, FileSamples
from builders.source_nav import (
    BATTLEFIELD,
    BATTLESTATION,
    CHECKPOINT,
    FINALE,
    PLAYER_START,
    RESCUE_CLOSET,
    RESCUE_VEHICLE,
    Area,
    Mesh,
    clean,
    seen_as,
)

SAMPLES = FileSamples("de_test.nav")
_passes, _at = SAMPLES.passes, SAMPLES.expected

NAN, INFINITY = float("nan"), float("inf")


def _tf() -> Mesh:
    return clean(16, 2, "tf")


def _old() -> Mesh:
    return clean(5, None, "goldsrc")


def _l4d() -> Mesh:
    return clean(16, 14, "l4d")


def _bare(sub_version: int = 2, game: str = "tf") -> Mesh:
    """A mesh with areas, links and places alone, which see themselves: what an edit moves is named nowhere else.

    In every area but the first and the last the times stand at 79 and the light at 87.
    """
    found = clean(16, sub_version, game)
    found.ladders = []
    for area in found.areas:
        area.spots, area.encounters, area.approaches, area.cs_approaches, area.visible = [], [], [], [], []
        area.ladders_up, area.ladders_down, area.inherit = (), (), 0
    for row, area in enumerate(found.areas):
        if row == 2 or game == "l4d":
            area.visible = [(seen_as(row, area.id, sub_version, game), 2)]
    return found


def _area(mesh: Mesh, row: int) -> int:
    """Where an area begins."""
    return mesh.pack().index(mesh.areas[0].pack(mesh)) + sum(len(area.pack(mesh)) for area in mesh.areas[:row])


def _fails(code: str, about: str, mesh: Mesh, *expected: Expected, **more: Any) -> None:
    SAMPLES.fails(code, about, mesh.pack(), *expected, **more)


def _header(code: str, severity: str, about: str, mesh: Mesh, name: str, offset: int, length: int) -> None:
    _fails(code, about, mesh, _at(code, severity, f"/{name}", offset, length))


def _with(mesh: Mesh, **values: object) -> Mesh:
    """A mesh with other values of its own."""
    for name, value in values.items():
        setattr(mesh, name, value)
    return mesh


def _edited(mesh: Mesh, row: int, **values: object) -> Mesh:
    """A mesh with other values in an area."""
    for name, value in values.items():
        setattr(mesh.areas[row], name, value)
    return mesh


def _in_area(
    code: str, severity: str, about: str, mesh: Mesh, row: int, field: str, within: int, length: int, *more: Expected
) -> None:
    """A finding at a field of an area, and others that the edit cannot avoid."""
    place = _at(code, severity, f"/areas/{row}/{field}", _area(mesh, row) + within, length)
    _fails(code, about, mesh, place, *more)


def _whole_area(code: str, severity: str, about: str, mesh: Mesh, row: int, *more: Expected) -> None:
    """A finding at an area as a whole."""
    place = _at(code, severity, f"/areas/{row}", _area(mesh, row), len(mesh.areas[row].pack(mesh)))
    _fails(code, about, mesh, place, *more)


def _linked(mesh: Mesh, row: int, sides: Sequence[Sequence[int]]) -> Mesh:
    mesh.areas[row].connections = sides
    return mesh


def _raised(mesh: Mesh, height: float) -> Mesh:
    """The last area at another height."""
    return _edited(mesh, 3, nw=(300.0, 0.0, height), se=(400.0, 100.0, height), ne_z=height, sw_z=height)


def _link(code: str, severity: str, mesh: Mesh, row: int, side: int, entry: int) -> Expected:
    """A finding at a link."""
    offset = _side_offset(mesh, row, side) + 4 + 4 * entry
    return _at(code, severity, f"/areas/{row}/connections/{side}/ids/{entry}", offset, 4)


def _side(code: str, mesh: Mesh, row: int, side: int) -> Expected:
    """A finding at all links over a side."""
    length = 4 + 4 * len(mesh.areas[row].connections[side])
    return _at(code, INFO, f"/areas/{row}/connections/{side}", _side_offset(mesh, row, side), length)


def _side_offset(mesh: Mesh, row: int, side: int) -> int:
    """Where the links over a side of an area begin."""
    before = sum(4 + 4 * len(ids) for ids in mesh.areas[row].connections[:side])
    return _area(mesh, row) + 37 + (3 if mesh.version >= 13 else 1 if mesh.version >= 9 else 0) + before


def _over(mesh: Mesh, row: int) -> Expected:
    """A finding at an area that covers the floor of another one."""
    return _at("NAV_AREA_OVERLAP", INFO, f"/areas/{row}", _area(mesh, row), len(mesh.areas[row].pack(mesh)))


def _placed(west: float, north: float = 0.0, east: float = 0.0, south: float = 100.0) -> Mesh:
    """The last area elsewhere, 100 units wide where no east is given."""
    return _edited(_bare(), 3, nw=(west, north, 0.0), se=(east or west + 100.0, south, 0.0))


def _both_ways(code: str, severity: str, mesh: Mesh) -> list[Expected]:
    """A finding at the links between the last two areas."""
    return [_link(code, severity, mesh, 2, 1, 0), _link(code, severity, mesh, 3, 3, 0)]


# --- header --------------------------------------------------------------------------------------------------------

_header("NAV_VERSION_UNSEEN", INFO, "Version 7.", clean(7, None, "base"), "version", 4, 4)
_header("NAV_VERSION_UNSEEN", INFO, "Left 4 Dead.", clean(16, 13, "l4d"), "sub_version", 8, 4)
_header("NAV_VERSION_UNSEEN", INFO, "Insurgency.", clean(16, 3, "ins"), "sub_version", 8, 4)
_header("NAV_VERSION_UNSEEN", INFO, "Version 15 of the engine.", clean(15, 0, "base"), "sub_version", 8, 4)
_passes("Left 4 Dead 2.", _l4d().pack(), "NAV_VERSION_UNSEEN")
_passes("Counter-Strike: Source.", clean(9, None, "base").pack(), "NAV_VERSION_UNSEEN", "NAV_NO_ANALYSIS_DATA")

EMPTY = Mesh(16, 2, "tf", has_unnamed_areas=0)
_header("NAV_AREA_COUNT_ZERO", ERROR, "No areas.", EMPTY, "num_areas", 20, 4)
ONE = Mesh(16, 2, "tf", has_unnamed_areas=1, areas=[Area(1, visible=[(1, 2)])])
_whole_area("NAV_AREA_NO_EXITS", INFO, "A single area.", ONE, 0)

for mesh, severity, tail in ((_old(), INFO, b"older"), (_tf(), WARNING, bytes(16))):
    size = len(mesh.pack())
    mesh.tail = tail
    _header("NAV_TRAILING_BYTES", severity, "Bytes behind the mesh.", mesh, "tail", size, len(tail))


_header("NAV_BOOL_RANGE", WARNING, "A flag of 2.", _with(_tf(), is_analyzed=2), "is_analyzed", 16, 1)
_header(
    "NAV_BOOL_RANGE",
    WARNING,
    "A flag of 255, beside an area without a place.",
    _edited(_with(_tf(), has_unnamed_areas=255), 0, place_index=0),
    "has_unnamed_areas",
    40,
    1,
)
_header("NAV_BSP_SIZE_ZERO", WARNING, "No map.", _with(_tf(), bsp_size=0), "bsp_size", 12, 4)
_header("NAV_BSP_SIZE_ZERO", WARNING, "No map of GoldSrc.", _with(_old(), bsp_size=0), "bsp_size", 8, 4)
for mesh, offset, head in ((_tf(), 12, b"VBSP"), (_old(), 8, struct.pack("<i", 30))):
    mesh.bsp_size, fitting = 1000, {"de_test.bsp": head + bytes(996)}
    code = "NAV_BSP_SIZE_MISMATCH"
    other = {"de_test.bsp": head + bytes(997)}
    _fails(code, "A map of 1001 bytes.", mesh, _at(code, WARNING, "/bsp_size", offset, 4), beside=other)
    _passes("A map of 1000 bytes.", mesh.pack(), code, beside=fitting)
_header("NAV_NOT_ANALYZED", INFO, "Not analysed.", _with(_tf(), is_analyzed=0), "is_analyzed", 16, 1)
for field in ("approaches", "encounters"):
    mesh = _edited(_old(), 1, **{field: []})
    code = "NAV_NO_ANALYSIS_DATA"
    _fails(code, f"Without {field}.", mesh, _at(code, INFO, "", 0, len(mesh.pack())))
_header(
    "NAV_HAS_UNNAMED_MISMATCH",
    WARNING,
    "All areas have a place.",
    _with(_tf(), has_unnamed_areas=1),
    "has_unnamed_areas",
    40,
    1,
)
_header(
    "NAV_HAS_UNNAMED_MISMATCH",
    WARNING,
    "An area has no place.",
    _edited(_tf(), 1, place_index=0),
    "has_unnamed_areas",
    40,
    1,
)
_passes(
    "An area without a place.",
    _edited(_with(_tf(), has_unnamed_areas=1), 1, place_index=0).pack(),
    "NAV_HAS_UNNAMED_MISMATCH",
    "NAV_BOOL_RANGE",
    "NAV_BSP_SIZE_ZERO",
    "NAV_NOT_ANALYZED",
    "NAV_TRAILING_BYTES",
    "NAV_AREA_COUNT_ZERO",
)

# --- places --------------------------------------------------------------------------------------------------------


def _place(
    code: str, severity: str, about: str, names: list[bytes], row: int, field: str, offset: int, length: int
) -> None:
    pointer = f"/places/{row}{field}"
    _fails(code, about, _with(_tf(), places=names), _at(code, severity, pointer, offset, length))


MIDDLE, BOMBSITE = b"Middle\0", b"BombsiteA\0"
_place("NAV_PLACE_NAME_TOO_LONG", ERROR, "257 bytes.", [b"x" * 256 + b"\0", BOMBSITE], 0, "/len_name", 19, 2)
_passes("256 bytes.", _with(_tf(), places=[b"x" * 255 + b"\0", BOMBSITE]).pack(), "NAV_PLACE_NAME_TOO_LONG")
_place("NAV_PLACE_NAME_NO_NUL", ERROR, "No zero.", [b"Middle", BOMBSITE], 0, "/name", 21, 6)
_place("NAV_PLACE_NAME_NO_NUL", ERROR, "No bytes at all.", [b"", BOMBSITE], 0, "/name", 21, 0)
_place("NAV_PLACE_NAME_EMBEDDED_NUL", WARNING, "A zero inside.", [b"Mid\0dle\0", BOMBSITE], 0, "/name", 21, 8)
_place("NAV_PLACE_NAME_EMPTY", WARNING, "Nothing but the zero.", [MIDDLE, b"\0"], 1, "/name", 30, 1)
_place("NAV_PLACE_DUPLICATE", WARNING, "In small letters.", [MIDDLE, b"middle\0"], 1, "/name", 30, 7)
_place("NAV_PLACE_UNUSED", INFO, "A third place.", [MIDDLE, BOMBSITE, b"Roof\0"], 2, "", 40, 7)
_fails(
    "NAV_PLACE_UNKNOWN",
    "The game knows the second place only.",
    _tf(),
    _at("NAV_PLACE_UNKNOWN", WARNING, "/places/0/name", 21, 7),
    settings={"places": ["bombsitea", "CTSpawn"]},
)
_passes("The game knows both.", _tf().pack(), "NAV_PLACE_UNKNOWN", settings={"places": ["MIDDLE", "BombsiteA"]})
_in_area(
    "NAV_PLACE_INDEX_RANGE",
    WARNING,
    "The first place that is not there.",
    _edited(_old(), 3, place_index=3),
    3,
    "place_index",
    len(_old().areas[3].pack(_old())) - 2,
    2,
)
_passes(
    "Two places, each used.",
    _old().pack(),
    "NAV_PLACE_NAME_NO_NUL",
    "NAV_PLACE_NAME_EMBEDDED_NUL",
    "NAV_PLACE_NAME_EMPTY",
    "NAV_PLACE_DUPLICATE",
    "NAV_PLACE_UNUSED",
    "NAV_PLACE_INDEX_RANGE",
)

# --- areas: ids and extents ----------------------------------------------------------------------------------------


mesh = _bare()
mesh.areas.insert(
    0, Area(0, place_index=1, connections=((), (1,), (), ()), nw=(-100.0, 0.0, 0.0), se=(0.0, 100.0, 0.0))
)
code = "NAV_AREA_ID_ZERO"
one_way = _link("NAV_LINK_ONE_WAY", INFO, mesh, 0, 1, 0), _side("NAV_LINK_ONE_WAY_FLAT", mesh, 0, 1)
_in_area(code, ERROR, "Id 0.", mesh, 0, "id", 0, 4, *one_way)

mesh = _edited(_bare(), 2, id=4, visible=[(2, 2)], connections=((), (), (), (2,)))
mesh.areas[1].connections, mesh.areas[3].connections = ((), (4,), (), (1,)), ((), (), (), (2,))
code = "NAV_AREA_ID_DUPLICATE"
one_way = _link("NAV_LINK_ONE_WAY", INFO, mesh, 2, 3, 0), _side("NAV_LINK_ONE_WAY_FLAT", mesh, 2, 3)
_in_area(code, ERROR, "Two areas 4.", mesh, 2, "id", 0, 4, *one_way)

mesh = _bare()
mesh.areas[2:] = reversed(mesh.areas[2:])
_in_area("NAV_AREA_ID_ORDER", INFO, "Area 4 before area 3.", mesh, 3, "id", 0, 4)

for about, number in (("infinite", INFINITY), ("no number", NAN)):
    code = "NAV_EXTENT_NOT_FINITE"
    _in_area(code, ERROR, f"A height is {about}.", _edited(_bare(), 0, ne_z=number), 0, "ne_z", 32, 4)
    _in_area(code, ERROR, f"Another height is {about}.", _edited(_bare(), 0, sw_z=number), 0, "sw_z", 36, 4)
    _in_area(code, ERROR, f"A corner is {about}.", _edited(_bare(), 0, nw=(0.0, 0.0, number)), 0, "nw", 8, 12)
_in_area(code, ERROR, "A side is infinite.", _placed(300.0, east=INFINITY), 3, "se", 20, 12)

code = "NAV_EXTENT_OUT_OF_WORLD"
_in_area(code, WARNING, "Behind the end of the map.", _placed(300.0, east=16400.0), 3, "se", 20, 12)
_in_area(code, ERROR, "Far behind the end of the map.", _placed(300.0, east=32800.0), 3, "se", 20, 12)
mesh = _edited(_bare(), 0, nw=(-32768.0, 0.0, 0.0))
odd = _at("NAV_COORD_OFF_GRID", INFO, "/areas/0/nw", _area(mesh, 0) + 8, 12)
_in_area(code, WARNING, "As far as the engine gets memory.", mesh, 0, "nw", 8, 12, odd)
_in_area("NAV_COORD_OFF_GRID", INFO, "At the end of the map.", _placed(300.0, east=16384.0), 3, "se", 20, 12)
_in_area("NAV_COORD_OFF_GRID", INFO, "At the north.", _edited(_bare(), 0, nw=(0.0, -12.5, 0.0)), 0, "nw", 8, 12)
_whole_area("NAV_EXTENT_DEGENERATE", WARNING, "No width.", _placed(300.0, east=300.0), 3)
mesh = _edited(_bare(), 3, nw=(300.0, 100.0, 0.0), se=(400.0, 0.0, 0.0))
beside = _both_ways("NAV_LINK_NO_LATERAL_OVERLAP", INFO, mesh)
_whole_area("NAV_EXTENT_DEGENERATE", WARNING, "Corners turned around.", mesh, 3, *beside)
_passes(
    "Areas on the grid, one of them up to the last step of the map.",
    _placed(300.0, east=16375.0).pack(),
    "NAV_AREA_ID_ZERO",
    "NAV_AREA_ID_DUPLICATE",
    "NAV_AREA_ID_ORDER",
    "NAV_EXTENT_NOT_FINITE",
    "NAV_EXTENT_OUT_OF_WORLD",
    "NAV_EXTENT_DEGENERATE",
    "NAV_COORD_OFF_GRID",
    "NAV_AREA_NO_EXITS",
)

# --- areas: attributes and other values ----------------------------------------------------------------------------


def _flag(code: str, about: str, mesh: Mesh, bit: int, length: int = 4) -> None:
    _in_area(code, INFO, about, _edited(mesh, 1, attributes=1 << bit), 1, "attributes", 4, length)


_flag("NAV_FLAGS_RUNTIME", "A cost of Team Fortress 2.", _tf(), 29)
_flag("NAV_FLAGS_RUNTIME", "A cost of Team Fortress 2 Classified.", clean(16, 257, "tf2classified"), 29)
_flag("NAV_FLAGS_RUNTIME", "A blocker of Garry's Mod.", clean(16, 0, "base"), 31)
_flag("NAV_FLAGS_RUNTIME", "Flow of Left 4 Dead 2.", _l4d(), 27)
_flag("NAV_FLAGS_RESERVED", "Bit 28 in Team Fortress 2.", _tf(), 28)
_flag("NAV_FLAGS_RESERVED", "Bit 27 in Garry's Mod.", clean(16, 0, "base"), 27)
_flag("NAV_FLAGS_CUSTOM", "Bit 16 in Counter-Strike.", clean(16, 1, "cs"), 16)
_flag("NAV_FLAGS_CUSTOM", "Bit 17 in Garry's Mod.", clean(16, 0, "base"), 17)
_flag("NAV_FLAGS_CUSTOM", "Bit 26 in Left 4 Dead 2.", _l4d(), 26)
_flag("NAV_FLAGS_BEYOND_ENGINE", "Stop, in GoldSrc.", _old(), 4, 1)
_passes(
    "All that the engine and Garry's Mod know.",
    _edited(clean(16, 0, "base"), 1, attributes=0x1001FFFF).pack(),
    "NAV_FLAGS_RUNTIME",
    "NAV_FLAGS_RESERVED",
    "NAV_FLAGS_CUSTOM",
)
_passes(
    "All that Left 4 Dead 2 saves.",
    _edited(_l4d(), 1, attributes=0x600FFFFF, spawn_attributes=0xFF1FFFE6).pack(),
    "NAV_FLAGS_RUNTIME",
    "NAV_FLAGS_CUSTOM",
    "NAV_L4D_SPAWN_UNKNOWN",
    "NAV_L4D_FOG_RANGE",
)
_passes("All that GoldSrc knows.", _edited(_old(), 1, attributes=0xF).pack(), "NAV_FLAGS_BEYOND_ENGINE")

for light in (1.5, -0.25, NAN):
    mesh = _edited(_bare(), 1, light=(1.0, 1.0, light, 1.0))
    _in_area("NAV_LIGHT_RANGE", WARNING, f"A light of {light}.", mesh, 1, "light_intensity", 87, 16)
for seconds in (120.5, -1.0):
    mesh = _edited(_bare(), 1, occupy=(0.0, seconds))
    _in_area("NAV_OCCUPY_RANGE", WARNING, f"{seconds} seconds.", mesh, 1, "earliest_occupy_time", 79, 8)
mesh = _edited(_bare(256, "tf2classic"), 1, more_occupy=(0.0, 120.5))
_in_area("NAV_OCCUPY_RANGE", WARNING, "The last of four teams.", mesh, 1, "earliest_occupy_time", 79, 16)
_passes(
    "Least and most.",
    _edited(_bare(), 1, light=(0.0, 1.0, 0.0, 1.0), occupy=(0.0, 120.0)).pack(),
    "NAV_LIGHT_RANGE",
    "NAV_OCCUPY_RANGE",
)


TF_SAVED = sum(1 << bit for bit in (11, 12, 13, 15, 17, 21, 22, 25, 26, 29))
"""Bits that Team Fortress 2 saves and that go together."""


def _tf_words(*words: int) -> Mesh:
    """The four areas with these attributes."""
    mesh = _bare()
    for area, word in zip(mesh.areas, words, strict=True):
        area.tf_attributes = word
    return mesh


def _tf_attributes(code: str, about: str, value: int, severity: str = WARNING) -> None:
    mesh = _tf_words(1 << 21, value, 1 << 21, 0)
    _in_area(code, severity, about, mesh, 1, "tf_attributes", len(mesh.areas[1].pack(mesh)) - 4, 4)


_tf_attributes("NAV_TF_ATTR_TRANSIENT", "Ammunition.", 1 << 4, INFO)
_tf_attributes("NAV_TF_ATTR_TRANSIENT", "The highest bit.", 1 << 31, INFO)
for words, about in (
    ((0xC3A08BD5, 0x3F7B7A89, 0x0C55CA00, 0), "A float, another one, and an address."),
    ((1 << 4, 0, 1 << 21, 0), "Half of the words that are not 0."),
):
    mesh = _tf_words(*words)
    _fails("NAV_TF_ATTR_UNINITIALISED", about, mesh, _at("NAV_TF_ATTR_UNINITIALISED", WARNING, "", 0, len(mesh.pack())))
_passes("All that is saved.", _tf_words(TF_SAVED, 1 << 28, 1 << 30, 0).pack(), "NAV_TF_ATTR_UNINITIALISED")
_tf_attributes("NAV_TF_POINT_MODIFIER", "The fifth point alone.", 1 << 20)
_tf_attributes("NAV_TF_DOOR_CONFLICT", "A door that always and never blocks.", 3 << 28)
_passes(
    "All that is saved, with one kind of door.",
    _edited(_bare(), 1, tf_attributes=TF_SAVED).pack(),
    "NAV_TF_ATTR_TRANSIENT",
    "NAV_TF_POINT_MODIFIER",
    "NAV_TF_DOOR_CONFLICT",
)
_tf_attributes("NAV_TF_POINT_BOTH", "Until and after a capture.", 3 << 13)
_tf_attributes("NAV_TF_POINT_MODIFIERS", "The second and the fifth point.", 1 << 13 | 1 << 17 | 1 << 20)
_tf_attributes("NAV_TF_POINT_UNTIL_MODIFIER", "Until the capture of the third point.", 1 << 14 | 1 << 18, INFO)
_tf_attributes("NAV_TF_ONE_WAY_BOTH", "A one-way door of both teams.", 3 << 15, INFO)
for bit in (13, 14, 15, 16, 28, 29):
    _tf_attributes("NAV_TF_UNBLOCKABLE_IDLE", f"Never blocked, with bit {bit}.", 1 << 30 | 1 << bit, INFO)
_passes(
    "After the capture of the fifth point, by a one-way door; never blocked, beside a spot.",
    _tf_words(1 << 13 | 1 << 15 | 1 << 20, 1 << 14 | 1 << 16, 1 << 30 | 1 << 21, 1 << 13).pack(),
    "NAV_TF_POINT_BOTH",
    "NAV_TF_POINT_MODIFIERS",
    "NAV_TF_POINT_UNTIL_MODIFIER",
    "NAV_TF_ONE_WAY_BOTH",
    "NAV_TF_UNBLOCKABLE_IDLE",
)
for about, mesh in (("Short.", _placed(300.0, east=309.0, south=9.0)), ("Narrow.", _placed(300.0, east=301.5))):
    beside = _at("NAV_COORD_OFF_GRID", INFO, "/areas/3/se", _area(mesh, 3) + 20, 12)
    _whole_area("NAV_AREA_TINY", INFO, about, mesh, 3, beside)
_passes("On the grid.", _bare().pack(), "NAV_AREA_TINY")
mesh = _edited(_bare(), 2, visible=[])
_fails("NAV_NO_VISIBILITY", "No area sees one.", mesh, _at("NAV_NO_VISIBILITY", WARNING, "", 0, len(mesh.pack())))
_passes("One area sees itself; not analysed.", _bare().pack(), "NAV_NO_VISIBILITY")
mesh = _edited(_l4d(), 2, spawn_attributes=0)
_fails("NAV_L4D_NO_START", "No start.", mesh, _at("NAV_L4D_NO_START", WARNING, "", 0, len(mesh.pack())))
_passes("A checkpoint.", _l4d().pack(), "NAV_L4D_NO_START")
mesh = _edited(_bare(14, "l4d"), 1, spawn_attributes=PLAYER_START)
_in_area("NAV_L4D_START_NOT_CHECKPOINT", INFO, "A start alone.", mesh, 1, "spawn_attributes", 103, 4)
mesh = _edited(_l4d(), 3, spawn_attributes=FINALE)
_fails("NAV_L4D_NO_VEHICLE", "A finale alone.", mesh, _at("NAV_L4D_NO_VEHICLE", INFO, "", 0, len(mesh.pack())))
mesh = _edited(_bare(14, "l4d"), 1, spawn_attributes=BATTLESTATION)
_in_area("NAV_L4D_BATTLESTATION", INFO, "In no battlefield.", mesh, 1, "spawn_attributes", 103, 4)
mesh = _edited(_l4d(), 1, spawn_attributes=BATTLESTATION | BATTLEFIELD)
_passes("In a battlefield.", mesh.pack(), "NAV_L4D_BATTLESTATION")
mesh = _edited(_l4d(), 1, spawn_attributes=PLAYER_START | CHECKPOINT | BATTLESTATION | FINALE | RESCUE_VEHICLE)
_passes(
    "A start in a checkpoint, and a battle station in a finale.",
    mesh.pack(),
    "NAV_L4D_START_NOT_CHECKPOINT",
    "NAV_L4D_NO_VEHICLE",
    "NAV_L4D_BATTLESTATION",
)


def _marked(*words: int) -> Mesh:
    """A mesh with the spawn attributes of each area."""
    mesh = _bare(14, "l4d")
    for area, word in zip(mesh.areas, words, strict=True):
        area.spawn_attributes = word
    return mesh


def _cut_off(*words: int) -> tuple[Mesh, list[Expected]]:
    """The same where no way leads up to the last area, which is a fourth of them, and what further rules say of it."""
    mesh = _linked(_raised(_marked(*words), 50.0), 2, ((), (), (), (2,)))
    return mesh, [
        _link("NAV_LINK_ONE_WAY", INFO, mesh, 3, 3, 0),
        _at("NAV_L4D_NO_FLOW_AREAS", INFO, "", 0, len(mesh.pack())),
    ]


END = FINALE | RESCUE_VEHICLE
_passes(
    "From a checkpoint to a finale.",
    _l4d().pack(),
    "NAV_L4D_NO_END",
    "NAV_L4D_NO_FLOW",
    "NAV_L4D_NO_FLOW_AREAS",
    "NAV_L4D_CHECKPOINT_STRAY",
    "NAV_L4D_REGION_HOLE",
)
mesh = _marked(CHECKPOINT, 0, 0, 0)
_fails("NAV_L4D_NO_END", "A checkpoint alone.", mesh, _at("NAV_L4D_NO_END", WARNING, "", 0, len(mesh.pack())))
_passes(
    "From one checkpoint to another.",
    _marked(CHECKPOINT, 0, 0, CHECKPOINT).pack(),
    "NAV_L4D_NO_END",
    "NAV_L4D_NO_FLOW",
    "NAV_L4D_CHECKPOINT_STRAY",
)
mesh, more = _cut_off(0, 0, PLAYER_START | CHECKPOINT, END)
_whole_area("NAV_L4D_NO_FLOW", WARNING, "No way to the finale.", mesh, 2, *more)
mesh, more = _cut_off(PLAYER_START | CHECKPOINT, END, 0, 0)
_fails("NAV_L4D_NO_FLOW_AREAS", "No way to one of four areas.", mesh, *more)
mesh, more = _cut_off(END, 0, PLAYER_START | CHECKPOINT, RESCUE_CLOSET)
_in_area("NAV_L4D_CLOSET_UNREACHED", WARNING, "No way to the closet.", mesh, 3, "spawn_attributes", 99, 4, *more)
_passes("A closet.", _edited(_l4d(), 1, spawn_attributes=RESCUE_CLOSET).pack(), "NAV_L4D_CLOSET_UNREACHED")
mesh = _marked(CHECKPOINT, 0, CHECKPOINT, END)
_in_area("NAV_L4D_CHECKPOINT_STRAY", INFO, "A second one.", mesh, 2, "spawn_attributes", 103, 4)
mesh = _marked(0, BATTLEFIELD, CHECKPOINT, END)
_in_area("NAV_L4D_REGION_HOLE", INFO, "Beside a battlefield.", mesh, 0, "spawn_attributes", 99, 4)

for bit in (0, 3, 4, 21, 23):
    mesh = _edited(_bare(14, "l4d"), 1, spawn_attributes=1 << bit)
    _in_area("NAV_L4D_SPAWN_UNKNOWN", INFO, f"Bit {bit}.", mesh, 1, "spawn_attributes", 103, 4)
mesh = _with(_edited(_bare(14, "l4d"), 1, fog_place_index=2), fog_places=[b"Fog\0"])
_in_area("NAV_L4D_FOG_RANGE", WARNING, "The second of one place.", mesh, 1, "fog_place_index", 107, 2)
mesh = _with(_edited(_bare(14, "l4d"), 1, fog_place_index=1), fog_places=[b"Fog\0"])
_passes("The first place.", mesh.pack(), "NAV_L4D_FOG_RANGE")

# --- connections ---------------------------------------------------------------------------------------------------

mesh = _linked(_bare(), 3, ((), (9,), (), (3,)))
_fails("NAV_LINK_DANGLING", "To area 9.", mesh, _link("NAV_LINK_DANGLING", ERROR, mesh, 3, 1, 0))
mesh = _linked(_bare(), 3, ((), (0,), (), (3,)))
_fails("NAV_LINK_ZERO", "To id 0.", mesh, _link("NAV_LINK_ZERO", ERROR, mesh, 3, 1, 0))
mesh = _linked(_bare(), 3, ((), (4,), (4, 4), (3,)))
itself = [_link("NAV_LINK_SELF", WARNING, mesh, 3, side, entry) for side, entry in ((1, 0), (2, 0), (2, 1))]
_fails("NAV_LINK_SELF", "To itself, over two sides and more than once.", mesh, *itself)
mesh = _linked(_bare(), 1, ((), (3,), (), (1, 1, 1)))
again = [_link("NAV_LINK_DUPLICATE", WARNING, mesh, 1, 3, entry) for entry in (1, 2)]
_fails("NAV_LINK_DUPLICATE", "Three times to area 1.", mesh, *again)

mesh = _linked(_bare(), 3, ((), (), (3,), (3,)))
astray = [
    _link("NAV_LINK_WRONG_SIDE", WARNING, mesh, 3, 2, 0),
    _link("NAV_LINK_OVERLAP", INFO, mesh, 3, 2, 0),
    _link("NAV_LINK_NO_LATERAL_OVERLAP", INFO, mesh, 3, 2, 0),
    _link("NAV_LINK_ONE_WAY", INFO, mesh, 3, 2, 0),
    _link("NAV_LINK_BACK_OTHER_SIDE", INFO, mesh, 3, 2, 0),
]
doubled = _at("NAV_LINK_TWO_SIDES", INFO, "/areas/3/connections", _area(mesh, 3) + 40, 4 * 4 + 2 * 4)
_fails("NAV_LINK_TWO_SIDES", "To area 3 in the west over the south too.", mesh, doubled, *astray)
mesh = _linked(_bare(), 3, ((), (), (3,), ()))
astray.append(_link("NAV_LINK_ONE_WAY", INFO, mesh, 2, 1, 0))
astray.append(_link("NAV_LINK_BACK_OTHER_SIDE", INFO, mesh, 2, 1, 0))
_fails("NAV_LINK_BACK_OTHER_SIDE", "To area 3 in the west over the south.", mesh, *astray)

mesh = _placed(150.0)
swallowed = [*_both_ways("NAV_LINK_WRONG_SIDE", WARNING, mesh), *_both_ways("NAV_LINK_OVERLAP", INFO, mesh)]
swallowed += [_over(mesh, 1), _over(mesh, 2)]
_fails("NAV_LINK_WRONG_SIDE", "The last area lies to the west of the one before.", mesh, *swallowed)
mesh = _placed(200.0)
swallowed = [*_both_ways("NAV_LINK_WRONG_SIDE", WARNING, mesh), *_both_ways("NAV_LINK_OVERLAP", INFO, mesh)]
_fails("NAV_LINK_WRONG_SIDE", "The last area lies over the one before.", mesh, *swallowed, _over(mesh, 2))
mesh = _placed(275.0)
_fails("NAV_LINK_OVERLAP", "25 units inside.", mesh, *_both_ways("NAV_LINK_OVERLAP", INFO, mesh), _over(mesh, 2))
for north in (100.0, 200.0, -200.0):
    mesh = _placed(300.0, north, 400.0, north + 100.0)
    code = "NAV_LINK_NO_LATERAL_OVERLAP"
    _fails(code, f"From {north:g} to the south.", mesh, *_both_ways(code, INFO, mesh))
for west, severity in ((525.0, INFO), (700.0, INFO), (725.0, WARNING)):
    mesh = _placed(west)
    code = "NAV_LINK_LONG_GAP"
    _fails(code, f"A gap of {west - 300:g} units.", mesh, *_both_ways(code, severity, mesh))


for mesh, about in (
    (_raised(_bare(), 201.0), "201 units."),
    (_raised(_bare(1, "cs"), 65.0), "65 units in Counter-Strike."),
):
    _fails("NAV_LINK_TOO_HIGH", about, mesh, _link("NAV_LINK_TOO_HIGH", INFO, mesh, 2, 1, 0))
mesh = _raised(_bare(), -401.0)
_fails(
    "NAV_LINK_DEEP_DROP",
    "401 units.",
    mesh,
    _at("NAV_LINK_DEEP_DROP", INFO, "", 0, len(mesh.pack())),
    _link("NAV_LINK_TOO_HIGH", INFO, mesh, 3, 3, 0),
)
mesh = _edited(_raised(_bare(), 19.0), 2, attributes=1 << 12)
_fails("NAV_LINK_CLIMB_FROM_STAIRS", "19 units.", mesh, _link("NAV_LINK_CLIMB_FROM_STAIRS", INFO, mesh, 2, 1, 0))
_passes("200 units.", _raised(_bare(), 200.0).pack(), "NAV_LINK_TOO_HIGH", "NAV_LINK_DEEP_DROP")
_passes("18 units.", _edited(_raised(_bare(), 18.0), 2, attributes=1 << 12).pack(), "NAV_LINK_CLIMB_FROM_STAIRS")
mesh = _linked(_bare(), 1, ((), (3,), (), ()))
one_way = _link("NAV_LINK_ONE_WAY", INFO, mesh, 0, 1, 0)
_fails("NAV_LINK_ONE_WAY", "No way back to area 1.", mesh, one_way, _side("NAV_LINK_ONE_WAY_FLAT", mesh, 0, 1))
_passes(
    "A gap of 200 units.",
    _placed(500.0).pack(),
    "NAV_LINK_DANGLING",
    "NAV_LINK_ZERO",
    "NAV_LINK_SELF",
    "NAV_LINK_DUPLICATE",
    "NAV_LINK_TWO_SIDES",
    "NAV_LINK_WRONG_SIDE",
    "NAV_LINK_OVERLAP",
    "NAV_LINK_NO_LATERAL_OVERLAP",
    "NAV_LINK_LONG_GAP",
    "NAV_LINK_ONE_WAY",
    "NAV_LINK_BACK_OTHER_SIDE",
)
mesh = _edited(_bare(), 3, nw=(200.0, 100.0, 0.0), se=(300.0, 200.0, 0.0), connections=((3,), (), (), ()))
_passes("One area to the south of the other.", _linked(mesh, 2, ((), (), (4,), (2,))).pack(), "NAV_LINK_WRONG_SIDE")

# --- parts of the mesh ---------------------------------------------------------------------------------------------


def _cut(mesh: Mesh, *, between: int) -> Mesh:
    """No links over a side of the row of areas: between the one before a row and that of the row."""
    north, _, south, west = mesh.areas[between - 1].connections
    mesh.areas[between - 1].connections = (north, (), south, west)
    north, east, south, _ = mesh.areas[between].connections
    mesh.areas[between].connections = (north, east, south, ())
    return mesh


def _alone(mesh: Mesh) -> list[Expected]:
    """A finding at every area, none of which leads anywhere."""
    sizes = [len(area.pack(mesh)) for area in mesh.areas]
    return [_at("NAV_AREA_NO_EXITS", INFO, f"/areas/{row}", _area(mesh, row), sizes[row]) for row in range(4)]


code = "NAV_MESH_PARTS"
mesh = _cut(_bare(), between=2)
_whole_area(code, INFO, "Two halves of two areas.", mesh, 2, _side("NAV_LINK_MISSING", mesh, 1, 1))
mesh = _cut(_cut(_cut(_bare(), between=1), between=2), between=3)
_whole_area(code, WARNING, "Four parts of one area.", mesh, 1, *_alone(mesh))
mesh = _cut(_bare(), between=2)
mesh.ladders, mesh.areas[0].ladders_up, mesh.areas[3].ladders_down = clean().ladders, (5,), (5,)
for row in (2, 3):
    west, _, _ = mesh.areas[row].nw
    _edited(mesh, row, nw=(west, 0.0, 128.0), se=(west + 100.0, 100.0, 128.0), ne_z=128.0, sw_z=128.0)
_passes("Two halves, and a ladder from one up to the other.", mesh.pack(), code, "NAV_LINK_MISSING")
mesh = _linked(_cut(_bare(), between=2), 1, ((), (3,), (), (1,)))
one_way = _link("NAV_LINK_ONE_WAY", INFO, mesh, 1, 1, 0), _side("NAV_LINK_ONE_WAY_FLAT", mesh, 1, 1)
_fails("NAV_LINK_ONE_WAY", "Two halves, and a way to the east alone.", mesh, *one_way)

# --- neighbours ----------------------------------------------------------------------------------------------------


def _sloped(south: float) -> Mesh:
    """A mesh whose last area has no links and becomes higher to the south."""
    mesh = _cut(_bare(), between=3)
    return _edited(mesh, 3, se=(400.0, 100.0, south), sw_z=south)


code = "NAV_LINK_MISSING"
mesh = _sloped(56.0)
alone = [
    _at(code, INFO, "/areas/3", _area(mesh, 3), len(mesh.areas[3].pack(mesh)))
    for code in ("NAV_AREA_NO_EXITS", "NAV_MESH_PARTS")
]
_fails(code, "A step for 32.1 units.", mesh, _side(code, mesh, 2, 1), *alone)
mesh = _edited(_bare(), 3, nw=(100.0, 100.0, 0.0), se=(300.0, 200.0, 0.0), connections=((3,), (), (), ()))
_passes("By way of the area beside it.", _linked(mesh, 2, ((), (), (4,), (2,))).pack(), code, "NAV_LINK_ONE_WAY_FLAT")
mesh = _linked(_raised(_bare(), 18.0), 2, ((), (), (), (2,)))
code = "NAV_LINK_ONE_WAY_FLAT"
_fails(code, "A step down.", mesh, _side(code, mesh, 3, 3), _link("NAV_LINK_ONE_WAY", INFO, mesh, 3, 3, 0))
mesh = _placed(225.0, 25.0, 275.0, 75.0)
beside = [*_both_ways("NAV_LINK_OVERLAP", INFO, mesh), *_both_ways("NAV_LINK_WRONG_SIDE", WARNING, mesh)]
_fails("NAV_AREA_OVERLAP", "Inside of the one before.", mesh, _over(mesh, 3), *beside)
mesh = _placed(275.0)
_fails("NAV_AREA_OVERLAP", "25 units inside.", mesh, _over(mesh, 2), *_both_ways("NAV_LINK_OVERLAP", INFO, mesh))
_passes("Side by side.", _bare().pack(), "NAV_AREA_OVERLAP")

# --- what a game does with the mesh ----------------------------------------------------------------------------------


def _against(game: str, code: str, about: str, mesh: Mesh, *expected: Expected) -> None:
    _fails(code, about, mesh, *expected, settings={"against": game})


code = "NAV_GAME_VERSION"
for mesh, game, severity in ((_tf(), "gmod", ERROR), (_l4d(), "tf", ERROR), (_tf(), "cs", WARNING)):
    about = f"The mesh of another game, for {game}."
    _against(game, code, about, mesh, _at(code, severity, "/sub_version", 8, 4))
_against("cs16", code, "A mesh of Source.", _tf(), _at(code, ERROR, "/version", 4, 4))
mesh = clean(9, None, "base")
code = "NAV_GAME_IGNORES"
_against("tf", code, "Approaches of version 9.", mesh, _at(code, INFO, "", 0, len(mesh.pack())))
mesh = _edited(_bare(0, "base"), 2, attributes=1 << 12 | 1)
code = "NAV_GAME_COMPUTES"
_against("gmod", code, "Stairs where one crouches.", mesh, _at(code, INFO, "", 0, len(mesh.pack())))
codes = "NAV_GAME_VERSION", "NAV_GAME_IGNORES", "NAV_GAME_COMPUTES"
_passes("Its own game.", _tf().pack(), *codes, settings={"against": "tf"})
_passes("Its own game.", _old().pack(), *codes, settings={"against": "cs16"})
