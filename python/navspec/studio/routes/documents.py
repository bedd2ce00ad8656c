"""Open documents, their history, news about them, and settings of their files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import PurePath
from typing import Any

from navspec.errors import NavspecError
from navspec.family.contract import Family, Setting
from navspec.inputs.discovery import Unit, apply_settings
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.routes.opening import not_read, recoverable
from navspec.version import __version__


def list_settings(family: Family, command: str) -> list[dict[str, str]]:
    """The settings of a family that make a difference for a command."""
    return [
        {"name": setting.name, "metavar": setting.metavar, "help": setting.help, "unless": setting.unless}
        for setting in _settings_of(family, command)
    ]


def with_settings(unit: Unit, values: Mapping[str, Any], command: str) -> Unit:
    """Files with what the page says about them; raises `NavspecError` for what it cannot say."""
    chosen = parse_settings(unit.family, values, command)
    changed = replace(unit)
    apply_settings([changed], chosen)
    return changed


def parse_settings(family: Family, values: Mapping[str, Any], command: str) -> dict[str, Any]:
    """Settings that the page sends, those left empty left out; raises `NavspecError` for one that was not offered."""
    names = {setting.name for setting in _settings_of(family, command)}
    for name in values:
        if name not in names:
            raise NavspecError(f"settings: '{name}' cannot be set here")
    return {name: value for name, value in values.items() if value not in ("", None)}


def _settings_of(family: Family, command: str) -> list[Setting]:
    """Without those that would have the server read a file which nobody opened."""
    return [setting for setting in family.settings if command in setting.commands and not setting.is_path]


_STEPS = 100
"""Steps of the history that the page lists; all can be undone."""


@endpoint("session")
def session(call: ApiCall) -> Any:
    """Everything that is open."""
    return {
        "version": __version__,
        "documents": [summary(document) for document in call.workspace.documents.values()],
        "unread": not_read(call.workspace.unread),
        "recoverable": recoverable(call.workspace),
    }


@endpoint("documents/{document:int}")
def document(call: ApiCall) -> Any:
    """One document."""
    return summary(call.document)


@endpoint("documents/{document:int}/history")
def history(call: ApiCall) -> Any:
    """What was done, the last step first, and what can be done again."""
    done = [step.title for step in reversed(call.document.done[-_STEPS:])]
    return {"done": done, "undone": [step.title for step in reversed(call.document.undone)]}


@endpoint("documents/{document:int}/close", method="POST", changes=True)
def close(call: ApiCall) -> Any:
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


_LONGEST = 100


@endpoint("news")
def news(call: ApiCall) -> Any:
    """What has happened, of every document; the page asks every two seconds.

    `window` is what the page calls itself, `document` the one that it shows.

    - revision: The one that the document has now.
    - disk: `same`, `changed` or `gone`; with the `paths` of files or archives that are no longer what was read.
    - windows: How many other pages show it.
    - trouble: Why edits are not kept on the disk; empty where they are.
    """
    workspace, window = call.workspace, call.query.get("window", "")[:_LONGEST]
    if window:
        workspace.windows.record_page(window, call.number("document", 0, 1 << 31))
    return {"documents": [_document_news(call, window, document) for document in list(workspace.documents.values())]}


def _document_news(call: ApiCall, window: str, document: Document) -> dict[str, Any]:
    news_by_path = document.disk.find_changes()
    states = set(news_by_path.values())
    return {
        "id": document.id,
        "revision": document.revision,
        "disk": "changed" if "changed" in states else "gone" if states else "same",
        "paths": news_by_path,
        "windows": call.workspace.windows.count_others(window, document.id),
        "trouble": document.journal.trouble if document.journal else "",
    }


ROUTES = [session, document, history, close, news]
