"""Rules of saves that the annotations of the specs cannot say, and what repairs a save where rules fail or it is asked for."""

from navspec.families.gta_sa_save.rules import (
    collections,
    garages,
    glitches,
    pickups,
    places,
    player,
    scripts,
    structure,
    territory,
    world,
    zones,
)
from navspec.families.gta_sa_save.rules.base import RECIPES, RULES

__all__ = [
    "RECIPES",
    "RULES",
    "collections",
    "garages",
    "glitches",
    "pickups",
    "places",
    "player",
    "scripts",
    "structure",
    "territory",
    "world",
    "zones",
]
