"""What it takes to run the generated parsers of each language: programs, pinned runtimes, and how a dumper is built.

A dumper is one process for many files. It reads lines of a format's id, a tab and a path from stdin, and prints a line for
each: the canonical JSON, or `!` with the kind of error (`eof`, `validation`, `other`) and words about it.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from conformance.dialects import CPP, GO, JAVA, RUST
from conformance.examples import GENERATED, example
from conformance.members import plan
from navspec import __version__
from navspec.spec import Spec
from navspec_build.packages import MODULE, filled
from navspec_build.paths import HERE
from navspec_build.toolchain import Jar, jars

OWN = Path(__file__).parent
STAMP = "built.sha256"
MAKERS = ("members", "emitting", "dialects", "examples", "toolchains")
"""The modules that decide what is built."""

JAVA_RUNTIME = Jar(
    "io.kaitai",
    "kaitai-struct-runtime",
    "0.11",
    "d5644ffff9395584af18872fa8b094adad7312fcc8ecff05478b7da5c6794a55",
)


class BuildError(Exception):
    """A dumper cannot be built; says what its tools said."""


@dataclass(frozen=True)
class Dumper:
    """A program that is ready to run."""

    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Language:
    """A language whose generated parsers are run.

    Attributes
    ----------
    programs : tuple of str
        What must be on the PATH.
    version : tuple of str
        The command that tells the version of the toolchain.
    runtime : str
        What the generated code runs against.
    folder : str
        Its generated files, below `generated/`.
    build : callable
        Makes the dumper in an empty folder, of a folder and the specs.
    command : callable
        How it is run, of the folder.
    example : callable
        How the example of the page is run, of the folder.
    """

    name: str
    programs: tuple[str, ...]
    version: tuple[str, ...]
    runtime: str
    folder: str
    build: Callable[[Path, list[Spec]], None]
    command: Callable[[Path], Dumper]
    example: Callable[[Path], Dumper]

    @property
    def missing(self) -> list[str]:
        """Programs that are not there."""
        return [name for name in self.programs if not shutil.which(name)]

    def toolchain(self) -> str:
        """What the toolchain says of its version."""
        return said(list(self.version)).splitlines()[0]

    def ready(self, base: Path, specs: list[Spec]) -> Dumper:
        """The dumper in its folder below `base`, built anew when anything that it is made of has changed."""
        folder = base / self.name
        stamp = folder / STAMP
        wanted = self._fingerprint()
        if not stamp.is_file() or stamp.read_text() != wanted:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            self.build(folder, specs)
            stamp.write_text(wanted)
        return self.command(folder)

    def example_fault(self, base: Path) -> str:
        """What is wrong with the example of the page, which is built together with the dumper; nothing when it is right."""
        program = self.example(base / self.name)
        return example(self.folder).fault(program.command, program.environment)

    def _fingerprint(self) -> str:
        sources = [
            *(OWN / f"{name}.py" for name in MAKERS),
            *(OWN / self.name).rglob("*"),
            *(GENERATED / self.folder).rglob("*"),
        ]
        sources += (GENERATED / "python" / "navspec_formats").glob("*.spec.json")
        found = hashlib.sha256(self.toolchain().encode())
        for path in sorted(path for path in sources if path.is_file() and "__pycache__" not in path.parts):
            found.update(f"{path}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
        return found.hexdigest()


def said(command: list[str], folder: Path | None = None, **environment: str) -> str:
    """What a program prints.

    Raises `BuildError` with the end of it when the program fails.
    """
    run = subprocess.run(
        command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False, timeout=600
    )
    if run.returncode:
        raise BuildError(f"{' '.join(command[:4])} ...: exit {run.returncode}\n{(run.stdout + run.stderr)[-3000:]}")
    return run.stdout + run.stderr


def _plans(folder: Path, specs: list[Spec]) -> None:
    text = json.dumps({spec.id: plan(spec) for spec in specs})
    (folder / "plans.json").write_text(text, encoding="utf-8")


def _program(name: str, folder: Path) -> None:
    """The program on the page of a package, as a file."""
    shown = example(name)
    folder.mkdir(exist_ok=True)
    (folder / shown.name).write_text(shown.program, encoding="utf-8")


def _build_python(folder: Path, specs: list[Spec]) -> None:
    _plans(folder, specs)
    _program("python", folder)


def _python(folder: Path) -> Dumper:
    return Dumper(
        [sys.executable, str(OWN / "python" / "dump.py"), str(folder / "plans.json")],
        {"PYTHONPATH": str(GENERATED / "python")},
    )


def _python_example(folder: Path) -> Dumper:
    return Dumper([sys.executable, str(folder / "example.py")], {"PYTHONPATH": str(GENERATED / "python")})


def _build_javascript(folder: Path, specs: list[Spec]) -> None:
    _plans(folder, specs)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(OWN / "javascript" / name, folder)
    _program("javascript", folder)
    said(["npm", "ci", "--silent", "--no-audit", "--no-fund"], folder)
    package = str(GENERATED / "javascript")
    said(["npm", "install", "--install-links", "--no-save", "--silent", "--no-audit", "--no-fund", package], folder)


def _javascript(folder: Path) -> Dumper:
    package = folder / "node_modules" / "navspec-formats"
    return Dumper(
        ["node", str(OWN / "javascript" / "dump.js"), str(folder / "plans.json"), str(package)],
        {"NODE_PATH": str(folder / "node_modules")},
    )


def _javascript_example(folder: Path) -> Dumper:
    return Dumper(["node", str(folder / "example.js")])


def _java_path(folder: Path) -> str:
    runtime = jars(f"java-runtime-{JAVA_RUNTIME.version}", [JAVA_RUNTIME], "the Java runtime")
    package = next((folder / "formats" / "target").glob("navspec-formats-*.jar"))
    return os.pathsep.join(map(str, (folder / "classes", package, *runtime)))


def _build_java(folder: Path, specs: list[Spec]) -> None:
    shutil.copytree(GENERATED / "java", folder / "formats")
    said(["mvn", "--batch-mode", "--quiet", "-Dmaven.test.skip=true", "package"], folder / "formats")
    (folder / "Dumper.java").write_text(JAVA.dumper(specs), encoding="utf-8")
    _program("java", folder)
    sources = [folder / "Dumper.java", folder / "Example.java", *(OWN / "java").glob("*.java")]
    options = ["-encoding", "UTF-8", "-nowarn", "-proc:none", "-g:none", "-cp", _java_path(folder)]
    said(["javac", *options, "-d", str(folder / "classes"), *map(str, sources)])


def _java(folder: Path) -> Dumper:
    return Dumper(["java", "-Xmx2g", "-XX:+UseSerialGC", "-cp", _java_path(folder), "Main"])


def _java_example(folder: Path) -> Dumper:
    return Dumper(["java", "-cp", _java_path(folder), "Example"])


def _build_go(folder: Path, specs: list[Spec]) -> None:
    _project(OWN / "go" / "go.mod", folder)
    shutil.copy(GENERATED / "go" / "go.sum", folder)
    _program("go", folder / "example")
    (folder / "dump").mkdir()
    shutil.copy(OWN / "go" / "main.go", folder / "dump")
    (folder / "dump" / "dumper.go").write_text(GO.dumper(specs), encoding="utf-8")
    environment = {"GOFLAGS": "-mod=readonly -buildvcs=false", "GOWORK": "off"}
    said(["go", "build", "-o", f"bin{os.sep}", "./dump", "./example"], folder, **environment)


def _build_cpp(folder: Path, specs: list[Spec]) -> None:
    _project(OWN / "cpp" / "CMakeLists.txt", folder)
    _program("cpp_stl", folder)
    for name in ("main.cpp", "main.h"):
        shutil.copy(OWN / "cpp" / name, folder)
    (folder / "dumper.cpp").write_text(CPP.dumper(specs), encoding="utf-8")
    said(["cmake", "-S", ".", "-B", "made", f"-DCMAKE_RUNTIME_OUTPUT_DIRECTORY={folder / 'bin'}"], folder)
    said(["cmake", "--build", "made", "--parallel", str(os.cpu_count() or 1)], folder)


def _build_rust(folder: Path, specs: list[Spec]) -> None:
    for name in ("Cargo.toml", "Cargo.lock"):
        _project(OWN / "rust" / name, folder)
    _program("rust", folder)
    (folder / "dumper.rs").write_text(RUST.dumper(specs), encoding="utf-8")
    shutil.copy(OWN / "rust" / "main.rs", folder)
    said(["cargo", "build", "--offline", "--locked", "--target-dir", "made"], folder)
    (folder / "made" / "debug").rename(folder / "bin")


def _project(template: Path, folder: Path) -> None:
    """A project file that names the packages in this checkout."""
    text = filled(
        template.read_text(encoding="utf-8"), {"root": str(HERE.root), "version": __version__, "module": MODULE}
    )
    (folder / template.name).write_text(text, encoding="utf-8")


def _binary(folder: Path) -> Dumper:
    return Dumper([str(folder / "bin" / "dump")])


def _binary_example(folder: Path) -> Dumper:
    return Dumper([str(folder / "bin" / "example")])


STAND_IN = "a stream class of these tests, not the official runtime"

LANGUAGES = [
    Language(
        "python",
        (),
        (sys.executable, "--version"),
        "PyPI kaitaistruct 0.11",
        "python",
        _build_python,
        _python,
        _python_example,
    ),
    Language(
        "javascript",
        ("node", "npm"),
        ("node", "--version"),
        "npm kaitai-struct 0.11.0",
        "javascript",
        _build_javascript,
        _javascript,
        _javascript_example,
    ),
    Language(
        "java",
        ("java", "javac", "mvn"),
        ("javac", "-version"),
        "Maven io.kaitai:kaitai-struct-runtime 0.11",
        "java",
        _build_java,
        _java,
        _java_example,
    ),
    Language(
        "go", ("go",), ("go", "version"), "kaitai_struct_go_runtime v0.11.0", "go", _build_go, _binary, _binary_example
    ),
    Language(
        "cpp", ("cmake", "make", "g++"), ("g++", "--version"), STAND_IN, "cpp_stl", _build_cpp, _binary, _binary_example
    ),
    Language(
        "rust", ("cargo", "rustc"), ("rustc", "--version"), STAND_IN, "rust", _build_rust, _binary, _binary_example
    ),
]
"""The languages that run, in the order of the report."""
