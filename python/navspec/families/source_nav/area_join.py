"""Joining of two areas that form one rectangle: one keeps its id and its row, the other is removed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.borders import STEP_HEIGHT
from navspec.families.source_nav.layout import APPROACHES, LADDERS, LISTS, SLOTS
from navspec.families.source_nav.recipes.edits import (
    ENCOUNTERS,
    LINKS,
    PARENT,
    SPOTS,
    VISIBLE,
    flatten_visibility,
    remove_areas,
    replace_rows,
)
from navspec.families.source_nav.view import SourceMesh
from navspec.family.network.mesh_editor import EditRefusal, MeshEdit, build_obstacle
from navspec.family.network.tools import Action

_TOLERANCE = 1.0
"""Units by which the sides of areas that form one rectangle may differ."""
_LIGHT, _TIMES = "light_intensity", "earliest_occupy_time"
_OF_ONE = ("id", "nw", "se", "ne_z", "sw_z", "ladders_up", "ladders_down", PARENT, _LIGHT, _TIMES)
"""Fields in which two areas may differ, in addition to numbers of rows."""


def join_areas(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Join an area with a second one, which is removed.

    Connections, hiding spots and ladders of the second area go to the first one. Encounter paths and approaches of both
    are dropped, because only an analysis in the game finds those of the whole. Areas see the joined area where they saw
    one of both.
    """
    kept, gone = action.nodes.tolist()
    if kept == gone:
        raise NavspecError("an area is not joined with itself; choose two")
    axis = _find_axis(mesh, kept, gone)
    shape = _join_shapes(mesh, kept, gone, axis)
    _require_alike(mesh, kept, gone)
    ids, before = mesh.ids[[kept, gone]].tolist(), {table: mesh.count(table) for table in (ENCOUNTERS, *APPROACHES)}
    if mesh.has_field("areas", PARENT):
        is_near = np.isin(mesh.parent, (kept, gone)) | np.isin(np.arange(mesh.areas), (kept, gone))
        flatten_visibility(mesh, np.flatnonzero(is_near & (mesh.parent >= 0)))
        mesh = SourceMesh(mesh.files)
    tables = mesh.file
    lists = dict([*_moved_lists(mesh, kept, gone)])
    for field in SLOTS if mesh.count(LADDERS) else ():
        areas = tables.column(LADDERS, field)
        areas[areas == ids[1]] = ids[0]
    for table, (owner, rows) in lists.items():
        replace_rows(tables, table, owner, rows)
    for table in before:
        if mesh.count(table):
            tables.keep(table, tables.parents(table) != kept)
    for field, value in shape.items():
        tables.column("areas", field)[kept] = value
    remove_areas(SourceMesh(mesh.files), np.array([gone]))
    lost = {table: count - SourceMesh(mesh.files).count(table) for table, count in before.items()}
    return MeshEdit(tuple(_notes(ids, lost)), (str(ids[0]),))


def _notes(ids: list[int], lost: dict[str, int]) -> Iterator[str]:
    yield f"area {ids[1]} is now part of area {ids[0]}"
    approaches = sum(lost[table] for table in APPROACHES)
    words = [
        f"{count:,} {noun}{'' if count == 1 else ending}"
        for count, noun, ending in ((lost[ENCOUNTERS], "encounter path", "s"), (approaches, "approach", "es"))
        if count
    ]
    if words:
        yield f"gone: {' and '.join(words)} of both areas, which only an analysis in the game finds for the whole"


# --- the shape -----------------------------------------------------------------------------------------------------


def _find_axis(mesh: SourceMesh, one: int, second: int) -> int:
    """Return the axis along which two areas form one rectangle, 0 for x and 1 for y."""
    for axis in (0, 1):
        low, high = mesh.low[[one, second]], mesh.high[[one, second]]
        beside = np.abs(np.diff([low[:, 1 - axis], high[:, 1 - axis]], axis=1)).max()
        gap = min(abs(high[0, axis] - low[1, axis]), abs(high[1, axis] - low[0, axis]))
        if max(beside, gap) <= _TOLERANCE:
            return axis
    raise _refusal(mesh, one, second, "do not form one rectangle", "Choose areas that share a whole side")


def _join_shapes(mesh: SourceMesh, kept: int, gone: int, axis: int) -> dict[str, Any]:
    """Return the changed fields of the area that is kept: corners, heights, light and earliest times."""
    first, last = sorted((kept, gone), key=lambda row: mesh.low[row, axis])
    # Corners run from the north-west by north-east and south-east to the south-west.
    of_last = np.array([False, axis == 0, True, axis == 1])
    heights = np.where(of_last, mesh.heights[last], mesh.heights[first])
    border = {0: ((1, 0), (2, 3)), 1: ((3, 0), (2, 1))}[axis]
    length = mesh.high[last, axis] - mesh.low[first, axis]
    share = (mesh.high[first, axis] - mesh.low[first, axis]) / length if length else 0.5
    for before, after in border:
        ends = heights[[after, before]] @ (1 - share, share)
        if not max(abs(ends - mesh.heights[first, before]), abs(ends - mesh.heights[last, after])) <= STEP_HEIGHT:
            what = f"would leave the ground by more than {STEP_HEIGHT:g} units as one area"
            raise _refusal(mesh, kept, gone, what, "Leave them apart")
    name = "xy"[axis]
    fields = {
        f"nw.{name}": mesh.low[first, axis],
        f"se.{name}": mesh.high[last, axis],
        **dict(zip(("nw.z", "ne_z", "se.z", "sw_z"), heights, strict=True)),
    }
    if mesh.has_field("areas", _LIGHT):
        light = mesh.file.column("areas", _LIGHT)
        fields[_LIGHT] = np.where(of_last, light[last], light[first])
    if mesh.has_field("areas", _TIMES):
        fields[_TIMES] = mesh.file.column("areas", _TIMES)[[kept, gone]].min(axis=0)
    return fields


def _require_alike(mesh: SourceMesh, kept: int, gone: int) -> None:
    """Refuse areas with different attributes, and areas that are not to be joined."""
    rows = mesh.file["areas"][[kept, gone]]
    names = [name for name in rows.dtype.names or () if name not in _OF_ONE and not name.startswith("num_")]
    different = [name for name in names if (rows[name][0] != rows[name][1]).any()]
    if different:
        raise _refusal(
            mesh,
            kept,
            gone,
            f"differ in {' and '.join(different)}",
            "Set those of one area to those of the other first",
        )
    bit = mesh.file.bits("areas", "attributes").get("no_merge")
    if bit is not None and bit.extract(rows["attributes"]).any():
        raise _refusal(mesh, kept, gone, "are marked `no_merge`", "Clear this attribute first")


def _refusal(mesh: SourceMesh, one: int, second: int, what: str, fix: str) -> EditRefusal:
    message = f"areas {mesh.ids[one]} and {mesh.ids[second]} {what}"
    return EditRefusal(build_obstacle(message, mesh.centres[[one, second]], fix))


# --- lists, each with the row of the area of every entry ------------------------------------------------------------


def _moved_lists(mesh: SourceMesh, kept: int, gone: int) -> Iterator[tuple[str, tuple[Array, Array]]]:
    """Yield the lists in which the rows of one area become those of the other."""
    yield _connection_list(mesh, kept, gone)
    for table in (SPOTS, *LISTS.values()):
        owner = mesh.owner(table)
        if (owner == gone).any():
            rows, new, is_moved = mesh.file[table], np.where(owner == gone, kept, owner), owner == gone
            order = _sort_rows(new, is_moved) if table == SPOTS else _first_rows(new, rows, is_moved)
            yield table, (new[order], rows[order])
    if mesh.count(VISIBLE):
        yield _visible_list(mesh, kept, gone)


def _connection_list(mesh: SourceMesh, kept: int, gone: int) -> tuple[str, tuple[Array, Array]]:
    """Return the connections, without those between both areas, and each only once."""
    owner, side, target, ids = mesh.connections
    is_moved = (owner == gone) | (target == gone)
    is_inside = np.isin(owner, (kept, gone)) & np.isin(target, (kept, gone)) & is_moved
    place = np.where(owner == gone, kept, owner).astype(np.int64) * 4 + side
    new = np.where(target == gone, mesh.ids[kept], ids)
    order = _first_rows(place, new, is_moved)
    order = order[~is_inside[order]]
    return LINKS, (place[order], new[order].astype(mesh.file[LINKS].dtype))


def _visible_list(mesh: SourceMesh, kept: int, gone: int) -> tuple[str, tuple[Array, Array]]:
    """Return the entries of visible areas: an area that saw one of both sees the whole, and the whole sees what either
    saw.
    """
    target, entries, owner = mesh.visible_entries.target, mesh.file[VISIBLE].copy(), mesh.owner(VISIBLE)
    is_pair, is_of_pair = np.isin(target, (kept, gone)), np.isin(owner, (kept, gone))
    is_moved = (owner == gone) | (target == gone)
    is_dropped = is_pair & is_of_pair & is_moved
    if "flags" in (entries.dtype.names or ()):
        is_dropped |= is_pair & (entries["flags"] == 0)  # an entry that hides one of both
    entries["target"][target == gone] = kept if mesh.has_row_targets else mesh.ids[kept]
    owner = np.where(owner == gone, kept, owner)
    stays = np.flatnonzero(~is_dropped)
    order = stays[_first_rows(owner[stays], entries["target"][stays], is_moved[stays])]
    return VISIBLE, (owner[order], entries.take(order))


def _sort_rows(owner: Array, is_moved: Array) -> Array:
    """Return the rows of a list by owner, moved ones last; int64."""
    return np.lexsort((np.arange(len(owner)), is_moved, owner))


def _first_rows(owner: Array, values: Array, is_moved: Array) -> Array:
    """Return the rows of a list as `_sort_rows`, without moved ones that the owner has already; int64."""
    order = _sort_rows(owner, is_moved)
    keys = owner[order].astype(np.int64) << 32 | values[order].astype(np.int64)
    _, first = np.unique(keys, return_index=True)
    is_first = np.zeros(len(order), bool)
    is_first[first] = True
    return order[is_first | ~is_moved[order]]
