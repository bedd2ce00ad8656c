"""Where work is done that comes in many pieces: in this process, in several, or on the machines of a Dask cluster.

What ends a worker costs the piece that it had in hand at most, and only where that ends another one too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Generic, TypeVar

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.operations.processes import pool_of

Given = TypeVar("Given")
Made = TypeVar("Made")

PATIENCE = 10
"""Seconds in which a scheduler has to answer."""

_AHEAD = 4
"""Pieces for each worker that wait for it."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What came in the place of a result, and why."""

    reason: str


@dataclass(frozen=True, slots=True)
class Engine:
    """Who does the work: so many processes of this machine, or the Dask cluster whose scheduler has an address."""

    jobs: int = 1
    scheduler: str = ""

    def run(self, function: Callable[[Given], Made], given: Iterable[Given]) -> Iterator[tuple[Given, Made | Ended]]:
        """What a function makes of each, in any order; no more of them are drawn than are needed for all workers to be busy.

        Raises `NavspecError` where the cluster does not answer.
        """
        if self.scheduler:
            return _on_cluster(function, given, self.scheduler)
        return _in_processes(function, given, self.jobs) if self.jobs > 1 else _here(function, given)


def _here(function: Callable[[Given], Made], given: Iterable[Given]) -> Iterator[tuple[Given, Made | Ended]]:
    for each in given:
        yield each, _tried(partial(function, each))


def _tried(work: Callable[[], Made]) -> Made | Ended:
    """A result, or what was raised in its place; what navspec says itself is for who asked."""
    try:
        return work()
    except (BrokenExecutor, NavspecError):
        raise
    except Exception as error:  # noqa: BLE001 - a fault in one piece must not cost the others
        return Ended(f"{type(error).__name__}: {error}")


def _in_processes(
    function: Callable[[Given], Made], given: Iterable[Given], jobs: int
) -> Iterator[tuple[Given, Made | Ended]]:
    left = iter(given)
    while True:
        begun, futures = deque[Given](), deque[Any]()
        with pool_of(jobs) as pool:
            try:
                for each in left:
                    begun.append(each)
                    futures.append(pool.submit(function, each))
                    if len(begun) > jobs * _AHEAD:
                        made = _tried(futures[0].result)
                        futures.popleft()
                        yield begun.popleft(), made
                while begun:
                    made = _tried(futures[0].result)
                    futures.popleft()
                    yield begun.popleft(), made
                return
            except BrokenExecutor:
                pass
        for each in begun:  # one of them did it: each has a process of its own now
            yield each, _alone(function, each)


def _alone(function: Callable[[Given], Made], given: Given) -> Made | Ended:
    with pool_of(1) as pool:
        try:
            return _tried(pool.submit(function, given).result)
        except BrokenExecutor:
            return Ended("the system has ended the process, most likely for want of memory")


@dataclass(slots=True)
class _Cluster(Generic[Given, Made]):
    """Pieces of work on their way through a Dask cluster."""

    client: Any
    function: Callable[[Given], Made]
    begun: dict[Any, Given]

    def submit(self, pieces: Iterable[Given]) -> list[Any]:
        made = []
        for piece in pieces:
            made.append(self.client.submit(self.function, piece, pure=False))
            self.begun[made[-1]] = piece
        return made


def _on_cluster(
    function: Callable[[Given], Made], given: Iterable[Given], scheduler: str
) -> Iterator[tuple[Given, Made | Ended]]:
    distributed = import_extra("distributed", "cluster")
    left = iter(given)
    try:
        client = distributed.Client(scheduler, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NavspecError(
            f"no scheduler of Dask answers at {scheduler}; start one with: dask scheduler, and workers with: dask worker"
        ) from error
    with client:
        work = _Cluster(client, function, {})
        count = max(1, sum(client.nthreads().values())) * _AHEAD
        done = distributed.as_completed(work.submit(islice(left, count)), loop=client.loop)
        for future in done:
            each = work.begun.pop(future)
            yield each, _result(future, distributed, scheduler)
            with suppress(StopIteration):
                done.update(work.submit([next(left)]))


def _result(future: Any, distributed: Any, scheduler: str) -> Any:
    if future.cancelled():
        raise NavspecError(f"the scheduler at {scheduler} has gone; start it again, and go on with --resume")
    try:
        return future.result()
    except NavspecError:
        raise
    except distributed.KilledWorker:
        return Ended("it has ended the workers that had it, one after the other, most likely for want of memory")
    except Exception as error:  # noqa: BLE001 - a fault in one piece must not cost the others
        return Ended(f"{type(error).__name__}: {error}")
