"""Rules, findings and reports as records: what `navspec.check` returns and what every renderer reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from navspec.records.drawing import Drawing

Severity = Literal["error", "warning", "info"]
Evidence = Literal["engine", "measured", "community", "inferred", "unknown"]
Scope = Literal["file", "set"]
Status = Literal["read", "unreadable", "unknown_format"]

EVIDENCE: dict[Evidence, str] = {
    "engine": "read in the code of the game",
    "measured": "holds over real files",
    "community": "told by modders and their tools",
    "inferred": "follows from what is known",
    "unknown": "nobody knows for sure",
}
"""How something is known, in words."""

SEVERITIES: tuple[Severity, ...] = ("error", "warning", "info")
"""Worst first."""

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class Rule:
    """One thing that must hold.

    Attributes
    ----------
    code : str
        Stable name with the prefix of its family.
    severities : tuple of str
        What its findings can be, worst first.
    evidence : str
        How the rule is known.
    scope : str
        `file` or `set`: whether one file answers it.
    family : str
        The family of formats that it belongs to.
    unmodified : str
        How unmodified game files do: `clean`, `exceptions` or `unmeasured`.
    exceptions : int
        Cases in unmodified files that fail.
    summary, explanation, fix : str
        What must hold, what the game does when it does not, what to do.
    repair : str
        What repair does, in a few words; empty where it does nothing.
    """

    code: str
    severities: tuple[Severity, ...]
    evidence: Evidence
    scope: Scope
    family: str
    unmodified: str = "clean"
    exceptions: int = 0
    summary: str = ""
    explanation: str = ""
    fix: str = ""
    repair: str = ""

    @property
    def repairable(self) -> bool:
        """Whether repair can mend what the rule finds."""
        return bool(self.repair)

    def to_dict(self) -> dict[str, Any]:
        """The record of `rules --format json`."""
        return {
            "code": self.code,
            "severities": list(self.severities),
            "evidence": self.evidence,
            "scope": self.scope,
            "family": self.family,
            "unmodified": self.unmodified,
            "exceptions": self.exceptions,
            "summary": self.summary,
            "explanation": self.explanation,
            "fix": self.fix,
            "repairable": self.repairable,
            "repair": self.repair,
        }


@dataclass(frozen=True, slots=True)
class Finding:
    """One case in which a rule does not hold, with its place.

    `pointer` is a JSON Pointer into the file, `offset` and `length` are bytes of it, `params` holds the facts of the
    message, `related` other places as mappings with `path`, `pointer` and `message`. `position` is where it is on the map
    of a game, east and north in units of the game; the record does not have it.
    """

    code: str
    severity: Severity
    evidence: str
    message: str
    path: str
    pointer: str = ""
    offset: int = 0
    length: int = 0
    params: Mapping[str, Any] = field(default_factory=dict)
    related: tuple[Mapping[str, Any], ...] = ()
    position: tuple[float, float] | None = None

    def named(self, path: str) -> Finding:
        """The finding with a path where other places have none."""
        return replace(self, related=tuple({**each, "path": each["path"] or path} for each in self.related))

    def to_dict(self) -> dict[str, Any]:
        """The record of a report."""
        return {
            "code": self.code,
            "severity": self.severity,
            "evidence": self.evidence,
            "message": self.message,
            "path": self.path,
            "pointer": self.pointer,
            "offset": self.offset,
            "length": self.length,
            "params": dict(self.params),
            "related": [dict(each) for each in self.related],
        }


@dataclass(frozen=True, slots=True)
class Input:
    """One file that was looked at; `info` holds facts in the words of the game."""

    path: str
    size: int
    sha256: str
    format: str = ""
    family: str = ""
    variant: str = ""
    status: Status = "read"
    info: Mapping[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The record of a report."""
        return {
            "path": self.path,
            "size": self.size,
            "sha256": self.sha256,
            "format": self.format,
            "family": self.family,
            "variant": self.variant,
            "status": self.status,
            "info": dict(self.info),
        }


@dataclass(frozen=True, slots=True)
class SetInput:
    """Files that belong together; `missing` are the names of those that are not there."""

    path: str
    family: str
    files: int
    missing: tuple[str, ...] = ()
    info: Mapping[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The record of a report."""
        return {
            "path": self.path,
            "family": self.family,
            "files": self.files,
            "missing": list(self.missing),
            "info": dict(self.info),
        }


@dataclass(frozen=True, slots=True)
class Skipped:
    """A rule that was not run on something, or not asked in full; `not_asked` counts the questions left open."""

    code: str
    path: str
    reason: str
    not_asked: int = 0

    def to_dict(self) -> dict[str, Any]:
        """The record of a report."""
        return {"code": self.code, "path": self.path, "reason": self.reason, "not_asked": self.not_asked}


def with_path(records: Iterable[Any], path: str) -> tuple[Any, ...]:
    """Records that have a `path`, with this one where theirs is empty."""
    return tuple(each if each.path else replace(each, path=path) for each in records)


@dataclass(slots=True)
class Total:
    """How often a rule was asked and how often the answer was no."""

    cases: int = 0
    failed: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found; the same bytes give the same report.

    `totals` has every rule that ran, with exact numbers even where `findings` is cut (`truncated`). `severities` counts
    all findings by severity. `drawings` are the maps of sets and single files, where they were asked for; the record
    does not have them.
    """

    version: str
    profile: str
    inputs: tuple[Input, ...] = ()
    sets: tuple[SetInput, ...] = ()
    findings: tuple[Finding, ...] = ()
    totals: Mapping[str, Total] = field(default_factory=dict)
    severities: Mapping[str, int] = field(default_factory=dict)
    skipped_rules: tuple[Skipped, ...] = ()
    tool_errors: tuple[str, ...] = ()
    truncated: bool = False
    drawings: tuple[Drawing, ...] = ()

    def named(self, path: str) -> Report:
        """The report with a path where bytes have none."""
        drawings = (replace(each, files=tuple(file or path for file in each.files)) for each in self.drawings)
        return replace(
            self,
            inputs=with_path(self.inputs, path),
            sets=with_path(self.sets, path),
            findings=with_path((each.named(path) for each in self.findings), path),
            skipped_rules=with_path(self.skipped_rules, path),
            drawings=with_path(drawings, path),
        )

    def fails(self, level: Severity | Literal["never"] = "error") -> bool:
        """Whether a finding is at or above a severity, a file could not be read, or a rule could not be run."""
        if self.tool_errors or any(each.status != "read" for each in self.inputs):
            return True
        if level == "never":
            return False
        return any(self.severities.get(each, 0) for each in SEVERITIES[: SEVERITIES.index(level) + 1])

    @property
    def schema_version(self) -> int:
        """Version of the record's shape."""
        return SCHEMA_VERSION

    @property
    def tool(self) -> dict[str, str]:
        """What made the report."""
        return {"name": "navspec", "version": self.version, "profile": self.profile}

    @property
    def summary(self) -> dict[str, Any]:
        """Findings by severity, whether some were cut, and every rule that ran with its exact totals."""
        rules = {code: {"cases": total.cases, "failed": total.failed} for code, total in sorted(self.totals.items())}
        counts = {severity: self.severities.get(severity, 0) for severity in SEVERITIES}
        return {**counts, "truncated": self.truncated, "rules": rules}

    def to_dict(self) -> dict[str, Any]:
        """The whole report as plain data."""
        return {
            "schema_version": self.schema_version,
            "tool": self.tool,
            "inputs": [each.to_dict() for each in self.inputs],
            "sets": [each.to_dict() for each in self.sets],
            "summary": self.summary,
            "findings": [each.to_dict() for each in self.findings],
            "skipped_rules": [each.to_dict() for each in self.skipped_rules],
            "tool_errors": list(self.tool_errors),
        }
