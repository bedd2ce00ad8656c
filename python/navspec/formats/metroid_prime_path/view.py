"""A mesh of Metroid Prime as columns: regions with their corners and links, the octree, the second graph."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from navspec.tables import TableSet

Array = np.ndarray[Any, Any]


class Corners(NamedTuple):
    """Corners of all regions whose corners exist, region by region; int64, shape (corners,).

    `region` is the row of the region, `number` counts in it from 0, `row` and `next` are rows of `nodes`: the corner and the
    one at the other end of its edge.
    """

    region: Array
    number: Array
    row: Array
    next: Array


class Mesh:
    """What rules, facts and repairs look at: one mesh. Coordinates are float64 of what is stored."""

    def __init__(self, files: TableSet) -> None:
        self.files = files
        (self.tables,) = files.files.values()

    def value(self, name: str) -> int:
        """A number that the file has once; 0 where it is not stored."""
        try:
            return int(self.tables.column("", name)[0])
        except KeyError:
            return 0

    @property
    def version(self) -> int:
        """Version of the layout."""
        return self.value("version")

    def column(self, table: str, field: str) -> Array:
        """A field of all rows; whole numbers as int64."""
        found = self.tables.column(table, field)
        return found.astype(np.int64) if found.dtype.kind in "iu" else found

    def vector(self, table: str, field: str) -> Array:
        """A vector of all rows; float64, shape (rows, 3)."""
        return np.stack([self.tables.column(table, f"{field}.{axis}").astype(np.float64) for axis in "xyz"], axis=1)

    # Regions

    @cached_property
    def regions(self) -> int:
        """How many regions there are."""
        return len(self.tables["regions"])

    @cached_property
    def has_corners(self) -> Array:
        """Whether the corners of a region exist, one at least; bool."""
        first, count = self.column("regions", "first_node"), self.column("regions", "num_nodes")
        return (count > 0) & (first + count <= len(self.tables["nodes"]))

    @cached_property
    def corners(self) -> Corners:
        """Corners of all regions that have some."""
        regions = np.flatnonzero(self.has_corners)
        first, count = (self.column("regions", name)[regions] for name in ("first_node", "num_nodes"))
        number = _counted(count)
        start, size = np.repeat(first, count), np.repeat(count, count)
        return Corners(np.repeat(regions, count), number, start + number, start + (number + 1) % size)

    @cached_property
    def corner_starts(self) -> Array:
        """Row of `corners` at which every region with corners begins; int64."""
        return np.flatnonzero(self.corners.number == 0)

    @cached_property
    def places(self) -> Array:
        """Where the corners of the file are; float64, shape (nodes, 3)."""
        return self.vector("nodes", "position")

    @cached_property
    def edges(self) -> Array:
        """From every one of `corners` to the next; float64, shape (corners, 3)."""
        return self.places[self.corners.next] - self.places[self.corners.row]

    @cached_property
    def edge_normals(self) -> Array:
        """Horizontal direction from every edge into its region, as it should be; not a number for edges without length."""
        with np.errstate(divide="ignore", invalid="ignore"):
            east, north = self.edges[:, 1], -self.edges[:, 0]
            length = np.hypot(east, north)
            return np.stack([east / length, north / length, np.zeros(len(length))], axis=1) + 0.0

    def of_regions(self, values: Array, how: np.ufunc, start: float) -> Array:
        """A value of all corners brought together for every region, `start` for those without corners."""
        found = np.full((self.regions, *values.shape[1:]), start, dtype=np.float64)
        if len(values):
            found[self.corners.region[self.corner_starts]] = how.reduceat(values, self.corner_starts)
        return found

    @cached_property
    def plane(self) -> Array:
        """Direction up from the floor, as stored; float64, shape (regions, 3)."""
        return self.vector("regions", "plane_normal")

    @cached_property
    def newell(self) -> Array:
        """Direction up from the floor, as the corners have it, not brought to length 1; shape (regions, 3)."""
        one, other = self.places[self.corners.row], self.places[self.corners.next]
        parts = [(one[:, a] - other[:, a]) * (one[:, b] + other[:, b]) for a, b in ((1, 2), (2, 0), (0, 1))]
        return self.of_regions(np.stack(parts, axis=1), np.add, 0.0)

    @cached_property
    def due_box(self) -> tuple[Array, Array]:
        """Lowest and highest corner of floor and room, as they should be; infinite without corners."""
        points = self.places[self.corners.row]
        low, high = self.of_regions(points, np.minimum, np.inf), self.of_regions(points, np.maximum, -np.inf)
        rise = self.tables.column("regions", "height").astype(np.float64)
        low[:, 2] += np.minimum(rise, 0)
        high[:, 2] += np.maximum(rise, 0)
        return low, high

    @cached_property
    def box(self) -> tuple[Array, Array]:
        """Lowest and highest corner of floor and room, as stored; shape (regions, 3)."""
        return self.vector("regions", "aabb_min"), self.vector("regions", "aabb_max")

    @cached_property
    def kinds(self) -> Array:
        """Creatures that can be in a region: the byte that the game reads; int64."""
        return self.column("regions", "type_mask") & 0xFF

    # Links

    @cached_property
    def has_links(self) -> Array:
        """Whether the links of a region exist; bool."""
        first, count = self.column("regions", "first_link"), self.column("regions", "num_links")
        return (count > 0) & (first + count <= len(self.tables["links"]))

    @cached_property
    def owner(self) -> Array:
        """Region that owns a link, the first one of several; int64, -1 for none."""
        regions = np.flatnonzero(self.has_links)
        first, count = (self.column("regions", name)[regions] for name in ("first_link", "num_links"))
        rows, owners = np.repeat(first, count) + _counted(count), np.repeat(regions, count)
        found = np.full(len(self.tables["links"]), -1, np.int64)
        found[rows[::-1]] = owners[::-1]
        return found

    @cached_property
    def target(self) -> Array:
        """Region that a link leads to; int64, -1 for none."""
        rows = self.column("links", "region_row")
        return np.where(rows < self.regions, rows, -1)

    @cached_property
    def whole(self) -> Array:
        """Rows of links that have an owner and a target."""
        return np.flatnonzero((self.owner >= 0) & (self.target >= 0))

    @cached_property
    def ends(self) -> tuple[Array, Array]:
        """Rows of `nodes` at both ends of the edge of every link, -1 where there is no such edge."""
        count, first = self.column("regions", "num_nodes"), self.column("regions", "first_node")
        edge, owner = self.column("links", "edge"), self.owner
        if not self.regions:
            return np.full(len(edge), -1), np.full(len(edge), -1)
        there = (owner >= 0) & self.has_corners[owner] & (edge < count[owner])
        start = np.where(there, first[owner] + edge, -1)
        return start, np.where(there, first[owner] + (edge + 1) % np.maximum(count[owner], 1), -1)

    def parts(self, kinds: int) -> Array:
        """Connected part of every region of some kinds by its row, as the matrices have it; int64, -1 for the others."""
        from navspec.network.components import components

        is_asked = (self.kinds & kinds) != 0
        links = self.whole[is_asked[self.owner[self.whole]] & is_asked[self.target[self.whole]]]
        part = components(self.regions, self.owner[links], self.target[links])[0]
        return np.where(is_asked, part, -1)

    # Matrices

    @cached_property
    def is_indexed(self) -> bool:
        """Whether every region has an index of its own, within the number of regions."""
        return np.array_equal(np.sort(self.column("regions", "region_index")), np.arange(self.regions))

    def due_bits(self, parts: Array) -> Array:
        """Whether two regions are in the same part, for every pair of indices in the order of the matrices; bool."""
        by_index = np.empty(len(parts), np.int64)
        by_index[self.column("regions", "region_index")] = parts
        return pair_bits(by_index)

    def stored_bits(self, table: str) -> Array:
        """All bits of a matrix in their order, spare ones included; bool."""
        words = self.tables[table].astype("<u4")
        return np.unpackbits(words.view(np.uint8), bitorder="little").astype(bool)

    # Octree

    @cached_property
    def is_leaf(self) -> Array:
        """Whether a box is a leaf; bool."""
        return self.column("octree_nodes", "is_leaf") != 0

    @cached_property
    def children(self) -> Array:
        """Boxes in every box; int64, shape (boxes, 8), negative for none."""
        return self.column("octree_nodes", "children")

    @cached_property
    def has_list(self) -> Array:
        """Whether a box is a leaf with regions whose list exists; bool."""
        first, count = (self.column("octree_nodes", name) for name in ("first_lookup", "num_regions"))
        return self.is_leaf & (count > 0) & (first + count <= len(self.tables["octree_lookup"]))

    @cached_property
    def listed(self) -> tuple[Array, Array]:
        """Box and region of every entry of the lists of leaves; int64. Regions that do not exist are left out."""
        boxes = np.flatnonzero(self.has_list)
        first, count = (self.column("octree_nodes", name)[boxes] for name in ("first_lookup", "num_regions"))
        region = self.tables["octree_lookup"].astype(np.int64)[np.repeat(first, count) + _counted(count)]
        there = region < self.regions
        return np.repeat(boxes, count)[there], region[there]

    # Places

    def positions(self, table: str, rows: Array) -> Array:
        """Where rows are, east and north of the room's origin; float64, shape (rows, 2), not a number where nowhere."""
        match table:
            case "nodes":
                return self.places[rows, :2]
            case "regions":
                return self.vector("regions", "centroid")[rows, :2]
            case "points":
                return self.vector("points", "position")[rows, :2]
            case "links":
                start, end = self.ends
                points = np.append(self.places[:, :2], [[np.nan, np.nan]], axis=0)
                return (points[start[rows]] + points[end[rows]]) / 2
            case "octree_nodes":
                with np.errstate(over="ignore", invalid="ignore"):
                    return self.vector("octree_nodes", "center")[rows, :2]
        return np.full((len(rows), 2), np.nan)

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in words, and as parameters of findings: region, node, link, box, point or entry."""
        if not table:
            return ["the mesh"] * len(rows), {}
        if table == "links":
            owner = self.owner[rows]
            if (owner >= 0).all():
                words = zip(owner.tolist(), rows.tolist(), strict=True)
                return [f"region {region} link {row}" for region, row in words], {"region": owner, "link": rows}
        word = _WORDS.get(table, "entry")
        prefix = "" if table in _WORDS else f"{table.replace('_', ' ')} "
        return [f"{prefix}{word} {row}" for row in rows.tolist()], {word: rows}


_WORDS = {"regions": "region", "nodes": "node", "links": "link", "octree_nodes": "box", "points": "point"}


def pair_bits(groups: Array) -> Array:
    """Whether two have the same group, for every pair i < j row by row; bool. Negative groups are alone."""
    first, second = np.triu_indices(len(groups), 1)
    return (groups[first] == groups[second]) & (groups[first] >= 0)


def pair_of(bit: Array, count: int) -> tuple[Array, Array]:
    """Which two of `count` bits of a matrix stand for, the lower one in front; int64."""
    first, second = np.triu_indices(count, 1)
    return first[bit], second[bit]


def _counted(counts: Array) -> Array:
    """0, 1, ... for every one of some lists."""
    ends = np.cumsum(counts)
    return np.arange(ends[-1] if len(ends) else 0) - np.repeat(ends - counts, counts)
