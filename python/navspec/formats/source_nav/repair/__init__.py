"""Repairs of meshes: the order of recipes, values where they stand, edits that reach further, and what uses those."""
