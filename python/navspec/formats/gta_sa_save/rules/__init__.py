"""Rules of saves that the annotations of the specs cannot say."""

from navspec.formats.gta_sa_save.rules import (
    collecting,
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
from navspec.formats.gta_sa_save.rules.base import RULES

__all__ = [
    "RULES",
    "collecting",
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
