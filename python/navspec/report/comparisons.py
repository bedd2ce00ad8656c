"""Differences of files, and results of round trips (read and write), as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from navspec.columns.diff import SHOWN_BYTES
from navspec.records.comparison import (
    ChangedField,
    ChangedLine,
    ChangedNode,
    ChangedRow,
    ChangedTable,
    Difference,
    FileDifference,
    NetworkDifference,
    Roundtrips,
)
from navspec.records.report import Position
from navspec.report import RenderOptions
from navspec.report.sheet import Part, Sheet, format_count, join_parts

CHANGES = 10
"""Changes that are listed per table."""
FIELDS = 8
"""Fields that are listed per change."""
LINES = 100
"""Fields that are listed of the file itself, one per line if there are more than of a record."""

_UNPAIRED = {"only_a": "only in the first folder", "only_b": "only in the second folder"}


def render_difference(record: Difference, options: RenderOptions) -> str:
    """Return files that differ, with their tables, records and fields; the verdict as the last line."""
    sheet = Sheet()
    for network in record.networks:
        sheet.gap()
        _add_network(sheet, network, [file for file in record.files if has_file(network, file)])
    was_alone = False
    for file in record.files:
        if file.status != "identical" and not (
            file.tables and any(has_file(network, file) for network in record.networks)
        ):
            is_alone = file.status in _UNPAIRED
            if not (was_alone and is_alone):
                sheet.gap()
            was_alone = is_alone
            _add_file(sheet, file)
    sheet.gap()
    totals = record.summary
    words = {"identical": "identical", "different": "different", "error": "unreadable", **_UNPAIRED}
    parts: list[Part] = [format_count(totals["files"], "file")]
    for state, text in words.items():
        if totals[state]:
            parts += [", ", (f"{totals[state]:,} {text}", "good" if state == "identical" else "warning")]
    sheet.line(*parts)
    return sheet.text(options)


_SIGNS: Mapping[str, Part] = {"added": ("+", "good"), "removed": ("-", "error"), "moved": "~", "changed": "~"}


def has_file(network: NetworkDifference, file: FileDifference) -> bool:
    """Return whether a pair of files belongs to a network."""
    sides = ((file.path_a, network.path_a), (file.path_b, network.path_b))
    return file.format in ("", network.format) and all(path is None or path.startswith(where) for path, where in sides)


def _add_network(sheet: Sheet, network: NetworkDifference, files: Sequence[FileDifference]) -> None:
    """Add the nodes and lines that differ, and in one line each what follows and which rows differ."""
    sheet.line((f"{network.path_a} → {network.path_b}", "name"))
    for noun, counts, changes in (
        ("nodes", network.nodes, [(change["kind"], _describe_node(change)) for change in network.node_changes]),
        ("lines", network.lines, [(change["kind"], _describe_line(change)) for change in network.line_changes]),
    ):
        of_kinds: dict[str, int] = {kind: counts[kind] for kind in _SIGNS if counts[kind]}
        parts = ", ".join(f"{count:,} {kind}" for kind, count in of_kinds.items()) or "the same"
        sheet.line((noun, "name"), f": {parts}; {counts['total_a']:,} → {counts['total_b']:,}", indent=2)
        for kind, count in of_kinds.items():
            listed = [text for of_kind, text in changes if of_kind == kind][:CHANGES]
            for text in listed:
                sheet.line(_SIGNS[kind], f" {text}", indent=4)
            sheet.more(count - len(listed), f"more {kind}", indent=4)
    if network.following:
        follow = ", ".join(f"{count['field']} {count['count']:,}" for count in network.following)
        sheet.line((f"numbers that follow: {follow}", "quiet"), indent=2)
    rows: Counter[str] = Counter()
    for table in (table for file in files for table in file.tables if table["kind"] != "root"):
        rows[table["key"]] += table["changed"] + table["added"] + table["removed"]
    if rows:
        parts = ", ".join(f"{key} {count:,}" for key, count in rows.items())
        count = format_count(sum(bool(file.tables) for file in files), "file")
        sheet.line((f"rows that differ in {count}: {parts} (see --rows)", "quiet"), indent=2)


def _describe_node(change: ChangedNode) -> str:
    return f"{name_node(change)} {change['node_kind']} {locate_node(change)}{_list_fields(change['fields'])}"


def name_node(change: ChangedNode) -> str:
    """Return the name of a node, or both if it has another one now."""
    return " → ".join(dict.fromkeys(name for name in (change["node_a"], change["node_b"]) if name is not None))


def locate_node(change: ChangedNode) -> str:
    """Return the place of a node, or from where to where it moved."""
    places = [_format_place(place) for place in (change["position_a"], change["position_b"]) if place is not None]
    return f"moved from {places[0]} to {places[1]}" if change["kind"] == "moved" else f"at {places[-1]}"


def _describe_line(change: ChangedLine) -> str:
    return f"{name_line(change)}{_list_fields(change['fields'])}"


def name_line(change: ChangedLine) -> str:
    """Return the names of both ends of a line."""
    ends = change["ends_a"] if change["ends_b"] is None else change["ends_b"]
    assert ends is not None
    return (" → " if change["is_one_way"] else " - ").join(ends)


def _list_fields(fields: Sequence[ChangedField]) -> str:
    texts = [describe_change(field, {}) for field in fields[:FIELDS]]
    if len(fields) > FIELDS:
        texts.append(f"and {len(fields) - FIELDS:,} more fields")
    return f": {'; '.join(texts)}" if texts else ""


def _format_place(place: Position) -> str:
    return ", ".join("?" if coordinate is None else f"{coordinate:g}" for coordinate in place)


def _add_file(sheet: Sheet, file: FileDifference) -> None:
    a, b = file.path_a, file.path_b
    if file.status in _UNPAIRED:
        sheet.line((a or b or "", "name"), ": ", (_UNPAIRED[file.status], "warning"))
        return
    sheet.line((f"{a} → {b}", "name"))
    if file.message:
        sheet.line((file.message, "error"), indent=2)
    if file.variant_a != file.variant_b:
        sheet.line(f"variant {file.variant_a} → {file.variant_b}", indent=2)
    for decision in file.decisions:
        sheet.line(f"{decision['name']} {_format_value(decision['a'])} → {_format_value(decision['b'])}", indent=2)
    for table in file.tables:
        _add_table(sheet, table)


def _add_table(sheet: Sheet, table: ChangedTable) -> None:
    if table["kind"] != "root":
        rows = format_count(max(table["rows_a"], table["rows_b"]), "row")
        changed = f"{table['changed']:,}{f' of {rows}' if table['kind'] in ('rows', 'values') else ''} changed"
        tail = "".join(f", {table[what]:,} {what}" for what in ("added", "removed") if table[what])
        sheet.line((table["key"], "name"), f": {changed}{tail}", indent=2)
    notes = {field["field"]: field for field in table["fields"]}
    listed = 0
    for run in _group_rows(table["changes"])[:CHANGES]:
        _add_change(sheet, run, notes)
        listed += len(run)
    total = table["changed"] + table["added"] + table["removed"]
    if total > listed:
        parts = ", ".join(f"{field['field'] or 'value'} {field['changed']:,}" for field in table["fields"][:FIELDS])
        tail = f"; changed in all: {parts}" if parts else ""
        sheet.line((f"… and {total - listed:,} more (see --output-format json){tail}", "quiet"), indent=4)


def _group_rows(changes: list[ChangedRow]) -> list[list[ChangedRow]]:
    """Group consecutive whole rows that were added or removed; every other change is a group by itself."""
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


def _add_change(sheet: Sheet, run: list[ChangedRow], notes: dict[str, Any]) -> None:
    change, side = run[0], _side(run[0])
    sign, style = {"changed": ("~", ""), "added": ("+", "good"), "removed": ("-", "error")}[change["kind"]]
    pointer = change[f"pointer_{side}"]
    until = f" to {run[-1][f'pointer_{side}']}" if len(run) > 1 else ""
    where = f" (0x{change[f'offset_{side}']:X})" if pointer else "the file itself"
    fields = [describe_change(field, notes.get(field["field"], {})) for field in change["fields"]]
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
    origin = f" from {change['source']}" if "source" in change else ""
    text = "; ".join(parts)
    sheet.line(
        (sign, style),
        f" {pointer}{until}{element}{identity}{origin}",
        (where, "quiet"),
        f": {text}" if text else "",
        indent=4,
    )


def describe_change(field: ChangedField, notes: Mapping[str, Any]) -> str:
    """Return the name of a changed field and both values.

    Parameters
    ----------
    field : ChangedField
        The change.
    notes : mapping
        Unit and scale of the field, from the table.
    """
    a: Any = field["a"]
    b: Any = field["b"]
    name = f"{field['field']} " if field["field"] else ""
    if "a_text" in field or "b_text" in field:
        return f"{name}{_format_text(field.get('a_text'))} → {_format_text(field.get('b_text'))}"
    if "at" in field:
        at = f"from byte {field['at']:,} on " if (a or b).startswith("hex:") else ""
        return f"{name}{at}{_format_bytes(a)} → {_format_bytes(b)}"
    unit = scaled = f" {notes['unit']}" if "unit" in notes else ""
    if "scale" in notes and all(isinstance(value, int | float) for value in (a, b)):
        scaled = f" ({a * notes['scale']:g} → {b * notes['scale']:g}{unit})"
    return f"{name}{_format_value(a, field.get('a_name'))} → {_format_value(b, field.get('b_name'))}{scaled}"


def _format_value(value: Any, name: str | None = None) -> str:
    if value is None or (isinstance(value, str) and value.startswith("hex:")):
        return _format_bytes(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{name} ({value})" if name else str(value)


def _format_text(text: str | None) -> str:
    return "nothing" if text is None else f'"{text}"'


def _format_bytes(value: str | None) -> str:
    if value is None or value == "hex:":
        return "nothing"
    if not value.startswith("hex:"):
        return _format_text(value)
    data = bytes.fromhex(value[4:])
    return data.hex(" ") + (" …" if len(data) == SHOWN_BYTES else "")


_STYLES = {"identical": "good", "different": "error", "error": "error"}


def render_roundtrips(record: Roundtrips, options: RenderOptions) -> str:
    """Return every file that was not written back identically, and the verdict; a single file is always listed."""
    sheet = Sheet()
    for file in record.files:
        if file.fails or len(record.files) == 1:
            at = file.first_difference
            where = f", first difference at 0x{at:X}" if at is not None else ""
            states: list[Part] = ["objects ", _state(file.tree), ", columns ", _state(file.tables)]
            sheet.line((file.path or "-", "name"), ": ", *states, where)
            if file.format and file.reason:  # of a file of no known format stderr has told
                sheet.line("  ", file.reason)
    totals = record.summary
    shown = ((state, style) for state, style in _STYLES.items() if totals[state] or state == "identical")
    counts = ((f"{totals[state]:,} {state}", style) for state, style in shown)
    sheet.line(*join_parts([format_count(totals["files"], "file"), *counts]))
    return sheet.text(options)


def _state(state: str) -> Part:
    return state, _STYLES[state]
