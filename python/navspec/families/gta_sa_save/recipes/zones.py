"""Recipes for zones: their names, the map, their colours, and whose they are."""

from __future__ import annotations

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.recipes.base import RECIPES
from navspec.families.gta_sa_save.recipes.collections import set_statistics
from navspec.families.gta_sa_save.rules.territory import HELD, MOST_HELD, SHARE, territory
from navspec.families.gta_sa_save.rules.zones import INFOS, LABELS, REVEALED, ZONES, are_names, colours, revealed
from navspec.families.gta_sa_save.view import Save


@RECIPES.recipe(
    "ZONE0_NAME", "ZONE_LABELS", summary="take out of the zones' names what a flight off the map wrote there"
)
def _restore_names(save: Save) -> None:
    """The game marks what lies off the map as visited in the bytes behind its flags: zeros of names become 1."""
    zones = save.tables[ZONES]
    restored = zones.copy()
    for field in LABELS:
        restored[field][restored[field] == 1] = 0
    if not are_names(restored).all():
        raise NavspecError(
            "names of zones are damaged in other ways than by a flight off the map; take them from an older save"
        )
    for field in LABELS:
        zones[field] = restored[field]


@RECIPES.recipe("VISITED_COUNT", summary="count the parts of the map that are revealed")
def _count_revealed(save: Save) -> None:
    save.tables.set_column("", REVEALED, revealed(save))


@RECIPES.recipe("ZONE_COLOUR", summary="set the colours from the gangs")
def _colour(save: Save) -> None:
    right = colours(save.tables[INFOS]["gang_density"])
    save.tables[INFOS]["colour"] = right
    save.tables.set_column(INFOS, "population.radar_mode", (right[:, 3] > 0).astype(np.int64))


@RECIPES.recipe("TERRITORY_SHARE", summary="set share and statistics of the territory from the gangs")
def _share_out(save: Save) -> None:
    right = territory(save)
    save.tables.set_column("", SHARE, right.share)
    set_statistics(save, {HELD: right.held, MOST_HELD: max(save.stat(MOST_HELD), right.held)})


@RECIPES.recipe("WAR_ZONE", summary="let the war be nowhere")
def _forget_war(save: Save) -> None:
    for field in ("zone_info_index", "nav_zone_index"):
        save.tables.set_column("", f"gang_wars.{field}", -1)
