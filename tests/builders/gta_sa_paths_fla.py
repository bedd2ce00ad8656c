"""Build node files of fastman92's limit adjuster, from the records of `builders.gta_sa_paths` or from classic files."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from builders.gta_sa_paths import RESERVED, Area, City, NaviNode, Node, smallest

VERSIONS = (2, 3, 4)
NAMES = {2: "VER2", 3: "VER3", 4: "FLA4"}
MARK = b"EOF\0"
HEADERS = {
    2: b"\xff\xff\xff\xffFM92\x0b\0fastman92\0VER2",
    3: b"\xff\xff\xff\xffFM92\x0b\0fastman92\0VER3",
    4: b"\xff\xff\xff\xffFLA4",
}
NODE_SIZES = {2: 40, 3: 42, 4: 44}
NAVI_SIZES = {2: 22, 3: 22, 4: 24}


def low_bits(value: int) -> int:
    """The low 16 bits of a coordinate, as a signed number."""
    return (value + 0x8000 & 0xFFFF) - 0x8000


def to_bytes(
    area: Area,
    version: int = 4,
    *,
    unused: Callable[[int], int] = low_bits,
    padding: int = 0,
    mark: bytes = MARK,
    early: bool = False,
) -> bytes:
    """One file, with coordinates of 32 bits.

    `unused` gives the classic coordinate for an extended one, `padding` the value that aligns a record of FLA4, `mark` what
    stands behind the sections; `early` puts the intersections right behind the lengths, as one editor does.
    """
    parts = [HEADERS[version], area.header()]
    parts += [_node(node, version, unused, padding) for node in area.nodes]
    parts += [_navi_node(navi, version, unused, padding) for navi in area.navi_nodes]
    if area.links:
        parts += [link.pack_address() for link in area.links]
        parts += [struct.pack("<HH", *entry) for entry in area.reserved_links]
        parts += [struct.pack("<HH", link.navi_id, link.navi_area_id) for link in area.links]
        parts += [link.pack_length() for link in area.links]
        crossings = b"".join(link.pack_intersection() for link in area.links)
        lengths = bytes(area.reserved_link_lengths)
        parts += [crossings, lengths] if early else [lengths, crossings]
        parts += [bytes(area.reserved_intersections)]
    return area.finish(b"".join([*parts, mark]))


def _node(node: Node, version: int, unused: Callable[[int], int], padding: int) -> bytes:
    classic = replace(
        node,
        x=unused(node.x),
        y=unused(node.y),
        z=unused(node.z),
        flood_id=node.flood_id if version == 2 else node.flood_id & 255,
    )
    data = classic.pack() + struct.pack("<iii", node.x, node.y, node.z)
    if version > 2:
        data += struct.pack("<H", node.flood_id)
    return data + (struct.pack("<H", padding) if version == 4 else b"")


def _navi_node(navi: NaviNode, version: int, unused: Callable[[int], int], padding: int) -> bytes:
    data = replace(navi, x=unused(navi.x), y=unused(navi.y)).pack()
    if version == 4:
        data += struct.pack("<H", padding)
    return data + struct.pack("<ii", navi.x, navi.y)


def converted(data: bytes, version: int) -> bytes:
    """A complete classic file without trailing bytes, in another version."""
    nodes, _, _, navi_nodes, links = struct.unpack_from("<5I", data)
    at, parts = 20, [HEADERS[version], data[:20]]
    for _ in range(nodes):
        parts += [data[at : at + 28], struct.pack("<iii", *struct.unpack_from("<hhh", data, at + 8))]
        parts += [struct.pack("<H", data[at + 23])] if version > 2 else []
        parts += [bytes(2)] if version == 4 else []
        at += 28
    for _ in range(navi_nodes):
        parts += [data[at : at + 14], bytes(2) if version == 4 else b""]
        parts += [struct.pack("<ii", *struct.unpack_from("<hh", data, at))]
        at += 14
    if links:
        addresses = 4 * (links + RESERVED)
        parts += [data[at : at + addresses]]
        at += addresses
        parts += [struct.pack("<HH", word & 0x3FF, word >> 10) for word in struct.unpack_from(f"<{links}H", data, at)]
        parts += [data[at + 2 * links :]]
    return b"".join([*parts, MARK])


def files(areas: dict[int, Area], version: int = 4) -> dict[str, bytes]:
    """Files by name."""
    return {area.name: to_bytes(area, version) for area in areas.values()}


def wide_city(grid: int = 16) -> City:
    """A road and a footpath from end to end of a larger map, and a road in its north-eastern corner.

    The map has `grid` by `grid` areas; from 16 on, coordinates do not fit 16 bits. All rules accept it.
    """
    city = City(grid)
    end = 375 * grid - 30
    steps = 4 * grid
    stations = [-end + 2 * end * step / steps for step in range(steps + 1)]
    road, path = [city.vehicle(x, 10) for x in stations], [city.ped(x, 40) for x in stations]
    corner = [city.vehicle(end - 20 * step, end) for step in range(3)]
    for row, join in ((road, city.road), (path, city.path), (corner, city.road)):
        for a, b in pairwise(row):
            join(a, b)
    return city


def example() -> bytes:
    """The file that stands for the format where one is enough."""
    return to_bytes(smallest())
