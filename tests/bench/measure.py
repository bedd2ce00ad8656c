"""Timing in one process: the contenders take turns, so that a slower machine slows all of them.

Seconds are those of the processor, in which a machine that others use too counts less; whole processes go by the clock.
"""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any


def side_by_side(*works: Callable[[], Any], rounds: int = 9) -> list[float]:
    """Least seconds of the processor that every work takes, once each is warm: what is above comes from other programs.

    What stays from the first time, such as specs and plans, is taken out of the collections of garbage between the
    others: walking it would put it out of the caches of the processor, and the works with it.
    """
    times: list[list[float]] = [[] for _ in works]
    for work in works:
        work()
    gc.collect()
    gc.freeze()
    for _ in range(rounds):
        for work, seconds in zip(works, times, strict=True):
            gc.collect()
            started = time.process_time()
            work()
            seconds.append(time.process_time() - started)
    gc.unfreeze()
    return [min(each) for each in times]


def process(command: Sequence[str], runs: int = 5) -> float:
    """Median seconds of a whole process, after one that warms the file cache."""
    times = []
    for number in range(runs + 1):
        started = time.perf_counter()
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if number:
            times.append(time.perf_counter() - started)
    return median(times)


def peak_megabytes(command: Sequence[str]) -> float:
    """Most memory that a process held, from the operating system's own account."""
    code = (
        "import resource,subprocess,sys;"
        "subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL);"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    done = subprocess.run([sys.executable, "-c", code, *command], check=True, capture_output=True, text=True)
    unit = 1 if sys.platform == "darwin" else 1024
    return int(done.stdout) * unit / 1e6
