"""The dumpers of all languages over the same files, and whether they print what navspec does."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from conformance.sessions import Ended, Session
from conformance.toolchains import Dumper
from conformance.vectors import Vector

ROOM = 60
"""Characters shown on either side of the first difference."""

PROMPT = 1.0
"""Seconds within which a hostile file must be refused."""

MEMORY = 1 << 30
"""Bytes that a program may take for all vectors, whatever they count; one that does not test counts is not held to it."""


@dataclass
class Outcome:
    """What became of the files of one format in one language.

    Attributes
    ----------
    unchecked : list of str
        Hostile files that the language does not refuse, because its parsers do not look at what is wrong with them.
    exempt : int
        Files with values that the language cannot hold; what they are is listed apart.
    slowest_refusal : float
        Seconds that the hostile file took that was refused last of all.
    """

    passed: int = 0
    faults: list[str] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    exempt: int = 0
    slowest_refusal: float = 0.0

    def add(self, fault: str) -> None:
        """Count one file."""
        if fault:
            self.faults.append(fault)
        else:
            self.passed += 1


@dataclass(frozen=True)
class Answer:
    """What a dumper said to one file.

    Attributes
    ----------
    at : int or None
        Where it first differs from what was expected; None where it does not.
    shown : str
        What stands there, and a little before and after it.
    seconds : float
        From the question to the end of the answer.
    """

    at: int | None
    shown: str
    seconds: float = 0.0

    @property
    def error(self) -> str:
        """The kind of error for which the file was refused; empty where it was read."""
        return self.shown[1:].partition(" ")[0] if self.at == 0 and self.shown.startswith("!") else ""


def time_limit(size: int) -> float:
    """Seconds that a file may take, by its size: several times what the slowest language needs on a busy machine."""
    return 60 + size / 50_000


def asked(session: Session, spec_id: str, path: Path, expected: bytes) -> Answer:
    """Compare what a dumper prints for a file, as it comes, with what it should.

    Raises `Ended`.
    """
    start = time.monotonic()
    pieces = session.ask(f"{spec_id}\t{path}", time_limit(path.stat().st_size))
    at, shown = difference(expected, pieces)
    return Answer(at, shown.decode("utf-8", "replace"), time.monotonic() - start)


def difference(expected: bytes, pieces: Iterable[bytes]) -> tuple[int | None, bytes]:
    """Where a text that comes in pieces first differs from another, and what it has around there."""
    at, found, shown = 0, None, b""
    for piece in pieces:
        if found is not None:
            shown += piece[: max(4 * ROOM - len(shown), 0)]
        elif piece != (part := expected[at : at + len(piece)]):
            pairs = zip(piece, part, strict=False)
            same = next((i for i, (a, b) in enumerate(pairs) if a != b), len(part))
            found = at + same
            shown = expected[max(found - ROOM, 0) : found] + piece[same : same + 4 * ROOM]
        at += len(piece)
    if found is None and at < len(expected):
        found, shown = at, expected[max(at - ROOM, 0) : at]
    return found, shown


def fault_of(answer: Answer, expected: str, kind: str) -> str:
    """What is wrong with an answer; nothing when it is as it should be."""
    if kind == "error":
        found = answer.error or "no error"
        return "" if found == expected else f"{found} where {expected} is expected: {answer.shown[: 2 * ROOM]}"
    if answer.at is None:
        return ""
    if answer.error:
        return answer.shown
    wanted = expected[max(answer.at - ROOM, 0) : answer.at + ROOM]
    return f"at character {answer.at}: {answer.shown[: 2 * ROOM]!r} where {wanted!r} is expected"


def laid_out(vectors: Sequence[Vector], folder: Path) -> list[Path]:
    """The vectors as files."""
    paths = []
    for vector in vectors:
        path = folder / vector.spec_id / f"{vector.name}.bin"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(vector.data)
        paths.append(path)
    return paths


def outcomes(dumper: Dumper, vectors: Sequence[Vector], paths: Sequence[Path]) -> dict[str, Outcome]:
    """Run a dumper over all vectors; the outcome by format."""
    found = {vector.spec_id: Outcome() for vector in vectors}
    session = Session(dumper)
    for vector, path in zip(vectors, paths, strict=True):
        outcome = found[vector.spec_id]
        name = f"{vector.spec_id}/{vector.name}"
        try:
            fault = _vector_fault(session, vector, path, outcome)
        except Ended as ended:
            outcome.add(f"{name}: {ended}")
            continue
        if fault and vector.kind == "error" and vector.text in dumper.ignores:
            outcome.unchecked.append(name)
        else:
            outcome.add(f"{name}: {fault}" if fault else "")
    if session.peak() > MEMORY and not dumper.ignores:
        found[vectors[-1].spec_id].faults.append(f"took {session.peak() >> 20} MiB of memory")
    if left := session.close():
        found[vectors[-1].spec_id].faults.append(f"after the last file: {left}")
    return found


def _vector_fault(session: Session, vector: Vector, path: Path, outcome: Outcome) -> str:
    expected = b"" if vector.kind == "error" else vector.text.encode()
    answer = asked(session, vector.spec_id, path, expected)
    fault = fault_of(answer, vector.text, vector.kind)
    if vector.kind != "error" or fault:
        return fault
    # A program that starts, or a busy machine, is no slow parser: what is slow the second time too is.
    seconds = answer.seconds if answer.seconds < PROMPT else asked(session, vector.spec_id, path, expected).seconds
    outcome.slowest_refusal = max(outcome.slowest_refusal, round(seconds, 6))
    return "" if seconds < PROMPT else f"refused only after {seconds:.1f} s"


class Clock:
    """Seconds since it was last asked."""

    def __init__(self) -> None:
        self.at = time.monotonic()

    def lap(self) -> float:
        """Seconds since the lap before."""
        before, self.at = self.at, time.monotonic()
        return round(self.at - before, 1)
