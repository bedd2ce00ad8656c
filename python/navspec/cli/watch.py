"""Running a command again whenever files change, until the user interrupts it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

import click

from navspec.cli.common import CommandCall
from navspec.cli.console import print_note
from navspec.cli.group import run_guarded
from navspec.errors import ReadError
from navspec.inputs.archive import split_archive_path
from navspec.inputs.remote import is_address
from navspec.inputs.walk import STDIN, iter_candidates

Seen = TypeVar("Seen")

PAUSE = 0.5
"""Seconds between two looks at the files."""

ENDLESS = ("text", "jsonl")
"""Output formats that may follow each other in the same stream."""

Stamps = dict[str, tuple[int, int, int] | None]
"""Inode, size and time of change of files by their paths; None for a file that does not exist."""


def watch(run: Callable[[], int], look: Callable[[], Seen], pause: Callable[[], object]) -> int:
    """Run, and run again whenever the result of `look` has changed and is stable; return the status of the last run.

    Parameters
    ----------
    run : callable
        Returns a status.
    look : callable
        Returns a comparable value. A change during a run counts, too.
    pause : callable
        Waits between two looks. An interrupt in a look, a pause, or any run except the first one ends the loop.
    """
    seen = look()
    status = run()
    try:
        while True:
            if (now := look()) != seen:
                seen = _wait_until_stable(now, look, pause)
                status = run()
            else:
                pause()
    except KeyboardInterrupt:
        return status


def _wait_until_stable(seen: Seen, look: Callable[[], Seen], pause: Callable[[], object]) -> Seen:
    """Return the result of `look` once it stays the same for one pause: until then a program is still writing."""
    while True:
        pause()
        now = look()
        if now == seen:
            return now
        seen = now


def repeat_on_change(call: CommandCall, run: Callable[[], int], related: Iterable[str]) -> int:
    """Run a command again whenever its paths or the `related` ones change.

    Errors are printed, and end nothing. The file of `-o` is replaced each time.

    Raises `click.UsageError` where the paths cannot be watched, or the output cannot be repeated.
    """
    if STDIN in call.paths:
        raise click.UsageError("stdin is read once; --watch needs files or folders")
    if any(map(is_address, call.paths)):
        raise click.UsageError("changes at an address cannot be watched; --watch needs files or folders")
    if call.output == STDIN and call.kind not in ENDLESS:
        raise click.UsageError(f"--watch prints one report after the other, and {call.kind} is one; add -o with a file")

    is_noted = False

    def once() -> int:
        nonlocal is_noted
        is_noted = False
        if call.output == STDIN:
            click.clear()  # only on a terminal
        status = run_guarded(run)
        call.force = True
        return status

    def rest() -> None:
        nonlocal is_noted
        print_note("watching, until Ctrl-C", call.quiet or is_noted)
        is_noted = True
        time.sleep(PAUSE)

    return watch(once, partial(stamp_files, [*call.paths, *related]), rest)


def stamp_files(paths: Iterable[str]) -> Stamps:
    """Return the stamps of files, and of all files of folders that may be of a known format."""
    return {file: _stamp_file(file) for path in paths for file in _iter_files(path)}


def _iter_files(path: str) -> Iterator[str]:
    if not os.path.isdir(path):  # noqa: PTH112 - as all that reads does
        yield (split_archive_path(path) or (path,))[0]
        return
    for candidate in iter_candidates(path):
        yield candidate.path if isinstance(candidate, ReadError) else candidate


def _stamp_file(path: str) -> tuple[int, int, int] | None:
    try:
        status = os.stat(path)  # noqa: PTH116
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns
