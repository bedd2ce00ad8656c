"""Recipes that repair sets, and the rows that they move."""
