"""Nodes and edges as arrays, and algorithms on them; they know no format."""
