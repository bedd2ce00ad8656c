"""The directory at the start of an archive, in both versions of the format: reading, facts and writing."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, BinaryIO

import numpy as np

from navspec.columns import Tables, TableSet, assemble, read
from navspec.columns.access import Array
from navspec.errors import LimitExceeded, ReadError, WriteError
from navspec.families import families
from navspec.families.gta_img import SECTOR
from navspec.family.containers import ArchiveDirectory, ArchiveEntry
from navspec.family.contract import Match
from navspec.family.rules.operations import make_printable
from navspec.spec import load_spec

MOST_ENTRIES = 1 << 20
"""Entries of the largest directory that is read; that of the original San Andreas has about 16,000."""
MOST_BYTES = 1 << 26
"""Bytes of the largest directory that is read."""
ROOM = 1 << 20
"""Bytes after the directory that are read at most, if no file begins before."""

_ENCRYPTED_ENTRY = 16
"""Bytes of an entry of version 3; the number follows the encrypted part of a header."""


@dataclass(frozen=True, slots=True)
class ImgVersion:
    """A version of the format: its magic, the bytes of its header, and its fields.

    `extent` returns the number of entries that a header announces, and the bytes of such a directory. `sector` is the
    field of an entry with its first sector. Sizes are counted in `unit` bytes.
    """

    format: str
    variant: str
    magic: bytes
    header: int
    extent: Callable[[bytes], tuple[int, int]]
    sector: str
    unit: int


def _extent_2(header: bytes) -> tuple[int, int]:
    (entries,) = struct.unpack_from("<I", header, 4)
    return entries, 8 + 32 * entries


def _extent_3(header: bytes) -> tuple[int, int]:
    entries, size = struct.unpack_from("<II", header, 8)
    return entries, 20 + size


VERSIONS = (
    ImgVersion("gta_img", "ver2", b"VER2", 8, _extent_2, "sector", SECTOR),
    ImgVersion("gta_img3", "ver3", b"\x52\x2a\x4e\xa9", 20, _extent_3, "block", 1),
)

_MAGICS = tuple(version.magic for version in VERSIONS)


def version_of(head: bytes) -> ImgVersion | None:
    """Return the version of an archive that begins with these bytes; None where it is not an archive."""
    return next((version for version in VERSIONS if head.startswith(version.magic)), None)


def is_archive(head: bytes) -> bool:
    """Return whether a file begins like an archive."""
    return head.startswith(_MAGICS)


def identify(name: str, data: bytes | bytearray) -> Match | str:
    """Return the variant, or the reason why this is not an archive."""
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


def _fault(version: ImgVersion, data: bytes) -> ReadError | None:
    """Return the error that makes a directory unreadable; None where it is readable."""
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
        return _count_error(version, LimitExceeded, f"{entries:,} entries, {MOST_ENTRIES:,} is the limit")
    elif size > MOST_BYTES:
        return _count_error(version, LimitExceeded, f"{size:,} bytes of itself, {MOST_BYTES:,} is the limit")
    return _count_error(version, ReadError, f"{entries:,} entries, and the archive ends before the last of them")


def _count_error(version: ImgVersion, kind: type[ReadError], why: str) -> ReadError:
    return kind(
        f"the directory announces {why}",
        format=version.format,
        pointer="/num_entries",
        offset=len(version.magic) if version is VERSIONS[0] else 8,
        length=4,
        hint="Either this number is wrong, or the archive was cut; take it from a backup",
    )


def read_directory(stream: BinaryIO, size: int) -> ArchiveDirectory:
    """Read the directory of an archive of `size` bytes; only its header where the rest cannot be complete."""
    stream.seek(0)
    head = stream.read(max(version.header for version in VERSIONS))
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
        # The fault is reported when the directory itself is read.
        return ArchiveDirectory(data, (), (), (), {"size": size, "gap": b""})
    begins, lengths = entry_bounds(tables)
    stream.seek(end)
    gap = stream.read(_len_gap(begins[lengths > 0], end, size))
    facts = {"size": size, "gap": gap}
    return ArchiveDirectory(
        data, decode_names(names_of(tables)), begins.tolist(), lengths.tolist(), facts, unit=version.unit
    )


def entry_bounds(tables: Tables) -> tuple[Array, Array]:
    """Return first byte and length of all files; int64, shape (entries,), neither of them negative."""
    return tables.column("entries", "ofs_body"), np.maximum(0, tables.column("entries", "len_body"))


def _len_gap(begins: Array, end: int, size: int) -> int:
    """Return the bytes between the directory and the first file after it, at most `ROOM`."""
    behind = begins[begins >= end]
    return min(int(behind.min()) if len(behind) else size, size, end + ROOM) - end


def names_of(tables: Tables) -> list[bytes]:
    """Return the names of all files without their terminating zeros."""
    if tables.format == VERSIONS[0].format:
        return trim_names(tables["entries"]["name"])
    stored, offsets = tables["names.name"].tobytes(), tables.offsets("names.name").tolist()
    return [stored[start:end] for start, end in pairwise(offsets)]


def trim_names(names: Array) -> list[bytes]:
    """Return names, uint8 of shape (entries, 24), as byte strings that end before their first zero."""
    ended = np.logical_or.accumulate(names == 0, axis=1)
    return np.where(ended, np.uint8(0), names).view(f"S{names.shape[1]}")[:, 0].tolist()


def decode_names(names: Iterable[bytes]) -> list[str]:
    """Return names as text; bytes that are not printable ASCII become escapes."""
    return [make_printable(name) for name in names]


class ImgArchive:
    """View for rules and info: the directory of one archive.

    Attributes
    ----------
    files : TableSet
        Its directory.
    begins, ends : numpy.ndarray
        First byte of every entry, and the one after its last sector; int64, shape (entries,).
    has_bytes : numpy.ndarray
        Whether an entry has any bytes; bool.
    names : list of bytes
        Names without their terminating zeros.
    version : ImgVersion
        Names of the fields in this version.
    size : int
        Bytes of the archive.
    end : int
        Bytes of the directory.
    gap : bytes
        Bytes between the directory and the first file.
    """

    def __init__(self, files: TableSet) -> None:
        (tables,) = files.files.values()
        self.files = files
        version = version_of(tables[""]["magic"].tobytes())
        assert version is not None, "no other magic can be read"
        self.version = version
        self.begins, lengths = entry_bounds(tables)
        self.ends: Array = self.begins + lengths
        self.has_bytes: Array = self.ends > self.begins
        self.names = names_of(tables)
        self.size: int = tables.facts["size"]
        self.end: int = version.extent(bytes(tables.to_bytes()[: version.header]))[1]
        self.gap: bytes = tables.facts["gap"]

    def decode_names(self, rows: Array) -> list[str]:
        """Return the names of some entries as text."""
        return decode_names(self.names[row] for row in rows.tolist())


def describe_archive(archive: ImgArchive) -> dict[str, Any]:
    """Return the facts of an archive.

    JSON types only. `entries`: number of files. `sectors`: their sectors of 2,048 bytes. `sets`: families of formats
    with files among them, by their names.
    """
    names, lengths = decode_names(archive.names), archive.ends - archive.begins
    sets = {family.id: family.sets for family in families().values() if family.sets is not None}
    return {
        "entries": len(names),
        "sectors": int(-(-lengths // SECTOR).sum()),
        "sets": [
            family for family, file_sets in sets.items() if any(file_sets.number(name) is not None for name in names)
        ],
    }


MOST_SECTORS = 0xFFFF
"""Sectors of the largest file: their number has 16 bits."""
NAME = 24
"""Bytes for a name with its terminating zero in version 2."""
RESOURCE = b"RSC"
"""First bytes of files of GTA IV that are resources."""

_PLAIN = 1 << 30
"""Sizes of files in version 3 from this one on have another meaning."""
_UNUSED = SECTOR - 1
"""Bits of the flags of an entry of version 3 that count the bytes its last sector does not need."""


def empty_directory(format: str) -> bytes:
    """Return the directory of an empty archive of a format."""
    root = {} if format == VERSIONS[0].format else {"version": 3, "len_entry": 16}
    return assemble(load_spec(format), decisions={}, root=root, rows={}).to_bytes()


def write_directory(directory: bytes, slots: Sequence[ArchiveEntry]) -> bytes:
    """Return a directory with other files; rows of unchanged files at the same offset stay.

    Raises `WriteError` for names, sizes and offsets that it cannot store.
    """
    version = version_of(directory)
    assert version is not None, "only what is recognised is written"
    if len(slots) > MOST_ENTRIES:
        raise WriteError(f"an archive with {len(slots):,} files: navspec reads {MOST_ENTRIES:,} at most")
    tables = read(directory, load_spec(version.format))
    rows = _copy_rows(tables["entries"], slots)
    sizes = np.array([slot.size for slot in slots], np.int64)
    is_other = np.array([slot.row is None or bool(slot.head) for slot in slots], bool)
    _require_file_sizes(slots, sizes, is_other)
    rows[version.sector] = [_first_sector(slot) for slot in slots]
    is_first = version is VERSIONS[0]
    (_set_sectors if is_first else _set_sizes)(rows, sizes, is_other)
    stored_names = names_of(tables)
    names = [stored_names[slot.row] if slot.row is not None else _encode_name(slot.name, is_first) for slot in slots]
    if is_first:
        for row, slot, name in zip(rows, slots, names, strict=True):
            if slot.row is None:
                row["name"][: len(name)] = np.frombuffer(name, np.uint8)
        return tables.recast(rows={"entries": rows}).to_bytes()
    _require_no_resources(slots, tables.column("entries", "is_resource"))
    lengths = [len(name) for name in names]
    return tables.recast(
        root={"len_table": rows.nbytes + sum(lengths) + len(names)},
        rows={
            "entries": rows,
            "names": np.zeros(len(names), tables["names"].dtype),
            "names.name": np.frombuffer(b"".join(names), np.uint8),
        },
        counts={"names.name": lengths},
    ).to_bytes()


def _copy_rows(old: Array, slots: Sequence[ArchiveEntry]) -> Array:
    """Return the rows of files in the old directory, zeros for new ones."""
    rows = np.zeros(len(slots), old.dtype)
    for at, slot in enumerate(slots):
        if slot.row is not None:
            rows[at] = old[slot.row]
    return rows


def _set_sectors(rows: Array, sizes: Array, is_other: Array) -> None:
    """Set the sizes of changed files in version 2. The second size is cleared, as it would count where it is not 0."""
    rows["num_sectors"][is_other] = -(-sizes[is_other] // SECTOR)
    rows["num_sectors_archive"][is_other] = 0


def _set_sizes(rows: Array, sizes: Array, is_other: Array) -> None:
    """Set the sizes of changed files in version 3."""
    rows["len_file"][is_other] = sizes[is_other]
    rows["num_blocks"][is_other] = -(-sizes[is_other] // SECTOR)
    rows["flags"][is_other] = rows["flags"][is_other] & ~np.uint16(_UNUSED) | (-sizes[is_other] % SECTOR)


def _require_file_sizes(slots: Sequence[ArchiveEntry], sizes: Array, is_other: Array) -> None:
    """Raise `WriteError` for a file that is too large, or has no bytes."""
    for at in np.flatnonzero(is_other & ((sizes > MOST_SECTORS * SECTOR) | (sizes <= 0))).tolist():
        if slots[at].size:
            raise WriteError(
                f"{slots[at].name} has {slots[at].size:,} bytes, but no file in an archive has more than "
                f"{MOST_SECTORS * SECTOR:,}; leave it out"
            )
        raise WriteError(f"{slots[at].name} is empty, and the game finds no empty files in an archive; leave it out")


def _require_no_resources(slots: Sequence[ArchiveEntry], is_resource: Array) -> None:
    """Raise `WriteError` for new bytes of resources, whose rows have information that navspec does not know."""
    for slot in slots:
        if slot.head and (slot.head.startswith(RESOURCE) or (slot.row is not None and is_resource[slot.row])):
            raise WriteError(
                f"{slot.name} is a resource of GTA IV, and what the directory says of those is not known; "
                "put it in with an archive tool"
            )


def _first_sector(slot: ArchiveEntry) -> int:
    """Return the sector in which a file begins."""
    sector = slot.offset // SECTOR
    if sector >= 1 << 32:
        raise WriteError(f"{slot.name} would begin in sector {sector:,}, which no archive can say")
    return sector


def _encode_name(name: str, is_first: bool) -> bytes:
    """Return a name in the form of the directory."""
    if not name.isascii() or not name.isprintable():
        raise WriteError(f"'{name}' has letters that names in archives cannot have; rename the file")
    if is_first and len(name) >= NAME:
        raise WriteError(
            f"'{name}' has {len(name)} letters, but names in archives of San Andreas have {NAME - 1} at most; "
            "give the file a shorter one"
        )
    return name.encode()
