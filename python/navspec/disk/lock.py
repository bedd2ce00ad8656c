"""Locks on files that are held as long as a process has them open, so that they end with it."""

from __future__ import annotations

import sys
from typing import IO

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
