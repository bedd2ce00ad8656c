"""Checks from paths to a report: which rules are asked of which files, and what was found."""

from __future__ import annotations

import hashlib
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from navspec.columns import TableSet
from navspec.errors import NavspecError, ReadError
from navspec.families import families, from_all
from navspec.family import annotations
from navspec.family.engine import Options, Outcome, finish, run
from navspec.family.rules import RuleSet, View
from navspec.inputs.archive import split
from navspec.inputs.file import Opened
from navspec.inputs.request import Request
from navspec.inputs.sets import Unit, find
from navspec.inputs.source import Content
from navspec.records import structure
from navspec.records.drawing import Drawing
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


_FEW = 4
"""Rules that may be named where one does not exist."""


def check_sources(request: Request) -> Report:
    """See `navspec.check`."""
    options, progress = request.options, request.progress
    demand(options)
    found = find(request)
    outcome, inputs, sets, drawings = Outcome(), [], [], []
    for content, error in found.unknown:
        inputs.append(_input(content, status="unknown_format"))
        _take(outcome, structure.finding_of(error, content.path), options)
    for error in found.unread:
        inputs.append(_unread_input(error.path))
        _take(outcome, structure.finding_of(error, error.path), options)
    done = 0
    for unit, (part, unit_inputs, unit_set, drawing) in zip(
        found.units, _checked(found.units, options, request.jobs), strict=True
    ):
        outcome.add(part)
        inputs += unit_inputs
        sets += [unit_set] if unit_set else []
        drawings += [drawing] if drawing else []
        done += len(unit.files)
        if progress:
            progress("checked", done, found.files)
    place = found.places
    findings, truncated = finish(outcome, place, options)
    return Report(
        version=request.version,
        profile=options.profile,
        inputs=tuple(sorted(inputs, key=lambda each: place.get(each.path, 0))),
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
    if options.max_findings < 0:
        raise NavspecError(f"{options.max_findings} findings cannot be kept; take 0 or more")
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


def _checked(units: list[Unit], options: Options, jobs: int) -> Iterable[Checked]:
    """Every unit, one after the other or in several processes."""
    if jobs > 1 and len(units) > 1:
        quiet = (signal.SIGINT, signal.SIG_IGN)  # the parent answers an interrupt
        with ProcessPoolExecutor(min(jobs, len(units)), initializer=signal.signal, initargs=quiet) as pool:
            yield from pool.map(_check_again, [_portable(unit) for unit in units], [options] * len(units))
    else:
        for unit in units:
            yield _check_unit(unit, options)


Portable = tuple[str, str, list[Any], list[Any], Mapping[str, Any]]


def _portable(unit: Unit) -> Portable:
    return (
        unit.family.id,
        unit.path,
        [(e.content, e.claim) for e in unit.files],
        [(e.content, e.claim) for e in unit.base],
        unit.settings,
    )


def _check_again(portable: Portable, options: Options) -> Checked:
    """A unit that came from another process."""
    family_id, path, files, base, settings = portable
    family = families()[family_id]
    opened = [[Opened(content, family, claim) for content, claim in each] for each in (files, base)]
    return _check_unit(Unit(family, opened[0], path, opened[1], settings), options)


def _check_unit(unit: Unit, options: Options) -> Checked:
    hashes = {id(each): hashlib.sha256(each.content.data).hexdigest() for each in unit.files}
    answered = ask_unit(unit, options)
    files, broken = answered.files, answered.broken
    drawing = None
    if answered.view is not None and files is not None and options.drawings and unit.family.draw:
        paths = tuple(tables.path for tables in files.files.values())
        drawing = replace(unit.family.draw(answered.view), path=unit.where, files=paths)
    described = _set_input(unit, files)
    bad = {id(each) for each, _ in broken}
    # Files of a set are described by the set: their own facts are what `info` is for.
    facts: dict[str, Any] = {}
    if described is None and files is not None and id(unit.files[0]) not in bad:
        facts = unit.family.info(_alone(files, unit.number(unit.files[0])))
    inputs = [
        _input(each.content, each, hashes[id(each)], "unreadable" if id(each) in bad else "read", facts)
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
    outcome = Outcome()
    asked = Counter(each.claim.format for each in unit.files)
    for rule, cases in (
        *((each.rule, sum(asked[format] for format in each.formats)) for each in rules.structural.values()),
        (structure.STRUCTURE, len(unit.files)),
    ):
        if options.wants(rule.code):
            outcome.count(rule.code, cases, 0)
    for each, error in broken:
        _take(outcome, unread(error, each), options, unit.family.id)
    view = None
    if files is not None:
        view = rules.view(files)
        ask = partial(_over_base, unit) if unit.base else _asked
        outcome.add(ask(rules, view, options, unit.where))
    return Answered(outcome, files, view, broken)


def _asked(rules: RuleSet, view: View, options: Options, where: str) -> Outcome:
    return run(rules.ordered, view, options, where)


def _over_base(unit: Unit, rules: RuleSet, view: View, options: Options, where: str) -> Outcome:
    """The rules over given files and the base below them; what the base has on its own is no news and left out."""
    everything = replace(options, max_findings=sys.maxsize)
    outcome = _asked(rules, view, everything, where)
    below, _ = Unit(unit.family, unit.base, settings=unit.settings).read()
    before = _asked(rules, rules.view(below), everything, where).findings if below is not None else []
    given = {each.content.path for each in unit.files}
    known = {(each.code, each.path, each.pointer) for each in before if each.path not in given}
    news = [each for each in outcome.findings if (each.code, each.path, each.pointer) not in known]
    for each in outcome.findings:
        if (each.code, each.path, each.pointer) in known:
            outcome.count(each.code, 0, -1)
            outcome.severities[each.severity] -= 1
    outcome.findings = news
    return outcome


def _alone(files: TableSet, number: int) -> TableSet:
    """One file of a set."""
    return TableSet({number: files.files[number]}, key=files.key, members=files.members, settings=files.settings)


def _set_input(unit: Unit, files: TableSet | None) -> SetInput | None:
    sets = unit.family.sets
    if sets is None or files is None or (not unit.path and len(unit.files) == 1):
        return None
    there = {unit.number(each) for each in unit.files}
    absent = (number for number in range(files.members) if number not in there)
    missing = tuple(map(sets.name, absent)) if unit.path else ()
    path = unit.path or unit.files[0].content.folder
    return SetInput(path, unit.family.id, len(unit.files), missing, unit.family.info(files))


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


def _input(
    content: Content,
    opened: Opened | None = None,
    sha256: str = "",
    status: Any = "read",
    info: dict[str, Any] | None = None,
) -> Input:
    return Input(
        path=content.path,
        size=content.size,
        sha256=sha256 or hashlib.sha256(content.data).hexdigest(),
        format=opened.match.format if opened else "",
        family=opened.family.id if opened else "",
        variant=opened.match.variant if opened else "",
        status=status,
        info=info or {},
    )


def _unread_input(path: str) -> Input:
    """The record of a file that is too large to be read at once; of one that cannot be unpacked, its archive counts."""
    with open((split(path) or (path,))[0], "rb") as file:
        return Input(
            path, os.fstat(file.fileno()).st_size, hashlib.file_digest(file, "sha256").hexdigest(), status="unreadable"
        )


def describe(request: Request, unread: list[ReadError] | None) -> dict[str, Any]:
    """See `navspec.info`."""
    found = find(request)
    errors: list[ReadError] = [*(error for _, error in found.unknown), *found.unread]
    files, sets = [], []
    for unit in found.units:
        table_set, broken = unit.read()
        errors += [error for _, error in broken]
        bad = {id(each) for each, _ in broken}
        for each in unit.files:
            if table_set is None or id(each) in bad:
                continue
            record = _input(each.content, each, info=unit.family.info(_alone(table_set, unit.number(each)))).to_dict()
            files.append({key: record[key] for key in ("path", "format", "family", "variant", "size", "info")})
        described = _set_input(unit, table_set)
        sets += [described.to_dict()] if described else []
    if errors and unread is None:
        raise errors[0]
    if unread is not None:
        unread += errors
    return {"files": files, "sets": sets}
