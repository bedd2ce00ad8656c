"""Rules of the header of a mesh, and of what follows its last part."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.leftovers import Run, search
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import Mesh
from navspec.family.rules import Answer

SEEN_VERSIONS = (5, 9, 16)
SEEN_L4D = 14
_LISTED = 3
"""Runs of older areas that a message names."""


def _once(holds: bool, message: str, field: str, **params: Any) -> Answer:
    """A question to the whole file."""
    return Answer(1, rows=np.flatnonzero([not holds]), message=message, field=field, params=params)


@RULES.rule("VERSION_UNSEEN", "info", "inferred", "file")
def _version_unseen(mesh: Mesh) -> Answer:
    if mesh.game == "l4d" and mesh.sub_version != SEEN_L4D:
        message = "{where} has sub-version {version} of Left 4 Dead, of which no file is known"
        return _once(False, message, "sub_version", version=mesh.sub_version)
    message = "{where} has version {version}, of which no file is known"
    return _once(mesh.version in SEEN_VERSIONS, message, "version", version=mesh.version)


@RULES.rule("AREA_COUNT_ZERO", "error", "engine", "file")
def _area_count_zero(mesh: Mesh) -> Answer:
    return _once(len(mesh.ids) > 0, "{where} has no areas, so that the engine refuses it", "num_areas")


@RULES.rule("TRAILING_BYTES", ("warning", "info"), "engine", "file", exceptions=13)
def _trailing_bytes(mesh: Mesh) -> Answer:
    tail = mesh.tables["tail"]
    if not len(tail):
        return Answer(1)
    is_old, end = mesh.version <= LAST_GOLDSRC, mesh.tables.extent("tail")[0]
    runs = search(tail.tobytes()) if is_old else []
    largest = sorted(runs, key=lambda run: -run.areas)
    words = [_words(run, end, len(tail)) for run in largest[:_LISTED]]
    if len(runs) > _LISTED:
        words.append(f"{len(runs) - _LISTED} more such places")
    return Answer(
        1,
        rows=np.zeros(1, np.int64),
        field="tail",
        message="{where} is followed by {size:,} bytes that the engine does not read" + (": {held}" if runs else ""),
        params={"size": len(tail), "areas": sum(run.areas for run in runs), "held": ", ".join(words)},
        severity="info" if is_old else "warning",
    )


def _words(run: Run, offset: int, size: int) -> str:
    many = "1 area" if run.areas == 1 else f"{run.areas:,} areas"
    ending = " to the end" if run.end == size else ""
    return f"{many} of version {run.version} from offset 0x{offset + run.start:X}{ending}"


@RULES.rule("BOOL_RANGE", "warning", "measured", "file")
def _bool_range(mesh: Mesh) -> list[Answer]:
    flags = {name: mesh.header(name) for name in ("is_analyzed", "has_unnamed_areas")}
    message = "{where} has {value} in the flag {flag}, which is 0 or 1"
    return [
        _once(value <= 1, message, name, flag=name, value=int(value))
        for name, value in flags.items()
        if value is not None
    ]


@RULES.rule("BSP_SIZE_ZERO", "warning", "engine", "file")
def _bsp_size_zero(mesh: Mesh) -> Answer:
    size = mesh.header("bsp_size")
    return Answer(0) if size is None else _once(size > 0, "{where} has 0 as the size of its map", "bsp_size")


@RULES.rule("BSP_SIZE_MISMATCH", "warning", "engine", "file", unmodified="unmeasured")
def _bsp_size_mismatch(mesh: Mesh) -> Answer:
    size = mesh.header("bsp_size")
    if size is None or mesh.tables.is_inside:  # a mesh in a map cannot know the size of both
        return Answer(0)
    if mesh.map is None:
        return Answer(0, not_asked=1, reason="the map is not there; name it with --bsp, or put it beside the mesh")
    message = "{where} was saved for a map of {size:,} bytes, but {map} has {map_size:,}"
    path, there = mesh.map
    return _once(size == there, message, "bsp_size", size=int(size), map=Path(path).name, map_size=there)


@RULES.rule("NOT_ANALYZED", "info", "engine", "file", exceptions=8)
def _not_analyzed(mesh: Mesh) -> Answer:
    flag = mesh.header("is_analyzed")
    message = "{where} has not been analysed"
    return Answer(0) if flag is None else _once(flag != 0, message, "is_analyzed")


@RULES.rule("NO_ANALYSIS_DATA", "info", "engine", "file", exceptions=6)
def _no_analysis_data(mesh: Mesh) -> Answer:
    if mesh.header("is_analyzed") is not None:
        return Answer(0)
    approaches, encounters = mesh.count(mesh.approaches_key), mesh.count("areas.encounters")
    missing = [word for word, rows in (("approaches", approaches), ("encounters", encounters)) if not rows]
    return _once(not missing, "{where} has no {missing}", "", missing=" and no ".join(missing))


@RULES.rule("HAS_UNNAMED_MISMATCH", "warning", "measured", "file")
def _has_unnamed_mismatch(mesh: Mesh) -> Answer:
    flag = mesh.header("has_unnamed_areas")
    if flag is None:
        return Answer(0)
    unnamed = int(np.count_nonzero(mesh.place_index == 0))
    message = "{where} says that {said} of its areas are without a place, but {unnamed:,} are"
    said = "some" if flag else "none"
    return _once(bool(flag) == (unnamed > 0), message, "has_unnamed_areas", said=said, unnamed=unnamed)
