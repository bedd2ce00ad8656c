"""Asks the rules of a family of files that belong together."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from navspec.columns import TableSet
from navspec.errors import ReadError
from navspec.families import families
from navspec.family.rules.declared import build_declared_checks
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import RuleSet, View
from navspec.family.rules.runner import RulesOutcome, run_rules
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile
from navspec.records import general_rules
from navspec.records.report import Finding, Rule, Severity


@cache
def rule_set_of(family: str) -> RuleSet:
    """The rules of a family, those that its specs declare among them."""
    rules = families()[family].rule_set()
    for check in build_declared_checks([format_.spec for format_ in families()[family].formats]):
        rules.checks.setdefault(check.rule.code, check)
    return rules


@dataclass(frozen=True, slots=True)
class UnitReading:
    """The files of a unit as they were read: what rules look at, None where nothing can be read, and the files that cannot."""

    files: TableSet | None
    view: View | None
    broken: list[tuple[InputFile, ReadError]]

    @classmethod
    def of(cls, unit: Unit, files: TableSet | None, broken: list[tuple[InputFile, ReadError]]) -> UnitReading:
        """What `Unit.read` gave."""
        return cls(files, None if files is None else unit.family.view(files), broken)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What the rules say to the files of a unit, what they looked at, and the files that cannot be read.

    `files` and `view` are None where no file can be read.
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
    may_wait: bool = False,
) -> Evaluation:
    """Read the files of a unit, and ask the rules of their family that are wanted.

    See `Unit.read` for `apart`; `reading` is of somebody who has read them already, and goes on with it. Findings of a single
    file `may_wait` until somebody looks at them, where nobody else changes what was read of it.
    """
    rules = rule_set_of(unit.family.id)
    now = reading or UnitReading.of(unit, *unit.read(excluded))
    files, view, broken = now.files, now.view, now.broken
    outcome = RulesOutcome()
    if files is not None and view is not None:
        wide = replace(options, max_findings=sys.maxsize, suppress=()) if unit.base else options
        waits = may_wait and len(unit.files) == 1 and not unit.base and not unit.is_large
        outcome = run_rules(
            rules.sorted_checks, view, wide, unit.where, again=partial(unit.family.view, files) if waits else None
        )
        if unit.base:
            outcome = _subtract_base(outcome, unit, options)
        if unit.is_large and reading is None:
            view = unit.family.view(files)  # without all that the rules worked out
    count_structural_rules(outcome, [unit], options)
    for file, error in broken:
        add_read_error(outcome, read_error_finding(error, file), options, unit.family.id)
    if unit.twin:
        add_read_error(outcome, general_rules.twins(unit.files[0].content.path, unit.twin), options)
    return Evaluation(outcome, files, view, broken)


def count_structural_rules(outcome: RulesOutcome, units: Sequence[Unit], options: Options) -> None:
    """Count the files of units of one family for the rules that reading asks of them."""
    rules = rule_set_of(units[0].family.id)
    checked = Counter(file.raw_match.format for unit in units for file in unit.files)
    for rule, cases in (
        *((check.rule, sum(checked[format] for format in check.formats)) for check in rules.structural.values()),
        (general_rules.STRUCTURE, checked.total()),
    ):
        if options.is_selected(rule.code):
            outcome.count(rule.code, cases, 0)


ALL_RULES = Options(max_findings=sys.maxsize)
"""All rules, and all that they find."""


def iter_new_findings(
    findings: Iterable[Finding], old: Iterable[Any] | Mapping[Any, int], key: Callable[[Finding], Any]
) -> Iterator[Finding]:
    """Findings beyond those that are known already, by their keys: each stands for one, or for as many as are counted."""
    remaining = Counter(old)
    for finding in findings:
        remaining[key(finding)] -= 1
        if remaining[key(finding)] < 0:
            yield finding


def _subtract_base(outcome: RulesOutcome, unit: Unit, options: Options) -> RulesOutcome:
    """What the rules find over given files and the base below them, without what the base has on its own: that is no news.

    All findings of both have to be there; no more are kept than the options want.
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
    """The number of what suppresses a finding; with `by_name` only what has its whole code does."""
    for at, suppression in enumerate(options.suppress):
        is_meant = finding.code == suppression.code if by_name else finding.code.startswith(suppression.code)
        if is_meant and suppression.covers(finding.path) and suppression.leads_to(finding.pointer):
            return at
    return None


def read_error_finding(error: ReadError, opened: InputFile) -> Finding:
    """The finding that keeps a file of a known format from being read."""
    rule = _find_structural_rule(error.code, opened.family.id)
    return replace(general_rules.finding_of(error, opened.content.path), evidence=rule.evidence)


def _find_structural_rule(code: str, family: str) -> Rule:
    """The rule that gives a read error its name; the general ones name what no family does."""
    check = rule_set_of(family).structural.get(code) if family else None
    return check.rule if check else general_rules.RULES.get(code, general_rules.STRUCTURE)


def add_read_error(outcome: RulesOutcome, finding: Finding, options: Options, family: str = "") -> None:
    """Take in a finding that reading made; only what names its whole code suppresses it."""
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
