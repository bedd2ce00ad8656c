"""The recipes of meshes, and the order in which they run."""

from __future__ import annotations

from navspec.repair.recipes import Recipes

_ORDER = (
    # The file.
    "VERSION_LAYOUT",
    "PADDING_LENGTH",
    # What regions are known by, and what the game does not read.
    "REGION_INDEX_RANGE",
    "REGION_SLOT",
    "REGION_OBSTRUCTION",
    "REGION_MASK_HIGH_BYTE",
    "DEAD_WORDS",
    # Shapes: corners before what follows from them.
    "WINDING",
    "EDGE_NORMAL",
    "PLANE_VERTICAL",
    "AABB_SMALL",
    "CENTROID_OUTSIDE",
    # Links, then what they are like.
    "LINK_REGION_RANGE",
    "LINK_SELF",
    "LINK_ONE_WAY",
    "LINK_WIDTH",
    "LINK_INV_WIDTH",
    # What follows from regions and links.
    "MATRIX_SPARE_BITS",
    "GROUND_BIT_MISSING",
    "FLYER_BIT_MISSING",
    "MATRIX_NOT_TRANSITIVE",
    "NO_OCTREE",
    "OCTREE_EXTRA_REGION",
    # The second graph.
    "POINT_COST_NEGATIVE",
    "POINT_BITS",
)

RECIPES = Recipes("PRIME_", _ORDER)
"""Filled by the modules that hold the recipes; `all_recipes` sees to it that they do."""


def all_recipes() -> Recipes:
    """The recipes of all modules."""
    from navspec.formats.metroid_prime_path.repair import graph, values  # noqa: F401 - they register themselves

    return RECIPES
