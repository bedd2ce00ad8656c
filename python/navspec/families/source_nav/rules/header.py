"""Rules of the header of a mesh, and of what follows its last part."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.leftovers import Run, search
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import Array, Mesh
from navspec.family.rules.results import RuleResult, check_rows

SEEN = {
    **dict.fromkeys((3, 4, 5, 9), (None,)),
    12: (12,),
    14: (13,),
    15: (13,),
    16: (0, 1, 2, 14, 256, 257),
}
"""Sub-versions that files have, by version; None up to version 9, which stores none."""
_LISTED = 3
"""Runs of older areas that a message names."""


def _once(holds: Array, message: str, field: str, **params: Any) -> RuleResult:
    """A question to every mesh; arrays of `params` have a value for each."""
    return check_rows("", ~holds, len(holds), message, field, **params)


@RULES.rule("VERSION_UNSEEN", "info", "inferred", "file")
def _version_unseen(mesh: Mesh) -> RuleResult:
    seen = SEEN.get(mesh.version, ())
    message = "{where} has version {version}, of which no file is known"
    if mesh.sub_version is None:
        version, field = f"{mesh.version}", "version"
    else:
        version, field = f"{mesh.version}.{mesh.sub_version}", "sub_version" if seen else "version"
    return _once(np.full(mesh.meshes, mesh.sub_version in seen), message, field, version=version)


@RULES.rule("AREA_COUNT_ZERO", "error", "engine", "file")
def _area_count_zero(mesh: Mesh) -> RuleResult:
    return _once(mesh.counts("areas") > 0, "{where} has no areas, so that the engine refuses it", "num_areas")


@RULES.rule("TRAILING_BYTES", ("warning", "info"), "engine", "file", exceptions=42)
def _trailing_bytes(mesh: Mesh) -> Iterator[RuleResult]:
    yield RuleResult(mesh.meshes)
    is_old, files = mesh.version <= LAST_GOLDSRC, list(mesh.files.files.values())
    for number in np.flatnonzero(mesh.counts("tail")).tolist():
        tail, end = files[number]["tail"], files[number].extent("tail")[0]
        runs = search(tail.tobytes(), mesh.version) if is_old else []
        largest = sorted(runs, key=lambda run: -run.areas)
        words = [_words(run, end, len(tail)) for run in largest[:_LISTED]]
        if len(runs) > _LISTED:
            words.append(_many(len(runs) - _LISTED, "more such place"))
        yield RuleResult(
            0,
            rows=np.array([number]),
            field="tail",
            message="{where} is followed by {size:,} bytes that the engine does not read"
            + (": {held}" if runs else ""),
            params={"size": len(tail), "areas": sum(run.areas for run in runs), "held": ", ".join(words)},
            severity="info" if is_old else "warning",
        )


def _words(run: Run, offset: int, size: int) -> str:
    many = _many(run.areas, "area")
    versions = " or ".join(str(version) for version in run.versions)
    ids = f"id {run.lowest_id:,}" if run.areas == 1 else f"ids {run.lowest_id:,} to {run.highest_id:,}"
    ending = " to the end" if run.end == size else ""
    lists = f"{_many(run.links, 'link')}, {_many(run.spots, 'hiding spot')}, {_many(run.paths, 'encounter path')}"
    return f"{many} of version {versions} from offset 0x{offset + run.start:X}{ending} ({ids}, {lists})"


def _many(count: int, word: str) -> str:
    return f"{count:,} {word}{'' if count == 1 else 's'}"


@RULES.rule("BOOL_RANGE", "warning", "measured", "file")
def _bool_range(mesh: Mesh) -> list[RuleResult]:
    flags = {name: mesh.headers(name) for name in ("is_analyzed", "has_unnamed_areas")}
    message = "{where} has {value} in the flag {flag}, which is 0 or 1"
    return [
        _once(values <= 1, message, name, flag=name, value=values)
        for name, values in flags.items()
        if values is not None
    ]


@RULES.rule("BSP_SIZE_ZERO", "warning", "engine", "file")
def _bsp_size_zero(mesh: Mesh) -> RuleResult:
    sizes = mesh.headers("bsp_size")
    return RuleResult(0) if sizes is None else _once(sizes > 0, "{where} has 0 as the size of its map", "bsp_size")


@RULES.rule("BSP_SIZE_MISMATCH", "warning", "engine", "file", unmodified="unmeasured")
def _bsp_size_mismatch(mesh: Mesh) -> RuleResult:
    sizes = mesh.headers("bsp_size")
    if sizes is None:
        return RuleResult(0)
    # A mesh in a map cannot know the size of both.
    is_asked = np.array([not tables.is_inside for tables in mesh.files.files.values()])
    is_there = np.array([found is not None for found in mesh.maps])
    there = np.array([found.size if found else 0 for found in mesh.maps])
    found = RuleResult(0)
    if is_there.any():
        found = check_rows(
            "",
            sizes != there,
            is_asked & is_there,
            "{where} was saved for a map of {size:,} bytes, but {map} has {map_size:,}",
            "bsp_size",
            size=sizes,
            map=np.array([Path(found.path).name if found else "" for found in mesh.maps]),
            map_size=there,
        )
    found.not_asked = (is_asked & ~is_there).astype(np.int64)
    found.reason = "the map is not there; name it with --bsp, or put it beside the mesh"
    return found


@RULES.rule("NOT_ANALYZED", "info", "engine", "file", exceptions=8)
def _not_analyzed(mesh: Mesh) -> RuleResult:
    flags = mesh.headers("is_analyzed")
    message = "{where} has not been analysed"
    return RuleResult(0) if flags is None else _once(flags != 0, message, "is_analyzed")


@RULES.rule("NO_ANALYSIS_DATA", "info", "engine", "file", exceptions=6)
def _no_analysis_data(mesh: Mesh) -> RuleResult:
    if mesh.headers("is_analyzed") is not None:
        return RuleResult(0)
    lists = {"approaches": mesh.approach_counts > 0, "encounters": mesh.counts("areas.encounters") > 0}
    both = zip(*lists.values(), strict=True)
    missing = [" and no ".join(word for word, has in zip(lists, which, strict=True) if not has) for which in both]
    holds = np.logical_and.reduce(list(lists.values()))
    return _once(holds, "{where} has no {missing}", "", missing=np.array(missing))


@RULES.rule("HAS_UNNAMED_MISMATCH", "warning", "measured", "file")
def _has_unnamed_mismatch(mesh: Mesh) -> RuleResult:
    flags = mesh.headers("has_unnamed_areas")
    if flags is None:
        return RuleResult(0)
    unnamed = mesh.count_per_mesh("areas", mesh.place_index == 0)
    message = "{where} says that {said} of its areas are without a place, but {unnamed:,} are"
    said = np.where(flags != 0, "some", "none")
    return _once((flags != 0) == (unnamed > 0), message, "has_unnamed_areas", said=said, unnamed=unnamed)
