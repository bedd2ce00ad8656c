"""Input of operations: sources, archives, folders, and files that belong together."""
