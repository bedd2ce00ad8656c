"""Surroundings of areas, where an edit is checked first."""

from __future__ import annotations

import numpy as np

from navspec.columns.access import Array
from navspec.families.source_nav.layout import APPROACHES, LADDERS
from navspec.families.source_nav.recipes.edits import ENCOUNTERS, VISIBLE
from navspec.families.source_nav.view import NO_ROW, SourceMesh
from navspec.family.contract import Locality


def _links(mesh: SourceMesh) -> tuple[Array, Array]:
    """Return the areas at both ends of all connections and ladders."""
    return mesh.edges.source, mesh.edges.target


def _anchors(mesh: SourceMesh) -> Array:
    """Return the areas that ladders join, which stay with the ladders."""
    if not mesh.count(LADDERS):
        return np.zeros(0, np.int64)
    rows = np.concatenate(list(mesh.slots.values()))
    return rows[rows != NO_ROW]


_CODES = (
    "AREA_LADDER_", "AREA_NO_EXITS", "AREA_OVERLAP", "AREA_TINY", "COORD_", "EXTENT_", "FLAGS_", "LADDER_", "LIGHT_", "LINK_",
    "OCCUPY_", "SPOT_FLAG_", "SPOT_NO_", "SPOT_OUTSIDE_", "TF_",
)  # fmt: skip

LOCALITY = Locality(
    "areas",
    lambda mesh: mesh.box,
    _links,
    _anchors,
    reach=64.0,
    codes=tuple(f"NAV_{code}" for code in _CODES),
    unread=(VISIBLE, ENCOUNTERS, *APPROACHES),
)
