"""What follows the values of meshes that are edited, and which of them are not for editing."""

from __future__ import annotations

from navspec.family.contract import Follows

_NAMED = "others refer to it by this id, and would lead to nothing"
_LADDER_AREAS = ("top_forward_area", "top_left_area", "top_right_area", "top_behind_area", "bottom_area")

FOLLOWS = (
    Follows("/areas/*/place_index", ("NAV_HAS_UNNAMED_MISMATCH",)),
    *(Follows(f"/ladders/*/{area}", ("NAV_LADDER_NOT_MIRRORED",)) for area in _LADDER_AREAS),
    *(Follows(f"/{table}/*/id", refuse=_NAMED) for table in ("areas", "ladders")),
)
