"""Names, sizes and sets of node files, those of the game and those of the limit adjuster by fastman92."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from navspec.spec import Type

FORMAT = "gta_sa_paths"
FLA = "gta_sa_paths_fla"

DECISIONS: dict[str, dict[str, bool]] = {
    "classic": {"is_wiki_sized": False, "has_tail": True},
    "wiki": {"is_wiki_sized": True, "has_tail": True},
    "no_tail": {"is_wiki_sized": False, "has_tail": False},
}
"""Decisions of each variant of the game's own format; the defaults of the spec give the same by size."""

SQUARE = 750
"""Side of the square of an area, in units of the game."""
AXES = {"nodes": ("x", "y", "z"), "navi_nodes": ("x", "y")}
"""Coordinates that the rows of a table have."""
GRID = 8
"""Areas in a row on the game's own map."""
AREAS = GRID * GRID
GRIDS = (4, 8, 16, 32, 64)
"""Areas in a row on the maps that the limit adjuster knows."""

ADDRESSES = 1 << 16
"""Numbers that an area, and a row in it, can have in an address."""
NOWHERE = ADDRESSES - 1
"""Area of an address that names nothing."""
RESERVE = 192
"""Addresses that the game may add while it runs, and bytes of the two other reserves."""
FREE_RESERVE = (NOWHERE.to_bytes(2, "little") + bytes(2)) * RESERVE
"""The link reserve of a file as it is stored."""
SECTOR = 2048
"""Bytes that an archive fills its files up to a multiple of."""

MOST_LINKS = 32_767
"""Links of a file that nodes can name."""
MOST_ROOMY_LINKS = MOST_LINKS - RESERVE + 12
"""Links of a file that leave the reserve in reach of nodes; the last node that gets links there begins 12 before its end."""
MOST_NODES = ADDRESSES - 1
"""Nodes of a file that links can name."""
MOST_NAVI_NODES = 1024
MOST_EXTENDED_NAVI_NODES = 65_535
"""Navi nodes of a file that links can name, in the game's own format and in that of the limit adjuster."""

NAMES = "nodes[0-9]*.dat"
"""Pattern of the names of node files."""
_NAME = re.compile(r"nodes(0|[1-9]\d{0,3})\.dat", re.IGNORECASE)


def number_of(name: str) -> int | None:
    """Return the area in a file name such as `NODES12.DAT`."""
    match = _NAME.fullmatch(name)
    return int(match[1]) if match and int(match[1]) < GRIDS[-1] ** 2 else None


def name_of(number: int) -> str:
    """Return the file name of an area."""
    return f"nodes{number}.dat"


class Counts(NamedTuple):
    """The header."""

    nodes: int
    vehicle_nodes: int
    ped_nodes: int
    navi_nodes: int
    links: int

    def sizes(self) -> Sizes:
        """Return the sizes that a file of the game's own format with these counts can have."""
        node, navi, link, navi_link = _record_sizes()
        short = HEADER_SIZE + node * self.nodes + navi * self.navi_nodes
        if not self.links:
            return Sizes(short, short, short)
        short += (link + navi_link + 1) * self.links + link * RESERVE
        return Sizes(short, short + self.links + RESERVE, short + self.links + 2 * RESERVE)

    def extended_size(self, variant: str) -> int:
        """Return the size of a file of the limit adjuster with these counts."""
        node, navi = EXTENDED_RECORDS[variant]
        size = len(HEADERS[variant]) + HEADER_SIZE + node * self.nodes + navi * self.navi_nodes + len(MARK)
        return size + (10 * self.links + 6 * RESERVE if self.links else 0)


class Sizes(NamedTuple):
    """Sizes of a file: one that ends after the lengths, one without the reserve after them, and one as the game
    reads it.
    """

    short: int
    wiki: int
    full: int


HEADER_SIZE = 20
"""Bytes of the counts."""


@cache
def _record_sizes() -> tuple[int, ...]:
    return tuple(_types()[name].size or 0 for name in ("path_node", "navi_node", "link", "navi_link"))


@cache
def scale() -> int:
    """Return the number of stored steps in a unit."""
    return _types()["path_node"].by_id["x"].steps


@cache
def direction_scale() -> int:
    """Return the length of a direction as it is stored."""
    return _types()["navi_node"].by_id["dir_x"].steps


def _types() -> Mapping[str, Type]:
    from navspec.spec import load_spec  # not before a file is read

    return load_spec(FORMAT).types


MARKER = b"\xff\xff\xff\xff"
_NAMED = MARKER + b"FM92\x0b\x00fastman92\x00"
HEADERS = {"ver2": _NAMED + b"VER2", "ver3": _NAMED + b"VER3", "fla4": MARKER + b"FLA4"}
"""Bytes before the counts in a file of the limit adjuster."""
MARK = b"EOF\x00"
"""Bytes after the last section of a file of the limit adjuster."""
EXTENDED_RECORDS = {"ver2": (40, 22), "ver3": (42, 22), "fla4": (44, 24)}
"""Bytes of its path nodes and navi nodes."""
