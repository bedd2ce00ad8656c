"""Samples for the rules of the path nodes of GTA IV: each fault planted by one edit, each finding written by hand.

Most of them edit a street in area 27, given alone: nodes 0, 1 and 2 from west to east, 10 m apart, and node 3 without links.
Node i stands at 16 + 32 * i, the links from 144 on, 8 bytes each: 0>1, 1>0, 1>2, 2>1; the file has 176 bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import pack

from builders.gta_iv_paths import UNLINKED, Area, Link, city, golden
from builders.sampling import ERROR, INFO, WARNING, Expected, Kind, Sample

SAMPLES: list[Sample] = []

NAME = "nodes27.nod"
WATER, DIRT_ROAD, HIGHWAY, SLOW = 1 << 25, 1 << 12, 1 << 13, 1 << 14


def street() -> Area:
    """The street that is edited."""
    points = [(-3200, -3200, 0), (-3120, -3200, 0), (-3040, -3200, 0), (-3200, -3000, 0)]
    return city(points, [(0, 1), (1, 2)])[27]


def node(row: int, field: int = 0) -> int:
    """Where a node of the street stands, or one of its fields."""
    return 16 + 32 * row + field


def link(row: int, field: int = 0) -> int:
    """Where a link of the street stands, or one of its fields."""
    return 144 + 8 * row + field


def _found(code: str, severity: str, pointer: str, offset: int, length: int, path: str = NAME) -> Expected:
    return Expected(f"IV_{code}", severity, path, pointer, offset, length)


def _add(kind: Kind, code: str, about: str, files: dict[str, bytes], expected: list[Expected], folder: bool) -> None:
    code = f"IV_{code}"
    letter = "abcdefghij"[sum(each.code == code and each.kind == kind for each in SAMPLES)]
    SAMPLES.append(Sample(f"{code}-{kind}-{letter}", code, kind, about, folder, lambda: (files, expected)))


Content = bytes | Area | dict[int, Area]


def _files(content: Content) -> dict[str, bytes]:
    if isinstance(content, bytes):
        return {NAME: content}
    areas = {content.number: content} if isinstance(content, Area) else content
    return {area.name: area.to_bytes() for area in areas.values()}


def _fails(code: str, about: str, content: Content, *expected: Expected, folder: bool = False) -> None:
    _add("fail", code, about, _files(content), list(expected), folder)


def _passes(about: str, content: Content, *codes: str, folder: bool = False) -> None:
    for code in codes:
        _add("pass", code, about, _files(content), [], folder)


def _edited(edit: Callable[[Area], object]) -> Area:
    area = street()
    edit(area)
    return area


def _with(row: int, **fields: int) -> Area:
    """The street with other fields of a node."""
    area = street()
    for name, value in fields.items():
        setattr(area.nodes[row], name, value)
    return area


def _with_links(lengths: tuple[int, int] = (10, 10), lanes: tuple[int, int] = (9, 9)) -> Area:
    """The street with others of its links between node 0 and node 1."""
    area = street()
    for each, length, count in zip((area.nodes[0].links[0], area.nodes[1].links[0]), lengths, lanes, strict=True):
        each.length, each.lanes = length, count
    return area


STREET = street().to_bytes()

# --- files ---------------------------------------------------------------------------------------------------------

_fails("FILE_SHORT", "The last byte is missing.", STREET[:-1], _found("FILE_SHORT", ERROR, "/links", 144, 0))
_fails("FILE_SHORT", "Half a header.", STREET[:10], _found("FILE_SHORT", ERROR, "/num_intersection_nodes", 8, 2))
_fails(
    "FILE_SHORT",
    "More nodes than any file has room for.",
    pack("<4I", 0x10000000, 0x10000000, 0, 0),
    _found("FILE_SHORT", ERROR, "/num_nodes", 0, 4),
)
_fails("FILE_LONG", "A byte too many.", STREET + b"\1", _found("FILE_LONG", ERROR, "/trailing", 176, 1))
_fails("FILE_LONG", "Zeros that fill no block.", STREET + bytes(8), _found("FILE_LONG", ERROR, "/trailing", 176, 8))
_fails(
    "FILE_LONG",
    "Zeros that fill one block more than is needed.",
    STREET.ljust(4096, b"\0"),
    _found("FILE_LONG", ERROR, "/trailing", 176, 3920),
)
_fails(
    "FILE_PADDED",
    "The whole block.",
    STREET.ljust(2048, b"\0"),
    _found("FILE_PADDED", WARNING, "/trailing", 176, 1872),
)
_fails(
    "BYTE_ORDER",
    "The street of a console.",
    pack(">4I", 4, 3, 1, 4) + bytes(160),
    _found("BYTE_ORDER", ERROR, "/num_nodes", 0, 16),
)
_fails(
    "COUNT_SPLIT",
    "Four nodes with links and one without are five.",
    _edited(lambda area: setattr(area, "vehicle_nodes", 4))
    .to_bytes()
    .replace(pack("<3I", 4, 4, 0), pack("<3I", 4, 4, 1)),
    _found("COUNT_SPLIT", ERROR, "/num_intersection_nodes", 8, 4),
)
_fails(
    "NO_OWNER",
    "A link, and no node.",
    pack("<4I", 0, 0, 0, 1) + Link(28, 0).to_bytes(),
    _found("NO_OWNER", ERROR, "/num_links", 12, 4),
)
_passes(
    "A street.",
    STREET,
    "FILE_SHORT",
    "FILE_LONG",
    "FILE_PADDED",
    "BYTE_ORDER",
    "COUNT_SPLIT",
    "NO_OWNER",
    "FIRST_LINK_ORDER",
    "FIRST_LINK_RANGE",
    "FIRST_LINK_START",
    "NODE_AREA",
    "NODE_ID_DUPLICATE",
    "NODE_ID_POSITION",
    "NODE_PREV_PTR",
    "NODE_SEARCH_DISTANCE",
    "NODE_LINK_COUNT",
    "NODE_UNLINKED_BIT",
    "TAIL_LINKS",
    "LINK_AREA_RANGE",
    "LINK_TARGET",
    "LINK_TO_TAIL",
    "LINK_ONE_WAY",
    "LINK_SELF",
    "LINK_DUPLICATE",
    "LINK_LENGTH_PAIR",
    "LINK_NO_LANES",
    "LINK_LANES_BITS",
    "FLOOD_PAIR",
)
_passes("An empty square: the zeros are the same in both orders.", bytes(16), "BYTE_ORDER", "NO_OWNER")

_HALF = {number: area for number, area in golden().items() if number != 28}
for _code in ("SET_INCOMPLETE", "LINK_FILE_MISSING"):
    _fails(
        _code,
        "The file on the other side of the border is missing.",
        _HALF,
        _found("SET_INCOMPLETE", WARNING, "", 0, 0, ""),
        _found("LINK_FILE_MISSING", WARNING, "/links/0/area_id", 80, 2),
        folder=True,
    )
_passes("All 64 files.", golden(), "SET_INCOMPLETE", "LINK_FILE_MISSING", folder=True)

# --- the links of a node -------------------------------------------------------------------------------------------

_fails(
    "FIRST_LINK_ORDER",
    "The last node begins before the one in front of it, whose link it takes.",
    _with(3, first_link=2),
    _found("FIRST_LINK_ORDER", ERROR, "/nodes/3/first_link", node(3, 18), 2),
    _found("NODE_LINK_COUNT", WARNING, "/nodes/2/flags/num_own_links", node(2, 28), 4),
    _found("NODE_UNLINKED_BIT", WARNING, "/nodes/2/flags/unlinked", node(2, 28), 4),
    _found("NODE_LINK_COUNT", WARNING, "/nodes/3/flags/num_own_links", node(3, 28), 4),
    _found("NODE_UNLINKED_BIT", WARNING, "/nodes/3/flags/unlinked", node(3, 28), 4),
    _found("TAIL_LINKS", WARNING, "/nodes/3/first_link", node(3, 18), 2),
    _found("LINK_ONE_WAY", WARNING, "/links/2", link(2), 8),
    _found("LINK_ONE_WAY", WARNING, "/links/3", link(3), 8),
    _found("LINK_LENGTH", WARNING, "/links/3/length", link(3, 4), 1),
    _found("FLOOD_PAIR", WARNING, "/links/3", link(3), 8),
)
_fails(
    "FIRST_LINK_RANGE",
    "The last node begins behind the end.",
    _with(3, first_link=5),
    _found("FIRST_LINK_RANGE", ERROR, "/nodes/3/first_link", node(3, 18), 2),
)
_fails(
    "FIRST_LINK_START",
    "The first link belongs to nobody.",
    _with(0, first_link=1),
    _found("FIRST_LINK_START", WARNING, "/nodes/0/first_link", node(0, 18), 2),
    _found("NODE_LINK_COUNT", WARNING, "/nodes/0/flags/num_own_links", node(0, 28), 4),
    _found("NODE_UNLINKED_BIT", WARNING, "/nodes/0/flags/unlinked", node(0, 28), 4),
    _found("LINK_ONE_WAY", WARNING, "/links/1", link(1), 8),
)
_fails(
    "NODE_LINK_COUNT",
    "The first node counts two links.",
    _with(0, flags=15 | 2 << 16),
    _found("NODE_LINK_COUNT", WARNING, "/nodes/0/flags/num_own_links", node(0, 28), 4),
)


def _star(rays: int) -> Area:
    """A node and some around it, 10 m and more to the east."""
    points = [(-3200, -3200, 0), *((-3120, -3200 + 80 * ray, 0) for ray in range(rays))]
    return city(points, [(0, ray + 1) for ray in range(rays)])[27]


_fails(
    "NODE_TOO_MANY",
    "Sixteen links.",
    _star(16),
    _found("NODE_TOO_MANY", WARNING, "/nodes/0/flags/num_own_links", node(0, 28), 4),
)
_passes("Fifteen links.", _star(15), "NODE_TOO_MANY")
_fails(
    "NODE_UNLINKED_BIT",
    "Set in a node with links.",
    _with(0, flags=15 | 1 << 16 | UNLINKED),
    _found("NODE_UNLINKED_BIT", WARNING, "/nodes/0/flags/unlinked", node(0, 28), 4),
)
_fails(
    "NODE_UNLINKED_BIT",
    "Not set in a node without links.",
    _with(3, flags=0),
    _found("NODE_UNLINKED_BIT", WARNING, "/nodes/3/flags/unlinked", node(3, 28), 4),
)
for _code in ("TAIL_LINKS", "LINK_TO_TAIL"):
    _fails(
        _code,
        "The third node is not counted among those with links.",
        _edited(lambda area: setattr(area, "vehicle_nodes", 2)),
        _found("TAIL_LINKS", WARNING, "/nodes/2/first_link", node(2, 18), 2),
        _found("LINK_TO_TAIL", WARNING, "/links/2", link(2), 8),
    )

# --- nodes ---------------------------------------------------------------------------------------------------------

_fails(
    "NODE_AREA",
    "The last node names area 26.",
    _with(3, area=26),
    _found("NODE_AREA", ERROR, "/nodes/3/area_id", node(3, 8), 2),
)
_fails(
    "NODE_ID_DUPLICATE",
    "The last node has the number of the one before.",
    _with(3, node=2),
    _found("NODE_ID_DUPLICATE", ERROR, "/nodes/3/node_id", node(3, 10), 2),
    _found("NODE_ID_POSITION", WARNING, "/nodes/3/node_id", node(3, 10), 2),
)
_fails(
    "NODE_ID_POSITION",
    "The last node has a number that no place has.",
    _with(3, node=9),
    _found("NODE_ID_POSITION", WARNING, "/nodes/3/node_id", node(3, 10), 2),
)
_fails(
    "NODE_OUTSIDE",
    "A quarter of a metre east of the square.",
    _with(3, x=2),
    _found("NODE_OUTSIDE", WARNING, "/nodes/3/x", node(3, 20), 2),
)
_fails(
    "NODE_OUTSIDE",
    "A quarter of a metre south of the square.",
    _with(3, y=-6002),
    _found("NODE_OUTSIDE", WARNING, "/nodes/3/x", node(3, 20), 2),
)
_passes("An eighth of a metre east of the square.", _with(3, x=1), "NODE_OUTSIDE")
_passes("An eighth of a metre west of the square.", _with(3, x=-6001), "NODE_OUTSIDE")
_passes(
    "South-west of the map, in the first square; north-east of it, in the last.",
    {number: area for number, area in city([(-26000, -26000, 0), (26000, 26000, 0)], []).items() if number in (0, 63)},
    "NODE_OUTSIDE",
)
_fails(
    "NODE_PREV_PTR",
    "An address in the first node.",
    _with(0, prev_ptr=0x0012F8A0),
    _found("NODE_PREV_PTR", INFO, "/nodes/0/prev_ptr", node(0, 4), 4),
)
_fails(
    "NODE_NEXT_PTR",
    "An address in the node without links.",
    _with(3, next_ptr=0x0012F8A0),
    _found("NODE_NEXT_PTR", INFO, "/nodes/3/next_ptr", node(3, 0), 4),
)
_passes("An address in a node with links.", _with(0, next_ptr=0x0012F8A0), "NODE_NEXT_PTR")
_fails(
    "NODE_SEARCH_DISTANCE",
    "One more than that.",
    _with(0, distance=0x7FFF),
    _found("NODE_SEARCH_DISTANCE", WARNING, "/nodes/0/search_distance", node(0, 16), 2),
)
_fails(
    "NODE_SAME_PLACE",
    "The street turns back to where it began.",
    _edited(lambda area: setattr(area.nodes[2], "x", -3200)),
    _found("NODE_SAME_PLACE", INFO, "/nodes/2/x", node(2, 20), 2),
)
_passes("A node without links where one with links lies.", _with(3, y=-3200), "NODE_SAME_PLACE")
_fails(
    "SPEED_FLAGS",
    "Highway and dirt road.",
    _with(0, flags=15 | 1 << 16 | DIRT_ROAD | HIGHWAY),
    _found("SPEED_FLAGS", INFO, "/nodes/0/flags", node(0, 28), 4),
)
_passes("Slow traffic.", _with(0, flags=15 | 1 << 16 | SLOW), "SPEED_FLAGS")

# --- links ---------------------------------------------------------------------------------------------------------


def _aimed(area: int, node: int) -> Area:
    """The street with another target of its first link."""
    found = street()
    found.nodes[0].links = [Link(area, node, 10)]
    return found


_fails(
    "LINK_AREA_RANGE",
    "To the first area that is not on the map.",
    _aimed(64, 1),
    _found("LINK_AREA_RANGE", ERROR, "/links/0/area_id", link(0), 2),
    _found("LINK_TARGET", ERROR, "/links/0/node_id", link(0, 2), 2),
    _found("LINK_ONE_WAY", WARNING, "/links/1", link(1), 8),
)
_fails(
    "LINK_TARGET",
    "To the first node that is not there.",
    _aimed(27, 4),
    _found("LINK_TARGET", ERROR, "/links/0/node_id", link(0, 2), 2),
    _found("LINK_ONE_WAY", WARNING, "/links/1", link(1), 8),
)


def _one_way() -> Area:
    area = street()
    area.nodes[2].links, area.nodes[2].flags, area.vehicle_nodes = [], UNLINKED, 3
    return area


_fails("LINK_ONE_WAY", "The last link is gone.", _one_way(), _found("LINK_ONE_WAY", WARNING, "/links/2", link(2), 8))


def _doubled(target: int, length: int) -> Area:
    area = street()
    area.nodes[0].links.append(Link(27, target, length))
    area.nodes[0].flags = 15 | 2 << 16
    return area


_fails("LINK_SELF", "From node 0 to itself.", _doubled(0, 1), _found("LINK_SELF", WARNING, "/links/1", link(1), 8))
_fails("LINK_DUPLICATE", "Once more.", _doubled(1, 10), _found("LINK_DUPLICATE", WARNING, "/links/1", link(1), 8))
_fails(
    "LINK_LENGTH",
    "Two metres too long in both directions.",
    _with_links(lengths=(12, 12)),
    _found("LINK_LENGTH", WARNING, "/links/0/length", link(0, 4), 1),
    _found("LINK_LENGTH", WARNING, "/links/1/length", link(1, 4), 1),
)
_passes("One metre too long.", _with_links(lengths=(11, 11)), "LINK_LENGTH")
_passes(
    "A way of 300 m is stored as 255 m long.",
    city([(-3200, -3200, 0), (-800, -3200, 0)], [(0, 1)])[27],
    "LINK_LENGTH",
)


def _near(length: int) -> Area:
    """A street of half a metre; its links are at 80 and 88."""
    area = city([(-3200, -3200, 0), (-3196, -3200, 0)], [(0, 1)])[27]
    for node in area.nodes:
        node.links[0].length = length
    return area


_fails(
    "LINK_LENGTH_ZERO",
    "Half a metre without its fraction.",
    _near(0),
    _found("LINK_LENGTH_ZERO", WARNING, "/links/0/length", 84, 1),
    _found("LINK_LENGTH_ZERO", WARNING, "/links/1/length", 92, 1),
)
_passes("Half a metre is 1.", _near(1), "LINK_LENGTH_ZERO")
_fails(
    "LINK_LENGTH_PAIR",
    "One metre longer on the way there.",
    _with_links(lengths=(11, 10)),
    _found("LINK_LENGTH_PAIR", INFO, "/links/0/length", link(0, 4), 1),
    _found("LINK_LENGTH_PAIR", INFO, "/links/1/length", link(1, 4), 1),
)
_fails(
    "LINK_LANES_PAIR",
    "Two lanes and one, seen from both ends alike.",
    _with_links(lanes=(0b001_010, 0b001_010)),
    _found("LINK_LANES_PAIR", WARNING, "/links/0/lanes", link(0, 5), 1),
    _found("LINK_LANES_PAIR", WARNING, "/links/1/lanes", link(1, 5), 1),
)
_passes("Two lanes and one, exchanged on the way back.", _with_links(lanes=(0b001_010, 0b010_001)), "LINK_LANES_PAIR")
_fails(
    "LINK_NO_LANES",
    "No lanes.",
    _with_links(lanes=(0, 0)),
    _found("LINK_NO_LANES", INFO, "/links/0/lanes", link(0, 5), 1),
    _found("LINK_NO_LANES", INFO, "/links/1/lanes", link(1, 5), 1),
)
_passes("A one-way street.", _with_links(lanes=(0b001_000, 0b000_001)), "LINK_NO_LANES")
_fails(
    "LINK_LANES_BITS",
    "The highest bit.",
    _with_links(lanes=(0x89, 9)),
    _found("LINK_LANES_BITS", INFO, "/links/0/lanes/unused", link(0, 5), 1),
)
_fails(
    "LINK_WATER",
    "The last node lies in the water.",
    _with(2, flags=15 | 1 << 16 | WATER),
    _found("LINK_WATER", WARNING, "/links/2", link(2), 8),
    _found("LINK_WATER", WARNING, "/links/3", link(3), 8),
)
_passes(
    "A water way.",
    _edited(lambda area: [setattr(each, "flags", each.flags | WATER) for each in area.nodes[:3]]),
    "LINK_WATER",
)


def _pair(*areas: int, east: int, north: int) -> dict[int, Area]:
    """The files of two areas with a road between the middle of the map and another place, in eighths of a metre."""
    return {number: area for number, area in city([(-8, -8, 0), (east, north, 0)], [(0, 1)]).items() if number in areas}


_fails(
    "LINK_FAR_AREA",
    "From the fourth column of squares to the sixth.",
    _pair(27, 29, east=6008, north=-8),
    _found("LINK_FAR_AREA", WARNING, "/links/0/area_id", 48, 2),
    _found("LINK_FAR_AREA", WARNING, "/links/0/area_id", 48, 2, "nodes29.nod"),
)
_fails(
    "LINK_FAR_AREA",
    "From the fourth row of squares to the sixth.",
    _pair(27, 43, east=-8, north=6008),
    _found("LINK_FAR_AREA", WARNING, "/links/0/area_id", 48, 2),
    _found("LINK_FAR_AREA", WARNING, "/links/0/area_id", 48, 2, "nodes43.nod"),
)
_passes("Across a corner.", _pair(27, 36, east=8, north=8), "LINK_FAR_AREA")

# --- parts of the network ------------------------------------------------------------------------------------------

_fails(
    "FLOOD_PAIR",
    "The last node is of another group.",
    _with(2, flood=2),
    _found("FLOOD_PAIR", WARNING, "/links/2", link(2), 8),
    _found("FLOOD_PAIR", WARNING, "/links/3", link(3), 8),
)


def _two_streets() -> dict[int, Area]:
    points = [(-3200, -3200, 0), (-3120, -3200, 0), (-1600, -3200, 0), (-1520, -3200, 0)]
    return city(points, [(0, 1), (2, 3)])


def _alike() -> dict[int, Area]:
    areas = _two_streets()
    for node in areas[27].nodes:
        node.flood = 7
    return areas


_fails(
    "FLOOD_SHARED",
    "Two streets of one group.",
    _alike(),
    _found("FLOOD_SHARED", INFO, "/nodes/2/flood_group", node(2, 27), 1),
    folder=True,
)
_passes("Two streets of two groups.", _two_streets(), "FLOOD_SHARED", folder=True)
