"""Limits on files of other programs, checked before a library reads them: memory, and nesting of shapes.

Few bytes can expand to very many, and GEOS follows nested shapes beyond its stack.
"""

from __future__ import annotations

import struct
from collections.abc import Collection
from typing import NamedTuple

from navspec.errors import NavspecError

MAX_COLUMNS, MAX_VALUES = 2_000, 10_000_000
"""Columns of a table, and values in it: rows times columns, even if most are missing."""
MAX_POINTS = 2_000_000
"""Points of a scene in which shapes may be repeated."""
MAX_TRIANGLES = 3_000_000
"""Triangles of a mesh, or of a scene in which meshes may be repeated."""
MAX_GROWTH_BYTES, MAX_GROWTH_FACTOR = 64 << 20, 32
"""Bytes that a compressed file may expand to, and the multiple of its own bytes that is allowed in addition."""


def require_table(rows: int, columns: Collection[str] | int, path: str) -> None:
    """Raise `NavspecError` for a table with too many columns or values; `columns` are their names, or their number."""
    count = columns if isinstance(columns, int) else len(columns)
    if count > MAX_COLUMNS:
        raise NavspecError(
            f"{path}: there are {count:,} columns, and {MAX_COLUMNS:,} are the most; export without those that the roads "
            "do not need"
        )
    if rows * count > MAX_VALUES:
        raise NavspecError(
            f"{path}: {rows:,} features with {count:,} columns are {rows * count:,} values, and {MAX_VALUES:,} are the "
            "most; export fewer features, or without columns that the roads do not need"
        )


def require_unpacked(count: int, size: int, path: str) -> None:
    """Raise `NavspecError` for a file of `size` bytes that expands to too many."""
    if count > MAX_GROWTH_BYTES + MAX_GROWTH_FACTOR * size:
        raise NavspecError(
            f"{path}: its {size:,} bytes become {count:,} in memory, which is more than a table of roads does; "
            "export it once more, without compression"
        )


_POINT, _LINE, _AREA = 1, 2, 3
_PART_KINDS = {4: _POINT, 5: _LINE, 6: _AREA}
"""Type of each part, by the type of a shape with several parts."""
_COLLECTION = 7
_ORDERS = "><"
_SRID, _Z, _M = 1 << 29, 1 << 31, 1 << 30
"""Flags that PostGIS sets in the number of a type; ISO adds 1000 for heights and 2000 for measures."""


class _Head(NamedTuple):
    """The type of a shape, the offset of its content, its byte order, and the bytes of a point."""

    kind: int
    begin: int
    order: str
    len_point: int


def require_flat(data: bytes, where: str) -> None:
    """Raise `NavspecError` for a shape other than points, lines or areas, or several of one of these.

    Truncated bytes are left to the library, which reports them.
    """
    try:
        head = _head(data, 0, where)
        if head.kind == _COLLECTION and _number(data, head.begin, head.order):
            raise NavspecError(f"{where} is a collection of shapes; draw lines and points")
        if head.kind > _COLLECTION:
            raise NavspecError(f"{where} has a curve or another shape that is not known; draw lines and points")
        if head.kind in _PART_KINDS:
            at = head.begin + 4
            for _ in range(_number(data, head.begin, head.order)):
                at = _end_of_part(data, at, _PART_KINDS[head.kind], where)
    except struct.error:
        return


def _head(data: bytes, at: int, where: str) -> _Head:
    (is_little,) = struct.unpack_from("B", data, at)
    if is_little > 1:
        raise NavspecError(f"{where} has a shape that cannot be read; draw it once more")
    order = _ORDERS[is_little]
    number = _number(data, at + 1, order)
    iso = number & 0xFFFF
    axes = 2 + bool(number & _Z or iso // 1000 in (1, 3)) + bool(number & _M or iso // 1000 in (2, 3))
    return _Head(iso % 1000, at + (9 if number & _SRID else 5), order, 8 * axes)


def _end_of_part(data: bytes, at: int, kind: int, where: str) -> int:
    """Return the end of a part, which must be of a kind."""
    head = _head(data, at, where)
    if head.kind != kind:
        raise NavspecError(f"{where} has a part of another kind than it says; draw it once more")
    if kind == _POINT:
        return head.begin + head.len_point
    at, rings = head.begin, 1
    if kind == _AREA:
        at, rings = head.begin + 4, _number(data, head.begin, head.order)
    for _ in range(rings):
        at += 4 + _number(data, at, head.order) * head.len_point
    return at


def _number(data: bytes, at: int, order: str) -> int:
    return struct.unpack_from(order + "I", data, at)[0]
