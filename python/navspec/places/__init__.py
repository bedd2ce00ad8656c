"""Places in a file: found by pointer, listed, and changed."""
