"""What can be given to the library: paths, bytes, binary files, folders."""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from io import FileIO
from typing import TYPE_CHECKING, Any, BinaryIO

from navspec.disk.journal import find_interrupted
from navspec.disk.stamp import Stamp
from navspec.disk.waiting import waiting
from navspec.disk.windows import as_given, reachable
from navspec.errors import MAX_BYTES, LimitExceeded, NavspecError, ReadError, unreadable
from navspec.inputs.addresses import is_address, name_of, parent
from navspec.inputs.remote import entries_below, is_folder_at

_NUMBER = re.compile(r"(\d{1,18})", re.ASCII)

PAST_END = "the archive ends before this file begins"
"""What is wrong with a file that lies past the end of its archive."""

LARGE = 1 << 24
"""Bytes of a file beyond which it is not kept beside what was made of it."""

Source = str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryIO


@dataclass(slots=True)
class Content:
    """Bytes to read, and where they come from.

    Attributes
    ----------
    data : bytes
        The bytes: a whole file, or as much of an archive as its directory takes.
    path : str
        Where they stand, empty for plain bytes; a file in an archive is `gta3.img:Nodes12.dat`.
    name : str
        The file name, which may tell more about them; empty where there is none.
    archive : str or None
        Path of the archive that holds the file, empty where that is bytes; None for a file of its own.
    alignment : int
        Zeros may fill the file up to a multiple of this.
    whole : int or None
        Size of the file in bytes, where `data` is only a part of it.
    facts : mapping
        What rules need to know of the bytes that are not in `data`.
    is_past_end : bool
        Whether the archive ends before this file of it begins, so that there are no bytes.
    stamp : Stamp or None
        The file on disk, or the archive that holds it, when it was read; None for bytes.
    again : callable or None
        Reads the bytes once more, so that they can be let go; None where nothing can, or these are not as they were read.
    fault : ReadError or None
        Why the bytes could not be read once more, which are none then.
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
    again: Callable[[], bytes | bytearray] | None = field(default=None, init=False, compare=False)
    fault: ReadError | None = field(default=None, init=False, compare=False)
    digest: str = field(default="", init=False, compare=False)
    length: int = field(default=0, init=False, compare=False)

    def let_go(self) -> None:
        """Forget the bytes until somebody asks for them, where they can be read again."""
        if self.again is not None and self.fault is None and self.holds:
            self.length = len(self.data)
            del self.data

    def thin(self) -> None:
        """Forget the bytes where they are many."""
        if self.size > LARGE:
            self.let_go()

    def wait(self) -> None:
        """Have many bytes wait on the disk until somebody asks for them, which are always the same then."""
        if len(self.data) > LARGE:
            self.again = waiting(bytes(self.data))
            self.let_go()

    def is_same(self, data: bytes | bytearray) -> bool:
        """Whether these are the bytes."""
        found = self.data == data
        self.thin()
        return found

    @property
    def holds(self) -> bool:
        """Whether the bytes are in memory."""
        try:
            object.__getattribute__(self, "data")
        except AttributeError:
            return False
        return True

    @property
    def sha256(self) -> str:
        """Of the bytes as they were read; empty where they cannot be read any more."""
        if not self.digest:
            data = self.data
            self.digest = "" if self.fault else sha256_of(data)
        return self.digest

    if not TYPE_CHECKING:  # otherwise every name would be one of an attribute

        def __getattr__(self, name: str) -> Any:
            """The bytes, once they have been let go."""
            if name != "data" or self.again is None:
                raise AttributeError(name)
            try:
                self.data = self.again()
            except ReadError as error:
                self.data, self.fault = b"", error
            except OSError as error:
                self.data, self.fault = b"", unreadable(error, self.path)
            return self.data

    def __getstate__(self) -> dict[str, Any]:
        """All that another process needs: it reads the bytes itself where it can."""
        sent = (field.name for field in fields(self) if field.name != "data" or self.again is None or self.fault)
        return {name: getattr(self, name) for name in sent}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)

    @property
    def size(self) -> int:
        """Bytes of the whole file."""
        if self.whole is not None:
            return self.whole
        return len(self.data) if self.holds else self.length

    @property
    def folder(self) -> str:
        """What the file lies in: a folder or an archive."""
        return self.archive or (parent if is_address(self.path) else os.path.dirname)(self.path)


def sha256_of(data: bytes | bytearray) -> str:
    """The SHA-256 of bytes."""
    return hashlib.sha256(data).hexdigest()


def settled(source: Source) -> str | bytes | bytearray | memoryview:
    """A source that can be looked at more than once: a path, or bytes.

    Raises `LimitExceeded` for more than `MAX_BYTES`, `NavspecError` for what is no source.
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
    """All that a binary file object gives, however little at a time."""
    parts: list[bytes] = []
    size = 0
    try:
        while size <= MAX_BYTES and (part := stream.read(MAX_BYTES + 1 - size)):
            parts.append(part)
            size += len(part)
        return b"".join(parts)
    except (AttributeError, TypeError, ValueError) as error:
        raise NavspecError(f"this is no source: a path, bytes or an open binary file is needed ({error})") from error


def open_file(path: str) -> FileIO:
    """A file to read from; raises `NavspecError` for a folder, `OSError` where it cannot be opened."""
    place = reachable(path)
    if os.path.isdir(place):
        raise NavspecError(f"{path}: this is a folder; name one file, or use tables, check or info")
    return FileIO(place)


def read_rest(file: FileIO, head: bytes, path: str) -> bytearray:
    """All bytes of a file whose first ones are known, read without a copy: sets have thousands of small ones."""
    status = os.fstat(file.fileno())
    if not stat.S_ISREG(status.st_mode):  # a pipe does not tell its size
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
    """Whether a source is a path of a folder; raises `ReadError` for an address that does not answer."""
    if is_address(source):
        return is_folder_at(str(source))
    return isinstance(source, str | os.PathLike) and os.path.isdir(reachable(os.fspath(source)))


def is_special(path: str) -> bool:
    """Whether a path is of something that is there but no file: a pipe, a device, a socket."""
    place = reachable(path)
    return os.path.exists(place) and not os.path.isfile(place)


def base_name(path: str) -> str:
    """Name of a file at a path or an address."""
    return (name_of if is_address(path) else os.path.basename)(path)


def folders_below(folder: str) -> Iterator[tuple[str, list[str]] | ReadError]:
    """A folder and the folders in it, each with the paths of its files: `nodes2.dat` comes before `nodes10.dat`.

    What is said of a folder that cannot be looked into, or in which a write was interrupted, stands before its files.
    """
    if is_address(folder):
        yield from entries_below(folder, by_numbers)
        return
    closed: list[OSError] = []
    root = reachable(folder, below=True)

    def close(error: OSError) -> None:
        error.filename = as_given(error.filename, root, folder)
        closed.append(error)

    for place, folders, names in os.walk(root, onerror=close):
        path = as_given(place, root, folder)
        yield from map(unreadable, closed)
        closed.clear()
        yield from find_interrupted(path, names)
        folders.sort(key=by_numbers)
        yield path, [os.path.join(path, name) for name in sorted(names, key=by_numbers)]
    yield from map(unreadable, closed)


def by_numbers(name: str) -> tuple[list[str | int], str]:
    """Key by which names are sorted as people do: numbers in them by their size."""
    parts = _NUMBER.split(name)
    return [int(part) if at % 2 else part for at, part in enumerate(parts)], name
