"""Dumpers that are not there: programs of a few lines for the tests of what asks dumpers."""

from __future__ import annotations

import sys

from conformance.toolchains import Dumper


def program(body: str) -> Dumper:
    """A dumper that runs `body` for each line, as `line`; `say` prints, at once."""
    head = "import os, sys, time, functools\nsay = functools.partial(print, flush=True)\n"
    lines = "".join(f"    {splitline}\n" for splitline in body.splitlines())
    return Dumper(
        [sys.executable, "-c", f"{head}for number, line in enumerate(sys.stdin):\n    line = line.strip()\n{lines}"]
    )


def saying(*answers: str) -> Dumper:
    """A dumper that says these lines, one for each that it is asked, and then ends."""
    return program(f"say({answers!r}[number])")
