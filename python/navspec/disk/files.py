"""State of files on disk (stamps), locks on them, and temporary storage of large results.

A lock is held as long as a process has the file open, and ends with the process.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, NamedTuple
from weakref import finalize


class Stamp(NamedTuple):
    """State of a file on disk at one moment.

    Attributes
    ----------
    path : str
        Its absolute path.
    device, inode : int
        Identity of the file.
    size : int
        Its bytes.
    time : int
        When they were last written, in nanoseconds.
    touched : int
        When anything about the file was last changed, in nanoseconds, which programs cannot set; always the same on
        systems that do not record it.
    sha256 : str
        Hash of the bytes that were read, empty if it was not computed.
    """

    path: str
    device: int
    inode: int
    size: int
    time: int
    touched: int
    sha256: str = ""

    def is_at(self, path: str | os.PathLike[str]) -> bool:
        """Return whether a path leads to the file, or to another one that has replaced it."""
        try:
            status = Path(path).stat()
        except OSError:
            return False
        is_there = os.path.realpath(path) == os.path.realpath(self.path)
        return is_there or (status.st_dev, status.st_ino) == (self.device, self.inode)

    def has_same_state(self, later: Stamp) -> bool:
        """Return whether the file did not change between the moments of two stamps."""
        return self[1:6] == later[1:6]

    def is_unchanged(self, path: str | os.PathLike[str]) -> bool:
        """Return whether the file at a path is this one, with unchanged content.

        New names or rights of the file also change `touched`; then the bytes are compared, if their hash is known.
        """
        try:
            current = stamp_of(Path(path).stat(), path)
            if current is None or current[1:5] != self[1:5]:
                return False
            if not self.sha256:
                return current.touched == self.touched
            with Path(path).open("rb") as file:
                return hashlib.file_digest(file, "sha256").hexdigest() == self.sha256
        except OSError:
            return False


def stamp_of(status: os.stat_result, path: str | os.PathLike[str]) -> Stamp | None:
    """Return the stamp of a path; None if it is not a regular file, such as a pipe."""
    if not stat.S_ISREG(status.st_mode):
        return None
    place = os.fspath(path)
    if not place.startswith("/"):
        place = str(Path(place).absolute())
    return Stamp(place, status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)


def refresh_stamp(stamp: Stamp | None, path: str | os.PathLike[str]) -> Stamp | None:
    """Return the stamp after a write: that of the new file if it has replaced the old one."""
    return stamp_of(Path(path).stat(), path) if stamp and stamp.is_at(path) else stamp


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes], *, shared: bool) -> None:
        """Lock a file; raise `OSError` if another process holds a lock."""
        del shared
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[bytes], *, shared: bool) -> None:
        """Lock a file; raise `OSError` if another process holds a lock."""
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


SPOOL_SIZE = 1 << 24
"""Number of bytes beyond which a result is stored on disk: many of them at once may not fit the memory."""


def spool(data: bytes) -> Callable[[], bytes]:
    """Return a function that returns the bytes; large ones are kept in a temporary file."""
    if len(data) <= SPOOL_SIZE:
        return lambda: data
    file = TemporaryFile()  # noqa: SIM115 - it is there as long as somebody may ask
    file.write(data)

    def read() -> bytes:
        file.seek(0)
        return file.read()

    finalize(read, file.close)
    return read
