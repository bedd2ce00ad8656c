"""Checks of files: from sources to a report."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from navspec.errors import NavspecError, closest
from navspec.families import families, iter_over_families
from navspec.family.rules.options import Options
from navspec.family.rules.runner import RulesOutcome, sort_findings
from navspec.inputs.archive import split_archive_path
from navspec.inputs.discovery import Discovery, UnreadableFile, discover
from navspec.inputs.request import Request
from navspec.operations.diagnose import diagnose_unreadable, merge_causes, sum_explained
from navspec.operations.evaluation import add_read_error, rule_set_of
from navspec.operations.unit_checks import CheckedUnit, check_units
from navspec.records import general_rules
from navspec.records.report import SEVERITIES, Finding, Input, Report, Rule, Unlisted
from navspec.records.suppression import Place, Suppress, Suppressed


def all_rules(family: str | None = None) -> list[Rule]:
    """Return rules with their texts, by code; without a family also the general ones."""
    rules = [] if family else list(general_rules.RULES.values())
    for rule_set in iter_over_families(rule_set_of) if family is None else [rule_set_of(family)]:
        rules += rule_set.rules
    return sorted(rules, key=lambda rule: rule.code)


def rules_in_report(report: Report) -> list[Rule]:
    """Return the rules that a report can contain, with their texts: the general ones, and those of its families."""
    family_ids = {input_.family for input_ in report.inputs if input_.family}
    return [
        *general_rules.RULES.values(),
        *(rule for family in sorted(family_ids) for rule in rule_set_of(family).rules),
    ]


_MAX_SUGGESTIONS = 4
"""Most codes that are suggested for an unknown one."""


def check_sources(request: Request) -> Report:
    """Check files; see `navspec.check`."""
    require_options(request.options)
    return check_discovery(discover(request), request)


def check_discovery(discovery: Discovery, request: Request, done: Iterable[CheckedUnit] | None = None) -> Report:
    """Check discovered files with the options of a request.

    `done` are the results of checks of the units, if they were made already.
    """
    options = request.options
    outcome, inputs, sets, drawings, proven = RulesOutcome(), [], [], [], []
    is_alone = len(discovery.units) == 1 and not discovery.reported
    for file in discovery.reported:
        inputs.append(_unreadable_input(file))
        cause = diagnose_unreadable(file)
        num_suppressed = outcome.suppressed.total()
        add_read_error(
            outcome, replace(file.finding, cause=len(proven) if cause else None), options.for_paths([file.path])
        )
        proven += [cause] if cause and outcome.suppressed.total() == num_suppressed else []
    if done is None:
        done = check_units(discovery.units, options, request.jobs)
    for _, unit in zip(discovery.iter_units("checked"), done, strict=True):
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
    inputs = discovery.sort_records(inputs)
    causes, placed = merge_causes(proven)
    findings, unlisted = _order_findings(outcome, inputs, options)
    return Report(
        version=request.version,
        profile=options.profile,
        inputs=tuple(inputs),
        sets=tuple(sets),
        findings=tuple(
            finding if finding.cause is None else replace(finding, cause=placed[finding.cause]) for finding in findings
        ),
        causes=tuple(causes),
        explained=sum_explained(proven),
        totals=outcome.totals,
        severities=outcome.severities,
        skipped_rules=tuple(outcome.skipped),
        suppressed=summarise_suppressions(options.suppress, outcome, inputs),
        tool_errors=tuple(outcome.errors),
        unlisted=tuple(unlisted),
        drawings=tuple(drawings),
    )


def _order_findings(
    outcome: RulesOutcome, inputs: Sequence[Input], options: Options
) -> tuple[list[Finding], list[Unlisted]]:
    """Return findings in the order of a report, those of unreadable files first, and the number of those left out."""
    unreadable = [input_.path for input_ in inputs if input_.status != "read"]
    places = {input_.path: number for number, input_ in enumerate(inputs, 1)} | {
        path: number - len(unreadable) for number, path in enumerate(unreadable)
    }
    return sort_findings(outcome, places, options)


def require_options(options: Options) -> None:
    """Raise `NavspecError` for options with unknown profiles, severities or codes."""
    named = [suppression.code for suppression in options.suppress]
    for chosen in (options, *options.folders):
        if chosen.profile not in ("default", "strict", None):
            raise NavspecError(f"there is no profile '{chosen.profile}'; take default or strict")
        for code, level in chosen.severity.items():
            if level not in SEVERITIES:
                raise NavspecError(f"{code}: there is no severity '{level}'; take {', '.join(SEVERITIES)}")
        named += [*(chosen.select or ()), *(chosen.ignore or ()), *chosen.severity]
    require_codes(named)


def require_codes(named: Collection[str]) -> None:
    """Raise `NavspecError` for text with which no code of a rule begins."""
    for beginning in named:
        near = iter_over_families(partial(_codes_of, begun=beginning))
        if not beginning or not any(
            code.startswith(beginning) for family_codes in (general_rules.RULES, *near) for code in family_codes
        ):
            codes = {
                *general_rules.RULES,
                *(code for family_codes in iter_over_families(_codes_of) for code in family_codes),
            }
            hint = _suggest_codes(beginning, codes) or closest(beginning, codes)
            raise NavspecError(f"no rule begins with '{beginning}'{hint}; `navspec rules` lists them")


def _codes_of(family: str, begun: str = "") -> Collection[str]:
    """Return the codes of the rules of a family; empty if none can begin with `begun`, because making the rules takes
    time.
    """
    prefix = families()[family].prefix
    return rule_set_of(family).codes if prefix.startswith(begun) or begun.startswith(prefix) else ()


def _suggest_codes(part: str, codes: Iterable[str]) -> str:
    """Return codes that contain a text, if they are few, as the end of a sentence."""
    matches = [code for code in codes if part and part in code]
    return f"; did you mean {' or '.join(matches)}?" if 0 < len(matches) <= _MAX_SUGGESTIONS else ""


def _unreadable_input(unread: UnreadableFile) -> Input:
    """Return the record of a file that could not be read; its size is that of its archive if it could not be unpacked."""
    if unread.content is not None:
        sha256 = (
            "" if unread.content.whole else unread.content.sha256
        )  # the hash of a part would be that of another file
        return Input(unread.path, unread.content.size, sha256, status=unread.status)
    place = (split_archive_path(unread.path) or (unread.path,))[0]
    return Input(unread.path, os.path.getsize(place) if os.path.isfile(place) else 0, "", status=unread.status)


def summarise_suppressions(
    suppressions: Sequence[Suppress], outcome: RulesOutcome, inputs: Iterable[Input]
) -> tuple[Suppressed, ...]:
    """Return the record of each suppression, in their order."""
    if not suppressions:
        return ()
    places: list[dict[Place, int]] = [{} for _ in suppressions]
    for (at, code, severity, path), count in sorted(outcome.suppressed.items()):
        places[at][code, severity, path] = count
    codes = [code for code, total in outcome.totals.items() if total.cases]
    paths = [input_.path for input_ in inputs]
    return tuple(
        _summarise(suppression, own_places, codes, paths)
        for suppression, own_places in zip(suppressions, places, strict=True)
    )


def _summarise(
    suppression: Suppress, places: Mapping[Place, int], codes: Iterable[str], paths: Iterable[str]
) -> Suppressed:
    """Return the record of a suppression, given the codes of rules that ran and the paths of checked files."""
    was_asked = any(code.startswith(suppression.code) for code in codes) and any(map(suppression.covers, paths))
    count = sum(places.values())
    return Suppressed(
        suppression.code,
        suppression.path,
        suppression.pointer,
        suppression.reason,
        count,
        was_asked and not count,
        places,
    )
