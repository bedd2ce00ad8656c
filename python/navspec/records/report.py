"""Rules, findings and reports as records: the result of `navspec.check`, and the input of every renderer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal, NotRequired, TypedDict, cast

from navspec.errors.arguments import public
from navspec.records.drawing import Drawing
from navspec.records.record import Code, Natural, Pointer, PythonOnly, Record, Sha256, Tool, Versioned, json_property
from navspec.records.suppression import Suppressed

Severity = Literal["error", "warning", "info"]
Level = Severity | Literal["never"]
"""Lowest severity of findings at which an operation fails."""
Evidence = Literal["engine", "measured", "community", "inferred", "unknown"]
Scope = Literal["file", "set"]
Status = Literal["read", "unreadable", "unknown_format"]
RealFiles = Literal["original", "measured", "reported", "none"]
Unmodified = Annotated[str, ("enum", ("clean", "exceptions", "unmeasured"))]
Profile = Annotated[str, ("enum", ("default", "strict"))]
Position = Annotated[list[float | None], ("minItems", 3), ("maxItems", 3)]
"""x, y and z in units of the game, to a thousandth; z is None if the height is unknown."""

EVIDENCE: dict[Evidence, str] = {
    "engine": "read in the code of the game",
    "measured": "true of real files",
    "community": "reported by modders and their tools",
    "inferred": "follows from what is known",
    "unknown": "not known for sure",
}
"""Kinds of evidence in words."""

SEVERITIES: tuple[Severity, ...] = ("error", "warning", "info")
"""Severities, the worst first."""


@dataclass(frozen=True, slots=True)
class Rule(Record):
    """A rule that files have to fulfil.

    - code: Stable name with the prefix of its family.
    - severities: Possible severities of its findings, the worst first.
    - evidence: Evidence for the rule.
    - scope: `file` if one file is enough to check the rule, or `set`.
    - family: Family of formats that the rule belongs to, empty for rules of every format.
    - real_files: Real files that the rule ran on: `original` (shipped by the maker of the game), `measured` (public files,
      also by players), `reported` (counted by others) or `none`.
    - num_real_files: Number of these files; 0 if it is not known.
    - exceptions: Number of failures in real files that are known.
    - fault: Name of a failure, as reports show it.
    - summary: Statement that must be true.
    - explanation: What the game does otherwise.
    - fix: How to repair a failure.
    - repair: What `navspec repair` does, in a few words; empty if it does nothing.

    Examples
    --------
    >>> rule = next(rule for rule in navspec.rules() if rule.code == "SA_PATHS_LINK_TARGET")
    >>> rule.family, rule.evidence, rule.repairable
    ('gta_sa_paths', 'engine', True)
    """

    code: Code
    severities: Annotated[tuple[Severity, ...], ("minItems", 1), ("uniqueItems", True)]
    evidence: Evidence
    scope: Scope
    family: str
    real_files: RealFiles = "none"
    num_real_files: Natural = 0
    exceptions: Natural = 0
    fault: str = ""
    summary: str = ""
    explanation: str = ""
    fix: str = ""
    repair: str = ""

    @property
    @json_property(before="real_files")
    def unmodified(self) -> Unmodified:
        """Deprecated, use `real_files` and `exceptions`: `clean` without failures, `exceptions`, or `unmeasured`."""
        if self.exceptions:
            return "exceptions"
        return "unmeasured" if self.real_files == "none" else "clean"

    @property
    def title(self) -> str:
        """The fault, or the statement of a rule without one."""
        return self.fault or self.summary

    @property
    def is_strict(self) -> bool:
        """Whether the profile `strict` raises its findings: no original or measured file fails."""
        return self.real_files in ("original", "measured") and not self.exceptions

    @property
    @json_property(before="repair")
    def repairable(self) -> bool:
        """Whether `navspec repair` can repair failures of the rule."""
        return bool(self.repair)


class Related(TypedDict):
    """Another place that a finding is about.

    - message: Relation of the place to the finding.
    - position: Position in the game, in the form of the position of a finding.
    """

    path: str
    pointer: NotRequired[Pointer]
    message: NotRequired[str]
    position: NotRequired[Position | None]


@dataclass(frozen=True, slots=True)
class Finding(Record):
    """A failure of a rule, with its place.

    - code, severity, evidence, message: Code of the rule, severity of the failure, evidence for the rule, and the fault.
    - path: Path of the file; path of the folder, or empty, for a finding about the set.
    - pointer: JSON Pointer into the file.
    - offset: First byte.
    - length: Size in bytes.
    - params: Values in the message, by name.
    - position: Position in the game: x, y and z in its units, z null if the height is unknown; null for a finding without a
      place. The position of a link is its beginning: its node, or the border that it crosses.
    - related: Other places, such as the other end of a link.
    - place: Place in the words of the game; only in Python.
    - cause: Index of the cause of the report that explains the finding; only in Python.

    Examples
    --------
    >>> (finding,) = navspec.check("build/demo", select="SA_PATHS_LINK_TARGET").findings
    >>> finding.severity, finding.path, finding.pointer, hex(finding.offset)
    ('error', 'build/demo/NODES35.DAT', '/links/149', '0xdd6')
    >>> finding.position  # x, y and z in metres
    [-40.25, 532.0, 12.75]
    """

    code: Code
    severity: Severity
    evidence: Evidence
    message: str
    path: str
    pointer: Pointer = ""
    offset: Natural = 0
    length: Natural = 0
    params: Mapping[str, Any] = field(default_factory=dict)
    position: Position | None = None
    related: tuple[Related, ...] = ()
    place: PythonOnly[str] = ""
    cause: PythonOnly[int | None] = None

    @property
    def group(self) -> tuple[str, Severity, str]:
        """Code, severity and path, by which findings are counted."""
        return self.code, self.severity, self.path

    def with_path(self, path: str) -> Finding:
        """Return the finding with a path where it, or one of its related places, has none."""
        related = tuple({**place, "path": place["path"] or path} for place in self.related)
        return replace(self, path=self.path or path, related=related)


class SeverityCounts(TypedDict):
    """Findings by severity."""

    error: Natural
    warning: Natural
    info: Natural


@dataclass(frozen=True, slots=True)
class Cause(Record):
    """The most likely cause of failures, such as a truncated file.

    - code: Stable name of the cause that all families share.
    - message: The cause in one sentence.
    - paths: Paths of the affected files.
    - explains: Findings that the cause explains, by severity, in these files and others.
    - fix: How to repair the files.
    """

    code: Code
    message: str
    paths: tuple[str, ...]
    explains: SeverityCounts
    fix: str

    def with_path(self, path: str) -> Cause:
        """Return the cause with a path where a file has none."""
        return replace(self, paths=tuple(file or path for file in self.paths))


def keep_first(findings: Sequence[Finding], most: int) -> list[Finding]:
    """Return at most `most` findings, in their order, but always the first one of every rule in every file.

    The others are kept by severity, the worst first, and then by their number within the rule and file.
    """
    if len(findings) <= most:
        return list(findings)
    seen: Counter[tuple[str, Severity, str]] = Counter()
    ranks: list[tuple[bool, int, int, int]] = []
    for number, finding in enumerate(findings):
        before = seen[finding.group]
        ranks.append((before > 0, SEVERITIES.index(finding.severity), before, number))
        seen[finding.group] += 1
    kept = sorted(ranks)[: max(most, len(seen))]
    return [findings[number] for number in sorted(rank[-1] for rank in kept)]


@dataclass(frozen=True, slots=True)
class Unlisted(Record):
    """Findings of a rule in a file that a report leaves out.

    - code, severity, path: Code of the rule, severity of the findings, and path of the file.
    - count: Number of findings.
    """

    code: Code
    severity: Severity
    path: str
    count: Natural


@dataclass(frozen=True, slots=True)
class Input(Record):
    """A file that was checked.

    - path: Path of the file as it was given; - for stdin. A file in an archive has the path of the archive, a colon, and its
      name.
    - size: Size of the whole file in bytes.
    - sha256: SHA-256 of the bytes that were read: of the whole file, but of an archive only of its directory; empty if none
      were read.
    - format, family: Id of the spec, and of its family; empty for an unknown format.
    - variant, status: Variant of the format, and whether the file could be read.
    - info: Facts in the words of the game; empty for files of a set, whose facts are in the set, and for unreadable files.
    """

    path: str
    size: Natural
    sha256: Sha256
    format: str = ""
    family: str = ""
    variant: str = ""
    status: Status = "read"
    info: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SetInput(Record):
    """Files that belong together.

    - path, family: Folder or archive of the files, and the family of their format.
    - files: Number of files.
    - missing: Names of missing files of the set.
    - info: Facts in the words of the game.
    """

    path: str
    family: str
    files: Natural
    missing: tuple[str, ...] = ()
    info: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Skipped(Record):
    """A rule that was not run on a file, or not on all its items.

    - code, path, reason: Code of the rule, path of the file or folder, and the reason.
    - not_asked: Number of items that were not checked; 0 if the rule was not run at all.
    """

    code: Code
    path: str
    reason: str
    not_asked: Natural = 0


@dataclass(slots=True)
class Total(Record):
    """Numbers of a rule: items checked, and failures, including suppressed ones."""

    cases: Natural = 0
    failed: Natural = 0


class CheckSummary(SeverityCounts):
    """Findings by severity, and every rule that ran.

    - truncated: Whether findings are left out because a rule has more than `--max-findings` in a file; the numbers are exact.
    - rules: Exact totals of every rule that ran.
    """

    truncated: bool
    rules: Mapping[Code, Total]


class ProfiledTool(Tool):
    """Name and version of the program that made a record, and the profile that it used."""

    profile: Profile


@dataclass(frozen=True, slots=True)
class Profiled(Versioned):
    """The result of an operation, with the version of navspec and the profile that were used."""

    profile: PythonOnly[Profile]

    @property
    def tool(self) -> ProfiledTool:
        """Name and version of the program that made the record, and the profile that it used."""
        return {"name": "navspec", "version": self.version, "profile": self.profile}


def counts_of(severities: Mapping[Any, int]) -> SeverityCounts:
    """Return numbers by severity, including zeros."""
    return cast(SeverityCounts, {severity: severities.get(severity, 0) for severity in SEVERITIES})


def totals_of(severities: Mapping[Any, int]) -> str:
    """Return the numbers of findings in words: `2 errors, 1 warning, 0 info`."""
    errors, warnings, infos = (severities.get(severity, 0) for severity in SEVERITIES)
    return f"{errors:,} error{'s'[errors == 1 :]}, {warnings:,} warning{'s'[warnings == 1 :]}, {infos:,} info"


def fails_at(severities: Mapping[Any, int], level: Level) -> bool:
    """Return whether there is a finding at or above a severity."""
    return level != "never" and any(
        severities.get(severity, 0) for severity in SEVERITIES[: SEVERITIES.index(level) + 1]
    )


@dataclass(frozen=True, slots=True)
class Report(Profiled):
    """Result of a check; the same bytes give the same report.

    - inputs, sets, skipped_rules: Checked files and sets, and rules that were skipped.
    - findings: Findings, for unreadable files first, then by file; at least the first ones of each rule in each file.
    - causes: Most likely causes of failures, the one that explains most findings first.
    - suppressed: Suppressions of the user, with their numbers of findings, which neither `findings` nor the summary count.
    - explained: Number of findings that causes explain, by code, severity and path; JSON only has the totals of each cause.
    - unlisted: Number of findings that are left out; JSON only has the totals of each rule.
    - totals: Exact numbers of every rule that ran.
    - severities: Findings by severity.
    - tool_errors: Failures of navspec itself.
    - drawings: Maps of sets and single files, if they were requested; only in Python.

    Examples
    --------
    >>> report = navspec.check("build/demo")
    >>> report.fails, report.severities["error"], len(report.findings)
    (True, 5, 23)
    >>> report.totals["SA_PATHS_LINK_TARGET"]
    Total(cases=1060, failed=1)
    >>> report.save("report.sarif")
    """

    inputs: tuple[Input, ...] = ()
    sets: tuple[SetInput, ...] = ()
    findings: tuple[Finding, ...] = ()
    causes: tuple[Cause, ...] = ()
    explained: PythonOnly[Mapping[tuple[str, Severity, str], int]] = field(default_factory=dict)
    totals: PythonOnly[Mapping[str, Total]] = field(default_factory=dict)
    severities: PythonOnly[Mapping[str, int]] = field(default_factory=dict)
    skipped_rules: tuple[Skipped, ...] = ()
    suppressed: tuple[Suppressed, ...] = ()
    tool_errors: tuple[str, ...] = ()
    unlisted: PythonOnly[tuple[Unlisted, ...]] = ()
    drawings: PythonOnly[tuple[Drawing, ...]] = ()

    def __repr__(self) -> str:
        count = len(self.inputs)
        unread = f", {len(self.unread):,} not read" if self.unread else ""
        return f"<Report of {count:,} file{'s'[count == 1 :]}: {totals_of(self.severities)}{unread}>"

    def to_html(self) -> str:
        """Return the report as a page for the browser, which needs no other file.

        The page has a map where the report has drawings: `navspec.check(..., drawings=True)`.
        """
        return self._rendered("html")

    def to_sarif(self) -> str:
        """Return the report as JSON text in SARIF 2.1.0, as code scanning reads it."""
        return self._rendered("sarif")

    def with_path(self, path: str) -> Report:
        """Return the report with a path where a file has none; see `Record.with_path`."""
        explained = {(code, severity, at or path): count for (code, severity, at), count in self.explained.items()}
        return replace(super(Report, self).with_path(path), explained=explained)

    @property
    def truncated(self) -> bool:
        """Whether findings are left out."""
        return bool(self.unlisted)

    @property
    def unread(self) -> dict[str, Status]:
        """Status of the files that could not be read, by path."""
        return {input_.path: input_.status for input_ in self.inputs if input_.status != "read"}

    @property
    def excused(self) -> set[str]:
        """Paths of unreadable files whose finding is suppressed."""
        reported = {path for _, _, path in self.tally}
        hidden = {path for suppression in self.suppressed for _, _, path in suppression.places}
        return hidden & self.unread.keys() - reported

    @property
    def tally(self) -> Counter[tuple[str, Severity, str]]:
        """Findings by code, severity and path, including findings that are left out."""
        counts = Counter(finding.group for finding in self.findings)
        counts.update({(unlisted.code, unlisted.severity, unlisted.path): unlisted.count for unlisted in self.unlisted})
        return counts

    @property
    def unexplained(self) -> Counter[tuple[str, Severity, str]]:
        """Findings by code, severity and path that no cause explains, including findings that are left out."""
        return self.tally - Counter(self.explained)

    @property
    def fails(self) -> bool:
        """Whether there is an error, a file could not be read, or a rule could not be run."""
        return self.fails_at("error")

    @public
    def fails_at(self, level: Level) -> bool:
        """Return whether a finding is at or above a severity, a file could not be read, or a rule could not be run.

        Suppressed findings do not count, nor do unreadable files whose finding is suppressed.
        """
        if self.tool_errors or self.unread.keys() - self.excused:
            return True
        return fails_at(self.severities, level)

    @property
    @json_property(before="findings")
    def summary(self) -> CheckSummary:
        """Findings by severity, whether some are left out, and exact totals of every rule that ran."""
        rules = {code: total.to_dict() for code, total in sorted(self.totals.items())}
        return {**counts_of(self.severities), "truncated": self.truncated, "rules": rules}


@dataclass(frozen=True, slots=True)
class Rules(Record):
    """Rules with their texts, by code."""

    rules: tuple[Rule, ...]
