"""The dumpers of all languages over the same files, and whether they print what navspec does."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from conformance.toolchains import Dumper
from conformance.vectors import Vector

KINDS = ("eof", "validation", "other")
ROOM = 60
"""Characters shown on either side of the first difference."""


@dataclass
class Outcome:
    """What became of the vectors of one format in one language."""

    passed: int = 0
    faults: list[str] = field(default_factory=list)


def laid_out(vectors: Sequence[Vector], folder: Path) -> list[str]:
    """The vectors as files, and the lines that name them to a dumper."""
    lines = []
    for vector in vectors:
        path = folder / vector.spec_id / f"{vector.name}.bin"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(vector.data)
        lines.append(f"{vector.spec_id}\t{path}\n")
    return lines


def outcomes(dumper: Dumper, vectors: Sequence[Vector], lines: Sequence[str]) -> dict[str, Outcome]:
    """Run a dumper over all files; the outcome by format."""
    found = {vector.spec_id: Outcome() for vector in vectors}
    with closing(_printed(dumper, lines)) as printed:
        for vector in vectors:
            outcome = found[vector.spec_id]
            fault = _fault(vector, next(printed, "!other nothing printed: the program ended"))
            if fault:
                outcome.faults.append(f"{vector.spec_id}/{vector.name}: {fault}")
            else:
                outcome.passed += 1
        if left := next(printed, ""):
            found[vectors[-1].spec_id].faults.append(f"more lines than files: {left[:ROOM]}")
    return found


def _printed(dumper: Dumper, lines: Sequence[str]) -> Generator[str, None, None]:
    """The lines that a dumper prints; it gets its list as a file, so that neither waits for the other."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as listed:
        listed.writelines(lines)
        listed.seek(0)
        with subprocess.Popen(
            dumper.command, stdin=listed, stdout=subprocess.PIPE, env=os.environ | dumper.environment
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                yield line.decode("utf-8", "replace").removesuffix("\n")


def _fault(vector: Vector, text: str) -> str:
    """What is wrong with a printed line; nothing when it is as it should be."""
    if vector.kind == "error":
        found = text[1:].partition(" ")[0] if text.startswith("!") else "no error"
        return "" if found == vector.text else f"{found} where {vector.text} is expected: {text[: 2 * ROOM]}"
    if text == vector.text:
        return ""
    if text.startswith("!"):
        return text[: 4 * ROOM]
    pairs = zip(text, vector.text, strict=False)
    at = next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(text), len(vector.text)))
    around = slice(max(at - ROOM, 0), at + ROOM)
    return f"at character {at}: {text[around]!r} where {vector.text[around]!r} is expected"


class Clock:
    """Seconds since it was last asked."""

    def __init__(self) -> None:
        self.at = time.monotonic()

    def lap(self) -> float:
        """Seconds since the lap before."""
        before, self.at = self.at, time.monotonic()
        return round(self.at - before, 1)
