"""Repairs of meshes: the order of recipes, values where they stand, and edits that reach further."""
