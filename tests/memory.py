"""How much memory a call takes."""

import tracemalloc
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def call_below(limit: float, call: Callable[[], T]) -> T:
    """Check that a call holds less than so many bytes at once; return its result.

    A call that holds more is made once more: the first one may import something or meet a table of the interpreter's own
    (of all interned strings) just as it doubles, which takes megabytes.
    """
    result, peak = _traced(call)
    if peak >= limit:
        result, peak = _traced(call)
    assert peak < limit
    return result


def _traced(call: Callable[[], T]) -> tuple[T, int]:
    tracemalloc.start()
    try:
        result = call()
        return result, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
