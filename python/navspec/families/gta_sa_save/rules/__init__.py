"""Rules of saves that the annotations of the specs cannot say."""

from navspec.families.gta_sa_save.rules import (
    collections,
    garages,
    pickups,
    places,
    player,
    scripts,
    structure,
    territory,
    world,
    zones,
)
from navspec.families.gta_sa_save.rules.base import RULES

__all__ = [
    "RULES",
    "collections",
    "garages",
    "pickups",
    "places",
    "player",
    "scripts",
    "structure",
    "territory",
    "world",
    "zones",
]
