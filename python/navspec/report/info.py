"""Facts about files and sets, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from navspec.records.facts import Facts, FileFacts
from navspec.report import Page
from navspec.report.facts import told, words
from navspec.report.sheet import Sheet, number, some

WIDEST = 60
"""Columns of the longest name beside which others are filled up: names of a file can be of any length."""
ROWS = 500
"""Facts of one file or set that are listed."""
_NOTHING = ("", "0", "none")
"""Facts that a line of many leaves out."""


def render(record: Facts, page: Page) -> str:
    """Sets with all their facts; files too, but on one line each where there are several."""
    sheet = Sheet()
    for each in record.sets:
        sheet.gap()
        files = number(each.files, "file")
        sheet.line((each.path or each.family, "name"), f": set of {each.family}, {files}")
        if each.missing:
            sheet.line(f"not here: {some(each.missing, 6)}", indent=2)
        _facts(sheet, each.info)
    sheet.gap()
    for each in record.files:
        if len(record.files) == 1:
            sheet.line((each.path or "-", "name"), f": {_kind(each)}")
            _facts(sheet, each.info)
        else:
            facts = ", ".join(f"{name} {value}" for name, value in _flat(each.info) if value not in _NOTHING)
            sheet.line((each.path or "-", "name"), f": {_kind(each)}", (f"; {facts}" if facts else "", "quiet"))
    return sheet.text(page)


def _kind(each: FileFacts) -> str:
    if not each.format:
        return f"unknown format, {number(each.size, 'byte')}"
    variant = f" {each.variant}" if each.variant else ""
    return f"{each.format}{variant}, {number(each.size, 'byte')}"


def _facts(sheet: Sheet, info: Mapping[str, Any]) -> None:
    facts = list(_flat(info))
    width = min(max((len(name) for name, _ in facts), default=0), WIDEST)
    for name, value in facts[:ROWS]:
        sheet.line((f"{name:<{width}}", "quiet"), f"  {value}", indent=2)
    sheet.more(len(facts) - ROWS, "more facts", indent=2)


def _flat(info: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for key, value in info.items():
        if isinstance(value, Mapping):
            yield from ((f"{words(key)} {name}", told(each)) for name, each in value.items())
        else:
            yield words(key), told(value)
