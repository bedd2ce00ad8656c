"""Names and numbers of navigation meshes of Metroid Prime."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from navspec.spec import load_spec

FORMAT = "metroid_prime_path"

VARIANTS = {"prime": 4, "echoes": 6, "corruption": 7}
"""Version of each variant."""
GAMES = {
    4: "Metroid Prime",
    5: "Metroid Prime 2: Echoes",
    6: "Metroid Prime 2: Echoes",
    7: "Metroid Prime 3: Corruption",
}
"""Game that reads a version."""
VERSIONS = tuple(GAMES)

PADDING = 0xFF
PADDED_TO = {4: (32, 64), 5: (32, 64), 6: (32, 64), 7: (64,)}
"""Multiples to which files of a version are padded."""

CREATURES = ("ground", "flyer", "swimmer")
"""Known kinds of creatures, by the names of their bits in `type_mask`."""
MOVERS = {"ground": ("ground",), "flyer": ("ground", "flyer"), "swimmer": ("swimmer",)}
"""Kinds of regions in which each kind of creature searches."""
MATRICES = {"ground_connections": MOVERS["ground"], "flyer_connections": MOVERS["flyer"]}
"""Kinds of regions that each matrix is for."""
SEARCHERS = {"ground_connections": "walkers", "flyer_connections": "flyers"}
"""Name of the creatures whose searches read a matrix."""


@cache
def creature_bits() -> dict[str, int]:
    """Return creatures by name, with their bits in `type_mask`."""
    bits = load_spec(FORMAT).types["region"].by_id["type_mask"].notes["bits"]
    return {name: 1 << int(number) for number, name in bits.items() if name in CREATURES}


def mask_of(names: Iterable[str]) -> int:
    """Return the bits of several creatures."""
    return sum(creature_bits()[name] for name in names)
