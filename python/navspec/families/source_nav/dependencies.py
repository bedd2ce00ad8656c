"""What follows the values of meshes that are edited, and which of them are not for editing."""

from __future__ import annotations

from navspec.families.source_nav.layout import SLOTS
from navspec.family.contract import Dependency

_NAMED = "others refer to it by this id, and would lead to nothing"

DEPENDENCIES = (
    Dependency("/areas/*/place_index", ("NAV_HAS_UNNAMED_MISMATCH",)),
    *(Dependency(f"/ladders/*/{area}", ("NAV_LADDER_NOT_MIRRORED",)) for area in SLOTS),
    *(Dependency(f"/{table}/*/id", refuse=_NAMED) for table in ("areas", "ladders")),
)
