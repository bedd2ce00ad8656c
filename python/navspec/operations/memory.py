"""Memory that is free, given back to the system.

The allocator of glibc keeps what is free between pieces that are in use, and cannot use it again for larger ones: columns of
many files would take more and more, although all of them are let go.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache


@cache
def _trimming() -> Callable[[int], int] | None:
    """The function of glibc; None with other C libraries."""
    return getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None


def give_back() -> None:
    """Give back what is free, where the allocator has to be asked to."""
    if trim := _trimming():
        trim(0)
