"""Generated from gta_sa_paths.ksy by `make generate`: GTA San Andreas path nodes (nodes0.dat to nodes63.dat)."""

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

class GtaSaPaths(_Struct):
    """One of the 64 squares of the graph that cars, boats and pedestrians follow.

    The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
    unit is about one metre. Area 0 lies in the south-west corner, numbers grow
    eastwards, then northwards, and file N describes area N. A node is addressed
    by the pair of its area and its row in the file of that area.

    The graph is stored as lists of neighbours, every edge from both of its ends.
    A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
    `links`, `navi_links`, `link_lengths` and `intersections` describes link i.
    Each edge between vehicle nodes has a navi node, which holds its lanes and its
    traffic light; the navi links of pedestrian links are 0 and mean nothing.

    Without links a file ends after the navi nodes. Some old tools wrote files
    that end too early: after the link lengths, or without the reserve between
    link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
    distinguish them by their size.
    """

    class NodeSpeed(IntEnum):
        slow = 0
        normal = 1
        fast = 2
        speed_3 = 3

    class SpecialUse(IntEnum):
        no_special_use = 0
        parking_parallel = 1
        parking_perpendicular = 2
        valet = 3
        nightclub = 4
        deliveries = 5
        valet_unload = 6
        nightclub_unload = 7
        drive_through = 8
        drive_through_window = 9
        deliveries_unload = 10
        special_11 = 11
        special_12 = 12
        special_13 = 13
        special_14 = 14
        special_15 = 15

    class LightCycle(IntEnum):
        no_light = 0
        north_south = 1
        west_east = 2
        cycle_3 = 3

    class PathNode(_Struct):
        """A point of the graph, for vehicles or for pedestrians."""

        _parent: GtaSaPaths
        _root: GtaSaPaths
        next_ptr: int
        """Address in the memory of the original compiler: that of the node below this one on the stack of the flood fill that numbers the parts of the graph, 0 for the lowest one. The engine overwrites it. Any value; write 0 for a new node."""
        prev_ptr: int
        """Overwritten by the engine; 0 in the original files."""
        x: int
        """East, in eighths of a unit, truncated towards zero; -2992 to 2946.25 units in the original files."""
        y: int
        """North, in eighths of a unit, truncated towards zero; -2932.5 to 2853.625 units in the original files."""
        z: int
        """Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units in the original files."""
        search_distance: int
        """Scratch value of the route search, which takes 32766 (0x7ffe) for a node that it has not touched; 32766 in the original files."""
        base_link: int
        """Row of the node's first link; the sum of the link counts of the nodes before it, 0 to 6,326 in the original files."""
        area_id: int
        """Area of the node's own address, which is the number of the file; 0 to 63."""
        node_id: int
        """Node of the node's own address, which is its row in the file; 0 to 2,888 in the original files."""
        path_width: int
        """Half of a width in sixteenths of a unit: of the median strip at a vehicle node, of the path at a pedestrian node. In the original files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian nodes, mostly 16."""
        flood_id: int
        """Number of the connected part of the graph that the node belongs to, counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle nodes and 1 to 179 at pedestrian nodes of the original files."""
        flags: GtaSaPaths.NodeFlags
        """Number of links and properties, 32 bits."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaPaths | None = None,
            _root: GtaSaPaths | None = None,
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
        @property
        def half_width(self) -> float:
            """From the middle to one side, as the engine uses the width."""
        def _invalidate_half_width(self) -> None: ...
        @property
        def full_width(self) -> float:
            """From side to side."""
        def _invalidate_full_width(self) -> None: ...

    class NodeFlags(_Struct):
        """Number of links and properties of a path node."""

        _parent: GtaSaPaths.PathNode
        _root: GtaSaPaths
        link_count: int
        """Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian nodes of the original files."""
        on_dead_end: bool
        """The vehicle node lies on a branch that leads nowhere; set on 2,594 of 30,587 original vehicle nodes, never on pedestrian nodes."""
        switched_off: bool
        """Little or no traffic until a script switches the node on; set on a quarter of the original vehicle nodes and a sixth of the pedestrian nodes. The commands 01E7 and 022A clear it for vehicles and for pedestrians in a box, 01E8 and 022B set it."""
        road_block: bool
        """The police may build a road block here; set on 391 original vehicle nodes, never on pedestrian nodes."""
        water_node: bool
        """A node for boats; set on 1,596 original vehicle nodes, never on pedestrian nodes."""
        switched_off_original: bool
        """Copy of `switched_off` that the loader makes, from which the commands 091D and 091E put it back; the stored value has no effect, and equals it in the original files."""
        already_found: bool
        """Scratch bit of a search; 0 in the original files."""
        dont_wander: bool
        """Wandering pedestrians keep away; set on 17 original pedestrian nodes."""
        interior_node: bool
        """Marks nodes of interiors at run time; 0 in the original files."""
        speed: int
        """How fast cars drive, see `node_speed`. Vehicle nodes of the original files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes."""
        dummy: int
        """Not used; 0 in the original files."""
        density: int
        """How likely traffic appears here, 0 to 15; 15 on 97.7 % of the original nodes."""
        special_function: int
        """What cars do here, see `special_use`; 0 on all but 232 original nodes, which are vehicle nodes."""
        padding: int
        """Not used; 0 in the original files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaPaths.PathNode | None = None,
            _root: GtaSaPaths | None = None,
        ) -> None: ...
        @property
        def speed_name(self) -> GtaSaPaths.NodeSpeed | int:
            """Meaning of `speed`."""
        def _invalidate_speed_name(self) -> None: ...
        @property
        def special_function_name(self) -> GtaSaPaths.SpecialUse | int:
            """Meaning of `special_function`."""
        def _invalidate_special_function_name(self) -> None: ...

    class NaviNode(_Struct):
        """An edge between two vehicle nodes: its target is one of the ends, its direction points to the target. Travelling towards the target uses the right lanes, away from it the left lanes. In the original files the target is the end with the lower address, and the file is the one of the area where the navi node lies."""

        _parent: GtaSaPaths
        _root: GtaSaPaths
        x: int
        """East, in eighths of a unit. Cars wait about here at a light. In the original files it is the mean of both ends of the edge, or of the ends of two pieces of road that were joined in the edge; at most 45.2 units from the middle of the edge."""
        y: int
        """North, in eighths of a unit."""
        target_area_id: int
        """Area of the end that the direction points to; 0 to 63."""
        target_node_id: int
        """Node of the end that the direction points to; always a vehicle node in the original files."""
        dir_x: int
        """East part of the direction in hundredths, -100 to 100, cut toward 0 after a division that can be one step too low or too high; the length of the vector is 98.6 to 100 in the original files."""
        dir_y: int
        """North part of the direction in hundredths, -100 to 100."""
        path_width: int
        """Half of the width of the median strip in sixteenths of a unit: the larger width of both ends of a piece of road, or of the ends of two pieces that were joined, which the files do not have. It is the width of one of the ends of the edge on all but 22 edges; 0 to 120 in the original files. The engine takes the byte for signed."""
        lanes: GtaSaPaths.LaneBits
        """Lanes in both directions, and the end that has the light."""
        traffic_light: GtaSaPaths.LightBits
        """State of the light."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaPaths | None = None,
            _root: GtaSaPaths | None = None,
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
        def direction_x(self) -> float:
            """East part of the vector of length 1 that points to the target."""
        def _invalidate_direction_x(self) -> None: ...
        @property
        def direction_y(self) -> float:
            """North part of the vector of length 1 that points to the target."""
        def _invalidate_direction_y(self) -> None: ...
        @property
        def half_width(self) -> float:
            """From the middle of the median strip to one side."""
        def _invalidate_half_width(self) -> None: ...
        @property
        def full_width(self) -> float:
            """From side to side of the median strip."""
        def _invalidate_full_width(self) -> None: ...

    class LaneBits(_Struct):
        """Lanes of an edge, seen along the direction of its navi node."""

        _parent: GtaSaPaths.NaviNode
        _root: GtaSaPaths
        left_lanes: int
        """Lanes against the direction; 0 to 2 in the original files."""
        right_lanes: int
        """Lanes along the direction; 0 to 2 in the original files."""
        traffic_light_at_target: bool
        """The light is at the target, not at the other end: the end that is more of a junction. Set on 1,213 original navi nodes, which all have a light."""
        reserved: bool
        """Not used; 0 in the original files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaPaths.NaviNode | None = None,
            _root: GtaSaPaths | None = None,
        ) -> None: ...

    class LightBits(_Struct):
        """Traffic light of an edge."""

        _parent: GtaSaPaths.NaviNode
        _root: GtaSaPaths
        state: int
        """Which cycle the light follows, see `light_cycle`; in the original files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from the lamps on the map."""
        bridge_lights: bool
        """Switched by scripts at run time, at bridges and crossings; 0 in the original files."""
        reserved: int
        """Not used; 0 in the original files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaPaths.NaviNode | None = None,
            _root: GtaSaPaths | None = None,
        ) -> None: ...
        @property
        def state_name(self) -> GtaSaPaths.LightCycle | int:
            """Meaning of `state`."""
        def _invalidate_state_name(self) -> None: ...

    class Link(_Struct):
        """Address of a path node."""

        _parent: GtaSaPaths
        _root: GtaSaPaths
        area_id: int
        """Area of the node; 0 to 63. 65535 means none and occurs only in the reserve."""
        node_id: int
        """Row of the node in the file of that area."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaPaths | None = None,
            _root: GtaSaPaths | None = None,
        ) -> None: ...

    class NaviLink(_Struct):
        """Address of a navi node. The word 0xffff means none to the engine, so area 63 can use no more than 1,023 navi nodes."""

        _parent: GtaSaPaths
        _root: GtaSaPaths
        navi_id: int
        """Row of the navi node in the file of `navi_area_id`."""
        navi_area_id: int
        """Area of the file that holds the navi node; 0 to 63."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaPaths | None = None,
            _root: GtaSaPaths | None = None,
        ) -> None: ...

    class Intersection(_Struct):
        """How a link of a pedestrian node crosses a road."""

        _parent: GtaSaPaths
        _root: GtaSaPaths
        road_cross: bool
        """The link crosses a road, pedestrians look before they go; set on 1,812 original links."""
        ped_traffic_light: bool
        """Pedestrians wait for a light. Set on 1,346 original links that have `road_cross`: those that are near a lamp on the map."""
        reserved: int
        """Not used; 0 in the original files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaSaPaths | None = None,
            _root: GtaSaPaths | None = None,
        ) -> None: ...

    _parent: None
    _root: GtaSaPaths
    num_nodes: int
    """Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the original files. 0xffffffff announces another format of the limit adjuster by fastman92."""
    num_vehicle_nodes: int
    """Nodes for cars and boats, which come first; 73 to 948 in the original files."""
    num_ped_nodes: int
    """Nodes for pedestrians, which follow; 0 to 2,262 in the original files, 0 in six of them."""
    num_navi_nodes: int
    """Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the original files."""
    num_links: int
    """Directed links, each with an address (4 bytes), a navi link (2) and a length (1), and an intersection (1) unless the tail is missing; 149 to 6,328 in the original files."""
    nodes: list[GtaSaPaths.PathNode]
    """Path nodes, first those for vehicles, then those for pedestrians."""
    navi_nodes: list[GtaSaPaths.NaviNode]
    """Data of the edges between vehicle nodes, one row for each."""
    links: list[GtaSaPaths.Link]
    """Addresses of the neighbours, in the order of the nodes that own them."""
    reserved_links: list[GtaSaPaths.Link] | None
    """Room for 16 nodes that get a link into an interior at run time, 12 addresses for each. The engine takes a group whose first area id is 65535 for free; every entry of the original files is area 65535, node 0."""
    navi_links: list[GtaSaPaths.NaviLink]
    """The navi node of each link, which both directions of an edge share; 0, and without a meaning, on the links of pedestrian nodes."""
    link_lengths: list[int]
    """Length of each link in whole units, rounded down, at least 1: the cost of the route search. 1 to 165 in the original files."""
    reserved_link_lengths: bytes | None
    """Room for the lengths of the links in `reserved_links`; zeros in the original files."""
    intersections: list[GtaSaPaths.Intersection] | None
    """How each link crosses roads; all bits are 0 on the links of vehicle nodes."""
    reserved_intersections: bytes | None
    """Room for the intersections of the links in `reserved_links`; zeros in the original files."""
    trailing: bytes
    """Bytes after the layout, which the game does not read: nothing in loose files, zeros up to a multiple of 2,048 bytes in an archive. A file without links may have a link reserve here, 192 times FF FF 00 00."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: GtaSaPaths | None = None,
    ) -> None: ...
    @property
    def has_links(self) -> bool:
        """Whether the reserve of the links is stored."""
    def _invalidate_has_links(self) -> None: ...
    @property
    def len_short(self) -> int:
        """Bytes of a file with links that ends after the link lengths."""
    def _invalidate_len_short(self) -> None: ...
    @property
    def len_wiki(self) -> int:
        """Bytes of a file with links that lacks the reserve of the link lengths."""
    def _invalidate_len_wiki(self) -> None: ...
    @property
    def len_full(self) -> int:
        """Bytes of a complete file with links."""
    def _invalidate_len_full(self) -> None: ...
    @property
    def is_wiki_sized(self) -> bool:
        """Whether the intersections follow the link lengths directly. The game does not read such a file as meant. The size shows it only for files without padding."""
    def _invalidate_is_wiki_sized(self) -> None: ...
    @property
    def has_tail(self) -> bool:
        """Whether any part of the layout follows the link lengths."""
    def _invalidate_has_tail(self) -> None: ...
    @property
    def has_reserved_link_lengths(self) -> bool:
        """Whether the reserve of the link lengths is stored."""
    def _invalidate_has_reserved_link_lengths(self) -> None: ...
    @property
    def has_intersections(self) -> bool:
        """Whether the intersections are stored."""
    def _invalidate_has_intersections(self) -> None: ...
    @property
    def has_reserved_intersections(self) -> bool:
        """Whether the reserve of the intersections is stored."""
    def _invalidate_has_reserved_intersections(self) -> None: ...
