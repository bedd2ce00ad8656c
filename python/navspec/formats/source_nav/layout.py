"""Names and numbers of meshes of GoldSrc and Source 1."""

from __future__ import annotations

FORMAT = "source_nav"

MAGIC = 0xFEEDFACE
L4D = "l4d"
LAST_GOLDSRC = 5
LAST_WITHOUT_GAME = 9
LAST = 16

GAMES = ("base", "cs", "tf", "ins", "l4d")
"""Members of `game_kind`, by number."""

DECISIONS = {"goldsrc": {"game": 0}, **{name: {"game": number} for number, name in enumerate(GAMES)}}
"""What each variant decides; GoldSrc is the engine's own layout up to version 5."""
