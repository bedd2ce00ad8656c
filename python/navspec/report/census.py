"""A census, for people: what is the same everywhere in a few words, the rest in numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from navspec.records.census import Census
from navspec.report import Page
from navspec.report.sheet import Sheet, number

_VALUES = 16
"""Values of a field that are shown."""
_SIZES = ("bytes", "KiB", "MiB", "GiB")


def render(census: Census, page: Page) -> str:
    """Formats, sets, rules and questions, each with its numbers; what is 0 is left out where others are not."""
    record = census.to_dict()
    sheet = Sheet()
    files = sum(each["files"] for each in record["formats"])
    sheet.line((f"navspec {record['tool']['version']}, census of {number(files, 'file')}", "name"))
    for each in record["formats"]:
        _format(sheet, each)
    for each in record["sets"]:
        _set(sheet, each)
    _rules(sheet, record["rules"])
    _questions(sheet, record["questions"])
    sheet.gap()
    for count, words in ((record["unknown"], "of no known format"), (record["unopened"], "that could not be opened")):
        if count:
            sheet.line((f"{number(count, 'file')} {words}", "warning"))
    for each in record["tool_errors"]:
        sheet.line((f"navspec itself failed at {each}; please report it", "error"))
    return sheet.text(page)


def _format(sheet: Sheet, record: Mapping[str, Any]) -> None:
    sheet.gap()
    unreadable = f", {record['unreadable']:,} unreadable" if record["unreadable"] else ""
    files = f"{number(record['files'], 'file')}, {record['different']:,} different{unreadable}"
    sheet.line((f"{record['format']} {record['variant']}".rstrip(), "name"), f": {files}")
    sizes = ", ".join(f"{_size(each['from'])} {each['files']:,}" for each in record["sizes"])
    sheet.line(f"sizes, from: {sizes}", indent=2)
    for each in record["decisions"]:
        sheet.line(
            f"{each['name']}: {_shares((_said(one['value']), one['files']) for one in each['values'])}", indent=2
        )
    if record["tables"]:
        sheet.line(("rows in a file: least, median, most; in all", "quiet"), indent=2)
    for each in record["tables"]:
        rows = each["rows"]
        spread = ", ".join(f"{rows[name]:,}" for name in ("least", "median", "most"))
        sheet.line(f"{each['table']}: {spread}; {rows['total']:,}", indent=4)
    _fields(sheet, record["fields"])


def _size(size: int) -> str:
    unit = 0
    while size >= 1024:
        size, unit = size // 1024, unit + 1
    return f"{size} {_SIZES[unit]}"


def _fields(sheet: Sheet, fields: Iterable[Mapping[str, Any]]) -> None:
    zero = [_name(field) for field in fields if field["zero"] == field["count"]]
    if zero:
        sheet.line(("always 0: ", "quiet"), ", ".join(zero), indent=2)
    others = [field for field in fields if field["zero"] < field["count"]]
    if others:
        sheet.line(("values, and how often they stand there", "quiet"), indent=2)
    for each in others:
        sheet.line(f"{_name(each)}: {_values(each)}", indent=4)
        bits = [(bit.get("name", f"bit {bit['bit']}"), bit["count"]) for bit in each.get("bits", ()) if bit["count"]]
        if bits:
            sheet.line(f"bits: {_shares(bits)}", indent=6)


def _name(record: Mapping[str, Any]) -> str:
    return ".".join(filter(None, (record["table"], record["field"])))


def _values(record: Mapping[str, Any]) -> str:
    if record["kind"] == "bytes":
        constant = ", always the same" if record["constant"] else ""
        return f"0 in {record['zero']:,} of {record['count']:,}{constant}"
    shown = sorted(record["values"], key=lambda each: (-each["count"], each["value"]))[:_VALUES]
    values = [(_called(each), each["count"]) for each in sorted(shown, key=lambda each: each["value"])]
    left = record["count"] - sum(count for _, count in values)
    others = [(f"others, {record['distinct'] - len(values):,} different", left)] if left else []
    return _shares([*values, *others])


def _called(record: Mapping[str, Any]) -> str:
    return f"{record['value']} {record['name']}" if "name" in record else str(record["value"])


def _shares(values: Iterable[tuple[str, int]]) -> str:
    return "; ".join(f"{name}: {count:,}" for name, count in values)


def _said(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _set(sheet: Sheet, record: Mapping[str, Any]) -> None:
    sheet.gap()
    several = f"{number(record['in_several'], 'number')} of a file in several sets"
    alike = f"{record['same_bytes']:,} with the same bytes, {record['same_rows']:,} with as many rows"
    found = f"{number(record['sets'], 'set')}, {record['complete']:,} complete"
    sheet.line((record["family"], "name"), f": {found}", f"; {several}, {alike}" if record["sets"] > 1 else "")


def _rules(sheet: Sheet, rules: Iterable[Mapping[str, Any]]) -> None:
    asked = list(rules)
    failed = [each for each in asked if each["failed"]]
    open_ = sum(each["not_asked"] for each in asked)
    sheet.gap()
    left = f", {number(open_, 'question')} not asked" if open_ else ""
    sheet.line(("rules", "name"), f": {len(asked):,} asked, {len(failed):,} failed{left}")
    for each in failed:
        severities = ", ".join(each["severities"])
        sheet.line(f"{each['code']} ({severities}): {each['failed']:,} of {each['cases']:,}", indent=2)


def _questions(sheet: Sheet, questions: Iterable[Mapping[str, Any]]) -> None:
    heading = ""
    for question in questions:
        if heading != (heading := f"{question['family']} {question['variant']}"):
            sheet.gap()
            sheet.line((f"open questions of {heading}", "name"))
        sheet.line(question["question"], indent=2)
        for name, value in question["figures"].items():
            sheet.line(f"{name}: {_figure(value)}", indent=4)


def _figure(value: Any) -> str:
    if isinstance(value, Mapping):
        return _shares((name, count) for name, count in value.items() if count) or "0"
    return "none" if value is None else f"{value:,}"
