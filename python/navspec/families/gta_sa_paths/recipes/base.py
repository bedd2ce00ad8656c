"""The recipes of path networks, and the order in which they run."""

from __future__ import annotations

from navspec.family.repair.recipes import Recipes

_ORDER = (
    # The layout, so that every section stands where it is read.
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
"""Filled by the modules beside this one."""
