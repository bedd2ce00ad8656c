"""Recipes for the player: what he carries, his body, his money and what is copied from his statistics.

Each derives what depends from its source, so that it also does what follows an edit of that source.
"""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_save.recipes.base import RECIPES, demand_known
from navspec.families.gta_sa_save.rules.player import (
    BODY,
    KILLS,
    MIRROR,
    full_health,
    greatest_health,
    has_nothing,
    last_door,
    misplaced,
    news,
)
from navspec.families.gta_sa_save.view import PEOPLE, Save, row_of_stat

_EMPTY = (
    *("weapon_type", "state", "clip", "total_ammo", "next_shot_time"),
    *("first_person_selected", "dont_place_in_hand", "fx_ptr"),
)
"""What is zero where nothing is carried."""


@RECIPES.recipe("EXIT_INDEX", summary="set the door to the last one that was taken")
def _set_door(save: Save) -> None:
    demand_known(save)
    save.player("exit_index")[:] = last_door(save)


@RECIPES.recipe(
    "WEAPON_SLOT_TYPE", summary="take away weapons of another kind, and empty the hand where nothing is in it"
)
def _take_weapons(save: Save) -> None:
    demand_known(save)
    people = save.tables[PEOPLE]
    wrong = misplaced(people["weapons"]["weapon_type"])
    for field in _EMPTY:
        people["weapons"][field][wrong] = 0
    active = people["active_weapon_slot"]
    active[has_nothing(active, people["weapons"]["weapon_type"])] = 0


@RECIPES.recipe("SLOT_CHOSEN", summary="choose the weapon that is in the hand")
def _choose_weapon(save: Save) -> None:
    demand_known(save)
    save.player("chosen_weapon_slot")[:] = save.player("active_weapon_slot")


@RECIPES.recipe("MAX_HEALTH_STAT", summary="set the greatest health from statistic 24")
def _set_greatest_health(save: Save) -> None:
    most = greatest_health(save)
    if np.isfinite(most):
        save.tables.set_column("", "player_info.max_health", int(most))


@RECIPES.recipe("HEALTH_MAX", summary="fill up the health")
def _fill_health(save: Save) -> None:
    demand_known(save)
    save.player("health")[:] = full_health(save)


@RECIPES.recipe("ARMOR_MAX", summary="limit the armour to the most that the player may have")
def _limit_armor(save: Save) -> None:
    demand_known(save)
    armor, most = save.player("armor"), save.value("player_info.max_armor")
    armor[~(armor <= most)] = most


@RECIPES.recipe("BODY_STATS", summary="copy fat and muscle from their statistics")
def _copy_body(save: Save) -> None:
    demand_known(save)
    for name, number in BODY:
        save.player(name)[:] = save.stat(number)


@RECIPES.recipe("MONEY_SHOWN", summary="show the money that the player has")
def _show_money(save: Save) -> None:
    save.tables.set_column("", "player_info.money_shown", save.value("player_info.money"))


@RECIPES.recipe("STATS_FINITE", summary="set statistics that are no number, and kills that are still to be added, to 0")
def _clear_statistics(save: Save) -> None:
    values = save.tables["statistics.float_stats"]
    values[~np.isfinite(values)] = 0
    save.tables["statistics.int_stats"][row_of_stat(KILLS)] = 0


@RECIPES.recipe("RADIO_STATS", summary="copy the statistics that the radio keeps")
def _copy_news(save: Save) -> None:
    save.tables[MIRROR][:] = news(save)
