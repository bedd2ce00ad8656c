"""What a conversion comes to, as a record: what `navspec.convert` returns and what its renderers read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypedDict, cast, get_args

from navspec.disk.stamp import Stamp
from navspec.records.packed import Packed
from navspec.records.record import Aside, Natural, Pointer, Record, Versioned, member
from navspec.records.report import SEVERITIES, Finding

State = Literal["converted", "unchanged", "added", "dropped", "refused", "passed_over", "unreadable", "unknown_format"]

Shown = float | str | None
"""A value as people read it: bytes as hex:..., coordinates in units."""


@dataclass(frozen=True, slots=True)
class _Doubt(Record):
    """What is to be said of a value, with its place in the old file.

    - path: The file that is converted.
    - pointer: JSON Pointer into the file.
    - offset: First byte.
    - length: Bytes.
    - value: What stands there; bytes as hex:..., coordinates in units.
    """

    message: str
    path: str
    pointer: Pointer
    offset: Natural
    length: Natural
    value: Shown


@dataclass(frozen=True, slots=True)
class Loss(_Doubt):
    """A value that the new file does not keep, with its place in the old one.

    - message: What is lost.
    - becomes: What would stand there after the way back; None for nothing.
    """

    becomes: Shown = None


@dataclass(frozen=True, slots=True)
class Obstacle(_Doubt):
    """A value that the new file cannot hold at all, with its place in the old one.

    - message: What cannot be held.
    - fix: What to do.
    """

    fix: str = ""


@dataclass(frozen=True, slots=True)
class ConvertedFile(Record):
    """One file.

    - path: As it was given, - is stdin; empty for bytes, and for a file that is new.
    - name: Name of the new file without folders.
    - folder: Where the other files of its set are, or the archive that holds them.
    - archive: The archive that it lies in, empty where that is bytes; None for a file of its own.
    - format, variant: What it was; empty where that is not known, and for a file that is new.
    - state: `converted`; `unchanged`: it is of the variant already; `added`: empty, for a square that the old map does not
      have; `dropped`: empty, and the new map does not have its square; `refused`: something in its set stands against it;
      `passed_over`: its format has no such conversion; `unreadable`, `unknown_format`.
    - size: Bytes of the old file.
    - new_size: Bytes of the new file, 0 where there is none.
    - holds: What gives `data`.
    - written, backup: Where that was written, and where what stood there before is kept; empty where nothing was. Only files
      that are converted themselves are kept, with all others that are replaced together with them.
    - stamp: The old file on disk when it was read.
    """

    path: str
    name: str = ""
    folder: Aside[str] = ""
    archive: Aside[str | None] = None
    format: str = ""
    variant: str = ""
    state: State = "converted"
    size: Natural = 0
    new_size: Natural = 0
    holds: Aside[Callable[[], bytes]] = field(default=bytes, repr=False, compare=False)
    written: str = ""
    backup: str = ""
    stamp: Aside[Stamp | None] = None

    @property
    def beside(self) -> str:
        """Where the new file would stand beside the others of its set; findings about it have this path."""
        return str(Path(self.folder, self.name)) if self.name else ""

    @property
    def data(self) -> bytes:
        """The new file; empty where there is none."""
        return self.holds()


@dataclass(frozen=True, slots=True)
class ConvertedSet(Record):
    """Files that are converted together.

    - path: The folder, or the file where there is one alone.
    - family: The family of the formats.
    - files: How many were given.
    - format, variant: Of the new files.
    - target: What they are converted to, by its usual name: FORMAT:NAME.
    - old_settings: How the given files are understood.
    - settings: How the new ones are.
    - notes: What the new files still need, and no conversion can give them.
    """

    path: str
    family: str
    files: Natural
    format: str
    variant: str
    target: str
    old_settings: Mapping[str, Any] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


class Summary(TypedDict):
    """How much there is of everything.

    - files: All files; the next members count them by what became of them.
    - refused: Why nothing may be written; empty where nothing stands against it.
    - losses: Values that are lost.
    - obstacles: Values that the target cannot hold.
    - error, warning, info: Findings that were not there before.
    - truncated: Whether losses, obstacles or findings are left out; the numbers are exact all the same.
    - written: Files that were written.
    """

    files: Natural
    converted: Natural
    unchanged: Natural
    added: Natural
    dropped: Natural
    refused: list[str]
    passed_over: Natural
    unreadable: Natural
    unknown_format: Natural
    losses: Natural
    obstacles: Natural
    error: Natural
    warning: Natural
    info: Natural
    truncated: bool
    written: Natural


@dataclass(frozen=True, slots=True)
class Converted(Versioned):
    """What a conversion comes to; the same bytes give the same record.

    - target: As it was asked for: by any of its names, or FORMAT:NAME.
    - allow_loss: Whether losses are accepted.
    - sets, files, losses, obstacles: What is converted, and what is to be said of it.
    - findings: What rules find in the new files and did not find in the old ones; their paths are those of the new files beside
      the old ones.
    - unread: Why files cannot be read.
    - archives: Archives that were written.
    - counts: Exact numbers of `losses`, `obstacles` and `findings`, whose lists may be cut, and of findings by severity.
    - tool_errors: Failures of navspec itself.
    """

    target: str
    allow_loss: Aside[bool] = False
    sets: tuple[ConvertedSet, ...] = ()
    files: tuple[ConvertedFile, ...] = ()
    losses: tuple[Loss, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    findings: tuple[Finding, ...] = ()
    unread: tuple[Finding, ...] = ()
    archives: tuple[Packed, ...] = ()
    counts: Aside[Mapping[str, int]] = field(default_factory=dict)
    tool_errors: tuple[str, ...] = ()

    @property
    def refused(self) -> tuple[str, ...]:
        """Why nothing may be written; empty where nothing stands against it."""
        found = (
            (len(self.unread), "file cannot be read", "files cannot be read"),
            (self.counts["obstacles"], "value cannot be held", "values cannot be held"),
            (0 if self.allow_loss else self.counts["losses"], "value would be lost", "values would be lost"),
            (self.counts["error"], "error would be new", "errors would be new"),
            (len(self.tool_errors), "failure of navspec itself", "failures of navspec itself"),
        )
        return tuple(f"{count:,} {one if count == 1 else many}" for count, one, many in found if count)

    @property
    def fails(self) -> bool:
        """Whether nothing may be written."""
        return bool(self.refused)

    @property
    @member(before="sets")
    def summary(self) -> Summary:
        """How much there is of everything, and why nothing may be written."""
        states = Counter(file.state for file in self.files)
        lists = {"losses": self.losses, "obstacles": self.obstacles, "findings": self.findings}
        numbers = {
            "files": len(self.files),
            **{state: states[state] for state in get_args(State)},
            **{name: self.counts[name] for name in ("losses", "obstacles", *SEVERITIES)},
            "truncated": any(len(listed) < self.counts[name] for name, listed in lists.items()),
            "written": sum(bool(file.written) for file in self.files),
        }
        return cast(Summary, numbers | {"refused": list(self.refused)})
