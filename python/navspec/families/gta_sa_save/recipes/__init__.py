"""Repairs of saves: what sets a save right where its rules fail, or where it is asked for."""

from navspec.families.gta_sa_save.recipes import (
    collections,
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
from navspec.families.gta_sa_save.recipes.base import RECIPES

__all__ = [
    "RECIPES",
    "collections",
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
