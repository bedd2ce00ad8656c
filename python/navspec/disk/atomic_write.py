"""Atomic writes: a file is written completely or not at all, and several files all or none."""

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

_FAR = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:[/\\]")  # an address after `Path` has dropped the empty parts
_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_SEPARATORS = tuple(filter(None, (os.sep, os.altsep)))


Data = bytes | Callable[[BinaryIO], None]
"""Content of a file: its bytes, or a function that writes them into an empty file, may read it again, and may refuse.
"""


def write_bytes(
    data: Data, path: Path, *, force: bool = False, backup: bool = False, stamp: Stamp | None = None
) -> Path | None:
    """Write a file like `write_all`; return the backup, if one was made."""
    return write_all([(path, data)], force=force, backup=backup, stamps=[stamp])[0]


def write_all(
    files: Sequence[tuple[Path, Data]],
    *,
    force: bool = False,
    backup: bool = False,
    stamps: Sequence[Stamp | None] | None = None,
) -> list[Path | None]:
    """Write files, all of them or none: each is complete beside its destination before the first one is replaced.

    Parameters
    ----------
    files : sequence of pairs
        Path and content; missing folders are created.
    force : bool
        Replace existing files.
    backup : bool
        Keep the replaced files as `<name>.bak`, `<name>.bak1`, ...
    stamps : sequence of Stamp or None, optional
        The file that each content was made from. It is not replaced if it has changed since it was read.

    Returns
    -------
    list of Path or None
        The backup of each, if one was made.

    Raises
    ------
    WriteError
        A file exists and `force` is not set, or it is write-protected, or has changed since it was read, or a path is a
        folder; two paths are of one file; or a path names a place in a file, as those of files in archives do.
    OSError
        A folder cannot be created or does not accept a file; all files are as before.
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
            _create_folders(pending_file.place.parent, new_folders)
            if pending_file.is_file:
                folders.setdefault(pending_file.place.parent, []).append(pending_file)
        journals.extend(map(_open_write_journal, folders.values()))
        for pending_file in pending:
            pending_file.prepare()
        # All files are written before the first is synced, so that a file system writes shared blocks only once.
        for pending_file in pending:
            pending_file.finish()
        for journal, files_of_it in zip(journals, folders.values(), strict=True):
            journal.begin([pending_file.place.name for pending_file in files_of_it])
        for pending_file in pending:
            pending_file.replace(keep=backup or len(pending) > 1)
    except BaseException:
        for pending_file in reversed(pending):
            with suppress(
                OSError
            ):  # so that the other files are restored, and the first error is the one that is raised
                pending_file.undo()
        for journal in journals:
            with suppress(OSError):
                journal.end()
        for folder in reversed(new_folders):
            with suppress(OSError):  # another program has put something into it
                folder.rmdir()
        raise
    for folder in folders:
        _sync_folder(folder)
    if not backup:
        for pending_file in pending:
            pending_file.drop_backup()
    for journal, (folder, files_of_it) in zip(journals, folders.items(), strict=True):
        journal.end()
        with suppress(OSError):  # a writable folder need not be readable
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
    """Return the journal of a folder, with a temporary path for each of the files that are written into it."""
    try:
        journal = WriteJournal(pending[0].place.parent)
    except OSError as error:
        # The user does not know the journal, and a full disk names no file.
        raise OSError(error.errno, error.strerror, str(pending[0].place)) from error
    for number, pending_file in enumerate(pending):
        pending_file.temporary = journal.part(number)
    return journal


@dataclass(slots=True)
class _Pending:
    """A file that is being written; `backup` is the copy of the file that it replaces, `stamp` the state that one
    should have.
    """

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
        """Whether a file is written; a pipe or a device takes the bytes later and is not replaced."""
        return self.is_new or self.place.is_file()

    def prepare(self) -> None:
        """Write the content to the temporary file."""
        if self.temporary:
            with self._name_place():
                _write(self.temporary, self.data)

    def finish(self) -> None:
        """Sync the temporary file and set its owner and rights."""
        if self.temporary:
            with self._name_place():
                _finish(self.temporary, self.place)

    @contextmanager
    def _name_place(self) -> Iterator[None]:
        """Raise errors with the name of the destination: the user does not know the temporary file, and a full disk
        names no file.
        """
        try:
            yield
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.place)) from error

    def replace(self, keep: bool) -> None:
        """Move the temporary file to its destination."""
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
            self.backup = _create_backup(self.place) if keep else None
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
        """Restore the state before the write."""
        if self.is_done and self.backup:
            retry_while_locked(partial(self.backup.replace, self.place))
        elif self.is_done and self.is_new:
            self.place.unlink(missing_ok=True)
        elif self.temporary:
            self.temporary.unlink(missing_ok=True)
            self.drop_backup()

    def drop_backup(self) -> None:
        """Remove the backup; if that fails, it stays and is reported."""
        if self.backup:
            with suppress(OSError):
                self.backup.unlink()
                self.backup = None


def require_free(paths: Iterable[Path], *, force: bool) -> None:
    """Raise `WriteError` for a path that `write_all` would refuse, before any work is done for it."""
    _require_distinct([_resolve_destination(path, force) for path in paths])


def destinations(
    output: str | os.PathLike[str], sources: Sequence[str], files: Sequence[tuple[str, str]]
) -> list[Path]:
    """Return the destinations of files that were made from other files.

    Parameters
    ----------
    output : path
        A folder; or a file, if there is a single file, which was named itself, and the path does not end with a
        separator.
    sources : sequence of str
        Paths from the user. Files found in a folder keep their place below that folder.
    files : sequence of pairs of str
        Path of the source of each file, and the name of the new file.
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
    """Raise `WriteError` where a link leads from a path out of an output folder."""
    for part in (path, *path.parents):
        if part == folder:
            return
        if part.is_symlink():
            raise WriteError(f"{part}: this is a link, and nothing is written where it leads; remove it first")


def _require_local_path(path: Path) -> None:
    """Raise `WriteError` for an address, and for the path of a file in an archive."""
    if _FAR.match(str(path)) and not path.parent.exists():
        raise WriteError(f"{path}: nothing is written to addresses; name a place on this machine")
    archive, colon, name = str(path).rpartition(":")
    if colon and name and not path.exists() and Path(archive).is_file():
        name = Path(archive).name
        raise WriteError(f"{path}: {name} is a file, and nothing is written into it in this way; name another place")


def real_paths(paths: Iterable[str | os.PathLike[str]]) -> list[str]:
    """Return many paths with links resolved; each folder is resolved once."""
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
    """Return the destination of a file with links resolved; raise `WriteError` where it cannot be written."""
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
    """Raise `WriteError` for files that would replace each other."""
    destinations: set[str] = set()
    for place, followed in zip(places, real_paths(places), strict=True):
        real = os.path.normcase(followed)
        if real in destinations:
            raise WriteError(f"{place}: two files would be written here; name them one by one")
        destinations.add(real)


def _create_folders(folder: Path, new_folders: list[Path]) -> None:
    """Create a folder and its missing parents, and add them to `new_folders`."""
    if folder.is_dir():
        return
    if folder.exists():
        raise WriteError(f"{folder} is a file; name a folder to write into")
    if folder.parent != folder:
        _create_folders(folder.parent, new_folders)
    folder.mkdir()
    new_folders.append(folder)


def _fill(file: BinaryIO, data: Data) -> None:
    if isinstance(data, bytes):
        file.write(data)
    else:
        data(file)


def _write(temporary: Path, data: Data) -> None:
    """Create a temporary file that only its owner can read."""
    with open(temporary, "x+b", opener=_open_private) as file:
        _fill(file, data)


def _finish(temporary: Path, place: Path) -> None:
    """Sync a temporary file, and give it owner and rights of the file that it replaces."""
    _sync(temporary, os.O_RDWR)
    replaced = place.stat() if place.exists() else None
    if replaced is not None and hasattr(os, "chown"):
        with suppress(OSError):  # only the superuser can change owners
            os.chown(temporary, replaced.st_uid, replaced.st_gid)
    temporary.chmod(replaced.st_mode if replaced is not None else 0o666 & ~_umask())


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _create_backup(path: Path) -> Path:
    """Link or copy a file to the first free backup name; return the backup."""
    number = 0
    while True:
        kept = path.with_name(f"{path.name}.bak{number or ''}")
        try:
            os.link(path, kept)
        except FileExistsError:
            if is_same_file(kept, path):  # a writer was interrupted before it could replace the file
                return kept
            number += 1
        except OSError:  # a file system without hard links
            if not os.path.lexists(kept):
                return _copy_file(path, kept)
            number += 1
        else:
            return kept


def _copy_file(path: Path, copy: Path) -> Path:
    """Copy a file to a path that does not exist yet."""
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
    """Sync a folder, so that new names in it are durable; not all systems and file systems can."""
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
