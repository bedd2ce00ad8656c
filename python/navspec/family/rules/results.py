"""Results of rules: failing rows, messages and counts."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.records.report import Severity

NO_ROWS: Array = np.zeros(0, np.int64)
"""No rows."""
NO_ROWS.flags.writeable = False


@dataclasses.dataclass(frozen=True, slots=True)
class RelatedRows:
    """Another place for every failure of a result, such as the row with the same id.

    Attributes
    ----------
    message : str
        How it is related to the failure; `{where}` is filled with the place in the terms of the family.
    table : str
        Table of the rows, "" for whole files, as in `RuleResult`.
    rows : numpy.ndarray
        One joined row for every failure, -1 for none; int64.
    """

    message: str
    table: str
    rows: Array


@dataclasses.dataclass(slots=True)
class RuleResult:
    """The number of cases of one rule, and the rows that fail.

    Attributes
    ----------
    cases : int
        Number of checked rows.
    table : str
        Table of the failing rows; "" for whole files, `rows` are then numbers of files in the set (0 for the first).
    rows : numpy.ndarray
        Joined rows that fail, int64.
    message : str
        Text with `{names}` of `params`; `{where}` is filled with the place in the terms of the family.
    field : str
        Field of the row that the findings point at; "" for the row. For files: a pointer path such as `num_nodes`.
    fields : sequence of str, optional
        Instead of `field`: one field for every failure.
    params : mapping
        Parameters for message and finding: one value, or an array with one for every failure.
    severity : str, optional
        Severity, for rules with several.
    not_asked : int or numpy.ndarray
        Number of checks skipped because the other end is absent; by file, for files that can be checked in a batch.
    reason : str
        Why they were skipped.
    spans : pair of arrays, optional
        Offset and length of every failure, if they are not those of the field.
    related : sequence of RelatedRows
        Other places that are related to the failures.
    right : array_like, optional
        Right value of the field, if the rest determines it: one value, or one for every failure.
    """

    cases: int
    table: str = ""
    rows: Array = dataclasses.field(default_factory=lambda: NO_ROWS)
    message: str = ""
    field: str = ""
    fields: Iterable[str] | None = None
    params: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    severity: Severity | None = None
    not_asked: int | Array = 0
    reason: str = ""
    spans: tuple[Array, Array] | None = None
    related: Sequence[RelatedRows] = ()
    right: Any = None


def count_true(mask: Array) -> int:
    """Count the values that are true, or not 0."""
    return int(np.count_nonzero(mask))


def check_rows(
    table: str, fails: Array, checked: Array | int, message: str, field: str = "", right: Any = None, **params: Any
) -> RuleResult:
    """Return the result of a check of the rows of a table, or of the files if that is "".

    Parameters
    ----------
    table, message, field
        As in `RuleResult`.
    fails : numpy.ndarray
        Whether each row fails; bool. Only checked rows count.
    checked : numpy.ndarray or int
        Whether each row is checked, bool; or the number of checked rows, if no other row fails.
    right, **params
        Values, or arrays with one for every row.
    """
    return check_selected_rows(table, None, fails, checked, message, field, right, **params)


def check_selected_rows(
    table: str,
    rows: Array | None,
    fails: Array,
    checked: Array | int,
    message: str,
    field: str = "",
    right: Any = None,
    **params: Any,
) -> RuleResult:
    """Return the result of a check of some rows of a table, possibly repeated: arrays have a value for each of
    `rows`.
    """
    cases = checked if isinstance(checked, int) else count_true(checked)
    (bad,) = (fails if isinstance(checked, int) else fails & checked).nonzero()
    facts, right = {name: _select_values(value, bad) for name, value in params.items()}, _select_values(right, bad)
    return RuleResult(cases, table, bad if rows is None else rows[bad], message, field, params=facts, right=right)


def _select_values(value: Any, rows: Any) -> Any:
    """Select rows of an array; any other value applies to all rows."""
    return value[rows] if isinstance(value, np.ndarray) else value


def check_completeness(files: TableSet, missing: Array, name: Callable[[int], str], **params: Any) -> RuleResult:
    """Check that a folder has all files of a full set.

    `missing` are the numbers of missing files, ascending, `name` returns the name for a number.
    """
    if not files.path:
        return RuleResult(0)
    return RuleResult(
        1,
        rows=np.full(min(len(missing), 1), -1),
        message=f"{{where}} lacks {{missing}} of its {files.members} files; the first that is missing is {{first}}",
        params={"missing": len(missing), "first": name(int(missing[0])) if len(missing) else "", **params},
    )
