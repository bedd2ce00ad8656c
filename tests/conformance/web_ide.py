"""What the Kaitai Web IDE runs: JavaScript that its compiler makes of the plain specs, read by the same dumper."""

from __future__ import annotations

from pathlib import Path

from conformance.toolchains import Dumper
from navspec_build import plain
from navspec_build.compiler import compile_for_web_ide
from navspec_build.paths import HERE

NAME = "web-ide"


def dumper(javascript: Dumper, folder: Path) -> Dumper:
    """The dumper of JavaScript, over modules that are made into `folder`."""
    compile_for_web_ide(HERE, sorted((HERE.root / plain.FOLDER).glob("*.ksy")), folder)
    return Dumper([*javascript.command[:-1], str(folder)], javascript.environment)
