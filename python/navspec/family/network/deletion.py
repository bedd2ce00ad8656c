"""Deletion of rows of a file together with the rows and fields that refer to them, as the spec declares."""

from __future__ import annotations

import numpy as np

from navspec.columns import Tables
from navspec.graphs.arrays import Array
from navspec.spec.table_schema import Reference, references


def delete_with_references(tables: Tables, key: str, rows: Array) -> None:
    """Delete rows of a table.

    A field that refers to them is set to its value for none. If it has no such value, its row is deleted, and so are
    rows that only
    deleted rows own. References to rows inside of deleted rows are not followed.

    Parameters
    ----------
    tables : Tables
        The file, which is changed.
    key : str
        A list.
    rows : numpy.ndarray
        Its rows; int64.

    Raises
    ------
    WriteError
        A reference cannot be updated.
    """
    all_references = references(tables.spec)
    deleted = {key: np.zeros(len(tables[key]), bool)}
    deleted[key][rows] = True
    for name in (due := [key]):
        followers = [
            (reference.table, _find_referring_rows(tables, reference, deleted[name]))
            for reference in all_references.numbers
            if reference.to == name
        ]
        followers += [
            (part.to, _find_owned_rows(tables, part.first, part.count, name, part.to, deleted[name]))
            for part in all_references.slices
            if part.table == name
        ]
        for table, is_gone in followers:
            if is_gone.any():
                if table not in deleted:
                    due.append(table)
                    deleted[table] = np.zeros(len(tables[table]), bool)
                deleted[table] |= is_gone
    for name in reversed(due):
        tables.delete(name, np.flatnonzero(deleted[name]))


def _find_referring_rows(tables: Tables, reference: Reference, is_gone: Array) -> Array:
    """Return the rows to delete because they refer to deleted ones; clear fields that can refer to none."""
    nothing = np.zeros(0, bool)
    if not len(tables.get(reference.table, ())) or any(
        bool(tables.column("", test)[0]) != due for test, due in reference.tests
    ):
        return nothing
    try:
        values = tables.column(reference.table, reference.field)
    except KeyError:
        return nothing
    if reference.key:
        ids = tables.column(reference.to, reference.key)
        leads = np.isin(values, np.setdiff1d(ids[is_gone], ids[~is_gone]))
    else:
        leads = np.isin(values.astype(np.int64) - reference.base, np.flatnonzero(is_gone))
    if reference.none is not None:
        leads &= values != reference.none
    if reference.field and reference.none is not None:
        tables.set_column(reference.table, reference.field, np.where(leads, reference.none, values))
        return nothing
    return leads


def _find_owned_rows(tables: Tables, first: str, count: str, owner: str, to: str, is_gone: Array) -> Array:
    """Return the rows that only deleted rows own."""
    start, size = (tables.column(owner, field).astype(np.int64) for field in (first, count))
    is_whole = (size > 0) & (start + size <= len(tables[to]))

    def owned(of: Array) -> Array:
        ends = np.zeros(len(tables[to]) + 1, np.int64)
        np.add.at(ends, start[of & is_whole], 1)
        np.subtract.at(ends, (start + size)[of & is_whole], 1)
        return np.cumsum(ends)[:-1] > 0

    return owned(is_gone) & ~owned(~is_gone)
