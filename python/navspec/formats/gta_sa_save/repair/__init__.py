"""Repairs of saves: what sets a save right where its rules fail, or where it is asked for."""

from navspec.formats.gta_sa_save.repair import (
    collecting,
    garages,
    glitches,
    pickups,
    places,
    player,
    scripts,
    structure,
    world,
    zones,
)
from navspec.formats.gta_sa_save.repair.base import RECIPES

__all__ = [
    "RECIPES",
    "collecting",
    "garages",
    "glitches",
    "pickups",
    "places",
    "player",
    "scripts",
    "structure",
    "world",
    "zones",
]
