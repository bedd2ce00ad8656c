"""What became of an archive, or would: what `navspec.pack` returns, and part of what else writes into archives."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, TypedDict

from navspec.records.extracted import PassedOver
from navspec.records.record import Natural, Record, Result, member

State = Literal["changed", "added", "moved", "removed"]
"""Of a file: its bytes are others, it is new, only its place is another one, it is no longer there."""


@dataclass(frozen=True, slots=True)
class PackedFile(Record):
    """A file in an archive that is not as it was.

    - name: As the directory of the archive spells it.
    - state: `changed`: its bytes are others; `added`; `moved`: it is the same at another place; `removed`.
    - old_offset, old_size: Where it began, and the bytes that it had; null for a new one.
    - offset, size: The same afterwards; null for one that is removed.
    """

    name: str
    state: State
    old_offset: Natural | None
    old_size: Natural | None
    offset: Natural | None
    size: Natural | None

    @property
    def is_elsewhere(self) -> bool:
        """Whether it was there, and is at another place now."""
        return None not in (self.old_offset, self.offset) and self.old_offset != self.offset


class Packing(TypedDict):
    """How many files: those that the archive holds afterwards, and by what became of them.

    - elsewhere: Files at another place than before, changed or not.
    """

    entries: Natural
    changed: Natural
    added: Natural
    removed: Natural
    unchanged: Natural
    elsewhere: Natural


@dataclass(frozen=True, slots=True)
class Packed(Result):
    """What became of an archive, or would.

    - archive: Where it is written, or would be.
    - base: The archive that it is made of, whose other files stay as they are; empty for a new one.
    - format: Of the archive.
    - files: Files that are not as they were.
    - passed_over: Files of the folder that were not put in, and why.
    - entries: Files in the archive afterwards.
    - old_size, size: Bytes of the archive that it is made of, and of the new one.
    - written: Whether it was.
    - backup: Where what stood there before is kept; empty where nothing is.
    """

    archive: str
    base: str
    format: str
    entries: Natural
    old_size: Natural
    size: Natural
    files: tuple[PackedFile, ...] = ()
    passed_over: tuple[PassedOver, ...] = ()
    written: bool = False
    backup: str = ""

    @property
    @member()
    def summary(self) -> Packing:
        """How many files, by what became of them."""
        states = Counter(file.state for file in self.files)
        touched = states["changed"] + states["added"]
        elsewhere = sum(file.is_elsewhere for file in self.files)
        return {
            "entries": self.entries,
            "changed": states["changed"],
            "added": states["added"],
            "removed": states["removed"],
            "unchanged": self.entries - touched,
            "elsewhere": elsewhere,
        }
