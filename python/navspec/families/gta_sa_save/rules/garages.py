"""Rules of garages, and of the cars in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from navspec.families.gta_sa_save.names import are_members, car_garages, enum_partners, member_value, member_words
from navspec.families.gta_sa_save.rules.base import RECIPES, RULES, RowFault, check_faults, rule
from navspec.families.gta_sa_save.versions import is_original_script
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.repair.recipes import set_values
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows, count_true

_GARAGES, _CARS = "garages.garages", "garages.cars"

_CLOSED, _OPEN = 0, 1
"""States of doors."""

_SLOTS = 4
"""Cars that a garage keeps: first the first cars of all garages, then the second ones."""
_MAX_DISTANCE = 8.0
"""Most metres between a car and its garage."""
_MAX_HEIGHT_OFFSET = 3.0
"""Most metres of a car below the floor or above the ceiling."""
_SQUARED_LENGTHS = (98**2, 101**2)
"""Squared lengths of the shortest and longest directions of cars."""
_ABOVE_FLOOR = 1.0
"""Metres above the floor at which repaired cars are put; those of the game are at 0.4 to 1.5."""
_FIRST_VEHICLE, _VEHICLES = 400, 212
_FIRST_PART, _PARTS = 1000, 194
"""First number and count of vehicles and of tuning parts."""
_NO_PAINTJOB = 255
_LENGTH = 100
_NORTH = (0, _LENGTH, 0)


def is_within(values: Array, limits: tuple[Any, Any]) -> Array:
    """Return whether values lie between two limits, inclusive; bool. A value that is not a number does not."""
    return (values >= limits[0]) & (values <= limits[1])


def _is_used_for(use: str, types: Array) -> Array:
    """Return whether garages of these types have a use, `use_hideout` or `use_impound`; bool."""
    return _use_mask(use).take(types)


@cache
def _use_mask(use: str) -> Array:
    """Return whether garages of each type, which is a byte, have a use; bool."""
    return np.isin(np.arange(256), enum_partners("garage_use", "garage_kind")[member_value("garage_use", use)])


@cache
def _impounded_mask() -> Array:
    """Return which places belong to impounds, whose cars keep the position at which they were taken; bool, shape (slots,
    garages).
    """
    types = enum_partners("stock_garage", "garage_kind")
    garage_types = [types[garages_of_car.value][0] for garages_of_car in car_garages()]
    return _is_used_for("use_impound", np.array(garage_types)).reshape(_SLOTS, -1)


# --- garages -------------------------------------------------------------------------------------------------------


@rule("GARAGE_DOOR", "warning", "measured", exceptions=1)
def _garage_door(save: Save) -> Iterator[RuleResult]:
    garages = save.tables[_GARAGES]
    state, position = garages["door_state"], garages["door_position"]
    is_closed = save.column(_GARAGES, "flags.door_closed")
    beginning = "the door of {where} is in state {state}, but"
    return check_faults(
        _GARAGES,
        len(garages),
        RowFault(
            "flags.door_closed",
            is_closed == (state == _OPEN),
            f"{beginning} the flag of closed doors says otherwise",
            {"state": state},
        ),
        RowFault(
            "door_position",
            (position == 0) != (state == _CLOSED),
            f"{beginning} its position is {{position}}",
            {"state": state, "position": position},
        ),
    )


@RECIPES.recipe("GARAGE_DOOR", summary="set flag and position of the door from its state")
def _follow_state(save: Save) -> None:
    _set_door_from_state(save, RULES.find_failing_rows(save, "GARAGE_DOOR"))


def _set_door_from_state(save: Save, rows: Array) -> None:
    """Set the fields that repeat the state of a door; the position of a moving door may be anything except 0."""
    garages = save.tables[_GARAGES][rows]
    state, position = garages["door_state"], garages["door_position"]
    set_values(save.files, _GARAGES, "flags.door_closed", rows, state != _OPEN)
    position[position == 0] = 1
    position[state == _CLOSED] = 0
    save.tables[_GARAGES]["door_position"][rows] = position


@rule("HIDEOUT_CLOSED", "warning", "engine")
def _hideout_closed(save: Save) -> RuleResult:
    garages = save.tables[_GARAGES]
    is_hideout, state = _is_used_for("use_hideout", garages["garage_type"]), garages["door_state"]
    message = "the door of {where}, which keeps cars, is in state {state}; the game closes it when saving"
    return check_rows(_GARAGES, state != _CLOSED, is_hideout, message, "door_state", state=state)


@RECIPES.recipe("HIDEOUT_CLOSED", summary="close the door")
def _close_doors(save: Save) -> None:
    rows = RULES.find_failing_rows(save, "HIDEOUT_CLOSED")
    save.tables[_GARAGES]["door_state"][rows] = _CLOSED
    _set_door_from_state(save, rows)


@rule("GARAGE_RECT", "warning", "measured")
def _garage_rect(save: Save) -> Iterator[RuleResult]:
    garages = save.tables[_GARAGES]
    message = "{where} reaches from {low} to {high}, which leaves no room"
    sides = (
        ("right", garages["left"], garages["right"]),
        ("back", garages["front"], garages["back"]),
        ("top_z", garages["position"]["z"], garages["top_z"]),
    )
    faults = (RowFault(field, ~(low < high), message, {"low": low, "high": high}) for field, low, high in sides)
    return check_faults(_GARAGES, len(garages), *faults)


# --- cars ----------------------------------------------------------------------------------------------------------


@rule("CAR_MODEL", "error", "measured")
def _car_model(save: Save) -> Iterator[RuleResult]:
    cars = save.tables[_CARS]
    models, mods = cars["model"], cars["mods"]
    is_used = models != 0
    return check_faults(
        _CARS,
        len(cars),
        RowFault(
            "model",
            is_used & ~are_members("vehicle", models),
            "{where} has the model {model}, which is not a vehicle",
            {"model": models},
        ),
        RowFault(
            "mods",
            _find_unknown_parts(save),
            "{where} has the tuning part {part}, which does not exist",
            {"part": mods},
        ),
    )


@RECIPES.recipe("CAR_MODEL", summary="free the place, or remove the tuning part")
def _remove_unknown(save: Save) -> None:
    cars = save.tables[_CARS]
    cars["model"][~are_members("vehicle", cars["model"])] = 0
    cars["mods"][_find_unknown_parts(save)] = -1


def _find_unknown_parts(save: Save) -> Array:
    """Return whether each tuning part of each car does not exist; bool, shape (cars, parts)."""
    cars = save.tables[_CARS]
    mods = cars["mods"]
    return (cars["model"] != 0)[:, None] & ~are_members("car_part", mods)


@rule("CAR_RADIO", "warning", "measured")
def _car_radio(save: Save) -> RuleResult:
    radio = save.tables[_CARS]["radio"]
    message = "{where} has the radio station {radio}, which does not exist"
    return _check_cars(save, ~are_members("station", radio), message, "radio", radio=radio)


@rule("CAR_BOMB", "info", "measured")
def _car_bomb(save: Save) -> RuleResult:
    bomb = save.tables[_CARS]["bomb"]
    message = "{where} has a bomb of the kind {bomb}, which does not exist"
    return _check_cars(save, ~are_members("car_bomb", bomb), message, "bomb", bomb=bomb)


@rule("CAR_PAINTJOB", "warning", "measured")
def _car_paintjob(save: Save) -> RuleResult:
    """Check the paintjobs of vehicles."""
    cars = save.tables[_CARS]
    model, paintjob = cars["model"], cars["paintjob"]
    row = _vehicle_rows(model)
    count = _num_paintjobs().take(row)
    message = "{where} has the paintjob {paintjob}; its model {model} ({name}) has {count} (255 is none)"
    is_wrong = (paintjob != _NO_PAINTJOB) & (paintjob >= count)
    params = {
        "paintjob": paintjob,
        "model": model,
        "name": _sorted_names("vehicle").take(row, mode="clip"),
        "count": count,
    }
    return check_rows(_CARS, is_wrong, row < _VEHICLES, message, "paintjob", **params)


@rule("CAR_PARTS_FIT", "warning", "measured", exceptions=1)
def _car_parts_fit(save: Save) -> Iterator[RuleResult]:
    """Check existing parts of vehicles, if the main script is original."""
    if not is_original_script(save.script_size):
        return iter(())
    mods = save.tables[_CARS]["mods"]
    model = np.broadcast_to(save.tables[_CARS]["model"][:, None], mods.shape)
    row, part = _vehicle_rows(model), np.clip(mods.astype(np.int64) - _FIRST_PART, 0, _PARTS - 1)
    is_checked = (row < _VEHICLES) & (mods == part + _FIRST_PART)
    message = "{where} has the tuning part {part} ({part_name}), which is not made for its model {model} ({name})"
    names = {"part_name": _sorted_names("car_part").take(part), "name": _sorted_names("vehicle").take(row, mode="clip")}
    fault = RowFault(
        "mods", is_checked & ~_fitting_parts()[row, part], message, {"part": mods, "model": model, **names}
    )
    return check_faults(_CARS, count_true(row[:, 0] < _VEHICLES), fault)


def _check_cars(save: Save, is_wrong: Array, message: str, field: str, **params: Array) -> RuleResult:
    """Check all cars; free places do not count."""
    return check_rows(_CARS, is_wrong, save.tables[_CARS]["model"] != 0, message, field, **params)


def _vehicle_rows(model: Array) -> Array:
    """Return the rows of models in tables of vehicles; the last row is that of all other models."""
    row = model.astype(np.int64) - _FIRST_VEHICLE
    return np.where((row >= 0) & (row < _VEHICLES), row, _VEHICLES)


@cache
def _sorted_names(enum: str) -> Array:
    """Return the names of vehicles, or of tuning parts, by their rows."""
    return np.array([name for value, name in sorted(member_words(enum).items()) if value >= 0], object)


@cache
def _num_paintjobs() -> Array:
    """Return the number of paintjobs by the row of the vehicle."""
    counts = np.zeros(_VEHICLES + 1, np.int64)
    for model, (count,) in enum_partners("vehicle", "paintjob_count").items():
        counts[model - _FIRST_VEHICLE] = count
    return counts


@cache
def _fitting_parts() -> Array:
    """Return whether parts fit vehicles; bool, shape (vehicles, parts)."""
    fits = np.zeros((_VEHICLES + 1, _PARTS), bool)
    wheels, classes = enum_partners("wheel_class", "car_part"), enum_partners("vehicle", "wheel_class")
    for model, parts in enum_partners("vehicle", "car_part").items():
        (wheel_class,) = classes[model]
        fits[model - _FIRST_VEHICLE, np.array([*parts, *wheels[wheel_class]]) - _FIRST_PART] = True
    return fits


def _find_garage_rows(save: Save) -> Array:
    """Return the row of each car's garage, -1 if it does not exist; int64, shape (cars,)."""
    names = np.ascontiguousarray(save.tables[_GARAGES]["garage_name"]).view("S8")[:, 0].tolist()
    rows_by_name = {name.partition(b"\0")[0]: row for row, name in reversed(list(enumerate(names)))}
    return np.array([rows_by_name.get(name, -1) for name in _car_garage_names()])


@cache
def _car_garage_names() -> list[bytes]:
    """Return the name of the garage of each car that the game keeps."""
    return [garages_of_car.original.encode() for garages_of_car in car_garages()]


def _find_misplaced(save: Save) -> Array:
    """Return whether each car is nowhere, or far from its garage; bool. Free places are not."""
    cars, garages = save.tables[_CARS], save.tables[_GARAGES]
    wrong = cars["model"] != 0
    room = _find_garage_rows(save)
    with np.errstate(all="ignore"):
        x, y, z = (cars["position"][axis].astype(np.float64) for axis in "xyz")
        is_somewhere = np.isfinite(x) & np.isfinite(y) & np.isfinite(z)
        near = np.flatnonzero(wrong & is_somewhere & (room >= 0) & ~_impounded_mask().ravel())
        room = room[near]
        east, north = (
            np.maximum(np.maximum(garages[low][room] - at[near], at[near] - garages[high][room]), 0)
            for at, low, high in ((x, "left", "right"), (y, "front", "back"))
        )
        floor, ceiling = garages["position"]["z"][room], garages["top_z"][room]
        is_inside = (east * east + north * north <= _MAX_DISTANCE**2) & is_within(
            z[near], (floor - _MAX_HEIGHT_OFFSET, ceiling + _MAX_HEIGHT_OFFSET)
        )
    wrong &= ~is_somewhere
    wrong[near] = ~is_inside
    return wrong


def _find_skewed(save: Save) -> Array:
    """Return whether each car has no direction, or one of a length that the game does not write; bool. Free places
    do not.
    """
    cars = save.tables[_CARS]
    x, y, z = (cars["forward"][axis].astype(np.int64) for axis in "xyz")
    return (cars["model"] != 0) & ~is_within(x * x + y * y + z * z, _SQUARED_LENGTHS)


@rule("CAR_POSITION", "error", "measured", exceptions=2)
def _car_position(save: Save) -> Iterator[RuleResult]:
    cars = save.tables[_CARS]
    position, forward = ({axis: cars[name][axis] for axis in "xyz"} for name in ("position", "forward"))
    home = _find_garage_rows(save)
    for result in check_faults(
        _CARS,
        count_true(cars["model"]),
        RowFault("position", _find_misplaced(save), "{where} is at {x}, {y}, {z}, outside its garage", position),
        RowFault(
            "forward",
            _find_skewed(save),
            "{where} looks to {x}, {y}, {z}, which is not a direction of the length 100",
            forward,
        ),
    ):
        result.related = [RelatedRows("{where} is its garage", _GARAGES, home[result.rows])]
        yield result


@RECIPES.recipe("CAR_POSITION", summary="put the car into the middle of its garage")
def _put_into_garage(save: Save) -> None:
    cars, garages = save.tables[_CARS], save.tables[_GARAGES]
    home = _find_garage_rows(save)
    rows = np.flatnonzero(_find_misplaced(save) & (home >= 0))
    room = garages[home[rows]]
    position = cars["position"]
    for axis, low, high in (("x", "left", "right"), ("y", "front", "back")):
        position[axis][rows] = (room[low].astype(np.float64) + room[high]) / 2
    position["z"][rows] = room["position"]["z"] + _ABOVE_FLOOR
    for row in np.flatnonzero(_find_skewed(save)).tolist():
        looks = np.array(cars["forward"][row].item(), np.float64)
        length = np.sqrt((looks * looks).sum())
        cars["forward"][row] = tuple(np.rint(looks * _LENGTH / length).astype(int).tolist()) if length else _NORTH


@rule("CAR_SLOT_HOLE", "info", "measured", exceptions=2)
def _car_slot_hole(save: Save) -> RuleResult:
    used = (save.tables[_CARS]["model"] != 0).reshape(_SLOTS, -1)
    is_wrong = np.zeros_like(used)
    is_wrong[1:] = used[1:] & ~np.minimum.accumulate(used[:-1], axis=0)
    (most,) = enum_partners("garage_use", "most_cars")[member_value("garage_use", "use_impound")]
    is_wrong[most:] |= used[most:] & _impounded_mask()[most:]
    is_wrong[1:] &= ~np.maximum.accumulate(is_wrong[:-1], axis=0)
    message = "{where} has a free place before it, or is one more than an impound takes"
    return check_rows(_CARS, is_wrong.ravel(), used.shape[1], message, "model")


@RECIPES.recipe("CAR_SLOT_HOLE", summary="move cars up into the free places before them")
def _move_up(save: Save) -> None:
    cars = save.tables[_CARS].reshape(_SLOTS, -1)
    for garage in np.unique(RULES.find_failing_rows(save, "CAR_SLOT_HOLE") % cars.shape[1]).tolist():
        order = np.argsort(cars["model"][:, garage] == 0, kind="stable")
        cars[:, garage] = cars[order, garage]
