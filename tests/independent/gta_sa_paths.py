"""Read classic San Andreas path node files and count the rule catalogue, with `struct` and plain Python alone.

Written from the layout and the rule definitions, without a look at navspec: what both agree on is not an echo.
Where the definitions leave a choice, the comments say which one is taken here.
"""

from __future__ import annotations

import contextlib
import math
import re
import struct
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

PREFIX = "SA_PATHS_"
AREAS = 64
RESERVED = 192

# (cases, failed) of the 64 original files, copied from the rule catalogue.
STOCK = {
    "SA_PATHS_COUNT_SUM": (64, 0),
    "SA_PATHS_FILE_TRUNCATED": (64, 0),
    "SA_PATHS_FILE_NO_TAIL": (64, 0),
    "SA_PATHS_FILE_WIKI_SIZE": (64, 0),
    "SA_PATHS_INTERSECTIONS_SHIFTED": (64, 0),
    "SA_PATHS_FILE_TRAILING": (64, 0),
    "SA_PATHS_FILE_PADDED": (64, 0),
    "SA_PATHS_SET_INCOMPLETE": (1, 0),
    "SA_PATHS_RESERVE_LINKS": (64, 0),
    "SA_PATHS_RESERVE_LENGTHS": (64, 0),
    "SA_PATHS_RESERVE_INTERSECTIONS": (64, 0),
    "SA_PATHS_LIMIT_NAVI": (64, 0),
    "SA_PATHS_LIMIT_LINKS": (64, 0),
    "SA_PATHS_LIMIT_NODES": (64, 0),
    "SA_PATHS_NODE_AREA_ID": (68_237, 0),
    "SA_PATHS_NODE_ID": (68_237, 0),
    "SA_PATHS_NODE_SEARCH_DISTANCE": (68_237, 0),
    "SA_PATHS_NODE_PREV_PTR": (68_237, 0),
    "SA_PATHS_NODE_LINK_RANGE": (68_237, 0),
    "SA_PATHS_NODE_LINK_SEQUENCE": (64, 0),
    "SA_PATHS_NODE_NO_LINKS": (68_237, 0),
    "SA_PATHS_NODE_LINKS_OVER_11": (68_237, 0),
    "SA_PATHS_NODE_OUTSIDE_AREA": (68_237, 0),
    "SA_PATHS_NODE_FLAG_RESERVED": (68_237, 0),
    "SA_PATHS_NODE_PED_VEHICLE_FLAGS": (37_650, 0),
    "SA_PATHS_NODE_PED_WIDTH_ZERO": (37_650, 0),
    "SA_PATHS_NODE_SPEED_ZERO": (30_587, 112),
    "SA_PATHS_NODE_SPEED_THREE": (68_237, 0),
    "SA_PATHS_NODE_SPECIAL_RANGE": (68_237, 0),
    "SA_PATHS_NODE_BIT8": (68_237, 0),
    "SA_PATHS_NODE_DEAD_END": (30_587, 0),
    "SA_PATHS_NODE_ROAD_BLOCK_LINKS": (391, 0),
    "SA_PATHS_FLOOD_LINK": (143_622, 0),
    "SA_PATHS_FLOOD_SHARED": (33 + 179, 0),
    "SA_PATHS_FLOOD_ORDER": (68_237, 0),
    "SA_PATHS_LIMIT_FLOOD": (2, 0),
    "SA_PATHS_LINK_TARGET": (143_622, 0),
    "SA_PATHS_LINK_TYPE": (143_622, 0),
    "SA_PATHS_LINK_ASYMMETRIC": (143_622, 0),
    "SA_PATHS_LINK_SELF": (143_622, 0),
    "SA_PATHS_LINK_DUPLICATE": (143_622, 4),
    "SA_PATHS_LINK_AREA_DISTANCE": (143_622, 0),
    "SA_PATHS_LINK_WATER": (143_622, 0),
    "SA_PATHS_LENGTH_ZERO": (143_622, 0),
    "SA_PATHS_LENGTH_VALUE": (143_622, 0),
    "SA_PATHS_LENGTH_ASYMMETRIC": (143_622, 0),
    "SA_PATHS_LENGTH_OVERFLOW": (143_622, 0),
    "SA_PATHS_INTERSECTION_ASYMMETRIC": (143_622, 0),
    "SA_PATHS_INTERSECTION_VEHICLE": (62_936, 0),
    "SA_PATHS_INTERSECTION_LIGHT_ONLY": (143_622, 0),
    "SA_PATHS_INTERSECTION_RESERVED": (143_622, 0),
    "SA_PATHS_NAVI_LINK_TARGET": (62_936, 0),
    "SA_PATHS_NAVI_LINK_PED": (80_686, 0),
    "SA_PATHS_NAVI_LINK_PAIR": (62_936, 0),
    "SA_PATHS_NAVI_USE": (31_466, 2),
    "SA_PATHS_NAVI_TARGET": (31_466, 0),
    "SA_PATHS_NAVI_TARGET_END": (31_468, 2),
    "SA_PATHS_NAVI_TARGET_LOWER": (31_466, 0),
    "SA_PATHS_NAVI_DIR_LENGTH": (31_466, 0),
    "SA_PATHS_NAVI_DIR_CHORD": (31_466, 0),
    "SA_PATHS_NAVI_DIR_REVERSED": (31_466, 0),
    "SA_PATHS_NAVI_FAR": (31_466, 0),
    "SA_PATHS_NAVI_FILE": (31_466, 0),
    "SA_PATHS_NAVI_WIDTH": (31_468, 22),
    "SA_PATHS_NAVI_WIDTH_SIGN": (31_466, 0),
    "SA_PATHS_NAVI_NO_LANES": (31_466, 12),
    "SA_PATHS_NAVI_LANES_OVER_2": (31_466, 0),
    "SA_PATHS_NAVI_LIGHT_STATE": (31_466, 0),
    "SA_PATHS_NAVI_LIGHT_END_ALONE": (31_466, 0),
    "SA_PATHS_NAVI_PARKING_LANES": (216, 0),
    "SA_PATHS_NAVI_LIGHT_END": (1_689, 0),
    "SA_PATHS_NAVI_LIGHT_AXIS": (1_689, 4),
    # Only where the lamps of the map are given.
    "SA_PATHS_NAVI_LIGHT_LAMP": (0, 0),
    "SA_PATHS_INTERSECTION_LIGHT_LAMP": (0, 0),
    "SA_PATHS_NAVI_RESERVED": (31_466, 0),
    "SA_PATHS_NAVI_ORDER": (64, 0),
}


class Node(NamedTuple):
    """A path node as stored; positions in eighths of a unit."""

    next_ptr: int
    prev_ptr: int
    x: int
    y: int
    z: int
    search_distance: int
    base_link: int
    area_id: int
    node_id: int
    path_width: int
    flood_id: int
    flags: int

    @property
    def link_count(self) -> int:
        """Bits 0 to 3 of the flags."""
        return self.flags & 15

    def bit(self, number: int) -> int:
        """One bit of the flags."""
        return self.flags >> number & 1

    @property
    def speed(self) -> int:
        """Bits 12 and 13 of the flags."""
        return self.flags >> 12 & 3

    @property
    def special_function(self) -> int:
        """Bits 20 to 23 of the flags."""
        return self.flags >> 20 & 15


class Navi(NamedTuple):
    """A navi node as stored; positions in eighths of a unit."""

    x: int
    y: int
    target_area_id: int
    target_node_id: int
    dir_x: int
    dir_y: int
    path_width: int
    lanes: int
    light: int

    @property
    def target(self) -> int:
        """Address of the target as one number."""
        return self.target_area_id << 16 | self.target_node_id

    @property
    def state(self) -> int:
        """Traffic light state."""
        return self.light & 3


NODE = struct.Struct("<IIhhhhhHHBBI")
NAVI = struct.Struct("<hhHHbbBBH")


class TruncatedError(ValueError):
    """The file ends before its link lengths do."""


@dataclass
class PathFile:
    """One file. `intersections` is None where the file has none; `trailing` is what follows the layout."""

    area: int
    size: int
    counts: tuple[int, int, int, int, int]
    nodes: list[Node] = field(default_factory=list)
    navis: list[Navi] = field(default_factory=list)
    links: list[tuple[int, int]] = field(default_factory=list)
    reserved_links: list[tuple[int, int]] = field(default_factory=list)
    navi_links: list[int] = field(default_factory=list)
    lengths: bytes = b""
    reserved_lengths: bytes | None = None
    intersections: bytes | None = None
    reserved_intersections: bytes | None = None
    trailing: bytes = b""
    variant: str = "classic"
    shift_tested: bool = False
    shifted: bool = False
    owners: list[int] = field(default_factory=list)

    def is_vehicle(self, node: int) -> bool:
        """Whether a node of the file stands in the block of vehicle nodes."""
        return node < self.counts[1]


def read(data: bytes, area: int) -> PathFile:
    """Read one file of any classic variant; raises `TruncatedError` when it is too short for its counts."""
    if len(data) < 20:
        raise TruncatedError(area)
    counts = struct.unpack_from("<5I", data)
    n, m, links = counts[0], counts[3], counts[4]
    after_navis = 20 + 28 * n + 14 * m
    after_lengths = after_navis + (768 + 7 * links if links else 0)
    if len(data) < after_lengths:
        raise TruncatedError(area)
    file = PathFile(area, len(data), counts)
    file.nodes = [Node(*row) for row in NODE.iter_unpack(data[20 : 20 + 28 * n])]
    file.navis = [Navi(*row) for row in NAVI.iter_unpack(data[20 + 28 * n : after_navis])]
    if not links:
        file.trailing = data[after_navis:]
        return file
    at = after_navis
    file.links = list(struct.iter_unpack("<HH", data[at : at + 4 * links]))
    at += 4 * links
    file.reserved_links = list(struct.iter_unpack("<HH", data[at : at + 768]))
    at += 768
    file.navi_links = list(struct.unpack_from(f"<{links}H", data, at))
    file.lengths = data[at + 2 * links : after_lengths]
    _find_owners(file)
    _read_tail(file, data, after_lengths, links)
    return file


def _find_owners(file: PathFile) -> None:
    """Node that each link belongs to, by the ranges of the nodes; -1 where no range holds the link."""
    file.owners = [-1] * len(file.links)
    for index, node in enumerate(file.nodes):
        for link in range(max(0, node.base_link), min(node.base_link + node.link_count, len(file.links))):
            if file.owners[link] < 0:
                file.owners[link] = index


def _read_tail(file: PathFile, data: bytes, at: int, links: int) -> None:
    full, wiki = at + links + 2 * RESERVED, at + links + RESERVED
    behind = data[at:]
    if len(data) >= full:
        file.variant = "classic"
        file.shift_tested = True
    elif len(data) == wiki:
        file.variant = "wiki"
    else:
        file.variant = "no tail"
        file.shift_tested = any(behind)
    if file.shift_tested:
        here, later = behind[:links], behind[RESERVED : RESERVED + links]
        # A place that holds nothing but zeros is no witness for itself, so it cannot win.
        if len(here) == links and any(here) and _bad_bytes(file, here) < _bad_bytes(file, later):
            file.shifted = True
            file.variant = "wiki"
    if file.variant == "classic":
        file.reserved_lengths = behind[:RESERVED]
        file.intersections = behind[RESERVED : RESERVED + links]
        file.reserved_intersections = behind[RESERVED + links : 2 * RESERVED + links]
        file.trailing = data[full:]
    elif file.variant == "wiki":
        file.intersections = behind[:links]
        file.reserved_intersections = behind[links : links + RESERVED]
        file.trailing = data[wiki:]
    else:
        file.trailing = behind


def _bad_bytes(file: PathFile, values: bytes) -> int:
    """How many non-zero bytes cannot be intersections of their links."""
    by_pair = {(file.owners[link], target): link for link, target in enumerate(file.links)}
    bad = 0
    for link, value in enumerate(values):
        if not value:
            continue
        owner, (area, node) = file.owners[link], file.links[link]
        wrong = value not in (1, 3) or file.is_vehicle(owner)
        if area == file.area:
            back = by_pair.get((node, (file.area, owner)))
            wrong = wrong or back is None or back >= len(values) or values[back] != value
        bad += wrong
    return bad


def read_folder(folder: str | Path) -> dict[int, bytes]:
    """Bytes of every node file of a folder by area number."""
    found = {}
    for path in Path(folder).iterdir():
        if match := re.fullmatch(r"nodes(\d+)\.dat", path.name, re.IGNORECASE):
            found[int(match[1])] = path.read_bytes()
    return found


class Tally:
    """How often each rule was asked, and where the answer was no: (area, JSON pointer of the record or field)."""

    def __init__(self) -> None:
        self.cases: Counter[str] = Counter()
        self.failed: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)

    def ask(self, code: str, area: int, pointer: str, holds: bool) -> None:
        """Count one case."""
        self.cases[code] += 1
        if not holds:
            self.failed[code].append((area, pointer))

    def sweep(self, code: str, area: int, cases: int, failed: Iterable[str]) -> None:
        """Count the cases of a rule over the records of one file, with the pointers of those that fail."""
        self.cases[code] += cases
        self.failed[code] += [(area, pointer) for pointer in failed]

    def counts(self) -> dict[str, tuple[int, int]]:
        """(cases, failed) by full code."""
        return {PREFIX + code: (cases, len(self.failed[code])) for code, cases in self.cases.items() if cases}

    def failures(self) -> list[tuple[str, int, str]]:
        """(full code, area, pointer) of every failure."""
        return [(PREFIX + code, *place) for code, places in self.failed.items() for place in places]


def count(files: Mapping[int, bytes], *, folder: bool = False) -> dict[str, tuple[int, int]]:
    """(cases, failed) of every rule by full code; see `examine`."""
    return examine(files, folder=folder).counts()


def examine(files: Mapping[int, bytes], *, folder: bool = False) -> Tally:
    """Ask every rule of the catalogue over files by area number.

    Questions whose other end is in a file that is not given are not asked; rules about the whole map need all 64
    files, and completeness is asked of a folder only.
    """
    tally = Tally()
    readable: dict[int, PathFile] = {}
    if folder:
        tally.ask("SET_INCOMPLETE", -1, "", set(files) == set(range(AREAS)))
    for area, data in sorted(files.items()):
        with contextlib.suppress(TruncatedError):
            readable[area] = read(data, area)
        tally.ask("FILE_TRUNCATED", area, "", area in readable)
    filled = {area for area, file in readable.items() if _fills_sector(file, len(files[area]))}
    linked = {area for area, file in readable.items() if file.counts[4]}
    is_extracted = len(linked) > 1 and 2 * len(filled & linked) > len(linked)
    for file in readable.values():
        _ask_file(tally, file, is_padding_usual=is_extracted and file.area in filled)
        _ask_nodes(tally, file)
        _ask_links_alone(tally, file)
        _ask_navis_alone(tally, file)
    _Map(tally, readable).ask()
    return tally


def _fills_sector(file: PathFile, size: int) -> bool:
    """Whether fewer zeros than a sector of 2,048 bytes follow the layout, up to the end of the sector."""
    return 0 < len(file.trailing) < 2048 and not any(file.trailing) and size % 2048 == 0


def _ask_file(tally: Tally, file: PathFile, *, is_padding_usual: bool) -> None:
    n, vehicles, peds, navis, links = file.counts

    def ask(code: str, pointer: str, holds: bool) -> None:
        tally.ask(code, file.area, pointer, holds)

    ask("COUNT_SUM", "/num_nodes", n == vehicles + peds)
    ask("FILE_WIKI_SIZE", "", file.variant != "wiki" or file.shifted)
    ask("FILE_TRAILING", "/trailing", not any(file.trailing))
    ask("LIMIT_NAVI", "/num_navi_nodes", navis <= (1023 if file.area == 63 else 1024))
    ask("LIMIT_LINKS", "/num_links", links <= 32_587)
    ask("LIMIT_NODES", "/num_nodes", n <= 65_535)
    if not links:
        return
    ask("FILE_NO_TAIL", "", file.variant != "no tail")
    ask("FILE_PADDED", "/trailing", not file.trailing or any(file.trailing) or is_padding_usual)
    if file.shift_tested:
        ask("INTERSECTIONS_SHIFTED", "/intersections", not file.shifted)
    used = [12 * slot for slot in range(16) if file.reserved_links[12 * slot][0] != 0xFFFF]
    odd = [entry for entry, value in enumerate(file.reserved_links) if value != (0xFFFF, 0)]
    ask("RESERVE_LINKS", f"/reserved_links/{(used or odd or [0])[0]}", not odd)
    for code, name, block in (
        ("RESERVE_LENGTHS", "reserved_link_lengths", file.reserved_lengths),
        ("RESERVE_INTERSECTIONS", "reserved_intersections", file.reserved_intersections),
    ):
        if block is not None:
            ask(code, f"/{name}", not any(block))


def _in_square(value: int, low: int, first: bool, last: bool) -> bool:
    """Whether a position that truncates to the stored value may lie in [low, low + 6000), all in eighths."""
    lowest, highest = (value, value + 1) if value > 0 else (value - 1, value) if value < 0 else (-1, 1)
    return (first or highest >= low) and (last or lowest < low + 6000)


def inside(area: int, x: int, y: int) -> bool:
    """The border test for a stored position."""
    column, row = area % 8, area // 8
    return _in_square(x, -24_000 + 6000 * column, column == 0, column == 7) and _in_square(
        y, -24_000 + 6000 * row, row == 0, row == 7
    )


_NODE_BITS_UNUSED = ("already_found", 9, 1), ("interior_node", 11, 1), ("dummy", 14, 3), ("padding", 24, 255)


def _ask_nodes(tally: Tally, file: PathFile) -> None:
    area, links = file.area, file.counts[4]
    everyone = list(enumerate(file.nodes))
    vehicles, peds = everyone[: file.counts[1]], everyone[file.counts[1] :]
    blocks = [(index, node) for index, node in everyone if node.bit(6)]

    def rule(code: str, where: str, rows: list[tuple[int, Node]], holds: Callable[[int, Node], bool]) -> None:
        tally.sweep(code, area, len(rows), [f"/nodes/{index}{where}" for index, node in rows if not holds(index, node)])

    rule("NODE_AREA_ID", "/area_id", everyone, lambda _, node: node.area_id == area)
    rule("NODE_ID", "/node_id", everyone, lambda index, node: node.node_id == index)
    rule("NODE_SEARCH_DISTANCE", "/search_distance", everyone, lambda _, node: node.search_distance == 0x7FFE)
    rule("NODE_PREV_PTR", "/prev_ptr", everyone, lambda _, node: node.prev_ptr == 0)
    rule("NODE_LINK_RANGE", "", everyone, lambda _, node: 0 <= node.base_link <= links - node.link_count)
    rule("NODE_NO_LINKS", "/flags/link_count", everyone, lambda _, node: node.link_count >= 1)
    rule("NODE_LINKS_OVER_11", "/flags/link_count", everyone, lambda _, node: node.link_count <= 11)
    rule("NODE_OUTSIDE_AREA", "", everyone, lambda _, node: inside(area, node.x, node.y))
    rule("NODE_SPEED_ZERO", "/flags/speed", vehicles, lambda _, node: node.speed != 0)
    rule("NODE_SPEED_THREE", "/flags/speed", everyone, lambda _, node: node.speed != 3)
    rule("NODE_SPECIAL_RANGE", "/flags/special_function", everyone, lambda _, node: node.special_function <= 10)
    rule("NODE_BIT8", "/flags/switched_off_original", everyone, lambda _, node: node.bit(8) == node.bit(5))
    rule("NODE_PED_VEHICLE_FLAGS", "/flags", peds, lambda _, node: not node.flags & 0x00F0_30D0)
    rule("NODE_PED_WIDTH_ZERO", "/path_width", peds, lambda _, node: node.path_width != 0)
    rule(
        "NODE_ROAD_BLOCK_LINKS",
        "/flags/road_block",
        blocks,
        lambda index, node: file.is_vehicle(index) and node.link_count >= 2,
    )
    odd = [
        f"/nodes/{index}/flags/{next(name for name, shift, mask in _NODE_BITS_UNUSED if node.flags >> shift & mask)}"
        for index, node in everyone
        if node.flags & 0xFF00_CA00
    ]
    tally.sweep("NODE_FLAG_RESERVED", area, len(everyone), odd)
    # The catalogue counts files here: one wrong count moves every later base, and says nothing new each time.
    step = _first_out_of_step(file)
    tally.ask("NODE_LINK_SEQUENCE", area, step or "", step is None)


def _first_out_of_step(file: PathFile) -> str | None:
    total = 0
    for index, node in enumerate(file.nodes):
        if node.base_link != total:
            return f"/nodes/{index}"
        total += node.link_count
    return None if total == file.counts[4] else "/num_links"


def _ask_links_alone(tally: Tally, file: PathFile) -> None:
    area = file.area
    owned = [(index, owner, file.links[index]) for index, owner in enumerate(file.owners) if owner >= 0]
    near = {other for other in range(AREAS) if abs(other % 8 - area % 8) <= 1 and abs(other // 8 - area // 8) <= 1}
    on_map = [(index, target[0]) for index, target in enumerate(file.links) if target[0] < AREAS]
    on_foot = [index for index, owner, _ in owned if not file.is_vehicle(owner)]
    seen: set[tuple[int, tuple[int, int]]] = set()
    again = []
    for index, owner, target in owned:
        if (owner, target) in seen:
            again.append(index)
        seen.add((owner, target))

    def rule(code: str, name: str, cases: int, failed: Iterable[int]) -> None:
        tally.sweep(code, area, cases, [f"/{name}/{index}" for index in failed])

    rule("LINK_SELF", "links", len(owned), [index for index, owner, target in owned if target == (area, owner)])
    rule("LINK_DUPLICATE", "links", len(owned), again)
    rule("LINK_AREA_DISTANCE", "links", len(on_map), [index for index, other in on_map if other not in near])
    rule("LENGTH_ZERO", "link_lengths", len(file.lengths), [i for i, length in enumerate(file.lengths) if not length])
    rule("NAVI_LINK_PED", "navi_links", len(on_foot), [index for index in on_foot if file.navi_links[index]])
    if file.intersections is None:
        return
    values = list(enumerate(file.intersections))
    driven = [values[index] for index, owner, _ in owned if file.is_vehicle(owner)]
    rule("INTERSECTION_VEHICLE", "intersections", len(driven), [index for index, value in driven if value])
    rule("INTERSECTION_LIGHT_ONLY", "intersections", len(values), [index for index, value in values if value & 3 == 2])
    tally.sweep(
        "INTERSECTION_RESERVED",
        area,
        len(values),
        [f"/intersections/{index}/reserved" for index, value in values if value > 3],
    )


def _fits_axis(navi: Navi) -> bool:
    """Whether the state is that of the direction: 1 from 60 to 150 degrees; within 1 degree of both, either is."""
    angle = math.degrees(math.atan2(navi.dir_y, navi.dir_x)) % 180
    allowed = {1} if 61 <= angle <= 149 else {1, 2} if 59 < angle < 151 else {2}
    return navi.state in allowed


def _ask_navis_alone(tally: Tally, file: PathFile) -> None:
    rows = list(enumerate(file.navis))
    lit = [(index, navi) for index, navi in rows if navi.state]

    def rule(code: str, where: str, holds: Callable[[Navi], object], among: list[tuple[int, Navi]] = rows) -> None:
        failed = [f"/navi_nodes/{index}{where}" for index, navi in among if not holds(navi)]
        tally.sweep(code, file.area, len(among), failed)

    rule("NAVI_DIR_LENGTH", "", lambda navi: 97**2 <= navi.dir_x**2 + navi.dir_y**2 <= 101**2)
    rule("NAVI_FILE", "", lambda navi: inside(file.area, navi.x, navi.y))
    rule("NAVI_WIDTH_SIGN", "/path_width", lambda navi: navi.path_width <= 127)
    rule("NAVI_NO_LANES", "/lanes", lambda navi: navi.lanes & 63)
    rule("NAVI_LIGHT_STATE", "/traffic_light/state", lambda navi: navi.state != 3)
    rule("NAVI_LIGHT_END_ALONE", "/lanes/traffic_light_at_target", lambda navi: not navi.lanes & 64 or navi.state)
    rule(
        "NAVI_LIGHT_AXIS",
        "/traffic_light/state",
        _fits_axis,
        lit,
    )
    wide = [
        f"/navi_nodes/{index}/lanes/{'left_lanes' if navi.lanes & 7 > 2 else 'right_lanes'}"
        for index, navi in rows
        if navi.lanes & 7 > 2 or navi.lanes >> 3 & 7 > 2
    ]
    tally.sweep("NAVI_LANES_OVER_2", file.area, len(rows), wide)
    odd = [
        f"/navi_nodes/{index}"
        + (
            "/lanes/reserved"
            if navi.lanes & 128
            else "/traffic_light/bridge_lights"
            if navi.light & 4
            else "/traffic_light/reserved"
        )
        for index, navi in rows
        if navi.lanes & 128 or navi.light > 3
    ]
    tally.sweep("NAVI_RESERVED", file.area, len(rows), odd)


class _Link(NamedTuple):
    """A link whose both ends are there; addresses as numbers."""

    file: PathFile
    row: int
    owner: int
    target: int

    @property
    def length(self) -> int:
        """Its length byte."""
        return self.file.lengths[self.row]

    @property
    def intersection(self) -> int | None:
        """Its intersection byte, None where the file has none."""
        return None if self.file.intersections is None else self.file.intersections[self.row]

    @property
    def navi(self) -> tuple[int, int]:
        """(area, navi id) of its navi link."""
        word = self.file.navi_links[self.row]
        return word >> 10, word & 1023


class _Map:
    """The rules that need more than one record of one file."""

    def __init__(self, tally: Tally, files: Mapping[int, PathFile]) -> None:
        self.tally = tally
        self.files = files
        self.links: list[_Link] = []
        self.pairs: defaultdict[tuple[int, int], list[_Link]] = defaultdict(list)
        self.neighbours: defaultdict[int, set[int]] = defaultdict(set)
        self.away: set[int] = set()
        """Nodes with a link to a file that is not given."""
        self.joined: defaultdict[int, set[int]] = defaultdict(set)
        """Vehicle nodes at the other ends of links from and to a vehicle node."""

    def node(self, address: int) -> Node:
        """The node at an address that is known to exist."""
        return self.files[address >> 16].nodes[address & 0xFFFF]

    def is_vehicle(self, address: int) -> bool:
        """Whether the node at an address is a vehicle node."""
        return self.files[address >> 16].is_vehicle(address & 0xFFFF)

    def exists(self, area: int, node: int) -> bool | None:
        """Whether there is such a node; None when its file is not given."""
        if area >= AREAS:
            return False
        return node < len(self.files[area].nodes) if area in self.files else None

    def ask(self) -> None:
        """Ask all of them."""
        self._resolve()
        self._ask_links()
        self._ask_pairs()
        self._ask_navi_links()
        self._ask_navi_targets()
        self._ask_edges()
        if len(self.files) == AREAS:
            self._ask_dead_ends()
            self._ask_flood_ids()
            self._ask_navi_order()

    def _resolve(self) -> None:
        for file in self.files.values():
            missing = []
            cases = 0
            for index, (area, node) in enumerate(file.links):
                target = area << 16 | node
                owner = file.area << 16 | file.owners[index]
                owned = file.owners[index] >= 0
                if owned and area < AREAS and area not in self.files:
                    self.away.add(owner)
                if owned and target != owner:
                    self.neighbours[owner].add(target)
                exists = self.exists(area, node)
                if exists is None:
                    continue
                cases += 1
                if not exists:
                    missing.append(f"/links/{index}")
                elif owned:
                    link = _Link(file, index, owner, target)
                    self.links.append(link)
                    self.pairs[owner, target].append(link)
                    if owner != target and self.is_vehicle(owner) and self.is_vehicle(target):
                        self.joined[owner].add(target)
                        self.joined[target].add(owner)
            self.tally.sweep("LINK_TARGET", file.area, cases, missing)

    def _fail(self, code: str, name: str, links: Iterable[_Link]) -> None:
        self.tally.failed[code] += [(link.file.area, f"/{name}/{link.row}") for link in links]

    def _ask_links(self) -> None:
        codes = "LINK_TYPE", "LINK_WATER", "FLOOD_LINK", "LENGTH_VALUE", "LENGTH_OVERFLOW"
        self.tally.cases.update(dict.fromkeys(codes, len(self.links)))
        for link in self.links:
            a, b = self.node(link.owner), self.node(link.target)
            squares = (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2
            length = link.file.lengths[link.row]
            if self.is_vehicle(link.owner) != self.is_vehicle(link.target):
                self._fail("LINK_TYPE", "links", [link])
            if (a.flags ^ b.flags) & 128:
                self._fail("LINK_WATER", "links", [link])
            if a.flood_id != b.flood_id:
                self._fail("FLOOD_LINK", "links", [link])
            nearly = max(1, math.floor(math.sqrt(squares) / 8 - 0.001))
            if length not in (max(1, math.isqrt(squares // 64)), nearly):
                self._fail("LENGTH_VALUE", "link_lengths", [link])
            if squares >= 64 * 256 * 256:
                self._fail("LENGTH_OVERFLOW", "link_lengths", [link])

    def _ask_pairs(self) -> None:
        """Compare both directions; parallel links are compared as sets, and without any link back only that is said."""
        cases = self.tally.cases
        for (owner, target), forth in self.pairs.items():
            back = self.pairs.get((target, owner), [])
            cases["LINK_ASYMMETRIC"] += len(forth)
            self._fail("LINK_ASYMMETRIC", "links", forth[len(back) :])
            if not back:
                continue
            cases["LENGTH_ASYMMETRIC"] += len(forth)
            if {link.length for link in forth} != {link.length for link in back}:
                self._fail("LENGTH_ASYMMETRIC", "link_lengths", forth)
            crossings = {link.intersection for link in forth}, {link.intersection for link in back}
            if None not in crossings[0] | crossings[1]:
                cases["INTERSECTION_ASYMMETRIC"] += len(forth)
                if crossings[0] != crossings[1]:
                    self._fail("INTERSECTION_ASYMMETRIC", "intersections", forth)
            if self.is_vehicle(owner) and self.is_vehicle(target):
                cases["NAVI_LINK_PAIR"] += len(forth)
                if {link.navi for link in forth} != {link.navi for link in back}:
                    self._fail("NAVI_LINK_PAIR", "navi_links", forth)

    def _ask_navi_links(self) -> None:
        for file in self.files.values():
            for index, word in enumerate(file.navi_links):
                if file.owners[index] >= 0 and file.is_vehicle(file.owners[index]) and word >> 10 in self.files:
                    exists = word & 1023 < len(self.files[word >> 10].navis)
                    self.tally.ask("NAVI_LINK_TARGET", file.area, f"/navi_links/{index}", exists)

    def _ask_navi_targets(self) -> None:
        uses = Counter(link.navi for link in self._edges())
        for file in self.files.values():
            for index, navi in enumerate(file.navis):
                here = f"/navi_nodes/{index}"
                exists = self.exists(navi.target_area_id, navi.target_node_id)
                used = uses[file.area, index]
                # An edge that is not there would start or end at the target: with the target's file given, none is.
                if used or exists is not None:
                    self.tally.ask("NAVI_USE", file.area, here, used == 1)
                if exists is None:
                    continue
                self.tally.ask("NAVI_TARGET", file.area, here, exists and self.is_vehicle(navi.target))
                if exists:
                    target = self.node(navi.target)
                    ahead = navi.dir_x * (target.x - navi.x) + navi.dir_y * (target.y - navi.y)
                    self.tally.ask("NAVI_DIR_REVERSED", file.area, here, ahead > 0)

    def _edges(self) -> Iterator[_Link]:
        """Vehicle links from the lower to the higher address, each once for every time that it is stored."""
        return (link for link in self.links if link.owner < link.target and self.is_vehicle(link.owner))

    def _ask_edges(self) -> None:
        for edge in self._edges():
            area, navi_id = edge.navi
            if area not in self.files or navi_id >= len(self.files[area].navis):
                continue
            navi = self.files[area].navis[navi_id]

            def ask(code: str, field_name: str, holds: bool, area: int = area, navi_id: int = navi_id) -> None:
                self.tally.ask(code, area, f"/navi_nodes/{navi_id}{field_name}", holds)

            a, b = self.node(edge.owner), self.node(edge.target)
            ask("NAVI_WIDTH", "/path_width", navi.path_width in (a.path_width, b.path_width))
            ask("NAVI_TARGET_END", "", navi.target in (edge.owner, edge.target))
            if navi.target not in (edge.owner, edge.target):
                continue
            ask("NAVI_TARGET_LOWER", "", navi.target == edge.owner)
            ask("NAVI_FAR", "", math.hypot(navi.x - (a.x + b.x) / 2, navi.y - (a.y + b.y) / 2) <= 50 * 8)
            target, other = (a, b) if navi.target == edge.owner else (b, a)
            dx, dy = target.x - other.x, target.y - other.y
            if chord := math.hypot(dx, dy):
                near_x = abs(navi.dir_x - int(100 * dx / chord)) <= 1
                ask("NAVI_DIR_CHORD", "", near_x and abs(navi.dir_y - int(100 * dy / chord)) <= 1)
            towards, away = navi.lanes >> 3 & 7, navi.lanes & 7
            ends = edge.owner, edge.target
            if sum(map(self._is_parking, ends)) == 1:
                is_target = self._is_parking(navi.target)
                field_name = f"/lanes/{'right' if is_target else 'left'}_lanes"
                ask("NAVI_PARKING_LANES", field_name, not (towards if is_target else away))
            if navi.state and not self.away & {*ends, *self.joined[ends[0]], *self.joined[ends[1]]}:
                lit = navi.target if navi.lanes >> 6 & 1 else sum(ends) - navi.target
                dark = sum(ends) - lit
                ask(
                    "NAVI_LIGHT_END",
                    "/lanes/traffic_light_at_target",
                    self._weight(lit, dark) >= self._weight(dark, lit),
                )

    def _is_parking(self, address: int) -> bool:
        node = self.node(address)
        return self.is_vehicle(address) and node.special_function in (1, 2) and node.link_count == 1

    def _weight(self, address: int, other: int) -> tuple[int, int]:
        """How much of a junction a node is, seen from a neighbour."""
        around = self.joined[address]
        counts = [len(self.joined[end]) for end in around if end != other]
        return sum(not self._is_parking(end) for end in around), sum(counts)

    def _addresses(self, vehicle: bool) -> Iterator[int]:
        for area, file in sorted(self.files.items()):
            for index in range(len(file.nodes)):
                if file.is_vehicle(index) == vehicle:
                    yield area << 16 | index

    def _ask_dead_ends(self) -> None:
        left = {address: set(self.neighbours[address]) for address in self._addresses(True)}
        dead: set[int] = set()
        queue = [address for address, others in left.items() if len(others) <= 1]
        while queue:
            address = queue.pop()
            if address in dead:
                continue
            dead.add(address)
            for other in left[address]:
                if other in left and other not in dead:
                    left[other].discard(address)
                    if len(left[other]) <= 1:
                        queue.append(other)
        for address in left:
            holds = bool(self.node(address).bit(4)) == (address in dead)
            self.tally.ask("NODE_DEAD_END", address >> 16, f"/nodes/{address & 0xFFFF}/flags/on_dead_end", holds)

    def _ask_flood_ids(self) -> None:
        joined: defaultdict[int, set[int]] = defaultdict(set)
        for link in self.links:
            if self.is_vehicle(link.owner) == self.is_vehicle(link.target):
                joined[link.owner].add(link.target)
                joined[link.target].add(link.owner)
        for vehicle in (True, False):
            number: dict[int, int] = {}
            taken: set[int] = set()
            components = 0
            for start in self._addresses(vehicle):
                if start in number:
                    continue
                components += 1
                number[start] = components
                reached = [start]
                for address in reached:
                    for other in joined[address]:
                        if other not in number:
                            number[other] = components
                            reached.append(other)
                ids = {self.node(address).flood_id for address in reached}
                pointer = f"/nodes/{start & 0xFFFF}/flood_id"
                self.tally.ask("FLOOD_SHARED", start >> 16, pointer, not ids & taken)
                taken |= ids
            for address, wanted in number.items():
                holds = self.node(address).flood_id == wanted
                self.tally.ask("FLOOD_ORDER", address >> 16, f"/nodes/{address & 0xFFFF}/flood_id", holds)
            self.tally.ask("LIMIT_FLOOD", -1, "", components <= 255)

    def _ask_navi_order(self) -> None:
        following: Counter[int] = Counter()
        numbered: set[tuple[int, int]] = set()
        wrong: set[int] = set()
        edges: defaultdict[int, list[_Link]] = defaultdict(list)
        for edge in self._edges():
            edges[edge.owner].append(edge)
        for address in self._addresses(True):
            # The scan meets links in stored order, whatever order the nodes' ranges have.
            for edge in sorted(edges[address], key=lambda edge: edge.row):
                if edge.navi not in numbered:
                    numbered.add(edge.navi)
                    area, navi_id = edge.navi
                    if navi_id != following[area]:
                        wrong.add(area)
                    following[area] += 1
        for area, file in self.files.items():
            if file.counts[4]:
                self.tally.ask("NAVI_ORDER", area, "/navi_nodes", area not in wrong)


class OracleNode(NamedTuple):
    """A vehicle node of the independent export: position in units, length by neighbour's address."""

    x: float
    y: float
    z: float
    neighbours: dict[int, int]


_ORACLE_NODE = re.compile(
    r"\[(\d+)\] = \{ id = (\d+), x = ([-\d.e]+), y = ([-\d.e]+), z = ([-\d.e]+), neighbours = \{(.*?)\} \}"
)
_ORACLE_NEIGHBOUR = re.compile(r"\[(\d+)\]\s*=\s*(\d+)")


def read_oracle(path: str | Path) -> dict[int, OracleNode]:
    """Vehicle nodes of `vehiclenodes.lua` by address (area * 65536 + node)."""
    found = {}
    for match in _ORACLE_NODE.finditer(Path(path).read_text(encoding="ascii")):
        neighbours = {int(key): int(value) for key, value in _ORACLE_NEIGHBOUR.findall(match[6])}
        found[int(match[2])] = OracleNode(float(match[3]), float(match[4]), float(match[5]), neighbours)
    return found


def vehicle_graph(files: Mapping[int, bytes]) -> dict[int, OracleNode]:
    """The vehicle nodes of a set of files in the shape of the export."""
    found = {}
    for area, data in sorted(files.items()):
        file = read(data, area)
        for index in range(file.counts[1]):
            node = file.nodes[index]
            neighbours = {}
            for link in range(node.base_link, node.base_link + node.link_count):
                other_area, other_node = file.links[link]
                neighbours[other_area << 16 | other_node] = file.lengths[link]
            found[area << 16 | index] = OracleNode(node.x / 8, node.y / 8, node.z / 8, neighbours)
    return found
