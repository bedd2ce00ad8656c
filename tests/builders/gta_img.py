"""Build archives of San Andreas (IMG, version 2) from entries that may say anything."""

from __future__ import annotations

import struct
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from builders import gta_sa_paths

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SECTOR = 2048
HEADER = 8
ENTRY = 32
STALE = struct.pack("<IHH24s", 65, 1, 0, b"Paths.lnk")
"""An entry that the directory does not count, as one archive has it."""


def sectors(size: int) -> int:
    """Sectors that some bytes take."""
    return -(-size // SECTOR)


def filled(data: bytes) -> bytes:
    """Bytes with zeros up to the end of their last sector."""
    return data.ljust(SECTOR * sectors(len(data)), b"\0")


@dataclass(frozen=True)
class Entry:
    """One entry of the directory; `name` is filled with zeros to 24 bytes."""

    name: bytes
    sector: int
    num_sectors: int
    num_sectors_archive: int = 0

    def pack(self) -> bytes:
        """The 32 bytes."""
        return struct.pack("<IHH24s", self.sector, self.num_sectors, self.num_sectors_archive, self.name)


@dataclass(frozen=True)
class Archive:
    """A directory, bytes right behind it, and what the sectors from `first` on hold."""

    entries: tuple[Entry, ...] = ()
    body: bytes = b""
    first: int = 1
    slack: bytes = b""
    magic: bytes = b"VER2"
    num_entries: int | None = None

    def to_bytes(self) -> bytes:
        """The archive."""
        count = len(self.entries) if self.num_entries is None else self.num_entries
        directory = struct.pack("<4sI", self.magic, count) + b"".join(entry.pack() for entry in self.entries)
        return (directory + self.slack).ljust(SECTOR * self.first, b"\0") + self.body

    def edited(self, row: int, **values: object) -> Archive:
        """The same archive with other values in an entry."""
        entries = list(self.entries)
        entries[row] = replace(entries[row], **values)  # type: ignore[arg-type]
        return replace(self, entries=tuple(entries))

    def offset(self, row: int) -> int:
        """Where the data of an entry begins."""
        return SECTOR * self.entries[row].sector


def archive(files: Mapping[str, bytes], order: Iterable[str] = (), **members: object) -> Archive:
    """An archive of some files: the directory in their order, the data in another one where `order` names it."""
    first = sectors(HEADER + ENTRY * len(files))
    body = bytearray()
    places: dict[str, Entry] = {}
    for name in order or files:
        data = files[name]
        places[name] = Entry(name.encode("latin-1"), first + len(body) // SECTOR, sectors(len(data)))
        body += filled(data)
    found = Archive(tuple(places[name] for name in files), bytes(body), first)
    return replace(found, **members)  # type: ignore[arg-type]


MODEL = bytes(range(256)) * 12


def small(node_file: bytes | None = None) -> Archive:
    """`infernus.dff` in sectors 2 and 3, `Nodes0.dat` in sector 1: its place in the directory is not that of its data.

    4 sectors of 2,048 bytes, the directory included; a larger node file needs more, and moves the model back.
    """
    nodes = gta_sa_paths.smallest().to_bytes() if node_file is None else node_file
    return archive({"infernus.dff": MODEL, "Nodes0.dat": nodes}, ("Nodes0.dat", "infernus.dff"))


def example() -> bytes:
    """The directory of `small()`, as the library hands it to the spec."""
    return small().to_bytes()[: HEADER + 2 * ENTRY]
