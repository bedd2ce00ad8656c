"""Calls of the Kaitai Struct compiler; every error and warning is a failure."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from navspec_build import plain
from navspec_build.adaptations import with_floors, without_params
from navspec_build.paths import RepositoryLayout
from navspec_build.toolchain import ToolError, compiler_jars, packages, program

TARGETS = (
    "cpp_stl",
    "csharp",
    "go",
    "java",
    "javascript",
    "lua",
    "nim",
    "perl",
    "php",
    "python",
    "ruby",
    "rust",
)

# Targets for which the compiler generates wrong code from a spec; functions that return an adapted spec for them.
ADAPTED: Mapping[str, Callable[[Path], str]] = {"perl": without_params, "rust": with_floors}
READ_ONLY = (
    *(word for target in TARGETS if target not in ADAPTED for word in ("-t", target)),
    *("--cpp-namespace", "navspec", "--cpp-standard", "11"),
    *("--dotnet-namespace", "Navspec"),
    *("--go-package", "navspec"),
    *("--java-package", "navspec"),
    *("--php-namespace", "Navspec"),
    *("--python-package", "."),
)
# Read-write Java comes in addition to the read-only classes, which need less memory and no call to read.
READ_WRITE = ("-w", "-t", "java", "-t", "python", "--java-package", "navspec.readwrite", "--python-package", ".")

CALLS = (READ_ONLY, *(("-t", target) for target in ADAPTED), READ_WRITE)
# All targets, of unchanged specs.
ALL = (*READ_ONLY, *(word for target in ADAPTED for word in ("-t", target)))

# A short run: compile little, collect simply.
_JVM = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto")

# Subfolders of targets in the output folder of a call with several targets.
_SUBFOLDER = {"go": "go/src", "java": "java/src"}


class CompileError(ValueError):
    """Errors or warnings of the compiler; the text has one line per problem."""


@dataclass(frozen=True)
class Output:
    """One generated file: its target, its spec, its name below the folder of the target, and its path."""

    target: str
    source: str
    name: str
    path: Path


def compile_specs(sources: Sequence[str], options: Sequence[str], out: Path, *, root: Path) -> list[Output]:
    """Compile `sources` (relative to `root`) into `out`.

    Raises `CompileError` for any error or warning of any spec or target, `ToolError` when the compiler does not run.
    """
    report = _run([*options, "--outdir", str(out), "--", *sources], root)
    if lines := list(iter_problems(report)):
        raise CompileError("\n".join(lines))
    return list(_outputs(report, out, several=options.count("-t") > 1))


def iter_problems(report: Mapping[str, Any]) -> Iterator[str]:
    """Yield one line per error and warning in the compiler's JSON: file, place, target, message."""
    for source, entry in report.items():
        outputs = [(target, spec) for target, specs in entry.get("output", {}).items() for spec in specs.values()]
        for target, result in [("", entry), *outputs]:
            for kind in ("errors", "warnings"):
                yield from (_line(source, target, kind, problem) for problem in result.get(kind, []))


def _line(source: str, target: str, kind: str, problem: Mapping[str, Any]) -> str:
    place = str(problem["file"]) if str(problem.get("file")).endswith(".ksy") else source
    if "line" in problem:
        place += f":{problem['line']}:{problem.get('col', 1)}"
    if problem.get("path"):
        place += ": /" + "/".join(map(str, problem["path"]))
    return f"{place}: {kind.removesuffix('s')}{f' for {target}' if target else ''}: {problem['message']}"


def _run(arguments: Sequence[str], root: Path) -> dict[str, Any]:
    java = program("java", "run the Kaitai Struct compiler")
    classpath = os.pathsep.join(map(str, compiler_jars()))
    command = [java, *_JVM, "-cp", classpath, "io.kaitai.struct.JavaMain", "--ksc-json-output", *arguments]
    run = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    try:
        if run.returncode:
            raise ValueError(f"exit status {run.returncode}")
        return json.loads(run.stdout)
    except ValueError as error:
        raise ToolError(f"the Kaitai Struct compiler failed ({error}):\n{run.stdout}{run.stderr}".rstrip()) from error


def _outputs(report: Mapping[str, Any], out: Path, *, several: bool) -> Iterator[Output]:
    for source, entry in report.items():
        for target, specs in entry["output"].items():
            folder = out / _SUBFOLDER.get(str(target), str(target)) if several else out
            for spec in specs.values():
                for file in spec["files"]:
                    yield Output(target, source, file["fileName"], folder / file["fileName"])


_TOOLS = Path(__file__).parent / "web_ide"


def compile_standalone(layout: RepositoryLayout) -> str:
    """Compile every spec unchanged for all targets, and with the compiler of the Kaitai Web IDE; every plain one as
    Kaitai's format gallery does; return the result in a sentence.

    Users of the specs without navspec get the same.

    Raises `CompileError` and `ToolError`.
    """
    with tempfile.TemporaryDirectory() as out:
        outputs = compile_specs([layout.relative(path) for path in layout.specs], ALL, Path(out), root=layout.root)
        compile_for_web_ide(layout, layout.specs, Path(out) / "web-ide")
        plain_specs = [f"{plain.FOLDER}/{path.name}" for path in layout.specs]
        compile_specs(plain_specs, ("-t", "all"), Path(out) / "plain", root=layout.root)
    pairs = {(output.source, output.target) for output in outputs}
    return (
        f"unchanged, {len(layout.specs)} specs give {len(pairs)} parsers, and those of the Kaitai Web IDE; "
        "plain, all that the compiler makes"
    )


def compile_for_web_ide(layout: RepositoryLayout, specs: Sequence[Path], folder: Path) -> None:
    """Compile specs into a folder as the Kaitai Web IDE does: with the same compiler, after the same reading of YAML.

    Raises `CompileError` and `ToolError`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    modules = packages("web-ide", _TOOLS / "package.json", "the compiler of the Kaitai Web IDE")
    run = subprocess.run(
        [program("node", "run it"), str(_TOOLS / "compile.js"), str(folder), *map(layout.relative, specs)],
        cwd=layout.root,
        env=os.environ | {"NODE_PATH": str(modules)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise CompileError(f"{run.stdout}{run.stderr}".rstrip())
