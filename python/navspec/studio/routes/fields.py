"""Fields of any file beside its bytes: listing, search, and new values."""

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
from navspec.places import addresses, listing
from navspec.places.addresses import find_places
from navspec.places.place import Place, RecordPlace, SequencePlace, root_place
from navspec.places.search import search_fields as search_places
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, BinaryResponse, endpoint
from navspec.studio.place_details import describe, describe_anchor, list_item
from navspec.studio.routes.documents import summarise_document

LISTED = 500
"""Parts of a place in one response."""
READ = 1 << 20
"""Bytes in one response."""
SPANNED = 1 << 14
"""Bytes whose fields are in one response."""
MAX_HITS = 300
"""Fields in the result of a search."""


@endpoint("documents/{document:int}/file")
def file(call: ApiCall) -> Any:
    """Return the file of `path`, with the error that keeps it from being read, if any."""
    opened = find_opened(call)
    try:
        load_tables(call.document, opened)
    except ReadError as error:
        return _about_file(opened.content, error)
    return _about_file(opened.content, None)


@endpoint("unread/{number:int}/file")
def unread_file(call: ApiCall) -> Any:
    """Return a file that cannot be read, with its error."""
    unread = _unread_file(call)
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
    """Return bytes of a file: `length` of them from `offset` on."""
    return _bytes(call, find_opened(call).content)


@endpoint("unread/{number:int}/bytes")
def unread_bytes(call: ApiCall) -> BinaryResponse:
    """Return bytes of a file that cannot be read."""
    content = _unread_file(call).content
    return _bytes(call, content) if content else BinaryResponse(b"")


def _bytes(call: ApiCall, content: Content) -> BinaryResponse:
    start = call.number("offset", 0, content.size)
    return BinaryResponse(bytes(content.data[start : start + call.number("length", READ, READ)]))


@endpoint("documents/{document:int}/parts")
def parts(call: ApiCall) -> Any:
    """Return the parts of the place of `pointer`: `count` from `start` on, and how many there are."""
    place = _find_place(call)
    start, count = call.number("start", 0, 1 << 53), call.number("count", LISTED, LISTED)
    children, total = listing.list_children(place, limit=count, start=start)
    return {"pointer": place.pointer, "start": start, "total": total, "parts": list(map(list_item, children))}


@endpoint("documents/{document:int}/place")
def place(call: ApiCall) -> Any:
    """Return all details of the place of `pointer`, or of the one at the byte `offset`, and the `way` to it.

    The way has the pointer of each place from below the file on, and its number among its neighbours.
    """
    named_place = _find_place(call)
    return {**describe(named_place), "way": _path_to(named_place)}


def _path_to(place: Place) -> list[list[Any]]:
    """Return every step from the file to a place: its pointer, and its number in the list of parts."""
    at: Place = root_place(place.tables)
    steps: list[list[Any]] = []
    for name in place.pointer.split("/")[1:]:
        child = at.child(name)
        assert child is not None
        if isinstance(at, SequencePlace):
            number = int(name)
        else:
            among, _ = listing.list_children(at, limit=1 << 30)
            number = next((row for row, sibling in enumerate(among) if sibling.pointer == child.pointer), -1)
        steps.append([child.pointer, number])
        at = child
    return steps


@endpoint("documents/{document:int}/spans")
def spans(call: ApiCall) -> Any:
    """Return the values with bytes in a range, in file order: offset, length, pointer, and how the bytes are
    coloured.
    """
    start = call.number("offset", 0, 1 << 53)
    stop = start + call.number("length", SPANNED, SPANNED)
    places = addresses.iter_values_between(_root_record(call), start, stop)
    return [[begin, size, place.pointer, listing.byte_kind(place)] for place, begin, size in places]


@endpoint("documents/{document:int}/search")
def search_fields(call: ApiCall) -> Any:
    """Find fields by a part of their `name` and by `value`; return the first ones as lines, and how many there are."""
    root = _root_record(call)
    name, value = call.query.get("name", ""), call.query.get("value", "")
    if not (name.strip() or value.strip()):
        return {"total": 0, "found": []}
    hits = search_places(root.tables, name=name, value=value, limit=MAX_HITS)
    return {
        "total": hits.total,
        "found": [list_item(place) for pointer in hits.pointers for place in _find_places(root, pointer)],
    }


def _find_places(root: RecordPlace, pointer: str) -> list[Place]:
    """Return the places of a pointer; empty where only other rows of its table have it."""
    try:
        return find_places(root, pointer)
    except NavspecError:
        return []


@endpoint("documents/{document:int}/docs")
def docs(call: ApiCall) -> Any:
    """Return the entry of the reference at an `anchor` of the format of a file; null where there is none."""
    return describe_anchor(find_opened(call).spec.id, call.query.get("anchor", ""))


@endpoint("documents/{document:int}/set", method="POST", changes=True)
def set_values(call: ApiCall) -> Any:
    """Set fields of the file `path` to `values`, by pointer, as `navspec set` takes them; one step of the history.

    `refused` is the reason that nothing was done; with `allow_invalid` it is done all the same. `changes`, `follows`
    and `notes`
    are those of `navspec set`.
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
    return {"document": summarise_document(document), **record}


def _title(values: Mapping[str, str]) -> str:
    (pointer, value), *more_values = values.items()
    more = f" and {len(more_values):,} more" if more_values else ""
    return f"set {pointer} to {value}{more}"


def find_opened(call: ApiCall) -> InputFile:
    """Return the file that a call names by `path`; raises `NavspecError` where the document has none."""
    return _file(call.document, call.query.get("path", ""))


def _file(document: Document, path: str) -> InputFile:
    opened = document.now.files.get(path)
    if opened is None:
        raise NavspecError(f"there is no file {path!r} in this document")
    return opened


def load_tables(document: Document, opened: InputFile) -> Tables:
    """Return the tables of a file as it is, read-only; raises `ReadError`."""
    number = document.unit.number(opened)
    try:
        tables = document.now.table_set.files.get(number)
    except ReadError:
        tables = None
    return opened.tables() if tables is None else tables


def _root_record(call: ApiCall) -> RecordPlace:
    return root_place(load_tables(call.document, find_opened(call)))


def _find_place(call: ApiCall) -> Place:
    """Return the place that a call names, by `offset` or by `pointer`."""
    root = _root_record(call)
    if "offset" in call.query:
        return addresses.place_at(root, call.number("offset", 0, 1 << 53))
    places = find_places(root, call.query.get("pointer", ""))
    if len(places) != 1:
        raise NavspecError("this pointer leads to several places; name one")
    return places[0]


def _unread_file(call: ApiCall) -> Any:
    unread, number = call.workspace.unread, int(call.path["number"])
    if number >= len(unread):
        raise NavspecError("this file is no longer open; reload the page")
    return unread[number]


ROUTES = [file, unread_file, document_bytes, unread_bytes, parts, place, spans, search_fields, docs, set_values]
