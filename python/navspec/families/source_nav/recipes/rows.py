"""Recipes that add, drop and move rows of a mesh."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.leftovers import search
from navspec.families.source_nav.recipes.base import RECIPES
from navspec.families.source_nav.recipes.edits import (
    ENCOUNTERS,
    VISIBLE,
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
from navspec.families.source_nav.rules.analysis import MOST_APPROACHES
from navspec.families.source_nav.rules.ladders import LISTS, SLOTS
from navspec.families.source_nav.rules.places import ROOM
from navspec.families.source_nav.view import NONE, Mesh

Array = np.ndarray[Any, Any]

_APPROACHES = ("areas.approaches", "areas.cs_approaches")


def _drop(code: str, tables: Sequence[str], mesh: Mesh) -> None:
    """Drop the rows for which a rule fails."""
    for table in tables:
        drop(mesh, table, RULES.failing(mesh, code, table))


# --- the file ------------------------------------------------------------------------------------------------------


@RECIPES.recipe("TRAILING_BYTES", summary="drop the bytes behind the mesh")
def _strip_tail(mesh: Mesh) -> None:
    """GoldSrc leaves parts of older meshes; Source leaves nothing, but files may be filled with zeros."""
    tail = mesh.tables["tail"].tobytes()
    is_old = mesh.version <= LAST_GOLDSRC
    if any(run.start == 0 for run in search(tail)) if is_old else any(tail):
        raise NavspecError(
            "what follows the mesh may belong to it, if its counts are wrong; correct them, or take the file from a backup"
        )
    mesh.tables.replace("tail", np.zeros(0, np.uint8))


# --- places --------------------------------------------------------------------------------------------------------


@RECIPES.recipe("PLACE_NAME_TOO_LONG", summary=f"cut the name to {ROOM - 1} bytes and a zero")
def _cut_names(mesh: Mesh) -> None:
    _rename(mesh, "PLACE_NAME_TOO_LONG", [each[: ROOM - 1] + b"\0" for each in mesh.place_texts])


@RECIPES.recipe("PLACE_NAME_NO_NUL", summary="add a zero")
def _end_names(mesh: Mesh) -> None:
    _rename(mesh, "PLACE_NAME_NO_NUL", [each[: ROOM - 1] + b"\0" for each in mesh.place_texts])


@RECIPES.recipe("PLACE_NAME_EMBEDDED_NUL", summary="cut the name at its first zero")
def _cut_at_zeros(mesh: Mesh) -> None:
    _rename(mesh, "PLACE_NAME_EMBEDDED_NUL", [each + b"\0" for each in mesh.places])


def _rename(mesh: Mesh, code: str, texts: Sequence[bytes]) -> None:
    """Give the places that a rule finds other names."""
    failing = set(RULES.failing(mesh, code).tolist())
    new = [texts[row] if row in failing else text for row, text in enumerate(mesh.place_texts)]
    mesh.tables.replace("places.name", np.frombuffer(b"".join(new), np.uint8), [len(each) for each in new])


@RECIPES.recipe("PLACE_NAME_EMPTY", summary="drop the entry")
def _drop_empty_places(mesh: Mesh) -> None:
    _drop_places(mesh, RULES.failing(mesh, "PLACE_NAME_EMPTY"))


@RECIPES.recipe("PLACE_UNUSED", summary="drop entries that no area uses")
def _drop_unused_places(mesh: Mesh) -> None:
    _drop_places(mesh, RULES.failing(mesh, "PLACE_UNUSED"))


@RECIPES.recipe("PLACE_DUPLICATE", summary="merge entries of the same name")
def _merge_places(mesh: Mesh) -> None:
    first: dict[bytes, int] = {}
    meant = [first.setdefault(name.lower(), row) for row, name in enumerate(mesh.places)]
    _drop_places(mesh, RULES.failing(mesh, "PLACE_DUPLICATE"), np.array(meant) + 1)


def _drop_places(mesh: Mesh, rows: Array, instead: Array | None = None) -> None:
    """Drop entries of the directory; areas come into the place that stands `instead` of each entry, 0 for none."""
    count = len(mesh.places)
    is_kept = np.ones(count, bool)
    is_kept[rows] = False
    meant = np.where(is_kept, np.arange(count) + 1, 0) if instead is None else instead
    new = np.concatenate(([0], np.cumsum(is_kept) * is_kept))[np.concatenate(([0], meant))]
    index = mesh.place_index
    is_there = index <= count
    put_in_places(mesh, np.where(is_there, new[index * is_there], index))
    mesh.tables.keep("places", is_kept)


# --- areas and links -----------------------------------------------------------------------------------------------


@RECIPES.recipe(
    "EXTENT_DEGENERATE",
    summary="swap corners that are the wrong way round, remove areas without a surface",
    on_request=True,
)
def _turn_or_remove(mesh: Mesh) -> None:
    rows = RULES.failing(mesh, "EXTENT_DEGENERATE")
    size = (mesh.high - mesh.low)[rows, :2]
    with np.errstate(invalid="ignore"):
        is_turned = (np.isfinite(size) & (size != 0)).all(axis=1)
    areas = mesh.tables["areas"]
    for axis, pairs in (("x", (("nw", "ne"), ("sw", "se"))), ("y", (("nw", "sw"), ("ne", "se")))):
        at = rows[is_turned & (size[:, "xy".index(axis)] < 0)]
        areas["nw"][axis][at], areas["se"][axis][at] = areas["se"][axis][at], areas["nw"][axis][at]
        heights = {"nw": areas["nw"]["z"], "ne": areas["ne_z"], "sw": areas["sw_z"], "se": areas["se"]["z"]}
        for one, other in pairs:
            heights[one][at], heights[other][at] = heights[other][at], heights[one][at]
    if not is_turned.all():
        remove_areas(Mesh(mesh.files), rows[~is_turned])


def _drop_links(code: str, mesh: Mesh) -> None:
    drop_links(mesh, RULES.failing(mesh, code))


for _code in ("LINK_DANGLING", "LINK_ZERO", "LINK_SELF", "LINK_DUPLICATE"):
    RECIPES.recipe(_code, summary="drop the link")(partial(_drop_links, _code))


@RECIPES.recipe("LINK_WRONG_SIDE", summary="move the link to the side on which the area lies", on_request=True)
def _move_links(mesh: Mesh) -> None:
    rows = RULES.failing(mesh, "LINK_WRONG_SIDE")
    owner, target = mesh.connections.owner[rows], mesh.connections.target[rows]
    with np.errstate(invalid="ignore"):
        before, behind = mesh.low[owner] - mesh.high[target], mesh.low[target] - mesh.high[owner]
        gaps = np.stack((before[:, 1], behind[:, 0], behind[:, 1], before[:, 0]), axis=1)
        side = gaps.argmax(axis=1)
        at = np.arange(len(rows))
        is_clear = gaps[at, side] > gaps[at, (side + 2) % 4]
    move_links(mesh, rows[is_clear], side[is_clear])


# --- what an analysis has found ------------------------------------------------------------------------------------


for _code in ("ENC_AREA_DANGLING", "ENC_DIR_RANGE", "ENC_NOT_LINKED"):
    RECIPES.recipe(_code, summary="drop the path")(partial(_drop, _code, (ENCOUNTERS,)))


@RECIPES.recipe("ENC_SPOT_DANGLING", summary="drop the spot from the path")
def _drop_lost_spots(mesh: Mesh) -> None:
    drop(mesh, mesh.encounter_spots_key, RULES.failing(mesh, "ENC_SPOT_DANGLING"))


@RECIPES.recipe("ENC_T_ORDER", summary="sort the spots of the path")
def _sort_spots(mesh: Mesh) -> None:
    table = mesh.encounter_spots_key
    spots = mesh.tables[table]
    spots[...] = spots[np.lexsort((mesh.column(table, "t"), mesh.owner(table)))]


RECIPES.recipe("APPROACH_DANGLING", summary="drop the approach")(partial(_drop, "APPROACH_DANGLING", _APPROACHES))


@RECIPES.recipe("APPROACH_COUNT", summary=f"keep the first {MOST_APPROACHES}")
def _keep_first_approaches(mesh: Mesh) -> None:
    for table in _APPROACHES:
        starts, owner = mesh.tables.offsets(table), mesh.owner(table)
        drop(mesh, table, np.flatnonzero(np.arange(len(owner)) - starts[owner] >= MOST_APPROACHES))


# --- ladders -------------------------------------------------------------------------------------------------------


for _code in ("AREA_LADDER_DANGLING", "AREA_LADDER_DUPLICATE"):
    RECIPES.recipe(_code, summary="drop the ladder from the list")(partial(_drop, _code, tuple(LISTS.values())))


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
    ids = mesh.column("ladders", "id").astype(np.int64)
    for way, table in LISTS.items():
        slots = [mesh.named.rows(mesh.column("ladders", slot)) for slot, list_ in SLOTS.items() if list_ == way]
        areas, ladders = np.stack(slots, axis=1).ravel(), np.repeat(ids, len(slots))
        wanted = (areas << 32 | ladders)[areas != NONE]
        listed = mesh.owner(table) << 32 | mesh.tables[table].astype(np.int64)
        is_unknown = mesh.ladder_index.rows(mesh.tables[table]) == NONE
        kept = listed[np.isin(listed, wanted) | is_unknown]
        missing = wanted[~np.isin(wanted, kept)]
        _, first = np.unique(missing, return_index=True)
        entries = np.concatenate((kept, missing[np.sort(first)]))
        fill(mesh.tables, table, entries >> 32, (entries & 0xFFFFFFFF).astype(np.uint32))


# --- visible areas -------------------------------------------------------------------------------------------------


for _code in (
    "VIS_TARGET_DANGLING",
    "VIS_INDEX_RANGE",
    "VIS_DELETE_NO_PARENT",
    "VIS_DELETE_NOT_INHERITED",
    "VIS_REDUNDANT",
):
    RECIPES.recipe(_code, summary="drop the entry")(partial(_drop, _code, (VISIBLE,)))
RECIPES.recipe("VIS_DUPLICATE", summary="keep the first entry")(partial(_drop, "VIS_DUPLICATE", (VISIBLE,)))


@RECIPES.recipe("INHERIT_CHAIN", "INHERIT_CYCLE", summary="let the area list itself what the engine takes it to see")
def _flatten(mesh: Mesh) -> None:
    flatten(mesh, RULES.failing(mesh, "INHERIT_CHAIN"))
