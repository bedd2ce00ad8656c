"""Path networks as rules see them: equal columns over all files of a set, for every spec."""

from __future__ import annotations

import numpy as np

from navspec.columns.access import Array
from navspec.families.gta_sa_paths.layout import SQUARE, scale
from navspec.families.gta_sa_paths.maps import limits
from navspec.families.gta_sa_paths.view.navis import Navis, Roads

__all__ = ["Array", "PathNetwork", "Roads"]


class PathNetwork(Navis):
    """Columns over the joined rows of a set.

    Every column is computed at the first access and kept. Rows are numbers of joined rows: files by ascending area,
    so that they are in the order of addresses; -1 means none. Columns of rows are int32, so that more of them fit
    into the cache (int64 if a set is too large for that). Positions are in units of the game (metres), x east, y
    north, z up.

    Attributes
    ----------
    areas : int
        Areas of the map, numbered from 0.
    grid : int
        Areas in a row.
    """

    edge_tables = ("links", "navi_links", "link_lengths")

    # Squares

    def is_outside(self, table: str) -> Array:
        """Return whether a row lies outside the square of its area, however its stored position was rounded; bool."""
        area = self.files.numbers
        outside = np.zeros(int(self.files.starts(table)[-1]), dtype=bool)
        for field, square in (("x", area % self.grid), ("y", area // self.grid)):
            value = self.files.column(table, field)
            # Stored numbers can be short: limits that no file can store are not needed.
            kind = np.promote_types(value.dtype, np.min_scalar_type(-SQUARE * scale() * self.grid // 2))
            ends = np.iinfo(kind)
            low, high = (np.clip(limit, ends.min, ends.max).astype(kind) for limit in limits(square, self.grid))
            outside |= (value < self.repeat_per_row(table, low)) | (value > self.repeat_per_row(table, high))
        return outside

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Return positions of rows; navi nodes have x and y of their own, and the heights of their targets."""
        if table == "navi_nodes":
            height = self.graph.at_nodes(self.navi_target[rows])[:, 2]
            return np.stack([self.navi_x[rows], self.navi_y[rows], height], axis=1)
        if table == "intersections":
            table, rows = "links", self.link_rows(rows)
        return super().positions(table, rows)
