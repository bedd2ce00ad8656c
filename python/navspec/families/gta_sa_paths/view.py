"""Path networks as rules see them: the same columns over all files of a set, whatever spec they were read with."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.families.gta_sa_paths.identify import is_shifted
from navspec.families.gta_sa_paths.layout import (
    ADDRESSES,
    AREAS,
    FORMAT,
    MOST_EXTENDED_NAVI_NODES,
    MOST_NAVI_NODES,
    SQUARE,
    direction_scale,
    scale,
)
from navspec.families.gta_sa_paths.maps import limits, own_area, square_of
from navspec.family.views import SetView

Array = np.ndarray[Any, Any]

_CROSSINGS = (0, 1, 3)
"""Intersections as the game's own files have them."""


class PathNetwork(SetView):
    """Columns over the joined rows of a set.

    Every column is made when it is first asked for and kept. Rows are numbers of joined rows: files by ascending area, so
    that they are in the order of addresses; -1 stands for none. Columns of rows are int32, which more of the cache holds
    (int64 where a set is too large for that). Positions are in units of the game (metres), x east, y north, z up.

    A *whole* link has an owner, and a target that is among the files. An *edge* is a whole link from a vehicle node to a
    node with a higher address, once for every time that it is stored.

    Attributes
    ----------
    areas : int
        Areas of the map, numbered from 0.
    grid : int
        Areas in a row.
    """

    def __init__(self, files: TableSet) -> None:
        super().__init__(files)
        self.areas = files.members
        self.grid = math.isqrt(files.members)

    # Files

    @cached_property
    def is_classic(self) -> Array:
        """Whether a file is of the game's own format, not of that of the limit adjuster; bool, shape (files,)."""
        return np.array([tables.spec.id == FORMAT for tables in self._each], dtype=bool)

    @cached_property
    def is_own_map(self) -> bool:
        """Whether nothing says that another map than the game's own is meant."""
        return bool(self.is_classic.all()) and "map_size" not in self.files.settings

    @cached_property
    def own_areas(self) -> Array:
        """Area of every file: its number, or what the nodes of a file without one say; int64, shape (files,)."""
        named = zip(self.files.numbers.tolist(), self._each, strict=True)
        return np.array([own_area(tables) if number < 0 else number for number, tables in named], dtype=np.int64)

    @cached_property
    def has_links(self) -> Array:
        """Whether a file has links, and so the sections that go with them; bool, shape (files,)."""
        return self.counts("links") > 0

    @cached_property
    def has_tail(self) -> Array:
        """Whether a file goes on behind its link lengths; bool, shape (files,)."""
        return self._decided("has_tail", True)

    @cached_property
    def lacks_reserve(self) -> Array:
        """Whether intersections follow the link lengths without the reserve between them; bool, shape (files,)."""
        return self._decided("is_wiki_sized", False)

    def _decided(self, name: str, default: bool) -> Array:
        return np.array([tables.decisions.get(name, default) for tables in self._each], dtype=bool)

    @cached_property
    def is_trailed(self) -> Array:
        """Whether bytes follow the layout; bool, shape (files,)."""
        return self.counts("trailing") > 0

    @cached_property
    def is_padded(self) -> Array:
        """Whether zeros, and nothing else, follow the layout; bool, shape (files,)."""
        padded = self.is_trailed.copy()
        padded[self.file_of("trailing", np.flatnonzero(self.files.column("trailing", "")))] = False
        return padded

    def tail_starts(self, indices: Array) -> Array:
        """Byte offset behind the link lengths of some files with links; int64."""
        ends = [sum(self._each[index].extent("link_lengths")) for index in indices.tolist()]
        return np.array(ends, dtype=np.int64)

    @property
    def _each(self) -> list[Tables]:
        return list(self.files.files.values())

    @cached_property
    def is_shifted(self) -> Array:
        """Whether intersections stand right behind the lengths although the file has another size; bool, shape (files,)."""
        shifted = self.lacks_reserve & self.is_trailed
        for index in self._doubtful:
            tables, number = self._each[index], int(self.files.numbers[index])
            shifted[index] = is_shifted(tables, tables.to_bytes(), number if number >= 0 else None)
        return shifted

    @property
    def _doubtful(self) -> list[int]:
        """Complete files with intersections that do not make sense where they stand."""
        values = self._stored_crossings
        rows = np.flatnonzero(values)
        file = self.file_of("links", rows)
        back = self.link_back[rows]
        is_inside = self.link_area[rows] == self.files.numbers[file]
        is_odd = (self.link_owner[rows] < 0) | self.is_vehicle_link[rows] | ~np.isin(values[rows], _CROSSINGS)
        is_odd |= is_inside & ((back < 0) | (values[back] != values[rows])) | (self.files.numbers[file] < 0)
        return sorted({*file[is_odd & (self.has_tail & ~self.lacks_reserve)[file]].tolist()})

    @property
    def reserved_area(self) -> Array:
        """Area of every entry of the link reserves; uint16."""
        return self.files.column("reserved_links", "area_id")

    @property
    def reserved_node(self) -> Array:
        """Node of every entry of the link reserves; uint16."""
        return self.files.column("reserved_links", "node_id")

    # Addresses

    @cached_property
    def _row_type(self) -> type[np.signedinteger[Any]]:
        most = max(int(self.files.starts(table)[-1]) for table in ("nodes", "navi_nodes", "links"))
        return np.int32 if most < 1 << 30 else np.int64

    def find(self, table: str, area: Array, row: Array) -> Array:
        """Joined rows of addresses, -1 where there is no such row or no such file."""
        numbers = self.files.numbers
        known = (numbers >= 0) & (numbers < self.areas)
        first, count = np.zeros(ADDRESSES, self._row_type), np.zeros(ADDRESSES, self._row_type)
        first[numbers[known]] = self.files.starts(table)[:-1][known]
        count[numbers[known]] = self.counts(table)[known]
        at = area.astype(np.intp)
        found = first.take(at)
        found += row.astype(self._row_type)
        is_nowhere = row >= count.take(at)
        if is_nowhere.any():
            found[is_nowhere] = -1
        return found

    def is_absent(self, area: Array) -> Array:
        """Whether areas are on the map, but not among the files; bool."""
        absent = np.zeros(ADDRESSES, dtype=bool)
        absent[np.setdiff1d(np.arange(self.areas), self.files.numbers)] = True
        return absent.take(area.astype(np.intp))

    # Nodes

    @cached_property
    def x(self) -> Array:
        """East, of every node; float64."""
        return self.files.column("nodes", "x") / scale()

    @cached_property
    def y(self) -> Array:
        """North, of every node; float64."""
        return self.files.column("nodes", "y") / scale()

    @cached_property
    def z(self) -> Array:
        """Up, of every node; float64."""
        return self.files.column("nodes", "z") / scale()

    @property
    def width(self) -> Array:
        """Path width of every node as stored, in eighths of a unit from side to side; uint8."""
        return self.files.column("nodes", "path_width")

    @property
    def base_link(self) -> Array:
        """First link of every node, counted in its file; int16."""
        return self.files.column("nodes", "base_link")

    def flag(self, name: str) -> Array:
        """A flag of every node by its name; bool for a single bit, int64 otherwise."""
        return self.files.column("nodes", f"flags.{name}")

    def has_any_flag(self, *names: str) -> Array:
        """Whether one of some flags of a node is not 0; bool."""
        bits = [self._each[0].bit("nodes", f"flags.{name}") for name in names]
        return (self.files.column("nodes", "flags") & sum(bit.mask << bit.shift for bit in bits if bit)) != 0

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
    def due_base(self) -> Array:
        """Links of the nodes before every node of its file; int64."""
        return self._sums[:-1] - self.spread("nodes", self._sums[self.files.starts("nodes")[:-1]])

    @cached_property
    def links_owned(self) -> Array:
        """Sum of the link counts of every file; int64, shape (files,)."""
        return np.diff(self._sums[self.files.starts("nodes")])

    @cached_property
    def _sums(self) -> Array:
        return np.concatenate(([0], np.cumsum(self.link_count)))

    @cached_property
    def is_in_sequence(self) -> bool:
        """Whether the links of all nodes follow each other and fill the lists of links."""
        fills = np.array_equal(self.links_owned, self.counts("links"))
        return fills and np.array_equal(self.base_link, self.due_base)

    @cached_property
    def neighbours(self) -> Array:
        """Different nodes, other than itself, that every node links to; int64."""
        nodes = len(self.link_count)
        counts = np.bincount(self.link_owner[self.link_owner >= 0], minlength=nodes)
        is_spare = np.zeros(len(self.link_owner), dtype=bool)
        is_spare[self.repeated_links] = is_spare[self.own_links] = True
        return counts - np.bincount(self.link_owner[is_spare], minlength=nodes)

    @property
    def flood_id(self) -> Array:
        """Flood id of every node; uint8, or uint16 where a file has ids of that size."""
        return self.files.column("nodes", "flood_id")

    @cached_property
    def most_flood_ids(self) -> int:
        """Flood ids that every file with nodes can store."""
        columns = [tables.column("nodes", "flood_id") for tables in self._each]
        return min((int(np.iinfo(column.dtype).max) for column in columns if len(column)), default=0)

    # Links

    @cached_property
    def link_owner(self) -> Array:
        """Node that owns a link: the first one whose range holds it."""
        nodes = np.arange(len(self.link_count), dtype=self._row_type)
        if self.is_in_sequence:
            return np.repeat(nodes, self.link_count)
        end = self.spread("nodes", self.counts("links"))
        first = np.clip(self.base_link.astype(np.int64), 0, end)
        counts = np.clip(self.base_link + self.link_count, 0, end) - first
        rows = np.repeat(first + self._first_row, counts)
        rows += np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
        owners = np.full(len(self.link_area), -1, self._row_type)
        # Of values for the same row the last one stays.
        owners[rows[::-1]] = np.repeat(nodes, counts)[::-1]
        return owners

    @property
    def _first_row(self) -> Array:
        """First link of the file of every node; int64."""
        return self.spread("nodes", self.files.starts("links")[:-1])

    @property
    def link_area(self) -> Array:
        """Area that a link leads to; uint16."""
        return self.files.column("links", "area_id")

    @property
    def link_node(self) -> Array:
        """Row of the node in that area; uint16."""
        return self.files.column("links", "node_id")

    @cached_property
    def link_target(self) -> Array:
        """Node that a link leads to."""
        return self.find("nodes", self.link_area, self.link_node)

    @cached_property
    def is_owned(self) -> Array:
        """Whether a link has an owner; bool."""
        return self.link_owner >= 0

    @cached_property
    def is_vehicle_link(self) -> Array:
        """Whether the owner of a link is a vehicle node; bool."""
        return np.append(self.is_vehicle, False).take(self.link_owner)

    @cached_property
    def is_unseen(self) -> Array:
        """Whether a link has an owner, but leads to an area that is not among the files; bool."""
        if self.is_complete:
            return np.zeros(len(self.link_area), dtype=bool)
        return self.is_owned & self.is_absent(self.link_area)

    @cached_property
    def whole_links(self) -> Array:
        """Rows of the whole links."""
        return np.flatnonzero((self.link_target >= 0) & self.is_owned)

    def of_whole_links(self, column: Array) -> Array:
        """A column over all links, for the whole ones alone."""
        return column if len(self.whole_links) == len(column) else column[self.whole_links]

    @cached_property
    def square_distance(self) -> Array:
        """Square of the distance from end to end of every whole link, in space; float64."""
        start, end = self.of_whole_links(self.link_owner), self.of_whole_links(self.link_target)
        squares = np.zeros(len(start))
        for axis in (self.x, self.y, self.z):
            step = axis.take(end)
            step -= axis.take(start)
            step *= step
            squares += step
        return squares

    @property
    def length(self) -> Array:
        """Stored length of every link; uint8."""
        return self.files.column("link_lengths", "")

    @cached_property
    def own_links(self) -> Array:
        """Rows of links that lead back to their own node."""
        return np.flatnonzero((self.link_target == self.link_owner) & self.is_owned)

    @cached_property
    def repeated_links(self) -> Array:
        """Rows of links that repeat the address of an earlier link of the same node."""
        address = self.link_area.astype(np.uint32) << 16 | self.link_node
        owner = self.link_owner
        found = [np.zeros(0, np.int64)]
        # Links of one node stand within the longest range that a node has.
        for step in range(1, int(self.link_count.max(initial=0))):
            is_same = address[step:] == address[:-step]
            is_same &= owner[step:] == owner[:-step]
            found.append(np.flatnonzero(is_same) + step)
        rows = np.unique(np.concatenate(found))
        return rows[owner[rows] >= 0]

    @cached_property
    def link_back(self) -> Array:
        """Row of a link that leads back, for every whole link; -1 where there is none."""
        owner, target = self.of_whole_links(self.link_owner), self.of_whole_links(self.link_target)
        rows = self.whole_links.take(np.flatnonzero(owner < target))
        back = self._search_back(rows)
        found = np.full(len(self.link_owner), -1, self._row_type)
        found[self.own_links] = self.own_links
        found[rows] = back
        is_found = np.flatnonzero(back >= 0)
        found[back.take(is_found)] = rows.take(is_found)
        # What is left has none, or is one of several between the same nodes.
        rows = self.whole_links.take(np.flatnonzero(self.of_whole_links(found) < 0))
        found[rows] = self._search_back(rows)
        return found

    def _search_back(self, rows: Array) -> Array:
        """First link of the target that leads to the owner, for whole links; -1 where there is none."""
        owner, target = self.link_owner.take(rows), self.link_target.take(rows)
        last = len(self.link_owner) - 1
        found = np.clip(self.base_link + self._first_row, 0, last).astype(self._row_type).take(target)
        left, at = np.arange(len(rows)), found
        for _ in range(int(self.link_count.max(initial=0))):
            is_back = (self.link_target.take(at) == owner) & (self.link_owner.take(at) == target)
            rest = np.flatnonzero(~is_back)
            left, owner, target = left.take(rest), owner.take(rest), target.take(rest)
            at = np.minimum(at.take(rest) + 1, last)
            found[left] = at
        found[left] = -1
        return found

    @cached_property
    def parallel(self) -> Parallel:
        """The links between nodes that are joined more than once."""
        repeated = self.repeated_links[self.link_target[self.repeated_links] >= 0]
        repeated = repeated[self.link_target[repeated] != self.link_owner[repeated]]
        if not len(repeated):
            return Parallel(repeated, repeated, repeated)
        is_end = np.zeros(len(self.link_count) + 1, dtype=bool)
        is_end[self.link_owner[repeated]] = is_end[self.link_target[repeated]] = True
        rows = np.flatnonzero(is_end.take(self.link_owner) & (self.link_target >= 0))
        pair = self.pairs(rows)
        is_parallel = np.isin(pair, self.pairs(repeated))
        rows = rows[is_parallel]
        group = np.unique(pair[is_parallel], return_inverse=True)[1]
        return Parallel(rows, group, (self.link_owner.take(rows) > self.link_target.take(rows)).astype(np.int64))

    def pairs(self, rows: Array) -> Array:
        """A number for the ends of whole links: the lower one, times the number of nodes, plus the higher one; int64."""
        owner, target = (ends.take(rows).astype(np.int64) for ends in (self.link_owner, self.link_target))
        return np.minimum(owner, target) * len(self.link_count) + np.maximum(owner, target)

    @cached_property
    def one_way_links(self) -> Array:
        """Rows of whole links without a link back, or with more links than lead back."""
        alone = self.whole_links[self.of_whole_links(self.link_back) < 0]
        return np.union1d(alone, self.parallel.surplus())

    def unlike_back(self, values: Array) -> Array:
        """Whether a link has another value than the link back; bool, False where there is none.

        Between nodes that are joined more than once, the values of both directions are compared as sets.
        """
        unlike = (values != values.take(self.link_back)) & (self.link_back >= 0)
        unlike[self.parallel.rows] = self.parallel.unlike(values[self.parallel.rows].astype(np.int64))
        return unlike

    # The whole map

    @cached_property
    def is_branch(self) -> Array:
        """Whether a vehicle node lies on a branch that leads nowhere; bool, False for pedestrian nodes."""
        from navspec.graphs.branches import peel

        is_joined = (self.link_back >= 0) & self.is_vehicle_link
        is_joined[self.own_links] = is_joined[self.repeated_links] = False
        links = np.flatnonzero(is_joined)
        links = links[self.is_vehicle[self.link_target[links]]]
        # Pedestrian nodes stay: two neighbours keep a node.
        neighbours = np.where(self.is_vehicle, self.neighbours, 2)
        return peel(neighbours, self.link_owner.take(links), self.link_target.take(links))

    @cached_property
    def parts(self) -> Parts:
        """The parts of the graph that links join, for vehicles and pedestrians apart."""
        from navspec.graphs.components import components

        start, end = self.of_whole_links(self.link_owner), self.of_whole_links(self.link_target)
        one_way = self.of_whole_links(self.link_back) < 0
        rows = np.flatnonzero((start < end) | one_way)
        start, end = start.take(rows), end.take(rows)
        rows = np.flatnonzero(self.is_vehicle.take(start) == self.is_vehicle.take(end))
        part, first = components(len(self.is_vehicle), start.take(rows), end.take(rows))
        is_vehicle = self.is_vehicle[first]
        number = np.where(is_vehicle, np.cumsum(is_vehicle), np.cumsum(~is_vehicle))
        return Parts(part, first, is_vehicle, number)

    # Intersections

    @cached_property
    def has_crossings(self) -> Array:
        """Whether the intersections of a file are read from the right place; bool, shape (files,)."""
        return self.has_links & self.has_tail & (self.lacks_reserve | ~self.is_shifted)

    @cached_property
    def is_crossing_known(self) -> Array:
        """Whether a link has an intersection that is read from the right place; bool."""
        return self.spread("links", self.has_crossings)

    @cached_property
    def crossing(self) -> Array:
        """Intersection of every link, 0 where it is not known; uint8."""
        return self._stored_crossings * self.is_crossing_known

    @cached_property
    def _stored_crossings(self) -> Array:
        return self._for_links(self.files.column("intersections", ""))

    def crossing_bit(self, name: str) -> Array:
        """One bit of the intersection of every link, False where it is not known."""
        return self._for_links(self.files.column("intersections", name)) & self.is_crossing_known

    def _for_links(self, column: Array) -> Array:
        """A column of the intersections for every link, 0 where a file has none."""
        if len(column) == len(self.link_area):
            return column
        values = np.zeros(len(self.link_area), column.dtype)
        values[self.spread("links", self.counts("intersections") > 0)] = column
        return values

    def crossing_rows(self, links: Array) -> Array:
        """Joined rows of the intersections of links."""
        return links + (self.files.starts("intersections") - self.files.starts("links"))[self.file_of("links", links)]

    def link_rows(self, crossings: Array) -> Array:
        """Joined rows of the links of intersections."""
        index = self.file_of("intersections", crossings)
        return crossings + (self.files.starts("links") - self.files.starts("intersections"))[index]

    # Navi nodes

    @cached_property
    def navi_word(self) -> Array:
        """Navi link of every link as one number; uint16 as stored where all files are classic, int64 otherwise."""
        if self.is_classic.all():
            return self.files.column("navi_links", "")
        return self.navi_area.astype(np.int64) << 16 | self.navi_id

    @property
    def navi_area(self) -> Array:
        """Area of the navi node of every link; a whole number."""
        return self.files.column("navi_links", "navi_area_id")

    @property
    def navi_id(self) -> Array:
        """Row of the navi node in that area; a whole number."""
        return self.files.column("navi_links", "navi_id")

    @cached_property
    def link_navi(self) -> Array:
        """Navi node of every link; without a meaning on the links of pedestrian nodes."""
        return self.find("navi_nodes", self.navi_area, self.navi_id)

    @cached_property
    def edges(self) -> Array:
        """Rows of the links that are edges."""
        is_upward = self.of_whole_links(self.link_owner) < self.of_whole_links(self.link_target)
        return self.whole_links[is_upward & self.of_whole_links(self.is_vehicle_link)]

    @cached_property
    def roads(self) -> Roads:
        """The edges whose navi nodes exist."""
        edges = self.edges[self.link_navi[self.edges] >= 0]
        return Roads(self.link_navi[edges], self.link_owner[edges], self.link_target[edges])

    @cached_property
    def aimed_roads(self) -> Roads:
        """The edges whose navi nodes have one of their ends as target."""
        roads = self.roads
        target = self.navi_target[roads.navi]
        return roads.where((target == roads.low) | (target == roads.high))

    def chords(self, roads: Roads) -> tuple[Array, Array, Array]:
        """Whether edges have a direction on the map, and its parts from the other end to the target, in hundredths; int64.

        The target is the lower end where a navi node does not name the higher one.
        """
        is_high = self.navi_target[roads.navi] == roads.high
        return self.directions(np.where(is_high, roads.low, roads.high), np.where(is_high, roads.high, roads.low))

    def directions(self, start: Array, end: Array) -> tuple[Array, Array, Array]:
        """Whether there is a direction on the map from nodes to others, and its parts in hundredths; int64."""
        unit = float(direction_scale())
        x, y = (unit * (axis[end] - axis[start]) for axis in (self.x, self.y))
        length = np.sqrt(x * x + y * y) / unit
        is_flat = length > 0  # there is none straight up or down
        east, north = (np.trunc(side / np.where(is_flat, length, 1)).astype(np.int64) for side in (x, y))
        return is_flat, east, north

    @cached_property
    def unseen_roads(self) -> int:
        """Edges that end, or whose navi nodes are, in areas that are not among the files."""
        if self.is_complete:
            return 0
        unseen = np.count_nonzero(self.is_unseen & self.is_vehicle_link)
        return int(unseen + np.count_nonzero(self.is_absent(self.navi_area[self.edges])))

    @cached_property
    def most_navi_nodes(self) -> Array:
        """Navi nodes of every file that links can name; int64, shape (files,)."""
        # The last address of the last area is the one that means none.
        limit = np.where(self.files.numbers == AREAS - 1, MOST_NAVI_NODES - 1, MOST_NAVI_NODES)
        limit[~self.is_classic] = MOST_EXTENDED_NAVI_NODES
        return limit

    def navi(self, name: str) -> Array:
        """A field of every navi node by its name, as stored."""
        return self.files.column("navi_nodes", name)

    @cached_property
    def navi_x(self) -> Array:
        """East, of every navi node; float64."""
        return self.navi("x") / scale()

    @cached_property
    def navi_y(self) -> Array:
        """North, of every navi node; float64."""
        return self.navi("y") / scale()

    @cached_property
    def dir_x(self) -> Array:
        """Eastern part of the direction of every navi node, in hundredths; int64."""
        return self.navi("dir_x").astype(np.int64)

    @cached_property
    def dir_y(self) -> Array:
        """Northern part of the direction of every navi node, in hundredths; int64."""
        return self.navi("dir_y").astype(np.int64)

    @cached_property
    def navi_target(self) -> Array:
        """Node that the direction of a navi node points to."""
        return self.find("nodes", self.navi("target_area_id"), self.navi("target_node_id"))

    @cached_property
    def navi_uses(self) -> Array:
        """Edges that every navi node serves, those that end in an area that is not among the files included; int64."""
        unseen = self.link_navi[self.is_unseen & self.is_vehicle_link]
        users = np.concatenate((self.roads.navi, unseen[unseen >= 0]))
        return np.bincount(users, minlength=len(self.navi_target))

    # Squares

    def is_outside(self, table: str) -> Array:
        """Whether no position that is stored like that of a row lies in the square of its area; bool."""
        area = self.files.numbers
        outside = np.zeros(int(self.files.starts(table)[-1]), dtype=bool)
        for field, square in (("x", area % self.grid), ("y", area // self.grid)):
            value = self.files.column(table, field)
            # Stored numbers can be short: those that no file holds are not needed to tell what lies beyond them.
            kind = np.promote_types(value.dtype, np.min_scalar_type(-SQUARE * scale() * self.grid // 2))
            ends = np.iinfo(kind)
            low, high = (np.clip(limit, ends.min, ends.max).astype(kind) for limit in limits(square, self.grid))
            outside |= (value < self.spread(table, low)) | (value > self.spread(table, high))
        return outside

    def square_of(self, x: Array, y: Array) -> Array:
        """Area in whose square positions lie; int64."""
        return square_of(x, y, self.grid)

    # What only files of the limit adjuster have

    def has_column(self, table: str, field: str) -> Array:
        """Whether the rows of a table of a file have a field; bool, shape (files,)."""
        return np.array([field in (tables[table].dtype.names or ()) for tables in self._each], dtype=bool)

    def rows_where(self, table: str, is_asked: Array) -> Array:
        """Joined rows of a table in some of the files; int64."""
        return np.flatnonzero(self.spread(table, is_asked))

    def of_files(self, table: str, field: str, is_asked: Array) -> Array:
        """A field of all rows of a table in some of the files, which must have it."""
        if is_asked.all():
            return self.files.column(table, field)
        columns = [self._each[index].column(table, field) for index in np.flatnonzero(is_asked).tolist()]
        return np.concatenate(columns) if columns else np.zeros(0, np.int64)

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Where rows are on the map, east and north; float64, shape (rows, 2), not a number where they are nowhere.

        Nodes and navi nodes have positions of their own. Links are in the middle between their ends, or at their owner
        where they lead nowhere. Everything else is in the middle of the square of its file.
        """
        if not table:
            return self._middles(rows)
        if table == "intersections":
            table, rows = "links", self.link_rows(rows)
        match table:
            case "nodes":
                return self._at_nodes(rows)
            case "navi_nodes":
                return np.stack([self.navi_x[rows], self.navi_y[rows]], axis=1)
            case "links" | "navi_links" | "link_lengths":
                start = self._at_nodes(self.link_owner[rows])
                end = self._at_nodes(self.link_target[rows])
                return np.where(np.isnan(end), start, (start + end) / 2)
        return self._middles(self.file_of(table, rows))

    def _at_nodes(self, nodes: Array) -> Array:
        """Positions of nodes; those of row -1 are nowhere."""
        return np.stack([np.append(axis, np.nan)[nodes] for axis in (self.x, self.y)], axis=1)

    def _middles(self, file: Array) -> Array:
        """Middles of the squares of files; the set as a whole, row -1, and files without a number are nowhere."""
        area = np.append(self.files.numbers, -1)[file]
        return np.where(area[:, None] < 0, np.nan, self.corners(area) + SQUARE / 2)

    def corners(self, area: Array) -> Array:
        """South-western corners of the squares of areas, east and north; int64, shape (areas, 2)."""
        return SQUARE * (np.stack([area % self.grid, area // self.grid], axis=1) - self.grid // 2)

    # Words

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the game, and as parameters of findings: area, node, link, navi_node or entry."""
        if not table:
            if (rows < 0).any():
                return ["the set"] * len(rows), {}
            return self._words(rows, {})
        if table == "intersections":
            table, rows = "links", self.link_rows(rows)
        file, own = self.file_of(table, rows), self.rows_in_file(table, rows)
        match table:
            case "nodes":
                return self._words(file, {"node": own})
            case "navi_nodes":
                return self._words(file, {"navi_node": own})
            case "reserved_links":
                return self._words(file, {}, {"entry": own})
        owner = self.link_owner[rows]
        node = self.rows_in_file("nodes", owner)
        words, facts = self._words(file, {"node": node}, {"link": own})
        alone = owner < 0
        if alone.any():
            by_link = self._words(file, {"link": own})[0]
            words = [other if is_alone else word for word, other, is_alone in zip(words, by_link, alone, strict=True)]
            facts["node"] = node.astype(object)
            facts["node"][alone] = None
        return words, facts

    def _words(
        self, file: Array, named: dict[str, Array], more: dict[str, Array] | None = None
    ) -> tuple[list[str], dict[str, Array]]:
        """Places in files, by what is named in them."""
        area = self.files.numbers[file]
        parts = [[f"area {number}" if number >= 0 else "" for number in area.tolist()]]
        parts += [[f"{name.replace('_', ' ')} {row}" for row in rows.tolist()] for name, rows in named.items()]
        words = [" ".join(filter(None, each)) or "the file" for each in zip(*parts, strict=True)]
        known = {"area": area} if (area >= 0).all() else {}
        return words, {**known, **named, **(more or {})}


@dataclass(frozen=True, slots=True)
class Roads:
    """Edges with their navi nodes; all arrays have one entry for each.

    Attributes
    ----------
    navi : numpy.ndarray
        Row of the navi node.
    low, high : numpy.ndarray
        Nodes with the lower and the higher address.
    """

    navi: Array
    low: Array
    high: Array

    def where(self, chosen: Array) -> Roads:
        """Some of them."""
        return Roads(self.navi[chosen], self.low[chosen], self.high[chosen])


@dataclass(frozen=True, slots=True)
class Parts:
    """Connected parts of the graph, in the order of their first nodes.

    Attributes
    ----------
    part : numpy.ndarray
        Part of every node, from 0; all other arrays have one entry for each part.
    first : numpy.ndarray
        First node.
    is_vehicle : numpy.ndarray
        Whether it is for vehicles.
    number : numpy.ndarray
        Its number among those of its kind, from 1.
    """

    part: Array
    first: Array
    is_vehicle: Array
    number: Array

    @property
    def kind(self) -> Array:
        """For whom it is, in words."""
        return np.where(self.is_vehicle, "vehicle", "pedestrian")


@dataclass(frozen=True, slots=True)
class Parallel:
    """All links between nodes that are joined more than once in a direction.

    Attributes
    ----------
    rows : numpy.ndarray
        Rows of the links, ascending.
    group : numpy.ndarray
        Number of the pair of nodes, from 0.
    direction : numpy.ndarray
        0 for links to the higher address, 1 for those to the lower one.
    """

    rows: Array
    group: Array
    direction: Array

    def surplus(self) -> Array:
        """Rows of the last links of a direction that has more than the other."""
        side = self.group * 2 + self.direction
        counts = np.bincount(side, minlength=2)
        order = np.argsort(side, kind="stable")
        rank = np.empty(len(side), np.int64)
        rank[order] = np.arange(len(side)) - (np.cumsum(counts) - counts)[side[order]]
        return self.rows[rank >= np.append(counts, 0)[side ^ 1]]

    def unlike(self, values: Array) -> Array:
        """Whether both directions exist, and have not the same set of values; bool, for every link."""
        sides = np.unique(self.group * 2 + self.direction)
        is_mutual = np.bincount(sides >> 1)[self.group] == 2
        found = np.unique((self.group << 33) | (values << 1) | self.direction)
        value, directions = np.unique(found >> 1, return_counts=True)
        return is_mutual & np.isin(self.group, value[directions == 1] >> 32)
