"""Changes of networks in words, with their shapes on the map: what the page of `diff` and the studio show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import PurePath
from typing import Any, NamedTuple

from navspec.records.comparison import (
    CHANGE_KINDS,
    ChangeCounts,
    ChangedField,
    ChangedTable,
    ChangeShapes,
    FileDifference,
    NetworkDifference,
)
from navspec.report.comparisons import describe_change, locate_node, name_line, name_node
from navspec.report.facts import format_key
from navspec.report.sheet import format_count

FIELDS = 12
"""Fields that are listed of a node or a line."""


class DescribedChange(NamedTuple):
    """A node or a line that differs, in words, with its shapes before and after."""

    kind: str
    name: str
    text: str
    fields: list[ChangedField]
    shapes: ChangeShapes


def network_data(network: NetworkDifference) -> dict[str, Any]:
    """Return the changes of a network as JSON.

    - groups: The nodes, then the lines, that are new, gone, moved and changed, each with a `title` with their exact number,
      how many there are in `total`, and `changes`: of each its `kind`, `name`, `text` and `fields` in words, and its
      shapes `a` before and `b` after it: one place, two ends of a line, or the corners of an area.
    - following: Texts about numbers that only follow, with how many differ.
    """
    nodes = (
        DescribedChange(
            change["kind"], name_node(change), _describe_place(change, network.noun), change["fields"], shapes
        )
        for change, shapes in zip(network.node_changes, network.node_shapes, strict=True)
    )
    lines = (
        DescribedChange(change["kind"], name_line(change), "", change["fields"], shapes)
        for change, shapes in zip(network.line_changes, network.line_shapes, strict=True)
    )
    return {
        "groups": [
            *_iter_groups(network.noun, network.nodes, nodes),
            *_iter_groups("line", network.lines, lines),
        ],
        "following": [f"{format_key(count['field'])} of {count['count']:,}" for count in network.following],
    }


COUNTS = ("num_", "len_", "ofs_")
"""Beginnings of the names of fields that follow from other changes: counts, lengths and offsets."""
ELSEWHERE, FEW = 100, 20
"""Changes outside of networks that are listed, and up to how many the list is open."""


def elsewhere_data(files: Iterable[FileDifference], is_elsewhere: Callable[[str], bool]) -> dict[str, Any] | None:
    """Return changes outside of networks as JSON: in tables whose key `is_elsewhere` accepts.

    Counts, lengths and offsets are left out, since they follow. None where nothing remains.

    - title: How many fields and rows differ.
    - is_open: Whether they are few.
    - changes: The first ones, each with its `file`, the `pointer` in it, the `text` in words, and both paths.
    """
    changes: list[dict[str, Any]] = []
    totals: dict[str, int] = {"fields": 0, "added": 0, "removed": 0}
    for file in files:
        place = {"file": PurePath(file.path_b or file.path_a or "").name, "path_a": file.path_a, "path_b": file.path_b}
        for decision in file.decisions:
            field: Any = {**decision, "field": format_key(decision["name"])}
            text = describe_change(field, {})
            changes.append({**place, "pointer": "", "text": text})
            totals["fields"] += 1
        for table in file.tables:
            if not is_elsewhere(table["key"]):
                continue
            counts = [field["changed"] for field in table["fields"] if not _is_count(field["field"])]
            totals["fields"] += sum(counts) if table["fields"] else table["changed"]
            for kind, count in _count_rows(table).items():
                totals[kind] += count
            changes += [{**place, **change} for change in _iter_elsewhere(table)]
    words = [f"{format_count(count, noun)} {word}" for kind, noun, word in _OUTCOMES if (count := totals[kind])]
    if not words:
        return None
    return {
        "title": f"Elsewhere: {', '.join(words)}",
        "is_open": len(changes) <= FEW,
        "changes": changes[:ELSEWHERE],
        "more": max(0, len(changes) - ELSEWHERE),
    }


_OUTCOMES = (("fields", "field", "changed"), ("added", "row", "new"), ("removed", "row", "gone"))


def _is_count(field: str) -> bool:
    return field.rpartition(".")[2].startswith(COUNTS)


def _count_rows(table: ChangedTable) -> dict[str, int]:
    """Return how many rows of a table are new and gone; texts and bytes belong to rows of another table."""
    counts = {"added": table["added"], "removed": table["removed"]}
    return {} if table["kind"] in ("text", "bytes") else {kind: count for kind, count in counts.items() if count}


def _iter_elsewhere(table: ChangedTable) -> Iterator[dict[str, Any]]:
    """Yield the fields of a table that differ, and how many of its rows are new and gone."""
    notes: dict[str, Any] = {field["field"]: field for field in table["fields"]}
    for change in table["changes"]:
        if change["kind"] != "changed":
            continue
        row = (change["pointer_a"] if change["pointer_b"] is None else change["pointer_b"]) or ""
        for field in change["fields"]:
            if _is_count(field["field"]):
                continue
            pointer = f"{row}/{field['field'].replace('.', '/')}" if field["field"] else row
            named: Any = {**field, "field": format_key(pointer.strip("/")).replace("/", " ")}
            yield {"pointer": pointer, "text": describe_change(named, notes.get(field["field"], {}))}
    words = {kind: word for kind, _, word in _OUTCOMES}
    for kind, count in _count_rows(table).items():
        name = format_key(table["key"]).replace(".", " ")
        yield {"pointer": f"/{table['key'].replace('.', '/')}", "text": f"{name}: {count:,} {words[kind]}"}


def _describe_place(change: Any, noun: str) -> str:
    kind = "" if change["node_kind"] == noun else f"{change['node_kind']} "
    return f"{kind}{locate_node(change)}"


def _iter_groups(noun: str, counts: ChangeCounts, changes: Iterable[DescribedChange]) -> Iterator[dict[str, Any]]:
    """Yield a group for each kind of change that there is."""
    listed = list(changes)
    for kind in CHANGE_KINDS:
        if count := counts[kind]:
            yield {
                "kind": kind,
                "title": _title(noun, kind, count),
                "total": count,
                "changes": [_change_data(change) for change in listed if change.kind == kind],
            }


def _title(noun: str, kind: str, count: int) -> str:
    if kind == "added":
        return format_count(count, f"new {noun}")
    return f"{format_count(count, noun)} {'gone' if kind == 'removed' else kind}"


def _change_data(change: DescribedChange) -> dict[str, Any]:
    fields = [describe_change({**field, "field": format_key(field["field"])}, {}) for field in change.fields]
    if len(fields) > FIELDS:
        fields[FIELDS:] = [f"and {len(fields) - FIELDS:,} more"]
    return {
        "kind": change.kind,
        "name": change.name,
        "text": change.text,
        "fields": fields,
        "a": change.shapes.a,
        "b": change.shapes.b,
    }
