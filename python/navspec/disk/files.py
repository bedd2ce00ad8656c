"""What tells whether a file on disk is still the one that was read."""

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

    def is_at(self, path: str | os.PathLike[str]) -> bool:
        """Whether a path leads to the file, or to another one that has taken its place."""
        try:
            status = Path(path).stat()
        except OSError:
            return False
        is_there = os.path.realpath(path) == os.path.realpath(self.path)
        return is_there or (status.st_dev, status.st_ino) == (self.device, self.inode)

    def has_same_state(self, later: Stamp) -> bool:
        """Whether nothing has happened to the file between the moments of two stamps."""
        return self[1:6] == later[1:6]

    def is_unchanged(self, path: str | os.PathLike[str]) -> bool:
        """Whether the file at a path is this one, and nobody has written into it.

        Another name or other rights of the file change when it was touched; then the bytes tell, where they are known.
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
    """The stamp of what stands at a path; None for what is no file, such as a pipe."""
    if not stat.S_ISREG(status.st_mode):
        return None
    return Stamp(
        str(Path(path).absolute()), status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
    )


def refresh_stamp(stamp: Stamp | None, path: str | os.PathLike[str]) -> Stamp | None:
    """A stamp after a file was written: that of the new file if it has taken the old one's place."""
    return stamp_of(Path(path).stat(), path) if stamp and stamp.is_at(path) else stamp


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes], *, shared: bool) -> None:
        """Lock a file; raises `OSError` where somebody else has done so."""
        del shared
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[bytes], *, shared: bool) -> None:
        """Lock a file; raises `OSError` where somebody else has done so."""
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


SPOOL_SIZE = 1 << 24
"""Bytes beyond which a result waits on the disk: many of them at once may be more than the memory holds."""


def spool(data: bytes) -> Callable[[], bytes]:
    """What gives the bytes as often as it is called."""
    if len(data) <= SPOOL_SIZE:
        return lambda: data
    file = TemporaryFile()  # noqa: SIM115 - it is there as long as somebody may ask
    file.write(data)

    def read() -> bytes:
        file.seek(0)
        return file.read()

    finalize(read, file.close)
    return read
