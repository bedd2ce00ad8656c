"""Algorithms on path graphs, over arrays of nodes and edges; they know no format."""
