"""Checks from paths to a report: which rules are asked of which files, and what was found."""

from __future__ import annotations

import copyreg
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from navspec.columns import TableSet
from navspec.errors import NavspecError, ReadError
from navspec.families import families, from_all
from navspec.family import annotations
from navspec.family.contract import Family
from navspec.family.engine import Options, Outcome, finish, run
from navspec.family.rules import RuleSet, View
from navspec.inputs.archive import split
from navspec.inputs.file import Opened
from navspec.inputs.request import Request
from navspec.inputs.sets import Unit, Unread, find
from navspec.operations.processes import spread
from navspec.records import structure
from navspec.records.drawing import Drawing
from navspec.records.facts import Facts, FileFacts
from navspec.records.report import SEVERITIES, Finding, Input, Report, Rule, SetInput


@cache
def rule_set_of(family: str) -> RuleSet:
    """The rules of a family, those that its specs declare among them."""
    rules = families()[family].rule_set()
    for check in annotations.checks([each.spec for each in families()[family].formats]):
        rules.checks.setdefault(check.rule.code, check)
    return rules


def all_rules(family: str | None = None) -> list[Rule]:
    """Rules with their texts, by code; the general ones too where no family is asked for."""
    found = [] if family else list(structure.RULES.values())
    for each in from_all(rule_set_of) if family is None else [rule_set_of(family)]:
        found += each.rules
    return sorted(found, key=lambda rule: rule.code)


def rules_of(report: Report) -> list[Rule]:
    """The rules that a report can speak of, with their texts: the general ones, and those of the families in it."""
    asked = {each.family for each in report.inputs if each.family}
    return [*structure.RULES.values(), *(rule for each in sorted(asked) for rule in rule_set_of(each).rules)]


_FEW = 4
"""Rules that may be named where one does not exist."""


def check_sources(request: Request) -> Report:
    """See `navspec.check`."""
    options = request.options
    demand(options)
    found = find(request)
    outcome, inputs, sets, drawings = Outcome(), [], [], []
    for each in found.unread:
        inputs.append(_unread_input(each))
        _take(outcome, each.finding, options)
    checked = spread(partial(_check_unit, options=options), found.units, min(request.jobs, len(found.units)))
    for _, (part, unit_inputs, unit_set, drawing) in zip(found.walk("checked"), checked, strict=True):
        outcome.add(part)
        inputs += unit_inputs
        sets += [unit_set] if unit_set else []
        drawings += [drawing] if drawing else []
    inputs = found.in_order(inputs)
    place = {each.path: number for number, each in enumerate(inputs)}
    findings, truncated = finish(outcome, place, options)
    return Report(
        version=request.version,
        profile=options.profile,
        inputs=tuple(inputs),
        sets=tuple(sets),
        findings=tuple(findings),
        totals=outcome.totals,
        severities=outcome.severities,
        skipped_rules=tuple(outcome.skipped),
        tool_errors=tuple(outcome.errors),
        truncated=truncated,
        drawings=tuple(drawings),
    )


def demand(options: Options) -> None:
    """Raise `NavspecError` for options that name what does not exist."""
    if options.profile not in ("default", "strict"):
        raise NavspecError(f"there is no profile '{options.profile}'; take default or strict")
    for code, level in options.severity.items():
        if level not in SEVERITIES:
            raise NavspecError(f"{code}: there is no severity '{level}'; take {', '.join(SEVERITIES)}")
    named = (*options.select, *options.ignore, *options.severity)
    known = from_all(rule_set_of) if named else ()
    codes = {*structure.RULES, *(code for each in known for code in each.codes)}
    for each in named:
        if not each or not any(code.startswith(each) for code in codes):
            raise NavspecError(f"no rule begins with '{each}'{_meant(each, codes)}; `navspec rules` lists them")


def _meant(part: str, codes: Iterable[str]) -> str:
    """Rules whose codes have some text further behind, where they are few, as the end of a sentence."""
    found = [code for code in codes if part and part in code]
    return f"; did you mean {' or '.join(found)}?" if 0 < len(found) <= _FEW else ""


Checked = tuple[Outcome, list[Input], SetInput | None, Drawing | None]


def _family(family_id: str) -> Family:
    return families()[family_id]


copyreg.pickle(Family, lambda family: (_family, (family.id,)))  # its functions do not go from process to process


def _check_unit(unit: Unit, options: Options) -> Checked:
    hashes = {id(each): each.content.sha256 for each in unit.files}
    answered = ask_unit(unit, options)
    files, broken = answered.files, answered.broken
    drawing = None
    if answered.view is not None and files is not None and options.drawings and unit.family.draw:
        paths = tuple(tables.path for tables in files.files.values())
        drawing = replace(unit.family.draw(answered.view), path=unit.where, files=paths)
    described = _set_input(unit, answered.view)
    bad = {id(each) for each, _ in broken}
    # Files of a set are described by the set: their own facts are what `info` is for.
    facts: dict[str, Any] = {}
    if described is None and answered.view is not None and id(unit.files[0]) not in bad:
        facts = _facts(unit, answered.view, unit.files[0])
    inputs = [
        Input(
            each.content.path,
            each.content.size,
            hashes[id(each)],
            each.match.format,
            unit.family.id,
            each.match.variant,
            "unreadable" if id(each) in bad else "read",
            facts,
        )
        for each in unit.files
    ]
    return answered.outcome, inputs, described, drawing


@dataclass(frozen=True, slots=True)
class Answered:
    """What the rules say to the files of a unit, what they looked at, and the files that cannot be read.

    `files` and `view` are None where no file can be read.
    """

    outcome: Outcome
    files: TableSet | None
    view: View | None
    broken: list[tuple[Opened, ReadError]]


def ask_unit(unit: Unit, options: Options) -> Answered:
    """Read the files of a unit, and ask the rules of their family that are wanted."""
    rules = rule_set_of(unit.family.id)
    files, broken = unit.read()
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
    for each, error in broken:
        _take(outcome, unread(error, each), options, unit.family.id)
    if unit.twin:
        _take(outcome, structure.twins(unit.files[0].content.path, unit.twin), options)
    return Answered(outcome, files, view, broken)


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


def _facts(unit: Unit, view: View, opened: Opened) -> dict[str, Any]:
    """What the family tells of one file of a set."""
    files, number = view.files, unit.number(opened)
    if len(files.files) > 1:
        alone = TableSet({number: files.files[number]}, key=files.key, members=files.members, settings=files.settings)
        view = unit.family.view(alone)
    return unit.family.info(view)


def _set_input(unit: Unit, view: View | None) -> SetInput | None:
    sets = unit.family.sets
    if sets is None or view is None or (not unit.path and len(unit.files) == 1):
        return None
    there = {unit.number(each) for each in unit.files}
    absent = (number for number in range(view.files.members) if number not in there)
    missing = tuple(map(sets.name, absent)) if unit.path else ()
    path = unit.path or unit.files[0].content.folder
    return SetInput(path, unit.family.id, len(unit.files), missing, unit.family.info(view))


def unread(error: ReadError, opened: Opened) -> Finding:
    """The finding that keeps a file of a known format from being read."""
    rule = _structural_rule(error.code, opened.family.id)
    return replace(structure.finding_of(error, opened.content.path), evidence=rule.evidence)


def _structural_rule(code: str, family: str) -> Rule:
    """The rule that gives a read error its name; the general ones name what no family does."""
    known = rule_set_of(family).structural.get(code) if family else None
    return known.rule if known else structure.RULES.get(code, structure.STRUCTURE)


def _take(outcome: Outcome, finding: Finding, options: Options, family: str = "") -> None:
    """Take in a finding that reading made."""
    rule = _structural_rule(finding.code, family)
    if not options.wants(rule.code):
        return
    severity = options.rate(rule)
    outcome.count(rule.code, 0, 1)
    outcome.severities[severity] += 1
    outcome.findings.append(replace(finding, severity=severity))


def _unread_input(unread: Unread) -> Input:
    """The record of a file of which nothing is read; of one that cannot be unpacked, the size of its archive counts."""
    if unread.content is not None:
        return Input(unread.path, unread.content.size, unread.content.sha256, status=unread.status)
    place = (split(unread.path) or (unread.path,))[0]
    return Input(unread.path, os.path.getsize(place) if os.path.isfile(place) else 0, "", status=unread.status)


def describe(request: Request, unread: list[ReadError] | None) -> Facts:
    """See `navspec.info`."""
    found = find(request)
    errors = [each.error for each in found.unread]
    files, sets = [], []
    for unit in found.walk("described"):
        described, its_files, its_errors = _described(unit)
        files += its_files
        errors += its_errors
        sets += [described] if described else []
    if errors and unread is None:
        raise errors[0]
    if unread is not None:
        unread += errors
    return Facts(tuple(files), tuple(sets), tuple(errors))


def _described(unit: Unit) -> tuple[SetInput | None, list[FileFacts], list[ReadError]]:
    """What is told of a unit and of its files, and what keeps some from being read."""
    table_set, broken = unit.read()
    bad = {id(each) for each, _ in broken}
    view = None if table_set is None else unit.family.view(table_set)
    files: list[FileFacts] = []
    for each in unit.files:
        if view is None or id(each) in bad:
            continue
        known = each.content.path, each.match.format, unit.family.id, each.match.variant, each.content.size
        files.append(FileFacts(*known, _facts(unit, view, each)))
    return _set_input(unit, view), files, [error for _, error in broken]
