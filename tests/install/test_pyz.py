"""The single file, run by a bare Python in an empty folder."""

from __future__ import annotations

import json
import os
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from install.conftest import DIST, HERE, Done, Run, pythons
from install.test_install import VERSION, works
from navspec_build.pyz import build

pytestmark = pytest.mark.timeout(900)

PYZ = DIST / "navspec.pyz"


@pytest.fixture
def navspec(tmp_path: Path) -> Path:
    """The file somewhere else, as it is downloaded."""
    return Path(shutil.copy(PYZ, tmp_path))


def test_it_works(navspec: Path, run: Run, city: Path, tmp_path: Path) -> None:
    """Also in several processes, and with the studio in it; only its own folder gets something."""

    def bare(*line: str | Path, status: int = 0) -> Done:
        return run(sys.executable, "-I", *line, status=status)

    works(bare, navspec, city)
    shared, single_file = (bare(navspec, "check", city, "--jobs", jobs, status=1).stdout for jobs in "21")
    assert shared == single_file
    assert sorted(path.name for path in tmp_path.iterdir()) == ["city", "navspec.pyz", "shiv", "work"]


@pytest.mark.skipif(os.name == "nt", reason="files do not say there what runs them")
def test_it_runs_by_itself(navspec: Path, run: Run) -> None:
    assert run(navspec, "--version").stdout == VERSION


def test_another_python_is_told_so(navspec: Path, run: Run) -> None:
    remaining = {version: path for version, path in pythons().items() if not sys.version.startswith(f"{version}.")}
    if not remaining:
        pytest.skip("there is no other Python from 3.11")
    for path in remaining.values():
        message = run(path, "-I", navspec, "--version", status=1).stderr
        assert message.startswith("navspec: this file is for c")
        assert message.endswith("; take the file for it, or pip install navspec\n")


def test_it_holds_no_traces() -> None:
    """Nothing in it tells where it was made, and it is the same wherever that is."""
    with zipfile.ZipFile(PYZ) as file:
        names = file.namelist()
        assert [name for name in names if "/tests/" in name or name.endswith(("direct_url.json", ".pyc"))] == []
        for name in (name for name in names if name.startswith("site-packages/navspec")):
            assert str(HERE).encode() not in file.read(name), name


def test_its_folder_leaves_room_for_that_of_a_user() -> None:
    """Windows has 260 characters for a path; shiv unpacks into a folder named by the file and the build."""
    with zipfile.ZipFile(PYZ) as file:
        longest = max(map(len, file.namelist()))
        build_id = json.loads(file.read("environment.json"))["build_id"]
    assert len(f"navspec-windows-python3.13.pyz_{build_id}.tmp\\") + longest < 180


def test_it_can_be_made_again(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    build(wheel, tmp_path / "again.pyz")
    assert (tmp_path / "again.pyz").read_bytes() == PYZ.read_bytes()
