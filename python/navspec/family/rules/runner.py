"""Run rules over a set of files, and count failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from navspec.columns import TableSet
from navspec.family.rules.checks import evaluator_of
from navspec.family.rules.findings import FailedResult, build_findings, locate_failures, select_failures
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import RuleCheck, RuleResult, View
from navspec.records.report import (
    SEVERITIES,
    Finding,
    Rule,
    Severity,
    Skipped,
    Total,
    Unlisted,
    keep_first,
)

WHOLE_SET = -(1 << 32)
"""Number in place of a file's for failures of a whole set; below the numbers of files without one."""


@dataclass(slots=True)
class RulesOutcome:
    """Findings, failures and totals of one set, or of all sets.

    `failures` counts failures by code, severity and path, including those without findings. `places` counts those of
    one set by code, severity and number of the file; the number of the whole set is `WHOLE_SET`. Neither includes
    `suppressed` failures, counted by the number of the suppression, code, severity and path. The `totals` include all.
    """

    findings: list[Finding] = field(default_factory=list)
    totals: dict[str, Total] = field(default_factory=dict)
    failures: Counter[tuple[str, Severity, str]] = field(default_factory=Counter)
    skipped: list[Skipped] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    places: Counter[tuple[str, Severity, int]] = field(default_factory=Counter)
    suppressed: Counter[tuple[int, str, Severity, str]] = field(default_factory=Counter)
    _num_kept: int = 0

    @property
    def severities(self) -> Counter[str]:
        """The number of failures of each severity."""
        counts = Counter[str](dict.fromkeys(SEVERITIES, 0))
        for (_, severity, _), count in self.failures.items():
            counts[severity] += count
        return counts

    def add(self, more: RulesOutcome) -> None:
        """Add the outcome of another set, except its `places`."""
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
        """Trim the list of findings when it grows beyond twice the limit, or twice its length after the last trim."""
        if len(self.findings) > 2 * max(bound, self._num_kept):
            self.findings = keep_first(self.findings, bound)
            self._num_kept = len(self.findings)


def run_rules(checks: Iterable[RuleCheck], view: View, options: Options, *skipped_where: str) -> RulesOutcome:
    """Evaluate every selected rule.

    Parameters
    ----------
    checks : iterable of RuleCheck
        The rules.
    view : View
        Their input.
    options : Options
        Selected rules and severities.
    *skipped_where : str
        Path that skipped rules are listed under; one for each file of a batch.
    """
    outcome = RulesOutcome()
    files = view.files
    failed: list[FailedResult] = []  # results without findings so far
    waiting, bound = 0, options.max_total
    nameless = int(files.numbers.min(initial=0)) < 0
    evaluator = evaluator_of(view)
    with evaluator.quiet():
        for check in checks:
            if not options.is_selected(check.rule.code):
                continue
            if check.needs_number and nameless:
                reason = f"the number of the {files.key} is not known, because the file has no name that tells it"
                outcome.skipped += [Skipped(check.rule.code, where, reason) for where in skipped_where]
                continue
            cases = failures = 0
            try:
                for result in check.run(view):
                    cases += result.cases
                    if type(result.not_asked) is not int or result.not_asked:
                        outcome.skipped += _iter_skipped(check.rule, result, skipped_where)
                    if count := len(result.rows):
                        failures += count
                        failed += _record_failures(outcome, check.rule, result, view, options)
            except Exception as error:  # noqa: BLE001 - a fault of one rule must not cost the report of the others
                outcome.errors.append(_describe_fault(check.rule, skipped_where[0], error))
            evaluator.release(check.rule.code)
            outcome.totals[check.rule.code] = Total(cases, failures)
            waiting += failures
            if waiting > bound:
                _add_findings(outcome, failed, view, skipped_where[0])
                failed, waiting = [], 0
                if len(skipped_where) == 1:  # findings of one file must not displace those of others
                    outcome.trim(bound)
    _add_findings(outcome, failed, view, skipped_where[0])
    return outcome


def _add_findings(outcome: RulesOutcome, failed: Sequence[FailedResult], view: View, where: str) -> None:
    """Add the findings of results; record an error for a result whose findings cannot be built."""
    if not failed:
        return
    try:
        outcome.findings += list(build_findings(failed, view))
    except Exception as error:  # noqa: BLE001 - a fault of one rule must not cost the report of the others
        if len(failed) == 1:
            outcome.errors.append(_describe_fault(failed[0].rule, where, error))
            return
        for failure in failed:
            _add_findings(outcome, [failure], view, where)


def _describe_fault(rule: Rule, where: str, error: Exception) -> str:
    return f"{rule.code}, {where}: {type(error).__name__}: {error}"


def _iter_skipped(rule: Rule, result: RuleResult, where: Sequence[str]) -> Iterator[Skipped]:
    """Yield the skipped checks, by the paths that they are listed under."""
    counts = np.reshape(result.not_asked, -1)
    counts = counts if len(where) > 1 else counts.sum(keepdims=True)
    for path, count in zip(where, counts.tolist(), strict=True):
        if count:
            yield Skipped(rule.code, path, result.reason, count)


def split_by_file(outcome: RulesOutcome, paths: Sequence[str]) -> list[RulesOutcome]:
    """Split the outcome of a batch by file.

    The first one gets the totals, as the number of cases of each file is unknown.
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
    outcome: RulesOutcome, rule: Rule, result: RuleResult, view: View, options: Options
) -> list[FailedResult]:
    """Count failures; return the result with the failures to keep, if there are any."""
    severity, files = options.rate_severity(rule, result.severity), view.files
    result = _drop_suppressed(outcome, rule, severity, result, files, options)
    if len(files.files) == 1 and result.table and len(result.rows):
        counted = _count_failures(outcome, (rule.code, severity), files, 0, len(result.rows))
        if counted + len(result.rows) > options.max_findings:
            result = select_failures(result, np.arange(max(options.max_findings - counted, 0)))
        return [FailedResult(rule, severity, result)] if len(result.rows) else []
    index = files.file_of(result.table, result.rows) if result.table else result.rows
    group = index + 1  # one for each file, 0 for the whole set
    counts = np.bincount(group)
    counted = np.zeros_like(counts)
    for at in counts.nonzero()[0].tolist():
        counted[at] = _count_failures(outcome, (rule.code, severity), files, at - 1, int(counts[at]))
    if (counted + counts).max(initial=0) > options.max_findings:
        nth = np.empty(len(group), np.int64)
        nth[np.argsort(group, kind="stable")] = np.arange(len(group)) - np.repeat(np.cumsum(counts) - counts, counts)
        result = select_failures(result, np.flatnonzero(nth + counted[group] < options.max_findings))
    return [FailedResult(rule, severity, result)] if len(result.rows) else []


def _count_failures(outcome: RulesOutcome, rated: tuple[str, Severity], files: TableSet, index: int, count: int) -> int:
    """Count failures of a rule in a file, by its index, or in the whole set, -1; return the count before."""
    number, path = WHOLE_SET, files.path
    if index >= 0:
        number = list(files.files)[index]
        path = files.files[number].path
    counted = outcome.places.get((*rated, number), 0)
    outcome.places[*rated, number] = counted + count
    outcome.failures[*rated, path] += count
    return counted


def _drop_suppressed(
    outcome: RulesOutcome, rule: Rule, severity: Severity, result: RuleResult, files: TableSet, options: Options
) -> RuleResult:
    """Return a result without suppressed failures; each is counted for the first suppression that matches."""
    suppressing = [
        (at, suppress) for at, suppress in enumerate(options.suppress) if rule.code.startswith(suppress.code)
    ]
    if not suppressing:
        return result
    index = files.file_of(result.table, result.rows) if result.table else result.rows
    is_left = np.ones(len(index), bool)
    paths = [*(tables.path for tables in files.files.values()), files.path]  # -1 is the whole set
    for file in np.unique(index).tolist():
        path = paths[file]
        for at, suppress in suppressing:
            if not suppress.covers(path):
                continue
            rows = np.flatnonzero((index == file) & is_left)
            if suppress.pointer:
                (placed,) = locate_failures([select_failures(result, rows)], files)
                rows = rows[np.array([suppress.leads_to(pointer) for _, pointer, _, _ in placed], bool)]
            if len(rows):
                is_left[rows] = False
                outcome.suppressed[at, rule.code, severity, path] += len(rows)
    return select_failures(result, np.flatnonzero(is_left))


def sort_findings(
    outcome: RulesOutcome, order: Mapping[str, int], options: Options
) -> tuple[list[Finding], list[Unlisted]]:
    """Return findings in the order of their files and offsets, and the number of those left out.

    Parameters
    ----------
    order : mapping
        Ranks of the files, by path; those below 0 come before findings of sets.
    """
    kept = sorted(
        keep_first(outcome.findings, options.max_total),
        key=lambda finding: (order.get(finding.path, 0), finding.path, finding.offset, finding.pointer, finding.code),
    )
    unlisted = outcome.failures - Counter(finding.group for finding in kept)
    listed = sorted(unlisted.items(), key=lambda item: (order.get(item[0][2], 0), item[0]))
    return kept, [Unlisted(*group, count) for group, count in listed]
