"""The bytes of tables, and whether they would read back as the same tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Array, Columns
from navspec.columns.found import Reading, pointer_of
from navspec.columns.shape import Child, Leaf, Record
from navspec.columns.walk import Layout, walk_of
from navspec.errors import ReadError, WriteError
from navspec.spec import Spec


def root_row(reading: Reading, record: Record) -> Array:
    """The root's fixed parts as one row."""
    if len(reading.pieces) == 1:
        return reading.taken(record.dtype, 1, reading.pieces[0][0])
    joined = bytearray().join(reading.data[start : start + size] for start, size in reading.pieces)
    return np.frombuffer(joined, record.dtype, 1) if joined else np.zeros(1, record.dtype)


def joined(columns: Columns, layout: Layout, decisions: Mapping[str, Any]) -> tuple[bytes, dict[str, int]]:
    """The bytes as the tables stand, and how many of them every list of the root takes.

    Raises `WriteError` where a count of the root that stands alone in a field is not the rows that it counts; other lists
    are held to theirs when the bytes are read back.
    """
    for child in layout.children.values():
        match child.count:
            case {"op": "ref", "path": path} if not child.scope.table and child.present and child.kind == "list":
                count, rows = decisions.get(path), len(columns.rows[child.key])
                count = int(columns.part("", path)[0] if count is None else count)
                if count != rows:
                    fault = faults.miscounted(child, count, rows, pointer_of(child.key))
                    raise WriteError(fault.message, pointer=fault.pointer)
    parts: list[bytes | memoryview] = []
    lengths: dict[str, int] = {}
    row, at, size = columns.rows[""].tobytes(), 0, 0
    for item in layout.record.items:
        if isinstance(item, Leaf):
            parts.append(row[at : at + item.size])
            at += item.size
        elif item.present:
            if item.is_padding:
                pad(columns, layout, item, size)
            parts.append(layout.plans[item.key].written(columns))
            lengths[item.key] = len(parts[-1])
        else:
            continue
        size += len(parts[-1])
    return b"".join(parts), lengths


def pad(columns: Columns, layout: Layout, child: Child, position: int) -> None:
    """Make alignment as long as its position asks for; what is there stays."""
    count = layout.plans[child.key].count
    assert count is not None
    needed, rows = count(columns.values, 0, position), columns.rows[child.key]
    if needed != len(rows):
        columns.rows[child.key] = np.concatenate((rows, np.zeros(needed, np.uint8)))[:needed]


def demand_same(
    spec: Spec,
    data: bytes,
    decisions: Mapping[str, Any],
    outcomes: tuple[Any, ...],
    columns: Columns,
    lengths: dict[str, int],
) -> None:
    """Raise `WriteError` unless bytes that were written read back as the tables, with the same outcomes of conditions."""
    walk = walk_of(spec)
    try:
        again = walk.compare(data, dict(decisions), columns, lengths)
    except ReadError as error:
        raise WriteError(f"what would be written cannot be read: {error.message}", pointer=error.pointer) from error
    if tuple(again.outcomes) != outcomes:
        raise WriteError("a changed value adds or drops parts of the file; convert the file instead")
    for key, rows in again.rows.items():
        if len(rows) != len(columns.rows[key]):
            where = faults.pointer(columns, key)
            raise WriteError(f"{len(columns.rows[key])} rows would be read back as {len(rows)}", pointer=where)
    if root_row(again, walk.layout(again).record).tobytes() != columns.rows[""].tobytes():
        raise WriteError("values of the root would be read back as others")
