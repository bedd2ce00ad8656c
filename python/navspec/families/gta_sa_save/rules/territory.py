"""Rules of gang wars: whose the zones are, and where a war goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from navspec.families.gta_sa_save.rules.base import RECIPES, once, rule, set_right
from navspec.families.gta_sa_save.rules.collections import unlike
from navspec.families.gta_sa_save.rules.zones import INFOS, ZONES
from navspec.families.gta_sa_save.view import Save
from navspec.family.rules.results import RelatedRows, RuleResult

SHARE = "gang_wars.territory_share"
_HELD, _MOST_HELD = 236, 237
"""Statistics of the territories that the Grove holds, and of the most that it ever held."""

_NEAR = 0.0001


class Territory(NamedTuple):
    """Zones that the Grove holds, and all that belong to one of the three gangs of Los Santos."""

    held: int
    fought_over: int

    @property
    def share(self) -> float:
        """The part of the Grove; 0 where there are no such zones."""
        return self.held / self.fought_over if self.fought_over else 0.0


def territory(save: Save) -> Territory:
    """Whose the zones are, by the densities of their infos; zones whose info is not there are nobody's."""
    densities = save.tables[INFOS]["gang_density"][:, :3].astype(np.int64)
    ballas, grove, vagos = densities.T
    is_grove = grove > ballas + vagos
    is_other = ~is_grove & ((ballas > vagos) | (vagos > ballas))
    index = save.tables[ZONES]["info_index"]
    index = index[index < len(densities)]
    held, others = int(is_grove[index].sum()), int(is_other[index].sum())
    return Territory(held, held + others)


@rule("TERRITORY_SHARE", "warning", "engine", exceptions=1)
def _territory_share(save: Save) -> Iterator[RuleResult]:
    right = territory(save)
    share, held, most = save.value(SHARE), save.stat(_HELD), save.stat(_MOST_HELD)
    message = "the Grove has {share:.4f} of the territory, where its zones make it {expected:.4f}"
    yield once(abs(share - right.share) <= _NEAR, message, SHARE, share=share, expected=right.share)
    yield unlike(save, {_HELD: right.held}, "{where} is {value}, but the Grove holds {expected} zones")
    yield unlike(save, {_MOST_HELD: max(most, held)}, "{where} is {value}, but {expected} are held now")


@RECIPES.recipe("TERRITORY_SHARE", summary="set share and statistics of the territory from the gangs")
def _share_out(save: Save) -> None:
    right = territory(save)
    save.tables.set_column("", SHARE, right.share)
    set_right(save, unlike(save, {_HELD: right.held, _MOST_HELD: max(save.stat(_MOST_HELD), right.held)}, ""))


@rule("WAR_ZONE", "warning", "measured")
def _war_zone(save: Save) -> RuleResult:
    info, zone = save.value("gang_wars.zone_info_index"), save.value("gang_wars.nav_zone_index")
    index = save.tables[ZONES]["info_index"]
    holds = (zone, info) == (-1, -1) or (0 <= zone < len(index) and index[zone] == info)
    message = "the war is in zone {zone} with info {info}, which do not belong together"
    found = once(bool(holds), message, "gang_wars.nav_zone_index", zone=zone, info=info)
    found.related = [
        RelatedRows("{where} is named", ZONES, np.full(len(found.rows), zone if zone < len(index) else -1))
    ]
    return found


@RECIPES.recipe("WAR_ZONE", summary="let the war be nowhere")
def _forget_war(save: Save) -> None:
    for field in ("zone_info_index", "nav_zone_index"):
        save.tables.set_column("", f"gang_wars.{field}", -1)
