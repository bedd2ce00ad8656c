"""What a file holds at a place: lists of parts, and values."""

from __future__ import annotations

from collections.abc import Iterable

from navspec.columns import Tables
from navspec.errors import NavspecError
from navspec.inputs.file import InputFile
from navspec.places import listing
from navspec.places.place import Place, root_of
from navspec.places.pointer import find
from navspec.records.contents import Parts, Values


def list_parts(opened: InputFile, pointer: str, *, limit: int, everything: bool) -> Parts:
    """See `navspec.ls`."""
    found = find(root_of(opened.tables()), pointer)
    entries, total = listing.parts(found, limit=limit, everything=everything)
    where, kind, name = pointer.rstrip("/"), None, None
    if len(found) == 1:
        where, kind, name = found[0].pointer, listing.kind_of(found[0]), found[0].type_name
    known = opened.content.path, opened.match.format, opened.match.variant
    return Parts(*known, where, kind, name, tuple(entries), total)


def get_values(opened: InputFile, pointers: Iterable[str]) -> Values:
    """See `navspec.get`."""
    root = root_of(opened.tables())
    values = tuple(listing.whole(each) for pointer in pointers for each in find(root, pointer))
    return Values(opened.content.path, opened.match.format, opened.match.variant, values)


def sources_of(opened: InputFile, tables: Tables) -> dict[str, str]:
    """Pointers of the fields that single facts of `info` come from, by the names of the facts."""
    root, found = root_of(tables), dict[str, str]()
    for name, pointers in opened.family.sources.items():
        there = next((pointer for pointer in pointers if _leads(root, pointer)), "")
        found |= {name: there} if there else {}
    return found


def _leads(root: Place, pointer: str) -> bool:
    try:
        return bool(find(root, pointer))
    except NavspecError:
        return False
