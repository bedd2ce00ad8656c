"""Repairs of path networks of GTA IV: the order of recipes, values where they stand, and the graph with what changes it."""

from navspec.families.gta_iv_paths.recipes import network, values
from navspec.families.gta_iv_paths.recipes.base import RECIPES

__all__ = ["RECIPES", "network", "values"]
