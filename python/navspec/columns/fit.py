"""Whether tables fit each other: what is written from them reads back as the same tables."""

from __future__ import annotations

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Array, Columns, widen
from navspec.columns.shape import Child
from navspec.errors import ReadError


def demand_fit(columns: Columns, child: Child) -> None:
    """Every count in the rows of a list, and of the lists in it, is the number of rows that it counts.

    Raises `ReadError` for the first that is not, as reading would.
    """
    for each in child.record.children.values() if child.record and child.present else ():
        if not each.present:
            continue
        counts = columns.counts(each.key)
        if each.kind == "text":
            _demand_text(columns, each)
        elif each.kind == "until":
            demand_end(columns, each)
        else:
            expected = columns.evaluate(each.count, child.key)
            _demand(columns, each, counts == expected, expected, counts)
        demand_fit(columns, each)


def demand_end(columns: Columns, child: Child) -> None:
    """The closing row is the last of its list, and no other."""
    assert child.record is not None
    assert child.field.repeat is not None
    first = next(iter(child.record.leaves))
    closing = widen(columns.part(child.key, first)) == child.field.repeat.until
    offsets = columns.offsets.get(child.key, np.array([0, len(closing)]))
    last = np.zeros(len(closing), dtype=bool)
    last[offsets[1:][np.diff(offsets) > 0] - 1] = True
    if np.any(np.diff(offsets) == 0) or np.any(closing != last):
        raise ReadError("the closing row of the list is not its last", pointer=faults.pointer(columns, child.key))


def _demand_text(columns: Columns, child: Child) -> None:
    if np.any(columns.rows[child.key] == child.field.terminator):
        raise ReadError("the text holds the byte that ends it", pointer=faults.pointer(columns, child.key))


def _demand(columns: Columns, child: Child, good: Array, expected: Array, counts: Array) -> None:
    if not good.all():
        row = int(np.argmin(good))
        parent = child.scope.table
        where = faults.pointer(columns, parent, row, ".".join((*child.scope.prefix, child.field.id)))
        raise faults.miscounted(child, int(expected[row]), int(counts[row]), where)
