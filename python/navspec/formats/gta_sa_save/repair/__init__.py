"""Repairs of saves: what sets a save right where its rules fail, or where it is asked for."""

from navspec.formats.gta_sa_save.repair import glitches, player, scripts, structure, world
from navspec.formats.gta_sa_save.repair.base import RECIPES

__all__ = ["RECIPES", "glitches", "player", "scripts", "structure", "world"]
