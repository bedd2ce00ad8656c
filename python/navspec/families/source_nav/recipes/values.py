"""Recipes that set values of a mesh in place."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from navspec.errors import NavspecError
from navspec.families.source_nav.layout import (
    APPROACH_CODES,
    APPROACHES,
    LADDERS,
    LAST_WITHOUT_GAME,
    NO_WAY,
    OLD_NO_WAY,
)
from navspec.families.source_nav.recipes.base import RECIPES
from navspec.families.source_nav.recipes.edits import find_free_ids, put_in_places, renumber_areas
from navspec.families.source_nav.rules import RULES
from navspec.families.source_nav.rules.visibility import MOST_FLAGS
from navspec.families.source_nav.view import Array, SourceMesh
from navspec.family.repair.recipes import set_values


def _register_set(
    code: str, summary: str, new: Callable[[SourceMesh, Array, Array], Array | int], *, on_request: bool = False
) -> None:
    """Register a recipe that sets the field of a rule's findings, from the values of all rows and the failing rows."""

    @RECIPES.recipe(code, summary=summary, on_request=on_request)
    def apply(mesh: SourceMesh) -> None:
        for answer in RULES.evaluate(mesh, code):
            if len(answer.rows):
                values = mesh.column(answer.table, answer.field)
                set_values(mesh.files, answer.table, answer.field, answer.rows, new(mesh, values, answer.rows))


for _code, _summary, _value in (
    ("INHERIT_DANGLING", "let the area inherit nothing", 0),
    ("INHERIT_SELF", "let the area inherit nothing", 0),
    ("LADDER_AREA_DANGLING", "set the area to none", 0),
):
    _register_set(_code, _summary, lambda *_, value=_value: value)

for _code, _word in (("AREA_ID_ZERO", "area"), ("LADDER_ID_ZERO", "ladder"), ("SPOT_ID_DUPLICATE", "spot")):
    _register_set(_code, f"give the {_word} a new id", lambda _, values, rows: find_free_ids(values, len(rows)))

_register_set("VIS_FLAGS_RANGE", "clear the bits", lambda _, values, rows: values[rows] & MOST_FLAGS)


# --- the file ------------------------------------------------------------------------------------------------------


@RECIPES.recipe("BSP_SIZE_ZERO", "BSP_SIZE_MISMATCH", summary="write the size of the map")
def _write_map_size(mesh: SourceMesh) -> None:
    (map_file,) = mesh.maps
    if map_file is None:
        raise NavspecError("the map is not there; name it with --bsp, or put it beside the mesh")
    mesh.file.set_column("", "bsp_size", map_file.size)


@RECIPES.recipe("AREA_ID_ORDER", summary="number all areas again", on_request=True)
def _number_areas(mesh: SourceMesh) -> None:
    if len(np.unique(mesh.ids)) < len(mesh.ids) or not mesh.ids.all():
        raise NavspecError("several areas have one id, or one has none, so that references to them are ambiguous")
    renumber_areas(mesh)


@RECIPES.recipe("TF_ATTR_UNINITIALISED", summary="set all attribute words to 0", on_request=True)
def _clear_words(mesh: SourceMesh) -> None:
    mesh.file.set_column("areas", "tf_attributes", 0)


# --- numbers -------------------------------------------------------------------------------------------------------


@RECIPES.recipe("LIGHT_RANGE", summary="limit the values to 0 and 1")
def _limit_light(mesh: SourceMesh) -> None:
    _limit(mesh, "light_intensity", 1)


@RECIPES.recipe("OCCUPY_RANGE", summary="limit the values to 0 and 120")
def _limit_times(mesh: SourceMesh) -> None:
    _limit(mesh, "earliest_occupy_time", 120)


def _limit(mesh: SourceMesh, field: str, most: float) -> None:
    """Limit numbers to 0 and a maximum; NaN becomes the maximum, the value for unmeasured ones."""
    if mesh.has_field("areas", field):
        column = mesh.file.column("areas", field)
        is_out = ~((column >= 0) & (column <= most))
        column[is_out] = np.clip(np.where(np.isnan(column), most, column), 0, most)[is_out]


@RECIPES.recipe("PLACE_INDEX_RANGE", summary="set the place to 0")
def _clear_place(mesh: SourceMesh) -> None:
    put_in_places(mesh, np.where(mesh.place_index > len(mesh.places), 0, mesh.place_index))


@RECIPES.recipe("APPROACH_HOW_RANGE", summary="set the code to none")
def _limit_movement_codes(mesh: SourceMesh) -> None:
    highest = OLD_NO_WAY if mesh.version <= LAST_WITHOUT_GAME else NO_WAY
    for table in APPROACHES:
        rows = RULES.find_failing_rows(mesh, "APPROACH_HOW_RANGE", table)
        for field in APPROACH_CODES if len(rows) else ():
            set_values(mesh.files, table, field, rows, np.minimum(mesh.column(table, field)[rows], highest))


@RECIPES.recipe("LADDER_UPSIDE_DOWN", summary="swap the ends")
def _turn_ladders(mesh: SourceMesh) -> None:
    ladders = mesh.file[LADDERS]
    rows = RULES.find_failing_rows(mesh, "LADDER_UPSIDE_DOWN")
    rows = rows[ladders["top"]["z"][rows] < ladders["bottom"]["z"][rows]]
    top = ladders["top"][rows]
    ladders["top"][rows] = ladders["bottom"][rows]
    ladders["bottom"][rows] = top
