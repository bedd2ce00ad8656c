"""Mutated files of every format through every operation: `make fuzz`, see README.md."""
