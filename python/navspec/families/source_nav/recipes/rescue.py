"""Meshes of which the end is missing: what is whole of them becomes a mesh of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navspec.columns import TableSet, salvage
from navspec.errors import NavspecError
from navspec.families.source_nav.layout import FORMAT
from navspec.families.source_nav.recipes.base import RECIPES
from navspec.families.source_nav.rules import RULES
from navspec.families.source_nav.view import Mesh
from navspec.spec import load_spec

_LOST = (
    "LINK_DANGLING", "ENC_AREA_DANGLING", "ENC_SPOT_DANGLING", "APPROACH_DANGLING", "LADDER_AREA_DANGLING",
    "AREA_LADDER_DANGLING", "INHERIT_DANGLING", "VIS_TARGET_DANGLING", "VIS_INDEX_RANGE", "VIS_DELETE_NO_PARENT",
    "HAS_UNNAMED_MISMATCH",
)  # fmt: skip
"""Rules whose recipes let go what is missing now."""


@RECIPES.rescue(
    "TRUNCATED", "COUNT_EXCEEDS_FILE", summary="keep the whole areas and ladders, and drop all that is behind them"
)
def _keep_whole(data: bytes | bytearray, decisions: Mapping[str, Any]) -> bytes:
    """What areas see through others that are missing is lost; a count that is wrong costs all that is behind it."""
    tables = salvage(data, load_spec(FORMAT), decisions=decisions)
    if not len(tables["areas"]):
        raise NavspecError("no area is whole, so that nothing can be kept")
    for recipe in RECIPES.sort_recipes():
        mesh, code = Mesh(TableSet({0: tables})), recipe.codes[0].removeprefix(RECIPES.prefix)
        if code in _LOST and len(RULES.find_failing_rows(mesh, code)):
            recipe.apply(mesh)
    return tables.to_bytes()
