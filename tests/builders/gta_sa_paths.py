"""Build classic San Andreas path node files from records, or from a graph of a city.

Two layers. `Node`, `NaviNode`, `Link` and `Area` are the records of one file: every stored value is an attribute that a
test may set to anything that fits its width, and `Area.to_bytes` only packs. `City` is the graph that an author draws
(positions in game units, roads, footpaths, lights); it derives everything that is not authored and returns areas.
"""

from __future__ import annotations

import itertools
import math
import random
import struct
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

GRID = 8
AREA_SIZE = 750
NUM_AREAS = GRID * GRID
RESERVED = 192
NO_DISTANCE = 0x7FFE
SECTOR = 2048
EMPTY_FILE = bytes(20)


def file_name(area: int) -> str:
    """Name of the file of an area, as the game's `data/paths` folder spells it."""
    return f"NODES{area}.DAT"


@dataclass
class Node:
    """A path node (28 bytes); x, y, z are the stored eighths of a unit. The flag word is kept as its bit fields."""

    x: int
    y: int
    z: int
    area_id: int = 0
    node_id: int = 0
    base_link: int = 0
    path_width: int = 0
    flood_id: int = 1
    search_distance: int = NO_DISTANCE
    next_ptr: int = 0
    prev_ptr: int = 0
    link_count: int = 0
    on_dead_end: int = 0
    switched_off: int = 0
    road_block: int = 0
    water_node: int = 0
    switched_off_original: int = 0
    already_found: int = 0
    dont_wander: int = 0
    interior_node: int = 0
    speed: int = 0
    dummy: int = 0
    density: int = 15
    special_function: int = 0
    padding: int = 0

    @property
    def flags(self) -> int:
        """The flag word, bit 0 first."""
        word = shift = 0
        for value, width in (
            (self.link_count, 4),
            (self.on_dead_end, 1),
            (self.switched_off, 1),
            (self.road_block, 1),
            (self.water_node, 1),
            (self.switched_off_original, 1),
            (self.already_found, 1),
            (self.dont_wander, 1),
            (self.interior_node, 1),
            (self.speed, 2),
            (self.dummy, 2),
            (self.density, 4),
            (self.special_function, 4),
            (self.padding, 8),
        ):
            if not 0 <= value < 1 << width:
                raise ValueError(f"{value} does not fit {width} bits")
            word |= value << shift
            shift += width
        return word

    def pack(self) -> bytes:
        """The 28 bytes."""
        return struct.pack(
            "<IIhhhhhHHBBI",
            self.next_ptr,
            self.prev_ptr,
            self.x,
            self.y,
            self.z,
            self.search_distance,
            self.base_link,
            self.area_id,
            self.node_id,
            self.path_width,
            self.flood_id,
            self.flags,
        )


@dataclass
class NaviNode:
    """A navi node (14 bytes); x, y are the stored eighths of a unit, dir_x and dir_y hundredths."""

    x: int
    y: int
    target_area_id: int
    target_node_id: int
    dir_x: int
    dir_y: int
    path_width: int = 0
    left_lanes: int = 1
    right_lanes: int = 1
    traffic_light_at_target: int = 0
    unused_lane_bit: int = 0
    traffic_light_state: int = 0
    bridge_lights: int = 0
    unused_light_bits: int = 0

    def pack(self) -> bytes:
        """The 14 bytes."""
        lanes = self.left_lanes | self.right_lanes << 3 | self.traffic_light_at_target << 6 | self.unused_lane_bit << 7
        light = self.traffic_light_state | self.bridge_lights << 2 | self.unused_light_bits << 3
        return struct.pack(
            "<hhHHbbBBH",
            self.x,
            self.y,
            self.target_area_id,
            self.target_node_id,
            self.dir_x,
            self.dir_y,
            self.path_width,
            lanes,
            light,
        )


@dataclass
class Link:
    """One directed link: its entry in each of the four arrays."""

    area_id: int
    node_id: int
    navi_id: int = 0
    navi_area_id: int = 0
    length: int = 1
    road_cross: int = 0
    ped_traffic_light: int = 0
    unused_intersection_bits: int = 0

    def pack_address(self) -> bytes:
        """The entry in `links`."""
        return struct.pack("<HH", self.area_id, self.node_id)

    def pack_navi_link(self) -> bytes:
        """The entry in `navi_links`."""
        return struct.pack("<H", self.navi_id | self.navi_area_id << 10)

    def pack_length(self) -> bytes:
        """The entry in `link_lengths`."""
        return struct.pack("<B", self.length)

    def pack_intersection(self) -> bytes:
        """The entry in `intersections`."""
        return struct.pack("<B", self.road_cross | self.ped_traffic_light << 1 | self.unused_intersection_bits << 2)


def _free_reserve() -> list[tuple[int, int]]:
    return [(0xFFFF, 0)] * RESERVED


@dataclass
class Area:
    """One file. `counts` overrides header counts by name; `patches` are (offset, bytes) laid over the packed file."""

    number: int
    vehicle_nodes: list[Node] = field(default_factory=list)
    ped_nodes: list[Node] = field(default_factory=list)
    navi_nodes: list[NaviNode] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    reserved_links: list[tuple[int, int]] = field(default_factory=_free_reserve)
    reserved_link_lengths: bytearray = field(default_factory=lambda: bytearray(RESERVED))
    reserved_intersections: bytearray = field(default_factory=lambda: bytearray(RESERVED))
    trailing: bytes = b""
    counts: dict[str, int] = field(default_factory=dict)
    patches: list[tuple[int, bytes]] = field(default_factory=list)

    @property
    def nodes(self) -> list[Node]:
        """All nodes in file order: vehicle nodes first."""
        return self.vehicle_nodes + self.ped_nodes

    @property
    def name(self) -> str:
        """File name."""
        return file_name(self.number)

    def insert_link(self, node_id: int, link: Link) -> int:
        """Give a node one more link behind its others, with counts and later bases to match; return its index."""
        nodes = self.nodes
        at = nodes[node_id].base_link + nodes[node_id].link_count
        self.links.insert(at, link)
        nodes[node_id].link_count += 1
        for node in nodes[node_id + 1 :]:
            node.base_link += 1
        return at

    def header(self) -> bytes:
        """The five counts."""
        counts = {
            "num_nodes": len(self.vehicle_nodes) + len(self.ped_nodes),
            "num_vehicle_nodes": len(self.vehicle_nodes),
            "num_ped_nodes": len(self.ped_nodes),
            "num_navi_nodes": len(self.navi_nodes),
            "num_links": len(self.links),
        } | self.counts
        return struct.pack("<5I", *counts.values())

    def _up_to_lengths(self) -> bytes:
        parts = [self.header()]
        parts += [node.pack() for node in self.nodes]
        parts += [navi.pack() for navi in self.navi_nodes]
        if self.links:
            parts += [link.pack_address() for link in self.links]
            parts += [struct.pack("<HH", *entry) for entry in self.reserved_links]
            parts += [link.pack_navi_link() for link in self.links]
            parts += [link.pack_length() for link in self.links]
        return b"".join(parts)

    def _intersections(self) -> bytes:
        return b"".join(link.pack_intersection() for link in self.links)

    def finish(self, data: bytes) -> bytes:
        """A file with what follows its sections, and with the patches on it."""
        buffer = bytearray(data + self.trailing)
        for offset, patch in self.patches:
            if offset + len(patch) > len(buffer):
                raise ValueError(f"patch at {offset} ends behind the file")
            buffer[offset : offset + len(patch)] = patch
        return bytes(buffer)

    def to_bytes(self) -> bytes:
        """The file in full, as the game's own files are."""
        data = self._up_to_lengths()
        if self.links:
            data += bytes(self.reserved_link_lengths) + self._intersections() + bytes(self.reserved_intersections)
        return self.finish(data)

    def no_tail(self) -> bytes:
        """The short variant of old path compilers: the file ends behind the link lengths."""
        return self.finish(self._up_to_lengths())

    def wiki_sized(self) -> bytes:
        """The variant that the wiki article describes: intersections directly behind the lengths, 192 bytes short."""
        data = self._up_to_lengths() + self._intersections()
        return self.finish(data + (bytes(self.reserved_intersections) if self.links else b""))


def padded(data: bytes, multiple: int = SECTOR) -> bytes:
    """Data with zero bytes up to the next multiple, as an archive stores it."""
    return data + bytes(-len(data) % multiple)


def _single(value: float) -> float:
    return struct.unpack("<f", struct.pack("<f", value))[0]


def area_of(x: float, y: float, grid: int = GRID) -> int:
    """Area of a position in units, computed in single precision as the path compiler did."""

    def square(value: float) -> int:
        return min(max(int(_single(_single(_single(value) + AREA_SIZE * grid / 2) / AREA_SIZE)), 0), grid - 1)

    return square(y) * grid + square(x)


def stored(value: float) -> int:
    """A coordinate in units as it is stored: eighths, truncated toward zero."""
    return int(value * 8)


def link_length(a: Node, b: Node) -> int:
    """Length byte of the link between two nodes: whole units of the distance in space, at least 1."""
    squares = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2
    return max(1, math.isqrt(squares // 64))


@dataclass
class _Point:
    """A node as the author draws it, position in units."""

    vehicle: bool
    x: float
    y: float
    z: float
    values: dict[str, int]
    edges: list[int] = field(default_factory=list)


@dataclass
class _Edge:
    """An undirected edge; `lanes` counts those from a to b and those from b to a."""

    a: int
    b: int
    lanes: tuple[int, int] = (1, 1)
    navi: tuple[float, float] | None = None
    light: int | None = None
    width: int | None = None
    share: int | None = None
    cross: bool = False
    ped_light: bool = False


class City:
    """A graph of roads, waterways and footpaths; nodes and edges are named by the number that adding them returned.

    The map has `grid` by `grid` areas, 8 in the game; positions beyond its border lie in the outermost areas.
    """

    def __init__(self, grid: int = GRID) -> None:
        self.grid = grid
        self.points: list[_Point] = []
        self.edges: list[_Edge] = []

    def vehicle(self, x: float, y: float, z: float = 10.0, **values: int) -> int:
        """Add a vehicle node; `values` are authored fields of `Node`. Speed is 1 unless given."""
        self.points.append(_Point(True, x, y, z, {"speed": 1} | values))
        return len(self.points) - 1

    def ped(self, x: float, y: float, z: float = 10.0, **values: int) -> int:
        """Add a ped node; `values` are authored fields of `Node`. The stored width is 16 unless given."""
        self.points.append(_Point(False, x, y, z, {"path_width": 16} | values))
        return len(self.points) - 1

    def _edge(self, edge: _Edge) -> int:
        self.edges.append(edge)
        for end in (edge.a, edge.b):
            self.points[end].edges.append(len(self.edges) - 1)
        return len(self.edges) - 1

    def road(
        self,
        a: int,
        b: int,
        lanes: tuple[int, int] = (1, 1),
        *,
        navi: tuple[float, float] | None = None,
        light: int | None = None,
        width: int | None = None,
        share: int | None = None,
    ) -> int:
        """Join two vehicle nodes.

        `lanes` are those from a to b and from b to a, `navi` the place of the navi node in units (the middle, or 8
        units before a light, unless given), `light` the end with the traffic light, `width` the stored width of the
        navi node (the smaller of both ends unless given), `share` an edge whose navi node this one uses as well.
        """
        return self._edge(_Edge(a, b, lanes, navi, light, width, share))

    def path(self, a: int, b: int, *, cross: bool = False, light: bool = False) -> int:
        """Join two ped nodes; `cross` marks a road crossing, `light` one with a light for pedestrians."""
        return self._edge(_Edge(a, b, cross=cross, ped_light=light))

    def addresses(self) -> list[tuple[int, int]]:
        """(area, node id) of every point, in the order in which they were added."""
        result = [(0, 0)] * len(self.points)
        count = [0] * self.grid**2
        for vehicle in (True, False):
            for number, point in enumerate(self.points):
                if point.vehicle == vehicle:
                    area = area_of(point.x, point.y, self.grid)
                    result[number] = (area, count[area])
                    count[area] += 1
        return result

    def areas(self) -> dict[int, Area]:
        """All areas with every derived value in place."""
        areas = {number: Area(number) for number in range(self.grid**2)}
        addresses = self.addresses()
        scan = sorted(range(len(self.points)), key=lambda point: addresses[point])
        flood = self._flood_ids(scan)
        dead = self._dead_ends()
        nodes: dict[int, Node] = {}
        for number in scan:
            point = self.points[number]
            area_id, node_id = addresses[number]
            node = Node(stored(point.x), stored(point.y), stored(point.z), area_id, node_id, **point.values)
            node.flood_id = flood[number]
            node.on_dead_end = int(number in dead)
            node.switched_off_original = node.switched_off
            nodes[number] = node
            (areas[area_id].vehicle_nodes if point.vehicle else areas[area_id].ped_nodes).append(node)
        navi = self._navi_nodes(areas, scan, addresses, nodes)
        for number in scan:
            links = areas[addresses[number][0]].links
            nodes[number].base_link = len(links)
            nodes[number].link_count = len(self.points[number].edges)
            for index in self.points[number].edges:
                edge = self.edges[index]
                other = edge.b if edge.a == number else edge.a
                links.append(
                    Link(
                        *addresses[other],
                        *navi.get(index, (0, 0)),
                        link_length(nodes[number], nodes[other]),
                        int(edge.cross),
                        int(edge.ped_light),
                    )
                )
        return areas

    def _neighbours(self, number: int) -> list[int]:
        edges = (self.edges[index] for index in self.points[number].edges)
        return [edge.b if edge.a == number else edge.a for edge in edges]

    def _flood_ids(self, scan: Sequence[int]) -> dict[int, int]:
        ids: dict[int, int] = {}
        for vehicle in (True, False):
            last = 0
            for start in scan:
                if start in ids or self.points[start].vehicle != vehicle:
                    continue
                last += 1
                ids[start] = last
                queue = deque([start])
                while queue:
                    for other in self._neighbours(queue.popleft()):
                        if other not in ids and self.points[other].vehicle == vehicle:
                            ids[other] = last
                            queue.append(other)
        return ids

    def _dead_ends(self) -> set[int]:
        left = {
            number: set(self._neighbours(number)) - {number}
            for number, point in enumerate(self.points)
            if point.vehicle
        }
        queue = deque(number for number, others in left.items() if len(others) <= 1)
        dead = set(queue)
        while queue:
            number = queue.popleft()
            for other in left[number]:
                if other not in left or other in dead:
                    continue
                left[other].discard(number)
                if len(left[other]) <= 1:
                    dead.add(other)
                    queue.append(other)
        return dead

    def _navi_nodes(
        self,
        areas: dict[int, Area],
        scan: Sequence[int],
        addresses: Sequence[tuple[int, int]],
        nodes: dict[int, Node],
    ) -> dict[int, tuple[int, int]]:
        """Place and number the navi nodes; (navi id, navi area) by edge."""
        placed: dict[int, tuple[int, int]] = {}
        for lower in scan:
            if not self.points[lower].vehicle:
                continue
            for index in self.points[lower].edges:
                edge = self.edges[index]
                higher = edge.b if edge.a == lower else edge.a
                if addresses[higher] < addresses[lower] or edge.share is not None or index in placed:
                    continue
                area, navi = self._navi_node(edge, lower, higher, addresses, nodes)
                placed[index] = (len(areas[area].navi_nodes), area)
                areas[area].navi_nodes.append(navi)
        for index, edge in enumerate(self.edges):
            if edge.share is not None:
                placed[index] = placed[edge.share]
        return placed

    def _navi_node(
        self,
        edge: _Edge,
        target: int,
        other: int,
        addresses: Sequence[tuple[int, int]],
        nodes: dict[int, Node],
    ) -> tuple[int, NaviNode]:
        dx, dy = nodes[target].x - nodes[other].x, nodes[target].y - nodes[other].y
        chord = math.hypot(dx, dy)
        direction = (int(100 * dx / chord), int(100 * dy / chord)) if chord else (100, 0)
        x, y = edge.navi or self._navi_position(edge, target, other)
        forward, backward = edge.lanes if edge.b == target else edge.lanes[::-1]
        state = 0
        if edge.light is not None:
            state = 1 if 60 <= math.degrees(math.atan2(dy, dx)) % 180 <= 150 else 2
        navi = NaviNode(
            stored(x),
            stored(y),
            *addresses[target],
            *direction,
            path_width=min(nodes[target].path_width, nodes[other].path_width) if edge.width is None else edge.width,
            left_lanes=backward,
            right_lanes=forward,
            traffic_light_at_target=int(edge.light == target),
            traffic_light_state=state,
        )
        return area_of(x, y, self.grid), navi

    def _navi_position(self, edge: _Edge, target: int, other: int) -> tuple[float, float]:
        part = 0.5
        near, far = self.points[target], self.points[other]
        if edge.light is not None:
            if edge.light == other:
                near, far = far, near
            length = math.hypot(far.x - near.x, far.y - near.y)
            part = min(0.5, 8.0 / length) if length else 0.5
        return near.x + (far.x - near.x) * part, near.y + (far.y - near.y) * part

    def files(self) -> dict[str, bytes]:
        """The 64 files by name; areas without nodes are 20 zero bytes."""
        return {area.name: area.to_bytes() for area in self.areas().values()}

    def write(self, folder: str | Path) -> None:
        """Write the 64 files into a folder, which is made if it is not there."""
        write_files(folder, self.files())


def write_files(folder: str | Path, files: dict[str, bytes]) -> None:
    """Write files by name into a folder, which is made if it is not there."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)


def smallest_city(x: float = -2900.0, y: float = -2900.0) -> City:
    r"""A junction with a light and a footpath with a crossing; the first node stands at x, y (area 0 unless given).

    Distances are 20 units; the light stands at node 1 on the road to node 2; 6 - 7 crosses the road.

            4
            |                     5 --- 6 === 7      (ped)
        0 - 1 *- 2 - 3            (vehicle)

    Links in file order: 0: 0>1, 1: 1>0, 2: 1>2, 3: 1>4, 4: 2>1, 5: 2>3, 6: 3>2, 7: 4>1, 8: 5>6, 9: 6>5, 10: 6>7,
    11: 7>6. Navi nodes: 0: 0-1, 1: 1-2, 2: 1-4, 3: 2-3.
    """
    city = City()
    west, junction, middle, east = (city.vehicle(x + 20 * step, y) for step in range(4))
    north = city.vehicle(x + 20, y + 20)
    city.road(west, junction)
    city.road(junction, middle, light=junction)
    city.road(middle, east, lanes=(1, 0))
    city.road(junction, north, lanes=(2, 1))
    peds = [city.ped(x + 20 * step, y + 40) for step in range(3)]
    city.path(peds[0], peds[1])
    city.path(peds[1], peds[2], cross=True, light=True)
    return city


def smallest(x: float = -2900.0, y: float = -2900.0) -> Area:
    """`smallest_city` as one file: 8 nodes, 4 navi nodes, 12 links, 1,548 bytes."""
    return smallest_city(x, y).areas()[area_of(x, y)]


def border_city(x: float = -2250.0, y: float = -2900.0) -> City:
    """A road and a footpath over the border at x between two areas (0 and 1 unless given).

    West: vehicle nodes 0, 1, ped node 2, navi node 0 (0-1), links 0: 0>1, 1: 1>0, 2: 1>east 0, 3: 2>east 2.
    East: vehicle nodes 0, 1, ped node 2, navi nodes 0 (over the border) and 1 (0-1), links 0: 0>west 1, 1: 0>1,
    2: 1>0, 3: 2>west 2.
    """
    city = City()
    road = [city.vehicle(x + offset, y) for offset in (-30, -10, 10, 30)]
    for a, b in itertools.pairwise(road):
        city.road(a, b)
    city.path(city.ped(x - 10, y + 20), city.ped(x + 10, y + 20))
    return city


def promenade() -> Area:
    """One road and a long branching footpath with crossings, in area 0: more than 192 links, 6,566 bytes.

    Vehicle nodes 0 and 1. Ped node k of the footpath is node 2 + k: 0 .. 119 in a row, 120 branches off at 60. Every
    edge k to k + 1 with k % 4 == 1 crosses a road with a light. Links of ped node k: for 1 <= k <= 60 to k - 1: 2 k + 1
    and to k + 1: 2 k + 2; for 61 <= k <= 118 to k - 1: 2 k + 2 and to k + 1: 2 k + 3.
    """
    city = City()
    city.road(city.vehicle(-2950, -2950), city.vehicle(-2930, -2950))
    row = [city.ped(-2950 + 5 * step, -2900) for step in range(120)]
    for step in range(119):
        city.path(row[step], row[step + 1], cross=step % 4 == 1, light=step % 4 == 1)
    city.path(row[60], city.ped(-2650, -2890))
    return city.areas()[0]


def valid_city(seed: int = 0) -> City:
    """A city over 12 areas around the middle of the map that every rule of the catalogue accepts.

    It has a street grid with one-way streets and traffic lights, a highway, cul-de-sacs with parking, a drive-through,
    two waterways, an isolated ring of switched-off road, pavements with crossings, footpaths that end, and edges of all
    kinds over area borders. The seed moves positions and left-over pointers, never the shape of the graph.
    """
    city = City()
    rng = random.Random(seed)
    crossings = _streets(city, rng)
    _highway(city, crossings[0, 0], crossings[2, 1])
    _by_roads(city, crossings)
    _waterways(city)
    _pavements(city, rng)
    _border_cases(city)
    for point in city.points:
        if rng.random() < 0.9:
            point.values["next_ptr"] = rng.randrange(0x0A000000, 0x0C000000, 4)
    return city


_COLUMNS = (-900, -430, 60, 480, 870)
_ROWS = (-620, 130, 560, 930)
_LIT = {(1, 1), (2, 1), (2, 2)}


def _streets(city: City, rng: random.Random) -> dict[tuple[int, int], int]:
    """The street grid; returns the junction nodes by column and row."""
    crossings = {
        (column, row): city.vehicle(
            x + rng.uniform(-15, 15), y + rng.uniform(-15, 15), rng.uniform(5, 40), density=rng.choice((1, 7, 15))
        )
        for column, x in enumerate(_COLUMNS)
        for row, y in enumerate(_ROWS)
    }
    for column, row in crossings:
        if (column + 1, row) in crossings:
            lanes = (0, 1) if row == 2 else (1, 1)
            _street(city, rng, (column, row), (column + 1, row), crossings, lanes)
        if (column, row + 1) in crossings:
            lanes = (2, 0) if column == 3 else (2, 2) if column == 1 else (1, 1)
            _street(city, rng, (column, row), (column, row + 1), crossings, lanes)
    return crossings


def _street(
    city: City,
    rng: random.Random,
    first: tuple[int, int],
    last: tuple[int, int],
    crossings: dict[tuple[int, int], int],
    lanes: tuple[int, int],
) -> None:
    a, b = city.points[crossings[first]], city.points[crossings[last]]
    steps = math.ceil(math.hypot(b.x - a.x, b.y - a.y) / 90)
    chain = [crossings[first]]
    for step in range(1, steps):
        part = step / steps
        chain.append(
            city.vehicle(
                a.x + (b.x - a.x) * part + rng.uniform(-6, 6),
                a.y + (b.y - a.y) * part + rng.uniform(-6, 6),
                a.z + (b.z - a.z) * part,
                road_block=int(step == 2),
            )
        )
    chain.append(crossings[last])
    for index, (start, end) in enumerate(itertools.pairwise(chain)):
        light = None
        if index == 0 and first in _LIT:
            light = start
        elif index == steps - 1 and last in _LIT:
            light = end
        navi = None
        if light is None and index % 3 == 1:
            p, q = city.points[start], city.points[end]
            navi = ((p.x + q.x) / 2 + rng.uniform(-8, 8), (p.y + q.y) / 2 + rng.uniform(-8, 8))
        city.road(start, end, lanes, navi=navi, light=light)


def _highway(city: City, first: int, last: int) -> None:
    """A fast road with a median between two junctions, over several areas."""
    a, b = city.points[first], city.points[last]
    previous = first
    for step in range(1, 12):
        part = step / 12
        node = city.vehicle(
            a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, 30.0, speed=2, path_width=40 if 2 < step < 10 else 0
        )
        city.road(previous, node, (2, 2))
        previous = node
    city.road(previous, last, (2, 1))


def _by_roads(city: City, crossings: dict[tuple[int, int], int]) -> None:
    """Cul-de-sacs, a drive-through and an isolated ring that scripts switch on."""
    for column, row, x, y in ((0, 0, -1, -1), (4, 3, 1, 1), (0, 3, -1, 1)):
        corner = city.points[crossings[column, row]]
        yard = city.vehicle(corner.x + 35 * x, corner.y + 35 * y, corner.z)
        lot = city.vehicle(corner.x + 60 * x, corner.y + 50 * y, corner.z, special_function=2)
        end = city.vehicle(corner.x + 45 * x, corner.y + 80 * y, corner.z, special_function=1, switched_off=1)
        city.road(crossings[column, row], yard)
        city.road(yard, lot, (0, 1))
        city.road(yard, end, (0, 1))
    gate = city.points[crossings[4, 0]]
    previous = crossings[4, 0]
    for step, special in enumerate((8, 8, 9, 8)):
        node = city.vehicle(gate.x + 30 * math.cos(step), gate.y - 10 - 20 * step, gate.z, special_function=special)
        city.road(previous, node, (1, 0))
        previous = node
    city.road(previous, crossings[4, 0], (1, 0))
    _ring(city, -1150, 1000, 60, 7, 12.0, switched_off=1)


def _ring(city: City, x: float, y: float, radius: float, count: int, z: float, **values: int) -> list[int]:
    angles = [2 * math.pi * step / count for step in range(count)]
    ring = [city.vehicle(x + radius * math.cos(angle), y + radius * math.sin(angle), z, **values) for angle in angles]
    for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
        city.road(start, end)
    return ring


def _waterways(city: City) -> None:
    """A round trip for boats over an area border with a jetty, and a short canal."""
    ring = _ring(city, 740, -330, 120, 12, 0.0, water_node=1)
    jetty = [city.vehicle(560 - 25 * step, -300, 0.0, water_node=1) for step in range(3)]
    city.road(ring[6], jetty[0])
    city.road(jetty[0], jetty[1])
    city.road(jetty[1], jetty[2])
    canal = [city.vehicle(-1300 + 40 * step, -500, -1.5, water_node=1) for step in range(4)]
    for start, end in itertools.pairwise(canal):
        city.road(start, end, (1, 0))


def _pavements(city: City, rng: random.Random) -> None:
    """A pavement around each block; crossings join the blocks of the first three columns and those of the last."""
    corners: dict[tuple[int, int], list[int]] = {}
    for column in range(len(_COLUMNS) - 1):
        for row in range(len(_ROWS) - 1):
            west, east = _COLUMNS[column] + 28, _COLUMNS[column + 1] - 28
            south, north = _ROWS[row] + 28, _ROWS[row + 1] - 28
            corners[column, row] = _pavement(city, rng, west, south, east, north)
    for (column, row), own in corners.items():
        lit = (column + 1, row + 1) in _LIT
        if column != 2 and (column + 1, row) in corners:
            city.path(own[2], corners[column + 1, row][3], cross=True, light=lit)
        if (column, row + 1) in corners:
            city.path(own[2], corners[column, row + 1][1], cross=True, light=lit)


def _pavement(city: City, rng: random.Random, west: float, south: float, east: float, north: float) -> list[int]:
    """A closed footpath; returns its corners south-west, south-east, north-east, north-west."""
    places = [(west, south), (east, south), (east, north), (west, north)]
    ring: list[int] = []
    corners: list[int] = []
    for (x, y), (end_x, end_y) in zip(places, places[1:] + places[:1], strict=True):
        steps = math.ceil(max(abs(end_x - x), abs(end_y - y)) / 80)
        corners.append(len(city.points))
        for step in range(steps):
            part = step / steps
            ring.append(
                city.ped(
                    x + (end_x - x) * part,
                    y + (end_y - y) * part,
                    12 + rng.uniform(0, 2),
                    path_width=rng.choice((16, 16, 16, 8, 4, 40)),
                    density=rng.choice((15, 15, 15, 7, 1)),
                )
            )
    for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
        city.path(start, end)
    return corners


def _border_cases(city: City) -> None:
    """Places where an area border and the truncation of positions meet, and footpaths that end."""
    diagonal = [city.ped(-12, -9), city.ped(9, 11), city.ped(30, 40, dont_wander=1)]
    city.path(diagonal[0], diagonal[1])
    city.path(diagonal[1], diagonal[2])
    truncated = [city.ped(-0.05, 300), city.ped(20, 300, switched_off=1), city.ped(-20, 300, density=0)]
    city.path(truncated[0], truncated[1])
    city.path(truncated[0], truncated[2])
    beach = [city.ped(-750.06, 420, path_width=12), city.ped(-740, 425, path_width=12), city.ped(-740.3, 425.4)]
    city.path(beach[0], beach[1])
    city.path(beach[1], beach[2])
    west = city.vehicle(-770, 700)
    east = city.vehicle(-735, 702)
    city.road(west, east, navi=(-750.05, 701))
    north = city.vehicle(-735, 760)
    city.road(east, north, (1, 0), navi=(-737, 751))
    city.road(north, west, (1, 0), navi=(-752, 748))


def example() -> bytes:
    """The file that stands for the format where one is enough."""
    return smallest().to_bytes()
