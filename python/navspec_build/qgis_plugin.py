"""The QGIS plugin, as a folder and as a file to install."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from navspec.version import __version__
from navspec_build.paths import RepositoryLayout

NAME = "navspec_qgis"
"""Name of the plugin's folder, and of its source in `python/`."""


def build(layout: RepositoryLayout, target: Path) -> Path:
    """Make the folder of the plugin and its zip in a folder, and return the path of the zip."""
    folder = target / NAME
    shutil.rmtree(folder, ignore_errors=True)
    source = layout.root / "python" / NAME
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(layout.root / "LICENSE", folder)
    metadata = (source / "metadata.txt").read_text(encoding="utf-8")
    metadata = re.sub(r"^version=.*$", f"version={__version__}", metadata, flags=re.MULTILINE)
    (folder / "metadata.txt").write_text(metadata, encoding="utf-8")
    base = target / f"navspec-qgis-{__version__}"
    return Path(shutil.make_archive(str(base), "zip", target, NAME))
