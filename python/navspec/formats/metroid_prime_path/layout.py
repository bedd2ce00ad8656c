"""Names and numbers of navigation meshes of Metroid Prime."""

from __future__ import annotations

FORMAT = "metroid_prime_path"

VARIANTS = {"prime": 4, "echoes": 6, "corruption": 7}
"""Version of the game that each variant is of."""
VERSIONS = (4, 5, 6, 7)
UNSEEN = 5

PADDING = 0xFF
PADDED_TO = {4: (32, 64), 5: (32, 64), 6: (32, 64), 7: (64,)}
"""Multiples to which files of a version are padded."""

MOST_REGIONS = 512
GROUND, FLYER, SWIMMER = 1, 2, 4
