"""Meshes of the size of the largest maps: hills of squares with a second floor above a part of them, and a dense one."""

from __future__ import annotations

import math

from builders.source_nav import Area, Mesh

SIDE = 66
STEP = 50.0
FLOOR = 1_000_000
"""Areas of the second floor have ids from here on."""


def large_mesh() -> Mesh:
    """5,130 areas, all linked to their neighbours in both directions, but for one that nothing leads out of."""
    ground = {(x, y) for x in range(SIDE) for y in range(SIDE)}
    upper = {(x, y) for x in range(10, 38) for y in range(20, 48) if (x + y) % 9}
    areas = [_area(x, y, 0, ground) for x, y in sorted(ground)] + [_area(x, y, FLOOR, upper) for x, y in sorted(upper)]
    areas[7].connections = ((), (), (), ())
    return Mesh(16, 2, "tf", areas=areas)


def dense_mesh() -> Mesh:
    """87 MB: each of 4,160 areas sees all of them, and every second one inherits what the first one sees."""
    squares = {(x, y) for x in range(SIDE - 1) for y in range(SIDE - 2)}
    areas = [_area(x, y, 0, squares) for x, y in sorted(squares)]
    whole, partly = ([(area.id, flags) for area in areas] for flags in (3, 1))
    for number, each in enumerate(areas):
        each.visible, each.inherit = (partly, areas[0].id) if number % 2 else (whole, 0)
    return Mesh(16, 2, "tf", areas=areas)


def wide_mesh(side: int = 700) -> Mesh:
    """60 MB: 490,000 areas that are linked to their neighbours, and see none."""
    squares = {(x, y) for x in range(side) for y in range(side)}
    return Mesh(16, 2, "tf", areas=[_area(x, y, 0, squares, side) for x, y in sorted(squares)])


def _id(x: int, y: int, first: int, side: int) -> int:
    return first + y * side + x + 1


def _height(x: int, y: int) -> float:
    return round(160 * math.sin(x / 9) * math.cos(y / 7)) + 0.03125


def _area(x: int, y: int, first: int, squares: set[tuple[int, int]], side: int = SIDE) -> Area:
    beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    lift = 400.0 if first else 0.0
    heights = [_height(x + east, y + south) + lift for east, south in ((0, 0), (1, 0), (1, 1), (0, 1))]
    return Area(
        _id(x, y, first, side),
        nw=(STEP * x, STEP * y, heights[0]),
        se=(STEP * (x + 1), STEP * (y + 1), heights[2]),
        ne_z=heights[1],
        sw_z=heights[3],
        connections=[[_id(*each, first, side)] if each in squares else [] for each in beside],
        light=(1.0, 1.0, 1.0, 1.0),
        occupy=(0.0, 0.0),
    )
