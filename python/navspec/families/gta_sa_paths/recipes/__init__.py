"""Repairs of path networks: the order of recipes, values that are set, and the graph that is rebuilt."""

from navspec.families.gta_sa_paths.recipes import doubts, network, traffic_lights, values
from navspec.families.gta_sa_paths.recipes.base import RECIPES

__all__ = ["RECIPES", "doubts", "network", "traffic_lights", "values"]
