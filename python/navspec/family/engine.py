"""Runs rules over a set of files and turns their answers into findings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.family.rules import Answer, Array, Check, Located, View
from navspec.records.report import SEVERITIES, Finding, Rule, Severity, Skipped, Total

WHOLE_SET = -2
"""Stands for the number of a file where a rule fails for a set as a whole."""


@dataclass(frozen=True, slots=True)
class Options:
    """Which rules run, how severe they are, and how many findings are kept.

    `select` and `ignore` are codes or beginnings of codes; `severity` sets codes or beginnings of codes, the
    longest one counts; the profile `strict` raises every
    rule that unmodified files pass completely. `drawings` asks for the maps of what is checked.
    """

    profile: str = "default"
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: Mapping[str, Severity] = field(default_factory=dict)
    max_findings: int = 10_000
    drawings: bool = False

    def wants(self, code: str) -> bool:
        """Whether a rule runs."""
        return (not self.select or code.startswith(self.select)) and not code.startswith(self.ignore)

    def rate(self, rule: Rule, severity: Severity | None = None) -> Severity:
        """How severe a finding of a rule is."""
        chosen = [code for code in self.severity if rule.code.startswith(code)]
        if chosen:
            return self.severity[max(chosen, key=len)]
        found = severity or rule.severities[0]
        if self.profile == "strict" and rule.unmodified == "clean":
            return SEVERITIES[max(0, SEVERITIES.index(found) - 1)]
        return found


@dataclass(slots=True)
class Outcome:
    """What the rules had to say of one set, or of all of them.

    `places` counts failures by code, severity and number of the file; those of a whole set have the number `WHOLE_SET`.
    """

    findings: list[Finding] = field(default_factory=list)
    totals: dict[str, Total] = field(default_factory=dict)
    severities: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(SEVERITIES, 0)))
    skipped: list[Skipped] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    places: Counter[tuple[str, Severity, int]] = field(default_factory=Counter)

    def add(self, other: Outcome) -> None:
        """Take over what another set gave."""
        self.findings += other.findings
        self.skipped += other.skipped
        self.errors += other.errors
        self.severities.update(other.severities)
        self.places.update(other.places)
        for code, total in other.totals.items():
            self.count(code, total.cases, total.failed)

    def count(self, code: str, cases: int, failed: int) -> None:
        """Add to the totals of a rule."""
        total = self.totals.get(code) or self.totals.setdefault(code, Total())
        total.cases += cases
        total.failed += failed


def run(checks: Iterable[Check], view: View, options: Options, skipped_where: str) -> Outcome:
    """Ask every rule that is wanted.

    Parameters
    ----------
    checks : iterable of Check
        The rules.
    view : View
        What they look at.
    options : Options
        Which of them, and how severe.
    skipped_where : str
        Path that skipped rules are listed under.
    """
    outcome = Outcome()
    files = view.files
    nameless = int(files.numbers.min(initial=0)) < 0
    for check in checks:
        if not options.wants(check.rule.code):
            continue
        if check.needs_number and nameless:
            reason = f"the number of the {files.key} is not known, because the file has no name that tells it"
            outcome.skipped.append(Skipped(check.rule.code, skipped_where, reason))
            continue
        cases = failed = 0
        try:
            for answer in check.run(view):
                cases += answer.cases
                failed += len(answer.rows)
                _take(outcome, check.rule, answer, view, options, skipped_where)
        except Exception as error:  # noqa: BLE001 - a fault of one rule must not cost the report of the others
            outcome.errors.append(f"{check.rule.code}, {skipped_where}: {type(error).__name__}: {error}")
        outcome.count(check.rule.code, cases, failed)
    return outcome


def _take(outcome: Outcome, rule: Rule, answer: Answer, view: View, options: Options, skipped_where: str) -> None:
    if answer.not_asked:
        outcome.skipped.append(Skipped(rule.code, skipped_where, answer.reason, answer.not_asked))
    if len(answer.rows):
        severity = options.rate(rule, answer.severity)
        outcome.severities[severity] += len(answer.rows)
        for number, count in _numbers(answer, view.files):
            outcome.places[rule.code, severity, number] += count
        kept = slice(0, max(0, options.max_findings))
        outcome.findings += _findings(rule, severity, answer, view, kept)


def _numbers(answer: Answer, files: TableSet) -> Iterator[tuple[int, int]]:
    """Numbers of the files that failures are in, and how many there are in each."""
    rows = files.file_of(answer.table, answer.rows) if answer.table else answer.rows
    index, counts = np.unique(rows, return_counts=True)
    for at, count in zip(index.tolist(), counts.tolist(), strict=True):
        yield (WHOLE_SET if at < 0 else int(files.numbers[at])), count


def _findings(rule: Rule, severity: Severity, answer: Answer, view: View, kept: slice) -> Iterator[Finding]:
    rows = answer.rows[kept]
    words, facts = view.place(answer.table, rows)
    given = {name: _kept(value, len(answer.rows), kept) for name, value in answer.params.items()}
    positions = _positions(answer, view, rows)
    for number, (path, pointer, offset, length) in enumerate(places(answer, view.files, kept)):
        params = {name: _plain(values[number]) for name, values in {**facts, **given}.items()}
        message = answer.message.format(**{"where": words[number], **params})
        yield Finding(
            rule.code,
            severity,
            rule.evidence,
            message,
            path,
            pointer,
            offset,
            length,
            dict(sorted(params.items())),
            position=positions[number],
        )


def _kept(value: Any, count: int, kept: slice) -> Any:
    """Values for the failures that are kept, from one value or one for every failure."""
    if isinstance(value, np.ndarray | list | tuple) and len(value) == count:
        return value[kept]
    return [value] * count


def _plain(value: Any) -> Any:
    """A NumPy value as one that JSON has."""
    return value.item() if isinstance(value, np.generic) else value


def places(answer: Answer, files: TableSet, kept: slice) -> Iterator[tuple[str, str, int, int]]:
    """Path, pointer, offset and length of every failure that is kept."""
    rows = answer.rows[kept]
    fields = [answer.field] * len(rows) if answer.fields is None else list(answer.fields)[kept]
    tables = list(files.files.values())
    if not answer.table:
        at = [(None if row < 0 else tables[row], 0) for row in rows.tolist()]
    else:
        starts = files.starts(answer.table)
        index = files.file_of(answer.table, rows)
        at = [(tables[file], row) for file, row in zip(index.tolist(), (rows - starts[index]).tolist(), strict=True)]
    given = [each[kept].tolist() for each in answer.spans] if answer.spans else None
    for number, ((file, row), field_path) in enumerate(zip(at, fields, strict=True)):
        if file is None:
            yield files.path, "", 0, 0
            continue
        pointer = file.pointer(answer.table, row if answer.table else None, field_path)
        offset, length = (given[0][number], given[1][number]) if given else _span(file, answer.table, row, field_path)
        yield file.path, pointer, offset, length


def _positions(answer: Answer, view: View, rows: Array) -> list[tuple[float, float] | None]:
    """Where every failure is on the map."""
    if not isinstance(view, Located):
        return [None] * len(rows)
    found = view.positions(answer.table, rows)
    return [(east, north) if isfinite(east) and isfinite(north) else None for east, north in found.tolist()]


def _span(file: Tables, table: str, row: int, field_path: str) -> tuple[int, int]:
    if not table and field_path and field_path in file:
        return file.extent(field_path)
    return file.span(table, row, field_path or None)


def finish(outcome: Outcome, order: Mapping[str, int], options: Options) -> tuple[list[Finding], bool]:
    """Findings in the order of their files and offsets; where there are too many, the most severe ones."""
    key = {finding: number for number, finding in enumerate(SEVERITIES)}
    ordered = sorted(
        outcome.findings, key=lambda each: (order.get(each.path, -1), each.path, each.offset, each.pointer, each.code)
    )
    total = sum(outcome.severities.values())
    if len(ordered) > options.max_findings:
        ranked = sorted(range(len(ordered)), key=lambda number: (key[ordered[number].severity], number))
        ordered = [ordered[number] for number in sorted(ranked[: options.max_findings])]
    return ordered, len(ordered) < total
