"""Identification of node files: format and variant."""

from __future__ import annotations

import struct
from dataclasses import replace

import numpy as np

from navspec.columns import Tables, read
from navspec.errors import ReadError
from navspec.families.gta_sa_paths.layout import (
    DECISIONS,
    FLA,
    FORMAT,
    HEADER_SIZE,
    HEADERS,
    MARKER,
    RESERVE,
    Counts,
    number_of,
)
from navspec.families.gta_sa_paths.maps import stored_area
from navspec.family.contract import Match
from navspec.graphs.adjacency import find_owners
from navspec.spec import load_spec

_HEADER = struct.Struct("<5I")
_SOUND = (1, 3)
"""Intersection flags that links have: a crossing, without or with a light."""


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """Return the variant, or the reason why this is not a node file.

    Files of the limit adjuster begin with a marker, and their header has the version. Other files are identified by
    size. If the size is neither that of a file as the game reads it nor one of the short ones, the position at which
    the intersection flags make sense decides.
    """
    size = len(data)
    if data.startswith(MARKER):
        return _extended(data, number_of(name))
    if size < HEADER_SIZE:
        is_named = number_of(name) is not None
        return _short(size, None) if is_named else f"{size} bytes cannot hold the header of {HEADER_SIZE}"
    counts = Counts(*_HEADER.unpack_from(data))
    is_sum = 0 < counts.nodes == counts.vehicle_nodes + counts.ped_nodes
    if not is_sum and number_of(name) is None:
        return "vehicle and ped nodes do not add up to the nodes of the header, and the name is not nodes0.dat to nodes4095.dat"
    sizes = counts.sizes()
    if size < sizes.short:
        if number_of(name) is None:
            return f"the counts of its header need {sizes.short:,} bytes, {size:,} are there"
        return _short(size, counts)
    if not counts.links:
        return _EMPTY
    if size == sizes.full:
        return _EXACT
    if size == sizes.wiki:
        return _WIKI
    if size > sizes.wiki:
        tables = read(bytearray(data), load_spec(FORMAT), decisions=DECISIONS["no_tail"])
        if is_shifted(tables, data, number_of(name)):
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


_BACKUP = "Take the file from a backup; nothing can restore what is missing"


def _short(size: int, counts: Counts | None) -> Match:
    hint = _BACKUP
    if counts and counts.nodes != counts.vehicle_nodes + counts.ped_nodes:
        hint = "Its counts do not add up either, so it may be no node file at all, whatever its name says"
    where = "before its link lengths do" if counts else "inside its header"
    due = counts.sizes().short if counts else HEADER_SIZE
    return _cut(Match(FORMAT, "classic", evidence="file name"), "FILE_TRUNCATED", where, size, due, hint)


def _cut(match: Match, code: str, where: str, size: int, due: int, hint: str = _BACKUP) -> Match:
    """Return the match of a file that ends too early."""
    fault = ReadError(
        f"the file ends {where}",
        code=f"SA_PATHS_{code}",
        format=match.format,
        offset=size,
        expected=f"at least {due:,} bytes",
        actual=f"{size:,} bytes",
        hint=hint,
    )
    return replace(match, fault=fault)


def _extended(data: bytes | bytearray, number: int | None) -> Match | str:
    """Return the version of a file of the limit adjuster, or the reason why it cannot be read."""
    if number is None and len(data) < 2 * len(MARKER):
        return "nothing follows the marker of the limit adjuster"
    variant = next((version for version, header in HEADERS.items() if data.startswith(header[: len(data)])), None)
    if variant is None:
        return _odd_header(data, number)
    size, start = len(data), len(HEADERS[variant])
    match = Match(FLA, variant, evidence=f"the header of the limit adjuster, {variant.upper()}")
    if size < start + HEADER_SIZE:
        return _cut(match, "FLA_SIZE", "inside its header", size, start + HEADER_SIZE)
    due = Counts(*_HEADER.unpack_from(data, start)).extended_size(variant)
    return _cut(match, "FLA_SIZE", "before its last section does", size, due) if size < due else match


def _odd_header(data: bytes | bytearray, number: int | None) -> Match | str:
    """Return the fault of a header that begins with the marker."""
    header = HEADERS["ver2"]
    magic, name, version = slice(4, 8), slice(8, -4), slice(-4, None)
    is_named = data[: len(header)][magic] == header[magic]
    if not is_named and number is None:
        return "the marker of the limit adjuster is followed by a version that it does not have"
    stored = bytes(data[: len(header)])
    if is_named and stored[name] != header[name]:
        code, part, what, expected = "SA_PATHS_FLA_NAME", name, "another name", repr(header[name])
    else:
        part = version if is_named else magic
        code, what, expected = "SA_PATHS_FLA_VERSION", "an unknown version", "VER2, VER3 or FLA4"
    start, end, _ = part.indices(len(header))
    fault = ReadError(
        f"the header of the limit adjuster has {what}",
        code=code,
        format=FLA,
        offset=start,
        length=end - start,
        expected=expected,
        actual=repr(stored[part]),
        hint="Write the file once more with a tool that knows the format, or take it from a backup",
    )
    return Match(FLA, "ver2" if is_named else "fla4", evidence="the marker of the limit adjuster", fault=fault)


def is_shifted(tables: Tables, data: bytes | bytearray, number: int | None) -> bool:
    """Return whether intersection flags directly after the lengths make more sense than after the reserve.

    `data` are the bytes of the file that `tables` were read from. A byte makes no sense on a vehicle link, if it is
    neither 1 nor 3, or if the link back in the same file has another one. A position with only zeros says nothing and
    cannot win.
    """
    links = len(tables["links"])
    after_lengths = np.frombuffer(data, np.uint8)[sum(tables.extent("link_lengths")) :]
    is_full = len(after_lengths) >= links + 2 * RESERVE
    right, wrong = _flags(after_lengths[RESERVE:], links), _flags(after_lengths, links)
    if not wrong.any() or (is_full and not right.any()):
        return False
    file_links = _Links(tables, number)
    return file_links.bad(wrong) < file_links.bad(right)


def _flags(after_lengths: np.ndarray, links: int) -> np.ndarray:
    """Return intersection bytes from a position on; zeros after the end of the file."""
    return np.pad(after_lengths[:links], (0, max(0, links - len(after_lengths))))


class _Links:
    """Owner and target of each link of a file."""

    def __init__(self, tables: Tables, number: int | None) -> None:
        count = tables.column("nodes", "flags.link_count").astype(np.int64)
        self.owner = _owners(tables.column("nodes", "base_link").astype(np.int64), count, len(tables["links"]))
        if count.sum() == len(self.owner) and (self.owner < 0).any():
            # Wrong numbers of first links must not make the flags look wrong: the counts say whose links they are, too.
            self.owner = _owners(np.cumsum(count) - count, count, len(self.owner))
        self.vehicle_nodes = int(tables[""]["num_vehicle_nodes"][0])
        self.area = stored_area(tables) if number is None else number
        self.areas = tables.column("links", "area_id").astype(np.int64)
        self.nodes = tables.column("links", "node_id").astype(np.int64)

    def bad(self, flags: np.ndarray) -> int:
        """Return the number of flags that make no sense."""
        at = np.flatnonzero(flags)
        values = flags[at].astype(np.int64)
        owners, nodes = self.owner[at], self.nodes[at]
        odd = (owners < self.vehicle_nodes) | ~np.isin(values, _SOUND)
        inside = self.areas[at] == self.area
        forward = (owners << 24 | nodes << 8 | values)[inside]
        back = (nodes << 24 | owners << 8 | values)[inside]
        odd[inside] |= ~np.isin(forward, back)
        return int(np.count_nonzero(odd))


def _owners(base: np.ndarray, count: np.ndarray, links: int) -> np.ndarray:
    """Return the node of each link: the first one whose range contains it, -1 for none."""
    first = np.clip(base, 0, links)
    return find_owners(first, np.clip(base + count, 0, links) - first, links)
