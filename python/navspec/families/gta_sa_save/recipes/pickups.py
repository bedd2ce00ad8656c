"""Recipes for pickups."""

from __future__ import annotations

from navspec.families.gta_sa_save.recipes.base import RECIPES
from navspec.families.gta_sa_save.rules import RULES
from navspec.families.gta_sa_save.rules.pickups import FOR_SALE, LOCKED, NEXT_TAKEN, PICKUPS, TAKEN, lost, texts
from navspec.families.gta_sa_save.view import Save

_PROPERTIES = {LOCKED: (1272, False), FOR_SALE: (1273, True)}
"""Model of properties, and whether they are shown. What one costs that is for sale is not known from elsewhere."""


@RECIPES.recipe("PICKUP_POINTER", summary="set the address to 0")
def _forget_objects(save: Save) -> None:
    save.tables[PICKUPS]["object_ptr"] = 0


@RECIPES.recipe("PICKUP_TYPE", summary="free the place of the pickup")
def _free(save: Save) -> None:
    save.tables[PICKUPS]["pickup_type"][RULES.failing(save, "PICKUP_TYPE")] = 0


@RECIPES.recipe("PICKUP_TEXT", summary="set the text from the type, and what else properties of the type have")
def _set_texts(save: Save) -> None:
    shown, right = texts(save)
    pickups, wrong = save.tables[PICKUPS], shown != right
    is_visible = save.column(PICKUPS, "flags.is_visible").copy()
    for kind, (model, visible) in _PROPERTIES.items():
        rows = wrong & (pickups["pickup_type"] == kind)
        pickups["model"][rows] = model
        is_visible[rows] = visible
        if kind == LOCKED:
            pickups["ammo_or_max"][rows] = 0
    save.tables.set_column(PICKUPS, "flags.is_visible", is_visible)
    save.tables.set_column(PICKUPS, "flags.property_text", right)


@RECIPES.recipe("COLLECTED_REF", summary="empty the note")
def _empty_notes(save: Save) -> None:
    notes = save.tables[TAKEN]
    notes[lost(save)] = 0
    if save.value(NEXT_TAKEN) >= len(notes):
        save.tables.set_column("", NEXT_TAKEN, 0)
