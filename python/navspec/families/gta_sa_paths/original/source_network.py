"""The network that texts describe: nodes in the order of their addresses, edges, links and navi nodes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from navspec.families.gta_sa_paths.derived import are_parking_places, dead_ends
from navspec.families.gta_sa_paths.layout import GRID, scale
from navspec.families.gta_sa_paths.original.arithmetic import Arithmetic
from navspec.families.gta_sa_paths.original.flood import nodes_below
from navspec.families.gta_sa_paths.original.joints import (
    Joints,
    LinkedRows,
    join_externals,
    lanes_of_joints,
    link_rows,
    widths_of_joints,
)
from navspec.families.gta_sa_paths.original.lanes import NO_LANES, spread_lanes
from navspec.families.gta_sa_paths.original.source_text import INTERNAL, PED, SourceText
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.arrays import Array, count_earlier

_WIDTH_STEPS = 8
"""Steps of a stored width in a unit."""


class SourceNetwork:
    """Nodes, links and navi nodes of texts.

    Attributes
    ----------
    text : SourceText
        The texts.
    arithmetic : Arithmetic
        How positions and what follows from them are computed.
    rows : numpy.ndarray
        Row of the text of every node, in the order of the files: by square, vehicles first, as the texts have them; int64.
    area : numpy.ndarray
        Square of every node; int64.
    edges : TextEdges
        The edges between them.
    """

    def __init__(self, text: SourceText, arithmetic: Arithmetic) -> None:
        self.text, self.arithmetic = text, arithmetic
        self._linked = link_rows(text)
        self.joints = join_externals(text)
        edges = _edges(text, self._linked, self.joints)
        # Pedestrian nodes that lead nowhere are left out.
        num_links = np.bincount(edges.ends.ravel(), minlength=len(text.type))
        rows = np.flatnonzero((text.type == INTERNAL) & ((num_links > 0) | (text.kind != PED)))
        x, y = text.places[rows, :2].T
        area = arithmetic.areas(x, y, GRID)
        order = np.lexsort((text.kind[rows] == PED, area))
        self.rows, self.area = rows[order], area[order]
        node = np.full(len(text.type), -1)
        node[self.rows] = np.arange(len(rows))
        self.edges = TextEdges(np.sort(node[edges.ends], axis=1), edges.joint, edges.crosses)

    # Nodes

    @cached_property
    def is_vehicle(self) -> Array:
        """Whether a node is for vehicles or boats; bool."""
        return self.text.kind[self.rows] != PED

    @cached_property
    def node_id(self) -> Array:
        """Row of every node in its file; int64."""
        return count_earlier(self.area)

    @cached_property
    def stored(self) -> Array:
        """Stored coordinates of nodes; int64, shape (nodes, 3)."""
        return self.arithmetic.store(self.text.places[self.rows])

    @cached_property
    def width(self) -> Array:
        """Stored widths of nodes; int64."""
        return store_widths(self.text.median[self.rows])

    @cached_property
    def is_parking(self) -> Array:
        """Whether a node is a parking place: it has such a special function, and one link; bool."""
        return are_parking_places(self.text.special[self.rows], self.links.counts, self.is_vehicle)

    @cached_property
    def below(self) -> Array:
        """Node below every node on the stack of the flood fill, -1 for none; int64."""
        return nodes_below(self.links.per_node(self.links.target))

    # TextLinks

    @cached_property
    def links(self) -> TextLinks:
        """The links of all nodes."""
        first, second = self.edges.ends.T
        number = np.tile(np.arange(len(first)), 2)
        owner, target = np.concatenate((first, second)), np.concatenate((second, first))
        joint = self.edges.joint[number]
        is_inside = joint < 0
        # First joints in their order, then edges inside the group in the order of addresses.
        order = np.lexsort((np.where(is_inside, target, joint), is_inside, owner))
        return TextLinks(owner[order], target[order], number[order], len(self.rows))

    @cached_property
    def graph(self) -> Adjacency:
        """The links as a graph."""
        return Adjacency(self.links.owner, self.links.target, self.stored / scale(), kind=self.is_vehicle)

    @cached_property
    def is_dead_end(self) -> Array:
        """Whether a vehicle node lies on a branch that leads nowhere; bool."""
        return dead_ends(self.graph, self.is_vehicle, self.is_vehicle[self.links.owner])

    @cached_property
    def lengths(self) -> Array:
        """Length of every edge in whole units; int64."""
        first, second = self.edges.ends.T
        return self.arithmetic.lengths(self.stored[first], self.stored[second])

    # Navi nodes

    @cached_property
    def navis(self) -> TextNavis:
        """The navi nodes of vehicle edges."""
        links = self.links
        # The first link along an edge is the one that leads from its end with the lower address.
        is_first = (links.owner < links.target) & self.is_vehicle[links.owner]
        edge = links.edge[is_first]
        target, start = self.edges.ends[edge].T
        places = self._navi_places(edge)
        stored = self.arithmetic.store(places)
        direction = self.arithmetic.directions(self.stored[start], self.stored[target])
        # TextEdges with the same place and direction share the navi node of the first one.
        alike = np.concatenate((stored, direction), axis=1)
        _, first, number = np.unique(alike, axis=0, return_index=True, return_inverse=True)
        leader = first[number.ravel()]
        area = self.arithmetic.areas(places[:, 0], places[:, 1], GRID)
        kept = np.unique(leader)
        kept = kept[np.argsort(area[kept], kind="stable")]
        navi_of_edge = np.full(len(self.edges.ends), -1)
        place = np.empty(len(edge), np.int64)
        place[kept] = np.arange(len(kept))
        navi_of_edge[edge] = place[leader]
        return TextNavis(edge[kept], target[kept], stored[kept], direction[kept], area[kept], navi_of_edge)

    def _navi_places(self, edge: Array) -> Array:
        """Return the places of the navi nodes of edges in units; float64, shape (edges, 2)."""
        joint = self.edges.joint[edge]
        places = self.text.places[:, :2]
        pair = [places[np.append(externals, 0)[joint]] for externals in (self.joints.first, self.joints.second)]
        ends = [self._end_places(self.edges.ends[edge, end]) for end in (0, 1)]
        is_joint = (joint >= 0)[:, np.newaxis]
        return self.arithmetic.mean(*(np.where(is_joint, *choices) for choices in zip(pair, ends, strict=True)))

    def _end_places(self, nodes: Array) -> Array:
        """Return the stored positions of nodes in units, seen from above; float64."""
        return self.arithmetic.units(self.stored[nodes, :2])

    @cached_property
    def navi_width(self) -> Array:
        """Stored width of every navi node: the larger one of both ends; int64."""
        edge = self.navis.edge
        joint = self.edges.joint[edge]
        first, second = (self.text.median[self.rows[end]] for end in self.edges.ends[edge].T)
        widths = np.append(widths_of_joints(self.text, self.joints), 0)[joint]
        return store_widths(np.where(joint >= 0, widths, np.maximum(first, second)))

    @cached_property
    def navi_lanes(self) -> Array:
        """Lanes of every navi node: toward its target, and away from it; int64, shape (navi nodes, 2)."""
        navis = self.navis
        joint = self.edges.joint[navis.edge]
        ends = self.edges.ends[navis.edge]
        there, back = (np.append(lanes, NO_LANES)[joint] for lanes in lanes_of_joints(self.text, self.joints))
        target = np.append(self._linked.target[self.joints.first], -1)[joint]
        is_first = self.rows[navis.target] == target
        lanes = np.stack([np.where(is_first, there, back), np.where(is_first, back, there)], axis=1)
        is_road = self.is_vehicle[self.links.owner]
        navi = np.where(is_road, navis.navi_of_edge[self.links.edge], -1)
        links = self.links.per_node(navi)
        links = [edges if is_road else [] for edges, is_road in zip(links, self.is_vehicle.tolist(), strict=True)]
        return spread_lanes(lanes, ends, links, self.is_parking.tolist())


@dataclass(frozen=True, slots=True)
class TextEdges:
    """TextEdges: first those of joints, then those inside groups.

    Attributes
    ----------
    ends : numpy.ndarray
        Nodes at both ends, the lower one first; int64, shape (edges, 2).
    joint : numpy.ndarray
        Number of the joint, -1 inside groups; int64.
    crosses : numpy.ndarray
        Whether the edge crosses a road; bool.
    """

    ends: Array
    joint: Array
    crosses: Array


def _edges(text: SourceText, linked: LinkedRows, joints: Joints) -> TextEdges:
    """Return the edges between rows of texts."""
    externals = np.stack([joints.first, joints.second], axis=1)
    ends = linked.target[externals]
    # A row that is joined with itself gets no link.
    is_edge = ends[:, 0] != ends[:, 1]
    crosses = linked.crosses[joints.first] | linked.crosses[joints.second]
    rows = np.flatnonzero((text.type == INTERNAL) & (linked.target >= 0))
    rows = rows[(text.type[linked.target[rows]] == INTERNAL) & (linked.target[rows] != rows)]
    pairs = np.sort(np.stack([rows, linked.target[rows]], axis=1), axis=1)
    inside, number = np.unique(pairs, axis=0, return_inverse=True)
    inside_crosses = np.isin(np.arange(len(inside)), number.ravel()[linked.crosses[rows]])
    return TextEdges(
        np.concatenate((ends[is_edge], inside)),
        np.concatenate((np.flatnonzero(is_edge), np.full(len(inside), -1))),
        np.concatenate((crosses[is_edge], inside_crosses)),
    )


@dataclass(frozen=True, slots=True)
class TextLinks:
    """TextLinks in the order of the files.

    Attributes
    ----------
    owner, target : numpy.ndarray
        Nodes; int64.
    edge : numpy.ndarray
        Edge of every link; int64.
    num_nodes : int
        Number of nodes.
    """

    owner: Array
    target: Array
    edge: Array
    num_nodes: int

    @property
    def counts(self) -> Array:
        """TextLinks of every node; int64."""
        return np.bincount(self.owner, minlength=self.num_nodes)

    def per_node(self, values: Array) -> list[list[int]]:
        """Return values of links as a list for every node."""
        ends = np.cumsum(self.counts).tolist()
        listed = values.tolist()
        return [listed[start:end] for start, end in zip([0, *ends], ends, strict=False)]


@dataclass(frozen=True, slots=True)
class TextNavis:
    """Navi nodes in the order of the files.

    Attributes
    ----------
    edge : numpy.ndarray
        The first edge that has it; int64.
    target : numpy.ndarray
        Node that it points to; int64.
    stored, direction : numpy.ndarray
        Stored coordinates, and parts of the direction in hundredths; int64, shape (navi nodes, 2).
    area : numpy.ndarray
        Square of the file; int64.
    navi_of_edge : numpy.ndarray
        Navi node of every edge, -1 for those of pedestrians; int64.
    """

    edge: Array
    target: Array
    stored: Array
    direction: Array
    area: Array
    navi_of_edge: Array


def store_widths(widths: Array) -> Array:
    """Return widths in units as they are stored; int64."""
    return np.trunc(widths * _WIDTH_STEPS).astype(np.int64)
