"""Repairs of path networks of GTA IV: their order, repairs of values, and repairs of the graph."""

from navspec.families.gta_iv_paths.recipes import network, values
from navspec.families.gta_iv_paths.recipes.base import RECIPES

__all__ = ["RECIPES", "network", "values"]
