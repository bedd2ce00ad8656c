"""Inputs in processes of their own, so that one that hangs or grows is a fault and not the end."""

from __future__ import annotations

import gc
import hashlib
import json
import math
import mmap
import multiprocessing
import os
import random
import resource
import shlex
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from multiprocessing.connection import Connection, wait
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import navspec
from fuzz.mutations import Files
from fuzz.probe import OPERATIONS, Fault, Probe
from fuzz.seeds import Input, keep, kept

BATCH = 100
"""Inputs that one process asks."""
MOST_KEPT = 400
"""Inputs of a format that are kept for later runs."""
LARGEST_KEPT = 220_000

HANG = 30
"""Seconds of the processor after which an input ends its process."""
SILENCE = 600
"""Seconds without an answer after which a process that may be asleep is ended."""
ADDRESSES = 2**33
"""Bytes of addresses that a process may take beyond those that it begins with: each layout of a mesh reserves some."""
GROWTH, TIMES = 128 * 2**20, 20
"""Bytes of memory that an input may take: so many, and so many times its size."""
PROGRAMS = ("geopandas", "networkx", "pyarrow.dataset", "pygltflib", "pyogrio")
"""What networks go out through; it is imported where it is used."""
TRIES = 60
"""Smaller inputs that are tried for a fault."""

_AT = struct.Struct("<ll")
_FORK = multiprocessing.get_context("fork")


@dataclass
class Tally:
    """What the inputs of a format came to: numbers, faults by cause, and the slowest call."""

    inputs: int = 0
    read: int = 0
    asked: int = 0
    calls: int = 0
    features: int = 0
    kept: int = 0
    slowest: float = 0.0
    slowest_call: str = ""
    seconds: float = 0.0
    faults: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Batch:
    """Inputs of one format, which follow from its number and the seed: the same again when one of them has to be found."""

    files: Files
    start: Sequence[Input]
    seed: str
    replay: bool

    def inputs(self) -> Iterator[Input]:
        """The inputs: those of the start as they are, or mutated ones."""
        if self.replay:
            yield from self.start
            return
        for number in range(BATCH):
            source = random.Random(f"{self.seed}/{number}")
            yield self.files.mutated(source, source.choice(self.start))


@dataclass
class _Running:
    process: Any
    answers: Connection
    at: mmap.mmap
    batch: Batch
    heard: float


class Campaign:
    """A run over formats, until each has its share of the time or its number of inputs.

    Parameters
    ----------
    built : mapping
        Files by format from which others are made.
    seed : str
        From which everything follows but the time.
    folder : Path
        Where faults and figures go.
    seed_folder : Path
        Where what is new is kept for later runs.
    jobs : int
        Processes at a time.
    """

    def __init__(
        self, built: Mapping[str, Sequence[Input]], seed: str, folder: Path, seed_folder: Path, jobs: int
    ) -> None:
        self.seed, self.folder, self.seed_folder, self.jobs = seed, folder, seed_folder, jobs
        formats = list(built)
        some = {name: [each for other in built if other != name for each in built[other][:20]] for name in built}
        self.files = {name: Files(name, own, some[name] or own) for name, own in built.items()}
        self.start = {name: [*built[name], *kept(seed_folder, name)] for name in formats}
        self.tallies = {name: Tally() for name in formats}
        self.known: dict[str, set[Any]] = {name: set() for name in formats}
        self.batches: Counter[str] = Counter()
        self.faults: list[dict[str, Any]] = []

    def run(self, seconds: float, inputs: int, tell: Callable[[str], None]) -> None:
        """Ask until the time is up, or until every format has its inputs."""
        # What is there stays, and is shared by all processes: none of them pays for it, in time or in memory.
        for name in (*PROGRAMS, *(walk_package.name for walk_package in walk_packages(navspec.__path__, "navspec."))):
            if not name.endswith("__main__"):
                import_module(name)
        gc.collect()
        gc.freeze()
        end, told = time.monotonic() + seconds, time.monotonic()
        running: dict[Connection, _Running] = {}
        while True:
            while len(running) < self.jobs and time.monotonic() < end and (chosen := self._next(inputs, running)):
                each = self._begin(chosen)
                running[each.answers] = each
            if not running:
                return
            for answers in wait(list(running), timeout=5):
                assert isinstance(answers, Connection)
                each = running[answers]
                each.heard = time.monotonic()
                try:
                    self._take(each, *answers.recv())
                except EOFError:
                    del running[answers]
                    self._end(each)
            for each in running.values():
                if time.monotonic() - each.heard > SILENCE:
                    each.process.kill()
            if time.monotonic() - told > 60:
                told = time.monotonic()
                tell(self.line())
                self.write()

    def line(self) -> str:
        """Where it stands."""
        inputs = sum(tally.inputs for tally in self.tallies.values())
        return f"{inputs:,} inputs, {len(self.faults)} faults; fewest: {min(tally.inputs for tally in self.tallies.values()):,}"

    def write(self) -> None:
        """The figures so far, into `fuzz.json`."""
        found = {"seed": self.seed, "formats": {name: asdict(each) for name, each in self.tallies.items()}}
        text = json.dumps(found | {"faults": self.faults}, indent=1)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.joinpath("fuzz.json").write_text(text + "\n", encoding="utf-8")

    def _next(self, inputs: int, running: Mapping[Any, _Running]) -> str | None:
        """The format that has had the least time; those without a full share come first."""
        busy = Counter(each.batch.files.format for each in running.values())
        open_ = [name for name, each in self.tallies.items() if each.inputs + BATCH * busy[name] < inputs]
        return min(open_, key=lambda name: (busy[name], self.tallies[name].seconds), default=None)

    def _begin(self, name: str) -> _Running:
        number = self.batches[name]
        self.batches[name] += 1
        batch = Batch(self.files[name], tuple(self.start[name]), f"{self.seed}/{name}/{number}", replay=number == 0)
        answers, own = _FORK.Pipe(duplex=False)
        at = mmap.mmap(-1, _AT.size)
        process = _FORK.Process(target=_work, args=(batch, self.known[name], own, at), daemon=True)
        process.start()
        own.close()
        return _Running(process, answers, at, batch, time.monotonic())

    def _take(self, running: _Running, what: str, given: Any) -> None:
        """Take in what a process tells."""
        name = running.batch.files.format
        tally = self.tallies[name]
        if what == "input":
            is_read, is_asked, calls, slowest, took = given
            tally.inputs += 1
            tally.read += is_read
            tally.asked += is_asked
            tally.calls += calls
            tally.seconds += took
            if slowest[0] > tally.slowest:
                tally.slowest, tally.slowest_call = round(slowest[0], 2), slowest[1]
        elif what == "new":
            new, each = given
            self.known[name] |= new
            tally.features = len(self.known[name])
            if each and tally.kept < MOST_KEPT and len(each.data) <= LARGEST_KEPT:
                tally.kept += 1
                self.start[name].append(each)
                keep(self.seed_folder, name, each)
        else:
            self._fault(name, *given)

    def _fault(self, name: str, fault: Fault, each: Input) -> None:
        """Count a fault; the first one of a cause is kept as a file."""
        key = ": ".join(fault.key)
        counted = self.tallies[name].faults
        counted[key] = counted.get(key, 0) + 1
        if counted[key] > 1:
            return
        place = self.folder / "fuzz-faults" / name / hashlib.sha256(repr((key, each)).encode()).hexdigest()[:10]
        place.mkdir(parents=True, exist_ok=True)
        file = place / each.name
        file.write_bytes(each.data)
        forced = [f"AS={each.format}"] if each.format else []
        command = shlex.join(["make", "fuzz", f"FILE={file}", f"FORMAT={name}", *forced])
        found = {"format": name, **asdict(fault), "file": str(file), "command": command}
        place.joinpath("fault.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        self.faults.append(found)

    def _end(self, running: _Running) -> None:
        """A process is done, or was ended by what it was asked."""
        running.process.join()
        running.answers.close()
        code = running.process.exitcode
        if code:
            number, operation = _AT.unpack(running.at[:])
            each = next(each for at, each in enumerate(running.batch.inputs()) if at == number)
            name = list(OPERATIONS)[operation]
            message = f"ended with {code}" if code > 0 else f"ended by signal {-code}"
            self.tallies[running.batch.files.format].inputs += 1
            self._fault(running.batch.files.format, Fault("killed", name, message), each)


def _work(batch: Batch, known: set[Any], answers: Connection, at: mmap.mmap) -> None:
    """Ask the inputs of a batch and tell what comes of each."""
    gc.freeze()
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (_addresses() + ADDRESSES, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    known, told, format_id = set(known), set(), batch.files.format
    for number, each in enumerate(batch.inputs()):
        before, peak = time.process_time(), _peak()
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(before) + HANG, most))

        def begin(operation: int, number: int = number) -> None:
            at[:] = _AT.pack(number, operation)

        probe = Probe(each, format_id, batch.files.own, begin).run()
        if (grown := _peak() - peak) > GROWTH + TIMES * len(each.data):
            probe.fault("memory", f"{grown >> 20} MB for {len(each.data)} bytes", "growth")
        answers.send(
            ("input", (probe.is_read, probe.is_asked, probe.calls, probe.slowest, time.process_time() - before))
        )
        if new := probe.features - known:
            known |= new
            answers.send(("new", (new, None if batch.replay else each)))
        for fault in probe.faults:
            is_first = fault.key not in told
            told.add(fault.key)
            answers.send(("fault", (fault, _smaller(each, fault, format_id, batch.files.own) if is_first else each)))


def _smaller(given: Input, fault: Fault, format_id: str, others: Sequence[Input]) -> Input:
    """A smaller input with the same fault, as far as a few tries find one."""
    if fault.kind in ("time", "memory"):
        return given
    best, size, tries = given, len(given.data) // 2, 0
    while size and tries < TRIES:
        for start in range(0, len(best.data), size):
            data = best.data[:start] + best.data[start + size :]
            tries += 1
            small = Input(data, given.name, given.format)
            if fault.key in {each.key for each in Probe(small, format_id, others).run(only=fault.operation).faults}:
                best = small
                break
            if tries >= TRIES:
                break
        else:
            size //= 2
    return best


def _addresses() -> int:
    """Bytes of addresses that this process has."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * os.sysconf("SC_PAGE_SIZE")


def _peak() -> int:
    """Most memory that this process has had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
