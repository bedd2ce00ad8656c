"""Rules for the header of a mesh, its place directory, and the bytes after it, that need more than the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.older_areas import AreaRun, find_older_areas
from navspec.families.source_nav.rules.base import RULES, format_count
from navspec.families.source_nav.view import SourceMesh
from navspec.family.rules.rule_set import RuleResult, check_rows

_LISTED = 3
"""Runs of older areas that a message names."""


@RULES.rule("TRAILING_BYTES", ("warning", "info"), "engine", "file", exceptions=42)
def _trailing_bytes(mesh: SourceMesh) -> Iterator[RuleResult]:
    """Check that nothing follows the mesh; older areas are found by a search, and make a text of their own."""
    yield RuleResult(mesh.count(""))
    is_old = mesh.version <= LAST_GOLDSRC
    for root in np.flatnonzero(mesh.counts("tail")).tolist():
        tail, end = mesh.tail(root)
        runs = find_older_areas(tail, mesh.version) if is_old else []
        largest = sorted(runs, key=lambda run: -run.areas)
        words = [_describe_run(run, end, len(tail)) for run in largest[:_LISTED]]
        if len(runs) > _LISTED:
            words.append(format_count(len(runs) - _LISTED, "more such place"))
        yield RuleResult(
            0,
            rows=np.array([root]),
            field="tail",
            message="{where} is followed by {size:,} bytes that the engine does not read"
            + (": {held}" if runs else ""),
            params={"size": len(tail), "areas": sum(run.areas for run in runs), "held": ", ".join(words)},
            severity="info" if is_old else "warning",
        )


def _describe_run(run: AreaRun, offset: int, size: int) -> str:
    many = format_count(run.areas, "area")
    versions = " or ".join(str(version) for version in run.versions)
    ids = f"id {run.lowest_id:,}" if run.areas == 1 else f"ids {run.lowest_id:,} to {run.highest_id:,}"
    ending = " to the end" if run.end == size else ""
    contents = ((run.links, "link"), (run.spots, "hiding spot"), (run.paths, "encounter path"))
    lists = ", ".join(format_count(count, word) for count, word in contents)
    return f"{many} of version {versions} from offset 0x{offset + run.start:X}{ending} ({ids}, {lists})"


@RULES.rule("BSP_SIZE_MISMATCH", "warning", "engine", "file", measured=False)
def _bsp_size_mismatch(mesh: SourceMesh) -> RuleResult:
    """Compare the stored size with that of the map, which is a file outside the mesh."""
    sizes = mesh.headers("bsp_size")
    if sizes is None:
        return RuleResult(0)
    # A mesh in a map cannot know the size of both.
    is_checked = ~mesh.is_embedded
    is_there = np.array([map_file is not None for map_file in mesh.maps])
    map_sizes = np.array([map_file.size if map_file else 0 for map_file in mesh.maps])
    result = RuleResult(0)
    if is_there.any():
        result = check_rows(
            "",
            sizes != map_sizes,
            is_checked & is_there,
            "{where} was saved for a map of {size:,} bytes, but {map} has {map_size:,}",
            "bsp_size",
            size=sizes,
            map=np.array([Path(map_file.path).name if map_file else "" for map_file in mesh.maps]),
            map_size=map_sizes,
        )
    result.not_asked = (is_checked & ~is_there).astype(np.int64)
    result.reason = "the map is not there; name it with --bsp, or put it beside the mesh"
    return result


@RULES.rule("PLACE_UNKNOWN", "warning", "engine", "file", measured=False, of="places")
def _place_unknown(mesh: SourceMesh) -> RuleResult:
    """Check names against those of the game, which are a setting of the user."""
    known_names = mesh.setting("places")
    if known_names is None:
        reason = "the names that the game knows are not there; give a list of them with --places"
        return RuleResult(0, not_asked=mesh.counts("places"), reason=reason)
    rows = [row for row, name in enumerate(mesh.places) if name.lower() not in known_names]
    names = [mesh.places[row].decode("ascii", "backslashreplace") for row in rows]
    message = "{where} has the name {name}, which the game does not know"
    return RuleResult(len(mesh.places), "places", np.array(rows, np.int64), message, "name", params={"name": names})
