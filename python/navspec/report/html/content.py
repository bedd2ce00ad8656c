"""What the templates of the page say in words, readable without a script and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from navspec.families import all_formats
from navspec.records.report import EVIDENCE, SEVERITIES, Cause, Input, Report, Severity, first
from navspec.reference.addresses import address, page_of_rules
from navspec.report import Page
from navspec.report.check import severities_of
from navspec.report.facts import progress, told, words
from navspec.report.html.data import LISTED
from navspec.report.parts import cut, standing, unasked
from navspec.report.rank import ranked
from navspec.report.sheet import number

SAMPLE = 20
"""Findings of a rule that stand on paper and where no script runs."""
CARDS = 3
"""Files of which each begins the page with its facts."""
LEADING = 5
"""Facts in the first paragraph."""


def shown(report: Report, page: Page) -> dict[str, Any]:
    """What the templates show, by name."""
    subject = _subject(report)
    rules = ranked(report, page)
    return {
        "report": report,
        "subject": subject,
        "name": PurePath(subject).name or subject,
        "standing": standing(report, page.fail_on),
        "bar": {"never": "nothing", "info": "any finding"}.get(page.fail_on, f"{page.fail_on}s"),
        "unread": list(_unread(report)),
        "lead": list(_lead(report)),
        "causes": [(cause, ", ".join(_told_counts(cause))) for cause in report.causes],
        "figures": list(_figures(report)),
        "cut": cut(report, len(first(report.findings, LISTED))),
        "rules": rules,
        "summaries": {code: rule.summary for code, rule in page.rules.items()},
        "links": {
            code: address(page_of_rules(rule.family), code, page.docs) for code, rule in page.rules.items() if page.docs
        },
        "held": sorted((code, total.cases) for code, total in report.totals.items() if not total.failed),
        "unasked": unasked(report),
        "cards": list(_cards(report)),
        "facts": list(_facts(report)),
        "counts": _counts(report),
        "evidence": EVIDENCE,
        "severities": SEVERITIES,
        "sample": SAMPLE,
    }


def _subject(report: Report) -> str:
    """What was checked, in a few words."""
    if len(report.sets) == 1 and report.sets[0].files == len(report.inputs):
        return report.sets[0].path or report.sets[0].family
    if len(report.inputs) == 1:
        return report.inputs[0].path or "one file"
    return number(len(report.inputs), "file")


def _unread(report: Report) -> Iterator[str]:
    """Files that fail without a finding at or above the bar."""
    for status, why in (("unreadable", "cannot be read"), ("unknown_format", "no format claims")):
        if count := [*report.unread.values()].count(status):
            yield f"{number(count, 'file')} that {why}"


def _told_counts(cause: Cause) -> Iterator[str]:
    for severity, count in severities_of(cause):
        if count:
            yield f"{count:,} info" if severity == "info" else number(count, severity)


def _figures(report: Report) -> Iterator[tuple[int, str, str]]:
    """Numbers at the head of the page: how many, of what, and the class of the figure."""
    for each in SEVERITIES:
        count = report.severities.get(each, 0)
        yield count, each if count == 1 or each == "info" else f"{each}s", each if count else "none"
    yield len(report.inputs), "file" if len(report.inputs) == 1 else "files", ""
    yield len(report.totals), "rules asked", ""
    yield sum(not total.failed for total in report.totals.values()), "of them hold", ""


def _lead(report: Report) -> Iterator[str]:
    """What was checked, in the words of the game."""
    titles = {format_.id: format_.title for format_ in all_formats()}
    for set_ in report.sets:
        title = next((titles[file.format] for file in report.inputs if file.family == set_.family), set_.family)
        whole = set_.files + len(set_.missing)
        many = (
            f"all {whole:,} files of a set" if not set_.missing else f"{set_.files:,} of the {whole:,} files of a set"
        )
        yield _sentence(f"{title}, {many}", set_.info)
    alone = [input_ for input_ in report.inputs if input_.info]
    if len(alone) == 1:
        yield _sentence(f"{titles[alone[0].format]}, {alone[0].variant}", alone[0].info)
    elif alone:
        kinds = sorted({titles[each.format] for each in alone})
        yield f"{number(len(alone), 'single file')}: {', '.join(kinds)}."


def _sentence(what: str, info: Mapping[str, Any]) -> str:
    numbers = {key: value for key, value in info.items() if type(value) is int}
    first = [f"{value:,} {words(key)}" for key, value in list(numbers.items())[:LEADING]]
    return f"{what}{': ' if first else ''}{', '.join(first)}."


def _facts(report: Report) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Facts of every set and file that has some, each with its name."""
    for set_ in report.sets:
        missing = [("not here", ", ".join(set_.missing))] if set_.missing else []
        yield set_.path or set_.family, [*_told(set_.info), *missing]
    for input_ in report.inputs:
        if input_.info and not _has_card(report, input_):
            yield input_.path, _told(input_.info)


@dataclass(frozen=True, slots=True)
class Card:
    """What a file that somebody has got on with says of that: names and facts; and how much of what is done, in percent."""

    path: str
    facts: list[tuple[str, str]]
    done: list[tuple[str, str, float]]


def _has_card(report: Report, each: Input) -> bool:
    """Whether a file begins the page: one of a few that tell how much is done."""
    return len(report.inputs) <= CARDS and any(map(progress, each.info.values()))


def _cards(report: Report) -> Iterator[Card]:
    for input_ in report.inputs:
        if _has_card(report, input_):
            done = [
                (f"{words(key)} {name}", *found)
                for key, value in input_.info.items()
                for name, found in progress(value).items()
            ]
            rest = {key: value for key, value in input_.info.items() if not progress(value)}
            yield Card(input_.path, _told(rest), done)


def _told(info: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [(words(key), told(value)) for key, value in info.items()]


def _counts(report: Report) -> dict[str, dict[Severity, int]]:
    """How many findings of each severity every file has."""
    found: dict[str, dict[Severity, int]] = {input_.path: dict.fromkeys(SEVERITIES, 0) for input_ in report.inputs}
    for (_, severity, path), count in report.tally.items():
        if path in found:
            found[path][severity] += count
    return found
