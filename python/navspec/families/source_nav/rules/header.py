"""Rules for the header of a mesh, its place directory, and the bytes after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.older_areas import AreaRun, find_older_areas
from navspec.families.source_nav.rules.base import RULES, build_directory_rule
from navspec.families.source_nav.view import Array, SourceMesh
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows

SEEN = {
    **dict.fromkeys((3, 4, 5, 9), (None,)),
    12: (12,),
    14: (13,),
    15: (13,),
    16: (0, 1, 2, 14, 256, 257),
}
"""Sub-versions of known files, by version; None up to version 9, which stores none."""
_LISTED = 3
"""Runs of older areas that a message names."""


def _check_meshes(is_valid: Array, message: str, field: str, **params: Any) -> RuleResult:
    """Return the result of a check of every mesh; arrays of `params` have a value for each."""
    return check_rows("", ~is_valid, len(is_valid), message, field, **params)


@RULES.rule("VERSION_UNSEEN", "info", "inferred", "file")
def _version_unseen(mesh: SourceMesh) -> RuleResult:
    seen = SEEN.get(mesh.version, ())
    message = "{where} has version {version}, of which no file is known"
    if mesh.sub_version is None:
        version, field = f"{mesh.version}", "version"
    else:
        version, field = f"{mesh.version}.{mesh.sub_version}", "sub_version" if seen else "version"
    return _check_meshes(np.full(mesh.count(""), mesh.sub_version in seen), message, field, version=version)


@RULES.rule("AREA_COUNT_ZERO", "error", "engine", "file")
def _area_count_zero(mesh: SourceMesh) -> RuleResult:
    return _check_meshes(mesh.counts("areas") > 0, "{where} has no areas, so that the engine refuses it", "num_areas")


@RULES.rule("TRAILING_BYTES", ("warning", "info"), "engine", "file", exceptions=42)
def _trailing_bytes(mesh: SourceMesh) -> Iterator[RuleResult]:
    yield RuleResult(mesh.count(""))
    is_old = mesh.version <= LAST_GOLDSRC
    for root in np.flatnonzero(mesh.counts("tail")).tolist():
        tail, end = mesh.tail(root)
        runs = find_older_areas(tail, mesh.version) if is_old else []
        largest = sorted(runs, key=lambda run: -run.areas)
        words = [_describe_run(run, end, len(tail)) for run in largest[:_LISTED]]
        if len(runs) > _LISTED:
            words.append(_format_count(len(runs) - _LISTED, "more such place"))
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
    many = _format_count(run.areas, "area")
    versions = " or ".join(str(version) for version in run.versions)
    ids = f"id {run.lowest_id:,}" if run.areas == 1 else f"ids {run.lowest_id:,} to {run.highest_id:,}"
    ending = " to the end" if run.end == size else ""
    contents = ((run.links, "link"), (run.spots, "hiding spot"), (run.paths, "encounter path"))
    lists = ", ".join(_format_count(count, word) for count, word in contents)
    return f"{many} of version {versions} from offset 0x{offset + run.start:X}{ending} ({ids}, {lists})"


def _format_count(count: int, word: str) -> str:
    return f"{count:,} {word}{'' if count == 1 else 's'}"


@RULES.rule("BOOL_RANGE", "warning", "measured", "file")
def _bool_range(mesh: SourceMesh) -> list[RuleResult]:
    flags = {name: mesh.headers(name) for name in ("is_analyzed", "has_unnamed_areas")}
    message = "{where} has {value} in the flag {flag}, which is 0 or 1"
    return [
        _check_meshes(values <= 1, message, name, flag=name, value=values)
        for name, values in flags.items()
        if values is not None
    ]


@RULES.rule("BSP_SIZE_ZERO", "warning", "engine", "file")
def _bsp_size_zero(mesh: SourceMesh) -> RuleResult:
    sizes = mesh.headers("bsp_size")
    return (
        RuleResult(0) if sizes is None else _check_meshes(sizes > 0, "{where} has 0 as the size of its map", "bsp_size")
    )


@RULES.rule("BSP_SIZE_MISMATCH", "warning", "engine", "file", measured=False)
def _bsp_size_mismatch(mesh: SourceMesh) -> RuleResult:
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


@RULES.rule("NOT_ANALYZED", "info", "engine", "file", exceptions=8)
def _not_analyzed(mesh: SourceMesh) -> RuleResult:
    flags = mesh.headers("is_analyzed")
    message = "{where} has not been analysed"
    return RuleResult(0) if flags is None else _check_meshes(flags != 0, message, "is_analyzed")


@RULES.rule("NO_ANALYSIS_DATA", "info", "engine", "file", exceptions=6)
def _no_analysis_data(mesh: SourceMesh) -> RuleResult:
    if mesh.headers("is_analyzed") is not None:
        return RuleResult(0)
    lists = {"approaches": mesh.approach_counts > 0, "encounters": mesh.counts("areas.encounters") > 0}
    both = zip(*lists.values(), strict=True)
    missing = [" and no ".join(word for word, has in zip(lists, which, strict=True) if not has) for which in both]
    has_lists = np.logical_and.reduce(list(lists.values()))
    return _check_meshes(has_lists, "{where} has no {missing}", "", missing=np.array(missing))


@RULES.rule("HAS_UNNAMED_MISMATCH", "warning", "measured", "file")
def _has_unnamed_mismatch(mesh: SourceMesh) -> RuleResult:
    flags = mesh.headers("has_unnamed_areas")
    if flags is None:
        return RuleResult(0)
    unnamed = mesh.count_per_mesh("areas", mesh.place_index == 0)
    message = "{where} says that {said} of its areas are without a place, but {unnamed:,} are"
    claims = np.where(flags != 0, "some", "none")
    return _check_meshes((flags != 0) == (unnamed > 0), message, "has_unnamed_areas", said=claims, unnamed=unnamed)


ROOM = 256
"""Bytes for a name in the engines."""


def first_places(mesh: SourceMesh) -> list[int]:
    """Return the first entry with the same name in its directory, for every entry."""
    first: dict[tuple[int, bytes], int] = {}
    named = zip(mesh.mesh_of("places").tolist(), mesh.places, strict=True)
    return [first.setdefault((mesh, name.lower()), row) for row, (mesh, name) in enumerate(named)]


def _place_result(mesh: SourceMesh, fails: Sequence[bool] | Array, message: str, field: str = "name") -> RuleResult:
    """Return the result of a check of every entry of the directories."""
    rows = np.flatnonzero(np.asarray(fails, dtype=bool))
    shown = [mesh.places[row].decode("ascii", "backslashreplace") for row in rows.tolist()]
    return RuleResult(len(fails), "places", rows, message, field, params={"name": shown})


@RULES.rule("PLACE_NAME_TOO_LONG", "error", "engine", "file", of="places")
def _place_name_too_long(mesh: SourceMesh) -> RuleResult:
    message = f"{{where}} has a name of more than {ROOM} bytes, for which the engine has no room"
    return _place_result(mesh, mesh.column("places", "len_name") > ROOM, message, "len_name")


@RULES.rule("PLACE_NAME_NO_NUL", "error", "engine", "file", of="places")
def _place_name_no_nul(mesh: SourceMesh) -> RuleResult:
    return _place_result(
        mesh, [place_text[-1:] != b"\0" for place_text in mesh.place_texts], "{where} ({name}) has no zero at its end"
    )


@RULES.rule("PLACE_NAME_EMBEDDED_NUL", "warning", "inferred", "file", of="places")
def _place_name_embedded_nul(mesh: SourceMesh) -> RuleResult:
    return _place_result(
        mesh, [b"\0" in place_text[:-1] for place_text in mesh.place_texts], "{where} ({name}) continues after a zero"
    )


@RULES.rule("PLACE_NAME_EMPTY", "warning", "inferred", "file", of="places")
def _place_name_empty(mesh: SourceMesh) -> RuleResult:
    fails = [bool(place_text) and not place_text.strip(b"\0") for place_text in mesh.place_texts]
    return _place_result(mesh, fails, "{where} has an empty name")


@RULES.rule("PLACE_DUPLICATE", "warning", "engine", "file", of="places")
def _place_duplicate(mesh: SourceMesh) -> RuleResult:
    first = np.array(first_places(mesh), np.int64)
    message = "{where} has the name {name} again, so that all later places shift by one"
    result = _place_result(mesh, first != np.arange(len(first)), message)
    result.related = [RelatedRows("{where} has it first", "places", first[result.rows])]
    return result


@RULES.rule("PLACE_UNKNOWN", "warning", "engine", "file", measured=False, of="places")
def _place_unknown(mesh: SourceMesh) -> RuleResult:
    known_names = mesh.setting("places")
    if known_names is None:
        reason = "the names that the game knows are not there; give a list of them with --places"
        return RuleResult(0, not_asked=mesh.counts("places"), reason=reason)
    fails = [name.lower() not in known_names for name in mesh.places]
    return _place_result(mesh, fails, "{where} has the name {name}, which the game does not know")


RULES.rule("PLACE_INDEX_RANGE", "warning", "engine", "file")(build_directory_rule("place_index", "places", "place"))


@RULES.rule("PLACE_UNUSED", "info", "measured", "file", of="places")
def _place_unused(mesh: SourceMesh) -> RuleResult:
    is_unused = mesh.areas_of_places == 0
    return _place_result(mesh, is_unused, "{where} ({name}) has no areas", "")
