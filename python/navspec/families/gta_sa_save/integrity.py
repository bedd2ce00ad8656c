"""Proof that a save is as its writer left it, taken from its checksum and from the letters before its blocks."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_save.layout import CHECKSUM_SIZE, SIZE, TAG, UNIT
from navspec.spec import load_spec
from navspec.spec.seal import sealing_of

_NUM_BLOCKS = 28
"""Blocks that a save of every known version has at least."""


def prove_intact(format: str, data: bytes | bytearray) -> str:
    """Return what proves that a save is as its writer left it, whatever its layout; empty where nothing does.

    Bytes after the checksum, as a copy as text appends them, do not count.
    """
    sealing = sealing_of(load_spec(format))
    if not (sealing and sealing.until):
        return ""
    sizes = (len(data), SIZE, len(data) - len(data) % UNIT)
    size = next((size for size in sizes if _has_right_sum(data, size)), 0)
    if not size or data[: _end_of_blocks(data, size, sealing.distance)].count(TAG) < _NUM_BLOCKS:
        return ""
    return "its checksum is right and all its blocks begin as they should"


def _has_right_sum(data: bytes | bytearray, size: int) -> bool:
    """Whether the last four of so many bytes are the sum of those before them."""
    if not CHECKSUM_SIZE < size <= len(data):
        return False
    total = int(np.frombuffer(data, np.uint8, size - CHECKSUM_SIZE).sum(dtype=np.uint32))
    return data[size - CHECKSUM_SIZE : size] == total.to_bytes(CHECKSUM_SIZE, "little")


def _end_of_blocks(data: bytes | bytearray, size: int, distance: int) -> int:
    """Return where the padding begins, whose bytes repeat those one work buffer before them."""
    values = np.frombuffer(data, np.uint8, size - CHECKSUM_SIZE)
    if len(values) <= distance:
        return len(values)
    others = np.flatnonzero(values[distance:] != values[:-distance])
    return distance + (int(others[-1]) + 1 if len(others) else 0)
