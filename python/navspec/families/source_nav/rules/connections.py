"""Rules for links between areas, for ladders, and for the parts of a mesh."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from navspec.families.source_nav.layout import LADDERS, LAST_GOLDSRC, LISTS, SLOTS, TOPS
from navspec.families.source_nav.rules.base import RULES, build_id_rule, check_repeated_ids
from navspec.families.source_nav.view import NO_ROW, SIDES, Array, LadderEntries, SourceMesh
from navspec.family.rules.link_rules import LinkRules
from navspec.family.rules.rule_set import (
    NO_ROWS,
    RelatedRows,
    RuleFunction,
    RuleResult,
    check_rows,
    check_selected_rows,
    count_true,
)
from navspec.family.views.mesh import MeshPart
from navspec.family.views.row_index import are_among, are_repeated
from navspec.records.report import Severity

LINKS = LinkRules("areas.connections.ids", "areas")
LONG = 200.0
VERY_LONG = 400.0
TOUCHING = 0.01
MOST_OF_IT, HALF_OF_IT = 0.95, 0.5
"""Shares of the areas that are in the largest part of most meshes, and of nearly all."""
_MAX_NAMED_PARTS = 3
"""Parts in addition to the largest that a message names."""
_BESIDE = "part of {areas:,} with {{where}}{box}"

_NAMES = np.array(SIDES)


def _link_result(mesh: SourceMesh, cases: int, rows: Array, message: str, **params: Array) -> RuleResult:
    """Return the failing links; `params` have a value for each of them."""
    if not len(rows):
        return RuleResult(cases, LINKS.table)
    return LINKS.build_result(mesh, rows, message, {**_link_params(mesh, rows), **params}, cases=cases)


def _link_params(mesh: SourceMesh, rows: Array) -> dict[str, Any]:
    """Return the sides over which links lead, and the ids of their targets."""
    return {"side": _NAMES[mesh.connections.side[rows]], "target": mesh.connections.id[rows]}


# --- targets of links ----------------------------------------------------------------------------------------------


@RULES.rule("LINK_DANGLING", "error", "engine", "file")
def _link_dangling(mesh: SourceMesh) -> RuleResult:
    links = mesh.connections
    message = "area {area} leads {side} to area {target}, which does not exist"
    (rows,) = ((links.target == NO_ROW) & (links.id != 0)).nonzero()
    return _link_result(mesh, count_true(links.id), rows, message)


@RULES.rule("LINK_ZERO", "error", "engine", "file")
def _link_zero(mesh: SourceMesh) -> RuleResult:
    ids = mesh.connections.id
    (rows,) = (ids == 0).nonzero()
    return _link_result(mesh, len(ids), rows, "area {area} leads {side} to id 0, which means no area")


RULES.rule("LINK_SELF", "warning", "engine", "file", exceptions=11)(
    LINKS.check_owned_links("loops", "area {area} leads {side} to itself", _link_params)
)


@RULES.rule("LINK_DUPLICATE", "warning", "engine", "file")
def _link_duplicate(mesh: SourceMesh) -> RuleResult:
    rows = NO_ROWS
    if mesh.connected_pairs.has_repeated:
        owner, side, target, _ = mesh.connections
        order = np.lexsort((side, target, owner))
        is_again = np.logical_and.reduce([column[order[1:]] == column[order[:-1]] for column in (owner, side, target)])
        again = order[1:][is_again]
        rows = np.sort(again[mesh.is_passage[again]])
    message = "area {area} leads {side} to area {target} more than once"
    return _link_result(mesh, mesh.num_passages, rows, message)


@RULES.rule("LINK_TWO_SIDES", "info", "measured", "file", exceptions=380)
def _link_two_sides(mesh: SourceMesh) -> RuleResult:
    pair, sides, _ = mesh.connected_pairs
    several = np.flatnonzero(sides & sides - 1)
    if not len(several):
        return RuleResult(len(mesh.ids), "areas")
    owner, target = mesh.pair_rows(pair[several])
    is_to_neighbour = owner != target
    rows, first = np.unique(owner[is_to_neighbour], return_index=True)
    words = [" and ".join(SIDES[side] for side in range(4) if mask >> side & 1) for mask in range(16)]
    params = {
        "target": mesh.ids[target[is_to_neighbour][first]].astype(np.int64),
        "sides": [words[mask] for mask in sides[several][is_to_neighbour][first].tolist()],
    }
    message = "{where} leads to area {target} over more than one side: {sides}"
    related = [RelatedRows("{where} is the other end", "areas", target[is_to_neighbour][first])]
    return RuleResult(len(mesh.ids), "areas", rows, message, "connections", params=params, related=related)


# --- positions of areas --------------------------------------------------------------------------------------------


def _build_passage_rule(
    fails: Callable[[SourceMesh], Array], fault: str, **params: Callable[[SourceMesh, Array], Array]
) -> RuleFunction:
    """Return a rule for links to other areas; `params` return a value for each of some links."""

    def check(mesh: SourceMesh) -> RuleResult:
        (rows,) = (mesh.is_passage & fails(mesh)).nonzero()
        if not len(rows):
            return RuleResult(mesh.num_passages, LINKS.table)
        values_by_param = {name: values(mesh, rows) for name, values in params.items()}
        message = f"area {{area}} leads {{side}} to area {{target}}, {fault}"
        return _link_result(mesh, mesh.num_passages, rows, message, **values_by_param)

    return check


RULES.rule("LINK_WRONG_SIDE", "warning", "measured", "file", exceptions=883)(
    _build_passage_rule(lambda mesh: ~mesh.facing.is_ahead, "whose centre does not lie in that direction")
)
RULES.rule("LINK_OVERLAP", "info", "measured", "file", exceptions=10_036)(
    _build_passage_rule(
        lambda mesh: mesh.facing.gap < -TOUCHING,
        "which begins {overlap:g} units before that side",
        overlap=lambda mesh, rows: -mesh.facing.gap[rows],
    )
)
RULES.rule("LINK_NO_LATERAL_OVERLAP", "info", "measured", "file", exceptions=5_591)(
    _build_passage_rule(lambda mesh: mesh.facing.is_beside_none, "beside which it does not lie")
)


@RULES.rule("LINK_LONG_GAP", ("warning", "info"), "measured", "file", exceptions=160)
def _link_long_gap(mesh: SourceMesh) -> Iterator[RuleResult]:
    message = "area {area} leads {side} to area {target} over a gap of {gap:g} units"
    yield RuleResult(mesh.num_passages)
    rows = np.flatnonzero(mesh.is_passage & (mesh.facing.gap > LONG))
    gap = mesh.facing.gap[rows]
    chosen: tuple[tuple[Array, Severity], ...] = ((gap > VERY_LONG, "warning"), (gap <= VERY_LONG, "info"))
    for which, severity in chosen if len(rows) else ():
        answer = _link_result(mesh, 0, rows[which], message, gap=gap[which])
        answer.severity = severity
        yield answer


# --- reverse links -------------------------------------------------------------------------------------------------


RULES.rule("LINK_ONE_WAY", "info", "engine", "file", exceptions=65_869)(
    _build_passage_rule(lambda mesh: ~mesh.has_reverse_link, "which does not lead back over the opposite side")
)
RULES.rule("LINK_BACK_OTHER_SIDE", "info", "measured", "file", exceptions=241)(
    _build_passage_rule(
        lambda mesh: ~mesh.has_reverse_link & (mesh.reverse_sides != 0),
        "which leads back, but not over the opposite side",
    )
)


# --- parts of the mesh ---------------------------------------------------------------------------------------------


@RULES.rule("MESH_PARTS", ("warning", "info"), "measured", "file", exceptions=21)
def _mesh_parts(mesh: SourceMesh) -> Iterator[RuleResult]:
    areas, sizes = mesh.counts("areas"), mesh.parts.nodes
    yield RuleResult(count_true(areas))
    for number, (count, parts) in enumerate(zip(areas.tolist(), pairwise(mesh.part_starts.tolist()), strict=True)):
        if count and sizes[parts[0]] / count < MOST_OF_IT:
            yield _parts_result(mesh, count, sizes[slice(*parts)], mesh.smaller_parts[number])


def _parts_result(mesh: SourceMesh, areas: int, sizes: Array, smaller_parts: list[MeshPart]) -> RuleResult:
    """Return the finding that a mesh is in parts of these sizes."""
    share = float(sizes[0] / areas)
    words = [f"{part.areas:,} with area {part.area}{_format_extent(part)}" for part in smaller_parts[:_MAX_NAMED_PARTS]]
    unnamed = len(sizes) - 1 - len(words)
    listing = ", ".join(words) + (f", {unnamed:,} smaller ones" if unnamed else "")
    return RuleResult(
        0,
        "areas",
        np.array([smaller_parts[0].row]),
        "the mesh is in {parts} parts between which nothing leads: {largest:,} of its {areas:,} areas "
        f"({share:.1%}), {listing}",
        params={
            "areas": areas,
            "parts": len(sizes),
            "largest": int(sizes[0]),
            "share": round(share, 4),
            "others": [[part.facts for part in smaller_parts]],
        },
        severity="warning" if share < HALF_OF_IT and mesh.version > LAST_GOLDSRC else "info",
        related=[
            RelatedRows(_BESIDE.format(areas=part.areas, box=_format_extent(part)), "areas", np.array([part.row]))
            for part in smaller_parts
        ],
    )


def _format_extent(part: MeshPart) -> str:
    """Return the extent of a part as text; empty where it has none."""
    sides = [f"{axis} {low:,.0f} to {high:,.0f}" for axis, (low, high) in (part.extent or {}).items()]
    return f" ({', '.join(sides)})" if sides else ""


TOLERANCE = 1.0
"""Units by which the length may differ from the distance of the ends."""


# --- single ladders ------------------------------------------------------------------------------------------------


RULES.rule("LADDER_ID_ZERO", "error", "engine", "file", of=LADDERS)(build_id_rule(LADDERS, "ladder"))


@RULES.rule("LADDER_ID_DUPLICATE", "error", "engine", "file", of=LADDERS)
def _ladder_id_duplicate(mesh: SourceMesh) -> RuleResult:
    ids = mesh.column(LADDERS, "id")
    if not mesh.ladder_index.has_repeated:
        return RuleResult(len(ids), LADDERS)
    first = np.where(ids == 0, np.arange(len(ids)), mesh.ladder_rows(LADDERS, "id"))
    message = "{where} is hidden by an earlier ladder of the same id, the one in row {earlier}"
    return check_repeated_ids(mesh, LADDERS, first, message, "{where} hides it", "earlier")


@RULES.rule("LADDER_DIR_RANGE", "warning", "engine", "file", of=LADDERS)
def _ladder_dir_range(mesh: SourceMesh) -> RuleResult:
    side = mesh.column(LADDERS, "direction")
    message = "{where} faces side {side}; 0 to 3 are north, east, south, west"
    return check_rows(LADDERS, side >= len(SIDES), len(side), message, "direction", side=side)


@RULES.rule("LADDER_UPSIDE_DOWN", "warning", "inferred", "file", of=LADDERS)
def _ladder_upside_down(mesh: SourceMesh) -> RuleResult:
    with np.errstate(invalid="ignore"):
        top, bottom = (mesh.column(LADDERS, f"{end}.z").astype(np.float64) for end in ("top", "bottom"))
    message = "{where} has its top at height {top:g}, not above its bottom at {bottom:g}"
    return check_rows(LADDERS, top <= bottom, len(top), message, "top", top=top, bottom=bottom)


@RULES.rule("LADDER_LENGTH", "info", "measured", "file", exceptions=930, of=LADDERS)
def _ladder_length(mesh: SourceMesh) -> RuleResult:
    length = mesh.column(LADDERS, "length").astype(np.float64)
    with np.errstate(all="ignore"):
        offsets = (mesh.points(LADDERS, "top") - mesh.points(LADDERS, "bottom")).T
        distance = np.sqrt(sum(np.square(offset) for offset in offsets))
        fails = np.abs(length - distance) > TOLERANCE
    message = "{where} counts as {length:g} units long, but its ends are {distance:g} apart"
    return check_rows(LADDERS, fails, len(length), message, "length", length=length, distance=distance)


# --- areas of ladders ----------------------------------------------------------------------------------------------


@RULES.rule("LADDER_AREA_DANGLING", "warning", "engine", "file", of=LADDERS)
def _ladder_area_dangling(mesh: SourceMesh) -> Iterator[RuleResult]:
    message = "{where} joins area {area}, which does not exist"
    is_named = mesh.slot_ids != 0
    are_missing = is_named & (np.array(list(mesh.slots.values())) == NO_ROW)
    yield RuleResult(count_true(is_named), LADDERS)
    for at in are_missing.any(axis=1).nonzero()[0].tolist():
        yield check_rows(LADDERS, are_missing[at], 0, message, tuple(SLOTS)[at], area=mesh.slot_ids[at])


def _related_areas(mesh: SourceMesh, ladders: Array, slot: str) -> RelatedRows:
    """Return the areas in a slot of some ladders."""
    end = slot.removesuffix("_area").replace("_", " ")
    return RelatedRows(f"{{where}} is at its {end}", "areas", mesh.slots[slot][ladders])


@RULES.rule("LADDER_NO_BOTTOM", "warning", "engine", "file", exceptions=26, of=LADDERS)
def _ladder_no_bottom(mesh: SourceMesh) -> RuleResult:
    bottom = mesh.column(LADDERS, "bottom_area")
    result = check_rows(LADDERS, bottom == 0, len(bottom), "{where} has no area at its bottom", "bottom_area")
    result.related = [_related_areas(mesh, result.rows, slot) for slot in TOPS]
    return result


@RULES.rule("LADDER_NO_TOP", "warning", "engine", "file", exceptions=31, of=LADDERS)
def _ladder_no_top(mesh: SourceMesh) -> RuleResult:
    has_no_top = np.logical_and.reduce([mesh.column(LADDERS, slot) == 0 for slot in TOPS[:3]])
    message = "{where} has no area ahead, left or right of its top"
    result = check_rows(LADDERS, has_no_top, mesh.column(LADDERS, "bottom_area") != 0, message, TOPS[0])
    result.related = [_related_areas(mesh, result.rows, "bottom_area")]
    return result


@RULES.rule("LADDER_NOT_MIRRORED", "info", "measured", "file", exceptions=357, of=LADDERS)
def _ladder_not_mirrored(mesh: SourceMesh) -> Iterator[RuleResult]:
    if not mesh.has_field("areas", "ladders_up"):
        return
    ids = mesh.column(LADDERS, "id").astype(np.int64)
    message = "{where} joins area {area}, which does not have it among the ladders that lead {way} from it"
    for direction in LISTS:
        slots = [slot for slot in SLOTS if SLOTS[slot] == direction]
        joined = np.array([mesh.slots[slot] for slot in slots])
        is_joined = joined != NO_ROW
        yield RuleResult(count_true(is_joined), LADDERS)
        are_missing = is_joined & ~are_among(joined << 32 | ids, mesh.ladder_entries[direction].keys)
        for at in are_missing.any(axis=1).nonzero()[0].tolist():
            slot = slots[at]
            result = check_rows(
                LADDERS, are_missing[at], 0, message, slot, area=mesh.column(LADDERS, slot), way=direction
            )
            result.related = [_related_areas(mesh, result.rows, slot)]
            yield result


# --- ladders of areas ----------------------------------------------------------------------------------------------


def _build_entry_rule(fails: Callable[[LadderEntries], Array], fault: str) -> RuleFunction:
    """Return a rule for the entries of the lists of ladders."""

    def check(mesh: SourceMesh) -> Iterator[RuleResult]:
        for direction, table in LISTS.items():
            if mesh.count(table):
                entries = mesh.ladder_entries[direction]
                message = f"area {{area}} leads {{way}} ladder {{ladder}}{fault}"
                result = check_rows(table, fails(entries), len(entries.id), message, ladder=entries.id, way=direction)
                result.related = [RelatedRows("{where} is named", LADDERS, entries.ladder[result.rows])]
                yield result

    return check


def _build_mismatch_rule(direction: str, message: str) -> RuleFunction:
    """Return a rule that no area lists a ladder that does not name it in one of the slots for this direction."""
    slots = [slot for slot, expected in SLOTS.items() if expected == direction]

    def check(mesh: SourceMesh) -> RuleResult:
        entries = mesh.ladder_entries[direction]
        rows = np.flatnonzero(entries.ladder != NO_ROW)
        ladders, owners = entries.ladder[rows], entries.owner[rows]
        fails = np.logical_and.reduce([mesh.slots[slot][ladders] != owners for slot in slots])
        result = check_selected_rows(LISTS[direction], rows, fails, len(rows), message, ladder=entries.id[rows])
        result.related = [RelatedRows("{where} is named", LADDERS, entries.ladder[result.rows])]
        return result

    return check


RULES.rule("AREA_LADDER_DANGLING", "error", "engine", "file")(
    _build_entry_rule(lambda entries: entries.ladder == NO_ROW, ", which does not exist")
)
RULES.rule("AREA_LADDER_DUPLICATE", "warning", "engine", "file")(
    _build_entry_rule(lambda entries: are_repeated(entries.keys), " more than once")
)
RULES.rule("LADDER_UP_MISMATCH", "info", "measured", "file", exceptions=31, of=LISTS["up"])(
    _build_mismatch_rule("up", "area {area} leads up ladder {ladder}, but is not the area at its bottom")
)
RULES.rule("LADDER_DOWN_MISMATCH", "info", "measured", "file", exceptions=184, of=LISTS["down"])(
    _build_mismatch_rule("down", "area {area} leads down ladder {ladder}, but is not an area at its top")
)
