"""Options of a check: selected rules, severities and limits, also by folder."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from navspec.errors.arguments import validate_fields
from navspec.records.report import (
    SEVERITIES,
    Rule,
    Severity,
)
from navspec.records.suppression import Suppress, fits

MAX_FINDINGS = 20_000
"""Most findings to keep in all, unless more are requested of one rule and file."""


@dataclass(frozen=True, slots=True)
class Options:
    """Selected rules, their severities, and limits on findings.

    `max_findings` is the number to keep of each rule and severity in each file; 0 for none. Unreadable files are always
    reported. Beyond `max_total` findings in all, at least the first one of every rule in every file is kept.

    `select` and `ignore` are codes or beginnings of codes. `severity` sets severities by code or beginning of a code;
    the longest one wins. The profile `strict` raises every rule that no original or measured file fails. `drawings`
    requests maps of the checked files. Findings of `suppress` are counted and left out. `folders` have their own
    options, see `Folder`.
    """

    profile: str = "default"
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: Mapping[str, Severity] = field(default_factory=dict)
    max_findings: int = 200
    drawings: bool = False
    suppress: tuple[Suppress, ...] = ()
    folders: tuple[Folder, ...] = ()

    def for_paths(self, paths: Iterable[str]) -> Options:
        """Return the options for files that are checked together."""
        options = self
        for number in self.folders_of(paths):
            folder = self.folders[number]
            options = replace(
                options,
                profile=options.profile if folder.profile is None else folder.profile,
                select=options.select if folder.select is None else tuple(folder.select),
                ignore=options.ignore if folder.ignore is None else tuple(folder.ignore),
                severity={**options.severity, **folder.severity},
            )
        return options

    def folders_of(self, paths: Iterable[str]) -> tuple[int, ...]:
        """Return the numbers of the `folders` of files that are checked together."""
        checked = list(paths) if self.folders else []
        return tuple(number for number, folder in enumerate(self.folders) if folder.covers(checked))

    @property
    def max_total(self) -> int:
        """The largest number of findings kept in all, so that memory is bounded."""
        return max(MAX_FINDINGS, self.max_findings)

    def is_selected(self, code: str) -> bool:
        """Return whether a rule runs."""
        return (not self.select or code.startswith(self.select)) and not code.startswith(self.ignore)

    def rate_severity(self, rule: Rule, severity: Severity | None = None) -> Severity:
        """Return the severity of a finding of a rule."""
        chosen = [code for code in self.severity if rule.code.startswith(code)]
        if chosen:
            return self.severity[max(chosen, key=len)]
        rated = severity or rule.severities[0]
        if self.profile == "strict" and rule.is_strict:
            return SEVERITIES[max(0, SEVERITIES.index(rated) - 1)]
        return rated


@validate_fields
@dataclass(frozen=True, slots=True)
class Folder:
    """Options for the files of some folders; None leaves an option as it is.

    Files that are checked together match a folder if all of them do. If several folders match a file, the later ones
    win.

    - path: Pattern of the files, as in `maps/**/*.nav`; everything below a matching folder matches as well.
    - select, ignore: Codes of rules to run or to leave out, or beginnings of codes.
    - severity: Severity by code, in addition to that of all files.
    - profile, base: As for `check`.
    - settings: Settings, in addition to those of all files.
    - root: The folder in which `path` begins; default: the working folder.

    Raises `NavspecError` for arguments of a wrong type, such as codes that are not a list.

    Examples
    --------
    >>> loose = navspec.Folder("my_paths/**", ignore=["SA_PATHS_LENGTH"])
    >>> navspec.check(["my_paths", "maps/koth_lake.nav"], folders=[loose])
    <Report of 65 files: 5 errors, 12 warnings, 4 info>
    """

    path: str
    select: Sequence[str] | None = None
    ignore: Sequence[str] | None = None
    severity: Mapping[str, Severity] = field(default_factory=dict)
    profile: str | None = None
    base: str | os.PathLike[str] | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    root: str = ""

    def covers(self, paths: Iterable[str]) -> bool:
        """Return whether all files that are checked together match."""
        return all(fits(self.path, path, self.root) for path in paths)
