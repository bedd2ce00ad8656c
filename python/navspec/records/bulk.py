"""Result of a check of very many files: tables with a row for each file and each finding, and their totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from operator import attrgetter

from navspec.errors.arguments import public
from navspec.records.record import Code, Natural, Positive, PythonOnly, Record, json_property
from navspec.records.report import (
    SEVERITIES,
    Cause,
    CheckSummary,
    Finding,
    Input,
    Level,
    Profiled,
    Report,
    SetInput,
    Severity,
    Skipped,
    Status,
    Total,
    Unlisted,
    counts_of,
    fails_at,
    totals_of,
)


@dataclass(frozen=True, slots=True)
class FileRow(Input):
    """A file, and its number of findings by severity.

    - errors, warnings, infos: Findings by severity, including findings that are not listed.
    """

    errors: Natural = 0
    warnings: Natural = 0
    infos: Natural = 0


@dataclass(frozen=True, slots=True)
class FindingRow(Finding):
    """A failure of a rule, with its place.

    - explained_by: Code of the cause that explains it, empty if none does.
    """

    explained_by: str = ""


@dataclass(frozen=True, slots=True)
class SuppressedRow(Record):
    """Suppressed findings of a rule in a file.

    - code, severity, path: Code of the rule, severity of the findings, and path of the file.
    - count: Number of findings.
    - reason: Why they are suppressed.
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
"""Record type of the rows of each table."""


def rows_of(report: Report) -> dict[str, list[Record]]:
    """Return the rows of a report, by table. Getters of all fields of a record, in the order in which its class takes
    them.
    """
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
            SuppressedRow(*place, count, suppression.reason)
            for suppression in report.suppressed
            for place, count in suppression.places.items()
        ],
    }


_INPUT, _FINDING = (
    attrgetter(*(attribute.name for attribute in fields(kind) if attribute.init)) for kind in (Input, Finding)
)
"""Getters of all fields of a record, in the order in which its class takes them."""


@dataclass(frozen=True, slots=True)
class BulkReport(Profiled):
    """Totals of a check of very many files; the findings are in the tables of its folder.

    - output: Folder of the tables.
    - shard: Number of this share of the files, and the number of shares.
    - files: Number of files by status.
    - rows: Number of rows of each table.
    - suppressed: Number of suppressed findings.
    - excused: Number of unreadable files whose finding is suppressed.
    - totals: Exact numbers of every rule that ran.
    - severities: Findings by severity.
    - is_cut: Whether the tables leave out findings.
    - tool_errors: Failures of navspec itself.
    - reused: Number of batches of files that had not changed since they were checked. The JSON leaves it out, so that it does
      not depend on whether a run was interrupted.

    Examples
    --------
    >>> totals = navspec.check_many("maps", "tables", output_format="rows")
    >>> totals.files["read"], totals.unread, totals.rows["findings"]
    (2, 1, 5)
    """

    output: str
    shard: tuple[Positive, ...]
    files: Mapping[Status, Natural]
    rows: Mapping[str, Natural]
    suppressed: Natural = 0
    excused: PythonOnly[int] = 0
    totals: PythonOnly[Mapping[str, Total]] = field(default_factory=dict)
    severities: PythonOnly[Mapping[str, int]] = field(default_factory=dict)
    is_cut: PythonOnly[bool] = False
    tool_errors: tuple[str, ...] = ()
    reused: PythonOnly[int] = 0

    def __repr__(self) -> str:
        count = sum(self.files.values())
        unread = f", {self.unread:,} not read" if self.unread else ""
        return f"<BulkReport of {count:,} file{'s'[count == 1 :]}: {totals_of(self.severities)}{unread}>"

    @property
    def unread(self) -> int:
        """Number of files that could not be checked, except files whose finding is suppressed."""
        return sum(count for status, count in self.files.items() if status != "read") - self.excused

    @property
    def fails(self) -> bool:
        """Whether there is an error, a file could not be read, or a rule could not be run."""
        return self.fails_at("error")

    @public
    def fails_at(self, level: Level) -> bool:
        """Return whether a finding is at or above a severity, a file could not be read, or a rule could not be run."""
        return bool(self.tool_errors or self.unread) or fails_at(self.severities, level)

    @property
    @json_property(before="tool_errors")
    def summary(self) -> CheckSummary:
        """Findings by severity, whether some are left out, and exact totals of every rule that ran."""
        rules = {code: total.to_dict() for code, total in sorted(self.totals.items())}
        return {**counts_of(self.severities), "truncated": self.is_cut, "rules": rules}
