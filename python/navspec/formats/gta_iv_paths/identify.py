"""Whether a file holds path nodes of GTA IV: by its size, which follows from two counts."""

from __future__ import annotations

import struct

from navspec.errors import ReadError
from navspec.formats.family import Match
from navspec.formats.gta_iv_paths.layout import FORMAT, HEADER, LINK, NODE, VARIANT


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """The variant, or why these are no path nodes of GTA IV."""
    is_named = name.lower().endswith(".nod")
    if len(data) < HEADER:
        return _match("the name of the file") if is_named else f"{len(data)} bytes cannot hold the header"
    if _size(data, "<") == len(data) and (is_named or any(data[:HEADER])):
        return _match("the counts of nodes and links give the size of the file")
    if _size(data, ">") == len(data) and any(data[:HEADER]) and (is_named or not name):
        return Match(FORMAT, VARIANT, evidence="the counts give its size with bytes swapped", fault=_swapped())
    if is_named:
        return _match("the name of the file")
    return "the counts of nodes and links do not give the size of the file"


def explain(error: ReadError) -> None:
    """Give an error of reading its code, and say what is missing."""
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


def _swapped() -> ReadError:
    return ReadError(
        "these path nodes are of a console: their numbers have the highest byte first",
        code="IV_BYTE_ORDER",
        format=FORMAT,
        pointer="/num_nodes",
        length=HEADER,
        hint="Take the files from the PC version of the game",
    )
