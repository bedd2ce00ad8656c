"""The directory at the start of an archive, in both versions of the format."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import BinaryIO

import numpy as np

from navspec.columns import Tables, read
from navspec.columns.access import Array
from navspec.errors import LimitExceeded, ReadError
from navspec.families.gta_img import SECTOR
from navspec.family.containers import ArchiveDirectory
from navspec.family.contract import Match
from navspec.spec import load_spec

MOST_ENTRIES = 1 << 20
"""Entries of the largest directory that is read; that of the unmodified San Andreas has about 16,000."""
MOST_BYTES = 1 << 26
"""Bytes of the largest directory that is read."""
ROOM = 1 << 20
"""Bytes behind the directory that are looked at, if no file begins before."""

_ENCRYPTED_ENTRY = 16
"""Bytes of an entry of version 3, which stand behind the encrypted part of a header."""


@dataclass(frozen=True, slots=True)
class Version:
    """A version of the format: its magic, the bytes of its header, and what that says of the directory.

    `extent` gives the entries that a header announces and the bytes that the directory has with them; `sector` is the field
    of an entry with its first sector, `table` that of the names. Sizes are counted in `unit` bytes.
    """

    format: str
    variant: str
    magic: bytes
    header: int
    extent: Callable[[bytes], tuple[int, int]]
    sector: str
    table: str
    unit: int


def _extent_2(header: bytes) -> tuple[int, int]:
    (entries,) = struct.unpack_from("<I", header, 4)
    return entries, 8 + 32 * entries


def _extent_3(header: bytes) -> tuple[int, int]:
    entries, size = struct.unpack_from("<II", header, 8)
    return entries, 20 + size


VERSIONS = (
    Version("gta_img", "ver2", b"VER2", 8, _extent_2, "sector", "entries", SECTOR),
    Version("gta_img3", "ver3", b"\x52\x2a\x4e\xa9", 20, _extent_3, "block", "names", 1),
)


def version_of(head: bytes) -> Version | None:
    """The version of an archive that begins with some bytes."""
    return next((each for each in VERSIONS if head.startswith(each.magic)), None)


def recognises(head: bytes) -> bool:
    """Whether a file begins as an archive does."""
    return version_of(head) is not None


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """The variant, or why this is no archive."""
    version = version_of(bytes(data[:4]))
    if version:
        return Match(version.format, version.variant, {}, "magic", fault=_fault(version, bytes(data)))
    if name.lower().endswith(".img") and data[16:18] == _ENCRYPTED_ENTRY.to_bytes(2, "little"):
        newest = VERSIONS[-1]
        return Match(newest.format, newest.variant, {}, "the end of its header", fault=_encrypted())
    return "it begins neither with VER2 nor with the magic of version 3"


def _encrypted() -> ReadError:
    return ReadError(
        "the directory of this archive is encrypted, as GTA IV has it",
        format=VERSIONS[-1].format,
        pointer="/magic",
        length=VERSIONS[-1].header,
        expected="the magic of version 3",
        hint="Take the files out with an archive tool that has the key of the game, or let it write the archive without",
    )


def _fault(version: Version, data: bytes) -> ReadError | None:
    """What keeps a directory from being read."""
    if len(data) < version.header:
        return ReadError(
            "the archive ends inside its header",
            format=version.format,
            offset=len(data),
            expected=f"{version.header} bytes",
            actual=f"{len(data)} bytes",
        )
    entries, size = version.extent(data)
    if len(data) > version.header or size == version.header:
        if len(data) >= size:
            return None
    elif entries > MOST_ENTRIES:
        return _refused(version, LimitExceeded, f"{entries:,} entries, {MOST_ENTRIES:,} is the limit")
    elif size > MOST_BYTES:
        return _refused(version, LimitExceeded, f"{size:,} bytes of itself, {MOST_BYTES:,} is the limit")
    return _refused(version, ReadError, f"{entries:,} entries, and the archive ends before the last of them")


def _refused(version: Version, kind: type[ReadError], why: str) -> ReadError:
    return kind(
        f"the directory announces {why}",
        format=version.format,
        pointer="/num_entries",
        offset=len(version.magic) if version is VERSIONS[0] else 8,
        length=4,
        hint="Either this number is wrong, or the archive was cut; take it from a backup",
    )


def listing(stream: BinaryIO, size: int) -> ArchiveDirectory:
    """Read the directory of an archive of `size` bytes; only its header where it cannot be all there."""
    stream.seek(0)
    head = stream.read(max(each.header for each in VERSIONS))
    version = version_of(head)
    assert version is not None, "only what is recognised is listed"
    head = head[: version.header]
    entries, end = version.extent(head) if len(head) == version.header else (0, size + 1)
    nothing = ArchiveDirectory(head, (), (), (), {"size": size, "gap": b""})
    if entries > MOST_ENTRIES or end > min(size, MOST_BYTES):
        return nothing
    stream.seek(0)
    data = stream.read(end)
    try:
        tables = read(data, load_spec(version.format))
    except ReadError:
        # What is wrong is told when somebody asks for the directory.
        return ArchiveDirectory(data, (), (), (), {"size": size, "gap": b""})
    begins, lengths = bounds(tables)
    stream.seek(end)
    gap = stream.read(_room(begins[lengths > 0], end, size))
    facts = {"size": size, "gap": gap}
    return ArchiveDirectory(data, texts(names_of(tables)), begins.tolist(), lengths.tolist(), facts, unit=version.unit)


def bounds(tables: Tables) -> tuple[Array, Array]:
    """Where the files begin, and how long they are; int64, shape (entries,), neither of them negative."""
    return tables.column("entries", "ofs_body"), np.maximum(0, tables.column("entries", "len_body"))


def _room(begins: Array, end: int, size: int) -> int:
    """Bytes between the directory and the first file behind it, or as many of them as are looked at."""
    behind = begins[begins >= end]
    return min(int(behind.min()) if len(behind) else size, size, end + ROOM) - end


def names_of(tables: Tables) -> list[bytes]:
    """Names of all files up to the zeros that end them."""
    if tables.format == VERSIONS[0].format:
        return trimmed(tables["entries"]["name"])
    stored, offsets = tables["names.name"].tobytes(), tables.offsets("names.name").tolist()
    return [stored[start:end] for start, end in pairwise(offsets)]


def trimmed(names: Array) -> list[bytes]:
    """Names, uint8 of shape (entries, 24), as byte strings that end before their first zero."""
    ended = np.logical_or.accumulate(names == 0, axis=1)
    return np.where(ended, np.uint8(0), names).view(f"S{names.shape[1]}")[:, 0].tolist()


def texts(names: Iterable[bytes]) -> list[str]:
    """Names as text; what cannot be printed, or is no ASCII, is written as an escape."""
    found = [name.decode("ascii", "backslashreplace") for name in names]
    return [each if each.isprintable() else each.encode("unicode_escape").decode() for each in found]
