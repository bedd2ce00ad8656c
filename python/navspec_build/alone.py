"""Specs as they stand: what somebody gets who takes them, with the files that they import, and no more of navspec."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

from navspec_build.compiler import ALL, CompileError, compile_specs
from navspec_build.paths import Layout
from navspec_build.toolchain import packages, program

_TOOLS = Path(__file__).parent / "web_ide"


def compile_alone(layout: Layout) -> str:
    """Compile every spec for all targets, and with the compiler of the Kaitai Web IDE; what was made, in a sentence.

    Raises `CompileError` and `ToolError`.
    """
    with tempfile.TemporaryDirectory() as out:
        outputs = compile_specs([layout.relative(path) for path in layout.specs], ALL, Path(out), root=layout.root)
        to_javascript(layout, Path(out) / "web-ide")
    pairs = {(output.source, output.target) for output in outputs}
    return f"as they stand, {len(layout.specs)} specs give {len(pairs)} parsers, and those of the Kaitai Web IDE"


def to_javascript(layout: Layout, folder: Path) -> None:
    """Put what the Kaitai Web IDE runs into a folder: made by the same compiler, after the same reading of YAML.

    Raises `CompileError` and `ToolError`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    modules = packages("web-ide", _TOOLS / "package.json", "the compiler of the Kaitai Web IDE")
    run = subprocess.run(
        [program("node", "run it"), str(_TOOLS / "compile.js"), str(folder), *map(layout.relative, layout.specs)],
        cwd=layout.root,
        env=os.environ | {"NODE_PATH": str(modules)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise CompileError(f"{run.stdout}{run.stderr}".rstrip())
