"""Any file: its fields beside its bytes, search among them, and other values for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navspec.columns import Tables
from navspec.errors import NavspecError, ReadError
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile
from navspec.inputs.request import Request
from navspec.inputs.source import Content
from navspec.operations.edit import edit_unit
from navspec.places import listing, where
from navspec.places.place import Place, Record, Sequence, root_of
from navspec.places.pointer import find
from navspec.places.search import search as search_places
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, BinaryResponse, endpoint
from navspec.studio.place_details import describe, describe_anchor, list_item
from navspec.studio.routes.documents import summary

LISTED = 500
"""Parts of a place that are told at a time."""
READ = 1 << 20
"""Bytes that are sent at a time."""
SPANNED = 1 << 14
"""Bytes whose fields are told at a time."""
FOUND = 300
"""Fields that a search tells."""


@endpoint("documents/{document:int}/file")
def file(call: ApiCall) -> Any:
    """The file of `path`, and why it cannot be read, where it cannot be."""
    opened = opened_of(call)
    try:
        tables_of(call.document, opened)
    except ReadError as error:
        return _about_file(opened.content, error)
    return _about_file(opened.content, None)


@endpoint("unread/{number:int}/file")
def unread_file(call: ApiCall) -> Any:
    """A file of which nothing is read, and why."""
    unread = _unread(call)
    return _about_file(unread.content or Content(b"", unread.path, unread.path), unread.error)


def _about_file(content: Content, error: ReadError | None) -> dict[str, Any]:
    return {
        "name": content.name,
        "size": len(content.data),
        "left_out": content.size - len(content.data),
        "error": error
        and {
            "message": error.message,
            "tried": dict(getattr(error, "tried", {})),
            "code": error.code,
            "pointer": error.pointer,
            "offset": error.offset,
            "length": error.length,
            "expected": error.expected,
            "actual": error.actual,
            "hint": error.hint,
        },
    }


@endpoint("documents/{document:int}/bytes")
def document_bytes(call: ApiCall) -> BinaryResponse:
    """Bytes of a file: `length` of them from `offset` on."""
    return _bytes(call, opened_of(call).content)


@endpoint("unread/{number:int}/bytes")
def unread_bytes(call: ApiCall) -> BinaryResponse:
    """The same of a file of which nothing is read."""
    content = _unread(call).content
    return _bytes(call, content) if content else BinaryResponse(b"")


def _bytes(call: ApiCall, content: Content) -> BinaryResponse:
    start = call.number("offset", 0, content.size)
    return BinaryResponse(bytes(content.data[start : start + call.number("length", READ, READ)]))


@endpoint("documents/{document:int}/parts")
def parts(call: ApiCall) -> Any:
    """The parts of the place of `pointer`: `count` from `start` on, and how many there are."""
    place = _place(call)
    start, count = call.number("start", 0, 1 << 53), call.number("count", LISTED, LISTED)
    children, total = listing.children(place, limit=count, start=start)
    return {"pointer": place.pointer, "start": start, "total": total, "parts": list(map(list_item, children))}


@endpoint("documents/{document:int}/place")
def place(call: ApiCall) -> Any:
    """All that is known of the place of `pointer`, or of the one at the byte `offset`, and the `way` to it.

    The way has the pointer of each place from below the file on, and its number among its neighbours.
    """
    named_place = _place(call)
    return {**describe(named_place), "way": _path_to(named_place)}


def _path_to(place: Place) -> list[list[Any]]:
    """Every step from the file to a place: its pointer, and its number in the list of parts."""
    at: Place = root_of(place.tables)
    steps: list[list[Any]] = []
    for name in place.pointer.split("/")[1:]:
        child = at.child(name)
        assert child is not None
        if isinstance(at, Sequence):
            number = int(name)
        else:
            among, _ = listing.children(at, limit=1 << 30)
            number = next((row for row, sibling in enumerate(among) if sibling.pointer == child.pointer), -1)
        steps.append([child.pointer, number])
        at = child
    return steps


@endpoint("documents/{document:int}/spans")
def spans(call: ApiCall) -> Any:
    """The values with bytes in a range, in file order: offset, length, pointer, and how the bytes are coloured."""
    start = call.number("offset", 0, 1 << 53)
    stop = start + call.number("length", SPANNED, SPANNED)
    places = where.values(_root(call), start, stop)
    return [[begin, size, place.pointer, listing.sort_of(place)] for place, begin, size in places]


@endpoint("documents/{document:int}/search")
def search(call: ApiCall) -> Any:
    """Fields by a part of their `name` and by `value`: lines of the first ones, and how many there are."""
    root = _root(call)
    name, value = call.query.get("name", ""), call.query.get("value", "")
    if not (name.strip() or value.strip()):
        return {"total": 0, "found": []}
    hits = search_places(root.tables, name=name, value=value, limit=FOUND)
    return {
        "total": hits.total,
        "found": [list_item(place) for pointer in hits.pointers for place in _find_places(root, pointer)],
    }


def _find_places(root: Record, pointer: str) -> list[Place]:
    """A place; none where only other rows of its table have it."""
    try:
        return find(root, pointer)
    except NavspecError:
        return []


@endpoint("documents/{document:int}/docs")
def docs(call: ApiCall) -> Any:
    """What the reference has at an `anchor` of the format of a file; null where it has nothing."""
    return describe_anchor(opened_of(call).spec.id, call.query.get("anchor", ""))


@endpoint("documents/{document:int}/set", method="POST", changes=True)
def set_values(call: ApiCall) -> Any:
    """Give fields of the file `path` other `values`, by pointer, as `navspec set` takes them; one step of the history.

    `refused` says why nothing was done; with `allow_invalid` it is done all the same. `changes`, `follows` and `notes` are
    those of `navspec set`.
    """
    document, data = call.document, call.data
    values = data.get("values")
    if not isinstance(values, dict) or not values or not all(isinstance(value, str) for value in values.values()):
        raise NavspecError("values: this has to be an object of pointers and texts")
    path = str(data.get("path", ""))
    opened = _file(document, path)
    if opened.content.whole is not None:
        raise NavspecError("only a part of such a file is read, and it cannot be written without the rest")
    unit = Unit(opened.family, [opened], settings=document.unit.settings)
    request = Request((), settings=document.unit.settings)
    done = edit_unit(unit, values, request, allow_invalid=bool(data.get("allow_invalid")))
    record = {
        "refused": done.refused,
        "changes": [change.to_dict() for change in done.changes],
        "follows": [follow.to_dict() for follow in done.follows],
        "notes": list(done.notes),
        "errors": list(done.tool_errors),
    }
    if done.refused or not done.is_changed:
        return record
    document.apply(str(data.get("title") or _title(values)), {path: opened.with_data(done.data)})
    return {"document": summary(document), **record}


def _title(values: Mapping[str, str]) -> str:
    (pointer, value), *more_values = values.items()
    more = f" and {len(more_values):,} more" if more_values else ""
    return f"set {pointer} to {value}{more}"


def opened_of(call: ApiCall) -> InputFile:
    """The file that a call names by `path`; raises `NavspecError` where the document has none."""
    return _file(call.document, call.query.get("path", ""))


def _file(document: Document, path: str) -> InputFile:
    opened = document.now.files.get(path)
    if opened is None:
        raise NavspecError(f"there is no file {path!r} in this document")
    return opened


def tables_of(document: Document, opened: InputFile) -> Tables:
    """The tables of a file as it is, to be looked at; raises `ReadError`."""
    number = document.unit.number(opened)
    try:
        tables = document.now.table_set.files.get(number)
    except ReadError:
        tables = None
    return opened.tables() if tables is None else tables


def _root(call: ApiCall) -> Record:
    return root_of(tables_of(call.document, opened_of(call)))


def _place(call: ApiCall) -> Place:
    """The place that a call names, by `offset` or by `pointer`."""
    root = _root(call)
    if "offset" in call.query:
        return where.at(root, call.number("offset", 0, 1 << 53))
    places = find(root, call.query.get("pointer", ""))
    if len(places) != 1:
        raise NavspecError("this pointer leads to several places; name one")
    return places[0]


def _unread(call: ApiCall) -> Any:
    unread, number = call.workspace.unread, int(call.path["number"])
    if number >= len(unread):
        raise NavspecError("this file is not open any more; load the page again")
    return unread[number]


ROUTES = [file, unread_file, document_bytes, unread_bytes, parts, place, spans, search, docs, set_values]
