"""Result of a conversion: the record of `navspec.convert`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypedDict, cast, get_args

from navspec.disk.files import Stamp
from navspec.records.archives import Packed
from navspec.records.record import Natural, Pointer, PythonOnly, Record, Versioned, json_property, list_refusals
from navspec.records.report import SEVERITIES, Finding

State = Literal["converted", "unchanged", "added", "dropped", "refused", "passed_over", "unreadable", "unknown_format"]

Shown = float | str | None
"""A value for reading: bytes as hex:..., coordinates in units."""


@dataclass(frozen=True, slots=True)
class _Doubt(Record):
    """A remark on a value, with its place in the old file.

    - path: File that is converted.
    - pointer: JSON Pointer into the file.
    - offset: First byte of the value.
    - length: Size of the value in bytes.
    - value: The value; bytes as hex:..., coordinates in units.
    """

    message: str
    path: str
    pointer: Pointer
    offset: Natural
    length: Natural
    value: Shown


@dataclass(frozen=True, slots=True)
class Loss(_Doubt):
    """A value that the new file does not keep, with its place in the old file.

    - message: The loss in words.
    - becomes: Value after a conversion back; null for none.
    """

    becomes: Shown = None


@dataclass(frozen=True, slots=True)
class ConvertObstacle(_Doubt):
    """A value that the new file cannot hold at all, with its place in the old file.

    - message: Why the value does not fit.
    - fix: How to repair it.
    """

    fix: str = ""


@dataclass(frozen=True, slots=True)
class ConvertedFile(Record):
    """A file of a conversion.

    - path: Path of the old file as it was given, - for stdin; empty for bytes and for a new file.
    - name: Name of the new file without folders.
    - folder: Folder or archive of the other files of the set.
    - archive: Archive that contains the file, empty if the archive is bytes; None for a file of its own.
    - format, variant: Format and variant of the old file; empty if unknown, and for a new file.
    - state: `converted`; `unchanged`: the file has the variant already; `added`: an empty file for a square that the old map
      does not have; `dropped`: an empty file whose square the new map does not have; `refused`: a file of its set prevents
      the conversion; `passed_over`: its format has no such conversion; `unreadable`, `unknown_format`.
    - size: Size of the old file in bytes.
    - new_size: Size of the new file in bytes, 0 if there is none.
    - get_data: Function that returns `data`.
    - written, backup: Path of the written file, and of the copy of the file that it replaced; empty if there is none. Only
      files that are converted themselves are kept, together with all others that are replaced with them.
    - stamp: State of the old file on disk when it was read.
    """

    path: str
    name: str = ""
    folder: PythonOnly[str] = ""
    archive: PythonOnly[str | None] = None
    format: str = ""
    variant: str = ""
    state: State = "converted"
    size: Natural = 0
    new_size: Natural = 0
    get_data: PythonOnly[Callable[[], bytes]] = field(default=bytes, repr=False, compare=False)
    written: str = ""
    backup: str = ""
    stamp: PythonOnly[Stamp | None] = None

    @property
    def sibling_path(self) -> str:
        """Path of the new file next to the others of its set; findings about the file have this path."""
        return str(Path(self.folder, self.name)) if self.name else ""

    @property
    def data(self) -> bytes:
        """Bytes of the new file; empty if there is none."""
        return self.get_data()


@dataclass(frozen=True, slots=True)
class ConvertedSet(Record):
    """Files that are converted together.

    - path: Folder of the files, or path of a single file.
    - family: Family of the formats.
    - files: Number of given files.
    - format, variant: Format and variant of the new files.
    - target: Target of the conversion by its usual name, as FORMAT:NAME.
    - old_settings: Settings with which the given files are read.
    - settings: Settings of the new files.
    - notes: Values that the new files still need, and that no conversion can give.
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


class ConvertSummary(TypedDict):
    """Counts of a conversion.

    - files: All files; the next members count them by state.
    - refused: Reasons for which nothing may be written; empty if there is none.
    - losses: Values that are lost.
    - obstacles: Values that the target cannot hold.
    - error, warning, info: New findings by severity.
    - truncated: Whether the lists leave out losses, obstacles or findings; the counts are exact.
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
    """Result of a conversion; the same bytes give the same record.

    - target: Target as the user wrote it: any of its names, or FORMAT:NAME.
    - allow_loss: Whether losses are accepted.
    - sets, files, losses, obstacles: Converted sets and files, values that are lost, and values that the target cannot hold.
    - findings: Findings in the new files that the old files do not have; their paths are those of the new files next to the
      old files.
    - unread: Findings that say why files cannot be read.
    - archives: Archives that were written.
    - counts: Exact numbers of `losses`, `obstacles` and `findings`, whose lists may be cut, and of findings by severity.
    - tool_errors: Failures of navspec itself.

    Examples
    --------
    >>> converted = navspec.convert("maps/koth_lake.nav", "16.0")
    >>> converted.fails, converted.counts["losses"]
    (True, 1)
    >>> converted.losses[0].pointer, converted.losses[0].value
    ('/areas/2/tf_attributes', 2097152)
    """

    target: str
    allow_loss: PythonOnly[bool] = False
    sets: tuple[ConvertedSet, ...] = ()
    files: tuple[ConvertedFile, ...] = ()
    losses: tuple[Loss, ...] = ()
    obstacles: tuple[ConvertObstacle, ...] = ()
    findings: tuple[Finding, ...] = ()
    unread: tuple[Finding, ...] = ()
    archives: tuple[Packed, ...] = ()
    counts: PythonOnly[Mapping[str, int]] = field(default_factory=dict)
    tool_errors: tuple[str, ...] = ()

    @property
    def refused(self) -> tuple[str, ...]:
        """Reasons for which nothing may be written; empty if there is none."""
        return list_refusals(
            (
                (len(self.unread), "file cannot be read", "files cannot be read"),
                (self.counts["obstacles"], "value cannot be held", "values cannot be held"),
                (0 if self.allow_loss else self.counts["losses"], "value would be lost", "values would be lost"),
                (self.counts["error"], "error would be new", "errors would be new"),
                (len(self.tool_errors), "failure of navspec itself", "failures of navspec itself"),
            )
        )

    @property
    def fails(self) -> bool:
        """Whether nothing may be written."""
        return bool(self.refused)

    @property
    @json_property(before="sets")
    def summary(self) -> ConvertSummary:
        """Counts of files, losses, obstacles and findings, and the reasons for which nothing may be written."""
        states = Counter(file.state for file in self.files)
        lists = {"losses": self.losses, "obstacles": self.obstacles, "findings": self.findings}
        numbers = {
            "files": len(self.files),
            **{state: states[state] for state in get_args(State)},
            **{name: self.counts[name] for name in ("losses", "obstacles", *SEVERITIES)},
            "truncated": any(len(listed) < self.counts[name] for name, listed in lists.items()),
            "written": sum(bool(file.written) for file in self.files),
        }
        return cast(ConvertSummary, numbers | {"refused": list(self.refused)})
