"""A process that ends itself, as a power cut would, before a given step of its writing."""

from __future__ import annotations

import os
import signal
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC
_CHANGES = {"os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod", "os.chown"}
"""Names of the events of the interpreter before a change in the file system; a writing `open` is one, too."""


def steps(work: Callable[[], object], folder: Path, last: int | None = None) -> int | None:
    """Do something in a process of its own, which ends before its step number `last`.

    Returns
    -------
    int or None
        The steps that it took in the folder: everything that the file system is asked to change, and for each file that is
        made to last two, in one of which half of it has been written. None where it ended before it was done.
    """
    answers, own = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore", DeprecationWarning
        )  # those who fork should have no threads; nobody waits for them
        process = os.fork()
    if not process:
        _run(work, _Steps(str(folder), last), own)
    os.close(own)
    with os.fdopen(answers, "rb") as file:
        told = file.read()
    _, status = os.waitpid(process, 0)
    if os.WIFSIGNALED(status):
        assert os.WTERMSIG(status) == signal.SIGKILL
        return None
    assert os.WEXITSTATUS(status) == 0, told.decode()
    return int(told)


def _run(work: Callable[[], object], counting: _Steps, own: int) -> NoReturn:
    """What the new process does; it never returns to the tests."""
    status, told = 1, ""
    try:
        counting.begin()
        work()
        status, told = 0, str(counting.done)
    except BaseException as error:  # noqa: BLE001 - whatever it is, the other process tells of it
        told = repr(error)
    finally:
        os.write(own, told.encode())
        os._exit(status)


class _Steps:
    """Counts steps in a folder, and ends the process before one of them."""

    def __init__(self, folder: str, last: int | None) -> None:
        self.folder, self.last, self.done = folder, last, 0
        self._sync = os.fsync

    def begin(self) -> None:
        """Look at all that happens from now on."""
        sys.addaudithook(self._event)
        os.fsync = self._synced

    def _event(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "open" and not (isinstance(args[2], int) and args[2] & _WRITING):
            return
        if event == "open" or event in _CHANGES:
            paths = [os.fspath(arg) for arg in args[:2] if isinstance(arg, str | os.PathLike)]
            if any(path.startswith(self.folder) for path in paths):
                self._step()

    def _synced(self, handle: int) -> None:
        """Before a file lasts, nobody knows how much of it does: all of it, or a half."""
        self._step()
        if self.done == self.last and os.path.isfile(f"/proc/self/fd/{handle}"):  # noqa: PTH113 - a handle has no other path
            os.ftruncate(handle, os.fstat(handle).st_size // 2)
        self._step()
        self._sync(handle)

    def _step(self) -> None:
        if self.done == self.last:
            os.kill(os.getpid(), signal.SIGKILL)
        self.done += 1
