"""Executors of many jobs: this process, several processes, or a Dask cluster.

A job that ends its worker is lost only if it ends another worker, too.
"""

from __future__ import annotations

import ctypes
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


Item = TypeVar("Item")
Output = TypeVar("Output")

SCHEDULER_TIMEOUT = 10
"""Seconds within which a scheduler has to answer."""

_AHEAD = 4
"""Number of jobs that wait for each worker."""


@dataclass(frozen=True, slots=True)
class WorkerFailure:
    """The reason why a job has no result."""

    reason: str


@dataclass(frozen=True, slots=True)
class Executor:
    """An executor: a number of processes of this machine, or the Dask cluster with the address of a scheduler."""

    jobs: int = 1
    scheduler: str = ""

    def run(
        self, function: Callable[[Item], Output], items: Iterable[Item]
    ) -> Iterator[tuple[Item, Output | WorkerFailure]]:
        """Yield the result of a function for each item, in any order, and draw only as many items as keep all workers busy.

        Raises `NavspecError` if the cluster does not answer.
        """
        if self.scheduler:
            return _run_on_cluster(function, items, self.scheduler)
        return _run_in_processes(function, items, self.jobs) if self.jobs > 1 else _run_inline(function, items)


def _run_inline(
    function: Callable[[Item], Output], items: Iterable[Item]
) -> Iterator[tuple[Item, Output | WorkerFailure]]:
    for item in items:
        yield item, _try(partial(function, item))


def _try(work: Callable[[], Output]) -> Output | WorkerFailure:
    """Return a result, or the error as `WorkerFailure`; errors of navspec are raised for the caller."""
    try:
        return work()
    except (BrokenExecutor, NavspecError):
        raise
    except Exception as error:  # noqa: BLE001 - a fault in one piece must not cost the others
        return WorkerFailure(f"{type(error).__name__}: {error}")


def _run_in_processes(
    function: Callable[[Item], Output], items: Iterable[Item], jobs: int
) -> Iterator[tuple[Item, Output | WorkerFailure]]:
    remaining = iter(items)
    while True:
        begun, futures = deque[Item](), deque[Any]()
        with open_pool(jobs) as pool:
            try:
                for item in remaining:
                    begun.append(item)
                    futures.append(pool.submit(function, item))
                    if len(begun) > jobs * _AHEAD:
                        result = _try(futures[0].result)
                        futures.popleft()
                        yield begun.popleft(), result
                while begun:
                    result = _try(futures[0].result)
                    futures.popleft()
                    yield begun.popleft(), result
                return
            except BrokenExecutor:
                pass
        for item in begun:  # one of them ended the pool: each gets a process of its own
            yield item, _run_in_new_process(function, item)


def _run_in_new_process(function: Callable[[Item], Output], item: Item) -> Output | WorkerFailure:
    with open_pool(1) as pool:
        try:
            return _try(pool.submit(function, item).result)
        except BrokenExecutor:
            return WorkerFailure("the system has ended the process, most likely for want of memory")


@dataclass(slots=True)
class _Cluster(Generic[Item, Output]):
    """Jobs that were submitted to a Dask cluster."""

    client: Any
    function: Callable[[Item], Output]
    begun: dict[Any, Item]

    def submit(self, pieces: Iterable[Item]) -> list[Any]:
        futures = []
        for piece in pieces:
            futures.append(self.client.submit(self.function, piece, pure=False))
            self.begun[futures[-1]] = piece
        return futures


def _run_on_cluster(
    function: Callable[[Item], Output], items: Iterable[Item], scheduler: str
) -> Iterator[tuple[Item, Output | WorkerFailure]]:
    distributed = import_extra("distributed", "cluster")
    remaining = iter(items)
    try:
        client = distributed.Client(scheduler, timeout=SCHEDULER_TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NavspecError(
            f"no scheduler of Dask answers at {scheduler}; start one with: dask scheduler, and workers with: dask worker"
        ) from error
    with client:
        work = _Cluster(client, function, {})
        count = max(1, sum(client.nthreads().values())) * _AHEAD
        done = distributed.as_completed(work.submit(islice(remaining, count)), loop=client.loop)
        for future in done:
            item = work.begun.pop(future)
            yield item, _get_result(future, distributed, scheduler)
            with suppress(StopIteration):
                done.update(work.submit([next(remaining)]))


def _get_result(future: Any, distributed: Any, scheduler: str) -> Any:
    if future.cancelled():
        raise NavspecError(f"the scheduler at {scheduler} has gone; start it again, and go on with --resume")
    try:
        return future.result()
    except NavspecError:
        raise
    except distributed.KilledWorker:
        return WorkerFailure(
            "it has ended the workers that had it, one after the other, most likely for want of memory"
        )
    except Exception as error:  # noqa: BLE001 - a fault in one piece must not cost the others
        return WorkerFailure(f"{type(error).__name__}: {error}")


def map_in_processes(
    function: Callable[[Item], Output], items: Sequence[Item], count: int, chunk: int = 1
) -> Iterator[Output]:
    """Yield the result of a function for each item, in order; in `count` processes if that is more than one.

    Items that cannot be pickled, such as those of families from other packages, run in this process.

    Raises `NavspecError` if the system ends one of the processes.
    """
    if count <= 1:
        yield from map(function, items)
        return
    from concurrent.futures.process import BrokenProcessPool

    parts = [items[start : start + chunk] for start in range(0, len(items), chunk)]
    with open_pool(count) as pool:
        for part, done in [(part, pool.submit(_map_all, function, part)) for part in parts]:
            try:
                yield from done.result()
            except BrokenProcessPool as error:
                raise NavspecError(
                    "the system has ended a process that shared the work, most likely for want of memory; take fewer (--jobs)"
                ) from error
            except Exception:  # noqa: BLE001 - what the function itself raises, it raises here again
                yield from map(function, part)


@contextmanager
def open_pool(count: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool of processes that ignore an interrupt, and end when this process stops using it."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children

    earlier = set(active_children())
    with ProcessPoolExecutor(count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool
        except BaseException:
            for child in set(active_children()) - earlier:
                child.terminate()
            raise


def _map_all(function: Callable[[Item], Output], items: Sequence[Item]) -> list[Output]:
    return list(map(function, items))


_MMAP_THRESHOLD = -3
_LARGE = 1 << 17
"""Size in bytes from which glibc allocates a block from the system at first, before it raises the limit."""


@cache
def _allocator() -> ctypes.CDLL | None:
    """Return the C library if it is glibc.

    glibc keeps free memory between blocks in use, and cannot use it for larger blocks: the columns of many files would need
    more and more memory, although all of them are released.
    """
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "malloc_trim") else None


def trim_memory() -> None:
    """Return free memory to the system, if the allocator does not do so by itself."""
    if allocator := _allocator():
        allocator.malloc_trim(0)


@cache
def release_large_blocks() -> None:
    """Make the allocator return each large block as soon as it is free, in a process that works on very many files."""
    if allocator := _allocator():
        allocator.mallopt(_MMAP_THRESHOLD, _LARGE)
