"""Values of the page templates: text that is readable without a script and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from navspec.families import all_formats
from navspec.records.report import EVIDENCE, SEVERITIES, Cause, Input, Report, Severity, keep_first
from navspec.reference.addresses import page_address, page_of_rules
from navspec.report import RenderOptions
from navspec.report.check_summary import (
    RankedRule,
    explained_counts,
    group_skipped_checks,
    outcome_of,
    rank_rules,
    truncation_notice,
)
from navspec.report.facts import format_key, format_value, progress_of
from navspec.report.html.data import LISTED
from navspec.report.locations import shorten_paths
from navspec.report.sheet import format_count

SAMPLE = 20
"""Findings of a rule that are shown on paper and in browsers without a script."""
CARDS = 3
"""Files whose facts are shown at the top of the page."""
WORST = 5
"""Rules and files in the tables at the top of the page."""
LEADING = 5
"""Facts in the first paragraph."""


def template_values(report: Report, options: RenderOptions) -> dict[str, Any]:
    """Return the variables of the templates, by name."""
    subject = _subject(report)
    rules = rank_rules(report, options)
    return {
        "report": report,
        "subject": subject,
        "name": PurePath(subject).name or subject,
        "outcome": outcome_of(report, options.fail_on),
        "bar": {"never": "nothing", "info": "any finding"}.get(options.fail_on, f"{options.fail_on}s"),
        "unread": list(_iter_unread(report)),
        "lead": list(_iter_lead(report)),
        "causes": [(cause, ", ".join(_count_texts(cause))) for cause in report.causes],
        "figures": list(_iter_figures(report)),
        "cut": truncation_notice(report, len(keep_first(report.findings, LISTED))),
        "rules": rules,
        "worst_rules": list(_iter_worst_rules(report, rules)),
        "worst_files": list(_iter_worst_files(report)),
        "summaries": {code: rule.summary for code, rule in options.rules.items()},
        "links": {
            code: page_address(page_of_rules(rule.family), code, options.docs)
            for code, rule in options.rules.items()
            if options.docs
        },
        "passed_rules": sorted((code, total.cases) for code, total in report.totals.items() if not total.failed),
        "skipped_checks": group_skipped_checks(report),
        "cards": list(_iter_cards(report)),
        "facts": list(_iter_facts(report)),
        "counts": _count_findings(report),
        "evidence": EVIDENCE,
        "severities": SEVERITIES,
        "sample": SAMPLE,
    }


def _subject(report: Report) -> str:
    """Return the subject of the report in a few words."""
    if len(report.sets) == 1 and report.sets[0].files == len(report.inputs):
        return report.sets[0].path or report.sets[0].family
    if len(report.inputs) == 1:
        return report.inputs[0].path or "one file"
    return format_count(len(report.inputs), "file")


def _iter_unread(report: Report) -> Iterator[str]:
    """Yield text about files that fail without a finding at or above the failing severity."""
    for status, why in (("unreadable", "cannot be read"), ("unknown_format", "no format claims")):
        if count := [*report.unread.values()].count(status):
            yield f"{format_count(count, 'file')} that {why}"


def _count_texts(cause: Cause) -> Iterator[str]:
    for severity, count in explained_counts(cause):
        if count:
            yield f"{count:,} info" if severity == "info" else format_count(count, severity)


def _iter_figures(report: Report) -> Iterator[tuple[int, str, str]]:
    """Yield the numbers at the top of the page: count, noun, and CSS class."""
    for severity in SEVERITIES:
        count = report.severities.get(severity, 0)
        yield count, severity if count == 1 or severity == "info" else f"{severity}s", severity if count else "none"
    yield len(report.inputs), "file" if len(report.inputs) == 1 else "files", ""
    yield len(report.totals), "rules run", ""
    yield sum(not total.failed for total in report.totals.values()), "of them pass", ""


def _iter_worst_rules(report: Report, rules: Sequence[RankedRule]) -> Iterator[tuple[RankedRule, int, int]]:
    """Yield the first of the ranked rules with the numbers of their findings and of files that have some."""
    counts: dict[str, list[int]] = {}
    for (code, _, _), count in report.tally.items():
        counts.setdefault(code, []).append(count)
    for ranked in rules[:WORST]:
        numbers = counts.get(ranked.rule.code, [])
        yield ranked, sum(numbers), len(numbers)


def _iter_worst_files(report: Report) -> Iterator[tuple[str, dict[Severity, int]]]:
    """Yield the short names of the files with the most findings, the worst first; none for a single file."""
    counts = {path: of for path, of in _count_findings(report).items() if any(of.values())}
    worst = sorted(counts, key=lambda path: ([-counts[path][severity] for severity in SEVERITIES], path))[:WORST]
    if len(report.inputs) > 1:
        for path, name in zip(worst, shorten_paths(worst), strict=True):
            yield name, counts[path]


def _iter_lead(report: Report) -> Iterator[str]:
    """Yield sentences about the checked files, in the words of the game."""
    titles = {format_.id: format_.title for format_ in all_formats()}
    for set_ in report.sets:
        title = next((titles[file.format] for file in report.inputs if file.family == set_.family), set_.family)
        whole = set_.files + len(set_.missing)
        many = (
            f"all {whole:,} files of a set" if not set_.missing else f"{set_.files:,} of the {whole:,} files of a set"
        )
        yield _sentence(f"{title}, {many}", set_.info)
    single_files = [input_ for input_ in report.inputs if input_.info]
    if len(single_files) == 1:
        yield _sentence(f"{titles[single_files[0].format]}, {single_files[0].variant}", single_files[0].info)
    elif single_files:
        kinds = sorted({titles[file.format] for file in single_files})
        yield f"{format_count(len(single_files), 'single file')}: {', '.join(kinds)}."


def _sentence(what: str, info: Mapping[str, Any]) -> str:
    numbers = {key: value for key, value in info.items() if type(value) is int}
    shown = [f"{value:,} {format_key(key)}" for key, value in list(numbers.items())[:LEADING]]
    return f"{what}{': ' if shown else ''}{', '.join(shown)}."


def _iter_facts(report: Report) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield the path and facts of every set and file that has facts."""
    for set_ in report.sets:
        missing = [("not here", ", ".join(set_.missing))] if set_.missing else []
        yield set_.path or set_.family, [*_format_facts(set_.info), *missing]
    for input_ in report.inputs:
        if input_.info and not _has_card(report, input_):
            yield input_.path, _format_facts(input_.info)


@dataclass(frozen=True, slots=True)
class Card:
    """A file that records progress of a player.

    - path: Path of the file.
    - facts: Names and facts.
    - done: Names, texts and percentages of progress.
    """

    path: str
    facts: list[tuple[str, str]]
    done: list[tuple[str, str, float]]


def _has_card(report: Report, input_: Input) -> bool:
    """Return whether a file has a card: it is one of a few, and records progress."""
    return len(report.inputs) <= CARDS and any(map(progress_of, input_.info.values()))


def _iter_cards(report: Report) -> Iterator[Card]:
    for input_ in report.inputs:
        if _has_card(report, input_):
            done = [
                (f"{format_key(key)} {name}", *text_and_percent)
                for key, value in input_.info.items()
                for name, text_and_percent in progress_of(value).items()
            ]
            rest = {key: value for key, value in input_.info.items() if not progress_of(value)}
            yield Card(input_.path, _format_facts(rest), done)


def _format_facts(info: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(format_key(key), format_value(value)) for key, value in info.items()]


def _count_findings(report: Report) -> dict[str, dict[Severity, int]]:
    """Return the number of findings of every file by severity."""
    counts: dict[str, dict[Severity, int]] = {input_.path: dict.fromkeys(SEVERITIES, 0) for input_ in report.inputs}
    for (_, severity, path), count in report.tally.items():
        if path in counts:
            counts[path][severity] += count
    return counts
