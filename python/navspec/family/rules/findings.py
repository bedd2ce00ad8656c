"""Findings made of rule results.

Places in files and positions in the game are computed for all results at once, since most of the cost is per table and
little per row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice, repeat
from typing import Any, NamedTuple, TypeVar

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.family.rules.labels import Words, place_rows
from navspec.family.rules.rule_set import RuleResult, View
from navspec.records.report import Finding, Position, Related, Rule, Severity

_T = TypeVar("_T")
_Key = TypeVar("_Key", bound=Hashable)

_FIELD = re.compile(r"\{\{|\}\}|\{(\w*)")

Place = tuple[str, str, int, int]
"""Path, pointer, offset and length."""


class FailedResult(NamedTuple):
    """A result with failing rows, and its severity."""

    rule: Rule
    severity: Severity
    result: RuleResult


def select_failures(result: RuleResult, kept: Array) -> RuleResult:
    """Return a result with some of its failures."""
    count = len(result.rows)
    return replace(
        result,
        rows=result.rows[kept],
        fields=None if result.fields is None else _select_values(list(result.fields), kept, count),
        params={name: _select_values(value, kept, count) for name, value in result.params.items()},
        spans=result.spans and (result.spans[0][kept], result.spans[1][kept]),
        related=[replace(related, rows=related.rows[kept]) for related in result.related],
    )


def _select_values(values: Any, kept: Array, count: int) -> Any:
    """Select values of some failures; a value that is not one per failure is repeated."""
    if not _has_value_per_failure(values, count):
        return [values] * len(kept)
    return values[kept] if isinstance(values, np.ndarray) else [values[index] for index in kept.tolist()]


def _has_value_per_failure(values: Any, count: int) -> bool:
    return isinstance(values, np.ndarray | list | tuple) and len(values) == count


def build_findings(failed: Sequence[FailedResult], view: View) -> Iterator[Finding]:
    """Build the findings of some results, in their order."""
    results = [failure.result for failure in failed]
    own_positions = _find_by_key([(result.table, result.rows) for result in results], partial(_find_positions, view))
    parts_of_results = zip(
        failed,
        own_positions,
        _build_related(results, view),
        locate_failures(results, view.files),
        _describe_by_table(view, [(result.table, result.rows) for result in results]),
        strict=True,
    )
    for (rule, severity, result), positions, related, placed, (words, facts) in parts_of_results:
        count = len(result.rows)
        params = {name: _to_plain_values(values, count) for name, values in sorted({**facts, **result.params}.items())}
        messages = map(_number_fields(result.message, params).format, words, *params.values())
        shown = {name: values for name, values in params.items() if not name.startswith("_")}
        rows = zip(*shown.values(), strict=True) if shown else [()] * count
        of_rule = map(repeat, (rule.code, severity, rule.evidence))
        row_params = map(dict, map(zip, repeat(tuple(shown)), rows))
        yield from map(Finding, *of_rule, messages, *zip(*placed, strict=True), row_params, positions, related, words)


def _number_fields(template: str, names: Iterable[str]) -> str:
    """Return a template whose fields are numbers of arguments: 0 for `{where}`, then those of `names`."""
    numbers = {name: str(number) for number, name in enumerate(("where", *names))}
    return _FIELD.sub(lambda match: match[0] if match[0] in ("{{", "}}") else f"{{{numbers[match[1]]}", template)


def _find_by_key(parts: Sequence[tuple[_Key, Array]], find: Callable[[_Key, Array], Sequence[_T]]) -> list[list[_T]]:
    """Compute a value for each row of each part, in one call for all parts with the same key."""
    groups: dict[_Key, list[int]] = {}
    for number, (key, _) in enumerate(parts):
        groups.setdefault(key, []).append(number)
    values_by_part: list[list[_T]] = [[]] * len(parts)
    for key, numbers in groups.items():
        rows = [parts[number][1] for number in numbers]
        values = iter(find(key, np.concatenate(rows)))
        for number, part_rows in zip(numbers, rows, strict=True):
            values_by_part[number] = list(islice(values, len(part_rows)))
    return values_by_part


def _describe_by_table(view: View, parts: Sequence[tuple[str, Array]]) -> list[Words]:
    """Describe the rows of each part, in one call for all parts of the same table."""
    groups: dict[str | int, list[int]] = {}
    for number, (table, _) in enumerate(parts):
        groups.setdefault(table or number, []).append(number)
    described: list[Words] = [([], {})] * len(parts)
    for numbers in groups.values():
        rows = [parts[number][1] for number in numbers]
        words, facts = place_rows(view, parts[numbers[0]][0], np.concatenate(rows))
        begin = 0
        for number, part_rows in zip(numbers, rows, strict=True):
            end = begin + len(part_rows)
            described[number] = words[begin:end], {name: values[begin:end] for name, values in facts.items()}
            begin = end
    return described


def _to_plain_values(values: Any, count: int) -> list[Any]:
    """Convert values to JSON types, one for every failure; a value that is not one per failure is repeated."""
    if isinstance(values, np.ndarray) and len(values) == count:
        return values.tolist()
    if _has_value_per_failure(values, count):
        return [value.item() if isinstance(value, np.generic) else value for value in values]
    return [values.item() if isinstance(values, np.generic) else values] * count


# --- in the files --------------------------------------------------------------------------------------------------


def locate_failures(results: Sequence[RuleResult], files: TableSet) -> list[list[Place]]:
    """Return path, pointer, offset and length of every failure of each result."""
    parts = [(result, number, *part) for number, result in enumerate(results) for part in _iter_by_field(result)]
    requests = [((result.table, field, result.spans is None), result.rows[which]) for result, _, field, which in parts]
    places_by_result: list[list[Place]] = [[("", "", 0, 0)] * len(result.rows) for result in results]
    for (result, at, _, which), placed in zip(parts, _find_by_key(requests, partial(_locate_rows, files)), strict=True):
        spans = zip(*(offsets[which].tolist() for offsets in result.spans), strict=True) if result.spans else ()
        located = [(*place[:2], *span) for place, span in zip(placed, spans, strict=True)] if result.spans else placed
        if len(located) == len(result.rows):
            places_by_result[at] = located
            continue
        for row, place in zip(which.tolist(), located, strict=True):
            places_by_result[at][row] = place
    return places_by_result


def _iter_by_field(result: RuleResult) -> Iterator[tuple[str, Array]]:
    """Yield each field with failures of a result, and the numbers of these failures."""
    if result.fields is None:
        yield result.field, np.arange(len(result.rows))
        return
    fields: dict[str, list[int]] = {}
    for number, field in enumerate(result.fields):
        fields.setdefault(field, []).append(number)
    for field, numbers in fields.items():
        yield field, np.array(numbers)


def _locate_rows(files: TableSet, what: tuple[str, str, bool], rows: Array) -> list[Place]:
    """Locate a field of some rows of a table; with offsets and lengths only if requested."""
    table, field, has_spans = what
    paths = _find_paths(files, table, rows)
    places = [(path, "", 0, 0) for path in paths]
    for tables, numbers, local in files.parts(table, rows):
        pointers = tables.pointers(table, local, field)
        offsets, lengths = tables.spans(table, local, field) if has_spans else np.zeros((2, len(numbers)), np.int64)
        if len(numbers) == len(rows):
            return list(zip(paths, pointers, offsets.tolist(), lengths.tolist(), strict=True))
        own_places = zip(numbers.tolist(), pointers, offsets.tolist(), lengths.tolist(), strict=True)
        for number, pointer, offset, length in own_places:
            places[number] = (paths[number], pointer, offset, length)
    return places


def _find_paths(files: TableSet, table: str, rows: Array) -> list[str]:
    """Return the paths of the files of rows."""
    paths = [*(tables.path for tables in files.files.values()), files.path]
    if len(files.files) == 1 and table and rows.min(initial=0) >= 0:
        return paths[:1] * len(rows)
    index = files.file_of(table, rows) if table else rows
    return [paths[file] for file in index.tolist()]


def _build_related(results: Sequence[RuleResult], view: View) -> list[list[tuple[Related, ...]]]:
    """Build the related places of every failure of each result."""
    related_by_result: list[list[tuple[Related, ...]]] = [[()] * len(result.rows) for result in results]
    parts = [
        (number, related, present)
        for number, result in enumerate(results)
        for related in result.related
        if len(present := (related.rows >= 0).nonzero()[0])
    ]
    requests = [(related.table, related.rows[present]) for _, related, present in parts]
    positions = _find_by_key(requests, partial(_find_positions, view))
    placed = _find_by_key([((table, "", False), rows) for table, rows in requests], partial(_locate_rows, view.files))
    described = _describe_by_table(view, requests)
    for (number, related, present), (words, _), *of_rows in zip(parts, described, positions, placed, strict=True):
        before, _, behind = related.message.partition("{where}")
        mine = related_by_result[number]
        for row, word, position, (path, pointer, _, _) in zip(present.tolist(), words, *of_rows, strict=True):
            message = f"{before}{word}{behind}"
            mine[row] += ({"path": path, "pointer": pointer, "message": message, "position": position},)
    return related_by_result


# --- in the game ---------------------------------------------------------------------------------------------------


def _find_positions(view: View, table: str, rows: Array) -> list[Position | None]:
    """Return the positions of rows in the game; None for each if the view has no `positions`."""
    positions = getattr(view, "positions", None)
    if positions is None:
        return [None] * len(rows)
    with np.errstate(all="ignore"):  # files may store any number
        places = np.round(positions(table, rows), 3) + 0.0  # no -0
    rounded, is_known = places.tolist(), np.isfinite(places)
    is_placed = is_known[:, 0] & is_known[:, 1]
    for row in np.flatnonzero(is_placed & ~is_known[:, 2]).tolist():
        rounded[row][2] = None
    for row in np.flatnonzero(~is_placed).tolist():
        rounded[row] = None
    return rounded
