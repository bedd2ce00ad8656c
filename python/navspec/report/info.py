"""Facts about files and sets, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from navspec.records.facts import Facts, FileFacts
from navspec.report import Page
from navspec.report.facts import told, words
from navspec.report.sheet import Sheet, number, some

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
            _facts(sheet, each.info, each.pointers)
        else:
            facts = ", ".join(f"{name} {value}" for name, value, _ in _flat(each.info) if value not in _NOTHING)
            sheet.line((each.path or "-", "name"), f": {_kind(each)}", (f"; {facts}" if facts else "", "quiet"))
    return sheet.text(page)


def _kind(each: FileFacts) -> str:
    if not each.format:
        return f"unknown format, {number(each.size, 'byte')}"
    variant = f" {each.variant}" if each.variant else ""
    return f"{each.format}{variant}, {number(each.size, 'byte')}"


def _facts(sheet: Sheet, info: Mapping[str, Any], pointers: Mapping[str, str] = MappingProxyType({})) -> None:
    """A line for each fact, with the field that it comes from."""
    facts = list(_flat(info, pointers))
    width = max((len(name) for name, _, _ in facts), default=0)
    for name, value, pointer in facts:
        sheet.line((f"{name:<{width}}", "quiet"), f"  {value}", (f"  {pointer}" if pointer else "", "quiet"), indent=2)


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
