"""The wheel and the sdist, installed by pip, pipx and uv in fresh environments."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from install.conftest import DIST, Run, program, programs

pytestmark = pytest.mark.timeout(900)

VERSION = "navspec 0.1.0\n"
NO_STUDIO = "navspec: this needs starlette; install it with: "
ALL_MODULES = """
import importlib, json, pkgutil, sys
missing = {}
names = [each.name for package in ("navspec", "navspec_formats") for each in
         pkgutil.walk_packages(importlib.import_module(package).__path__, package + ".", onerror=lambda name: None)]
for name in names:
    if name == "navspec.__main__":
        continue
    try:
        importlib.import_module(name)
    except Exception as error:
        cause = error if isinstance(error, ModuleNotFoundError) else error.__cause__
        missing.setdefault(cause.name, []).append(name)
assert len(names) > 300, len(names)
print(json.dumps(missing))
"""


def works(run: Run, navspec: Path, city: Path) -> None:
    """The version, the formats, and the check of a city."""
    assert run(navspec, "--version").stdout == VERSION
    assert "gta_sa_paths" in run(navspec, "formats").stdout
    assert run(navspec, "check", city, status=1).stdout.endswith("\n64 files, 5 errors, 17 warnings, 1 info\n")
    assert "--no-browser" in run(navspec, "studio", "--help").stdout


def missing(run: Run, python: Path) -> dict[str, list[str]]:
    """Modules that cannot be imported, by what they lack."""
    return json.loads(run(python, "-I", "-c", ALL_MODULES).stdout)


def needs_studio(run: Run, navspec: Path) -> str:
    """The command that the studio proposes where its packages are missing."""
    message = run(navspec, "studio", "--no-browser", status=2).stderr
    assert message.startswith(NO_STUDIO)
    return message.removeprefix(NO_STUDIO).strip()


def test_pip(python: str, wheel: Path, run: Run, city: Path, tmp_path: Path) -> None:
    """What is declared is enough: every module can be imported, but for those that an extra is for."""
    environment = tmp_path / "environment"
    run(python, "-m", "venv", environment)
    inside = program(programs(environment), "python")
    run(inside, "-m", "pip", "install", wheel)
    navspec = program(programs(environment))
    works(run, navspec, city)
    proposed = needs_studio(run, navspec)
    lacking = missing(run, inside)
    assert set(lacking) == {"starlette", "yaml"}
    assert {name.split(".")[1] for name in lacking.pop("starlette")} == {"studio"}
    assert {name for names in lacking.values() for name in names if not name.startswith("navspec.spec.ksy")} == set()
    run(*shlex.split(proposed))
    assert set(missing(run, inside)) == {"yaml"}
    run(inside, "-m", "pip", "install", f"{wheel}[studio,spec]")
    assert missing(run, inside) == {}


def test_pipx(python: str, wheel: Path, run: Run, city: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "pipx", "install", "--python", python, wheel)
    navspec = program(tmp_path / "bin")
    run(sys.executable, "-m", *shlex.split(needs_studio(run, navspec)))
    works(run, navspec, city)


def test_uv(python: str, wheel: Path, run: Run, city: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "uv", "tool", "install", "--python", python, f"navspec @ {wheel.as_uri()}")
    navspec = program(tmp_path / "bin")
    run(sys.executable, "-m", *shlex.split(needs_studio(run, navspec)))
    works(run, navspec, city)


def test_the_sdist(run: Run, city: Path, tmp_path: Path) -> None:
    """With a build of its own, as where there is no wheel."""
    environment = tmp_path / "environment"
    run(sys.executable, "-m", "venv", environment)
    run(program(programs(environment), "python"), "-m", "pip", "install", next(DIST.glob("*.tar.gz")))
    works(run, program(programs(environment)), city)
