"""Journals of writers, which show the next run that a write was interrupted, and which files are new then.

A writer creates a journal in every folder that it writes into, and keeps it locked until it ends: `.navspec.<token>`.
The new content of a file is stored as a part, `.navspec.<token>.<number>`, until it is moved to its destination. Before
the first of several files is moved, the journal gets a line for each of them: the inode of its part, and its name.
Folders can come from anywhere and contain files of any name. So a journal is valid only if each remaining part has the
inode in its line, which no copy, archive or repository can reproduce. Everything else is ignored, and only a writer
deletes a journal.
"""

from __future__ import annotations

import glob
import os
import re
import secrets
import stat
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from io import FileIO
from pathlib import Path, PurePath
from urllib.parse import quote_from_bytes, unquote_to_bytes

from navspec.disk.files import lock
from navspec.disk.windows import retry_while_locked
from navspec.errors import ReadError

_NAME = re.compile(r"\.navspec\.[0-9a-f]{12}")
_PART = re.compile(r"(\.navspec\.[0-9a-f]{12})\.(0|[1-9][0-9]{0,6})")
_HEAD = b"navspec journal 1\n"
_LINE = re.compile(rb"([0-9]{1,39}) ([A-Za-z0-9_.~%-]{1,765})\n")
_TORN = re.compile(rb"[0-9]{0,39}|[0-9]{1,39} [A-Za-z0-9_.~%-]{0,765}")
_MOST = 1 << 21
"""Bytes of the longest journal, enough for some 50,000 files with usual names."""
_SHOWN = 4
_UNFOLLOWED = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class WriteJournal:
    """The journal of one folder while files in it are written.

    Attributes
    ----------
    path : Path
        Its path; temporary files have the same name with a number, see `part`.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / f".navspec.{secrets.token_hex(6)}"
        self._file = self.path.open("xb", buffering=0)
        with suppress(OSError):  # a file system without locks
            lock(self._file, shared=False)

    def part(self, number: int) -> Path:
        """Return the temporary path for the new content of a file."""
        return self.path.with_name(f"{self.path.name}.{number}")

    def begin(self, names: Sequence[str]) -> None:
        """Record the names of the files that are about to be moved, in the order of their parts, which must all exist."""
        lines = (_format_line(self.part(number), name) for number, name in enumerate(names))
        self._file.write(b"".join((_HEAD, *lines))[:_MOST])
        if len(names) > 1:
            os.fsync(self._file.fileno())

    def end(self) -> None:
        """Remove the journal after everything is written or undone."""
        self._file.close()
        retry_while_locked(partial(self.path.unlink, missing_ok=True))


def _format_line(part: Path, name: str) -> bytes:
    return f"{part.lstat().st_ino} {quote_from_bytes(os.fsencode(name), safe='')}\n".encode("ascii")


@dataclass(slots=True)
class _Leftovers:
    """A journal whose writer has ended.

    Attributes
    ----------
    path : Path
        The journal.
    parts : list of Path
        New content that was not moved to its destination.
    old : list of str
        Names of the files for this content; empty if no file can have been moved.
    new : list of str
        Names of the first few files that were moved.
    num_new : int
        Number of files that were moved.
    """

    path: Path
    parts: list[Path]
    old: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    num_new: int = 0

    @property
    def is_half_written(self) -> bool:
        """Whether some of the files are new and others are not."""
        return bool(self.new and self.old)

    def remove(self) -> None:
        """Remove the parts and then the journal; files that cannot be removed stay."""
        with suppress(OSError):
            for name in self.old:
                _drop_names(self.path.with_name(name))
            for path in (*self.parts, self.path):
                path.unlink(missing_ok=True)

    @property
    def error(self) -> ReadError:
        """The error for a set in which some files are new and others are not."""
        return ReadError(
            f"navspec was ended while it wrote {len(self.old) + self.num_new:,} files here: new are "
            f"{_format_names(self.new, self.num_new)}; still as they were are "
            f"{_format_names(self.old[:_SHOWN], len(self.old))}",
            code="WRITE_INTERRUPTED",
            path=str(self.path.parent),
            hint="Run the same command again to have all of them new. Or put back what the new ones have replaced, which is "
            f"beside them as *.bak, and delete {self.path.name} and what begins with that name",
        )


def _drop_names(path: Path) -> None:
    """Remove backups that are hard links to the file itself, which was not replaced any more."""
    for backup in path.parent.glob(f"{glob.escape(path.name)}.bak*"):
        if is_same_file(backup, path):
            backup.unlink()


def is_same_file(first: Path, second: Path) -> bool:
    """Return whether two paths are names of one file; a symbolic link to the file is another file."""
    try:
        return os.path.samestat(first.lstat(), second.lstat())
    except OSError:
        return False


def _format_names(names: Sequence[str], count: int) -> str:
    more = f" and {count - len(names):,} more" if count > len(names) else ""
    return f"{', '.join(names)}{more}"


def find_interrupted(folder: str, names: Iterable[str]) -> list[ReadError]:
    """Return the error of each half-written set in a folder; `names` are those of all files in the folder."""
    return [leftovers.error for leftovers in _find_leftovers(Path(folder), names) if leftovers.is_half_written]


def remove_leftovers(folder: Path, written: Collection[str]) -> None:
    """Remove leftovers of ended writers from a folder, unless a set stays half written after the files just `written`."""
    for leftovers in _find_leftovers(folder, [path.name for path in folder.iterdir()]):
        if not leftovers.is_half_written or all(name in written for name in leftovers.old):
            leftovers.remove()


def _find_leftovers(folder: Path, names: Iterable[str]) -> Iterator[_Leftovers]:
    """Yield the leftovers of ended writers in a folder."""
    ours = [name for name in names if name.startswith(".navspec.")]
    parts: dict[str, list[int]] = {}
    for part in filter(None, map(_PART.fullmatch, ours)):
        parts.setdefault(part[1], []).append(int(part[2]))
    for name in ours:
        if _NAME.fullmatch(name) and (leftovers := _read_journal(folder / name, sorted(parts.get(name, ())))):
            yield leftovers


def _read_journal(path: Path, numbers: Sequence[int]) -> _Leftovers | None:
    """Read a journal with some numbered parts beside it; return None if its writer is active, or it is not a journal."""
    try:
        inodes = {number: _inode(path.with_name(f"{path.name}.{number}")) for number in numbers}
        with _open_journal(path) as file:
            lock(file, shared=True)
            return _parse_journal(file, path, inodes)
    except (OSError, ValueError):
        return None


def _inode(path: Path) -> int:
    """Return the inode of a file; raise `ValueError` for anything else, such as a link."""
    return _require_file(path.lstat()).st_ino


def _require_file(status: os.stat_result) -> os.stat_result:
    if not stat.S_ISREG(status.st_mode):
        raise ValueError
    return status


def _open_journal(path: Path) -> FileIO:
    """Open a file that may be a journal; raise `ValueError` if it is too large, or not a file."""
    _require_file(path.lstat())  # opening a device may have effects
    file = FileIO(os.open(path, os.O_RDONLY | _UNFOLLOWED))
    try:
        if _require_file(os.fstat(file.fileno())).st_size > _MOST:
            raise ValueError
    except ValueError:
        file.close()
        raise
    return file


def _parse_journal(file: FileIO, path: Path, inodes: dict[int, int]) -> _Leftovers:
    """Read the lines of a journal; raise `ValueError` if no writer wrote them, or if they do not fit the parts."""
    data = file.read(_MOST)
    leftovers = _Leftovers(path, [path.with_name(f"{path.name}.{number}") for number in inodes])
    if _HEAD.startswith(data):
        return leftovers
    end, count = len(_HEAD) if data.startswith(_HEAD) else 0, 0
    for line in _LINE.finditer(data, end):
        if line.start() != end or inodes.get(count, int(line[1])) != int(line[1]):
            raise ValueError
        if count in inodes:
            leftovers.old.append(_plain_name(line[2]))
        else:
            leftovers.num_new += 1
            if len(leftovers.new) < _SHOWN:
                leftovers.new.append(_plain_name(line[2]))
        end, count = line.end(), count + 1
    if not data.startswith(_HEAD) or not _TORN.fullmatch(data, end):
        raise ValueError
    if end < len(data) or max(inodes, default=-1) >= count:  # the lines are incomplete, so no file was moved yet
        return _Leftovers(path, leftovers.parts)
    return leftovers


def _plain_name(quoted: bytes) -> str:
    """Return the name of a file in the same folder; raise `ValueError` for a path to another place."""
    name = os.fsdecode(unquote_to_bytes(quoted))
    if name in (os.curdir, os.pardir) or "\0" in name or PurePath(name).name != name:
        raise ValueError
    return name
