"""What tells whether a file on disk is still the one that was read."""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path
from typing import NamedTuple


class Stamp(NamedTuple):
    """A file on disk at one moment.

    Attributes
    ----------
    path : str
        Where it stood, as an absolute path.
    device, inode : int
        Which file that was.
    size : int
        Its bytes.
    time : int
        When they were last written, in nanoseconds.
    touched : int
        When anything about the file was last changed, in nanoseconds, which nobody can set; where the system does not tell
        it, always the same.
    sha256 : str
        Of the bytes that were read, empty where nobody has asked.
    """

    path: str
    device: int
    inode: int
    size: int
    time: int
    touched: int
    sha256: str = ""

    def is_of(self, path: str | os.PathLike[str]) -> bool:
        """Whether a path leads to the file, or to another one that has taken its place."""
        try:
            found = Path(path).stat()
        except OSError:
            return False
        is_there = os.path.realpath(path) == os.path.realpath(self.path)
        return is_there or (found.st_dev, found.st_ino) == (self.device, self.inode)

    def is_like(self, other: Stamp) -> bool:
        """Whether nothing has happened to the file between the moments of two stamps."""
        return self[1:6] == other[1:6]

    def holds(self, path: str | os.PathLike[str]) -> bool:
        """Whether the file at a path is this one, and nobody has written into it.

        Another name or other rights of the file change when it was touched; then the bytes tell, where they are known.
        """
        try:
            found = stamp_of(Path(path).stat(), path)
            if found is None or found[1:5] != self[1:5]:
                return False
            if not self.sha256:
                return found.touched == self.touched
            with Path(path).open("rb") as file:
                return hashlib.file_digest(file, "sha256").hexdigest() == self.sha256
        except OSError:
            return False


def stamp_of(status: os.stat_result, path: str | os.PathLike[str]) -> Stamp | None:
    """The stamp of what stands at a path; None for what is no file, such as a pipe."""
    if not stat.S_ISREG(status.st_mode):
        return None
    return Stamp(
        str(Path(path).absolute()), status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
    )


def renewed(stamp: Stamp | None, path: str | os.PathLike[str]) -> Stamp | None:
    """A stamp after a file was written: that of the new file if it has taken the old one's place."""
    return stamp_of(Path(path).stat(), path) if stamp and stamp.is_of(path) else stamp
