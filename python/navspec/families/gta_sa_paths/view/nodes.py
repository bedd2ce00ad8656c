"""Nodes and links of path networks, and the graph that they make."""

from __future__ import annotations

import math
import weakref
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.families.gta_sa_paths.derived import are_parking_places, dead_ends
from navspec.families.gta_sa_paths.layout import FORMAT, SQUARE
from navspec.families.gta_sa_paths.maps import stored_area
from navspec.family.rules.checks import evaluator_of
from navspec.family.views.path_network import Network
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.spatial import SquareGrid
from navspec.spec import load_spec


class _Links(Adjacency):
    """Nodes and links as a graph; what the relations of the spec say is not computed again."""

    def __init__(self, net: Nodes) -> None:
        is_away = None if net.is_complete else net.is_absent(net.link_area)
        owner, target = (net.related("links", name) for name in ("owner", "target"))
        # A view keeps its graph: a reference back would keep all columns until the garbage is collected.
        self._net = view = weakref.proxy(net)
        super().__init__(owner, target, lambda: view.position, kind=net.is_vehicle, is_away=is_away)

    @cached_property
    def back(self) -> Array:
        """First link back of every link; -1 for none."""
        return self._net.related("links", "reverse")

    @cached_property
    def repeated(self) -> Array:
        """Rows of links with the address of an earlier link of the same node, ascending; int64."""
        first = self._net.related("links", "first_like")
        return np.flatnonzero((first != np.arange(len(first))) & self.is_owned)

    def first_like(self, edges: Array) -> Array:
        """Return the first link of the same node with the same address, for every one of some links."""
        return self._net.related("links", "first_like")[edges]


class Nodes(Network):
    """Columns over nodes and links."""

    stored = load_spec(FORMAT).types["path_node"]

    def __init__(self, files: TableSet) -> None:
        super().__init__(files)
        self.areas = files.members
        self.grid = math.isqrt(files.members)
        self.squares = SquareGrid(SQUARE, self.grid)

    # Files

    @cached_property
    def is_classic(self) -> Array:
        """Whether a file is of the game's own format, not of that of the limit adjuster; bool, shape (files,)."""
        return np.array([tables.spec.id == FORMAT for tables in self.all_tables], dtype=bool)

    @cached_property
    def is_default_map(self) -> bool:
        """Whether the map is that of the game: all files are classic, and no size of the map is given."""
        return bool(self.is_classic.all()) and "map_size" not in self.files.settings

    @cached_property
    def stored_areas(self) -> Array:
        """Area of every file: its number, or what the nodes of a file without one say; int64, shape (files,)."""
        named = zip(self.files.numbers.tolist(), self.all_tables, strict=True)
        return np.array([stored_area(tables) if number < 0 else number for number, tables in named], dtype=np.int64)

    # Addresses

    @cached_property
    def _row_type(self) -> type[np.signedinteger[Any]]:
        most = max(int(self.files.starts(table)[-1]) for table in ("nodes", "navi_nodes", "links"))
        return np.int32 if most < 1 << 30 else np.int64

    def related(self, table: str, name: str) -> Array:
        """Return the joined rows that a relation of the spec leads to, -1 for none."""
        return evaluator_of(self).related(table, name).rows.astype(self._row_type)

    # Nodes

    @property
    def width(self) -> Array:
        """Path width of every node as stored, in eighths of a unit from side to side; uint8."""
        return self.node("path_width")

    @property
    def base_link(self) -> Array:
        """First link of every node, counted in its file; int16."""
        return self.node("base_link")

    @property
    def link_count(self) -> Array:
        """Links of every node; int64."""
        return self.flag("link_count")

    @cached_property
    def vehicle_nodes(self) -> Array:
        """Vehicle nodes of every file, which come first; int64, shape (files,)."""
        return np.minimum(self.header("num_vehicle_nodes"), self.counts("nodes"))

    @cached_property
    def is_vehicle(self) -> Array:
        """Whether a node is one for vehicles, not for pedestrians; bool."""
        sizes = np.stack([self.vehicle_nodes, self.counts("nodes") - self.vehicle_nodes], axis=1)
        return np.repeat(np.tile([True, False], len(sizes)), sizes.ravel())

    @cached_property
    def is_parking(self) -> Array:
        """Whether a vehicle node is a parking place: it has a function of these, and a single link; bool."""
        return are_parking_places(self.flag("special_function"), self.link_count, self.is_vehicle)

    @cached_property
    def due_base(self) -> Array:
        """Links of the nodes before every node of its file; int64."""
        before = np.cumsum(self.link_count) - self.link_count
        return before - self.repeat_per_row("nodes", np.append(before, 0)[self.files.starts("nodes")[:-1]])

    @cached_property
    def links_owned(self) -> Array:
        """Sum of the link counts of every file; int64, shape (files,)."""
        return self.sum_per_file(self.link_count)

    @cached_property
    def is_in_sequence(self) -> Array:
        """Whether the links of the nodes of a file follow each other and fill its list; bool, shape (files,)."""
        is_off = self.has_any("nodes", np.flatnonzero(self.base_link != self.due_base))
        return (self.links_owned == self.counts("links")) & ~is_off

    @property
    def flood_id(self) -> Array:
        """Flood id of every node; uint8, or uint16 where a file has ids of that size."""
        return self.node("flood_id")

    @cached_property
    def most_flood_ids(self) -> int:
        """Flood ids that every file with nodes can store."""
        columns = [tables.column("nodes", "flood_id") for tables in self.all_tables]
        return min((int(np.iinfo(column.dtype).max) for column in columns if len(column)), default=0)

    # Links

    @cached_property
    def graph(self) -> Adjacency:
        """Nodes, of kind 1 for vehicles and 0 for pedestrians, and links."""
        return _Links(self)

    @property
    def link_area(self) -> Array:
        """Area that a link leads to; uint16."""
        return self.link("area_id")

    @property
    def link_node(self) -> Array:
        """Row of the node in that area; uint16."""
        return self.link("node_id")

    @cached_property
    def is_vehicle_link(self) -> Array:
        """Whether the owner of a link is a vehicle node; bool."""
        return np.append(self.is_vehicle, False).take(self.graph.owner)

    @property
    def length(self) -> Array:
        """Stored length of every link; uint8."""
        return self.files.column("link_lengths", "")

    @cached_property
    def one_way_links(self) -> Array:
        """Rows of whole links without a link back, or with more links than lead back."""
        return np.union1d(self.graph.one_way, self.graph.parallel.surplus())

    # The whole map

    @cached_property
    def is_branch(self) -> Array:
        """Whether a vehicle node lies on a branch that leads nowhere; bool, False for pedestrian nodes."""
        return dead_ends(self.graph, self.is_vehicle, self.is_vehicle_link)
