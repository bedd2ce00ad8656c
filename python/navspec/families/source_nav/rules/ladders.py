"""Rules of ladders, and of the areas that they join."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import NONE, SIDES, Array, Mesh
from navspec.family.rules import Answer, Related

LADDERS = "ladders"
LISTS = {"up": "areas.ladders_up.ids", "down": "areas.ladders_down.ids"}
TOPS = ("top_forward_area", "top_left_area", "top_right_area", "top_behind_area")
SLOTS = {"bottom_area": "up", **dict.fromkeys(TOPS, "down")}
"""Fields of a ladder that name areas, and the list in which such an area has the ladder."""
TOLERANCE = 1.0
"""How far the length may be from the distance of the ends."""


class Listed(NamedTuple):
    """Ladders in a list of areas: row of the area, id, and row of the ladder or `NONE`; int64, shape (entries,)."""

    owner: Array
    id: Array
    ladder: Array


def listed(mesh: Mesh, way: str) -> Listed | None:
    """The ladders that areas list for a way; None where they list none."""
    table = LISTS[way]
    if not mesh.rows(table):
        return None
    ids = mesh.tables[table].astype(np.int64)
    return Listed(mesh.owner(table), ids, mesh.ladder_index.rows(ids))


# --- ladders by themselves -----------------------------------------------------------------------------------------


@RULES.rule("LADDER_ID_ZERO", "error", "engine", "file")
def _ladder_id_zero(mesh: Mesh) -> Answer:
    ids = mesh.column(LADDERS, "id")
    return Answer(len(ids), LADDERS, np.flatnonzero(ids == 0), "{where} has the id that stands for no ladder", "id")


@RULES.rule("LADDER_ID_DUPLICATE", "error", "engine", "file")
def _ladder_id_duplicate(mesh: Mesh) -> Answer:
    ids = mesh.column(LADDERS, "id")
    first = mesh.ladder_index.rows(ids)
    rows = np.flatnonzero((first != np.arange(len(ids))) & (ids != 0))
    message = "{where} is hidden by an earlier ladder of the same id, the one in row {earlier}"
    related = (Related("{where} hides it", LADDERS, first[rows]),)
    return Answer(len(ids), LADDERS, rows, message, "id", params={"earlier": first[rows]}, related=related)


@RULES.rule("LADDER_DIR_RANGE", "warning", "engine", "file")
def _ladder_dir_range(mesh: Mesh) -> Answer:
    side = mesh.column(LADDERS, "direction")
    rows = np.flatnonzero(side >= len(SIDES))
    message = "{where} faces side {side}; 0 to 3 are north, east, south, west"
    return Answer(len(side), LADDERS, rows, message, "direction", params={"side": side[rows]})


@RULES.rule("LADDER_UPSIDE_DOWN", "warning", "inferred", "file")
def _ladder_upside_down(mesh: Mesh) -> Answer:
    top, bottom = (mesh.column(LADDERS, f"{end}.z").astype(np.float64) for end in ("top", "bottom"))
    rows = np.flatnonzero(top <= bottom)
    message = "{where} has its top at height {top:g}, not above its bottom at {bottom:g}"
    return Answer(len(top), LADDERS, rows, message, "top", params={"top": top[rows], "bottom": bottom[rows]})


@RULES.rule("LADDER_LENGTH", "info", "measured", "file", exceptions=930)
def _ladder_length(mesh: Mesh) -> Answer:
    length = mesh.column(LADDERS, "length").astype(np.float64)
    with np.errstate(all="ignore"):
        ways = [
            mesh.column(LADDERS, f"top.{axis}").astype(np.float64) - mesh.column(LADDERS, f"bottom.{axis}")
            for axis in "xyz"
        ]
        distance = np.sqrt(sum(np.square(way) for way in ways))
        rows = np.flatnonzero(np.abs(length - distance) > TOLERANCE)
    message = "{where} counts as {length:g} units long, but its ends are {distance:g} apart"
    params = {"length": length[rows], "distance": distance[rows]}
    return Answer(len(length), LADDERS, rows, message, "length", params=params)


# --- areas of ladders ----------------------------------------------------------------------------------------------


@RULES.rule("LADDER_AREA_DANGLING", "warning", "engine", "file")
def _ladder_area_dangling(mesh: Mesh) -> Iterator[Answer]:
    for slot in SLOTS if mesh.rows(LADDERS) else ():
        ids = mesh.column(LADDERS, slot)
        rows = np.flatnonzero((ids != 0) & (mesh.named.rows(ids) == NONE))
        message = "{where} joins area {area}, which does not exist"
        yield Answer(int(np.count_nonzero(ids)), LADDERS, rows, message, slot, params={"area": ids[rows]})


@RULES.rule("LADDER_NO_BOTTOM", "warning", "engine", "file", exceptions=26)
def _ladder_no_bottom(mesh: Mesh) -> Answer:
    bottom = mesh.column(LADDERS, "bottom_area")
    rows = np.flatnonzero(bottom == 0)
    return Answer(len(bottom), LADDERS, rows, "{where} has no area at its bottom", "bottom_area")


@RULES.rule("LADDER_NO_TOP", "warning", "engine", "file", exceptions=31)
def _ladder_no_top(mesh: Mesh) -> Answer:
    has_bottom = mesh.column(LADDERS, "bottom_area") != 0
    has_top = np.any([mesh.column(LADDERS, slot) != 0 for slot in TOPS[:3]], axis=0)
    rows = np.flatnonzero(has_bottom & ~has_top)
    message = "{where} has no area ahead, left or right of its top"
    return Answer(int(np.count_nonzero(has_bottom)), LADDERS, rows, message, TOPS[0])


@RULES.rule("LADDER_NOT_MIRRORED", "info", "measured", "file", exceptions=357)
def _ladder_not_mirrored(mesh: Mesh) -> Iterator[Answer]:
    if not mesh.rows(LADDERS) or not mesh.stores("areas", "ladders_up"):
        return
    ids = mesh.column(LADDERS, "id").astype(np.int64)
    known = {}
    for way in LISTS:
        entries = listed(mesh, way)
        known[way] = entries.owner << 32 | entries.id if entries else ids[:0]
    for slot, way in SLOTS.items():
        areas = mesh.named.rows(mesh.column(LADDERS, slot))
        is_asked = areas != NONE
        rows = np.flatnonzero(is_asked & ~np.isin(areas << 32 | ids, known[way]))
        yield Answer(
            int(np.count_nonzero(is_asked)),
            LADDERS,
            rows,
            "{where} joins area {area}, which does not have it among the ladders that lead {way} from it",
            slot,
            params={"area": mesh.ids[areas[rows]], "way": way},
        )


# --- ladders of areas ----------------------------------------------------------------------------------------------


@RULES.rule("AREA_LADDER_DANGLING", "error", "engine", "file")
def _area_ladder_dangling(mesh: Mesh) -> Iterator[Answer]:
    for way, table in LISTS.items():
        if entries := listed(mesh, way):
            rows = np.flatnonzero(entries.ladder == NONE)
            message = "area {area} leads {way} ladder {ladder}, which does not exist"
            params = {"ladder": entries.id[rows], "way": way}
            yield Answer(len(entries.id), table, rows, message, params=params)


@RULES.rule("AREA_LADDER_DUPLICATE", "warning", "engine", "file")
def _area_ladder_duplicate(mesh: Mesh) -> Iterator[Answer]:
    for way, table in LISTS.items():
        if entries := listed(mesh, way):
            _, first = np.unique(entries.owner << 32 | entries.id, return_index=True)
            rows = np.setdiff1d(np.arange(len(entries.id)), first)
            message = "area {area} leads {way} ladder {ladder} more than once"
            yield Answer(len(entries.id), table, rows, message, params={"ladder": entries.id[rows], "way": way})


@RULES.rule("LADDER_UP_MISMATCH", "info", "measured", "file", exceptions=31)
def _ladder_up_mismatch(mesh: Mesh) -> Answer:
    message = "area {area} leads up ladder {ladder}, but is not the area at its bottom"
    return _mismatch(mesh, "up", message)


@RULES.rule("LADDER_DOWN_MISMATCH", "info", "measured", "file", exceptions=184)
def _ladder_down_mismatch(mesh: Mesh) -> Answer:
    return _mismatch(mesh, "down", "area {area} leads down ladder {ladder}, but is no area at its top")


def _mismatch(mesh: Mesh, way: str, message: str) -> Answer:
    """Areas that list a ladder which does not have them where it should."""
    entries = listed(mesh, way)
    if entries is None:
        return Answer(0)
    asked = np.flatnonzero(entries.ladder != NONE)
    ladder = entries.ladder[asked]
    slots = [slot for slot, expected in SLOTS.items() if expected == way]
    joined = np.stack([mesh.named.rows(mesh.column(LADDERS, slot))[ladder] for slot in slots])
    rows = asked[(joined != entries.owner[asked]).all(axis=0)]
    return Answer(len(asked), LISTS[way], rows, message, params={"ladder": entries.id[rows]})
