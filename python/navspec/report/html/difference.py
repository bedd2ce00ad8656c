"""The page of `navspec diff`: changes of networks on a map and as a list, and rows of files in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import PurePath
from typing import Any

from navspec.records.comparison import ChangedRow, ChangedTable, Difference, FileDifference, NetworkDifference
from navspec.records.drawing import Drawing
from navspec.records.report import Report
from navspec.report import RenderOptions
from navspec.report.comparisons import describe_change, has_file
from navspec.report.facts import format_key
from navspec.report.html import render_template
from navspec.report.html.changes import elsewhere_data, network_data
from navspec.report.html.data import dump_safely
from navspec.report.sheet import format_count
from navspec.version import __version__

ROWS, ALL_ROWS = 100, 5_000
"""Rows that are listed of a table, and of all files."""
VALUES = 500
"""Fields that are listed of the file itself."""
FIELDS = 8
"""Fields that are listed of a row."""
MARGIN = 0.08
"""Part of the map that is visible at least around the changes."""

_STATES = {
    "identical": "identical",
    "different": "different",
    "only_a": "only before",
    "only_b": "new",
    "error": "cannot be compared",
}


def render(record: Difference, options: RenderOptions) -> str:
    """Return the page of a comparison; it has a map where the networks have drawings."""
    networks = [_network_texts(network, record.files) for network in record.networks]
    drawn = [network for network in record.networks if network.drawing is not None]
    report = Report(__version__, "default", drawings=tuple(map(_focused_drawing, drawn, map(_places, drawn))))
    numbers = iter(range(len(drawn)))
    map_numbers = [-1 if network.drawing is None else next(numbers) for network in record.networks]
    shapes = []
    for network, number in zip(networks, map_numbers, strict=True):
        for change in (change for group in network["groups"] for change in group["changes"]):
            change["number"] = len(shapes)
            shapes.append({"kind": change["kind"], "map": number, "a": change["a"], "b": change["b"]})
    groups = [group for network in networks for group in network["groups"]]
    texts = {
        "report": report,
        "name": " → ".join(_names(record)),
        "paths": _paths(record),
        "outcome": ("warning", "Different") if record.fails else ("good", "Identical"),
        "figures": [(group["total"], group["title"].split(" ", 1)[1], group["kind"]) for group in groups],
        "lead": _lead(record),
        "cut": _truncation_text(groups),
        "networks": networks,
        "changes": dump_safely(shapes),
        "files": list(_iter_files(record)),
        "is_folded": bool(groups),
    }
    return render_template("difference.html", report, options, texts)


def _truncation_text(groups: Sequence[dict[str, Any]]) -> str:
    """Return how many changes list and map have, of how many; empty if they have all."""
    cut = [f"{len(group['changes']):,} of {group['title']}" for group in groups if group["more"]]
    return f"List and map show the first ones only: {', '.join(cut)}." if cut else ""


def _network_texts(network: NetworkDifference, files: Sequence[FileDifference]) -> dict[str, Any]:
    """Return the changes of a network and those of its files outside of it, with how many of each are not listed."""
    data = network_data(network)
    own_files = [file for file in files if has_file(network, file)]
    data["elsewhere"] = elsewhere_data(own_files, network.elsewhere.__contains__) if data["groups"] else None
    for group in data["groups"]:
        group["more"] = group["total"] - len(group["changes"])
    return {**data, "path": network.path_b, "is_open": sum(group["total"] for group in data["groups"]) <= ROWS}


def _places(network: NetworkDifference) -> list[list[float]]:
    shapes = (*network.node_shapes, *network.line_shapes)
    return [place for change in shapes for shape in change if shape is not None for place in shape]


def _focused_drawing(network: NetworkDifference, places: Sequence[list[float]]) -> Drawing:
    """Return the map of a network, which first shows all of its changes."""
    drawing = network.drawing
    assert drawing is not None
    if not places or not len(drawing.x):
        return drawing
    sides = max(float(axis.max() - axis.min()) for axis in (drawing.x, drawing.y)) * MARGIN / 2
    (west, south), (east, north) = (
        [function(place[axis] for place in places) for axis in range(2)] for function in (min, max)
    )
    return replace(drawing, focus=(west - sides, south - sides, east + sides, north + sides))


def _paths(record: Difference) -> list[str]:
    """Return the compared files or folders: those of the networks, or of the files."""
    pairs = [(network.path_a, network.path_b) for network in record.networks]
    pairs = pairs or [(file.path_a or "", file.path_b or "") for file in record.files]
    if len(pairs) == 1:
        return list(pairs[0])
    return [_common_folder(paths) for paths in zip(*pairs, strict=True)]


def _common_folder(paths: Iterable[str]) -> str:
    parts = [PurePath(path).parts for path in paths if path]
    shared = []
    for names in zip(*parts, strict=False):
        if len(set(names)) > 1:
            break
        shared.append(names[0])
    return str(PurePath(*shared)) if shared else ""


def _names(record: Difference) -> list[str]:
    names = [PurePath(path).name or path or "files" for path in _paths(record)]
    return names[:1] if names[0] == names[1] else names


def _lead(record: Difference) -> str:
    totals: Any = record.summary
    states = [f"{totals[state]:,} {words}" for state, words in _STATES.items() if totals[state]]
    return f"{format_count(totals['files'], 'file')}: {', '.join(states)}."


def _iter_files(record: Difference) -> Iterator[dict[str, Any]]:
    """Yield the files that are not identical, with their tables."""
    remaining = ALL_ROWS
    for file in record.files:
        if file.status == "identical":
            continue
        tables = []
        for table in file.tables:
            tables.append(_table_texts(table, remaining))
            remaining -= len(tables[-1]["rows"])
        yield {
            "name": PurePath(file.path_b or file.path_a or "").name or "-",
            "state": "" if file.status == "different" else _STATES[file.status],
            "notes": list(_iter_notes(file)),
            "tables": tables,
            "is_placed": any(has_file(network, file) for network in record.networks),
        }


def _iter_notes(file: FileDifference) -> Iterator[str]:
    if file.message:
        yield file.message
    if file.variant_a != file.variant_b:
        yield f"variant {file.variant_a} → {file.variant_b}"
    for decision in file.decisions:
        yield f"{format_key(decision['name'])} {decision['a']} → {decision['b']}"


def _table_texts(table: ChangedTable, remaining: int) -> dict[str, Any]:
    notes: dict[str, Any] = {field["field"]: field for field in table["fields"]}
    if table["kind"] == "root":
        fields = [field for change in table["changes"] for field in change["fields"]]
        rows = [("changed", "", describe_change(field, notes.get(field["field"], {}))) for field in fields[:VALUES]]
        return {"title": "values of the file", "rows": rows, "more": len(fields) - len(rows)}
    rows = [_row_texts(change, notes) for change in table["changes"][: max(0, min(ROWS, remaining))]]
    counts = [(table["changed"], "changed"), (table["added"], "new"), (table["removed"], "gone")]
    total = sum(count for count, _ in counts)
    words = ", ".join(f"{count:,} {word}" for count, word in counts if count)
    return {"title": f"{format_key(table['key'])}: {words}", "rows": rows, "more": total - len(rows)}


def _row_texts(change: ChangedRow, notes: dict[str, Any]) -> tuple[str, str, str]:
    """Return what became of a row, its name, and its fields in words."""
    pointer = change["pointer_a"] if change["pointer_b"] is None else change["pointer_b"]
    name = " ".join(filter(None, (pointer, change.get("element", ""), f"id {change['id']}" if "id" in change else "")))
    fields = [describe_change(field, notes.get(field["field"], {})) for field in change["fields"][:FIELDS]]
    if len(change["fields"]) > FIELDS:
        fields.append(f"and {len(change['fields']) - FIELDS:,} more fields")
    return change["kind"], name, "; ".join(fields)
