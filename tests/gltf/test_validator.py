"""Exported scenes under the validator of those who make the format."""

from __future__ import annotations

import json
import os
import subprocess
from importlib import import_module
from pathlib import Path

import pytest

import navspec
from browser.opening import lacking
from builders.gta_sa_paths import valid_city, write_files
from navspec_build.toolchain import ToolError, packages, program

TOOLS = Path(__file__).parent / "tools"


@pytest.fixture(scope="session")
def validator() -> list[str]:
    """The command that validates a file."""
    try:
        modules = packages("gltf-checks", TOOLS / "package.json", "the validator of glTF")
        return [
            program("node", "run the validator of glTF"),
            str(TOOLS / "validate.js"),
            str(modules / "gltf-validator"),
        ]
    except ToolError as error:
        lacking(str(error))
        raise


def issues(validator: list[str], path: Path) -> dict[str, int]:
    """How many messages there are of each severity that tells of a fault."""
    run = subprocess.run([*validator, path], capture_output=True, text=True, check=True)
    found = json.loads(run.stdout)
    return {name: found[name] for name in ("numErrors", "numWarnings")}


NONE = {"numErrors": 0, "numWarnings": 0}


@pytest.mark.parametrize("kind", ["source_nav", "source2_nav", "metroid_prime_path", "gta_iv_paths"])
def test_a_network_is_a_valid_scene(validator: list[str], kind: str, tmp_path: Path) -> None:
    builder = import_module(f"builders.{kind}")
    source = tmp_path / f"example.{extension_of(kind)}"
    source.write_bytes(builder.example())
    navspec.export(source, tmp_path / "made.glb")
    assert issues(validator, tmp_path / "made.glb") == NONE


def extension_of(kind: str) -> str:
    return next(format_.extensions[0] for format_ in navspec.formats() if format_.id == kind)


def test_a_city_is_a_valid_scene(validator: list[str], tmp_path: Path) -> None:
    write_files(tmp_path / "city", valid_city().files())
    navspec.export(tmp_path / "city", tmp_path / "made.glb")
    assert issues(validator, tmp_path / "made.glb") == NONE


def test_a_broken_scene_is_told(validator: list[str], tmp_path: Path) -> None:
    """The validator looks at what it is given."""
    write_files(tmp_path / "city", valid_city().files())
    navspec.export(tmp_path / "city", tmp_path / "made.glb")
    data = bytearray((tmp_path / "made.glb").read_bytes())
    at = data.index(b'"POSITION"')
    data[at : at + 10] = b'"POSITIVE"'
    (tmp_path / "made.glb").write_bytes(data)
    assert issues(validator, tmp_path / "made.glb")["numErrors"]


@pytest.mark.skipif("NAVSPEC_CORPUS" not in os.environ, reason="real files are not here")
def test_the_stock_set_is_a_valid_scene(validator: list[str], tmp_path: Path) -> None:
    navspec.export(Path(os.environ["NAVSPEC_CORPUS"]) / "gta_sa_paths" / "stock", tmp_path / "made.glb")
    assert issues(validator, tmp_path / "made.glb") == NONE
