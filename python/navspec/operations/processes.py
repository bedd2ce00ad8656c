"""Work that is shared by several processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from navspec.errors import NavspecError

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

Given = TypeVar("Given")
Made = TypeVar("Made")


def spread(function: Callable[[Given], Made], given: Sequence[Given], count: int, chunk: int = 1) -> Iterator[Made]:
    """What a function makes of each, in the same order; in `count` processes where that is more than one.

    What cannot go from one process to another, as things of families from other packages may not, is done in this one.

    Raises `NavspecError` where the system ends one of the processes.
    """
    if count <= 1:
        yield from map(function, given)
        return
    from concurrent.futures.process import BrokenProcessPool

    parts = [given[start : start + chunk] for start in range(0, len(given), chunk)]
    with pool_of(count) as pool:
        for part, done in [(part, pool.submit(_all, function, part)) for part in parts]:
            try:
                yield from done.result()
            except BrokenProcessPool as error:
                raise NavspecError(
                    "the system has ended a process that shared the work, most likely for want of memory; take fewer (--jobs)"
                ) from error
            except Exception:  # noqa: BLE001 - what the function itself raises, it raises here again
                yield from map(function, part)


@contextmanager
def pool_of(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave an interrupt to this one, and end at once where it goes no further."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children

    others = set(active_children())
    with ProcessPoolExecutor(count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool
        except BaseException:
            for each in set(active_children()) - others:
                each.terminate()
            raise


def _all(function: Callable[[Given], Made], given: Sequence[Given]) -> list[Made]:
    return list(map(function, given))
