"""Recipes for the counters of what the player collects and achieves."""

from __future__ import annotations

from navspec.families.gta_sa_save.recipes.base import RECIPES, demand_known
from navspec.families.gta_sa_save.rules.collections import JUMPS, STATS, counted, jumped, sprayed
from navspec.families.gta_sa_save.view import Save, row_of_stat


@RECIPES.recipe("COLLECTABLES", summary="set the counter from the pickups that are left")
def _count_taken(save: Save) -> None:
    """More pickups than there should be at all are no number of those that were taken."""
    set_statistics(save, {number: value for number, value in counted(save).items() if value >= 0})


@RECIPES.recipe("TAGS_VARIABLE", summary="set the variable from the tags")
def _count_tags(save: Save) -> None:
    demand_known(save)
    found = sprayed(save)
    if found:
        variable, tags = found
        save.globals[variable] = tags


@RECIPES.recipe("JUMP_STATS", summary="set the statistics from the jumps, of which those that are done were tried")
def _count_jumps(save: Save) -> None:
    jumps = save.tables[JUMPS]
    jumps["found"][(jumps["done"] != 0) & (jumps["found"] == 0)] = 1
    set_statistics(save, jumped(save))


def set_statistics(save: Save, values: dict[int, int]) -> None:
    """Set statistics that are whole numbers, by their numbers."""
    for number, value in values.items():
        save.tables[STATS][row_of_stat(number)] = value
