"""Recipes for clock, police, waypoint and times."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_save.recipes.base import RECIPES, demand_known
from navspec.families.gta_sa_save.rules import RULES
from navspec.families.gta_sa_save.rules.player import INTERIOR, STACK
from navspec.families.gta_sa_save.rules.world import (
    CHAOS,
    LETTERS,
    SINGLE_TIMES,
    SYSTEM_TIME,
    TIMES,
    WEEKDAY,
    has_cheated,
    weekday,
)
from navspec.families.gta_sa_save.view import PEOPLE, Save
from navspec.family.annotations import declared
from navspec.family.recipes import assign

_FIRST = "simple_variables"


@RECIPES.recipe("CLOCK_RANGE", summary="bring the parts of the clock into their range")
def _limit_clock(save: Save) -> None:
    for each in declared(save.tables.spec):
        if each.code == "SA_SAVE_CLOCK_RANGE":
            value = save.value(each.field)
            save.tables.set_column("", each.field, min(max(value, each.note.get("min", 0)), each.note["max"]))


@RECIPES.recipe("TICK_EQUALS_TIMER", summary="let the clock have gone on at the end of the time played")
def _copy_timer(save: Save) -> None:
    save.tables.set_column("", f"{_FIRST}.last_clock_tick", save.value(f"{_FIRST}.global_timer"))


@RECIPES.recipe("SYSTEM_TIME", summary="set the weekday from the date")
def _set_weekday(save: Save) -> None:
    day = weekday(save)
    if day is not None:
        save.tables[SYSTEM_TIME][WEEKDAY] = day


@RECIPES.recipe("CHAOS_PAIR", summary="set the greatest chaos from the number of stars")
def _set_chaos(save: Save) -> None:
    stars = save.value(f"{_FIRST}.max_wanted_level")
    if stars < len(CHAOS):
        save.tables.set_column("", f"{_FIRST}.max_chaos", CHAOS[stars])


@RECIPES.recipe("CHEAT_FLAG_STAT", summary="set the flag for cheats from statistic 137")
def _set_cheated(save: Save) -> None:
    save.tables.set_column("", f"{_FIRST}.has_cheated", int(has_cheated(save)))


@RECIPES.recipe("NAME_TERMINATED", summary="end the name with a zero")
def _end_name(save: Save) -> None:
    save.letters[LETTERS - 1] = 0


@RECIPES.recipe("TARGET_BLIP", summary="remove the waypoint")
def _remove_waypoint(save: Save) -> None:
    save.tables.set_column("", f"{_FIRST}.target_blip", 0)


@RECIPES.recipe("PLAYER_AREA", summary="set area and interior to the one that goes with the doors")
def _set_area(save: Save) -> None:
    """Outside where no door leads back, else where one of the two says that it is inside; the world is asked first."""
    demand_known(save)
    inside = save.value(INTERIOR) or save.player("area").item()
    interior = inside if len(save.tables[STACK]) else 0
    save.tables.set_column("", INTERIOR, interior)
    save.player("area")[:] = interior & 0xFF


@RECIPES.recipe("TIME_IN_FUTURE", summary="set times that have not come yet to the end of the time played")
def _end_times(save: Save) -> None:
    timer = save.value(f"{_FIRST}.global_timer")
    for table, field, _ in TIMES:
        rows = RULES.failing(save, "TIME_IN_FUTURE", table)
        assign(save.files, table, field, rows, timer)
    shots = save.tables[PEOPLE]["weapons"]["next_shot_time"]
    if (shots > timer).any():
        demand_known(save)
        np.minimum(shots, timer, out=shots, casting="unsafe")
    for path in SINGLE_TIMES:
        save.tables.set_column("", path, min(save.value(path), timer))
