"""Areas and ladders by place: borders that areas share, and areas that overlap, as seen from above."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.columns.access import Array
from navspec.family.views.mesh import WORLD
from navspec.graphs.intervals import Intervals, find_overlaps

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
_NARROWEST_STRIP, _NEXT_STRIPS = 64.0, 4.0
"""Width of the narrowest strips in which areas over each other are searched, and how much wider each next kind is."""
_LINES = 1 << 20
"""More than the number of lines, one unit apart, in a mesh."""


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


class Pairs(NamedTuple):
    """Pairs of areas; shape (pairs,).

    Attributes
    ----------
    first, second : numpy.ndarray
        Rows of the areas; int64.
    is_crowded : numpy.ndarray
        Whether a mesh has too many areas in one place to compare them, so that it has no pairs; bool, shape (meshes,).
    """

    first: Array
    second: Array
    is_crowded: Array


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
        As in `Pairs`.
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
    low, high, mesh_of = areas.low[rows], areas.high[rows], areas.mesh[rows]
    lines = mesh_of * _LINES + np.rint(low[:, across]).astype(np.int64)
    starts = Intervals(lines, low[:, along], high[:, along])
    end_lines = mesh_of * _LINES + np.rint(high[:, across]).astype(np.int64)
    overlaps = [
        find_overlaps(Intervals(end_lines + beside, low[:, along], high[:, along]), starts, mesh_of, areas.counts)
        for beside in (-1, 0, 1)
    ]
    first, second, is_crowded = (np.concatenate(columns) for columns in zip(*overlaps, strict=True))
    is_crowded = np.logical_or.reduce(is_crowded.reshape(3, -1))
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


def find_overlapping_areas(areas: Rectangles) -> Pairs:
    """Return pairs of areas that share half a cell in both directions, seen from above."""
    rows = areas.rows
    rows = rows[(areas.high[rows] - areas.low[rows]).min(axis=1, initial=np.inf) >= HALF_CELL]
    low, high, mesh_of = areas.low[rows], areas.high[rows] - HALF_CELL, areas.mesh[rows]
    # Each area stands in strips from north to south that are as wide as it is, or wider: a place in one strip and in
    # those beside it may be shared with it.
    widths = np.maximum((high[:, 0] - low[:, 0]) / _NARROWEST_STRIP, 1)
    kind = np.ceil(np.log(widths) / np.log(_NEXT_STRIPS)).astype(np.int64)
    pairs, is_crowded = [], np.zeros(len(areas.counts), bool)
    for level in np.unique(kind):
        width = _NARROWEST_STRIP * _NEXT_STRIPS**level
        placed, smaller = np.flatnonzero(kind == level), np.flatnonzero(kind <= level)
        strips = Intervals(_strip(mesh_of, low, width)[placed], low[placed, 1], high[placed, 1])
        for beside in (-1, 0, 1):
            places = Intervals(_strip(mesh_of, low, width)[smaller] + beside, low[smaller, 1], high[smaller, 1])
            first, second, crowded = find_overlaps(places, strips, mesh_of[smaller], areas.counts)
            first, second = smaller[first], placed[second]
            is_overlap = (high[first, 0] >= low[second, 0]) & (high[second, 0] >= low[first, 0]) & (first != second)
            pairs.append(np.sort(np.stack([first[is_overlap], second[is_overlap]], axis=1), axis=1))
            is_crowded |= crowded
    several = np.unique(np.concatenate(pairs), axis=0) if pairs else np.zeros((0, 2), np.int64)
    several = several[~is_crowded[mesh_of[several[:, 0]]]]
    return Pairs(rows[several[:, 0]], rows[several[:, 1]], is_crowded)


def _strip(mesh_of: Array, low: Array, width: float) -> Array:
    """Return the number of the strip in which each area begins; int64."""
    return mesh_of * _LINES + np.floor(low[:, 0] / width).astype(np.int64)


def find_overlapping_ladders(
    bottom: Array, top: Array, width: Array, direction: Array, mesh: Array, counts: Array
) -> Pairs:
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
    near = Intervals(lines, across - _LADDER_REACH, across + _LADDER_REACH)
    first, second, is_crowded = find_overlaps(near, Intervals(lines, across, across), mesh, counts)
    low, high = np.minimum(bottom[:, 2], top[:, 2]), np.maximum(bottom[:, 2], top[:, 2])
    is_same = (first < second) & (np.abs(across[first] - across[second]) < _LADDER_REACH)
    is_same &= np.abs(along[first] - along[second]) < (width[first] + width[second]) / 2
    is_same &= np.minimum(high[first], high[second]) > np.maximum(low[first], low[second])
    first, second = first[is_same], second[is_same]
    order = np.lexsort((second, first))
    return Pairs(rows[first[order]], rows[second[order]], is_crowded)
