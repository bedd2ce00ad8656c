"""Repairs of saves: what sets a save right where its rules fail."""

from navspec.formats.gta_sa_save.repair import scripts, structure
from navspec.formats.gta_sa_save.repair.base import RECIPES

__all__ = ["RECIPES", "scripts", "structure"]
