"""Salvage: meshes from the whole part of a truncated file, and from older areas after a mesh."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet, read, salvage
from navspec.errors import NavspecError
from navspec.families.source_nav.layout import DECISIONS, FORMAT, LAST_GOLDSRC
from navspec.families.source_nav.older_areas import find_older_areas
from navspec.families.source_nav.recipes.base import RECIPES
from navspec.families.source_nav.recipes.edits import drop_links, put_in_places
from navspec.families.source_nav.rules import RULES
from navspec.families.source_nav.view import NO_ROW, SourceMesh
from navspec.family.containers import EmbeddedFile
from navspec.family.repair.recipes import build_declared_recipes
from navspec.spec import load_spec

_LOST = (
    "LINK_DANGLING", "ENC_AREA_DANGLING", "ENC_SPOT_DANGLING", "APPROACH_DANGLING", "LADDER_AREA_DANGLING",
    "AREA_LADDER_DANGLING", "INHERIT_DANGLING", "VIS_TARGET_DANGLING", "VIS_INDEX_RANGE", "VIS_DELETE_NO_PARENT",
    "HAS_UNNAMED_MISMATCH",
)  # fmt: skip
"""Rules whose recipes drop references to missing rows."""


@RECIPES.rescue(
    "TRUNCATED", "COUNT_EXCEEDS_FILE", summary="keep the complete areas and ladders, and drop everything after them"
)
def _keep_whole(data: bytes | bytearray, decisions: Mapping[str, Any]) -> bytes:
    """Keep the whole areas and ladders.

    Areas that see others through missing ones lose them; a wrong count loses all that follows it.
    """
    tables = salvage(data, load_spec(FORMAT), decisions=decisions)
    if not len(tables["areas"]):
        raise NavspecError("no area is whole, so that nothing can be kept")
    declared = build_declared_recipes([load_spec(FORMAT)], {RECIPES.prefix + code: "" for code in _LOST})
    for recipe in RECIPES.sort_recipes(declared):
        mesh, code = SourceMesh(TableSet({0: tables})), recipe.codes[0].removeprefix(RECIPES.prefix)
        if code in _LOST and len(RULES.find_failing_rows(mesh, code)):
            recipe.apply(mesh)
    return tables.to_bytes()


_COUNT = struct.Struct("<I")
"""The last value of a mesh of GoldSrc without areas."""


def extract_older_meshes(tables: Tables) -> list[EmbeddedFile]:
    """Return the older areas after a mesh, named after their offsets.

    The header and the directory of places are those of the mesh before them. References to the lost rest of the older
    mesh are dropped: links that lead out of the areas, and places that the directory does not have.
    """
    end = tables.extent("tail")[0]
    data, version = tables["tail"].tobytes(), int(tables.value("version"))
    runs = find_older_areas(data, version) if version <= LAST_GOLDSRC else []
    if not runs:
        return []
    empty = tables.copy()
    empty.replace("tail", np.zeros(0, np.uint8))
    empty.keep("areas", np.zeros(len(empty["areas"]), bool))
    meshes = []
    for run in runs:
        run_version = version if version in run.versions else run.versions[-1]
        head = empty.recast(root={"version": run_version}).to_bytes()[: -_COUNT.size]
        body = head + _COUNT.pack(run.areas) + data[run.start : run.end]
        older_tables = read(body, load_spec(FORMAT), decisions=DECISIONS["goldsrc"])
        notes = tuple(_drop_dangling(SourceMesh(TableSet({0: older_tables}))))
        meshes.append(EmbeddedFile(f"0x{end + run.start:X}.nav", older_tables.to_bytes(), notes))
    return meshes


def _drop_dangling(mesh: SourceMesh) -> Iterator[str]:
    """Drop references to rows that the mesh does not have; yields notes on their numbers."""
    is_lost = mesh.place_index > len(mesh.places)
    if is_lost.any():
        put_in_places(mesh, np.where(is_lost, 0, mesh.place_index))
        yield f"{is_lost.sum():,} of {len(is_lost):,} areas put in no place, as the directory does not have theirs"
    rows = np.flatnonzero(mesh.connections.target == NO_ROW)
    if len(rows):
        total = len(mesh.connections.id)
        drop_links(mesh, rows)
        yield f"{len(rows):,} of {total:,} links dropped with the paths over them, as the areas that they name are lost"
