"""Samples for the rules of the San Andreas path files: each fault planted by one edit, each finding written by hand.

A failing sample breaks its rule by the smallest edit of valid files, and `expected` lists every finding that it must
give under the default profile, those of other rules included where the edit cannot avoid them. A passing sample asks
the rule and holds; where a rule has a boundary, one passing sample stands exactly on it.

Conventions: a rule about one field points at the field (a bit field at its bits, with the place of the whole integer);
a rule about a record points at the record; a rule about the file points at "" or at the count or block that it is
about; a rule about a set has the path "". Nothing here comes from navspec: offsets are formulas of the layout.
"""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from builders.gta_sa_paths import (
    EMPTY_FILE,
    Area,
    City,
    Link,
    Node,
    border_city,
    padded,
    promenade,
    smallest,
    smallest_city,
    stored,
    valid_city,
)
from builders.samples_fla import EXTENDED
from builders.sampling import ERROR, INFO, PREFIX, WARNING, Expected, Result, Samples

if TYPE_CHECKING:
    from collections.abc import Iterable


CLASSIC = Samples()
"""Those of the game's own format."""

_fails, _passes = CLASSIC.fails, CLASSIC.passes


class Layout(NamedTuple):
    """Where the records of a complete file stand, from its counts."""

    nodes: int
    navis: int
    links: int

    def node(self, index: int) -> int:
        return 20 + 28 * index

    def navi(self, index: int) -> int:
        return 20 + 28 * self.nodes + 14 * index

    def link(self, index: int) -> int:
        return 20 + 28 * self.nodes + 14 * self.navis + 4 * index

    def reserved_link(self, index: int) -> int:
        return self.link(self.links) + 4 * index

    def navi_link(self, index: int) -> int:
        return self.link(self.links) + 768 + 2 * index

    def length(self, index: int) -> int:
        return self.link(self.links) + 768 + 2 * self.links + index

    def intersection(self, index: int) -> int:
        return self.length(self.links) + 192 + index


# `smallest()`: nodes at 20, navi nodes at 244, links at 300, their reserve at 348, navi links at 1116, lengths at
# 1140, their reserve at 1152, intersections at 1344, their reserve at 1356, end at 1548. Links: 0: 0>1, 1: 1>0,
# 2: 1>2, 3: 1>4, 4: 2>1, 5: 2>3, 6: 3>2, 7: 4>1, 8: 5>6, 9: 6>5, 10: 6>7, 11: 7>6; nodes 5, 6, 7 are peds.
SMALL = Layout(8, 4, 12)
# The same with one more link, which is number 12 where it belongs to the last node.
SMALL_PLUS = Layout(8, 4, 13)
# The two files of `border_city()`.
WEST = Layout(3, 1, 4)
EAST = Layout(3, 2, 4)
# `promenade()`: lengths end at 5940, intersections at 6132, end at 6566.
LONG = Layout(123, 1, 242)


def _found(code: str, severity: str, pointer: str, offset: int, length: int, path: str = "NODES0.DAT") -> Expected:
    return Expected(PREFIX + code, severity, path, pointer, offset, length)


def _one(area: Area, *expected: Expected) -> Result:
    return {area.name: area.to_bytes()}, list(expected)


def _raw(data: bytes, *expected: Expected) -> Result:
    return {"NODES0.DAT": data}, list(expected)


def _both(areas: Iterable[Area], *expected: Expected) -> Result:
    return {area.name: area.to_bytes() for area in areas}, list(expected)


def _whole(areas: dict[int, Area], *expected: Expected) -> Result:
    """All 64 files, for rules about the whole map."""
    return _both(areas.values(), *expected)


def _border() -> tuple[Area, Area]:
    areas = border_city().areas()
    return areas[0], areas[1]


def _two_peds(x: float, y: float, area: int) -> Area:
    """Two ped nodes 20 units apart, south and north."""
    city = City()
    city.path(city.ped(x, y), city.ped(x, y + 20))
    return city.areas()[area]


def _two_cars(
    ax: float = -2900.0, ay: float = -2900.0, bx: float = -2880.0, by: float = -2900.0, **values: int
) -> City:
    """One road in area 0."""
    city = City()
    city.road(city.vehicle(ax, ay, **values), city.vehicle(bx, by, **values))
    return city


# --- valid files, shared as passing samples ------------------------------------------------------------------------


@_passes(
    "COUNT_SUM",
    "FILE_TRUNCATED",
    "FILE_NO_TAIL",
    "FILE_WIKI_SIZE",
    "INTERSECTIONS_SHIFTED",
    "FILE_TRAILING",
    "FILE_PADDED",
    "RESERVE_LINKS",
    "RESERVE_LENGTHS",
    "RESERVE_INTERSECTIONS",
    "LIMIT_NAVI",
    "LIMIT_LINKS",
    "LIMIT_NODES",
    "NODE_AREA_ID",
    "NODE_ID",
    "NODE_SEARCH_DISTANCE",
    "NODE_PREV_PTR",
    "NODE_LINK_RANGE",
    "NODE_LINK_SEQUENCE",
    "NODE_NO_LINKS",
    "NODE_LINKS_OVER_11",
    "NODE_OUTSIDE_AREA",
    "NODE_FLAG_RESERVED",
    "NODE_PED_VEHICLE_FLAGS",
    "NODE_PED_WIDTH_ZERO",
    "NODE_SPEED_ZERO",
    "NODE_SPEED_THREE",
    "NODE_SPECIAL_RANGE",
    "NODE_BIT8",
    "LINK_SELF",
    "LINK_DUPLICATE",
    "LENGTH_ZERO",
    "INTERSECTION_ASYMMETRIC",
    "INTERSECTION_VEHICLE",
    "INTERSECTION_LIGHT_ONLY",
    "INTERSECTION_RESERVED",
    "NAVI_LINK_PED",
    "NAVI_DIR_LENGTH",
    "NAVI_DIR_CHORD",
    "NAVI_DIR_REVERSED",
    "NAVI_FAR",
    "NAVI_FILE",
    "NAVI_WIDTH",
    "NAVI_WIDTH_SIGN",
    "NAVI_NO_LANES",
    "NAVI_LANES_OVER_2",
    "NAVI_LIGHT_STATE",
    "NAVI_LIGHT_END_ALONE",
    "NAVI_LIGHT_END",
    "NAVI_LIGHT_AXIS",
    "NAVI_RESERVED",
)
def _smallest() -> Result:
    """The smallest valid file."""
    return _one(smallest())


@_passes(
    "FLOOD_LINK",
    "LINK_TARGET",
    "LINK_TYPE",
    "LINK_ASYMMETRIC",
    "LINK_AREA_DISTANCE",
    "LINK_WATER",
    "LENGTH_VALUE",
    "LENGTH_ASYMMETRIC",
    "LENGTH_OVERFLOW",
    "NAVI_LINK_TARGET",
    "NAVI_LINK_PAIR",
    "NAVI_USE",
    "NAVI_TARGET",
    "NAVI_TARGET_END",
    "NAVI_TARGET_LOWER",
)
def _border_pair() -> Result:
    """Two valid files with a road and a footpath between them."""
    return _both(_border())


# --- file and header -----------------------------------------------------------------------------------------------


@_fails("COUNT_SUM")
def _count_sum() -> Result:
    """8 nodes, but 5 vehicle and 4 ped nodes."""
    area = smallest()
    area.counts["num_ped_nodes"] = 4
    return _one(area, _found("COUNT_SUM", ERROR, "/num_nodes", 0, 4))


@_fails("FILE_TRUNCATED")
def _truncated_lengths() -> Result:
    """The last link length is missing."""
    return _raw(smallest().no_tail()[:-1], _found("FILE_TRUNCATED", ERROR, "", 1152 - 1, 0))


@_fails("FILE_TRUNCATED")
def _truncated_header() -> Result:
    """The last byte of the header is missing."""
    return _raw(smallest().to_bytes()[:19], _found("FILE_TRUNCATED", ERROR, "", 19, 0))


@_fails("FILE_TRUNCATED")
def _truncated_nodes() -> Result:
    """Two nodes without links, and the last byte of the second is missing."""
    area = Area(0, ped_nodes=[Node(-23200, -23200, 80, 0, number, path_width=16) for number in range(2)])
    return _raw(area.to_bytes()[:-1], _found("FILE_TRUNCATED", ERROR, "", 20 + 2 * 28 - 1, 0))


@_passes("FILE_TRUNCATED")
def _just_not_truncated() -> Result:
    """The file ends exactly behind the link lengths: short, but not truncated."""
    return _raw(smallest().no_tail(), _found("FILE_NO_TAIL", WARNING, "", 1152, 0))


@_fails("FILE_NO_TAIL")
def _no_tail() -> Result:
    """The file ends behind the link lengths."""
    return _raw(smallest().no_tail(), _found("FILE_NO_TAIL", WARNING, "", 1152, 0))


@_fails("FILE_NO_TAIL")
def _no_tail_padded() -> Result:
    """The file ends behind the link lengths, padded to a size that still is too small for the tail."""
    return _raw(
        padded(smallest().no_tail(), 1200),
        _found("FILE_NO_TAIL", WARNING, "", 1152, 0),
        _found("FILE_PADDED", INFO, "/trailing", 1152, 1200 - 1152),
    )


@_fails("FILE_WIKI_SIZE")
def _wiki_size() -> Result:
    """The reserve between link lengths and intersections is missing."""
    return _raw(smallest().wiki_sized(), _found("FILE_WIKI_SIZE", WARNING, "", 1152, 0))


@_fails("INTERSECTIONS_SHIFTED")
def _shifted() -> Result:
    """Intersections directly behind the lengths, hidden by padding to a multiple of 2,048 bytes."""
    return _raw(
        padded(promenade().wiki_sized()),
        _found("INTERSECTIONS_SHIFTED", WARNING, "/intersections", LONG.length(242), 242),
        _found("FILE_PADDED", INFO, "/trailing", 5940 + 242 + 192, 8192 - (5940 + 242 + 192)),
    )


@_passes("INTERSECTIONS_SHIFTED")
def _not_shifted() -> Result:
    """The same footpath with its intersections where they belong, padded alike."""
    return _raw(padded(promenade().to_bytes()), _found("FILE_PADDED", INFO, "/trailing", 6566, 8192 - 6566))


@_fails("FILE_TRAILING")
def _trailing() -> Result:
    """Three bytes of text behind the layout."""
    area = smallest()
    area.trailing = b"end"
    return _one(area, _found("FILE_TRAILING", WARNING, "/trailing", 1548, 3))


@_fails("FILE_TRAILING")
def _trailing_empty() -> Result:
    """An empty area with all of a link reserve but its last entry, and a byte in place of that."""
    return _raw(EMPTY_FILE + b"\xff\xff\0\0" * 191 + b"\1", _found("FILE_TRAILING", WARNING, "/trailing", 20, 765))


@_fails("FILE_TRAILING")
def _reserve_of_empty() -> Result:
    """An empty area that still has a link reserve, as some path compilers write it."""
    return _raw(EMPTY_FILE + b"\xff\xff\0\0" * 192, _found("FILE_TRAILING", INFO, "/trailing", 20, 768))


@_fails("FILE_TRAILING")
def _reserve_of_empty_padded() -> Result:
    """The same as a tool extracts it: zeros fill the sector."""
    data = padded(EMPTY_FILE + b"\xff\xff\0\0" * 192)
    return _raw(data, _found("FILE_TRAILING", INFO, "/trailing", 20, 2028))


@_fails("FILE_PADDED")
def _padded() -> Result:
    """Zeros up to 2,048 bytes, as in an archive."""
    return _raw(padded(smallest().to_bytes()), _found("FILE_PADDED", INFO, "/trailing", 1548, 2048 - 1548))


@_passes("FILE_PADDED", folder=True)
def _padded_set() -> Result:
    """All files of a set as tools extract them from an archive: zeros fill the last sector of each."""
    return {name: padded(data) for name, data in valid_city().files().items()}, []


@_fails("FILE_PADDED", folder=True)
def _padded_one_of_set() -> Result:
    """One file of a set is filled up to the end of its sector, the others are not."""
    files = valid_city().files()
    name = next(name for name, data in files.items() if len(data) > len(EMPTY_FILE))
    size = len(files[name])
    files[name] = padded(files[name])
    return files, [_found("FILE_PADDED", INFO, "/trailing", size, len(files[name]) - size, name)]


@_passes("FILE_TRAILING")
def _padded_empty() -> Result:
    """An empty area, padded; padding is asked about only where there are links."""
    return _raw(padded(EMPTY_FILE))


@_fails("SET_INCOMPLETE", folder=True)
def _set_incomplete() -> Result:
    """A folder without the file of the empty area 63."""
    files = valid_city().files()
    del files["NODES63.DAT"]
    return files, [_found("SET_INCOMPLETE", WARNING, "", 0, 0, path="")]


@_passes(
    "SET_INCOMPLETE",
    "NODE_DEAD_END",
    "FLOOD_LINK",
    "FLOOD_SHARED",
    "FLOOD_ORDER",
    "LIMIT_FLOOD",
    "NAVI_ORDER",
    folder=True,
)
def _set_complete() -> Result:
    """A folder with a whole valid city."""
    return valid_city().files(), []


@_fails("RESERVE_LINKS")
def _reserve_links_zero() -> Result:
    """The whole link reserve is zeros, so that no slot is free."""
    area = smallest()
    area.reserved_links = [(0, 0)] * 192
    return _one(area, _found("RESERVE_LINKS", ERROR, "/reserved_links/0", 348, 4))


@_fails("RESERVE_LINKS")
def _reserve_links_slot() -> Result:
    """The second of the 16 slots looks occupied."""
    area = smallest()
    area.reserved_links[12] = (0, 0)
    return _one(area, _found("RESERVE_LINKS", ERROR, "/reserved_links/12", 348 + 4 * 12, 4))


@_fails("RESERVE_LINKS")
def _reserve_links_inside() -> Result:
    """Inside a free slot an entry names an area: odd, but never looked at."""
    area = smallest()
    area.reserved_links[13] = (7, 0)
    return _one(area, _found("RESERVE_LINKS", INFO, "/reserved_links/13", 348 + 4 * 13, 4))


@_fails("RESERVE_LINKS")
def _reserve_links_node() -> Result:
    """The first entry of the last slot is free, but its node id is not 0."""
    area = smallest()
    area.reserved_links[180] = (0xFFFF, 0xFFFF)
    return _one(area, _found("RESERVE_LINKS", INFO, "/reserved_links/180", 348 + 4 * 180, 4))


@_fails("RESERVE_LENGTHS")
def _reserve_lengths() -> Result:
    """One length in the reserve."""
    area = smallest()
    area.reserved_link_lengths[100] = 5
    return _one(area, _found("RESERVE_LENGTHS", INFO, "/reserved_link_lengths", 1152, 192))


@_fails("RESERVE_INTERSECTIONS")
def _reserve_intersections() -> Result:
    """The last byte of the file is 1."""
    area = smallest()
    area.reserved_intersections[191] = 1
    return _one(area, _found("RESERVE_INTERSECTIONS", INFO, "/reserved_intersections", 1356, 192))


def _navi_ring(x: float, y: float, area: int, count: int) -> Area:
    """A ring road around a place, with as many navi nodes as nodes."""
    city = City()
    angles = [2 * math.pi * step / count for step in range(count)]
    ring = [city.vehicle(x + 300 * math.cos(angle), y + 300 * math.sin(angle)) for angle in angles]
    for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
        city.road(start, end)
    return city.areas()[area]


@_fails("LIMIT_NAVI")
def _limit_navi_63() -> Result:
    """1,024 navi nodes in area 63, where the last address means none."""
    return _one(_navi_ring(2625, 2625, 63, 1024), _found("LIMIT_NAVI", ERROR, "/num_navi_nodes", 12, 4, "NODES63.DAT"))


@_fails("LIMIT_NAVI")
def _limit_navi() -> Result:
    """1,025 navi nodes; no navi link can name the last one, so that it serves no edge."""
    area = _navi_ring(-2625, -2625, 0, 1024)
    area.navi_nodes.append(area.navi_nodes[0])
    return _one(
        area,
        _found("LIMIT_NAVI", ERROR, "/num_navi_nodes", 12, 4),
        _found("NAVI_USE", WARNING, "/navi_nodes/1024", 20 + 28 * 1024 + 14 * 1024, 14),
    )


@_passes("LIMIT_NAVI")
def _limit_navi_reached() -> Result:
    """Exactly 1,024 navi nodes."""
    return _one(_navi_ring(-2625, -2625, 0, 1024))


@_passes("LIMIT_NAVI")
def _limit_navi_63_reached() -> Result:
    """Exactly 1,023 navi nodes in area 63."""
    return _one(_navi_ring(2625, 2625, 63, 1023))


def _crowd(nodes: int, extra: int) -> Area:
    """A ring of ped nodes with 8 links each, and single links into area 1 from the last nodes."""
    city = City()
    angles = [2 * math.pi * step / nodes for step in range(nodes)]
    ring = [city.ped(-2625 + 300 * math.cos(angle), -2625 + 300 * math.sin(angle)) for angle in angles]
    for number, node in enumerate(ring):
        for step in range(1, 5):
            city.path(node, ring[(number + step) % nodes])
    area = city.areas()[0]
    for number in range(extra):
        area.insert_link(nodes - 1 - number, Link(1, number))
    return area


@_fails("LIMIT_LINKS")
def _limit_links() -> Result:
    """32,768 links, one more than a first link can name."""
    return _one(_crowd(4096, 0), _found("LIMIT_LINKS", ERROR, "/num_links", 16, 4))


@_fails("LIMIT_LINKS")
def _limit_links_no_room() -> Result:
    """32,588 links, one more than leaves room for the reserve."""
    return _one(_crowd(4073, 4), _found("LIMIT_LINKS", WARNING, "/num_links", 16, 4))


@_fails("LIMIT_LINKS")
def _limit_links_last_warning() -> Result:
    """32,767 links, all of which can be named."""
    return _one(_crowd(4095, 7), _found("LIMIT_LINKS", WARNING, "/num_links", 16, 4))


@_passes("LIMIT_LINKS")
def _limit_links_reached() -> Result:
    """Exactly 32,587 links."""
    return _one(_crowd(4073, 3))


@_fails("LIMIT_NODES")
def _limit_nodes() -> Result:
    """65,536 nodes; so many links would break other limits, so the nodes have none."""
    nodes = [Node(-20000, -20000, 80, 0, number, path_width=16) for number in range(65_536)]
    lonely = [
        _found("NODE_NO_LINKS", WARNING, f"/nodes/{number}/flags/link_count", 20 + 28 * number + 24, 4)
        for number in range(65_536)
    ]
    return _one(Area(0, ped_nodes=nodes), _found("LIMIT_NODES", ERROR, "/num_nodes", 0, 4), *lonely)


# --- nodes ---------------------------------------------------------------------------------------------------------


@_fails("NODE_AREA_ID")
def _node_area_id() -> Result:
    """Node 3 says that it is in area 1."""
    area = smallest()
    area.nodes[3].area_id = 1
    return _one(area, _found("NODE_AREA_ID", ERROR, "/nodes/3/area_id", SMALL.node(3) + 18, 2))


@_fails("NODE_ID")
def _node_id() -> Result:
    """Node 3 says that it is node 4."""
    area = smallest()
    area.nodes[3].node_id = 4
    return _one(area, _found("NODE_ID", ERROR, "/nodes/3/node_id", SMALL.node(3) + 20, 2))


@_fails("NODE_SEARCH_DISTANCE")
def _node_search_distance() -> Result:
    """The search distance of node 3 is 0."""
    area = smallest()
    area.nodes[3].search_distance = 0
    return _one(area, _found("NODE_SEARCH_DISTANCE", ERROR, "/nodes/3/search_distance", SMALL.node(3) + 14, 2))


@_fails("NODE_PREV_PTR")
def _node_prev_ptr() -> Result:
    """A left-over pointer in node 6."""
    area = smallest()
    area.nodes[6].prev_ptr = 0x0B5A1C40
    return _one(area, _found("NODE_PREV_PTR", INFO, "/nodes/6/prev_ptr", SMALL.node(6) + 4, 4))


def _last_base(base: int) -> Result:
    """The western border file with another base for its last node, whose one link leads to a file that is absent."""
    area = _border()[0]
    area.nodes[2].base_link = base
    return _one(
        area,
        _found("NODE_LINK_RANGE", ERROR, "/nodes/2", WEST.node(2), 28),
        _found("NODE_LINK_SEQUENCE", WARNING, "/nodes/2", WEST.node(2), 28),
    )


@_fails("NODE_LINK_RANGE")
def _node_link_range() -> Result:
    """The link of the last node would be number 4 of 4; a range off the end is out of sequence as well."""
    return _last_base(4)


@_fails("NODE_LINK_RANGE")
def _node_link_range_negative() -> Result:
    """The last node's first link is -1; that is out of sequence as well."""
    return _last_base(-1)


@_fails("NODE_LINK_SEQUENCE")
def _node_link_sequence() -> Result:
    """Nodes 3 and 4 own each other's place in the links, and the links stand accordingly."""
    area = smallest()
    area.nodes[3].base_link, area.nodes[4].base_link = 7, 6
    area.links[6], area.links[7] = area.links[7], area.links[6]
    return _one(area, _found("NODE_LINK_SEQUENCE", WARNING, "/nodes/3", SMALL.node(3), 28))


@_fails("NODE_LINK_SEQUENCE")
def _node_link_sequence_total() -> Result:
    """One more link than the nodes own."""
    area = smallest()
    area.links.append(Link(0, 0))
    return _one(area, _found("NODE_LINK_SEQUENCE", WARNING, "/num_links", 16, 4))


@_fails("NODE_NO_LINKS")
def _node_no_links() -> Result:
    """One more ped node, joined to nothing."""
    area = smallest()
    area.ped_nodes.append(Node(-23000, -23000, 80, 0, 8, base_link=12, path_width=16, flood_id=2))
    return _one(area, _found("NODE_NO_LINKS", WARNING, "/nodes/8/flags/link_count", 20 + 28 * 8 + 24, 4))


def _star(arms: int) -> Area:
    city = City()
    hub = city.ped(-2600, -2600)
    for arm in range(arms):
        city.path(hub, city.ped(-2600 + 10 * (arm + 1), -2590))
    return city.areas()[0]


@_fails("NODE_LINKS_OVER_11")
def _node_links_over_11() -> Result:
    """A node with 12 links."""
    return _one(_star(12), _found("NODE_LINKS_OVER_11", WARNING, "/nodes/0/flags/link_count", 20 + 24, 4))


@_passes("NODE_LINKS_OVER_11")
def _node_links_11() -> Result:
    """A node with exactly 11 links."""
    return _one(_star(11))


@_fails("NODE_OUTSIDE_AREA")
def _node_outside_east() -> Result:
    """A node of area 0 an eighth of a unit east of the border, where truncation cannot have put it."""
    area = _two_peds(-2255, -2900, 0)
    area.nodes[1].x = stored(-2249.875)
    return _one(area, _found("NODE_OUTSIDE_AREA", WARNING, "/nodes/1", 20 + 28, 28))


@_fails("NODE_OUTSIDE_AREA")
def _node_outside_west() -> Result:
    """A node of area 37 a quarter of a unit west of the border."""
    area = _two_peds(755, 400, 37)
    area.nodes[1].x = stored(749.75)
    return _one(area, _found("NODE_OUTSIDE_AREA", WARNING, "/nodes/1", 20 + 28, 28, "NODES37.DAT"))


@_passes("NODE_OUTSIDE_AREA")
def _node_on_border() -> Result:
    """A node of area 0 stored on the border: truncation moved it there."""
    area = _two_peds(-2255, -2900, 0)
    area.nodes[1].x = stored(-2250.0)
    return _one(area)


@_passes("NODE_OUTSIDE_AREA")
def _node_rounded_over_border() -> Result:
    """A node of area 37 stored an eighth of a unit west of the border: single precision rounds up."""
    area = _two_peds(755, 400, 37)
    area.nodes[1].x = stored(749.875)
    return _one(area)


@_passes("NODE_OUTSIDE_AREA")
def _node_off_the_map() -> Result:
    """Nodes of area 0 beyond the western edge of the map, to which the outermost squares are open."""
    return _one(_two_peds(-3100, -2900, 0))


def _with_node(index: int, *expected: Expected, **values: int) -> Result:
    """The smallest file with other values in one node."""
    area = smallest()
    for name, value in values.items():
        setattr(area.nodes[index], name, value)
    return _one(area, *expected)


def _flag(code: str, severity: str, index: int, name: str) -> Expected:
    """A finding about a bit field of a node of the smallest file."""
    return _found(code, severity, f"/nodes/{index}/flags/{name}", SMALL.node(index) + 24, 4)


@_fails("NODE_FLAG_RESERVED")
def _node_already_found() -> Result:
    """Bit 9 of node 0."""
    return _with_node(0, _flag("NODE_FLAG_RESERVED", INFO, 0, "already_found"), already_found=1)


@_fails("NODE_FLAG_RESERVED")
def _node_interior() -> Result:
    """Bit 11 of node 5."""
    return _with_node(5, _flag("NODE_FLAG_RESERVED", INFO, 5, "interior_node"), interior_node=1)


@_fails("NODE_FLAG_RESERVED")
def _node_dummy() -> Result:
    """Bit 15 of node 1."""
    return _with_node(1, _flag("NODE_FLAG_RESERVED", INFO, 1, "dummy"), dummy=2)


@_fails("NODE_FLAG_RESERVED")
def _node_padding() -> Result:
    """Bit 31 of node 7."""
    return _with_node(7, _flag("NODE_FLAG_RESERVED", INFO, 7, "padding"), padding=0x80)


def _ped_flags(*nodes: int) -> list[Expected]:
    return [
        _found("NODE_PED_VEHICLE_FLAGS", WARNING, f"/nodes/{node}/flags", SMALL.node(node) + 24, 4) for node in nodes
    ]


@_fails("NODE_PED_VEHICLE_FLAGS")
def _ped_dead_end() -> Result:
    """A ped node on a dead end."""
    return _with_node(6, *_ped_flags(6), on_dead_end=1)


@_fails("NODE_PED_VEHICLE_FLAGS")
def _ped_speed() -> Result:
    """A ped node with a speed."""
    return _with_node(6, *_ped_flags(6), speed=1)


@_fails("NODE_PED_VEHICLE_FLAGS")
def _ped_special() -> Result:
    """A ped node with a parking place."""
    return _with_node(5, *_ped_flags(5), special_function=1)


@_fails("NODE_PED_VEHICLE_FLAGS")
def _ped_water() -> Result:
    """All three ped nodes on water; a single one would break the water rule of its links as well."""
    area = smallest()
    for node in area.ped_nodes:
        node.water_node = 1
    return _one(area, *_ped_flags(5, 6, 7))


@_fails("NODE_PED_WIDTH_ZERO")
def _ped_width() -> Result:
    """A ped node without width."""
    return _with_node(
        6, _found("NODE_PED_WIDTH_ZERO", INFO, "/nodes/6/path_width", SMALL.node(6) + 22, 1), path_width=0
    )


@_fails("NODE_SPEED_ZERO")
def _speed_zero() -> Result:
    """A vehicle node with speed 0."""
    return _with_node(2, _flag("NODE_SPEED_ZERO", INFO, 2, "speed"), speed=0)


@_fails("NODE_SPEED_THREE")
def _speed_three() -> Result:
    """A vehicle node with speed 3."""
    return _with_node(2, _flag("NODE_SPEED_THREE", WARNING, 2, "speed"), speed=3)


@_fails("NODE_SPECIAL_RANGE")
def _special_range() -> Result:
    """Special function 11."""
    return _with_node(3, _flag("NODE_SPECIAL_RANGE", WARNING, 3, "special_function"), special_function=11)


@_passes("NODE_SPECIAL_RANGE")
def _special_last() -> Result:
    """Special function 10, the last one."""
    return _with_node(3, special_function=10)


@_fails("NODE_BIT8")
def _bit8_set() -> Result:
    """Bit 8 without bit 5."""
    return _with_node(2, _flag("NODE_BIT8", INFO, 2, "switched_off_original"), switched_off_original=1)


@_fails("NODE_BIT8")
def _bit8_clear() -> Result:
    """Bit 5 without bit 8, on a ped node."""
    return _with_node(6, _flag("NODE_BIT8", INFO, 6, "switched_off_original"), switched_off=1)


@_passes("NODE_BIT8")
def _bit8_both() -> Result:
    """Both bits."""
    return _with_node(2, switched_off=1, switched_off_original=1)


@_fails("NODE_ROAD_BLOCK_LINKS")
def _road_block_one_link() -> Result:
    """A road block at the end of a road."""
    return _with_node(3, _flag("NODE_ROAD_BLOCK_LINKS", WARNING, 3, "road_block"), road_block=1)


@_fails("NODE_ROAD_BLOCK_LINKS")
def _road_block_ped() -> Result:
    """A road block on a ped node with two links, which ped nodes must not have at all."""
    return _with_node(6, _flag("NODE_ROAD_BLOCK_LINKS", WARNING, 6, "road_block"), *_ped_flags(6), road_block=1)


@_passes("NODE_ROAD_BLOCK_LINKS")
def _road_block() -> Result:
    """A road block on a vehicle node with exactly two links."""
    return _with_node(2, road_block=1)


# --- dead ends -----------------------------------------------------------------------------------------------------


def _dead_end(index: int, path: str = "NODES0.DAT") -> Expected:
    return _found("NODE_DEAD_END", WARNING, f"/nodes/{index}/flags/on_dead_end", 20 + 28 * index + 24, 4, path)


def _add_ring(city: City, x: float, y: float) -> int:
    """Join six new vehicle nodes to a ring, in which no node is on a dead end; return the first."""
    ring = [city.vehicle(x + 60 * math.cos(angle), y + 60 * math.sin(angle)) for angle in range(6)]
    for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
        city.road(start, end)
    return ring[0]


@_fails("NODE_DEAD_END", folder=True)
def _dead_end_missing() -> Result:
    """The end of a road is not marked."""
    areas = smallest_city().areas()
    areas[0].nodes[3].on_dead_end = 0
    return _whole(areas, _dead_end(3))


@_fails("NODE_DEAD_END", folder=True)
def _dead_end_too_much() -> Result:
    """A node of a ring road is marked."""
    city = City()
    _add_ring(city, -2600, -2600)
    areas = city.areas()
    areas[0].nodes[2].on_dead_end = 1
    return _whole(areas, _dead_end(2))


@_fails("NODE_DEAD_END", folder=True)
def _dead_end_across() -> Result:
    """The part of a dead end that lies beyond a border is not marked."""
    areas = border_city().areas()
    for node in areas[1].vehicle_nodes:
        node.on_dead_end = 0
    return _whole(areas, _dead_end(0, "NODES1.DAT"), _dead_end(1, "NODES1.DAT"))


@_passes("NODE_DEAD_END", folder=True)
def _no_dead_end_between() -> Result:
    """A road between two rings: from neither end does it lead nowhere."""
    city = City()
    west, east = (_add_ring(city, x, -2600) for x in (-2700, -2500))
    middle = city.vehicle(-2540, -2600)
    city.road(west, middle)
    city.road(middle, east)
    areas = city.areas()
    for node in areas[0].nodes:
        node.on_dead_end = 0
    return _whole(areas)


@_passes("NODE_DEAD_END", folder=True)
def _dead_end_twice() -> Result:
    """Two roads between the same two nodes: each has one neighbour, and is a dead end."""
    city = _two_cars()
    city.road(0, 1)
    areas = city.areas()
    for node in areas[0].nodes:
        node.on_dead_end = 1
    layout = Layout(2, 2, 4)
    return _whole(
        areas, *(_found("LINK_DUPLICATE", WARNING, f"/links/{link}", layout.link(link), 4) for link in (1, 3))
    )


# --- links ---------------------------------------------------------------------------------------------------------


def _with_link(link: Link, *expected: Expected) -> Result:
    """The smallest file with one more link, number 12, at its last node."""
    area = smallest()
    area.insert_link(7, link)
    return _one(area, *expected)


@_fails("LINK_TARGET")
def _link_target() -> Result:
    """A link to node 8 of 8."""
    return _with_link(Link(0, 8), _found("LINK_TARGET", ERROR, "/links/12", SMALL_PLUS.link(12), 4))


@_fails("LINK_TARGET")
def _link_target_across() -> Result:
    """A link over the border to node 3 of 3; the link back has lost its other direction."""
    west, east = _border()
    west.links[3].node_id = 3
    return _both(
        [west, east],
        _found("LINK_TARGET", ERROR, "/links/3", WEST.link(3), 4),
        _found("LINK_ASYMMETRIC", WARNING, "/links/3", EAST.link(3), 4, "NODES1.DAT"),
    )


@_fails("LINK_TARGET")
def _link_target_area() -> Result:
    """A link to area 64."""
    return _with_link(Link(64, 0), _found("LINK_TARGET", ERROR, "/links/12", SMALL_PLUS.link(12), 4))


@_passes("LINK_TARGET")
def _link_target_last_area() -> Result:
    """The smallest file in area 63."""
    return _one(smallest(2625, 2625))


@_fails("LINK_TYPE")
def _link_type() -> Result:
    """A ped node of area 0 and a vehicle node of area 1 are joined, in both directions."""
    city = border_city()
    ped = city.ped(-2270, -2880)
    city.path(ped, 4)
    city.path(ped, 2)
    areas = city.areas()
    # West: vehicle 0, 1, ped 2, 3; links 0: 0>1, 1: 1>0, 2: 1>east 0, 3: 2>east 2, 4: 2>3, 5: 3>2, 6: 3>east 0.
    # East: vehicle 0, 1, ped 2; links 0: 0>west 1, 1: 0>1, 2: 0>west 3, 3: 1>0, 4: 2>west 2.
    return _both(
        [areas[0], areas[1]],
        _found("LINK_TYPE", ERROR, "/links/6", Layout(4, 1, 7).link(6), 4),
        _found("LINK_TYPE", ERROR, "/links/2", Layout(3, 2, 5).link(2), 4, "NODES1.DAT"),
    )


@_fails("LINK_ASYMMETRIC")
def _link_asymmetric() -> Result:
    """A link from node 7 to node 5, with the right length of 40, and none back."""
    return _with_link(Link(0, 5, length=40), _found("LINK_ASYMMETRIC", WARNING, "/links/12", SMALL_PLUS.link(12), 4))


@_fails("LINK_SELF")
def _link_self() -> Result:
    """A link from node 7 to itself."""
    return _with_link(Link(0, 7), _found("LINK_SELF", WARNING, "/links/12", SMALL_PLUS.link(12), 4))


@_fails("LINK_DUPLICATE")
def _link_duplicate() -> Result:
    """The footpath 5 - 6 twice."""
    city = smallest_city()
    city.path(5, 6)
    # Ped links: 8: 5>6, 9: 5>6, 10: 6>5, 11: 6>7, 12: 6>5, 13: 7>6.
    layout = Layout(8, 4, 14)
    return _one(
        city.areas()[0],
        _found("LINK_DUPLICATE", WARNING, "/links/9", layout.link(9), 4),
        _found("LINK_DUPLICATE", WARNING, "/links/12", layout.link(12), 4),
    )


@_fails("LINK_AREA_DISTANCE")
def _link_area_distance() -> Result:
    """A link from area 0 to area 2, which is not among the files."""
    area = _border()[0]
    area.links[3].area_id = 2
    return _one(area, _found("LINK_AREA_DISTANCE", WARNING, "/links/3", WEST.link(3), 4))


@_fails("LINK_AREA_DISTANCE")
def _link_area_wrap() -> Result:
    """A link from area 7 to area 8: the next number, but the other end of the map."""
    area = smallest(2300, -2900)
    area.insert_link(7, Link(8, 0))
    return _one(area, _found("LINK_AREA_DISTANCE", WARNING, "/links/12", SMALL_PLUS.link(12), 4, "NODES7.DAT"))


@_passes("LINK_AREA_DISTANCE")
def _link_area_diagonal() -> Result:
    """A link from area 0 to area 9, which touches it at a corner."""
    return _with_link(Link(9, 0))


@_fails("LINK_WATER")
def _link_water() -> Result:
    """The last node of a road is on water."""
    area = smallest()
    area.nodes[3].water_node = 1
    return _one(
        area,
        _found("LINK_WATER", WARNING, "/links/5", SMALL.link(5), 4),
        _found("LINK_WATER", WARNING, "/links/6", SMALL.link(6), 4),
    )


# --- flood ids -----------------------------------------------------------------------------------------------------


def _flood(code: str, severity: str, index: int, path: str = "NODES0.DAT") -> Expected:
    return _found(code, severity, f"/nodes/{index}/flood_id", 20 + 28 * index + 23, 1, path)


def _flood_order(*nodes: int, path: str = "NODES0.DAT") -> list[Expected]:
    return [_flood("FLOOD_ORDER", INFO, node, path) for node in nodes]


def _flood_links(layout: Layout, *links: int, path: str = "NODES0.DAT") -> list[Expected]:
    return [_found("FLOOD_LINK", WARNING, f"/links/{link}", layout.link(link), 4, path) for link in links]


def _two_roads(*flood_ids: int) -> dict[int, Area]:
    """Roads 0 - 1 and 2 - 3 in area 0, not joined, with flood ids of their four nodes; links: 0>1, 1>0, 2>3, 3>2."""
    city = _two_cars()
    city.road(city.vehicle(-2900, -2800), city.vehicle(-2880, -2800))
    areas = city.areas()
    for node, flood_id in zip(areas[0].nodes, flood_ids, strict=True):
        node.flood_id = flood_id
    return areas


@_fails("FLOOD_LINK")
def _flood_link() -> Result:
    """The last node of a footpath has another flood id."""
    return _with_node(7, *_flood_links(SMALL, 10, 11), flood_id=2)


@_fails("FLOOD_LINK")
def _flood_link_across() -> Result:
    """A footpath has another flood id beyond the border."""
    west, east = _border()
    east.ped_nodes[0].flood_id = 2
    return _both([west, east], *_flood_links(WEST, 3), *_flood_links(EAST, 3, path="NODES1.DAT"))


@_fails("FLOOD_LINK", folder=True)
def _flood_link_whole() -> Result:
    """The same as the first on a whole map, where the id is out of order as well."""
    areas = smallest_city().areas()
    areas[0].nodes[7].flood_id = 2
    return _whole(areas, *_flood_links(SMALL, 10, 11), *_flood_order(7))


@_fails("FLOOD_SHARED", folder=True)
def _flood_shared() -> Result:
    """Two roads that are not joined have the same flood id, which is out of order as well."""
    return _whole(_two_roads(1, 1, 1, 1), _flood("FLOOD_SHARED", WARNING, 2), *_flood_order(2, 3))


@_fails("FLOOD_SHARED", folder=True)
def _flood_shared_in_part() -> Result:
    """Only the second node of the second road has the id of the first one, unlike the node that it is joined to."""
    return _whole(
        _two_roads(1, 1, 2, 1),
        _flood("FLOOD_SHARED", WARNING, 2),
        *_flood_order(3),
        *_flood_links(Layout(4, 2, 4), 2, 3),
    )


@_fails("FLOOD_SHARED", folder=True)
def _flood_shared_far() -> Result:
    """Footpaths at both ends of the map have the same flood id."""
    areas = _two_peds(-2900, -2900, 0), _two_peds(2900, 2900, 63)
    city = {**City().areas(), **{area.number: area for area in areas}}
    path = "NODES63.DAT"
    return _whole(city, _flood("FLOOD_SHARED", WARNING, 0, path), *_flood_order(0, 1, path=path))


@_passes("FLOOD_SHARED", folder=True)
def _flood_by_kind() -> Result:
    """A road and a footpath may have the same flood id: both count from 1."""
    return _whole(smallest_city().areas())


@_fails("FLOOD_ORDER", folder=True)
def _flood_exchanged() -> Result:
    """Two roads have each other's flood id."""
    return _whole(_two_roads(2, 2, 1, 1), *_flood_order(0, 1, 2, 3))


@_fails("FLOOD_ORDER", folder=True)
def _flood_gap() -> Result:
    """The second road has flood id 3."""
    return _whole(_two_roads(1, 1, 3, 3), *_flood_order(2, 3))


@_passes("FLOOD_ORDER", folder=True)
def _flood_by_address() -> Result:
    """A part that reaches into the next area counts where its first node is."""
    city = City()
    west, east = [city.ped(-2260 + 20 * side, -2900) for side in (0, 1)]
    city.path(west, east)
    for x in (-2300, -2200):
        city.path(city.ped(x, -2800), city.ped(x + 10, -2800))
    areas = city.areas()
    # Area 0: node 0 of the part over the border, and a footpath; area 1: the other end, and another footpath.
    for number, ids in ((0, (1, 2, 2)), (1, (1, 3, 3))):
        for node, flood_id in zip(areas[number].nodes, ids, strict=True):
            node.flood_id = flood_id
    return _whole(areas)


def _many_parts(count: int, *, vehicle: bool) -> dict[int, Area]:
    """Roads or footpaths in area 0 of two nodes each, not joined; the last one has flood id 255 at most."""
    city = City()
    add, join = (city.vehicle, city.road) if vehicle else (city.ped, city.path)
    for number in range(count):
        x, y = -2950 + 40 * (number % 16), -2950 + 40 * (number // 16)
        join(add(x, y), add(x + 20, y))
    areas = city.areas()
    for node in areas[0].nodes:
        node.flood_id = min(node.flood_id, 255)
    return areas


def _beyond_limit() -> list[Expected]:
    """What the part of nodes 510 and 511 gives, which has to share the id of the one before it."""
    return [
        _flood("LIMIT_FLOOD", ERROR, 510),
        _flood("FLOOD_SHARED", WARNING, 510),
        *_flood_order(510, 511),
    ]


@_fails("LIMIT_FLOOD", folder=True)
def _limit_flood_peds() -> Result:
    """256 footpaths that are not joined; the last one shares its flood id with the one before it."""
    return _whole(_many_parts(256, vehicle=False), *_beyond_limit())


@_fails("LIMIT_FLOOD", folder=True)
def _limit_flood_vehicles() -> Result:
    """256 roads that are not joined; the last one shares its flood id with the one before it."""
    return _whole(_many_parts(256, vehicle=True), *_beyond_limit())


@_passes("LIMIT_FLOOD", folder=True)
def _limit_flood_reached() -> Result:
    """Exactly 255 footpaths that are not joined."""
    return _whole(_many_parts(255, vehicle=False))


# --- lengths and intersections -------------------------------------------------------------------------------------


@_fails("LENGTH_ZERO")
def _length_zero() -> Result:
    """Length 0 on a link into a file that is absent, so that no distance can contradict it."""
    area = _border()[0]
    area.links[3].length = 0
    return _one(area, _found("LENGTH_ZERO", WARNING, "/link_lengths/3", WEST.length(3), 1))


@_fails("LENGTH_ZERO")
def _length_zero_inside() -> Result:
    """Length 0 on one direction of a footpath of 20 units: wrong, and unlike the other direction."""
    area = smallest()
    area.links[9].length = 0
    return _one(
        area,
        _found("LENGTH_ZERO", WARNING, "/link_lengths/9", SMALL.length(9), 1),
        _found("LENGTH_VALUE", WARNING, "/link_lengths/9", SMALL.length(9), 1),
        _found("LENGTH_ASYMMETRIC", WARNING, "/link_lengths/8", SMALL.length(8), 1),
        _found("LENGTH_ASYMMETRIC", WARNING, "/link_lengths/9", SMALL.length(9), 1),
    )


def _lengths(length: int, *expected: Expected) -> Result:
    """The smallest file with another length on both directions of the footpath 5 - 6, which is 20 units long."""
    area = smallest()
    area.links[8].length = area.links[9].length = length
    return _one(area, *expected)


def _wrong_lengths() -> list[Expected]:
    return [_found("LENGTH_VALUE", WARNING, f"/link_lengths/{link}", SMALL.length(link), 1) for link in (8, 9)]


@_fails("LENGTH_VALUE")
def _length_long() -> Result:
    """A footpath of 20 units stored as 21."""
    return _lengths(21, *_wrong_lengths())


@_fails("LENGTH_VALUE")
def _length_short() -> Result:
    """A footpath of 20 units stored as 18."""
    return _lengths(18, *_wrong_lengths())


@_passes("LENGTH_VALUE")
def _length_rounded() -> Result:
    """A footpath of exactly 20 units stored as 19, as rounding did in the original tool."""
    return _lengths(19)


@_passes("LENGTH_VALUE")
def _length_least() -> Result:
    """Two nodes half a unit apart: the length is 1."""
    city = City()
    city.path(city.ped(-2900, -2900), city.ped(-2900, -2899.5))
    return _one(city.areas()[0])


@_passes("LENGTH_VALUE")
def _length_in_space() -> Result:
    """A footpath up a slope: 12 units east, 16 up, length 20."""
    city = City()
    city.path(city.ped(-2900, -2900, 10), city.ped(-2888, -2900, 26))
    return _one(city.areas()[0])


@_fails("LENGTH_ASYMMETRIC")
def _length_asymmetric() -> Result:
    """20 one way and 19 the other, either of which is right for exactly 20 units."""
    area = smallest()
    area.links[9].length = 19
    return _one(
        area,
        _found("LENGTH_ASYMMETRIC", WARNING, "/link_lengths/8", SMALL.length(8), 1),
        _found("LENGTH_ASYMMETRIC", WARNING, "/link_lengths/9", SMALL.length(9), 1),
    )


@_fails("LENGTH_ASYMMETRIC")
def _length_asymmetric_across() -> Result:
    """The same over the border between two files."""
    west, east = _border()
    east.links[3].length = 19
    return _both(
        [west, east],
        _found("LENGTH_ASYMMETRIC", WARNING, "/link_lengths/3", WEST.length(3), 1),
        _found("LENGTH_ASYMMETRIC", WARNING, "/link_lengths/3", EAST.length(3), 1, "NODES1.DAT"),
    )


def _long_path(distance: float) -> Area:
    """Two ped nodes far apart, both links with length 255."""
    area = _two_peds(-2900, -2900, 0)
    area.nodes[1].x, area.nodes[1].y = stored(-2900 + distance), area.nodes[0].y
    for link in area.links:
        link.length = 255
    return area


@_fails("LENGTH_OVERFLOW")
def _length_overflow() -> Result:
    """A footpath of exactly 256 units, stored as 255, which the rounding of lengths allows."""
    layout = Layout(2, 0, 2)
    return _one(
        _long_path(256),
        _found("LENGTH_OVERFLOW", ERROR, "/link_lengths/0", layout.length(0), 1),
        _found("LENGTH_OVERFLOW", ERROR, "/link_lengths/1", layout.length(1), 1),
    )


@_passes("LENGTH_OVERFLOW")
def _length_longest() -> Result:
    """A footpath of 255.875 units."""
    return _one(_long_path(255.875))


# The next samples have links enough, and true crossings enough, for one odd byte not to look like a shifted section.
# Links 20 and 21 are the two directions of a crossing with a light between nodes 11 and 12.


def _crossing(code: str, severity: str, link: int, name: str = "") -> Expected:
    return _found(code, severity, f"/intersections/{link}{name}", LONG.intersection(link), 1)


@_fails("INTERSECTION_ASYMMETRIC")
def _intersection_asymmetric() -> Result:
    """A crossing that is none on the way back."""
    area = promenade()
    area.links[21].road_cross = area.links[21].ped_traffic_light = 0
    return _one(area, *(_crossing("INTERSECTION_ASYMMETRIC", WARNING, link) for link in (20, 21)))


@_fails("INTERSECTION_VEHICLE")
def _intersection_vehicle() -> Result:
    """A pedestrian crossing on a road, in both directions."""
    area = promenade()
    area.links[0].road_cross = area.links[1].road_cross = 1
    return _one(area, *(_crossing("INTERSECTION_VEHICLE", WARNING, link) for link in (0, 1)))


@_fails("INTERSECTION_LIGHT_ONLY")
def _intersection_light_only() -> Result:
    """A light without a crossing, in both directions."""
    area = promenade()
    area.links[20].road_cross = area.links[21].road_cross = 0
    return _one(area, *(_crossing("INTERSECTION_LIGHT_ONLY", WARNING, link) for link in (20, 21)))


@_fails("INTERSECTION_RESERVED")
def _intersection_reserved() -> Result:
    """An unused bit of a crossing, in both directions."""
    area = promenade()
    area.links[20].unused_intersection_bits = area.links[21].unused_intersection_bits = 1
    return _one(area, *(_crossing("INTERSECTION_RESERVED", INFO, link, "/reserved") for link in (20, 21)))


@_passes("INTERSECTION_ASYMMETRIC", "INTERSECTION_VEHICLE", "INTERSECTION_LIGHT_ONLY", "INTERSECTION_RESERVED")
def _intersections_valid() -> Result:
    """The long footpath as it should be."""
    return _one(promenade())


# --- navi links and navi nodes -------------------------------------------------------------------------------------


@_fails("NAVI_LINK_TARGET")
def _navi_link_target() -> Result:
    """The last navi node is missing, which both directions of 2 - 3 name: number 3 of 3."""
    area = smallest()
    del area.navi_nodes[3]
    layout = Layout(8, 3, 12)
    return _one(
        area,
        _found("NAVI_LINK_TARGET", ERROR, "/navi_links/5", layout.navi_link(5), 2),
        _found("NAVI_LINK_TARGET", ERROR, "/navi_links/6", layout.navi_link(6), 2),
    )


@_fails("NAVI_LINK_TARGET")
def _navi_link_target_across() -> Result:
    """A road over the border whose navi node is missing from the other file."""
    city = City()
    road = [city.vehicle(-2250 + offset, -2900) for offset in (-30, -10, 10)]
    city.road(road[0], road[1])
    city.road(road[1], road[2])
    areas = city.areas()
    del areas[1].navi_nodes[0]
    return _both(
        [areas[0], areas[1]],
        _found("NAVI_LINK_TARGET", ERROR, "/navi_links/2", Layout(2, 1, 3).navi_link(2), 2),
        _found("NAVI_LINK_TARGET", ERROR, "/navi_links/0", Layout(1, 0, 1).navi_link(0), 2, "NODES1.DAT"),
    )


@_fails("NAVI_LINK_PED")
def _navi_link_ped() -> Result:
    """The link of a ped node names a navi node."""
    area = smallest()
    area.links[9].navi_id = 1
    return _one(area, _found("NAVI_LINK_PED", INFO, "/navi_links/9", SMALL.navi_link(9), 2))


@_fails("NAVI_LINK_PAIR")
def _navi_link_pair() -> Result:
    """The link 4 > 1 names the navi node of another edge than the link 1 > 4."""
    area = smallest()
    area.links[7].navi_id = 3
    return _one(
        area,
        _found("NAVI_LINK_PAIR", WARNING, "/navi_links/3", SMALL.navi_link(3), 2),
        _found("NAVI_LINK_PAIR", WARNING, "/navi_links/7", SMALL.navi_link(7), 2),
    )


@_fails("NAVI_USE")
def _navi_use_twice() -> Result:
    """A road 1 - 3 beside 1 - 2 - 3 that shares the navi node of 1 - 2."""
    city = smallest_city()
    city.road(1, 3, share=1)
    return _one(city.areas()[0], _found("NAVI_USE", WARNING, "/navi_nodes/1", 244 + 14, 14))


@_fails("NAVI_USE")
def _navi_use_never() -> Result:
    """One more navi node, which no link names."""
    area = smallest()
    area.navi_nodes.append(area.navi_nodes[3])
    return _one(area, _found("NAVI_USE", WARNING, "/navi_nodes/4", 244 + 4 * 14, 14))


def _with_navi(index: int, *expected: Expected, **values: int) -> Result:
    """The smallest file with other values in one navi node.

    Number 3 lies at -2850, -2900 in the middle of the road from node 2 (west, the target) to node 3 (east), direction
    -100, 0; number 1 has a light at its target, node 1, and direction -100, 0.
    """
    area = smallest()
    for name, value in values.items():
        setattr(area.navi_nodes[index], name, value)
    return _one(area, *expected)


def _navi(code: str, severity: str, index: int, name: str = "", at: int = 0, length: int = 14) -> Expected:
    """A finding about a navi node of the smallest file."""
    return _found(code, severity, f"/navi_nodes/{index}{name}", SMALL.navi(index) + at, length)


@_fails("NAVI_TARGET")
def _navi_target() -> Result:
    """The target is node 8 of 8, which is no end of the edge either."""
    return _with_navi(3, _navi("NAVI_TARGET", ERROR, 3), _navi("NAVI_TARGET_END", WARNING, 3), target_node_id=8)


@_fails("NAVI_TARGET")
def _navi_target_across() -> Result:
    """A navi node of area 1 whose target is node 3 of 3 of area 0, which is no end of the edge either."""
    west, east = _border()
    east.navi_nodes[0].target_node_id = 3
    return _both(
        [west, east],
        _found("NAVI_TARGET", ERROR, "/navi_nodes/0", EAST.navi(0), 14, "NODES1.DAT"),
        _found("NAVI_TARGET_END", WARNING, "/navi_nodes/0", EAST.navi(0), 14, "NODES1.DAT"),
    )


@_fails("NAVI_TARGET")
def _navi_target_ped() -> Result:
    """The target is a ped node that lies ahead, which is no end of the edge either."""
    return _with_navi(3, _navi("NAVI_TARGET", ERROR, 3), _navi("NAVI_TARGET_END", WARNING, 3), target_node_id=5)


@_fails("NAVI_TARGET_END")
def _navi_target_end() -> Result:
    """The target of the navi node of 2 - 3 is node 1, further on in the same direction."""
    return _with_navi(3, _navi("NAVI_TARGET_END", WARNING, 3), target_node_id=1)


@_fails("NAVI_TARGET_LOWER")
def _navi_target_lower() -> Result:
    """The navi node of 2 - 3 seen from the other end: direction and lanes are mirrored, all else is right."""
    return _with_navi(
        3, _navi("NAVI_TARGET_LOWER", WARNING, 3), target_node_id=3, dir_x=100, left_lanes=0, right_lanes=1
    )


@_fails("NAVI_DIR_LENGTH")
def _navi_dir_length() -> Result:
    """A direction of length 90, which is no unit vector along the edge either."""
    return _with_navi(3, _navi("NAVI_DIR_LENGTH", WARNING, 3), _navi("NAVI_DIR_CHORD", WARNING, 3), dir_x=-90)


def _vertical(dir_x: int, *expected: Expected) -> Result:
    """A road straight up, whose direction on the map is free: only its length counts."""
    city = City()
    city.road(city.vehicle(-2900, -2900, 10), city.vehicle(-2900, -2900, 20), navi=(-2902, -2900))
    area = city.areas()[0]
    area.navi_nodes[0].dir_x = dir_x
    return _one(area, *expected)


@_fails("NAVI_DIR_LENGTH")
def _navi_dir_long() -> Result:
    """A direction of length 102, on a vertical road."""
    return _vertical(102, _found("NAVI_DIR_LENGTH", WARNING, "/navi_nodes/0", 20 + 2 * 28, 14))


@_fails("NAVI_DIR_LENGTH")
def _navi_dir_short() -> Result:
    """A direction of length 96, on a vertical road."""
    return _vertical(96, _found("NAVI_DIR_LENGTH", WARNING, "/navi_nodes/0", 20 + 2 * 28, 14))


@_passes("NAVI_DIR_LENGTH")
def _navi_dir_longest() -> Result:
    """A direction of length 101, on a vertical road."""
    return _vertical(101)


@_passes("NAVI_DIR_LENGTH")
def _navi_dir_shortest() -> Result:
    """A direction of length 97, on a vertical road."""
    return _vertical(97)


@_fails("NAVI_DIR_CHORD")
def _navi_dir_chord() -> Result:
    """A direction 10 degrees off, 2 hundredths in x."""
    return _with_navi(3, _navi("NAVI_DIR_CHORD", WARNING, 3), dir_x=-98, dir_y=17)


@_passes("NAVI_DIR_CHORD")
def _navi_dir_near() -> Result:
    """A direction 1 hundredth off in both components."""
    return _with_navi(3, dir_x=-99, dir_y=1)


@_fails("NAVI_DIR_REVERSED")
def _navi_dir_reversed() -> Result:
    """The navi node lies 5 units beyond its target."""
    return _with_navi(3, _navi("NAVI_DIR_REVERSED", WARNING, 3), x=stored(-2865))


@_fails("NAVI_DIR_REVERSED")
def _navi_dir_nowhere() -> Result:
    """The navi node lies on its target."""
    return _with_navi(3, _navi("NAVI_DIR_REVERSED", WARNING, 3), x=stored(-2860))


@_fails("NAVI_FAR")
def _navi_far() -> Result:
    """50.125 units from the middle of the road."""
    return _with_navi(3, _navi("NAVI_FAR", WARNING, 3), y=stored(-2900 + 50.125))


@_passes("NAVI_FAR")
def _navi_not_far() -> Result:
    """Exactly 50 units from the middle of the road."""
    return _with_navi(3, y=stored(-2900 + 50))


def _navi_by_border(x: float, *expected: Expected) -> Result:
    """A road of area 0 along its eastern border, with its navi node at another x."""
    area = _two_cars(-2255, -2900, -2255, -2880).areas()[0]
    area.navi_nodes[0].x = stored(x)
    return _one(area, *expected)


@_fails("NAVI_FILE")
def _navi_file() -> Result:
    """An eighth of a unit beyond the border of the area."""
    return _navi_by_border(-2249.875, _found("NAVI_FILE", WARNING, "/navi_nodes/0", 20 + 2 * 28, 14))


@_passes("NAVI_FILE")
def _navi_on_border() -> Result:
    """On the border of the area: truncation moved it there."""
    return _navi_by_border(-2250)


@_fails("NAVI_WIDTH")
def _navi_width() -> Result:
    """A median between two nodes without one."""
    return _with_navi(3, _navi("NAVI_WIDTH", INFO, 3, "/path_width", 10, 1), path_width=40)


@_fails("NAVI_WIDTH_SIGN")
def _navi_width_sign() -> Result:
    """Width 128, as both ends have it: the game reads -128."""
    return _one(
        _two_cars(path_width=128).areas()[0],
        _found("NAVI_WIDTH_SIGN", WARNING, "/navi_nodes/0/path_width", 20 + 2 * 28 + 10, 1),
    )


@_passes("NAVI_WIDTH_SIGN")
def _navi_width_greatest() -> Result:
    """Width 127."""
    return _one(_two_cars(path_width=127).areas()[0])


@_fails("NAVI_NO_LANES")
def _navi_no_lanes() -> Result:
    """A road without lanes."""
    return _with_navi(3, _navi("NAVI_NO_LANES", INFO, 3, "/lanes", 11, 1), left_lanes=0, right_lanes=0)


@_fails("NAVI_LANES_OVER_2")
def _navi_right_lanes() -> Result:
    """Three lanes along the direction."""
    return _with_navi(3, _navi("NAVI_LANES_OVER_2", INFO, 3, "/lanes/right_lanes", 11, 1), right_lanes=3)


@_fails("NAVI_LANES_OVER_2")
def _navi_left_lanes() -> Result:
    """Seven lanes against the direction."""
    return _with_navi(3, _navi("NAVI_LANES_OVER_2", INFO, 3, "/lanes/left_lanes", 11, 1), left_lanes=7)


@_passes("NAVI_LANES_OVER_2")
def _navi_four_lanes() -> Result:
    """Two lanes either way."""
    return _with_navi(3, left_lanes=2, right_lanes=2)


@_fails("NAVI_LIGHT_STATE")
def _navi_light_state() -> Result:
    """Light state 3, which is not the cycle for the direction of the road either."""
    return _with_navi(
        1,
        _navi("NAVI_LIGHT_STATE", WARNING, 1, "/traffic_light/state", 12, 2),
        _navi("NAVI_LIGHT_AXIS", INFO, 1, "/traffic_light/state", 12, 2),
        traffic_light_state=3,
    )


@_fails("NAVI_LIGHT_END_ALONE")
def _navi_light_end_alone() -> Result:
    """An end for a light that is not there."""
    return _with_navi(
        3,
        _navi("NAVI_LIGHT_END_ALONE", INFO, 3, "/lanes/traffic_light_at_target", 11, 1),
        traffic_light_at_target=1,
    )


@_fails("NAVI_LIGHT_END")
def _navi_light_end() -> Result:
    """The light of 1 - 2 stands at node 2 instead of the junction."""
    return _with_navi(
        1, _navi("NAVI_LIGHT_END", WARNING, 1, "/lanes/traffic_light_at_target", 11, 1), traffic_light_at_target=0
    )


def _tie(light: int, *expected: Expected) -> Result:
    r"""A road 0 - 1 - 2 - 3 with a light between 1 and 2, which have two links each; 3 is a junction.

    0 -- 1 -- 2 -- 3 -- 4
                   |
                   5
    """
    city = City()
    row = [city.vehicle(-2900 + 20 * step, -2900) for step in range(5)]
    south = city.vehicle(-2840, -2920)
    for start, end in ((0, 1), (1, 2), (2, 3), (3, 4)):
        city.road(row[start], row[end], light=row[light] if start == 1 else None)
    city.road(row[3], south)
    return _one(city.areas()[0], *expected)


@_fails("NAVI_LIGHT_END")
def _navi_light_end_tie() -> Result:
    """Both ends have two links; the light is at the end that is farther from the junction."""
    at = 20 + 6 * 28 + 14 + 11
    return _tie(1, _found("NAVI_LIGHT_END", INFO, "/navi_nodes/1/lanes/traffic_light_at_target", at, 1))


@_passes("NAVI_LIGHT_END")
def _navi_light_end_near_junction() -> Result:
    """Both ends have two links; the light is at the end that is nearer to the junction."""
    return _tie(2)


def _parking(light: int | None, lanes: tuple[int, int] = (0, 1)) -> City:
    """A road 0 - 1 - 2 with parking places 3 and 4 at node 1, and the light of 1 - 2 at one of its ends.

    Without the parking places node 1 has two links, as node 2 has, which leads on to 5.
    """
    city = City()
    row = [city.vehicle(-2900 + 20 * step, -2900) for step in range(3)]
    places = [city.vehicle(-2880, -2900 + y, special_function=special) for y, special in ((20, 1), (-20, 2))]
    last = city.vehicle(-2840, -2900)
    city.road(row[0], row[1])
    city.road(row[1], row[2], light=None if light is None else row[light])
    for place in places:
        city.road(row[1], place, lanes)
    city.road(row[2], last)
    return city


@_passes("NAVI_LIGHT_END")
def _navi_light_end_parking() -> Result:
    """Both ends have two links without those to parking places; the neighbours of node 1 have more, the places included."""
    return _one(_parking(1).areas()[0])


@_fails("NAVI_LIGHT_END")
def _navi_light_end_away_from_parking() -> Result:
    """An info, because links to parking places do not count in the first comparison."""
    at = 20 + 6 * 28 + 14 + 11
    return _one(
        _parking(2).areas()[0], _found("NAVI_LIGHT_END", INFO, "/navi_nodes/1/lanes/traffic_light_at_target", at, 1)
    )


@_passes("NAVI_PARKING_LANES")
def _navi_parking_out() -> Result:
    """Lanes out of parking places, and none into them."""
    return _one(_parking(None).areas()[0])


@_fails("NAVI_PARKING_LANES")
def _navi_parking_in() -> Result:
    """Two lanes into both parking places: the higher end of 1 - 3 and of 1 - 4, so that they are left lanes."""
    lanes = [
        _found("NAVI_PARKING_LANES", INFO, f"/navi_nodes/{row}/lanes/left_lanes", 20 + 6 * 28 + 14 * row + 11, 1)
        for row in (2, 3)
    ]
    return _one(_parking(None, (2, 1)).areas()[0], *lanes)


@_fails("NAVI_PARKING_LANES")
def _navi_parking_target() -> Result:
    """A lane into a parking place that is the lower end, so that it is a right lane."""
    city = City()
    place, start, end = (city.vehicle(-2900 + 20 * step, -2900, special_function=int(step == 0)) for step in range(3))
    city.road(place, start)
    city.road(start, end)
    at = 20 + 3 * 28 + 11
    return _one(city.areas()[0], _found("NAVI_PARKING_LANES", INFO, "/navi_nodes/0/lanes/right_lanes", at, 1))


@_passes("NAVI_PARKING_LANES")
def _navi_parking_through() -> Result:
    """A node with the function of parking and two links is not a parking place; the place at its side is one."""
    city = City()
    row = [city.vehicle(-2900 + 20 * step, -2900, special_function=int(step < 2)) for step in range(4)]
    city.road(row[0], row[1], (1, 0))
    city.road(row[1], row[2])
    city.road(row[2], row[3])
    return _one(city.areas()[0])


@_passes("NAVI_WIDTH")
def _navi_width_of_the_wider_end() -> Result:
    """The width of the wider end, not that of the narrower one."""
    city = City()
    city.road(city.vehicle(-2900, -2900, path_width=40), city.vehicle(-2880, -2900, path_width=8), width=40)
    return _one(city.areas()[0])


@_fails("NAVI_LIGHT_AXIS")
def _navi_light_axis() -> Result:
    """A road from west to east with the cycle for north and south."""
    return _with_navi(1, _navi("NAVI_LIGHT_AXIS", INFO, 1, "/traffic_light/state", 12, 2), traffic_light_state=1)


def _light_towards(x: float, y: float, state: int, *expected: Expected) -> Result:
    """A road of two nodes with a light of this state; the ends are equally much of a junction."""
    city = City()
    start, end = city.vehicle(-2900, -2900), city.vehicle(-2900 + x, -2900 + y)
    city.road(start, end, light=start)
    area = city.areas()[0]
    area.navi_nodes[0].traffic_light_state = state
    return _one(area, *expected)


_OFF_AXIS = _found("NAVI_LIGHT_AXIS", INFO, "/navi_nodes/0/traffic_light/state", 20 + 2 * 28 + 12, 2)


@_fails("NAVI_LIGHT_AXIS")
def _navi_light_diagonal() -> Result:
    """A road to the north-east with the cycle for north and south."""
    return _light_towards(20, 20, 1, _OFF_AXIS)


@_fails("NAVI_LIGHT_AXIS")
def _navi_light_north_west() -> Result:
    """A road to the north-west, 135 degrees from the east, with the cycle for west and east."""
    return _light_towards(-20, 20, 2, _OFF_AXIS)


@_passes("NAVI_LIGHT_AXIS", "NAVI_LIGHT_END")
def _navi_light_south_east() -> Result:
    """A road to the south-east with the cycle for north and south; its light is at either of two equal ends."""
    return _light_towards(20, -20, 1)


@_passes("NAVI_LIGHT_AXIS")
def _navi_light_border() -> Result:
    """Within 1 degree of 150 degrees either cycle fits: here 150.3 degrees and the cycle for north and south."""
    return _light_towards(-35, 20, 1)


@_passes("NAVI_LIGHT_AXIS")
def _navi_light_other_border() -> Result:
    """Within 1 degree of 60 degrees either cycle fits: here 60.3 degrees and the cycle for west and east."""
    return _light_towards(20, 35, 2)


@_fails("NAVI_RESERVED")
def _navi_bridge_lights() -> Result:
    """The bit that scripts set at bridges."""
    return _with_navi(0, _navi("NAVI_RESERVED", INFO, 0, "/traffic_light/bridge_lights", 12, 2), bridge_lights=1)


@_fails("NAVI_RESERVED")
def _navi_lane_bit() -> Result:
    """The last bit behind the lanes."""
    return _with_navi(0, _navi("NAVI_RESERVED", INFO, 0, "/lanes/reserved", 11, 1), unused_lane_bit=1)


@_fails("NAVI_RESERVED")
def _navi_light_bits() -> Result:
    """The last bit behind the light."""
    return _with_navi(0, _navi("NAVI_RESERVED", INFO, 0, "/traffic_light/reserved", 12, 2), unused_light_bits=0x1000)


@_fails("NAVI_ORDER", folder=True)
def _navi_order() -> Result:
    """The last two navi nodes, of 1 - 4 and 2 - 3, have each other's place, and the links name them accordingly."""
    areas = smallest_city().areas()
    area = areas[0]
    area.navi_nodes[2], area.navi_nodes[3] = area.navi_nodes[3], area.navi_nodes[2]
    for link, navi_id in ((3, 3), (7, 3), (5, 2), (6, 2)):
        area.links[link].navi_id = navi_id
    return _whole(areas, _found("NAVI_ORDER", INFO, "/navi_nodes", SMALL.navi(0), 4 * 14))


@_fails("NAVI_ORDER", folder=True)
def _navi_order_across() -> Result:
    """The navi node of the road over the border comes last in its file, though its lower end is in the area before."""
    areas = border_city().areas()
    west, east = areas[0], areas[1]
    east.navi_nodes.reverse()
    west.links[2].navi_id = east.links[0].navi_id = 1
    east.links[1].navi_id = east.links[2].navi_id = 0
    return _whole(areas, _found("NAVI_ORDER", INFO, "/navi_nodes", EAST.navi(0), 2 * 14, "NODES1.DAT"))


@_passes("NAVI_ORDER", folder=True)
def _navi_order_of_links() -> Result:
    """Node 0 links to node 2 before node 1: the navi nodes follow the order of the links."""
    city = City()
    hub, near, far = (city.vehicle(-2900, -2900 + 20 * step) for step in (1, 0, 2))
    city.road(hub, far)
    city.road(hub, near)
    areas = city.areas()
    # The lower end of navi node 0 is the hub, and it lies north of it.
    assert [navi.y for navi in areas[0].navi_nodes] == [stored(-2870), stored(-2890)]
    return _whole(areas)


# --- lights by the lamps of a map ----------------------------------------------------------------------------------

LAMPS = Samples()
"""Those that are checked with lamps: one at the road from node 1 to node 2, one near the crossing of `smallest()`."""

_LIT = _navi("NAVI_LIGHT_LAMP", WARNING, 1, "/traffic_light/state", 12, 2)


@LAMPS.passes("NAVI_LIGHT_LAMP", "INTERSECTION_LIGHT_LAMP")
def _lamps() -> Result:
    """The lights of the smallest file are where the lamps are."""
    return _one(smallest())


@LAMPS.fails("NAVI_LIGHT_LAMP")
def _lamp_without_light() -> Result:
    """A lamp, but no light."""
    return _with_navi(1, _LIT, traffic_light_state=0, traffic_light_at_target=0)


@LAMPS.fails("NAVI_LIGHT_LAMP")
def _lamp_of_another_state() -> Result:
    """The cycle for north and south at a lamp for west and east."""
    axis = _navi("NAVI_LIGHT_AXIS", INFO, 1, "/traffic_light/state", 12, 2)
    return _with_navi(1, _LIT, axis, traffic_light_state=1)


@LAMPS.fails("NAVI_LIGHT_LAMP")
def _lamp_at_the_other_end() -> Result:
    """A light at the end that is not the junction."""
    at = "/lanes/traffic_light_at_target", 11, 1
    ends = [_navi(code, WARNING, 1, *at) for code in ("NAVI_LIGHT_LAMP", "NAVI_LIGHT_END")]
    return _with_navi(1, *ends, traffic_light_at_target=0)


@LAMPS.fails("NAVI_LIGHT_LAMP")
def _light_without_lamp() -> Result:
    """A light where no lamp is."""
    lit = _navi("NAVI_LIGHT_LAMP", WARNING, 3, "/traffic_light/state", 12, 2)
    return _with_navi(3, lit, traffic_light_state=2, traffic_light_at_target=1)


@LAMPS.fails("INTERSECTION_LIGHT_LAMP")
def _lamp_without_pedestrian_light() -> Result:
    """No light for pedestrians on a crossing near a lamp, in both directions."""
    area = smallest()
    rows = (10, 11)
    for row in rows:
        area.links[row].ped_traffic_light = 0
    return _one(
        area,
        *(
            _found("INTERSECTION_LIGHT_LAMP", WARNING, f"/intersections/{row}", SMALL.intersection(row), 1)
            for row in rows
        ),
    )


_SETTINGS = {"lights": str(Path(__file__).parents[1] / "data" / "lamps.tsv")}
SAMPLES = [*CLASSIC, *EXTENDED, *(replace(sample, settings=_SETTINGS) for sample in LAMPS)]
