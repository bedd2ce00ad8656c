"""Rules, findings and reports as records: what `navspec.check` returns and what every renderer reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal, NotRequired, TypedDict, cast

from navspec.errors.arguments import public
from navspec.records.drawing import Drawing
from navspec.records.late import Late, Make
from navspec.records.record import Aside, Code, Natural, Pointer, Record, Sha256, Tool, Versioned, member
from navspec.records.suppressed import Suppressed

Severity = Literal["error", "warning", "info"]
Level = Severity | Literal["never"]
"""From which severity on findings make an operation fail."""
Evidence = Literal["engine", "measured", "community", "inferred", "unknown"]
Scope = Literal["file", "set"]
Status = Literal["read", "unreadable", "unknown_format"]
Unmodified = Annotated[str, ("enum", ("clean", "exceptions", "unmeasured"))]
Profile = Annotated[str, ("enum", ("default", "strict"))]
Position = Annotated[list[float | None], ("minItems", 3), ("maxItems", 3)]
"""x, y and z in units of the game, to a thousandth; z is None where nothing tells the height."""

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


@dataclass(frozen=True, slots=True)
class Rule(Record):
    """One thing that must hold.

    - code: Stable name with the prefix of its family.
    - severities: What its findings can be, worst first.
    - evidence: How the rule is known.
    - scope: `file` or `set`: whether one file answers it.
    - family: The family of formats that it belongs to, empty for rules of every format.
    - unmodified: How unmodified game files do: `clean`, `exceptions` or `unmeasured`.
    - exceptions: Cases in unmodified files that fail.
    - summary: What must hold.
    - explanation: What the game does when it does not hold.
    - fix: What to do.
    - repair: What repair does, in a few words; empty where it does nothing.
    """

    code: Code
    severities: Annotated[tuple[Severity, ...], ("minItems", 1), ("uniqueItems", True)]
    evidence: Evidence
    scope: Scope
    family: str
    unmodified: Unmodified = "clean"
    exceptions: Natural = 0
    summary: str = ""
    explanation: str = ""
    fix: str = ""
    repair: str = ""

    @property
    @member(before="repair")
    def repairable(self) -> bool:
        """Whether repair can mend what the rule finds."""
        return bool(self.repair)


class Related(TypedDict):
    """Another place that a finding is about.

    - message: What it has to do with the finding.
    - position: Where in the game it is, as that of a finding.
    """

    path: str
    pointer: NotRequired[Pointer]
    message: NotRequired[str]
    position: NotRequired[Position | None]


@dataclass(frozen=True, slots=True)
class Finding(Record):
    """One case in which a rule does not hold, with its place.

    - code, severity, evidence, message: The rule, how severe this is, how it is known, and what is wrong.
    - path: The file; the folder, or nothing, for a finding about the set.
    - pointer: JSON Pointer into the file.
    - offset: First byte.
    - length: Bytes.
    - params: The facts of the message.
    - position: Where in the game it is: x, y and z in its units, z null where nothing tells the height; null for what has no
      place. A link is where it begins: at its node, or on the border that it crosses.
    - related: Other places, such as the other end of a link.
    - place: What it is about, in the words of the game; the data does not have it.
    - cause: Which of the causes of a report explains it; the data does not have it.
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
    place: Aside[str] = ""
    cause: Aside[int | None] = None

    @property
    def group(self) -> tuple[str, Severity, str]:
        """What findings have in common that are counted together: code, severity and path."""
        return self.code, self.severity, self.path

    def with_path(self, path: str) -> Finding:
        """The finding with a path where it, or one of the other places, has none."""
        related = tuple({**each, "path": each["path"] or path} for each in self.related)
        return replace(self, path=self.path or path, related=related)


class Counts(TypedDict):
    """Findings by severity."""

    error: Natural
    warning: Natural
    info: Natural


@dataclass(frozen=True, slots=True)
class Cause(Record):
    """What most likely happened to files, so that rules fail.

    - code: What can happen, by a stable name that all families share.
    - message: What happened, in one sentence.
    - paths: The files that it happened to.
    - explains: Findings that come of it, by severity, in these files and others.
    - fix: What mends it.
    """

    code: Code
    message: str
    paths: tuple[str, ...]
    explains: Counts
    fix: str

    def with_path(self, path: str) -> Cause:
        """The cause with a path where a file has none."""
        return replace(self, paths=tuple(each or path for each in self.paths))


def first(findings: Sequence[Finding], most: int) -> list[Finding]:
    """At most so many findings, in their order; of every rule in every file the first one stays all the same.

    Of the others those stay that are most severe, and of these the first ones of each rule in each file.
    """
    if len(findings) <= most:
        return list(findings)
    seen: Counter[tuple[str, Severity, str]] = Counter()
    ranks: list[tuple[bool, int, int, int]] = []
    for number, each in enumerate(findings):
        before = seen[each.group]
        ranks.append((before > 0, SEVERITIES.index(each.severity), before, number))
        seen[each.group] += 1
    kept = sorted(ranks)[: max(most, len(seen))]
    return [findings[number] for number in sorted(rank[-1] for rank in kept)]


@dataclass(frozen=True, slots=True)
class Unlisted(Record):
    """Findings of a rule in a file that a report leaves out.

    - code, severity, path: The rule, how severe this is, and the file.
    - count: How many there are.
    """

    code: Code
    severity: Severity
    path: str
    count: Natural


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Input(Late, Record):
    """One file that was looked at.

    - path: As it was given; - is stdin. A file in an archive: path of the archive, a colon, its name there.
    - size: Bytes of the whole file.
    - sha256: Of the bytes that were read: of the whole file, but only of the directory of an archive; empty where none were.
    - format, family: Ids of its spec and of the family of that, empty for an unknown format.
    - variant, status: What kind of such a file it is, and whether it could be read.
    - info: Facts in the words of the game; empty for files of a set, which has them, and for those that cannot be read.
    """

    path: str
    size: Natural
    sha256: Sha256
    format: str = ""
    family: str = ""
    variant: str = ""
    status: Status = "read"
    info: Mapping[str, Any] = field(default_factory=dict)
    _make: Aside[Make | None] = field(default=None, init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class SetInput(Record):
    """Files that belong together.

    - path, family: The folder or archive that they are in, and the family of their format.
    - files: How many are there.
    - missing: Names of files of the set that are not there.
    - info: Facts in the words of the game.
    """

    path: str
    family: str
    files: Natural
    missing: tuple[str, ...] = ()
    info: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Skipped(Record):
    """A rule that was not run on something, or not asked in full.

    - code, path, reason: The rule, the file or folder, and why.
    - not_asked: Questions left open; 0 where the rule was not run at all.
    """

    code: Code
    path: str
    reason: str
    not_asked: Natural = 0


@dataclass(slots=True)
class Total(Record):
    """How often a rule was asked and how often the answer was no, findings that are suppressed among them."""

    cases: Natural = 0
    failed: Natural = 0


class Summary(Counts):
    """Findings by severity, and every rule that ran.

    - truncated: Whether findings are left out because a rule has more than `--max-findings` in a file; the numbers are exact
      all the same.
    - rules: Every rule that ran, with its exact totals.
    """

    truncated: bool
    rules: Mapping[Code, Total]


class ProfiledTool(Tool):
    """What made a record, and how strict it was."""

    profile: Profile


@dataclass(frozen=True, slots=True)
class Profiled(Versioned):
    """What an operation comes to, by which version of navspec, and how strict that was."""

    profile: Aside[Profile]

    @property
    def tool(self) -> ProfiledTool:
        """What made the record, and how strict it was."""
        return {"name": "navspec", "version": self.version, "profile": self.profile}


def counts_of(severities: Mapping[Any, int]) -> Counts:
    """Numbers by severity, those that are 0 among them."""
    return cast(Counts, {each: severities.get(each, 0) for each in SEVERITIES})


def totals_of(severities: Mapping[Any, int]) -> str:
    """Return the numbers of findings in words: `2 errors, 1 warning, 0 info`."""
    errors, warnings, infos = (severities.get(severity, 0) for severity in SEVERITIES)
    return f"{errors:,} error{'s'[errors == 1 :]}, {warnings:,} warning{'s'[warnings == 1 :]}, {infos:,} info"


def fails_at(severities: Mapping[Any, int], level: Level) -> bool:
    """Whether there is a finding at or above a severity."""
    return level != "never" and any(severities.get(each, 0) for each in SEVERITIES[: SEVERITIES.index(level) + 1])


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Report(Late, Profiled):
    """What a check found; the same bytes give the same report.

    - inputs, sets, skipped_rules: What was looked at, and what was not asked.
    - findings: Those of unreadable files first, then by file; of each rule in each file at least the first ones.
    - causes: What most likely happened, the one that explains most first.
    - suppressed: What was to be left out, and how much was: neither `findings` nor the counts of the summary have it.
    - explained: How many findings they explain, by code, severity and path; the data has the totals of each cause alone.
    - unlisted: How many are left out beyond those; the data has the totals of each rule alone.
    - totals: Every rule that ran, with exact numbers.
    - severities: All findings by severity.
    - tool_errors: Failures of navspec itself.
    - drawings: The maps of sets and single files, where they were asked for; the data does not have them.
    """

    inputs: tuple[Input, ...] = ()
    sets: tuple[SetInput, ...] = ()
    findings: tuple[Finding, ...] = ()
    causes: tuple[Cause, ...] = ()
    explained: Aside[Mapping[tuple[str, Severity, str], int]] = field(default_factory=dict)
    totals: Aside[Mapping[str, Total]] = field(default_factory=dict)
    severities: Aside[Mapping[str, int]] = field(default_factory=dict)
    skipped_rules: tuple[Skipped, ...] = ()
    suppressed: tuple[Suppressed, ...] = ()
    tool_errors: tuple[str, ...] = ()
    unlisted: Aside[tuple[Unlisted, ...]] = ()
    drawings: Aside[tuple[Drawing, ...]] = ()
    _make: Aside[Make | None] = field(default=None, init=False, repr=False, compare=False)

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
        """See `Record.with_path`; what causes explain is counted by path, too."""
        explained = {(code, severity, at or path): count for (code, severity, at), count in self.explained.items()}
        return replace(super(Report, self).with_path(path), explained=explained)

    @property
    def truncated(self) -> bool:
        """Whether findings are left out."""
        return bool(self.unlisted)

    @property
    def unread(self) -> dict[str, Status]:
        """Paths of files of which nothing is read, and how that is called."""
        return {input_.path: input_.status for input_ in self.inputs if input_.status != "read"}

    @property
    def excused(self) -> set[str]:
        """Paths of those of which that is suppressed."""
        told = {path for _, _, path in self.tally}
        found = {path for each in self.suppressed for _, _, path in each.places}
        return found & self.unread.keys() - told

    @property
    def tally(self) -> Counter[tuple[str, Severity, str]]:
        """All findings by code, severity and path, those that are left out among them."""
        found = Counter(finding.group for finding in self.findings)
        found.update({(each.code, each.severity, each.path): each.count for each in self.unlisted})
        return found

    @property
    def unexplained(self) -> Counter[tuple[str, Severity, str]]:
        """The same without those that a cause explains."""
        return self.tally - Counter(self.explained)

    @property
    def fails(self) -> bool:
        """Whether there is an error, a file could not be read, or a rule could not be run."""
        return self.fails_at("error")

    @public
    def fails_at(self, level: Level) -> bool:
        """Whether a finding is at or above a severity, a file could not be read, or a rule could not be run.

        Neither findings count that are suppressed, nor files that cannot be read where that is.
        """
        if self.tool_errors or self.unread.keys() - self.excused:
            return True
        return fails_at(self.severities, level)

    @property
    @member(before="findings")
    def summary(self) -> Summary:
        """Findings by severity, whether some were cut, and every rule that ran with its exact totals."""
        rules = {code: total.to_dict() for code, total in sorted(self.totals.items())}
        return {**counts_of(self.severities), "truncated": self.truncated, "rules": rules}


@dataclass(frozen=True, slots=True)
class Rules(Record):
    """Rules with their texts, by code."""

    rules: tuple[Rule, ...]
