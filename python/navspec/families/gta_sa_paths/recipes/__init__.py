"""Repairs of path networks: the order of recipes, values where they stand, and the graph with what rebuilds it."""

from navspec.families.gta_sa_paths.recipes import doubts, network, traffic_lights, values
from navspec.families.gta_sa_paths.recipes.base import RECIPES

__all__ = ["RECIPES", "doubts", "network", "traffic_lights", "values"]
