"""Tests in a QGIS without a screen: `make test-qgis` runs them with the QGIS of the system."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.opening import lacking

PYTHON = os.environ.get("QGIS_PYTHON", "/usr/bin/python3")
STEPS = Path(__file__).with_name("steps.py")


@pytest.fixture(scope="session")
def qgis_python() -> str:
    """The Python that QGIS belongs to."""
    try:
        run = subprocess.run([PYTHON, "-c", "import qgis.core"], capture_output=True, check=False, env=_environment())
        is_there = run.returncode == 0
    except OSError:
        is_there = False
    if not is_there:
        lacking(
            f"{PYTHON} has no QGIS: apt-get install --no-install-recommends python3-qgis, or name one as QGIS_PYTHON"
        )
    return PYTHON


@pytest.fixture
def step(qgis_python: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., dict[str, Any]]:
    """Do a step of `steps.py` in a folder of its own, with a profile of its own."""
    monkeypatch.chdir(tmp_path)
    environment = {
        **_environment(),
        "QGIS_CUSTOM_CONFIG_PATH": str(tmp_path / "profile"),
        "XDG_RUNTIME_DIR": str(tmp_path),
    }

    def do(name: str, **order: Any) -> dict[str, Any]:
        run = subprocess.run(
            [qgis_python, str(STEPS), name],
            input=json.dumps(order),
            capture_output=True,
            text=True,
            check=False,
            timeout=100,
            env=environment,
        )
        assert run.returncode == 0, run.stderr
        result: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
        return result

    return do


def _environment() -> dict[str, str]:
    """The environment without what leads to modules of another Python."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
