"""Build archives of GTA IV (IMG, version 3) from entries that may say anything."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from builders import gta_iv_paths

BLOCK = 2048
HEADER, ENTRY = 20, 16
MAGIC = 0xA94E2A52


@dataclass(frozen=True)
class Entry:
    """One entry of the directory, and the name that goes with it."""

    name: bytes
    size: int
    block: int
    num_blocks: int
    flags: int = 0
    resource_type: int = 0

    def pack(self) -> bytes:
        """The 16 bytes."""
        return struct.pack("<IIIHH", self.size, self.resource_type, self.block, self.num_blocks, self.flags)


@dataclass(frozen=True)
class Archive:
    """A directory, bytes right behind it, and what the blocks from `first` on hold."""

    entries: tuple[Entry, ...] = ()
    body: bytes = b""
    first: int = 1
    slack: bytes = b""
    magic: int = MAGIC
    version: int = 3
    num_entries: int | None = None
    len_table: int | None = None
    len_entry: int = 16

    def directory(self) -> bytes:
        """The header and the table."""
        table = b"".join(entry.pack() for entry in self.entries) + b"".join(
            entry.name + b"\0" for entry in self.entries
        )
        count = len(self.entries) if self.num_entries is None else self.num_entries
        size = len(table) if self.len_table is None else self.len_table
        return struct.pack("<4IHH", self.magic, self.version, count, size, self.len_entry, 0xFFFF) + table

    def to_bytes(self) -> bytes:
        """The archive."""
        return (self.directory() + self.slack).ljust(BLOCK * self.first, b"\0") + self.body

    def edited(self, row: int, **values: object) -> Archive:
        """The same archive with other values in an entry."""
        entries = list(self.entries)
        entries[row] = replace(entries[row], **values)  # type: ignore[arg-type]
        return replace(self, entries=tuple(entries))


def archive(files: Mapping[str, bytes], order: Iterable[str] = (), **members: object) -> Archive:
    """An archive of some files: the directory in their order, the data in another one where `order` names it."""
    first = blocks(HEADER + sum(ENTRY + len(name) + 1 for name in files))
    body = bytearray()
    places: dict[str, Entry] = {}
    for name in order or files:
        size = len(files[name])
        block, count = first + len(body) // BLOCK, blocks(size)
        places[name] = Entry(name.encode("latin-1"), size, block, count, BLOCK * count - size)
        body += files[name].ljust(BLOCK * count, b"\0")
    found = Archive(tuple(places[name] for name in files), bytes(body), first)
    return replace(found, **members)


def blocks(size: int) -> int:
    """Blocks that some bytes take."""
    return -(-size // BLOCK)


def small() -> Archive:
    """`nodes27.nod` in block 2 and `paths.txt` in block 1: 88 and 30 bytes.

    The directory has 20 + 2 * 16 + 12 + 10 = 74 bytes.
    """
    files = {"nodes27.nod": gta_iv_paths.example(), "paths.txt": b"something else for this archive"[:30]}
    return archive(files, ("paths.txt", "nodes27.nod"))


def example() -> bytes:
    """The directory of `small()`, as the library hands it to the spec."""
    return small().directory()
