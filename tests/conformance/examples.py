"""The programs on the pages of the packages: taken from there, run, and held to what the page shows."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from navspec_build.paths import HERE

GENERATED = HERE.root / "generated"
SECONDS = 60

_SECTION = re.compile(r"^## Example\n(.*?)^## ", re.MULTILINE | re.DOTALL)
_BLOCK = re.compile(r"^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NAME = re.compile(r"^`([\w.]+)`:$", re.MULTILINE)
_FOLDER = re.compile(r"`(tests/conformance/vectors/\w+)/`")
_FILE = re.compile(r"^(\w+\.bin):", re.MULTILINE)


@dataclass(frozen=True)
class Example:
    """What a page shows.

    Attributes
    ----------
    name : str
        File name of the program.
    program, output : str
        Its text, and what it prints.
    folder : Path
        Where the files are that it is run on.
    """

    name: str
    program: str
    output: str
    folder: Path

    @property
    def files(self) -> list[str]:
        """The files that it is run on, in order."""
        return _FILE.findall(self.output)

    def fault(self, command: list[str], environment: dict[str, str]) -> str:
        """What is wrong when the program is run; nothing when it prints what the page shows."""
        run = subprocess.run(
            [*command, *self.files],
            cwd=self.folder,
            env=os.environ | environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
        if run.returncode:
            return f"{self.name}: exit {run.returncode}\n{(run.stdout + run.stderr)[-1000:]}"
        if run.stdout != self.output:
            return f"{self.name}: prints\n{run.stdout}where the page shows\n{self.output}"
        return ""


def editor(folder: str) -> Example:
    """The program on the page of a package that edits a file."""
    section = (GENERATED / folder / "README.md").read_text(encoding="utf-8").partition("## Writing\n")[2]
    return Example("EditMoney.java", _BLOCK.findall(section)[0], "", HERE.root)


def example(folder: str) -> Example:
    """The example on the page of a package, a folder below `generated/`."""
    section = _SECTION.findall((GENERATED / folder / "README.md").read_text(encoding="utf-8"))[0]
    program, output = _BLOCK.findall(section)
    return Example(_NAME.findall(section)[0], program, output, HERE.root / _FOLDER.findall(section)[0])
