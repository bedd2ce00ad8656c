"""Byte offsets of rows, computed from counts alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.columns.access import Columns
from navspec.columns.shape import Child, Leaf, Record

Array = np.ndarray[Any, Any]


def row_sizes(columns: Columns, child: Child) -> Array:
    """Bytes of every row of a table with all that belongs to it; int64."""
    rows = len(columns.rows[child.key])
    if child.row_size is not None or child.record is None:
        return np.full(rows, child.dtype.itemsize, np.int64)
    total = np.full(rows, child.record.dtype.itemsize, np.int64)
    for each in child.record.children.values():
        total += list_sizes(columns, each)
    return total


def list_sizes(columns: Columns, child: Child) -> Array:
    """Bytes that the rows of a child take, for every parent row; int64."""
    if child.row_size is not None:
        sizes = columns.counts(child.key) * child.row_size
    else:
        ends = np.concatenate(([0], np.cumsum(row_sizes(columns, child))))
        sizes = np.diff(ends[columns.offsets[child.key]])
    return sizes + 1 if child.kind == "text" else sizes


def part_offsets(columns: Columns, record: Record, starts: Array) -> Iterator[Array]:
    """Where every part of a record stands in the file, given where its rows start."""
    at = starts
    for item in record.items:
        yield at
        at = at + (item.size if isinstance(item, Leaf) else list_sizes(columns, item))


def row_starts(columns: Columns, child: Child, list_starts: Array) -> Array:
    """Where every row of a child stands, given where the list of each parent starts; int64."""
    sizes = row_sizes(columns, child)
    ends = np.cumsum(sizes)
    offsets = columns.offsets.get(child.key)
    if offsets is None:
        return list_starts[0] + ends - sizes
    first = np.concatenate(([0], ends))[offsets[:-1]]
    return np.repeat(list_starts - first, columns.counts(child.key)) + ends - sizes
