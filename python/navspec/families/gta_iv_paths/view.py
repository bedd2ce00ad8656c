"""Path networks of GTA IV as rules see them: columns over all files of a set."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from navspec.families.gta_iv_paths.layout import AREAS, BLOCK, CORNER, FORMAT, GRID, SQUARE
from navspec.family.views import SetView
from navspec.spec import load_spec

Array = np.ndarray[Any, Any]

_ADDRESSES = 1 << 16
"""Numbers that a node can have in its file."""


class RoadNetwork(SetView):
    """Columns over the joined rows of a set, made when they are first asked for.

    Rows are numbers of joined rows, files by ascending area; -1 stands for none. Positions are metres, x east, y north, z up.
    A *whole* link has an owner, and a target that is among the files. A file whose area is not known has the number -1.
    """

    # Files

    @cached_property
    def is_padded(self) -> Array:
        """Whether what follows the links is what fills the last block of an archive; bool, shape (files,)."""
        found = []
        for tables in self.files.files.values():
            rest = tables["trailing"]
            begin, size = tables.extent("trailing")
            found.append(0 < size < BLOCK and (begin + size) % BLOCK == 0 and not rest.any())
        return np.array(found, dtype=bool)

    @cached_property
    def is_split(self) -> Array:
        """Whether the two kinds of nodes of a file add up; bool, shape (files,)."""
        return self.header("num_vehicle_nodes") + self.header("num_intersection_nodes") == self.counts("nodes")

    # Nodes

    @cached_property
    def positions_3d(self) -> Array:
        """Where nodes are; float64, shape (nodes, 3)."""
        stored = load_spec(FORMAT).types["path_node"].by_id
        return np.stack([self.files.column("nodes", axis) / stored[axis].steps for axis in "xyz"], axis=1)

    @cached_property
    def places(self) -> Array:
        """Where nodes are as one number, equal for equal places; int64."""
        x, y, z = (self.files.column("nodes", axis).astype(np.int64) for axis in "xyz")
        return (x * _ADDRESSES + y) * _ADDRESSES + z

    def node(self, name: str) -> Array:
        """A field of every node by its name, as stored."""
        return self.files.column("nodes", name)

    def flag(self, name: str) -> Array:
        """A flag of every node by its name; bool for a single bit, int64 otherwise."""
        return self.files.column("nodes", f"flags.{name}")

    @cached_property
    def is_vehicle(self) -> Array:
        """Whether a node stands in the part of the table that has links; bool."""
        rows = np.arange(len(self.node("node_id"))) - self.spread("nodes", self.files.starts("nodes")[:-1])
        return rows < self.spread("nodes", self.header("num_vehicle_nodes"))

    @cached_property
    def first_link(self) -> Array:
        """First own link of every node in its file, no more than there are links; int64."""
        return np.minimum(self.node("first_link").astype(np.int64), self.spread("nodes", self.counts("links")))

    @cached_property
    def own_links(self) -> Array:
        """Links from the first one of a node to that of the next node of its file; int64."""
        ends = np.append(self.first_link[1:], 0)
        last = self.files.starts("nodes")[1:][self.counts("nodes") > 0] - 1
        ends[last] = self.counts("links")[self.counts("nodes") > 0]
        return np.maximum(0, ends - self.first_link)

    @cached_property
    def is_in_sequence(self) -> Array:
        """Whether the nodes of a file own its links, each of them once; bool, shape (files,)."""
        owned = np.bincount(self.file_of("links", np.flatnonzero(self.owner >= 0)), minlength=len(self.files.files))
        return (owned == self.counts("links")) & (self._sums(self.own_links) == owned)

    @cached_property
    def is_told_by_flags(self) -> Array:
        """Whether the links that the nodes of a file count in their flags are as many as it has; bool, shape (files,)."""
        return self._sums(self.flag("num_own_links")) == self.counts("links")

    @cached_property
    def is_marked_by_flags(self) -> Array:
        """Whether flags count no links exactly in nodes that they mark so, all of the tail among them; bool, shape (files,)."""
        count, is_marked = self.flag("num_own_links"), self.flag("unlinked")
        is_odd = (is_marked != (count == 0)) | (~self.is_vehicle & (count > 0))
        return self._sums(is_odd) == 0

    def _sums(self, values: Array) -> Array:
        """Sums over the nodes of every file; int64, shape (files,)."""
        return np.diff(np.concatenate(([0], np.cumsum(values, dtype=np.int64)))[self.files.starts("nodes")])

    @cached_property
    def square_of(self) -> Array:
        """Area in whose square every node lies; int64. The outermost squares are open to the outside."""
        squares = np.floor((self.positions_3d[:, :2] - CORNER) / SQUARE)
        column, row = np.clip(squares, 0, GRID - 1).astype(np.int64).T
        return column + GRID * row

    def distance_outside(self, area: Array) -> Array:
        """How far nodes lie outside of the squares of areas, one for every node; float64, 0 or less inside.

        The outermost squares are open to the outside, and no area (-1) has bounds.
        """
        found = np.full(len(area), -np.inf)
        from_corner = self.positions_3d[:, :2] - corners(area)
        for axis, square in enumerate((area % GRID, area // GRID)):
            found = np.maximum(found, np.where(square > 0, -from_corner[:, axis], -np.inf))
            found = np.maximum(found, np.where(square < GRID - 1, from_corner[:, axis] - SQUARE, -np.inf))
        return np.where(area < 0, -np.inf, found)

    # Links

    @cached_property
    def owner(self) -> Array:
        """Node that owns a link, the first one whose links it is among; int64, -1 for none."""
        counts = self.own_links
        nodes = np.repeat(np.arange(len(counts)), counts)
        first = self.first_link + self.spread("nodes", self.files.starts("links")[:-1])
        rows = np.arange(len(nodes)) - np.repeat(np.cumsum(counts) - counts - first, counts)
        found = np.full(len(self.link("node_id")), -1, np.int64)
        # Of values for the same row the last one stays.
        found[rows[::-1]] = nodes[::-1]
        return found

    def link(self, name: str) -> Array:
        """A field of every link by its name, as stored."""
        return self.files.column("links", name)

    @cached_property
    def _by_address(self) -> tuple[Array, Array]:
        """Addresses of nodes, ascending, and their rows, the first one of equal ones in front."""
        address = self.spread("nodes", self.files.numbers) * _ADDRESSES + self.node("node_id")
        order = np.argsort(address, kind="stable")
        return address[order], order

    @cached_property
    def target(self) -> Array:
        """Node that a link leads to; int64, -1 for none."""
        known, rows = self._by_address
        wanted = self.link("area_id").astype(np.int64) * _ADDRESSES + self.link("node_id")
        at = np.searchsorted(known, wanted)
        found = np.append(rows, -1)[at]
        found[np.append(known, -1)[at] != wanted] = -1
        return found

    @cached_property
    def is_unseen(self) -> Array:
        """Whether a link leads to an area of the map whose file is not there; bool."""
        area = self.link("area_id")
        return (area < AREAS) & ~np.isin(area, self.files.numbers)

    @cached_property
    def whole(self) -> Array:
        """Rows of whole links."""
        return np.flatnonzero((self.owner >= 0) & (self.target >= 0))

    @cached_property
    def distance(self) -> Array:
        """Distance in space between both ends of every whole link; float64."""
        apart = self.positions_3d[self.owner[self.whole]] - self.positions_3d[self.target[self.whole]]
        return np.sqrt((apart**2).sum(axis=1))

    @cached_property
    def pairs(self) -> Array:
        """Owner and target of every link as one number; int64."""
        return self.owner * (len(self.own_links) + 1) + self.target

    @cached_property
    def back(self) -> Array:
        """First link that leads back, for every link; int64, -1 where there is none."""
        whole = self.whole
        order = whole[np.argsort(self.pairs[whole], kind="stable")]
        known = self.pairs[order]
        wanted = self.target[whole] * (len(self.own_links) + 1) + self.owner[whole]
        at = np.searchsorted(known, wanted)
        found = np.full(len(self.owner), -1, np.int64)
        hits = np.append(known, -1)[at] == wanted
        found[whole[hits]] = order[at[hits]]
        return found

    @cached_property
    def repeated(self) -> Array:
        """Rows of links with an owner that lead where an earlier link of the same node leads."""
        rows = np.flatnonzero(self.owner >= 0)
        goal = self.link("area_id").astype(np.int64) * _ADDRESSES + self.link("node_id")
        order = rows[np.lexsort((goal[rows], self.owner[rows]))]
        same = (np.diff(self.owner[order]) == 0) & (np.diff(goal[order]) == 0)
        return np.sort(order[1:][same])

    # Parts of the network

    @cached_property
    def parts(self) -> Array:
        """Connected part of every node, numbered from 0; int64."""
        from navspec.graphs.components import components

        return components(len(self.own_links), self.owner[self.whole], self.target[self.whole])[0]

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Where rows are on the map, east and north; float64, shape (rows, 2), not a number where they are nowhere."""
        match table:
            case "nodes":
                return self.positions_3d[rows, :2]
            case "links":
                points = np.append(self.positions_3d[:, :2], [[np.nan, np.nan]], axis=0)
                start, end = points[self.owner[rows]], points[self.target[rows]]
                return np.where(np.isnan(end), start, (start + end) / 2)
        area = np.append(self.files.numbers, -1)[rows if not table else self.file_of(table, rows)]
        return np.where(area[:, None] < 0, np.nan, corners(area) + SQUARE / 2)

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the game, and as parameters of findings: area, node and link."""
        if not table:
            if (rows < 0).any():
                return ["the set"] * len(rows), {}
            return self._words(rows, {})
        file, own = self.file_of(table, rows), self.rows_in_file(table, rows)
        if table == "nodes":
            return self._words(file, {"node": own})
        owner = self.owner[rows]
        words, facts = self._words(file, {"link": own})
        if (owner >= 0).all():
            return self._words(file, {"node": self.rows_in_file("nodes", owner), "link": own})
        return words, facts

    def _words(self, file: Array, named: dict[str, Array]) -> tuple[list[str], dict[str, Array]]:
        area = self.files.numbers[file]
        parts = [[f"area {number}" if number >= 0 else "" for number in area.tolist()]]
        parts += [[f"{name} {row}" for row in rows.tolist()] for name, rows in named.items()]
        words = [" ".join(filter(None, each)) or "the file" for each in zip(*parts, strict=True)]
        return words, {**({"area": area} if (area >= 0).all() else {}), **named}


def corners(area: Array) -> Array:
    """South-western corners of the squares of areas, east and north; float64, shape (areas, 2)."""
    return CORNER + SQUARE * np.stack([area % GRID, area // GRID], axis=1)
