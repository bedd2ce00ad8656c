"""Samples of the limit adjuster's node files, in the manner of `builders.samples`."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from builders.gta_sa_paths import EMPTY_FILE, Area, City, border_city, file_name, padded, promenade, smallest
from builders.gta_sa_paths_fla import (
    HEADERS,
    NAVI_SIZES,
    NODE_SIZES,
    VERSIONS,
    files,
    to_bytes,
    wide_city,
)
from builders.sampling import ERROR, INFO, PREFIX, WARNING, Expected, Result, Samples

EXTENDED = Samples("fla-")

NAME = "NODES0.DAT"
FAR_AWAY = 4095 * 8


class Layout(NamedTuple):
    """Where the records of a file stand, from its version and its counts."""

    version: int
    nodes: int
    navis: int
    links: int

    def node(self, index: int) -> int:
        return len(HEADERS[self.version]) + 20 + NODE_SIZES[self.version] * index

    def navi(self, index: int) -> int:
        return self.node(self.nodes) + NAVI_SIZES[self.version] * index

    def link(self, index: int) -> int:
        return self.navi(self.navis) + 4 * index

    def navi_link(self, index: int) -> int:
        return self.link(self.links) + 768 + 4 * index

    def length(self, index: int) -> int:
        return self.navi_link(self.links) + index

    @property
    def lengths_reserve(self) -> int:
        return self.length(self.links)

    @property
    def intersections(self) -> int:
        return self.lengths_reserve + 192

    @property
    def mark(self) -> int:
        return self.intersections + self.links + 192

    @property
    def size(self) -> int:
        return self.mark + 4


SMALL = {version: Layout(version, 8, 4, 12) for version in VERSIONS}


def _found(code: str, severity: str, pointer: str, offset: int, length: int, path: str = NAME) -> Expected:
    return Expected(PREFIX + code, severity, path, pointer, offset, length)


def _one(data: bytes, *expected: Expected) -> Result:
    return {NAME: data}, [*expected]


def _patched(version: int, at: int, patch: bytes, *expected: Expected) -> Result:
    area = smallest()
    area.patches.append((at, patch))
    return _one(to_bytes(area, version), *expected)


# --- headers ---------------------------------------------------------------------------------------------------------


@EXTENDED.passes("FLA_NAME", "FLA_VERSION", "FLA_EOF", "FLA_SIZE", "FLA_MAP_SIZE", "FLA_DEAD_COORDS")
def _version_2() -> Result:
    """The smallest sound file of version 2."""
    return _one(to_bytes(smallest(), 2))


@EXTENDED.passes("FLA_NAME", "FLA_VERSION", "FLA_EOF", "FLA_SIZE", "FLA_MAP_SIZE", "FLA_DEAD_COORDS")
def _version_3() -> Result:
    """The smallest sound file of version 3."""
    return _one(to_bytes(smallest(), 3))


@EXTENDED.passes("FLA_VERSION", "FLA_EOF", "FLA_SIZE", "FLA_MAP_SIZE", "FLA_DEAD_COORDS", "FLA_PADDING")
def _version_4() -> Result:
    """The smallest sound file of version 4."""
    return _one(to_bytes(smallest(), 4))


@EXTENDED.fails("FLA_NAME")
def _name() -> Result:
    """Another letter in the name."""
    return _patched(2, 10, b"F", _found("FLA_NAME", ERROR, "", 8, 12))


@EXTENDED.fails("FLA_NAME")
def _length_of_name() -> Result:
    """A name of ten bytes, in front of the same eleven."""
    return _patched(3, 8, b"\x0a", _found("FLA_NAME", ERROR, "", 8, 12))


@EXTENDED.fails("FLA_VERSION")
def _unknown_version() -> Result:
    """A version 5 behind the name."""
    return _patched(2, 20, b"VER5", _found("FLA_VERSION", ERROR, "", 20, 4))


@EXTENDED.fails("FLA_VERSION")
def _unknown_magic() -> Result:
    """A version 5 right behind the marker."""
    return _patched(4, 4, b"FLA5", _found("FLA_VERSION", ERROR, "", 4, 4))


# --- the end of files --------------------------------------------------------------------------------------------------


@EXTENDED.fails("FLA_EOF")
def _no_mark() -> Result:
    """Zeros instead of the mark."""
    return _one(to_bytes(smallest(), 4, mark=bytes(4)), _found("FLA_EOF", ERROR, "/eof_mark", 1748, 4))


@EXTENDED.fails("FLA_EOF")
def _no_mark_without_links() -> Result:
    """A blank instead of the zero behind the letters, in a file without links."""
    return _one(to_bytes(Area(0), 2, mark=b"EOF "), _found("FLA_EOF", ERROR, "/eof_mark", 44, 4))


@EXTENDED.passes("FLA_EOF", "FLA_SIZE")
def _without_links() -> Result:
    """The mark follows the header."""
    return _one(to_bytes(Area(0), 4))


@EXTENDED.fails("FLA_SIZE")
def _last_byte() -> Result:
    """The last byte of the mark is missing."""
    return _one(to_bytes(smallest(), 3)[:-1], _found("FLA_SIZE", ERROR, "", SMALL[3].size - 1, 0))


@EXTENDED.fails("FLA_SIZE")
def _header_alone() -> Result:
    """The file ends inside its counts."""
    return _one(to_bytes(smallest(), 2)[:43], _found("FLA_SIZE", ERROR, "", 43, 0))


@EXTENDED.fails("FLA_SIZE")
def _counts_too_large() -> Result:
    """One node more in the header than in the file."""
    area = smallest()
    area.counts = {"num_nodes": 9, "num_vehicle_nodes": 6}
    return _one(to_bytes(area, 4), _found("FLA_SIZE", ERROR, "", SMALL[4].size, 0))


@EXTENDED.fails("FLA_SIZE")
def _trailing() -> Result:
    """Three bytes behind the mark, and one of them is not 0."""
    area = smallest()
    area.trailing = b"\0\1\0"
    return _one(to_bytes(area, 4), _found("FLA_SIZE", WARNING, "/trailing", 1752, 3))


@EXTENDED.passes("FLA_SIZE")
def _padding_is_no_trailing() -> Result:
    """Zeros behind the mark, as in an archive."""
    return _one(padded(to_bytes(smallest(), 4)), _found("FILE_PADDED", INFO, "/trailing", 1752, 2048 - 1752))


@EXTENDED.fails("FILE_PADDED")
def _padded() -> Result:
    """Zeros up to the end of a sector."""
    return _one(padded(to_bytes(smallest(), 2)), _found("FILE_PADDED", INFO, "/trailing", 1728, 2048 - 1728))


# --- maps --------------------------------------------------------------------------------------------------------------


@EXTENDED.fails("FLA_MAP_SIZE")
def _beyond_the_map_of_the_game() -> Result:
    """A file of the game's own format for an area that the game's own map does not have."""
    name = file_name(64)
    return {name: EMPTY_FILE}, [_found("FLA_MAP_SIZE", WARNING, "", 0, 0, name)]


@EXTENDED.fails("FLA_MAP_SIZE")
def _beyond_every_map() -> Result:
    """A file without a number, whose nodes say that they are in area 4096."""
    area = smallest()
    for node in area.nodes:
        node.area_id = 4096
    return {"paths.dat": to_bytes(area, 4)}, [_found("FLA_MAP_SIZE", WARNING, "", 0, 0, "paths.dat")]


@EXTENDED.passes("FLA_MAP_SIZE", "NODE_OUTSIDE_AREA", "NAVI_FILE")
def _last_area() -> Result:
    """The last area of the largest map, with a road across its middle."""
    city = City(64)
    city.road(city.vehicle(23600, 23600), city.vehicle(23640, 23600))
    return {file_name(4095): to_bytes(city.areas()[4095], 4)}, []


@EXTENDED.passes(
    *("FLA_MAP_SIZE", "FLA_DEAD_COORDS", "SET_INCOMPLETE", "NODE_OUTSIDE_AREA", "LINK_AREA_DISTANCE", "LINK_TARGET"),
    *("NAVI_FILE", "NAVI_LINK_TARGET", "NAVI_ORDER", "NODE_DEAD_END", "FLOOD_ORDER", "LENGTH_VALUE"),
    folder=True,
)
def _larger_map() -> Result:
    """A complete set of 256 files, with coordinates that do not fit 16 bits."""
    return files(wide_city(16).areas(), 4), []


@EXTENDED.fails("SET_INCOMPLETE", folder=True)
def _missing_on_a_larger_map() -> Result:
    """255 of 256 files."""
    found = files(wide_city(16).areas(), 3)
    del found[file_name(7)]
    return found, [Expected("SA_PATHS_SET_INCOMPLETE", WARNING, "", "", 0, 0)]


@EXTENDED.fails("NODE_OUTSIDE_AREA")
def _outside_on_a_larger_map() -> Result:
    """A file of area 255 whose lonely pedestrians are in the middle of its square, but for one in the square below."""
    city = City(16)
    city.path(city.ped(5600, 5255), city.ped(5600, 5275))
    area = city.areas()[255]
    area.nodes[0].y -= 8 * 10
    for link in area.links:
        link.length = 30
    return {file_name(255): to_bytes(area, 4)}, [
        _found("NODE_OUTSIDE_AREA", WARNING, "/nodes/0", 28, 44, file_name(255))
    ]


# --- fields that nothing reads -----------------------------------------------------------------------------------------


@EXTENDED.fails("FLA_DEAD_COORDS")
def _dead_y() -> Result:
    """The short y of a path node is 5."""
    at = SMALL[3].node(3) + 10
    return _patched(3, at, b"\5\0", _found("FLA_DEAD_COORDS", INFO, "/nodes/3/classic/y", at, 2))


@EXTENDED.fails("FLA_DEAD_COORDS")
def _dead_x_of_navi_node() -> Result:
    """The short x of a navi node is 5."""
    at = SMALL[4].navi(2)
    return _patched(4, at, b"\5\0", _found("FLA_DEAD_COORDS", INFO, "/navi_nodes/2/classic/x", at, 2))


@EXTENDED.passes("FLA_DEAD_COORDS")
def _zero_coordinates() -> Result:
    """All short coordinates are 0."""
    return _one(to_bytes(smallest(), 2, unused=lambda _: 0))


@EXTENDED.passes("FLA_DEAD_COORDS")
def _far_coordinates() -> Result:
    """All short coordinates are 32760."""
    return _one(to_bytes(smallest(), 4, unused=lambda _: FAR_AWAY))


@EXTENDED.fails("FLA_PADDING")
def _padding_of_node() -> Result:
    """A 1 behind the flood id of a path node."""
    at = SMALL[4].node(5) + 42
    return _patched(4, at, b"\1", _found("FLA_PADDING", INFO, "/nodes/5/padding", at, 2))


@EXTENDED.fails("FLA_PADDING")
def _padding_of_navi_node() -> Result:
    """A 256 before the coordinates of a navi node."""
    at = SMALL[4].navi(1) + 14
    return _patched(4, at, b"\0\1", _found("FLA_PADDING", INFO, "/navi_nodes/1/padding", at, 2))


# --- rules that all formats share --------------------------------------------------------------------------------------

PROMENADE = Layout(4, 123, 1, 242)


@EXTENDED.passes("INTERSECTIONS_SHIFTED")
def _promenade() -> Result:
    """Crossings at both ends of a long list, where they belong."""
    return _one(to_bytes(promenade(), 4))


@EXTENDED.fails("INTERSECTIONS_SHIFTED")
def _early_intersections() -> Result:
    """The intersections stand right behind the lengths, and both reserves behind them."""
    at = PROMENADE.intersections
    return _one(
        to_bytes(promenade(), 4, early=True),
        _found("INTERSECTIONS_SHIFTED", WARNING, "/intersections", at, 242),
        _found("RESERVE_LENGTHS", INFO, "/reserved_link_lengths", at - 192, 192),
    )


@EXTENDED.fails("NODE_SEARCH_DISTANCE")
def _search_distance() -> Result:
    """A field of the record of the game's own format, inside that of version 3."""
    at = SMALL[3].node(2) + 14
    pointer = "/nodes/2/classic/search_distance"
    return _patched(3, at, b"\0\0", _found("NODE_SEARCH_DISTANCE", ERROR, pointer, at, 2))


@EXTENDED.fails("NODE_FLAG_RESERVED")
def _flag() -> Result:
    """A flag bit that the game uses at run time."""
    at = SMALL[2].node(1) + 24
    area = smallest()
    area.vehicle_nodes[1].interior_node = 1
    pointer = "/nodes/1/classic/flags/interior_node"
    return _one(to_bytes(area, 2), _found("NODE_FLAG_RESERVED", INFO, pointer, at, 4))


@EXTENDED.fails("NAVI_LINK_PED")
def _navi_link_of_pedestrians() -> Result:
    """The first link of a pedestrian node names row 1 of area 0, which is the number 1 in both formats."""
    at = SMALL[4].navi_link(8)
    return _patched(4, at, b"\1\0", _found("NAVI_LINK_PED", INFO, "/navi_links/8", at, 4))


@EXTENDED.passes("LIMIT_NAVI", "NAVI_LINK_TARGET")
def _many_navi_nodes() -> Result:
    """1,025 navi nodes in a row, which links of 10 bits could not name."""
    city = City()
    road = [city.vehicle(-2990 + 0.625 * step, -2900) for step in range(1026)]
    for a, b in pairwise(road):
        city.road(a, b)
    return _one(to_bytes(city.areas()[0], 4))


def _many_parts() -> City:
    city = City()
    for step in range(256):
        city.path(city.ped(-2990 + 2 * step, -2900), city.ped(-2990 + 2 * step, -2890))
    return city


@EXTENDED.passes("LIMIT_FLOOD", "FLOOD_ORDER", "FLOOD_SHARED", folder=True)
def _many_flood_ids() -> Result:
    """256 footpaths with a flood id each."""
    return files(_many_parts().areas(), 3), []


@EXTENDED.fails("LIMIT_FLOOD", folder=True)
def _too_many_flood_ids() -> Result:
    """256 footpaths in version 2, whose flood ids have one byte: the last one has 0."""
    areas = _many_parts().areas()
    for node in areas[0].ped_nodes[-2:]:
        node.flood_id = 0
    first = Layout(2, 512, 0, 512).node(510)
    return files(areas, 2), [
        _found("LIMIT_FLOOD", ERROR, "/nodes/510/classic/flood_id", first + 23, 1),
        _found("FLOOD_ORDER", INFO, "/nodes/510/classic/flood_id", first + 23, 1),
        _found("FLOOD_ORDER", INFO, "/nodes/511/classic/flood_id", first + 40 + 23, 1),
    ]


@EXTENDED.passes("LINK_TARGET", "NAVI_LINK_PAIR", "FLOOD_LINK", "NAVI_ORDER", "NODE_DEAD_END", folder=True)
def _formats_in_one_set() -> Result:
    """The files of both formats, and of all versions, take turns; one road leads from version 4 to the game's own format."""
    found = {}
    for area in border_city().areas().values():
        version = (4, 0, 2, 3)[area.number % 4]
        found[area.name] = to_bytes(area, version) if version else area.to_bytes()
    return found, []


@EXTENDED.fails("LENGTH_ASYMMETRIC")
def _lengths_in_one_set() -> Result:
    """The link back over the border, in a file of the game's own format, is 1 longer; single precision explains neither."""
    areas = border_city().areas()
    areas[1].links[0].length += 1
    west, east = areas[0].name, areas[1].name
    at = Layout(4, 3, 1, 4).length(2)
    back = 20 + 28 * 3 + 14 * 2 + 4 * 4 + 768 + 2 * 4
    return {west: to_bytes(areas[0], 4), east: areas[1].to_bytes()}, [
        _found("LENGTH_ASYMMETRIC", WARNING, "/link_lengths/2", at, 1, west),
        _found("LENGTH_ASYMMETRIC", WARNING, "/link_lengths/0", back, 1, east),
        _found("LENGTH_VALUE", WARNING, "/link_lengths/0", back, 1, east),
    ]
