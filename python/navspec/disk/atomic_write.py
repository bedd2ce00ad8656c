"""Files in one step: whole or not at all, and several of them all or none."""

from __future__ import annotations

import os
import re
import shutil
import stat
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import BinaryIO

from navspec.disk.files import Stamp
from navspec.disk.journal import WriteJournal, is_same_file, remove_leftovers
from navspec.disk.windows import is_locked, long_path, retry_while_locked, unusable_name
from navspec.errors import LinkWarning, WriteError

_FAR = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:[/\\]")  # an address as a path, which has no empty parts
_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_SEPARATORS = tuple(filter(None, (os.sep, os.altsep)))


Data = bytes | Callable[[BinaryIO], None]
"""What a file is to hold: its bytes, or what writes them into an empty file, which can also be read, and may refuse them."""


def write_bytes(
    data: Data, path: Path, *, force: bool = False, backup: bool = False, stamp: Stamp | None = None
) -> Path | None:
    """Write a file as `write_all` does; returns the backup, if one was made."""
    return write_all([(path, data)], force=force, backup=backup, stamps=[stamp])[0]


def write_all(
    files: Sequence[tuple[Path, Data]],
    *,
    force: bool = False,
    backup: bool = False,
    stamps: Sequence[Stamp | None] | None = None,
) -> list[Path | None]:
    """Write files, all of them or none: each is complete beside its place before the first one takes it.

    Parameters
    ----------
    files : sequence of pairs
        Path and content; folders that are not there are made.
    force : bool
        Replace files that are there.
    backup : bool
        Keep what is replaced as `<name>.bak`, `<name>.bak1`, ...
    stamps : sequence of Stamp or None, optional
        The file that the content of each was made from. It is not replaced if it has changed since it was read.

    Returns
    -------
    list of Path or None
        The backup of each, if one was made.

    Raises
    ------
    WriteError
        A file is there and `force` is not set, or it is write-protected, or has changed since it was read, or a path is a
        folder; two paths are of one file; or a path names a place in a file, as those of files in archives do.
    OSError
        A folder cannot be made or does not take a file; what was there is as it was.
    """
    places = [_resolve_destination(path, force) for path, _ in files]
    _require_distinct(places)
    pending = [_Pending(place, data, not place.exists()) for place, (_, data) in zip(places, files, strict=True)]
    for pending_file, stamp in zip(pending, stamps or (), strict=stamps is not None):
        pending_file.stamp = stamp if stamp and stamp.is_at(pending_file.place) else None
    new_folders: list[Path] = []
    folders: dict[Path, list[_Pending]] = {}
    journals: list[WriteJournal] = []
    try:
        for pending_file in pending:
            _make_folders(pending_file.place.parent, new_folders)
            if pending_file.is_file:
                folders.setdefault(pending_file.place.parent, []).append(pending_file)
        journals.extend(map(_open_write_journal, folders.values()))
        for pending_file in pending:
            pending_file.prepare()
        for (
            pending_file
        ) in pending:  # one after the other is ready, so that a file system writes down what they share but once
            pending_file.finish()
        for journal, files_of_it in zip(journals, folders.values(), strict=True):
            journal.begin([pending_file.place.name for pending_file in files_of_it])
        for pending_file in pending:
            pending_file.replace(keep=backup or len(pending) > 1)
    except BaseException:
        for pending_file in reversed(pending):
            with suppress(OSError):  # so that the others are as they were, and the first error is the one that is told
                pending_file.undo()
        for journal in journals:
            with suppress(OSError):
                journal.end()
        for folder in reversed(new_folders):
            with suppress(OSError):  # somebody else has put something into it
                folder.rmdir()
        raise
    for folder in folders:
        _sync_folder(folder)
    if not backup:
        for pending_file in pending:
            pending_file.drop_backup()
    for journal, (folder, files_of_it) in zip(journals, folders.items(), strict=True):
        journal.end()
        with suppress(OSError):  # a folder that may be written into need not be readable
            remove_leftovers(folder, {pending_file.place.name for pending_file in files_of_it})
    for pending_file in pending:
        if pending_file.had_links:
            warnings.warn(
                f"{pending_file.place} had other names (hard links); they still lead to what was there before",
                LinkWarning,
                stacklevel=2,
            )
    return [pending_file.backup for pending_file in pending]


def _open_write_journal(pending: Sequence[_Pending]) -> WriteJournal:
    """The journal of a folder, with a place for each of the files that are written into it."""
    try:
        journal = WriteJournal(pending[0].place.parent)
    except OSError as error:
        # Nobody knows the journal, and a full disk names none.
        raise OSError(error.errno, error.strerror, str(pending[0].place)) from error
    for number, pending_file in enumerate(pending):
        pending_file.temporary = journal.part(number)
    return journal


@dataclass(slots=True)
class _Pending:
    """A file on its way to its place; `kept` is where that which it replaces is, `stamp` what that should be."""

    place: Path
    data: Data
    is_new: bool
    stamp: Stamp | None = None
    temporary: Path | None = None
    backup: Path | None = None
    is_done: bool = False
    had_links: bool = False

    @property
    def is_file(self) -> bool:
        """Whether it is a file that is written; a pipe or a device takes the bytes later, it is nothing to be replaced."""
        return self.is_new or self.place.is_file()

    def prepare(self) -> None:
        """Put the content beside the place."""
        if self.temporary:
            with self._name_place():
                _write(self.temporary, self.data)

    def finish(self) -> None:
        """Make what is beside the place ready to take it."""
        if self.temporary:
            with self._name_place():
                _finish(self.temporary, self.place)

    @contextmanager
    def _name_place(self) -> Iterator[None]:
        """Errors name the place: nobody knows the temporary file, and a full disk names none."""
        try:
            yield
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.place)) from error

    def replace(self, keep: bool) -> None:
        """Take the place."""
        if self.temporary is None:
            with self.place.open("wb") as file:
                _fill(file, self.data)
            return
        if self.is_new and os.path.lexists(self.place):
            raise WriteError(f"{self.place}: this file was not there a moment ago; it is left as it is")
        if self.stamp and not self.stamp.is_unchanged(self.place):
            raise WriteError(
                f"{self.place}: this file has changed since it was read; it is left as it is, so read it again"
            )
        if not self.is_new:
            self.backup = _make_backup(self.place) if keep else None
            is_linked = self.backup is not None and is_same_file(self.backup, self.place)
            self.had_links = self.place.stat().st_nlink > 1 + is_linked
        try:
            retry_while_locked(partial(self.temporary.replace, self.place))
        except OSError as error:
            if not is_locked(error):
                raise
            raise WriteError(
                f"{self.place}: Windows does not let this file be replaced; close the program that has it open, such as the "
                "game or an editor, or allow writing to it, and run the same command again"
            ) from error
        self.is_done = True

    def undo(self) -> None:
        """Let everything be as it was."""
        if self.is_done and self.backup:
            retry_while_locked(partial(self.backup.replace, self.place))
        elif self.is_done and self.is_new:
            self.place.unlink(missing_ok=True)
        elif self.temporary:
            self.temporary.unlink(missing_ok=True)
            self.drop_backup()

    def drop_backup(self) -> None:
        """Remove what is kept; where that cannot be, it stays and is told of."""
        if self.backup:
            with suppress(OSError):
                self.backup.unlink()
                self.backup = None


def require_free(paths: Iterable[Path], *, force: bool) -> None:
    """Raise `WriteError` for a path that `write_all` would refuse, before there is work for it."""
    _require_distinct([_resolve_destination(path, force) for path in paths])


def destinations(
    output: str | os.PathLike[str], sources: Sequence[str], files: Sequence[tuple[str, str]]
) -> list[Path]:
    """Where files that were made from others go.

    Parameters
    ----------
    output : path
        A folder; or a file, where there is one file that was named itself and no separator ends the path.
    sources : sequence of str
        Paths that were given. What was found in a folder keeps its place below that folder.
    files : sequence of pairs of str
        Path of every file that one was made from, and the name of the new one.
    """
    target = Path(output)
    folders = [Path(source) for source in sources if Path(source).is_dir()]
    is_folder = target.is_dir() or os.fspath(output).endswith(_SEPARATORS)
    if len(files) == 1 and not folders and not is_folder:
        return [target]
    paths: list[Path] = []
    for path, name in files:
        below = [Path(path).parent.relative_to(folder) for folder in folders if Path(path).is_relative_to(folder)]
        paths.append(target.joinpath(*below[:1], name))
    for path in paths:
        require_no_link(path, target)
    return paths


def require_no_link(path: Path, folder: Path) -> None:
    """Raise `WriteError` where a path leads out of an output folder: somebody has put a link into it."""
    for part in (path, *path.parents):
        if part == folder:
            return
        if part.is_symlink():
            raise WriteError(f"{part}: this is a link, and nothing is written where it leads; remove it first")


def _require_local_path(path: Path) -> None:
    """Raise `WriteError` for a path that is one of a file in an archive, or an address."""
    if _FAR.match(str(path)) and not path.parent.exists():
        raise WriteError(f"{path}: nothing is written to addresses; name a place on this machine")
    archive, colon, name = str(path).rpartition(":")
    if colon and name and not path.exists() and Path(archive).is_file():
        name = Path(archive).name
        raise WriteError(f"{path}: {name} is a file, and nothing is written into it in this way; name another place")


def real_paths(paths: Iterable[str | os.PathLike[str]]) -> list[str]:
    """Where links lead, of many paths: each folder is followed once."""
    folders: dict[str, str] = {}
    real = []
    for path in map(Path, paths):
        folder = os.fspath(path.parent)
        if path.name in ("", os.pardir) or path.is_symlink():
            real.append(os.path.realpath(path))
            continue
        if folder not in folders:
            folders[folder] = os.path.realpath(folder)
        real.append(os.fspath(Path(folders[folder], path.name)))
    return real


def _resolve_destination(path: Path, force: bool) -> Path:
    """Where a file goes, behind links; raises `WriteError` where it cannot."""
    _require_local_path(path)
    if unfit := unusable_name(path):
        raise WriteError(
            f"{path}: Windows has another use for the name '{unfit}', or does not keep it as it is; name another one"
        )
    path = Path(long_path(str(path)))
    try:
        place = path.resolve() if path.is_symlink() else path
    except RuntimeError:
        raise WriteError(f"{path}: this link leads to itself") from None
    if os.path.lexists(path) and not force:
        raise WriteError(f"{path} exists; use force (--force) to replace it")
    if place.is_dir():
        raise WriteError(f"{place}: this is a folder")
    if place.is_file() and not place.stat().st_mode & _WRITABLE:
        raise WriteError(f"{place}: this file is write-protected; allow writing to it, or name another place")
    return place


def _require_distinct(places: Sequence[Path]) -> None:
    """Raise `WriteError` for files of which one would take the place of another."""
    destinations: set[str] = set()
    for place, followed in zip(places, real_paths(places), strict=True):
        real = os.path.normcase(followed)
        if real in destinations:
            raise WriteError(f"{place}: two files would be written here; name them one by one")
        destinations.add(real)


def _make_folders(folder: Path, new_folders: list[Path]) -> None:
    """Make a folder and those above it that are not there, and list them."""
    if folder.is_dir():
        return
    if folder.exists():
        raise WriteError(f"{folder} is a file; name a folder to write into")
    if folder.parent != folder:
        _make_folders(folder.parent, new_folders)
    folder.mkdir()
    new_folders.append(folder)


def _fill(file: BinaryIO, data: Data) -> None:
    if isinstance(data, bytes):
        file.write(data)
    else:
        data(file)


def _write(temporary: Path, data: Data) -> None:
    """Make a temporary file, for nobody else to see."""
    with open(temporary, "x+b", opener=_open_private) as file:
        _fill(file, data)


def _finish(temporary: Path, place: Path) -> None:
    """Make what a temporary file holds last, and give it owner and rights of what is in its place."""
    _sync(temporary, os.O_RDWR)
    replaced = place.stat() if place.exists() else None
    if replaced is not None and hasattr(os, "chown"):
        with suppress(OSError):  # only the superuser gives files away
            os.chown(temporary, replaced.st_uid, replaced.st_gid)
    temporary.chmod(replaced.st_mode if replaced is not None else 0o666 & ~_umask())


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _make_backup(path: Path) -> Path:
    """A copy of a file under the first free backup name."""
    number = 0
    while True:
        kept = path.with_name(f"{path.name}.bak{number or ''}")
        try:
            os.link(path, kept)
        except FileExistsError:
            if is_same_file(kept, path):  # a writer was ended before it could replace the file
                return kept
            number += 1
        except OSError:  # a file system without hard links
            if not os.path.lexists(kept):
                return _copy_file(path, kept)
            number += 1
        else:
            return kept


def _copy_file(path: Path, copy: Path) -> Path:
    """A copy of a file where none is yet."""
    with path.open("rb") as kept, copy.open("xb") as file:
        try:
            shutil.copyfileobj(kept, file)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            file.close()
            copy.unlink()
            raise
    return copy


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system lets a folder be synced; not all file systems do."""
    if os.name == "posix":
        with suppress(OSError):
            _sync(folder, os.O_RDONLY)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
