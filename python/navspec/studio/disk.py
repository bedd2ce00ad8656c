"""Files of a document on the disk: their stamps when they were read, and changes since then."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from threading import Lock
from typing import Literal

from navspec.disk.files import Stamp, stamp_of
from navspec.errors import NavspecError, ReadError
from navspec.inputs.archive import read_source
from navspec.inputs.discovery import Unit, discover
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request

DiskChange = Literal["changed", "gone"]


class ChangedOnDisk(NavspecError):
    """Another program has written files that would be replaced."""


def disk_path(opened: InputFile) -> str:
    """Return the path on the disk of a file, or of the archive that contains it."""
    return opened.content.archive or opened.content.path


class DiskFiles:
    """The files that a document was read from or saved to last, with their stamps; safe to use from several threads."""

    def __init__(self, files: Iterable[InputFile] = ()) -> None:
        self._stamps: dict[str, Stamp] = {}
        self._lock = Lock()
        for file in files:
            if stamp := file.content.stamp:
                self._stamps[disk_path(file)] = stamp._replace(sha256="") if file.content.archive else stamp

    def stamp(self, place: str) -> Stamp | None:
        """Return the recorded stamp of a file; None for one that was never read."""
        return self._stamps.get(place)

    def find_changes(self) -> dict[str, DiskChange]:
        """Return the files that have changed or disappeared, by path.

        A file that was written again with the same bytes has not changed, where its bytes are known.
        """
        with self._lock:
            changes: dict[str, DiskChange] = {}
            for place, stamp in list(self._stamps.items()):
                if (change := self._check_file(place, stamp)) is not None:
                    changes[place] = change
            return changes

    def _check_file(self, place: str, stamp: Stamp) -> DiskChange | None:
        try:
            stamp_now = stamp_of(Path(place).stat(), place)
            if stamp_now is None:
                return "gone"
            if stamp_now[1:5] == stamp[1:5]:
                self._stamps[place] = stamp_now._replace(sha256=stamp.sha256)
                return None
            if not stamp.sha256 or stamp_now.size != stamp.size:
                return "changed"
            with Path(place).open("rb") as file:
                if hashlib.file_digest(file, "sha256").hexdigest() != stamp.sha256:
                    return "changed"
        except OSError:
            return "gone"
        self._stamps[place] = stamp_now._replace(sha256=stamp.sha256)
        return None

    def remember(self, place: str, sha256: str = "") -> None:
        """Record the present stamp of a file, with the hash of its bytes where it is known."""
        with self._lock:
            stamp = stamp_of(Path(place).stat(), place)
            if stamp is not None:
                self._stamps[place] = stamp._replace(sha256=sha256)

    def replace_files(self, files: Iterable[InputFile]) -> None:
        """Record the stamps of other files instead, as they were read."""
        replaced = DiskFiles(files)
        with self._lock:
            self._stamps = replaced._stamps


def reread_files(unit: Unit, paths: Collection[str]) -> Mapping[str, InputFile]:
    """Return the files of a unit as they are on the disk now, with new ones of its folder or archive, without deleted
    ones.

    Raises `ReadError` for a file whose format is not known any more, `NavspecError` for one of another family, and where
    none is left.
    """
    files: list[InputFile] = []
    if unit.path:
        units = [] if not Path(unit.path).exists() else discover(Request((unit.path,))).units
        same = (
            candidate
            for candidate in units
            if candidate.family is unit.family and candidate.path == unit.path and not candidate.twin
        )
        files = [file for same_unit in same for file in same_unit.files]
    else:
        for path in paths:
            try:
                files.append(open_content(read_source(path)))
            except ReadError:
                raise
            except (NavspecError, OSError):
                continue
    if not files:
        raise NavspecError(f"{unit.where}: nothing of this is left on the disk; save it to have it back")
    formats = {format_.id for format_ in unit.family.formats}
    for file in files:
        if file.match.format not in formats:
            raise NavspecError(
                f"{file.content.path}: this is a file of another format now ({file.match.format}); open it anew"
            )
    return {file.content.path: file.frozen() for file in files}
