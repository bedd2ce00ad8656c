"""Path networks of GTA IV as columns over all files of a set."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.columns.access import Array
from navspec.families.gta_iv_paths.layout import FORMAT, GRID, SQUARE
from navspec.family.views.path_network import Network
from navspec.graphs.adjacency import Adjacency, find_owners
from navspec.graphs.spatial import SquareGrid
from navspec.spec import load_spec

_ADDRESSES = 1 << 16
"""Numbers that a node can have in its file."""


class RoadNetwork(Network):
    """Columns over the joined rows of a set, computed on first use.

    Rows are numbers of joined rows, files by ascending area; -1 means none. Positions are metres, x east, y north, z
    up. A file of unknown area has the number -1.
    """

    stored = load_spec(FORMAT).types["path_node"]
    squares = SquareGrid(SQUARE, GRID)

    # Files

    @cached_property
    def is_split(self) -> Array:
        """Whether the two kinds of nodes of a file add up; bool, shape (files,)."""
        return self.header("num_vehicle_nodes") + self.header("num_intersection_nodes") == self.counts("nodes")

    # Nodes

    @cached_property
    def is_vehicle(self) -> Array:
        """Whether a node is in the part of the table with links; bool."""
        rows = np.arange(len(self.node("node_id"))) - self.repeat_per_row("nodes", self.files.starts("nodes")[:-1])
        return rows < self.repeat_per_row("nodes", self.header("num_vehicle_nodes"))

    @cached_property
    def first_link(self) -> Array:
        """First own link of every node in its file, no more than there are links; int64."""
        return np.minimum(self.node("first_link").astype(np.int64), self.repeat_per_row("nodes", self.counts("links")))

    @cached_property
    def link_counts(self) -> Array:
        """Links from the first one of a node to that of the next node of its file; int64."""
        ends = np.append(self.first_link[1:], 0)
        last = self.files.starts("nodes")[1:][self.counts("nodes") > 0] - 1
        ends[last] = self.counts("links")[self.counts("nodes") > 0]
        return np.maximum(0, ends - self.first_link)

    @cached_property
    def is_in_sequence(self) -> Array:
        """Whether the nodes of a file own its links, each of them once; bool, shape (files,)."""
        owned = np.bincount(self.file_of("links", np.flatnonzero(self.graph.is_owned)), minlength=len(self.files.files))
        return (owned == self.counts("links")) & (self.sum_per_file(self.link_counts) == owned)

    @cached_property
    def is_counted_by_flags(self) -> Array:
        """Whether the link counts in the flags of nodes add up to the links of a file; bool, shape (files,)."""
        return self.sum_per_file(self.flag("num_own_links")) == self.counts("links")

    @cached_property
    def is_marked_by_flags(self) -> Array:
        """Whether flags count no links exactly in nodes marked as unlinked, all of the tail among them; bool, shape
        (files,).
        """
        count, is_marked = self.flag("num_own_links"), self.flag("unlinked")
        return ~self.has_any("nodes", np.flatnonzero((is_marked != (count == 0)) | (~self.is_vehicle & (count > 0))))

    @cached_property
    def square(self) -> Array:
        """Area in whose square every node lies; int64. The outermost squares are open to the outside."""
        return self.squares.at(self.x, self.y)

    # Links

    @cached_property
    def graph(self) -> Adjacency:
        """Graph of nodes and links; each link belongs to the first node whose range contains it."""
        address = self.link("area_id").astype(np.int64) * _ADDRESSES + self.link("node_id")
        first = self.first_link + self.repeat_per_row("nodes", self.files.starts("links")[:-1])
        return Adjacency(
            find_owners(first, self.link_counts, len(address)),
            self._find_nodes(address),
            self.position,
            address=address,
            is_away=self.is_absent(self.link("area_id")),
        )

    def _find_nodes(self, address: Array) -> Array:
        """Return the row of the first node with each address; int64, -1 for none."""
        stored = self.repeat_per_row("nodes", self.files.numbers) * _ADDRESSES + self.node("node_id")
        order = np.argsort(stored, kind="stable")
        addresses = stored[order]
        at = np.searchsorted(addresses, address)
        return np.where(np.append(addresses, -1)[at] == address, np.append(order, -1)[at], -1)
