"""Answers as findings.

What takes a while for each table, and little for each row, is worked out for all answers at once: where rows stand in their
files, and where they are in the game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.family.rules.results import RuleResult
from navspec.family.rules.rule_set import View
from navspec.records.report import Finding, Position, Related, Rule, Severity

_T = TypeVar("_T")
_Key = TypeVar("_Key", bound=Hashable)

Place = tuple[str, str, int, int]
"""Path, pointer, offset and length."""


class FailedResult(NamedTuple):
    """An answer in which rows fail, and how severe that is."""

    rule: Rule
    severity: Severity
    answer: RuleResult


def select_failures(answer: RuleResult, kept: Array) -> RuleResult:
    """An answer with some of its failures."""
    count = len(answer.rows)
    return replace(
        answer,
        rows=answer.rows[kept],
        fields=None if answer.fields is None else _take_values(list(answer.fields), kept, count),
        params={name: _take_values(value, kept, count) for name, value in answer.params.items()},
        spans=answer.spans and (answer.spans[0][kept], answer.spans[1][kept]),
        related=[replace(each, rows=each.rows[kept]) for each in answer.related],
    )


def _take_values(values: Any, kept: Array, count: int) -> Any:
    """Of a value for every failure those of some; any other stands for all of them."""
    if not _has_value_per_failure(values, count):
        return [values] * len(kept)
    return values[kept] if isinstance(values, np.ndarray) else [values[each] for each in kept.tolist()]


def _has_value_per_failure(values: Any, count: int) -> bool:
    return isinstance(values, np.ndarray | list | tuple) and len(values) == count


def make_findings(failed: Sequence[FailedResult], view: View) -> Iterator[Finding]:
    """The findings of some answers, one answer after the other."""
    answers = [each.answer for each in failed]
    own = _find_by_key([(each.table, each.rows) for each in answers], partial(_find_positions, view))
    told = zip(failed, own, _make_related(answers, view), locate_failures(answers, view.files), strict=True)
    for (rule, severity, answer), positions, others, placed in told:
        words, facts = view.place(answer.table, answer.rows)
        count = len(answer.rows)
        values = {name: _to_plain_values(each, count) for name, each in sorted({**facts, **answer.params}.items())}
        params = zip(*values.values(), strict=True) if values else [()] * count
        for where, each, position, related, place in zip(words, params, positions, others, placed, strict=True):
            named = dict(zip(values, each, strict=True))
            message = answer.message.format_map({"where": where, **named})
            yield Finding(rule.code, severity, rule.evidence, message, *place, named, position, related, where)


def _find_by_key(parts: Sequence[tuple[_Key, Array]], find: Callable[[_Key, Array], Sequence[_T]]) -> list[list[_T]]:
    """What there is for every row of some parts; it is found at once for those of the same key."""
    groups: dict[_Key, list[int]] = {}
    for number, (key, _) in enumerate(parts):
        groups.setdefault(key, []).append(number)
    found: list[list[_T]] = [[]] * len(parts)
    for key, numbers in groups.items():
        rows = [parts[number][1] for number in numbers]
        values = iter(find(key, np.concatenate(rows)))
        for number, some in zip(numbers, rows, strict=True):
            found[number] = list(islice(values, len(some)))
    return found


def _to_plain_values(values: Any, count: int) -> list[Any]:
    """A value for every failure, as JSON has it; any other value stands for all of them."""
    if isinstance(values, np.ndarray) and len(values) == count:
        return values.tolist()
    of_each = values if _has_value_per_failure(values, count) else [values] * count
    return [each.item() if isinstance(each, np.generic) else each for each in of_each]


# --- in the files --------------------------------------------------------------------------------------------------


def locate_failures(answers: Sequence[RuleResult], files: TableSet) -> list[list[Place]]:
    """Path, pointer, offset and length of every failure of each of some answers."""
    parts = [(answer, number, *part) for number, answer in enumerate(answers) for part in _iter_by_field(answer)]
    asked = [((each.table, field, each.spans is None), each.rows[which]) for each, _, field, which in parts]
    found: list[list[Place]] = [[("", "", 0, 0)] * len(answer.rows) for answer in answers]
    for (answer, at, _, which), placed in zip(parts, _find_by_key(asked, partial(_locate_rows, files)), strict=True):
        spans = zip(*(each[which].tolist() for each in answer.spans), strict=True) if answer.spans else ()
        told = [(*place[:2], *span) for place, span in zip(placed, spans, strict=True)] if answer.spans else placed
        if len(told) == len(answer.rows):
            found[at] = told
            continue
        for row, place in zip(which.tolist(), told, strict=True):
            found[at][row] = place
    return found


def _iter_by_field(answer: RuleResult) -> Iterator[tuple[str, Array]]:
    """The failures of an answer by the field that they stand in: that, and their numbers."""
    if answer.fields is None:
        yield answer.field, np.arange(len(answer.rows))
        return
    fields: dict[str, list[int]] = {}
    for number, field in enumerate(answer.fields):
        fields.setdefault(field, []).append(number)
    for field, numbers in fields.items():
        yield field, np.array(numbers)


def _locate_rows(files: TableSet, what: tuple[str, str, bool], rows: Array) -> list[Place]:
    """Where a field of each of some rows of a table stands; without offsets and lengths, unless they are asked for."""
    table, field, has_spans = what
    paths = _find_paths(files, table, rows)
    found = [(path, "", 0, 0) for path in paths]
    for own, here, local in files.parts(table, rows):
        pointers = own.pointers(table, local, field)
        offsets, lengths = own.spans(table, local, field) if has_spans else np.zeros((2, len(here)), np.int64)
        own_places = zip(here.tolist(), pointers, offsets.tolist(), lengths.tolist(), strict=True)
        for number, pointer, offset, length in own_places:
            found[number] = (paths[number], pointer, offset, length)
    return found


def _find_paths(files: TableSet, table: str, rows: Array) -> list[str]:
    """The files of rows, by their paths."""
    index = files.file_of(table, rows) if table else rows
    paths = [*(each.path for each in files.files.values()), files.path]
    return [paths[each] for each in index.tolist()]


def _make_related(answers: Sequence[RuleResult], view: View) -> list[list[tuple[Related, ...]]]:
    """The other places that every failure of each of some answers has to do with."""
    found: list[list[tuple[Related, ...]]] = [[()] * len(answer.rows) for answer in answers]
    parts = [
        (number, each, there)
        for number, answer in enumerate(answers)
        for each in answer.related
        if len(there := (each.rows >= 0).nonzero()[0])
    ]
    asked = [(each.table, each.rows[there]) for _, each, there in parts]
    positions = _find_by_key(asked, partial(_find_positions, view))
    placed = _find_by_key([((table, "", False), rows) for table, rows in asked], partial(_locate_rows, view.files))
    for (number, each, there), (table, rows), *of_rows in zip(parts, asked, positions, placed, strict=True):
        words, _ = view.place(table, rows)
        before, _, behind = each.message.partition("{where}")
        mine = found[number]
        for row, word, position, (path, pointer, _, _) in zip(there.tolist(), words, *of_rows, strict=True):
            message = f"{before}{word}{behind}"
            mine[row] += ({"path": path, "pointer": pointer, "message": message, "position": position},)
    return found


# --- in the game ---------------------------------------------------------------------------------------------------


def _find_positions(view: View, table: str, rows: Array) -> list[Position | None]:
    """Where rows are in the game; views without places have no `positions`."""
    positions = getattr(view, "positions", None)
    if positions is None:
        return [None] * len(rows)
    with np.errstate(all="ignore"):  # whatever the numbers of a file are
        places = np.round(positions(table, rows), 3) + 0.0  # none is -0
    found, is_known = places.tolist(), np.isfinite(places)
    is_placed = is_known[:, 0] & is_known[:, 1]
    for row in np.flatnonzero(is_placed & ~is_known[:, 2]).tolist():
        found[row][2] = None
    for row in np.flatnonzero(~is_placed).tolist():
        found[row] = None
    return found
