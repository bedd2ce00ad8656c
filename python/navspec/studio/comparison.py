"""Differences between states of documents: by record and field, in words, and on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import Any

import numpy as np
from numpy.typing import NDArray

from navspec.errors import NavspecError, ReadError
from navspec.graphs.difference import GraphDifference, RowPairs
from navspec.inputs.discovery import NAMELESS
from navspec.inputs.file import InputFile
from navspec.operations.comparison import compare_files
from navspec.operations.executors import trim_memory
from navspec.operations.network_comparison import describe_graph_difference
from navspec.records.comparison import ChangedField, ChangedRow, ChangedTable, FileDifference, Status
from navspec.report.comparisons import describe_change
from navspec.report.html.changes import network_data
from navspec.studio.state import State

ROWS = 500
"""Changes that are listed of a table."""
LISTED = 5_000
"""Changes that are listed of all files."""
PLACES = 2_000
"""Nodes and lines that are listed and drawn: new ones, and as many that are gone, moved and changed."""
DRAWN = 2_000
"""Places that are drawn of a table, removed and new."""
FIELDS, VALUES = 12, 500
"""Fields that are listed of a row, and of the file itself."""

Pair = tuple[InputFile | None, InputFile | None]


def pair_files(a: State, b: State) -> list[Pair]:
    """Pair the files of two states: by their numbers in the set, otherwise by their names; or the only file of each."""
    if len(a.files) == 1 and len(b.files) == 1:
        return list(zip(a.files.values(), b.files.values(), strict=True))
    ours, theirs = ({_pairing_key(state, file): file for file in state.files.values()} for state in (a, b))
    return [(ours.get(key), theirs.get(key)) for key in dict.fromkeys((*ours, *theirs))]


def _pairing_key(state: State, opened: InputFile) -> int | str:
    number = state.unit.number(opened)
    return opened.content.name.casefold() if number == NAMELESS else number


def compare_states(a: State, b: State, files: Sequence[Pair], *, rows: bool = False) -> dict[str, Any]:
    """Return the differences between files of two states; identical files are only counted.

    Where networks differ by place, rows are only compared with `rows`: most of them only have another number then.

    - networks: The network of both states by place, as in `network_data`; empty for other files.
    - folded: Whether rows are not compared; `files` then have no tables.
    - files: With `path_a`, `path_b`, `status` as `navspec.diff` has it, and `tables`: exact totals, and `changes`
    with their
      fields in words, and with the place on the map before and afterwards, where there is one; `gone` and `new` are
      the places that rows have left, and the places where there were none.
      Of a field: its pointer, and both values in words.
    - totals: How many rows have changed, come and gone.
    """
    record = _compare_copies(a.copy(), b.copy(), files, rows)
    trim_memory()
    return record


def _compare_copies(a: State, b: State, files: Sequence[Pair], rows: bool) -> dict[str, Any]:
    difference = compare_by_place(a, b) if any(map(_is_different, files)) else None
    networks = [network_data(describe_graph_difference(difference, PLACES))] if difference else []
    is_folded = not rows and any(network["groups"] for network in networks)
    different, num_remaining = [], LISTED
    totals = {"changed": 0, "added": 0, "removed": 0}
    for one, second in files:
        record = _compare_bytes(one, second) if is_folded else _compare_files(one, second)
        if record.status == "identical":
            continue
        tables = []
        for table in record.tables:
            for what in totals:
                totals[what] += table[what]
            listed = table["changes"][: max(0, num_remaining)]
            num_remaining -= len(listed)
            tables.append(_table_changes(table, listed, _RowPositions(a, one), _RowPositions(b, second)))
        different.append({**_file_header(record), "tables": tables})
    return {
        "networks": networks,
        "folded": is_folded,
        "same": len(files) - len(different),
        "files": different,
        "totals": totals,
        "listed": LISTED - num_remaining,
    }


def compare_by_place(a: State, b: State) -> GraphDifference | None:
    """Return the difference of the networks of two states; None for files without a network, or that cannot be read."""
    if a.unit.family is not b.unit.family or a.unit.family.graph is None or not (a.unit.files and b.unit.files):
        return None
    try:
        return GraphDifference(a.graph, b.graph)
    except NavspecError:
        return None


def keep_pairs(a: State, b: State, files: Sequence[Pair]) -> tuple[State, State]:
    """Return both states with only the files that have a counterpart: the rest of two sets is not gone or new."""
    pairs = [(first, second) for first, second in files if first is not None and second is not None]
    return _keep_files(a, [first for first, _ in pairs]), _keep_files(b, [second for _, second in pairs])


def _keep_files(state: State, files: Sequence[InputFile]) -> State:
    kept = set(map(id, files))
    left_out = {path: None for path, file in state.files.items() if id(file) not in kept}
    return state.with_files(left_out) if left_out else state


def touched_files(difference: GraphDifference) -> set[int]:
    """Return the numbers of the files of a set in which nodes or lines are new, gone, moved or changed."""
    numbers: set[int] = set()
    for side, graph in enumerate((difference.a, difference.b)):
        lines = graph.lines.there[_listed_rows(difference.lines, side)]
        rows = [_listed_rows(difference.nodes, side), graph.source[lines], graph.target[lines]]
        numbers.update(graph.nodes[graph.key[0]][np.concatenate(rows)].tolist())
    return numbers


def _listed_rows(parts: Mapping[str, RowPairs], side: int) -> NDArray[np.int64]:
    rows = np.concatenate([pairs[side] for pairs in parts.values()])
    return rows[rows >= 0]


def count_changes(one: InputFile | None, second: InputFile | None) -> list[dict[str, Any]]:
    """Return for each table of two files the number of added and removed rows, and of rows that differ in each field.

    Empty where one of the files is missing.
    """
    return [
        {
            **{key: table[key] for key in ("key", "kind", "added", "removed")},
            "fields": [{"field": field["field"], "changed": field["changed"]} for field in table["fields"]],
        }
        for table in _compare_files(one, second, 0).tables
    ]


def _is_different(pair: Pair) -> bool:
    one, second = pair
    return one is None or second is None or one.content.data != second.content.data


def _compare_bytes(one: InputFile | None, second: InputFile | None) -> FileDifference:
    """Return whether files differ, without their tables."""
    if one is None or second is None:
        return _compare_files(one, second)
    status: Status = "different" if _is_different((one, second)) else "identical"
    return FileDifference(one.content.path, second.content.path, status)


def _compare_files(one: InputFile | None, second: InputFile | None, rows: int = ROWS) -> FileDifference:
    if one is None or second is None:
        present = one or second
        assert present is not None
        path = present.content.path or present.content.name
        return FileDifference(path, None, "only_a") if second is None else FileDifference(None, path, "only_b")
    try:
        return compare_files(one, second, rows)
    except ReadError as error:
        return FileDifference(one.content.path, second.content.path, "error", str(error))


def _file_header(record: FileDifference) -> dict[str, Any]:
    path = record.path_b or record.path_a or ""
    return {
        "name": PurePath(path.rpartition(":")[2] or path).name,
        "path_a": record.path_a,
        "path_b": record.path_b,
        "status": record.status,
        "message": record.message,
        "decisions": [dict(decision) for decision in record.decisions],
    }


class _RowPositions:
    """Positions of the rows of a file on the map."""

    def __init__(self, state: State, opened: InputFile | None) -> None:
        self.state, self.opened = state, opened

    def find(self, key: str, rows: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return east and north of each row (n, 2) float64; NaN where it has no place."""
        nowhere = np.full((len(rows), 2), np.nan)
        if not len(rows) or not key or self.opened is None:
            return nowhere
        try:
            view, files = self.state.view, self.state.table_set
        except ReadError:
            return nowhere
        number = self.state.unit.number(self.opened)
        positions = getattr(view, "positions", None)
        if positions is None or number not in files.files:
            return nowhere
        start = int(files.starts(key)[list(files.files).index(number)])
        try:
            return np.round(positions(key, rows + start)[:, :2], 3)
        except (LookupError, ValueError):
            return nowhere


def _find_moved_rows(table: ChangedTable, a: _RowPositions, b: _RowPositions) -> dict[str, list[list[float]]]:
    """Return places with fewer rows than before, and with more; rows that only have another number are in neither."""
    if table["kind"] == "root":
        return {"gone": [], "new": []}
    before, after = (
        places.find(table["key"], np.arange(table[rows] or 0)) for places, rows in ((a, "rows_a"), (b, "rows_b"))
    )
    signs = np.repeat([1, -1], [len(before), len(after)])
    places = np.concatenate([before, after])
    has_place = np.isfinite(places).all(axis=1)
    distinct, which = np.unique(places[has_place], axis=0, return_inverse=True)
    surplus = np.bincount(which.reshape(-1), weights=signs[has_place], minlength=len(distinct))
    return {"gone": distinct[surplus > 0][:DRAWN].tolist(), "new": distinct[surplus < 0][:DRAWN].tolist()}


def _table_changes(
    table: ChangedTable, changes: list[ChangedRow], a: _RowPositions, b: _RowPositions
) -> dict[str, Any]:
    notes = {field["field"]: field for field in table["fields"]}
    before = _positions_of_rows(a, table["key"], [change["row_a"] for change in changes])
    after = _positions_of_rows(b, table["key"], [change["row_b"] for change in changes])
    most = VALUES if table["kind"] == "root" else FIELDS
    return {
        **{key: table[key] for key in ("key", "kind", "rows_a", "rows_b", "changed", "added", "removed")},
        "fields": [{"field": field["field"], "changed": field["changed"]} for field in table["fields"]],
        **_find_moved_rows(table, a, b),
        "changes": [
            {
                "kind": change["kind"],
                "pointer_a": change["pointer_a"],
                "pointer_b": change["pointer_b"],
                "element": change.get("element", ""),
                "id": change.get("id"),
                "fields": [
                    [_field_pointer(change, one), describe_change(one, notes.get(one["field"], {}))]
                    for one in change["fields"][:most]
                ],
                "more": max(0, len(change["fields"]) - most),
                "a": from_,
                "b": to,
            }
            for change, from_, to in zip(changes, before, after, strict=True)
        ],
    }


def _field_pointer(change: ChangedRow, field: ChangedField) -> str:
    row = (change["pointer_a"] if change["pointer_b"] is None else change["pointer_b"]) or ""
    return f"{row}/{field['field'].replace('.', '/')}" if field["field"] else row


def _positions_of_rows(places: _RowPositions, key: str, rows: list[int | None]) -> list[list[float] | None]:
    present = [(at, row) for at, row in enumerate(rows) if row is not None]
    positions: list[list[float] | None] = [None] * len(rows)
    for (at, _), place in zip(present, places.find(key, np.array([row for _, row in present], np.int64)), strict=True):
        if np.isfinite(place).all():
            positions[at] = place.tolist()
    return positions
