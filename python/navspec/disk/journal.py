"""What tells the next run that a write was ended before its time, and which files are new then.

A writer makes a journal in every folder that it writes into, and keeps it locked as long as it lives: `.navspec.<token>`.
New content bears the same name with a number until it takes its place. Before the first file of several does, the journal
gets their names.
"""

from __future__ import annotations

import glob
import json
import os
import re
import secrets
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from navspec.disk.lock import lock
from navspec.disk.windows import patiently
from navspec.errors import ReadError

_NAME = re.compile(r"\.navspec\.[0-9a-f]{12}")
_SHOWN = 4


class Journal:
    """The journal of one folder while files in it are written.

    Attributes
    ----------
    path : Path
        Where it is; what is made for a file has its name, with `part(number)`.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / f".navspec.{secrets.token_hex(6)}"
        self._file = self.path.open("xb", buffering=0)
        with suppress(OSError):  # a file system without locks
            lock(self._file, shared=False)

    def part(self, number: int) -> Path:
        """A place for the new content of a file."""
        return self.path.with_name(f"{self.path.name}.{number}")

    def begin(self, names: Sequence[str]) -> None:
        """Tell which files are about to take their places, by their numbers."""
        self._file.write(json.dumps(names).encode())
        if len(names) > 1:
            os.fsync(self._file.fileno())

    def end(self) -> None:
        """Remove it; everything is as it is to be."""
        self._file.close()
        patiently(partial(self.path.unlink, missing_ok=True))


@dataclass(frozen=True, slots=True)
class _Left:
    """What a writer that has ended has left: `old` are numbers of files that have not taken their place, `new` of others."""

    path: Path
    parts: list[Path]
    names: Sequence[str]
    old: list[int]
    new: list[int]

    @property
    def is_half(self) -> bool:
        """Whether some of the files are new and others are not."""
        return bool(self.new and self.old)

    def remove(self) -> None:
        """Remove it, the journal last; what cannot be removed stays."""
        with suppress(OSError):
            for number in self.old:
                _drop_names(self.path.with_name(self.names[number]))
            for each in (*self.parts, self.path):
                each.unlink(missing_ok=True)

    @property
    def error(self) -> ReadError:
        """What keeps the files from being one set."""
        new, old = ([self.names[number] for number in numbers] for numbers in (self.new, self.old))
        return ReadError(
            f"navspec was ended while it wrote {len(self.names):,} files here: new are {_some(new)}; "
            f"still as they were are {_some(old)}",
            code="WRITE_INTERRUPTED",
            path=str(self.path.parent),
            hint="Run the same command again to have all of them new. Or put back what the new ones have replaced, which is "
            f"beside them as *.bak, and delete {self.path.name} and what begins with that name",
        )


def _drop_names(path: Path) -> None:
    """Remove backups of a file that are the file itself by another name: it was about to be replaced."""
    for each in path.parent.glob(f"{glob.escape(path.name)}.bak*"):
        if path.exists() and each.samefile(path):
            each.unlink()


def _some(names: Sequence[str]) -> str:
    more = f" and {len(names) - _SHOWN:,} more" if len(names) > _SHOWN else ""
    return f"{', '.join(names[:_SHOWN])}{more}"


def interrupted(folder: str, names: Iterable[str]) -> list[ReadError]:
    """What is said of sets of a folder that are half written; whatever else ended writers have left there is removed.

    `names` are those of all files in the folder.
    """
    return [each.error for each in _left(Path(folder), names) if not _removed(each)]


def settle(folder: Path, written: Collection[str]) -> None:
    """Remove what ended writers have left in a folder, where the files just `written` leave no set half written."""
    for each in _left(folder, (each.name for each in folder.iterdir())):
        if not _removed(each) and all(each.names[number] in written for number in each.old):
            each.remove()


def _removed(left: _Left) -> bool:
    if not left.is_half:
        left.remove()
    return not left.is_half


def _left(folder: Path, names: Iterable[str]) -> list[_Left]:
    """What ended writers have left in a folder."""
    ours = [name for name in names if name.startswith(".navspec.")]
    return [found for name in ours if _NAME.fullmatch(name) and (found := _look(folder, name, ours))]


def _look(folder: Path, name: str, names: Iterable[str]) -> _Left | None:
    """What a journal tells; None where its writer is still at work, or it cannot be read."""
    path = folder / name
    try:
        with path.open("rb") as file:
            lock(file, shared=True)
            told = _told(file.read())
    except OSError:
        return None
    there = {each for each in names if each.startswith(f"{name}.")}
    numbers = range(len(told))
    old = [number for number in numbers if f"{name}.{number}" in there]
    new = [number for number in numbers if f"{name}.{number}" not in there]
    return _Left(path, [folder / each for each in sorted(there)], told, old, new)


def _told(data: bytes) -> list[str]:
    """What stands in a journal; where it breaks off, no file has taken its place."""
    try:
        return json.loads(data)
    except ValueError:
        return []
