"""Facts about files and sets, in the words of the game."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from types import MappingProxyType
from typing import Any

from navspec.records.contents import Facts, FileFacts
from navspec.records.report import SetInput
from navspec.report import RenderOptions
from navspec.report.sheet import Sheet, format_count, join_first

GAP = 2
"""Spaces between columns."""
WIDEST = 60
"""Longest name to which other names are padded; names in a file can be of any length."""
ROWS = 500
"""Facts of one file or set that are listed."""
_NOTHING = ("", "0", "none")
"""Values that are omitted when several files are listed."""


def render(record: Facts, options: RenderOptions) -> str:
    """Return sets with all their facts and a table of their files; other files with facts, on one line each if there
    are several.
    """
    sheet = Sheet()
    members = {id(set_): _members(set_, record.files) for set_ in record.sets}
    inside = {id(file) for files in members.values() for file in files}
    for set_ in record.sets:
        sheet.gap()
        files = format_count(set_.files, "file")
        sheet.line((set_.path or set_.family, "name"), f": set of {set_.family}, {files}")
        if set_.missing:
            sheet.line(f"not here: {join_first(set_.missing, 6)}", indent=2)
        _add_facts(sheet, set_.info)
        if members[id(set_)]:
            sheet.gap()
            _add_table(sheet, set_, members[id(set_)], options)
    sheet.gap()
    for file in record.files:
        if id(file) in inside:
            continue
        if len(record.files) == 1:
            sheet.line((file.path or "-", "name"), f": {_format_kind(file)}")
            _add_facts(sheet, file.info, file.pointers)
        else:
            facts = ", ".join(_iter_plain_facts(file.info))
            sheet.line((file.path or "-", "name"), f": {_format_kind(file)}", (f"; {facts}" if facts else "", "quiet"))
    return sheet.text(options)


def _iter_plain_facts(info: Mapping[str, Any]) -> Iterator[str]:
    """Yield the facts of one file for a line; facts with parts of their own are only counted."""
    left_out = 0
    for key, value in info.items():
        if isinstance(value, Mapping | list | tuple):
            left_out += bool(value)
        elif (text := format_value(value)) not in _NOTHING:
            yield f"{format_key(key)} {text}"
    if left_out:
        yield format_count(left_out, "more fact")


def _members(whole: SetInput, files: Sequence[FileFacts]) -> list[FileFacts]:
    """Return the files of a set that is a folder or an archive."""
    heads = tuple(f"{whole.path}{mark}" for mark in (os.sep, "/", ":"))
    return [file for file in files if whole.path and file.family == whole.family and file.path.startswith(heads)]


def _add_table(sheet: Sheet, whole: SetInput, files: Sequence[FileFacts], options: RenderOptions) -> None:
    """Add a line for each file of a set, with the counts that the set has too, and a last line with those of the set."""
    keys = [
        key for key, value in whole.info.items() if type(value) is int and any(file.info.get(key) for file in files)
    ]
    columns = [
        ["", *(file.path[len(whole.path) + 1 :] for file in files), "all"],
        ["bytes", *(f"{file.size:,}" for file in files), f"{sum(file.size for file in files):,}"],
        *(
            [format_key(key), *(format_value(file.info.get(key, 0)) for file in files), format_value(whole.info[key])]
            for key in keys
        ),
    ]
    heads = [column[0].split() for column in columns]
    widths = [max(map(len, (*head, *column[1:]))) for head, column in zip(heads, columns, strict=True)]
    ends = accumulate(GAP + width for width in widths)
    shown = max(1, sum(end <= (options.width or sys.maxsize) for end in ends))
    tall = max(map(len, heads[:shown]))
    above = [[*[""] * (tall - len(head)), *head] for head in heads]
    for row in range(tall):
        sheet.line((_format_row([head[row] for head in above[:shown]], widths), "quiet"), indent=2)
    for row in range(1, len(files) + 2):
        cells = _format_row([column[row] for column in columns[:shown]], widths)
        sheet.line((cells, "name" if row > len(files) else ""), indent=2)
    sheet.more(len(columns) - shown, "more columns", indent=2)


def _format_row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Return cells of fixed width: the first left-aligned, numbers right-aligned."""
    (first, *numbers), (first_width, *rights) = cells, widths
    ends = (f"{cell:>{width}}" for cell, width in zip(numbers, rights, strict=False))
    return (" " * GAP).join((f"{first:<{first_width}}", *ends))


def _format_kind(file: FileFacts) -> str:
    if not file.format:
        return f"unknown format, {format_count(file.size, 'byte')}"
    variant = f" {file.variant}" if file.variant else ""
    return f"{file.format}{variant}, {format_count(file.size, 'byte')}"


def _add_facts(sheet: Sheet, info: Mapping[str, Any], pointers: Mapping[str, str] = MappingProxyType({})) -> None:
    """Add a line for each fact, with the field that it comes from."""
    facts = list(_flatten(info, pointers))
    width = min(max((len(name) for name, _, _ in facts), default=0), WIDEST)
    for name, value, pointer in facts[:ROWS]:
        sheet.line((f"{name:<{width}}", "quiet"), f"  {value}", (f"  {pointer}" if pointer else "", "quiet"), indent=2)
    sheet.more(len(facts) - ROWS, "more facts", indent=2)


def _flatten(
    info: Mapping[str, Any], pointers: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[str, str, str]]:
    """Yield names, values and pointers of facts."""
    for key, value in info.items():
        if isinstance(value, Mapping):
            for name, member in value.items():
                yield f"{format_key(key)} {name}", format_value(member), pointers.get(f"{key}.{name}", "")
        else:
            yield format_key(key), format_value(value), pointers.get(key, "")


def format_key(key: str) -> str:
    """Return the name of a fact: "bsp size"."""
    return key.replace("_", " ")


def format_value(value: Any) -> str:
    """Return a fact as text; names in it, such as those of places, stay as they are."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int():
            return f"{value:,}"
        case float():
            return f"{value:,.7g}"  # as exact as games store it
        case [float(), float()]:
            return f"{format_value(value[0])} to {format_value(value[1])}"
        case [int(), *_]:
            return ", ".join(_ranges(list(value)))
        case list() | tuple():
            return ", ".join(map(format_value, value)) or "none"
        case {"count": int(count), "of": int(of)}:
            return f"{count:,} of {of:,}" + (f" ({count / of:.0%})" if of else "")
        case dict():
            return "; ".join(f"{key} {format_value(member)}" for key, member in value.items()) or "none"
    return str(value)


def progress_of(value: Any) -> dict[str, tuple[str, float]]:
    """Return names with text and percentage, if a fact consists of such parts; else an empty dict."""
    if not isinstance(value, Mapping) or not any(map(_is_part, value.values())):
        return {}
    parts = {
        name: (format_value(part), 100 * part["count"] / part["of"]) for name, part in value.items() if _is_part(part)
    }
    return {name: (f"{part:g} %", part) for name, part in value.items() if isinstance(part, float)} | parts


def _is_part(value: Any) -> bool:
    return isinstance(value, Mapping) and value.keys() == {"count", "of"} and value["of"] > 0


def _ranges(values: list[int]) -> Iterator[str]:
    """Yield ascending numbers as text, consecutive ones as a range: "0 to 7"."""
    starts = [
        0,
        *(number for number, (one, following) in enumerate(pairwise(values), 1) if following != one + 1),
        len(values),
    ]
    for start, end in pairwise(starts):
        first, last = values[start], values[end - 1]
        yield f"{first:,}" if first == last else f"{first:,} to {last:,}"
