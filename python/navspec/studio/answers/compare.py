"""What has changed since a document was saved, and what differs between files that are open."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from navspec.errors import NavspecError
from navspec.studio.calls import Call, endpoint
from navspec.studio.comparing import compare, pairs
from navspec.studio.document import Document
from navspec.studio.state import State


@endpoint("documents/{document:int}/changes")
def changes(call: Call) -> Any:
    """What a save would write: what differs between the files as they were saved and as they are. See `compare`."""
    document = call.document
    before, now = document.saved.files, document.now.files
    files = [(before.get(path), now.get(path)) for path in document.changed]
    return {"revision": document.revision, **compare(document.saved, document.now, files)}


@endpoint("compare", method="POST")
def between(call: Call) -> Any:
    """What differs from `a` to `b`: each an object with the id of a `document`, whether it is meant as it was `saved`, and
    the `path` of a file where not all of it is meant. See `compare`.
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
        return compare(a, b, [(one, second)] if one and second else pairs(a, b))


def _sides(call: Call) -> list[dict[str, Any]]:
    sides = [value for side in "ab" if isinstance(value := call.data.get(side), dict)]
    if len(sides) != 2 or not all(isinstance(side.get("document"), int) for side in sides):
        raise NavspecError("a and b: each has to be an object with the id of a document")
    return sides


def _state(document: Document, side: dict[str, Any]) -> State:
    return document.saved if side.get("saved") else document.now


ROUTES = [changes, between]
