"""Repairs of path networks of GTA IV: the order of recipes, values where they stand, and the graph with what changes it."""
