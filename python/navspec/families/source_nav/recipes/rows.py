"""Recipes that add, drop and move rows of a mesh."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from navspec.errors import NavspecError
from navspec.families.source_nav.layout import APPROACHES, LADDERS, LAST_GOLDSRC, LISTS, MOST_APPROACHES, SLOTS
from navspec.families.source_nav.leftovers import search
from navspec.families.source_nav.recipes.base import RECIPES
from navspec.families.source_nav.recipes.edits import (
    drop,
    drop_links,
    fill,
    flatten,
    move_links,
    put_in_places,
    remove_areas,
)
from navspec.families.source_nav.recipes.ladders import LISTS_ARE_RIGHT, name_listed
from navspec.families.source_nav.rules import RULES
from navspec.families.source_nav.rules.places import ROOM, first_places
from navspec.families.source_nav.view import NO_ROW, Array, Mesh
from navspec.family.views.row_index import are_not_among


def _drops(summary: str, *codes: str, also: Callable[[Mesh, Array], None] | None = None) -> None:
    """Register recipes that drop the rows for which a rule fails, by `also` where something else is to follow."""
    for code in codes:

        @RECIPES.recipe(code, summary=summary)
        def apply(mesh: Mesh, code: str = code) -> None:
            for answer in RULES.evaluate(mesh, code):
                if also:
                    also(mesh, answer.rows)
                else:
                    drop(mesh, answer.table, answer.rows)


# --- the file ------------------------------------------------------------------------------------------------------


@RECIPES.recipe("TRAILING_BYTES", summary="drop the bytes behind the mesh")
def _strip_tail(mesh: Mesh) -> None:
    """GoldSrc leaves parts of older meshes; Source leaves nothing, but files may be filled with zeros."""
    tail = mesh.file["tail"].tobytes()
    is_old = mesh.version <= LAST_GOLDSRC
    if _goes_on(tail, mesh.version) if is_old else any(tail):
        raise NavspecError(
            "what follows the mesh may belong to it, if its counts are wrong; correct them, or take the file from a backup"
        )
    mesh.file.replace("tail", np.zeros(0, np.uint8))


def _goes_on(tail: bytes, version: int) -> bool:
    """Whether areas in the layout of the mesh follow its last one at once."""
    return any(run.start == 0 and version in run.versions for run in search(tail, version))


# --- places --------------------------------------------------------------------------------------------------------


def _renames(code: str, summary: str, new: Callable[[bytes], bytes]) -> None:
    """Register a recipe that gives the places that a rule finds other names."""

    @RECIPES.recipe(code, summary=summary)
    def apply(mesh: Mesh) -> None:
        names = mesh.place_texts.copy()
        for row in RULES.find_failing_rows(mesh, code).tolist():
            names[row] = new(names[row])
        mesh.file.replace("places.name", np.frombuffer(b"".join(names), np.uint8), [len(name) for name in names])


def _ended(text: bytes) -> bytes:
    return text[: ROOM - 1] + b"\0"


_renames("PLACE_NAME_TOO_LONG", f"cut the name to {ROOM - 1} bytes and a zero", _ended)
_renames("PLACE_NAME_NO_NUL", "add a zero", _ended)
_renames("PLACE_NAME_EMBEDDED_NUL", "cut the name at its first zero", lambda text: text.partition(b"\0")[0] + b"\0")


@RECIPES.recipe("PLACE_DUPLICATE", summary="merge entries of the same name")
def _merge_places(mesh: Mesh) -> None:
    _drop_places(mesh, RULES.find_failing_rows(mesh, "PLACE_DUPLICATE"), np.array(first_places(mesh)) + 1)


def _drop_places(mesh: Mesh, rows: Array, instead: Array | None = None) -> None:
    """Drop entries of the directory; areas come into the place that stands `instead` of each entry, 0 for none."""
    count = len(mesh.places)
    is_kept = are_not_among(rows, count)
    meant = np.where(is_kept, np.arange(count) + 1, 0) if instead is None else instead
    new = np.concatenate(([0], np.cumsum(is_kept) * is_kept))[np.concatenate(([0], meant))]
    index = mesh.place_index
    is_there = index <= count
    put_in_places(mesh, np.where(is_there, new[index * is_there], index))
    mesh.file.keep("places", is_kept)


_drops("drop the entry", "PLACE_NAME_EMPTY", also=_drop_places)
_drops("drop entries that no area uses", "PLACE_UNUSED", also=_drop_places)


# --- areas and links -----------------------------------------------------------------------------------------------


@RECIPES.recipe(
    "EXTENT_DEGENERATE",
    summary="swap corners that are the wrong way round, remove areas without a surface",
    on_request=True,
)
def _turn_or_remove(mesh: Mesh) -> None:
    rows = RULES.find_failing_rows(mesh, "EXTENT_DEGENERATE")
    size = (mesh.high - mesh.low)[rows, :2]
    with np.errstate(invalid="ignore"):
        is_turned = (np.isfinite(size) & (size != 0)).all(axis=1)
    areas = mesh.file["areas"]
    for axis, pairs in (("x", (("nw", "ne"), ("sw", "se"))), ("y", (("nw", "sw"), ("ne", "se")))):
        at = rows[is_turned & (size[:, "xy".index(axis)] < 0)]
        areas["nw"][axis][at], areas["se"][axis][at] = areas["se"][axis][at], areas["nw"][axis][at]
        heights = {"nw": areas["nw"]["z"], "ne": areas["ne_z"], "sw": areas["sw_z"], "se": areas["se"]["z"]}
        for one, other in pairs:
            heights[one][at], heights[other][at] = heights[other][at], heights[one][at]
    if not is_turned.all():
        remove_areas(Mesh(mesh.files), rows[~is_turned])


_drops("drop the link", "LINK_DANGLING", "LINK_ZERO", "LINK_SELF", "LINK_DUPLICATE", also=drop_links)


@RECIPES.recipe("LINK_WRONG_SIDE", summary="move the link to the side on which the area lies", on_request=True)
def _move_links(mesh: Mesh) -> None:
    rows = RULES.find_failing_rows(mesh, "LINK_WRONG_SIDE")
    owner, target = mesh.connections.owner[rows], mesh.connections.target[rows]
    with np.errstate(invalid="ignore"):
        before, behind = mesh.low[owner] - mesh.high[target], mesh.low[target] - mesh.high[owner]
        gaps = np.stack((before[:, 1], behind[:, 0], behind[:, 1], before[:, 0]), axis=1)
        side = gaps.argmax(axis=1)
        at = np.arange(len(rows))
        is_clear = gaps[at, side] > gaps[at, (side + 2) % 4]
    move_links(mesh, rows[is_clear], side[is_clear])


# --- what an analysis has found ------------------------------------------------------------------------------------


_drops("drop the path", "ENC_AREA_DANGLING", "ENC_DIR_RANGE", "ENC_NOT_LINKED")
_drops("drop the spot from the path", "ENC_SPOT_DANGLING")
_drops("drop the approach", "APPROACH_DANGLING")


@RECIPES.recipe("ENC_T_ORDER", summary="sort the spots of the path")
def _sort_spots(mesh: Mesh) -> None:
    table = mesh.encounter_spots_key
    spots = mesh.file[table]
    spots[...] = spots[np.lexsort((mesh.column(table, "t"), mesh.owner(table)))]


@RECIPES.recipe("APPROACH_COUNT", summary=f"keep the first {MOST_APPROACHES}")
def _keep_first_approaches(mesh: Mesh) -> None:
    for table in APPROACHES:
        starts, owner = mesh.file.offsets(table), mesh.owner(table)
        drop(mesh, table, np.flatnonzero(np.arange(len(owner)) - starts[owner] >= MOST_APPROACHES))


# --- ladders -------------------------------------------------------------------------------------------------------


_drops("drop the ladder from the list", "AREA_LADDER_DANGLING", "AREA_LADDER_DUPLICATE")


@RECIPES.recipe(
    "LADDER_NOT_MIRRORED",
    "LADDER_UP_MISMATCH",
    "LADDER_DOWN_MISMATCH",
    summary="let areas list the ladders that name them",
    on_request=True,
)
def _mirror_ladders(mesh: Mesh) -> None:
    """Either side can be the right one; only who made the mesh knows."""
    if mesh.files.settings.get("ladders_from") == LISTS_ARE_RIGHT:
        name_listed(mesh)
    else:
        _list_named(mesh)


def _list_named(mesh: Mesh) -> None:
    """Lists follow the ladders: what no ladder confirms is dropped, what is missing comes behind the rest."""
    ids = mesh.column(LADDERS, "id").astype(np.int64)
    for way, table in LISTS.items():
        slots = [mesh.named.rows(mesh.column(LADDERS, slot)) for slot, list_ in SLOTS.items() if list_ == way]
        areas, ladders = np.stack(slots, axis=1).ravel(), np.repeat(ids, len(slots))
        wanted = (areas << 32 | ladders)[areas != NO_ROW]
        entries = mesh.listed[way]
        kept = entries.keys[np.isin(entries.keys, wanted) | (entries.ladder == NO_ROW)]
        missing = wanted[~np.isin(wanted, kept)]
        _, first = np.unique(missing, return_index=True)
        keys = np.concatenate((kept, missing[np.sort(first)]))
        fill(mesh.file, table, keys >> 32, (keys & 0xFFFFFFFF).astype(np.uint32))


# --- visible areas -------------------------------------------------------------------------------------------------


_drops(
    "drop the entry",
    *("VIS_TARGET_DANGLING", "VIS_INDEX_RANGE", "VIS_DELETE_NO_PARENT", "VIS_DELETE_NOT_INHERITED", "VIS_REDUNDANT"),
)
_drops("keep the first entry", "VIS_DUPLICATE")


@RECIPES.recipe("INHERIT_CHAIN", "INHERIT_CYCLE", summary="let the area list itself what the engine takes it to see")
def _flatten(mesh: Mesh) -> None:
    flatten(mesh, RULES.find_failing_rows(mesh, "INHERIT_CHAIN"))
