"""Recipes for what stands in places of the map: plates of parked cars, blips, doors."""

from __future__ import annotations

from navspec.families.gta_sa_save.recipes.base import RECIPES
from navspec.families.gta_sa_save.rules import RULES
from navspec.families.gta_sa_save.rules.places import BLIPS, DOORS, PLATE_COUNT, PLATES, plates_used
from navspec.families.gta_sa_save.view import Save
from navspec.family.recipes import assign


@RECIPES.recipe("PLATE_GENERATOR", summary="free the licence plate")
def _free_plates(save: Save) -> None:
    save.tables[PLATES]["generator_index"][RULES.failing(save, "PLATE_GENERATOR")] = -1
    _count_plates(save)


@RECIPES.recipe("PLATE_COUNT", summary="count the licence plates")
def _count_plates(save: Save) -> None:
    save.tables.set_column("", PLATE_COUNT, plates_used(save))


@RECIPES.recipe("BLIP_IN_USE", summary="take the blip out of use")
def _leave_blips(save: Save) -> None:
    assign(save.files, BLIPS, "state.in_use", RULES.failing(save, "BLIP_IN_USE"), 0)


@RECIPES.recipe("ENEX_LINK", summary="let the door lead to no other")
def _unlink(save: Save) -> None:
    save.tables[DOORS]["linked_index"][RULES.failing(save, "ENEX_LINK")] = -1
