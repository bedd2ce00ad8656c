"""What has become of bytes, in few bytes."""

from __future__ import annotations

import zlib

import numpy as np

from navspec.graphs.numbers import Array

_WIDTH = 8
_QUICK = 1


def whole(data: bytes) -> bytes:
    """A delta that makes nothing into bytes, in no time."""
    return _packed(0, 0, data, 0)


def delta(before: bytes, after: bytes) -> bytes:
    """What makes bytes into others, compressed.

    Both are laid upon each other from their beginnings up to a place, and behind it from their ends, so that most of what
    differs is zero; what is new comes in between.
    """
    a, b = np.frombuffer(before, np.uint8), np.frombuffer(after, np.uint8)
    split = _split(a, b)
    return _packed(len(before), split, _laid(a, b, split).tobytes(), _QUICK)


def _packed(length: int, split: int, data: bytes, level: int) -> bytes:
    return length.to_bytes(_WIDTH, "little") + split.to_bytes(_WIDTH, "little") + zlib.compress(data, level)


def applied(before: bytes, change: bytes) -> bytes:
    """The bytes that a delta leads to; raises `ValueError` for one that is of other bytes, or none."""
    length, split = (int.from_bytes(change[at : at + _WIDTH], "little") for at in (0, _WIDTH))
    try:
        data = zlib.decompress(change[2 * _WIDTH :])
    except zlib.error as error:
        raise ValueError("this is no delta") from error
    if length != len(before) or split > min(len(before), len(data)):
        raise ValueError("this is a delta of other bytes")
    return _laid(np.frombuffer(before, np.uint8), np.frombuffer(data, np.uint8), split).tobytes()


def _laid(a: Array, b: Array, split: int) -> Array:
    """What differs; the same once more leads back."""
    difference = b.copy()
    rest = min(len(a), len(b)) - split
    difference[:split] ^= a[:split]
    difference[len(b) - rest :] ^= a[len(a) - rest :]
    return difference


def _split(a: Array, b: Array) -> int:
    """The place that leaves least that differs."""
    size = min(len(a), len(b))
    if len(a) == len(b):
        return size
    ahead = np.cumsum(np.r_[False, a[:size] != b[:size]], dtype=np.int32)
    behind = np.cumsum(np.r_[False, a[::-1][:size] != b[::-1][:size]], dtype=np.int32)
    return int(np.argmin(ahead + behind[::-1]))
