"""Checks from paths to a report: which rules are asked of which files, and what was found."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from navspec.errors import NavspecError, closest
from navspec.families import families, iter_over_families
from navspec.family.rules.options import Options
from navspec.family.rules.runner import RulesOutcome, sort_findings
from navspec.inputs.archive import split_archive_path
from navspec.inputs.discovery import Discovery, UnreadableFile, discover
from navspec.inputs.request import Request
from navspec.operations.ask import rule_set_of, take
from navspec.operations.diagnose import causes_of, diagnose_unread, explained_by
from navspec.operations.joint import checked
from navspec.operations.suppress import suppressed_by
from navspec.operations.unit import CheckedUnit
from navspec.records import general_rules
from navspec.records.late import alone, put_off
from navspec.records.report import SEVERITIES, Input, Report, Rule


def all_rules(family: str | None = None) -> list[Rule]:
    """Rules with their texts, by code; the general ones too where no family is asked for."""
    found = [] if family else list(general_rules.RULES.values())
    for each in iter_over_families(rule_set_of) if family is None else [rule_set_of(family)]:
        found += each.rules
    return sorted(found, key=lambda rule: rule.code)


def rules_of(report: Report) -> list[Rule]:
    """The rules that a report can speak of, with their texts: the general ones, and those of the families in it."""
    asked = {input_.family for input_ in report.inputs if input_.family}
    return [*general_rules.RULES.values(), *(rule for each in sorted(asked) for rule in rule_set_of(each).rules)]


_FEW = 4
"""Rules that may be named where one does not exist."""


def check_sources(request: Request) -> Report:
    """See `navspec.check`."""
    demand(request.options)
    return check_found(discover(request), request)


def check_found(found: Discovery, request: Request, done: Iterable[CheckedUnit] | None = None) -> Report:
    """The same of files that are found already; what else is asked stands in the request.

    `done` is what checks of the units have come to, where they have been made.
    """
    options = request.options
    outcome, inputs, sets, drawings, proven = RulesOutcome(), [], [], [], []
    is_alone = len(found.units) == 1 and not found.reported
    for each in found.reported:
        inputs.append(_unread_input(each))
        cause = diagnose_unread(each)
        known = outcome.suppressed.total()
        take(outcome, replace(each.finding, cause=len(proven) if cause else None), options.for_paths([each.path]))
        proven += [cause] if cause and outcome.suppressed.total() == known else []
    if done is None:
        done = checked(found.units, options, request.jobs)
    for _, unit in zip(found.iter_units("checked"), done, strict=True):
        if proven:
            unit.outcome.findings = [
                finding if finding.cause is None else replace(finding, cause=finding.cause + len(proven))
                for finding in unit.outcome.findings
            ]
        proven += unit.proven
        if is_alone:
            outcome = unit.outcome
        else:
            outcome.add(unit.outcome)
            outcome.trim(options.max_total)
        inputs += unit.inputs
        sets += [unit.set] if unit.set else []
        drawings += [unit.drawing] if unit.drawing else []
    inputs = found.sort_records(inputs)
    causes, placed = causes_of(proven)
    tell = partial(_told, outcome, inputs, placed, options)
    waits = outcome.waits
    report = Report(
        version=request.version,
        profile=options.profile,
        inputs=tuple(inputs),
        sets=tuple(sets),
        causes=tuple(causes),
        explained=explained_by(proven),
        totals=outcome.totals,
        severities=outcome.severities,
        skipped_rules=tuple(outcome.skipped),
        suppressed=suppressed_by(options.suppress, outcome, inputs),
        drawings=tuple(drawings),
        **({} if waits else tell()),
    )
    if waits:
        put_off(report, tell, *_TOLD)
        alone(report, *inputs)
    return report


_TOLD = ("findings", "tool_errors", "unlisted")
"""What a report has of findings, which may wait until somebody looks at them."""


def _told(outcome: RulesOutcome, inputs: Sequence[Input], placed: Sequence[int], options: Options) -> dict[str, Any]:
    """What a report has of findings; `placed` are the places of their causes."""
    unreadable = [input_.path for input_ in inputs if input_.status != "read"]
    places = {each.path: number for number, each in enumerate(inputs, 1)} | {
        path: number - len(unreadable) for number, path in enumerate(unreadable)
    }
    kept, unlisted = sort_findings(outcome, places, options)
    findings = tuple(each if each.cause is None else replace(each, cause=placed[each.cause]) for each in kept)
    return dict(zip(_TOLD, (findings, tuple(outcome.errors), tuple(unlisted)), strict=True))


def demand(options: Options) -> None:
    """Raise `NavspecError` for options that name what does not exist."""
    named = [each.code for each in options.suppress]
    for asked in (options, *options.folders):
        if asked.profile not in ("default", "strict", None):
            raise NavspecError(f"there is no profile '{asked.profile}'; take default or strict")
        for code, level in asked.severity.items():
            if level not in SEVERITIES:
                raise NavspecError(f"{code}: there is no severity '{level}'; take {', '.join(SEVERITIES)}")
        named += [*(asked.select or ()), *(asked.ignore or ()), *asked.severity]
    demand_codes(named)


def demand_codes(named: Collection[str]) -> None:
    """Raise `NavspecError` for what no rule begins with."""
    for each in named:
        near = iter_over_families(partial(_codes_of, begun=each))
        if not each or not any(code.startswith(each) for some in (general_rules.RULES, *near) for code in some):
            codes = {*general_rules.RULES, *(code for some in iter_over_families(_codes_of) for code in some)}
            hint = _meant(each, codes) or closest(each, codes)
            raise NavspecError(f"no rule begins with '{each}'{hint}; `navspec rules` lists them")


def _codes_of(family: str, begun: str = "") -> Collection[str]:
    """Codes of the rules of a family, where any of them may begin so: to make the rules takes time."""
    prefix = families()[family].prefix
    return rule_set_of(family).codes if prefix.startswith(begun) or begun.startswith(prefix) else ()


def _meant(part: str, codes: Iterable[str]) -> str:
    """Rules whose codes have some text further behind, where they are few, as the end of a sentence."""
    found = [code for code in codes if part and part in code]
    return f"; did you mean {' or '.join(found)}?" if 0 < len(found) <= _FEW else ""


def _unread_input(unread: UnreadableFile) -> Input:
    """The record of a file of which nothing is read; of one that cannot be unpacked, the size of its archive counts."""
    if unread.content is not None:
        sha256 = "" if unread.content.whole else unread.content.sha256  # of a part it would be that of another file
        return Input(unread.path, unread.content.size, sha256, status=unread.status)
    place = (split_archive_path(unread.path) or (unread.path,))[0]
    return Input(unread.path, os.path.getsize(place) if os.path.isfile(place) else 0, "", status=unread.status)
