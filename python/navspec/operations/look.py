"""What a file holds at a place: lists of parts, and values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from navspec.inputs.file import Opened
from navspec.places import listing
from navspec.places.place import root_of
from navspec.places.pointer import find


def list_parts(opened: Opened, pointer: str, *, limit: int, everything: bool) -> dict[str, Any]:
    """See `navspec.ls`."""
    found = find(root_of(opened.tables()), pointer)
    entries, total = listing.parts(found, limit=limit, everything=everything)
    place = {"pointer": pointer.rstrip("/")}
    if len(found) == 1:
        place = {"pointer": found[0].pointer, "kind": listing.kind_of(found[0]), "type": found[0].type_name}
    return {**_of(opened), **place, "entries": entries, "total": total}


def get_values(opened: Opened, pointers: Iterable[str]) -> dict[str, Any]:
    """See `navspec.get`."""
    root = root_of(opened.tables())
    return {**_of(opened), "values": [listing.whole(each) for pointer in pointers for each in find(root, pointer)]}


def _of(opened: Opened) -> dict[str, Any]:
    return {"path": opened.content.path, "format": opened.match.format, "variant": opened.match.variant}
