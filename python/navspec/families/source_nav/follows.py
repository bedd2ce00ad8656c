"""What follows the values of meshes that are edited, and which of them are not for editing."""

from __future__ import annotations

from navspec.families.source_nav.layout import SLOTS
from navspec.family.contract import Follows

_NAMED = "others refer to it by this id, and would lead to nothing"

FOLLOWS = (
    Follows("/areas/*/place_index", ("NAV_HAS_UNNAMED_MISMATCH",)),
    *(Follows(f"/ladders/*/{area}", ("NAV_LADDER_NOT_MIRRORED",)) for area in SLOTS),
    *(Follows(f"/{table}/*/id", refuse=_NAMED) for table in ("areas", "ladders")),
)
