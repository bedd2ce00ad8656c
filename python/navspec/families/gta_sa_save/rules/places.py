"""Rules of what stands in places of the map: parked cars and their plates, blips, doors, police."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.known import are_members
from navspec.families.gta_sa_save.rules.base import RULES, once
from navspec.families.gta_sa_save.rules.faults import Fault, ask
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules import Answer

PARKED, PLATES, PLATE_COUNT = "car_generators.generators", "car_generators.plates", "car_generators.plate_count"
BLIPS, DOORS, STACK, POLICE = "radar_blips.blips", "entry_exits.entries.door", "entry_exits.stack", "set_pieces.pieces"

_STORED_BLIPS = (4, 5)
_LAST_SPRITE, _DOORS = 64, 400
_LAST_PIECE = 8


# --- parked cars ---------------------------------------------------------------------------------------------------


@RULES.rule("CARGEN_MODEL", "warning", "engine", "file")
def _cargen_model(save: Save) -> Iterator[Answer]:
    parked = save.tables[PARKED]
    models, is_used, part = parked["model"].astype(np.int64), parked["is_used"], parked["ipl_id"]
    is_wrong = (models != -1) & ~are_members("vehicle", np.abs(models))
    return ask(
        PARKED,
        len(parked),
        Fault("model", is_wrong, "{where} has the model {model}, which is no vehicle", {"model": models}),
        Fault("is_used", is_used != 1, "{where} is marked as free, but free places are not saved"),
        Fault(
            "ipl_id",
            part != 0,
            "{where} belongs to part {part} of the map, but such places are not saved",
            {"part": part},
        ),
    )


def plates_used(save: Save) -> int:
    """Licence plates that belong to a parked car."""
    return int((save.tables[PLATES]["generator_index"] != -1).sum())


@RULES.rule("PLATE_COUNT", "warning", "measured", "file")
def _plate_count(save: Save) -> Answer:
    counted, plates = save.value(PLATE_COUNT), plates_used(save)
    message = "{plates} licence plates are in use, but {counted} are counted"
    return once(counted == plates, message, PLATE_COUNT, counted=counted, plates=plates)


@RULES.rule("PLATE_GENERATOR", "warning", "measured", "file", exceptions=3)
def _plate_generator(save: Save) -> Iterator[Answer]:
    named = save.tables[PLATES]["generator_index"]
    is_lost = (named != -1) & ~np.isin(named, save.tables[PARKED]["index"])
    message = "{where} is for parked car {car}, which does not exist"
    return ask(PLATES, plates_used(save), Fault("generator_index", is_lost, message, {"car": named}))


# --- blips ---------------------------------------------------------------------------------------------------------


@RULES.rule("BLIP_IN_USE", "warning", "engine", "file")
def _blip_in_use(save: Save) -> Iterator[Answer]:
    blips, used = save.tables[BLIPS], save.column(BLIPS, "state.in_use")
    if save.is_mission_save:
        return ask(BLIPS, 0)
    kinds, sprites, doors = save.column(BLIPS, "kind.blip_type"), blips["sprite"], blips["enex_plus_1"]
    is_entity = (kinds != _STORED_BLIPS[0]) & (kinds != _STORED_BLIPS[1])
    return ask(
        BLIPS,
        int(used.sum()),
        Fault(
            "kind.blip_type", used & is_entity, "{where} is of type {type}, which is not saved in use", {"type": kinds}
        ),
        Fault(
            "sprite",
            used & (sprites > _LAST_SPRITE),
            "{where} has the icon {icon}, but the last is 64",
            {"icon": sprites},
        ),
        Fault("enex_plus_1", used & (doors > _DOORS), "{where} is at door {door} of 400", {"door": doors}),
    )


# --- doors ---------------------------------------------------------------------------------------------------------


def _leads_somewhere(save: Save, doors: Array) -> Array:
    """Whether there are doors with these numbers, which have 16 bits; bool."""
    is_door = np.zeros(1 << 16, bool)
    is_door[save.tables["entry_exits.entries"]["entry_index"][:-1]] = True  # the last row only ends the list
    return is_door[doors]


@RULES.rule("ENEX_LINK", "warning", "measured", "file", exceptions=3)
def _enex_link(save: Save) -> Iterator[Answer]:
    linked = save.tables[DOORS]["linked_index"]
    is_lost = (linked != -1) & ~_leads_somewhere(save, linked)
    message = "{where} leads to door {door}, which does not exist"
    return ask(DOORS, len(linked), Fault("linked_index", is_lost, message, {"door": linked}))


@RULES.rule("ENEX_STACK", "error", "measured", "file")
def _enex_stack(save: Save) -> Iterator[Answer]:
    stack = save.tables[STACK]
    message = "the player came through door {door}, which does not exist"
    return ask(STACK, len(stack), Fault("", ~_leads_somewhere(save, stack), message, {"door": stack}))


# --- police --------------------------------------------------------------------------------------------------------


@RULES.rule("SETPIECES", "warning", "engine", "file")
def _setpieces(save: Save) -> Iterator[Answer]:
    pieces = save.tables[POLICE]
    kinds = pieces["piece_type"]
    faults = [
        Fault("piece_type", kinds > _LAST_PIECE, "{where} has the type {type}, but the last is 8", {"type": kinds})
    ]
    message = "{where} reaches from {low} to {high} quarters of a metre, which leaves no room"
    for axis in "xy":
        low, high = pieces[f"{axis}1"], pieces[f"{axis}2"]
        faults.append(Fault(f"{axis}1", low > high, message, {"low": low, "high": high}))
    return ask(POLICE, len(pieces), *faults)
