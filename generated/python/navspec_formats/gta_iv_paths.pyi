"""Generated from gta_iv_paths.ksy by `make generate`: GTA IV path nodes (nodes0.nod to nodes63.nod)."""

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

class GtaIvPaths(_Struct):
    """The roads and water ways of one square of the map, as a directed graph: nodes
    with what follows from each of them in a second table, the links. People on
    foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
    without roads has a file of 16 zeros.

    The map has 8 by 8 squares of 750 m, counted from the south-west corner at
    -3000, -3000 row by row: the file of area 9 is that of the second column and
    the second row. x points east, y north, z up.

    The links of a node begin at its `first_link` and end where those of the next
    node begin, or at the end of the table.
    """

    class PathNode(_Struct):
        """A point of a road or of a water way."""

        _parent: GtaIvPaths
        _root: GtaIvPaths
        next_ptr: int
        """An address of the program that made the file; 0 in nodes without links and in most dead ends."""
        prev_ptr: int
        """An address as well; 0."""
        area_id: int
        """Number of the file."""
        node_id: int
        """Number of the node in its file, each once; probably its place in the table."""
        street_name_hash: int
        """Name of the street as a hash, 0 for none."""
        search_distance: int
        """Where the search for a route keeps its distance; 0x7FFE means that it was not here."""
        first_link: int
        """First own link; never less than that of the node before, 0 at first."""
        x: int
        """Towards the east."""
        y: int
        """Towards the north."""
        z: int
        """Up."""
        path_width: int
        """Room between the lanes of both directions."""
        flood_group: int
        """Number of the connected part of the network: between different numbers there is no route. The wiki calls it a path type, which is always 1 for boats; both are true if the water ways are group 1."""
        flags: GtaIvPaths.NodeFlags
        """Properties of the node, one bit each."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaIvPaths | None = None,
            _root: GtaIvPaths | None = None,
        ) -> None: ...
        @property
        def position_x(self) -> float:
            """East."""
        def _invalidate_position_x(self) -> None: ...
        @property
        def position_y(self) -> float:
            """North."""
        def _invalidate_position_y(self) -> None: ...
        @property
        def position_z(self) -> float:
            """Up."""
        def _invalidate_position_z(self) -> None: ...

    class NodeFlags(_Struct):
        """Bits of a node, the lowest first. The wiki numbers them from the highest: its flag n is bit 31 - n."""

        _parent: GtaIvPaths.PathNode
        _root: GtaIvPaths
        spawn_density: int
        """How much traffic appears, 0 to 15."""
        behaviour: int
        """A special use of the node; the values are not known."""
        flag_8: bool
        """Unknown; only in Manhattan, as the wiki supposes."""
        flag_9: bool
        """Unknown."""
        boat_movement: bool
        """Boats go here."""
        flag_11: bool
        """Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped flag"), it is about people on foot, who do not use these files."""
        dirt_road: bool
        """Traffic goes about 50 km/h."""
        highway: bool
        """Traffic goes about 70 km/h."""
        slow_traffic: bool
        """Traffic goes about 30 km/h."""
        unlinked: bool
        """Set exactly in nodes without links."""
        num_own_links: int
        """Number of links that begin at the node, 0 to 15."""
        flag_20: bool
        """Meaning not known. The one tool that names the bit contradicts itself: it takes bit 20 for a dead end and again for the lowest bit of a speed limit. Not the wiki's flag 20, which is bit 11."""
        flag_21: bool
        """Meaning not known. Guess of one tool that contradicts itself: part of a speed limit."""
        flag_22: bool
        """Meaning not known. Guesses of one tool that contradicts itself: part of a speed limit, or a road block."""
        flag_23: bool
        """Meaning not known. Guesses of one tool that contradicts itself: restricted, or ignored."""
        flag_24: bool
        """Meaning not known. Guess of one tool that contradicts itself: a node for emergency vehicles."""
        water: bool
        """A node of a water way."""
        flag_26: bool
        """Meaning not known. Guess of the wiki: only for emergency vehicles, which another tool reads in bit 24."""
        ignored: bool
        """The node is not used."""
        dont_wander: bool
        """Traffic that wanders does not come here."""
        flag_29: bool
        """Unknown."""
        flag_30: bool
        """Unknown."""
        flag_31: bool
        """Unknown, but used."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaIvPaths.PathNode | None = None,
            _root: GtaIvPaths | None = None,
        ) -> None: ...

    class PathLink(_Struct):
        """A way to another node, which may be one of another file."""

        _parent: GtaIvPaths
        _root: GtaIvPaths
        area_id: int
        """File of the other node."""
        node_id: int
        """Number of the other node in its file."""
        length: int
        """Distance between both nodes without the fraction, 255 at most. The fraction is cut off rather than rounded."""
        lanes: GtaIvPaths.LaneCounts
        """Lanes in both directions."""
        link_flags: int
        """Unknown; most often 0xC040."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaIvPaths | None = None,
            _root: GtaIvPaths | None = None,
        ) -> None: ...

    class LaneCounts(_Struct):
        """Lanes of both directions. That the lower number is that of the way back is not proven; the link back has both numbers exchanged."""

        _parent: GtaIvPaths.PathLink
        _root: GtaIvPaths
        lanes_0_2: int
        """Lanes of one direction, probably of the way back."""
        lanes_3_5: int
        """Lanes of the other direction, probably of this link."""
        unused: int
        """Unknown."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaIvPaths.PathLink | None = None,
            _root: GtaIvPaths | None = None,
        ) -> None: ...

    _parent: None
    _root: GtaIvPaths
    num_nodes: int
    """Nodes of both kinds."""
    num_vehicle_nodes: int
    """Nodes at the front of the table that have links: those of roads and of water ways."""
    num_intersection_nodes: int
    """Nodes after them, which have no links; what they are for is not known. The name is that of the wiki. Both numbers add up to `num_nodes`."""
    num_links: int
    """Links of all nodes."""
    nodes: list[GtaIvPaths.PathNode]
    """Nodes with links, then those without."""
    links: list[GtaIvPaths.PathLink]
    """Links, node by node."""
    trailing: bytes
    """Nothing, unless a tool has cut the file out of its archive with the zeros that fill the last block of 2,048 bytes."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: GtaIvPaths | None = None,
    ) -> None: ...
