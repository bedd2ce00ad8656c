"""Names and numbers of meshes of GoldSrc and Source 1."""

from __future__ import annotations

import struct
from typing import Literal

FORMAT = "source_nav"

MAGIC = 0xFEEDFACE
L4D = "l4d"
LAST_GOLDSRC = 5
LAST_WITHOUT_GAME = 9
LAST = 16

GAMES = ("base", "cs", "tf", "ins", "l4d")
"""Members of `game_kind`, by number."""

TITLES = {
    "goldsrc": "GoldSrc",
    "base": "Source",
    "cs": "Counter-Strike",
    "tf": "Team Fortress 2",
    "ins": "Insurgency",
    "l4d": "Left 4 Dead",
}
"""Variants as people call them."""

DECISIONS = {"goldsrc": {"game": 0}, **{name: {"game": number} for number, name in enumerate(GAMES)}}
"""What each variant decides; GoldSrc is the engine's own layout up to version 5."""


def version_of(data: bytes | bytearray, order: Literal["<", ">"] = "<") -> str:
    """Version and, where one follows, sub-version of a mesh, such as "16.2"; empty where there are too few bytes."""
    if len(data) < 8:
        return ""
    (version,) = struct.unpack_from(f"{order}I", data, 4)
    if version <= LAST_WITHOUT_GAME or len(data) < 12:
        return f"{version}"
    return f"{version}.{struct.unpack_from(f'{order}I', data, 8)[0]}"
