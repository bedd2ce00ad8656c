"""Journals of writers: they tell the next run that a write was ended before its time, and which files are new then.

A writer makes a journal in every folder that it writes into, and keeps it locked as long as it lives: `.navspec.<token>`.
The new content of a file is stored as a part, `.navspec.<token>.<number>`, until it takes its place. Before the first of
several files does, the journal gets a line for each of them: the inode of its part, and its name. Folders come from anywhere,
with files of any name: a journal counts only where each part that is left has the inode that its line says, which no copy, no
archive and no repository can bring along. Everything else is ignored, and nothing but a writer deletes a journal.
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
"""Bytes of the longest journal: with usual names, those of some 50,000 files."""
_SHOWN = 4
_UNFOLLOWED = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class WriteJournal:
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
        """Record which files are about to take their places, by the numbers of their parts, all of which are there."""
        lines = (_format_line(self.part(number), name) for number, name in enumerate(names))
        self._file.write(b"".join((_HEAD, *lines))[:_MOST])
        if len(names) > 1:
            os.fsync(self._file.fileno())

    def end(self) -> None:
        """Remove it; everything is as it is to be."""
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
        New content that has not taken its place.
    old : list of str
        Names of the files that this content is for; none where no file can have taken its place.
    new : list of str
        Names of the first few files whose content has taken its place.
    num_new : int
        How many these are.
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
        """Remove it, the journal last; what cannot be removed stays."""
        with suppress(OSError):
            for name in self.old:
                _drop_names(self.path.with_name(name))
            for path in (*self.parts, self.path):
                path.unlink(missing_ok=True)

    @property
    def error(self) -> ReadError:
        """What keeps the files from being one set."""
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
    """Remove backups of a file that are the file itself by another name: it was about to be replaced."""
    for backup in path.parent.glob(f"{glob.escape(path.name)}.bak*"):
        if is_same_file(backup, path):
            backup.unlink()


def is_same_file(first: Path, second: Path) -> bool:
    """Whether two paths are names of one file; a link that leads to the file is another file."""
    try:
        return os.path.samestat(first.lstat(), second.lstat())
    except OSError:
        return False


def _format_names(names: Sequence[str], count: int) -> str:
    more = f" and {count - len(names):,} more" if count > len(names) else ""
    return f"{', '.join(names)}{more}"


def find_interrupted(folder: str, names: Iterable[str]) -> list[ReadError]:
    """Return the error of each set of a folder that is half written; `names` are those of all files in the folder."""
    return [leftovers.error for leftovers in _find_leftovers(Path(folder), names) if leftovers.is_half_written]


def remove_leftovers(folder: Path, written: Collection[str]) -> None:
    """Remove what ended writers have left in a folder, where the files just `written` leave no set half written."""
    for leftovers in _find_leftovers(folder, [path.name for path in folder.iterdir()]):
        if not leftovers.is_half_written or all(name in written for name in leftovers.old):
            leftovers.remove()


def _find_leftovers(folder: Path, names: Iterable[str]) -> Iterator[_Leftovers]:
    """What ended writers have left in a folder."""
    ours = [name for name in names if name.startswith(".navspec.")]
    parts: dict[str, list[int]] = {}
    for part in filter(None, map(_PART.fullmatch, ours)):
        parts.setdefault(part[1], []).append(int(part[2]))
    for name in ours:
        if _NAME.fullmatch(name) and (leftovers := _read_journal(folder / name, sorted(parts.get(name, ())))):
            yield leftovers


def _read_journal(path: Path, numbers: Sequence[int]) -> _Leftovers | None:
    """Read a journal with the parts of some numbers beside it; None where its writer is at work, or it is not a journal."""
    try:
        inodes = {number: _inode(path.with_name(f"{path.name}.{number}")) for number in numbers}
        with _open_journal(path) as file:
            lock(file, shared=True)
            return _parse_journal(file, path, inodes)
    except (OSError, ValueError):
        return None


def _inode(path: Path) -> int:
    """Inode of a file; raises `ValueError` for what is not a file, such as a link."""
    return _require_file(path.lstat()).st_ino


def _require_file(status: os.stat_result) -> os.stat_result:
    if not stat.S_ISREG(status.st_mode):
        raise ValueError
    return status


def _open_journal(path: Path) -> FileIO:
    """Open a file that may be a journal; raises `ValueError` for one that is too large, and as `_inode`."""
    _require_file(path.lstat())  # opening a device may do something
    file = FileIO(os.open(path, os.O_RDONLY | _UNFOLLOWED))
    try:
        if _require_file(os.fstat(file.fileno())).st_size > _MOST:
            raise ValueError
    except ValueError:
        file.close()
        raise
    return file


def _parse_journal(file: FileIO, path: Path, inodes: dict[int, int]) -> _Leftovers:
    """Read the lines of a journal; raises `ValueError` where no writer made them, or not the parts beside them."""
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
    if (
        end < len(data) or max(inodes, default=-1) >= count
    ):  # the lines break off: the first file waits for the last of them
        return _Leftovers(path, leftovers.parts)
    return leftovers


def _plain_name(quoted: bytes) -> str:
    """Name of a file in the same folder; raises `ValueError` for a path that leads elsewhere."""
    name = os.fsdecode(unquote_to_bytes(quoted))
    if name in (os.curdir, os.pardir) or "\0" in name or PurePath(name).name != name:
        raise ValueError
    return name
