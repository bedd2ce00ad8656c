"""Which variant of the node files a file is."""

from __future__ import annotations

import struct

import numpy as np

from navspec.errors import ReadError
from navspec.formats.family import Match
from navspec.formats.gta_sa_paths.layout import FORMAT, HEADER_SIZE, RESERVE, Counts, Sizes, number_of

DECISIONS = {
    "classic": {"is_wiki_sized": False, "has_tail": True},
    "wiki": {"is_wiki_sized": True, "has_tail": True},
    "no_tail": {"is_wiki_sized": False, "has_tail": False},
}
"""What each variant decides; the spec's own defaults give the same by size alone."""

_HEADER = struct.Struct("<5I")
_FASTMAN = 0xFFFFFFFF
_NODE = np.dtype(
    {
        "names": ["base_link", "area_id", "flags"],
        "formats": ["<i2", "<u2", "<u4"],
        "offsets": [16, 18, 24],
        "itemsize": 28,
    }
)
_SOUND = {1, 3}
"""Intersection flags that links have: a crossing, without or with a light."""


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """The variant, or why this is no node file.

    Size decides. Where it is neither that of a file as the game reads it nor one of the short ones, the place at which the
    intersection flags make sense does.
    """
    number = number_of(name)
    size = len(data)
    if size < HEADER_SIZE:
        return _short(size, None) if number is not None else f"{size} bytes cannot hold the header of {HEADER_SIZE}"
    counts = Counts(*_HEADER.unpack_from(data))
    if counts.nodes == _FASTMAN:
        return "the first word announces a fastman92 file, which is another format"
    if number is None and (counts.nodes == 0 or counts.nodes != counts.vehicle_nodes + counts.ped_nodes):
        return "vehicle and ped nodes do not add up to the nodes of the header, and the name is not nodes0.dat to nodes63.dat"
    sizes = counts.sizes()
    if size < sizes.short:
        if number is None:
            return f"the counts of its header need {sizes.short:,} bytes, {size:,} are there"
        return _short(size, counts)
    if not counts.links:
        return _EMPTY
    if size == sizes.full:
        return _EXACT
    if size == sizes.wiki:
        return _WIKI
    if size > sizes.wiki and is_shifted(counts, sizes, data, number):
        return _SHIFTED
    return _PADDED if size > sizes.full else _NO_TAIL


def _match(variant: str, evidence: str) -> Match:
    return Match(FORMAT, variant, DECISIONS[variant], evidence)


_EMPTY = _match("classic", "no links, so no sections behind the navi nodes")
_EXACT = _match("classic", "exactly the size that the game reads")
_PADDED = _match("classic", "larger than what the game reads")
_WIKI = _match("wiki", "size without the reserve behind the lengths")
_SHIFTED = _match("wiki", "intersection flags fit the place right behind the lengths")
_NO_TAIL = _match("no_tail", "the file ends behind the link lengths")


def _short(size: int, counts: Counts | None) -> Match:
    hint = "Take the file from a backup; nothing can restore what is missing"
    if counts and counts.nodes != counts.vehicle_nodes + counts.ped_nodes:
        hint = "Its counts do not add up either, so it may be no node file at all, whatever its name says"
    fault = ReadError(
        "the file ends before its link lengths do" if counts else "the file ends inside its header",
        code="SA_PATHS_FILE_TRUNCATED",
        format=FORMAT,
        offset=size,
        expected=f"at least {counts.sizes().short if counts else HEADER_SIZE:,} bytes",
        actual=f"{size:,} bytes",
        hint=hint,
    )
    return Match(FORMAT, "classic", evidence="file name", fault=fault)


def is_shifted(counts: Counts, sizes: Sizes, data: bytes | bytearray, number: int | None) -> bool:
    """Whether intersection flags right behind the lengths make more sense than behind the reserve.

    A byte makes no sense on a vehicle link, when it is neither 1 nor 3, or when the link back in the same file has another
    one. A place with zeros alone says nothing and cannot win.
    """
    is_full = len(data) >= sizes.full
    right = _flags(counts, data, sizes.short + RESERVE)
    at = np.flatnonzero(right)
    if is_full and not len(at):
        return False
    links = _Links(counts, data, number)
    bad = links.bad(right, at)
    if is_full and not bad:
        return False
    wrong = _flags(counts, data, sizes.short)
    there = np.flatnonzero(wrong)
    return len(there) > 0 and links.bad(wrong, there) < bad


def _flags(counts: Counts, data: bytes | bytearray, start: int) -> np.ndarray:
    """Intersection bytes from `start`; zeros where the file ends first."""
    there = min(max(len(data) - start, 0), counts.links)
    found = np.frombuffer(data, np.uint8, there, start) if there else np.zeros(0, np.uint8)
    return found if there == counts.links else np.concatenate((found, np.zeros(counts.links - there, np.uint8)))


class _Links:
    """Who owns each link of a file, and where it leads."""

    def __init__(self, counts: Counts, data: bytes | bytearray, number: int | None) -> None:
        nodes = np.frombuffer(data, _NODE, counts.nodes, HEADER_SIZE)
        self.owner = _owners(nodes["base_link"].astype(np.int64), nodes["flags"] & 15, counts.links)
        self.vehicle_nodes = counts.vehicle_nodes
        start = HEADER_SIZE + 28 * counts.nodes + 14 * counts.navi_nodes
        self.targets = np.frombuffer(data, "<u4", counts.links, start)
        self.area = int(nodes["area_id"][0]) if number is None else number

    def bad(self, flags: np.ndarray, at: np.ndarray) -> int:
        """How many of the flags at these links make no sense."""
        values = flags[at].astype(np.int64)
        owners = self.owner[at]
        targets = self.targets[at].astype(np.int64)
        odd = (owners < self.vehicle_nodes) | ~np.isin(values, list(_SOUND))
        inside = (targets & 0xFFFF) == self.area
        there = (owners << 24 | (targets >> 16) << 8 | values)[inside]
        back = ((targets >> 16) << 24 | owners << 8 | values)[inside]
        odd[inside] |= ~np.isin(there, back)
        return int(np.count_nonzero(odd))


def _owners(base: np.ndarray, count: np.ndarray, links: int) -> np.ndarray:
    """Node of each link: the first one whose range holds it, -1 where none does."""
    first = np.clip(base, 0, links)
    counts = np.clip(base + count, 0, links) - first
    rows = np.repeat(first - np.cumsum(counts) + counts, counts) + np.arange(counts.sum())
    owner = np.full(links, -1)
    owner[rows[::-1]] = np.repeat(np.arange(len(base)), counts)[::-1]
    return owner
