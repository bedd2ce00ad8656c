"""Memory that is free, given back to the system.

The allocator of glibc keeps what is free between pieces that are in use, and cannot use it again for larger ones: columns of
many files would take more and more, although all of them are let go.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

_MMAP_THRESHOLD = -3
_LARGE = 1 << 17
"""Bytes from which on a piece is asked of the system itself, as glibc does until it has seen larger ones."""


@cache
def _allocator() -> ctypes.CDLL | None:
    """The C library, where that is glibc."""
    found = ctypes.CDLL(None) if sys.platform == "linux" else None
    return found if hasattr(found, "malloc_trim") else None


def give_back() -> None:
    """Give back what is free, where the allocator has to be asked to."""
    if allocator := _allocator():
        allocator.malloc_trim(0)


@cache
def give_back_large() -> None:
    """From now on give back each large piece as soon as it is free: for a process that works on very many files."""
    if allocator := _allocator():
        allocator.mallopt(_MMAP_THRESHOLD, _LARGE)
