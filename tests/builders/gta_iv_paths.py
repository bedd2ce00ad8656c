"""Path nodes of GTA IV, packed from the document's layout."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from struct import pack

SIDE, CORNER, SQUARES = 750.0, -3000.0, 8
FILES = SQUARES * SQUARES
EMPTY_FILE = bytes(16)

NOT_VISITED = 0x7FFE
LINK_FLAGS = 0xC040
UNLINKED = 1 << 15
MOST_LENGTH = 255


@dataclass
class Link:
    """A link; the target is an area and a node in it."""

    area: int
    node: int
    length: int = 1
    lanes: int = 9
    flags: int = LINK_FLAGS

    def to_bytes(self) -> bytes:
        return pack("<HHBBH", self.area, self.node, self.length, self.lanes, self.flags)


@dataclass
class Node:
    """A node with its own links; x, y and z as they are stored."""

    area: int
    node: int
    x: int
    y: int
    z: int = 0
    flags: int = 0
    flood: int = 0
    width: int = 0
    street: int = 0
    next_ptr: int = 0
    prev_ptr: int = 0
    distance: int = NOT_VISITED
    first_link: int | None = None
    links: list[Link] = field(default_factory=list)

    def to_bytes(self, first_link: int) -> bytes:
        first = first_link if self.first_link is None else self.first_link
        head = pack("<IIHHIHH", self.next_ptr, self.prev_ptr, self.area, self.node, self.street, self.distance, first)
        return head + pack("<3hBBI", self.x, self.y, self.z, self.width, self.flood, self.flags)


@dataclass
class Area:
    """A file: nodes with links, then those without."""

    number: int
    nodes: list[Node] = field(default_factory=list)
    vehicle_nodes: int | None = None

    @property
    def name(self) -> str:
        return f"nodes{self.number}.nod"

    def to_bytes(self) -> bytes:
        linked = sum(1 for node in self.nodes if node.links)
        vehicles = linked if self.vehicle_nodes is None else self.vehicle_nodes
        links = [link for node in self.nodes for link in node.links]
        rows, first = b"", 0
        for node in self.nodes:
            rows += node.to_bytes(first)
            first += len(node.links)
        counts = pack("<4I", len(self.nodes), vehicles, len(self.nodes) - vehicles, len(links))
        return counts + rows + b"".join(link.to_bytes() for link in links)


def area_of(x: int, y: int) -> int:
    """The square of a stored position."""
    column, row = (min(max(math.floor((each / 8 - CORNER) / SIDE), 0), SQUARES - 1) for each in (x, y))
    return column + SQUARES * row


def distance(one: Node, other: Node) -> int:
    """What a link between two nodes stores as its length."""
    apart = math.dist((one.x / 8, one.y / 8, one.z / 128), (other.x / 8, other.y / 8, other.z / 128))
    return min(MOST_LENGTH, max(1, math.floor(apart)))


def city(points: Sequence[tuple[int, int, int]], edges: Sequence[tuple[int, int]]) -> dict[int, Area]:
    """64 areas from stored positions and undirected edges; flood groups, flags and lengths follow from them."""
    around: list[list[int]] = [[] for _ in points]
    for one, other in edges:
        around[one].append(other)
        around[other].append(one)
    areas = {number: Area(number) for number in range(FILES)}
    nodes: list[Node | None] = [None] * len(points)
    for linked in (True, False):
        for row, (x, y, z) in enumerate(points):
            if bool(around[row]) == linked:
                area = areas[area_of(x, y)]
                nodes[row] = Node(area.number, len(area.nodes), x, y, z)
                area.nodes.append(nodes[row])  # type: ignore[arg-type] - it was just made
    for row, found in enumerate(_groups(around)):
        node = nodes[row]
        assert node is not None
        node.flood = found
        targets = sorted(around[row], key=lambda other: (nodes[other].area, nodes[other].node))  # type: ignore[union-attr]
        for other in targets:
            target = nodes[other]
            assert target is not None
            node.links.append(Link(target.area, target.node, distance(node, target)))
        node.flags = 15 | len(targets) << 16 if targets else UNLINKED
    return areas


def _groups(around: list[list[int]]) -> list[int]:
    """Numbers of the connected parts from 1 on; 0 for what has no links."""
    found, last = [0] * len(around), 0
    for start, others in enumerate(around):
        if not others or found[start]:
            continue
        last += 1
        waiting = [start]
        while waiting:
            row = waiting.pop()
            if not found[row]:
                found[row] = last
                waiting += around[row]
    return found


def golden() -> dict[int, Area]:
    """Two linked nodes on both sides of a border, and one without links."""
    return city([(-32, -32, 0), (32, -32, 0), (-160, -160, 128)], [(0, 1)])


def example() -> bytes:
    """The file of area 27 of the golden set."""
    return golden()[27].to_bytes()


def random_city(at: random.Random, nodes: int = 60, unlinked: int = 6) -> dict[int, Area]:
    """Nodes all over the map, joined to near ones of the same square or of one beside it; a few have no links."""
    points: list[tuple[int, int, int]] = []
    taken: set[tuple[int, int]] = set()
    while len(points) < nodes:
        x, y = (at.randrange(-23920, 23921) for _ in range(2))
        if (x, y) not in taken:
            taken.add((x, y))
            points.append((x, y, at.randrange(-32768, 32768)))
    linked = points[unlinked:]
    edges: set[tuple[int, int]] = set()
    for row, point in enumerate(linked):
        near = sorted((other for other in range(len(linked)) if other != row), key=lambda to: _apart(point, linked[to]))
        for other in near[: at.randrange(1, 3)]:
            if _is_beside(point, linked[other]):
                edges.add((min(row, other) + unlinked, max(row, other) + unlinked))
    areas = city(points, sorted(edges))
    for node in (node for area in areas.values() for node in area.nodes):
        node.street, node.width = at.randrange(1 << 32), at.randrange(256)
        if node.links:
            node.next_ptr = at.choice((0, 0x0012F8A0))
    return areas


def large_city() -> dict[int, Area]:
    """About as many nodes and links as the game has: 157 streets from west to east, joined at their western ends."""
    side = 157
    places = [8 * (-2985 + 38 * each) for each in range(side)]
    points = [(x, y, 1280) for y in places for x in places]
    edges = [(row, row + 1) for row in range(side * side) if (row + 1) % side]
    return city(points, edges + [(row, row + side) for row in range(0, side * (side - 1), side)])


def _apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _is_beside(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    areas = area_of(*one[:2]), area_of(*other[:2])
    return all(abs(a - b) <= 1 for a, b in zip(*((area % SQUARES, area // SQUARES) for area in areas), strict=True))


def write(folder: Path, areas: dict[int, Area]) -> None:
    """Write the files of areas."""
    for area in areas.values():
        (folder / area.name).write_bytes(area.to_bytes())
