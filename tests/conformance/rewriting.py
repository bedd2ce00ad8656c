"""Java can write as Python can: its read-write classes rewrite every file, and what comes out are the bytes that went in."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from conformance.toolchains import Dumper
from conformance.vectors import Vector

NAME = "java-write"


def rewriter(java: Dumper) -> Dumper:
    """The program that writes what it reads, built with the dumper; it answers with a digest of what it wrote."""
    return Dumper([*java.command[:-1], "Rewriter"], java.environment)


def digest(data: bytes) -> str:
    """What a rewriter must print for a file that can be read."""
    return hashlib.sha256(data).hexdigest()


def expected(vectors: Sequence[Vector]) -> list[Vector]:
    """The vectors with what a rewriter must print for them."""
    return [replace(each, text=digest(each.data)) if each.kind == "json" else each for each in vectors]
