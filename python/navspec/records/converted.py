"""What a conversion comes to, as a record: what `navspec.convert` returns and what its renderers read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, get_args

from navspec.outputs.stamp import Stamp
from navspec.records.report import SEVERITIES, Finding, with_path

SCHEMA_VERSION = 1

State = Literal["converted", "unchanged", "added", "dropped", "refused", "passed_over", "unreadable", "unknown_format"]


@dataclass(frozen=True, slots=True)
class Loss:
    """A value that the new file does not keep, with its place in the old one.

    `becomes` is what would stand there after the way back, None where nothing would.
    """

    message: str
    path: str
    pointer: str
    offset: int
    length: int
    value: Any
    becomes: Any = None

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A value that the new file cannot hold at all, with its place in the old one; `fix` is what to do."""

    message: str
    path: str
    pointer: str
    offset: int
    length: int
    value: Any
    fix: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class ConvertedFile:
    """One file.

    Attributes
    ----------
    path : str
        As it was given; empty for bytes, and for a file that is new.
    name : str
        Name of the new file without folders.
    folder : str
        Where the other files of its set are, or the archive that holds them.
    format, variant : str
        What it was; empty where that is not known, and for a file that is new.
    state : str
        `converted`; `unchanged`: it is of the variant already; `added`: empty, for a square that the old map does not have;
        `dropped`: empty, and the new map does not have its square; `refused`: something in its set stands against it;
        `passed_over`: its format has no such conversion; `unreadable`, `unknown_format`.
    size : int
        Bytes of the old file.
    data : bytes
        The new one; empty where there is none.
    written, backup : str
        Where that was written, and where what stood there before is kept; empty where nothing was. Only files that are
        converted themselves are kept, with all others that are replaced together with them.
    stamp : Stamp or None
        The old file on disk when it was read.
    """

    path: str
    name: str = ""
    folder: str = ""
    format: str = ""
    variant: str = ""
    state: State = "converted"
    size: int = 0
    data: bytes = field(default=b"", repr=False)
    written: str = ""
    backup: str = ""
    stamp: Stamp | None = None

    @property
    def beside(self) -> str:
        """Where the new file would stand beside the others of its set; findings about it have this path."""
        return str(Path(self.folder, self.name)) if self.name else ""

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        return {
            "path": self.path,
            "name": self.name,
            "format": self.format,
            "variant": self.variant,
            "state": self.state,
            "size": self.size,
            "new_size": len(self.data),
            "written": self.written,
            "backup": self.backup,
        }


@dataclass(frozen=True, slots=True)
class ConvertedSet:
    """Files that are converted together.

    `path` is the folder, or the file where there is one alone; `format` and `variant` are those of the new files, `target`
    is what they are converted to by its usual name; the settings say how the old and the new files are understood, `notes`
    what the new ones still need.
    """

    path: str
    family: str
    files: int
    format: str
    variant: str
    target: str
    old_settings: Mapping[str, Any] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        return {**asdict(self), "notes": list(self.notes)}


@dataclass(frozen=True, slots=True)
class Converted:
    """What a conversion comes to; the same bytes give the same record.

    Attributes
    ----------
    version : str
        Of navspec.
    target : str
        As it was asked for.
    allow_loss : bool
        Whether losses are accepted.
    sets, files, losses, obstacles : tuple
        What is converted, and what is to be said of it.
    findings : tuple of Finding
        What rules find in the new files and did not find in the old ones; their paths are those of the new files beside the
        old ones.
    unread : tuple of Finding
        Why files cannot be read.
    counts : mapping
        Exact numbers of `losses`, `obstacles` and `findings`, whose lists may be cut, and of findings by severity.
    tool_errors : tuple of str
        Failures of navspec itself.
    """

    version: str
    target: str
    allow_loss: bool = False
    sets: tuple[ConvertedSet, ...] = ()
    files: tuple[ConvertedFile, ...] = ()
    losses: tuple[Loss, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    findings: tuple[Finding, ...] = ()
    unread: tuple[Finding, ...] = ()
    counts: Mapping[str, int] = field(default_factory=dict)
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

    def named(self, path: str) -> Converted:
        """The record with a path where bytes have none."""
        return replace(
            self,
            sets=with_path(self.sets, path),
            files=with_path(self.files, path),
            losses=with_path(self.losses, path),
            obstacles=with_path(self.obstacles, path),
            findings=with_path(self.findings, path),
            unread=with_path(self.unread, path),
        )

    @property
    def fails(self) -> bool:
        """Whether nothing may be written."""
        return bool(self.refused)

    def to_dict(self) -> dict[str, Any]:
        """The whole record as plain data."""
        states = Counter(each.state for each in self.files)
        lists = {"losses": self.losses, "obstacles": self.obstacles, "findings": self.findings}
        return {
            "schema_version": SCHEMA_VERSION,
            "tool": {"name": "navspec", "version": self.version},
            "target": self.target,
            "summary": {
                "files": len(self.files),
                **{state: states[state] for state in get_args(State)},
                "losses": self.counts["losses"],
                "obstacles": self.counts["obstacles"],
                **{severity: self.counts[severity] for severity in SEVERITIES},
                "truncated": any(len(listed) < self.counts[name] for name, listed in lists.items()),
                "written": sum(bool(each.written) for each in self.files),
                "refused": list(self.refused),
            },
            "sets": [each.to_dict() for each in self.sets],
            "files": [each.to_dict() for each in self.files],
            **{name: [each.to_dict() for each in listed] for name, listed in lists.items()},
            "unread": [each.to_dict() for each in self.unread],
            "tool_errors": list(self.tool_errors),
        }
