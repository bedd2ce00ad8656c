"""Asks the rules of a family of files that belong together."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from navspec.columns import TableSet
from navspec.errors import ReadError
from navspec.families import families
from navspec.family import annotations
from navspec.family.engine import Options, Outcome, run
from navspec.family.rules import RuleSet, View
from navspec.family.suspects import Failures
from navspec.inputs.file import Opened
from navspec.inputs.sets import Unit
from navspec.records import structure
from navspec.records.report import Finding, Rule


@cache
def rule_set_of(family: str) -> RuleSet:
    """The rules of a family, those that its specs declare among them."""
    rules = families()[family].rule_set()
    for check in annotations.checks([each.spec for each in families()[family].formats]):
        rules.checks.setdefault(check.rule.code, check)
    return rules


@dataclass(frozen=True, slots=True)
class Answered:
    """What the rules say to the files of a unit, what they looked at, and the files that cannot be read.

    `files` and `view` are None where no file can be read. `failures` counts, as the rules do, what the files that were given
    have to do with.
    """

    outcome: Outcome
    files: TableSet | None
    view: View | None
    broken: list[tuple[Opened, ReadError]]
    failures: Failures


def ask_unit(unit: Unit, options: Options, apart: Collection[int] = ()) -> Answered:
    """Read the files of a unit, and ask the rules of their family that are wanted; see `Unit.read` for `apart`."""
    rules = rule_set_of(unit.family.id)
    files, broken = unit.read(apart)
    outcome, view = Outcome(), None
    if files is not None:
        view = unit.family.view(files)
        wide = replace(options, max_findings=sys.maxsize) if unit.base else options
        outcome = run(rules.ordered, view, wide, unit.where)
        if unit.base:
            outcome = _without_base(outcome, unit, wide)
    asked = Counter(each.claim.format for each in unit.files)
    for rule, cases in (
        *((each.rule, sum(asked[format] for format in each.formats)) for each in rules.structural.values()),
        (structure.STRUCTURE, len(unit.files)),
    ):
        if options.wants(rule.code):
            outcome.count(rule.code, cases, 0)
    failures = _failures(outcome, unit, files)
    for each, error in broken:
        finding = unread(error, each)
        take(outcome, finding, options, unit.family.id)
        failures[finding.code, finding.severity, finding.path] += options.wants(finding.code)
    return Answered(outcome, files, view, broken, failures)


def _failures(outcome: Outcome, unit: Unit, files: TableSet | None) -> Failures:
    if unit.base:  # what the base has on its own is out of the findings, of which all are there
        return Counter((each.code, each.severity, each.path) for each in outcome.findings)
    paths = {number: tables.path for number, tables in files.files.items()} if files else {}
    return Counter(
        {
            (code, severity, paths.get(number, unit.where)): count
            for (code, severity, number), count in outcome.places.items()
        }
    )


EVERYTHING = Options(max_findings=sys.maxsize)
"""All rules, and all that they find."""


def news(findings: Iterable[Finding], known: Iterable[Any], key: Callable[[Finding], Any]) -> Iterator[Finding]:
    """Findings beyond those that are known already, by their keys, of which each stands for one."""
    left = Counter(known)
    for each in findings:
        left[key(each)] -= 1
        if left[key(each)] < 0:
            yield each


def _without_base(outcome: Outcome, unit: Unit, options: Options) -> Outcome:
    """What the rules find over given files and the base below them, without what the base has on its own: that is no news."""
    below = ask_unit(Unit(unit.family, unit.base, settings=unit.settings), options).outcome
    given = {each.content.path for each in unit.files}
    known = {(each.code, each.path, each.pointer) for each in below.findings if each.path not in given}
    found, outcome.findings = outcome.findings, []
    for each in found:
        if (each.code, each.path, each.pointer) in known:
            outcome.count(each.code, 0, -1)
            outcome.severities[each.severity] -= 1
        else:
            outcome.findings.append(each)
    return outcome


def unread(error: ReadError, opened: Opened) -> Finding:
    """The finding that keeps a file of a known format from being read."""
    rule = _structural_rule(error.code, opened.family.id)
    return replace(structure.finding_of(error, opened.content.path), evidence=rule.evidence)


def _structural_rule(code: str, family: str) -> Rule:
    """The rule that gives a read error its name; the general ones name what no family does."""
    known = rule_set_of(family).structural.get(code) if family else None
    return known.rule if known else structure.RULES.get(code, structure.STRUCTURE)


def take(outcome: Outcome, finding: Finding, options: Options, family: str = "") -> None:
    """Take in a finding that reading made."""
    rule = _structural_rule(finding.code, family)
    if not options.wants(rule.code):
        return
    severity = options.rate(rule)
    outcome.count(rule.code, 0, 1)
    outcome.severities[severity] += 1
    outcome.findings.append(replace(finding, severity=severity))
