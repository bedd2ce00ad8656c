"""Repairs of garages, and of the cars in them."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_save.rules.base import RECIPES
from navspec.families.gta_sa_save.view import Save
from navspec.family.repair.recipes import set_values
from navspec.family.rules.checks import run_checks, run_faults

_GARAGES, _CARS = "garages.garages", "garages.cars"

_SLOTS = 4
"""Cars that a garage keeps: first the first cars of all garages, then the second ones."""
_ABOVE_FLOOR = 1.0
"""Metres above the floor at which repaired cars are put; those of the game are at 0.4 to 1.5."""
_LENGTH = 100
_NORTH = (0, _LENGTH, 0)


@RECIPES.recipe("HIDEOUT_CLOSED", summary="close the door")
def _close_doors(save: Save) -> None:
    for result in run_checks(save, "SA_SAVE_HIDEOUT_CLOSED"):
        for field, value in (("door_state", 0), ("flags.door_closed", 1), ("door_position", 0)):
            set_values(save.files, _GARAGES, field, result.rows, value)


@RECIPES.recipe("CAR_POSITION", summary="put the car into the middle of its garage")
def _put_into_garage(save: Save) -> None:
    cars, garages = save.tables[_CARS], save.tables[_GARAGES]
    misplaced, skewed = run_faults(save, "SA_SAVE_CAR_POSITION")
    home = misplaced.related[0].rows
    rows, room = misplaced.rows[home >= 0], garages[home[home >= 0]]
    position = cars["position"]
    for axis, low, high in (("x", "left", "right"), ("y", "front", "back")):
        position[axis][rows] = (room[low].astype(np.float64) + room[high]) / 2
    position["z"][rows] = room["position"]["z"] + _ABOVE_FLOOR
    for row in skewed.rows.tolist():
        looks = np.array(cars["forward"][row].item(), np.float64)
        length = np.sqrt((looks * looks).sum())
        cars["forward"][row] = tuple(np.rint(looks * _LENGTH / length).astype(int).tolist()) if length else _NORTH


@RECIPES.recipe("CAR_SLOT_HOLE", summary="move cars up into the free places before them")
def _move_up(save: Save) -> None:
    cars = save.tables[_CARS].reshape(_SLOTS, -1)
    for result in run_checks(save, "SA_SAVE_CAR_SLOT_HOLE"):
        for garage in (result.rows % cars.shape[1]).tolist():
            order = np.argsort(cars["model"][:, garage] == 0, kind="stable")
            cars[:, garage] = cars[order, garage]
