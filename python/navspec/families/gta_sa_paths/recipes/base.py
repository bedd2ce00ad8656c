"""The recipes of path networks, the order in which they run, and signs that a file must not be repaired."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.layout import FREE_RESERVE
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.repair.recipes import Recipes

_ORDER = (
    # The layout, so that every section is stored where it is read.
    "FILE_WIKI_SIZE", "INTERSECTIONS_SHIFTED", "FILE_NO_TAIL", "FILE_TRAILING", "FLA_SIZE", "FLA_EOF", "FILE_PADDED",
    "SECTOR_PADDING", "UNNEEDED_RESERVE", "SET_INCOMPLETE",
    # The nodes by themselves.
    "NODE_AREA_ID", "NODE_ID", "NODE_SEARCH_DISTANCE", "NODE_PREV_PTR",
    # The links.
    "NODE_LINK_RANGE", "NODE_LINK_SEQUENCE", "LINK_TARGET", "LINK_TYPE", "LINK_SELF", "LINK_DUPLICATE", "LINK_ASYMMETRIC",
    # Nodes move with their links.
    "NODE_OUTSIDE_AREA", "LENGTH_ZERO", "LENGTH_VALUE", "LENGTH_ASYMMETRIC",
    # The edges of roads.
    "NAVI_LINK_PED", "NAVI_LINK_PAIR", "NAVI_LINK_TARGET", "NAVI_TARGET", "NAVI_TARGET_END", "NAVI_TARGET_LOWER",
    "NAVI_DIR_LENGTH", "NAVI_FAR", "NAVI_DIR_REVERSED", "NAVI_DIR_CHORD", "NAVI_WIDTH_SIGN", "NAVI_LIGHT_STATE",
    "NAVI_LIGHT_LAMP",
    "NAVI_LIGHT_END_ALONE", "NAVI_LIGHT_END", "NAVI_PARKING_LANES", "NAVI_RESERVED", "NAVI_FILE", "NAVI_ORDER",
    # Crossings.
    "INTERSECTION_RESERVED", "INTERSECTION_VEHICLE", "INTERSECTION_ASYMMETRIC", "INTERSECTION_LIGHT_ONLY",
    "INTERSECTION_LIGHT_LAMP",
    # What the graph says of its nodes.
    "NODE_PED_VEHICLE_FLAGS", "NODE_ROAD_BLOCK_LINKS", "NODE_SPEED_THREE", "NODE_PED_WIDTH_ZERO", "NODE_FLAG_RESERVED",
    "FLOOD_LINK", "FLOOD_SHARED", "FLOOD_ORDER", "NODE_DEAD_END", "NODE_BIT8",
    # What the limit adjuster does not read.
    "FLA_DEAD_COORDS", "FLA_PADDING",
    # Room for links of interiors.
    "RESERVE_LINKS", "RESERVE_LENGTHS", "RESERVE_INTERSECTIONS",
)  # fmt: skip

RECIPES = Recipes("SA_PATHS_", _ORDER)
"""The modules of this package register recipes in it."""


_END = (
    "so they stay as they are, and so do links of other files into them. Correct the counts in their headers, or take them "
    "from a backup"
)


@RECIPES.doubt("COUNT_SUM", reason=f"their vehicle and ped nodes do not add up to their nodes, {_END}")
def _sums(net: PathNetwork) -> Array:
    return net.header("num_nodes") != net.header("num_vehicle_nodes") + net.header("num_ped_nodes")


_SURPLUS = f"bytes are left over, and their nodes have not as many links as they hold, {_END}"


def _has_surplus(net: PathNetwork) -> Array:
    return net.is_overlong & (net.links_owned != net.counts("links"))


RECIPES.doubt("FILE_TRAILING", reason=_SURPLUS)(lambda net: net.is_classic & _has_surplus(net))
RECIPES.doubt("FLA_SIZE", reason=_SURPLUS)(lambda net: ~net.is_classic & _has_surplus(net))


@RECIPES.doubt("RESERVE_LINKS", reason=f"their link reserve stands at another place than their counts say, {_END}")
def _reserve_elsewhere(net: PathNetwork) -> Array:
    is_odd = net.has_any("reserved_links", net.odd_reserve)
    for index in np.flatnonzero(is_odd).tolist():
        tables = net.all_tables[index]
        # Several tools fill the reserve with something else, but none of them puts it anywhere else.
        is_odd[index] = FREE_RESERVE in bytes(tables.to_bytes())
    return is_odd


@RECIPES.doubt(
    "NAVI_TARGET", reason=f"they have navi nodes for edges between nodes that their counts make pedestrian ones, {_END}"
)
def _roads_on_foot(net: PathNetwork) -> Array:
    return (
        net.has_any("links", np.flatnonzero(net.is_served & net.graph.is_whole & ~net.is_vehicle_link))
        & net.is_in_sequence
    )


@RECIPES.doubt(
    "LINK_TYPE", reason=f"the last nodes that their counts make vehicle ones are linked as pedestrian ones are, {_END}"
)
def _paths_on_wheels(net: PathNetwork) -> Array:
    start, end = net.graph.ends
    is_mixed = net.is_vehicle[start] & ~net.is_vehicle[end] & (net.file_of("nodes", start) == net.file_of("nodes", end))
    last = net.files.starts("nodes")[:-1] + net.vehicle_nodes - 1
    is_last = np.isin(start, last)
    has_road = np.isin(last, start[is_last & net.graph.of_whole(net.is_served)])
    return (
        net.has_any("links", net.graph.whole[is_mixed]) & np.isin(last, start[is_last]) & ~has_road & net.is_in_sequence
    )
