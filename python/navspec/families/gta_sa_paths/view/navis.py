"""Navi nodes of path networks, and the edges of roads that they serve."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from navspec.columns.access import Array
from navspec.families.gta_sa_paths.derived import directions
from navspec.families.gta_sa_paths.layout import (
    AREAS,
    MOST_EXTENDED_NAVI_NODES,
    MOST_NAVI_NODES,
    scale,
)
from navspec.families.gta_sa_paths.view.crossings import Crossings


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
        """Select some of the edges."""
        return Roads(self.navi[chosen], self.low[chosen], self.high[chosen])


class Navis(Crossings):
    """Columns over navi nodes, and over the links by theirs.

    An *edge* is a whole link from a vehicle node to a node with a higher address, once for every time that it is stored.
    """

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
        return self.related("navi_links", "navi")

    @cached_property
    def is_served(self) -> Array:
        """Whether the navi node of a link points to one of its ends; bool."""
        aim = np.append(self.navi_target, -1)[self.link_navi]
        return (self.link_navi >= 0) & ((aim == self.graph.owner) | (aim == self.graph.target))

    @cached_property
    def edges(self) -> Array:
        """Rows of the links that are edges."""
        start, end = self.graph.ends
        return self.graph.whole[(start < end) & self.graph.of_whole(self.is_vehicle_link)]

    @cached_property
    def roads(self) -> Roads:
        """The edges whose navi nodes exist."""
        edges = self.edges[self.link_navi[self.edges] >= 0]
        return Roads(self.link_navi[edges], self.graph.owner[edges], self.graph.target[edges])

    @cached_property
    def aimed_roads(self) -> Roads:
        """The edges whose navi nodes have one of their ends as target."""
        target = self.navi_target[self.roads.navi]
        return self.roads.where((target == self.roads.low) | (target == self.roads.high))

    @cached_property
    def road_lines(self) -> Array:
        """Both nodes of every two vehicle nodes that links join, once; int64, shape (lines, 2)."""
        lines = self.graph.lines
        return lines[self.is_vehicle[lines].all(axis=1)]

    def chords(self, roads: Roads) -> tuple[Array, Array, Array]:
        """Return whether edges have a direction on the map, and its parts toward the target, in hundredths; int64.

        The target is the lower end unless the navi node names the higher one.
        """
        is_high = self.navi_target[roads.navi] == roads.high
        return self.directions(np.where(is_high, roads.low, roads.high), np.where(is_high, roads.high, roads.low))

    def directions(self, start: Array, end: Array) -> tuple[Array, Array, Array]:
        """Return whether there is a direction on the map between nodes, and its parts in hundredths; int64."""
        is_flat, *parts = directions(*(axis[end] - axis[start] for axis in (self.x, self.y)))
        east, north = (np.trunc(part).astype(np.int64) for part in parts)
        return is_flat, east, north

    @cached_property
    def unseen_roads(self) -> int:
        """Edges that end, or whose navi nodes are, in areas that are not among the files."""
        if self.is_complete:
            return 0
        unseen = np.count_nonzero(self.graph.is_unseen & self.is_vehicle_link)
        return int(unseen + np.count_nonzero(self.is_absent(self.navi_area[self.edges])))

    @cached_property
    def most_navi_nodes(self) -> Array:
        """Navi nodes of every file that links can name; int64, shape (files,)."""
        # The last address of the last area is the one that means none.
        limit = np.where(self.files.numbers == AREAS - 1, MOST_NAVI_NODES - 1, MOST_NAVI_NODES)
        limit[~self.is_classic] = MOST_EXTENDED_NAVI_NODES
        return limit

    def navi(self, name: str) -> Array:
        """Return a field of every navi node by its name, as stored."""
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
        return self.related("navi_nodes", "target")

    @cached_property
    def navi_uses(self) -> Array:
        """Number of edges of every navi node, including edges that end in an absent area; int64."""
        unseen = self.link_navi[self.graph.is_unseen & self.is_vehicle_link]
        users = np.concatenate((self.roads.navi, unseen[unseen >= 0]))
        return np.bincount(users, minlength=len(self.navi_target))
