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
    given = _sides(call)
    documents = [call.workspace.document(each["document"]) for each in given]
    with ExitStack() as held:
        for each in sorted(documents, key=lambda document: document.id):
            held.enter_context(each.lock)
        a, b = (_state(document, each) for document, each in zip(documents, given, strict=True))
        one, other = (state.files.get(each.get("path", "")) for state, each in zip((a, b), given, strict=True))
        if (one is None) != (other is None):
            raise NavspecError("a file and a whole set cannot be compared; name a file of each, or none")
        return compare(a, b, [(one, other)] if one and other else pairs(a, b))


def _sides(call: Call) -> list[dict[str, Any]]:
    given = [each for side in "ab" if isinstance(each := call.data.get(side), dict)]
    if len(given) != 2 or not all(isinstance(each.get("document"), int) for each in given):
        raise NavspecError("a and b: each has to be an object with the id of a document")
    return given


def _state(document: Document, given: dict[str, Any]) -> State:
    return document.saved if given.get("saved") else document.now


ROUTES = [changes, between]
