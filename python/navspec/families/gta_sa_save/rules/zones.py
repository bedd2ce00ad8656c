"""Repairs of zones, and of the gang wars over them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.rules.base import RECIPES
from navspec.families.gta_sa_save.view import INT_STATS, Save, stat_row
from navspec.family.rules.checks import run_checks

ZONES, INFOS = "zones.nav_zones", "zones.zone_infos"
_NAMES = ("info_label", "text_key")
"""Fields of zones with their names."""

SHARE = "gang_wars.territory_share"
_GROVE_ZONES, _MOST_GROVE_ZONES = 236, 237
"""Statistics of the territories of the Grove now, and of the most it ever had."""


@RECIPES.recipe(
    "ZONE0_NAME", "ZONE_LABELS", summary="take out of the zones' names what a flight off the map wrote there"
)
def _restore_names(save: Save) -> None:
    """Restore names of zones.

    The game marks places off the map as visited in the bytes after its flags: zeros of names become 1.
    """
    zones = save.tables[ZONES]
    for field in _NAMES:
        zones[field][zones[field] == 1] = 0
    if any(result.table == ZONES for result in run_checks(save, "SA_SAVE_ZONE_LABELS")):
        raise NavspecError(
            "names of zones are damaged in other ways than by a flight off the map; take them from an older save"
        )


class Territory(NamedTuple):
    """Number of zones of the Grove, and of all zones of one of the three gangs of Los Santos."""

    grove_zones: int
    gang_zones: int

    @property
    def share(self) -> float:
        """Share of the Grove; 0 without such zones."""
        return self.grove_zones / self.gang_zones if self.gang_zones else 0.0


def measure_territory(save: Save) -> Territory:
    """Count the zones of gangs by the densities of their infos; a zone whose info does not exist belongs to no gang."""
    densities = save.tables[INFOS]["gang_density"][:, :3].astype(np.int64)
    ballas, grove, vagos = densities.T
    is_grove = grove > ballas + vagos
    is_other = ~is_grove & ((ballas > vagos) | (vagos > ballas))
    index = save.tables[ZONES]["info_index"]
    index = index[index < len(densities)]
    grove_zones, rival_zones = int(is_grove[index].sum()), int(is_other[index].sum())
    return Territory(grove_zones, grove_zones + rival_zones)


@RECIPES.recipe("TERRITORY_SHARE", summary="set share and statistics of the territory from the gangs")
def _set_share(save: Save) -> None:
    """Set all three, as the most depends on the number now."""
    right, statistics = measure_territory(save), save.tables[INT_STATS]
    save.tables.set_column("", SHARE, right.share)
    statistics[stat_row(_GROVE_ZONES)] = right.grove_zones
    statistics[stat_row(_MOST_GROVE_ZONES)] = max(save.stat(_MOST_GROVE_ZONES), right.grove_zones)


@RECIPES.recipe("WAR_ZONE", summary="let the war be nowhere")
def _forget_war(save: Save) -> None:
    for field in ("zone_info_index", "nav_zone_index"):
        save.tables.set_column("", f"gang_wars.{field}", -1)
