"""Files of a document on the disk: what they were when they were read, and whether they still are."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from threading import Lock
from typing import Literal

from navspec.disk.stamp import Stamp, stamp_of
from navspec.errors import NavspecError, ReadError
from navspec.inputs.archive import read_source
from navspec.inputs.file import Opened, open_content
from navspec.inputs.request import Request
from navspec.inputs.sets import Unit, find

News = Literal["changed", "gone"]


class ChangedOnDisk(NavspecError):
    """Another program has written files that would be replaced."""


def place_of(opened: Opened) -> str:
    """The file on the disk that a file is, or is in."""
    return opened.content.archive or opened.content.path


class Disk:
    """The files that a document was read from or saved to last, each as it was then; safe to be asked by several threads."""

    def __init__(self, files: Iterable[Opened] = ()) -> None:
        self._stamps: dict[str, Stamp] = {}
        self._lock = Lock()
        for file in files:
            if stamp := file.content.stamp:
                self._stamps[place_of(file)] = stamp._replace(sha256="") if file.content.archive else stamp

    def stamp(self, place: str) -> Stamp | None:
        """What a file was; None for one that was never read."""
        return self._stamps.get(place)

    def news(self) -> dict[str, News]:
        """Files that are no longer what they were, by their places.

        One that was written again with the same bytes is none of them, where these are known.
        """
        with self._lock:
            found: dict[str, News] = {}
            for place, stamp in list(self._stamps.items()):
                if (told := self._look(place, stamp)) is not None:
                    found[place] = told
            return found

    def _look(self, place: str, stamp: Stamp) -> News | None:
        try:
            found = stamp_of(Path(place).stat(), place)
            if found is None:
                return "gone"
            if found[1:5] == stamp[1:5]:
                self._stamps[place] = found._replace(sha256=stamp.sha256)
                return None
            if not stamp.sha256 or found.size != stamp.size:
                return "changed"
            with Path(place).open("rb") as file:
                if hashlib.file_digest(file, "sha256").hexdigest() != stamp.sha256:
                    return "changed"
        except OSError:
            return "gone"
        self._stamps[place] = found._replace(sha256=stamp.sha256)
        return None

    def take(self, place: str, sha256: str = "") -> None:
        """Know a file as it is now, with what is known of its bytes."""
        with self._lock:
            found = stamp_of(Path(place).stat(), place)
            if found is not None:
                self._stamps[place] = found._replace(sha256=sha256)

    def become(self, files: Iterable[Opened]) -> None:
        """Know other files, as they were read."""
        fresh = Disk(files)
        with self._lock:
            self._stamps = fresh._stamps


def read_again(unit: Unit, paths: Collection[str]) -> Mapping[str, Opened]:
    """The files of a unit as they are on the disk now, with new ones of its folder or archive, without those that are gone.

    Raises `ReadError` for a file that is of no known format any more, `NavspecError` where none is left.
    """
    found: list[Opened] = []
    if unit.path:
        units = [] if not Path(unit.path).exists() else find(Request((unit.path,))).units
        same = (each for each in units if each.family is unit.family and each.path == unit.path and not each.twin)
        found = [file for each in same for file in each.files]
    else:
        for path in paths:
            try:
                found.append(open_content(read_source(path)))
            except ReadError:
                raise
            except (NavspecError, OSError):
                continue
    if not found:
        raise NavspecError(f"{unit.where}: nothing of this is left on the disk; save it to have it back")
    return {each.content.path: each.sealed() for each in found}
