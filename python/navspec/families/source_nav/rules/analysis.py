"""Rules for the results of an analysis: hiding spots, encounter paths, approaches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from navspec.families.source_nav.layout import (
    APPROACH_AREAS,
    APPROACH_CODES,
    LAST,
    LAST_GOLDSRC,
    LAST_WITHOUT_GAME,
    MOST_APPROACHES,
    NO_WAY,
    OLD_NO_WAY,
)
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import NO_ROW, SIDES, Array, SourceMesh
from navspec.family.rules.rule_set import RelatedRows, RuleResult, count_true

SPOTS = "areas.hiding_spots"
ENCOUNTERS = "areas.encounters"

MARGIN = 1.0
"""Units that a hiding spot may lie outside its area."""
COVER_AND_EXPOSED, GOOD_AND_IDEAL = 0b1001, 0b0110


# --- hiding spots --------------------------------------------------------------------------------------------------


@RULES.rule("SPOT_ID_DUPLICATE", "warning", "engine", "file", of=SPOTS)
def _spot_id_duplicate(mesh: SourceMesh) -> RuleResult:
    if not mesh.has_field(SPOTS, "id"):
        return RuleResult(0)
    ids = mesh.column(SPOTS, "id")
    if not mesh.spot_index.has_repeated:
        return RuleResult(len(ids), SPOTS)
    first = mesh.spot_rows(SPOTS, "id")
    rows = np.flatnonzero(first != np.arange(len(ids)))
    areas = mesh.ids[mesh.owner(SPOTS)[first[rows]]]
    message = "{where} has the id {id} of an earlier hiding spot, which is in area {other_area}"
    params = {"id": ids[rows], "other_area": areas}
    related = (RelatedRows("{where} has it first", SPOTS, first[rows]),)
    return RuleResult(len(ids), SPOTS, rows, message, "id", params=params, related=related)


@RULES.rule("SPOT_OUTSIDE_AREA", "warning", "measured", "file", exceptions=45, of=SPOTS)
def _spot_outside_area(mesh: SourceMesh) -> RuleResult:
    owner = mesh.owner(SPOTS)
    away = np.zeros(len(owner))
    with np.errstate(invalid="ignore"):
        for axis, name in enumerate("xy"):
            at = mesh.column(SPOTS, f"position.{name}").astype(np.float64)
            west, east = mesh.box[:, axis], mesh.box[:, axis + 2]
            beyond = np.maximum(np.minimum(west, east).take(owner) - at, at - np.maximum(west, east).take(owner))
            np.maximum(away, beyond, out=away)
    rows = np.flatnonzero(~(away <= MARGIN))
    message = "{where} lies {distance:g} units outside its area"
    related = [RelatedRows("{where} is its area", "areas", owner[rows])]
    return RuleResult(len(owner), SPOTS, rows, message, "position", params={"distance": away[rows]}, related=related)


def allowed_spot_flags(mesh: SourceMesh) -> int:
    """Return the flags of hiding spots that the engine of a mesh knows."""
    return 0b0111 if mesh.version <= LAST_GOLDSRC else 0b1111


def _check_spot_flags(mesh: SourceMesh, fails: Any, message: str) -> RuleResult:
    """Return the result of a check of the flags of hiding spots."""
    if not mesh.has_field(SPOTS, "flags"):
        return RuleResult(0)
    flags = mesh.column(SPOTS, "flags")
    (rows,) = fails(flags).nonzero()
    return RuleResult(len(flags), SPOTS, rows, message, "flags", params={"flags": flags[rows]})


@RULES.rule("SPOT_FLAG_UNKNOWN", "info", "measured", "file", of=SPOTS)
def _spot_flag_unknown(mesh: SourceMesh) -> RuleResult:
    highest = allowed_spot_flags(mesh)
    return _check_spot_flags(
        mesh, lambda flags: flags > highest, f"{{where}} has flags {{flags}}; the known ones end at {highest}"
    )


@RULES.rule("SPOT_FLAG_CONFLICT", "info", "measured", "file", of=SPOTS)
def _spot_flag_conflict(mesh: SourceMesh) -> RuleResult:
    def conflict(flags: Array) -> Array:
        return ((flags & COVER_AND_EXPOSED) == COVER_AND_EXPOSED) | ((flags & GOOD_AND_IDEAL) == GOOD_AND_IDEAL)

    return _check_spot_flags(mesh, conflict, "{where} has flags {flags}, which contradict each other")


@RULES.rule("SPOT_NO_FLAGS", "info", "measured", "file", exceptions=1_577, of=SPOTS)
def _spot_no_flags(mesh: SourceMesh) -> RuleResult:
    return _check_spot_flags(mesh, lambda flags: flags == 0, "{where} has no flags, so that it is good for nothing")


# --- encounter paths -----------------------------------------------------------------------------------------------


def _path_result(mesh: SourceMesh, fails: Array, part: str, message: str) -> RuleResult:
    """Return the paths with a failing end, by a mask over both ends; `part` is the field of the end at fault: area
    or dir.
    """
    if not fails.any():
        return RuleResult(fails.shape[1], ENCOUNTERS)
    (rows,) = (fails[0] | fails[1]).nonzero()
    end = fails[:, rows].argmax(axis=0)
    sides = mesh.paths.side[end, rows]
    return RuleResult(
        fails.shape[1],
        ENCOUNTERS,
        rows,
        message,
        fields=[("from_", "to_")[number] + part for number in end.tolist()],
        params={
            "way": [("comes from", "leads to")[number] for number in end.tolist()],
            "other_area": mesh.paths.id[end, rows],
            "side": [SIDES[side] if side < len(SIDES) else side for side in sides.tolist()],
        },
        related=[RelatedRows("{where} is the other end", "areas", mesh.paths.row[end, rows])],
    )


@RULES.rule("ENC_AREA_DANGLING", "warning", "engine", "file", of=ENCOUNTERS)
def _enc_area_dangling(mesh: SourceMesh) -> RuleResult:
    return _path_result(mesh, mesh.paths.row == NO_ROW, "area", "{where} {way} area {other_area}, which does not exist")


@RULES.rule("ENC_DIR_RANGE", "warning", "engine", "file", of=ENCOUNTERS)
def _enc_dir_range(mesh: SourceMesh) -> RuleResult:
    if not mesh.has_field(ENCOUNTERS, "from_dir"):
        return RuleResult(0)
    message = "{where} {way} area {other_area} over side {side}; 0 to 3 are north, east, south, west"
    return _path_result(mesh, mesh.paths.side >= len(SIDES), "dir", message)


@RULES.rule("ENC_NOT_LINKED", "info", "measured", "file", exceptions=636, of=ENCOUNTERS)
def _enc_not_linked(mesh: SourceMesh) -> RuleResult:
    if not mesh.has_field(ENCOUNTERS, "from_dir"):
        return RuleResult(0)
    paths = mesh.paths
    fails = mesh.sides(mesh.owner(ENCOUNTERS), paths.row) >> paths.side & 1 == 0
    if fails.any():  # other rules report sides and areas that do not exist
        fails &= (paths.side < len(SIDES)) & (paths.row != NO_ROW)
    message = "{where} {way} area {other_area} over the side {side}, where the two are not connected"
    return _path_result(mesh, fails, "area", message)


@RULES.rule("ENC_SPOT_DANGLING", "warning", "engine", "file")
def _enc_spot_dangling(mesh: SourceMesh) -> RuleResult:
    table = "areas.encounters.spots"
    if not mesh.has_field(table, "spot_id"):
        return RuleResult(0)
    ids = mesh.column(table, "spot_id")
    (rows,) = (~mesh.spot_index.has(table, ids)).nonzero()
    message = "{where} is hiding spot {hiding_spot}, which does not exist"
    return RuleResult(len(ids), table, rows, message, "spot_id", params={"hiding_spot": ids[rows]})


@RULES.rule("ENC_T_ORDER", "info", "measured", "file")
def _enc_t_order(mesh: SourceMesh) -> RuleResult:
    table = mesh.encounter_spots_key
    t, offsets = np.ascontiguousarray(mesh.column(table, "t")), mesh.tables.offsets(table)
    is_fall = np.zeros(len(t) + 1, bool)
    np.less(t[1:], t[:-1], out=is_fall[1:-1])
    is_fall[offsets] = False
    falls = np.flatnonzero(is_fall)
    if not len(falls):
        return RuleResult(len(offsets) - 1, table)
    rows = falls[np.unique(np.searchsorted(offsets, falls, "right"), return_index=True)[1]]
    message = "{where} comes into view before the one in front of it"
    return RuleResult(len(offsets) - 1, table, rows, message, "t", params={"t": t[rows], "before": t[rows - 1]})


# --- approaches ----------------------------------------------------------------------------------------------------


_LISTS = ("approaches", "cs_approaches")
"""Lists of approach records: of every game, or of Counter-Strike."""


def _used_lists(mesh: SourceMesh) -> list[str]:
    """Return the lists of approaches that are not empty in a mesh."""
    return [name for name in _LISTS if mesh.count(f"areas.{name}")]


@RULES.rule("APPROACH_COUNT", ("error", "warning"), "engine", "file")
def _approach_count(mesh: SourceMesh) -> Iterator[RuleResult]:
    for name in _LISTS:
        if not mesh.has_field("areas", f"num_{name}"):
            continue
        counts = mesh.column("areas", f"num_{name}")
        if counts.max(initial=0) <= MOST_APPROACHES:
            yield RuleResult(len(counts), "areas")
            continue
        rows = np.flatnonzero(counts > MOST_APPROACHES)
        yield RuleResult(
            len(counts),
            "areas",
            rows,
            "{where} has {approaches} approaches; games make 16 at most",
            f"num_{name}",
            params={"approaches": counts[rows]},
            severity="error" if mesh.version <= LAST_GOLDSRC else "warning",
        )


def _approach_result(name: str, fields: Sequence[str], is_bad: Array, message: str, **params: Any) -> RuleResult:
    """Return the approaches with a fault in one of some fields; arrays have a value for each of the fields and
    approaches.
    """
    if not is_bad.any():
        return RuleResult(is_bad.shape[1], f"areas.{name}")
    (rows,) = np.logical_or.reduce(is_bad, axis=0).nonzero()
    first = is_bad[:, rows].argmax(axis=0)
    facts = {
        key: value[first, rows].tolist() if isinstance(value, np.ndarray) else value for key, value in params.items()
    }
    odd = [fields[int(at)] for at in first]
    return RuleResult(is_bad.shape[1], f"areas.{name}", rows, message, fields=odd, params=facts)


@RULES.rule("APPROACH_DANGLING", "warning", "engine", "file")
def _approach_dangling(mesh: SourceMesh) -> Iterator[RuleResult]:
    message = "{where} names area {other_area}, which does not exist"
    for name in _used_lists(mesh):
        table = f"areas.{name}"
        ids = np.stack([mesh.column(table, field) for field in APPROACH_AREAS])
        is_there = mesh.area_name_index.has(table, ids)
        if count_true(is_there) == count_true(ids):
            yield RuleResult(mesh.count(table), table)
        else:
            yield _approach_result(name, APPROACH_AREAS, ~is_there & (ids != 0), message, other_area=ids)


@RULES.rule("APPROACH_PREV_ZERO", "warning", "measured", "file")
def _approach_prev_zero(mesh: SourceMesh) -> Iterator[RuleResult]:
    words = np.array(("leads to no area", "comes from no area, but does not begin here", "goes on to no area"))
    for name in _used_lists(mesh):
        table = f"areas.{name}"
        area, prev, following = (mesh.column(table, field) for field in APPROACH_AREAS)
        is_elsewhere = prev == 0
        (begins,) = is_elsewhere.nonzero()
        is_elsewhere[begins] = area[begins] != mesh.ids[mesh.owner(table)[begins]]
        if area.all() and following.all() and not is_elsewhere.any():
            yield RuleResult(len(area), table)
            continue
        is_bad = np.stack((area == 0, is_elsewhere, following == 0))
        faults = np.broadcast_to(words[:, None], is_bad.shape)
        yield _approach_result(name, APPROACH_AREAS, is_bad, "{where} {fault}", fault=faults)


def highest_movement_code(mesh: SourceMesh) -> int:
    """Return the highest code of movements, which means none."""
    return OLD_NO_WAY if mesh.version <= LAST_WITHOUT_GAME else NO_WAY


@RULES.rule("APPROACH_HOW_RANGE", "warning", "engine", "file")
def _approach_how_range(mesh: SourceMesh) -> Iterator[RuleResult]:
    most, message = highest_movement_code(mesh), "{where} has the code {code} for how one goes, but they end at {most}"
    for name in _used_lists(mesh):
        table = f"areas.{name}"
        columns = [mesh.column(table, field) for field in APPROACH_CODES]
        if all(codes.max() <= most for codes in columns):
            yield RuleResult(mesh.count(table), table)
            continue
        codes = np.stack(columns)
        yield _approach_result(name, APPROACH_CODES, codes > most, message, code=codes, most=most)


@RULES.rule("APPROACH_NONE_CODE", "info", "measured", "file", exceptions=3)
def _approach_none_code(mesh: SourceMesh) -> Iterator[RuleResult]:
    for name in _used_lists(mesh) if mesh.version == LAST else ():
        table = f"areas.{name}"
        begins = mesh.column(table, "prev_area") == 0
        rows = np.flatnonzero(begins & (mesh.column(table, APPROACH_CODES[0]) == OLD_NO_WAY))
        message = "{where} has the code 7 for how one comes from no area, which was none to version 9; now it is 9"
        yield RuleResult(int(np.count_nonzero(begins)), table, rows, message, APPROACH_CODES[0])
