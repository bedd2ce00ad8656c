"""Recipes for garages, and for the cars in them."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_save.known import are_members
from navspec.families.gta_sa_save.recipes.base import RECIPES
from navspec.families.gta_sa_save.rules import RULES
from navspec.families.gta_sa_save.rules.garages import (
    CARS,
    CLOSED,
    GARAGES,
    OPEN,
    SLOTS,
    homes,
    misplaced,
    skewed,
    wrong_mods,
)
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.recipes import assign

_ABOVE_FLOOR = 1.0
"""Metres above the floor at which cars stand; those of the game are at 0.4 to 1.5."""
_LENGTH = 100
_NORTH = (0, _LENGTH, 0)


@RECIPES.recipe("GARAGE_DOOR", summary="set flag and position of the door from its state")
def _follow_state(save: Save) -> None:
    _let_follow(save, RULES.failing(save, "GARAGE_DOOR"))


@RECIPES.recipe("HIDEOUT_CLOSED", summary="close the door")
def _close(save: Save) -> None:
    rows = RULES.failing(save, "HIDEOUT_CLOSED")
    save.tables[GARAGES]["door_state"][rows] = CLOSED
    _let_follow(save, rows)


def _let_follow(save: Save, rows: Array) -> None:
    """Set what says a second time how doors are; the position of one that moves may be anything but 0."""
    garages = save.tables[GARAGES][rows]
    state, position = garages["door_state"], garages["door_position"]
    assign(save.files, GARAGES, "flags.door_closed", rows, state != OPEN)
    position[position == 0] = 1
    position[state == CLOSED] = 0
    save.tables[GARAGES]["door_position"][rows] = position


@RECIPES.recipe("CAR_MODEL", summary="free the place, or remove the tuning part")
def _remove_unknown(save: Save) -> None:
    cars = save.tables[CARS]
    cars["model"][~are_members("vehicle", cars["model"])] = 0
    cars["mods"][wrong_mods(save)] = -1


@RECIPES.recipe("CAR_POSITION", summary="put the car into the middle of its garage")
def _put_into_garage(save: Save) -> None:
    cars, garages = save.tables[CARS], save.tables[GARAGES]
    home = homes(save)
    rows = np.flatnonzero(misplaced(save) & (home >= 0))
    room = garages[home[rows]]
    position = cars["position"]
    for axis, low, high in (("x", "left", "right"), ("y", "front", "back")):
        position[axis][rows] = (room[low].astype(np.float64) + room[high]) / 2
    position["z"][rows] = room["position"]["z"] + _ABOVE_FLOOR
    for row in np.flatnonzero(skewed(save)).tolist():
        looks = np.array(cars["forward"][row].item(), np.float64)
        length = np.sqrt((looks * looks).sum())
        cars["forward"][row] = tuple(np.rint(looks * _LENGTH / length).astype(int).tolist()) if length else _NORTH


@RECIPES.recipe("CAR_SLOT_HOLE", summary="move cars up into the free places before them")
def _move_up(save: Save) -> None:
    cars = save.tables[CARS].reshape(SLOTS, -1)
    for garage in np.unique(RULES.failing(save, "CAR_SLOT_HOLE") % cars.shape[1]).tolist():
        order = np.argsort(cars["model"][:, garage] == 0, kind="stable")
        cars[:, garage] = cars[order, garage]
