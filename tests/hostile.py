"""Things that strangers put beside files: what lies in a folder has any name, and need not be what its name says."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

JOURNAL = ".navspec.0123456789ab"
HEAD = b"navspec journal 1\n"
LARGE = 30 << 30
"""Bytes of a file that takes no room on the disk."""

Put = Callable[[Path], None]
"""Puts something at a path."""

CONTENTS = {
    "nothing": b"",
    "number": b"5",
    "null": b"null",
    "numbers": b"[1]",
    "outside": b'["../x"]',
    "deep": b"[" * 100_000,
    "table": b"{}",
    "names": b'["NODES0.DAT", "NODES1.DAT"]',
    "noise": bytes(range(256)) * 64,
    "head": HEAD,
    "claim": HEAD + b"1 NODES0.DAT\n1 NODES1.DAT\n",
    "claim that all is done": HEAD + b"".join(b"1 NODES%d.DAT\n" % number for number in range(4)),
    "claim outside": HEAD + b"1 ..%2Fx\n1 NODES1.DAT\n",
    "long claim": HEAD + b"1 a\n" * 400_000,
    "claim without end": HEAD + b"1" * (1 << 21),
}
"""Files by what they hold."""


def _file(path: Path, data: bytes) -> None:
    path.write_bytes(data)


def _link(path: Path, target: str) -> None:
    path.symlink_to(target)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LARGE)


def _link_to_pipe(path: Path) -> None:
    pipe = path.with_name(f"{path.name}-pipe")
    os.mkfifo(pipe)
    path.symlink_to(pipe.name)


KINDS: dict[str, Put] = {
    "pipe": os.mkfifo,
    "link to a pipe": _link_to_pipe,
    "link to a device": partial(_link, target="/dev/zero"),
    "link to nowhere": partial(_link, target="nowhere"),
    "link to itself": lambda path: path.symlink_to(path.name),
    "folder": Path.mkdir,
    "large file": _sparse,
}
"""What is not a file, or too much of one."""

FORMS: dict[str, Put] = {**{name: partial(_file, data=data) for name, data in CONTENTS.items()}, **KINDS}


def put_journal(folder: Path, form: str, part: str = "") -> None:
    """Put something into a folder that has the name of a journal, and something beside it that has the name of its part."""
    FORMS[form](folder / JOURNAL)
    FORMS[part or "nothing"](folder / f"{JOURNAL}.0")


def names_beside(name: str) -> Iterator[str]:
    """Names that mean something beside a file of a name: settings, projects, backups, maps, journals, reports."""
    stem = name.partition(".")[0]
    yield from (
        "navspec.toml",
        "pyproject.toml",
        ".git",
        ".hg",
        ".gitattributes",
        JOURNAL,
        f"{JOURNAL}.0",
        f"{JOURNAL}.1",
    )
    yield from (f"{name}.bak", f"{name}.bak1", f"{stem}.bsp", f"{stem}.dir", f"{stem}.json", f"{stem}.toml")


class Hangs(BaseException):
    """Nothing catches it by mistake."""


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Raise `Hangs` in what takes longer, also where it waits for a pipe."""
    import signal

    def end(*_: Any) -> None:
        raise Hangs

    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
