"""The map of GTA San Andreas, which its path nodes and its saves share."""

from __future__ import annotations

from navspec.family.worlds import TileGrid, World

WORLD = World("gta_sa", "San Andreas", (-3000, -3000, 3000, 3000), TileGrid(r"radar(\d{2,3})", 12, 12))
"""The map, and the pictures `radar00` to `radar143` of its radar, each 500 units wide."""
