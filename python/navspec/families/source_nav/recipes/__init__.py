"""Repairs of meshes: the order of recipes, values where they stand, edits that reach further, and what uses those."""

from navspec.families.source_nav.recipes import rows, salvage, values
from navspec.families.source_nav.recipes.base import RECIPES

__all__ = ["RECIPES", "rows", "salvage", "values"]
