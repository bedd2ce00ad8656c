"""Findings that somebody knows of and has decided to live with: which they are, why, and how many there were."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from navspec.errors import NavspecError
from navspec.errors.arguments import made_public
from navspec.records.globs import fits
from navspec.records.record import Aside, Natural, Pointer, Record


@made_public
@dataclass(frozen=True, slots=True)
class Suppress:
    """Findings that a report is to leave out.

    What keeps files from being read has to be named by its whole code: no beginning of a code stands for that.

    - code: Code of a rule, or the beginning of several.
    - reason: Why these findings do not matter; not empty.
    - path: Pattern of their files, as in `maps/**/*.nav`; what lies below a folder that fits is meant as well. All files
      unless given.
    - pointer: JSON Pointer to what they are about; what lies below it is meant as well. Everything unless given.
    - root: The folder in which `path` begins; the working folder unless given.

    Raises `NavspecError` where code or reason are empty or no text, or the pointer is none.
    """

    code: str
    reason: str
    path: str = ""
    pointer: str = ""
    root: str = ""

    def __post_init__(self) -> None:
        if not self.code.strip():
            raise NavspecError("what is suppressed needs the code of a rule, or the beginning of one")
        if not self.reason.strip():
            raise NavspecError(f"{self.code} is suppressed without a reason; say why these findings do not matter")
        if self.pointer and not self.pointer.startswith("/"):
            raise NavspecError(f"{self.code} is suppressed at '{self.pointer}', which is no pointer: it begins with /")

    def covers(self, path: str) -> bool:
        """Whether findings in a file are meant."""
        return not self.path or fits(self.path, path, self.root)

    def leads_to(self, pointer: str) -> bool:
        """Whether findings at a pointer are meant."""
        own = self.pointer.rstrip("/")
        return pointer == own or pointer.startswith(f"{own}/") or not own


Place = tuple[str, Literal["error", "warning", "info"], str]
"""Code, severity and path of findings that are counted together."""


@dataclass(frozen=True, slots=True)
class Suppressed(Record):
    """What was left out of a report because somebody wanted it so.

    - code, path, pointer, reason: As they were given; path and pointer are empty where they were not.
    - count: How many findings were left out for that; of those that several ask for, the first one has them all.
    - needless: Whether rules and files that are meant were looked at, and nothing was found.
    - places: The findings by code, severity and path; the data has their number alone.
    """

    code: str
    path: str
    pointer: Pointer
    reason: str
    count: Natural
    needless: bool
    places: Aside[Mapping[Place, int]] = field(default_factory=dict)

    def with_path(self, path: str) -> Suppressed:
        """The same with a path for the findings that have none."""
        return replace(self, places={(code, level, at or path): n for (code, level, at), n in self.places.items()})

    def __str__(self) -> str:
        """What is meant, in a few words."""
        where = " ".join(filter(None, (self.path, self.pointer)))
        return f"{self.code} in {where}" if where else self.code
