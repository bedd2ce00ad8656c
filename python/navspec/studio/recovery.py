"""Steps of a document that a studio could not save any more, done once again."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from navspec.errors import NavspecError, UnknownFormat
from navspec.families import families
from navspec.inputs.file import Opened, open_content
from navspec.inputs.sets import Unit, declare
from navspec.inputs.source import Content, sha256_of
from navspec.studio.deltas import applied
from navspec.studio.document import Document
from navspec.studio.journal import Left, deltas
from navspec.version import __version__


def about(document: Document) -> dict[str, Any]:
    """Which files a journal is about."""
    unit = document.unit
    family, folder, where = place_of(document)
    return {
        "navspec": __version__,
        "title": document.title,
        "origin": document.origin,
        "where": where,
        "spelled": unit.where,
        "family": family,
        "folder": folder,
        "settings": {name: value for name, value in unit.settings.items() if isinstance(value, str | int | float)},
        "files": {path: sha256_of(each.content.data) for path, each in document.saved.files.items()},
    }


def place_of(document: Document) -> tuple[str, str, str]:
    """What tells whether a journal is of a document."""
    unit = document.unit
    where = os.path.realpath(unit.where) if document.origin == "disk" else unit.where
    return unit.family.id, document.folder.name if document.folder else "", where


def others(left: Left, document: Document) -> list[str]:
    """Files of a document that are not what they were when the journal began."""
    files = document.saved.files
    now = {path: sha256_of(each.content.data) for path, each in files.items()}
    return [
        path for each, digest in left.about["files"].items() if now.get(path := _path(left, document, each)) != digest
    ]


def replay(left: Left, document: Document) -> None:
    """Do all steps of a journal; where its files were others, they become what they were first.

    Raises `NavspecError` where the journal breaks off; the steps before that are done.
    """
    count = 0
    with document.journal.at_once() if document.journal else nullcontext():
        try:
            document.do("files as they were before the edits that come back", _before(left, document))
            for head, data in left:
                if head["kind"] == "undo":
                    document.undo()
                elif head["kind"] == "redo":
                    document.redo()
                else:
                    document.do(head["title"], _after(left, document, head, data))
                count += 1
        except (ValueError, KeyError) as error:
            raise NavspecError(f"{count:,} steps are back, then the journal breaks off: {error}") from error


def made_again(left: Left) -> Unit:
    """Files that were made in a studio and never saved, as they were then."""
    family = families()[left.about["family"]]
    files: list[Opened] = []
    for head, data in left:
        for entry, was, _ in deltas(head, data):
            if was is not None:
                content = Content(was, entry["path"], entry["name"])
                files.append(Opened(content, family, open_content(content).match))
    unit = Unit(family, files)
    declare([unit], left.about["settings"])
    return unit


def _before(left: Left, document: Document) -> dict[str, Opened | None]:
    """Files that the journal changes, as they were before it."""
    found: dict[str, Opened | None] = {}
    for head, data in left:
        for entry, was, _ in deltas(head, data):
            if "before" in entry:
                path = _path(left, document, entry["path"])
                found[path] = None if was is None else _opened(document, path, entry, was)
    return found


def _after(left: Left, document: Document, head: Mapping[str, Any], data: bytes) -> dict[str, Opened | None]:
    """Files as a step leaves them."""
    found: dict[str, Opened | None] = {}
    for entry, _, change in deltas(head, data):
        path = _path(left, document, entry["path"])
        now = document.now.files.get(path)
        before = b"" if now is None else bytes(now.content.data)
        found[path] = None if change is None else _opened(document, path, entry, applied(before, change))
    return found


def _path(left: Left, document: Document, path: str) -> str:
    """What a file is called now: the same folder may have been named in another way."""
    then, now = left.about["spelled"], document.unit.where
    rest = path.removeprefix(then)
    return f"{now}{rest}" if then and now else str(Path(now, rest.lstrip(f"{os.sep}/")))


def _opened(document: Document, path: str, entry: Mapping[str, Any], data: bytes) -> Opened:
    """A file of a document with other bytes, or a new one."""
    there = document.now.files.get(path) or document.saved.files.get(path)
    if there is None:
        first = document.unit.files[0].content
        return open_content(Content(data, path, entry["name"], first.archive, first.alignment))
    made = there.with_data(data)
    try:
        return open_content(made.content)
    except UnknownFormat:
        return made
