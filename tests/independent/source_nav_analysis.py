"""Count the rules of meshes about hiding spots, encounters, approaches, ladders and visibility, in plain Python."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from independent.source_nav import Approach, Area, Mesh, Tally

if TYPE_CHECKING:
    from collections.abc import Callable

TOPS = ("top_forward_area", "top_left_area", "top_right_area", "top_behind_area")


def count(mesh: Mesh, size: int) -> Tally:
    """Every rule of a mesh; the size of its file does not matter."""
    del size
    tally = Tally()
    known = {area.id for area in mesh.areas} - {0}
    _spots(tally, mesh)
    _encounters(tally, mesh, known)
    _approaches(tally, mesh, known)
    _ladders(tally, mesh, known)
    _visibility(tally, mesh)
    _inheritance(tally, mesh)
    return tally


def _spots(tally: Tally, mesh: Mesh) -> None:
    seen: set[int] = set()
    for row, area in enumerate(mesh.areas):
        for number, spot in enumerate(area.spots):
            where = f"/areas/{row}/hiding_spots/{number}"
            inside = all(
                min(area.nw[axis], area.se[axis]) - 1 <= spot.position[axis] <= max(area.nw[axis], area.se[axis]) + 1
                for axis in (0, 1)
            )
            tally.ask("SPOT_OUTSIDE_AREA", f"{where}/position", inside)
            if mesh.version == 1:
                continue
            bits = {bit for bit in range(8) if spot.flags >> bit & 1}
            tally.ask("SPOT_ID_DUPLICATE", f"{where}/id", spot.id not in seen)
            seen.add(spot.id)
            tally.ask("SPOT_FLAG_UNKNOWN", f"{where}/flags", bits <= set(range(3 if mesh.version <= 5 else 4)))
            tally.ask("SPOT_FLAG_CONFLICT", f"{where}/flags", not ({0, 3} <= bits or {1, 2} <= bits))
            tally.ask("SPOT_NO_FLAGS", f"{where}/flags", bool(bits))


def _encounters(tally: Tally, mesh: Mesh, known: set[int]) -> None:
    """Of a path whose two ends fail alike, the first one is named; ends that are not there or on no side have no link."""
    spots = {spot.id for area in mesh.areas for spot in area.spots}
    for row, area in enumerate(mesh.areas):
        for number, each in enumerate(area.encounters):
            where = f"/areas/{row}/encounters/{number}"
            ends = (("from", each.from_area, each.from_dir), ("to", each.to_area, each.to_dir))
            _first(tally, "ENC_AREA_DANGLING", [(f"{where}/{end}_area", other in known) for end, other, _ in ends])
            if mesh.version < 3:
                continue
            _first(tally, "ENC_DIR_RANGE", [(f"{where}/{end}_dir", side <= 3) for end, _, side in ends])
            linked = [
                (f"{where}/{end}_area", other not in known or side > 3 or other in area.connections[side])
                for end, other, side in ends
            ]
            _first(tally, "ENC_NOT_LINKED", linked)
            for at, (spot, _) in enumerate(each.spots):
                tally.ask("ENC_SPOT_DANGLING", f"{where}/spots/{at}/spot_id", spot in spots)
            times = [t for _, t in each.spots]
            rising = [(f"{where}/spots/{at}/t", times[at - 1] <= times[at]) for at in range(1, len(times))]
            _first(tally, "ENC_T_ORDER", rising)


def _first(tally: Tally, code: str, parts: list[tuple[str, bool]]) -> None:
    """One case of several parts: the first of them that does not hold fails it."""
    failed = next((pointer for pointer, holds in parts if not holds), None)
    tally.ask(code, failed or "", failed is None)


def _approaches(tally: Tally, mesh: Mesh, known: set[int]) -> None:
    """Approaches of versions that have one list; where a rule finds several faults in a record, the first is named."""
    stored = mesh.version < 15 or (mesh.game == "cs" and mesh.sub_version >= 1)
    name = "approaches" if mesh.version < 15 else "cs_approaches"
    for row, area in enumerate(mesh.areas if stored else ()):
        tally.ask("APPROACH_COUNT", f"/areas/{row}/num_{name}", len(area.approaches) <= 16)
        for number, each in enumerate(area.approaches):
            _approach(tally, mesh, known, area, each, f"/areas/{row}/{name}/{number}")


def _approach(tally: Tally, mesh: Mesh, known: set[int], area: Area, each: Approach, where: str) -> None:
    others = {"here_area": each.here, "prev_area": each.prev, "next_area": each.next}
    _first(
        tally, "APPROACH_DANGLING", [(f"{where}/{end}", other == 0 or other in known) for end, other in others.items()]
    )
    begins = [
        (f"{where}/here_area", each.here != 0),
        (f"{where}/prev_area", each.prev != 0 or each.here == area.id),
        (f"{where}/next_area", each.next != 0),
    ]
    _first(tally, "APPROACH_PREV_ZERO", begins)
    most = 7 if mesh.version <= 9 else 9
    codes = [(f"{where}/prev_to_here_how", each.prev_how <= most), (f"{where}/here_to_next_how", each.next_how <= most)]
    _first(tally, "APPROACH_HOW_RANGE", codes)
    if mesh.version == 16 and each.prev == 0:
        tally.ask("APPROACH_NONE_CODE", f"{where}/prev_to_here_how", each.prev_how != 7)


def _ladders(tally: Tally, mesh: Mesh, known: set[int]) -> None:
    first = {ladder.id: ladder for ladder in reversed(mesh.ladders) if ladder.id}
    areas = {area.id: area for area in mesh.areas if area.id}
    for row, ladder in enumerate(mesh.ladders):
        where = f"/ladders/{row}"
        tally.ask("LADDER_ID_ZERO", f"{where}/id", ladder.id != 0)
        tally.ask("LADDER_ID_DUPLICATE", f"{where}/id", ladder.id == 0 or first[ladder.id] is ladder)
        tally.ask("LADDER_DIR_RANGE", f"{where}/direction", ladder.direction <= 3)
        tally.ask("LADDER_UPSIDE_DOWN", f"{where}/top", ladder.top[2] > ladder.bottom[2])
        apart = math.dist(ladder.top, ladder.bottom)
        tally.ask("LADDER_LENGTH", f"{where}/length", abs(ladder.length - apart) <= 1)
        *tops, bottom = ladder.areas
        tally.ask("LADDER_NO_BOTTOM", f"{where}/bottom_area", bottom != 0)
        if bottom:
            tally.ask("LADDER_NO_TOP", f"{where}/{TOPS[0]}", any(tops[:3]))
        for slot, other in zip((*TOPS, "bottom_area"), ladder.areas, strict=True):
            if other == 0:
                continue
            tally.ask("LADDER_AREA_DANGLING", f"{where}/{slot}", other in known)
            if other in known and mesh.version >= 7:
                area = areas[other]
                there = area.ladders_up if slot == "bottom_area" else area.ladders_down
                tally.ask("LADDER_NOT_MIRRORED", f"{where}/{slot}", ladder.id in (there or ()))
    for row, area in enumerate(mesh.areas):
        for way, ids in (("up", area.ladders_up or ()), ("down", area.ladders_down or ())):
            for number, each in enumerate(ids):
                where = f"/areas/{row}/ladders_{way}/ids/{number}"
                tally.ask("AREA_LADDER_DANGLING", where, each in first)
                tally.ask("AREA_LADDER_DUPLICATE", where, each not in ids[:number])
                if each in first:
                    *tops, bottom = first[each].areas
                    ends = [bottom] if way == "up" else tops
                    tally.ask(f"LADDER_{way.upper()}_MISMATCH", where, area.id in ends)


def _visibility(tally: Tally, mesh: Mesh) -> None:
    """Lists against those that are inherited; an area whose parent is missing, or itself, has nothing to be held against.

    Left 4 Dead names areas by their row from sub-version 14 on. Each of its areas sees itself, by its own list or its parent's.
    """
    has_rows = mesh.game == "l4d" and mesh.sub_version >= 14
    areas = {area.id: area for area in mesh.areas if area.id}
    targets = range(len(mesh.areas)) if has_rows else areas.keys()
    lists = {number: dict(reversed(area.visible)) for number, area in areas.items()}
    missing = "VIS_INDEX_RANGE" if has_rows else "VIS_TARGET_DANGLING"
    if mesh.game == "l4d" and any(area.visible for area in mesh.areas):
        blind = 0
        for row, area in enumerate(mesh.areas):
            own = row if has_rows else area.id
            parent = areas.get(area.inherit or 0)
            inherited = lists[parent.id].get(own, 0) if parent else 0
            blind += not dict(reversed(area.visible)).get(own, inherited)
        tally.ask("VIS_NO_SELF", "/areas", not blind)
    for row, area in enumerate(mesh.areas):
        failed: dict[str, list[str]] = {
            code: [] for code in ("lost", "FLAGS_RANGE", "DUPLICATE", "NO_PARENT", "POINTLESS", "SAME")
        }
        inherited = lists[area.inherit] if area.inherit in areas and area.inherit != area.id else None
        is_orphan = area.inherit is not None and area.inherit not in areas
        seen: set[int] = set()
        zeros = asked = deleting = 0
        for number, (target, flags) in enumerate(area.visible):
            where = f"/areas/{row}/visible/{number}"
            zeros += flags == 0
            if flags > 3:
                failed["FLAGS_RANGE"].append(f"{where}/flags")
            if flags == 0 and is_orphan:
                failed["NO_PARENT"].append(where)
            if target not in targets:
                failed["lost"].append(f"{where}/target")
                continue
            if target in seen:
                failed["DUPLICATE"].append(where)
            seen.add(target)
            if inherited is not None:
                asked += 1
                deleting += flags == 0
                if flags == 0 and target not in inherited:
                    failed["POINTLESS"].append(where)
                if inherited.get(target) == flags:
                    failed["SAME"].append(where)
        size = len(area.visible)
        tally.sweep(missing, size, failed["lost"])
        tally.sweep("VIS_FLAGS_RANGE", size, failed["FLAGS_RANGE"])
        tally.sweep("VIS_DUPLICATE", size, failed["DUPLICATE"])
        if area.inherit is not None:
            tally.sweep("VIS_DELETE_NO_PARENT", zeros, failed["NO_PARENT"])
            tally.sweep("VIS_DELETE_NOT_INHERITED", deleting, failed["POINTLESS"])
            tally.sweep("VIS_REDUNDANT", asked, failed["SAME"])


def _inheritance(tally: Tally, mesh: Mesh) -> None:
    """Who inherits from itself inherits nothing."""
    areas = {area.id: area for area in mesh.areas if area.id}

    def parent(area: Area) -> Area | None:
        found = areas.get(area.inherit or 0)
        return None if found is area else found

    def ancestors(area: Area, follow: Callable[[Area], Area | None]) -> list[Area]:
        found: list[Area] = []
        each = follow(area)
        while each is not None and not any(each is other for other in found):
            found.append(each)
            each = follow(each)
        return found

    for row, area in enumerate(mesh.areas):
        where = f"/areas/{row}/inherit_visibility_from"
        if not area.inherit:
            continue
        tally.ask("INHERIT_DANGLING", where, area.inherit in areas)
        if area.inherit not in areas:
            continue
        tally.ask("INHERIT_SELF", where, areas[area.inherit] is not area)
        tally.ask("INHERIT_DELTA_LONG", f"/areas/{row}/num_visible", len(area.visible) <= 64)
        above = ancestors(area, parent)
        if above:
            tally.ask("INHERIT_CHAIN", where, len(above) == 1)
            tally.ask("INHERIT_CYCLE", where, all(each is not area for each in above))
