"""Repairs of meshes: their order, repairs of single values, repairs of rows, and salvage."""

from navspec.families.source_nav.recipes import rows, salvage, values
from navspec.families.source_nav.recipes.base import RECIPES

__all__ = ["RECIPES", "rows", "salvage", "values"]
