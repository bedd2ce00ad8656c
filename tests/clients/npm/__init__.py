"""The package for npm, driven from Python."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from navspec_build import npm
from navspec_build.paths import HERE

PACKAGE = HERE.root / npm.FOLDER
GUESSED = {
    "PRIME_VERSION_LAYOUT-fail-c",
    "PRIME_PADDING_LENGTH-pass-b",
    "SA_PATHS_INTERSECTIONS_SHIFTED-fail-a",
}
"""Samples that can be read in two ways, of which the family chooses the other one than the spec."""


def run_script(node: str, script: str, folder: Path, jobs: Sequence[Any], *more: str) -> list[dict[str, Any]]:
    """Run jobs in one process of a script here, with more arguments; return its lines."""
    (folder / "jobs.json").write_text(json.dumps(jobs), encoding="utf-8")
    command = [node, Path(__file__).parent / script, PACKAGE, folder / "jobs.json", *more]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return [json.loads(line) for line in run.stdout.splitlines()]


def drive(node: str, folder: Path, jobs: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Run jobs in one process; see the driver."""
    return run_script(node, "drive.mjs", folder, jobs)
