"""Doing something again whenever files change, until somebody interrupts it."""

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
from navspec.inputs.addresses import is_address
from navspec.inputs.archive import split
from navspec.inputs.walk import STDIN, candidates

Seen = TypeVar("Seen")

PAUSE = 0.5
"""Seconds between two looks at the files."""

ENDLESS = ("text", "jsonl")
"""Kinds of output of which one may follow another in the same stream."""

Stamps = dict[str, tuple[int, int, int] | None]
"""Inode, size and time of change of files by their paths; None for what is not there."""


def watch(run: Callable[[], int], look: Callable[[], Seen], pause: Callable[[], object]) -> int:
    """Run, and run again whenever what `look` sees has become something else and stays so; the status of the last run.

    Parameters
    ----------
    run : callable
        Gives a status.
    look : callable
        Gives what can be compared. What changes during a run counts, too.
    pause : callable
        Waits between two looks. Whoever interrupts a look, a pause, or any run but the first one ends it.
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
    """What is seen once it stays the same from one look to the next: until then somebody is writing."""
    while True:
        pause()
        now = look()
        if now == seen:
            return now
        seen = now


def repeat_on_change(call: CommandCall, run: Callable[[], int], related: Iterable[str]) -> int:
    """Do what a command is to do with its paths, again and again, as long as it is to `watch` them and what lies `beside`.

    Errors are told, and end nothing. What `-o` names is replaced each time.

    Raises `click.UsageError` where the paths cannot be watched, or the output can stand only once.
    """
    if STDIN in call.paths:
        raise click.UsageError("stdin is read once; --watch needs files or folders")
    if any(map(is_address, call.paths)):
        raise click.UsageError("nothing tells when an address changes; --watch needs files or folders")
    if call.output == STDIN and call.kind not in ENDLESS:
        raise click.UsageError(f"--watch prints one report after the other, and {call.kind} is one; add -o with a file")

    is_noted = False

    def once() -> int:
        nonlocal is_noted
        is_noted = False
        if call.output == STDIN:
            click.clear()  # on a terminal alone
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
    """What tells whether files have changed, with all files of folders that may be of a known format."""
    return {file: _stamp(file) for path in paths for file in _files(path)}


def _files(path: str) -> Iterator[str]:
    if not os.path.isdir(path):  # noqa: PTH112 - as all that reads does
        yield (split(path) or (path,))[0]
        return
    for candidate in candidates(path):
        yield candidate.path if isinstance(candidate, ReadError) else candidate


def _stamp(path: str) -> tuple[int, int, int] | None:
    try:
        status = os.stat(path)  # noqa: PTH116
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns
