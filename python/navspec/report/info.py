"""Facts about files and sets, in the words of the game."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import Any

from navspec.records.facts import Facts, FileFacts
from navspec.records.report import SetInput
from navspec.report import Page
from navspec.report.facts import told, words
from navspec.report.sheet import Sheet, number, some

GAP = 2
"""Blanks between columns."""
WIDEST = 60
"""Columns of the longest name beside which others are filled up: names of a file can be of any length."""
ROWS = 500
"""Facts of one file or set that are listed."""
_NOTHING = ("", "0", "none")
"""Facts that a line of many leaves out."""


def render(record: Facts, page: Page) -> str:
    """Sets with all their facts and a table of their files; other files too, but with plain facts on one line where several."""
    sheet = Sheet()
    members = {id(set_): _members(set_, record.files) for set_ in record.sets}
    inside = {id(file) for files in members.values() for file in files}
    for set_ in record.sets:
        sheet.gap()
        files = number(set_.files, "file")
        sheet.line((set_.path or set_.family, "name"), f": set of {set_.family}, {files}")
        if set_.missing:
            sheet.line(f"not here: {some(set_.missing, 6)}", indent=2)
        _facts(sheet, set_.info)
        if members[id(set_)]:
            sheet.gap()
            _table(sheet, set_, members[id(set_)], page)
    sheet.gap()
    for each in record.files:
        if id(each) in inside:
            continue
        if len(record.files) == 1:
            sheet.line((each.path or "-", "name"), f": {_kind(each)}")
            _facts(sheet, each.info, each.pointers)
        else:
            facts = ", ".join(_plain_facts(each.info))
            sheet.line((each.path or "-", "name"), f": {_kind(each)}", (f"; {facts}" if facts else "", "quiet"))
    return sheet.text(page)


def _plain_facts(info: Mapping[str, Any]) -> Iterator[str]:
    """Give the facts of one file of several for a line: those with parts of their own are only counted."""
    left_out = 0
    for key, value in info.items():
        if isinstance(value, Mapping | list | tuple):
            left_out += bool(value)
        elif (text := told(value)) not in _NOTHING:
            yield f"{words(key)} {text}"
    if left_out:
        yield number(left_out, "more fact")


def _members(whole: SetInput, files: Sequence[FileFacts]) -> list[FileFacts]:
    """The files of a set that is a folder or an archive."""
    heads = tuple(f"{whole.path}{mark}" for mark in (os.sep, "/", ":"))
    return [file for file in files if whole.path and file.family == whole.family and file.path.startswith(heads)]


def _table(sheet: Sheet, whole: SetInput, files: Sequence[FileFacts], page: Page) -> None:
    """A line for each file of a set, with the counts that the set as a whole has too, and those of the set below."""
    keys = [
        key for key, value in whole.info.items() if type(value) is int and any(file.info.get(key) for file in files)
    ]
    columns = [
        ["", *(each.path[len(whole.path) + 1 :] for each in files), "all"],
        ["bytes", *(f"{each.size:,}" for each in files), f"{sum(each.size for each in files):,}"],
        *([words(key), *(told(each.info.get(key, 0)) for each in files), told(whole.info[key])] for key in keys),
    ]
    heads = [column[0].split() for column in columns]
    widths = [max(map(len, (*head, *column[1:]))) for head, column in zip(heads, columns, strict=True)]
    ends = accumulate(GAP + width for width in widths)
    shown = max(1, sum(end <= (page.width or sys.maxsize) for end in ends))
    tall = max(map(len, heads[:shown]))
    above = [[*[""] * (tall - len(head)), *head] for head in heads]
    for row in range(tall):
        sheet.line((_row([head[row] for head in above[:shown]], widths), "quiet"), indent=2)
    for row in range(1, len(files) + 2):
        cells = _row([column[row] for column in columns[:shown]], widths)
        sheet.line((cells, "name" if row > len(files) else ""), indent=2)
    sheet.more(len(columns) - shown, "more columns", indent=2)


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Cells below those of other rows: the first to the left, numbers to the right."""
    (first, *others), (left, *rights) = cells, widths
    ends = (f"{cell:>{width}}" for cell, width in zip(others, rights, strict=False))
    return (" " * GAP).join((f"{first:<{left}}", *ends))


def _kind(each: FileFacts) -> str:
    if not each.format:
        return f"unknown format, {number(each.size, 'byte')}"
    variant = f" {each.variant}" if each.variant else ""
    return f"{each.format}{variant}, {number(each.size, 'byte')}"


def _facts(sheet: Sheet, info: Mapping[str, Any], pointers: Mapping[str, str] = MappingProxyType({})) -> None:
    """A line for each fact, with the field that it comes from."""
    facts = list(_flat(info, pointers))
    width = min(max((len(name) for name, _, _ in facts), default=0), WIDEST)
    for name, value, pointer in facts[:ROWS]:
        sheet.line((f"{name:<{width}}", "quiet"), f"  {value}", (f"  {pointer}" if pointer else "", "quiet"), indent=2)
    sheet.more(len(facts) - ROWS, "more facts", indent=2)


def _flat(
    info: Mapping[str, Any], pointers: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[str, str, str]]:
    """Names, values and pointers of facts."""
    for key, value in info.items():
        if isinstance(value, Mapping):
            for name, each in value.items():
                yield f"{words(key)} {name}", told(each), pointers.get(f"{key}.{name}", "")
        else:
            yield words(key), told(value), pointers.get(key, "")
