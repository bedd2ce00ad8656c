"""Results of operations on archives: `navspec.pack`, `navspec.extract`, and archives that other operations write."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, TypedDict

from navspec.records.record import Natural, PythonOnly, Record, Result, json_property

State = Literal["changed", "added", "moved", "removed"]
"""State of a file: its bytes changed, it is new, only its place changed, or it was removed."""


@dataclass(frozen=True, slots=True)
class PackedFile(Record):
    """A file of an archive that changed.

    - name: Name as the directory of the archive spells it.
    - state: `changed`: its bytes differ; `added`; `moved`: it is the same at another place; `removed`.
    - old_offset, old_size: Old offset, and old size in bytes; null for a new file.
    - offset, size: New offset and size; null for a removed file.
    """

    name: str
    state: State
    old_offset: Natural | None
    old_size: Natural | None
    offset: Natural | None
    size: Natural | None

    @property
    def is_elsewhere(self) -> bool:
        """Whether the file is at another place than before."""
        return None not in (self.old_offset, self.offset) and self.old_offset != self.offset


class PackSummary(TypedDict):
    """Numbers of files: all files of the new archive, and files by state.

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
    """Result of writing an archive, or of its preview.

    - archive: Path of the archive.
    - base: Archive that it is made from, whose other files do not change; empty for a new archive.
    - format: Format of the archive.
    - files: Files that changed.
    - passed_over: Files of the folder that were skipped, and why.
    - entries: Number of files in the new archive.
    - old_size, size: Sizes of the archive that it is made from, and of the new archive, in bytes.
    - written: Whether the archive was written.
    - backup: Path of the copy of the file that it replaced; empty if there is none.

    Examples
    --------
    >>> extracted = navspec.extract("gta3.img", "loose", "nodes1?.dat")
    >>> packed = navspec.pack("loose", "new.img")
    >>> packed.summary["added"], packed.files[0].name, packed.written
    (10, 'NODES10.DAT', True)
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
    @json_property()
    def summary(self) -> PackSummary:
        """Numbers of files, by state."""
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


@dataclass(frozen=True, slots=True)
class ExtractedFile(Record):
    """A file that was written.

    - name: Name as the directory of the archive spells it; a new name for an older file that is stored at the end of another.
    - path: Path of the written file.
    - notes: Changes to the file.
    """

    name: str
    path: str
    format: str
    variant: str
    size: Natural
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PassedOver(Record):
    """A file that was skipped although it has a known format or was named, and why."""

    name: str
    reason: str


class ExtractSummary(TypedDict):
    """Numbers of files; `entries` counts the files in the archive."""

    entries: Natural
    written: Natural
    passed_over: Natural


@dataclass(frozen=True, slots=True)
class Extracted(Result):
    """Files that were extracted from an archive.

    - archive: Path of the archive as it was given; - for stdin.
    - files: Files that were written.
    - passed_over: Files that were skipped although they have a known format or were named.
    - entries: Number of files in the archive.

    Examples
    --------
    >>> extracted = navspec.extract("gta3.img", "loose", "nodes1?.dat")
    >>> extracted.summary
    {'entries': 64, 'written': 10, 'passed_over': 0}
    """

    archive: str
    files: tuple[ExtractedFile, ...]
    passed_over: tuple[PassedOver, ...]
    entries: PythonOnly[int]

    @property
    @json_property()
    def summary(self) -> ExtractSummary:
        """Numbers of files."""
        return {"entries": self.entries, "written": len(self.files), "passed_over": len(self.passed_over)}

    @property
    def fails(self) -> bool:
        """Whether a file could not be written."""
        return bool(self.passed_over)
