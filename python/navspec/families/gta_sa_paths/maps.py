"""Areas of a map: squares of 750 by 750 units, as many in a row as the files or their user say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.families.gta_sa_paths.layout import FORMAT, GRID, GRIDS, SQUARE, scale
from navspec.family.containers import MapSquares
from navspec.graphs.spatial import SquareGrid


def grid_of(files: Mapping[int, Tables], settings: Mapping[str, Any]) -> int:
    """Return the number of areas in a row on the map of some files.

    A given size of the map counts. Files that are all of the game's own format are of its own map. Otherwise it is the
    smallest map that has an area for every file, and in whose squares at least as many nodes lie as in those of any
    other.
    """
    if "map_size" in settings:
        return settings["map_size"] // SQUARE
    if all(tables.spec.id == FORMAT for tables in files.values()):
        return GRID
    areas, x, y = (np.concatenate(columns) for columns in zip(*map(_places, files, files.values()), strict=True))
    highest = max(int(areas.max(initial=0)), *files)
    grids = [grid for grid in GRIDS if grid >= GRID and grid * grid > highest] or [GRIDS[-1]]
    inside = [np.count_nonzero(SquareGrid(SQUARE, grid).at(x, y) == areas) for grid in grids]
    return grids[int(np.argmax(inside))]


def members(files: Mapping[int, Tables], settings: Mapping[str, Any]) -> int:
    """Return the number of areas of the map of some files; see `grid_of`."""
    return grid_of(files, settings) ** 2


def describe_squares() -> MapSquares:
    """Return the squares of the map, one for each area."""
    return MapSquares("nodes", "area_id", "x", "y", SQUARE, scale(), GRIDS)


def stored_area(tables: Tables) -> int:
    """Return the area stored in the nodes of a file; -1 for a file without nodes."""
    areas = tables.column("nodes", "area_id")
    return int(areas[0]) if len(areas) else -1


def _places(number: int, tables: Tables) -> tuple[Array, Array, Array]:
    """Return areas and positions of the nodes of a file; without a number of the file, the areas stored in its
    nodes.
    """
    areas = tables.column("nodes", "area_id").astype(np.int64)
    if number >= 0:
        areas[:] = number
    return areas, tables.column("nodes", "x") / scale(), tables.column("nodes", "y") / scale()


def limits(square: Array, grid: int) -> tuple[Array, Array]:
    """Return the least and greatest stored coordinate of positions that may lie in a square of a row of squares; int64.

    Positions are truncated towards zero when they are stored, and single precision may round one up to the border
    before its area is computed. The outermost squares are open to the outside.
    """
    low = (square - grid // 2) * SQUARE * scale()
    high = low + SQUARE * scale()
    ends = np.iinfo(np.int64)
    least = np.where(square <= 0, ends.min, np.where(low > 0, low - 1, low))
    greatest = np.where(square >= grid - 1, ends.max, np.where(high > 0, high - 1, high))
    return least, greatest


def is_inside(area: Array, grid: int, x: Array, y: Array) -> Array:
    """Return whether any position that is stored as x and y lies in an area; bool."""
    inside = np.ones(len(area), bool)
    for value, square in ((x, area % grid), (y, area // grid)):
        least, greatest = limits(square, grid)
        inside &= (value >= least) & (value <= greatest)
    return inside
