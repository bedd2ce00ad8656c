"""Run rules over a set of files, and count failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.family.rules.findings import FailedResult, locate_failures, make_findings, select_failures
from navspec.family.rules.options import Options
from navspec.family.rules.results import RuleResult
from navspec.family.rules.rule_set import RuleCheck, View
from navspec.records.late import Late, Make, put_off
from navspec.records.report import (
    SEVERITIES,
    Finding,
    Rule,
    Severity,
    Skipped,
    Total,
    Unlisted,
    first,
)

WHOLE_SET = -(1 << 32)
"""Stands for the number of a file where a rule fails for a set as a whole; below those that files without one have."""


@dataclass(slots=True)
class RulesOutcome(Late):
    """Findings, failures and totals of one set, or of all sets.

    `failures` counts them by code, severity and path, whether or not their findings are kept; `places` the same for the files
    of one set by code, severity and number of the file, where those of the whole set have the number `WHOLE_SET`. Neither has
    those that are `suppressed`: by the number of what suppresses them, code, severity and path. The `totals` have them all.
    """

    findings: list[Finding] = field(default_factory=list)
    totals: dict[str, Total] = field(default_factory=dict)
    failures: Counter[tuple[str, Severity, str]] = field(default_factory=Counter)
    skipped: list[Skipped] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    places: Counter[tuple[str, Severity, int]] = field(default_factory=Counter)
    suppressed: Counter[tuple[int, str, Severity, str]] = field(default_factory=Counter)
    _held: int = 0
    _make: Make | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def severities(self) -> Counter[str]:
        """The number of failures of each severity."""
        counts = Counter[str](dict.fromkeys(SEVERITIES, 0))
        for (_, severity, _), count in self.failures.items():
            counts[severity] += count
        return counts

    def add(self, more: RulesOutcome) -> None:
        """Take over what another set gave, but for its `places`."""
        self.findings += more.findings
        self.skipped += more.skipped
        self.errors += more.errors
        self.failures.update(more.failures)
        self.suppressed.update(more.suppressed)
        for code, total in more.totals.items():
            self.count(code, total.cases, total.failed)

    def count(self, code: str, cases: int, failed: int) -> None:
        """Add to the totals of a rule."""
        total = self.totals.get(code) or self.totals.setdefault(code, Total())
        total.cases += cases
        total.failed += failed

    def trim(self, bound: int) -> None:
        """Leave out findings once there are twice as many as are wanted in the end, or as had to stay the last time."""
        if len(self.findings) > 2 * max(bound, self._held):
            self.findings = first(self.findings, bound)
            self._held = len(self.findings)


def run_rules(
    checks: Iterable[RuleCheck],
    view: View,
    options: Options,
    *skipped_where: str,
    again: Callable[[], View] | None = None,
) -> RulesOutcome:
    """Evaluate every selected rule.

    Parameters
    ----------
    checks : iterable of RuleCheck
        The rules.
    view : View
        What they look at.
    options : Options
        Which of them, and how severe.
    *skipped_where : str
        Path that skipped rules are listed under; of single files that are asked together one for each.
    again : callable, optional
        Gives the view once more, without what rules work out: findings are put off then until somebody looks at them.
    """
    outcome = RulesOutcome()
    files = view.files
    failed: list[FailedResult] = []  # of which no findings are made yet
    waiting, bound = 0, options.max_total
    nameless = int(files.numbers.min(initial=0)) < 0
    for check in checks:
        if not options.is_selected(check.rule.code):
            continue
        if check.needs_number and nameless:
            reason = f"the number of the {files.key} is not known, because the file has no name that tells it"
            outcome.skipped += [Skipped(check.rule.code, where, reason) for where in skipped_where]
            continue
        cases = failures = 0
        try:
            for answer in check.run(view):
                cases += answer.cases
                if type(answer.not_asked) is not int or answer.not_asked:
                    outcome.skipped += _iter_skipped(check.rule, answer, skipped_where)
                if count := len(answer.rows):
                    failures += count
                    failed += _record_failures(outcome, check.rule, answer, view, options)
        except Exception as error:  # noqa: BLE001 - a fault of one rule must not cost the report of the others
            outcome.errors.append(_describe_fault(check.rule, skipped_where[0], error))
        outcome.totals[check.rule.code] = Total(cases, failures)
        waiting += failures
        if waiting > bound:
            _make_findings(outcome, failed, view, skipped_where[0])
            failed, waiting = [], 0
            if len(skipped_where) == 1:  # what is said of one file does not crowd out what is said of others
                outcome.trim(bound)
    if again is None or not failed:
        _make_findings(outcome, failed, view, skipped_where[0])
    else:
        deferred = RulesOutcome(findings=outcome.findings, errors=outcome.errors)
        put_off(
            outcome, partial(_make_deferred_findings, deferred, failed, again, skipped_where[0]), "findings", "errors"
        )
    return outcome


def _make_deferred_findings(
    deferred: RulesOutcome, failed: Sequence[FailedResult], again: Callable[[], View], where: str
) -> dict[str, Any]:
    """Make the findings of results whose findings were deferred."""
    _make_findings(deferred, failed, again(), where)
    return {"findings": deferred.findings, "errors": deferred.errors}


def _make_findings(outcome: RulesOutcome, failed: Sequence[FailedResult], view: View, where: str) -> None:
    """Make findings of answers; of one that makes none, for a fault of its rule, this is told."""
    if not failed:
        return
    try:
        outcome.findings += list(make_findings(failed, view))
    except Exception as error:  # noqa: BLE001 - a fault of one rule must not cost the report of the others
        if len(failed) == 1:
            outcome.errors.append(_describe_fault(failed[0].rule, where, error))
            return
        for failure in failed:
            _make_findings(outcome, [failure], view, where)


def _describe_fault(rule: Rule, where: str, error: Exception) -> str:
    return f"{rule.code}, {where}: {type(error).__name__}: {error}"


def _iter_skipped(rule: Rule, answer: RuleResult, where: Sequence[str]) -> Iterator[Skipped]:
    """The questions that were not asked, by the paths that they are listed under."""
    counts = np.reshape(answer.not_asked, -1)
    counts = counts if len(where) > 1 else counts.sum(keepdims=True)
    for path, count in zip(where, counts.tolist(), strict=True):
        if count:
            yield Skipped(rule.code, path, answer.reason, count)


def split_by_file(outcome: RulesOutcome, paths: Sequence[str]) -> list[RulesOutcome]:
    """Split the outcome of a batch by file.

    Totals stand in the first: how often a rule was asked of one of them is not known.
    """
    outcomes = {path: RulesOutcome() for path in paths}
    outcomes[paths[0]].totals = outcome.totals
    for finding in outcome.findings:
        outcomes[finding.path].findings.append(finding)
    for group, count in outcome.failures.items():
        outcomes[group[2]].failures[group] = count
    for suppressed_group, count in outcome.suppressed.items():
        outcomes[suppressed_group[-1]].suppressed[suppressed_group] = count
    for skipped in outcome.skipped:
        outcomes[skipped.path].skipped.append(skipped)
    return list(outcomes.values())


def _record_failures(
    outcome: RulesOutcome, rule: Rule, answer: RuleResult, view: View, options: Options
) -> list[FailedResult]:
    """Count what fails; what is kept of it, where that is anything."""
    severity, files = options.rate_severity(rule, answer.severity), view.files
    answer = _drop_suppressed(outcome, rule, severity, answer, files, options)
    if len(files.files) == 1 and answer.table and len(answer.rows):
        counted = _count_failures(outcome, (rule.code, severity), files, 0, len(answer.rows))
        if counted + len(answer.rows) > options.max_findings:
            answer = select_failures(answer, np.arange(max(options.max_findings - counted, 0)))
        return [FailedResult(rule, severity, answer)] if len(answer.rows) else []
    index = files.file_of(answer.table, answer.rows) if answer.table else answer.rows
    group = index + 1  # one for each file, and the first for the whole set
    counts = np.bincount(group)
    counted = np.zeros_like(counts)
    for at in counts.nonzero()[0].tolist():
        counted[at] = _count_failures(outcome, (rule.code, severity), files, at - 1, int(counts[at]))
    if (counted + counts).max(initial=0) > options.max_findings:
        nth = np.empty(len(group), np.int64)
        nth[np.argsort(group, kind="stable")] = np.arange(len(group)) - np.repeat(np.cumsum(counts) - counts, counts)
        answer = select_failures(answer, np.flatnonzero(nth + counted[group] < options.max_findings))
    return [FailedResult(rule, severity, answer)] if len(answer.rows) else []


def _count_failures(outcome: RulesOutcome, rated: tuple[str, Severity], files: TableSet, index: int, count: int) -> int:
    """Count failures of a rule in a file, by its index, or in the whole set, -1; how many were counted there before."""
    number, path = WHOLE_SET, files.path
    if index >= 0:
        number = list(files.files)[index]
        path = files.files[number].path
    counted = outcome.places.get((*rated, number), 0)
    outcome.places[*rated, number] = counted + count
    outcome.failures[*rated, path] += count
    return counted


def _drop_suppressed(
    outcome: RulesOutcome, rule: Rule, severity: Severity, answer: RuleResult, files: TableSet, options: Options
) -> RuleResult:
    """An answer without the failures that are suppressed, each by the first that asks for it, which are counted."""
    suppressing = [
        (at, suppress) for at, suppress in enumerate(options.suppress) if rule.code.startswith(suppress.code)
    ]
    if not suppressing:
        return answer
    index = files.file_of(answer.table, answer.rows) if answer.table else answer.rows
    is_left = np.ones(len(index), bool)
    paths = [*(tables.path for tables in files.files.values()), files.path]  # -1 is the whole set
    for file in np.unique(index).tolist():
        path = paths[file]
        for at, suppress in suppressing:
            if not suppress.covers(path):
                continue
            rows = np.flatnonzero((index == file) & is_left)
            if suppress.pointer:
                (placed,) = locate_failures([select_failures(answer, rows)], files)
                rows = rows[np.array([suppress.leads_to(pointer) for _, pointer, _, _ in placed], bool)]
            if len(rows):
                is_left[rows] = False
                outcome.suppressed[at, rule.code, severity, path] += len(rows)
    return select_failures(answer, np.flatnonzero(is_left))


def sort_findings(
    outcome: RulesOutcome, order: Mapping[str, int], options: Options
) -> tuple[list[Finding], list[Unlisted]]:
    """Findings in the order of their files and offsets, and what is left out.

    Parameters
    ----------
    order : mapping
        Places of the files in that order, by path; those below 0 come in front of what is about sets.
    """
    kept = sorted(
        first(outcome.findings, options.max_total),
        key=lambda finding: (order.get(finding.path, 0), finding.path, finding.offset, finding.pointer, finding.code),
    )
    unlisted = outcome.failures - Counter(finding.group for finding in kept)
    listed = sorted(unlisted.items(), key=lambda item: (order.get(item[0][2], 0), item[0]))
    return kept, [Unlisted(*group, count) for group, count in listed]
