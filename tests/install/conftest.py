"""What is published is installed as users do it: `make test-install` runs this, and no other run collects it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from builders.demo import damaged_city
from builders.gta_sa_paths import write_files

HERE = Path(__file__).parents[2]
DIST = HERE / "dist"
OLDEST = 11
HELD_BACK = ("PYTHON", "VIRTUAL_ENV", "NAVSPEC_", "PIPX_", "XDG_", "HOME", "USERPROFILE")

if not find_spec("shiv"):
    collect_ignore_glob = ["*.py"]


def pythons() -> dict[str, str]:
    """Every Python from 3.11 that is there, by its version: that of the tests, on the path, and those of pyenv."""
    roots = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    named = (shutil.which(f"python3.{minor}") for minor in range(OLDEST, 20))
    result: dict[str, str] = {}
    for path in [sys.executable, *sorted(map(str, roots.glob("3.*/bin/python"))), *filter(None, named)]:
        request = subprocess.run([path, "-V"], capture_output=True, text=True, check=False)
        version = re.match(r"Python 3\.(\d+)\.", request.stdout)
        if version and int(version[1]) >= OLDEST:
            result.setdefault(f"3.{version[1]}", path)
    return result


@pytest.fixture(params=pythons().items(), ids=lambda each: f"python{each[0]}")
def python(request: pytest.FixtureRequest) -> str:
    """A Python to install for."""
    return request.param[1]


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel that was built."""
    return next(DIST.glob("*.whl"))


@pytest.fixture(scope="session")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where what was downloaded once is found again."""
    return tmp_path_factory.mktemp("downloads")


Done = subprocess.CompletedProcess[str]
Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path, downloads: Path) -> Run:
    """Run a program in an empty folder, for a user who has nothing: another home, and no way to the repository."""
    environment = {name: value for name, value in os.environ.items() if not name.upper().startswith(HELD_BACK)}
    environment |= {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path), "UV_CACHE_DIR": str(downloads / "uv")}
    environment |= {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    environment |= {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    environment |= {
        "PIP_CACHE_DIR": str(downloads / "pip"),
        "UV_PYTHON_DOWNLOADS": "never",
        "SHIV_ROOT": str(tmp_path / "shiv"),
    }
    folder = tmp_path / "work"
    folder.mkdir()

    def invoke(*line: str | Path, status: int = 0) -> Done:
        done = subprocess.run(
            [str(argument) for argument in line],
            cwd=folder,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == status, (line, done.stdout[-2000:], done.stderr[-2000:])
        return done

    return invoke


@pytest.fixture
def city(tmp_path: Path) -> Path:
    """The city of `make demo`."""
    write_files(tmp_path / "city", damaged_city())
    return tmp_path / "city"


def program(folder: Path, name: str = "navspec") -> Path:
    """A program in a folder of them."""
    return folder / (f"{name}.exe" if os.name == "nt" else name)


def programs(environment: Path) -> Path:
    """The folder of programs in an environment."""
    return environment / ("Scripts" if os.name == "nt" else "bin")
