"""What changed, for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navspec.columns.compare import SHOWN_BYTES
from navspec.records.difference import ChangedField, ChangedRow, ChangedTable, Difference, FileDifference
from navspec.report import Page
from navspec.report.sheet import Part, Sheet, number

CHANGES = 10
"""Changes that are listed per table."""
FIELDS = 8
"""Fields that are listed per change."""
LINES = 100
"""Fields that are listed of the file itself, one in a line where there are more than of a record."""

_ALONE = {"only_a": "only in the first folder", "only_b": "only in the second folder"}


def render(record: Difference, page: Page) -> str:
    """Files that differ, with their tables, records and fields; the verdict last."""
    sheet = Sheet()
    was_alone = False
    for file in record.files:
        if file.status != "identical":
            is_alone = file.status in _ALONE
            if not (was_alone and is_alone):
                sheet.gap()
            was_alone = is_alone
            _file(sheet, file)
    sheet.gap()
    totals = record.summary
    words = {"identical": "identical", "different": "different", "error": "unreadable", **_ALONE}
    parts: list[Part] = [number(totals["files"], "file")]
    for state, text in words.items():
        if totals[state]:
            parts += [", ", (f"{totals[state]:,} {text}", "good" if state == "identical" else "warning")]
    sheet.line(*parts)
    return sheet.text(page)


def _file(sheet: Sheet, each: FileDifference) -> None:
    a, b = each.path_a, each.path_b
    if each.status in _ALONE:
        sheet.line((a or b or "", "name"), ": ", (_ALONE[each.status], "warning"))
        return
    sheet.line((f"{a} → {b}", "name"))
    if each.message:
        sheet.line((each.message, "error"), indent=2)
    if each.variant_a != each.variant_b:
        sheet.line(f"variant {each.variant_a} → {each.variant_b}", indent=2)
    for decision in each.decisions:
        sheet.line(f"{decision['name']} {_shown(decision['a'])} → {_shown(decision['b'])}", indent=2)
    for table in each.tables:
        _table(sheet, table)


def _table(sheet: Sheet, table: ChangedTable) -> None:
    if table["kind"] != "root":
        rows = number(max(table["rows_a"], table["rows_b"]), "row")
        changed = f"{table['changed']:,}{f' of {rows}' if table['kind'] in ('rows', 'values') else ''} changed"
        tail = "".join(f", {table[what]:,} {what}" for what in ("added", "removed") if table[what])
        sheet.line((table["key"], "name"), f": {changed}{tail}", indent=2)
    notes = {each["field"]: each for each in table["fields"]}
    listed = 0
    for run in _runs(table["changes"])[:CHANGES]:
        _change(sheet, run, notes)
        listed += len(run)
    total = table["changed"] + table["added"] + table["removed"]
    if total > listed:
        parts = ", ".join(f"{each['field'] or 'value'} {each['changed']:,}" for each in table["fields"][:FIELDS])
        tail = f"; changed in all: {parts}" if parts else ""
        sheet.line((f"… and {total - listed:,} more (see --output-format json){tail}", "quiet"), indent=4)


def _runs(changes: list[ChangedRow]) -> list[list[ChangedRow]]:
    """Changes one by one, but whole rows that come or go one after the other together."""
    runs: list[list[ChangedRow]] = []
    for change in changes:
        side = _side(change)
        last = runs[-1][-1] if runs else None
        whole = change["kind"] != "changed" and not change["fields"]
        if whole and last and last["kind"] == change["kind"] and change[f"row_{side}"] == last[f"row_{side}"] + 1:
            runs[-1].append(change)
        else:
            runs.append([change])
    return runs


def _side(change: ChangedRow) -> str:
    return "a" if change["kind"] == "removed" else "b"


def _change(sheet: Sheet, run: list[ChangedRow], notes: dict[str, Any]) -> None:
    change, side = run[0], _side(run[0])
    sign, style = {"changed": ("~", ""), "added": ("+", "good"), "removed": ("-", "error")}[change["kind"]]
    pointer = change[f"pointer_{side}"]
    until = f" to {run[-1][f'pointer_{side}']}" if len(run) > 1 else ""
    where = f" (0x{change[f'offset_{side}']:X})" if pointer else "the file itself"
    fields = [field_words(each, notes.get(each["field"], {})) for each in change["fields"]]
    if not pointer and len(fields) > FIELDS:
        sheet.line((sign, style), f" {where}:", indent=4)
        for field in fields[:LINES]:
            sheet.line(field, indent=8)
        sheet.more(len(fields) - LINES, "more fields", indent=8)
        return
    parts = fields[:FIELDS]
    if len(fields) > FIELDS:
        parts.append(f"and {len(fields) - FIELDS:,} more fields")
    element = f" {change['element']}" if "element" in change else ""
    identity = f" id {change['id']}" if "id" in change else ""
    text = "; ".join(parts)
    sheet.line(
        (sign, style), f" {pointer}{until}{element}{identity}", (where, "quiet"), f": {text}" if text else "", indent=4
    )


def field_words(each: ChangedField, notes: Mapping[str, Any]) -> str:
    """A field that is another one: its name and both values; `notes` are what is said of it in its table."""
    a: Any = each["a"]
    b: Any = each["b"]
    name = f"{each['field']} " if each["field"] else ""
    if "a_text" in each or "b_text" in each:
        return f"{name}{_text(each.get('a_text'))} → {_text(each.get('b_text'))}"
    if "at" in each:
        at = f"from byte {each['at']:,} on " if (a or b).startswith("hex:") else ""
        return f"{name}{at}{_bytes(a)} → {_bytes(b)}"
    unit = meant = f" {notes['unit']}" if "unit" in notes else ""
    if "scale" in notes and all(isinstance(value, int | float) for value in (a, b)):
        meant = f" ({a * notes['scale']:g} → {b * notes['scale']:g}{unit})"
    return f"{name}{_shown(a, each.get('a_name'))} → {_shown(b, each.get('b_name'))}{meant}"


def _shown(value: Any, name: str | None = None) -> str:
    if value is None or (isinstance(value, str) and value.startswith("hex:")):
        return _bytes(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{name} ({value})" if name else str(value)


def _text(text: str | None) -> str:
    return "nothing" if text is None else f'"{text}"'


def _bytes(value: str | None) -> str:
    if value is None or value == "hex:":
        return "nothing"
    if not value.startswith("hex:"):
        return _text(value)
    data = bytes.fromhex(value[4:])
    return data.hex(" ") + (" …" if len(data) == SHOWN_BYTES else "")
