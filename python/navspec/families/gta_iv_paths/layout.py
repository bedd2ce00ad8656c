"""Names, numbers and identification of the files of GTA IV.

The size of a file follows from two counts in its header.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from typing import Any

from navspec.errors import ReadError
from navspec.family.contract import Match

FORMAT, VARIANT = "gta_iv_paths", "pc"

GRID = 8
"""Squares in a row of the map."""
SQUARE = 750.0
"""Side of a square in metres."""
AREAS = GRID * GRID

NOT_VISITED = 0x7FFE
MOST_LENGTH = 255
USUAL_FLAGS = 0xC040
"""Flags that most links of the game have."""
MOST_OWN_LINKS = 15
MOST_NODES = MOST_LINKS = 65_535

REFUSE, DROP = "refuse", "drop"
"""Choices for nodes too high for a file that is converted from another format."""
UNPROVEN = ("dead_end", "road_block", "special_function")
"""Flags of other formats whose bits in these files are not proven."""

HEADER, NODE, LINK = 16, 32, 8
"""Bytes of the parts of a file."""

_NAME = re.compile(r"nodes(\d{1,2})\.nod", re.IGNORECASE)


def number_of(name: str) -> int | None:
    """Return the area of a file by its name; None for other names."""
    match = _NAME.fullmatch(name)
    return int(match[1]) if match and int(match[1]) < AREAS else None


def name_of(number: int) -> str:
    """Return the name of the file of an area."""
    return f"nodes{number}.nod"


def members(files: Mapping[int, Any], settings: Mapping[str, Any]) -> int:
    """Return the number of files of a full set."""
    del files, settings
    return AREAS


_DISTANCE = 16
"""Offset of `search_distance` in a node."""


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """Return the variant, or the reason why these are not path nodes of GTA IV.

    Files of the predecessor can have the same counts and size, so that without a name the first node has to look like
    one.
    """
    is_named = name.lower().endswith(".nod")
    if is_named and (len(data) < HEADER or not _is_swapped(data)):
        return _match("the name of the file")
    if len(data) < HEADER:
        return f"{len(data)} bytes cannot hold the header"
    if _is_node(data, "<") and _expected_size(data, "<") == len(data):
        return _match("the counts of nodes and links give the size of the file")
    if (is_named or _is_node(data, ">")) and _is_swapped(data):
        return Match(FORMAT, VARIANT, evidence="the counts give its size with bytes swapped", fault=_byte_order_error())
    return "the counts of nodes and links do not give the size of the file, or the first node does not look like one"


def _match(evidence: str) -> Match:
    return Match(FORMAT, VARIANT, evidence=evidence)


def _expected_size(data: bytes | bytearray, order: str) -> int:
    """Return the size of a file with the counts of a header."""
    nodes, _, _, links = struct.unpack_from(f"{order}4I", data)
    return HEADER + NODE * nodes + LINK * links


def _is_swapped(data: bytes | bytearray) -> bool:
    """Return whether the counts give the size of the file only with the highest byte first."""
    return _expected_size(data, ">") == len(data) != _expected_size(data, "<")


def _is_node(data: bytes | bytearray, order: str) -> bool:
    """Return whether the first node of a file has the initial search distance."""
    return len(data) >= HEADER + NODE and struct.unpack_from(f"{order}H", data, HEADER + _DISTANCE)[0] == NOT_VISITED


def _byte_order_error() -> ReadError:
    return ReadError(
        "these path nodes are of a console: their numbers have the highest byte first",
        code="IV_BYTE_ORDER",
        format=FORMAT,
        pointer="/num_nodes",
        length=HEADER,
        hint="Take the files from the PC version of the game",
    )
