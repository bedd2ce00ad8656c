"""What no vector can show: files above 2 GiB, which would print as four billion digits. It counts that they are read."""

from __future__ import annotations

from pathlib import Path

from builders import gta_img
from conformance.sessions import Ended, Session
from conformance.toolchains import Dumper

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


def sparse(folder: Path) -> Path:
    """An archive of more than 2 GiB, nearly all of which is nowhere on the disk."""
    path = folder / "gta_img.large"
    path.write_bytes(gta_img.example())
    with path.open("r+b") as file:
        file.truncate(SIZE)
    return path


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
