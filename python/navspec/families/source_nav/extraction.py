"""The older areas after a mesh of GoldSrc as meshes of their own."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import numpy as np

from navspec.columns import Tables, TableSet, read
from navspec.families.source_nav.layout import DECISIONS, FORMAT, LAST_GOLDSRC
from navspec.families.source_nav.leftovers import search
from navspec.families.source_nav.recipes.edits import drop_links, put_in_places
from navspec.families.source_nav.view import NO_ROW, Mesh
from navspec.family.containers import EmbeddedFile
from navspec.spec import load_spec

_COUNT = struct.Struct("<I")
"""The last value of a mesh of GoldSrc without areas."""


def extract_older_meshes(tables: Tables) -> list[EmbeddedFile]:
    """Return the older areas after a mesh, named after their offsets.

    The header and the directory of places are those of the mesh before them. What only the lost rest of the older mesh
    had is dropped: links that lead out of the areas, and places that the directory does not have.
    """
    end = tables.extent("tail")[0]
    data, version = tables["tail"].tobytes(), int(tables.value("version"))
    runs = search(data, version) if version <= LAST_GOLDSRC else []
    if not runs:
        return []
    empty = tables.copy()
    empty.replace("tail", np.zeros(0, np.uint8))
    empty.keep("areas", np.zeros(len(empty["areas"]), bool))
    meshes = []
    for run in runs:
        own = version if version in run.versions else run.versions[-1]
        head = empty.recast(root={"version": own}).to_bytes()[: -_COUNT.size]
        body = head + _COUNT.pack(run.areas) + data[run.start : run.end]
        made = read(body, load_spec(FORMAT), decisions=DECISIONS["goldsrc"])
        notes = tuple(_drop_lost(Mesh(TableSet({0: made}))))
        meshes.append(EmbeddedFile(f"0x{end + run.start:X}.nav", made.to_bytes(), notes))
    return meshes


def _drop_lost(mesh: Mesh) -> Iterator[str]:
    """Drop what names something that the mesh does not have, and say how much."""
    is_lost = mesh.place_index > len(mesh.places)
    if is_lost.any():
        put_in_places(mesh, np.where(is_lost, 0, mesh.place_index))
        yield f"{is_lost.sum():,} of {len(is_lost):,} areas put in no place, as the directory does not have theirs"
    rows = np.flatnonzero(mesh.connections.target == NO_ROW)
    if len(rows):
        total = len(mesh.connections.id)
        drop_links(mesh, rows)
        yield f"{len(rows):,} of {total:,} links dropped with the paths over them, as the areas that they name are lost"
