"""What a repair did, or would do, as a record: what `navspec.repair` returns and what its renderers read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from navspec.outputs.stamp import Stamp
from navspec.records.report import SEVERITIES, Finding, Severity, Status, with_path

SCHEMA_VERSION = 1

State = Literal["done", "on_request", "impossible", "taken_back"]
"""Of a step: what became of it."""

Counts = Mapping[Severity, int]


@dataclass(frozen=True, slots=True)
class Step:
    """One recipe whose rules failed.

    Attributes
    ----------
    codes : tuple of str
        The rules that failed.
    summary : str
        What the recipe does.
    state : str
        `done`; `on_request`: it runs only where one of its rules is asked for; `impossible`: it needs files that are not
        there; `taken_back`: it did not make things better, or something else worse.
    reason : str
        Why it was not done.
    failed, left : int
        How often the rules failed before and after it.
    places : mapping
        How often they failed in each file, by path; by the folder for the set as a whole.
    base : tuple of str
        Files of the base that it would have to change too.
    changed : mapping
        Of what was asked for by name: how many values are others afterwards, by their field.
    """

    codes: tuple[str, ...]
    summary: str
    state: State
    reason: str
    failed: int
    left: int
    places: Mapping[str, int]
    base: tuple[str, ...] = ()
    changed: Mapping[str, int] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The record of `repair --format json`."""
        return {
            "codes": list(self.codes),
            "summary": self.summary,
            "state": self.state,
            "reason": self.reason,
            "failed": self.failed,
            "left": self.left,
            "places": [{"path": path, "failed": count} for path, count in self.places.items()],
            "base": list(self.base),
            "changed": [{"field": name, "values": count} for name, count in self.changed.items()],
        }


@dataclass(frozen=True, slots=True)
class Left:
    """A rule that fails after the repair, and how often."""

    code: str
    severity: Severity
    failed: int

    def to_dict(self) -> dict[str, Any]:
        """The record of `repair --format json`."""
        return {"code": self.code, "severity": self.severity, "failed": self.failed}


@dataclass(frozen=True, slots=True)
class RepairedSet:
    """Files that were repaired together.

    `path` is the folder, or the file where there is one alone; `before` and `after` count findings by severity.
    """

    path: str
    family: str
    files: int
    steps: tuple[Step, ...] = ()
    left: tuple[Left, ...] = ()
    before: Counts = field(default_factory=dict)
    after: Counts = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The record of `repair --format json`."""
        return {
            "path": self.path,
            "family": self.family,
            "files": self.files,
            "before": _all(self.before),
            "after": _all(self.after),
            "steps": [each.to_dict() for each in self.steps],
            "left": [each.to_dict() for each in self.left],
        }


@dataclass(frozen=True, slots=True)
class RepairedFile:
    """One file.

    Attributes
    ----------
    path : str
        As it was given; where it would stand, for a file that was not there.
    name : str
        A name for it in any folder.
    archive : str or None
        The archive that it lies in, empty where that is bytes; None for a file of its own.
    format : str
        Id of the format, empty where it is not known.
    status : str
        `read`, `unreadable` or `unknown_format`.
    is_new : bool
        Whether it was not there before.
    is_changed : bool
        Whether its bytes are others afterwards.
    data : bytes
        What it holds afterwards; for a file in an archive without the zeros that only fill its last sector.
    written, backup : str
        Where that was written, and where what stood there before is kept; empty where nothing was.
    stamp : Stamp or None
        The file on disk when it was read.
    """

    path: str
    name: str
    archive: str | None = None
    format: str = ""
    status: Status = "read"
    is_new: bool = False
    is_changed: bool = False
    data: bytes = field(default=b"", repr=False)
    written: str = ""
    backup: str = ""
    stamp: Stamp | None = None

    def to_dict(self) -> dict[str, Any]:
        """The record of `repair --format json`."""
        return {
            "path": self.path,
            "format": self.format,
            "status": self.status,
            "new": self.is_new,
            "changed": self.is_changed,
            "written": self.written,
            "backup": self.backup,
        }


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a repair did, or would do; the same bytes give the same record.

    `unread` says of every file why it cannot be read, `tool_errors` are failures of navspec itself.
    """

    version: str
    profile: str
    sets: tuple[RepairedSet, ...] = ()
    files: tuple[RepairedFile, ...] = ()
    unread: tuple[Finding, ...] = ()
    tool_errors: tuple[str, ...] = ()

    @property
    def before(self) -> dict[Severity, int]:
        """Findings by severity in all files as they are."""
        return self._total([each.before for each in self.sets])

    @property
    def after(self) -> dict[Severity, int]:
        """Findings by severity in all files as they would be."""
        return self._total([each.after for each in self.sets])

    def _total(self, counts: list[Counts]) -> dict[Severity, int]:
        total: dict[Severity, int] = {each: sum(count.get(each, 0) for count in counts) for each in SEVERITIES}
        for each in self.unread:
            total[each.severity] += 1
        return total

    @property
    def fails(self) -> bool:
        """Whether an error is left, a file could not be read, or a rule could not be run."""
        return bool(self.tool_errors or self.unread or self.after["error"])

    def named(self, path: str) -> Repaired:
        """The record with a path where bytes have none."""

        def in_steps(steps: Iterable[Step]) -> tuple[Step, ...]:
            return tuple(replace(step, places={at or path: n for at, n in step.places.items()}) for step in steps)

        return replace(
            self,
            sets=with_path((replace(each, steps=in_steps(each.steps)) for each in self.sets), path),
            files=with_path(self.files, path),
            unread=with_path(self.unread, path),
        )

    def to_dict(self) -> dict[str, Any]:
        """The whole record as plain data."""
        return {
            "schema_version": SCHEMA_VERSION,
            "tool": {"name": "navspec", "version": self.version, "profile": self.profile},
            "summary": {
                "before": self.before,
                "after": self.after,
                "files": len(self.files),
                "changed": sum(each.is_changed for each in self.files),
                "written": sum(bool(each.written) for each in self.files),
            },
            "sets": [each.to_dict() for each in self.sets],
            "files": [each.to_dict() for each in self.files],
            "unread": [each.to_dict() for each in self.unread],
            "tool_errors": list(self.tool_errors),
        }


def _all(counts: Counts) -> dict[str, int]:
    return {each: counts.get(each, 0) for each in SEVERITIES}
