"""What can be given to the library: paths, bytes, binary files, folders."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from io import FileIO
from typing import BinaryIO

from navspec.errors import LimitExceeded, NavspecError

MAX_BYTES = 256 * 1024 * 1024
"""Largest input that is read."""

Source = str | os.PathLike[str] | bytes | bytearray | memoryview | BinaryIO


@dataclass(slots=True)
class Content:
    """Bytes with the path they came from and the name that may tell more about them; both empty for plain bytes."""

    data: bytes | bytearray
    path: str = ""
    name: str = ""


def read_source(source: Source, name: str = "") -> Content:
    """The bytes of a file, of a binary file object, or bytes themselves.

    Raises `LimitExceeded` for more than `MAX_BYTES`, `NavspecError` for what is no source, `OSError` where a path cannot
    be read.
    """
    if isinstance(source, str | os.PathLike):
        path = os.fspath(source)
        if "\0" in path:
            raise NavspecError("a path cannot hold a zero byte")
        return Content(_read_file(path), path, name or os.path.basename(path))
    data = source if isinstance(source, bytes | bytearray | memoryview) else _read_stream(source)
    if len(data) > MAX_BYTES:
        raise _too_large("")
    return Content(bytes(data), "", name)


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


def _read_file(path: str) -> bytearray:
    """All bytes of a file, read without a copy: sets have thousands of small ones."""
    if os.path.isdir(path):
        raise NavspecError(f"{path}: this is a folder; name one file, or use tables, check or info")
    with FileIO(path) as file:
        size = os.fstat(file.fileno()).st_size
        if size > MAX_BYTES:
            raise _too_large(path)
        data = bytearray(size)
        del data[file.readinto(data) :]
        return data


def _too_large(path: str) -> LimitExceeded:
    return LimitExceeded(f"the file has more than {MAX_BYTES:,} bytes, which is the limit", path=path)


def is_folder(source: Source) -> bool:
    """Whether a source is a path of a folder."""
    return isinstance(source, str | os.PathLike) and os.path.isdir(source)


def files_below(folder: str) -> Iterator[str]:
    """Paths of all files in a folder and the folders in it, in a fixed order."""
    for path, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            yield os.path.join(path, name)
