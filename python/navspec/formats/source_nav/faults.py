"""What keeps a mesh from being read, as the catalogue of the family has it."""

from __future__ import annotations

import re

from navspec.errors import ReadError

_AREA = re.compile(r"/areas/(\d+)(/|$)")


def explain(error: ReadError) -> None:
    """Give an error of reading its code, and say how much of the mesh is whole."""
    field = error.pointer.rpartition("/")[2]
    if field == "magic":
        error.code = "NAV_MAGIC_BAD"
    elif error.pointer == "/version" and error.kind == "value":
        error.code = "NAV_VERSION_UNSUPPORTED"
    elif error.kind == "count" or (error.kind == "value" and field.startswith("num_")):
        error.code = "NAV_COUNT_EXCEEDS_FILE"
        error.message = f"a list of {error.actual} does not fit the bytes left"
        error.hint = "The file is cut short, or the count is wrong"
    elif error.kind == "end":
        error.code = "NAV_TRUNCATED"
    if error.kind and (match := _AREA.match(error.pointer)):
        rows = int(match[1])
        whole = f"the last whole area is /areas/{rows - 1}" if rows else "no area is whole"
        error.message = f"{error.message}; {whole}"
        error.args = (error.message,)
