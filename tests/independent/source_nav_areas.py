"""Count the rules of meshes about header, places, areas and connections, in plain Python."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from independent.source_nav import Mesh, Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from independent.source_nav import Area


SEEN = ("12.12", "14.13", "15.13", "16.0", "16.1", "16.2", "16.14", "16.256", "16.257")
"""Versions and sub-versions of real files."""


def count(mesh: Mesh, size: int) -> Tally:
    """Every rule of a mesh in a file of some size; of one without a map beside it, and without a list of places."""
    tally = Tally()
    _header(tally, mesh, size)
    _places(tally, mesh)
    _areas(tally, mesh)
    _attributes(tally, mesh)
    _links(tally, mesh)
    return tally


def _header(tally: Tally, mesh: Mesh, size: int) -> None:
    version = mesh.version
    if version in (12, 14, 15, 16):
        pair = f"{version}.{mesh.sub_version}"
        tally.ask("VERSION_UNSEEN", "/sub_version", pair in SEEN)
    else:
        tally.ask("VERSION_UNSEEN", "/version", version in (3, 4, 5, 9))
    tally.ask("AREA_COUNT_ZERO", "/num_areas", bool(mesh.areas))
    tally.ask("TRAILING_BYTES", "/tail", mesh.end == size)
    if mesh.is_analyzed is not None:
        tally.ask("BOOL_RANGE", "/is_analyzed", mesh.is_analyzed in (0, 1))
        tally.ask("NOT_ANALYZED", "/is_analyzed", mesh.is_analyzed != 0)
    else:
        found = any(area.approaches for area in mesh.areas) and any(area.encounters for area in mesh.areas)
        tally.ask("NO_ANALYSIS_DATA", "", found)
    if mesh.has_unnamed_areas is not None:
        tally.ask("BOOL_RANGE", "/has_unnamed_areas", mesh.has_unnamed_areas in (0, 1))
        unnamed = any(area.place == 0 for area in mesh.areas)
        tally.ask("HAS_UNNAMED_MISMATCH", "/has_unnamed_areas", (mesh.has_unnamed_areas != 0) == unnamed)
    if mesh.bsp_size is not None:
        tally.ask("BSP_SIZE_ZERO", "/bsp_size", mesh.bsp_size != 0)


def _places(tally: Tally, mesh: Mesh) -> None:
    seen: set[bytes] = set()
    used = {area.place for area in mesh.areas}
    for row, name in enumerate(mesh.places):
        where = f"/places/{row}"
        tally.ask("PLACE_NAME_TOO_LONG", f"{where}/len_name", len(name) <= 256)
        tally.ask("PLACE_NAME_NO_NUL", f"{where}/name", name.endswith(b"\0"))
        tally.ask("PLACE_NAME_EMBEDDED_NUL", f"{where}/name", 0 not in name[:-1])
        tally.ask("PLACE_NAME_EMPTY", f"{where}/name", not name or set(name) != {0})
        spoken = name.split(b"\0")[0].lower()
        tally.ask("PLACE_DUPLICATE", f"{where}/name", spoken not in seen)
        seen.add(spoken)
        tally.ask("PLACE_UNUSED", where, row + 1 in used)
    if mesh.version >= 5:
        for row, area in enumerate(mesh.areas):
            assert area.place is not None
            tally.ask("PLACE_INDEX_RANGE", f"/areas/{row}/place_index", area.place <= len(mesh.places))


def _areas(tally: Tally, mesh: Mesh) -> None:
    last = {area.id: row for row, area in enumerate(mesh.areas)}
    fallen = [row for row in range(1, len(mesh.areas)) if mesh.areas[row].id < mesh.areas[row - 1].id]
    tally.sweep("AREA_ID_ORDER", 1, [f"/areas/{row}/id" for row in fallen[:1]])
    for row, area in enumerate(mesh.areas):
        where = f"/areas/{row}"
        tally.ask("AREA_ID_ZERO", f"{where}/id", area.id != 0)
        tally.ask("AREA_ID_DUPLICATE", f"{where}/id", last[area.id] == row)
        _extent(tally, area, where)
        tally.ask("AREA_NO_EXITS", where, any(area.connections))
        if area.light is not None:
            tally.ask("LIGHT_RANGE", f"{where}/light_intensity", all(0 <= each <= 1 for each in area.light))
        if area.occupy is not None:
            tally.ask("OCCUPY_RANGE", f"{where}/earliest_occupy_time", all(0 <= each <= 120 for each in area.occupy))
        if area.fog_place is not None:
            tally.ask("L4D_FOG_RANGE", f"{where}/fog_place_index", area.fog_place <= len(mesh.fog_places))


def _extent(tally: Tally, area: Area, where: str) -> None:
    corners = {"nw": area.nw, "se": area.se, "ne_z": (area.ne_z,), "sw_z": (area.sw_z,)}
    odd = [name for name, values in corners.items() if not all(map(math.isfinite, values))]
    tally.ask("EXTENT_NOT_FINITE", f"{where}/{odd[0] if odd else ''}", not odd)
    sides = [(name, value) for name in ("nw", "se") for value in corners[name][:2] if math.isfinite(value)]
    name, farthest = max(sides, key=lambda side: abs(side[1]), default=("", 0.0))
    tally.ask("EXTENT_OUT_OF_WORLD", f"{where}/{name}", abs(farthest) <= 16384)
    tally.ask("EXTENT_DEGENERATE", where, area.se[0] > area.nw[0] and area.se[1] > area.nw[1])
    off = [name for name, value in sides if math.fmod(value, 25)]
    tally.ask("COORD_OFF_GRID", f"{where}/{off[0] if off else ''}", not off)


def _attributes(tally: Tally, mesh: Mesh) -> None:
    def ask(code: str, field: str, fails: Callable[[int], object]) -> None:
        values = [(row, getattr(area, field)) for row, area in enumerate(mesh.areas)]
        asked = [(row, value) for row, value in values if value is not None]
        tally.sweep(code, len(asked), [f"/areas/{row}/{field}" for row, value in asked if fails(value)])

    is_l4d, may_be_gmod = mesh.game == "l4d", mesh.sub_version == 0

    def has(*bits: int) -> Callable[[int], object]:
        asked = [bit for bit in bits if not (may_be_gmod and bit in (16, 28))]
        return lambda value: any(value >> bit & 1 for bit in asked)

    if mesh.version <= 5:
        ask("FLAGS_BEYOND_ENGINE", "attributes", has(4, 5, 6, 7))
    if mesh.version >= 13:
        if is_l4d:
            ask("FLAGS_RUNTIME", "attributes", lambda value: value & 0x98000000)
            ask("FLAGS_CUSTOM", "attributes", has(*range(20, 27)))
        else:
            ask("FLAGS_RUNTIME", "attributes", has(29, 30, 31))
            ask("FLAGS_RESERVED", "attributes", has(27, 28))
            ask("FLAGS_CUSTOM", "attributes", has(*range(16, 27)))
    words = [area.tf_attributes for area in mesh.areas if area.tf_attributes]
    foreign = [word for word in words if word & ~0x767FF800]
    is_foreign = bool(foreign) and len(foreign) >= len(words) / 2
    if any(area.tf_attributes is not None for area in mesh.areas):
        tally.ask("TF_ATTR_UNINITIALISED", "", not is_foreign)
    if is_foreign:
        for code in ("TF_ATTR_TRANSIENT", "TF_POINT_MODIFIER", "TF_DOOR_CONFLICT"):
            tally.sweep(code, 0, [])
    else:
        ask("TF_ATTR_TRANSIENT", "tf_attributes", lambda value: value & ~0x767FF800)
        ask("TF_POINT_MODIFIER", "tf_attributes", lambda value: value & 0x1E0000 and not value & 0x6000)
        ask("TF_DOOR_CONFLICT", "tf_attributes", lambda value: value & 0x30000000 == 0x30000000)
    known = {1, 2, *range(5, 21), *range(24, 32)} | ({3} if mesh.sub_version < 10 else set())
    unknown = [bit for bit in range(32) if bit not in known]
    ask("L4D_SPAWN_UNKNOWN", "spawn_attributes", lambda value: any(value >> bit & 1 for bit in unknown))


def _each_link(mesh: Mesh) -> Iterator[tuple[int, int, int, int]]:
    """Row of the owner, side, place in the list, and id."""
    for row, area in enumerate(mesh.areas):
        for side, ids in enumerate(area.connections):
            for entry, number in enumerate(ids):
                yield row, side, entry, number


def _links(tally: Tally, mesh: Mesh) -> None:
    rows = {area.id: row for row, area in enumerate(mesh.areas)}
    sides: dict[tuple[int, int], set[int]] = {}
    for row, side, _, number in _each_link(mesh):
        sides.setdefault((row, number), set()).add(side)
    doubled = {row for (row, number), over in sides.items() if len(over) > 1 and rows.get(number, row) != row}
    tally.sweep("LINK_TWO_SIDES", len(mesh.areas), [f"/areas/{row}/connections" for row in sorted(doubled)])
    for row, side, entry, number in _each_link(mesh):
        where = f"/areas/{row}/connections/{side}/ids/{entry}"
        target = rows.get(number)
        tally.ask("LINK_ZERO", where, number != 0)
        if number:
            tally.ask("LINK_DANGLING", where, target is not None)
        tally.ask("LINK_SELF", where, target != row)
        if target == row:
            continue
        if target is None:
            continue
        tally.ask("LINK_DUPLICATE", where, number not in mesh.areas[row].connections[side][:entry])
        _lie(tally, mesh.areas[row], mesh.areas[target], side, where)
        back = {side for side in range(4) if mesh.areas[row].id in mesh.areas[target].connections[side]}
        tally.ask("LINK_ONE_WAY", where, (side + 2) % 4 in back)
        tally.ask("LINK_BACK_OTHER_SIDE", where, not back or (side + 2) % 4 in back)


def _lie(tally: Tally, here: Area, there: Area, side: int, where: str) -> None:
    """How an area lies from another one that leads to it."""
    along = 1 if side in (0, 2) else 0
    across = 1 - along
    ahead = -1 if side in (0, 3) else 1
    middle = [(area.nw[along] + area.se[along]) / 2 for area in (here, there)]
    tally.ask("LINK_WRONG_SIDE", where, (middle[1] - middle[0]) * ahead > 0)
    gap = there.nw[along] - here.se[along] if ahead > 0 else here.nw[along] - there.se[along]
    tally.ask("LINK_OVERLAP", where, not gap < -0.01)
    tally.ask("LINK_LONG_GAP", where, not gap > 200)
    common = min(here.se[across], there.se[across]) - max(here.nw[across], there.nw[across])
    tally.ask("LINK_NO_LATERAL_OVERLAP", where, not common <= 0)
