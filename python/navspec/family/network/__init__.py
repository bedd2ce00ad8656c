"""Networks of nodes and lines: edited, merged, noded, written back and searched."""
