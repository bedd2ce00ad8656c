"""Everything that is open in one studio, and the pages that show it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path, PurePath
from threading import RLock
from typing import Any, NamedTuple

from navspec.errors import NavspecError
from navspec.inputs.discovery import Unit, UnreadableFile, discover
from navspec.inputs.file import InputFile
from navspec.inputs.request import Request
from navspec.inputs.source import Source
from navspec.studio.backgrounds import Backgrounds
from navspec.studio.document import Document
from navspec.studio.journal import Journal, OrphanedJournal, find_orphans
from navspec.studio.recovery import document_key, journal_header, rebuild_unsaved_files, replay
from navspec.studio.state import State
from navspec.studio.uploads import Uploads, list_files

ALIVE = 5.0
"""Seconds for which a page counts as open after its last request."""

_MOST = 100


class OpenPages:
    """The document that each page shows, and the time of its last request."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[Hashable, tuple[float, int]] = {}

    def record_page(self, window: str, document: int) -> None:
        """Record a request of a page."""
        now = self._clock()
        alive = {name: seen for name, seen in self._seen.copy().items() if now - seen[0] <= ALIVE and name != window}
        self._seen = dict(list(alive.items())[1 - _MOST :]) | {window: (now, document)}

    def count_other_pages(self, window: str, document: int) -> int:
        """Return how many other pages show a document."""
        now = self._clock()
        seen = self._seen.copy().items()
        return sum(name != window and shown == document and now - when <= ALIVE for name, (when, shown) in seen)


class Clipboard(NamedTuple):
    """Copies of nodes for all pages: `copies` as from `Editor.copy`, by `family`, with the `title` of their format."""

    family: str
    title: str
    copies: Any


class Workspace:
    """Documents by their ids, and files that cannot be read.

    Parameters
    ----------
    folder : Path, optional
        Folder for journals and dropped files, which survive a crash there; without it they are not kept.

    Attributes
    ----------
    documents : dict
        In the order in which they were opened.
    unread : list of UnreadableFile
        Opened files that cannot be read.
    windows : OpenPages
        Pages that show it.
    uploads : Uploads
        Files that were dropped on pages.
    backgrounds : Backgrounds
        Pictures under maps.
    clipboard : Clipboard or None
        What a page has copied last, for all documents and pages.
    orphans : dict
        Unsaved changes of earlier studios, by numbers.
    page_secret : str
        Secret by which its pages return to a later studio; empty where there is no return.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.documents: dict[int, Document] = {}
        self.unread: list[UnreadableFile] = []
        self.windows = OpenPages()
        self.uploads = Uploads(folder and folder / "dropped")
        self.backgrounds = Backgrounds(folder and folder / "backgrounds")
        self.clipboard: Clipboard | None = None
        self.orphans: dict[int, OrphanedJournal] = {}
        self.page_secret = ""
        self.lock = RLock()
        self._folder = folder
        self._last = 0

    def open(self, sources: Sequence[Source], settings: Mapping[str, Any] | None = None) -> list[Document]:
        """Open files, folders and archives: files that belong together are one document.

        Raises `UnknownFormat` for a folder without any known file, `NavspecError` for an unknown setting, and
        `FileNotFoundError`.
        """
        discovery = discover(Request(tuple(sources), settings=settings or {}))
        with self.lock:
            self.unread += discovery.reported
            return [self._add_unit(unit) for unit in discovery.units]

    def open_dropped(self, folder: Path) -> list[Document]:
        """Open a folder of dropped files, with their original names. Raises as `open`."""
        discovery = discover(Request(tuple(map(str, list_files(folder)))))
        with self.lock:
            for unread in discovery.reported:
                unread.error.path = _relative_path(folder, unread.error.path)
            self.unread += discovery.reported
            documents = [self._add_unit(_with_relative_paths(unit, folder), folder) for unit in discovery.units]
            if not documents:
                self.uploads.remove(folder)
            return documents

    def add(self, unit: Unit, title: str) -> Document:
        """Add files that were made here and are not saved yet."""
        with self.lock:
            document = self._register(Document(self._next(), title, State(replace(unit, files=[])), "made"))
        document.now = State(unit)
        if document.journal:
            document.journal.write("do", title, document.now.files, document.now.files)
        return document

    def _add_unit(self, unit: Unit, folder: Path | None = None) -> Document:
        unit.files = [file.frozen() for file in unit.files]
        return self._register(
            Document(self._next(), _title(unit), State(unit), "dropped" if folder else "disk", folder)
        )

    def _next(self) -> int:
        self._last += 1
        return self._last

    def _register(self, document: Document) -> Document:
        if self._folder is not None:
            document.journal = Journal(self._folder, lambda: journal_header(document))
        self.documents[document.id] = document
        return document

    def document(self, number: int) -> Document:
        """Return the document of an id; raises `NavspecError` where there is none."""
        if number not in self.documents:
            raise NavspecError("this document is no longer open; reload the page")
        return self.documents[number]

    def close(self, number: int) -> None:
        """Close a document, and delete its journal and its dropped files; raises `NavspecError` where there is none."""
        with self.lock:
            closed = self.document(number)
            del self.documents[number]
            if closed.journal:
                closed.journal.remove()
            if closed.folder and all(document.folder != closed.folder for document in self.documents.values()):
                self.uploads.remove(closed.folder)

    def close_saved(self) -> list[Document]:
        """Close all documents without unsaved changes; return the others."""
        with self.lock:
            unsaved = [document for document in self.documents.values() if document.changed]
            for unchanged in [document for document in self.documents.values() if not document.changed]:
                self.close(unchanged.id)
            self.uploads.remove_unopened()
            return unsaved

    # Unsaved changes of earlier studios

    def find_unsaved(self) -> None:
        """Find unsaved changes of earlier studios: of the open documents, or all of them where nothing is open."""
        if self._folder is None:
            return
        orphans = find_orphans(self._folder)
        self.uploads.remove_orphans({orphan.header["folder"] for orphan in orphans})
        places = {document_key(document) for document in self.documents.values()}
        relevant = [
            orphan
            for orphan in orphans
            if not places or orphan.header["origin"] != "disk" or orphan.document_key in places
        ]
        for orphan in relevant:
            if orphan.steps:
                self.orphans[len(self.orphans) + 1] = orphan
            else:
                orphan.remove()

    def restore(self, number: int) -> Document:
        """Apply unsaved changes again, step by step.

        Raises `NavspecError` where they do not exist any more, or another studio has them.
        """
        orphan = self._orphan(number)
        try:
            with orphan.locked():
                document = self._open_for_journal(orphan)
                with document.lock:
                    replay(orphan, document)
        except BlockingIOError:
            raise NavspecError("another window or studio is restoring this already") from None
        self.forget(number)
        return document

    def forget(self, number: int) -> None:
        """Discard unsaved changes; raises `NavspecError` where they do not exist any more."""
        with self.lock:
            orphan = self._orphan(number)
            orphan.remove()
            del self.orphans[number]
            if orphan.header["folder"]:
                other_folders = (remaining.header["folder"] for remaining in self.orphans.values())
                self.uploads.remove_orphans(
                    {*other_folders} | {document.folder.name for document in self.documents.values() if document.folder}
                )

    def document_of(self, orphan: OrphanedJournal) -> Document | None:
        """Return the open document of a journal; None where it is not open."""
        if orphan.header["origin"] == "made":
            return None
        return next(
            (document for document in self.documents.values() if document_key(document) == orphan.document_key), None
        )

    def _orphan(self, number: int) -> OrphanedJournal:
        if number not in self.orphans:
            raise NavspecError("no longer available: it was restored or discarded")
        return self.orphans[number]

    def _open_for_journal(self, orphan: OrphanedJournal) -> Document:
        """Return the document of a journal, opened if necessary."""
        if document := self.document_of(orphan):
            return document
        if orphan.header["origin"] == "made":
            return self.add(rebuild_unsaved_files(orphan), orphan.header["title"])
        if orphan.header["origin"] == "dropped":
            self.open_dropped(self.uploads.reopen(orphan.header["folder"]))
        elif Path(orphan.header["where"]).exists():
            self.open([orphan.header["where"]], orphan.header["settings"])
        document = self.document_of(orphan)
        if document is None:
            raise NavspecError(f"{orphan.header['title']}: these files no longer exist")
        return document


def _title(unit: Unit) -> str:
    name = unit.files[0].content.name
    more = f" and {len(unit.files) - 1:,} more" if len(unit.files) > 1 else ""
    return PurePath(unit.where).name or f"{name}{more}"


def _relative_path(folder: Path, path: str) -> str:
    """Return a path relative to a folder."""
    return path.removeprefix(f"{folder}{os.sep}").replace(os.sep, "/")


def _with_relative_paths(unit: Unit, folder: Path) -> Unit:
    """Return a unit whose files have paths relative to a folder."""

    def renamed(files: Iterable[InputFile]) -> list[InputFile]:
        renamed_files: list[InputFile] = []
        for file in files:
            content = file.content
            archive = content.archive and _relative_path(folder, content.archive)
            renamed_content = replace(
                content, data=content.data, path=_relative_path(folder, content.path), archive=archive
            )
            renamed_files.append(replace(file, content=renamed_content))
        return renamed_files

    return replace(unit, files=renamed(unit.files), path=_relative_path(folder, unit.path))
