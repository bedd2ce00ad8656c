"""`generated/MANIFEST.json`: inputs, compiler and outputs of a run, with their hashes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from navspec import __version__
from navspec.spec import ksy
from navspec_build.compiler import CALLS
from navspec_build.paths import RepositoryLayout
from navspec_build.surface import collect_surfaces
from navspec_build.toolchain import JARS, VERSION

NAME = "generated/MANIFEST.json"


def inputs(layout: RepositoryLayout) -> dict[str, Any]:
    """Return everything that the output depends on: version, compiler, flags, this package, specs and the texts beside
    them.

    The visible parts of specs are recorded to compare them with later ones. The rules on the pages are code:
    `docs.is_current` compares the pages themselves.
    """
    texts = filter(Path.is_file, map(layout.text_of, layout.specs))  # lint and the pages require all of them
    files = [*layout.specs, *layout.imported, layout.changelog, layout.license, *layout.test_specs, *texts]
    return {
        "version": __version__,
        "compiler": {
            "name": "kaitai-struct-compiler",
            "version": VERSION,
            "jars": {jar.file: jar.sha256 for jar in JARS},
            "calls": [" ".join(call) for call in CALLS],
        },
        "builder": _builder_hash(),
        "specs": collect_surfaces(layout.specs),
        "web": {layout.relative(path): _sha256(path) for path in layout.web_sources},
        "inputs": {layout.relative(path): _sha256(path) for path in files},
    }


def outputs(root: Path, files: Iterable[Path]) -> dict[str, str]:
    """Return the hashes of files by their names below `root`."""
    return {name: _sha256(root / name) for name in sorted(path.relative_to(root).as_posix() for path in files)}


def write(path: Path, made_from: Mapping[str, Any], hashes: Mapping[str, str]) -> None:
    """Write the manifest."""
    path.write_text(json.dumps({**made_from, "outputs": hashes}, indent=1) + "\n", encoding="utf-8")


def is_current(layout: RepositoryLayout, made_from: Mapping[str, Any], files: Iterable[Path]) -> bool:
    """Return whether the manifest in the checkout records the same inputs, and exactly the present files."""
    path = layout.root / NAME
    return read(layout) == {**made_from, "outputs": outputs(layout.root, (file for file in files if file != path))}


def read(layout: RepositoryLayout) -> dict[str, Any]:
    """Return the manifest in the checkout; empty where there is none that can be read."""
    try:
        return dict(json.loads((layout.root / NAME).read_text(encoding="utf-8")))
    except (FileNotFoundError, ValueError):
        return {}


def _builder_hash() -> str:
    """Return one hash over the modules and templates that make output; both lints make none, and are packages of their
    own.
    """
    total = hashlib.sha256()
    package = Path(__file__).parent
    specs = Path(ksy.__file__).parent
    made_of = [
        *package.glob("*.py"),
        *(path for path in (package / "packages").rglob("*") if path.is_file()),
        *specs.glob("*.py"),
    ]
    for path in sorted(path for path in made_of if "__pycache__" not in path.parts):
        total.update(f"{path.relative_to(package.parent).as_posix()} {_sha256(path)}\n".encode())
    return total.hexdigest()


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
