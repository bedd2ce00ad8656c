"""What can be looked at in tables: rows, which of them belong to which, and where they stand."""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from reprlib import repr as brief
from typing import Any

import numpy as np

from navspec.columns import faults
from navspec.columns.access import Array
from navspec.columns.fields import Fields, frozen
from navspec.columns.spans import Spans
from navspec.errors import NoSuchPart
from navspec.errors.arguments import row_numbers

_INTERNAL = {
    *("alignment", "bit", "counting", "demand_led", "facts", "is_inside", "keep_checksum", "layout", "named_bits"),
    *("recast", "reseal", "seal", "stamp"),
}
"""Names that other packages of navspec use, and no user of it."""


class _Listed(ABCMeta):
    """A class that `dir` shows without what is internal, as completion in an editor or notebook does."""

    def __dir__(cls) -> list[str]:
        return _shown(super().__dir__())


def _shown(names: Iterable[str]) -> list[str]:
    """Return the names that are for users."""
    return sorted(
        name for name in names if name not in _INTERNAL and (not name.startswith("_") or name.startswith("__"))
    )


class Held(Fields, Mapping[str, Array], metaclass=_Listed):
    """Tables by key, as `Tables` has them, to be looked at."""

    _spans: Spans
    _decisions: Mapping[str, Any]

    def __getitem__(self, key: str) -> Array:
        self._require(key)
        return self._columns.rows[key]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key in self._columns.rows

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns.rows)

    def __len__(self) -> int:
        return len(self._columns.rows)

    def __dir__(self) -> list[str]:
        return _shown(super().__dir__())

    @property
    def format(self) -> str:
        """Id of the spec."""
        return self.spec.id

    @property
    def decisions(self) -> Mapping[str, Any]:
        """What was decided when the file was read; kept when it is written."""
        return self._decisions

    def offsets(self, key: str) -> Array:
        """Which rows of a table belong to which row of the table around it.

        Returns int64, shape (parent rows + 1,), read-only: rows `offsets[p]` to `offsets[p + 1]` belong to parent row p.
        """
        self._require(key)
        return frozen(self._columns.bounds(key))

    def parents(self, key: str) -> Array:
        """Row of the table around it for every row of a table; int64."""
        offsets = self.offsets(key)
        return np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))

    def around(self, key: str) -> str:
        """The table around one: that of the rows which its rows belong to; "" for lists of the root."""
        self._require(key)
        return self._columns.children[key].scope.table if key else ""

    def span(self, key: str, row: int = 0, field: str | None = None) -> tuple[int, int]:
        """Byte offset and length of a row, or of a field of it, as it would be written.

        A bit field gives the integer that holds it; a row is counted with all that belongs to it.
        """
        start, size = self._span(key, self._row(key, row), "" if field is None else field)
        return int(start), int(size)

    def _row(self, key: str, row: Any) -> int:
        """The number of a row that is there."""
        count = len(self[key])
        if not isinstance(row, int | np.integer) or isinstance(row, bool) or not 0 <= row < count:
            raise NoSuchPart(f"{self.spec.id}: table '{key}' has {count} rows, there is no row {brief(row)}")
        return int(row)

    def spans(self, key: str, rows: Array, field: str = "") -> tuple[Array, Array]:
        """Byte offsets and lengths of rows, or of a field of each; int64, shape (rows,). See `span`."""
        start, size = self._span(key, row_numbers(rows, len(self[key])), field)
        return start, np.broadcast_to(size, start.shape)

    def _span(self, key: str, row: Any, field: str) -> tuple[Any, Any]:
        record, path = self._named(key, field)
        if not path:
            return self._spans.row(key, row)
        if record is not None:
            try:
                return self._spans.field(key, row, record, path)
            except NoSuchPart as error:
                hint = partial(self._meant, key, field, is_set=True)
                raise NoSuchPart(f"{self.spec.id}: {error}", hint) from None
        if path in self.bits(key):
            return self._spans.row(key, row)
        raise NoSuchPart(
            f"{self.spec.id}: table '{key}' has no stored field '{field}'{self._meant(key, field, is_set=True)}"
        )

    def starts(self, key: str) -> Array:
        """Byte offset of every row of a table, as it would be written; int64."""
        self._require(key)
        return frozen(self._spans.starts(key))

    def pointer(self, key: str, row: int | None = None, field: str = "") -> str:
        """JSON Pointer of a table, a row of it, or a field of that row."""
        path = self._named(key, field)[1]
        return faults.pointer(self._columns, key, None if row is None else self._row(key, row), path)

    def pointers(self, key: str, rows: Array, field: str = "") -> list[str]:
        """JSON Pointers of rows of a table, or of a field of each; see `pointer`."""
        return faults.pointers(self._columns, key, row_numbers(rows, len(self[key])), self._named(key, field)[1])
