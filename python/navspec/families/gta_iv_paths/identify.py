"""Whether a file holds path nodes of GTA IV: by its size, which follows from two counts."""

from __future__ import annotations

import struct

from navspec.errors import ReadError
from navspec.families.gta_iv_paths.layout import FORMAT, HEADER, LINK, NODE, NOT_VISITED, VARIANT
from navspec.family.contract import Match

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
    if _is_node(data, "<") and _size(data, "<") == len(data):
        return _match("the counts of nodes and links give the size of the file")
    if _is_swapped(data) and (is_named or _is_node(data, ">")):
        return Match(FORMAT, VARIANT, evidence="the counts give its size with bytes swapped", fault=_swapped())
    return "the counts of nodes and links do not give the size of the file, or the first node does not look like one"


def explain(error: ReadError, match: Match, data: bytes | bytearray) -> None:
    """Give an error of reading its code, and say what is missing."""
    del match, data  # the error says it all
    field = error.pointer.rpartition("/")[2]
    if error.kind in ("end", "count") or (error.kind == "value" and field.startswith("num_")):
        error.code = "IV_FILE_SHORT"
        error.hint = error.hint or "The file is cut short, or the count is wrong"


def _match(evidence: str) -> Match:
    return Match(FORMAT, VARIANT, evidence=evidence)


def _size(data: bytes | bytearray, order: str) -> int:
    """Bytes that the counts of a header ask for."""
    nodes, _, _, links = struct.unpack_from(f"{order}4I", data)
    return HEADER + NODE * nodes + LINK * links


def _is_swapped(data: bytes | bytearray) -> bool:
    """Whether the counts give the size of the file only with the highest byte first."""
    return _size(data, ">") == len(data) != _size(data, "<")


def _is_node(data: bytes | bytearray, order: str) -> bool:
    """Whether the first node of a file has the distance that nodes begin with."""
    return len(data) >= HEADER + NODE and struct.unpack_from(f"{order}H", data, HEADER + _DISTANCE)[0] == NOT_VISITED


def _swapped() -> ReadError:
    return ReadError(
        "these path nodes are of a console: their numbers have the highest byte first",
        code="IV_BYTE_ORDER",
        format=FORMAT,
        pointer="/num_nodes",
        length=HEADER,
        hint="Take the files from the PC version of the game",
    )
