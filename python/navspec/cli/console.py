"""Output on stderr: notes, the progress bar, and the peculiarities of consoles on Windows."""

from __future__ import annotations

import ntpath
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

import click

from navspec.disk.windows import IS_WINDOWS

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.progress import Progress, TaskID


def print_note(text: str, silent: bool = False) -> None:
    """Print one line to stderr, without control characters that a file name could smuggle into the terminal or a
    log.
    """
    if not silent:
        from navspec.report.sheet import printable  # --help has nothing to say

        click.echo(printable(text).encode("utf-8", "backslashreplace"), err=True)


PATIENCE = 0.5
"""Seconds of work before a progress bar is shown."""


class _Bar:
    def __init__(self) -> None:
        self._begin = time.monotonic()
        self._bar: Progress | None = None
        self._tasks: dict[str, TaskID] = {}

    def update(self, what: str, done: int, total: int) -> None:
        if self._bar is None:
            if time.monotonic() - self._begin < PATIENCE:
                return
            from rich.console import Console
            from rich.progress import Progress

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._bar.start()
        if what not in self._tasks:
            self._tasks[what] = self._bar.add_task(what, total=total)
        self._bar.update(self._tasks[what], completed=done, total=total)

    def stop(self) -> None:
        if self._bar is not None:
            self._bar.stop()


@contextmanager
def show_progress(wanted: bool) -> Iterator[Callable[[str, int, int], None] | None]:
    """Yield a function that takes the step, how much of it is done and its total; None where stderr is not a
    terminal.
    """
    if not wanted or not sys.stderr.isatty():
        yield None
        return
    bar = _Bar()
    try:
        yield bar.update
    finally:
        bar.stop()


_LAUNCHER = re.compile(r"(navspec|py|python[\d.]*)\.exe", re.IGNORECASE)
_MAX_PROCESSES = 64


def replace_unprintable(*streams: IO[str] | None) -> None:
    """Have streams print a question mark for a character that their code page lacks, such as 437 of old consoles.

    Results go to files and pipes as UTF-8; this is for help and for terminals.
    """
    for stream in streams:
        if (reconfigure := getattr(stream, "reconfigure", None)) is not None:
            reconfigure(errors="replace")


def owns_console(kernel: Any = None) -> bool:
    """Return whether the console closes when this process ends, as after files were dropped on the program.

    No shell shares such a console. `kernel` are the functions of Windows; other systems have no such console.
    """
    if kernel is None and not IS_WINDOWS:
        return False
    import ctypes

    if kernel is None:
        kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - only Windows has it
    numbers = (ctypes.c_ulong * _MAX_PROCESSES)()
    count = kernel.GetConsoleProcessList(numbers, _MAX_PROCESSES)
    return 0 < count <= _MAX_PROCESSES and all(
        _LAUNCHER.fullmatch(_program_name(kernel, number)) for number in numbers[:count]
    )


def _program_name(kernel: Any, number: int) -> str:
    """Return the file name of the program of a process; empty where the system refuses it."""
    import ctypes

    path, size = ctypes.create_unicode_buffer(1 << 15), ctypes.c_ulong(1 << 15)
    handle = kernel.OpenProcess(0x1000, False, number)  # PROCESS_QUERY_LIMITED_INFORMATION
    if not handle:
        return ""
    try:
        succeeded = kernel.QueryFullProcessImageNameW(handle, 0, path, ctypes.byref(size))
    finally:
        kernel.CloseHandle(handle)
    return ntpath.basename(path.value) if succeeded else ""
