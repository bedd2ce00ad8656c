"""The object plane: files as objects of the generated classes, every field by its name in the spec."""

from navspec.tree.building import from_json
from navspec.tree.canonical import dumps, to_json
from navspec.tree.deciding import decisions_of, pin, put_stamp, remember, seal_of, stamp_of
from navspec.tree.reading import read
from navspec.tree.stream import StoredNaN
from navspec.tree.writing import to_bytes

__all__ = [
    "StoredNaN",
    "decisions_of",
    "dumps",
    "from_json",
    "pin",
    "put_stamp",
    "read",
    "remember",
    "seal_of",
    "stamp_of",
    "to_bytes",
    "to_json",
]
