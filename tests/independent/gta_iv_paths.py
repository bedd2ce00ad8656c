"""Read path files of GTA IV and count the rule catalogue, with `struct` and plain Python alone.

Written from the layout and the rule definitions, without a look at navspec: what both agree on is not an echo. Files that
cannot be read are not given. Needs no more than the bytes by the number of the file.
"""

from __future__ import annotations

import math
import struct
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

SHARE = ("next", "prev", "area", "id", "street", "search", "first", "x", "y", "z", "width", "group", "flags")


@dataclass(eq=False)
class Node:
    """A node as it is stored, with its place and its own links."""

    file: int
    row: int
    is_front: bool
    next: int
    prev: int
    area: int
    id: int
    search: int
    first: int
    at: tuple[int, int, int]
    group: int
    flags: int
    own: list[Link]

    def bits(self, first: int, count: int = 1) -> int:
        return self.flags >> first & (1 << count) - 1

    @property
    def metres(self) -> tuple[float, float, float]:
        return self.at[0] / 8, self.at[1] / 8, self.at[2] / 128


@dataclass(eq=False)
class Link:
    """A link as it is stored; `owner` and `target` once they are known."""

    file: int
    area: int
    id: int
    length: int
    lanes: int
    owner: Node | None = None
    target: Node | None = None
    back: Link | None = None

    @property
    def ends(self) -> tuple[Node, Node]:
        assert self.owner
        assert self.target
        return self.owner, self.target

    @property
    def counts(self) -> tuple[int, int]:
        return self.lanes & 7, self.lanes >> 3 & 7


@dataclass
class File:
    """A file: its counts, nodes and links, and what follows."""

    counts: tuple[int, int, int, int]
    nodes: list[Node]
    links: list[Link]
    rest: bytes
    size: int


def read(number: int, data: bytes) -> File:
    """A whole file."""
    counts = struct.unpack_from("<4I", data)
    end = 16 + 32 * counts[0]
    nodes = []
    for row, found in enumerate(struct.iter_unpack("<IIHHIHHhhhBBI", data[16:end])):
        named = dict(zip(SHARE, found, strict=True))
        at = named.pop("x"), named.pop("y"), named.pop("z")
        del named["street"], named["width"]
        nodes.append(Node(file=number, row=row, is_front=row < counts[1], at=at, own=[], **named))
    last = end + 8 * counts[3]
    links = [Link(number, *found[:4]) for found in struct.iter_unpack("<HHBBH", data[end:last])]
    starts = [min(node.first, len(links)) for node in nodes]
    for node, (first, after) in zip(nodes, pairwise([*starts, len(links)]), strict=True):
        node.own = links[first:after]
        for link in node.own:
            link.owner = link.owner or node
    return File(counts, nodes, links, data[last:], len(data))


def counts(given: Mapping[int, bytes], *, in_folder: bool = True) -> dict[str, tuple[int, int]]:
    """How often each rule is asked and fails, by code; where it is not asked at all the code is left out.

    `in_folder` says that the files are given as a folder, so that missing ones are missed.
    """
    files = {number: read(number, data) for number, data in sorted(given.items())}
    nodes = [node for file in files.values() for node in file.nodes]
    links = [link for file in files.values() for link in file.links]
    known: dict[tuple[int, int], Node] = {}
    for node in nodes:
        known.setdefault((node.file, node.id), node)
    for link in links:
        link.target = known.get((link.area, link.id))
    whole = [link for link in links if link.owner and link.target]
    ways: dict[tuple[int, int], Link] = {}
    for link in whole:
        start, end = link.ends
        ways.setdefault((id(start), id(end)), link)
    for link in whole:
        start, end = link.ends
        link.back = ways.get((id(end), id(start)))
    asked: Counter[str] = Counter()
    failed: Counter[str] = Counter()

    def ask(code: str, is_wrong: bool) -> None:
        asked[code] += 1
        failed[code] += is_wrong

    for file in files.values():
        _ask_file(ask, file)
    for node in nodes:
        _ask_node(ask, node, files[node.file])
    places: set[tuple[int, int, int]] = set()
    for node in nodes:
        if node.is_front:
            ask("NODE_SAME_PLACE", node.at in places)
            places.add(node.at)
    for link in links:
        ask("LINK_AREA_RANGE", link.area > 63)
        if link.area > 63 or link.area in files:
            ask("LINK_TARGET", link.target is None)
        if in_folder:
            ask("LINK_FILE_MISSING", link.area <= 63 and link.area not in files)
        ask("LINK_LENGTH_ZERO", link.length == 0)
        ask("LINK_NO_LANES", link.lanes & 0x3F == 0)
        ask("LINK_LANES_BITS", link.lanes > 0x3F)
        if link.owner and link.area <= 63:
            columns, rows = abs(link.area % 8 - link.file % 8), abs(link.area // 8 - link.file // 8)
            ask("LINK_FAR_AREA", columns > 1 or rows > 1)
    seen: set[tuple[int, int, int]] = set()
    for link in links:
        if link.owner:
            address = id(link.owner), link.area, link.id
            ask("LINK_DUPLICATE", address in seen)
            seen.add(address)
    for link in whole:
        _ask_whole(ask, link)
    if len(files) == 64:
        taken: set[int] = set()
        for group in _groups(nodes, whole):
            ask("FLOOD_SHARED", group in taken)
            taken.add(group)
    if in_folder:
        ask("SET_INCOMPLETE", len(files) < 64)
    return {f"IV_{code}": (asked[code], failed[code]) for code in asked}


def _ask_file(ask, file: File) -> None:  # type: ignore[no-untyped-def] - the function of `counts`
    total, front, tail, links = file.counts
    is_filling = 0 < len(file.rest) < 2048 and not any(file.rest) and file.size % 2048 == 0
    ask("FILE_LONG", bool(file.rest) and not is_filling)
    ask("FILE_PADDED", is_filling)
    ask("COUNT_SPLIT", front + tail != total)
    ask("NO_OWNER", links > 0 and total == 0)
    if file.nodes:
        ask("FIRST_LINK_START", file.nodes[0].first != 0)
    ids: set[int] = set()
    before = 0
    for node in file.nodes:
        ask("FIRST_LINK_ORDER", node.first < before)
        ask("NODE_ID_DUPLICATE", node.id in ids)
        ids.add(node.id)
        before = node.first


def _ask_node(ask, node: Node, file: File) -> None:  # type: ignore[no-untyped-def]
    own = len(node.own)
    ask("FIRST_LINK_RANGE", node.first > len(file.links))
    ask("NODE_AREA", node.area != node.file)
    ask("NODE_ID_POSITION", node.id != node.row)
    ask("NODE_PREV_PTR", node.prev != 0)
    ask("NODE_SEARCH_DISTANCE", node.search != 32766)
    ask("NODE_LINK_COUNT", own <= 15 and node.bits(16, 4) != own)
    ask("NODE_TOO_MANY", own > 15)
    ask("NODE_UNLINKED_BIT", bool(node.bits(15)) != (own == 0))
    ask("SPEED_FLAGS", node.bits(12, 3).bit_count() > 1)
    if own == 0:
        ask("NODE_NEXT_PTR", node.next != 0)
    if not node.is_front:
        ask("TAIL_LINKS", own > 0)
    column, row = node.file % 8, node.file // 8
    is_out = False
    for square, value in ((column, node.at[0]), (row, node.at[1])):
        low = 8 * (-3000 + 750 * square)
        is_out |= square > 0 and value < low - 1
        is_out |= square < 7 and value > low + 6000 + 1
    ask("NODE_OUTSIDE", is_out)


def _ask_whole(ask, link: Link) -> None:  # type: ignore[no-untyped-def]
    start, end = link.ends
    ask("LINK_TO_TAIL", not end.is_front)
    ask("LINK_ONE_WAY", link.back is None)
    ask("LINK_SELF", start is end)
    ask("LINK_LENGTH", abs(link.length - min(255, math.dist(start.metres, end.metres))) > 1.01)
    ask("LINK_WATER", start.bits(25) != end.bits(25))
    ask("FLOOD_PAIR", start.group != end.group)
    if link.back:
        ask("LINK_LENGTH_PAIR", link.length != link.back.length)
        ask("LINK_LANES_PAIR", link.counts != link.back.counts[::-1])


def _groups(nodes: list[Node], whole: list[Link]) -> list[int]:
    """Group of the first node with links of every connected part."""
    around: dict[int, list[Node]] = {}
    for link in whole:
        start, end = link.ends
        around.setdefault(id(start), []).append(end)
        around.setdefault(id(end), []).append(start)
    found, seen = [], set[int]()
    for node in nodes:
        if not node.own or id(node) in seen:
            continue
        found.append(node.group)
        waiting = [node]
        while waiting:
            each = waiting.pop()
            if id(each) not in seen:
                seen.add(id(each))
                waiting += around.get(id(each), [])
    return found
