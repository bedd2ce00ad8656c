"""Generated from metroid_prime_path.ksy by `make generate`: Navigation meshes of Metroid Prime (PATH)."""

from enum import IntEnum
from typing import Any, BinaryIO, Self

from kaitaistruct import KaitaiStream

class _Struct:
    """Members of every structure."""

    _io: KaitaiStream
    _dirty: bool
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    @classmethod
    def from_file(cls, filename: str) -> Self: ...
    @classmethod
    def from_bytes(cls, buf: bytes | bytearray) -> Self: ...
    @classmethod
    def from_io(cls, io: BinaryIO) -> Self: ...
    def _read(self) -> None: ...
    def _fetch_instances(self) -> None: ...
    def _check(self) -> None: ...
    def _write(self, io: KaitaiStream | None = None) -> None: ...
    def _write__seq(self, io: KaitaiStream | None = None) -> None: ...

class MetroidPrimePath(_Struct):
    """Where the creatures of one room can go: convex pieces of floor with a height
    ("regions"), links over the edges that two of them share, two matrices that
    show at once whether there is a way at all, and an octree that finds the
    regions at a point. From Echoes on there may be a second, independent graph
    of free points.

    There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
    Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
    units of the game, about a metre, in the space of the room; z points up.
    Corners run clockwise as seen from above.

    The game writes addresses over some fields when it loads the mesh ("slots");
    the file has positions in tables there. No file of a game is public: the
    layout is that of the loaders, where nothing else is said.
    """

    class Vector(_Struct):
        """A point or a direction."""

        _parent: MetroidPrimePath.Corner | MetroidPrimePath.Region | MetroidPrimePath.OctreeNode | MetroidPrimePath.FreePoint
        _root: MetroidPrimePath
        x: float
        """First axis of the room, level."""
        y: float
        """Second axis of the room, level."""
        z: float
        """Up."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: MetroidPrimePath.Corner | MetroidPrimePath.Region | MetroidPrimePath.OctreeNode | MetroidPrimePath.FreePoint | None = None,
            _root: MetroidPrimePath | None = None,
        ) -> None: ...

    class Corner(_Struct):
        """A corner of a region, with the edge that leads to the next one."""

        _parent: MetroidPrimePath
        _root: MetroidPrimePath
        position: MetroidPrimePath.Vector
        """Place of the corner."""
        edge_normal: MetroidPrimePath.Vector
        """Horizontal direction of length 1 from the edge into the region, which is to the right of the way to the next corner."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: MetroidPrimePath | None = None,
            _root: MetroidPrimePath | None = None,
        ) -> None: ...

    class RegionLink(_Struct):
        """A way from a region into another, over one of its edges."""

        _parent: MetroidPrimePath
        _root: MetroidPrimePath
        edge: int
        """Edge of the owner, from its corner of this number to the next one."""
        region_row: int
        """The other region, by its place in the table."""
        width_2d: float
        """Length of the edge as seen from above; one writer had its length in space."""
        inv_width_2d: float
        """1 divided by `width_2d`."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: MetroidPrimePath | None = None,
            _root: MetroidPrimePath | None = None,
        ) -> None: ...

    class Region(_Struct):
        """A convex piece of floor and the space above it up to a height: 80 bytes in version 4, 92 from version 5 on."""

        _parent: MetroidPrimePath
        _root: MetroidPrimePath
        num_nodes: int
        """Corners; at least 1 for the game, 3 for a shape."""
        first_node: int
        """First corner; a slot."""
        num_links: int
        """Number of links that begin at the region."""
        first_link: int
        """First link; a slot. Without links it does not count."""
        index_mask: int
        """Creatures that may be here, by their path index; 1 to 7 in Metroid
        Prime, as the wiki says. The game reads the low byte.

        - `index_0`: Creatures of path index 0.
        - `index_1`: Creatures of path index 1.
        - `index_2`: Creatures of path index 2.
        - `index_3`: Creatures of path index 3.
        - `index_4`: Creatures of path index 4.
        - `index_5`: Creatures of path index 5.
        - `index_6`: Creatures of path index 6.
        - `index_7`: Creatures of path index 7.

        Bits: 0 index_0, 1 index_1, 2 index_2, 3 index_3, 4 index_4, 5 index_5, 6 index_6, 7 index_7.
        """
        type_mask: int
        """Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
        Prime, as the wiki says. The game reads the low byte, and compares all
        of it with the kind that a search requests.

        - `ground`: Walkers; a search lifts the point, leaves out regions
          whose floor is 3 units or more below, and uses `ground_connections`.
        - `flyer`: Flyers; a search uses `flyer_connections`.
        - `swimmer`: Swimmers; a search uses no matrix.
        - `unknown_3`: No known search uses the bit.
        - `no_matrix`: In Echoes a search for it uses no matrix; probably a
          fourth kind.
        - `unknown_5`: No known search uses the bit.
        - `unknown_6`: No known search uses the bit.
        - `unknown_7`: No known search uses the bit.
        - `unused_8`: The game ignores the bit.
        - `unused_9`: The game ignores the bit.
        - `unused_10`: The game ignores the bit.
        - `unused_11`: The game ignores the bit.
        - `unused_12`: The game ignores the bit.
        - `unused_13`: The game ignores the bit.
        - `unused_14`: The game ignores the bit.
        - `unused_15`: The game ignores the bit.

        Bits: 0 ground, 1 flyer, 2 swimmer, 3 unknown_3, 4 no_matrix, 5 unknown_5, 6 unknown_6, 7 unknown_7, 8 unused_8, 9 unused_9, 10 unused_10, 11 unused_11, 12 unused_12, 13 unused_13, 14 unused_14, 15 unused_15.
        """
        height: float
        """Height of the room above the floor."""
        plane_normal: MetroidPrimePath.Vector
        """Direction of length 1 up from the floor."""
        region_index: int
        """Number by which the matrices know the region; its place in the table, in all files known."""
        centroid: MetroidPrimePath.Vector
        """A point of the floor at which the search for a route is."""
        aabb_min: MetroidPrimePath.Vector
        """Lowest corner of the box around the region and the room above it."""
        aabb_max: MetroidPrimePath.Vector
        """Highest corner of that box."""
        obstruction_counts: list[int] | None
        """What blocks the region while the game runs, in three kinds; 0 in a file, in all files known."""
        run_time_slot: int
        """A slot; repeats `region_index`."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: MetroidPrimePath | None = None,
            _root: MetroidPrimePath | None = None,
        ) -> None: ...
        @property
        def has_obstruction_counts(self) -> bool:
            """Whether the region can be blocked."""
        def _invalidate_has_obstruction_counts(self) -> None: ...

    class OctreeNode(_Struct):
        """A box of the octree, either a leaf with regions or split into eight."""

        _parent: MetroidPrimePath
        _root: MetroidPrimePath
        is_leaf: int
        """0 for a box that is split, anything else for a leaf."""
        aabb_min: MetroidPrimePath.Vector
        """Lowest corner of the box."""
        aabb_max: MetroidPrimePath.Vector
        """Highest corner of the box."""
        center: MetroidPrimePath.Vector
        """Point at which the box is split."""
        children: list[int]
        """Boxes inside, by their place in the table; slots. Bit 0 of the number of a child is set where x lies above the centre, bit 1 for y, bit 2 for z. -1 in a leaf."""
        num_regions: int
        """Regions of a leaf; 0 in a box that is split."""
        first_lookup: int
        """First entry of a leaf's regions in `octree_lookup`."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: MetroidPrimePath | None = None,
            _root: MetroidPrimePath | None = None,
        ) -> None: ...

    class FreePoint(_Struct):
        """A point of the second graph."""

        _parent: MetroidPrimePath
        _root: MetroidPrimePath
        position: MetroidPrimePath.Vector
        """Place of the point."""
        flags: int
        """What the point is for; the meaning of the bits is not known. A search requests points with one of a set of bits, or for all."""
        num_links: int
        """Links, and as many costs."""
        first_link: int
        """First link in `point_links`; a slot."""
        first_cost: int
        """First cost in `point_costs`; a slot."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: MetroidPrimePath | None = None,
            _root: MetroidPrimePath | None = None,
        ) -> None: ...

    _parent: None
    _root: MetroidPrimePath
    version: int
    """Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never seen; the game would read it like 6."""
    num_nodes: int
    """Corners of all regions."""
    nodes: list[MetroidPrimePath.Corner]
    """Corners, region by region; none belongs to two regions."""
    num_links: int
    """Links of all regions."""
    links: list[MetroidPrimePath.RegionLink]
    """Links, region by region."""
    num_regions: int
    """Regions; the game searches no mesh with more than 512."""
    regions: list[MetroidPrimePath.Region]
    """Pieces of floor, with the room above them."""
    ground_connections: list[int]
    """Whether walkers have a way between two regions: a bit for each pair i < j of `region_index`, first all pairs of region 0, then of region 1, the lowest bit of a word first."""
    flyer_connections: list[int]
    """Connections between regions for creatures that fly; bits as in `ground_connections`."""
    reserved_connections: list[int] | None
    """Words that no game reads: what two full matrices would take more. The only public writer has zeros here."""
    num_octree_lookup: int
    """Entries of the lists of regions."""
    octree_lookup: list[int]
    """Regions of the leaves of the octree, by their place in the table."""
    num_octree_nodes: int
    """Boxes of the octree; at least 1."""
    octree_nodes: list[MetroidPrimePath.OctreeNode]
    """Boxes, children before their parents, so that the root is the last."""
    num_points: int | None
    """Free points. Where version 7 has none and the bytes in order do not show it, the first word of the padding, -1, may be counted as one."""
    points: list[MetroidPrimePath.FreePoint] | None
    """Free points."""
    num_point_links: int | None
    """Links of all points."""
    point_links: list[int] | None
    """Points that links lead to."""
    num_point_costs: int | None
    """Costs of all links of points."""
    point_costs: list[float] | None
    """Costs of the links, as a rule their length."""
    point_connections: list[int] | None
    """Whether there is a way between two points, as in `ground_connections`."""
    padding: bytes
    """Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size in the archive includes them."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: MetroidPrimePath | None = None,
    ) -> None: ...
    @property
    def has_reserved_connections(self) -> bool:
        """Whether words follow the matrices that no game reads."""
    def _invalidate_has_reserved_connections(self) -> None: ...
    @property
    def has_point_count(self) -> bool:
        """Whether the number of points follows. In version 7 this is likely, but not proven; without it the padding follows at once."""
    def _invalidate_has_point_count(self) -> None: ...
    @property
    def has_points(self) -> bool:
        """Whether there are points."""
    def _invalidate_has_points(self) -> None: ...
