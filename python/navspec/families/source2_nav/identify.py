"""Identification of meshes of Source 2 by their first eight bytes, and explanations of read errors."""

from __future__ import annotations

import struct

from navspec.errors import ReadError
from navspec.family.contract import Match

FORMAT = "source2_nav"

_MAGIC = 0xFEEDFACE
_VERSIONS = range(30, 37)
_FIRST_WITH_POLYGONS = 31

_GAMES = {30: "Half-Life: Alyx", 35: "Counter-Strike 2", 36: "Counter-Strike 2 or Deadlock"}
"""Games by their last version."""


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """Return the variant, or the reason why this is not a mesh of Source 2."""
    del name  # only the first bytes decide
    if len(data) < 8:
        return f"{len(data)} bytes cannot hold the magic and the version"
    magic, version = struct.unpack_from("<II", data)
    if magic != _MAGIC:
        return "the first bytes are not CE FA ED FE"
    if version not in _VERSIONS:
        return f"version {version:,} is none of 30 to 36"
    return Match(FORMAT, "polygons" if version >= _FIRST_WITH_POLYGONS else "corners", {}, f"version {version}")


def explain_read_error(error: ReadError, match: Match, data: bytes | bytearray) -> None:
    """Add version and game of the mesh to the message of a read error, and how many areas are whole."""
    del match  # the variant follows from the version
    if isinstance(identify("", data), Match):  # false where the user forced the format
        rows = error.complete_rows("areas")
        whole = "" if rows is None else f", last whole area /areas/{rows - 1}" if rows else ", no area whole"
        error.message = f"mesh of version {_describe_version(data)}{whole}: {error.message}"
        error.args = (error.message,)


def _describe_version(data: bytes | bytearray) -> str:
    """Return version, sub-version and game by the first bytes: "35.1 (Counter-Strike 2)"."""
    (version,) = struct.unpack_from("<I", data, 4)
    sub_version = f".{struct.unpack_from('<I', data, 8)[0]}" if len(data) >= 12 else ""
    return f"{version}{sub_version} ({next(game for last, game in _GAMES.items() if version <= last)})"
