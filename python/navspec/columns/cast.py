"""Conversion of values to the types of columns; the error names the first value that does not fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Array, ColumnStore
from navspec.errors import WriteError

DType = np.dtype[Any]


@dataclass(frozen=True)
class ColumnTarget:
    """The destination of values.

    Attributes
    ----------
    columns : ColumnStore
        The tables; `offsets` say which rows belong to which parent.
    key, field : str
        A table, and the path of a field in its rows.
    argument : str
        The name of the argument that held the values, if that is not the field itself.
    is_known : callable or None
        None where rows must have exactly the fields of the table. Otherwise missing fields become 0, and fields that
        the table does not have are dropped if this function accepts their path, because other files have them.
    rows : numpy.ndarray or None
        The rows of the table that the values are for; None for all.
    """

    columns: ColumnStore
    key: str
    field: str = ""
    argument: str = ""
    is_known: Callable[[str], bool] | None = None
    rows: Array | None = None

    def inside(self, name: str) -> ColumnTarget:
        """Return the target for a field of the field."""
        return replace(self, field=f"{self.field}.{name}" if self.field else name)

    def refusal(self, why: str, row: int | None = None) -> WriteError:
        """Return the error for values that do not fit, or for those of a row."""
        if row is not None and self.rows is not None:
            row = int(self.rows[row])
        if self.argument:
            where = "" if row is None else f" (number {row})"
            return WriteError(f"{self.argument}: {why}{where}", pointer=faults.pointer(self.columns, self.key))
        row = row if self.key else None
        # The pointer counts rows per parent; the row is the index into the array.
        where = f" (row {row} of {self.key})" if row is not None and self.key in self.columns.offsets else ""
        return WriteError(f"{why}{where}", pointer=faults.pointer(self.columns, self.key, row, self.field))


def rows(values: Any, dtype: DType, to: ColumnTarget, limits: tuple[int, int] | None = None) -> Array:
    """Return values as rows of a table: an array of its own, shape (rows, ...).

    Values without any row are rows of every table. Raises `WriteError` for values that are not a list of such rows.
    """
    array, shape = as_array(values, to), dtype.shape
    if array.ndim and not len(array):
        return np.zeros((0, *shape), dtype.base)
    if not array.ndim or array.shape[1:] != shape:
        needed = f"(rows, {', '.join(map(str, shape))})" if shape else "(rows,)"
        raise to.refusal(
            f"values of the shape {array.shape} are not rows of {dtype.base}, which have the shape {needed}"
        )
    records = np.empty(array.shape, dtype.base)
    records[...] = cast(array, dtype.base, to, limits)
    return records


def column(values: Any, target: Array, to: ColumnTarget, limits: tuple[int, int] | None = None) -> Array:
    """Return values as a column like `target`: one value for all rows, or one for each. Raises `WriteError`."""
    try:
        array = np.broadcast_to(as_array(values, to), target.shape)
    except ValueError as error:
        raise to.refusal(f"values do not fit {len(target)} rows ({error})") from error
    return cast(array, target.dtype, to, limits)


def as_array(values: Any, to: ColumnTarget) -> Array:
    """Return values as an array of any type. Raises `WriteError` where they do not make one."""
    try:
        return np.asarray(values)
    except (TypeError, ValueError, OverflowError) as error:
        raise to.refusal(f"these values do not make an array ({error})") from error


def cast(array: Array, dtype: DType, to: ColumnTarget, limits: tuple[int, int] | None = None) -> Array:
    """Convert rows of values to another type, matching fields by name; the same array is returned if nothing changes.

    Integers keep their value and must be within the type or `limits`. Other numbers are rounded to the nearest number
    of the type, but never become infinite. Raises `WriteError`.
    """
    if array.dtype == dtype and limits is None:
        return array
    if dtype.names is None:
        return _numbers(array, dtype, to, limits)
    if array.dtype.names is None:
        raise to.refusal(f"{array.dtype} values are not records of {', '.join(dtype.names) or 'lists only'}")
    _require_names(array.dtype.names, dtype.names, to)
    records = np.zeros(array.shape, dtype)
    for name in dtype.names:
        if name in array.dtype.names:
            source, target, inner = array[name], records[name], to.inside(name)
            if source.shape != target.shape:
                raise inner.refusal(f"values of the shape {source.shape} do not fit a field of {target.shape}")
            target[...] = cast(source, target.dtype, inner)
    return records


def _require_names(present: tuple[str, ...], needed: tuple[str, ...], to: ColumnTarget) -> None:
    if to.is_known is None and (missing := [name for name in needed if name not in present]):
        raise to.refusal(f"rows are given without {', '.join(missing)}")
    extra = [
        name for name in present if name not in needed and not (to.is_known and to.is_known(to.inside(name).field))
    ]
    if extra:
        raise to.refusal(f"there is no field {', '.join(extra)}; the fields are {', '.join(needed)}")


def _numbers(array: Array, dtype: DType, to: ColumnTarget, limits: tuple[int, int] | None) -> Array:
    is_object = array.dtype.kind == "O" and all(isinstance(number, int) for number in array.flat)
    if dtype.kind not in "iuf" or not (array.dtype.kind in "biuf" or is_object):
        raise to.refusal(f"{array.dtype} values do not fit a field of {dtype}")
    if limits is None and np.can_cast(array.dtype, dtype):
        return array.astype(dtype)
    low, high = limits or _limits(dtype)
    with np.errstate(all="ignore"):
        if array.dtype.kind != "f":
            good = np.asarray((array >= low) & (array <= high), bool)
        elif dtype.kind == "f":
            good = np.isfinite(array.astype(dtype)) | ~np.isfinite(array)
        else:
            wide = array.astype(np.result_type(array, np.float64))
            good = (wide == np.trunc(wide)) & (wide >= float(low)) & (wide < float(high + 1))
        if good.all():
            return array.astype(dtype)
    at = tuple(np.argwhere(~good)[0].tolist())
    shown = f"{low} to {high}" if dtype.kind in "iu" else f"{float(low):g} to {float(high):g}"
    raise to.refusal(f"{array[at]} does not fit a field of {shown}", at[0])


def _limits(dtype: DType) -> tuple[int, int]:
    """Return the smallest and largest value of a type, as integers."""
    info = np.finfo(dtype) if dtype.kind == "f" else np.iinfo(dtype)
    return int(info.min), int(info.max)
