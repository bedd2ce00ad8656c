"""Map files: the map that a mesh belongs to, names of places, and files inside a map.

A map of Source has a ZIP archive among its lumps, with files that are stored or packed with LZMA. `zipfile` reads
such archives as well, but takes as much memory as a damaged one demands (a dictionary of 4 GB, 50 MB out of 7 kB, a
directory without end), and gives no file of a directory with one bad entry.
"""

from __future__ import annotations

import lzma
import os
import stat
import struct
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from navspec.errors import NavspecError, ReadError
from navspec.family.containers import ArchiveDirectory

SOURCE = b"VBSP"
GOLDSRC = struct.pack("<i", 30)
MOST_NAMES = 1 << 20
"""Bytes of the longest list of places that is read."""


class Map(NamedTuple):
    """A map file: path, and size as meshes store it, the low 32 bits."""

    path: str
    size: int


def open_map(path: Any) -> Map:
    """Return the map at a path; raises `NavspecError` for a file that is not a map."""
    try:
        map_file = _open_if_map(Path(path))
    except (OSError, TypeError, ValueError) as error:
        raise NavspecError(f"{path}: this map cannot be read ({error})") from error
    if map_file is None:
        raise NavspecError(
            f"{path}: this is not a map: it begins neither with VBSP nor with the version of GoldSrc, 30"
        )
    return map_file


def find_map_beside(mesh: str) -> Map | None:
    """Return the map of the same name in the folder of a mesh; None where there is none."""
    try:
        return _open_if_map(Path(mesh).with_suffix(".bsp")) if mesh else None
    except (OSError, ValueError):  # a name out of an archive may be none of a file
        return None


def is_map_of(map_file: Map, mesh: str) -> bool:
    """Return whether a map and a mesh have the same name, ignoring case."""
    return Path(map_file.path).stem.casefold() == Path(mesh).stem.casefold()


def _open_if_map(path: Path) -> Map | None:
    if not stat.S_ISREG(path.stat().st_mode):  # a pipe would keep its reader waiting
        raise ValueError("it is not a file")
    with path.open("rb") as file:
        if file.read(4) not in (SOURCE, GOLDSRC):
            return None
        return Map(str(path), file.seek(0, os.SEEK_END) & 0xFFFFFFFF)


def load_place_names(names: Any) -> frozenset[bytes]:
    """Return names of places in lower case, as the engines compare them.

    `names` are names, or the path of a text file with one name per line and # before comments. Raises `NavspecError`
    for a file that cannot be read.
    """
    lines = _lines(names) if isinstance(names, str | os.PathLike) else [_bytes(name) for name in names]
    return frozenset(name.lower() for line in lines if (name := line.strip()))


def _lines(path: str | os.PathLike[str]) -> list[bytes]:
    try:
        with Path(path).open("rb") as file:
            text = file.read(MOST_NAMES + 1)
    except (OSError, ValueError) as error:
        raise NavspecError(f"{path}: this list of places cannot be read ({error})") from error
    if len(text) > MOST_NAMES or b"\0" in text:
        raise NavspecError(f"{path}: this is not a list of places, which is a text with one name per line")
    return [line.partition(b"#")[0] for line in text.removeprefix(b"\xef\xbb\xbf").splitlines()]


def _bytes(name: Any) -> bytes:
    return name if isinstance(name, bytes) else str(name).encode()


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


def is_source_map(head: bytes) -> bool:
    """Return whether a file begins like a map of Source; maps of GoldSrc contain no files."""
    return head.startswith(SOURCE)


def list_pakfile(stream: BinaryIO, size: int) -> ArchiveDirectory:
    """List the files in a map of `size` bytes; none where it has no archive, or one with an unreadable directory."""
    stream.seek(0)
    head = stream.read(HEADER)
    start, length, fault = (
        _find_archive(head, size) if len(head) == HEADER else (0, 0, "the map ends inside its header")
    )
    entries, is_whole = _read_directory(stream, start, length) if length else ((), True)

    def unpack(stream: BinaryIO, row: int) -> bytes:
        return _unpack(stream, entries[row], start + length)

    return ArchiveDirectory(
        data=b"",
        names=[entry.name for entry in entries],
        offsets=[entry.offset for entry in entries],
        sizes=[entry.size for entry in entries],
        facts={},
        unpack=unpack,
        fault=fault if is_whole else "the directory of the files in this map is damaged",
    )


def _find_archive(head: bytes, size: int) -> tuple[int, int, str]:
    """Return offset and length of the archive in a map, and the fault if any; Left 4 Dead 2 stores a version before
    these two.
    """
    values = struct.unpack_from("<3i", head, _PAKFILE)
    for start, length in (values[:2], values[1:]):
        if start >= HEADER and length > 0 and start + length <= size:
            return start, length, ""
    return 0, 0, "the files in this map are not where its header says" if any(values) else ""


def _read_directory(stream: BinaryIO, start: int, length: int) -> tuple[Sequence[_Entry], bool]:
    """Return the entries of an archive, with offsets in the file, and whether they are complete."""
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


def _unpack(stream: BinaryIO, entry: _Entry, end: int) -> bytes:
    """Return the unpacked bytes of a file; `end` is the end of the archive."""
    stream.seek(entry.offset)
    head = stream.read(_FILE.size)
    if len(head) < _FILE.size or not head.startswith(b"PK\3\4"):
        raise _damaged_file("its header is not where the directory says", entry)
    *_, len_name, len_extra = _FILE.unpack(head)
    start = entry.offset + _FILE.size + len_name + len_extra
    if start + entry.packed > end:
        raise _damaged_file("it ends after the archive", entry)
    read = _METHODS.get(entry.method)
    if read is None or entry.flags & _IS_ENCRYPTED:
        how = "encrypted" if entry.flags & _IS_ENCRYPTED else f"packed by method {entry.method}"
        raise _damaged_file(
            f"it is {how}; the game takes only those that are stored (0) or packed with LZMA (14)", entry
        )
    stream.seek(start)
    data = read(stream.read(entry.packed), entry.size)
    if len(data) != entry.size:
        raise _damaged_file(f"it has {len(data):,} bytes, but should have {entry.size:,}", entry)
    if zlib.crc32(data) != entry.crc:
        raise _damaged_file("its checksum is another one", entry)
    return data


def _damaged_file(why: str, entry: _Entry) -> ReadError:
    return ReadError(f"this file cannot be taken out of its map: {why}", offset=entry.offset)


def _decompress_lzma(data: bytes, size: int) -> bytes:
    """Return at most `size` unpacked bytes; none where the data is damaged."""
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


_METHODS: dict[int, Callable[[bytes, int], bytes]] = {_STORED: lambda data, _: data, _LZMA: _decompress_lzma}
