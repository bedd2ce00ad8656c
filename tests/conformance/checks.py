"""Languages whose parsers do not run here: their sources are checked by their own program where it is installed."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from conformance.examples import GENERATED as FOLDER
from conformance.examples import example
from conformance.reporting import CHECKED, FAILED, GENERATED, NOT_RUN, Row
from conformance.toolchains import OWN

NO_RUNTIME = "no official runtime that the tests could install"


@dataclass(frozen=True)
class Unrun:
    """A language and the command that checks one file; without a command there is no such program."""

    name: str
    check: tuple[str, ...] = ()

    def row(self) -> Row:
        """What can be said of it here."""
        if not self.check or not shutil.which(self.check[0]):
            return Row(self.name, NO_RUNTIME, GENERATED)
        failed = [(path.name, said) for path in self._files() if (said := self._fault(path))]
        note = f"{failed[0][0]} and {len(failed) - 1} more: {failed[0][1]}" if failed else ""
        return Row(self.name, NO_RUNTIME, FAILED if failed else CHECKED, note=note)

    def _files(self) -> list[Path]:
        return sorted(path for path in (FOLDER / self.name).rglob("*") if path.is_file())

    def _fault(self, path: Path) -> str:
        run = subprocess.run([*self.check, str(path)], capture_output=True, text=True, check=False, timeout=60)
        return (run.stdout + run.stderr)[-500:] if run.returncode else ""


UNRUN = [
    Unrun("csharp"),
    Unrun("lua", ("luac", "-p")),
    Unrun("nim"),
    Unrun("perl", ("perl", f"-I{OWN / 'perl'}", "-c")),
    Unrun("php", ("php", "-l")),
    Unrun("ruby", ("ruby", "-c")),
]
