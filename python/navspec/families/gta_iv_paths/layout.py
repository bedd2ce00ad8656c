"""Names and numbers of the map of GTA IV and of its files."""

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
BLOCK = 2048
"""Bytes of a block of an archive."""

REFUSE, DROP = "refuse", "drop"
"""What becomes of nodes too high for a file when one is made from another format."""
UNPROVEN = ("dead_end", "road_block", "special_function")
"""Flags of other formats that files may have in a place whose meaning is not proven."""

HEADER, NODE, LINK = 16, 32, 8
"""Bytes of the parts of a file."""

_NAME = re.compile(r"nodes(\d{1,2})\.nod", re.IGNORECASE)


def number_of(name: str) -> int | None:
    """Area of a file, by its name."""
    match = _NAME.fullmatch(name)
    return int(match[1]) if match and int(match[1]) < AREAS else None


def name_of(number: int) -> str:
    """Name of the file of an area."""
    return f"nodes{number}.nod"


def members(files: Mapping[int, Any], settings: Mapping[str, Any]) -> int:
    """Files of a full set, whatever is there."""
    del files, settings
    return AREAS


_DISTANCE = 16
"""Where `search_distance` stands in a node."""


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """The variant, or why these are no path nodes of GTA IV.

    Files of the predecessor can have the same counts and size, so that without a name the first node has to look like one.
    """
    is_named = name.lower().endswith(".nod")
    if is_named and (len(data) < HEADER or not _is_swapped(data)):
        return _match("the name of the file")
    if len(data) < HEADER:
        return f"{len(data)} bytes cannot hold the header"
    if _is_node(data, "<") and _expected_size(data, "<") == len(data):
        return _match("the counts of nodes and links give the size of the file")
    if _is_swapped(data) and (is_named or _is_node(data, ">")):
        return Match(FORMAT, VARIANT, evidence="the counts give its size with bytes swapped", fault=_byte_order_error())
    return "the counts of nodes and links do not give the size of the file, or the first node does not look like one"


def explain_read_error(error: ReadError, match: Match, data: bytes | bytearray) -> None:
    """Give an error of reading its code, and say what is missing."""
    del match, data  # the error says it all
    field = error.pointer.rpartition("/")[2]
    if error.kind in ("end", "count") or (error.kind == "value" and field.startswith("num_")):
        error.code = "IV_FILE_SHORT"
        error.hint = error.hint or "The file is cut short, or the count is wrong"


def _match(evidence: str) -> Match:
    return Match(FORMAT, VARIANT, evidence=evidence)


def _expected_size(data: bytes | bytearray, order: str) -> int:
    """Bytes that the counts of a header ask for."""
    nodes, _, _, links = struct.unpack_from(f"{order}4I", data)
    return HEADER + NODE * nodes + LINK * links


def _is_swapped(data: bytes | bytearray) -> bool:
    """Whether the counts give the size of the file only with the highest byte first."""
    return _expected_size(data, ">") == len(data) != _expected_size(data, "<")


def _is_node(data: bytes | bytearray, order: str) -> bool:
    """Whether the first node of a file has the distance that nodes begin with."""
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
