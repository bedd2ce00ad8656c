"""Limits on what a file of another program may become in memory, as a few bytes in it can stand for very much."""

from __future__ import annotations

from collections.abc import Collection

from navspec.errors import NavspecError

MOST_COLUMNS, MOST_VALUES = 2_000, 10_000_000
"""Columns of a table, and values in it: rows times columns, also where most rows have none."""
MOST_POINTS = 2_000_000
"""Points of a scene in which shapes may be repeated."""
ROOM, TIMES = 64 << 20, 32
"""Bytes that a compressed file may become, and how many times its own bytes in addition."""


def require_table(rows: int, columns: Collection[str] | int, path: str) -> None:
    """Raise `NavspecError` for a table with too many columns or values; `columns` are their names, or how many."""
    count = columns if isinstance(columns, int) else len(columns)
    if count > MOST_COLUMNS:
        raise NavspecError(
            f"{path}: there are {count:,} columns, and {MOST_COLUMNS:,} are the most; export without those that the roads "
            "do not need"
        )
    if rows * count > MOST_VALUES:
        raise NavspecError(
            f"{path}: {rows:,} features with {count:,} columns are {rows * count:,} values, and {MOST_VALUES:,} are the "
            "most; export fewer features, or without columns that the roads do not need"
        )


def require_unpacked(count: int, size: int, path: str) -> None:
    """Raise `NavspecError` for a file of `size` bytes that becomes too many of them."""
    if count > ROOM + TIMES * size:
        raise NavspecError(
            f"{path}: its {size:,} bytes become {count:,} in memory, which is more than a table of roads does; "
            "export it once more, without compression"
        )
