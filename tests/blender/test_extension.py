"""The extension as people install it: by Blender's own commands, with its own wheels, after a restart."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import bpy
import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = Path(bpy.utils.system_resource("SCRIPTS")) / "addons_core" / "bl_pkg" / "cli" / "blender_ext.py"

INSTALL = """
import sys, bpy, addon_utils
addon_utils.enable("bl_pkg")
done = bpy.ops.extensions.package_install_files(filepath=sys.argv[1], repo="user_default", enable_on_install=True)
assert done == {"FINISHED"}, done
"""
USE = """
import os, sys, bpy, addon_utils
assert addon_utils.enable("bl_ext.user_default.navspec", default_set=True)
assert bpy.ops.import_scene.navspec(filepath=sys.argv[1] + "/") == {"FINISHED"}
bpy.context.preferences.addons["bl_ext.user_default.navspec"].preferences.base = sys.argv[1]
assert bpy.ops.navspec.check() == {"FINISHED"}
assert bpy.ops.navspec.show_lanes() == {"FINISHED"}
assert bpy.ops.export_scene.navspec(directory=sys.argv[2]) == {"FINISHED"}
import awkward, jinja2, navspec, navspec_formats, numpy, scipy
for each in (navspec, navspec_formats, awkward, jinja2, scipy, numpy):
    print("came from", each.__name__, each.__file__)
addon_utils.disable("bl_ext.user_default.navspec")
assert not hasattr(bpy.types.Scene, "navspec_finding")
assert not [name for name in dir(bpy.types.Mesh) if name.startswith("navspec")]
# As a module, Blender 4.2 crashes when it is torn down after any property with a function was registered.
sys.stdout.flush()
os._exit(0)
"""


@pytest.fixture
def extension_archive() -> Path:
    """The newest extension that was built."""
    result = sorted((ROOT / "build" / "blender").glob("navspec-*-py311.zip"), key=lambda entry: entry.stat().st_mtime)
    assert result, "run `make blender-extension` first"
    return result[-1]


def run(script: str, *arguments: object, home: Path) -> str:
    """A Blender of its own, with other user files, that sees nothing of the repository."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    surroundings["BLENDER_USER_RESOURCES"] = str(home)
    command = [sys.executable, "-c", script, *map(str, arguments)]
    done = subprocess.run(command, env=surroundings, cwd=home, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_blender_finds_the_manifest_valid(extension_archive: Path) -> None:
    command = [sys.executable, COMMANDS, "validate", extension_archive]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_all_wheels_of_the_manifest_are_there(extension_archive: Path) -> None:
    with zipfile.ZipFile(extension_archive) as archive:
        manifest = tomllib.loads(archive.read("blender_manifest.toml").decode())
        existing = {name for name in archive.namelist() if name.startswith("wheels/")}
    assert {name.removeprefix("./") for name in manifest["wheels"]} == existing
    assert any(line.startswith("wheels/navspec-") for line in existing)
    assert not any(line.startswith("wheels/numpy-") for line in existing)


def test_it_is_installed_and_used_with_its_own_wheels(extension_archive: Path, city: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    run(INSTALL, extension_archive, home=home)
    message = run(USE, city, tmp_path / "out", home=home)
    lines = [line.removeprefix("came from ") for line in message.splitlines() if line.startswith("came from ")]
    places = dict(line.split(" ", 1) for line in lines)
    bundled = {name for name, path in places.items() if path.startswith(str(home))}
    assert bundled == {"navspec", "navspec_formats", "awkward", "jinja2", "scipy"}
    assert {path.name.lower(): path.read_bytes() for path in (tmp_path / "out").iterdir()} == {
        path.name.lower(): path.read_bytes() for path in city.iterdir()
    }
