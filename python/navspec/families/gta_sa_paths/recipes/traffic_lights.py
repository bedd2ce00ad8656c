"""Recipes of path networks that set the lights as the lamps of the map give them."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.recipes.base import RECIPES
from navspec.families.gta_sa_paths.rules import RULES
from navspec.families.gta_sa_paths.rules.navis import LIGHT_END, LIGHT_STATE
from navspec.families.gta_sa_paths.rules.traffic_lights import find_crossing_lights, find_road_lights, lamps_of
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.repair.recipes import set_values


@RECIPES.recipe("NAVI_LIGHT_LAMP", summary="set the lights of roads as the lamps give them")
def _light_roads(net: PathNetwork) -> None:
    lamps = lamps_of(net)
    if lamps is None:
        return
    roads, state, is_at_target = find_road_lights(net, lamps)
    is_bad = np.isin(roads.navi, RULES.find_failing_rows(net, "NAVI_LIGHT_LAMP"))
    navi = roads.navi[is_bad].astype(np.int64)
    set_values(net.files, "navi_nodes", LIGHT_STATE, navi, state[is_bad])
    set_values(net.files, "navi_nodes", LIGHT_END, navi, is_at_target[is_bad].astype(np.int64))


@RECIPES.recipe("INTERSECTION_LIGHT_LAMP", summary="set the lights of crossings as the lamps give them")
def _light_crossings(net: PathNetwork) -> None:
    lamps = lamps_of(net)
    if lamps is None:
        return
    links, is_lit = find_crossing_lights(net, lamps)
    is_bad = is_lit != (net.crossing_bit("ped_traffic_light")[links] != 0)
    rows, values = net.crossing_rows(links[is_bad]), is_lit[is_bad].astype(np.int64)
    set_values(net.files, "intersections", "ped_traffic_light", rows, values)
