"""The recipes of meshes, and the order in which they run."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.rules.structure import find_true_version
from navspec.families.metroid_prime_path.view import PrimeMesh
from navspec.family.repair.recipes import Recipes

_ORDER = (
    # The file.
    "VERSION_LAYOUT", "PADDING_LENGTH",
    # Indices of regions, and fields that the game does not read.
    "REGION_INDEX_RANGE", "REGION_SLOT", "REGION_OBSTRUCTION", "REGION_MASK_HIGH_BYTE", "DEAD_WORDS",
    # Shapes: corners before the values derived from them.
    "WINDING", "EDGE_NORMAL", "PLANE_VERTICAL", "AABB_SMALL", "CENTROID_OUTSIDE",
    # Links, then their values.
    "LINK_REGION_RANGE", "LINK_SELF", "LINK_ONE_WAY", "LINK_WIDTH", "LINK_INV_WIDTH",
    # Values derived from regions and links.
    "MATRIX_SPARE_BITS", "GROUND_BIT_MISSING", "NO_OCTREE", "OCTREE_EXTRA_REGION",
    # The second graph.
    "POINT_COST_NEGATIVE", "POINT_BITS",
)  # fmt: skip

RECIPES = Recipes("PRIME_", _ORDER)
"""Registry; the other modules of this package register their recipes here."""


def recipe(*codes: str, summary: str, on_request: bool = False) -> Callable[[Callable[[PrimeMesh], None]], None]:
    """Return a decorator that registers a recipe for meshes whose stored version is right; others raise
    `NavspecError`.
    """

    def register(apply: Callable[[PrimeMesh], None]) -> None:
        @wraps(apply)
        def require_version(mesh: PrimeMesh) -> None:
            version = find_true_version(mesh)
            if version is not None:
                raise NavspecError(
                    f"the mesh seems to be of version {version}; set that first (--select PRIME_VERSION_LAYOUT)"
                )
            apply(mesh)

        RECIPES.recipe(*codes, summary=summary, on_request=on_request)(require_version)

    return register
