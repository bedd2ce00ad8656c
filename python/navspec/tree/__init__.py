"""Files as trees of objects of the generated classes, with every field by its name in the spec."""

from navspec.tree.json_input import from_json
from navspec.tree.json_output import dumps, to_json
from navspec.tree.metadata import derived_state, get_decisions, row_changes, set_decisions, set_derived_state
from navspec.tree.reader import read
from navspec.tree.runtime import StoredNaN
from navspec.tree.writer import to_bytes

__all__ = [
    "StoredNaN",
    "derived_state",
    "dumps",
    "from_json",
    "get_decisions",
    "read",
    "row_changes",
    "set_decisions",
    "set_derived_state",
    "to_bytes",
    "to_json",
]
