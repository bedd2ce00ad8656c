"""Repairs of meshes beyond the values that the spec determines."""

from navspec.families.metroid_prime_path.recipes import graph, values
from navspec.families.metroid_prime_path.recipes.base import RECIPES

__all__ = ["RECIPES", "graph", "values"]
