"""Files in a map of Source: a ZIP archive among its lumps, whose files are stored as they are or packed with LZMA.

`zipfile` reads such archives as well, but takes as much memory as a damaged one asks for (a dictionary of 4 GB, 50 MB out of
7 kB, a directory without end), and gives no file of a directory with one bad entry.
"""

from __future__ import annotations

import lzma
import struct
import zlib
from collections.abc import Callable, Sequence
from typing import BinaryIO, NamedTuple

from navspec.errors import ReadError
from navspec.families.source_nav.maps import SOURCE
from navspec.family.containers import ArchiveDirectory

HEADER = 1036
"""Bytes before the lumps of a map."""
MOST_BYTES = 1 << 24
"""Bytes of the largest directory that is read; it has at most 65,535 entries."""

_PAKFILE = 648
_END = struct.Struct("<4s4HIIH")
_ENTRY = struct.Struct("<4s6H3I5H2I")
_FILE = struct.Struct("<4s5H3I2H")
_LONGEST_COMMENT = 0xFFFF

_IS_ENCRYPTED = 1
_STORED = 0
_LZMA = 14
_PROPERTIES = struct.Struct("<HHBI")
"""Version and size of what follows: literal and position bits in one byte, and bytes of the dictionary."""


class _Entry(NamedTuple):
    name: str
    flags: int
    method: int
    crc: int
    packed: int
    size: int
    offset: int


def recognises(head: bytes) -> bool:
    """Whether a file begins as maps of Source do; those of GoldSrc hold no files."""
    return head.startswith(SOURCE)


def listing(stream: BinaryIO, size: int) -> ArchiveDirectory:
    """The files in a map of `size` bytes; none where it has no archive, or one without a directory that can be read."""
    stream.seek(0)
    head = stream.read(HEADER)
    start, length, fault = _lump(head, size) if len(head) == HEADER else (0, 0, "the map ends inside its header")
    entries, is_whole = _directory(stream, start, length) if length else ((), True)

    def unpack(stream: BinaryIO, row: int) -> bytes:
        return _unpacked(stream, entries[row], start + length)

    return ArchiveDirectory(
        data=b"",
        names=[entry.name for entry in entries],
        offsets=[entry.offset for entry in entries],
        sizes=[entry.size for entry in entries],
        facts={},
        unpack=unpack,
        fault=fault if is_whole else "the directory of the files in this map is damaged",
    )


def _lump(head: bytes, size: int) -> tuple[int, int, str]:
    """Where the archive begins in a map, its bytes, and what is wrong; Left 4 Dead 2 stores a version before these two."""
    values = struct.unpack_from("<3i", head, _PAKFILE)
    for start, length in (values[:2], values[1:]):
        if start >= HEADER and length > 0 and start + length <= size:
            return start, length, ""
    return 0, 0, "the files in this map do not stand where its header says" if any(values) else ""


def _directory(stream: BinaryIO, start: int, length: int) -> tuple[Sequence[_Entry], bool]:
    """Entries of an archive, with offsets in the file, and whether these are all."""
    last = min(length, _END.size + _LONGEST_COMMENT)
    stream.seek(start + length - last)
    ending = stream.read(last)
    at = ending.rfind(b"PK\5\6")
    if at < 0 or at + _END.size > len(ending):
        return (), False
    *_, count, room, offset, _ = _END.unpack_from(ending, at)
    if room > MOST_BYTES or offset + room > length:
        return (), False
    stream.seek(start + offset)
    data = stream.read(room)
    entries: list[_Entry] = []
    at = 0
    while len(entries) < count and at + _ENTRY.size <= len(data):
        mark, _, _, flags, method, _, _, crc, packed, size, len_name, len_extra, len_comment, *_, offset = (
            _ENTRY.unpack_from(data, at)
        )
        if mark != b"PK\1\2":
            break
        at += _ENTRY.size
        name = data[at : at + len_name].decode("utf-8", "backslashreplace").replace("\\", "/")
        entries.append(_Entry(name, flags, method, crc, packed, size, start + offset))
        at += len_name + len_extra + len_comment
    return entries, len(entries) == count


def _unpacked(stream: BinaryIO, entry: _Entry, end: int) -> bytes:
    """A file as it was before it was packed; `end` is that of the archive."""
    stream.seek(entry.offset)
    head = stream.read(_FILE.size)
    if len(head) < _FILE.size or not head.startswith(b"PK\3\4"):
        raise _damaged("its header is not where the directory says", entry)
    *_, len_name, len_extra = _FILE.unpack(head)
    start = entry.offset + _FILE.size + len_name + len_extra
    if start + entry.packed > end:
        raise _damaged("it ends behind the archive", entry)
    read = _METHODS.get(entry.method)
    if read is None or entry.flags & _IS_ENCRYPTED:
        how = "encrypted" if entry.flags & _IS_ENCRYPTED else f"packed by method {entry.method}"
        raise _damaged(f"it is {how}; the game takes only those that are stored (0) or packed with LZMA (14)", entry)
    stream.seek(start)
    data = read(stream.read(entry.packed), entry.size)
    if len(data) != entry.size:
        raise _damaged(f"it has {len(data):,} bytes, but should have {entry.size:,}", entry)
    if zlib.crc32(data) != entry.crc:
        raise _damaged("its checksum is another one", entry)
    return data


def _damaged(why: str, entry: _Entry) -> ReadError:
    return ReadError(f"this file cannot be taken out of its map: {why}", offset=entry.offset)


def _unlzma(data: bytes, size: int) -> bytes:
    """At most `size` bytes out of packed ones; none where they are damaged."""
    if len(data) < _PROPERTIES.size:
        return b""
    _, length, bits, dictionary = _PROPERTIES.unpack_from(data)
    rest, lc = divmod(bits, 9)
    pb, lp = divmod(rest, 5)
    # A dictionary larger than the file is of no use, and would take memory.
    chain = [{"id": lzma.FILTER_LZMA1, "lc": lc, "lp": lp, "pb": pb, "dict_size": max(4096, min(dictionary, size))}]
    try:
        return lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=chain).decompress(data[4 + length :], size)
    except (lzma.LZMAError, ValueError):
        return b""


_METHODS: dict[int, Callable[[bytes, int], bytes]] = {_STORED: lambda data, _: data, _LZMA: _unlzma}
