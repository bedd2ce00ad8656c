"""Rules of ladders, and of the areas that they join."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from navspec.families.source_nav.layout import LADDERS, LISTS, SLOTS, TOPS
from navspec.families.source_nav.rules.base import RULES, named, repeated
from navspec.families.source_nav.view import NO_ROW, SIDES, Array, Listed, Mesh
from navspec.family.rules.results import RelatedRows, RuleResult, check_rows, check_selected_rows, count_true
from navspec.family.rules.rule_set import RuleFunction
from navspec.family.views.row_index import are_among, are_repeated

TOLERANCE = 1.0
"""How far the length may be from the distance of the ends."""


# --- ladders by themselves -----------------------------------------------------------------------------------------


RULES.rule("LADDER_ID_ZERO", "error", "engine", "file", of=LADDERS)(named(LADDERS, "ladder"))


@RULES.rule("LADDER_ID_DUPLICATE", "error", "engine", "file", of=LADDERS)
def _ladder_id_duplicate(mesh: Mesh) -> RuleResult:
    ids = mesh.column(LADDERS, "id")
    if not mesh.ladder_index.has_repeated:
        return RuleResult(len(ids), LADDERS)
    first = np.where(ids == 0, np.arange(len(ids)), mesh.ladders_named(LADDERS, "id"))
    message = "{where} is hidden by an earlier ladder of the same id, the one in row {earlier}"
    return repeated(mesh, LADDERS, first, message, "{where} hides it", "earlier")


@RULES.rule("LADDER_DIR_RANGE", "warning", "engine", "file", of=LADDERS)
def _ladder_dir_range(mesh: Mesh) -> RuleResult:
    side = mesh.column(LADDERS, "direction")
    message = "{where} faces side {side}; 0 to 3 are north, east, south, west"
    return check_rows(LADDERS, side >= len(SIDES), len(side), message, "direction", side=side)


@RULES.rule("LADDER_UPSIDE_DOWN", "warning", "inferred", "file", of=LADDERS)
def _ladder_upside_down(mesh: Mesh) -> RuleResult:
    with np.errstate(invalid="ignore"):
        top, bottom = (mesh.column(LADDERS, f"{end}.z").astype(np.float64) for end in ("top", "bottom"))
    message = "{where} has its top at height {top:g}, not above its bottom at {bottom:g}"
    return check_rows(LADDERS, top <= bottom, len(top), message, "top", top=top, bottom=bottom)


@RULES.rule("LADDER_LENGTH", "info", "measured", "file", exceptions=930, of=LADDERS)
def _ladder_length(mesh: Mesh) -> RuleResult:
    length = mesh.column(LADDERS, "length").astype(np.float64)
    with np.errstate(all="ignore"):
        ways = (mesh.points(LADDERS, "top") - mesh.points(LADDERS, "bottom")).T
        distance = np.sqrt(sum(np.square(way) for way in ways))
        fails = np.abs(length - distance) > TOLERANCE
    message = "{where} counts as {length:g} units long, but its ends are {distance:g} apart"
    return check_rows(LADDERS, fails, len(length), message, "length", length=length, distance=distance)


# --- areas of ladders ----------------------------------------------------------------------------------------------


@RULES.rule("LADDER_AREA_DANGLING", "warning", "engine", "file", of=LADDERS)
def _ladder_area_dangling(mesh: Mesh) -> Iterator[RuleResult]:
    message = "{where} joins area {area}, which does not exist"
    asked = mesh.slot_ids != 0
    are_missing = asked & (np.array(list(mesh.slots.values())) == NO_ROW)
    yield RuleResult(count_true(asked), LADDERS)
    for at in are_missing.any(axis=1).nonzero()[0].tolist():
        yield check_rows(LADDERS, are_missing[at], 0, message, tuple(SLOTS)[at], area=mesh.slot_ids[at])


def _joined(mesh: Mesh, ladders: Array, slot: str) -> RelatedRows:
    """The areas that some ladders have in a slot."""
    end = slot.removesuffix("_area").replace("_", " ")
    return RelatedRows(f"{{where}} is at its {end}", "areas", mesh.slots[slot][ladders])


@RULES.rule("LADDER_NO_BOTTOM", "warning", "engine", "file", exceptions=26, of=LADDERS)
def _ladder_no_bottom(mesh: Mesh) -> RuleResult:
    bottom = mesh.column(LADDERS, "bottom_area")
    found = check_rows(LADDERS, bottom == 0, len(bottom), "{where} has no area at its bottom", "bottom_area")
    found.related = [_joined(mesh, found.rows, slot) for slot in TOPS]
    return found


@RULES.rule("LADDER_NO_TOP", "warning", "engine", "file", exceptions=31, of=LADDERS)
def _ladder_no_top(mesh: Mesh) -> RuleResult:
    has_no_top = np.logical_and.reduce([mesh.column(LADDERS, slot) == 0 for slot in TOPS[:3]])
    message = "{where} has no area ahead, left or right of its top"
    found = check_rows(LADDERS, has_no_top, mesh.column(LADDERS, "bottom_area") != 0, message, TOPS[0])
    found.related = [_joined(mesh, found.rows, "bottom_area")]
    return found


@RULES.rule("LADDER_NOT_MIRRORED", "info", "measured", "file", exceptions=357, of=LADDERS)
def _ladder_not_mirrored(mesh: Mesh) -> Iterator[RuleResult]:
    if not mesh.stores("areas", "ladders_up"):
        return
    ids = mesh.column(LADDERS, "id").astype(np.int64)
    message = "{where} joins area {area}, which does not have it among the ladders that lead {way} from it"
    for way in LISTS:
        slots = [slot for slot in SLOTS if SLOTS[slot] == way]
        joined = np.array([mesh.slots[slot] for slot in slots])
        asked = joined != NO_ROW
        yield RuleResult(count_true(asked), LADDERS)
        are_missing = asked & ~are_among(joined << 32 | ids, mesh.listed[way].keys)
        for at in are_missing.any(axis=1).nonzero()[0].tolist():
            slot = slots[at]
            found = check_rows(LADDERS, are_missing[at], 0, message, slot, area=mesh.column(LADDERS, slot), way=way)
            found.related = [_joined(mesh, found.rows, slot)]
            yield found


# --- ladders of areas ----------------------------------------------------------------------------------------------


def _lists(fails: Callable[[Listed], Array], fault: str) -> RuleFunction:
    """A question to the entries of the lists that areas have of ladders."""

    def ask(mesh: Mesh) -> Iterator[RuleResult]:
        for way, table in LISTS.items():
            if mesh.count(table):
                entries = mesh.listed[way]
                message = f"area {{area}} leads {{way}} ladder {{ladder}}{fault}"
                found = check_rows(table, fails(entries), len(entries.id), message, ladder=entries.id, way=way)
                found.related = [RelatedRows("{where} is named", LADDERS, entries.ladder[found.rows])]
                yield found

    return ask


def _mismatch(way: str, message: str) -> RuleFunction:
    """Whether no area lists a ladder which does not have it where it should."""
    slots = [slot for slot, expected in SLOTS.items() if expected == way]

    def ask(mesh: Mesh) -> RuleResult:
        entries = mesh.listed[way]
        asked = np.flatnonzero(entries.ladder != NO_ROW)
        ladders, owners = entries.ladder[asked], entries.owner[asked]
        fails = np.logical_and.reduce([mesh.slots[slot][ladders] != owners for slot in slots])
        found = check_selected_rows(LISTS[way], asked, fails, len(asked), message, ladder=entries.id[asked])
        found.related = [RelatedRows("{where} is named", LADDERS, entries.ladder[found.rows])]
        return found

    return ask


RULES.rule("AREA_LADDER_DANGLING", "error", "engine", "file")(
    _lists(lambda entries: entries.ladder == NO_ROW, ", which does not exist")
)
RULES.rule("AREA_LADDER_DUPLICATE", "warning", "engine", "file")(
    _lists(lambda entries: are_repeated(entries.keys), " more than once")
)
RULES.rule("LADDER_UP_MISMATCH", "info", "measured", "file", exceptions=31, of=LISTS["up"])(
    _mismatch("up", "area {area} leads up ladder {ladder}, but is not the area at its bottom")
)
RULES.rule("LADDER_DOWN_MISMATCH", "info", "measured", "file", exceptions=184, of=LISTS["down"])(
    _mismatch("down", "area {area} leads down ladder {ladder}, but is no area at its top")
)
