"""The object plane: files as objects of the generated classes, every field by its name in the spec."""

from navspec.tree.deciding import decisions_of, pin
from navspec.tree.reading import read
from navspec.tree.stream import StoredNaN
from navspec.tree.writing import to_bytes

__all__ = ["StoredNaN", "decisions_of", "pin", "read", "to_bytes"]
