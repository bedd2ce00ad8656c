"""Work that is shared by several processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Given = TypeVar("Given")
Made = TypeVar("Made")


def spread(function: Callable[[Given], Made], given: Sequence[Given], count: int, chunk: int = 1) -> Iterator[Made]:
    """What a function makes of each, in the same order; in `count` processes where that is more than one."""
    if count <= 1:
        yield from map(function, given)
        return
    from concurrent.futures import ProcessPoolExecutor

    quiet = (signal.SIGINT, signal.SIG_IGN)  # the parent answers an interrupt
    with ProcessPoolExecutor(count, initializer=signal.signal, initargs=quiet) as pool:
        yield from pool.map(function, given, chunksize=chunk)
