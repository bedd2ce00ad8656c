"""Samples for the rules of meshes about hiding spots, encounters, approaches, ladders and visibility.

Each is `clean()` of a layout with one edit. Its four areas have the ids 1 to 4, and each has a hiding spot of the id of
its row. The second one has two paths between the first and the third, and two approaches; the first one sees the areas 1,
2 and 4 with flags 3, 1 and 2, the second one inherits that and takes area 4 away; in Left 4 Dead the others see themselves.
The ladder of id 5 leads from the first area to the last.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builders.sampling import ERROR, INFO, WARNING, Expected, FileSamples
from builders.source_nav import Approach, Mesh, clean

SAMPLES = FileSamples("de_test.nav")
_passes, _at = SAMPLES.passes, SAMPLES.expected

FIELDS = {
    "id": (0, 4),
    "position": (4, 12),
    "flags": (16, 1),
    "from_area": (0, 4),
    "from_dir": (4, 1),
    "to_area": (5, 4),
    "to_dir": (9, 1),
    "here_area": (0, 4),
    "prev_area": (4, 4),
    "prev_to_here_how": (8, 1),
    "next_area": (9, 4),
    "here_to_next_how": (13, 1),
    "top": (8, 12),
    "length": (32, 4),
    "direction": (36, 4),
    "top_forward_area": (40, 4),
    "top_left_area": (44, 4),
    "top_behind_area": (52, 4),
    "bottom_area": (56, 4),
}
"""Where a field stands in a hiding spot, an encounter, an approach or a ladder, and how many bytes it has."""


def _base() -> Mesh:
    return clean(16, 0, "base")


def _cs() -> Mesh:
    return clean(16, 1, "cs")


def _old() -> Mesh:
    return clean(5, None, "goldsrc")


def _l4d() -> Mesh:
    return clean(16, 14, "l4d")


def _l4d1() -> Mesh:
    """With a sub-version before 14, whose lists of visible areas have ids; of version 16 no file is known that has it."""
    return clean(16, 13, "l4d")


# --- where things stand ----------------------------------------------------------------------------------------------


def _parts(mesh: Mesh, row: int) -> Iterator[tuple[str, int]]:
    """The parts of an area of version 3 or later, and where each begins."""
    area, version = mesh.areas[row], mesh.version
    at = mesh.pack().index(mesh.areas[0].pack(mesh)) + sum(len(each.pack(mesh)) for each in mesh.areas[:row])
    at += 40 if version >= 13 else 38 if version >= 9 else 37
    at += sum(4 + 4 * len(side) for side in area.connections)
    yield "hiding_spots", at + 1
    at += 1 + 17 * len(area.spots)
    if version < 15:
        yield "num_approaches", at
        yield "approaches", at + 1
        at += 1 + 14 * len(area.approaches)
    yield "encounters", at + 4
    at += 4 + sum(len(encounter.pack(version)) for encounter in area.encounters) + 2
    yield "ladders_up/ids", at + 4
    at += 4 + 4 * len(area.ladders_up)
    yield "ladders_down/ids", at + 4
    at += 4 + 4 * len(area.ladders_down) + 8 + 16 + (6 if mesh.game == "l4d" else 0)
    yield "num_visible", at
    yield "visible", at + 4
    at += 4 + 5 * len(area.visible)
    yield "inherit_visibility_from", at
    yield "num_cs_approaches", at + 4
    yield "cs_approaches", at + 5


def _part(code: str, severity: str, mesh: Mesh, row: int, part: str, length: int) -> Expected:
    """A finding at a value of an area."""
    return _at(code, severity, f"/areas/{row}/{part}", dict(_parts(mesh, row))[part], length)


def _record(code: str, severity: str, mesh: Mesh, row: int, part: str, number: int, field: str) -> Expected:
    """A finding at a field of a hiding spot or an approach."""
    offset, length = FIELDS[field]
    start = dict(_parts(mesh, row))[part] + number * (17 if part == "hiding_spots" else 14)
    return _at(code, severity, f"/areas/{row}/{part}/{number}/{field}", start + offset, length)


def _path(code: str, severity: str, mesh: Mesh, number: int, field: str) -> Expected:
    """A finding at a field of a path of the second area."""
    offset, length = FIELDS[field]
    before = sum(len(encounter.pack(mesh.version)) for encounter in mesh.areas[1].encounters[:number])
    start = dict(_parts(mesh, 1))["encounters"] + before
    return _at(code, severity, f"/areas/1/encounters/{number}/{field}", start + offset, length)


def _seen_spot(code: str, severity: str, mesh: Mesh, number: int, field: str) -> Expected:
    """A finding at a spot of the first path of the second area."""
    start = dict(_parts(mesh, 1))["encounters"] + 11 + 5 * number
    offset, length = {"spot_id": (0, 4), "t": (4, 1)}[field]
    return _at(code, severity, f"/areas/1/encounters/0/spots/{number}/{field}", start + offset, length)


def _entry(code: str, severity: str, mesh: Mesh, row: int, way: str, number: int) -> Expected:
    """A finding at a ladder that an area lists."""
    part = f"ladders_{way}/ids"
    return _at(code, severity, f"/areas/{row}/{part}/{number}", dict(_parts(mesh, row))[part] + 4 * number, 4)


def _seen(code: str, severity: str, mesh: Mesh, row: int, number: int, field: str = "") -> Expected:
    """A finding at an area that is seen."""
    start = dict(_parts(mesh, row))["visible"] + 5 * number
    offset, length = {"": (0, 5), "target": (0, 4), "flags": (4, 1)}[field]
    pointer = f"/areas/{row}/visible/{number}" + (f"/{field}" if field else "")
    return _at(code, severity, pointer, start + offset, length)


def _ladder(code: str, severity: str, mesh: Mesh, number: int, field: str) -> Expected:
    """A finding at a field of a ladder. Nothing follows the ladders but a number of Left 4 Dead."""
    size = 61 if mesh.version == 6 else 60
    end = len(mesh.pack()) - (4 if mesh.game == "l4d" else 0)
    offset, length = FIELDS[field]
    return _at(code, severity, f"/ladders/{number}/{field}", end - size * (len(mesh.ladders) - number) + offset, length)


def _over(mesh: Mesh) -> Expected:
    """A finding at the first ladder, where another one stands."""
    first = _ladder("", INFO, mesh, 0, "id").offset - FIELDS["id"][0]
    size = _ladder("", INFO, mesh, 1, "id").offset - FIELDS["id"][0] - first
    return _at("NAV_LADDER_OVERLAP", INFO, "/ladders/0", first, size)


def _fails(about: str, mesh: Mesh, *expected: Expected) -> None:
    unseen = [_at("NAV_VERSION_UNSEEN", INFO, "/sub_version", 8, 4)] if mesh.sub_version == 13 else []
    SAMPLES.fails(expected[0].code, about, mesh.pack(), *expected, *unseen)


# --- hiding spots ------------------------------------------------------------------------------------------------------

for _make in (_base, _old):
    _mesh = _make()
    _mesh.areas[2].spots[0].id = 3
    _mesh.areas[1].encounters = []
    _more = [_at("NAV_NO_ANALYSIS_DATA", INFO, "", 0, len(_mesh.pack()))] if _mesh.version == 5 else []
    _fails(
        "The last spot has the id of the one before it.",
        _mesh,
        _record("NAV_SPOT_ID_DUPLICATE", WARNING, _mesh, 3, "hiding_spots", 0, "id"),
        *_more,
    )

for _about, _place in {
    "West of its area.": (98.5, 25.0, 0.0),
    "South of its area.": (125.0, 101.5, 0.0),
    "Nowhere.": (float("nan"), 25.0, 0.0),
}.items():
    _mesh = _base()
    _mesh.areas[1].spots[0].position = _place
    _fails(_about, _mesh, _record("NAV_SPOT_OUTSIDE_AREA", WARNING, _mesh, 1, "hiding_spots", 0, "position"))
_mesh = _base()
_mesh.areas[1].spots[0].position = (99.0, 101.0, 50.0)
_passes("One unit beside its area.", _mesh.pack(), "NAV_SPOT_OUTSIDE_AREA")


def _with_flags(mesh: Mesh, flags: int) -> Mesh:
    mesh.areas[3].spots[0].flags = flags
    return mesh


for _about, _mesh, _code, _severity in (
    ("Bit 4.", _with_flags(_base(), 0x11), "NAV_SPOT_FLAG_UNKNOWN", INFO),
    ("Exposed in GoldSrc.", _with_flags(_old(), 8), "NAV_SPOT_FLAG_UNKNOWN", INFO),
    ("In cover and exposed.", _with_flags(_base(), 9), "NAV_SPOT_FLAG_CONFLICT", INFO),
    ("Good and ideal.", _with_flags(_old(), 7), "NAV_SPOT_FLAG_CONFLICT", INFO),
    ("No flags.", _with_flags(_base(), 0), "NAV_SPOT_NO_FLAGS", INFO),
    ("No flags in GoldSrc.", _with_flags(_old(), 0), "NAV_SPOT_NO_FLAGS", INFO),
):
    _fails(_about, _mesh, _record(_code, _severity, _mesh, 3, "hiding_spots", 0, "flags"))
for _flags in (3, 5, 10, 12):
    _passes(
        f"Flags {_flags}.",
        _with_flags(_base(), _flags).pack(),
        "NAV_SPOT_FLAG_UNKNOWN",
        "NAV_SPOT_FLAG_CONFLICT",
        "NAV_SPOT_NO_FLAGS",
    )

# --- encounter paths ---------------------------------------------------------------------------------------------------


def _with_path(mesh: Mesh, number: int, **values: object) -> Mesh:
    mesh.areas[1].encounters[number] = replace(mesh.areas[1].encounters[number], **values)  # type: ignore[arg-type]
    return mesh


for _about, _number, _values, _code, _severity, _field in (
    ("From an area that is not there.", 0, {"from_area": 9}, "NAV_ENC_AREA_DANGLING", WARNING, "from_area"),
    ("To no area.", 1, {"to_area": 0}, "NAV_ENC_AREA_DANGLING", WARNING, "to_area"),
    ("Neither is there.", 1, {"from_area": 0, "to_area": 9}, "NAV_ENC_AREA_DANGLING", WARNING, "from_area"),
    ("From side 4.", 0, {"from_dir": 4}, "NAV_ENC_DIR_RANGE", WARNING, "from_dir"),
    ("To side 255.", 1, {"to_dir": 255}, "NAV_ENC_DIR_RANGE", WARNING, "to_dir"),
    ("Over the wrong side.", 0, {"from_dir": 1}, "NAV_ENC_NOT_LINKED", INFO, "from_area"),
    ("To an area that is no neighbour.", 1, {"to_area": 4}, "NAV_ENC_NOT_LINKED", INFO, "to_area"),
    ("To the area itself.", 0, {"to_area": 2}, "NAV_ENC_NOT_LINKED", INFO, "to_area"),
):
    for _make in (_base, _old):
        _mesh = _with_path(_make(), _number, **_values)
        _fails(_about, _mesh, _path(_code, _severity, _mesh, _number, _field))

for _spots, _code, _severity, _number, _field in (
    ([(0, 10), (4, 200)], "NAV_ENC_SPOT_DANGLING", WARNING, 1, "spot_id"),
    ([(0xFFFFFFFF, 10), (3, 200)], "NAV_ENC_SPOT_DANGLING", WARNING, 0, "spot_id"),
    ([(0, 10), (3, 200), (1, 199), (2, 0)], "NAV_ENC_T_ORDER", INFO, 2, "t"),
):
    _mesh = _with_path(_base(), 0, spots=_spots)
    _fails(f"Spots {_spots}.", _mesh, _seen_spot(_code, _severity, _mesh, _number, _field))
_mesh = _base()
_mesh.areas[0].spots[0].id = 7
_fails("A spot of id 0, which none has.", _mesh, _seen_spot("NAV_ENC_SPOT_DANGLING", WARNING, _mesh, 0, "spot_id"))
_mesh = clean(2, None, "goldsrc")
_mesh.areas[1].encounters[0].spots = [(0, 255), (3, 0)]
_offset = len(_mesh.pack()) - len(_mesh.areas[3].pack(_mesh)) - len(_mesh.areas[2].pack(_mesh)) - 33 - 4
_fails(
    "A path of version 2.",
    _mesh,
    _at("NAV_ENC_T_ORDER", INFO, "/areas/1/encounters/0/old_spots/1/t", _offset, 4),
    _at("NAV_VERSION_UNSEEN", INFO, "/version", 4, 4),
    _at("NAV_NO_ANALYSIS_DATA", INFO, "", 0, len(_mesh.pack())),
)
_mesh = _with_path(_base(), 1, spots=[(1, 0), (2, 0), (0, 255)])
_passes(
    "Spots that come into view at once, and a path that begins before the last one ends.",
    _mesh.pack(),
    "NAV_ENC_AREA_DANGLING",
    "NAV_ENC_DIR_RANGE",
    "NAV_ENC_NOT_LINKED",
    "NAV_ENC_SPOT_DANGLING",
    "NAV_ENC_T_ORDER",
    "NAV_SPOT_ID_DUPLICATE",
)

# --- approaches --------------------------------------------------------------------------------------------------------

for _make, _part_name, _severity in ((_old, "approaches", ERROR), (_cs, "cs_approaches", WARNING)):
    _mesh = _make()
    _first = (_mesh.areas[1].approaches or _mesh.areas[1].cs_approaches)[0]
    _mesh.areas[1].approaches = _mesh.areas[1].cs_approaches = [_first] * 17
    _fails("17 approaches.", _mesh, _part("NAV_APPROACH_COUNT", _severity, _mesh, 1, f"num_{_part_name}", 1))
    _mesh.areas[1].approaches = _mesh.areas[1].cs_approaches = [_first] * 16
    _passes("16 approaches.", _mesh.pack(), "NAV_APPROACH_COUNT")

for _about, _approach, _code, _severity, _field in (
    ("In an area that is not there.", Approach(9, 3, 1, 3, 3), "NAV_APPROACH_DANGLING", WARNING, "here_area"),
    ("From an area that is not there.", Approach(4, 9, 1, 3, 3), "NAV_APPROACH_DANGLING", WARNING, "prev_area"),
    ("To an area that is not there.", Approach(4, 3, 1, 9, 3), "NAV_APPROACH_DANGLING", WARNING, "next_area"),
    ("From nowhere, but elsewhere.", Approach(4, 0, 1, 3, 3), "NAV_APPROACH_PREV_ZERO", WARNING, "prev_area"),
    ("In no area.", Approach(0, 3, 1, 3, 3), "NAV_APPROACH_PREV_ZERO", WARNING, "here_area"),
    ("To no area.", Approach(4, 3, 1, 0, 3), "NAV_APPROACH_PREV_ZERO", WARNING, "next_area"),
    ("A code above none.", Approach(4, 3, 10, 3, 3), "NAV_APPROACH_HOW_RANGE", WARNING, "prev_to_here_how"),
    ("A code of 255.", Approach(4, 3, 1, 3, 255), "NAV_APPROACH_HOW_RANGE", WARNING, "here_to_next_how"),
):
    for _make, _part_name in ((_old, "approaches"), (_cs, "cs_approaches")):
        _mesh = _make()
        _mesh.areas[1].approaches = _mesh.areas[1].cs_approaches = [_mesh.areas[1].cs_approaches[0], _approach]
        _fails(_about, _mesh, _record(_code, _severity, _mesh, 1, _part_name, 1, _field))
_mesh = _old()
_mesh.areas[1].approaches[0].prev_how = 9
_fails(
    "None as in version 16.",
    _mesh,
    _record("NAV_APPROACH_HOW_RANGE", WARNING, _mesh, 1, "approaches", 0, "prev_to_here_how"),
)
_mesh = _cs()
_mesh.areas[1].cs_approaches[0].prev_how = 7
_fails(
    "None as to version 9.",
    _mesh,
    _record("NAV_APPROACH_NONE_CODE", INFO, _mesh, 1, "cs_approaches", 0, "prev_to_here_how"),
)
_mesh.areas[1].cs_approaches = [Approach(2, 0, 5, 3, 8), Approach(4, 3, 7, 3, 9)]
_passes(
    "Down a ladder from nowhere, and up an elevator.",
    _mesh.pack(),
    "NAV_APPROACH_DANGLING",
    "NAV_APPROACH_PREV_ZERO",
    "NAV_APPROACH_HOW_RANGE",
    "NAV_APPROACH_NONE_CODE",
)

# --- ladders by themselves ---------------------------------------------------------------------------------------------


def _with_ladder(mesh: Mesh, **values: object) -> Mesh:
    mesh.ladders[0] = replace(mesh.ladders[0], **values)  # type: ignore[arg-type]
    return mesh


def _unlisted(mesh: Mesh) -> Mesh:
    """A mesh whose areas list no ladder, and whose ladder has no areas but those that are given next."""
    for area in mesh.areas:
        area.ladders_up, area.ladders_down = (), ()
    return mesh


_mesh = _with_ladder(_unlisted(_base()), id=0)
_fails(
    "A ladder of id 0.",
    _mesh,
    _ladder("NAV_LADDER_ID_ZERO", ERROR, _mesh, 0, "id"),
    _ladder("NAV_LADDER_NOT_MIRRORED", INFO, _mesh, 0, "top_forward_area"),
    _ladder("NAV_LADDER_NOT_MIRRORED", INFO, _mesh, 0, "bottom_area"),
)
_mesh = _base()
_mesh.ladders.append(_mesh.ladders[0])
_fails("The same ladder twice.", _mesh, _ladder("NAV_LADDER_ID_DUPLICATE", ERROR, _mesh, 1, "id"), _over(_mesh))
_mesh = _base()
_mesh.ladders.append(replace(_mesh.ladders[0], id=6))
for _each in _mesh.areas:
    _each.ladders_up, _each.ladders_down = _each.ladders_up and (5, 6), _each.ladders_down and (5, 6)
_fails("The same ladder with another id.", _mesh, _over(_mesh))
for _about, _values, _code, _severity, _field in (
    ("Side 4.", {"direction": 4}, "NAV_LADDER_DIR_RANGE", WARNING, "direction"),
    ("Top under bottom.", {"top": (50, 0, -128)}, "NAV_LADDER_UPSIDE_DOWN", WARNING, "top"),
    ("No height.", {"top": (50, 128, 0)}, "NAV_LADDER_UPSIDE_DOWN", WARNING, "top"),
    ("Too long.", {"length": 129.5}, "NAV_LADDER_LENGTH", INFO, "length"),
    ("Too short.", {"length": 126.5}, "NAV_LADDER_LENGTH", INFO, "length"),
):
    for _make in (_base, _l4d):
        _mesh = _with_ladder(_make(), **_values)
        _fails(_about, _mesh, _ladder(_code, _severity, _mesh, 0, _field))

# --- ladders and areas -------------------------------------------------------------------------------------------------

for _about, _areas, _code, _field in (
    ("An area at the top that is not there.", (4, 9, 0, 0, 1), "NAV_LADDER_AREA_DANGLING", "top_left_area"),
    ("An area behind the top that is not there.", (4, 0, 0, 9, 1), "NAV_LADDER_AREA_DANGLING", "top_behind_area"),
):
    _mesh = _with_ladder(_base(), areas=_areas)
    _fails(_about, _mesh, _ladder(_code, WARNING, _mesh, 0, _field))
_mesh = _with_ladder(_base(), areas=(4, 0, 0, 0, 0))
_mesh.areas[0].ladders_up = ()
_fails("No bottom.", _mesh, _ladder("NAV_LADDER_NO_BOTTOM", WARNING, _mesh, 0, "bottom_area"))
_mesh = _with_ladder(_base(), areas=(0, 0, 0, 4, 1))
_fails("A top behind alone.", _mesh, _ladder("NAV_LADDER_NO_TOP", WARNING, _mesh, 0, "top_forward_area"))
_mesh = _with_ladder(_unlisted(_base()), areas=(0, 0, 0, 0, 0))
_fails("No areas at all.", _mesh, _ladder("NAV_LADDER_NO_BOTTOM", WARNING, _mesh, 0, "bottom_area"))

_mesh = _base()
_mesh.areas[0].ladders_up = ()
_fails("Not listed below.", _mesh, _ladder("NAV_LADDER_NOT_MIRRORED", INFO, _mesh, 0, "bottom_area"))
_mesh = _with_ladder(_base(), areas=(4, 0, 0, 1, 1))
_fails("Not listed behind the top.", _mesh, _ladder("NAV_LADDER_NOT_MIRRORED", INFO, _mesh, 0, "top_behind_area"))
for _row, _up, _down, _code, _way, _number in (
    (0, (5, 3), (), "NAV_AREA_LADDER_DANGLING", "up", 1),
    (3, (), (0, 5), "NAV_AREA_LADDER_DANGLING", "down", 0),
    (0, (5, 5), (), "NAV_AREA_LADDER_DUPLICATE", "up", 1),
    (3, (), (5, 5), "NAV_AREA_LADDER_DUPLICATE", "down", 1),
    (1, (5,), (), "NAV_LADDER_UP_MISMATCH", "up", 0),
    (2, (), (5,), "NAV_LADDER_DOWN_MISMATCH", "down", 0),
):
    _mesh = _base()
    _mesh.areas[_row].ladders_up, _mesh.areas[_row].ladders_down = _up, _down
    _severity = {"NAV_AREA_LADDER_DANGLING": ERROR, "NAV_AREA_LADDER_DUPLICATE": WARNING}.get(_code, INFO)
    _fails(f"Up {_up}, down {_down}.", _mesh, _entry(_code, _severity, _mesh, _row, _way, _number))

_mesh = _with_ladder(_base(), areas=(4, 2, 4, 3, 1), length=128.9)
for _row in (1, 2):
    _mesh.areas[_row].ladders_down = (5,)
_LADDER_CODES = [
    "NAV_LADDER_ID_ZERO",
    "NAV_LADDER_ID_DUPLICATE",
    "NAV_LADDER_DIR_RANGE",
    "NAV_LADDER_UPSIDE_DOWN",
    "NAV_LADDER_LENGTH",
    "NAV_LADDER_OVERLAP",
    "NAV_LADDER_AREA_DANGLING",
    "NAV_LADDER_NO_BOTTOM",
    "NAV_LADDER_NO_TOP",
    "NAV_LADDER_NOT_MIRRORED",
    "NAV_AREA_LADDER_DANGLING",
    "NAV_AREA_LADDER_DUPLICATE",
    "NAV_LADDER_UP_MISMATCH",
    "NAV_LADDER_DOWN_MISMATCH",
]
_passes("Three areas at the top, one of them twice.", _mesh.pack(), *_LADDER_CODES)

# --- visibility --------------------------------------------------------------------------------------------------------


def _with_seen(mesh: Mesh, row: int, seen: list[tuple[int, int]], inherit: int = 0) -> Mesh:
    mesh.areas[row].visible, mesh.areas[row].inherit = seen, inherit
    return mesh


_NO_SELF = "NAV_VIS_NO_SELF"


def _blind(mesh: Mesh) -> Expected:
    """The finding at the areas of a mesh of which some do not see themselves."""
    areas = b"".join(area.pack(mesh) for area in mesh.areas)
    return _at(_NO_SELF, WARNING, "/areas", mesh.pack().index(areas), len(areas))


for _make in (_base, _l4d1):
    for _target in (0, 9, 0xFFFFFFFF):
        _mesh = _with_seen(_make(), 2, [(1, 3), (_target, 3), (_target, 3), (3, 2)])
        _code = "NAV_VIS_TARGET_DANGLING"
        _fails(
            f"Area {_target}, twice.",
            _mesh,
            _seen(_code, WARNING, _mesh, 2, 1, "target"),
            _seen(_code, WARNING, _mesh, 2, 2, "target"),
        )
for _target in (4, 0xFFFFFFFF):
    _mesh = _with_seen(_l4d(), 2, [(2, 2), (_target, 3)])
    _fails(f"Row {_target}.", _mesh, _seen("NAV_VIS_INDEX_RANGE", ERROR, _mesh, 2, 1, "target"))
_passes("The last row.", _with_seen(_l4d(), 2, [(2, 2), (3, 3)]).pack(), "NAV_VIS_INDEX_RANGE", "NAV_VIS_DUPLICATE")

for _make, _targets in ((_base, (1, 4, 2)), (_l4d1, (1, 4, 2)), (_l4d, (0, 3, 1))):
    _all = [(target, 3) for target in _targets]
    _mesh = _with_seen(_make(), 3, [_all[0], (_targets[1], 4), _all[2]])
    _fails("Flags 4.", _mesh, _seen("NAV_VIS_FLAGS_RANGE", WARNING, _mesh, 3, 1, "flags"))
    _mesh = _with_seen(_make(), 3, [*_all, (_targets[1], 1), _all[1]])
    _code = "NAV_VIS_DUPLICATE"
    _again = [_seen(_code, WARNING, _mesh, 3, number) for number in (3, 4)]
    _fails("An area three times.", _mesh, *_again)

    for _parent in (0, 9):
        _mesh = _with_seen(_make(), 3, [_all[1], (_targets[2], 0)], _parent)
        _lost = [_part("NAV_INHERIT_DANGLING", WARNING, _mesh, 3, "inherit_visibility_from", 4)] if _parent else []
        _code = "NAV_VIS_DELETE_NO_PARENT"
        _fails(f"Taken from area {_parent}.", _mesh, _seen(_code, WARNING, _mesh, 3, 1), *_lost)

    _third = 2 if _make is _l4d else 3
    _mesh = _with_seen(_make(), 3, [_all[2], (_third, 0)], 1)
    _code = "NAV_VIS_REDUNDANT"
    _fails("Taken, but not in the list.", _mesh, _seen("NAV_VIS_DELETE_NOT_INHERITED", INFO, _mesh, 3, 1))
    _mesh = _with_seen(_make(), 3, [(_targets[0], 1), (_targets[1], 2)], 1)
    _fails("As in the list.", _mesh, _seen(_code, INFO, _mesh, 3, 1))
    _mesh = _with_seen(_make(), 0, [*_mesh.areas[0].visible, (_targets[1], 3)])
    _mesh = _with_seen(_mesh, 3, [(_targets[1], 2)], 1)
    _fails(
        "As first in the list, where it stands twice.",
        _mesh,
        _seen(_code, INFO, _mesh, 3, 0),
        _seen("NAV_VIS_DUPLICATE", WARNING, _mesh, 0, 3),
    )

# Areas that see themselves: the second one does so by what it inherits from the first.
for _make, _own, _next in ((_l4d1, 3, 4), (_l4d, 2, 3)):
    for _about, _list, _parent in (
        ("Not in its list.", [(_next, 3)], 0),
        ("In its list as not seen, although the list inherited has it.", [(_own, 0)], 1),
        ("First as not seen.", [(_own, 0), (_own, 2)], 1),
        ("Neither in its list nor in the one that it inherits.", [(_next, 1)], 1),
        ("No list at all.", [], 0),
    ):
        _mesh = _with_seen(_make(), 2, _list, _parent)
        if _list[:1] == [(_own, 0)]:
            _mesh.areas[0].visible = [*_mesh.areas[0].visible, (_own, 1)]
        _again = [_seen("NAV_VIS_DUPLICATE", WARNING, _mesh, 2, 1)] if _about.startswith("First") else []
        _fails(_about, _mesh, _blind(_mesh), *_again)
    _mesh = _with_seen(_with_seen(_with_seen(_make(), 1, []), 2, []), 3, [])
    _fails("Three areas that see nothing.", _mesh, _blind(_mesh))
_passes("By its own list, whatever the one inherited says.", _with_seen(_l4d(), 2, [(2, 1)], 1).pack(), _NO_SELF)

_NONE_SEEN = _with_seen(_base(), 0, [])
_fails("Taken from an empty list.", _NONE_SEEN, _seen("NAV_VIS_DELETE_NOT_INHERITED", INFO, _NONE_SEEN, 1, 0))

_PARENT = "inherit_visibility_from"
_mesh = _with_seen(_base(), 3, [(1, 1)], 9)
_fails("From an area that is not there.", _mesh, _part("NAV_INHERIT_DANGLING", WARNING, _mesh, 3, _PARENT, 4))
_mesh = _with_seen(_base(), 3, [(1, 1), (2, 0)], 4)
_fails("From itself.", _mesh, _part("NAV_INHERIT_SELF", WARNING, _mesh, 3, _PARENT, 4))
_mesh = _with_seen(_with_seen(_base(), 3, [(4, 3)], 2), 2, [(4, 1)], 2)
_fails(
    "From one that inherits.",
    _mesh,
    *(_part("NAV_INHERIT_CHAIN", WARNING, _mesh, row, _PARENT, 4) for row in (2, 3)),
)
_mesh = _with_seen(_with_seen(_with_seen(_base(), 1, [], 3), 2, [], 4), 3, [], 2)
_fails(
    "Three areas in a ring, and one that inherits from one of them.",
    _with_seen(_mesh, 0, [], 2),
    *(_part("NAV_INHERIT_CYCLE", WARNING, _mesh, row, _PARENT, 4) for row in (1, 2, 3)),
    *(_part("NAV_INHERIT_CHAIN", WARNING, _mesh, row, _PARENT, 4) for row in (0, 1, 2, 3)),
)


def _crowd(number: int) -> Mesh:
    """The last area inherits, and sees some areas of its own that nobody else sees."""
    found = _base()
    last = found.areas[3]
    found.areas += [
        replace(
            last,
            id=5 + each,
            nw=(400.0 + 100 * each, 0.0, 0.0),
            se=(500.0 + 100 * each, 100.0, 0.0),
            connections=((), (6 + each,) if each < number - 1 else (), (), (4 + each,)),
            spots=[],
            ladders_down=(),
        )
        for each in range(number)
    ]
    last.connections = ((), (5,), (), (3,))
    last.visible, last.inherit = [(5 + each, 3) for each in range(number)], 1
    return found


_mesh = _crowd(65)
_fails("65 entries.", _mesh, _part("NAV_INHERIT_DELTA_LONG", INFO, _mesh, 3, "num_visible", 4))
_passes(
    "64 entries, and lists that differ from those inherited.",
    _crowd(64).pack(),
    "NAV_VIS_TARGET_DANGLING",
    "NAV_VIS_FLAGS_RANGE",
    "NAV_VIS_DUPLICATE",
    "NAV_VIS_DELETE_NO_PARENT",
    "NAV_VIS_DELETE_NOT_INHERITED",
    "NAV_VIS_REDUNDANT",
    "NAV_INHERIT_DANGLING",
    "NAV_INHERIT_SELF",
    "NAV_INHERIT_CHAIN",
    "NAV_INHERIT_CYCLE",
    "NAV_INHERIT_DELTA_LONG",
)
