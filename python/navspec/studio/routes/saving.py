"""Saving and downloading a document, and comparing it with its saved state or with another one."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import asdict
from typing import Any

from navspec.errors import NavspecError
from navspec.studio import storage
from navspec.studio.comparison import (
    compare_by_place,
    compare_states,
    count_changes,
    keep_pairs,
    pair_files,
    touched_files,
)
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, BinaryResponse, endpoint
from navspec.studio.routes.documents import summarise_document
from navspec.studio.state import State


@endpoint("documents/{document:int}/changes")
def changes(call: ApiCall) -> Any:
    """Return the changes that a save would write: differences between the saved files and the present ones. See
    `compare_states`; `rows` is true to compare rows in any case.
    """
    document = call.document
    before, now = document.saved.files, document.now.files
    files = [(before.get(path), now.get(path)) for path in document.changed]
    rows = call.query.get("rows") == "true"
    return {"revision": document.revision, **compare_states(document.saved, document.now, files, rows=rows)}


@endpoint("compare", method="POST")
def compare_documents(call: ApiCall) -> Any:
    """Return the differences from `a` to `b`: each an object with the id of a `document`, whether its `saved` files are
    used, and the `path` of a file, or none for all. `rows` is as for `changes`. See `compare_states`.
    """
    sides = _sides(call)
    documents = [call.workspace.document(side["document"]) for side in sides]
    with ExitStack() as locks:
        for locked in sorted(documents, key=lambda document: document.id):
            locks.enter_context(locked.lock)
        a, b = (_state(document, side) for document, side in zip(documents, sides, strict=True))
        one, second = (state.files.get(side.get("path", "")) for state, side in zip((a, b), sides, strict=True))
        if (one is None) != (second is None):
            raise NavspecError("a file and a whole set cannot be compared; name a file of each, or none")
        files = [(one, second)] if one and second else pair_files(a, b)
        if documents[0] is not documents[1] or one:
            a, b = keep_pairs(a, b, files)
        return compare_states(a, b, files, rows=call.member("rows", bool, False))


def _sides(call: ApiCall) -> list[dict[str, Any]]:
    sides = [value for side in "ab" if isinstance(value := call.data.get(side), dict)]
    if len(sides) != 2 or not all(isinstance(side.get("document"), int) for side in sides):
        raise NavspecError("a and b: each has to be an object with the id of a document")
    if not all(isinstance(side.get("path", ""), str) for side in sides):
        raise NavspecError("a and b: the path has to be text")
    return sides


def _state(document: Document, side: dict[str, Any]) -> State:
    return document.saved if side.get("saved") else document.now


@endpoint("documents/{document:int}/save/preview")
def preview(call: ApiCall) -> Any:
    """Return the files that would be written, and where the old ones will be kept.

    `files` are as in `PlannedFile`, each with its `tables` as `count_changes` returns them, and whether only numbers in it
    follow from changes in others (`follows`); `archives` contain them.
    """
    document = call.document
    plan = storage.plan_save(document)
    before, now = document.saved.files, document.now.files
    following = _following_files(document, [file.path for file in plan if file.state == "changed"])
    return {
        "revision": document.revision,
        "files": [
            {
                **asdict(file),
                "tables": count_changes(before.get(file.path), now.get(file.path)),
                "follows": file.path in following,
            }
            for file in plan
        ],
        "archives": storage.planned_archives(plan),
        "origin": document.origin,
    }


def _following_files(document: Document, paths: list[str]) -> set[str]:
    """Return the changed files of a set in which no node or line is new, gone, moved or changed."""
    difference = compare_by_place(document.saved.copy(), document.now.copy()) if len(paths) > 1 else None
    if difference is None:
        return set()
    touched = touched_files(difference)
    return {path for path in paths if document.now.number_of(path) not in touched}


@endpoint("documents/{document:int}/save", method="POST", changes=True)
def save(call: ApiCall) -> Any:
    """Write the changed files, in one step and with backups.

    Refused with the kind `disk` where another program has written there since, unless `force` is true. `written` and
    `archives` are the written files and their backups, `left` the removed files of the document, which stay on the
    disk.
    """
    done = storage.save(call.document, force=call.member("force", bool, False))
    return {**done, "document": summarise_document(call.document)}


@endpoint("documents/{document:int}/download")
def download(call: ApiCall) -> Any:
    """Download files: `what` is `changed` (the default), `all`, or `archive`: the one that contains them, with the
    changes.

    Files without a place on the disk count as saved then.
    """
    what = call.query.get("what", "changed")
    if what not in storage.CHOICES:
        raise NavspecError(f"what: this has to be one of {', '.join(storage.CHOICES)}")
    document = call.document
    name, data = storage.pack_download(document, what)
    if document.origin != "disk":
        document.mark_saved(document.now)
    return BinaryResponse(data, name=name)


@endpoint("documents/{document:int}/contents")
def contents(call: ApiCall) -> Any:
    """Return the bytes of the file of a `path`; with `saved` as it was opened or saved last."""
    document = call.document
    state = document.saved if call.query.get("saved") == "true" else document.now
    opened = state.files.get(call.query.get("path", ""))
    if opened is None:
        raise NavspecError("this file is not part of the document any more")
    return BinaryResponse(storage.file_data(opened))


@endpoint("documents/{document:int}/saved", method="POST", changes=True)
def mark_saved(call: ApiCall) -> Any:
    """Record that the page has saved files that have no place on the disk."""
    document = call.document
    if document.origin == "disk":
        raise NavspecError("these files are saved where they were opened")
    document.mark_saved(document.now)
    return {"document": summarise_document(document)}


ROUTES = [changes, compare_documents, preview, save, download, contents, mark_saved]
