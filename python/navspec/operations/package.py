"""Contents of a new archive: which files stay at their places, which move, and all its bytes.

Files that still have room stay at their places. Larger files move into the first gap after the first file that is large
enough, or to the end. The room between directory and first file is reserved for the directory; if it grows over files, they
move. Released sectors are filled with zeros.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from operator import attrgetter
from pathlib import Path
from typing import BinaryIO, NamedTuple

from navspec.errors import WriteError
from navspec.family.containers import ArchiveEntry
from navspec.inputs.archive import HEAD, Archive
from navspec.inputs.file import open_content
from navspec.records.archives import Packed, PackedFile, State

CHUNK = 1 << 20
"""Bytes that are copied at a time, for archives of any size."""


@dataclass(frozen=True, slots=True)
class FileData:
    """A file that goes into an archive: its bytes, or its path."""

    source: bytes | Path
    size: int

    @property
    def head(self) -> bytes:
        """First bytes of the file."""
        if isinstance(self.source, bytes):
            return self.source[:HEAD]
        with self.source.open("rb") as file:
            return file.read(HEAD)

    def parts(self) -> Iterator[bytes]:
        """Yield all bytes of the file, some at a time."""
        if isinstance(self.source, bytes):
            yield self.source
            return
        size = 0
        with self.source.open("rb") as file:
            while part := file.read(CHUNK):
                size += len(part)
                yield part
        if size != self.size:
            raise WriteError(f"{self.source}: this file has changed while it was read; nothing is written")


@dataclass(slots=True)
class _ArchiveSlot:
    """A file of the new archive: its old row, its extent in sectors, and its new content."""

    name: str
    row: int | None
    begin: int
    sectors: int
    size: int
    piece: FileData | None = None
    is_settled: bool = False


class _Patch(NamedTuple):
    """Bytes of the new archive that differ from the old one."""

    offset: int
    size: int
    parts: partial[Iterator[bytes]]


class Package:
    """An archive with added, replaced and removed files.

    Parameters
    ----------
    archive : Archive
        The old archive, open while the package is in use; an empty one for a new archive.
    path : str
        Path of the new archive.
    files : mapping
        Files to add, by name without regard to case; they replace files of the same name.
    without : collection of str
        Names of files to remove, unless they are added as well.

    Raises `WriteError` for files that such an archive cannot hold, and for an archive that is damaged where files have to
    move; `ReadError` for an archive whose directory cannot be read.
    """

    def __init__(
        self, archive: Archive, path: str, files: Mapping[str, FileData], without: Collection[str] = ()
    ) -> None:
        arrange = archive.kind.arranged
        if arrange is None:
            raise WriteError(
                f"{archive.path}: files in archives of this kind cannot be replaced; write them elsewhere (-o)"
            )
        self.archive, self.path = archive, path
        self._arrange = arrange
        self._sector = archive.kind.alignment
        self._end = self._sectors(archive.size)
        self._opened = open_content(archive.directory)
        self._opened.tables()
        pieces: dict[str, tuple[str, FileData]] = {}
        for name, piece in files.items():
            first_name, _ = pieces.setdefault(name.casefold(), (name, piece))
            if first_name != name:
                raise WriteError(f"{first_name} and {name} are the same name in an archive; rename one of them")
        removed_names = {removed.casefold() for removed in without} - pieces.keys()
        kept = [
            self._existing_entry(row, pieces)
            for row, name in enumerate(archive.names)
            if not self._is_removed(row, name, removed_names)
        ]
        self._entries = [*kept, *(self._new_entry(name, piece) for name, piece in pieces.values())]
        self._head = self._sectors(len(self._directory()))
        self._free = self._assign_places()
        self._require_complete()
        self._bytes = self._directory()
        self._patches = sorted((patch for patch in self._iter_patches() if patch.size > 0), key=attrgetter("offset"))
        self.size = max(archive.size, *(patch.offset + patch.size for patch in self._patches))

    # --- places of files ------------------------------------------------------------------------------------------

    def _sectors(self, size: int) -> int:
        """Return the number of sectors for a size in bytes."""
        return -(-size // self._sector)

    def _is_removed(self, row: int, name: str, removed_names: Collection[str]) -> bool:
        key = name.casefold()
        return key in removed_names and self.archive.rows[key] == row

    def _existing_entry(self, row: int, pieces: dict[str, tuple[str, FileData]]) -> _ArchiveSlot:
        """Return the entry of an existing file, with its new content if that differs; the content is removed from
        `pieces`.
        """
        listing, name = self.archive.listing, self.archive.names[row]
        begin, size = int(listing.offsets[row]) // self._sector, int(listing.sizes[row])
        entry = _ArchiveSlot(name, row, begin, self._sectors(size), size)
        if self.archive.rows[name.casefold()] == row and (named_piece := pieces.pop(name.casefold(), None)):
            stored = self._stored_size(named_piece[1])
            if stored != size or not self._has_bytes(begin * self._sector, size, named_piece[1]):
                return replace(entry, piece=named_piece[1], size=stored, sectors=self._sectors(stored))
        return entry

    def _new_entry(self, name: str, piece: FileData) -> _ArchiveSlot:
        size = self._stored_size(piece)
        return _ArchiveSlot(name, None, 0, self._sectors(size), size, piece)

    def _stored_size(self, piece: FileData) -> int:
        """Return the size of a file in the directory."""
        unit = self.archive.listing.unit
        return -(-piece.size // unit) * unit

    def _has_bytes(self, offset: int, size: int, piece: FileData) -> bool:
        """Return whether the archive has the bytes of a file at an offset, followed by zeros."""
        parts = _pad(piece.parts(), size)
        return all(self.archive.read_part(at, len(part)) == part for at, part in _with_offsets(parts, offset))

    def _directory(self) -> bytes:
        """Return the directory with the new places of files."""
        slots = [
            ArchiveEntry(
                entry.name, entry.row, entry.begin * self._sector, entry.size, entry.piece.head if entry.piece else b""
            )
            for entry in self._entries
        ]
        return self._arrange(bytes(self.archive.directory.data), slots)

    def _old_sectors(self, row: int) -> tuple[int, int]:
        """Return the old extent of a file: first sector, and the sector after the last."""
        listing = self.archive.listing
        begin = int(listing.offsets[row]) // self._sector
        return begin, begin + self._sectors(int(listing.sizes[row]))

    def _assign_places(self) -> _FreeSectors:
        """Assign a place to every file, and return the free sectors."""
        old_head = self._sectors(len(self.archive.directory.data))
        for entry in self._entries:
            is_covered = entry.sectors > 0 and old_head <= entry.begin < self._head
            entry.is_settled = entry.piece is None and not is_covered
        extents = map(self._old_sectors, range(len(self.archive.names)))
        begins = [begin for begin, end in extents if old_head <= begin < end]
        used = [
            (entry.begin, entry.begin + entry.sectors) for entry in self._entries if entry.is_settled and entry.sectors
        ]
        free = _FreeSectors(max(self._head, min([*begins, self._end])), used)
        waiting = [entry for entry in self._entries if not entry.is_settled]
        existing = [entry for entry in waiting if entry.row is not None and entry.begin < self._end]
        fitting = [entry for entry in existing if entry.begin + entry.sectors <= self._old_sectors(entry.row or 0)[1]]
        for entry in chain(fitting, existing):
            entry.is_settled = entry.is_settled or free.reserve(entry.begin, entry.sectors)
        for entry in waiting:
            if not entry.is_settled:
                entry.begin = free.reserve_first(entry.sectors)
        return free

    def _is_unchanged(self, entry: _ArchiveSlot) -> bool:
        return entry.piece is None and entry.row is not None and entry.begin == self._old_sectors(entry.row)[0]

    def _require_complete(self) -> None:
        """Raise `WriteError` if a file that reaches beyond the end of the archive blocks others, or would move."""
        touched = [entry for entry in self._entries if entry.sectors and not self._is_unchanged(entry)]
        is_longer = any(entry.begin >= self._end for entry in touched)
        for entry in self._entries if is_longer else touched:
            if entry.piece is None and entry.row is not None and self._old_sectors(entry.row)[1] > self._end:
                raise WriteError(
                    f"{self.archive.path}: the archive ends before {entry.name} does, so that nothing can be added after it; "
                    "it was cut, take it from a backup"
                )

    # --- the bytes ------------------------------------------------------------------------------------------------

    def _iter_patches(self) -> Iterator[_Patch]:
        """Yield the changes to the archive, in no order."""
        yield _Patch(0, len(self._bytes), partial(_yield_once, self._bytes))
        old = len(self.archive.directory.data)
        if old > len(self._bytes):
            yield _zero_patch(len(self._bytes), old - len(self._bytes))
        freed = [
            self._old_sectors(row)
            for row in set(range(len(self.archive.names))) - {entry.row for entry in self._entries}
        ]
        for entry in self._entries:
            if self._is_unchanged(entry):
                continue
            freed += [] if entry.row is None else [self._old_sectors(entry.row)]
            offset, size = entry.begin * self._sector, entry.sectors * self._sector
            if entry.piece is not None:
                parts = partial(_pad_piece, entry.piece, size)
            else:
                parts = partial(self._copy_old, int(self.archive.listing.offsets[entry.row or 0]), size)
            yield _Patch(offset, size, parts)
        for begin, end in self._free.iter_within(freed, self._end):
            offset = begin * self._sector
            yield _zero_patch(offset, min(end * self._sector, self.archive.size) - offset)

    def _copy_old(self, offset: int, size: int) -> Iterator[bytes]:
        """Yield bytes of the old archive, with zeros after its end."""
        for at in range(offset, offset + size, CHUNK):
            count = min(CHUNK, offset + size - at)
            yield self.archive.read_part(at, count).ljust(count, b"\0")

    def _iter_parts(self) -> Iterator[bytes]:
        """Yield the new archive from beginning to end."""
        at = 0
        for patch in self._patches:
            yield from self._copy_old(at, patch.offset - at)
            yield from patch.parts()
            at = patch.offset + patch.size
        yield from self._copy_old(at, self.size - at)

    def write(self, file: BinaryIO) -> None:
        """Write the archive into an empty file that is open for reading, too, and read it back.

        Raises `WriteError` if the file reads differently.
        """
        file.writelines(self._iter_parts())
        file.seek(0)
        is_same = all(file.read(len(part)) == part for part in self._iter_parts()) and not file.read(1)
        listing = self.archive.kind.listing(file, self.size)
        wanted = [(entry.name, entry.begin * self._sector, entry.size) for entry in self._entries]
        if not is_same or list(zip(listing.names, listing.offsets, listing.sizes, strict=True)) != wanted:
            raise WriteError(f"{self.path}: the archive would be read back as another one; nothing is written")
        if self.archive.stamp and not self.archive.stamp.is_unchanged(self.archive.path):
            raise WriteError(
                f"{self.archive.path}: this archive has changed since it was read; nothing is written, so try again"
            )

    # --- record ---------------------------------------------------------------------------------------------------

    def record(self) -> Packed:
        """Return the record of the new archive."""
        kept = {entry.row for entry in self._entries}
        removed_rows = [row for row in range(len(self.archive.names)) if row not in kept]
        files = [
            *self._iter_changes(),
            *(self._file(self.archive.names[row], "removed", row, None) for row in removed_rows),
        ]
        return Packed(
            self.path,
            self.archive.path,
            self._opened.match.format,
            len(self._entries),
            self.archive.size if self.archive.path else 0,
            self.size,
            tuple(files),
        )

    def _iter_changes(self) -> Iterator[PackedFile]:
        for entry in self._entries:
            if not self._is_unchanged(entry):
                state: State = "moved" if entry.piece is None else "added" if entry.row is None else "changed"
                yield self._file(entry.name, state, entry.row, entry)

    def _file(self, name: str, state: State, row: int | None, entry: _ArchiveSlot | None) -> PackedFile:
        listing = self.archive.listing
        return PackedFile(
            name,
            state,
            None if row is None else int(listing.offsets[row]),
            None if row is None else int(listing.sizes[row]),
            None if entry is None else entry.begin * self._sector,
            None if entry is None else entry.size,
        )


class _FreeSectors:
    """Sectors that belong to no file, as ascending ranges; the last one has no end."""

    def __init__(self, low: int, used: Iterable[tuple[int, int]]) -> None:
        self._ranges: list[tuple[int, int]] = []
        for begin, end in sorted(used):
            if begin > low:
                self._ranges.append((low, begin))
            low = max(low, end)
        self._ranges.append((low, sys.maxsize))

    def reserve(self, begin: int, count: int) -> bool:
        """Reserve some sectors, if all of them are free."""
        at = bisect_right(self._ranges, (begin, sys.maxsize)) - 1
        if at < 0 or self._ranges[at][1] < begin + count:
            return False
        first, last = self._ranges[at]
        self._ranges[at : at + 1] = [
            extent for extent in ((first, begin), (begin + count, last)) if extent[0] < extent[1]
        ]
        return True

    def reserve_first(self, count: int) -> int:
        """Reserve the first gap of a size, and return its first sector."""
        begin = next(first for first, last in self._ranges if last - first >= count)
        self.reserve(begin, count)
        return begin

    def iter_within(self, ranges: Iterable[tuple[int, int]], end: int) -> Iterator[tuple[int, int]]:
        """Yield the free parts of ranges before an end; each part once."""
        low = 0
        for begin, last in sorted(ranges):
            begin, last = max(begin, low), min(last, end)
            for first, behind in self._ranges:
                if max(first, begin) < min(behind, last):
                    yield max(first, begin), min(behind, last)
            low = max(low, last)


def _yield_once(data: bytes) -> Iterator[bytes]:
    yield data


def _zero_patch(offset: int, size: int) -> _Patch:
    """Return a patch of zeros."""
    return _Patch(offset, size, partial(_pad, (), size))


def _pad_piece(piece: FileData, size: int) -> Iterator[bytes]:
    return _pad(piece.parts(), size)


def _pad(parts: Iterable[bytes], size: int) -> Iterator[bytes]:
    """Yield bytes with zeros up to a size."""
    for part in parts:
        size -= len(part)
        yield part
    while size > 0:
        yield bytes(min(size, CHUNK))
        size -= CHUNK


def _with_offsets(parts: Iterable[bytes], offset: int) -> Iterator[tuple[int, bytes]]:
    """Yield parts with their offsets."""
    for part in parts:
        yield offset, part
        offset += len(part)
