"""Repairs of path networks: the order of recipes, values where they stand, and the graph with what rebuilds it."""
