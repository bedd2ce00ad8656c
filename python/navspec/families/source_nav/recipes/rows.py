"""Recipes that add, drop and move rows of a mesh."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.source_nav.layout import APPROACHES, LADDERS, LAST_GOLDSRC, LISTS, MOST_APPROACHES, SLOTS, TOPS
from navspec.families.source_nav.older_areas import find_older_areas
from navspec.families.source_nav.recipes.base import RECIPES
from navspec.families.source_nav.recipes.edits import (
    drop_links,
    drop_rows,
    flatten_visibility,
    link_back,
    link_borders,
    move_links,
    put_in_places,
    remove_areas,
    replace_rows,
)
from navspec.families.source_nav.rules import RULES
from navspec.families.source_nav.rules.neighbours import find_missing_links
from navspec.families.source_nav.view import NO_ROW, OUTWARD, SIDES, Array, SourceMesh
from navspec.family.views.row_index import are_not_among

LADDERS_ARE_RIGHT, LISTS_ARE_RIGHT = "ladders", "lists"


def parse_right_side(side: Any) -> str:
    """Return the side that is right, ladders or lists; raises `NavspecError` for any other value."""
    if side not in (LADDERS_ARE_RIGHT, LISTS_ARE_RIGHT):
        raise NavspecError(f"'{side}' is not a side of ladders; use {LADDERS_ARE_RIGHT} or {LISTS_ARE_RIGHT}")
    return side


def name_areas_from_lists(mesh: SourceMesh) -> None:
    """Set the areas of ladders from the lists of areas, where the lists are unambiguous.

    The bottom area is the only area from which the ladder leads up; several areas leave it unchanged. An area from
    which it leads down goes to the slot of the top on whose side it lies, if no other listing area has that slot.
    Areas that do not list a ladder keep their slot where no other area takes it.
    """
    ladders = mesh.file["ladders"]
    named = {slot: mesh.area_name_index.rows("ladders", ladders[slot]) for slot in SLOTS}
    for ladder, areas in _iter_listing_areas(mesh, "up"):
        if len(areas) == 1:
            ladders["bottom_area"][ladder] = mesh.ids[areas[0]]
    for ladder, areas in _iter_listing_areas(mesh, "down"):
        kept = {slot: named[slot][ladder] for slot in TOPS if named[slot][ladder] in areas}
        for area in (row for row in areas if row not in kept.values()):
            slot = _find_slot(mesh, ladder, area)
            if slot and slot not in kept:
                kept[slot] = area
                ladders[slot][ladder] = mesh.ids[area]


def _iter_listing_areas(mesh: SourceMesh, direction: str) -> Iterator[tuple[int, list[int]]]:
    """Yield rows of ladders that areas list in a direction, and the rows of those areas."""
    entries = mesh.ladder_entries[direction]
    for ladder in np.unique(entries.ladder[entries.ladder != NO_ROW]).tolist():
        yield ladder, np.unique(entries.owner[entries.ladder == ladder]).tolist()


def _find_slot(mesh: SourceMesh, ladder: int, area: int) -> str:
    """Return the field of a ladder for an area, by the side of the top on which it lies; empty where that is
    ambiguous.
    """
    row = mesh.file["ladders"][ladder]
    facing = int(row["direction"])
    top = np.array([row["top"]["x"], row["top"]["y"]], np.float64)
    with np.errstate(all="ignore"):
        offset = np.clip(top, mesh.low[area, :2], mesh.high[area, :2]) - top
        offset = offset if offset.any() else mesh.centres[area, :2] - top
        ahead = np.tile(offset[::-1], 2) * OUTWARD  # north, east, south, west
    if facing >= len(SIDES) or not np.isfinite(ahead).all() or np.count_nonzero(ahead == ahead.max()) > 1:
        return ""
    return {2: TOPS[0], 3: TOPS[1], 1: TOPS[2], 0: TOPS[3]}[(int(ahead.argmax()) - facing) % 4]


def _register_drops(summary: str, *codes: str, also: Callable[[SourceMesh, Array], None] | None = None) -> None:
    """Register recipes that drop the rows for which a rule fails; `also` drops them with their references (default: only
    the rows).
    """
    for code in codes:

        @RECIPES.recipe(code, summary=summary)
        def apply(mesh: SourceMesh, code: str = code) -> None:
            tables = [result.table for result in RULES.evaluate(mesh, code) if len(result.rows)]
            rows_by_table = {table: RULES.find_failing_rows(mesh, code, table) for table in tables}
            for table, rows in rows_by_table.items():
                if also:
                    also(mesh, rows)
                else:
                    drop_rows(mesh, table, rows)


# --- the file ------------------------------------------------------------------------------------------------------


@RECIPES.recipe("TRAILING_BYTES", summary="drop the bytes after the mesh")
def _strip_tail(mesh: SourceMesh) -> None:
    """Drop the tail of a mesh: parts of older meshes in GoldSrc, and zeros in Source, which writes no tail itself."""
    tail = mesh.file["tail"].tobytes()
    is_old = mesh.version <= LAST_GOLDSRC
    if _continues_mesh(tail, mesh.version) if is_old else any(tail):
        raise NavspecError(
            "what follows the mesh may belong to it, if its counts are wrong; correct them, or take the file from a backup"
        )
    mesh.file.replace("tail", np.zeros(0, np.uint8))


def _continues_mesh(tail: bytes, version: int) -> bool:
    """Return whether the tail begins with areas in the layout of the mesh."""
    return any(run.start == 0 and version in run.versions for run in find_older_areas(tail, version))


# --- places --------------------------------------------------------------------------------------------------------


_ROOM = 256
"""Bytes for a name in the engines."""


def _register_rename(code: str, summary: str, new: Callable[[bytes], bytes]) -> None:
    """Register a recipe that renames the places for which a rule fails."""

    @RECIPES.recipe(code, summary=summary)
    def apply(mesh: SourceMesh) -> None:
        names = mesh.place_texts.copy()
        for row in RULES.find_failing_rows(mesh, code).tolist():
            names[row] = new(names[row])
        mesh.file.replace("places.name", np.frombuffer(b"".join(names), np.uint8), [len(name) for name in names])


def _terminate(text: bytes) -> bytes:
    return text[: _ROOM - 1] + b"\0"


_register_rename("PLACE_NAME_TOO_LONG", f"cut the name to {_ROOM - 1} bytes and a zero", _terminate)
_register_rename("PLACE_NAME_NO_NUL", "add a zero", _terminate)
_register_rename(
    "PLACE_NAME_EMBEDDED_NUL", "cut the name at its first zero", lambda text: text.partition(b"\0")[0] + b"\0"
)


@RECIPES.recipe("PLACE_DUPLICATE", summary="merge entries of the same name")
def _merge_places(mesh: SourceMesh) -> None:
    """Give the areas of a repeated entry the number of the first one."""
    first: dict[bytes, int] = {}
    numbers = [first.setdefault(name.lower(), number) for number, name in enumerate(mesh.places, 1)]
    _drop_places(mesh, RULES.find_failing_rows(mesh, "PLACE_DUPLICATE"), np.array(numbers, np.int64))


def _drop_places(mesh: SourceMesh, rows: Array, instead: Array | None = None) -> None:
    """Drop entries of the directory; their areas get the place in `instead`, 0 for none."""
    count = len(mesh.places)
    is_kept = are_not_among(rows, count)
    new_numbers = np.where(is_kept, np.arange(count) + 1, 0) if instead is None else instead
    new = np.concatenate(([0], np.cumsum(is_kept) * is_kept))[np.concatenate(([0], new_numbers))]
    index = mesh.place_index
    is_there = index <= count
    put_in_places(mesh, np.where(is_there, new[index * is_there], index))
    mesh.file.keep("places", is_kept)


_register_drops("drop the entry", "PLACE_NAME_EMPTY", also=_drop_places)
_register_drops("drop entries that no area uses", "PLACE_UNUSED", also=_drop_places)


# --- areas and links -----------------------------------------------------------------------------------------------


@RECIPES.recipe(
    "EXTENT_DEGENERATE",
    summary="swap corners that are the wrong way round, remove areas without a surface",
    on_request=True,
)
def _turn_or_remove(mesh: SourceMesh) -> None:
    rows = RULES.find_failing_rows(mesh, "EXTENT_DEGENERATE")
    size = (mesh.high - mesh.low)[rows, :2]
    with np.errstate(invalid="ignore"):
        is_turned = (np.isfinite(size) & (size != 0)).all(axis=1)
    areas = mesh.file["areas"]
    for axis, pairs in (("x", (("nw", "ne"), ("sw", "se"))), ("y", (("nw", "sw"), ("ne", "se")))):
        at = rows[is_turned & (size[:, "xy".index(axis)] < 0)]
        areas["nw"][axis][at], areas["se"][axis][at] = areas["se"][axis][at], areas["nw"][axis][at]
        heights = {"nw": areas["nw"]["z"], "ne": areas["ne_z"], "sw": areas["sw_z"], "se": areas["se"]["z"]}
        for one, second in pairs:
            heights[one][at], heights[second][at] = heights[second][at], heights[one][at]
    if not is_turned.all():
        remove_areas(SourceMesh(mesh.files), rows[~is_turned])


_register_drops("drop the link", "LINK_DANGLING", "LINK_ZERO", "LINK_SELF", "LINK_DUPLICATE", also=drop_links)


@RECIPES.recipe("LINK_WRONG_SIDE", summary="move the link to the side on which the area lies", on_request=True)
def _move_links(mesh: SourceMesh) -> None:
    rows = RULES.find_failing_rows(mesh, "LINK_WRONG_SIDE")
    owner, target = mesh.connections.owner[rows], mesh.connections.target[rows]
    with np.errstate(invalid="ignore"):
        before, behind = mesh.low[owner] - mesh.high[target], mesh.low[target] - mesh.high[owner]
        gaps = np.stack((before[:, 1], behind[:, 0], behind[:, 1], before[:, 0]), axis=1)
        side = gaps.argmax(axis=1)
        at = np.arange(len(rows))
        is_clear = gaps[at, side] > gaps[at, (side + 2) % 4]
    move_links(mesh, rows[is_clear], side[is_clear])


@RECIPES.recipe("LINK_MISSING", summary="link both areas both ways", on_request=True)
def _link_borders(mesh: SourceMesh) -> None:
    link_borders(mesh, find_missing_links(mesh, mesh.walkable_borders))


@RECIPES.recipe("LINK_ONE_WAY_FLAT", summary="add the link back", on_request=True)
def _link_back(mesh: SourceMesh) -> None:
    link_back(mesh, mesh.walkable_borders)


# --- results of an analysis ----------------------------------------------------------------------------------------


_register_drops("drop the path", "ENC_AREA_DANGLING", "ENC_DIR_RANGE", "ENC_NOT_LINKED")
_register_drops("drop the spot from the path", "ENC_SPOT_DANGLING")
_register_drops("drop the approach", "APPROACH_DANGLING")


@RECIPES.recipe("ENC_T_ORDER", summary="sort the spots of the path")
def _sort_spots(mesh: SourceMesh) -> None:
    table = mesh.encounter_spots_key
    spots = mesh.file[table]
    spots[...] = spots[np.lexsort((mesh.column(table, "t"), mesh.owner(table)))]


@RECIPES.recipe("APPROACH_COUNT", summary=f"keep the first {MOST_APPROACHES}")
def _keep_first_approaches(mesh: SourceMesh) -> None:
    for table in APPROACHES:
        starts, owner = mesh.file.offsets(table), mesh.owner(table)
        drop_rows(mesh, table, np.flatnonzero(np.arange(len(owner)) - starts[owner] >= MOST_APPROACHES))


# --- ladders -------------------------------------------------------------------------------------------------------


_register_drops("drop the ladder from the list", "AREA_LADDER_DANGLING", "AREA_LADDER_DUPLICATE")


@RECIPES.recipe(
    "LADDER_NOT_MIRRORED",
    "LADDER_UP_MISMATCH",
    "LADDER_DOWN_MISMATCH",
    summary="let areas list the ladders that name them",
    on_request=True,
)
def _mirror_ladders(mesh: SourceMesh) -> None:
    """Repair ladders or lists: either side can be the right one, which only the author of the mesh knows."""
    if mesh.setting("ladders_from") == LISTS_ARE_RIGHT:
        name_areas_from_lists(mesh)
    else:
        _list_ladders(mesh)


def _list_ladders(mesh: SourceMesh) -> None:
    """Rebuild the lists from the ladders: entries without a ladder that names the area are dropped, missing ones are
    appended.
    """
    ids = mesh.column(LADDERS, "id").astype(np.int64)
    for direction, table in LISTS.items():
        slots = [mesh.area_rows(LADDERS, slot) for slot, list_ in SLOTS.items() if list_ == direction]
        areas, ladders = np.stack(slots, axis=1).ravel(), np.repeat(ids, len(slots))
        wanted = (areas << 32 | ladders)[areas != NO_ROW]
        entries = mesh.ladder_entries[direction]
        kept = entries.keys[np.isin(entries.keys, wanted) | (entries.ladder == NO_ROW)]
        missing = wanted[~np.isin(wanted, kept)]
        _, first = np.unique(missing, return_index=True)
        keys = np.concatenate((kept, missing[np.sort(first)]))
        replace_rows(mesh.file, table, keys >> 32, (keys & 0xFFFFFFFF).astype(np.uint32))


# --- visible areas -------------------------------------------------------------------------------------------------


_register_drops(
    "drop the entry",
    *("VIS_TARGET_DANGLING", "VIS_INDEX_RANGE", "VIS_DELETE_NO_PARENT", "VIS_DELETE_NOT_INHERITED", "VIS_REDUNDANT"),
)
_register_drops("keep the first entry", "VIS_DUPLICATE")


@RECIPES.recipe("INHERIT_CHAIN", "INHERIT_CYCLE", summary="let the area list itself what the engine takes it to see")
def _flatten_chains(mesh: SourceMesh) -> None:
    flatten_visibility(mesh, RULES.find_failing_rows(mesh, "INHERIT_CHAIN"))
