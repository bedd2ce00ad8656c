"""A mesh of Metroid Prime as columns: regions with their corners and links, the matrices, the second graph."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.families.metroid_prime_path.octree import Octree
from navspec.graphs.adjacency import Adjacency, expand_slices
from navspec.graphs.connectivity import find_components

MOST_CORNERS = 255
"""Corners of a region up to which each is tested against each."""
_MOST_SHARED = 1_000_000
"""Entries of lists beyond those of their table, from lists that share some; later entries are not read."""


class ListEntries(NamedTuple):
    """Entries of lists, one list after the other; int64, shape (entries,).

    `owner` is the row with the list, `number` counts in it from 0, `row` is the row of the table with the entries.
    """

    owner: Array
    number: Array
    row: Array


class Corners(NamedTuple):
    """Corners of all regions, region by region; int64, shape (corners,).

    `region` is the row of the region, `number` counts in it from 0. `row` and `next` are rows of `nodes`: the corner,
    and the corner at the other end of its edge.
    """

    region: Array
    number: Array
    row: Array
    next: Array


class OwnedLinks(NamedTuple):
    """Links with their owners, region by region; int64, shape (links,).

    `owner` is the row of the region, `row` the row of the link, `edge` the number of an edge of the owner. `target`
    is the region that the link leads to; `start` and `end` are rows of `nodes` at both ends of the edge. These three
    are -1 where they do not exist.
    """

    owner: Array
    row: Array
    edge: Array
    target: Array
    start: Array
    end: Array


class OwnedPointLinks(NamedTuple):
    """Links of points with their owners; int64, shape (links,). `row` and `cost` are rows of `point_links`, `point_costs`.

    `target` is the point that the link leads to. `target` and `cost` are -1 where they do not exist.
    """

    owner: Array
    row: Array
    target: Array
    cost: Array


class PrimeMesh:
    """View for rules, facts and repairs: one mesh.

    Numbers with a fraction are float64 of the stored ones. Infinite ones become NaN, so that results computed from
    them are neither too small nor too large.
    """

    def __init__(self, files: TableSet) -> None:
        self.files = files
        (self.tables,) = files.files.values()

    def value(self, name: str) -> int:
        """Return a single number of the file; 0 where it is not stored."""
        try:
            return int(self.tables.column("", name)[0])
        except KeyError:
            return 0

    @property
    def version(self) -> int:
        """Version of the layout."""
        return self.value("version")

    def count(self, table: str) -> int:
        """Return the number of rows of a table; 0 where the file does not have it."""
        return len(self.tables[table]) if table in self.tables else 0

    def column(self, table: str, field: str) -> Array:
        """Return a field of all rows: whole numbers as int64, others as float64; empty where the file does not have the
        table.
        """
        if table not in self.tables:
            return np.zeros(0, np.int64)
        column = self.tables.column(table, field)
        return column.astype(np.int64) if column.dtype.kind in "iu" else _finite_or_nan(column)

    def vector(self, table: str, field: str) -> Array:
        """Return a vector of all rows; float64, shape (rows, 3)."""
        if table not in self.tables:
            return np.zeros((0, 3))
        return _finite_or_nan(np.stack([self.tables.column(table, f"{field}.{axis}") for axis in "xyz"], axis=1))

    # Regions

    @cached_property
    def regions(self) -> int:
        """Number of regions."""
        return self.count("regions")

    @cached_property
    def corners(self) -> Corners:
        """Existing corners of all regions."""
        first, count = self.column("regions", "first_node"), self.column("regions", "num_nodes")
        owner, number, row = list_entries(first, count, self.count("nodes"))
        return Corners(owner, number, row, first[owner] + (number + 1) % np.maximum(count[owner], 1))

    @cached_property
    def corner_starts(self) -> Array:
        """Row of `corners` at which every region with corners begins; int64."""
        return np.flatnonzero(self.corners.number == 0)

    @cached_property
    def has_corners(self) -> Array:
        """Whether a region has corners, and they exist; bool."""
        has_corners = np.zeros(self.regions, bool)
        has_corners[self.corners.region] = True
        return has_corners

    @cached_property
    def is_simple(self) -> Array:
        """Whether the corners of a region exist and are few enough to test each against each; bool."""
        return self.has_corners & (self.column("regions", "num_nodes") <= MOST_CORNERS)

    @cached_property
    def places(self) -> Array:
        """Positions of the corners of the file; float64, shape (nodes, 3)."""
        return self.vector("nodes", "position")

    @cached_property
    def inward(self) -> Array:
        """Directions from edges into their regions, as stored; float64, shape (nodes, 3)."""
        return self.vector("nodes", "edge_normal")

    @cached_property
    def edges(self) -> Array:
        """Vectors from every one of `corners` to the next; float64, shape (corners, 3)."""
        return self.places[self.corners.next] - self.places[self.corners.row]

    @cached_property
    def due_inward(self) -> Array:
        """Directions from edges into regions, computed from `corners`; NaN for edges without length; shape
        (corners, 3).
        """
        with np.errstate(divide="ignore", invalid="ignore"):
            east, north = self.edges[:, 1], -self.edges[:, 0]
            length = np.hypot(east, north)
            return np.stack([east / length, north / length, np.where(length > 0, 0.0, np.nan)], axis=1) + 0.0

    def reduce_by_region(self, values: Array, how: np.ufunc) -> Array:
        """Reduce values of all `corners` to one per region; float64, NaN for regions without corners."""
        reduced = np.full((self.regions, *values.shape[1:]), np.nan)
        if len(values):
            reduced[self.corners.region[self.corner_starts]] = how.reduceat(values, self.corner_starts)
        return reduced

    @cached_property
    def anchors(self) -> Array:
        """First corner of every region, which is on its plane; float64, shape (regions, 3), NaN for none."""
        anchors = np.full((self.regions, 3), np.nan)
        anchors[self.corners.region[self.corner_starts]] = self.places[self.corners.row[self.corner_starts]]
        return anchors

    @cached_property
    def plane(self) -> Array:
        """Direction up from the floor, as stored; float64, shape (regions, 3)."""
        return self.vector("regions", "plane_normal")

    @cached_property
    def newell(self) -> Array:
        """Twice the surface of the floor as a direction, above 0 in z where corners are counter-clockwise; (regions, 3)."""
        origin = self.anchors[self.corners.region]
        one, second = self.places[self.corners.row] - origin, self.places[self.corners.next] - origin
        return self.reduce_by_region(np.cross(one, second), np.add)

    @cached_property
    def height(self) -> Array:
        """Height of rooms above their floors; float64."""
        return self.column("regions", "height")

    @cached_property
    def box(self) -> tuple[Array, Array]:
        """Lowest and highest corner of floor and room, as stored; float64, shape (regions, 3)."""
        return self.vector("regions", "aabb_min"), self.vector("regions", "aabb_max")

    @cached_property
    def due_box(self) -> tuple[Array, Array]:
        """Lowest and highest corner of floor and room, computed from the corners; NaN without corners."""
        points = self.places[self.corners.row]
        low, high = self.reduce_by_region(points, np.minimum), self.reduce_by_region(points, np.maximum)
        low[:, 2] += np.minimum(self.height, 0)
        high[:, 2] += np.maximum(self.height, 0)
        return low, high

    @cached_property
    def centroids(self) -> Array:
        """The points of floors between which routes are measured; float64, shape (regions, 3)."""
        return self.vector("regions", "centroid")

    @cached_property
    def kinds(self) -> Array:
        """Creatures that can be in a region: the byte that the game reads; int64."""
        return self.column("regions", "type_mask") & 0xFF

    def height_above(self, points: Array, regions: Array) -> Array:
        """Return the height of points above the floors of regions, in lengths of their stored normals; float64."""
        return dot_products(points - self.anchors[regions], self.plane[regions])

    def depth_inside(self, points: Array, regions: Array) -> Array:
        """Return the distance of points from the nearest edge of simple regions, negative outside; float64."""
        first, count = self.column("regions", "first_node")[regions], self.column("regions", "num_nodes")[regions]
        depths = np.full(len(points), np.inf)
        for number in range(int(count.max(initial=0))):
            at = np.flatnonzero(count > number)
            rows = first[at] + number
            depths[at] = np.minimum(depths[at], dot_products(points[at] - self.places[rows], self.inward[rows]))
        return depths

    def contains(self, points: Array, regions: Array) -> Array:
        """Return whether simple regions contain points, pair by pair, as the game tests it; bool."""
        low, high = (corner[regions] for corner in self.box)
        with np.errstate(invalid="ignore"):
            is_inside = ((low <= points) & (points <= high)).all(axis=1)
            is_inside &= (self.height_above(points, regions) >= 0) & (self.depth_inside(points, regions) >= 0)
        lifted = points - np.stack([np.zeros(len(points))] * 2 + [self.height[regions]], axis=1)
        return is_inside & (self.height_above(lifted, regions) <= 0)

    # Links

    @cached_property
    def owned_links(self) -> OwnedLinks:
        """Existing links with their owners."""
        first, count = self.column("regions", "first_link"), self.column("regions", "num_links")
        owner, _, row = list_entries(first, count, self.count("links"))
        edge, target = self.column("links", "edge")[row], self.column("links", "region_row")[row]
        corner, corners = self.column("regions", "first_node")[owner], self.column("regions", "num_nodes")[owner]
        has_edge = self.has_corners[owner] & (edge < corners)
        end = np.where(has_edge, corner + (edge + 1) % np.maximum(corners, 1), -1)
        target = np.where(target < self.regions, target, -1)
        return OwnedLinks(owner, row, edge, target, np.where(has_edge, corner + edge, -1), end)

    @property
    def edge_lengths(self) -> tuple[Array, Array]:
        """Length of the edge of every owned link, seen from above and in space; float64, NaN where there is no edge."""
        if not len(self.owned_links.row):
            return np.zeros(0), np.zeros(0)
        has_nodes = self.count("nodes") > 0
        offset = (
            self.places[self.owned_links.end] - self.places[self.owned_links.start] if has_nodes else np.zeros((1, 3))
        )
        offset = np.where((self.owned_links.start >= 0)[:, None], offset, np.nan)
        return np.hypot(offset[:, 0], offset[:, 1]), np.linalg.norm(offset, axis=1)

    @cached_property
    def has_target(self) -> Array:
        """Whether an owned link leads to another existing region; bool, shape (links,)."""
        return self.graph.is_whole & (self.owned_links.target != self.owned_links.owner)

    @cached_property
    def graph(self) -> Adjacency:
        """Graph of the regions: their centroids, and owned links as edges."""
        return Adjacency(self.owned_links.owner, self.owned_links.target, self.centroids, kind=self.kinds)

    @property
    def has_reverse_link(self) -> Array:
        """Whether the region that an owned link leads to has a link back; bool, shape (links,)."""
        return self.has_target & (self.graph.back >= 0)

    def parts(self, kinds: int) -> Array:
        """Return the connected part of every region for some kinds of creatures, as in the matrices; int64, -1 for other
        regions.
        """
        is_asked = (self.kinds & kinds) != 0
        owner, target = self.owned_links.owner, self.owned_links.target
        used = (target >= 0) & is_asked[owner] & is_asked[target] if self.regions else np.zeros(0, bool)
        return np.where(is_asked, find_components(self.regions, owner[used], target[used])[0], -1)

    # Matrices

    @cached_property
    def index(self) -> Array:
        """Index of every region in the matrices; int64."""
        return self.column("regions", "region_index")

    @cached_property
    def is_indexed(self) -> bool:
        """Whether every region has an index of its own, within the number of regions."""
        return bool((np.sort(self.index) == np.arange(self.regions)).all())

    def due_bits(self, kinds: int) -> Array:
        """Return whether links connect two regions, for every pair of indices i < j row by row; bool."""
        by_index = np.empty(self.regions, np.int64)
        by_index[self.index] = self.parts(kinds)
        return pair_bits(by_index)

    def stored_bits(self, table: str) -> Array:
        """Return all bits of a matrix in their order, spare ones included; bool."""
        if table not in self.tables:
            return np.zeros(0, bool)
        words = self.tables[table].astype("<u4")
        return np.unpackbits(words.view(np.uint8), bitorder="little").astype(bool)

    # Octree

    @cached_property
    def octree(self) -> Octree:
        """The octree over regions."""
        first, count = self.column("octree_nodes", "first_lookup"), self.column("octree_nodes", "num_regions")
        is_leaf = self.column("octree_nodes", "is_leaf") != 0
        box, _, row = list_entries(first, count * is_leaf, self.count("octree_lookup"))
        lookup = self.column("octree_lookup", "")[row]
        return Octree(
            is_leaf=is_leaf,
            low=self.vector("octree_nodes", "aabb_min"),
            high=self.vector("octree_nodes", "aabb_max"),
            center=self.vector("octree_nodes", "center"),
            children=self.column("octree_nodes", "children").reshape(-1, 8),
            entries=(box[lookup < self.regions], lookup[lookup < self.regions]),
            has_list=is_leaf & (count > 0) & (first + count <= self.count("octree_lookup")),
            count=count,
        )

    def regions_at(self, points: Array) -> list[Array]:
        """Return the regions that the game finds at every point through the octree; shape (points, 3) of finite numbers.

        Empty without an octree, or where the descent ends without a leaf.
        """
        regions = []
        for point, leaf in zip(points, self.octree.leaves(points).tolist(), strict=True):
            box, region = self.octree.entries
            near = np.intersect1d(region[box == leaf], np.flatnonzero(self.is_simple))
            regions.append(near[self.contains(np.broadcast_to(point, (len(near), 3)), near)])
        return regions

    # Points

    @cached_property
    def points(self) -> int:
        """Number of free points."""
        return self.count("points")

    @cached_property
    def point_places(self) -> Array:
        """Positions of free points; float64, shape (points, 3)."""
        return self.vector("points", "position")

    @cached_property
    def owned_point_links(self) -> OwnedPointLinks:
        """Existing links of points with their owners."""
        count = self.column("points", "num_links")
        owner, number, row = list_entries(self.column("points", "first_link"), count, self.count("point_links"))
        target = self.column("point_links", "")[row]
        cost = self.column("points", "first_cost")[owner] + number
        has_costs = self.column("points", "first_cost") + count <= self.count("point_costs")
        target = np.where(target < self.points, target, -1)
        return OwnedPointLinks(owner, row, target, np.where(has_costs[owner], cost, -1))

    @cached_property
    def point_lengths(self) -> Array:
        """Lengths of the links of points; float64, shape (links,), NaN where the target does not exist."""
        owner, _, target, _ = self.owned_point_links
        lengths = np.linalg.norm(self.point_places[owner] - self.point_places[target], axis=1) if len(owner) else owner
        return np.where(target >= 0, lengths, np.nan)

    def due_point_bits(self) -> Array:
        """Return whether links connect two points, for every pair i < j row by row; bool."""
        owner, _, target, _ = self.owned_point_links
        part, _ = find_components(self.points, owner[target >= 0], target[target >= 0])
        return pair_bits(part)

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Return the positions of rows in the space of the room; float64, shape (rows, 3), NaN for rows without one.

        Links have the middle of their edges, links of free points the point that owns them.
        """
        if table == "links":
            positions = np.full((self.count("links"), 3), np.nan)
            has_edge = self.owned_links.start >= 0
            ends = self.places[self.owned_links.start[has_edge]], self.places[self.owned_links.end[has_edge]]
            positions[self.owned_links.row[has_edge]] = (ends[0] + ends[1]) / 2
            return positions[rows]
        if table == "point_links":
            positions = np.full((self.count("point_links"), 3), np.nan)
            positions[self.owned_point_links.row] = self.point_places[self.owned_point_links.owner]
            return positions[rows]
        fields = {"nodes": "position", "regions": "centroid", "points": "position", "octree_nodes": "center"}
        if table not in fields:
            return np.full((len(rows), 3), np.nan)
        return self.vector(table, fields[table])[rows]


def reload_mesh(mesh: PrimeMesh) -> PrimeMesh:
    """Return a new view of a mesh whose tables have changed."""
    return PrimeMesh(TableSet({0: mesh.tables}))


def dot_products(one: Array, second: Array) -> Array:
    """Return products of vectors, row by row; float64."""
    return np.einsum("ij,ij->i", one, second)


def list_entries(first: Array, count: Array, size: int) -> ListEntries:
    """Return the entries of lists that are slices of a table of a size; lists outside the table have none."""
    count = np.where((count > 0) & (first + count <= size), count, 0)
    count = np.where(np.cumsum(count) <= size + _MOST_SHARED, count, 0)
    owner, row = expand_slices(first, count)
    return ListEntries(owner, row - first[owner], row)


def pair_bits(groups: Array) -> Array:
    """Return whether two rows have the same group, for every pair i < j row by row; bool. Negative groups equal no
    other.
    """
    return ((groups[:, None] == groups) & (groups >= 0))[upper_triangle(len(groups))]


def upper_triangle(count: int) -> Array:
    """Return the pairs of `count` rows that a matrix has bits for; selecting with it gives the order of bits; bool,
    (count, count).
    """
    return ~np.tri(count, dtype=bool)


def bits_between(first: Array, second: Array, count: int) -> Array:
    """Return the numbers of the bits of a matrix for pairs of `count` rows, the lower row first; int64."""
    return first * (2 * count - first - 1) // 2 + second - first - 1


def pair_of_bits(bits: Array, count: int) -> tuple[Array, Array]:
    """Return the pairs of `count` rows for bits of a matrix, the lower row first; int64."""
    starts = bits_between(np.arange(count - 1), np.arange(1, count), count)
    first = np.searchsorted(starts, bits, "right") - 1
    return first, bits - starts[first] + first + 1


def pack_words(bits: Array) -> Array:
    """Return bits as the words of a matrix, with spare bits 0; uint32."""
    packed = np.packbits(np.append(bits, np.zeros(-len(bits) % 32, bool)), bitorder="little")
    return packed.view("<u4")


def _finite_or_nan(values: Array) -> Array:
    with np.errstate(invalid="ignore"):
        floats = values.astype(np.float64)
    floats[~np.isfinite(floats)] = np.nan
    return floats
