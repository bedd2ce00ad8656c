"""Sources of the library: paths, bytes, binary files, folders."""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from io import FileIO
from typing import TYPE_CHECKING, Any, BinaryIO

from navspec.disk.files import Stamp, spool
from navspec.disk.journal import find_interrupted
from navspec.disk.windows import long_path, restore_spelling
from navspec.errors import MAX_BYTES, LimitExceeded, NavspecError, ReadError, unreadable
from navspec.inputs.remote import is_address, is_folder_at, iter_folders_below, name_of, parent_address

_NUMBER = re.compile(r"(\d{1,18})", re.ASCII)

PAST_END = "the archive ends before this file begins"
"""Fault of a file that lies past the end of its archive."""

LARGE = 1 << 24
"""Size in bytes above which a file is not kept in memory together with its tables."""

Source = str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryIO


@dataclass(slots=True)
class Content:
    """Bytes to read, and their origin.

    Attributes
    ----------
    data : bytes
        The bytes: a whole file, or the directory of an archive.
    path : str
        Path of the bytes, empty for plain bytes; a file in an archive is `gta3.img:Nodes12.dat`.
    name : str
        File name, which may identify the format; empty if there is none.
    archive : str or None
        Path of the archive that contains the file, empty if the archive is bytes; None for a file of its own.
    alignment : int
        Zeros may fill the file up to a multiple of this.
    whole : int or None
        Size of the file in bytes, if `data` is only a part of it.
    facts : mapping
        Facts about the bytes that rules need and that are not in `data`.
    is_past_end : bool
        Whether the archive ends before this file begins, so that it has no bytes.
    stamp : Stamp or None
        State on disk of the file, or of the archive that contains it, when it was read; None for bytes.
    reread : callable or None
        Function that reads the bytes again, so that they can be released; None if that is impossible, or if the bytes were
        changed.
    fault : ReadError or None
        Why the bytes could not be read again; they are empty then.
    """

    data: bytes | bytearray
    path: str = ""
    name: str = ""
    archive: str | None = None
    alignment: int = 1
    whole: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    is_past_end: bool = False
    stamp: Stamp | None = None
    reread: Callable[[], bytes | bytearray] | None = field(default=None, init=False, compare=False)
    fault: ReadError | None = field(default=None, init=False, compare=False)
    digest: str = field(default="", init=False, compare=False)
    length: int = field(default=0, init=False, compare=False)

    def release(self) -> None:
        """Release the bytes until they are used, if they can be read again."""
        if self.reread is not None and self.fault is None and self.is_loaded:
            self.length = len(self.data)
            del self.data

    def release_if_large(self) -> None:
        """Release the bytes if they are many."""
        if self.size > LARGE:
            self.release()

    def move_to_disk(self) -> None:
        """Store many bytes in a temporary file until they are used; they are always the same then."""
        if len(self.data) > LARGE:
            self.reread = spool(bytes(self.data))
            self.release()

    def is_same(self, data: bytes | bytearray) -> bool:
        """Return whether the content has these bytes."""
        is_same = self.data == data
        self.release_if_large()
        return is_same

    @property
    def is_loaded(self) -> bool:
        """Whether the bytes are in memory."""
        try:
            object.__getattribute__(self, "data")
        except AttributeError:
            return False
        return True

    @property
    def sha256(self) -> str:
        """SHA-256 of the bytes as they were read; empty if they cannot be read any more."""
        if not self.digest:
            data = self.data
            self.digest = "" if self.fault else sha256_of(data)
        return self.digest

    if not TYPE_CHECKING:  # hidden, so that type checkers do not accept every name

        def __getattr__(self, name: str) -> Any:
            """Return the bytes after they were released."""
            if name != "data" or self.reread is None:
                raise AttributeError(name)
            try:
                self.data = self.reread()
            except ReadError as error:
                self.data, self.fault = b"", error
            except OSError as error:
                self.data, self.fault = b"", unreadable(error, self.path)
            return self.data

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for another process, which reads the bytes itself if it can."""
        sent = (field.name for field in fields(self) if field.name != "data" or self.reread is None or self.fault)
        return {name: getattr(self, name) for name in sent}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)

    @property
    def size(self) -> int:
        """Size of the whole file in bytes."""
        if self.whole is not None:
            return self.whole
        return len(self.data) if self.is_loaded else self.length

    @property
    def folder(self) -> str:
        """Folder or archive that contains the file."""
        return self.archive or (parent_address if is_address(self.path) else os.path.dirname)(self.path)


def sha256_of(data: bytes | bytearray) -> str:
    """Return the SHA-256 of bytes."""
    return hashlib.sha256(data).hexdigest()


def resolve_source(source: Source) -> str | bytes | bytearray | memoryview:
    """Return a source that can be read more than once: a path, or bytes.

    Raises `LimitExceeded` for more than `MAX_BYTES`, `NavspecError` for a source of another type.
    """
    if isinstance(source, str | os.PathLike):
        path = os.fspath(source)
        if "\0" in path:
            raise NavspecError("a path cannot hold a zero byte")
        return path
    data = source if isinstance(source, bytes | bytearray | memoryview) else _read_stream(source)
    if len(data) > MAX_BYTES:
        raise _too_large("")
    return data


def _read_stream(stream: BinaryIO) -> bytes:
    """Return all bytes of a binary file object, which may return a few at a time."""
    parts: list[bytes] = []
    size = 0
    try:
        while size <= MAX_BYTES and (part := stream.read(MAX_BYTES + 1 - size)):
            parts.append(part)
            size += len(part)
        return b"".join(parts)
    except (AttributeError, TypeError, ValueError) as error:
        raise NavspecError(f"this is not a source: a path, bytes or an open binary file is needed ({error})") from error


def open_file(path: str) -> FileIO:
    """Open a file for reading; raises `NavspecError` for a folder, `OSError` if it cannot be opened."""
    place = long_path(path)
    try:
        return FileIO(place)
    except OSError:
        if os.path.isdir(place):
            raise NavspecError(f"{path}: this is a folder; name one file, or use tables, check or info") from None
        raise


def read_rest(file: FileIO, head: bytes, path: str, status: os.stat_result) -> bytearray:
    """Return all bytes of a file whose first bytes are known, without a copy: sets have thousands of small files."""
    if not stat.S_ISREG(status.st_mode):  # a pipe has no size
        data = bytearray(head + _read_stream(file))
    elif status.st_size <= MAX_BYTES:
        data = bytearray(max(status.st_size, len(head)))
        data[: len(head)] = head
        del data[len(head) + file.readinto(memoryview(data)[len(head) :]) :]
    else:
        raise _too_large(path)
    if len(data) > MAX_BYTES:
        raise _too_large(path)
    return data


def _too_large(path: str) -> LimitExceeded:
    return LimitExceeded(f"the file has more than {MAX_BYTES:,} bytes, which is the limit", path=path)


def is_folder(source: Source) -> bool:
    """Return whether a source is the path of a folder; raises `ReadError` for an address that does not answer."""
    if is_address(source):
        return is_folder_at(str(source))
    return isinstance(source, str | os.PathLike) and os.path.isdir(long_path(os.fspath(source)))


def is_special(path: str) -> bool:
    """Return whether a path exists and is not a file: a pipe, a device, a socket."""
    place = long_path(path)
    return os.path.exists(place) and not os.path.isfile(place)


def base_name(path: str) -> str:
    """Return the name of a file at a path or an address."""
    return (name_of if is_address(path) else os.path.basename)(path)


def iter_folders(folder: str) -> Iterator[tuple[str, list[str]] | ReadError]:
    """Yield a folder and its subfolders, each with the paths of its files: `nodes2.dat` comes before `nodes10.dat`.

    The error of a folder that cannot be listed, or in which a write was interrupted, comes before its files.
    """
    if is_address(folder):
        yield from iter_folders_below(folder, natural_key)
        return
    closed: list[OSError] = []
    root = long_path(folder, below=True)

    def close(error: OSError) -> None:
        error.filename = restore_spelling(error.filename, root, folder)
        closed.append(error)

    for place, folders, names in os.walk(root, onerror=close):
        path = restore_spelling(place, root, folder)
        yield from map(unreadable, closed)
        closed.clear()
        yield from find_interrupted(path, names)
        folders.sort(key=natural_key)
        yield path, [os.path.join(path, name) for name in sorted(names, key=natural_key)]
    yield from map(unreadable, closed)


def natural_key(name: str) -> tuple[list[str | int], str]:
    """Return the sort key of a name that orders numbers in names by value."""
    parts = _NUMBER.split(name)
    return [int(part) if at % 2 else part for at, part in enumerate(parts)], name
