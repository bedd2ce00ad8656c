"""Well-known binary before a library reads it: GEOS follows shapes in shapes as deep as they go, beyond its stack."""

from __future__ import annotations

import struct
from typing import NamedTuple

from navspec.errors import NavspecError

_POINT, _LINE, _AREA = 1, 2, 3
_PART_KINDS = {4: _POINT, 5: _LINE, 6: _AREA}
"""By the number of the type of a shape of several parts, that of each part."""
_COLLECTION = 7
_ORDERS = "><"
_SRID, _Z, _M = 1 << 29, 1 << 31, 1 << 30
"""Flags that PostGIS sets in the number of a type; ISO adds 1000 for heights and 2000 for measures."""


class _Head(NamedTuple):
    """The type of a shape, where its content begins, the byte order of that, and the bytes of a point."""

    kind: int
    begin: int
    order: str
    len_point: int


def require_flat(data: bytes, where: str) -> None:
    """Raise `NavspecError` for a shape that is neither points, lines or areas, nor several of one of these.

    Bytes that end too early are left to the library, which says so.
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
    """Return where a part ends, which has to be of a kind."""
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
