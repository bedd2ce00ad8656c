"""The census as text: numbers of formats, sets, rules and open questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from navspec.records.census import Census
from navspec.report import RenderOptions
from navspec.report.sheet import Sheet, format_count

_VALUES = 16
"""Values of a field that are shown."""
_SIZES = ("bytes", "KiB", "MiB", "GiB")


def render(census: Census, options: RenderOptions) -> str:
    """Return formats, sets, rules and questions, each with its numbers; zeros are left out if there are other numbers."""
    record = census.to_dict()
    sheet = Sheet()
    files = sum(format_["files"] for format_ in record["formats"])
    sheet.line((f"navspec {record['tool']['version']}, census of {format_count(files, 'file')}", "name"))
    for format_ in record["formats"]:
        _add_format(sheet, format_)
    for set_ in record["sets"]:
        _add_set(sheet, set_)
    _add_rules(sheet, record["rules"])
    _add_questions(sheet, record["questions"])
    sheet.gap()
    for count, words in ((record["unknown"], "of no known format"), (record["unopened"], "that could not be opened")):
        if count:
            sheet.line((f"{format_count(count, 'file')} {words}", "warning"))
    for place in record["tool_errors"]:
        sheet.line((f"navspec itself failed at {place}; please report it", "error"))
    return sheet.text(options)


def _add_format(sheet: Sheet, record: Mapping[str, Any]) -> None:
    sheet.gap()
    unreadable = f", {record['unreadable']:,} unreadable" if record["unreadable"] else ""
    files = f"{format_count(record['files'], 'file')}, {record['different']:,} different{unreadable}"
    sheet.line((f"{record['format']} {record['variant']}".rstrip(), "name"), f": {files}")
    sizes = ", ".join(f"{_format_size(size['from'])} {size['files']:,}" for size in record["sizes"])
    sheet.line(f"sizes, from: {sizes}", indent=2)
    for decision in record["decisions"]:
        shares = _format_shares((_format_decision(choice["value"]), choice["files"]) for choice in decision["values"])
        sheet.line(f"{decision['name']}: {shares}", indent=2)
    if record["tables"]:
        sheet.line(("rows in a file: least, median, most; in all", "quiet"), indent=2)
    for table in record["tables"]:
        rows = table["rows"]
        spread = ", ".join(f"{rows[name]:,}" for name in ("least", "median", "most"))
        sheet.line(f"{table['table']}: {spread}; {rows['total']:,}", indent=4)
    _add_fields(sheet, record["fields"])


def _format_size(size: int) -> str:
    unit = 0
    while size >= 1024:
        size, unit = size // 1024, unit + 1
    return f"{size} {_SIZES[unit]}"


def _add_fields(sheet: Sheet, fields: Iterable[Mapping[str, Any]]) -> None:
    zero = [_field_name(field) for field in fields if field["zero"] == field["count"]]
    if zero:
        sheet.line(("always 0: ", "quiet"), ", ".join(zero), indent=2)
    nonzero_fields = [field for field in fields if field["zero"] < field["count"]]
    if nonzero_fields:
        sheet.line(("values, and how often they occur", "quiet"), indent=2)
    for field in nonzero_fields:
        sheet.line(f"{_field_name(field)}: {_format_values(field)}", indent=4)
        bits = [(bit.get("name", f"bit {bit['bit']}"), bit["count"]) for bit in field.get("bits", ()) if bit["count"]]
        if bits:
            sheet.line(f"bits: {_format_shares(bits)}", indent=6)


def _field_name(record: Mapping[str, Any]) -> str:
    return ".".join(filter(None, (record["table"], record["field"])))


def _format_values(record: Mapping[str, Any]) -> str:
    if record["kind"] == "bytes":
        constant = ", always the same" if record["constant"] else ""
        return f"0 in {record['zero']:,} of {record['count']:,}{constant}"
    shown = sorted(record["values"], key=lambda frequency: (-frequency["count"], frequency["value"]))[:_VALUES]
    values = [
        (_format_named_value(frequency), frequency["count"])
        for frequency in sorted(shown, key=lambda frequency: frequency["value"])
    ]
    num_others = record["count"] - sum(count for _, count in values)
    rest = [(f"others, {record['distinct'] - len(values):,} different", num_others)] if num_others else []
    return _format_shares([*values, *rest])


def _format_named_value(record: Mapping[str, Any]) -> str:
    return f"{record['value']} {record['name']}" if "name" in record else str(record["value"])


def _format_shares(values: Iterable[tuple[str, int]]) -> str:
    return "; ".join(f"{name}: {count:,}" for name, count in values)


def _format_decision(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _add_set(sheet: Sheet, record: Mapping[str, Any]) -> None:
    sheet.gap()
    several = f"{format_count(record['in_several'], 'number')} of a file in several sets"
    alike = f"{record['same_bytes']:,} with the same bytes, {record['same_rows']:,} with as many rows"
    counts = f"{format_count(record['sets'], 'set')}, {record['complete']:,} complete"
    sheet.line((record["family"], "name"), f": {counts}", f"; {several}, {alike}" if record["sets"] > 1 else "")


def _add_rules(sheet: Sheet, rules: Iterable[Mapping[str, Any]]) -> None:
    results = list(rules)
    failed = [rule for rule in results if rule["failed"]]
    open_ = sum(rule["not_asked"] for rule in results)
    sheet.gap()
    skipped = f", {format_count(open_, 'check')} skipped" if open_ else ""
    sheet.line(("rules", "name"), f": {len(results):,} run, {len(failed):,} failed{skipped}")
    for rule in failed:
        severities = ", ".join(rule["severities"])
        sheet.line(f"{rule['code']} ({severities}): {rule['failed']:,} of {rule['cases']:,}", indent=2)


def _add_questions(sheet: Sheet, questions: Iterable[Mapping[str, Any]]) -> None:
    heading = ""
    for question in questions:
        if heading != (heading := f"{question['family']} {question['variant']}"):
            sheet.gap()
            sheet.line((f"open questions of {heading}", "name"))
        sheet.line(question["question"], indent=2)
        for name, value in question["figures"].items():
            sheet.line(f"{name}: {_format_figure(value)}", indent=4)


def _format_figure(value: Any) -> str:
    if isinstance(value, Mapping):
        return _format_shares((name, count) for name, count in value.items() if count) or "0"
    return "none" if value is None else f"{value:,}"
