"""Rules of things at places of the map: parked cars and their plates, blips, doors, police."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.names import are_members
from navspec.families.gta_sa_save.rules.base import (
    RECIPES,
    RULES,
    RowFault,
    apply_right_values,
    check_faults,
    check_once,
    rule,
)
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.repair.recipes import set_values
from navspec.family.rules.rule_set import RuleResult, check_rows, count_true

_PARKED, _PLATES, _PLATE_COUNT = "car_generators.generators", "car_generators.plates", "car_generators.plate_count"
_BLIPS, _POLICE = "radar_blips.blips", "set_pieces.pieces"
_DOORS, _STACK = "entry_exits.entries.door", "entry_exits.stack"

_STORED_BLIPS = (4, 5)
_LAST_SPRITE, _MOST_DOORS = 64, 400
_LAST_PIECE = 8


# --- parked cars ---------------------------------------------------------------------------------------------------


@rule("CARGEN_MODEL", "warning", "engine")
def _cargen_model(save: Save) -> Iterator[RuleResult]:
    parked = save.tables[_PARKED]
    models, is_used, part = parked["model"].astype(np.int64), parked["is_used"], parked["ipl_id"]
    is_wrong = (models != -1) & ~are_members("vehicle", np.abs(models))
    return check_faults(
        _PARKED,
        len(parked),
        RowFault("model", is_wrong, "{where} has the model {model}, which is not a vehicle", {"model": models}),
        RowFault("is_used", is_used != 1, "{where} is marked as free, but free places are not saved"),
        RowFault(
            "ipl_id",
            part != 0,
            "{where} belongs to part {part} of the map, but such places are not saved",
            {"part": part},
        ),
    )


def _count_used_plates(save: Save) -> int:
    """Count the licence plates that belong to a parked car."""
    return count_true(save.tables[_PLATES]["generator_index"] != -1)


@rule("PLATE_COUNT", "warning", "measured", repair="count the licence plates")
def _plate_count(save: Save) -> RuleResult:
    counted, plates = save.value(_PLATE_COUNT), _count_used_plates(save)
    message = "{plates} licence plates are in use, but {counted} are counted"
    return check_once(counted == plates, message, _PLATE_COUNT, plates, counted=counted, plates=plates)


@rule("PLATE_GENERATOR", "warning", "measured", exceptions=6)
def _plate_generator(save: Save) -> RuleResult:
    named = save.tables[_PLATES]["generator_index"]
    is_lost = ~np.isin(named, save.tables[_PARKED]["index"])
    message = "{where} is for parked car {car}, which does not exist"
    return check_rows(_PLATES, is_lost, named != -1, message, "generator_index", -1, car=named)


@RECIPES.recipe("PLATE_GENERATOR", summary="free the licence plate")
def _free_plates(save: Save) -> None:
    for code in ("PLATE_GENERATOR", "PLATE_COUNT"):
        apply_right_values(save, *RULES.evaluate(save, code))


# --- blips ---------------------------------------------------------------------------------------------------------


@rule("BLIP_IN_USE", "warning", "engine")
def _blip_in_use(save: Save) -> Iterator[RuleResult]:
    blips, used = save.tables[_BLIPS], save.column(_BLIPS, "state.in_use")
    if save.is_mission_save:
        return check_faults(_BLIPS, 0)
    kinds, sprites, doors = save.column(_BLIPS, "kind.blip_type"), blips["sprite"], blips["enex_plus_1"]
    is_entity = (kinds != _STORED_BLIPS[0]) & (kinds != _STORED_BLIPS[1])
    return check_faults(
        _BLIPS,
        count_true(used),
        RowFault(
            "kind.blip_type", used & is_entity, "{where} is of type {type}, which is not saved in use", {"type": kinds}
        ),
        RowFault(
            "sprite",
            used & (sprites > _LAST_SPRITE),
            "{where} has the icon {icon}, but the last is 64",
            {"icon": sprites},
        ),
        RowFault("enex_plus_1", used & (doors > _MOST_DOORS), "{where} is at door {door} of 400", {"door": doors}),
    )


@RECIPES.recipe("BLIP_IN_USE", summary="take the blip out of use")
def _disable_blips(save: Save) -> None:
    set_values(save.files, _BLIPS, "state.in_use", RULES.find_failing_rows(save, "BLIP_IN_USE"), 0)


# --- doors ---------------------------------------------------------------------------------------------------------


def _is_door_number(save: Save, doors: Array) -> Array:
    """Return whether doors with these numbers, which have 16 bits, exist; bool."""
    is_door = np.zeros(1 << 16, bool)
    is_door[save.tables["entry_exits.entries"]["entry_index"][:-1]] = True  # the last row only ends the list
    return is_door[doors]


@rule("ENEX_LINK", "warning", "measured", exceptions=3, repair="let the door lead to no other")
def _enex_link(save: Save) -> RuleResult:
    linked = save.tables[_DOORS]["linked_index"]
    is_lost = (linked != -1) & ~_is_door_number(save, linked)
    message = "{where} leads to door {door}, which does not exist"
    return check_rows(_DOORS, is_lost, len(linked), message, "linked_index", -1, door=linked)


@rule("ENEX_STACK", "error", "measured")
def _enex_stack(save: Save) -> RuleResult:
    table, field = save.number_place(_STACK)
    stack = save.numbers(_STACK)
    message = "the player came through door {door}, which does not exist"
    return check_rows(table, ~_is_door_number(save, stack), len(stack), message, field, door=stack)


# --- police --------------------------------------------------------------------------------------------------------


@rule("SETPIECES", "warning", "engine")
def _setpieces(save: Save) -> Iterator[RuleResult]:
    pieces = save.tables[_POLICE]
    kinds = pieces["piece_type"]
    faults = [
        RowFault("piece_type", kinds > _LAST_PIECE, "{where} has the type {type}, but the last is 8", {"type": kinds})
    ]
    message = "{where} reaches from {low} to {high} quarters of a metre, which leaves no room"
    for axis in "xy":
        low, high = pieces[f"{axis}1"], pieces[f"{axis}2"]
        faults.append(RowFault(f"{axis}1", low > high, message, {"low": low, "high": high}))
    return check_faults(_POLICE, len(pieces), *faults)
