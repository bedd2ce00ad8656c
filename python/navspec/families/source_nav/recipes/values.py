"""Recipes that set values of a mesh where they stand."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.source_nav.layout import LAST_GOLDSRC, LAST_WITHOUT_GAME
from navspec.families.source_nav.recipes.base import RECIPES
from navspec.families.source_nav.recipes.edits import PARENT, SPOTS, free_ids, put_in_places, renumber_areas, set_flag
from navspec.families.source_nav.rules import RULES
from navspec.families.source_nav.rules.analysis import NO_WAY, NO_WAY_OF_OLD
from navspec.families.source_nav.rules.areas import MOST_SECONDS, SAVED_BY_TF, misplaced
from navspec.families.source_nav.rules.ladders import SLOTS
from navspec.families.source_nav.rules.visibility import MOST_FLAGS
from navspec.families.source_nav.view import NONE, Mesh
from navspec.family.recipes import assign

Array = np.ndarray[Any, Any]

_CODES = ("prev_to_here_how", "here_to_next_how")


def _set(mesh: Mesh, code: str, table: str, field: str, values: Any) -> None:
    """Set a field of the rows for which a rule fails: a value, or one for each of them."""
    rows = RULES.failing(mesh, code, table)
    if len(rows):
        assign(mesh.files, table, field, rows, values(rows) if callable(values) else values)


# --- the file ------------------------------------------------------------------------------------------------------


@RECIPES.recipe("BSP_SIZE_ZERO", "BSP_SIZE_MISMATCH", summary="write the size of the map")
def _write_map_size(mesh: Mesh) -> None:
    if mesh.map is None:
        raise NavspecError("the map is not there; name it with --bsp, or put it beside the mesh")
    mesh.tables.set_column("", "bsp_size", mesh.map.size)


@RECIPES.recipe("BOOL_RANGE", summary="write 1")
def _set_flags(mesh: Mesh) -> None:
    for name in ("is_analyzed", "has_unnamed_areas"):
        if (mesh.header(name) or 0) > 1:
            mesh.tables.set_column("", name, 1)


@RECIPES.recipe("HAS_UNNAMED_MISMATCH", summary="set the flag from the places of the areas")
def _say_whether_named(mesh: Mesh) -> None:
    set_flag(mesh.tables, mesh.place_index)


# --- ids -----------------------------------------------------------------------------------------------------------


@RECIPES.recipe("AREA_ID_ZERO", summary="give the area a new id")
def _name_areas(mesh: Mesh) -> None:
    _set(mesh, "AREA_ID_ZERO", "areas", "id", lambda rows: free_ids(mesh.ids, len(rows)))


@RECIPES.recipe("AREA_ID_ORDER", summary="number all areas anew", on_request=True)
def _number_areas(mesh: Mesh) -> None:
    if len(np.unique(mesh.ids)) < len(mesh.ids) or not mesh.ids.all():
        raise NavspecError("several areas have one id, or one has none, so that nobody knows which of them others mean")
    renumber_areas(mesh)


@RECIPES.recipe("LADDER_ID_ZERO", summary="give the ladder a new id")
def _name_ladders(mesh: Mesh) -> None:
    taken = mesh.column("ladders", "id")
    _set(mesh, "LADDER_ID_ZERO", "ladders", "id", lambda rows: free_ids(taken, len(rows)))


@RECIPES.recipe("SPOT_ID_DUPLICATE", summary="give the spot a new id")
def _name_spots(mesh: Mesh) -> None:
    taken = mesh.column(SPOTS, "id")
    _set(mesh, "SPOT_ID_DUPLICATE", SPOTS, "id", lambda rows: free_ids(taken, len(rows)))


# --- bits ----------------------------------------------------------------------------------------------------------


def _mask(mesh: Mesh, code: str, table: str, field: str, mask: int) -> None:
    """Clear the bits that a mask does not have, in the rows for which a rule fails."""
    stored = mesh.column(table, field).astype(np.int64)
    _set(mesh, code, table, field, lambda rows: stored[rows] & mask)


def _clear(code: str, mesh: Mesh) -> None:
    _mask(mesh, code, "areas", "attributes", ~misplaced(mesh, code))


for _code in ("FLAGS_RUNTIME", "FLAGS_RESERVED", "FLAGS_BEYOND_ENGINE"):
    RECIPES.recipe(_code, summary="clear the bits")(partial(_clear, _code))
RECIPES.recipe("FLAGS_CUSTOM", summary="clear the bits", on_request=True)(partial(_clear, "FLAGS_CUSTOM"))


@RECIPES.recipe("TF_ATTR_TRANSIENT", summary="clear the bits")
def _clear_transient(mesh: Mesh) -> None:
    _mask(mesh, "TF_ATTR_TRANSIENT", "areas", "tf_attributes", SAVED_BY_TF)


@RECIPES.recipe("SPOT_FLAG_UNKNOWN", summary="clear the bits")
def _clear_spots(mesh: Mesh) -> None:
    _mask(mesh, "SPOT_FLAG_UNKNOWN", SPOTS, "flags", 0b0111 if mesh.version <= LAST_GOLDSRC else 0b1111)


@RECIPES.recipe("VIS_FLAGS_RANGE", summary="clear the bits")
def _clear_seen(mesh: Mesh) -> None:
    _mask(mesh, "VIS_FLAGS_RANGE", "areas.visible", "flags", MOST_FLAGS)


# --- numbers -------------------------------------------------------------------------------------------------------


@RECIPES.recipe("LIGHT_RANGE", summary="limit the values to 0 and 1")
def _limit_light(mesh: Mesh) -> None:
    _limit(mesh, "light_intensity", 1)


@RECIPES.recipe("OCCUPY_RANGE", summary="limit the values to 0 and 120")
def _limit_times(mesh: Mesh) -> None:
    _limit(mesh, "earliest_occupy_time", MOST_SECONDS)


def _limit(mesh: Mesh, field: str, most: float) -> None:
    """Bring numbers into 0 to a limit; what is no number becomes the limit, which stands for nothing measured."""
    if mesh.stores("areas", field):
        column = mesh.tables.column("areas", field)
        is_out = ~((column >= 0) & (column <= most))
        column[is_out] = np.clip(np.where(np.isnan(column), most, column), 0, most)[is_out]


@RECIPES.recipe("PLACE_INDEX_RANGE", summary="set the place to 0")
def _leave_place(mesh: Mesh) -> None:
    put_in_places(mesh, np.where(mesh.place_index > len(mesh.places), 0, mesh.place_index))


@RECIPES.recipe("L4D_FOG_RANGE", summary="set the fog place to 0")
def _leave_fog(mesh: Mesh) -> None:
    _set(mesh, "L4D_FOG_RANGE", "areas", "fog_place_index", 0)


@RECIPES.recipe("INHERIT_DANGLING", summary="let the area inherit nothing")
def _leave_lost_parent(mesh: Mesh) -> None:
    _set(mesh, "INHERIT_DANGLING", "areas", PARENT, 0)


@RECIPES.recipe("INHERIT_SELF", summary="let the area inherit nothing")
def _leave_itself(mesh: Mesh) -> None:
    _set(mesh, "INHERIT_SELF", "areas", PARENT, 0)


@RECIPES.recipe("APPROACH_HOW_RANGE", summary="set the code to none")
def _go_no_way(mesh: Mesh) -> None:
    none = NO_WAY_OF_OLD if mesh.version <= LAST_WITHOUT_GAME else NO_WAY
    for table in ("areas.approaches", "areas.cs_approaches"):
        rows = RULES.failing(mesh, "APPROACH_HOW_RANGE", table)
        for field in _CODES if len(rows) else ():
            codes = mesh.column(table, field)[rows]
            assign(mesh.files, table, field, rows, np.where(codes > none, none, codes))


@RECIPES.recipe("APPROACH_NONE_CODE", summary="set the code to 9")
def _go_the_new_way(mesh: Mesh) -> None:
    for table in ("areas.approaches", "areas.cs_approaches"):
        _set(mesh, "APPROACH_NONE_CODE", table, _CODES[0], NO_WAY)


# --- ladders -------------------------------------------------------------------------------------------------------


@RECIPES.recipe("LADDER_AREA_DANGLING", summary="set the area to none")
def _let_go(mesh: Mesh) -> None:
    for slot in SLOTS:
        areas = mesh.tables.column("ladders", slot)
        areas[mesh.named.rows(areas) == NONE] = 0


@RECIPES.recipe("LADDER_UPSIDE_DOWN", summary="swap the ends")
def _turn_ladders(mesh: Mesh) -> None:
    ladders = mesh.tables["ladders"]
    rows = RULES.failing(mesh, "LADDER_UPSIDE_DOWN")
    rows = rows[ladders["top"]["z"][rows] < ladders["bottom"]["z"][rows]]
    top = ladders["top"][rows]
    ladders["top"][rows] = ladders["bottom"][rows]
    ladders["bottom"][rows] = top
