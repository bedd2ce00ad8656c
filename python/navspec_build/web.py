"""The pages for browsers, bundled: their modules and dependencies as few files."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from navspec_build.paths import RepositoryLayout
from navspec_build.toolchain import ToolError, packages, program

FOLDER = "generated/web/navspec_web"
_DOC = '"""Made by `make web` from python/navspec/studio/web: what the pages for browsers load."""\n'
_FLAGS = ("--bundle", "--minify", "--charset=utf8", "--target=es2022", "--legal-comments=none", "--log-level=warning")


@dataclass(frozen=True)
class Bundle:
    """A script or a style sheet with all that it imports.

    - entry: The source that imports the rest, below the folder of sources.
    - name: The name of the bundle.
    - flags: Flags for the format of the bundle.
    - worker: The script that it starts in a worker, and imports as text under the name `navspec-worker`: a page that
    was opened
      from the disk can start no other.
    """

    entry: str
    name: str
    flags: tuple[str, ...] = ()
    worker: str = ""


BUNDLES = (
    Bundle("studio/main.js", "studio.js", ("--format=esm",)),
    Bundle("studio/studio.css", "studio.css"),
    Bundle("report/main.js", "report.js", ("--format=iife",)),
    Bundle("report/report.css", "report.css"),
    Bundle("open/main.js", "open.js", ("--format=iife",), worker="open/worker.js"),
    Bundle("open/open.css", "open.css"),
)
PAGES = ("studio/studio.html",)


def bundle(layout: RepositoryLayout, target: Path, parsers: Path) -> None:
    """Bundle the pages into a folder; `parsers` are the ones from the Kaitai compiler for JavaScript.

    Raises `ToolError` for a source that cannot be bundled.
    """
    target.mkdir(parents=True, exist_ok=True)
    modules = packages("web", layout.web / "package.json", "what the pages for browsers are bundled with")
    with TemporaryDirectory() as scratch:
        for bundle_ in BUNDLES:
            flags = [*bundle_.flags, f"--alias:navspec-formats={parsers}"]
            if bundle_.worker:
                worker = Path(scratch) / "worker.txt"
                _bundle(layout.web / bundle_.worker, worker, ("--format=iife",), modules)
                flags += [f"--alias:navspec-worker={worker}", "--loader:.txt=text"]
            _bundle(layout.web / bundle_.entry, target / bundle_.name, flags, modules)
    for page in PAGES:
        shutil.copyfile(layout.web / page, target / Path(page).name)
    (target / "__init__.py").write_text(_DOC, encoding="utf-8")


def _bundle(entry: Path, target: Path, flags: Sequence[str], modules: Path) -> None:
    node = program("node", "bundle the pages for browsers")
    command = [node, modules / "esbuild" / "bin" / "esbuild", entry, f"--outfile={target}", *_FLAGS, *flags]
    run = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "NODE_PATH": str(modules)}
    )
    if run.returncode:
        raise ToolError(f"{entry.name} cannot be bundled:\n{run.stdout}{run.stderr}".rstrip())
