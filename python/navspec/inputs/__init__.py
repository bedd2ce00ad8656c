"""From what people name to files that belong together: sources, archives, folders, sets."""
