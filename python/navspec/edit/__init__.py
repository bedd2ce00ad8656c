"""Looking at a file by pointer and changing values in it, over its tables; no format knowledge."""
