"""Repairs of pickups, and of jumps with their counters."""

from __future__ import annotations

from navspec.families.gta_sa_save.rules.base import RECIPES
from navspec.families.gta_sa_save.view import Save
from navspec.family.repair.recipes import set_right_values, set_values
from navspec.family.rules.checks import run_checks

_PICKUPS = "pickups.pickups"
_LOCKED, _FOR_SALE = 17, 18
"""Types of properties that the player cannot buy, and can buy."""
_PROPERTIES = {_LOCKED: (1272, False), _FOR_SALE: (1273, True)}
"""Models of properties, and whether they are shown. The price of one for sale is stored nowhere else."""


@RECIPES.recipe("PICKUP_TYPE", summary="free the place of the pickup")
def _free_pickups(save: Save) -> None:
    for result in run_checks(save, "SA_SAVE_PICKUP_TYPE"):
        set_values(save.files, _PICKUPS, "pickup_type", result.rows, 0)


@RECIPES.recipe("PICKUP_TEXT", summary="set the text from the type, and what else properties of the type have")
def _set_texts(save: Save) -> None:
    kinds = save.tables[_PICKUPS]["pickup_type"]
    results = [*run_checks(save, "SA_SAVE_PICKUP_TEXT")]
    for result in results:
        for kind, (model, is_visible) in _PROPERTIES.items():
            rows = result.rows[kinds[result.rows] == kind]
            set_values(save.files, _PICKUPS, "model", rows, model)
            set_values(save.files, _PICKUPS, "flags.is_visible", rows, is_visible)
            if kind == _LOCKED:
                set_values(save.files, _PICKUPS, "ammo_or_max", rows, 0)
    set_right_values(save.files, results)


@RECIPES.recipe("JUMP_STATS", summary="set the statistics from the jumps, and count done jumps as tried")
def _count_jumps(save: Save) -> None:
    jumps = save.tables["stunt_jumps.jumps"]
    jumps["found"][(jumps["done"] != 0) & (jumps["found"] == 0)] = 1
    set_right_values(save.files, run_checks(save, "SA_SAVE_JUMP_STATS"))
