"""Recovery: unsaved steps of an earlier studio, applied again."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from navspec.errors import NavspecError, UnknownFormat
from navspec.families import families
from navspec.inputs.discovery import Unit, apply_settings
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.source import Content
from navspec.studio.deltas import apply_delta
from navspec.studio.document import Document
from navspec.studio.journal import OrphanedJournal, read_deltas
from navspec.version import __version__


def journal_header(document: Document) -> dict[str, Any]:
    """Return the header of a journal: the files that it is about."""
    unit = document.unit
    family, folder, where = document_key(document)
    return {
        "navspec": __version__,
        "title": document.title,
        "origin": document.origin,
        "where": where,
        "spelled": unit.where,
        "family": family,
        "folder": folder,
        "settings": {name: value for name, value in unit.settings.items() if isinstance(value, str | int | float)},
        "files": {path: file.content.sha256 for path, file in document.saved.files.items()},
    }


def document_key(document: Document) -> tuple[str, str, str]:
    """Return the key by which a journal finds its document: family, folder of dropped files, and path."""
    unit = document.unit
    where = os.path.realpath(unit.where) if document.origin == "disk" else unit.where
    return unit.family.id, document.folder.name if document.folder else "", where


def changed_since(orphan: OrphanedJournal, document: Document) -> list[str]:
    """Return the files of a document that differ from those at the beginning of a journal."""
    files = document.saved.files
    now = {path: file.content.sha256 for path, file in files.items()}
    return [
        path
        for recorded, digest in orphan.header["files"].items()
        if now.get(path := _current_path(orphan, document, recorded)) != digest
    ]


def replay(orphan: OrphanedJournal, document: Document) -> None:
    """Apply all steps of a journal; changed files are first set to their content at its beginning.

    Raises `NavspecError` where the journal is damaged; the steps before that are applied.
    """
    count = 0
    with document.journal.sync_once() if document.journal else nullcontext():
        try:
            document.apply("files as they were before the edits that come back", _files_before(orphan, document))
            for head, data in orphan:
                if head["kind"] == "undo":
                    document.undo()
                elif head["kind"] == "redo":
                    document.redo()
                else:
                    document.apply(head["title"], _files_after(orphan, document, head, data))
                count += 1
        except (ValueError, KeyError) as error:
            raise NavspecError(f"{count:,} steps are back, then the journal breaks off: {error}") from error


def rebuild_unsaved_files(orphan: OrphanedJournal) -> Unit:
    """Return files that were made in a studio and never saved, as they were at the beginning of the journal."""
    family = families()[orphan.header["family"]]
    files: list[InputFile] = []
    for head, data in orphan:
        for entry, was, _ in read_deltas(head, data):
            if was is not None:
                content = Content(was, entry["path"], entry["name"])
                files.append(InputFile(content, family, open_content(content).match))
    unit = Unit(family, files)
    apply_settings([unit], orphan.header["settings"])
    return unit


def _files_before(orphan: OrphanedJournal, document: Document) -> dict[str, InputFile | None]:
    """Return the files that the journal changes, as they were before it."""
    files: dict[str, InputFile | None] = {}
    for head, data in orphan:
        for entry, was, _ in read_deltas(head, data):
            if "before" in entry:
                path = _current_path(orphan, document, entry["path"])
                files[path] = None if was is None else _open_version(document, path, entry, was)
    return files


def _files_after(
    orphan: OrphanedJournal, document: Document, head: Mapping[str, Any], data: bytes
) -> dict[str, InputFile | None]:
    """Return the files of a step, as they are after it."""
    files: dict[str, InputFile | None] = {}
    for entry, _, change in read_deltas(head, data):
        path = _current_path(orphan, document, entry["path"])
        now = document.now.files.get(path)
        before = b"" if now is None else bytes(now.content.data)
        files[path] = None if change is None else _open_version(document, path, entry, apply_delta(before, change))
    return files


def _current_path(orphan: OrphanedJournal, document: Document, path: str) -> str:
    """Return the present path of a file: the same folder may have another spelling now."""
    then, now = orphan.header["spelled"], document.unit.where
    rest = path.removeprefix(then)
    return f"{now}{rest}" if then and now else str(Path(now, rest.lstrip(f"{os.sep}/")))


def _open_version(document: Document, path: str, entry: Mapping[str, Any], data: bytes) -> InputFile:
    """Return a file of a document with other bytes, or a new one."""
    present = document.now.files.get(path) or document.saved.files.get(path)
    if present is None:
        first = document.unit.files[0].content
        return open_content(Content(data, path, entry["name"], first.archive, first.alignment))
    opened = present.with_data(data)
    try:
        return open_content(opened.content)
    except UnknownFormat:
        return opened
