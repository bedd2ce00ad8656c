"""Names and numbers of meshes of GoldSrc and Source 1."""

from __future__ import annotations

import struct
from typing import Literal

FORMAT = "source_nav"

MAGIC = 0xFEEDFACE
L4D = "l4d"
FIRST_L4D2 = 14
"""The first sub-version of Left 4 Dead 2; those before are of Left 4 Dead."""
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
"""Human-readable names of the variants."""

_GAME_OF = {"goldsrc": "base", TAGGED: "tfc", UNTAGGED: "tfc"}

DECISIONS = {name: {"game": GAMES.index(_GAME_OF.get(name, name)), "has_tf2c_tag": name == TAGGED} for name in TITLES}
"""Decisions of each variant; GoldSrc is the engine's own layout up to version 5."""


APPROACHES = ("areas.approaches", "areas.cs_approaches")
"""Tables of approaches: of every game below version 15, and of Counter-Strike at the end of an area."""
APPROACH_AREAS = ("here_area", "prev_area", "next_area")
APPROACH_CODES = ("prev_to_here_how", "here_to_next_how")
"""Fields with the kind of movement over an approach."""
OLD_NO_WAY, NO_WAY = 7, 9
"""The code for no movement, up to version 9 and in version 16."""
MOST_APPROACHES = 16

LADDERS = "ladders"
TOPS = ("top_forward_area", "top_left_area", "top_right_area", "top_behind_area")
SLOTS = {"bottom_area": "up", **dict.fromkeys(TOPS, "down")}
"""Fields of a ladder that name areas, and the list in which such an area has the ladder."""
LISTS = {"up": "areas.ladders_up.ids", "down": "areas.ladders_down.ids"}
"""Tables of the ladders that areas list, by direction."""


def version_of(data: bytes | bytearray, order: Literal["<", ">"] = "<") -> str:
    """Return version and, where one follows, sub-version of a mesh, such as "16.2"; empty where there are too few
    bytes.
    """
    if len(data) < 8:
        return ""
    (version,) = struct.unpack_from(f"{order}I", data, 4)
    if version <= LAST_WITHOUT_GAME or len(data) < 12:
        return f"{version}"
    return f"{version}.{struct.unpack_from(f'{order}I', data, 8)[0]}"
