"""What keeps a mesh from being read, as the catalogue of the family has it."""

from __future__ import annotations

from navspec.errors import ReadError
from navspec.families.source_nav.layout import TITLES, version_of
from navspec.family.contract import Match


def explain(error: ReadError, match: Match, data: bytes | bytearray) -> None:
    """Give an error of reading its code; say of which version and game the mesh is, and how much of it is whole."""
    field = error.pointer.rpartition("/")[2]
    if field == "magic" and error.kind != "end":
        error.code = "NAV_MAGIC_BAD"
    elif error.pointer == "/version" and error.kind == "value":
        error.code = "NAV_VERSION_UNSUPPORTED"
    elif error.kind == "count" or (error.kind == "value" and field.startswith("num_")):
        error.code = "NAV_COUNT_EXCEEDS_FILE"
        error.message = f"a list of {error.actual} does not fit the bytes left"
        error.hint = "The file is cut short, or the count is wrong"
    elif error.kind == "end":
        error.code = "NAV_TRUNCATED"
    if error.kind and error.code not in ("NAV_MAGIC_BAD", "NAV_VERSION_UNSUPPORTED") and (version := version_of(data)):
        rows = error.whole("areas")
        whole = "" if rows is None else f", last whole area /areas/{rows - 1}" if rows else ", no area whole"
        error.message = f"mesh of version {version} ({TITLES[match.variant]}){whole}: {error.message}"
        error.args = (error.message,)
