"""Languages whose parsers do not run here: their sources are checked by their own program where it is installed."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from conformance.examples import GENERATED as FOLDER
from conformance.examples import example
from conformance.reporting import CHECKED, FAILED, GENERATED, Row
from conformance.toolchains import OWN

NO_RUNTIME = "no official runtime that the tests could install"


@dataclass(frozen=True)
class Unrun:
    """A language, the ending of its sources, and the command that checks one; without a command there is no such program."""

    name: str
    ending: str
    check: tuple[str, ...] = ()

    def row(self) -> Row:
        """What can be said of it here."""
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


UNRUN = [
    Unrun("csharp", ".cs"),
    Unrun("lua", ".lua", ("luac", "-p")),
    Unrun("nim", ".nim"),
    Unrun("perl", ".pm", ("perl", f"-I{OWN / 'perl'}", f"-I{FOLDER / 'perl'}", "-c")),
    Unrun("php", ".php", ("php", "-l")),
    Unrun("ruby", ".rb", ("ruby", "-c")),
]
