"""Java can write as Python can: its read-write classes rewrite every file, and what comes out are the bytes that went in."""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from builders import gta_sa_save
from conformance.toolchains import Dumper
from conformance.vectors import Vector

NAME = "java-write"


def rewriter(java: Dumper) -> Dumper:
    """The program that writes what it reads, built with the dumper; it answers with a digest of what it wrote."""
    return Dumper([*java.command[:-1], "Rewriter"], java.environment)


def example_fault(java: Dumper, base: Path) -> str:
    """Run the program of the page that edits a save, as one of the game with other money; what is wrong, or nothing."""
    before, after = ({"/player_info/money": money} for money in (5, 12345678))
    (base / "before.b").write_bytes(gta_sa_save.valid(before).to_bytes())
    command = [*java.command[:-1], "EditMoney", str(base / "before.b"), str(base / "after.b")]
    run = subprocess.run(command, env=os.environ | java.environment, capture_output=True, text=True, check=False)
    if run.returncode:
        return f"EditMoney.java: exit {run.returncode}\n{(run.stdout + run.stderr)[-1000:]}"
    if (base / "after.b").read_bytes() != gta_sa_save.valid(after).to_bytes():
        return "EditMoney.java: the file is not the one that the builder makes with this money"
    return ""


def digest(data: bytes) -> str:
    """What a rewriter must print for a file that can be read."""
    return hashlib.sha256(data).hexdigest()


def expected(vectors: Sequence[Vector]) -> list[Vector]:
    """The vectors with what a rewriter must print for them."""
    return [replace(vector, text=digest(vector.data)) if vector.kind == "json" else vector for vector in vectors]
