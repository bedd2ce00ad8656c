"""What files are, in the words of their games: what `navspec.info` returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypedDict

from navspec.errors import ReadError
from navspec.records.record import Aside, Natural, Record, Result
from navspec.records.report import SetInput


@dataclass(frozen=True, slots=True)
class FileFacts(Record):
    """One file.

    - path: As it was given; - is stdin.
    - format, family, variant: What it is.
    - size: Bytes.
    - info: Facts in the words of the game.
    - pointers: The fields that facts come from, by their names, those of facts inside others behind a dot; of such that come
      from one field.
    """

    path: str
    format: str
    family: str
    variant: str
    size: Natural
    info: Mapping[str, Any]
    pointers: Aside[Mapping[str, str]] = field(default_factory=dict)


class Summary(TypedDict):
    """How many files and sets, and how many files that cannot be read."""

    files: Natural
    sets: Natural
    unread: Natural


@dataclass(frozen=True, slots=True)
class Facts(Result):
    """What files and sets are; `unread` says why others cannot be read."""

    files: tuple[FileFacts, ...]
    sets: tuple[SetInput, ...]
    unread: Aside[tuple[ReadError, ...]] = ()

    @property
    def summary(self) -> Summary:
        """How many files and sets, and how many files that cannot be read."""
        return {"files": len(self.files), "sets": len(self.sets), "unread": len(self.unread)}

    @property
    def fails(self) -> bool:
        """Whether a file could not be read."""
        return bool(self.unread)
