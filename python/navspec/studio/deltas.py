"""Differences between bytes in few bytes, and histories that use them to stay small."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from functools import partial

import numpy as np
from numpy.typing import ArrayLike

from navspec.graphs.arrays import Array
from navspec.inputs.file import InputFile
from navspec.inputs.source import Content

_WIDTH = 8
_QUICK = 1


def full_delta(data: bytes) -> bytes:
    """Return a delta from empty bytes, uncompressed."""
    return _pack_delta(0, 0, data, 0)


def compute_delta(before: bytes, after: bytes) -> bytes:
    """Return a compressed delta that turns bytes into others.

    Both are aligned at their beginnings up to a place, and after it at their ends, so that most of the difference is
    zero; new bytes come in between.
    """
    a, b = np.frombuffer(before, np.uint8), np.frombuffer(after, np.uint8)
    split = _find_split(a, b)
    return _pack_delta(len(before), split, _xor_aligned(a, b, split).data, _QUICK)


def _pack_delta(length: int, split: int, data: bytes | memoryview, level: int) -> bytes:
    return length.to_bytes(_WIDTH, "little") + split.to_bytes(_WIDTH, "little") + zlib.compress(data, level)


def apply_delta(before: bytes, change: bytes) -> bytes:
    """Return the bytes after a delta; raises `ValueError` for a delta of other bytes, or one that is damaged."""
    length, split = (int.from_bytes(change[at : at + _WIDTH], "little") for at in (0, _WIDTH))
    try:
        data = zlib.decompress(change[2 * _WIDTH :])
    except zlib.error as error:
        raise ValueError("this is not a delta") from error
    if length != len(before) or split > min(len(before), len(data)):
        raise ValueError("this is a delta of other bytes")
    return _xor_aligned(np.frombuffer(before, np.uint8), np.frombuffer(data, np.uint8), split).tobytes()


def _xor_aligned(a: Array, b: Array, split: int) -> Array:
    """Return the difference of aligned bytes; applied twice it gives the original bytes."""
    difference = b.copy()
    rest = min(len(a), len(b)) - split
    difference[:split] ^= a[:split]
    difference[len(b) - rest :] ^= a[len(a) - rest :]
    return difference


_BLOCK = 1 << 14


def _find_split(a: Array, b: Array) -> int:
    """Return the place of a split that leaves a small difference: the best one near the best boundary of a block."""
    size = min(len(a), len(b))
    if len(a) == len(b):
        return size
    is_other = a[:size] != b[:size], a[len(a) - size :] != b[len(b) - size :]
    starts = range(0, size, _BLOCK)
    best = _find_boundary(*([np.count_nonzero(part[at : at + _BLOCK]) for at in starts] for part in is_other))
    near = slice(max(0, best - 1) * _BLOCK, (best + 1) * _BLOCK)
    return near.start + _find_boundary(*(part[near] for part in is_other))


def _find_boundary(before: ArrayLike, behind: ArrayLike) -> int:
    """Return the boundary with the fewest differences: those before it in one column, and those after it in the other."""
    return int(np.argmin(np.r_[0, np.cumsum(before, dtype=np.int64)] - np.r_[0, np.cumsum(behind, dtype=np.int64)]))


ROOM = 1 << 27
"""Bytes of a history that stay in memory as they are."""


def compact_history(
    history: Iterable[Mapping[str, InputFile | None]], present: Iterable[InputFile], saved: Mapping[str, InputFile]
) -> None:
    """Replace older files of a history, beyond `ROOM` bytes, by deltas, so that undo is not limited by memory.

    Parameters
    ----------
    history : iterable of mappings
        Files by path as they were, the newest first.
    present : iterable of InputFile
        Files that are in use.
    saved : mapping
        Files by path that the deltas begin with.
    """
    seen = {id(file.content) for file in (*present, *saved.values())}
    num_bytes = 0
    for files in history:
        for path, file in files.items():
            if file is None or id(file.content) in seen or not file.content.is_loaded:
                continue
            seen.add(id(file.content))
            num_bytes += file.content.size
            if num_bytes > ROOM:
                _compact_file(file, saved.get(path))


def _compact_file(opened: InputFile, base: InputFile | None) -> None:
    content: Content = opened.content
    if content.reread is None:
        base_data = b"" if base is None else bytes(base.content.data)
        content.reread = partial(apply_delta, base_data, compute_delta(base_data, bytes(content.data)))
    opened.release()
