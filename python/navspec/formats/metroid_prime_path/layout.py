"""Names and numbers of navigation meshes of Metroid Prime."""

from __future__ import annotations

FORMAT = "metroid_prime_path"

VARIANTS = {"prime": 4, "echoes": 6, "corruption": 7}
"""Version of the game that each variant is of."""
GAMES = {
    4: "Metroid Prime",
    5: "Metroid Prime 2: Echoes",
    6: "Metroid Prime 2: Echoes",
    7: "Metroid Prime 3: Corruption",
}
"""Game that reads a version."""
VERSIONS = tuple(GAMES)
UNSEEN = 5

PADDING = 0xFF
PADDED_TO = {4: (32, 64), 5: (32, 64), 6: (32, 64), 7: (64,)}
"""Multiples to which files of a version are padded."""

MOST_REGIONS = 512
GROUND, FLYER, SWIMMER = 1, 2, 4
KINDS = {GROUND: "Ground", FLYER: "Flyer", SWIMMER: "Swimmer"}
"""Creatures by the bit of `type_mask` that lets them in."""
MATRICES = {"ground_connections": GROUND, "flyer_connections": GROUND | FLYER}
"""Creatures for which each matrix holds, by their bits."""
