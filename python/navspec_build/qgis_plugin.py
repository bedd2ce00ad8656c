"""The QGIS plugin as a file to install."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

from navspec.version import __version__
from navspec_build.paths import RepositoryLayout

NAME = "navspec_qgis"
"""Name of the plugin's folder, and of its source in `python/`."""


def build(layout: RepositoryLayout, target: Path) -> Path:
    """Make the zip of the plugin in a folder, and return its path."""
    source = layout.root / "python" / NAME
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"navspec-qgis-{__version__}.zip"
    metadata = (source / "metadata.txt").read_text(encoding="utf-8")
    files = {"metadata.txt": re.sub(r"^version=.*$", f"version={__version__}", metadata, flags=re.MULTILINE)}
    files |= {module.name: module.read_text(encoding="utf-8") for module in sorted(source.glob("*.py"))}
    files["LICENSE"] = (layout.root / "LICENSE").read_text(encoding="utf-8")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(f"{NAME}/{name}", text)
    return path
