"""Evaluation of the rules of a family on files that belong together."""

from __future__ import annotations

import logging
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from navspec.columns import TableSet
from navspec.errors import ReadError
from navspec.families import families
from navspec.family.rules.checks import build_checks
from navspec.family.rules.declared import build_declared_checks
from navspec.family.rules.options import Options
from navspec.family.rules.read_errors import build_read_rules
from navspec.family.rules.rule_set import RuleSet, View
from navspec.family.rules.runner import RulesOutcome, run_rules
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile
from navspec.records import general_rules
from navspec.records.report import Finding, Rule, Severity

_LOGGER = logging.getLogger(__name__)


@cache
def rule_set_of(family: str) -> RuleSet:
    """Return the rules of a family, including the rules that its specs declare."""
    rules = families()[family].rule_set()
    specs = [format_.spec for format_ in families()[family].formats]
    for read_rule in build_read_rules(specs, rules):
        rules.structural.setdefault(read_rule.rule.code, read_rule)
    for check in (*build_declared_checks(specs, rules), *build_checks(specs, rules)):
        rules.checks.setdefault(check.rule.code, check)
    return rules


@dataclass(frozen=True, slots=True)
class UnitReading:
    """Files of a unit that were read, the view for rules, None if no file can be read, and unreadable files with their
    errors.
    """

    files: TableSet | None
    view: View | None
    broken: list[tuple[InputFile, ReadError]]

    @classmethod
    def of(cls, unit: Unit, files: TableSet | None, broken: list[tuple[InputFile, ReadError]]) -> UnitReading:
        """Return the reading of a unit, given the result of `Unit.read`."""
        return cls(files, None if files is None else unit.family.view(files), broken)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Results of the rules for a unit, its files and view, and unreadable files with their errors.

    `files` and `view` are None if no file can be read.
    """

    outcome: RulesOutcome
    files: TableSet | None
    view: View | None
    broken: list[tuple[InputFile, ReadError]]


def evaluate_unit(
    unit: Unit,
    options: Options,
    excluded: Collection[int] = (),
    *,
    reading: UnitReading | None = None,
) -> Evaluation:
    """Read the files of a unit, and run the selected rules of their family.

    See `Unit.read` for `excluded`; `reading` is a reading that the caller already made and continues to use.
    """
    rules = rule_set_of(unit.family.id)
    now = reading or UnitReading.of(unit, *unit.read(excluded))
    files, view, broken = now.files, now.view, now.broken
    outcome = RulesOutcome()
    if files is not None and view is not None:
        wide = replace(options, max_findings=sys.maxsize, suppress=()) if unit.base else options
        outcome = run_rules(rules.sorted_checks, view, wide, unit.where)
        _LOGGER.debug("%s: %d rules of %s ran", unit.where, len(outcome.totals), unit.family.id)
        if unit.base:
            outcome = _subtract_base(outcome, unit, options)
        if unit.is_large and reading is None:
            view = unit.family.view(files)  # without the caches of the rules
    count_structural_rules(outcome, [unit], options)
    for file, error in broken:
        add_read_error(outcome, read_error_finding(error, file), options, unit.family.id)
    if unit.twin:
        add_read_error(outcome, general_rules.twins(unit.files[0].content.path, unit.twin), options)
    return Evaluation(outcome, files, view, broken)


def count_structural_rules(outcome: RulesOutcome, units: Sequence[Unit], options: Options) -> None:
    """Count the files of units of one family as checked by the rules on reading."""
    rules = rule_set_of(units[0].family.id)
    checked = Counter(file.raw_match.format for unit in units for file in unit.files)
    for rule, cases in (
        *((check.rule, sum(checked[format] for format in check.formats)) for check in rules.structural.values()),
        (general_rules.STRUCTURE, checked.total()),
    ):
        if options.is_selected(rule.code):
            outcome.count(rule.code, cases, 0)


ALL_RULES = Options(max_findings=sys.maxsize)
"""Options for all rules, and all their findings."""


def iter_new_findings(
    findings: Iterable[Finding], old: Iterable[Any] | Mapping[Any, int], key: Callable[[Finding], Any]
) -> Iterator[Finding]:
    """Yield findings beyond old ones, by their keys: each old key hides one finding, or as many as are counted."""
    remaining = Counter(old)
    for finding in findings:
        remaining[key(finding)] -= 1
        if remaining[key(finding)] < 0:
            yield finding


def find_unmatched(
    after: Sequence[Finding], before: Sequence[Finding], *keys: Callable[[Finding], Any]
) -> tuple[list[Finding], list[Finding]]:
    """Return new findings, and gone ones: they are matched by the first key, the rest by the next one."""
    new, gone = list(after), list(before)
    for key in keys:
        new, gone = (
            list(iter_new_findings(new, map(key, gone), key)),
            list(iter_new_findings(gone, map(key, new), key)),
        )
    return new, gone


def _subtract_base(outcome: RulesOutcome, unit: Unit, options: Options) -> RulesOutcome:
    """Return results without the findings that the base has on its own.

    All findings of both are required; the result has no more than the options want.
    """
    wide = replace(options, max_findings=sys.maxsize, suppress=())
    below = evaluate_unit(Unit(unit.family, unit.base, settings=unit.settings), wide).outcome
    given_paths = {file.content.path for file in unit.files}
    base_failures = {
        (finding.code, finding.path, finding.pointer) for finding in below.findings if finding.path not in given_paths
    }
    findings, outcome.findings = outcome.findings, []
    kept: Counter[tuple[str, Severity, str]] = Counter()
    for finding in findings:
        if (finding.code, finding.path, finding.pointer) in base_failures:
            outcome.count(finding.code, 0, -1)
            outcome.failures[finding.group] -= 1
        elif (at := _find_suppression(finding, options)) is not None:
            outcome.failures[finding.group] -= 1
            outcome.suppressed[at, *finding.group] += 1
        else:
            kept[finding.group] += 1
            if kept[finding.group] <= options.max_findings:
                outcome.findings.append(finding)
    return outcome


def _find_suppression(finding: Finding, options: Options, *, by_name: bool = False) -> int | None:
    """Return the index of the suppression of a finding; with `by_name` only suppressions with its whole code match."""
    for at, suppression in enumerate(options.suppress):
        is_meant = finding.code == suppression.code if by_name else finding.code.startswith(suppression.code)
        if is_meant and suppression.covers(finding.path) and suppression.leads_to(finding.pointer):
            return at
    return None


def read_error_finding(error: ReadError, opened: InputFile) -> Finding:
    """Return the finding of an error that prevents reading a file of a known format."""
    rule = _find_structural_rule(error.code, opened.family.id)
    return replace(general_rules.finding_of(error, opened.content.path), evidence=rule.evidence)


def _find_structural_rule(code: str, family: str) -> Rule:
    """Return the rule of a read error; a general rule if the family has none."""
    check = rule_set_of(family).structural.get(code) if family else None
    return check.rule if check else general_rules.RULES.get(code, general_rules.STRUCTURE)


def add_read_error(outcome: RulesOutcome, finding: Finding, options: Options, family: str = "") -> None:
    """Add the finding of a read error; only suppressions with its whole code match."""
    rule = _find_structural_rule(finding.code, family)
    if not options.is_selected(rule.code):
        return
    rated = replace(finding, severity=options.rate_severity(rule))
    outcome.count(rule.code, 0, 1)
    if (at := _find_suppression(rated, options, by_name=True)) is not None:
        outcome.suppressed[at, *rated.group] += 1
        return
    outcome.failures[rated.group] += 1
    outcome.findings.append(rated)
