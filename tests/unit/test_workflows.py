"""The workflows of the host: what they run is there, with no more rights than it needs."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import navspec
from navspec_build.paths import HERE

FOLDER = HERE.root / ".github" / "workflows"
PINNED = re.compile(r"[\w.-]+/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
WORKFLOWS = sorted(FOLDER.glob("*.yml"), key=lambda path: path.name)


def jobs(path: Path) -> dict[str, Any]:
    return yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]


def lines(path: Path) -> Iterator[list[str]]:
    """Every line that a workflow runs, as words."""
    for job in jobs(path).values():
        for step in job.get("steps", ()):
            yield from (shlex.split(line) for line in step.get("run", "").splitlines())


def test_their_host_takes_them() -> None:
    line = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.github-workflows",
        *map(str, WORKFLOWS),
    ]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_they_run_is_there(path: Path) -> None:
    makefile = (HERE.root / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([\w-]+):", makefile, re.MULTILINE))
    for words in lines(path):
        if words[0] == "make":
            assert set(words[1:]) <= targets, words
        if words[:2] == ["python", "-m"] and words[2].startswith("navspec_build"):
            assert (HERE.root / "python" / words[2].replace(".", "/")).with_suffix(".py").is_file(), words
        for word in words:
            if word.startswith(("tests/", "requirements", "python/", ".ci/")):
                assert (HERE.root / word).exists(), words


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_they_may_do_no_more_than_they_must(path: Path) -> None:
    """Only single jobs may write, what others have made is pinned, and nothing from outside gets into a command."""
    text = path.read_text(encoding="utf-8")
    assert yaml.safe_load(text)["permissions"] == {"contents": "read"}
    used = re.findall(r"uses: (.*)", text)
    assert [each for each in used if not each.startswith("./") and not PINNED.fullmatch(each)] == []
    assert all((HERE.root / each).is_file() for each in used if each.startswith("./"))
    run = "\n".join(step.get("run", "") for job in jobs(path).values() for step in job.get("steps", ()))
    assert {each.partition(".")[0] for each in re.findall(r"\$\{\{ *([\w.]+)", run)} <= {"matrix"}
    for name, job in jobs(path).items():
        assert "uses" in job or job["timeout-minutes"] <= 90, name
        assert {*([job["needs"]] if "needs" in job else [])} <= set(jobs(path)), name


def test_rights_of_a_release() -> None:
    found = {name: job.get("permissions", {}) for name, job in jobs(FOLDER / "release.yml").items()}
    assert found == {
        "version": {},
        "install": {},
        "attest": {"attestations": "write", "contents": "read", "id-token": "write"},
        "publish": {"id-token": "write"},
        "release": {"contents": "write"},
    }
    order = [job.get("needs") for job in jobs(FOLDER / "release.yml").values()]
    assert order == [None, "version", "install", "attest", "publish"]


def test_all_systems_and_versions() -> None:
    matrix = jobs(FOLDER / "install.yml")["install"]["strategy"]["matrix"]
    assert {each["system"]: each["runner"].partition("-")[0] for each in matrix["include"]} == {
        "linux": "ubuntu", "windows": "windows", "macos": "macos",
    }  # fmt: skip
    assert matrix["system"] == ["linux", "windows", "macos"]
    assert matrix["python"] == [f"3.{minor}" for minor in range(11, 15)]


def test_the_version_is_where_the_release_looks() -> None:
    text = (HERE.root / "python" / "navspec" / "version.py").read_text(encoding="utf-8")
    assert f'__version__ = "{navspec.__version__}"' in text.splitlines()
