"""The directory at the start of an archive."""

from __future__ import annotations

import struct
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import LimitExceeded, ReadError
from navspec.formats.family import Listing, Match
from navspec.spec import load_spec
from navspec.tables import read

Array = np.ndarray[Any, Any]

FORMAT = "gta_img"
MOST_ENTRIES = 1 << 20
"""Entries of the largest directory that is read; that of the unmodified game has about 16,000."""
ROOM = 1 << 20
"""Bytes behind the directory that are looked at, if no file begins before."""

_MAGIC = b"VER2"
_HEADER = struct.Struct("<4sI")
_ENTRY = 32


def size_of(entries: int) -> int:
    """Bytes of a directory."""
    return _HEADER.size + _ENTRY * entries


def recognises(head: bytes) -> bool:
    """Whether a file begins as an archive does."""
    return head.startswith(_MAGIC)


def identify(name: str, data: bytes | bytearray) -> Match | str:  # noqa: ARG001 - the bytes tell it all
    """The variant, or why this is no archive."""
    if not recognises(bytes(data[: len(_MAGIC)])):
        return "it does not begin with VER2"
    return Match(FORMAT, "ver2", {}, "magic", fault=_fault(data))


def _fault(data: bytes | bytearray) -> ReadError | None:
    """What keeps a directory from being read."""
    if len(data) < _HEADER.size:
        return ReadError(
            "the archive ends inside its header",
            format=FORMAT,
            offset=len(data),
            expected=f"{_HEADER.size} bytes",
            actual=f"{len(data)} bytes",
        )
    entries = _HEADER.unpack_from(data)[1]
    if entries > MOST_ENTRIES and len(data) == _HEADER.size:
        message, kind = f"the directory announces {entries:,} entries, {MOST_ENTRIES:,} is the limit", LimitExceeded
    elif len(data) < size_of(entries):
        message = f"the directory announces {entries:,} entries, and the archive ends before the last of them"
        kind = ReadError
    else:
        return None
    return kind(
        message,
        format=FORMAT,
        pointer="/num_entries",
        offset=len(_MAGIC),
        length=4,
        hint="Either this number is wrong, or the archive was cut; take it from a backup",
    )


def listing(stream: BinaryIO, size: int) -> Listing:
    """Read the directory of an archive of `size` bytes; only its header where it cannot be all there."""
    stream.seek(0)
    head = stream.read(_HEADER.size)
    entries = _HEADER.unpack(head)[1] if len(head) == _HEADER.size else 0
    if entries > MOST_ENTRIES or size < size_of(entries):
        return Listing(head, (), (), (), {"size": size, "gap": b""})
    data = head + stream.read(size_of(entries) - len(head))
    tables = read(data, load_spec(FORMAT))
    begins, lengths = tables.column("entries", "ofs_body"), tables.column("entries", "len_body")
    names = texts(tables["entries"]["name"])
    gap = stream.read(_room(begins[lengths > 0], len(data), size))
    return Listing(data, names, begins.tolist(), lengths.tolist(), {"size": size, "gap": gap})


def _room(begins: Array, end: int, size: int) -> int:
    """Bytes between the directory and the first file behind it, or as many of them as are looked at."""
    behind = begins[begins >= end]
    return min(int(behind.min()) if len(behind) else size, size, end + ROOM) - end


def trimmed(names: Array) -> Array:
    """Names, uint8 of shape (entries, 24), as byte strings of shape (entries,) that end before their first zero."""
    ended = np.logical_or.accumulate(names == 0, axis=1)
    return np.where(ended, np.uint8(0), names).view(f"S{names.shape[1]}")[:, 0]


def texts(names: Array) -> list[str]:
    """Names as text; what cannot be printed, or is no ASCII, is written as an escape."""
    found = [each.decode("ascii", "backslashreplace") for each in trimmed(names).tolist()]
    return [each if each.isprintable() else each.encode("unicode_escape").decode() for each in found]
