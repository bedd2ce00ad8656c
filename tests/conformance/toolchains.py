"""What it takes to run the generated parsers of each language: programs, runtimes, and how a dumper is built.

Runtimes come from a registry of packages, at a pinned version, or are classes of these tests that stand in for the official
one: `<language>/runtime`, or the folder that `KAITAI_RUNTIME_<LANGUAGE>` names.

A dumper is one process for many files. It reads lines of a format's id, a tab and a path from stdin, and prints a line for
each: the canonical JSON, or `!` with the kind of error (`eof`, `validation`, `other`) and words about it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from conformance.dialects import CPP, CSHARP, GO, JAVA, NIM, RUST
from conformance.examples import GENERATED, editor, example
from conformance.members import plan
from navspec import __version__
from navspec.spec import Spec
from navspec.tree.runtime import class_name
from navspec_build.packages import MODULE, fill_template
from navspec_build.paths import HERE
from navspec_build.toolchain import Jar, jars

OWN = Path(__file__).parent
STAMP = "built.sha256"
MAKERS = ("members", "emitting", "dialects", "examples", "toolchains")
"""The modules that decide what is built."""

QUICK_JVM = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")
"""For programs that run once and not for long: they spend most of their time on making themselves fast."""

JAVA_RUNTIME = Jar(
    "io.kaitai",
    "kaitai-struct-runtime",
    "0.11",
    "d5644ffff9395584af18872fa8b094adad7312fcc8ecff05478b7da5c6794a55",
)


RUNTIMES = {
    "cpp": "kaitai/kaitaistruct.h",
    "rust": "Cargo.toml",
    "csharp": "KaitaiStream.cs",
    "lua": "kaitaistruct.lua",
    "nim": "kaitai_struct_nim_runtime.nim",
    "perl": "IO/KaitaiStruct.pm",
    "php": "Kaitai/Struct/Stream.php",
    "ruby": "kaitai/struct/struct.rb",
}
"""Languages whose official runtime is in no registry that the tests reach, each with the file by which its folder is known."""


class BuildError(Exception):
    """A dumper cannot be built; says what its tools said."""


@dataclass(frozen=True)
class Dumper:
    """A program that is ready to run.

    Attributes
    ----------
    ignores : frozenset of str
        The kinds of error that its parsers do not know: those of some languages do not look at values.
    """

    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    ignores: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Language:
    """A language whose generated parsers are run.

    Attributes
    ----------
    programs : tuple of str
        What must be on the PATH.
    version : tuple of str
        The command that tells the version of the toolchain.
    package : str
        The package that the generated code runs against; empty where it is in no registry: `RUNTIMES`.
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
    package: str
    folder: str
    build: Callable[[Path, list[Spec]], None]
    command: Callable[[Path], Dumper]
    example: Callable[[Path], Dumper]

    @property
    def missing(self) -> list[str]:
        """Programs that are not there."""
        return [name for name in self.programs if not shutil.which(name)]

    @property
    def runtime(self) -> str:
        """What the generated code runs against, for people."""
        return self.package or ("a stand-in of these tests" if is_stand_in(self.name) else "the official runtime")

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
        sources += runtime(self.name).rglob("*") if self.name in RUNTIMES else ()
        sources += (GENERATED / "python" / "navspec_formats").glob("*.spec.json")
        found = hashlib.sha256(self.toolchain().encode())
        for path in sorted(path for path in sources if path.is_file() and "__pycache__" not in path.parts):
            found.update(f"{path}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
        return found.hexdigest()


def variable(name: str) -> str:
    """The environment variable that names the folder of an official runtime."""
    return f"KAITAI_RUNTIME_{name.upper()}"


def is_stand_in(name: str) -> bool:
    """Whether a language of `RUNTIMES` runs against the classes of these tests."""
    return not os.environ.get(variable(name))


def runtime(name: str) -> Path:
    """The folder of the runtime of a language of `RUNTIMES`.

    Raises `BuildError` where it does not hold a runtime.
    """
    folder = Path(os.environ.get(variable(name)) or OWN / name / "runtime").absolute()
    if not (folder / RUNTIMES[name]).is_file():
        raise BuildError(f"{variable(name)}: {RUNTIMES[name]} is not in {folder}")
    return folder


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


def _scripted(language: str, ending: str) -> Callable[[Path, list[Spec]], None]:
    """What makes the plans of a dumper that loads the parsers, whose files are named differently in each language."""

    def build(folder: Path, specs: list[Spec]) -> None:
        sources = {path.stem: str(path) for path in (GENERATED / language).rglob(f"*{ending}")}
        plans = {spec.id: plan(spec) | {"file": sources.get(spec.id) or sources[class_name(spec.id)]} for spec in specs}
        (folder / "plans.json").write_text(json.dumps(plans), encoding="utf-8")
        _program(language, folder)

    return build


def _build_php(folder: Path, specs: list[Spec]) -> None:
    """Install the package by Composer, as its page says; the runtime comes from its folder instead of Packagist."""
    _scripted("php", ".php")(folder, specs)
    _packed_runtime("php", folder, "composer.json")
    (folder / "composer.json").write_text(
        '{"repositories": [{"type": "path", "url": "runtime"}, {"packagist.org": false}]}'
    )
    environment = {"COMPOSER_ALLOW_SUPERUSER": "1", "COMPOSER_HOME": str(folder / "composer")}
    options = ("--quiet", "--no-interaction")
    said(["composer", "config", "repositories.navspec", "path", str(GENERATED / "php")], folder, **environment)
    said(["composer", "require", *options, "navspec/formats:@dev"], folder, **environment)


def _build_ruby(folder: Path, specs: list[Spec]) -> None:
    """Install the package as a gem; the runtime is a gem made of its folder instead of the one of RubyGems."""
    _scripted("ruby", ".rb")(folder, specs)
    _packed_runtime("ruby", folder, "kaitai-struct.gemspec")
    shutil.copytree(GENERATED / "ruby", folder / "formats")
    for name in ("runtime", "formats"):
        (specification,) = (folder / name).glob("*.gemspec")
        said(["gem", "build", specification.name, "--output", "made.gem"], folder / name)
        install = ["gem", "install", "--local", "--no-document", "made.gem"]
        said(install, folder / name, GEM_HOME=str(folder / "gems"))


def _packed_runtime(name: str, folder: Path, description: str) -> None:
    """Copy a runtime below `folder`, with the description that makes it a package."""
    shutil.copytree(runtime(name), folder / "runtime")
    shutil.copy(OWN / name / description, folder / "runtime")


def _build_lua(folder: Path, specs: list[Spec]) -> None:
    _scripted("lua", ".lua")(folder, specs)
    plans = json.loads((folder / "plans.json").read_text(encoding="utf-8"))
    (folder / "plans.lua").write_text(f"return {_as_lua(plans)}\n", encoding="utf-8")


def _as_lua(value: Any) -> str:
    """JSON data as Lua says it: the language has no reader of JSON."""
    if isinstance(value, dict):
        return "{" + ",".join(f"[{json.dumps(key)}]={_as_lua(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "{" + ",".join(map(_as_lua, value)) + "}"
    return json.dumps(value)


def _lua_program() -> str:
    """Return the command of Lua 5.3 or newer; `lua` may be an older one. Where there is none, what is missing."""
    for name in ("lua5.4", "lua5.3", "lua"):
        if shutil.which(name) and re.match(r"Lua (5\.[3-9]|[6-9])", said([name, "-v"])):
            return name
    return "Lua 5.3"


_LUA = _lua_program()


def _lua(folder: Path) -> Dumper:
    return Dumper([_LUA, str(OWN / "lua" / "dump.lua"), str(folder / "plans.lua"), str(runtime("lua"))])


def _lua_example(folder: Path) -> Dumper:
    return Dumper([_LUA, str(folder / "example.lua")], {"LUA_PATH": f"{GENERATED}/lua/?.lua;{runtime('lua')}/?.lua"})


def _perl(folder: Path) -> Dumper:
    script = str(OWN / "perl" / "dump.pl")
    return Dumper(
        ["perl", f"-I{runtime('perl')}", script, str(folder / "plans.json")], ignores=frozenset({"validation"})
    )


def _perl_example(folder: Path) -> Dumper:
    return Dumper(
        ["perl", str(folder / "example.pl")], {"PERL5LIB": f"{GENERATED / 'perl'}{os.pathsep}{runtime('perl')}"}
    )


def _php(folder: Path) -> Dumper:
    files = [OWN / "php" / "dump.php", folder / "plans.json", folder / "vendor" / "autoload.php"]
    return Dumper(["php", "-d", "memory_limit=-1", *map(str, files)])


def _php_example(folder: Path) -> Dumper:
    return Dumper(["php", str(folder / "example.php")])


def _ruby(folder: Path) -> Dumper:
    return _with_gems(folder, OWN / "ruby" / "dump.rb", folder / "plans.json")


def _ruby_example(folder: Path) -> Dumper:
    return _with_gems(folder, folder / "example.rb")


def _with_gems(folder: Path, *arguments: Path) -> Dumper:
    return Dumper(["ruby", *map(str, arguments)], {"GEM_HOME": str(folder / "gems")})


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
    package = ["mvn", "--batch-mode", "--quiet", "-Dmaven.test.skip=true", "package"]
    said(package, folder / "formats", MAVEN_OPTS=" ".join(QUICK_JVM))
    (folder / "Dumper.java").write_text(JAVA.dumper(specs), encoding="utf-8")
    _program("java", folder)
    (folder / "EditMoney.java").write_text(editor("java").program, encoding="utf-8")
    sources = [*folder.glob("*.java"), *(OWN / "java").glob("*.java")]
    options = [*(f"-J{each}" for each in QUICK_JVM), "-encoding", "UTF-8", "-nowarn", "-proc:none", "-g:none"]
    options += ["-cp", _java_path(folder)]
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
    options = [f"-DCMAKE_RUNTIME_OUTPUT_DIRECTORY={folder / 'bin'}", f"-DKAITAI_RUNTIME_DIR={runtime('cpp')}"]
    said(["cmake", "-S", ".", "-B", "made", *options], folder)
    said(["cmake", "--build", "made", "--parallel", str(os.cpu_count() or 1)], folder)


def _build_rust(folder: Path, specs: list[Spec]) -> None:
    for name in ("Cargo.toml", "Cargo.lock"):
        _project(OWN / "rust" / name, folder)
    _program("rust", folder)
    (folder / "dumper.rs").write_text(RUST.dumper(specs), encoding="utf-8")
    shutil.copy(OWN / "rust" / "main.rs", folder)
    # The official runtime needs packages of its own.
    options = ["--offline", "--locked"] if is_stand_in("rust") else []
    said(["cargo", "build", *options, "--target-dir", "made"], folder)
    (folder / "made" / "debug").rename(folder / "bin")


def _build_csharp(folder: Path, specs: list[Spec]) -> None:
    (folder / "Dumper.cs").write_text(CSHARP.dumper(specs), encoding="utf-8")
    _program("csharp", folder)
    compiled = ["mcs", "-optimize", "-nologo", "-warnaserror"]
    library = [*compiled, "-target:library"]
    said([*library, "-out:runtime.dll", *map(str, sorted(runtime("csharp").glob("*.cs")))], folder)
    sources = sorted((GENERATED / "csharp").glob("*.cs"))
    said([*library, "-out:formats.dll", "-r:runtime.dll", *map(str, sources)], folder)
    program = [*compiled, "-r:runtime.dll", "-r:formats.dll"]
    said([*program, "-out:dump.exe", str(OWN / "csharp" / "Main.cs"), "Dumper.cs"], folder)
    said([*program, "-out:example.exe", "example.cs"], folder)


def _csharp(folder: Path) -> Dumper:
    return Dumper(["mono", str(folder / "dump.exe")])


def _csharp_example(folder: Path) -> Dumper:
    return Dumper(["mono", str(folder / "example.exe")])


def _build_nim(folder: Path, specs: list[Spec]) -> None:
    (folder / "dumper.nim").write_text(NIM.dumper(specs), encoding="utf-8")
    _program("nim", folder)
    for name in ("dump", "writer"):
        shutil.copy(OWN / "nim" / f"{name}.nim", folder)
    paths = [f"--path:{each}" for each in (GENERATED / "nim", GENERATED / "nim" / "navspec_formats", runtime("nim"))]
    options = [
        "-d:release",
        f"--opt:{os.environ.get('NIM_OPT', 'none')}",  # to make the parsers fast takes a minute, to run them a second
        "--hints:off",
        "--warnings:off",
        "--skipUserCfg",
        "--skipParentCfg",
        "--outdir:bin",
        "--nimcache:made",
    ]
    for name in ("dump", "example"):
        said(["nim", "compile", *options, *paths, f"{name}.nim"], folder)


def _nim(folder: Path) -> Dumper:
    return Dumper([str(folder / "bin" / "dump")], ignores=frozenset({"validation"}))


def _project(template: Path, folder: Path) -> None:
    """A project file that names the packages in this checkout."""
    values = {"root": str(HERE.root), "version": __version__, "module": MODULE}
    if template.parent.name in RUNTIMES:
        values["runtime"] = str(runtime(template.parent.name))
    text = fill_template(template.read_text(encoding="utf-8"), values)
    (folder / template.name).write_text(text, encoding="utf-8")


def _binary(folder: Path) -> Dumper:
    return Dumper([str(folder / "bin" / "dump")])


def _binary_example(folder: Path) -> Dumper:
    return Dumper([str(folder / "bin" / "example")])


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
        "cpp", ("cmake", "make", "g++"), ("g++", "--version"), "", "cpp_stl", _build_cpp, _binary, _binary_example
    ),
    Language("rust", ("cargo", "rustc"), ("rustc", "--version"), "", "rust", _build_rust, _binary, _binary_example),
    Language("csharp", ("mcs", "mono"), ("mcs", "--version"), "", "csharp", _build_csharp, _csharp, _csharp_example),
    Language("nim", ("nim",), ("nim", "--version"), "", "nim", _build_nim, _nim, _binary_example),
    Language("lua", (_LUA,), (_LUA, "-v"), "", "lua", _build_lua, _lua, _lua_example),
    Language(
        "perl",
        ("perl",),
        ("perl", "-e", "print qq(perl $^V\\n)"),
        "",
        "perl",
        _scripted("perl", ".pm"),
        _perl,
        _perl_example,
    ),
    Language("php", ("php", "composer"), ("php", "--version"), "", "php", _build_php, _php, _php_example),
    Language("ruby", ("ruby", "gem"), ("ruby", "--version"), "", "ruby", _build_ruby, _ruby, _ruby_example),
]
"""The languages that run, in the order of the report."""
