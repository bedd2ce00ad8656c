"""Whether tables fit each other: what is written from them reads back as the same tables."""

from __future__ import annotations

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Columns, widen
from navspec.columns.shape import Child
from navspec.errors import ReadError


def demand_fit(columns: Columns, child: Child) -> None:
    """A list and those in its rows are as their counts say, text is without the byte that ends it, marked lists are with it.

    The count of a list of the root is not asked. Raises `ReadError` for the first that does not fit, as reading would.
    """
    if child.kind == "text":
        if np.any(columns.rows[child.key] == child.field.terminator):
            raise ReadError("the text holds the byte that ends it", pointer=faults.pointer(columns, child.key))
    elif child.kind == "until":
        _demand_end(columns, child)
    elif parent := child.scope.table:
        counts, expected = columns.counts(child.key), columns.evaluate(child.count, parent)
        if not np.array_equal(counts, expected):
            row = int(np.argmax(counts != expected))
            where = faults.pointer(columns, parent, row, ".".join((*child.scope.prefix, child.field.id)))
            raise faults.miscounted(child, int(expected[row]), int(counts[row]), where)
    for inner in child.record.children.values() if child.record else ():
        if inner.present:
            demand_fit(columns, inner)


def _demand_end(columns: Columns, child: Child) -> None:
    """The closing row is the last of its list, and no other."""
    assert child.record is not None
    assert child.field.repeat is not None
    first = next(iter(child.record.leaves))
    closing = widen(columns.part(child.key, first)) == child.field.repeat.until
    offsets = columns.bounds(child.key)
    last = np.zeros(len(closing), dtype=bool)
    last[offsets[1:][np.diff(offsets) > 0] - 1] = True
    if np.any(np.diff(offsets) == 0) or np.any(closing != last):
        raise ReadError("the closing row of the list is not its last", pointer=faults.pointer(columns, child.key))
