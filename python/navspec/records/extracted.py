"""What was written out of an archive: what `navspec.extract` returns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from navspec.records.record import Aside, Natural, Record, Result, member


@dataclass(frozen=True, slots=True)
class ExtractedFile(Record):
    """A file that was written.

    - name: As the directory of the archive spells it; a new one for what is left behind a file.
    - path: What was written.
    - notes: What was changed in it.
    """

    name: str
    path: str
    format: str
    variant: str
    size: Natural
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PassedOver(Record):
    """A file that was not written although it is of a known format or was named, and why."""

    name: str
    reason: str


class Summary(TypedDict):
    """How many files; entries are those in the archive."""

    entries: Natural
    written: Natural
    passed_over: Natural


@dataclass(frozen=True, slots=True)
class Extracted(Result):
    """What was written out of an archive.

    - archive: As it was given; - is stdin.
    - files: Files that were written.
    - passed_over: Files that were not written although they are of a known format or were named.
    - entries: Files in the archive.
    """

    archive: str
    files: tuple[ExtractedFile, ...]
    passed_over: tuple[PassedOver, ...]
    entries: Aside[int]

    @property
    @member()
    def summary(self) -> Summary:
        """How many files."""
        return {"entries": self.entries, "written": len(self.files), "passed_over": len(self.passed_over)}

    @property
    def fails(self) -> bool:
        """Whether a file could not be written."""
        return bool(self.passed_over)
