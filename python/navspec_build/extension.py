"""The Blender extension as a file to install, with the wheels of navspec and of its dependencies."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from navspec.version import __version__
from navspec_build.paths import RepositoryLayout
from navspec_build.toolchain import ToolError

PLATFORMS = {
    "linux-x64": ("manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"),
    "macos-arm64": ("macosx_12_0_arm64",),
    "macos-x64": ("macosx_12_0_x86_64",),
    "windows-x64": ("win_amd64",),
}
"""Platforms by Blender's names, and the tags of wheels that fit them."""
PYTHONS = {"3.11": ("4.2.0", "5.1.0"), "3.13": ("5.1.0", "")}
"""The first Blender with a version of Python, and the first one after that; wheels fit only one version."""


def this_platform() -> str:
    """Return the platform of this machine, by Blender's name."""
    system = {"Darwin": "macos", "Linux": "linux", "Windows": "windows"}.get(platform.system(), platform.system())
    machine = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64"}.get(platform.machine().lower(), platform.machine())
    return f"{system}-{machine}"


def build(layout: RepositoryLayout, target: Path, *, system: str, python: str) -> Path:
    """Make the extension.

    Parameters
    ----------
    layout : Layout
        The repository.
    target : Path
        The folder for it.
    system, python : str
        One of `PLATFORMS` and one of `PYTHONS`.

    Returns
    -------
    Path
        The zip, to be installed from Blender's preferences.

    Raises
    ------
    ToolError
        The platform or version is unknown, or pip cannot get a wheel.
    """
    for value, choices, what in ((system, PLATFORMS, "platform"), (python, PYTHONS, "Python")):
        if value not in choices:
            raise ToolError(f"there is no extension for the {what} {value!r}; it can be {', '.join(choices)}")
    source = layout.root / "python" / "navspec_blender"
    archive_path = target / f"navspec-{__version__}-{system}-py{python.replace('.', '')}.zip"
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target) as folder:
        stage = Path(folder)
        wheels = _wheels(layout, source / "requirements.txt", stage / "wheels", PLATFORMS[system], python)
        for module in source.rglob("*.py"):
            (stage / module.relative_to(source)).parent.mkdir(exist_ok=True)
            shutil.copy(module, stage / module.relative_to(source))
        for document in (source / "README.md", layout.root / "LICENSE"):
            shutil.copy(document, stage)
        manifest = (source / "blender_manifest.toml").read_text(encoding="utf-8")
        (stage / "blender_manifest.toml").write_text(
            fill_manifest(manifest, [wheel.name for wheel in wheels], system, python), encoding="utf-8"
        )
        with zipfile.ZipFile(archive_path, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(stage.rglob("*")):
                if path.is_file():
                    archive.write(path, path.relative_to(stage).as_posix())
    return archive_path


def fill_manifest(manifest: str, wheels: Sequence[str], system: str, python: str) -> str:
    """Return a manifest with the version, the wheels, and the versions of Blender that fit them."""
    first, after = PYTHONS[python]
    lines = {
        "version": f'version = "{__version__}"',
        "blender_version_min": f'blender_version_min = "{first}"'
        + (f'\nblender_version_max = "{after}"' if after else ""),
        "wheels": "wheels = [\n" + "".join(f'    "./wheels/{wheel}",\n' for wheel in sorted(wheels)) + "]",
    }
    for name, line in lines.items():
        manifest, count = re.subn(rf"^{name} = .*$", line, manifest, flags=re.MULTILINE)
        if count != 1:
            raise ToolError(f"blender_manifest.toml: there has to be one line with {name}, not {count}")
    return re.sub(r"^wheels = ", f'platforms = ["{system}"]\nwheels = ', manifest, flags=re.MULTILINE)


def _wheels(layout: RepositoryLayout, wanted: Path, folder: Path, tags: Sequence[str], python: str) -> list[Path]:
    _pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, layout.root)
    fits = [option for tag in tags for option in ("--platform", tag)]
    only = ("--no-deps", "--only-binary=:all:", "--implementation", "cp", "--python-version", python)
    _pip("download", *only, *fits, "--dest", folder, "--requirement", wanted)
    return sorted(folder.glob("*.whl"))


def _pip(*arguments: str | Path) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolError(f"pip {arguments[0]} does not work:\n{done.stderr.strip()}")
