"""What tells whether a file on disk is still the one that was read."""

from __future__ import annotations

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
    """

    path: str
    device: int
    inode: int
    size: int
    time: int

    def is_of(self, path: str | os.PathLike[str]) -> bool:
        """Whether a path leads to the file, or to another one that has taken its place."""
        try:
            found = Path(path).stat()
        except OSError:
            return False
        is_there = os.path.realpath(path) == os.path.realpath(self.path)
        return is_there or (found.st_dev, found.st_ino) == (self.device, self.inode)

    def holds(self, path: str | os.PathLike[str]) -> bool:
        """Whether the file at a path is this one, and nobody has written into it."""
        try:
            found = stamp_of(Path(path).stat(), path)
        except OSError:
            return False
        return found is not None and found[1:] == self[1:]


def stamp_of(status: os.stat_result, path: str | os.PathLike[str]) -> Stamp | None:
    """The stamp of what stands at a path; None for what is no file, such as a pipe."""
    if not stat.S_ISREG(status.st_mode):
        return None
    return Stamp(str(Path(path).absolute()), status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)


def renewed(stamp: Stamp | None, path: str | os.PathLike[str]) -> Stamp | None:
    """A stamp after a file was written: that of the new file if it has taken the old one's place."""
    return stamp_of(Path(path).stat(), path) if stamp and stamp.is_of(path) else stamp
