"""Runs rules over a set of files and turns their answers into findings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import repeat
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.family.rules import Answer, Array, Check, View
from navspec.records.report import SEVERITIES, Finding, Position, Related, Rule, Severity, Skipped, Total

WHOLE_SET = -2
"""Stands for the number of a file where a rule fails for a set as a whole."""


@dataclass(frozen=True, slots=True)
class Options:
    """Which rules run, how severe they are, and how many findings are kept.

    `select` and `ignore` are codes or beginnings of codes; `severity` sets codes or beginnings of codes, the
    longest one counts; the profile `strict` raises every
    rule that unmodified files pass completely. `drawings` asks for the maps of what is checked.
    """

    profile: str = "default"
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: Mapping[str, Severity] = field(default_factory=dict)
    max_findings: int = 10_000
    drawings: bool = False

    def wants(self, code: str) -> bool:
        """Whether a rule runs."""
        return (not self.select or code.startswith(self.select)) and not code.startswith(self.ignore)

    def rate(self, rule: Rule, severity: Severity | None = None) -> Severity:
        """How severe a finding of a rule is."""
        chosen = [code for code in self.severity if rule.code.startswith(code)]
        if chosen:
            return self.severity[max(chosen, key=len)]
        found = severity or rule.severities[0]
        if self.profile == "strict" and rule.unmodified == "clean":
            return SEVERITIES[max(0, SEVERITIES.index(found) - 1)]
        return found


@dataclass(slots=True)
class Outcome:
    """What the rules had to say of one set, or of all of them.

    `places` counts failures by code, severity and number of the file; those of a whole set have the number `WHOLE_SET`.
    """

    findings: list[Finding] = field(default_factory=list)
    totals: dict[str, Total] = field(default_factory=dict)
    severities: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(SEVERITIES, 0)))
    skipped: list[Skipped] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    places: Counter[tuple[str, Severity, int]] = field(default_factory=Counter)

    def add(self, other: Outcome) -> None:
        """Take over what another set gave."""
        self.findings += other.findings
        self.skipped += other.skipped
        self.errors += other.errors
        self.severities.update(other.severities)
        self.places.update(other.places)
        for code, total in other.totals.items():
            self.count(code, total.cases, total.failed)

    def count(self, code: str, cases: int, failed: int) -> None:
        """Add to the totals of a rule."""
        total = self.totals.get(code) or self.totals.setdefault(code, Total())
        total.cases += cases
        total.failed += failed


def run(checks: Iterable[Check], view: View, options: Options, skipped_where: str) -> Outcome:
    """Ask every rule that is wanted.

    Parameters
    ----------
    checks : iterable of Check
        The rules.
    view : View
        What they look at.
    options : Options
        Which of them, and how severe.
    skipped_where : str
        Path that skipped rules are listed under.
    """
    outcome = Outcome()
    files = view.files
    nameless = int(files.numbers.min(initial=0)) < 0
    for check in checks:
        if not options.wants(check.rule.code):
            continue
        if check.needs_number and nameless:
            reason = f"the number of the {files.key} is not known, because the file has no name that tells it"
            outcome.skipped.append(Skipped(check.rule.code, skipped_where, reason))
            continue
        cases = failed = 0
        try:
            for answer in check.run(view):
                cases += answer.cases
                if answer.not_asked:
                    outcome.skipped.append(Skipped(check.rule.code, skipped_where, answer.reason, answer.not_asked))
                if len(answer.rows):
                    failed += len(answer.rows)
                    _take(outcome, check.rule, answer, view, options)
        except Exception as error:  # noqa: BLE001 - a fault of one rule must not cost the report of the others
            outcome.errors.append(f"{check.rule.code}, {skipped_where}: {type(error).__name__}: {error}")
        outcome.totals[check.rule.code] = Total(cases, failed)
    return outcome


def _take(outcome: Outcome, rule: Rule, answer: Answer, view: View, options: Options) -> None:
    severity = options.rate(rule, answer.severity)
    outcome.severities[severity] += len(answer.rows)
    index = view.files.file_of(answer.table, answer.rows) if answer.table else answer.rows
    for at, count in Counter(index.tolist()).items():
        outcome.places[rule.code, severity, WHOLE_SET if at < 0 else int(view.files.numbers[at])] += count
    kept = slice(0, max(0, options.max_findings))
    outcome.findings += _findings(rule, severity, answer, view, kept)


def _findings(rule: Rule, severity: Severity, answer: Answer, view: View, kept: slice) -> Iterator[Finding]:
    rows = answer.rows[kept]
    words, facts = view.place(answer.table, rows)
    given = {name: _kept(value, len(answer.rows), kept) for name, value in answer.params.items()}
    values = {name: _plain(each) for name, each in sorted({**facts, **given}.items())}
    params = zip(*values.values(), strict=True) if values else [()] * len(rows)
    told = zip(
        *(
            words,
            params,
            _positions(view, answer.table, rows),
            _related(answer, view, kept),
            places(answer, view.files, kept),
        ),
        strict=True,
    )
    for where, each, position, related, place in told:
        named = dict(zip(values, each, strict=True))
        message = answer.message.format_map({"where": where, **named})
        yield Finding(rule.code, severity, rule.evidence, message, *place, named, position, related, where)


def _kept(value: Any, count: int, kept: slice) -> Any:
    """Values for the failures that are kept, from one value or one for every failure."""
    if isinstance(value, np.ndarray | list | tuple) and len(value) == count:
        return value[kept]
    return [value] * len(range(count)[kept])


def _plain(values: Any) -> list[Any]:
    """Values as JSON has them."""
    if isinstance(values, np.ndarray):
        return values.tolist()
    return [each.item() if isinstance(each, np.generic) else each for each in values]


def places(answer: Answer, files: TableSet, kept: slice) -> list[tuple[str, str, int, int]]:
    """Path, pointer, offset and length of every failure that is kept."""
    rows = answer.rows[kept]
    fields = [answer.field] * len(rows) if answer.fields is None else list(answer.fields)[kept]
    index, local = rows, np.zeros_like(rows)
    if answer.table:
        index = files.file_of(answer.table, rows)
        local = rows - files.starts(answer.table)[index]
    alike: dict[tuple[int, str], list[int]] = {}
    for number, each in enumerate(zip(index.tolist(), fields, strict=True)):
        alike.setdefault(each, []).append(number)
    spans = answer.spans and [each[kept] for each in answer.spans]
    tables = list(files.files.values())
    found = [(files.path, "", 0, 0)] * len(rows)
    for (file, field_path), numbers in alike.items():
        if file < 0:
            continue
        own, some = tables[file], local[numbers]
        pointers = own.pointers(answer.table, some, field_path)
        offsets, lengths = [each[numbers] for each in spans] if spans else own.spans(answer.table, some, field_path)
        own_places = zip(repeat(own.path), pointers, offsets.tolist(), lengths.tolist(), strict=False)
        for number, place in zip(numbers, own_places, strict=True):
            found[number] = place
    return found


def _related(answer: Answer, view: View, kept: slice) -> list[tuple[Related, ...]]:
    """The other places that every failure that is kept has to do with."""
    found: list[tuple[Related, ...]] = [()] * len(answer.rows[kept])
    for each in answer.related:
        rows = each.rows[kept]
        there = np.flatnonzero(rows >= 0)
        if not len(there):
            continue
        rows = rows[there]
        words, _ = view.place(each.table, rows)
        told = zip(_spots(view.files, each.table, rows), words, _positions(view, each.table, rows), strict=True)
        for number, ((path, pointer), where, position) in zip(there.tolist(), told, strict=True):
            message = each.message.format(where=where)
            found[number] += (Related(path=path, pointer=pointer, message=message, position=position),)
    return found


def _spots(files: TableSet, table: str, rows: Array) -> list[tuple[str, str]]:
    """Path and pointer of rows, all of which are there."""
    index = files.file_of(table, rows) if table else rows
    local = rows - files.starts(table)[index] if table else np.zeros_like(rows)
    tables, found = list(files.files.values()), [("", "")] * len(rows)
    for file in np.unique(index).tolist():
        here, own = np.flatnonzero(index == file), tables[file]
        for number, pointer in zip(here.tolist(), own.pointers(table, local[here]), strict=True):
            found[number] = own.path, pointer
    return found


def _positions(view: View, table: str, rows: Array) -> list[Position | None]:
    """Where rows are in the game; views without places have no `positions`."""
    positions = getattr(view, "positions", None)
    if positions is None:
        return [None] * len(rows)
    with np.errstate(all="ignore"):  # whatever the numbers of a file are
        places = np.round(positions(table, rows), 3) + 0.0  # none is -0
    found, is_known = places.tolist(), np.isfinite(places)
    for row in np.flatnonzero(~is_known.all(axis=1)).tolist():
        found[row] = [*found[row][:2], None] if is_known[row, :2].all() else None
    return found


def finish(outcome: Outcome, order: Mapping[str, int], options: Options) -> tuple[list[Finding], bool]:
    """Findings in the order of their files and offsets; where there are too many, the most severe ones."""
    key = {finding: number for number, finding in enumerate(SEVERITIES)}
    ordered = sorted(
        outcome.findings, key=lambda each: (order.get(each.path, -1), each.path, each.offset, each.pointer, each.code)
    )
    total = sum(outcome.severities.values())
    if len(ordered) > options.max_findings:
        ranked = sorted(range(len(ordered)), key=lambda number: (key[ordered[number].severity], number))
        ordered = [ordered[number] for number in sorted(ranked[: options.max_findings])]
    return ordered, len(ordered) < total
