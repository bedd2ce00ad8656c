"""The recipes of path networks of GTA IV, and the order in which they run."""

from __future__ import annotations

from navspec.families.gta_iv_paths.view import Array, RoadNetwork
from navspec.family.repair.recipes import Recipes

_ORDER = (
    # The files, so that every record is read as what it is.
    "FILE_PADDED", "SET_INCOMPLETE", "NO_OWNER",
    # The addresses of nodes.
    "NODE_AREA", "NODE_ID_DUPLICATE", "NODE_ID_POSITION", "NODE_SEARCH_DISTANCE", "NODE_PREV_PTR",
    # Who owns which links; the flags come later, because they tell it where the first links do not.
    "FIRST_LINK_ORDER", "FIRST_LINK_RANGE", "FIRST_LINK_START", "TAIL_LINKS", "NODE_LINK_COUNT", "NODE_UNLINKED_BIT",
    # The links.
    "LINK_AREA_RANGE", "LINK_TARGET", "LINK_TO_TAIL", "LINK_SELF", "LINK_DUPLICATE", "LINK_ONE_WAY",
    # Nodes move with their links.
    "NODE_OUTSIDE", "LINK_LENGTH_ZERO", "LINK_LENGTH", "LINK_LENGTH_PAIR",
    # What follows from the graph.
    "NODE_NEXT_PTR", "FLOOD_PAIR", "FLOOD_SHARED",
)  # fmt: skip

RECIPES = Recipes("IV_", _ORDER)
"""Filled by the modules beside this one."""


@RECIPES.doubt(
    "FILE_LONG",
    reason="bytes follow their links, so that their counts may be wrong and records not what they are read as; they stay as "
    "they are, and so do links of other files into them. Correct the counts, cut the files, or take them from a backup",
)
def _goes_on(net: RoadNetwork) -> Array:
    return (net.counts("trailing") > 0) & ~net.is_padded
