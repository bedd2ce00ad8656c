"""navspec: game navigation and save files, specified once, read and checked everywhere."""

__version__ = "0.1.0"
