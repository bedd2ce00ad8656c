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

GAMES = ("base", "cs", "tf", "ins", "l4d", "tfc")
"""Members of `game_kind`, by number."""

TAGGED, UNTAGGED = "tf2classic", "tf2classified"
"""The two variants of the last of them: with and without the tag before the areas."""

TITLES = {
    "goldsrc": "GoldSrc",
    "base": "Source",
    "cs": "Counter-Strike",
    "tf": "Team Fortress 2",
    "ins": "Insurgency",
    "l4d": "Left 4 Dead",
    TAGGED: "Team Fortress 2 Classic",
    UNTAGGED: "Team Fortress 2 Classified",
}
"""Variants as people call them."""

_GAME_OF = {"goldsrc": "base", TAGGED: "tfc", UNTAGGED: "tfc"}

DECISIONS = {name: {"game": GAMES.index(_GAME_OF.get(name, name)), "has_tf2c_tag": name == TAGGED} for name in TITLES}
"""What each variant decides; GoldSrc is the engine's own layout up to version 5."""


def version_of(data: bytes | bytearray, order: Literal["<", ">"] = "<") -> str:
    """Version and, where one follows, sub-version of a mesh, such as "16.2"; empty where there are too few bytes."""
    if len(data) < 8:
        return ""
    (version,) = struct.unpack_from(f"{order}I", data, 4)
    if version <= LAST_WITHOUT_GAME or len(data) < 12:
        return f"{version}"
    return f"{version}.{struct.unpack_from(f'{order}I', data, 8)[0]}"
