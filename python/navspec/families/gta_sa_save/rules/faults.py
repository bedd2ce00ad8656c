"""Questions of several parts to every row of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from navspec.families.gta_sa_save.view import Array
from navspec.family.rules.results import NO_ROWS, RuleResult


class Fault(NamedTuple):
    """Something that may be wrong with a row.

    Attributes
    ----------
    field : str
        Field that is wrong then.
    fails : numpy.ndarray
        Whether it is; bool, shape (rows,), or (rows, elements) for a field of several, of which the first is shown.
    message : str
        As of `RuleResult`.
    params : mapping
        As of `RuleResult`, but with a value for every row of the table, or for every element of all rows.
    """

    field: str
    fails: Array
    message: str
    params: Mapping[str, Any] = MappingProxyType({})


def ask(table: str, cases: int, *faults: Fault) -> Iterator[RuleResult]:
    """One case for each of so many rows: a row fails once, with the first fault that it has."""
    known = NO_ROWS
    for fault in faults:
        if not fault.fails.any():
            continue
        rows = np.setdiff1d(np.nonzero(fault.fails)[0], known)
        known = np.union1d(rows, known)
        at, fields = (rows,), [fault.field] * len(rows)
        if fault.fails.ndim > 1:
            at = (rows, fault.fails[rows].argmax(axis=1))
            fields = [f"{fault.field}.{element}" for element in at[1].tolist()]
        params = {name: value[at].tolist() if np.ndim(value) else value for name, value in fault.params.items()}
        yield RuleResult(cases, table, rows, fault.message, fields=fields, params=params)
        cases = 0
    yield RuleResult(cases)
