"""Recipes of path networks that set values where they stand."""

from __future__ import annotations

from navspec.formats.gta_sa_paths.recipes import RECIPES
