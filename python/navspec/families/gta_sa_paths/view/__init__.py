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

    # Files of the limit adjuster

    def has_column(self, table: str, field: str) -> Array:
        """Return whether the rows of a table of a file have a field; bool, shape (files,)."""
        return np.array([field in (tables[table].dtype.names or ()) for tables in self.all_tables], dtype=bool)

    def rows_where(self, table: str, is_asked: Array) -> Array:
        """Return joined rows of a table in some of the files; int64."""
        return np.flatnonzero(self.repeat_per_row(table, is_asked))

    def of_files(self, table: str, field: str, is_asked: Array) -> Array:
        """Return a field of all rows of a table in some of the files, which must have it."""
        if is_asked.all():
            return self.files.column(table, field)
        columns = [self.all_tables[index].column(table, field) for index in np.flatnonzero(is_asked).tolist()]
        return np.concatenate(columns) if columns else np.zeros(0, np.int64)

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Return positions of rows; navi nodes have x and y of their own, and the heights of their targets."""
        if table == "navi_nodes":
            height = self.graph.at_nodes(self.navi_target[rows])[:, 2]
            return np.stack([self.navi_x[rows], self.navi_y[rows], height], axis=1)
        if table == "intersections":
            table, rows = "links", self.link_rows(rows)
        return super().positions(table, rows)

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Return rows in the words of the game, and as parameters of findings: area, node, link, navi_node or entry."""
        if not table:
            return self.words(rows, {})
        if table == "intersections":
            table, rows = "links", self.link_rows(rows)
        file, row = self.file_of(table, rows), self.rows_in_file(table, rows)
        match table:
            case "nodes":
                return self.words(file, {"node": row})
            case "navi_nodes":
                return self.words(file, {"navi_node": row})
            case "reserved_links":
                return self.words(file, {}, entry=row)
        owner = self.graph.owner[rows]
        node = self.rows_in_file("nodes", owner)
        words, facts = self.words(file, {"node": node}, link=row)
        is_unowned = owner < 0
        if is_unowned.any():
            by_link = self.words(file, {"link": row})[0]
            words = [
                link_word if is_alone else word
                for word, link_word, is_alone in zip(words, by_link, is_unowned, strict=True)
            ]
            facts["node"] = node.astype(object)
            facts["node"][is_unowned] = None
        return words, facts
