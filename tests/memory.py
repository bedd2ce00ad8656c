"""How much memory a call takes."""

import tracemalloc
from collections.abc import Callable


def peak_of(call: Callable[[], object]) -> int:
    """Most bytes held at once while it runs: the lesser of two runs.

    One of them may import something or meet a table of the interpreter's own (of all interned strings) just as it doubles,
    which takes megabytes.
    """
    peaks = []
    for _ in range(2):
        tracemalloc.start()
        try:
            call()
            peaks.append(tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()
    return min(peaks)
