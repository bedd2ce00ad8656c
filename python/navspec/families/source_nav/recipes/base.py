"""The recipes of meshes, and the order in which they run."""

from __future__ import annotations

from navspec.family.repair.recipes import Recipes

_ORDER = (
    # The file.
    "TRAILING_BYTES", "BSP_SIZE_ZERO", "BSP_SIZE_MISMATCH", "BOOL_RANGE",
    # The place directory: valid names first, then fewer of them.
    "PLACE_NAME_TOO_LONG", "PLACE_NAME_NO_NUL", "PLACE_NAME_EMBEDDED_NUL", "PLACE_INDEX_RANGE", "PLACE_NAME_EMPTY",
    "PLACE_DUPLICATE", "PLACE_UNUSED",
    # Ids, and areas without a surface.
    "AREA_ID_ZERO", "LADDER_ID_ZERO", "SPOT_ID_DUPLICATE", "EXTENT_DEGENERATE",
    # Links, and the encounter paths that lead over them.
    "LINK_DANGLING", "LINK_ZERO", "LINK_SELF", "LINK_DUPLICATE", "LINK_WRONG_SIDE", "ENC_AREA_DANGLING", "ENC_DIR_RANGE",
    "ENC_NOT_LINKED", "ENC_SPOT_DANGLING", "ENC_T_ORDER", "APPROACH_DANGLING", "APPROACH_COUNT", "APPROACH_HOW_RANGE",
    "APPROACH_NONE_CODE",
    # Ladders: their ends, then the lists of areas.
    "LADDER_AREA_DANGLING", "LADDER_UPSIDE_DOWN", "AREA_LADDER_DANGLING", "AREA_LADDER_DUPLICATE", "LADDER_NOT_MIRRORED",
    # Lists of visible areas, and their inheritance.
    "INHERIT_DANGLING", "INHERIT_SELF", "VIS_TARGET_DANGLING", "VIS_INDEX_RANGE", "VIS_DUPLICATE", "VIS_FLAGS_RANGE",
    "INHERIT_CHAIN", "VIS_DELETE_NO_PARENT", "VIS_DELETE_NOT_INHERITED", "VIS_REDUNDANT",
    # Ids in order, once all of them are valid.
    "AREA_ID_ORDER",
    # Links that are missing, once all others are valid.
    "LINK_MISSING", "LINK_ONE_WAY_FLAT",
    # Single values.
    "SPOT_FLAG_UNKNOWN", "FLAGS_RUNTIME", "FLAGS_RESERVED", "FLAGS_CUSTOM", "FLAGS_BEYOND_ENGINE",
    "TF_ATTR_UNINITIALISED", "TF_ATTR_TRANSIENT", "LIGHT_RANGE", "OCCUPY_RANGE", "L4D_FOG_RANGE",
    "L4D_CHECKPOINT_STRAY",
    # Derived values.
    "HAS_UNNAMED_MISMATCH",
)  # fmt: skip

RECIPES = Recipes("NAV_", _ORDER)
"""Registry; the other modules of this package register their recipes here."""
