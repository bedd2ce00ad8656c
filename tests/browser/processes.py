"""What the processes of a browser take of the processor and of memory."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread

_PERIOD = 0.005
"""Seconds between two looks at memory."""


def family(root: int) -> set[int]:
    """A process and all below it."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        if result := _stat(path):
            parents[int(path.parent.name)] = int(result[1])
    members = {root}
    while more := {process for process, parent in parents.items() if parent in members} - members:
        members |= more
    return members


def processor(root: int) -> int:
    """Milliseconds of the processor that a process and all below it have taken."""
    spent = (_stat(Path(f"/proc/{process}/stat")) for process in family(root))
    return sum(int(process[11]) + int(process[12]) for process in spent if process) * 1000 // os.sysconf("SC_CLK_TCK")


def renderers(root: int) -> list[int]:
    """The processes of a browser that pages and their workers live in."""
    return [process for process in family(root) if "--type=renderer" in _text(Path(f"/proc/{process}/cmdline"))]


def memory(pids: list[int]) -> int:
    """Bytes that processes hold; what several share is divided among them."""
    lines = (line for pid in pids for line in _text(Path(f"/proc/{pid}/smaps_rollup")).splitlines())
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024


@dataclass
class Peak:
    """The most that processes held, above what they held at first."""

    bytes: int = 0


@contextmanager
def watched(pids: list[int]) -> Iterator[Peak]:
    """Look at the memory of processes all the time."""
    before, peak, is_over = memory(pids), Peak(), Event()

    def look() -> None:
        while not is_over.is_set():
            peak.bytes = max(peak.bytes, memory(pids) - before)
            time.sleep(_PERIOD)

    thread = Thread(target=look)
    thread.start()
    try:
        yield peak
    finally:
        is_over.set()
        thread.join()


def _stat(path: Path) -> list[str]:
    return _text(path).rpartition(")")[2].split()


def _text(path: Path) -> str:
    """What a file of the system says; nothing where its process has ended."""
    try:
        return path.read_text(errors="replace")
    except OSError:
        return ""
