"""A map that is cut into squares, which are numbered row by row from the south-west."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.graphs.numbers import Array


class Squares(NamedTuple):
    """A square map, whose middle is the origin.

    `side` is that of a square, in units of the game; `grid` is how many there are in a row.
    """

    side: float
    grid: int

    def at(self, x: Array, y: Array) -> Array:
        """Square in which positions lie; int64. The outermost ones are open to the outside."""
        column, row = (
            np.clip(value // self.side + self.grid // 2, 0, self.grid - 1).astype(np.int64) for value in (x, y)
        )
        return row * self.grid + column

    def corners(self, squares: Array) -> Array:
        """South-western corners, east and north; of the type of `side`, shape (squares, 2)."""
        return self.side * (np.stack([squares % self.grid, squares // self.grid], axis=1) - self.grid // 2)

    def distance_outside(self, squares: Array, x: Array, y: Array) -> Array:
        """How far positions lie outside of squares, one for each; float64, 0 or less inside.

        The outermost squares are open to the outside, and no square (below 0) has bounds.
        """
        found = np.full(len(squares), -np.inf)
        corners = self.corners(squares)
        for axis, (value, square) in enumerate(((x, squares % self.grid), (y, squares // self.grid))):
            inward = value - corners[:, axis]
            found = np.maximum(found, np.where(square > 0, -inward, -np.inf))
            found = np.maximum(found, np.where(square < self.grid - 1, inward - self.side, -np.inf))
        return np.where(squares < 0, -np.inf, found)

    def are_apart(self, one: Array, other: Array) -> Array:
        """Whether squares do not touch, pair by pair; bool."""
        across, along = (np.abs(each(one, self.grid) - each(other, self.grid)) for each in (np.mod, np.floor_divide))
        return np.maximum(across, along) > 1
