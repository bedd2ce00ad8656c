"""Repairs of path networks: the order of recipes, values that are set, and the graph that is rebuilt."""

from navspec.families.gta_sa_paths.recipes import network, values
from navspec.families.gta_sa_paths.recipes.base import RECIPES

__all__ = ["RECIPES", "network", "values"]
