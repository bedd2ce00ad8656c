"""What repairs meshes beyond what the spec determines."""

from navspec.families.metroid_prime_path.recipes import graph, values
from navspec.families.metroid_prime_path.recipes.base import RECIPES

__all__ = ["RECIPES", "graph", "values"]
