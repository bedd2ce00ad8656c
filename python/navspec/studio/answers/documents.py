"""What is open, what each document is, and what was done to it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import PurePath
from typing import Any

from navspec.studio.answers.opening import not_read, recoverable
from navspec.studio.calls import Call, endpoint
from navspec.studio.document import Document
from navspec.version import __version__

_STEPS = 100
"""Steps of the history that the page lists; all can be undone."""


@endpoint("session")
def session(call: Call) -> Any:
    """Everything that is open."""
    return {
        "version": __version__,
        "documents": [summary(document) for document in call.workspace.documents.values()],
        "unread": not_read(call.workspace.unread),
        "recoverable": recoverable(call.workspace),
    }


@endpoint("documents/{document:int}")
def document(call: Call) -> Any:
    """One document."""
    return summary(call.document)


@endpoint("documents/{document:int}/history")
def history(call: Call) -> Any:
    """What was done, the last step first, and what can be done again."""
    done = [step.title for step in reversed(call.document.done[-_STEPS:])]
    return {"done": done, "undone": [step.title for step in reversed(call.document.undone)]}


@endpoint("documents/{document:int}/close", method="POST", changes=True)
def close(call: Call) -> Any:
    """Forget a document, with all that was not saved."""
    call.workspace.close(call.document.id)
    return {}


def summary(document: Document) -> dict[str, Any]:
    """What the page has to know of a document before it asks for more.

    - revision: To be sent with whatever changes the document.
    - network: Whether it has nodes and edges; `editor` says what can be done to them, None where nothing can.
    - converts: Whether there is something that it can be converted to.
    - changed: Paths of files that differ from those that were saved last.
    - origin: `disk`: it is saved where it was read; `dropped` on the page, or `made` here: it is not saved, but downloaded.
    """
    family, unit = document.unit.family, document.unit
    titles = {format_.id: format_.title for format_ in family.formats}
    return {
        "id": document.id,
        "title": document.title,
        "path": unit.where,
        "family": family.id,
        "revision": document.revision,
        "network": family.graph is not None,
        "map": family.draw is not None,
        "converts": family.conversions is not None,
        "editor": _editor(document),
        "undo": document.done[-1].title if document.done else None,
        "redo": document.undone[-1].title if document.undone else None,
        "changed": list(document.changed),
        "origin": document.origin,
        "files": [
            {
                "path": path,
                "name": PurePath(file.content.name).name,
                "size": file.content.size,
                "format": file.match.format,
                "title": titles[file.match.format],
                "variant": file.match.variant,
                "archive": file.content.archive,
            }
            for path, file in document.now.files.items()
        ],
    }


def _editor(document: Document) -> dict[str, Any] | None:
    make_editor = document.unit.family.editor
    if make_editor is None:
        return None
    editor = make_editor()
    return {
        "tools": list(map(asdict, editor.tools)),
        "nodes": list(editor.nodes),
        "edges": list(editor.edges),
    }


ROUTES = [session, document, history, close]
