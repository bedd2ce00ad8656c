"""Heights in a raster, interpolated between the middles of its cells."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.arrays import Array

MAX_CELLS = 64_000_000
"""Cells of a raster: a map of 12,000 units with 1.5 units to a cell."""


@dataclass(frozen=True, slots=True, eq=False)
class Raster:
    """Heights of a map by row and column.

    Attributes
    ----------
    heights : numpy.ndarray
        NaN where there is none; float32, shape (rows, columns).
    matrix : numpy.ndarray
        Units east and north for a column and for a row, shape (2, 2): its columns are the two steps.
    corner : numpy.ndarray
        Outer corner of the first cell, east and north; shape (2,).
    """

    heights: Array
    matrix: Array
    corner: Array
    has_levels = False

    def find_heights(self, places: Array) -> Array:
        """Return the heights at places; NaN outside, and beside cells without a height; shape (places,)."""
        rows, columns = self.heights.shape
        column, row = np.linalg.solve(self.matrix, (places[:, :2] - self.corner).T)
        is_inside = (column >= 0) & (column <= columns) & (row >= 0) & (row <= rows)
        heights = np.zeros(len(places))
        # The outer half of the outer cells has their heights.
        (left, right, across), (above, below, along) = (
            _find_cells(position, count) for position, count in ((column, columns), (row, rows))
        )
        for rows_of_places, share in ((above, 1 - along), (below, along)):
            for columns_of_places, part in ((left, 1 - across), (right, across)):
                weight = share * part
                cells = self.heights[rows_of_places, columns_of_places]
                heights += np.where(weight > 0, weight * cells, 0)
        return np.where(is_inside, heights, np.nan)


def _find_cells(position: Array, count: int) -> tuple[Array, Array, Array]:
    """Return the cells before and after positions, and the part of the way from middle to middle."""
    middle = np.clip(np.nan_to_num(position) - 0.5, 0, count - 1)
    before = np.floor(middle).astype(np.int64)
    return before, np.minimum(before + 1, count - 1), middle - before


def build_raster(heights: Array, steps: Array, corner: Array, missing: float | None, path: str) -> Raster:
    """Return a raster; raises `NavspecError` for cells without a size, or a place that is not a number.

    `missing` is the value of cells without a height.
    """
    if not (np.isfinite(steps).all() and np.isfinite(corner).all() and abs(np.linalg.det(steps)) > 1e-12):
        raise NavspecError(f"{path}: the size or the place of its cells is not a number of units; export it again")
    heights = heights.astype(np.float32)
    if missing is not None:
        heights[heights == np.float32(missing)] = np.nan
    heights[~np.isfinite(heights)] = np.nan
    return Raster(heights, steps, corner)


def require_size(columns: int, rows: int, path: str) -> None:
    """Raise `NavspecError` for a raster that is empty or too large."""
    if not 0 < columns * rows <= MAX_CELLS or columns < 0:
        raise NavspecError(
            f"{path}: it has {columns:,} x {rows:,} cells, and {MAX_CELLS:,} are the most; cut it, or use larger cells"
        )
