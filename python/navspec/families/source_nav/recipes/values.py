"""Recipes that set values of a mesh in place."""

from __future__ import annotations

import numpy as np

from navspec.errors import NavspecError
from navspec.families.source_nav.layout import LADDERS
from navspec.families.source_nav.recipes.base import RECIPES
from navspec.families.source_nav.recipes.edits import SPOTS, find_free_ids, put_in_places, renumber_areas
from navspec.families.source_nav.rules import RULES
from navspec.families.source_nav.view import SourceMesh
from navspec.family.repair.recipes import set_values


def _register_new_ids(code: str, table: str, word: str) -> None:
    """Register a recipe that gives the rows for which a rule fails ids that no other row has."""

    @RECIPES.recipe(code, summary=f"give the {word} a new id")
    def apply(mesh: SourceMesh) -> None:
        rows = RULES.find_failing_rows(mesh, code)
        set_values(mesh.files, table, "id", rows, find_free_ids(mesh.column(table, "id"), len(rows)))


_register_new_ids("AREA_ID_ZERO", "areas", "area")
_register_new_ids("LADDER_ID_ZERO", LADDERS, "ladder")
_register_new_ids("SPOT_ID_DUPLICATE", SPOTS, "spot")


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


@RECIPES.recipe("L4D_CHECKPOINT_STRAY", summary="clear the mark", on_request=True)
def _clear_checkpoints(mesh: SourceMesh) -> None:
    groups = mesh.flow.checkpoints
    rows = groups.rows[mesh.flow.is_stray[groups.group]]
    set_values(mesh.files, "areas", "spawn_attributes.checkpoint", rows, 0)


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


@RECIPES.recipe("LADDER_UPSIDE_DOWN", summary="swap the ends")
def _turn_ladders(mesh: SourceMesh) -> None:
    ladders = mesh.file[LADDERS]
    rows = RULES.find_failing_rows(mesh, "LADDER_UPSIDE_DOWN")
    rows = rows[ladders["top"]["z"][rows] < ladders["bottom"]["z"][rows]]
    top = ladders["top"][rows]
    ladders["top"][rows] = ladders["bottom"][rows]
    ladders["bottom"][rows] = top
