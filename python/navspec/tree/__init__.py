"""The object plane: files as objects of the generated classes, every field by its name in the spec."""

from navspec.tree.canonical import dumps, to_json
from navspec.tree.kept import decisions_of, pin, remember, seal_of, touched_of
from navspec.tree.read_json import from_json
from navspec.tree.reader import read
from navspec.tree.stream import StoredNaN
from navspec.tree.writer import to_bytes

__all__ = [
    "StoredNaN",
    "decisions_of",
    "dumps",
    "from_json",
    "pin",
    "read",
    "remember",
    "seal_of",
    "to_bytes",
    "to_json",
    "touched_of",
]
