"""Areas and ladders by place: borders that areas share, and areas that overlap, as seen from above."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.family.views.mesh import WORLD
from navspec.graphs.arrays import expand_ranges
from navspec.graphs.intervals import Intervals, Overlaps, find_overlaps, find_overlaps_between

STEP_HEIGHT = 18.0
"""Units that one walks up without a jump, in all games."""
PLAYER_WIDTH = 32.0
"""Width of a player, in units."""
HALF_CELL = 12.5
"""Half a cell of the grid on which areas are made, in units. Seams between areas are narrower."""
_REACH = 1.0
"""Units between the sides of two areas that share a border."""
_LADDER_REACH = 16.0
"""Units across the wall within which ladders are in one place."""
_LEAST_SQUARE = 128.0
"""Least side of the squares in which areas over each other are searched, in units."""
_LINES = 1 << 16
"""More than the number of strips and squares between both ends of a mesh."""


def parse_step(text: Any) -> float:
    """Parse a difference of heights; raises `NavspecError` unless it is a number of units from 0 up."""
    try:
        step = float(text)
    except (TypeError, ValueError):
        step = -1.0
    if not 0 <= step < WORLD:
        raise NavspecError(f"'{text}' is not a difference of heights; use a number of units, such as {STEP_HEIGHT:g}")
    return step


class Rectangles(NamedTuple):
    """Areas of meshes, as seen from above.

    Attributes
    ----------
    low, high : numpy.ndarray
        x and y of the corners in the north-west and south-east; float64, shape (areas, 2).
    heights : numpy.ndarray
        z of the corners NW, NE, SE, SW; float64, shape (areas, 4).
    mesh : numpy.ndarray
        Number of the mesh of every area; int64, shape (areas,).
    counts : numpy.ndarray
        Number of areas of every mesh; int64, shape (meshes,).
    """

    low: Array
    high: Array
    heights: Array
    mesh: Array
    counts: Array

    @property
    def rows(self) -> Array:
        """Rows of the areas that have a surface, in the world."""
        with np.errstate(all="ignore"):
            is_wide = (self.high > self.low).all(axis=1)
        is_placed = (np.abs(np.hstack([self.low, self.high])) <= WORLD).all(axis=1)
        return np.flatnonzero(is_wide & is_placed & np.isfinite(self.heights).all(axis=1))


class Borders(NamedTuple):
    """Borders that two areas share; shape (borders,).

    Attributes
    ----------
    first, second : numpy.ndarray
        Rows of the areas; int64. The second lies to the east or the south of the first.
    side : numpy.ndarray
        The side of the first area: 1 for east, 2 for south; int64.
    length : numpy.ndarray
        Units of the border along which the areas differ by a step at most; float64.
    is_crowded : numpy.ndarray
        Whether a mesh has too many areas in one place to compare them, so that it has no borders; bool, shape (meshes,).
    """

    first: Array
    second: Array
    side: Array
    length: Array
    is_crowded: Array

    def select(self, rows: Array) -> Borders:
        """Return some of the borders."""
        return Borders(self.first[rows], self.second[rows], self.side[rows], self.length[rows], self.is_crowded)


def find_borders(areas: Rectangles, step: float = STEP_HEIGHT) -> Borders:
    """Return the borders of areas along which a player can walk across, one for each pair.

    Parameters
    ----------
    areas : Rectangles
        Areas of one mesh or several.
    step : float
        Maximum difference of heights, in units.
    """
    east, south = (_find_borders(areas, side, step) for side in (1, 2))
    borders = Borders(
        np.append(east.first, south.first),
        np.append(east.second, south.second),
        np.append(east.side, south.side),
        np.append(east.length, south.length),
        east.is_crowded | south.is_crowded,
    )
    borders = borders.select(np.lexsort((borders.side, borders.second, borders.first)))
    is_first = np.ones(len(borders.first), bool)
    is_first[1:] = (borders.first[1:] != borders.first[:-1]) | (borders.second[1:] != borders.second[:-1])
    return borders.select(np.flatnonzero(is_first & ~borders.is_crowded[areas.mesh[borders.first]]))


def _find_borders(areas: Rectangles, side: int, step: float) -> Borders:
    """Return the borders over the eastern or the southern side of areas."""
    across, along = (0, 1) if side == 1 else (1, 0)
    rows = areas.rows
    rows = rows[areas.high[rows, along] - areas.low[rows, along] >= PLAYER_WIDTH]
    low, high, mesh_of = areas.low[rows], areas.high[rows], areas.mesh[rows]
    starts = Intervals(_line(mesh_of, low[:, across]), low[:, along], high[:, along], mesh_of)
    # A side may be in two strips, so that all sides that are near it are in one of them with it.
    before, after = (_line(mesh_of, high[:, across] + reach) for reach in (-_REACH, _REACH))
    sides = np.append(np.arange(len(rows)), np.flatnonzero(before != after))
    lines = np.append(before, after[before != after])
    ends = Intervals(lines, low[sides, along], high[sides, along], mesh_of[sides])
    first, second, is_crowded = find_overlaps_between(ends, starts, areas.counts)
    first = sides[first]
    start = np.maximum(low[first, along], low[second, along])
    end = np.minimum(high[first, along], high[second, along])
    is_border = (np.abs(high[first, across] - low[second, across]) <= _REACH) & (end - start >= PLAYER_WIDTH)
    is_border &= first != second
    first, second, start, end = first[is_border], second[is_border], start[is_border], end[is_border]
    heights = areas.heights[rows]
    corners = ((1, 2), (0, 3)) if side == 1 else ((3, 2), (0, 1))
    rises = [
        _height_at(heights[second][:, corners[1]], low[second, along], high[second, along], at)
        - _height_at(heights[first][:, corners[0]], low[first, along], high[first, along], at)
        for at in (start, end)
    ]
    length = _share_within(rises[0], rises[1], step) * (end - start)
    is_level = length >= PLAYER_WIDTH
    first, second = rows[first[is_level]], rows[second[is_level]]
    return Borders(first, second, np.full(len(first), side), length[is_level], is_crowded)


def _height_at(heights: Array, low: Array, high: Array, at: Array) -> Array:
    """Return the height of a side at a place along it, given those of its ends; float64."""
    return heights[:, 0] + (heights[:, 1] - heights[:, 0]) * (at - low) / (high - low)


def _share_within(start: Array, end: Array, most: float) -> Array:
    """Return the share of a line on which a value is between `-most` and `most`, given the values at both ends."""
    change = end - start
    with np.errstate(all="ignore"):
        bounds = np.sort(np.stack([(bound - start) / change for bound in (-most, most)]).clip(0, 1), axis=0)
    return np.where(change == 0, np.abs(start) <= most, bounds[1] - bounds[0])


def _line(mesh_of: Array, at: Array) -> Array:
    """Return the number of the strip, one for every line of the grid on which areas are made; int64."""
    return mesh_of * _LINES + np.floor(at / (2 * HALF_CELL) + 0.5).astype(np.int64)


def find_overlapping_areas(areas: Rectangles) -> Overlaps:
    """Return pairs of areas that share half a cell in both directions, seen from above."""
    rows = areas.rows
    rows = rows[(areas.high[rows] - areas.low[rows]).min(axis=1, initial=np.inf) >= HALF_CELL]
    low, high, mesh_of = areas.low[rows], areas.high[rows] - HALF_CELL, areas.mesh[rows]
    squares = _square_sizes(low, high, mesh_of, areas.counts)[mesh_of]
    first_square, last_square = (np.floor(corner / squares[:, None]).astype(np.int64) for corner in (low, high))
    across, along = (last_square - first_square + 1).T
    # An area is in every square that it touches: at most four times the number of areas.
    area = np.repeat(np.arange(len(rows)), across * along)
    number = expand_ranges(np.zeros_like(across), across * along)
    column, row = (first_square[area].T + np.divmod(number, along[area])).astype(np.int64)
    lines = (mesh_of[area] * _LINES + column) * _LINES + row
    first, second, is_crowded = find_overlaps(
        Intervals(lines, low[area, 1], high[area, 1], mesh_of[area]), areas.counts
    )
    # Of all squares in which both are, the one with the corner of the overlap is kept.
    corner = np.maximum(low[area[first]], low[area[second]])
    is_kept = np.minimum(high[area[first], 0], high[area[second], 0]) >= corner[:, 0]
    is_kept &= (np.floor(corner / squares[area[first], None]) == np.stack([column, row], axis=1)[first]).all(axis=1)
    pairs = np.sort(area[np.stack([first[is_kept], second[is_kept]], axis=1)], axis=1)
    pairs = pairs[np.lexsort((pairs[:, 1], pairs[:, 0]))]
    return Overlaps(rows[pairs[:, 0]], rows[pairs[:, 1]], is_crowded)


def _square_sizes(low: Array, high: Array, mesh_of: Array, counts: Array) -> Array:
    """Return the side of squares for every mesh, so that an area is in few of them on average; float64."""
    sizes = np.maximum(high - low, 0)
    extents = [np.bincount(mesh_of, extent, len(counts)) for extent in (*sizes.T, sizes.prod(axis=1))]
    across, along, surface = (extent / np.maximum(counts, 1) for extent in extents)
    return np.maximum.reduce([across, along, np.sqrt(surface), np.full(len(counts), _LEAST_SQUARE)])


def find_overlapping_ladders(
    bottom: Array, top: Array, width: Array, direction: Array, mesh: Array, counts: Array
) -> Overlaps:
    """Return pairs of ladders that are in one place and face the same way.

    Parameters
    ----------
    bottom, top : numpy.ndarray
        Ends of the ladders; float64, shape (ladders, 3).
    width : numpy.ndarray
        Their widths, in units; float64.
    direction : numpy.ndarray
        The side that they face, 0 to 3; others are not compared.
    mesh, counts : numpy.ndarray
        As in `Rectangles`.
    """
    is_placed = (np.abs(np.hstack([top, bottom, width[:, None]])) <= WORLD).all(axis=1)
    rows = np.flatnonzero(is_placed & (direction < 4))
    bottom, top, width, direction, mesh = (column[rows] for column in (bottom, top, width, direction, mesh))
    # Ladders that face north or south are side by side from west to east.
    middle, row = (top + bottom) / 2, np.arange(len(rows))
    axis = direction.astype(np.int64) % 2
    along, across = middle[row, axis], middle[row, 1 - axis]
    lines = mesh * _LINES + direction
    reach = _LADDER_REACH / 2
    first, second, is_crowded = find_overlaps(Intervals(lines, across - reach, across + reach, mesh), counts)
    low, high = np.minimum(bottom[:, 2], top[:, 2]), np.maximum(bottom[:, 2], top[:, 2])
    is_same = np.abs(across[first] - across[second]) < _LADDER_REACH
    is_same &= np.abs(along[first] - along[second]) < (width[first] + width[second]) / 2
    is_same &= np.minimum(high[first], high[second]) > np.maximum(low[first], low[second])
    pairs = np.sort(rows[np.stack([first[is_same], second[is_same]], axis=1)], axis=1)
    pairs = pairs[np.lexsort((pairs[:, 1], pairs[:, 0]))]
    return Overlaps(pairs[:, 0], pairs[:, 1], is_crowded)
