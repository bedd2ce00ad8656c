"""Rules of saves that the annotations of the specs cannot express, and recipes that repair saves."""

from navspec.families.gta_sa_save.rules import (
    collectables,
    garages,
    glitches,
    scripts,
    structure,
    world,
    zones,
)
from navspec.families.gta_sa_save.rules.base import RECIPES, RULES

__all__ = [
    "RECIPES",
    "RULES",
    "collectables",
    "garages",
    "glitches",
    "scripts",
    "structure",
    "world",
    "zones",
]
