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
from navspec.studio.routes.opening import list_recoverable, unread_records
from navspec.version import __version__


def list_settings(family: Family, command: str) -> list[dict[str, str]]:
    """Return the settings of a family that make a difference for a command."""
    return [
        {"name": setting.name, "metavar": setting.metavar, "help": setting.help, "default": setting.default}
        for setting in _settings_of(family, command)
    ]


def with_settings(unit: Unit, values: Mapping[str, Any], command: str) -> Unit:
    """Return files with settings from the page; raises `NavspecError` for an unknown one."""
    chosen = parse_settings(unit.family, values, command)
    changed = replace(unit)
    apply_settings([changed], chosen)
    return changed


def parse_settings(family: Family, values: Mapping[str, Any], command: str) -> dict[str, Any]:
    """Return settings from the page without empty ones; raises `NavspecError` for an unknown one."""
    names = {setting.name for setting in _settings_of(family, command)}
    for name in values:
        if name not in names:
            raise NavspecError(f"settings: '{name}' cannot be set here")
    return {name: value for name, value in values.items() if value not in ("", None)}


def _settings_of(family: Family, command: str) -> list[Setting]:
    """Return the settings of a family for a command, except settings that would make the server read a file."""
    return [setting for setting in family.settings if command in setting.commands and not setting.is_path]


_STEPS = 100
"""Steps of the history that the page lists; all can be undone."""


@endpoint("session")
def session(call: ApiCall) -> Any:
    """Return everything that is open; `secret` is what the page proves to know when it returns to a later studio."""
    return {
        "secret": call.workspace.page_secret,
        "version": __version__,
        "documents": [summarise_document(document) for document in call.workspace.documents.values()],
        "unread": unread_records(call.workspace.unread),
        "recoverable": list_recoverable(call.workspace),
    }


@endpoint("documents/{document:int}")
def document(call: ApiCall) -> Any:
    """Return one document."""
    return summarise_document(call.document)


@endpoint("documents/{document:int}/history")
def history(call: ApiCall) -> Any:
    """Return the titles of the steps, the last one first, and of the steps that can be redone."""
    done = [step.title for step in reversed(call.document.done[-_STEPS:])]
    return {"done": done, "undone": [step.title for step in reversed(call.document.undone)]}


@endpoint("documents/{document:int}/close", method="POST", changes=True)
def close(call: ApiCall) -> Any:
    """Close a document and discard all unsaved changes."""
    call.workspace.close(call.document.id)
    return {}


def summarise_document(document: Document) -> dict[str, Any]:
    """Return the record of a document that the page needs before all others.

    - revision: To be sent with every change of the document.
    - network: Whether it has nodes and edges; `editor` lists the tools for them, None where there are none.
    - converts: Whether there are conversions.
    - world: Documents of the same world have maps in the same coordinates; empty where no other has. `ground`: Whether
    its map can lie below those of other families of its world.
    - small: Whether its whole report comes soon after an edit, so that the page requests it before the map.
    - changed: Paths of files that differ from the saved ones.
    - origin: `disk`: it is saved where it was read; `dropped` on the page, or `made` here: it is not saved, but
    downloaded.
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
        "form": family.form is not None,
        "converts": family.conversions is not None,
        "world": family.world.id if family.world else "",
        "ground": family.is_ground,
        "editor": _editor(document),
        "small": document.now.is_small,
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
        "condition": editor.condition,
    }


_LONGEST = 100


@endpoint("news")
def news(call: ApiCall) -> Any:
    """Return changes of every document from outside the page, which requests them every two seconds.

    `window` is the name of the page, `document` the one that it shows.

    - revision: The present one of the document.
    - disk: `same`, `changed` or `gone`; with the `paths` of files or archives that have changed on the disk.
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
        "windows": call.workspace.windows.count_other_pages(window, document.id),
        "trouble": document.journal.trouble if document.journal else "",
    }


ROUTES = [session, document, history, close, news]
