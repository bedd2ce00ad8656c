"""Repairs of the clock, of the player, and of things at places of the map."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_save.rules.base import RECIPES, require_no_mission
from navspec.families.gta_sa_save.view import PEOPLE, Save
from navspec.family.repair.recipes import set_right_values, set_values
from navspec.family.rules.checks import run_checks
from navspec.family.rules.declared import declared_rules

_LETTERS = 24
"""Most letters of a name in the menu, with the zero at its end."""

_SYSTEM_TIME, _WEEKDAY = "simple_variables.system_time", 2

_EMPTY = (
    *("weapon_type", "state", "clip", "total_ammo", "next_shot_time"),
    *("first_person_selected", "dont_place_in_hand", "fx_ptr"),
)
"""Fields that are zero in an empty slot."""


@RECIPES.recipe("CLOCK_RANGE", summary="bring the parts of the clock into their range")
def _limit_clock(save: Save) -> None:
    """Limit the clock as the annotation says that makes the rule."""
    for declared in declared_rules(save.tables.spec):
        if declared.code == "SA_SAVE_CLOCK_RANGE":
            value = min(max(save.value(declared.field), declared.note.get("min", 0)), declared.note["max"])
            save.tables.set_column("", declared.field, value)


@RECIPES.recipe("SYSTEM_TIME", summary="set the weekday from the date")
def _set_weekday(save: Save) -> None:
    """Set the weekday, if the date exists."""
    for result in run_checks(save, "SA_SAVE_SYSTEM_TIME"):
        for weekday in result.params.get("expected", ()):
            if weekday is not None:
                save.tables[_SYSTEM_TIME][_WEEKDAY] = weekday


@RECIPES.recipe("NAME_TERMINATED", summary="end the name with a zero")
def _end_name(save: Save) -> None:
    save.letters[_LETTERS - 1] = 0


@RECIPES.recipe("PLAYER_AREA", summary="set area and interior to the one that goes with the doors")
def _set_area(save: Save) -> None:
    """Set the area and the interior.

    They become 0, outside, if no door leads back. Otherwise they become the one of the two that is inside; the world
    comes first.
    """
    require_no_mission(save)
    inside = save.value("simple_variables.interior") or save.player("area").item()
    interior = inside if len(save.numbers("entry_exits.stack")) else 0
    save.tables.set_column("", "simple_variables.interior", interior)
    save.player("area")[:] = interior & 0xFF


@RECIPES.recipe(
    "WEAPON_SLOT_TYPE", summary="take away weapons of another kind, and empty the hand where nothing is in it"
)
def _remove_weapons(save: Save) -> None:
    require_no_mission(save)
    people = save.tables[PEOPLE]
    weapons, active = people["weapons"], people["active_weapon_slot"]
    for result in run_checks(save, "SA_SAVE_WEAPON_SLOT_TYPE"):
        for row, field in zip(result.rows.tolist(), result.fields or (), strict=False):
            for name in _EMPTY:
                weapons[name][row, int(field.split(".")[1])] = 0
    is_inside = active < weapons.shape[1]
    in_hand = weapons["weapon_type"][np.arange(len(active)), np.where(is_inside, active, 0)]
    active[~is_inside | (in_hand == 0)] = 0


@RECIPES.recipe("PLATE_GENERATOR", summary="free the licence plate")
def _free_plates(save: Save) -> None:
    set_right_values(save.files, run_checks(save, "SA_SAVE_PLATE_GENERATOR"))
    num_used = np.count_nonzero(save.tables["car_generators.plates"]["generator_index"] != -1)
    save.tables.set_column("", "car_generators.plate_count", num_used)


@RECIPES.recipe("BLIP_IN_USE", summary="take the blip out of use")
def _disable_blips(save: Save) -> None:
    for result in run_checks(save, "SA_SAVE_BLIP_IN_USE"):
        set_values(save.files, "radar_blips.blips", "state.in_use", result.rows, 0)
