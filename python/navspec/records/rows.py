"""What a check of very many files comes to: tables with a row for each file and each finding, and their sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from operator import attrgetter

from navspec.errors.arguments import public
from navspec.records.record import Aside, Code, Natural, Positive, Record, member
from navspec.records.report import (
    SEVERITIES,
    Cause,
    Finding,
    Input,
    Level,
    Profiled,
    Report,
    SetInput,
    Severity,
    Skipped,
    Status,
    Summary,
    Total,
    Unlisted,
    counts_of,
    fails_at,
    totals_of,
)


@dataclass(frozen=True, slots=True)
class FileRow(Input):
    """One file that was looked at, and how many findings it has.

    - errors, warnings, infos: Findings by severity, those that are not listed among them.
    """

    errors: Natural = 0
    warnings: Natural = 0
    infos: Natural = 0


@dataclass(frozen=True, slots=True)
class FindingRow(Finding):
    """One case in which a rule does not hold, with its place.

    - explained_by: Code of the cause that explains it, empty where none does.
    """

    explained_by: str = ""


@dataclass(frozen=True, slots=True)
class SuppressedRow(Record):
    """Findings of a rule in a file that are suppressed.

    - code, severity, path: The rule, how severe this is, and the file.
    - count: How many there are.
    - reason: Why they are left out.
    """

    code: Code
    severity: Severity
    path: str
    count: Natural
    reason: str


TABLES: dict[str, type[Record]] = {
    "files": FileRow,
    "sets": SetInput,
    "findings": FindingRow,
    "causes": Cause,
    "unlisted": Unlisted,
    "skipped_rules": Skipped,
    "suppressed": SuppressedRow,
}
"""What the rows of each table are."""


def rows_of(report: Report) -> dict[str, list[Record]]:
    """A report as tables."""
    counts: Counter[tuple[str, Severity]] = Counter()
    for (_, severity, path), count in report.tally.items():
        counts[path, severity] += count
    return {
        "files": [
            FileRow(*_INPUT(input_), *(counts[input_.path, severity] for severity in SEVERITIES))
            for input_ in report.inputs
        ],
        "sets": [*report.sets],
        "findings": [
            FindingRow(
                *_FINDING(finding), explained_by="" if finding.cause is None else report.causes[finding.cause].code
            )
            for finding in report.findings
        ],
        "causes": [*report.causes],
        "unlisted": [*report.unlisted],
        "skipped_rules": [*report.skipped_rules],
        "suppressed": [
            SuppressedRow(*place, count, each.reason)
            for each in report.suppressed
            for place, count in each.places.items()
        ],
    }


_INPUT, _FINDING = (attrgetter(*(each.name for each in fields(kind) if each.init)) for kind in (Input, Finding))
"""All that stands in a record, as its class takes it."""


@dataclass(frozen=True, slots=True)
class BulkReport(Profiled):
    """The totals of a check of very many files; the findings are in the tables of its folder.

    - output: The folder.
    - shard: Which part of the files this is, and of how many.
    - files: How many files there are of each status.
    - rows: How many rows each table has.
    - suppressed: How many findings are suppressed.
    - excused: How many files could not be read of which that is.
    - totals: Every rule that ran, with exact numbers.
    - severities: All findings by severity.
    - is_cut: Whether findings are left out of the tables.
    - tool_errors: Failures of navspec itself.
    - reused: Lots of files that had not changed since they were checked; the data does not have them, so that it is the same
      whether or not a run was interrupted.
    """

    output: str
    shard: tuple[Positive, ...]
    files: Mapping[Status, Natural]
    rows: Mapping[str, Natural]
    suppressed: Natural = 0
    excused: Aside[int] = 0
    totals: Aside[Mapping[str, Total]] = field(default_factory=dict)
    severities: Aside[Mapping[str, int]] = field(default_factory=dict)
    is_cut: Aside[bool] = False
    tool_errors: tuple[str, ...] = ()
    reused: Aside[int] = 0

    def __repr__(self) -> str:
        count = sum(self.files.values())
        unread = f", {self.unread:,} not read" if self.unread else ""
        return f"<BulkReport of {count:,} file{'s'[count == 1 :]}: {totals_of(self.severities)}{unread}>"

    @property
    def unread(self) -> int:
        """Files that could not be checked, without those of which that is suppressed."""
        return sum(count for status, count in self.files.items() if status != "read") - self.excused

    @property
    def fails(self) -> bool:
        """Whether there is an error, a file could not be read, or a rule could not be run."""
        return self.fails_at("error")

    @public
    def fails_at(self, level: Level) -> bool:
        """Whether a finding is at or above a severity, a file could not be read, or a rule could not be run."""
        return bool(self.tool_errors or self.unread) or fails_at(self.severities, level)

    @property
    @member(before="tool_errors")
    def summary(self) -> Summary:
        """Findings by severity, whether some were cut, and every rule that ran with its exact totals."""
        rules = {code: total.to_dict() for code, total in sorted(self.totals.items())}
        return {**counts_of(self.severities), "truncated": self.is_cut, "rules": rules}
