"""What no vector can show: counts of 2^32 - 1, and files above 2 GiB.

Generated Rust refuses such a count for the other of the two reasons, and such a file would print as four billion digits. So
here a count must be refused, for whichever reason, at once and in little memory, and of a large file it counts that it is read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from builders import gta_img
from conformance import vectors
from conformance.running import PROMPT, asked
from conformance.sessions import Ended, Session
from conformance.toolchains import Dumper
from conformance.varying import invalid
from conformance.vectors import Vector
from navspec.spec import load_spec

LARGEST = 2**32 - 1
"""A count that is negative where it is taken for 32 bits with a sign."""

MEMORY = 1 << 30
"""Bytes that a program may take for files of some hundred thousand."""

SIZE = 2**31 + 4096
"""Bytes of a file whose size does not fit 32 bits with a sign."""

PATIENCE = 300
"""Seconds that such a file may take."""

ABLE = ("go", "cpp", "rust", "nim")
UNABLE = {
    "java": "an array has 2^31 - 1 bytes at most",
    "csharp": "an array has 2^31 - 1 bytes at most",
}
"""Compiled languages that read such a file, and those that refuse it, and why."""

TAKEN = {
    "rust": {
        f"source2_nav/invalid_kv3_{name}_max"
        for name in ("block_size_compressed", "buffers_compressed_1", "buffers_compressed_2")
    }
}
"""By language, files that are read all the same: a negative length passes its bound there, and nothing is read by it."""


def counting(spec_ids: Sequence[str]) -> list[Vector]:
    """Files that announce the largest count that there is."""
    found = []
    for spec_id in spec_ids:
        readable = [each.data for each in vectors.stored(spec_id) if each.kind == "json"]
        for name, data in invalid(readable, load_spec(spec_id), largest=LARGEST):
            if name.endswith("_max"):
                found.append(Vector(spec_id, name, data, "", "error"))
    return found


def sparse(folder: Path) -> Path:
    """An archive of more than 2 GiB, nearly all of which is nowhere on the disk."""
    path = folder / "gta_img.large"
    path.write_bytes(gta_img.example())
    with path.open("r+b") as file:
        file.truncate(SIZE)
    return path


def count_faults(language: str, dumper: Dumper, files: Mapping[Path, Vector]) -> Iterator[str]:
    """What is wrong with how a language takes counts that are too large; one whose parsers do not test them is not asked."""
    session = Session(dumper)
    for path, vector in files.items() if not dumper.ignores else ():
        file = f"{vector.spec_id}/{vector.name}"
        name = f"{file} of {LARGEST}"
        may_be_read = file in TAKEN.get(language, ())
        try:
            answer = asked(session, vector.spec_id, path, b"")
            if not may_be_read and answer.error not in ("eof", "validation"):
                yield f"{name}: not refused: {answer.shown[:100]}"
            # A program that starts, or a busy machine, is no slow parser: what is slow the second time too is.
            if answer.seconds > PROMPT and asked(session, vector.spec_id, path, b"").seconds > PROMPT:
                yield f"{name}: takes more than {PROMPT:.0f} s"
        except Ended as ended:
            yield f"{name}: {ended}"
    if session.peak() > MEMORY:
        yield f"counts of {LARGEST}: took {session.peak() >> 20} MiB of memory"
    session.close()


def size_fault(language: str, dumper: Dumper, path: Path) -> str:
    """What is wrong with how a compiled language takes such an archive; nothing where it is as it should be."""
    session = Session(dumper)
    try:
        answer = b"".join(session.ask(f"gta_img\t{path}\ttime", PATIENCE)).decode()
    except Ended as ended:
        answer = str(ended)
    session.close()
    is_right = answer.startswith("!other") if language in UNABLE else answer.isdecimal()
    return "" if is_right else f"gta_img of {SIZE} bytes: {answer[:100]}"
