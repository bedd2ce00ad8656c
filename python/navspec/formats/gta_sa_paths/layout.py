"""Sizes and sets of classic node files."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from navspec.spec import load_spec

FORMAT = "gta_sa_paths"
AREAS = 64
RESERVE = 192
"""Addresses that the game may add while it runs, and bytes of the two other reserves."""

_NAME = re.compile(r"nodes(0|[1-9]\d?)\.dat", re.IGNORECASE)


HEADER_SIZE = 20


class Counts(NamedTuple):
    """The header."""

    nodes: int
    vehicle_nodes: int
    ped_nodes: int
    navi_nodes: int
    links: int

    def sizes(self) -> Sizes:
        """Sizes that a file with these counts can have."""
        node, navi, link, navi_link = _record_sizes()
        short = HEADER_SIZE + node * self.nodes + navi * self.navi_nodes
        if not self.links:
            return Sizes(short, short, short)
        short += (link + navi_link + 1) * self.links + link * RESERVE
        return Sizes(short, short + self.links + RESERVE, short + self.links + 2 * RESERVE)


class Sizes(NamedTuple):
    """Size of a file that ends behind the lengths, that lacks the reserve behind them, and as the game reads it."""

    short: int
    wiki: int
    full: int


@cache
def _record_sizes() -> tuple[int, ...]:
    types = load_spec(FORMAT).types
    return tuple(types[name].size or 0 for name in ("path_node", "navi_node", "link", "navi_link"))


def number_of(name: str) -> int | None:
    """The area that a file name such as `NODES12.DAT` carries."""
    match = _NAME.fullmatch(name)
    return int(match[1]) if match and int(match[1]) < AREAS else None


NAMES = tuple(f"nodes{number}.dat" for number in range(AREAS))
