"""Drawings of saves: the player, his cars, remaining collectables, and the revealed parts of the map."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.names import collectables
from navspec.families.gta_sa_save.view import PEOPLE, Array, Save
from navspec.records.drawing import Drawing, Layer, Square, Style

_HALF_MAP, _SIDE, _SQUARES = 3000, 600, 10
"""Metres from the middle of the map to its edge, metres of a side of a revealed square, and squares in a row of the
map.
"""
_FARTHEST = 4 * _HALF_MAP
_NO_LINES = np.zeros((0, 2), np.int64)
_PICKUPS = "pickups.pickups"
_COLLECTABLE_STYLES: tuple[Style, ...] = ("water", "path", "link")


def draw(save: Save) -> Drawing:
    """Draw a save as points; parts of the map that the player has not revealed are gaps."""
    layers, points, count = list[Layer](), list[Array](), 0
    for title, style, positions, pointer, rows in _iter_layers(save):
        is_kept = (np.abs(positions) <= _FARTHEST).all(axis=1)  # positions that are not numbers are left out
        kept, pointers = positions[is_kept], tuple(f"{pointer}/{row}" for row in rows[is_kept].tolist())
        layers.append(Layer(title, style, np.arange(count, count + len(kept)), _NO_LINES, pointers=pointers))
        points.append(kept)
        count += len(kept)
    x, y = np.concatenate(points).T
    note = "x to the right (east), y up (north); squares are lighter where the player was"
    return Drawing(x, y, tuple(layers), tuple(_iter_squares(save)), note=note)


def _iter_layers(save: Save) -> Iterator[tuple[str, Style, Array, str, Array]]:
    """Yield the title, style and positions of each layer, and its list and rows; positions are east and north, shape
    (places, 2).
    """
    jumps, pickups, cars = save.tables["stunt_jumps.jumps"], save.tables[_PICKUPS], save.tables["garages.cars"]
    undone = np.flatnonzero(jumps["done"] == 0)
    starts = (_read_points(jumps["start_min"][undone]) + _read_points(jumps["start_max"][undone])) / 2
    yield "Jumps left", "spot", starts, "/stunt_jumps/jumps", undone
    models = np.where(pickups["pickup_type"] != 0, pickups["model"], 0)
    for (name, model, _), style in zip(collectables(), _COLLECTABLE_STYLES, strict=True):
        rows = np.flatnonzero(models == model)
        positions = np.stack([save.column(_PICKUPS, axis)[rows] for axis in "xy"], axis=1)
        scale = save.tables.spec.types["pickup"].by_id["x"].notes["scale"]
        yield f"{name}s left", style, positions * scale, "/pickups/pickups", rows
    parked = np.flatnonzero(cars["model"] != 0)
    yield "Cars in garages", "road", _read_points(cars["position"][parked]), "/garages/cars", parked
    is_outside = not save.value("simple_variables.interior")  # rooms are not at their doors
    player = np.arange(int(is_outside and len(save.player("health")) > 0))
    yield (
        "The player",
        "arrow",
        _read_points(save.tables[PEOPLE]["position"][player]),
        f"/{PEOPLE.replace('.', '/')}",
        player,
    )


def _read_points(rows: Array) -> Array:
    return np.stack([rows[axis].astype(np.float64) for axis in "xy"], axis=1)


def _iter_squares(save: Save) -> Iterator[Square]:
    """Yield the squares of the map in the menu: columns from west to east, each from north to south."""
    for number, is_seen in enumerate(save.tables["zones.visited"].tolist()):
        west, north = _SIDE * (number // _SQUARES) - _HALF_MAP, _HALF_MAP - _SIDE * (number % _SQUARES)
        yield Square("", west, north - _SIDE, west + _SIDE, north, "present" if is_seen else "absent")
