"""How the areas of a map lie: squares of 750 by 750 units, as many in a row as the files or their user say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.formats.gta_sa_paths.layout import FORMAT, GRID, GRIDS, SQUARE
from navspec.tables import Tables

Array = np.ndarray[Any, Any]

SCALE = 8
"""Stored coordinates in a unit."""


def grid_of(files: Mapping[int, Tables], settings: Mapping[str, Any]) -> int:
    """Areas in a row on the map that some files belong to.

    A declared size of the map counts. Files of the game's own format alone are of its own map. Otherwise it is the smallest
    map that has an area for every file, and in whose squares at least as many nodes lie as in those of any other.
    """
    if "map_size" in settings:
        return settings["map_size"] // SQUARE
    if all(tables.spec.id == FORMAT for tables in files.values()):
        return GRID
    areas = {number: _areas(number, tables) for number, tables in files.items()}
    highest = max(int(each.max(initial=0)) for each in areas.values())
    grids = [each for each in GRIDS if each >= GRID and each * each > max(highest, *files)] or [GRIDS[-1]]
    inside = [sum(_inside(tables, areas[number], grid) for number, tables in files.items()) for grid in grids]
    return grids[int(np.argmax(inside))]


def own_area(tables: Tables) -> int:
    """Area that the nodes of a file say they are in; -1 for a file without nodes."""
    areas = tables.column("nodes", "area_id")
    return int(areas[0]) if len(areas) else -1


def _areas(number: int, tables: Tables) -> Array:
    """Area of every node of a file: its number, or what the nodes of a file without one say; int64."""
    stored = tables.column("nodes", "area_id").astype(np.int64)
    return stored if number < 0 else np.full_like(stored, number)


def _inside(tables: Tables, areas: Array, grid: int) -> int:
    """How many nodes of a file lie in the squares of their areas."""
    x, y = (tables.column("nodes", axis) / SCALE for axis in ("x", "y"))
    return int(np.count_nonzero(square_of(x, y, grid) == areas))


def square_of(x: Array, y: Array, grid: int) -> Array:
    """Area in whose square positions in units lie; int64."""
    column, row = (np.clip(value // SQUARE + grid // 2, 0, grid - 1).astype(np.int64) for value in (x, y))
    return row * grid + column


def limits(square: Array, grid: int) -> tuple[Array, Array]:
    """Least and greatest stored coordinate of positions that may lie in a square of a row of squares; int64.

    Positions are truncated towards zero when they are stored, and single precision may round one up to the border before
    its area is computed. The outermost squares are open to the outside.
    """
    low = (square - grid // 2) * SQUARE * SCALE
    high = low + SQUARE * SCALE
    ends = np.iinfo(np.int64)
    least = np.where(square <= 0, ends.min, np.where(low > 0, low - 1, low))
    greatest = np.where(square >= grid - 1, ends.max, np.where(high > 0, high - 1, high))
    return least, greatest
