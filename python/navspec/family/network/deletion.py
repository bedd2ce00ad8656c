"""Rows taken out of a file together with all that leads to them, as the spec tells it."""

from __future__ import annotations

import numpy as np

from navspec.columns import Tables
from navspec.graphs.numbers import Array
from navspec.spec.references import Reference, references


def delete_with_references(tables: Tables, key: str, rows: Array) -> None:
    """Take rows out of a table.

    Fields that lead to them lead to none where there is such a value; rows of lists that do so go, and so do rows that they
    own and nobody else does. What leads to rows inside of them is not looked for.

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
        Something cannot follow.
    """
    known = references(tables.spec)
    gone = {key: np.zeros(len(tables[key]), bool)}
    gone[key][rows] = True
    for name in (due := [key]):
        found = [(each.table, _leading(tables, each, gone[name])) for each in known.numbers if each.to == name]
        found += [
            (each.to, _owned(tables, each.first, each.count, name, each.to, gone[name]))
            for each in known.slices
            if each.table == name
        ]
        for table, is_gone in found:
            if is_gone.any():
                if table not in gone:
                    due.append(table)
                    gone[table] = np.zeros(len(tables[table]), bool)
                gone[table] |= is_gone
    for name in reversed(due):
        tables.delete(name, np.flatnonzero(gone[name]))


def _leading(tables: Tables, each: Reference, is_gone: Array) -> Array:
    """Rows that go because they lead to some that do; fields that can lead to none do so from now on."""
    nothing = np.zeros(0, bool)
    if not len(tables.get(each.table, ())) or any(bool(tables.column("", test)[0]) != due for test, due in each.tests):
        return nothing
    try:
        values = tables.column(each.table, each.field)
    except KeyError:
        return nothing
    if each.key:
        ids = tables.column(each.to, each.key)
        leads = np.isin(values, np.setdiff1d(ids[is_gone], ids[~is_gone]))
    else:
        leads = np.isin(values.astype(np.int64) - each.base, np.flatnonzero(is_gone))
    if each.none is not None:
        leads &= values != each.none
    if each.field and each.none is not None:
        tables.set_column(each.table, each.field, np.where(leads, each.none, values))
        return nothing
    return leads


def _owned(tables: Tables, first: str, count: str, owner: str, to: str, is_gone: Array) -> Array:
    """Rows that only rows own that go."""
    start, size = (tables.column(owner, field).astype(np.int64) for field in (first, count))
    is_whole = (size > 0) & (start + size <= len(tables[to]))

    def owned(of: Array) -> Array:
        ends = np.zeros(len(tables[to]) + 1, np.int64)
        np.add.at(ends, start[of & is_whole], 1)
        np.subtract.at(ends, (start + size)[of & is_whole], 1)
        return np.cumsum(ends)[:-1] > 0

    return owned(is_gone) & ~owned(~is_gone)
