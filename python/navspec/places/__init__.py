"""What a pointer leads to in a file: found, listed, and given another value."""
