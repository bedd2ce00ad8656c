"""Languages whose official runtime is in no registry: they run where it is supplied, otherwise their own program checks the
sources, where that is installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from conformance.examples import GENERATED as FOLDER
from conformance.examples import example
from conformance.members import plan, reachable
from conformance.reporting import CHECKED, FAILED, GENERATED, Row
from conformance.running import KINDS
from conformance.toolchains import OWN, BuildError, Dumper, said
from navspec.spec import Spec
from navspec.tree.binding import class_name

NO_RUNTIME = "no official runtime that the tests could install"


@dataclass(frozen=True)
class Unrun:
    """A language that may not run here.

    Attributes
    ----------
    ending : str
        Of its sources.
    check : tuple of str
        The command that checks one file; without one there is no such program.
    runtime : str
        The file by which the folder of the official runtime is known; empty for a language without a dumper.
    version : tuple of str
        The command that tells the version of what runs it.
    command : callable
        What runs its dumper, of the folder with its plans and that of the runtime.
    refuses : frozenset of str
        Kinds of error that its parsers know.
    has_params : bool
        Whether the compiler hands parameters to types in this language.
    """

    name: str
    ending: str
    check: tuple[str, ...] = ()
    runtime: str = ""
    version: tuple[str, ...] = ()
    command: Callable[[Path, str], Dumper] = lambda folder, runtime: Dumper([])
    refuses: frozenset[str] = frozenset(KINDS)
    has_params: bool = True

    @property
    def variable(self) -> str:
        """The environment variable that names the folder of its runtime."""
        return f"KAITAI_RUNTIME_{self.name.upper()}"

    @property
    def is_supplied(self) -> bool:
        """Whether its runtime and its program are there."""
        return bool(os.environ.get(self.variable) and self.runtime and shutil.which(self.version[0]))

    def toolchain(self) -> str:
        """What the program says of its version."""
        return said(list(self.version)).splitlines()[0]

    def dumper(self, base: Path, specs: list[Spec]) -> Dumper:
        """The program that dumps files, in its folder below `base`.

        Raises `BuildError` when the variable names a folder without the runtime.
        """
        runtime, folder = os.environ[self.variable], base / self.name
        if not (Path(runtime) / self.runtime).is_file():
            raise BuildError(f"{self.variable} names {runtime}, where {self.runtime} is not")
        plans = {spec.id: plan(spec) | {"file": self._source(spec)} for spec in specs}
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "plans.json").write_text(json.dumps(plans), encoding="utf-8")
        (folder / "plans.lua").write_text(f"return {_lua(plans)}\n", encoding="utf-8")
        return self.command(folder, runtime)

    def unable(self, specs: Sequence[Spec]) -> list[str]:
        """The formats that its parsers cannot read, because the compiler leaves out what they need."""
        if self.has_params:
            return []
        return [spec.id for spec in specs if any(kind.params for kind in reachable(spec))]

    def _source(self, spec: Spec) -> str:
        names = {f"{name}{self.ending}" for name in (spec.id, class_name(spec.id))}
        return str(next(path for path in (FOLDER / self.name).rglob(f"*{self.ending}") if path.name in names))

    def row(self) -> Row:
        """What can be said of it here without running it."""
        if not self.check or not shutil.which(self.check[0]):
            return Row(self.name, NO_RUNTIME, GENERATED)
        failed = [(path.name, said) for path in self._files() if (said := self._fault(path))]
        fault = self._fault_of_example()
        note = f"{failed[0][0]} and {len(failed) - 1} more: {failed[0][1]}" if failed else fault
        return Row(self.name, NO_RUNTIME, FAILED if note else CHECKED, note=note, example=FAILED if fault else CHECKED)

    def _files(self) -> list[Path]:
        return sorted((FOLDER / self.name).rglob(f"*{self.ending}"))

    def _fault_of_example(self) -> str:
        shown = example(self.name)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / shown.name
            path.write_text(shown.program, encoding="utf-8")
            return self._fault(path)

    def _fault(self, path: Path) -> str:
        run = subprocess.run([*self.check, str(path)], capture_output=True, text=True, check=False, timeout=60)
        return (run.stdout + run.stderr)[-500:] if run.returncode else ""


def _lua(value: Any) -> str:
    """JSON data as Lua says it: the language has no reader of JSON."""
    if isinstance(value, dict):
        return "{" + ",".join(f"[{json.dumps(key)}]={_lua(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "{" + ",".join(map(_lua, value)) + "}"
    return json.dumps(value)


def _ruby(folder: Path, runtime: str) -> Dumper:
    return Dumper(["ruby", "-I", runtime, str(OWN / "ruby" / "dump.rb"), str(folder / "plans.json")])


def _perl(folder: Path, runtime: str) -> Dumper:
    return Dumper(["perl", f"-I{runtime}", str(OWN / "perl" / "dump.pl"), str(folder / "plans.json")])


def _php(folder: Path, runtime: str) -> Dumper:
    return Dumper(["php", "-d", "memory_limit=-1", str(OWN / "php" / "dump.php"), str(folder / "plans.json"), runtime])


def _lua_dumper(folder: Path, runtime: str) -> Dumper:
    return Dumper(["lua", str(OWN / "lua" / "dump.lua"), str(folder / "plans.lua"), runtime])


UNRUN = [
    Unrun("csharp", ".cs"),
    Unrun("lua", ".lua", ("luac", "-p"), "kaitaistruct.lua", ("lua", "-v"), _lua_dumper),
    Unrun("nim", ".nim"),
    Unrun(
        "perl",
        ".pm",
        ("perl", f"-I{OWN / 'perl' / 'check'}", f"-I{FOLDER / 'perl'}", "-c"),
        "IO/KaitaiStruct.pm",
        ("perl", "-e", "print qq(perl $^V\\n)"),
        _perl,
        frozenset({"eof"}),
        has_params=False,
    ),
    Unrun("php", ".php", ("php", "-l"), "Kaitai/Struct/Stream.php", ("php", "--version"), _php),
    Unrun("ruby", ".rb", ("ruby", "-c"), "kaitai/struct/struct.rb", ("ruby", "--version"), _ruby),
]
"""Languages that are not among `LANGUAGES`, by name."""
