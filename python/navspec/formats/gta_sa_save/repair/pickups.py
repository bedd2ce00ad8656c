"""Recipes for pickups."""

from __future__ import annotations

from navspec.formats.gta_sa_save.repair.base import RECIPES
from navspec.formats.gta_sa_save.rules import RULES
from navspec.formats.gta_sa_save.rules.pickups import NEXT_TAKEN, PICKUPS, TAKEN, lost, texts
from navspec.formats.gta_sa_save.view import Save


@RECIPES.recipe("PICKUP_POINTER", summary="set the address to 0")
def _forget_objects(save: Save) -> None:
    save.tables[PICKUPS]["object_ptr"] = 0


@RECIPES.recipe("PICKUP_TYPE", summary="free the place of the pickup")
def _free(save: Save) -> None:
    save.tables[PICKUPS]["pickup_type"][RULES.failing(save, "PICKUP_TYPE")] = 0


@RECIPES.recipe("PICKUP_TEXT", summary="set the text from the type")
def _set_texts(save: Save) -> None:
    save.tables.set_column(PICKUPS, "flags.property_text", texts(save)[1])


@RECIPES.recipe("COLLECTED_REF", summary="empty the note")
def _empty_notes(save: Save) -> None:
    notes = save.tables[TAKEN]
    notes[lost(save)] = 0
    if save.value(NEXT_TAKEN) >= len(notes):
        save.tables.set_column("", NEXT_TAKEN, 0)
