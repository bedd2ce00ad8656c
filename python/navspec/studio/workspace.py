"""Everything that is open in one studio."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path, PurePath
from threading import RLock
from typing import Any

from navspec.errors import NavspecError
from navspec.inputs.file import Opened
from navspec.inputs.request import Request
from navspec.inputs.sets import Unit, Unread, find
from navspec.inputs.source import Source
from navspec.studio.document import Document
from navspec.studio.journal import Journal, Left, left_in
from navspec.studio.recovery import about, made_again, place_of, replay
from navspec.studio.state import State
from navspec.studio.uploads import Uploads, files_of
from navspec.studio.windows import Windows


class Workspace:
    """Documents by their ids, and files of which nothing can be read.

    Parameters
    ----------
    folder : Path, optional
        Where journals and files that were dropped are kept through a crash; without it nothing is.

    Attributes
    ----------
    documents : dict
        In the order in which they were opened.
    unread : list of Unread
        What was opened, and is none.
    windows : Windows
        Pages that show it.
    uploads : Uploads
        What was dropped on pages.
    left : dict
        What studios that have ended have not saved, by numbers.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.documents: dict[int, Document] = {}
        self.unread: list[Unread] = []
        self.windows = Windows()
        self.uploads = Uploads(folder and folder / "dropped")
        self.left: dict[int, Left] = {}
        self.lock = RLock()
        self._folder = folder
        self._last = 0

    def open(self, sources: Sequence[Source], settings: Mapping[str, Any] | None = None) -> list[Document]:
        """Open files, folders and archives: what belongs together is one document.

        Raises `UnknownFormat` for a folder without anything known, `NavspecError` for a setting that cannot be, and
        `FileNotFoundError`.
        """
        discovery = find(Request(tuple(sources), settings=settings or {}))
        with self.lock:
            self.unread += discovery.reported
            return [self._added(unit) for unit in discovery.units]

    def open_dropped(self, folder: Path) -> list[Document]:
        """Open a folder of files that were dropped; they are called as they were there. Raises as `open`."""
        discovery = find(Request(tuple(map(str, files_of(folder)))))
        with self.lock:
            for unread in discovery.reported:
                unread.error.path = _below(folder, unread.error.path)
            self.unread += discovery.reported
            documents = [self._added(_renamed(unit, folder), folder) for unit in discovery.units]
            if not documents:
                self.uploads.remove(folder)
            return documents

    def add(self, unit: Unit, title: str) -> Document:
        """Take in files that were made here: none of them is saved anywhere yet."""
        with self.lock:
            document = self._kept(Document(self._next(), title, State(replace(unit, files=[])), "made"))
        document.now = State(unit)
        if document.journal:
            document.journal.write("do", title, document.now.files, document.now.files)
        return document

    def _added(self, unit: Unit, folder: Path | None = None) -> Document:
        unit.files = [file.sealed() for file in unit.files]
        return self._kept(Document(self._next(), _title(unit), State(unit), "dropped" if folder else "disk", folder))

    def _next(self) -> int:
        self._last += 1
        return self._last

    def _kept(self, document: Document) -> Document:
        if self._folder is not None:
            document.journal = Journal(self._folder, lambda: about(document))
        self.documents[document.id] = document
        return document

    def document(self, number: int) -> Document:
        """The document of an id; raises `NavspecError` where there is none."""
        if number not in self.documents:
            raise NavspecError("this document is not open any more; load the page again")
        return self.documents[number]

    def close(self, number: int) -> None:
        """Forget a document, with what is kept of it; raises `NavspecError` where there is none."""
        with self.lock:
            closed = self.document(number)
            del self.documents[number]
            if closed.journal:
                closed.journal.remove()
            if closed.folder and all(document.folder != closed.folder for document in self.documents.values()):
                self.uploads.remove(closed.folder)

    def end(self) -> list[Document]:
        """Leave nothing behind but what is not saved, which is returned."""
        with self.lock:
            unsaved = [document for document in self.documents.values() if document.changed]
            for unchanged in [document for document in self.documents.values() if not document.changed]:
                self.close(unchanged.id)
            self.uploads.end()
            return unsaved

    # What earlier studios have left

    def look_for_left(self) -> None:
        """Find what studios that have ended have not saved, of what is open here; of anything where nothing is."""
        if self._folder is None:
            return
        orphans = left_in(self._folder)
        self.uploads.sweep({orphan.about["folder"] for orphan in orphans})
        places = {place_of(document) for document in self.documents.values()}
        relevant = [
            orphan for orphan in orphans if not places or orphan.about["origin"] != "disk" or orphan.place in places
        ]
        for orphan in relevant:
            if orphan.steps:
                self.left[len(self.left) + 1] = orphan
            else:
                orphan.remove()

    def restore(self, number: int) -> Document:
        """Do again what was not saved, step by step.

        Raises `NavspecError` where that is not there any more, or somebody else has it.
        """
        orphan = self._left(number)
        try:
            with orphan.taken():
                document = self._open_of(orphan)
                with document.lock:
                    replay(orphan, document)
        except BlockingIOError:
            raise NavspecError("another window or studio is taking this back already") from None
        self.forget(number)
        return document

    def forget(self, number: int) -> None:
        """Leave what was not saved for ever; raises `NavspecError` where it is not there any more."""
        with self.lock:
            orphan = self._left(number)
            orphan.remove()
            del self.left[number]
            if orphan.about["folder"]:
                other_folders = (remaining.about["folder"] for remaining in self.left.values())
                self.uploads.sweep(
                    {*other_folders} | {document.folder.name for document in self.documents.values() if document.folder}
                )

    def document_of(self, orphan: Left) -> Document | None:
        """The open document that a journal is of."""
        if orphan.about["origin"] == "made":
            return None
        return next((document for document in self.documents.values() if place_of(document) == orphan.place), None)

    def _left(self, number: int) -> Left:
        if number not in self.left:
            raise NavspecError("this is not there any more: it was taken back or forgotten")
        return self.left[number]

    def _open_of(self, orphan: Left) -> Document:
        """The document of a journal, opened if need be."""
        if document := self.document_of(orphan):
            return document
        if orphan.about["origin"] == "made":
            return self.add(made_again(orphan), orphan.about["title"])
        if orphan.about["origin"] == "dropped":
            self.open_dropped(self.uploads.keep(orphan.about["folder"]))
        elif Path(orphan.about["where"]).exists():
            self.open([orphan.about["where"]], orphan.about["settings"])
        document = self.document_of(orphan)
        if document is None:
            raise NavspecError(f"{orphan.about['title']}: these files are not there any more")
        return document


def _title(unit: Unit) -> str:
    name = unit.files[0].content.name
    more = f" and {len(unit.files) - 1:,} more" if len(unit.files) > 1 else ""
    return PurePath(unit.where).name or f"{name}{more}"


def _below(folder: Path, path: str) -> str:
    """A path as it is below a folder."""
    return path.removeprefix(f"{folder}{os.sep}").replace(os.sep, "/")


def _renamed(unit: Unit, folder: Path) -> Unit:
    """A unit whose files are called as they are below a folder."""

    def renamed(files: Iterable[Opened]) -> list[Opened]:
        renamed_files: list[Opened] = []
        for file in files:
            content = file.content
            archive = content.archive and _below(folder, content.archive)
            renamed_content = replace(content, data=content.data, path=_below(folder, content.path), archive=archive)
            renamed_files.append(replace(file, content=renamed_content))
        return renamed_files

    return replace(unit, files=renamed(unit.files), path=_below(folder, unit.path))
